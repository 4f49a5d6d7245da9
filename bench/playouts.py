"""How fast random games are played: compiled, in plain Python, and as OpenSpiel games, in one run.

    python3 run.py bench [--rounds N] [--seconds S] [--check]

Every contestant is a process of its own that stays; they take turns in many short rounds, so that whatever
else the machine is doing disturbs all of them alike. What counts are ratios within a round, and of
these the median. docs/performance.md says what is measured and why it is fair.

The limit for Kasane is kasane_limit.cpp, compiled with ``g++ -O3`` where there is one: the same whole turns.
The plain rules are those in ``src``, the compiled ones those that were made from them (MADOI_COMPILED).
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from rich.console import Console
from rich.table import Table

WORKER = Path(__file__).with_name("playouts_worker.py")
MOST_MICROSECONDS_A_COPY = 3.0
COPIES = 5000
LIMIT = Path(__file__).with_name("kasane_limit.cpp")
WAYS = {"direct": "directly", "seed": "OpenSpiel, seed", "nodes": "OpenSpiel, nodes", "limit": "in C++"}
FACTS_GAMES = 4000  # random games whose means must be those of the limit
MOST_DIFFERENCE = 0.02  # of a mean: five times what chance makes of so many games
RESULTS = 25  # games whose results must be the same, compiled and not


@dataclass
class Contestant:
    """Who plays, and how many times as fast the compiled rules must be (None: only reported)."""

    compiled: bool
    way: str  # of playouts_worker.py
    demand: float | None = None
    rates: list[float] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)

    @property
    def rules(self) -> str:
        return "C++" if self.way == "limit" else "compiled" if self.compiled else "plain"

    @property
    def label(self) -> str:
        return f"{self.rules} rules, {WAYS[self.way]}"


@dataclass
class Match:
    """One game at one number of seats. The first contestant is the one the others are compared with."""

    game: str
    seats: int
    contestants: list[Contestant]
    most_copy: float | None = None  # microseconds for a copy of a compiled state, if promised
    part: tuple[str, str] | None = None  # the kind of event that ends a part, and what parts are called
    parts: float = 0.0  # of them in a game


def matches() -> list[Match]:
    """To bench another game, add a line. Each line makes a table."""
    return [
        Match("kasane", 4, field_of_contestants(), MOST_MICROSECONDS_A_COPY),
        Match("yurikure", 4, rules_only()),
        Match("lily", 2, rules_only(), part=("lily-battle-over", "battles")),
    ]


def rules_only() -> list[Contestant]:
    return [Contestant(True, "direct"), Contestant(False, "direct", demand=8)]


def field_of_contestants() -> list[Contestant]:
    contestants = [
        Contestant(True, "direct"),
        Contestant(False, "direct", demand=10),
    ]
    if shutil.which("g++"):
        contestants.append(Contestant(True, "limit", demand=0.25))
    if importlib.util.find_spec("pyspiel"):
        contestants += [
            Contestant(False, "seed", demand=20),
            Contestant(False, "nodes", demand=20),
            Contestant(True, "seed"),
            Contestant(True, "nodes"),
        ]
    return contestants


def compile_limit(folder: str) -> str:
    """The limit as a program."""
    program = str(Path(folder) / "kasane_limit")
    subprocess.run(["g++", "-O3", "-o", program, str(LIMIT)], check=True)
    return program


class Worker:
    """A contestant's process."""

    def __init__(self, match: Match, contestant: Contestant) -> None:
        environment = dict(os.environ) if contestant.compiled else {**os.environ, "MADOI_COMPILED": ""}
        self.contestant = contestant
        self.folder = tempfile.TemporaryDirectory()
        command = [sys.executable, str(WORKER), match.game, str(match.seats), contestant.way]
        self.process = subprocess.Popen(
            [compile_limit(self.folder.name)] if contestant.way == "limit" else command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.games = 1  # a turn
        self.next_seed = 0
        self.found = self.read()

    def ask(self, *words: object) -> dict[str, Any]:
        assert self.process.stdin is not None
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()
        return self.read()

    def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(
                f"The contestant «{self.contestant.label}» ended before its time, as said above;"
                " `python3 run.py bench` installs all that the benchmark needs."
            )
        answer: dict[str, Any] = json.loads(line)
        return answer

    def turn(self) -> float:
        """Play a turn; games a second."""
        seconds: float = self.ask("games", self.games, self.next_seed)["seconds"]
        self.next_seed += self.games
        return self.games / max(seconds, 1e-6)

    def warm_up(self, seconds: float) -> None:
        """Find out how many games fill a turn."""
        self.turn()
        for _ in range(3):
            self.games = max(1, round(self.turn() * seconds))

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
        self.folder.cleanup()


def wrong_with(workers: list[Worker]) -> str:
    """Why these cannot be compared, in one sentence; empty when they can."""
    first = workers[0]
    for worker in workers:
        if worker.contestant.way == "limit":
            wrong = differs(first.ask("facts", FACTS_GAMES), worker.ask("facts", FACTS_GAMES))
            if wrong:
                return f"The limit in C++ plays another game: {wrong}."
            continue
        if worker.contestant.compiled and not worker.found["compiled"]:
            return (
                "The rules are not compiled: install a C compiler and Python's headers, and run"
                " `python3 run.py bench` again."
            )
        if not worker.contestant.compiled and worker.found["compiled"]:
            return "There are compiled modules in src, where none belong: delete them."
        if worker.found["rules"] != first.found["rules"]:
            return (
                "The compiled rules were made from other sources than those in src: compile them anew, as"
                " `python3 run.py bench` does."
            )
    direct = [worker for worker in workers if worker.contestant.way == "direct"]
    results = [worker.ask("results", RESULTS)["results"] for worker in direct]
    if any(result != results[0] for result in results):
        return "Compiled and plain rules play the same seeds differently: that is a bug, not a benchmark."
    return ""


def differs(ours: dict[str, float], theirs: dict[str, float]) -> str:
    """In what the means of two contestants' games differ by more than chance; empty if in nothing."""
    for what, mean in ours.items():
        if abs(theirs[what] - mean) > MOST_DIFFERENCE * mean:
            return f"{theirs[what]:.2f} {what} a game instead of {mean:.2f}"
    return ""


def compete(workers: list[Worker], rounds: int, seconds: float) -> None:
    """Fill in the rates and the times of copies. In each round somebody else begins."""
    for worker in workers:
        worker.warm_up(seconds)
    for number in range(rounds):
        begin = number % len(workers)
        for worker in workers[begin:] + workers[:begin]:
            contestant = worker.contestant
            contestant.rates.append(worker.turn())
            if contestant.way == "direct":
                contestant.copies.append(worker.ask("copies", COPIES)["seconds"] / COPIES * 1e6)


def ratios(first: Contestant, other: Contestant) -> list[float]:
    """Round by round, how many times as fast the first was."""
    return [mine / theirs for mine, theirs in zip(first.rates, other.rates, strict=True)]


def times_text(times: float) -> str:
    return f"{times:.1f}" if times >= 1 else f"{times:.2f}"


def missed(match: Match) -> list[str]:
    """What was demanded and not reached."""
    first = match.contestants[0]
    found = []
    for other in match.contestants[1:]:
        ratio = median(ratios(first, other))
        if other.demand is not None and ratio < other.demand:
            found.append(f"{times_text(ratio)} times «{other.label}», {other.demand:g} demanded")
    copy = median(first.copies)
    if match.most_copy is not None and copy > match.most_copy:
        found.append(f"{copy:.2f} µs a copy, at most {match.most_copy:g} demanded")
    return found


def table_of(match: Match, rounds: int) -> Table:
    first = match.contestants[0]
    table = Table(
        title=f"Random games of {match.game}, {match.seats} players, {rounds} rounds",
        caption="times: how many times as fast the first line is (median and middle half)",
    )
    for heading in ("rules", "played"):
        table.add_column(heading)
    for heading in ("games/s", "times", "half", "needs", "µs/copy"):
        table.add_column(heading, justify="right")
    if match.part is not None:
        table.add_column(f"{match.part[1]}/s", justify="right")
    for contestant in match.contestants:
        times = ratios(first, contestant)
        quarters = quantiles(times, n=4) if len(times) > 1 else [times[0]] * 3
        comparison = ["", "", ""]
        if contestant is not first:
            demand = "" if contestant.demand is None else f"{contestant.demand:g}"
            half = f"{times_text(quarters[0])}-{times_text(quarters[2])}"
            comparison = [times_text(median(times)), half, demand]
        copies = f"{median(contestant.copies):.2f}" if contestant.copies else ""
        rate = f"{median(contestant.rates):,.0f}"
        row = [contestant.rules, WAYS[contestant.way], rate, *comparison, copies]
        if match.part is not None:
            row.append(f"{median(contestant.rates) * match.parts:,.0f}")
        table.add_row(*row)
    return table


def held(match: Match, rounds: int, seconds: float) -> str:
    """Hold a match. Says in one sentence why it could not be held; empty when it was."""
    workers: list[Worker] = []
    try:
        for contestant in match.contestants:
            workers.append(Worker(match, contestant))  # noqa: PERF401
        wrong = wrong_with(workers)
        if not wrong:
            compete(workers, rounds, seconds)
            if match.part is not None:
                match.parts = workers[0].ask("events", RESULTS, match.part[0])["events"] / RESULTS
        return wrong
    finally:
        for worker in workers:
            worker.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=21, help="how many (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=0.1, help="a turn takes (default: %(default)s)")
    parser.add_argument("--check", action="store_true", help="fail if a demanded ratio is missed")
    given = parser.parse_args()
    if given.rounds < 1 or given.seconds <= 0:
        parser.error("rounds and seconds must be positive")
    console = Console()
    failures: list[str] = []
    for match in matches():
        wrong = held(match, given.rounds, given.seconds)
        if wrong:
            console.print(wrong)
            return 2
        console.print(table_of(match, given.rounds))
        failures += [f"{match.game}: {failure}" for failure in missed(match)]
    if importlib.util.find_spec("pyspiel") is None:
        failures.append("OpenSpiel is not installed, so nothing was compared with it (the extra `research`).")
    for failure in failures:
        console.print(f"missed: {failure}")
    return 1 if given.check and failures else 0


if __name__ == "__main__":
    sys.exit(main())
