"""Reviewing: how the chances of winning went in a game that is over, and which moments decided it.

At a moment each seat's chance is its share of the win over many lines that a search plays from there; all
that lay on the table then is known to it, hidden or not, and only what chance brought later is not
(`Outlook`). Moments are looked at evenly first, then between those where the chances changed most, until that
is one decision. What a player could have done better there is what a strong bot says who knows what she did.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from typing import Final

from madoi.bots import find as find_bot
from madoi.bots.search import Search
from madoi.bots.win_estimator import Outlook
from madoi.core.chance import Seeded
from madoi.core.game import EVERYTHING
from madoi.core.session import Session
from madoi.server.protocol.analysis import Analysis, AnalysisPoint, TurningPoint
from madoi.server.table.projection import event_faces

_EVENLY: Final = 24
_MOST: Final = 44
_LEAST_LINES: Final = 48
_SECONDS: Final = 0.25
"""So long a moment is looked at, and once more where it may have decided the game."""
_DECIDED: Final = 3
_CANDIDATES: Final = 5
_WORTH_TELLING: Final = 0.03
"""A smaller change decides nothing."""
_BOT: Final = "strongest"
_THINKS: Final = 0.8
_TRIED: Final = 8
"""A choice that was tried less often cannot be compared."""
_MOST_LINES: Final = 8

Gap = tuple[int, int]
"""From one moment that was looked at to the next, both as numbers of decisions."""


def reviewed(session: Session, seconds: float = _SECONDS) -> Iterator[Analysis]:
    """What is known so far, again and again until all is. The game is over."""
    review = _Review(session, seconds)
    for done in review.looks():
        yield Analysis(review.points(), [], done)
    yield Analysis(review.points(), review.turnings(), 1.0)


class _Review:
    def __init__(self, session: Session, seconds: float) -> None:
        self.session = session
        self.seconds = seconds
        self.outlooks: dict[int, Outlook] = {}

    def looks(self) -> Iterator[float]:
        """Look at one moment after the other; which part of the work is done."""
        first, last = self.session.forked_at, self.session.decisions
        evenly = sorted({first + (last - first) * place // _EVENLY for place in range(_EVENLY + 1)})
        expected = min(last - first + 1, _MOST) + 2 * _CANDIDATES + _DECIDED * _THINKS / self.seconds
        for made, decisions in enumerate(self._places(evenly), 1):
            self._look(decisions)
            yield min(0.95, made / expected)

    def _places(self, evenly: list[int]) -> Iterator[int]:
        """Evenly; in between, where the chances change most, down to one decision; what may have decided the
        game, twice, for then it may turn out to be something else."""
        yield from evenly
        twice: set[int] = set()
        while True:
            wide = [gap for gap in self.gaps()[:_DECIDED] if gap[1] - gap[0] > 1]
            if wide and len(self.outlooks) < _MOST:
                yield sum(wide[0]) // 2
                continue
            again = {end for gap in self.gaps()[:_CANDIDATES] for end in gap} - twice
            if not again:
                return
            twice |= again
            yield from sorted(again)

    def _look(self, decisions: int) -> None:
        outlook = self.outlooks.get(decisions)
        if outlook is None:
            session = self.session
            seed = f"{session.record.seed}/outlook/{decisions}"
            outlook = Outlook(session.game, session.state_at(decisions), session.settings.seats, seed)
            self.outlooks[decisions] = outlook
        outlook.look(_LEAST_LINES, self.seconds)

    def gaps(self) -> list[Gap]:
        """The largest change first."""
        return sorted(pairwise(sorted(self.outlooks)), key=self.change, reverse=True)

    def change(self, gap: Gap) -> float:
        """How much the chances of the seat changed for which they changed most, less what may be the lines
        that happened to be played."""
        before, after = (self.outlooks[end] for end in gap)
        return max(
            abs(now - was) - sqrt(_spread(was, before.lines) + _spread(now, after.lines))
            for was, now in zip(before.shares(), after.shares(), strict=True)
        )

    def points(self) -> list[AnalysisPoint]:
        return [
            AnalysisPoint(decisions, outlook.shares(), outlook.lines)
            for decisions, outlook in sorted(self.outlooks.items())
        ]

    def turnings(self) -> list[TurningPoint]:
        """The moments that decided the game, in their order."""
        found = [gap for gap in self.gaps()[:_DECIDED] if self.change(gap) >= _WORTH_TELLING]
        return [self._turning(gap) for gap in sorted(found)]

    def _turning(self, gap: Gap) -> TurningPoint:
        before, after = gap
        session = self.session
        events = [event for events in session.events[before + 1 : after + 1] for event in events]
        was, now = (self.outlooks[end].shares() for end in gap)
        lines = [event_faces.line(event, EVERYTHING) for event in events]
        fell = any(event.discloses for event in events)
        told = TurningPoint(before, after, was, now, lines[-_MOST_LINES:], fell)
        return told if after - before > 1 else self._with_choice(told)

    def _with_choice(self, told: TurningPoint) -> TurningPoint:
        """The same with who decided it, and what else there was to choose."""
        session = self.session
        seat = session.deciders()[told.before]
        action = [step.text for step in session.record.steps if step.seat >= 0][told.before]
        state = session.state_at(told.before)
        decision = state.decision(seat)
        worth, best, best_worth = None, "", None
        if len(decision.actions) > 1:
            bot = find_bot(_BOT, session.game, _THINKS)
            assert isinstance(bot, Search)
            thought = bot.think(state.view(seat), decision, Seeded(f"{session.record.seed}/review"))
            made = next(line for line in thought.lines if line.action.text == action)
            first = max([*thought.lines[:1], made], key=lambda line: line.worth)
            if made.tried * thought.played >= _TRIED:
                worth, best, best_worth = made.worth, first.action.text, first.worth
        return TurningPoint(
            told.before,
            told.decisions,
            told.was,
            told.now,
            told.lines,
            told.fell,
            seat,
            action,
            worth,
            best,
            best_worth,
        )


def _spread(share: float, lines: int) -> float:
    """The variance of a share over so many lines, at most; nothing where it is known."""
    return share * (1.0 - share) / lines if lines else 0.0
