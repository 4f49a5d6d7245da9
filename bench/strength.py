"""How strong the bots are, how fast they think and how much memory they need.

    python3 run.py strength                          every game: greedy against chance, search against greedy
    python3 run.py strength kasane --games 400       one game, longer
    python3 run.py strength --bot strongest          with the time that people's opponents have (hours)
    python3 run.py strength --what doubling          a budget against half of it
    python3 run.py strength --what speed             simulations per second, compiled and not; memory

One bot sits against the others of the table, its seat rotating, every line-up with the same deals. Wins are
shares of the win with a 95% interval. Ctrl-C ends it; what was played is reported.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from madoi import bots, games
from madoi.bots.search import Search
from madoi.core.chance import Seeded
from madoi.lab.simulation import Plan, Results, simulate
from madoi.version import version_text

SEATS = {"kasane": 4, "yurikure": 4, "lily": 2}
WANTED = {"kasane": 0.50, "yurikure": 0.40, "lily": 0.70}
"""What the strongest bot is to win against greedy ones."""
DOUBLINGS = [25, 50, 100, 200, 400]
MIDDLE = {"kasane": 16, "yurikure": 40, "lily": 40}
"""After so many decisions a game is well under way."""
SPEED_SECONDS = 3.0
CONSOLE = Console()


def against(game: str, one: str, others: str, options: argparse.Namespace, share: float) -> list[str]:
    """A row of the table: one bot against so many others."""
    seats = (one, *[others] * (SEATS[game] - 1))
    plan = Plan(game, {}, seats, options.games, options.seed, rotate=True)
    return [game, one, others, *played(plan, options.jobs), f"{share:.0%}"]


def played(plan: Plan, jobs: int) -> list[str]:
    with Progress(console=CONSOLE, transient=True) as progress:
        task = progress.add_task(f"{plan.game}: {plan.bots[0]}", total=plan.games)
        results = simulate(plan, jobs, lambda done, _: progress.update(task, completed=done))
    return figures(results)


def figures(results: Results) -> list[str]:
    first = results.tally.bot_shares[results.plan.bots[0]]
    low, high = first.share_interval()
    partial = " (PARTIAL)" if results.partial else ""
    return [f"{first.count:,}{partial}", f"{first.mean:.1%}", f"{low:.1%} to {high:.1%}"]


def table(title: str, *columns: str) -> Table:
    made = Table(title=f"{title}; {version_text()}")
    for column in columns:
        made.add_column(column)
    return made


def wins(names: list[str], options: argparse.Namespace) -> None:
    shown = table("Wins", "game", "bot", "against", "games", "wins", "95% interval", "wanted")
    for name in names:
        chance = 1 / SEATS[name]
        shown.add_row(*against(name, "greedy", "random", options, chance))
        for weak in ("beginner", "casual"):
            shown.add_row(*against(name, weak, "greedy", options, chance))
        shown.add_row(*against(name, options.bot, "greedy", options, WANTED[name]))
    CONSOLE.print(shown)


def doubling(names: list[str], options: argparse.Namespace) -> None:
    """A budget against half of it, the same number of seats for both."""
    shown = table("Twice the budget", "game", "lines", "against", "games", "wins", "95% interval", "equal is")
    for name in names:
        seats = SEATS[name]
        for lines in DOUBLINGS:
            pair = (f"strong:{2 * lines}", f"strong:{lines}")
            plan = Plan(name, {}, pair * (seats // 2), options.games, options.seed, rotate=True)
            shown.add_row(name, *pair, *played(plan, options.jobs), "50%")
    CONSOLE.print(shown)


def speed(names: list[str]) -> None:
    """Simulations per second from the middle of a game, compiled and in plain Python; memory of a search."""
    shown = table("Thinking", "game", "simulations/s", "plain Python", "ratio", "MB, 20 s of thought")
    for name in names:
        compiled = measured(name, {})
        plain = measured(name, {"MADOI_COMPILED": ""})
        memory = measured(name, {}, 20.0)[1]
        ratio = compiled[0] / plain[0]
        shown.add_row(name, f"{compiled[0]:,.0f}", f"{plain[0]:,.0f}", f"{ratio:.1f}", f"{memory:.0f}")
    CONSOLE.print(shown)


def measured(name: str, environment: dict[str, str], seconds: float = SPEED_SECONDS) -> tuple[float, float]:
    """In a process of its own: simulations per second, and the most memory in MB."""
    command = [sys.executable, __file__, name, "--think", str(seconds)]
    done = subprocess.run(
        command, env={**os.environ, **environment}, check=True, capture_output=True, text=True
    )
    lines, memory = done.stdout.split()
    return float(lines), float(memory)


def think(name: str, seconds: float) -> None:
    """What the child does: in a game between greedy bots that is well under way, think for so long."""
    game = games.find(name)
    state, _ = game.new(game.settings({}, SEATS[name]), Seeded("thinking"))
    quick = bots.find("greedy", game)
    made = 0
    while made < MIDDLE[name] or len(state.legal(state.to_move()[0])) < 3:
        seat = state.to_move()[0]
        state.play(seat, quick.choose(state.view(seat), state.decision(seat), Seeded(str(made))))
        made += 1
    seat = state.to_move()[0]
    bot = bots.find(f"strongest:{seconds}s", game)
    assert isinstance(bot, Search)
    begun = time.process_time()
    found = bot.search(state.view(seat), state.decision(seat), Seeded("thought"))
    spent = time.process_time() - begun
    status = Path("/proc/self/status").read_text(encoding="ascii")
    print(found.simulations / spent, int(status.split("VmHWM:")[1].split()[0]) / 1024)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", choices=[*SEATS, []], help="all, if none is named")
    parser.add_argument("--what", choices=["wins", "doubling", "speed"], default="wins")
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--think", type=float, help=argparse.SUPPRESS)
    options = parser.parse_args()
    names = options.game or list(SEATS)
    if options.think:
        think(names[0], options.think)
    elif options.what == "speed":
        speed(names)
    elif options.what == "doubling":
        doubling(names, options)
    else:
        wins(names, options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
