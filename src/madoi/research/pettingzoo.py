"""Every game of the contract as a PettingZoo environment, one agent per seat (docs/learning.md).

    from madoi.games import find
    from madoi.research.pettingzoo import env, parallel_env

    environment = env(find("kasane"), seats=3)

Observations are dicts of ``observation``, the tensor of the agent's view, and ``action_mask``.
The reward is the share of the win, at the end.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from madoi.core.action import Action
from madoi.core.chance import Seeded
from madoi.core.game import Game, State
from madoi.core.observations import layout_of
from madoi.core.viewer import Seat

Observation: TypeAlias = dict[str, NDArray[Any]]
ILLEGAL_REWARD: Final = -1.0
"""Of an agent that chooses what its mask forbids; the others get 0, and the game ends."""


def env(
    game: Game, options: dict[str, str] | None = None, seats: int = 0, render_mode: str | None = None
) -> Any:
    """The turn-based environment in PettingZoo's usual wrappers: an illegal action ends the game."""
    wrapped: Any = TurnBasedGame(game, options, seats, render_mode)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def parallel_env(
    game: Game, options: dict[str, str] | None = None, seats: int = 0, render_mode: str | None = None
) -> ParallelGame:
    """The environment in which all agents act in every step."""
    return ParallelGame(game, options, seats, render_mode)


class _Table:
    """A game being played, and its agents: ``seat_0``, ``seat_1``, …"""

    def __init__(self, game: Game, options: dict[str, str] | None, seats: int, more_actions: int) -> None:
        self.game = game
        self.settings = game.settings(options or {}, seats or game.seat_counts[0])
        self.layout = layout_of(game, self.settings)
        self.vocabulary = game.vocabulary(self.settings)
        self.numbers = {action.text: number for number, action in enumerate(self.vocabulary)}
        self.agents = [f"seat_{seat}" for seat in range(self.settings.seats)]
        self.size = len(self.vocabulary) + more_actions
        self.random, _ = seeding.np_random()
        self.state = self.deal(None)

    def deal(self, seed: int | None) -> State:
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        name = str(self.random.integers(2**62))
        self.state, _ = self.game.new(self.settings, Seeded(name))
        return self.state

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        found = np.zeros(self.size, np.int8)
        found[[self.numbers[action.text] for action in self.state.legal(seat)]] = 1
        return found

    def observation(self, seat: Seat, mask: NDArray[np.int8]) -> Observation:
        tensor = np.zeros(self.layout.size, np.float32)
        cells = self.layout.cells(self.state.view(seat).data(), seat)
        tensor[cells.indices] = cells.values
        return {"observation": tensor, "action_mask": mask}

    def spaces(self) -> tuple[spaces.Dict, spaces.Discrete]:
        seen = {
            "observation": spaces.Box(0.0, 1.0, (self.layout.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (self.size,), np.int8),
        }
        return spaces.Dict(seen), spaces.Discrete(self.size)

    def action(self, seat: Seat, number: int) -> Action:
        """The legal action of this number. Raises ValueError."""
        action = self.vocabulary[number]
        refusal = self.state.why_not(seat, action)
        if refusal is not None:
            raise ValueError(f"{action.text} is not allowed now: {refusal.code} {refusal.rule}".rstrip())
        return action

    def text(self) -> str:
        """What a spectator sees."""
        lines = [f"{name}: {value}" for name, value in self.state.view(-1).data().items()]
        return "\n".join(lines)


class _Environment:
    """What both kinds of environment share: a table, an agent per seat, and their spaces."""

    waits: ClassVar[bool]
    """Whether agents that are not asked act too: they wait."""

    def __init__(
        self,
        game: Game,
        options: dict[str, str] | None = None,
        seats: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = _Table(game, options, seats, more_actions=1 if self.waits else 0)
        self.metadata = {
            "name": f"madoi_{game.name}_v{game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": self.waits,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = self.table.agents.copy()
        seen, chosen = self.table.spaces()
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, chosen)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        return self.table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing to close."""


class TurnBasedGame(_Environment, AECEnv):  # type: ignore[misc]
    """One agent acts at a time. Seats that decide at the same time are asked in seat order."""

    waits = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.deal(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.state.to_move()[0]]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask = self.table.mask(seat)
        if agent != self.agent_selection:  # it may decide too, but is not asked yet
            mask = np.zeros_like(mask)
        return self.table.observation(seat, mask)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        seat = self.possible_agents.index(agent)
        state = self.table.state
        state.play(seat, self.table.action(seat, int(action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        outcome = state.outcome()
        if outcome is None:
            self.agent_selection = self.possible_agents[state.to_move()[0]]
        else:
            self.rewards = dict(zip(self.possible_agents, outcome.shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


class ParallelGame(_Environment, ParallelEnv):  # type: ignore[misc]
    """All agents act in every step. Those who are not asked wait: the last number, their only legal one.

    Choices are carried out in seat order. Where one is no longer possible by then, its seat is asked again.
    """

    waits = True

    @property
    def wait(self) -> int:
        """The number of the action of those who are not asked."""
        return len(self.table.vocabulary)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.deal(seed)
        self.agents = self.possible_agents.copy()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        state = self.table.state
        agents = self.agents
        shares = [0.0] * len(agents)
        asked = state.to_move()
        chosen = {seat: int(actions[self.possible_agents[seat]]) for seat in asked}
        illegal = [seat for seat, number in chosen.items() if not self.table.mask(seat)[number]]
        for seat in [] if illegal else asked:
            action = self.table.vocabulary[chosen[seat]]
            if state.why_not(seat, action) is None and seat in state.to_move():
                state.play(seat, action)
        outcome = state.outcome()
        for seat in illegal:
            shares[seat] = ILLEGAL_REWARD
        if outcome is not None:
            shares = outcome.shares
        ended = outcome is not None or bool(illegal)
        if ended:
            self.agents = []
        observations = self._observations(agents)
        return (
            observations,
            dict(zip(agents, shares, strict=True)),
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _observations(self, agents: list[str] | None = None) -> dict[str, Observation]:
        found: dict[str, Observation] = {}
        for agent in self.agents if agents is None else agents:
            seat = self.possible_agents.index(agent)
            mask = self.table.mask(seat)
            if not mask.any():
                mask[self.wait] = 1
            found[agent] = self.table.observation(seat, mask)
        return found
