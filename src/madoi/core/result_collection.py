"""Collects results of manual chance, question by question, until a decision or the set-up has all it needs.

A `ResultSource` gives results as they are typed, drawn or remembered. Where it has none, the open question is
returned. Nothing here changes a session; the caller plays with the results.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from madoi.core.action import Action
from madoi.core.game import Game
from madoi.core.manual_chance import ChanceNeeded, ManualChance
from madoi.core.refusal import Facts, Illegal, Refusal, Refused
from madoi.core.session import Session
from madoi.core.settings import Settings
from madoi.core.viewer import Seat


class ChanceResult:
    """A result of chance, and the question that it answered."""

    def __init__(self, asked: ChanceNeeded, result: int) -> None:
        self.asked = asked
        self.result = result


class CollectedResults:
    """The results for a decision or the set-up so far. ``needed`` is the open question, None if complete."""

    def __init__(self, results: list[ChanceResult], needed: ChanceNeeded | None) -> None:
        self.results = results
        self.needed = needed


@mypyc_attr(allow_interpreted_subclasses=True)
class ResultSource(ABC):
    """Where results come from."""

    @abstractmethod
    def next(self, asked: ChanceNeeded) -> int | None:
        """The result for this question; None when there is none. May raise `Refused`."""


class ListedResults(ResultSource):
    """Results in their order."""

    def __init__(self, results: list[int]) -> None:
        self.left = results.copy()

    def next(self, asked: ChanceNeeded) -> int | None:
        return self.left.pop(0) if self.left else None


def collect_for_setup(game: Game, settings: Settings, source: ResultSource) -> CollectedResults:
    """What the set-up of a game needs. Raises `Refused` for an impossible result."""
    results: list[ChanceResult] = []
    while True:
        try:
            game.new(settings, ManualChance([one.result for one in results]))
        except ChanceNeeded as needed:
            if not _answered(needed, results, source):
                return CollectedResults(results, needed)
        else:
            return CollectedResults(results, None)


def collect_for_decision(
    session: Session, seat: Seat, action: Action, source: ResultSource
) -> CollectedResults:
    """What a decision needs now. Raises `Illegal`, and `Refused` for an impossible result."""
    refusal = session.state.why_not(seat, action)
    if refusal is not None:
        raise Illegal(refusal)
    results: list[ChanceResult] = []
    while True:
        state = session.state.copy()
        chance = state.chance
        assert isinstance(chance, ManualChance)
        chance.results += [one.result for one in results]
        try:
            state.play(seat, action)
        except ChanceNeeded as needed:
            if not _answered(needed, results, source):
                return CollectedResults(results, needed)
        else:
            return CollectedResults(results, None)


def _answered(needed: ChanceNeeded, results: list[ChanceResult], source: ResultSource) -> bool:
    """Add the source's result for this question. False where it has none."""
    result = source.next(needed)
    if result is None:
        return False
    if result not in needed.choices:
        facts: Facts = {"result": result, "what": "@" + needed.what, "number": len(results)}
        raise Refused(Refusal("fed-impossible", "", facts))
    results.append(ChanceResult(needed, result))
    return True
