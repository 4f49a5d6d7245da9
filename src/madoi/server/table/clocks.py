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
from madoi.server.table.latency_model import LatencyModel
from madoi.server.table.log import (
    Abandoned,
    AbsenceAnswered,
    Arrived,
    Began,
    BotsWanted,
    ClockTerms,
    CorrectAsked,
    Corrected,
    Decided,
    Fell,
    Filled,
    Handed,
    Hinted,
    Hosted,
    Left,
    MovedHere,
    Opened,
    Rematched,
    Returned,
    Rolls,
    Said,
    Sat,
    TakenAlong,
    Trimmed,
    UndoAnswered,
    UndoAsked,
    Undone,
    UndoWithdrawn,
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
        self.latencies = LatencyModel()
        """How many seconds people took for their answers. Automatic answers imitate them."""
        self.latencies_known = [0] * seats
        """How many of them there were when each seat was asked."""
        self.drawn_delays: dict[Seat, tuple[tuple[int, str], float]] = {}
        """A cache of delays that automation drew, by seat: for which question and action, and the delay."""

    def apply(self, applied: AppliedEntry, before: list[Seat], after: list[Seat]) -> None:
        """Update the clocks. ``before`` and ``after`` are the seats to move around this entry."""
        entry = applied.entry
        match entry:
            case Decided():
                self._record_answer_time(applied, entry)
                if applied.is_public:
                    anew = after if any(event.told_to(SPECTATOR) for event in applied.events) else ()
                    self._change_questions(applied, before, after, anew, entry.seat)
                else:
                    self._ask_unseen(entry.seat, applied)
            case Undone() if not applied.is_public:
                self._ask_unseen(entry.seat, applied)
            case Undone() | Began() | Fell() | Corrected() | Abandoned() | MovedHere() | TakenAlong():
                self._change_questions(applied, before, after, after, -1)
            case Handed():
                self._hand_to_bot(entry.seat, applied, timed_out=entry.why in ("clock", "absent"))
            case Sat():
                self._hand_to_person(entry.seat, applied, newcomer=True)
            case Returned():
                self._hand_to_person(entry.seat, applied, newcomer=False)
            case Opened() | Filled() | Left() | Voted() | Said() | Wished() | Rematched() | Rolls():
                pass
            case (
                UndoAsked()
                | UndoAnswered()
                | UndoWithdrawn()
                | CorrectAsked()
                | Hosted()
                | AbsenceAnswered()
                | Arrived()
                | BotsWanted()
                | Trimmed()
                | Hinted()
            ):
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
    ) -> None:
        """Restart clocks after a public entry. ``anew``: seats that learnt something and so have a new
        prompt.
        ``decided``: the seat that answered, -1 for none."""
        at = applied.at
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

    def _ask_unseen(self, seat: Seat, applied: AppliedEntry) -> None:
        """Ask the seat again after something hidden. Its clock keeps running: a restart would show the others
        how far it is, and a player could gain time by placing and clearing."""
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
        self.latencies_known[seat] = len(self.latencies)

    def _record_answer_time(self, applied: AppliedEntry, entry: Decided) -> None:
        """Only of people who had a choice: delays that were drawn would feed on themselves, and a player who
        confirms the only choice has not thought."""
        since = self.asked_since[entry.seat]
        if since is None:  # it spoke out of turn
            return
        if entry.how == "person" and entry.question:
            seen = (event.kind for event in applied.events if event.told_to(SPECTATOR))
            verb = entry.action.partition(" ")[0]
            self.latencies.add(entry.seat, entry.question, verb, next(seen, ""), applied.at - since)

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
