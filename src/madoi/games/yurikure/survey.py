"""One ended game of Yuri-Kure in numbers: how and when it ended, what girls did and how that went, and how
support and revealed control relate to winning."""

from __future__ import annotations

from typing import Final

from madoi.core.game import Event, Outcome
from madoi.games.yurikure.events import CoupleChanged, Happened, Revealed, Rolled
from madoi.games.yurikure.settings import TURNS, YurikureSettings

_ENDINGS: Final = ("fated", "polygamy", "nine-turns")
_ACTIONS: Final = ("approach", "confess", "love", "nothing")
_DICE: Final = {
    "yurikure-confession-die": "confession",
    "yurikure-couple-die": "couple",
    "yurikure-kiss-die": "kiss",
}


def survey(settings: YurikureSettings, events: list[Event], outcome: Outcome) -> dict[str, float]:
    """Rows that did not occur are there with 0, so that means over many games are right."""
    count = _Count(settings.seats)
    for event in events:
        count.see(event)
    return count.found | _players(count.revealed, outcome)


class _Count:
    def __init__(self, seats: int) -> None:
        self.revealed = [0] * seats
        self.acting = "nothing"
        self.found: dict[str, float] = {}
        for ending in _ENDINGS:
            self.found[f"endings/{ending}/games"] = 0.0
        for turn in range(1, TURNS + 1):
            self.found[f"last-turn/{turn}/games"] = 0.0
        for action in _ACTIONS:
            self.found[f"actions/{action}/done"] = 0.0
        for action in ("confess", "love"):
            self.found[f"actions/{action}/couples"] = 0.0
        for die in _DICE.values():
            self.found[f"dice/{die}/rolled"] = 0.0
        for what in ("by-favor", "broke-up", "kissed", "failed-to-kiss"):
            self.found[f"couples/{what}/times"] = 0.0

    def see(self, event: Event) -> None:
        if isinstance(event, Revealed):
            self.revealed[event.seat] += event.value - event.before
        elif isinstance(event, Rolled):
            self.found[f"dice/{_DICE[event.kind]}/rolled"] += 1.0
        elif isinstance(event, CoupleChanged):
            self._see_couple(event)
        elif isinstance(event, Happened):
            self._see_happening(event)

    def _see_couple(self, event: CoupleChanged) -> None:
        if event.kind == "yurikure-couple":
            by_action = event.rule == "YK-5.5"
            self.found[f"actions/{self.acting}/couples" if by_action else "couples/by-favor/times"] += 1.0
        elif event.kind == "yurikure-broke-up":
            self.found["couples/broke-up/times"] += 1.0
        elif event.kind in ("yurikure-sworn", "yurikure-fated"):
            self.found["couples/kissed/times"] += 1.0
        else:
            self.found["couples/failed-to-kiss/times"] += 1.0

    def _see_happening(self, event: Happened) -> None:
        if event.kind.startswith("yurikure-ending-"):
            self.found[f"endings/{event.kind.removeprefix('yurikure-ending-')}/games"] = 1.0
            self.found[f"last-turn/{event.facts['turn']}/games"] = 1.0
        elif event.kind == "yurikure-final-action":
            self.acting = str(event.facts["text"]).partition(" ")[0]
            self.found[f"actions/{self.acting}/done"] += 1.0


def _players(revealed: list[int], outcome: Outcome) -> dict[str, float]:
    """Of those who share the win and of the others, on average: support that counted, control shown."""
    found: dict[str, float] = {}
    for group, won in (("winners", True), ("others", False)):
        seats = [seat for seat, share in enumerate(outcome.shares) if (share > 0) == won]
        many = max(1, len(seats))
        found[f"players/{group}/support"] = sum([outcome.points[seat] for seat in seats]) / many
        found[f"players/{group}/revealed"] = sum([revealed[seat] for seat in seats]) / many
    return found
