"""Foresight: what a game adds so that a search can think it ahead.

A search plays out *imagined* states: states that fit what its seat can see. It asks four things, which any
game answers well enough by itself and a game that wants strong bots answers better: what the table may look
like (`Belief`), what somebody would be inclined to do, what somebody would do without much thought, and how
the seats stand when a line is not played to its end.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from madoi.core.chance import Chance
    from madoi.core.game import Action, Game, Seat, State, View

NEVER: Final = 1_000_000_000
"""A moment that no game comes to."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief(ABC):
    """What a viewer thinks that the table may be. Made from her view alone."""

    @abstractmethod
    def draw(self, chance: Chance) -> State:
        """Some full state that fits the view, the likelier the oftener, with this chance for what is to
        come. The caller may play on it as it likes."""


class Uniform(Belief):
    """Whatever fits the view is equally likely."""

    def __init__(self, game: Game, view: View) -> None:
        self._game = game
        self._view = view

    def draw(self, chance: Chance) -> State:
        return self._game.imagine(self._view, chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight:
    """How one game is thought ahead. This one is for any game: every state that fits is equally likely, all
    actions are, and lines are played to the end of the game. All states that come here are imagined.

    ``horizon``: so many free choices a line is played on, once it has left what was thought through; then it
    is estimated. A game whose lines are better cut at a certain point of its course (the end of a turn) says
    by `until` and `moment` where.
    """

    def __init__(self, game: Game, horizon: int) -> None:
        self.game = game
        self.horizon = horizon

    def belief(self, view: View, chance: Chance) -> Belief:
        """What the viewer can believe now; the chance is for making up one's mind only."""
        return Uniform(self.game, view)

    def until(self, view: View) -> int:
        """The moment at which lines that begin here are cut, wherever they have come to: the first choice
        then is not made but estimated. Never, if not overridden."""
        return NEVER

    def moment(self, state: State) -> int:
        """How far the game has come, in what `until` counts; it never goes back."""
        return 0

    def situation(self, state: State, seat: Seat) -> int:
        """What chance has brought, as far as the seat can see it and it matters for the choice it has now.
        Nodes are reached by choices alone; where the situations differ, what follows is judged apart."""
        return 0

    def leanings(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        """How much the seat is inclined to each of these actions, its legal ones: at least 0, together 1."""
        return [1.0 / len(actions)] * len(actions)

    def likely(self, state: State, seat: Seat, actions: list[Action], chance: Chance) -> Action:
        """What the seat does without much thought: one of its legal actions. Called very often."""
        return actions[chance.below(len(actions), "bot-choice")]

    def estimate(self, state: State) -> list[float]:
        """Each seat's share of the win to be expected, together 1. The game is not over."""
        raise NotImplementedError("a game whose lines are cut short must estimate how they would end")

    def result(self, state: State) -> list[float]:
        """What the end is worth to each seat: its share of the win. The game is over."""
        outcome = state.outcome()
        assert outcome is not None
        return outcome.shares
