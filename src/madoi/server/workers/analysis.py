"""Analysis of a finished game: the win chances over its course, and its turning points.

A seat's win chance at a position is its mean share of the win over many simulations (`WinEstimator`).
Simulations know the whole position, but not the later results of chance.
Positions are evaluated at even distances first, then between those where the chances changed most, down to
one decision.
A strong bot that knows what the player knew finds the better choice there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from math import sqrt
from typing import Final

from madoi.bots import find as find_bot
from madoi.bots.search import Search
from madoi.bots.win_estimator import WinEstimator
from madoi.core.chance import Seeded
from madoi.core.session import Session
from madoi.core.viewer import EVERYTHING
from madoi.server import limits
from madoi.server.protocol.analysis import Analysis, AnalysisPoint, TurningPoint
from madoi.server.table.projection import event_faces

_EVEN_POSITIONS: Final = 24
_MIN_SIMULATIONS: Final = 48
_TURNING_POINTS: Final = 3
_CANDIDATES: Final = 5
"""How many of the largest changes are evaluated twice."""
_MIN_CHANGE: Final = 0.03
"""A smaller change of the win chances decides nothing."""
_BOT: Final = "strongest"
_MIN_TRIES: Final = 8
"""An action with fewer simulations cannot be compared."""
_MAX_LINES: Final = 8
"""Lines of the log at a turning point."""

Gap = tuple[int, int]
"""From one evaluated position to the next, both as numbers of decisions."""


def analyse(session: Session, seconds: float = limits.POSITION_SECONDS) -> Iterator[Analysis]:
    """Analyse a finished game; yields the results so far, at last all of them."""
    analyser = _Analyser(session, seconds)
    for done in analyser.evaluate():
        yield Analysis(analyser.points(), [], done)
    yield Analysis(analyser.points(), analyser.turning_points(), 1.0)


class _Analyser:
    def __init__(self, session: Session, seconds: float) -> None:
        self.session = session
        self.seconds = seconds
        self.estimators: dict[int, WinEstimator] = {}

    def evaluate(self) -> Iterator[float]:
        """Evaluate one position after the other; yields the finished part of the work."""
        first, last = self.session.forked_at, self.session.decisions
        steps = range(_EVEN_POSITIONS + 1)
        evenly = sorted({first + (last - first) * step // _EVEN_POSITIONS for step in steps})
        positions = min(last - first + 1, limits.MAX_ANALYSED_POSITIONS) + 2 * _CANDIDATES
        expected = positions + _TURNING_POINTS * limits.TURNING_POINT_SECONDS / self.seconds
        for made, decisions in enumerate(self._positions(evenly), 1):
            self._evaluate(decisions)
            yield min(0.95, made / expected)

    def _positions(self, evenly: list[int]) -> Iterator[int]:
        """The positions to evaluate: at even distances; then between those where the chances change most,
        down to one decision; then the ends of the largest changes once more."""
        yield from evenly
        twice: set[int] = set()
        while True:
            wide = [gap for gap in self.gaps()[:_TURNING_POINTS] if gap[1] - gap[0] > 1]
            if wide and len(self.estimators) < limits.MAX_ANALYSED_POSITIONS:
                yield sum(wide[0]) // 2
                continue
            again = {end for gap in self.gaps()[:_CANDIDATES] for end in gap} - twice
            if not again:
                return
            twice |= again
            yield from sorted(again)

    def _evaluate(self, decisions: int) -> None:
        estimator = self.estimators.get(decisions)
        if estimator is None:
            session = self.session
            seed = f"{session.record.seed}/outlook/{decisions}"
            estimator = WinEstimator(session.game, session.state_at(decisions), session.settings.seats, seed)
            self.estimators[decisions] = estimator
        estimator.run(_MIN_SIMULATIONS, self.seconds)

    def gaps(self) -> list[Gap]:
        """The gaps, the largest change first."""
        return sorted(pairwise(sorted(self.estimators)), key=self.change, reverse=True)

    def change(self, gap: Gap) -> float:
        """The largest change of any seat's win chance, less what may be sampling error."""
        before, after = (self.estimators[end] for end in gap)
        return max(
            abs(now - was) - sqrt(_variance(was, before.simulations) + _variance(now, after.simulations))
            for was, now in zip(before.shares(), after.shares(), strict=True)
        )

    def points(self) -> list[AnalysisPoint]:
        return [
            AnalysisPoint(decisions, estimator.shares(), estimator.simulations)
            for decisions, estimator in sorted(self.estimators.items())
        ]

    def turning_points(self) -> list[TurningPoint]:
        """The turning points, in the order of the game."""
        found = [gap for gap in self.gaps()[:_TURNING_POINTS] if self.change(gap) >= _MIN_CHANGE]
        return [self._turning_point(gap) for gap in sorted(found)]

    def _turning_point(self, gap: Gap) -> TurningPoint:
        before, after = gap
        session = self.session
        events = [event for events in session.events[before + 1 : after + 1] for event in events]
        was, now = (self.estimators[end].shares() for end in gap)
        lines = [event_faces.line(event, EVERYTHING) for event in events]
        fell = any(event.discloses for event in events)
        found = TurningPoint(before, after, was, now, lines[-_MAX_LINES:], fell)
        return found if after - before > 1 else self._with_choice(found)

    def _with_choice(self, found: TurningPoint) -> TurningPoint:
        """The turning point with its decision: the seat, the action and the best choice."""
        session = self.session
        seat = session.deciders()[found.before]
        action = [step.text for step in session.record.steps if step.seat >= 0][found.before]
        state = session.state_at(found.before)
        decision = state.decision(seat)
        worth, best, best_worth = None, "", None
        best_parts: Mapping[str, object] = {}
        if len(decision.actions) > 1:
            bot = find_bot(_BOT, session.game, limits.TURNING_POINT_SECONDS)
            assert isinstance(bot, Search)
            searched = bot.search(state.view(seat), decision, Seeded(f"{session.record.seed}/review"))
            made = next(rated for rated in searched.actions if rated.action.text == action)
            first = max([*searched.actions[:1], made], key=lambda rated: rated.value)
            if made.visit_share * searched.simulations >= _MIN_TRIES:
                worth, best, best_worth = made.value, first.action.text, first.value
                best_parts = first.action.parts()
        return TurningPoint(
            found.before,
            found.decisions,
            found.was,
            found.now,
            found.lines,
            found.fell,
            seat,
            action,
            worth,
            best,
            best_worth,
            best_parts,
        )


def _variance(share: float, simulations: int) -> float:
    """An upper bound for the variance of a share over ``simulations``; zero where the share is exact."""
    return share * (1.0 - share) / simulations if simulations else 0.0
