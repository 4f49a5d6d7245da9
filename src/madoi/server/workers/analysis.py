"""Analysis of a finished game: the win chances over its course, and its turning points.

A seat's win chance is its mean share over simulations that know the whole position, but no later chance,
calibrated for people.
Positions are evaluated at even distances, then where the chances changed most, down to one decision.
There a strong bot that knows what the player knew finds the better choice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from math import sqrt
from typing import Final

from madoi.bots import find as find_bot
from madoi.bots.search import Search, SearchResult
from madoi.bots.win_estimator import WinEstimator
from madoi.core.chance import Seeded
from madoi.core.record import PERSON
from madoi.core.session import Session
from madoi.core.viewer import EVERYTHING, Seat
from madoi.server import limits
from madoi.server.protocol.analysis import Analysis, AnalysisPoint, OwnMoment, TurningPoint
from madoi.server.table.projection import event_faces
from madoi.server.workers.calibration import calibrate

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
_OWN_CHOICES: Final = 5
"""How many choices of a person are rated."""
_OWN_CHOICES_PER_GAP: Final = 2
_MAX_LINES: Final = 8
"""Lines of the log at a turning point."""

Gap = tuple[int, int]
"""From one evaluated position to the next, both as numbers of decisions."""


def analyse(session: Session, seconds: float = limits.POSITION_SECONDS) -> Iterator[Analysis]:
    """Analyse a finished game; yields the results so far, at last all of them."""
    analyser = _Analyser(session, seconds)
    for done in analyser.evaluate():
        yield Analysis(analyser.points(), [], done)
    turning_points = analyser.turning_points()
    yield Analysis(analyser.points(), turning_points, 0.97)
    yield Analysis(analyser.points(), turning_points, 1.0, own=analyser.own_moments())


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
        """The largest change of any seat's share, less what may be sampling error (calibration would enlarge
        that of small shares)."""
        before, after = (self.estimators[end] for end in gap)
        return max(
            abs(now - was) - sqrt(_variance(was, before.simulations) + _variance(now, after.simulations))
            for was, now in zip(before.shares(), after.shares(), strict=True)
        )

    def chances(self, decisions: int) -> list[float]:
        """Each seat's win chance at an evaluated position."""
        estimator = self.estimators[decisions]
        return calibrate(self.session.game.name, estimator.shares(), estimator.simulations)

    def points(self) -> list[AnalysisPoint]:
        return [
            AnalysisPoint(decisions, self.chances(decisions), estimator.simulations)
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
        was, now = (self.chances(end) for end in gap)
        lines = [event_faces.line(event, EVERYTHING) for event in events]
        fell = any(event.discloses for event in events)
        found = TurningPoint(before, after, was, now, lines[-_MAX_LINES:], fell)
        return found if after - before > 1 else self._with_choice(found, self._search(before))

    def own_moments(self) -> list[OwnMoment]:
        """The best and the costliest choice of every person, and where chance did most."""
        players = self.session.record.players
        return [
            moment
            for seat, player in enumerate(players)
            if player.kind == PERSON
            for moment in [*self._own_choices(seat), *self._luck(seat)]
        ]

    def _own_choices(self, seat: Seat) -> list[OwnMoment]:
        rated = [self._rated_choice(gap, decisions) for gap, decisions in self._own_decisions(seat)]
        compared = [(point, lead) for point, lead in rated if point.worth is not None]
        found: list[OwnMoment] = []
        best, lead = max(compared, key=lambda one: one[1], default=(None, 0.0))
        if best is not None and lead >= _MIN_CHANGE:
            found.append(OwnMoment(seat, "best", best))
        costliest, cost = min(compared, key=lambda one: one[1], default=(None, 0.0))
        if costliest is not None and -cost >= _MIN_CHANGE:
            found.append(OwnMoment(seat, "costliest", costliest))
        return found

    def _own_decisions(self, seat: Seat) -> list[tuple[Gap, int]]:
        """Real choices of a seat, where its own chances changed most."""
        deciders = self.session.deciders()
        found: list[tuple[Gap, int]] = []
        for gap in sorted(self.gaps(), key=lambda gap: abs(self._own_change(gap, seat)), reverse=True):
            choices = [
                decisions
                for decisions in range(*gap)
                if deciders[decisions] == seat
                and len(self.session.state_at(decisions).decision(seat).actions) > 1
            ]
            found += [(gap, decisions) for decisions in choices[-_OWN_CHOICES_PER_GAP:]]
            if len(found) >= _OWN_CHOICES:
                break
        return found[:_OWN_CHOICES]

    def _own_change(self, gap: Gap, seat: Seat) -> float:
        before, after = (self.chances(end)[seat] for end in gap)
        return after - before

    def _rated_choice(self, gap: Gap, decisions: int) -> tuple[TurningPoint, float]:
        """A choice, and how much better it is than the best other one."""
        session = self.session
        was, now = (self.chances(end) for end in gap)
        events = session.events[decisions + 1]
        lines = [event_faces.line(event, EVERYTHING) for event in events]
        point = TurningPoint(decisions, decisions + 1, was, now, lines[-_MAX_LINES:], False)
        searched = self._search(decisions)
        assert searched is not None
        found = self._with_choice(point, searched)
        others = [
            rated.value
            for rated in searched.actions
            if rated.action.text != found.action and rated.visit_share * searched.simulations >= _MIN_TRIES
        ]
        return found, (found.worth or 0.0) - max(others, default=found.worth or 0.0)

    def _luck(self, seat: Seat) -> list[OwnMoment]:
        """Where chance changed the chances of a seat most."""
        fell = [gap for gap in self.gaps() if gap[1] - gap[0] == 1 and self._chance_fell(gap)]
        most = max(fell, key=lambda gap: abs(self._own_change(gap, seat)), default=None)
        if most is None or abs(self._own_change(most, seat)) < _MIN_CHANGE:
            return []
        was, now = (self.estimators[end].shares() for end in most)
        lines = [event_faces.line(event, EVERYTHING) for event in self.session.events[most[1]]]
        return [OwnMoment(seat, "luck", TurningPoint(*most, was, now, lines[-_MAX_LINES:], True))]

    def _chance_fell(self, gap: Gap) -> bool:
        return any(event.discloses for event in self.session.events[gap[1]])

    def _search(self, decisions: int) -> SearchResult | None:
        """What a strong bot finds with the knowledge of the seat that decided; None: there was no choice."""
        session = self.session
        seat = session.deciders()[decisions]
        state = session.state_at(decisions)
        decision = state.decision(seat)
        if len(decision.actions) < 2:
            return None
        bot = find_bot(_BOT, session.game, limits.TURNING_POINT_SECONDS)
        assert isinstance(bot, Search)
        return bot.search(state.view(seat), decision, Seeded(f"{session.record.seed}/review"))

    def _with_choice(self, found: TurningPoint, searched: SearchResult | None) -> TurningPoint:
        """The turning point with its decision: the seat, the action and the best choice."""
        session = self.session
        seat = session.deciders()[found.before]
        action = [step.text for step in session.record.steps if step.seat >= 0][found.before]
        worth, best, best_worth = None, "", None
        best_parts: Mapping[str, object] = {}
        if searched is not None:
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
