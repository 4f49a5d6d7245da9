"""Training a value network by self-play (docs/learning.md), with NumPy.

The bots of all seats share one network. From the tensor of a view it says how large a share of the win the
viewer can expect. Before each decision it looks at what the seat would see after each legal action, and
mostly takes the best. When a game is over, what it said is moved towards what came later (TD(lambda)).
At first it watches the greedy bot instead, which makes many more games in the same time.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from madoi.bots.batch import Batch, Tensors, add_afterstates
from madoi.bots.greedy import Greedy
from madoi.bots.learned import ValueModel
from madoi.bots.random import Random
from madoi.core.action import Action, Decision
from madoi.core.chance import Chance, Seeded
from madoi.core.event import Outcome
from madoi.core.game import Game, View
from madoi.core.observations import Layout, layout_of
from madoi.core.settings import Settings
from madoi.core.viewer import Seat
from madoi.games import find
from madoi.research.vector import Floats, dense

Columns: TypeAlias = NDArray[np.int32]

TRACE: Final = 0.7
"""Lambda: how much of a target comes from the end of the game rather than from the next decision."""
CLEAR_MARGIN: Final = 4.0
"""Points. Such a lead is worth 0.73 of a win, one twice as large 0.88."""
TEMPERATURE: Final = 0.15
"""Of the choice among actions, on the scale of the logit: how often a worse one is tried."""
RANDOM_ONE_IN: Final = 8
"""How often the greedy bot that is watched takes any action."""
SPREAD_GAMES: Final = 10
SPREAD_DECISIONS: Final = 400
LANES: Final = 32
"""Games that one worker plays at the same time."""
BATCH_ROWS: Final = 512
"""Samples of one step of learning."""
LEARNING_RATE: Final = 2e-3
LAST_LEARNING_RATE: Final = 2e-4
MOMENTS: Final = (0.9, 0.999)
TINY: Final = 1e-8
KEPT_SAMPLES: Final = 120_000
"""Samples of the last games, from which learning draws."""
REPEATS: Final = 4.0
"""How often a sample is learnt from, on average."""


@dataclass
class Weights:
    """The weights of a network with one hidden layer."""

    first: Floats
    bias: Floats
    output: Floats
    offset: Floats

    def values(self, rows: Floats) -> Floats:
        """The expected share of the win of each row, as a logit."""
        hidden = np.tanh(rows @ self.first + self.bias)
        found: Floats = hidden @ self.output + self.offset
        return found

    def arrays(self) -> list[Floats]:
        return [self.first, self.bias, self.output, self.offset]


def fresh_weights(size: int, hidden: int, seed: int) -> Weights:
    """Small random weights."""
    random = np.random.default_rng(seed)
    first = random.normal(0.0, 0.1, (size, hidden)).astype(np.float32)
    output = random.normal(0.0, 0.1, hidden).astype(np.float32)
    return Weights(first, np.zeros(hidden, np.float32), output, np.zeros(1, np.float32))


class Learner:
    """The network and its optimiser (Adam)."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.means = [np.zeros_like(array) for array in weights.arrays()]
        self.squares = [np.zeros_like(array) for array in weights.arrays()]
        self.steps = 0

    def learn(self, rows: Floats, targets: Floats, rate: float) -> float:
        """One step towards these targets. Returns the mean cross-entropy before it."""
        weights = self.weights
        hidden = np.tanh(rows @ weights.first + weights.bias)
        logits = hidden @ weights.output + weights.offset
        said = 1.0 / (1.0 + np.exp(-logits))
        error = ((said - targets) / len(targets)).astype(np.float32)
        behind = np.outer(error, weights.output) * (1.0 - hidden * hidden)
        gradients = [rows.T @ behind, behind.sum(0), hidden.T @ error, error.sum(keepdims=True)]
        self.steps += 1
        first, second = MOMENTS
        for place, array in enumerate(weights.arrays()):
            gradient = gradients[place]
            mean, square = self.means[place], self.squares[place]
            mean += (1.0 - first) * (gradient - mean)
            square += (1.0 - second) * (gradient * gradient - square)
            scale = rate * np.sqrt(1.0 - second**self.steps) / (1.0 - first**self.steps)
            np.subtract(array, scale * mean / (np.sqrt(square) + TINY), out=array, casting="same_kind")
        near = np.clip(said, 1e-6, 1.0 - 1e-6)
        return float(-(targets * np.log(near) + (1.0 - targets) * np.log(1.0 - near)).mean())


