"""One ended game of Kasane in numbers: every yaku made, and how far the robes grew."""

from __future__ import annotations

from madoi.core.game import Event, Outcome
from madoi.games.kasane.cards import TURNS_EACH
from madoi.games.kasane.ending import ROW_FOR_BONUS
from madoi.games.kasane.events import ColourBonus, Made, TookPlusOne
from madoi.games.kasane.settings import KasaneSettings
from madoi.games.kasane.yaku import IDS


def survey(settings: KasaneSettings, events: list[Event], outcome: Outcome) -> dict[str, float]:
    found: dict[str, float] = {}
    for cell in settings.table.cells:
        found[f"yaku/{IDS[cell.yaku]} {cell.count}/made"] = 0.0
        found[f"yaku/{IDS[cell.yaku]} {cell.count}/points"] = 0.0
    rows = [0] * settings.seats
    for event in events:
        if isinstance(event, Made):
            row = f"yaku/{IDS[event.yaku]} {len(event.cards)}"
            found[f"{row}/made"] += 1.0
            found[f"{row}/points"] += event.points
            rows[event.seat] += len(event.cards) - int(event.join)
        elif isinstance(event, TookPlusOne):
            rows[event.seat] += 1
    for seat, row_length in enumerate(rows):
        found[f"robe/seat {seat + 1}/cards"] = float(row_length)
        found[f"robe/seat {seat + 1}/eight"] = float(row_length >= ROW_FOR_BONUS)
        found[f"robe/seat {seat + 1}/twelve"] = float(row_length == TURNS_EACH)
    colours = [event for event in events if isinstance(event, ColourBonus)]
    for number in range(1, 10):
        found[f"colours/{number}/robes"] = float(sum(1 for event in colours if event.colours == number))
    return found
