"""Kinds of questions: look most where puzzles were found.

In some games nearly all puzzles come from one kind of question. A kind that gives few for the work is looked
at only now and then. The work is counted in moves and not in time, so that the same seed gives the same
puzzles.
"""

from __future__ import annotations

from copy import copy
from typing import Final

from madoi.puzzles.files import KindCount

_TRIAL: Final = 100
"""This many decisions of every kind are looked at before it is judged."""
_FEW: Final = 1 / 2
"""A kind with less than this share of what the best kind gives for the same work gives few."""
_RARELY: Final = 20
"""Of a kind that gives few, one decision in this many is looked at."""


class Kinds:
    """What each kind has given so far, and whether the next decision of it is worth looking at."""

    def __init__(self, counts: dict[str, KindCount]) -> None:
        self.counts = {key: copy(count) for key, count in counts.items()}
        self._passed: dict[str, int] = {}

    def is_worth_looking_at(self, key: str) -> bool:
        count = self.counts.get(key)
        if count is None or count.looked < _TRIAL:
            return True
        best = max(_yield(other) for other in self.counts.values() if other.looked >= _TRIAL)
        if _yield(count) >= _FEW * best:
            return True
        self._passed[key] = self._passed.get(key, 0) + 1
        return self._passed[key] % _RARELY == 0

    def note(self, key: str, moves: int, found: bool) -> None:
        """A decision with this many moves was looked at."""
        count = self.counts.setdefault(key, KindCount())
        count.looked += 1
        count.moves += moves
        count.found += found


def _yield(count: KindCount) -> float:
    """Puzzles per move. One more than were found: a kind that has given none may still give one."""
    return (count.found + 1) / count.moves
