"""Do OpenSpiel's deep algorithms learn from our tensors? Each plays some decisions of each game and learns.

    pip install jax optax flax chex dm-haiku rlax
    python bench/openspiel_learners.py [--games kasane,yurikure,lily] [--decisions 200]

The agents (DQN, NFSP, policy gradient) play against each other in OpenSpiel's own environment.
Deep CFR walks through all actions of a player, so it gets one traversal of the last four turns of a Kasane.
Each line says whether the algorithm has made a step of learning, and its loss.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from time import perf_counter
from typing import Any

import pyspiel
from open_spiel.python import rl_environment

import madoi.research.openspiel as adapter
from madoi.games import find

LAYERS = (32,)


def dqn(player: int, size: int, actions: int) -> Any:
    from open_spiel.python.jax import dqn as jax_dqn  # noqa: PLC0415

    return jax_dqn.DQN(
        player,
        size,
        actions,
        hidden_layers_sizes=LAYERS,
        batch_size=8,
        min_buffer_size_to_learn=8,
        learn_every=4,
        allow_checkpointing=False,
    )


def nfsp(player: int, size: int, actions: int) -> Any:
    from open_spiel.python.jax import nfsp as jax_nfsp  # noqa: PLC0415

    return jax_nfsp.NFSP(
        player,
        size,
        actions,
        LAYERS,
        1000,
        1.0,  # else an agent may have nothing to average yet when it learns first, and fails
        batch_size=4,
        min_buffer_size_to_learn=4,
        learn_every=4,
        allow_checkpointing=False,
    )


def policy_gradient(player: int, size: int, actions: int) -> Any:
    from open_spiel.python.jax import policy_gradient as jax_pg  # noqa: PLC0415

    return jax_pg.PolicyGradient(player, size, actions, hidden_layers_sizes=LAYERS, num_critic_before_pi=1)


AGENTS = {"DQN": dqn, "NFSP": nfsp, "policy gradient": policy_gradient}


def learn(kind: str, name: str, decisions: int) -> tuple[int, list[float]]:
    """Let agents of a kind play so many decisions. Returns how many were played, and the last losses."""
    game = find(name)
    loaded = adapter.load(game, {}, game.seat_counts[0], seeds=50)
    environment = rl_environment.Environment(loaded)
    size = environment.observation_spec()["info_state"][0]
    actions = environment.action_spec()["num_actions"]
    agents = [AGENTS[kind](player, size, actions) for player in range(loaded.num_players())]
    dice = random.Random(7)
    played = 0
    while played < decisions:
        step = environment.reset()
        # A game that is too long to end is broken off, so that learning from its end is tried too.
        while not step.last():
            player = step.observations["current_player"]
            chosen = int(agents[player].step(step).action)
            if chosen not in step.observations["legal_actions"][player]:
                raise ValueError(f"{kind} chose {chosen}, which the mask forbids")
            if played >= decisions:
                chosen = dice.choice(step.observations["legal_actions"][player])
            step = environment.step([chosen])
            played += 1
            if played >= 10 * decisions:
                return played, losses(agents)
        for agent in agents:
            agent.step(step)
    return played, losses(agents)


def losses(agents: list[Any]) -> list[float]:
    """The last loss of each agent that has learnt."""
    found: list[float] = []
    for agent in agents:
        given = agent.loss
        values = given if isinstance(given, (tuple, list)) else [given]
        found += [float(value) for value in values if value is not None]
    return found


def deep_cfr() -> tuple[int, list[float]]:
    from open_spiel.python.jax import deep_cfr as jax_deep_cfr  # noqa: PLC0415

    game = pyspiel.load_game("madoi_kasane(players=2,seeds=1)")
    solver = jax_deep_cfr.DeepCFRSolver(game, LAYERS, LAYERS, num_iterations=1, num_traversals=1)
    state = game.new_initial_state()
    dice = random.Random(7)
    while len(state.history()) < game.max_game_length() - 4:
        state.apply_action(dice.choice(state.legal_actions()))
    solver._traverse_game_tree(state, 0)
    return 1, [0.0]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="kasane,yurikure,lily")
    parser.add_argument("--decisions", type=int, default=200)
    options = parser.parse_args()
    failed = False
    for name in options.games.split(","):
        for kind in AGENTS:
            begun = perf_counter()
            played, found = learn(kind, name, options.decisions)
            well = bool(found) and all(map(math.isfinite, found))
            failed |= not well
            mean = sum(found) / len(found) if found else math.nan
            seconds = perf_counter() - begun
            print(f"{kind:>16}  {name:>9}  {played} decisions  loss {mean:.4f}  {seconds:.1f} s", flush=True)
    played, _ = deep_cfr()
    print(f"{'Deep CFR':>16}  {'kasane':>9}  {played} traversal", flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
