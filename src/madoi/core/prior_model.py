"""Prior models: how promising each action is, from a few of its features and fitted weights.

A capability (`madoi.core.capabilities`). A game counts some features of every legal action. Weights make a
score of them, and the softmax of the scores is the prior. There are weights for each number of seats and each
phase of the game. `madoi learn fit` fits them to what searches choose (docs/learning.md).
"""

from __future__ import annotations

from math import exp

from mypy_extensions import mypyc_attr

from madoi.core.action import Action
from madoi.core.game import Capability, State
from madoi.core.package_data import read_package_data
from madoi.core.toml_files import read_toml
from madoi.core.viewer import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class PriorModel(Capability):
    """``weights[seats][phase]`` has a weight for each feature. ``features`` names them."""

    def __init__(self, features: list[str], phases: int, weights: dict[int, list[list[float]]]) -> None:
        self.features = features
        self.phases = phases
        self.weights = weights

    def counts(self, state: State, seat: Seat, actions: list[Action]) -> list[list[float]]:
        """The features of each legal action, in the order of ``features``.

        The state may be imagined; nothing may be counted that its seat does not know."""
        raise NotImplementedError

    def phase(self, state: State, seat: Seat) -> int:
        """Which weights count for the seat now."""
        raise NotImplementedError

    def priors(self, state: State, seat: Seat, seats: int, actions: list[Action]) -> list[float]:
        """How promising each legal action is, with sum 1."""
        weights = self.weights[seats][self.phase(state, seat)]
        scores: list[float] = []
        best = -1.0e9
        for counts in self.counts(state, seat, actions):
            score = 0.0
            for place, count in enumerate(counts):
                score += count * weights[place]
            scores.append(score)
            best = max(best, score)
        total = 0.0
        for place, score in enumerate(scores):
            likely = exp(score - best)
            scores[place] = likely
            total += likely
        return [likely / total for likely in scores]


def read_weights(package: str, name: str) -> dict[int, list[list[float]]]:
    """The weights of a file that `madoi learn fit` has written, by the number of seats."""
    found: dict[int, list[list[float]]] = {}
    tables = read_toml(read_package_data(package, name))["seats"]
    assert isinstance(tables, dict)
    for seats, table in tables.items():
        found[int(seats)] = [[float(weight) for weight in row] for row in table["weights"]]
    return found
