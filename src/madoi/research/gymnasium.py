"""Every game of the contract as a Gymnasium environment: you have one seat, bots have the others.

    import gymnasium
    import madoi.research.gymnasium  # registers madoi/kasane-v1 and the others, also those of plugins

    environment = gymnasium.make("madoi/kasane-v1", seats=3, opponents="greedy")

The observation is the tensor of your view (docs/learning.md). ``info["action_mask"]`` and ``action_masks()``
say what you may do. The reward is your share of the win, at the end.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from madoi.bots import find as find_bot
from madoi.core.chance import Chance, Seeded
from madoi.core.game import Game, State
from madoi.core.observations import Observations, layout_of
from madoi.games import find, names

ILLEGAL_REWARD: Final = -1.0
"""For an action that the mask forbids; it ends the game."""


class SeatAtATable(gymnasium.Env):  # type: ignore[misc]
    """One seat of a game against bots.

    ``seat`` is yours; None: another one in every game. ``opponents`` is the name of a bot, or one for each
    other seat, separated by commas (`madoi.bots.find`).
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  Gymnasium's own type

    def __init__(
        self,
        game: Game,
        options: dict[str, str] | None = None,
        seats: int = 0,
        seat: int | None = None,
        opponents: str = "greedy",
        render_mode: str | None = None,
    ) -> None:
        self.game = game
        self.settings = game.settings(options or {}, seats or game.seat_counts[0])
        self.layout = layout_of(game, self.settings)
        self.vocabulary = game.vocabulary(self.settings)
        self.numbers = {action.text: number for number, action in enumerate(self.vocabulary)}
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0.0, 1.0, (self.layout.size,), np.float32)
        self.action_space = spaces.Discrete(len(self.vocabulary))
        names = opponents.split(",")
        others = self.settings.seats - 1
        if len(names) not in (1, others):
            raise ValueError(f"{len(names)} opponents: there may be 1 or {others}")
        self.bots = [find_bot(name, game) for name in (names * others)[:others]]
        self.own_seat = seat
        self.seat = 0
        self.state: State | None = None
        self.chances: list[Chance] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        while True:  # a game in which you are never asked is not one of yours
            name = str(self.np_random.integers(2**62))
            drawn = int(self.np_random.integers(self.settings.seats))
            self.seat = drawn if self.own_seat is None else self.own_seat
            self.state, _ = self.game.new(self.settings, Seeded(name))
            self.chances = [Seeded(f"{name}/{seat}") for seat in range(self.settings.seats)]
            self._let_others_play()
            if self.state.to_move():
                return self._observation(), self._info()

    def step(self, action: int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        assert self.state is not None, "reset first"
        chosen = self.vocabulary[int(action)]
        if chosen not in self.state.legal(self.seat):
            return self._observation(), ILLEGAL_REWARD, True, False, self._info()
        self.state.play(self.seat, chosen)
        self._let_others_play()
        outcome = self.state.outcome()
        reward = 0.0 if outcome is None else outcome.shares[self.seat]
        return self._observation(), reward, outcome is not None, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What you may do now."""
        return self._mask().astype(np.bool_)

    def render(self) -> str | None:
        if self.render_mode != "ansi" or self.state is None:
            return None
        return "\n".join(f"{name}: {value}" for name, value in self.state.view(self.seat).data().items())

    def _let_others_play(self) -> None:
        state = self.state
        assert state is not None
        while state.to_move() and self.seat not in state.to_move():
            seat = state.to_move()[0]
            bot = self.bots[(seat - self.seat) % self.settings.seats - 1]
            state.play(seat, bot.choose(state.view(seat), state.decision(seat), self.chances[seat]))

    def _observation(self) -> NDArray[np.float32]:
        assert self.state is not None
        tensor = np.zeros(self.layout.size, np.float32)
        cells = self.layout.cells(self.state.view(self.seat).data(), self.seat)
        tensor[cells.indices] = cells.values
        return tensor

    def _mask(self) -> NDArray[np.int8]:
        assert self.state is not None
        mask = np.zeros(len(self.vocabulary), np.int8)
        mask[[self.numbers[action.text] for action in self.state.legal(self.seat)]] = 1
        return mask

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat}


def register(game: Game) -> str:
    """Register a game with Gymnasium and return its id there."""
    id = f"madoi/{game.name}-v{game.version}"
    if id not in gymnasium.registry:
        gymnasium.register(id, entry_point=partial(SeatAtATable, game))
    return id


for _name in names():
    if find(_name).capability(Observations) is not None:
        register(find(_name))
