"""Statistics of a finished game of Kasane: yaku, cards taken, length of the rows, who began, and their share
of the wins."""

from __future__ import annotations

from typing import Final

from madoi.core.capabilities import Statistics
from madoi.core.event import Event, Outcome
from madoi.core.settings import Settings
from madoi.games.kasane.events import ColourBonus, Made, Started, Took, TookPlusOne
from madoi.games.kasane.rules.cards import NUMBERS, PLUS_ONE, TURNS_EACH
from madoi.games.kasane.rules.yaku import IDS
from madoi.games.kasane.settings import KasaneSettings

_COLOURS: Final = {
    "+1": "#f3ecdc",
    "1": "#cc4420",
    "2": "#ec8b33",
    "3": "#f5cf45",
    "4": "#b4cf52",
    "5": "#3d8b5c",
    "6": "#a4d4e6",
    "7": "#2d68a4",
    "8": "#c9b3e2",
    "9": "#6b3a94",
}
"""Of the cards, as the web client draws them (web/src/games/kasane/card-colours.ts)."""


class KasaneStatistics(Statistics):
    """Rows that did not occur are there with 0, so that means over many games are right."""

    def collect(self, settings: Settings, events: list[Event], outcome: Outcome) -> dict[str, float]:
        assert isinstance(settings, KasaneSettings)
        count = _Count(settings, outcome)
        for event in events:
            count.see(event)
        count.close()
        return count.found

    def row_colour(self, settings: Settings, table: str, row: str) -> str:
        return _COLOURS.get(row, "") if table == "cards" else ""


class _Count:
    def __init__(self, settings: KasaneSettings, outcome: Outcome) -> None:
        self.settings = settings
        self.outcome = outcome
        self.start = 0
        self.rows = [0] * settings.seats
        self.makers: set[str] = set()
        self.found: dict[str, float] = {}
        for cell in settings.point_table.cells:
            row = f"yaku/{IDS[cell.yaku]} {cell.count}"
            self.found[f"{row}/times"] = 0.0
            self.found[f"{row}/seats"] = 0.0
            self.found[f"{row}/won"] = 0.0
            self.found[f"{row}/points"] = 0.0
        for number in NUMBERS:
            self._nothing(f"cards/{number}")
        self._nothing("cards/+1")
        # Only a robe of nothing but +1 cards has no colour.
        fewest = 0 if settings.deck.count(PLUS_ONE) >= settings.row_for_bonus else 1
        for number in range(fewest, len(NUMBERS) + 1):
            self._nothing(f"colours/{number}")
        for length in range(TURNS_EACH + 1):
            self._nothing(f"robes/{length}")

    def _nothing(self, row: str) -> None:
        self.found[f"{row}/times"] = 0.0
        self.found[f"{row}/won"] = 0.0

    def _did(self, row: str, seat: int) -> None:
        self.found[f"{row}/times"] += 1.0
        self.found[f"{row}/won"] += self.outcome.shares[seat]

    def see(self, event: Event) -> None:
        if isinstance(event, Took):
            self._did(f"cards/{event.card}", event.seat)
        elif isinstance(event, TookPlusOne):
            self._did("cards/+1", event.seat)
            self.rows[event.seat] += 1
        elif isinstance(event, Made):
            row = f"yaku/{IDS[event.yaku]} {len(event.cards)}"
            self._did(row, event.seat)
            self.found[f"{row}/points"] += event.points
            maker = f"{event.seat} {row}"
            if maker not in self.makers:
                self.makers.add(maker)
                self.found[f"{row}/seats"] += 1.0
            self.rows[event.seat] += len(event.cards) - int(event.join)
        elif isinstance(event, ColourBonus):
            self._did(f"colours/{event.colours}", event.seat)
        elif isinstance(event, Started):
            self.start = event.seat

    def close(self) -> None:
        """What only the end tells."""
        seats = self.settings.seats
        for seat in range(seats):
            length = self.rows[seat]
            self.found[f"robe/seat {seat + 1}/cards"] = float(length)
            self.found[f"robe/seat {seat + 1}/enough"] = float(length >= self.settings.row_for_bonus)
            self.found[f"robe/seat {seat + 1}/twelve"] = float(length == TURNS_EACH)
            self._did(f"robes/{length}", seat)
        for place in range(seats):
            seat = (self.start + place) % seats
            self.found[f"order/{place + 1}/wins"] = self.outcome.shares[seat]
            self.found[f"order/{place + 1}/points"] = self.outcome.points[seat]
