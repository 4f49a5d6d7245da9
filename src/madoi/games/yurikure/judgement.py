"""A quick opinion of moves, from a view alone: it backs what it supports, hides what it can, answers and
votes by its own interest, and guesses what the others support from what they have revealed.

How near a pair is to deciding the game is a number from 0 to 1 (`_prospect`). A change is worth what it does
to the prospects of all pairs, each weighed by how much more the seat gains from it than others (`desire`).
"""

from __future__ import annotations

from typing import Final

from madoi.core.game import Action
from madoi.games.yurikure.control import NOBODY
from madoi.games.yurikure.love import SINGLE, SWORN, UNSWORN
from madoi.games.yurikure.notation import Choice, HandIn, Pass, Reveal, Support
from madoi.games.yurikure.procedure import ACTION, ANSWER, COOL, VOTE, Asked
from madoi.games.yurikure.view import YurikureView

# Weights, in points of support: a first guess that does well against chance (docs/bots.md), not yet tuned.
_RIVAL: Final = 0.8  # how much a rival's guessed point counts against one's own
_COST_OF_SHOWING: Final = 0.06  # a revealed point: it decides ties, and tells
_WORTH_A_REVEAL: Final = 0.12  # smaller gains are not worth speaking up for
_VOTE_CARRIES: Final = 0.35  # how often one more vote makes the difference


def appraise(view: YurikureView, actions: list[Action]) -> list[float]:
    """The worth of each of the viewer's legal actions."""
    opinion = Opinion(view)
    return [opinion.worth(action) for action in actions]


def _prospect(favor: int, discomfort: int, couple: int) -> float:
    """How likely, roughly, this pair decides the game."""
    warmth = favor - discomfort
    if couple == SWORN:
        return min(1.0, max(0.1, 0.55 + 0.09 * warmth))
    if couple == UNSWORN:
        return min(0.8, max(0.05, 0.3 + 0.06 * warmth))
    return 0.02 * favor + (0.08 if favor >= 5 else 0.0)


