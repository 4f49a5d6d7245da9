"""What one player has: a hand, a row and points."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from madoi.games.kasane.rules.cards import PLUS_ONE
from madoi.games.kasane.rules.packed_cards import (
    joined,
    last_card,
    last_cards,
    pack,
    unpack,
    with_card,
    without_last,
)


@mypyc_attr(free_list_len=1, acyclic=True)
class Robe:
    """The hand's last card is its front, the row's last card its right end. Both are packed
    (`packed_cards`); `hand_cards` and `row_cards` are lists."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.hand_size: i64 = 0
        self.row: i64 = 0
        self.row_size: i64 = 0
        self.points: i64 = 0

    def copy(self) -> Robe:
        twin = Robe()
        twin.hand = self.hand
        twin.hand_size = self.hand_size
        twin.row = self.row
        twin.row_size = self.row_size
        twin.points = self.points
        return twin

    def hand_cards(self) -> list[int]:
        return unpack(self.hand, self.hand_size)

    def row_cards(self) -> list[int]:
        return unpack(self.row, self.row_size)

    def right_end(self) -> i64:
        """The card of the row that a yaku can begin with; a +1 where there is none (KS-2.4)."""
        return last_card(self.row) if self.row_size else PLUS_ONE

    def take(self, card: i64) -> None:
        """A +1 is laid for a point (KS-2.2), any other card goes to the front of the hand (KS-2.1)."""
        if card == PLUS_ONE:
            self.row = with_card(self.row, PLUS_ONE)
            self.row_size += 1
            self.points += 1
        else:
            self.hand = with_card(self.hand, card)
            self.hand_size += 1

    def lay(self, number: i64) -> None:
        """KS-2.6: the front-most cards of the hand go to the right end of the row, in their order."""
        self.row = joined(self.row, last_cards(self.hand, number), number)
        self.row_size += number
        self.hand = without_last(self.hand, number)
        self.hand_size -= number


def make_robe(hand: list[int], row: list[int], points: int) -> Robe:
    robe = Robe()
    robe.hand = pack(hand)
    robe.hand_size = len(hand)
    robe.row = pack(row)
    robe.row_size = len(row)
    robe.points = points
    return robe
