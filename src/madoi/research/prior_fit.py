"""Fitting the weights of a game's prior model to what searches choose, with NumPy (docs/learning.md).

Searches play all seats, now and then at random, so that uneven positions come up too. At every decision the
features of all actions are counted, and how often the search has visited each. The weights make these visits
most likely. Weights of neighbouring phases are held together.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from madoi.bots.search import Budget, Search
from madoi.core.chance import Seeded
from madoi.core.game import Game
from madoi.core.prior_model import PriorModel
from madoi.core.refusal import BadOption, Refusal
from madoi.games import find

Numbers: TypeAlias = NDArray[np.float64]

GAMES_PER_TASK: Final = 10
RANDOM_ONE_IN: Final = 8
"""How often any action is played."""
TOGETHER: Final = 20.0
"""How strongly the weights of neighbouring phases are held together."""
STEADY: Final = 1.0
"""How strongly weights are held near zero."""
_SECONDS: Final = 1.0e9
_ROUNDS: Final = 20
_SMALL_STEP: Final = 1e-3
_TINY: Final = 1e-9


@dataclass
class Choices:
    """Of each decision: how many actions it has (``sizes``) and its phase. Of each action, one decision after
    the other: what is counted, and its share of the search's visits."""

    sizes: NDArray[np.int32]
    phases: NDArray[np.int16]
    counts: NDArray[np.float32]
    visits: NDArray[np.float32]


@dataclass
class GamesTask:
    """Which games a worker is to play."""

    game: str
    options: dict[str, str]
    seats: int
    simulations: int
    seed: str


def prior_model_of(game: Game) -> PriorModel:
    """Raises `BadOption` where the game has none."""
    model = game.capability(PriorModel)
    if model is None:
        raise BadOption(Refusal("learn-no-prior-model", "", {"game": game.name}))
    return model


def play_games(task: GamesTask) -> Choices:
    """Some games of searches, and what they chose."""
    game = find(task.game)
    model = prior_model_of(game)
    settings = game.settings(task.options, task.seats)
    sizes: list[int] = []
    phases: list[int] = []
    counts: list[list[float]] = []
    visits: list[float] = []
    for number in range(GAMES_PER_TASK):
        state, _ = game.new(settings, Seeded(f"{task.seed}/{number}"))
        chance = Seeded(f"{task.seed}/{number}/search")
        search = Search(game, Budget(task.simulations, _SECONDS))
        while movers := state.to_move():
            seat = movers[0]
            decision = state.decision(seat)
            actions = decision.actions
            action = actions[0]
            if len(actions) > 1:
                view = state.view(seat)
                found = search.search(view, decision, chance).actions
                visited = {one.action.text: one.visit_share for one in found}
                imagined = game.imagine(view, chance)
                sizes.append(len(actions))
                phases.append(model.phase(imagined, seat))
                counts += model.counts(imagined, seat, actions)
                visits += [visited[one.text] for one in actions]
                action = found[0].action
                if chance.below(RANDOM_ONE_IN, "bot-choice") == 0:
                    action = actions[chance.below(len(actions), "bot-choice")]
            state.play(seat, action)
    return Choices(
        np.array(sizes, np.int32),
        np.array(phases, np.int16),
        np.array(counts, np.float32),
        np.array(visits, np.float32),
    )


def joined(parts: list[Choices]) -> Choices:
    return Choices(
        np.concatenate([part.sizes for part in parts]),
        np.concatenate([part.phases for part in parts]),
        np.concatenate([part.counts for part in parts]),
        np.concatenate([part.visits for part in parts]),
    )


def priors(choices: Choices, weights: Numbers) -> Numbers:
    """The priors of all actions by these weights."""
    phases = np.repeat(choices.phases, choices.sizes)
    return _softmax((choices.counts * weights[phases]).sum(1), choices.sizes)


def surprise(choices: Choices, said: Numbers) -> float:
    """How much the visits surprise these priors: the mean over decisions of the cross-entropy."""
    return float(-(choices.visits * np.log(said + _TINY)).sum() / len(choices.sizes))


def least_surprise(choices: Choices) -> float:
    """The surprise of priors that foresee every visit."""
    return surprise(choices, choices.visits.astype(np.float64))


def fit(choices: Choices, phases: int) -> Numbers:
    """The weights, by phase and feature: softmax regression by Newton's method."""
    features = choices.counts.shape[1]
    firsts = _firsts(choices.sizes)
    by_phase = np.zeros((len(choices.counts), phases, features))
    by_phase[np.arange(len(by_phase)), np.repeat(choices.phases, choices.sizes)] = choices.counts
    rows = by_phase.reshape(len(by_phase), phases * features)
    held = _held(choices.counts.std(0), phases)
    weights: Numbers = np.zeros(phases * features)
    for _ in range(_ROUNDS):
        said = _softmax(rows @ weights, choices.sizes)
        means = np.add.reduceat(rows * said[:, None], firsts, axis=0)
        slope = (choices.visits - said) @ rows - held @ weights
        bend = (rows * said[:, None]).T @ rows - means.T @ means + held
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < _SMALL_STEP:
            break
    found: Numbers = weights.reshape(phases, features)
    return found


def _firsts(sizes: NDArray[np.int32]) -> NDArray[np.int64]:
    """Where the actions of each decision begin."""
    return np.concatenate([[0], np.cumsum(sizes[:-1])]).astype(np.int64)


def _softmax(scores: Any, sizes: NDArray[np.int32]) -> Numbers:
    firsts = _firsts(sizes)
    likely: Numbers = np.exp(scores - np.repeat(np.maximum.reduceat(scores, firsts), sizes))
    found: Numbers = likely / np.repeat(np.add.reduceat(likely, firsts), sizes)
    return found


def _held(scales: Any, phases: int) -> Numbers:
    """What holds the weights: a quadratic form. ``scales`` says how much each feature varies."""
    chain: Any = STEADY * np.eye(phases)
    for phase in range(phases - 1):
        chain[phase : phase + 2, phase : phase + 2] += TOGETHER * np.array([[1.0, -1.0], [-1.0, 1.0]])
    found: Numbers = np.kron(chain, np.diag(np.maximum(scales, 1e-3) ** 2))
    return found
