"""Clocks: how long a seat has been asked, and how long it may still take.

They read only the times in the book, so every process sees the same clocks. Seats that decide at the same
time each have their own. Everybody sees all clocks, so a decision that others do not know of changes none.
"""

from __future__ import annotations

from madoi.core.game import Seat
from madoi.server import limits
from madoi.server.table.log import ClockTerms


class Clocks:
    """``asked[seat]`` is since when a seat is asked what it is asked now, None when it is not;
    ``number[seat]`` the entry that asked it. ``left[seat]`` is what its bank held when its clock began to
    run."""

    def __init__(self, terms: ClockTerms, seats: int) -> None:
        self.terms = terms
        self.asked: list[float | None] = [None] * seats
        self.number = [0] * seats
        self.left = [terms.seconds] * seats
        self._running: list[float | None] = [None] * seats
        self._late = [False] * seats
        """Whose time was up, and who has not come back since."""
        self.paces: list[float] = []
        """How long people took for their last answers: what a masked answer must look like."""

    def moved(
        self,
        at: float,
        number: int,
        before: list[Seat],
        after: list[Seat],
        anew: set[Seat],
        decided: Seat,
        by_person: bool,
    ) -> None:
        """An entry that everybody knows of changed who is asked. ``anew``: seats that learnt something, so
        that their decision is another one; ``decided``: the seat that answered, -1 when nobody did."""
        if by_person:
            self._keep_pace(decided, at)
        for seat in before:
            if self._running[seat] is not None and (seat == decided or seat not in after):
                self._spend(seat, at)
                self.left[seat] += self.terms.increment if seat == decided else 0
                self._running[seat] = None
        for seat in range(len(self.asked)):
            if seat not in after:
                self.asked[seat] = None
            elif seat not in before or seat in anew or seat == decided or self.asked[seat] is None:
                self._ask(seat, at, number)
                if self.terms.kind == "each":
                    self._running[seat] = at
            if seat in after and self._running[seat] is None:
                self._running[seat] = at

    def unseen(self, seat: Seat, at: float, number: int, by_person: bool) -> None:
        """The seat did something that not everybody knows of, and is asked the next thing. Its clock runs on:
        from a new one the others could tell how far it is, and it could win time by placing and clearing."""
        if by_person:
            self._keep_pace(seat, at)
        self._ask(seat, at, number)

    def handed_over(self, seat: Seat, at: float, number: int, late: bool) -> None:
        """A bot plays for the seat from now on. ``late``: because its time was up."""
        self._late[seat] = late
        if self.asked[seat] is not None:
            self._ask(seat, at, number)

    def taken_up(self, seat: Seat, at: float, number: int, newcomer: bool) -> None:
        """A person plays for the seat from now on. A newcomer and somebody whose time was up get time to
        look; who had only handed it over goes on with the time that is left."""
        if self.asked[seat] is not None:
            self._ask(seat, at, number)
        if newcomer or self._late[seat]:
            if self._running[seat] is not None:
                self._spend(seat, at)
                self._running[seat] = at
            self.left[seat] = max(self.left[seat], min(limits.RETURN_GRACE_SECONDS, self.terms.seconds))
        self._late[seat] = False

    def _spend(self, seat: Seat, at: float) -> None:
        running = self._running[seat]
        assert running is not None
        self.left[seat] = max(0.0, self.left[seat] - (at - running))

    def _ask(self, seat: Seat, at: float, number: int) -> None:
        self.asked[seat] = at
        self.number[seat] = number

    def _keep_pace(self, seat: Seat, at: float) -> None:
        begun = self.asked[seat]
        assert begun is not None
        self.paces = [*self.paces, at - begun][-limits.MAX_ANSWER_TIMES :]

    def deadline(self, seat: Seat) -> float | None:
        """When the time of a seat is up; None when no clock runs for it."""
        running = self._running[seat]
        if running is None or self.terms.kind == "none":
            return None
        return running + (self.terms.seconds if self.terms.kind == "each" else self.left[seat])

    def stands_at(self, seat: Seat) -> float | None:
        """The seconds that a clock shows while it does not run; None where no time is kept."""
        if self.terms.kind == "none":
            return None
        return self.left[seat] if self.terms.kind == "bank" else self.terms.seconds
