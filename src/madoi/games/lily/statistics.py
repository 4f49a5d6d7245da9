"""Statistics of a finished duel: its end, who went first, battles, skills, cards played, and their share of
the wins."""

from __future__ import annotations

from typing import Final

from madoi.core.capabilities import Statistics
from madoi.core.event import Event, Outcome
from madoi.core.settings import Settings
from madoi.games.lily.cards.card_facts import NO_COLOR
from madoi.games.lily.data_types import CardPhrase
from madoi.games.lily.events import ENDINGS, Happened
from madoi.games.lily.settings import LilySettings

_BATTLES: Final = {
    "lily-attacked": "attacks",
    "lily-sange": "sange",
    "lily-coupling-counter": "coupling-counter",
    "lily-critical": "critical",
    "lily-blocked": "block",
    "lily-defeated": "defeated",
    "lily-stays": "leader-stays",
    "lily-skill": "skills",
    "lily-refreshed": "refresh",
}
_COMPARED: Final = {
    "lily-attacked": "attacks",
    "lily-coupled": "couplings",
    "lily-coupled-down": "couplings",
    "lily-levelled": "level-ups",
    "lily-critical": "criticals",
    "lily-sange": "sange",
    "lily-event-played": "events",
    "lily-blocked": "blocks",
}
"""What the player who does it more often is asked about."""
_LENGTHS: Final = ["1 to 5", "6 to 8", "9 to 12", "13 and more"]


_COLOURS: Final = ["#24568f", "#37313f", "#a9223f"]
"""Of the houses, in the order of `COLORS`, as the web client draws them (web/src/games/lily/tints.css)."""


class LilyStatistics(Statistics):
    """One finished duel in numbers."""

    def collect(self, settings: Settings, events: list[Event], outcome: Outcome) -> dict[str, float]:
        assert isinstance(settings, LilySettings)
        return _collect(settings, events, outcome)

    def row_name(self, settings: Settings, table: str, row: str) -> CardPhrase | None:
        assert isinstance(settings, LilySettings)
        number = settings.pool.number_of.get(row, -1)
        return settings.pool.cards[number].phrase() if table == "cards" and number >= 0 else None

    def row_colour(self, settings: Settings, table: str, row: str) -> str:
        assert isinstance(settings, LilySettings)
        number = settings.pool.number_of.get(row, -1) if table == "cards" else -1
        color = settings.pool.cards[number].color if number >= 0 else NO_COLOR
        return "" if color == NO_COLOR else _COLOURS[color]


def _collect(settings: LilySettings, events: list[Event], outcome: Outcome) -> dict[str, float]:
    """Rows that did not occur are there with 0, so that means over many duels are right."""
    found = _nothing(settings)
    first = 0
    turns = 0
    played: list[dict[str, int]] = [{}, {}]
    for event in events:
        if not isinstance(event, Happened):
            continue
        if event.kind in _BATTLES:
            found[f"battles/{_BATTLES[event.kind]}/times"] += 1.0
        if event.kind == "lily-first":
            first = event.seat
        elif event.kind == "lily-turn":
            turns = event.number
        elif event.kind in ("lily-won", "lily-drawn"):
            if event.rule in ENDINGS:  # a conceded duel has no ending by the book
                found[f"endings/{ENDINGS[event.rule]}/games"] = 1.0
        elif event.kind in ("lily-deployed", "lily-levelled", "lily-event-played", "lily-potential-used"):
            id = settings.pool.cards[event.card].id
            played[event.seat][id] = played[event.seat].get(id, 0) + 1
    each = (turns + 1) // 2
    found["length/turns/each"] = float(each)
    for name, least, most in zip(_LENGTHS, (0, 6, 9, 13), (5, 8, 12, 10_000), strict=True):
        found[f"lengths/{name}/games"] = 1.0 if least <= each <= most else 0.0
    found["first/first/wins"] = outcome.shares[first]
    found["first/second/wins"] = outcome.shares[1 - first]
    for seat in (0, 1):
        for id, number in played[seat].items():
            row = f"cards/{id}"
            found[f"{row}/times"] += number
            found[f"{row}/seats"] += 1.0
            found[f"{row}/won"] += number * outcome.shares[seat]
    _compare(found, events, outcome)
    return found


def _compare(found: dict[str, float], events: list[Event], outcome: Outcome) -> None:
    """Who did something more often than the other player, and their share of the win."""
    done: list[dict[str, int]] = [{}, {}]
    for event in events:
        if isinstance(event, Happened) and event.kind in _COMPARED and event.seat >= 0:
            what = _COMPARED[event.kind]
            done[event.seat][what] = done[event.seat].get(what, 0) + 1
    for what in dict.fromkeys(_COMPARED.values()):
        counts = [side.get(what, 0) for side in done]
        more = 0 if counts[0] > counts[1] else 1
        level = counts[0] == counts[1]
        found[f"more/{what}/times"] = 0.0 if level else 1.0
        found[f"more/{what}/won"] = 0.0 if level else outcome.shares[more]


def _nothing(settings: LilySettings) -> dict[str, float]:
    """All rows, before anything has happened."""
    found: dict[str, float] = {f"endings/{name}/games": 0.0 for name in ENDINGS.values()}
    for name in _BATTLES.values():
        found[f"battles/{name}/times"] = 0.0
    for card in sorted({card for deck in settings.decks for card in deck.cards + deck.potentials}):
        for measure in ("times", "seats", "won"):
            found[f"cards/{settings.pool.cards[card].id}/{measure}"] = 0.0
    return found
