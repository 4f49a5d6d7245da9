"""One search in several processes: how many simulations it gets through, and what starting them costs.

    python bench/parallel_search.py                two processes against one, every game
    python bench/parallel_search.py --processes 4 --seconds 2 --times 10

The machine need not be idle: beside the clock's time it counts the CPU time of all processes, and says what
the ratio would be with a core for each. Run it with compiled rules (MADOI_COMPILED, see `run.py compile`).
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from statistics import mean, stdev
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from madoi import bots, games
from madoi.bots.search import Search
from madoi.core.action import Decision
from madoi.core.chance import Seeded
from madoi.core.game import Game, View
from madoi.version import version_text

SEATS = {"kasane": 4, "yurikure": 4, "lily": 2}
MIDDLE = {"kasane": 16, "yurikure": 40, "lily": 40}
"""After so many decisions a game is well under way."""


def position(name: str) -> tuple[Game, View, Decision]:
    """A decision with three choices or more, in the middle of a game of greedy bots."""
    game = games.find(name)
    state, _ = game.new(game.settings({}, SEATS[name]), Seeded("thinking"))
    quick = bots.find("greedy", game)
    made = 0
    while made < MIDDLE[name] or len(state.legal(state.to_move()[0])) < 3:
        seat = state.to_move()[0]
        state.play(seat, quick.choose(state.view(seat), state.decision(seat), Seeded(str(made))))
        made += 1
    seat = state.to_move()[0]
    return game, state.view(seat), state.decision(seat)


def rates(game: Game, view: View, decision: Decision, bot_name: str, seed: str) -> tuple[float, float]:
    """Simulations per second of the clock, and per second of CPU time."""
    bot = bots.find(bot_name, game)
    assert isinstance(bot, Search)
    before, begun = os.times(), perf_counter()
    found = bot.search(view, decision, Seeded(seed))
    seconds, after = perf_counter() - begun, os.times()
    used = sum(after[:4]) - sum(before[:4])
    return found.simulations / seconds, found.simulations / used


def interval(ratios: list[float]) -> str:
    half = 1.96 * stdev(ratios) / len(ratios) ** 0.5
    return f"{mean(ratios):.2f} (±{half:.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--times", type=int, default=8, help="pairs of searches (default: 8)")
    options = parser.parse_args()
    print(version_text())
    print("| game | one process: simulations/s | ratio by the clock | ratio with a core for each |")
    print("|---|---:|---:|---:|")
    for name in SEATS:
        where = position(name)
        clock, cpu, alone = [], [], []
        for number in range(options.times):
            plain = f"strong:{options.seconds}s"
            one = rates(*where, plain, str(number))
            several = rates(*where, f"{plain}@{options.processes}", str(number))
            alone.append(one[0])
            clock.append(several[0] / one[0])
            cpu.append(options.processes * several[1] / one[1])
        print(f"| {name} | {mean(alone):,.0f} | {interval(clock)} | {interval(cpu)} |", flush=True)


if __name__ == "__main__":
    main()
