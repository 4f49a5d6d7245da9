"""How often what the analysis of a game calls 10% happens: chances shown after a game, and what came true.

    python3 run.py calibration                500 games of each game; --games N plays fewer
    python3 run.py calibration --seed fit     also says which power fits best (server/workers/calibration.py)

Casual bots play whole games. At even distances the estimator of the analysis says how likely each seat is to
win. Chances of one game are not independent, so the intervals are made from games, not from chances.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from math import inf, log
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from madoi import games
from madoi.bots import find as find_bot
from madoi.bots.win_estimator import WinEstimator
from madoi.core.chance import Seeded
from madoi.core.settings import with_recommended
from madoi.lab.intervals import Interval, mean_interval_by_error
from madoi.server.workers.calibration import calibrate, with_power

SEATS = {"kasane": 4, "yurikure": 4, "lily": 2}
POSITIONS = 10
SIMULATIONS = 96
CALLED = (0.1, 0.3, 0.5, 0.7, 0.9)
HALF_WIDTH = 0.05
"""What is called 25 to 35% counts as 30%."""
FIT = "fit"
"""The seed of the games that the power is made from; other games show what it is worth."""


class Position(NamedTuple):
    """What simulations said of a position, and how the game ended. ``progress`` is from 0 to 1."""

    progress: float
    shares: list[float]
    simulations: int
    outcome: list[float]


def play_game(name: str, run: str, number: int) -> list[Position]:
    """A game of casual bots, and its positions at even distances."""
    game = games.find(name)
    settings = game.settings(with_recommended({}, game.options), SEATS[name])
    seed = f"{run}/{number}"
    state, _ = game.new(settings, Seeded(seed))
    bot = find_bot("casual", game)
    chances = [Seeded(f"{seed}/bot/{seat}") for seat in range(settings.seats)]
    before = []
    while movers := state.to_move():
        seat = movers[0]
        before.append(state.copy())
        state.play(seat, bot.choose(state.view(seat), state.decision(seat), chances[seat]))
    outcome = state.outcome()
    assert outcome is not None
    found = []
    for place in range(POSITIONS):
        at = len(before) * (2 * place + 1) // (2 * POSITIONS)
        estimator = WinEstimator(game, before[at], settings.seats, f"{seed}/{at}")
        estimator.run(SIMULATIONS, 0.0)
        progress = at / len(before)
        found.append(Position(progress, estimator.shares(), estimator.simulations, outcome.shares))
    return found


Calibration = Callable[[list[float], int], list[float]]


class Called(NamedTuple):
    """Chances that were called about the same: their mean, how often it happened, and how many there were."""

    mean: float
    happened: float
    interval: Interval
    tries: int

    def cell(self) -> str:
        if not self.tries:
            return ""
        ends = " to ".join(f"{100 * end:.0f}" for end in self.interval) if self.interval.known else "unknown"
        return f"{100 * self.mean:.0f}% → {100 * self.happened:.0f}% ({ends})"


def as_called(played: list[list[Position]], calibration: Calibration) -> list[Called]:
    """For each of `CALLED`, what was called so and what happened."""
    return [_called(played, calibration, about) for about in CALLED]


def _called(played: list[list[Position]], calibration: Calibration, about: float) -> Called:
    games_with = []
    for positions in played:
        found = [
            (chance, result)
            for position in positions
            for chance, result in zip(
                calibration(position.shares, position.simulations), position.outcome, strict=True
            )
            if abs(chance - about) <= HALF_WIDTH
        ]
        if found:
            games_with.append(found)
    count = sum(map(len, games_with))
    if len(games_with) < 2:
        return Called(0.0, 0.0, Interval(-inf, inf), 0)
    mean = sum(chance for found in games_with for chance, _ in found) / count
    happened = sum(result for found in games_with for _, result in found) / count
    # The interval of a ratio of two sums over games.
    spread = sum((sum(result for _, result in found) - happened * len(found)) ** 2 for found in games_with)
    error = (spread * len(games_with) / (len(games_with) - 1)) ** 0.5 / count
    return Called(mean, happened, mean_interval_by_error(happened, error), count)


def log_loss(played: list[list[Position]], calibration: Calibration) -> float:
    """The mean surprise at the results; the best power has the least."""
    total = count = 0.0
    for positions in played:
        for position in positions:
            chances = calibration(position.shares, position.simulations)
            total -= sum(
                result * log(max(chance, 1e-9))
                for chance, result in zip(chances, position.outcome, strict=True)
            )
            count += 1
    return total / count


def best_power(played: list[list[Position]]) -> float:
    powers = [step / 50 for step in range(10, 61)]
    return min(powers, key=lambda power: log_loss(played, _powered(power)))


def _powered(power: float) -> Calibration:
    return lambda shares, simulations: with_power(shares, simulations, power)


def report(name: str, played: list[list[Position]], fits: bool) -> Iterator[str]:
    yield f"{name}: {len(played)} games of {SEATS[name]} casual bots, {POSITIONS} positions each"
    yield "| about | simulations alone: called → happened | calibrated: called → happened | chances |"
    yield "|---:|---:|---:|---:|"
    alone = as_called(played, lambda shares, simulations: shares)
    calibrated = as_called(played, lambda shares, simulations: calibrate(name, shares, simulations))
    for about, before, now in zip(CALLED, alone, calibrated, strict=True):
        yield f"| {100 * about:.0f}% | {before.cell()} | {now.cell()} | {now.tries} |"
    if fits:
        half = len(played) // 2
        whole, first, second = (best_power(part) for part in (played, played[:half], played[half:]))
        yield f"best power {whole:.2f}; of the first half of the games {first:.2f}, second {second:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", choices=list(SEATS), help="one game (default: all)")
    parser.add_argument("--games", type=int, default=500, help="games to play (default: 500)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--seed", default="shown", help=f"the seed; {FIT}: also say which power fits best")
    options = parser.parse_args()
    with ProcessPoolExecutor(options.jobs) as workers:
        for name in [options.game] if options.game else list(SEATS):
            played = []
            runs = ([name] * options.games, [options.seed] * options.games, range(options.games))
            for positions in workers.map(play_game, *runs):
                played.append(positions)
                print(
                    f"\r{name}: {len(played)} of {options.games} games", end="", file=sys.stderr, flush=True
                )
            print(file=sys.stderr)
            print("\n".join(report(name, played, options.seed == FIT)), flush=True)


if __name__ == "__main__":
    main()
