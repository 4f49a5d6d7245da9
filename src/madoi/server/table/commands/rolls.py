"""Rolling at a paper table: who may say what fell, what was said, and what we roll ourselves."""

from __future__ import annotations

from abc import abstractmethod
from contextlib import suppress

from madoi.core.capabilities import paper_support
from madoi.core.chance import ANYBODY, NOBODY, Seeded
from madoi.core.game import Seat
from madoi.core.manual_chance import ChanceNeeded
from madoi.core.refusal import Facts, Refusal, Refused
from madoi.core.result_collection import CollectedResults, ResultSource
from madoi.server.table.log import Fell, Rolling, Rolls
from madoi.server.table.paper import Paper
from madoi.server.table.state import Table
from madoi.server.tokens import new_seed


def paper_of(table: Table) -> Paper:
    """Raises `Refused` where the table is none, or not begun."""
    if not table.terms.paper:
        raise Refused(Refusal("table-no-paper", "", {}))
    if table.paper is None:
        raise Refused(Refusal("table-not-begun", "", {}))
    return table.paper


def tellers(table: Table, asked: ChanceNeeded) -> list[Seat]:
    """Who can say what fell: every person who sits here, or who alone has the card in her hand. Nobody where
    nobody sees it, and where a bot would be the one."""
    if asked.by == NOBODY:
        return []
    if asked.by == ANYBODY:
        return table.people()
    return [asked.by] if table.chairs[asked.by].by_person else []


def rollers(table: Table) -> list[Seat]:
    """Whom everybody waits for while something is to be typed in: who alone can say it, or whose decision it
    falls for; where that is nobody who can, everybody who can."""
    if table.paper is None or table.paper.asked is None or is_ours(table):
        return []
    able = tellers(table, table.paper.asked)
    playing = [seat for seat in able if table.chairs[seat].by_person and not table.chairs[seat].gone]
    assert table.paper.pending is not None
    decided = table.paper.pending.seat
    return [decided] if decided in playing else playing


def offered(table: Table, seat: Seat, asked: ChanceNeeded) -> list[Facts]:
    """The results that a seat can choose from, each as a number and as it is ``shown``; none where it is not
    hers to say: what could fall may tell something hidden."""
    if seat not in tellers(table, asked):
        return []
    return [
        {
            "result": result,
            "shown": paper_support(table.game).describe_result(table.settings, asked.what, result),
        }
        for result in asked.offered
    ]


def impossible(table: Table, asked: ChanceNeeded, result: int) -> Refusal:
    """This cannot have fallen; said as people would."""
    facts: Facts = {"result": result, "what": "@" + asked.what}
    with suppress(IndexError):  # where it is the number of nothing, it stays a number
        [(name, shown)] = (
            paper_support(table.game).describe_result(table.settings, asked.what, result).items()
        )
        facts["result"] = {"key": "seat-number", "number": result + 1} if name == "seat" else shown
    return Refusal("fed-impossible", "", facts)


def is_ours(table: Table) -> bool:
    """Whether something is asked that nobody is to type in: the program rolls, nobody sees it, or only one
    thing can fall."""
    return table.paper is not None and table.paper.asked is not None and _is_ours(table, table.paper.asked)


def _is_ours(table: Table, asked: ChanceNeeded) -> bool:
    assert table.paper is not None
    return table.paper.by == "program" or asked.only_choice is not None or not tellers(table, asked)


def fell(table: Table, seat: Seat, question: str, results: list[int]) -> Fell:
    """What fell, as a seat has seen it: for the question of this id, then for those that follow in the same
    round. What must fall is not typed, but follows by itself. Raises `Refused`."""
    paper = paper_of(table)
    if paper.asked is None or question != paper.question_id():
        raise Refused(Refusal("table-stale", "", {}))
    feed = _Typed(table, seat, results)
    _fed(table, feed)
    if feed.left:
        raise Refused(Refusal("fed-too-many", "", {"result": feed.left[0]}))
    return Fell(seat, feed.results)


def roll(table: Table) -> Fell:
    """What we roll, up to the first question that somebody else has to answer."""
    if not is_ours(table):
        raise Refused(Refusal("table-stale", "", {}))
    feed = _Rolled(table)
    _fed(table, feed)
    return Fell(-1, feed.results)


def switch(table: Table, seat: Seat, by: Rolling) -> Rolls:
    """From now on these roll."""
    paper_of(table)
    return Rolls(seat, by)


def _fed(table: Table, feed: _More) -> CollectedResults:
    paper = paper_of(table)
    assert paper.pending is not None
    return paper.feed(table.session, paper.pending, feed)


class _More(ResultSource):
    """What has fallen in the pending round, and then more."""

    def __init__(self, table: Table) -> None:
        pending = paper_of(table).pending
        assert pending is not None
        self.table = table
        self.results: list[int] = []
        """What has fallen besides."""
        self._earlier = [one.result for one in pending.fallen]

    def next(self, asked: ChanceNeeded) -> int | None:
        if self._earlier:
            return self._earlier.pop(0)
        result = self.more(asked)
        if result is not None:
            self.results.append(result)
        return result

    @abstractmethod
    def more(self, asked: ChanceNeeded) -> int | None:
        """What falls after that; None where it is not known yet."""


class _Typed(_More):
    def __init__(self, table: Table, seat: Seat, results: list[int]) -> None:
        super().__init__(table)
        self.seat = seat
        self.left = results.copy()

    def more(self, asked: ChanceNeeded) -> int | None:
        if asked.only_choice is not None or not self.left:
            return asked.only_choice
        if self.seat not in tellers(self.table, asked):
            raise Refused(Refusal("chance-not-yours", "", {"what": "@" + asked.what}))
        result = self.left.pop(0)
        if result not in asked.choices:
            raise Refused(impossible(self.table, asked, result))
        return result


class _Rolled(_More):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._chance = Seeded(new_seed())

    def more(self, asked: ChanceNeeded) -> int | None:
        if not _is_ours(self.table, asked):
            return None
        return asked.bag[self._chance.below(len(asked.bag), asked.what)]
