"""Dice and cards at a paper table: who may type in results, the results typed in, and automatic rolls."""

from __future__ import annotations

from abc import abstractmethod
from contextlib import suppress

from madoi.core.capabilities import paper_support
from madoi.core.chance import ANYBODY, NOBODY, Seeded
from madoi.core.manual_chance import ChanceNeeded
from madoi.core.refusal import Facts, Refusal, Refused
from madoi.core.result_collection import CollectedResults, ResultSource
from madoi.core.viewer import Seat
from madoi.server.table.log import Fell, RolledBy, Rolls
from madoi.server.table.paper import Paper
from madoi.server.table.state import Table
from madoi.server.tokens import new_seed


def paper_of(table: Table) -> Paper:
    """The paper part of a table. Raises `Refused` where there is none, or the game has not begun."""
    if not table.terms.paper:
        raise Refused(Refusal("table-no-paper", "", {}))
    if table.paper is None:
        raise Refused(Refusal("table-not-begun", "", {}))
    return table.paper


def reporters(table: Table, asked: ChanceNeeded) -> list[Seat]:
    """The seats that can type in a result: every person, or only the one who sees the card, if any."""
    if asked.by == NOBODY:
        return []
    if asked.by == ANYBODY:
        return table.people()
    return [asked.by] if table.seats[asked.by].by_person else []


def awaited_reporters(table: Table) -> list[Seat]:
    """The seats that should type in a result: the seat that decided, if it can; otherwise all that can."""
    if table.paper is None or table.paper.question is None or is_automatic(table):
        return []
    able = reporters(table, table.paper.question)
    playing = [seat for seat in able if table.seats[seat].by_person and not table.seats[seat].gone]
    assert table.paper.pending is not None
    decided = table.paper.pending.seat
    return [decided] if decided in playing else playing


def offered_results(table: Table, seat: Seat, asked: ChanceNeeded) -> list[Facts]:
    """The results that a seat can choose from, each as a number and as it is ``shown``. None for other seats:
    the choices may reveal something hidden."""
    if seat not in reporters(table, asked):
        return []
    return [
        {
            "result": result,
            "shown": paper_support(table.game).describe_result(table.settings, asked.what, result),
        }
        for result in asked.offered
    ]


def impossible_result(table: Table, asked: ChanceNeeded, result: int) -> Refusal:
    facts: Facts = {"result": result, "what": "@" + asked.what}
    with suppress(IndexError):  # an unknown result stays a number
        [(name, shown)] = (
            paper_support(table.game).describe_result(table.settings, asked.what, result).items()
        )
        facts["result"] = {"key": "seat-number", "number": result + 1} if name == "seat" else shown
    return Refusal("fed-impossible", "", facts)


def is_automatic(table: Table) -> bool:
    """Whether the open question needs no person: the program rolls, nobody sees it, or only one result is
    possible."""
    return (
        table.paper is not None
        and table.paper.question is not None
        and _needs_no_person(table, table.paper.question)
    )


def _needs_no_person(table: Table, asked: ChanceNeeded) -> bool:
    assert table.paper is not None
    return table.paper.rolled_by == "program" or asked.only_choice is not None or not reporters(table, asked)


def enter_results(table: Table, seat: Seat, question: str, results: list[int]) -> Fell:
    """Type in results: for the question with this id, then for those that follow in the same round. Results
    with only one possibility are not typed in."""
    paper = paper_of(table)
    if paper.question is None or question != paper.question_id():
        raise Refused(Refusal("table-stale", "", {}))
    feed = _TypedResults(table, seat, results)
    _feed_pending(table, feed)
    if feed.unused:
        raise Refused(Refusal("fed-too-many", "", {"result": feed.unused[0]}))
    return Fell(seat, feed.results)


def roll(table: Table) -> Fell:
    """Roll automatically, up to the first question that a person has to answer."""
    if not is_automatic(table):
        raise Refused(Refusal("table-stale", "", {}))
    feed = _RolledResults(table)
    _feed_pending(table, feed)
    return Fell(-1, feed.results)


def set_roller(table: Table, seat: Seat, by: RolledBy) -> Rolls:
    paper_of(table)
    return Rolls(seat, by)


def _feed_pending(table: Table, feed: _FurtherResults) -> CollectedResults:
    paper = paper_of(table)
    assert paper.pending is not None
    return paper.feed(table.session, paper.pending, feed)


class _FurtherResults(ResultSource):
    """The results of the pending round so far, then further ones."""

    def __init__(self, table: Table) -> None:
        pending = paper_of(table).pending
        assert pending is not None
        self.table = table
        self.results: list[int] = []
        """The further results."""
        self._earlier = pending.values()

    def next(self, asked: ChanceNeeded) -> int | None:
        if self._earlier:
            return self._earlier.pop(0)
        result = self.further(asked)
        if result is not None:
            self.results.append(result)
        return result

    @abstractmethod
    def further(self, asked: ChanceNeeded) -> int | None:
        """The next further result; None where it is not known yet."""


class _TypedResults(_FurtherResults):
    def __init__(self, table: Table, seat: Seat, results: list[int]) -> None:
        super().__init__(table)
        self.seat = seat
        self.unused = results.copy()

    def further(self, asked: ChanceNeeded) -> int | None:
        if asked.only_choice is not None or not self.unused:
            return asked.only_choice
        if self.seat not in reporters(self.table, asked):
            raise Refused(Refusal("chance-not-yours", "", {"what": "@" + asked.what}))
        result = self.unused.pop(0)
        if result not in asked.choices:
            raise Refused(impossible_result(self.table, asked, result))
        return result


class _RolledResults(_FurtherResults):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._chance = Seeded(new_seed())

    def further(self, asked: ChanceNeeded) -> int | None:
        if not _needs_no_person(self.table, asked):
            return None
        return asked.bag[self._chance.below(len(asked.bag), asked.what)]
