"""Makes the pages of docs/findings: ``python3 run.py findings [GAME …]``.

It shows progress. Ctrl-C keeps the games played so far, and the same command continues. ``--pages`` makes the
pages again from the figures that are stored, without playing.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from rich.console import Console

from bench.findings import kasane, lily, yurikure
from bench.findings.pages import FOLDER, data_path, files_of
from bench.findings.runs import Interrupted, Runs, RunSpec
from bench.findings.statements import Statement
from madoi import __version__, games
from madoi.lab.report import progress_bar
from madoi.words import words


@dataclass(frozen=True)
class Page:
    """The page of one game."""

    game: str
    title: str
    about: Sequence[str]
    statements: Sequence[Statement]

    def measure(self, runs: Runs) -> None:
        """Play what is missing, and store the figures."""
        found = {one.name: one.measure(runs).data() for one in self.statements}
        data = {
            "madoi": __version__,
            "rules": games.find(self.game).version,
            "game": self.game,
            "statements": found,
        }
        FOLDER.mkdir(parents=True, exist_ok=True)
        text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
        data_path(self.game).write_text(text, encoding="utf-8")

    def files(self) -> dict[Path, str]:
        """The page and its plots, by path."""
        return files_of(self.game, self.title, self.about, self.statements)

    def write(self) -> None:
        (FOLDER / "images").mkdir(parents=True, exist_ok=True)
        wanted = self.files()
        for old in (FOLDER / "images").glob(f"{self.game}-*.svg"):
            if old not in wanted:
                old.unlink()
        for path, text in wanted.items():
            path.write_text(text, encoding="utf-8")


def _page(module: ModuleType) -> Page:
    game = module.__name__.rpartition(".")[2]
    return Page(game, module.TITLE, module.ABOUT, module.STATEMENTS)


PAGES = {page.game: page for page in map(_page, (kasane, yurikure, lily))}


def main() -> int:
    """The exit status: 0, or 130 after Ctrl-C."""
    parser = argparse.ArgumentParser(prog="run.py findings", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(PAGES)} (default: all)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: all)")
    parser.add_argument("--pages", action="store_true", help="only make the pages again, without playing")
    options = parser.parse_args()
    unknown = [name for name in options.games if name not in PAGES]
    if unknown:
        parser.error(f"no such page: {', '.join(unknown)}")
    console = Console()
    for name in options.games or PAGES:
        page = PAGES[name]
        if not options.pages:
            try:
                with progress_bar(console, words("en")) as progress:
                    page.measure(Runs(options.jobs, progress, lambda spec: _announce(console, spec)))
            except Interrupted as stopped:
                console.print(f"Stopped in the run {stopped}. The same command continues it.")
                return 130
        page.write()
        console.print(f"{name}: {len(page.statements)} statements in docs/findings/{name}.md")
    return 0


def _announce(console: Console, spec: RunSpec) -> None:
    console.print(f"{spec.name}: {spec.games:,} games")


if __name__ == "__main__":
    sys.exit(main())
