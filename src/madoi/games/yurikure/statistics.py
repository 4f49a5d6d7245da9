"""Statistics of a finished game of Yuri-Kure: its end, actions, deciding pairs, orientations, support and
control."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from madoi.core.capabilities import Statistics
from madoi.core.event import Event, Outcome
from madoi.core.refusal import Facts
from madoi.core.settings import Settings
from madoi.games.yurikure.events import CoupleChanged, Happened, PairChanged, Revealed, Rolled, Supported
from madoi.games.yurikure.rules.girls import GIRL_KEYS, GIRLS
from madoi.games.yurikure.rules.orientations import ORIENTATIONS
from madoi.games.yurikure.rules.scoring import girls_of
from madoi.games.yurikure.settings import YurikureSettings

_ENDINGS: Final = ("fated", "polygamy", "nine-turns")
_ACTIONS: Final = ("approach", "confess", "love", "nothing")
_DICE: Final = {
    "yurikure-confession-die": "confession",
    "yurikure-couple-die": "couple",
    "yurikure-kiss-die": "kiss",
}
_ORIENTATION: Final = "@yurikure-orientation-"
_MOST_FAVOR: Final = 6
_MOST_PAIRS: Final = 8
"""Players who support more pairs than this are counted with it."""


_COLOURS: Final = {
    "akane": "#bf3b46",
    "shirakaba": "#f7f3ea",
    "kuroki": "#332d38",
    "tsuge": "#e3b23c",
    "murafuji": "#7a559f",
    "midorino": "#3f7f4c",
    "sorai": "#74bde0",
    "haila": "#85888f",
    "momozono": "#ee93b1",
}
"""Of the girls, as the web client draws them (web/src/games/yurikure/girls.ts)."""


class YurikureStatistics(Statistics):
    """Rows that did not occur are there with 0, so that means over many games are right."""

    def collect(self, settings: Settings, events: list[Event], outcome: Outcome) -> dict[str, float]:
        assert isinstance(settings, YurikureSettings)
        count = _Count(settings)
        for event in events:
            count.see(event)
        count.close(outcome)
        return count.found

    def row_name(self, settings: Settings, table: str, row: str) -> Facts | None:
        if table != "pair":
            return None
        one, _, other = row.partition(" ")
        return {"key": "yurikure-pair", "one": f"@yurikure-girl-{one}", "other": f"@yurikure-girl-{other}"}

    def row_colour(self, settings: Settings, table: str, row: str) -> str:
        return _COLOURS.get(row, "") if table == "girl" else ""


class _Count:
    def __init__(self, settings: YurikureSettings) -> None:
        circle = settings.circle
        self.settings = settings
        self.circle = circle
        self.revealed = [0] * settings.seats
        self.support = [[0] * circle.pairs for _ in range(settings.seats)]
        self.drafts: list[list[Supported]] = [[] for _ in range(settings.seats)]
        self.favor = [0] * circle.pairs  # the greatest each pair ever had
        self.formed = [0] * circle.pairs
        self.broken = [0] * circle.pairs
        self.deciding: list[int] = []
        self.holders: dict[str, list[int]] = {}
        self.virtual = -1
        self.acting = "nothing"
        self.turn = 0
        self.found: dict[str, float] = {}
        for ending in _ENDINGS:
            self.found[f"endings/{ending}/games"] = 0.0
        for turn in range(1, settings.turns + 1):
            self.found[f"last-turn/{turn}/games"] = 0.0
        for action in _ACTIONS:
            self.found[f"actions/{action}/done"] = 0.0
        for action in ("confess", "love"):
            self.found[f"actions/{action}/couples"] = 0.0
        for die in _DICE.values():
            self.found[f"dice/{die}/rolled"] = 0.0
        for what in ("by-favor", "broke-up", "kissed", "failed-to-kiss"):
            self.found[f"couples/{what}/times"] = 0.0
        for favor in range(_MOST_FAVOR + 1):
            self.found[f"favor/{favor}/pairs"] = 0.0
            self.found[f"favor/{favor}/deciding"] = 0.0
        for row in [f"spread/{pairs}" for pairs in range(1, _MOST_PAIRS + 1)]:
            self.found[f"{row}/times"] = 0.0
            self.found[f"{row}/won"] = 0.0

    def see(self, event: Event) -> None:
        if isinstance(event, Revealed):
            self.revealed[event.seat] += event.value - event.before
        elif isinstance(event, Rolled):
            self.found[f"dice/{_DICE[event.kind]}/rolled"] += 1.0
        elif isinstance(event, PairChanged):
            if event.kind == "yurikure-favor":
                self.favor[event.pair] = max(self.favor[event.pair], event.after)
        elif isinstance(event, CoupleChanged):
            self._see_couple(event)
        elif isinstance(event, Supported):
            if event.pair < 0:
                self.drafts[event.seat].clear()
            else:
                self.drafts[event.seat].append(event)
        elif isinstance(event, Happened):
            self._see_happening(event)

    def _see_couple(self, event: CoupleChanged) -> None:
        if event.kind == "yurikure-couple":
            by_action = event.rule == "YK-5.5"
            self.found[f"actions/{self.acting}/couples" if by_action else "couples/by-favor/times"] += 1.0
            self.formed[event.pair] += 1
        elif event.kind == "yurikure-broke-up":
            self.found["couples/broke-up/times"] += 1.0
            self.broken[event.pair] += 1
        elif event.kind in ("yurikure-sworn", "yurikure-fated"):
            self.found["couples/kissed/times"] += 1.0
        else:
            self.found["couples/failed-to-kiss/times"] += 1.0

    def _see_happening(self, event: Happened) -> None:
        facts: Mapping[str, object] = event.facts
        if event.kind == "yurikure-final-action":
            self.acting = str(facts["text"]).partition(" ")[0]
            self.found[f"actions/{self.acting}/done"] += 1.0
        elif event.kind == "yurikure-handed-in":
            seat = facts["seat"]
            assert isinstance(seat, int)
            for draft in self.drafts[seat]:
                self.support[seat][draft.pair] += draft.value
            self.drafts[seat].clear()
        elif event.kind == "yurikure-virtual":
            virtual = facts["seat"]
            assert isinstance(virtual, int)
            self.virtual = virtual
        elif event.kind == "yurikure-orientation":
            named = facts["orientations"]
            assert isinstance(named, list)
            for name in named:
                holders = self.holders.setdefault(str(name).removeprefix(_ORIENTATION), [])
                holders.append(GIRL_KEYS.index(str(facts["girl"])))
        elif event.kind.startswith("yurikure-ending-"):
            self._see_ending(event.kind.removeprefix("yurikure-ending-"), facts["turn"], facts["pairs"])

    def _see_ending(self, ending: str, turn: object, pairs: object) -> None:
        assert isinstance(turn, int)
        assert isinstance(pairs, list)
        self.turn = turn
        self.found[f"endings/{ending}/games"] = 1.0
        self.found[f"last-turn/{turn}/games"] = 1.0
        for pair in pairs:
            one, other = str(pair["one"]), str(pair["other"])
            self.deciding.append(self.circle.pair(GIRL_KEYS.index(one), GIRL_KEYS.index(other)))

    def close(self, outcome: Outcome) -> None:
        """What only the end tells."""
        self.found["length/turns/mean"] = float(self.turn)
        self._players(outcome)
        self._order(outcome)
        self._girls()
        self._pairs(outcome)
        self._orientations()
        self._favor()
        self._spread(outcome)
        self._control(outcome)

    def _favor(self) -> None:
        """How many pairs had this favor at most, and how many of them decided the game."""
        for pair, favor in enumerate(self.favor):
            row = f"favor/{min(favor, _MOST_FAVOR)}"
            self.found[f"{row}/pairs"] += 1.0
            self.found[f"{row}/deciding"] += 1.0 if pair in self.deciding else 0.0

    def _spread(self, outcome: Outcome) -> None:
        """Players by the number of pairs they supported."""
        for seat, support in enumerate(self.support):
            pairs = len([points for points in support if points])
            if pairs:
                row = f"spread/{min(pairs, _MOST_PAIRS)}"
                self.found[f"{row}/times"] += 1.0
                self.found[f"{row}/won"] += outcome.shares[seat]

    def _control(self, outcome: Outcome) -> None:
        """Players who revealed the most control of all, and the least; those who are level count alike."""
        for name, total in (("most", max(self.revealed)), ("least", min(self.revealed))):
            seats = [seat for seat, revealed in enumerate(self.revealed) if revealed == total]
            self.found[f"control/{name}/times"] = float(len(seats))
            self.found[f"control/{name}/won"] = sum([outcome.shares[seat] for seat in seats])

    def _players(self, outcome: Outcome) -> None:
        """Of those who share the win and of the others, on average: support that counted, control shown."""
        for group, won in (("winners", True), ("others", False)):
            seats = [seat for seat, share in enumerate(outcome.shares) if (share > 0) == won]
            many = max(1, len(seats))
            support = sum([outcome.points[seat] for seat in seats]) / many
            self.found[f"players/{group}/support"] = support
            self.found[f"players/{group}/revealed"] = sum([self.revealed[seat] for seat in seats]) / many

    def _order(self, outcome: Outcome) -> None:
        """From the virtual controller on (YK-2.6); the open procedure has none."""
        if self.virtual >= 0:
            seats = self.settings.seats
            for place in range(seats):
                share = outcome.shares[(self.virtual + place) % seats]
                self.found[f"order/{place + 1}/wins"] = share

    def _girls(self) -> None:
        deciding = girls_of(self.circle, self.deciding)
        for girl in range(self.circle.girls):
            row = f"girl/{GIRLS[girl]}"
            self.found[f"{row}/decided"] = 1.0 if girl in deciding else 0.0
            self.found[f"{row}/formed"] = float(self._of_girl(self.formed, girl))

    def _of_girl(self, counts: list[int], girl: int) -> int:
        return sum([counts[pair] for pair in self.circle.with_girl[girl]])

    def _pairs(self, outcome: Outcome) -> None:
        """A pair is played by those who support it."""
        for pair in range(self.circle.pairs):
            row = f"pair/{GIRLS[self.circle.first[pair]]} {GIRLS[self.circle.second[pair]]}"
            points = 0
            times = 0
            won = 0.0
            for seat in range(self.settings.seats):
                support = self.support[seat][pair]
                if support:
                    points += support
                    times += 1
                    won += outcome.shares[seat]
            self.found[f"{row}/times"] = float(times)
            self.found[f"{row}/won"] = won
            self.found[f"{row}/support"] = float(points)
            self.found[f"{row}/formed"] = float(self.formed[pair])
            self.found[f"{row}/decided"] = 1.0 if pair in self.deciding else 0.0

    def _orientations(self) -> None:
        """Of the girls who have it, on average."""
        if not self.holders:
            return
        deciding = girls_of(self.circle, self.deciding)
        self.holders["all"] = list(range(self.circle.girls))
        for name in [orientation.name for orientation in ORIENTATIONS] + ["all"]:
            holders = self.holders.get(name, [])
            if holders:
                many = len(holders)
                decided = len([girl for girl in holders if girl in deciding])
                formed = sum([self._of_girl(self.formed, girl) for girl in holders])
                broken = sum([self._of_girl(self.broken, girl) for girl in holders])
                self.found[f"orientation/{name}/decided"] = decided / many
                self.found[f"orientation/{name}/formed"] = formed / many
                self.found[f"orientation/{name}/broken"] = broken / many