@dataclass
class Samples:
    """What was seen after decisions, and what it was worth. Row i has ``columns[i]`` with ``values[i]``.
    Unused places have the column after the last."""

    columns: Columns
    values: Floats
    targets: Floats

    def rows(self, chosen: NDArray[np.int64], size: int) -> Floats:
        found = np.zeros((len(chosen), size + 1), np.float32)
        found[np.arange(len(chosen))[:, None], self.columns[chosen]] = self.values[chosen]
        return found[:, :size]


@dataclass
class Task:
    """What a worker is to play."""

    game: str
    options: dict[str, str]
    seats: int
    weights: Weights
    seed: str
    games: int
    watch: bool = False
    """Whether the greedy bot plays, with random actions now and then, and the network only watches."""


@dataclass
class _Decision:
    columns: Columns
    values: Floats
    said: float


@dataclass
class _Lane:
    """The decisions of one game, by seat."""

    seats: list[list[_Decision]] = field(default_factory=list)


def play(task: Task) -> Samples:
    """Play games with one network in all seats, and say what every decision was worth."""
    game = find(task.game)
    settings = game.settings(task.options, task.seats)
    layout = layout_of(game, settings)
    batch = Batch(game, settings, layout, min(LANES, task.games), task.seed)
    chance = Seeded(f"{task.seed}/imagined")
    random = np.random.default_rng([ord(sign) for sign in task.seed])
    lanes = [_Lane([[] for _ in range(task.seats)]) for _ in range(len(batch.states))]
    decisions: list[_Decision] = []
    targets: list[float] = []
    ended = 0
    while ended < task.games:
        tried = _greedy_choices(batch, chance) if task.watch else batch.actions
        tensors = Tensors()
        for lane, state in enumerate(batch.states):
            add_afterstates(tensors, game, layout, state, batch.seats[lane], tried[lane], chance)
        logits = task.weights.values(dense(tensors, layout.size))
        columns, values, starts = _cut(tensors, layout)
        chosen = []
        row = 0
        for lane, actions in enumerate(tried):
            here = logits[row : row + len(actions)]
            place = int(np.argmax(here + random.gumbel(0.0, TEMPERATURE, len(actions))))
            chosen.append(actions[place])
            at, end = starts[row + place], starts[row + place + 1]
            said = float(1.0 / (1.0 + np.exp(-here[place])))
            lanes[lane].seats[batch.seats[lane]].append(_Decision(columns[at:end], values[at:end], said))
            row += len(actions)
        batch.play(chosen)
        for lane, outcome in batch.finished.items():
            for seat in range(task.seats):
                _judge(lanes[lane].seats[seat], worth(outcome, seat), decisions, targets)
            lanes[lane] = _Lane([[] for _ in range(task.seats)])
            ended += 1
    return _gathered(decisions, targets, layout.size)


class _Watched:
    """The greedy bot that is watched. It sometimes takes any action, so that its games differ."""

    def __init__(self, game: Game) -> None:
        self._greedy = Greedy(game)
        self._random = Random()

    def choose(self, view: View, decision: Decision, chance: Chance) -> Action:
        bot = self._random if chance.below(RANDOM_ONE_IN, "bot-choice") == 0 else self._greedy
        return bot.choose(view, decision, chance)


def _greedy_choices(batch: Batch, chance: Chance) -> list[list[Action]]:
    """What the greedy bot would do in each lane."""
    bot = _Watched(batch.game)
    found: list[list[Action]] = []
    for lane, state in enumerate(batch.states):
        seat = batch.seats[lane]
        found.append([bot.choose(state.view(seat), state.decision(seat), chance)])
    return found


