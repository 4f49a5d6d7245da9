"""Whether a stopwatch tells premoves and forced answers from decisions: AUC of several classifiers.

Plays many games of Yuri-Kure on pure tables, with people who think in several ways, and lets classifiers on
latency, repetition and order guess which answers the table made. 0.5 is guessing; at most 0.55 is asked for.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table as Sheet

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.server.timing import ByQuestion, BySeat, Gamma, Hurried, People, QuickOrSlow, judge, play_games

KINDS = (People, QuickOrSlow, BySeat, ByQuestion, Gamma, Hurried)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="run.py timing")
    parser.add_argument("--games", type=int, default=16, help="games for each kind of people (default: 16)")
    games: int = parser.parse_args().games
    console = Console()
    sheet = Sheet("people", "answers", "made by the table", "worst single classifier", "AUC", "all, learned")
    worst = 0.0
    for people in KINDS:
        with console.status(people.__name__):
            answers = play_games(people, games)
            found = judge(answers)
        learned = found.pop("all, learned")
        name = max(found, key=lambda one: found[one])
        made = sum(answer.masked for answer in answers)
        row = [people.__name__, str(len(answers)), str(made), name, f"{found[name]:.3f}", f"{learned:.3f}"]
        sheet.add_row(*row)
        worst = max(worst, learned, found[name])
    console.print(sheet)
    return 0 if worst <= 0.55 else 1


if __name__ == "__main__":
    sys.exit(main())
