"""Consent: a request to undo a decision or correct an entry, which the other players must agree to."""

from __future__ import annotations

from madoi.core.viewer import Seat
from madoi.server.table.log import Change


class ConsentRequest:
    """A seat asks to undo down to the first ``back`` decisions, or, with entry ``number``, to make a
    ``change`` to an earlier one. ``agreed`` are the seats that have agreed so far."""

    def __init__(self, seat: Seat, back: int, change: Change | None = None, number: int = 0) -> None:
        self.seat = seat
        self.back = back
        self.change = change
        self.number = number
        self.agreed = {seat}