class Opinion:
    """What a seat wants, and what it thinks of a move."""

    def __init__(self, view: YurikureView) -> None:
        self.view = view
        self.circle = view.settings.circle
        self.relations = view.relations
        self.seat = view.viewer
        self.desire = self._desires()

    def _desires(self) -> list[float]:
        """Own counted support on each pair, less what the keenest rival seems to have there."""
        own = self.view.sheets[self.seat]
        assert own is not None
        desires: list[float] = []
        for pair in range(self.circle.pairs):
            rival = 0.0
            for seat in range(self.view.settings.seats):
                if seat != self.seat:
                    rival = max(rival, self._guess(seat, pair))
            desires.append(float(own.counted(pair)) - _RIVAL * rival)
        return desires

    def _guess(self, seat: int, pair: int) -> float:
        """Who has shown control of both girls probably supports the two together."""
        shown = self.view.revealed[seat]
        both = min(shown[self.circle.first[pair]], shown[self.circle.second[pair]])
        return 0.6 * min(5, both)

    def worth(self, action: Action) -> float:
        if isinstance(action, Support):
            return self._support(self.circle.pair(action.one, action.other))
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

    # Sheets.

    def _support(self, pair: int) -> float:
        """The setup sheet: pairs that begin well, and pairs that share girls with those chosen, so that
        control adds up. Extra points: where one's own support is near to deciding the game."""
        own = self.view.sheets[self.seat]
        due = self.view.due
        assert own is not None
        assert due is not None
        prospect = _prospect(
            self.relations.favor[pair], self.relations.discomfort[pair], self.relations.couple[pair]
        )
        if not due.is_setup:
            return prospect * (1.0 + own.total(pair)) + 0.1 * own.total(pair)
        shared = 0
        for other in own.draft:
            shared += self.circle.has(other, self.circle.first[pair]) or self.circle.has(
                other, self.circle.second[pair]
            )
        return 4.0 * prospect + 0.25 * min(2, shared)

    # Choices: what a change is worth.

    def _gain(self, pair: int, favor: int, discomfort: int, couple: int) -> float:
        """What it is worth that the pair comes to stand so."""
        relations = self.relations
        now = _prospect(relations.favor[pair], relations.discomfort[pair], relations.couple[pair])
        return self.desire[pair] * (_prospect(min(6, favor), discomfort, couple) - now)

    def _disturbance(self, pair: int) -> float:
        """What it is worth that the other couples of the two are disturbed."""
        relations = self.relations
        worth = 0.0
        for girl in (self.circle.first[pair], self.circle.second[pair]):
            for other in self.circle.with_girl[girl]:
                if other != pair and relations.couple[other] != SINGLE:
                    worth += self._gain(
                        other,
                        relations.favor[other],
                        min(6, relations.discomfort[other] + 1),
                        relations.couple[other],
                    )
        return worth

    def _couple(self, pair: int) -> float:
        """What it is worth that they become a couple."""
        relations = self.relations
        formed = self._gain(pair, relations.favor[pair], relations.discomfort[pair], UNSWORN)
        return formed + self._disturbance(pair)

    def _warmer(self, pair: int, points: int) -> float:
        relations = self.relations
        favor = relations.favor[pair] + points
        return self._gain(pair, favor, relations.discomfort[pair], relations.couple[pair])

    def _rebuffed(self, pair: int, courage: int) -> float:
        """A confession that hears No: the die may make them a couple all the same."""
        luck = min(6, self.relations.favor[pair] + courage) / 6.0
        return luck * self._couple(pair) + (1.0 - luck) * self._warmer(pair, 1)

    def _choice(self, question: Asked, choice: Choice) -> float:
        if question.kind == ACTION:
            return self._action(question.girl, choice)
        if question.kind == COOL:
            return self._warmer(self.circle.pair(question.girl, choice.one), 3)
        pair = self.view.affair_pair
        agrees = choice.verb == "yes"
        if question.kind == ANSWER:
            courage = sum(orientation.courage() for orientation in self.view.orientations[self.view.actor])
            return self._couple(pair) if agrees else self._rebuffed(pair, courage)
        if question.kind == VOTE:
            return _VOTE_CARRIES * self._couple(pair) if agrees else 0.0
        relations = self.relations
        refused = self._gain(
            pair, relations.favor[pair], min(6, relations.discomfort[pair] + 1), relations.couple[pair]
        )
        return self._couple(pair) if agrees else refused

    def _action(self, girl: int, choice: Choice) -> float:
        if choice.verb == "approach":
            pair = self.circle.pair(girl, choice.one)
            gain = max(
                [1] + [o.approached(self.relations.favor[pair]) for o in self.view.orientations[choice.one]]
            )
            return self._warmer(pair, gain) + self._disturbance(pair)
        if choice.verb == "confess":
            pair = self.circle.pair(girl, choice.one)
            courage = sum(orientation.courage() for orientation in self.view.orientations[girl])
            rebuffed = self._rebuffed(pair, courage)
            return max(self._couple(pair), rebuffed) if self._mine(choice.one) else rebuffed
        if choice.verb == "love":
            pair = self.circle.pair(choice.one, choice.other)
            both = self._mine(choice.one) and self._mine(choice.other)
            return (0.5 if both else 0.15) * self._couple(pair)
        return 0.0

    def _mine(self, girl: int) -> bool:
        """Whether the seat could decide for her, as far as one can see."""
        own = self.view.sheets[self.seat]
        assert own is not None
        control = sum(own.total(pair) for pair in self.circle.with_girl[girl])
        others = [row[girl] for seat, row in enumerate(self.view.revealed) if seat != self.seat]
        return control > max(others)

    # Speaking up.

    def _reveal(self, question: Asked, declared: Choice | None, action: Reveal) -> float:
        """To decide for her is worth the difference between one's own best choice and what happens else."""
        shown = self.view.revealed[self.seat][action.girl]
        price = _COST_OF_SHOWING * (action.value - shown) + _WORTH_A_REVEAL
        if action.girl != question.girl or self._controller(action.girl) == self.seat or not question.choices:
            return -price
        best = max([self._choice_of(question, choice) for choice in question.choices])
        otherwise = 0.0
        if declared is not None:
            otherwise = self._choice(question, declared)
        elif question.kind == ANSWER:
            otherwise = self._rebuffed(self.view.affair_pair, 0)
        return best - otherwise - price

    def _choice_of(self, question: Asked, choice: Action) -> float:
        assert isinstance(choice, Choice)
        return self._choice(question, choice)

    def _controller(self, girl: int) -> int:
        best = 0
        found = NOBODY
        for seat, row in enumerate(self.view.revealed):
            if row[girl] > best:
                best = row[girl]
                found = seat
        return found
