"""The search model: what a game tells a tree search. A capability (`madoi.core.capabilities`).

It has a belief over states that fit a view, a prior over actions, a rollout policy, and an estimate where
simulations are cut off. The model here works for any game; a game that wants strong bots overrides it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from madoi.core.action import Action
from madoi.core.chance import Chance
from madoi.core.game import NOBODY, Capability, Game, State, View
from madoi.core.viewer import Seat

NO_CUT_OFF: Final = 1_000_000_000
"""A progress that no game reaches."""
_EXPLORATION: Final = 0.7
_TO_THE_END: Final = 1_000_000
"""More choices than any game has."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief(ABC):
    """A distribution over the states that a viewer holds possible. Made from the view alone."""

    @abstractmethod
    def draw(self, chance: Chance) -> State:
        """A full state that fits the view, drawn by its probability; ``chance`` decides the future.

        The caller owns the state.
        """


class UniformBelief(Belief):
    """All states that fit the view are equally likely."""

    def __init__(self, game: Game, view: View) -> None:
        self._game = game
        self._view = view

    def draw(self, chance: Chance) -> State:
        return self._game.imagine(self._view, chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchModel(Capability):
    """What a search needs to know of one game. All states given to it are imagined.

    ``horizon`` is the number of free choices a rollout makes before it is estimated. ``exploration`` is the
    exploration constant of PUCT: how much priors count.
    A game that cuts simulations off at some point (the end of a turn) overrides `cut_off` and
    `progress`. This base class has uniform beliefs and priors, and random rollouts to the end.
    """

    def __init__(self, game: Game, horizon: int = _TO_THE_END) -> None:
        self.game = game
        self.horizon = horizon
        self.exploration = _EXPLORATION

    def belief(self, view: View, chance: Chance) -> Belief:
        """What the viewer can believe. ``chance`` is for building the belief only."""
        return UniformBelief(self.game, view)

    def cut_off(self, view: View) -> int:
        """The progress at which simulations from here are cut off.

        The first free choice at or beyond it is not made; the state is estimated.
        """
        return NO_CUT_OFF

    def progress(self, state: State) -> int:
        """How far the game has come, in the unit of `cut_off`. It never decreases."""
        return 0

    def chance_key(self, state: State, seat: Seat) -> int:
        """A key for the results of chance that the seat sees and that matter for this choice.

        Nodes are reached by choices alone; below one node, different keys have different statistics.
        """
        return 0

    def priors(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        """How promising each legal action is before any simulation: at least 0, with sum 1."""
        return [1.0 / len(actions)] * len(actions)

    def rollout_action(self, state: State, seat: Seat, actions: list[Action], chance: Chance) -> Action:
        """The rollout policy: a quick choice among the legal actions. Called very often."""
        return actions[chance.below(len(actions), "bot-choice")]

    def roll_out(self, state: State, seat: Seat, chance: Chance, choices: int, cut_off: int) -> bool:
        """Play on by the rollout policy. Returns whether the game is over.

        It stops after ``choices`` free choices, or at the cut-off. ``seat`` decides next. Override it where a
        game can choose without listing actions.
        """
        while seat != NOBODY:
            actions = state.legal(seat)
            if len(actions) == 1:
                state.play_unheard(seat, actions[0])
            elif choices == 0 or self.progress(state) >= cut_off:
                return False
            else:
                choices -= 1
                state.play_unheard(seat, self.rollout_action(state, seat, actions, chance))
            seat = state.first_to_move()
        return True

    def estimate(self, state: State) -> list[float]:
        """The expected share of the win of each seat, with sum 1. The game is not over."""
        raise NotImplementedError("a search model that cuts simulations off must estimate them")

    def result(self, state: State) -> list[float]:
        """The share of the win of each seat. The game is over."""
        outcome = state.outcome()
        assert outcome is not None
        return outcome.shares


def search_model(game: Game) -> SearchModel:
    """The game's own search model, else the generic one."""
    return game.capability(SearchModel) or SearchModel(game)
