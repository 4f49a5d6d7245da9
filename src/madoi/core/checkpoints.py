"""The moments of a game: a state each, but only as many as are worth their memory.

A long game has over a thousand decisions and a table is kept for days. So the last few states are kept,
which undo and screens ask for, and every so many an older one, from which the others are played again.
"""

from __future__ import annotations

from typing import Final

from madoi.core.game import State

RECENT: Final = 8
"""So many of the last states are kept."""

EVERY: Final = 32
"""Every so many an older one is kept: to reach any other, at most one less than this is played again."""


class Moments:
    """States by how many decisions were made before them: the first and the last always, between them those
    above and those that cannot be played again from an earlier one (`go_on_with`)."""

    def __init__(self, first: State) -> None:
        self._kept: dict[int, State] = {0: first}
        self._beginnings: set[int] = {0}
        self._last = 0

    def __len__(self) -> int:
        """How many states are kept."""
        return len(self._kept)

    @property
    def now(self) -> State:
        return self._kept[self._last]

    def add(self, state: State) -> None:
        """One decision more."""
        self._last += 1
        self._kept[self._last] = state
        old = self._last - RECENT
        if old % EVERY and old not in self._beginnings:
            self._kept.pop(old, None)

    def go_on_with(self, state: State) -> None:
        """Another state in place of the last one, which no decision leads to."""
        self._kept[self._last] = state
        self._beginnings.add(self._last)

    def back_to(self, number: int, state: State) -> None:
        """The last one is now this, after so many decisions; not before the last that was `go_on_with`."""
        for later in range(number + 1, self._last + 1):
            self._kept.pop(later, None)
        self._last = number
        self._kept[number] = state

    def nearest(self, number: int) -> int:
        """The last kept moment from which this one, not a later one than now, can be reached."""
        while number not in self._kept:
            number -= 1
        return number

    def at(self, number: int) -> State:
        """A moment that is kept."""
        return self._kept[number]
