"""A vectorised environment: many games stepped together, with observations and masks as NumPy arrays.

    from madoi.games import find
    from madoi.research.vector import VectorGames

    games = VectorGames(find("kasane"), {}, seats=4, lanes=64, seed="any")
    games.observation  # (64, size) float32: what the seat that decides sees
    games.mask         # (64, actions) bool: what it may do
    games.step(actions)

The layout is that of `madoi.core.observations`. A game that ends is followed by the next one.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from madoi.bots.batch import Batch, Tensors
from madoi.core.chance import Chance
from madoi.core.game import Game
from madoi.core.observations import layout_of

Floats: TypeAlias = NDArray[np.float32]
Flags: TypeAlias = NDArray[np.bool_]
Numbers: TypeAlias = NDArray[np.int64]


class VectorGames:
    """Games in parallel lanes. In each lane one seat decides at a time: ``seat``.

    ``observation``, ``mask`` and ``seat`` are as of now; `step` makes new arrays. ``ended`` says in which
    lanes the last step ended a game, and ``rewards`` has the shares of the win of all its seats.
    """

    def __init__(self, game: Game, options: dict[str, str], seats: int, lanes: int, seed: str) -> None:
        self.settings = game.settings(options, seats)
        self.layout = layout_of(game, self.settings)
        self.batch = Batch(game, self.settings, self.layout, lanes, seed)
        self.lanes = lanes
        self.actions = len(self.batch.vocabulary)
        self.ended: Flags = np.zeros(lanes, np.bool_)
        self.rewards: Floats = np.zeros((lanes, seats), np.float32)
        self._look()

    def step(self, actions: Numbers | list[int]) -> None:
        """Play an action per lane, by its number in the vocabulary. Raises ValueError for an illegal one."""
        chosen = np.asarray(actions, np.int64)
        legal = self.mask[np.arange(self.lanes), chosen]
        if not legal.all():
            lane = int(np.argmin(legal))
            text = self.batch.vocabulary[int(chosen[lane])].text
            raise ValueError(f"lane {lane}: {text} is not allowed now")
        self.batch.step(chosen.tolist())
        self.ended = np.zeros(self.lanes, np.bool_)
        self.rewards = np.zeros(self.rewards.shape, np.float32)
        for lane, outcome in self.batch.finished.items():
            self.ended[lane] = True
            self.rewards[lane] = outcome.shares
        self._look()

    def afterstates(self, chance: Chance) -> tuple[Floats, list[int]]:
        """What each seat that decides would see after each of its legal actions, one row per action, and how
        many rows each lane has. The actions of a lane are ``batch.actions[lane]``."""
        found = self.batch.afterstates(chance)
        return dense(found, self.layout.size), [len(actions) for actions in self.batch.actions]

    def _look(self) -> None:
        self.observation: Floats = dense(self.batch.observe(), self.layout.size)
        mask = np.zeros(self.lanes * self.actions, np.bool_)
        mask[self.batch.masks()] = True
        self.mask: Flags = mask.reshape(self.lanes, self.actions)
        self.seat: Numbers = np.array(self.batch.seats, np.int64)


def dense(tensors: Tensors, size: int) -> Floats:
    """Tensors as an array, one per row."""
    found = np.zeros(tensors.rows * size, np.float32)
    found[tensors.indices] = tensors.values
    return found.reshape(tensors.rows, size)
