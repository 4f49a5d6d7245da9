"""KS-1.3: the common area: columns of cards, of which only the top card can be taken."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

_HEIGHT_BITS: Final = 4
_HEIGHT: Final = 15
NO_CARD: Final = -1


@mypyc_attr(free_list_len=1, acyclic=True)
class CommonArea:
    """``laid`` are the cards as they were laid, column by column, each from the bottom, one byte per card;
    copies share it. How many of them each column still has is packed into one number."""

    def __init__(self, laid: bytes, columns: i64, height: i64) -> None:
        self._laid = laid
        self.columns: i64 = columns
        self._full: i64 = height
        self._heights: i64 = 0
        self.cards_left: i64 = columns * height
        column: i64 = 0
        while column < columns:
            self._heights |= height << column * _HEIGHT_BITS
            column += 1

    def copy(self) -> CommonArea:
        twin = CommonArea(self._laid, 0, self._full)
        twin.columns = self.columns
        twin._heights = self._heights
        twin.cards_left = self.cards_left
        return twin

    def height(self, column: i64) -> i64:
        """How many cards the column has."""
        return self._heights >> column * _HEIGHT_BITS & _HEIGHT

    def top(self, column: i64) -> i64:
        """The card that can be taken; `NO_CARD` where the column is empty."""
        height = self._heights >> column * _HEIGHT_BITS & _HEIGHT
        card: i64 = self._laid[column * self._full + height - 1] if height else NO_CARD
        return card

    def second(self, column: i64) -> i64:
        """The card below the top. The column has two cards at least."""
        card: i64 = self._laid[column * self._full + self.height(column) - 2]
        return card

    def take(self, column: i64) -> None:
        self._heights -= 1 << column * _HEIGHT_BITS
        self.cards_left -= 1

    def column(self, column: i64) -> list[int]:
        """Its cards, the top card last."""
        first = column * self._full
        return list(self._laid[first : first + self.height(column)])

    def rest(self) -> list[int]:
        """All cards that are left, column by column."""
        found: list[int] = []
        column: i64 = 0
        while column < self.columns:
            if self.height(column):
                found += self.column(column)
            column += 1
        return found

    def cards(self) -> list[list[int]]:
        """All columns."""
        return [self.column(column) for column in range(self.columns)]


def common_area(columns: list[list[int]], height: i64) -> CommonArea:
    """A common area with these cards in its columns, none of them higher than ``height``."""
    laid: list[int] = []
    for cards in columns:
        laid += cards
        laid += [0] * (height - len(cards))
    area = CommonArea(bytes(laid), len(columns), height)
    for column, cards in enumerate(columns):
        for _ in range(height - len(cards)):
            area.take(column)
    return area
