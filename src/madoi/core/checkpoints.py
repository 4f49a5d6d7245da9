"""Checkpoints: the states of a session that are kept in memory. Others are recomputed by replay.

A long game has over a thousand decisions, and a table is kept for days.
So only the last states are kept, for undo and screens, and a few older ones.
"""

from __future__ import annotations

from typing import Final

from madoi.core.game import State

RECENT_STATES: Final = 8
"""How many of the last states are kept."""

INTERVAL_DECISIONS: Final = 32
"""The distance between older kept states. Recomputing a state replays fewer decisions than this."""


class Checkpoints:
    """Kept states, by the number of decisions before them.

    The first and the last state are always kept, and those that no decision leads to (`replace_last`).
    """

    def __init__(self, first: State) -> None:
        self._kept: dict[int, State] = {0: first}
        self._replaced: set[int] = {0}
        self._last = 0

    def __len__(self) -> int:
        """How many states are kept."""
        return len(self._kept)

    @property
    def now(self) -> State:
        return self._kept[self._last]

    def add(self, state: State) -> None:
        """Keep the state after one more decision."""
        self._last += 1
        self._kept[self._last] = state
        self._drop(self._last - RECENT_STATES)

    def drop_recent(self) -> None:
        """Keep none of the last states but the last itself: nobody has decided for a while."""
        for number in range(max(0, self._last - RECENT_STATES), self._last):
            self._drop(number)

    def _drop(self, number: int) -> None:
        if number % INTERVAL_DECISIONS and number not in self._replaced:
            self._kept.pop(number, None)

    def replace_last(self, state: State) -> None:
        """Replace the last state by one that no decision leads to."""
        self._kept[self._last] = state
        self._replaced.add(self._last)

    def back_to(self, number: int, state: State) -> None:
        """Make this the last state, after ``number`` decisions. Not before the last `replace_last`."""
        for later in range(number + 1, self._last + 1):
            self._kept.pop(later, None)
        self._last = number
        self._kept[number] = state

    def nearest(self, number: int) -> int:
        """The last kept state from which the state of this number can be reached."""
        while number not in self._kept:
            number -= 1
        return number

    def at(self, number: int) -> State:
        """A state that is kept."""
        return self._kept[number]
