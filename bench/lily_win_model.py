"""Fit the weights of Lily's win model to duels of bots, and check the weights that it has.

    .venv/bin/python bench/lily_win_model.py --duels 3600

Half of the duels are played by greedy bots, half by the rollout policy, with every two of the ready decks and
what a new table has. At the beginning of every turn both sides are counted (`win_model.features`); the
weights make the winners most likely (logistic regression). A few choices are random, so that uneven tables
come up too.
"""

from __future__ import annotations

import argparse
import sys
from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

from madoi import bots
from madoi.core.action import Action
from madoi.core.chance import Chance, Seeded
from madoi.core.game import State
from madoi.core.search_model import search_model
from madoi.core.settings import with_recommended
from madoi.core.viewer import Seat
from madoi.games.lily import GAME
from madoi.games.lily.ai.win_model import features, win_probability
from madoi.games.lily.rules.choice import COUPLE
from madoi.games.lily.rules.state import LilyState

READY = next(option.words for option in GAME.options if option.name == "decks")
DECKS = [",".join(pair) for pair in combinations_with_replacement(READY, 2)]
SLIPS = [0, 0, 12, 30]
"""One choice in this many is random; 0: none."""
ROUNDS = 30
STEADY = 5.0


class Mind:
    """Decides for both seats of a duel."""

    def __init__(self, greedy: bool, slips: int) -> None:
        self.bot = bots.find("greedy", GAME) if greedy else None
        self.model = search_model(GAME)
        self.slips = slips

    def choose(self, state: State, seat: Seat, chance: Chance) -> Action:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if self.slips and chance.below(self.slips, "bot-choice") == 0:
            return legal[chance.below(len(legal), "bot-choice")]
        if self.bot is not None:
            return self.bot.choose(state.view(seat), state.decision(seat), chance)
        return self.model.rollout_action(GAME.imagine(state.view(seat), chance), seat, legal, chance)


def play(number: int) -> list[list[float]]:
    """One duel: for every turn the differences, whose turn it is, what the model says, and who won."""
    round_number, place = divmod(number, 2 * len(DECKS))
    mind = Mind(place % 2 == 0, SLIPS[round_number % len(SLIPS)])
    settings = GAME.settings(with_recommended({"decks": DECKS[place // 2]}, GAME.options), 2)
    state, _ = GAME.new(settings, Seeded(f"win model/{number}"))
    assert isinstance(state, LilyState)
    chances = [Seeded(f"win model/{number}/{seat}") for seat in (0, 1)]
    rows: list[list[float]] = []
    turn = 1  # the first has no start, and nobody can attack in it
    while state.to_move():
        table = state.table
        if table.choice is not None and table.choice.kind == COUPLE and table.turn > turn:
            turn = table.turn
            sides = zip(features(table, 0), features(table, 1), strict=True)
            differences = [mine - theirs for mine, theirs in sides]
            rows.append([*differences, 1.0 if table.mover == 0 else -1.0, win_probability(table)])
        seat = state.to_move()[0]
        state.play(seat, mind.choose(state, seat, chances[seat]))
    outcome = state.outcome()
    assert outcome is not None
    return [[*row, outcome.shares[0]] for row in rows]


def fitted(counted: NDArray[np.float64], won: NDArray[np.float64]) -> NDArray[np.float64]:
    """By Newton's method, held back a little."""
    weights = np.zeros(counted.shape[1])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-counted @ weights))
        slope = counted.T @ (chance - won) + STEADY * weights
        bend = (counted * (chance * (1 - chance))[:, None]).T @ counted + STEADY * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    return weights


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--duels", type=int, default=3600)
    wanted = parser.parse_args()
    console = Console()
    rows = np.array([row for number in track(range(wanted.duels), console=console) for row in play(number)])
    counted, foreseen, won = rows[:, :-2], rows[:, -2], rows[:, -1]
    kept = np.arange(len(rows)) < 0.8 * len(rows)  # the last duels are for checking
    right = ((counted[~kept] @ fitted(counted[kept], won[kept]) > 0) == (won[~kept] > 0.5)).mean()
    today = ((foreseen > 0.5) == (won > 0.5)).mean()
    console.print(f"{len(rows):,} turns; the winner is foreseen in {100 * right:.1f}% of those not fitted to")
    console.print(f"The weights that the game has foresee the winner in {100 * today:.1f}% of all turns.")
    console.print(
        [round(float(weight), 3) for weight in fitted(counted, won)], "(the last: whose turn it is)"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
