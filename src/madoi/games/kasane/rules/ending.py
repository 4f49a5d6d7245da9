"""KS-5: the final count, and who has won."""

from __future__ import annotations

from typing import Final

from madoi.core.event import Outcome
from madoi.games.kasane.rules.cards import PLUS_ONE, TURNS_EACH

ROW_FOR_BONUS: Final = 8
TWELVE_POINTS: Final = 2
"""As in the book; a table may have its own (`KasaneSettings`)."""

COLOUR_POINTS: Final = [0, 5, 4, 3, 2, 0, 2, 3, 4, 5]
"""By number of colours, KS-5.1."""


def colours(row: list[int]) -> int:
    """How many colours are in the row; a +1 has none."""
    seen = 0
    for card in row:
        if card != PLUS_ONE:
            seen |= 1 << card
    return seen.bit_count()


def colour_bonus(row: list[int], least: int) -> int:
    """KS-5.1, where ``least`` cards are enough."""
    return COLOUR_POINTS[colours(row)] if len(row) >= least else 0


def twelve_bonus(row: list[int], points: int) -> int:
    """KS-5.2: ``points`` for all twelve cards laid."""
    return points if len(row) == TURNS_EACH else 0


def outcome(points: list[int], row_sizes: list[int]) -> Outcome:
    """KS-5.3: most points; then most cards laid; then they share the win."""
    winners: list[int] = []
    most = longest = -1
    for seat, own in enumerate(points):
        laid = row_sizes[seat]
        if own > most or (own == most and laid > longest):
            most = own
            longest = laid
            winners = [seat]
        elif own == most and laid == longest:
            winners.append(seat)
    shares = [0.0] * len(points)
    for seat in winners:
        shares[seat] = 1.0 / len(winners)
    return Outcome([float(value) for value in points], shares, winners)