def worth(outcome: Outcome, seat: Seat) -> float:
    """What a finished game is worth to a seat: half its share of the win, half how clearly it won or lost.

    The difference in points says more about one game than who won it, so learning needs fewer games."""
    others = [points for other, points in enumerate(outcome.points) if other != seat]
    margin = (outcome.points[seat] - max(others)) / CLEAR_MARGIN
    return 0.5 * outcome.shares[seat] + 0.5 / (1.0 + exp(-min(max(margin, -30.0), 30.0)))


def _judge(made: list[_Decision], share: float, decisions: list[_Decision], targets: list[float]) -> None:
    """Add the decisions of a seat in a finished game, each with its target."""
    target = share
    for decision in reversed(made):
        decisions.append(decision)
        targets.append(target)
        target = TRACE * target + (1.0 - TRACE) * decision.said


def _cut(tensors: Tensors, layout: Layout) -> tuple[Columns, Floats, list[int]]:
    """All cells, and where each tensor's begin."""
    flat = np.array(tensors.indices, np.int64)
    starts = np.searchsorted(flat // layout.size, np.arange(tensors.rows + 1)).tolist()
    return (flat % layout.size).astype(np.int32), np.array(tensors.values, np.float32), starts


def _gathered(decisions: list[_Decision], targets: list[float], size: int) -> Samples:
    width = max((len(decision.columns) for decision in decisions), default=0)
    columns = np.full((len(decisions), width), size, np.int32)
    values = np.zeros((len(decisions), width), np.float32)
    for row, decision in enumerate(decisions):
        columns[row, : len(decision.columns)] = decision.columns
        values[row, : len(decision.values)] = decision.values
    return Samples(columns, values, np.array(targets, np.float32))


class Memory:
    """The samples of the last games."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.kept: list[Samples] = []

    def add(self, samples: Samples) -> None:
        self.kept.append(samples)
        while len(self.kept) > 1 and self.count() - len(self.kept[0].targets) >= KEPT_SAMPLES:
            del self.kept[0]

    def count(self) -> int:
        return sum(len(samples.targets) for samples in self.kept)

    def draw(self, random: np.random.Generator) -> tuple[Floats, Floats]:
        """Some samples, the games of one worker at a time."""
        weights = np.array([len(samples.targets) for samples in self.kept], np.float64)
        drawn = random.choice(len(self.kept), BATCH_ROWS, p=weights / weights.sum())
        rows: list[Floats] = []
        targets: list[Floats] = []
        for place, number in zip(*np.unique(drawn, return_counts=True), strict=True):
            samples = self.kept[int(place)]
            chosen = random.integers(0, len(samples.targets), int(number))
            rows.append(samples.rows(chosen, self.size))
            targets.append(samples.targets[chosen])
        return np.concatenate(rows), np.concatenate(targets)


def value_model(weights: Weights, layout: Layout, prior: float = 0.0) -> ValueModel:
    """The network as a bot uses it, without NumPy."""
    flat: Any = weights.first.reshape(-1)
    return ValueModel(
        layout, flat.tolist(), weights.bias.tolist(), weights.output.tolist(), float(weights.offset[0]), prior
    )


def opinion_spread(game: Game, settings: Settings) -> float:
    """How much the game's quick opinions of the actions of one decision differ, on average."""
    chance = Seeded("opinions")
    bot = _Watched(game)
    found: list[float] = []
    for number in range(SPREAD_GAMES):
        state, _ = game.new(settings, Seeded(f"opinions/{number}"))
        while state.to_move() and len(found) < SPREAD_DECISIONS:
            seat = state.to_move()[0]
            decision = state.decision(seat)
            if len(decision.actions) > 1:
                found.append(float(np.std(game.appraise(state.view(seat), decision.actions))))
            state.play(seat, bot.choose(state.view(seat), decision, chance))
    return sum(found) / max(len(found), 1)
