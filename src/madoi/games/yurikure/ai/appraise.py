"""Action values for Yuri-Kure, from a view alone.

A seat backs what it supports, reveals as little as it can, and guesses others' support from their reveals.
A pair is desired by how much more the seat gains from it than the others (`Interest` values choices).
"""

from __future__ import annotations

from typing import Final

from madoi.core.action import Action
from madoi.games.yurikure.ai.interest import (
    RIVAL,
    Interest,
    most_revealed_by_others,
    rival_support,
    support_value,
)
from madoi.games.yurikure.ai.prospects import Prospects
from madoi.games.yurikure.notation import Choice, HandIn, Pass, Reveal, Support
from madoi.games.yurikure.rules.control import NOBODY
from madoi.games.yurikure.rules.pending_action import actor_of, pair_of
from madoi.games.yurikure.rules.procedures.procedure import GirlQuestion
from madoi.games.yurikure.rules.sheets import Sheet
from madoi.games.yurikure.view import YurikureView

# In points of support, as in `interest`.
_COST_OF_SHOWING: Final = 0.06  # a revealed point: it decides ties, and tells
_WORTH_A_REVEAL: Final = 0.12  # smaller gains are not worth speaking up for


def appraise(view: YurikureView, actions: list[Action]) -> list[float]:
    """The worth of each of the viewer's legal actions."""
    appraiser = Appraiser(view)
    return [appraiser.value_of(action) for action in actions]


def desires(sheet: Sheet, keenest: list[float]) -> list[float]:
    """Own counted support on each pair, less what the keenest rival seems to have there."""
    return [float(sheet.counted(pair)) - RIVAL * rival for pair, rival in enumerate(keenest)]


def reveal_cost(more: int) -> float:
    """What it costs to reveal so much more."""
    return _COST_OF_SHOWING * more + _WORTH_A_REVEAL


class Appraiser:
    """What a seat wants, and what it thinks of a move."""

    def __init__(self, view: YurikureView) -> None:
        self.view = view
        self.circle = view.settings.circle
        self.seat = view.viewer
        own = view.sheets[self.seat]
        assert own is not None
        self.own = own
        desire = desires(own, rival_support(self.circle, view.revealed, self.seat))
        control = own.control(self.circle)
        self.prospects = Prospects(self.circle, view.orientations, view.relations)
        opposed = most_revealed_by_others(view.revealed, self.seat)
        self.interest = Interest(self.prospects, desire, control, opposed)
        self._most: float | None = None

    def value_of(self, action: Action) -> float:
        if isinstance(action, Support):
            due = self.view.due
            assert due is not None
            pair = self.circle.pair(action.one, action.other)
            draft = self.own.draft
            total = self.own.total(pair)
            return support_value(self.circle, self.view.relations, draft, pair, due.is_setup, total)
        if isinstance(action, HandIn):
            return 100.0
        procedure = self.view.procedure
        if procedure is None:
            return -100.0  # to begin the sheet again
        if isinstance(action, Choice):
            return self._choice(procedure.question, action)
        if isinstance(action, Reveal):
            return self._reveal(procedure.question, procedure.declared, action)
        assert isinstance(action, Pass)
        return 0.0

    def _choice(self, question: GirlQuestion, choice: Choice) -> float:
        pending = self.view.pending
        return self.interest.value_of(
            self.prospects.of(question.kind, question.girl, choice, actor_of(pending), pair_of(pending))
        )

    # Speaking up.

    def _reveal(self, question: GirlQuestion, declared: Choice | None, action: Reveal) -> float:
        """To decide for a girl is worth your own best choice less what happens otherwise."""
        cost = reveal_cost(action.value - self.view.revealed[self.seat][action.girl])
        if action.girl != question.girl or self._controller(action.girl) == self.seat or not question.choices:
            return -cost
        if declared is not None:
            return self._best(question) - self._choice(question, declared) - cost
        silence = self.prospects.of_silence(question.kind, pair_of(self.view.pending))
        return self._best(question) - self.interest.value_of(silence) - cost

    def _best(self, question: GirlQuestion) -> float:
        """What she could do that is worth most."""
        if self._most is None:
            most = -1.0e9
            for choice in question.choices:
                assert isinstance(choice, Choice)
                most = max(most, self._choice(question, choice))
            self._most = most
        return self._most

    def _controller(self, girl: int) -> int:
        best = 0
        found = NOBODY
        for seat, row in enumerate(self.view.revealed):
            if row[girl] > best:
                best = row[girl]
                found = seat
        return found
