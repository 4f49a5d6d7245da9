"""Absence: what the others want while the holder of a seat is away.

Nobody is asked by an entry: who is connected is no part of the log. A client asks its player as soon as
somebody is away; the answers are entries, and whether somebody is away is checked with each of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from madoi.core.viewer import Seat
from madoi.server.table.log import AbsenceAnswer


class Absences:
    """The answers, by the seat whose holder is away."""

    def __init__(self) -> None:
        self._answers: dict[Seat, dict[Seat, AbsenceAnswer]] = {}

    def answers(self, seat: Seat) -> Mapping[Seat, AbsenceAnswer]:
        return self._answers.get(seat, MappingProxyType({}))

    def add(self, seat: Seat, by: Seat, answer: AbsenceAnswer) -> None:
        self._answers.setdefault(seat, {})[by] = answer

    def close(self, seat: Seat) -> None:
        """Forget what was wanted: the holder is back, or was replaced."""
        self._answers.pop(seat, None)
