"""How fast games are stepped for a learner: with tensors and masks at every decision, all actions random.

    python bench/environments.py [--seconds 3] [--rounds 7]

All ways play Kasane with four players in this process. They take turns in short rounds, so that whatever
else the machine does disturbs all of them alike. Compiled rules are used where MADOI_COMPILED names them.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from statistics import median
from time import process_time

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.vector_env import SyncVectorEnv

import madoi.research.openspiel  # noqa: F401  registers the games
from madoi.bots.playout import play_randomly
from madoi.core.chance import Seeded
from madoi.games import find
from madoi.research.pettingzoo import TurnBasedGame
from madoi.research.vector import VectorGames
from madoi.version import compiled

SEATS = 4
LANES = 64
OPENSPIEL_LANES = 8
DECISIONS = 12 * SEATS
"""Of one game."""

Player = Callable[[float], float]
"""Plays for so many seconds; returns games per second of CPU time."""


def timed(step: Callable[[], int]) -> Player:
    """``step`` returns how many decisions it has made."""

    def play(seconds: float) -> float:
        begun = process_time()
        decisions = 0
        while process_time() - begun < seconds:
            decisions += step()
        return decisions / DECISIONS / (process_time() - begun)

    return play


def plain() -> Player:
    """Neither views nor masks nor tensors: the bare rules."""
    game = find("kasane")
    settings = game.settings({}, SEATS)
    chance = Seeded("bench")

    def step() -> int:
        state, _ = game.new(settings, Seeded(str(chance.below(60000, "bench"))))
        play_randomly(state, chance)
        return DECISIONS

    return timed(step)


def vector() -> Player:
    games = VectorGames(find("kasane"), {}, SEATS, LANES, "bench")
    dice = np.random.default_rng(1)

    def step() -> int:
        games.step((games.mask * dice.random(games.mask.shape, np.float32)).argmax(1))
        return LANES

    return timed(step)


def one_lane() -> Player:
    """The same with a single game: what a loop of one's own would get."""
    games = VectorGames(find("kasane"), {}, SEATS, 1, "bench")
    dice = random.Random(1)

    def step() -> int:
        games.step([dice.choice(np.flatnonzero(games.mask[0]).tolist())])
        return 1

    return timed(step)


def pettingzoo() -> Player:
    environment = TurnBasedGame(find("kasane"), seats=SEATS)
    environment.reset(seed=1)
    dice = random.Random(1)

    def step() -> int:
        if environment.terminations[environment.agent_selection]:
            environment.reset()
        seen, *_ = environment.last()
        environment.step(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        return 1

    return timed(step)


def openspiel() -> Player:
    """OpenSpiel's own environment for learners, one game."""
    environment = rl_environment.Environment(pyspiel.load_game(f"madoi_kasane(players={SEATS},seeds=1000)"))
    now = [environment.reset()]
    dice = random.Random(1)

    def step() -> int:
        if now[0].last():
            now[0] = environment.reset()
        player = now[0].observations["current_player"]
        now[0] = environment.step([dice.choice(now[0].observations["legal_actions"][player])])
        return 1

    return timed(step)


def openspiel_vector() -> Player:
    """OpenSpiel's own vectorised environment."""
    game = pyspiel.load_game(f"madoi_kasane(players={SEATS},seeds=1000)")
    environment = SyncVectorEnv([rl_environment.Environment(game) for _ in range(OPENSPIEL_LANES)])
    now = [environment.reset()]
    dice = random.Random(1)

    class Chosen:
        def __init__(self, action: int) -> None:
            self.action = action

    def step() -> int:
        chosen = []
        for one in now[0]:
            player = one.observations["current_player"]
            chosen.append(Chosen(dice.choice(one.observations["legal_actions"][player])))
        now[0], *_ = environment.step(chosen, reset_if_done=True)
        return OPENSPIEL_LANES

    return timed(step)


WAYS = {
    "plain stepping, no observations": plain,
    f"VectorGames, {LANES} lanes": vector,
    "VectorGames, one lane": one_lane,
    "PettingZoo": pettingzoo,
    "OpenSpiel rl_environment": openspiel,
    f"OpenSpiel SyncVectorEnv, {OPENSPIEL_LANES} lanes": openspiel_vector,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.3, help="of one turn of one way (default: 0.3)")
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    players = {name: make() for name, make in WAYS.items()}
    rates: dict[str, list[float]] = {name: [] for name in players}
    for player in players.values():
        player(options.seconds / 3)  # warm up
    for _ in range(options.rounds):
        for name, player in players.items():
            rates[name].append(player(options.seconds))
    print("compiled rules" if compiled() else "plain rules")
    fastest = rates[f"VectorGames, {LANES} lanes"]
    for name, found in rates.items():
        ratio = median(one / other for one, other in zip(fastest, found, strict=True))
        games = median(found)
        rate = f"{games:8.1f} games/s {games * DECISIONS:9.0f} decisions/s"
        print(f"{name:36} {rate}  the vectorised one is {ratio:.2f} times as fast")


if __name__ == "__main__":
    main()
