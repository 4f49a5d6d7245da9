"""Corrections at a paper table: replay the game with an earlier action or result changed."""

from __future__ import annotations

from collections.abc import Sequence

from madoi.core.chance import ANYBODY
from madoi.core.event import Event
from madoi.core.manual_chance import ChanceNeeded
from madoi.core.refusal import Refusal, Refused
from madoi.core.result_collection import ChanceResult, ResultSource
from madoi.core.session import Session
from madoi.core.viewer import Seat
from madoi.server.table.log import Change
from madoi.server.table.paper import Paper, Round, events_of, is_public


class ReplayStop:
    """Where and why a changed game cannot continue: the index of the round, and the question without an
    answer, if any."""

    def __init__(self, round: int, refusal: Refusal, question: ChanceNeeded | None) -> None:
        self.round = round
        self.refusal = refusal
        self.question = question


class ReplayedGame:
    """A game replayed with a change, up to its end or to where it stops."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.rounds: list[Round] = []
        self.pending: Round | None = None
        self.question: ChanceNeeded | None = None
        self.stop: ReplayStop | None = None

    def all_rounds(self) -> list[Round]:
        return self.rounds if self.pending is None else [*self.rounds, self.pending]


class ReplayedRound:
    """The events of a round before and after a correction."""

    def __init__(self, before: Sequence[Event], after: Sequence[Event]) -> None:
        self.before = before
        self.after = after


class Correction:
    """What a change does: the entry it changes, the seat that decided there, the new action and its events,
    whether those are public, and the changed results. ``by`` is the seat that makes the change: of another
    seat's decisions it can only choose what is public anyway."""

    def __init__(
        self, paper: Paper, session: Session | None, change: Change, replayed: ReplayedGame, by: Seat
    ) -> None:
        index = paper.index_of(change)
        round = paper.all_rounds()[index]
        self.number = round.result_entries[change.places[0]] if change.places else round.number
        self.seat = round.seat
        self.action = change.action
        before, after = events_of(session, index), events_of(replayed.session, index)
        self.is_public = by != round.seat or (is_public(before) and is_public(after))
        self.events = after
        self.results = [
            ChanceResult(round.results[place].asked, result)
            for place, result in zip(change.places, change.results, strict=True)
        ]
        fresh = replayed.all_rounds()[index:][:1]
        self.results += [one for new in fresh for one in new.results if _is_forced_change(one, round)]
        self.more = len(change.more)
        self.cut = change.cut


def _is_forced_change(one: ChanceResult, before: Round) -> bool:
    """Whether only this result is possible now, and it was another one before."""
    was = [other.result for other in before.results if other.asked.same_question(one.asked)]
    return one.asked.only_choice is not None and bool(was) and one.result not in was


class NotTheirResult(Refused):
    """A seat typed in a result that only another seat can see."""


class _EarlierResults(ResultSource):
    """Gives the results of a round again, each to the question it answered.

    New questions are answered from ``more``; results no longer needed are dropped. A result with only one
    possibility follows from the rest.
    """

    def __init__(self, round: Round, more: list[int], number: int, teller: Seat | None) -> None:
        self.unused = list(zip(round.results, round.result_entries, strict=True))
        self.teller = teller
        self.more = more
        self.number = number
        self.result_entries: list[int] = []
        self.fault: Refusal | None = None

    def next(self, asked: ChanceNeeded) -> int | None:
        for place, (was, entry) in enumerate(self.unused):
            if was.asked.same_question(asked):
                del self.unused[place]
                result = was.result if asked.only_choice is None else asked.only_choice
                if result in asked.choices:
                    self.result_entries.append(entry)
                    return result
                facts: dict[str, object] = {"result": was.result, "what": "@" + asked.what}
                self.fault = Refusal("fed-impossible", "", facts)
                break
        if asked.only_choice is not None:
            self.result_entries.append(self.number)
            return asked.only_choice
        if not self.more:
            return None
        if self.teller is not None and asked.by not in (ANYBODY, self.teller):
            # Checked before the result itself: otherwise a player could try out what is left in a deck.
            raise NotTheirResult(Refusal("chance-not-yours", "", {"what": "@" + asked.what}))
        self.result_entries.append(self.number)
        return self.more.pop(0)


def replay_with_change(paper: Paper, change: Change, number: int, teller: Seat | None = None) -> ReplayedGame:
    """Replay the game with a change made by entry ``number``. Changes nothing.

    Raises `Refused` for impossible results and for more results than needed. ``teller`` is the seat that
    types in ``change.more``, where that is still to be checked: it can only give results that it sees.
    """
    replayed = ReplayedGame()
    more = change.more.copy()
    for index, old in enumerate(paper.all_rounds()):
        round = _changed(old, change) if old.number == change.began else old
        feed = _EarlierResults(round, more, number, teller)
        fresh = Round(round.seat, round.action, round.number)
        try:
            found = paper.feed(replayed.session, fresh, feed)
        except NotTheirResult:
            raise
        except Refused as refused:
            replayed.stop = ReplayStop(index, refused.refusal, None)
            break
        fresh.results, fresh.result_entries = found.results, feed.result_entries
        if found.needed is not None:
            replayed.pending, replayed.question = fresh, found.needed
            if old is not paper.pending or not _is_same(found.needed, paper.question):
                needs = Refusal(
                    "correct-needs", "", {"what": "@" + found.needed.what, **found.needed.subject}
                )
                replayed.stop = ReplayStop(index, feed.fault or needs, found.needed)
            break
        replayed.session = paper.play(replayed.session, fresh)
        replayed.rounds.append(fresh)
    if more:
        raise Refused(Refusal("fed-too-many", "", {"result": more[0]}))
    return replayed


def _is_same(question: ChanceNeeded, before: ChanceNeeded | None) -> bool:
    return before is not None and question.same_question(before)


def _changed(round: Round, change: Change) -> Round:
    fresh = Round(round.seat, change.action or round.action, round.number)
    fresh.result_entries = round.result_entries
    fresh.results = round.results.copy()
    for place, result in zip(change.places, change.results, strict=True):
        fresh.results[place] = ChanceResult(round.results[place].asked, result)
    return fresh
