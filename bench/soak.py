"""The test kit over very many random games: every number of players with every combination of options.

    python3 run.py soak kasane --games 100000 --jobs 2

Options of free text are tried with the texts that the game says are worth it.
Ctrl-C ends it; what was played is reported.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from itertools import product

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from madoi.core.game import Game
from madoi.core.refusal import BadOption
from madoi.core.testing import Checked, check
from madoi.games import NAMES, find
from madoi.version import version_text

CHUNK = 500
Combination = tuple[int, dict[str, str]]


def combinations(game: Game) -> list[Combination]:
    """Every number of seats with every choice of the options, where the rules allow it."""
    choices = [[(option.name, text) for text in option.examples] for option in game.options]
    found: list[Combination] = []
    for seats in game.seat_counts:
        for chosen in product(*choices):
            try:
                game.settings(dict(chosen), seats)
            except BadOption:
                continue
            found.append((seats, dict(chosen)))
    return found


def soak(name: str, seats: int, options: dict[str, str], games: int, seed: str, probes: float) -> Checked:
    return check(find(name), options, seats, games, seed, probes)


def told(seen: Checked) -> tuple[int, int, int, int, int]:
    return seen.games, seen.decisions, seen.probes, seen.imagined, seen.imagined_differing


def work(
    name: str, seats: int, options: dict[str, str], games: int, seed: str, probes: float
) -> tuple[int, int, int, int, int]:
    """In a worker: only numbers come back, compiled objects do not travel."""
    return told(soak(name, seats, options, games, seed, probes))


def main() -> int:
    parser = argparse.ArgumentParser(prog="run.py soak", description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=NAMES, nargs="?", default=NAMES[0])
    parser.add_argument("--games", type=int, default=2000, help="games of each combination (default: 2000)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--probes", type=float, default=0.05, help="moments of a game looked at closely")
    wanted = parser.parse_args()
    console = Console()
    game = find(wanted.game)
    sums: dict[int, list[int]] = {}
    everything = combinations(game)
    begun = time.monotonic()
    context = multiprocessing.get_context("spawn")
    failure: BaseException | None = None
    with ProcessPoolExecutor(wanted.jobs, mp_context=context) as pool, Progress(console=console) as progress:
        bar = progress.add_task(f"{game.name}: games", total=wanted.games * len(everything))
        waiting: dict[Future[tuple[int, int, int, int, int]], int] = {}
        for place, (seats, options) in enumerate(everything):
            for first in range(0, wanted.games, CHUNK):
                many = min(CHUNK, wanted.games - first)
                seed = f"{wanted.seed}/{place}/{first}"
                waiting[pool.submit(work, game.name, seats, options, many, seed, wanted.probes)] = place
        try:
            for future in as_completed(waiting):
                numbers = future.result()
                so_far = sums.setdefault(waiting[future], [0] * len(numbers))
                sums[waiting[future]] = [a + b for a, b in zip(so_far, numbers, strict=True)]
                progress.update(bar, advance=numbers[0])
        except (AssertionError, KeyboardInterrupt) as error:
            failure = error
            pool.shutdown(wait=False, cancel_futures=True)
    table = Table(title=f"{game.name}, {version_text()}, {time.monotonic() - begun:.0f} s", box=None)
    for heading in ("seats", "options", "games", "decisions", "probes", "imagined", "of them differing"):
        table.add_column(heading, justify="left" if heading == "options" else "right")
    for place, (seats, options) in enumerate(everything):
        if place in sums:
            usual = {option.name: option.default for option in game.options}
            other = [f"{key}={value}" for key, value in options.items() if value != usual[key]]
            chosen = " ".join(other) or "-"
            table.add_row(str(seats), chosen, *(f"{number:,}" for number in sums[place]))
    console.print(table)
    if isinstance(failure, AssertionError):
        console.print(f"[bold red]FAILED[/] {failure}", highlight=False)
        return 1
    total = sum(numbers[0] for numbers in sums.values())
    console.print("interrupted" if failure else "clean", f"{total:,} games", highlight=False)
    return 130 if failure else 0


if __name__ == "__main__":
    sys.exit(main())
