"""The screen: where text goes to and answers come from, with colour where the terminal has it."""

from __future__ import annotations

import os
import shlex
import sys

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table

from madoi.core.refusal import Refusal
from madoi.words import Words

_WIDE = 130


def command(*words: object) -> str:
    """A command as the person would type it, however she started this program."""
    return f"{os.environ.get('MADOI_COMMAND', 'madoi')} {shlex.join(map(str, words))}"


class Left(Exception):
    """The person has gone: Ctrl-C, Ctrl-D or the end of the input."""


class Screen:
    """Speaks one language to one terminal."""

    def __init__(self, words: Words, console: Console | None = None) -> None:
        self.words = words
        self.console = console or Console(highlight=False)

    def text(self, key: str, **facts: object) -> str:
        return self.words.text(key, facts)

    def say(self, key: str, style: str = "", **facts: object) -> None:
        self.line(self.text(key, **facts), style)

    def line(self, text: str, style: str = "") -> None:
        """Print a line as it is; names and file contents are never read as markup."""
        self.console.print(escape(text), style=style or None, soft_wrap=True)

    def show(self, drawing: RenderableType) -> None:
        self.console.print(drawing)

    def show_table(self, board: RenderableType, reference: RenderableType) -> None:
        """The board with what lies beside it; beside it where there is room, else above."""
        if self.console.width >= _WIDE:
            grid = Table.grid(padding=(0, 4))
            grid.add_row(board, reference)
            self.show(grid)
        else:
            self.show(reference)
            self.line("")
            self.show(board)

    def refuse(self, refusal: Refusal, names: list[str]) -> None:
        self.line(self.words.refusal(refusal, names), "yellow")

    def clear(self) -> None:
        """A fresh page, where there is a page; piped output just goes on."""
        if self.console.is_terminal:
            self.console.clear()

    def ask(self, prompt: str) -> str:
        """The person's answer, without white space around it. Raises `Left`."""
        self.console.print(escape(prompt), style="bold", end=" ")
        try:
            answer = sys.stdin.readline()
        except (KeyboardInterrupt, UnicodeDecodeError):
            answer = ""
        if not answer:
            self.console.print()
            raise Left
        return answer.strip()
