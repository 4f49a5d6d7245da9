"""Clocks: since when each seat has to decide, and how much time it has left.

Clocks use only the times in the log, so every process sees the same. Everybody sees all clocks, so a hidden
decision changes none.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import assert_never

from madoi.core.viewer import SPECTATOR, Seat
from madoi.server import limits
from madoi.server.table.applied_entry import AppliedEntry
from madoi.server.table.log import (
    Began,
    ClockTerms,
    CorrectAsked,
    Corrected,
    Decided,
    Fell,
    Filled,
    Handed,
    Hosted,
    Left,
    Opened,
    Rematched,
    Returned,
    Rolls,
    Said,
    Sat,
    UndoAnswered,
    UndoAsked,
    Undone,
    Voted,
    Wished,
)


class Clocks:
    """The clocks of all seats.

    ``asked_since[seat]`` is when the seat got its current prompt, None when it has none.
    ``asked_by[seat]`` is the number of the entry that asked it.
    ``seconds_left[seat]`` is what the seat's bank held when its clock started to run."""

    def __init__(self, terms: ClockTerms, seats: int) -> None:
        self.terms = terms
        self.asked_since: list[float | None] = [None] * seats
        self.asked_by = [0] * seats
        self.seconds_left = [terms.seconds] * seats
        self._running_since: list[float | None] = [None] * seats
        self._timed_out = [False] * seats
        """Seats whose time was up and whose holder has not returned."""
        self.answer_times: list[float] = []
        """How many seconds people took for their last answers. Automatic answers imitate them."""

    def apply(self, applied: AppliedEntry, before: list[Seat], after: list[Seat]) -> None:
        """Update the clocks. ``before`` and ``after`` are the seats to move around this entry."""
        entry = applied.entry
        match entry:
            case Decided() if applied.is_public:
                anew = after if any(event.told_to(SPECTATOR) for event in applied.events) else ()
                self._change_questions(applied, before, after, anew, entry.seat, entry.how == "person")
            case Decided():
                self._ask_unseen(entry.seat, applied, entry.how == "person")
            case Undone() if not applied.is_public:
                self._ask_unseen(entry.seat, applied, by_person=False)
            case Undone() | Began() | Fell() | Corrected():
                self._change_questions(applied, before, after, after, -1, by_person=False)
            case Handed():
                self._hand_to_bot(entry.seat, applied, timed_out=entry.why == "clock")
            case Sat():
                self._hand_to_person(entry.seat, applied, newcomer=True)
            case Returned():
                self._hand_to_person(entry.seat, applied, newcomer=False)
            case Opened() | Filled() | Left() | Voted() | Said() | Wished() | Rematched() | Rolls():
                pass
            case UndoAsked() | UndoAnswered() | CorrectAsked() | Hosted():
                pass
            case _:
                assert_never(entry)

    def _change_questions(
        self,
        applied: AppliedEntry,
        before: list[Seat],
        after: list[Seat],
        anew: Collection[Seat],
        decided: Seat,
        by_person: bool,
    ) -> None:
        """Restart clocks after a public entry. ``anew``: seats that learnt something and so have a new
        prompt.
        ``decided``: the seat that answered, -1 for none."""
        at = applied.at
        if by_person:
            self._record_answer_time(decided, at)
        for seat in before:
            if self._running_since[seat] is not None and (seat == decided or seat not in after):
                self._spend(seat, at)
                self.seconds_left[seat] += self.terms.increment if seat == decided else 0
                self._running_since[seat] = None
        for seat in range(len(self.asked_since)):
            if seat not in after:
                self.asked_since[seat] = None
            elif seat not in before or seat in anew or seat == decided or self.asked_since[seat] is None:
                self._ask(seat, applied)
                if self.terms.kind == "each":
                    self._running_since[seat] = at
            if seat in after and self._running_since[seat] is None:
                self._running_since[seat] = at

    def _ask_unseen(self, seat: Seat, applied: AppliedEntry, by_person: bool) -> None:
        """Ask the seat again after something hidden. Its clock keeps running: a restart would show the others
        how far it is, and a player could gain time by placing and clearing."""
        if by_person:
            self._record_answer_time(seat, applied.at)
        self._ask(seat, applied)

    def _hand_to_bot(self, seat: Seat, applied: AppliedEntry, timed_out: bool) -> None:
        self._timed_out[seat] = timed_out
        if self.asked_since[seat] is not None:
            self._ask(seat, applied)

    def _hand_to_person(self, seat: Seat, applied: AppliedEntry, newcomer: bool) -> None:
        """Give a seat to a person. Newcomers and players whose time was up get some time; others keep
        theirs."""
        if self.asked_since[seat] is not None:
            self._ask(seat, applied)
        if newcomer or self._timed_out[seat]:
            if self._running_since[seat] is not None:
                self._spend(seat, applied.at)
                self._running_since[seat] = applied.at
            least = min(limits.RETURN_GRACE_SECONDS, self.terms.seconds)
            self.seconds_left[seat] = max(self.seconds_left[seat], least)
        self._timed_out[seat] = False

    def _spend(self, seat: Seat, at: float) -> None:
        since = self._running_since[seat]
        assert since is not None
        self.seconds_left[seat] = max(0.0, self.seconds_left[seat] - (at - since))

    def _ask(self, seat: Seat, applied: AppliedEntry) -> None:
        self.asked_since[seat] = applied.at
        self.asked_by[seat] = applied.number

    def _record_answer_time(self, seat: Seat, at: float) -> None:
        since = self.asked_since[seat]
        if since is not None:  # else it spoke out of turn
            self.answer_times = [*self.answer_times, at - since][-limits.MAX_ANSWER_TIMES :]

    def deadline(self, seat: Seat) -> float | None:
        """When the time of a seat is up; None when no clock runs for it."""
        since = self._running_since[seat]
        if since is None or self.terms.kind == "none":
            return None
        return since + (self.terms.seconds if self.terms.kind == "each" else self.seconds_left[seat])

    def stopped_at(self, seat: Seat) -> float | None:
        """The seconds that a stopped clock shows; None without time control."""
        if self.terms.kind == "none":
            return None
        return self.seconds_left[seat] if self.terms.kind == "bank" else self.terms.seconds
