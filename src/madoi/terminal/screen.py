"""The screen: output and input of the terminal, in colour where it has colours."""

from __future__ import annotations

import contextlib
import os
import shlex
import sys
import unicodedata

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from madoi.core.refusal import Refusal
from madoi.terminal.wrapping import Wrapped
from madoi.words import Words

_GAP = 4
_LONGEST_ANSWER = 200
_TALL = 46
"""A page with this many lines has room for every board as it is."""
_RULES_AT_END = r"\[[A-Z]{2}-[A-Z]?\d[^\]]*\]$"
"""The rules behind a sentence: ``[KS-2.1]``. They can be looked up and stay out of the way."""


def command(*words: object) -> str:
    """A command as the person would type it, however they started this program."""
    return f"{os.environ.get('MADOI_COMMAND', 'madoi')} {shlex.join(map(str, words))}"


def is_small(console: Console) -> bool:
    """Whether a table has to fit on one page that is redrawn. Piped output has no pages."""
    return console.is_terminal and console.height < _TALL


class Left(Exception):
    """The person has gone: Ctrl-C, Ctrl-D or the end of the input."""


class Screen:
    """Speaks one language to one terminal."""

    def __init__(self, words: Words, console: Console | None = None) -> None:
        self.words = words
        self.notices: list[str] = []
        self.console = console or Console(highlight=False, emoji=False)

    def text(self, key: str, **facts: object) -> str:
        return self.words.text(key, facts)

    def say(self, key: str, style: str = "", **facts: object) -> None:
        self.line(self.text(key, **facts), style)

    def line(self, text: str, style: str = "", hanging: int | None = None) -> None:
        """Print a line as it is; names and file contents are never read as markup. A person gets words
        kept whole, a pipe gets lines kept whole. ``hanging``: how far a line goes on put in, where that
        does not show in the line itself."""
        if self.console.is_terminal:
            shown = Text(text, style)
            shown.highlight_regex(_RULES_AT_END, "dim")
            self.console.print(Wrapped(shown, hanging))
        else:
            self.console.print(escape(text), style=style or None, soft_wrap=True)

    @property
    def is_small(self) -> bool:
        return is_small(self.console)

    def height_of(self, drawing: RenderableType) -> int:
        """How many lines it takes."""
        return len(self.console.render_lines(drawing, pad=False))

    def show(self, drawing: RenderableType) -> None:
        self.console.print(drawing)

    def show_table(self, board: RenderableType, reference: RenderableType) -> None:
        """The board with what lies beside it; beside it where there is room, else above."""
        widths = [
            Measurement.get(self.console, self.console.options, part).maximum for part in (board, reference)
        ]
        if sum(widths) + _GAP <= self.console.width:
            grid = Table.grid(padding=(0, _GAP))
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

    def notice(self, text: str) -> None:
        """Something to be read on the next page, which would wipe it out otherwise."""
        self.notices.append(text)

    def show_notices(self) -> None:
        for notice in self.notices:
            self.line(notice, "yellow")
        self.notices.clear()

    def curtain(self, prompt: str) -> None:
        """Hide what one person has seen from the next: nothing typed before counts, nothing can be scrolled
        back to. Raises `Left`."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
        if sys.stdin.isatty():
            import termios

            termios.tcflush(sys.stdin, termios.TCIFLUSH)
        answer = self.ask(prompt)
        while answer:
            if answer in ("quit", "exit", "q"):
                raise Left
            answer = self.ask(prompt)
        self.clear()

    def ask(self, prompt: str) -> str:
        """The person's answer, as they meant it: without white space around it, full-width signs as plain
        ones, nothing that is no text, not endless. Raises `Left`."""
        try:
            answer = self._read(prompt)
        except (KeyboardInterrupt, EOFError, UnicodeDecodeError):
            self.console.print()
            raise Left from None
        plain = unicodedata.normalize("NFKC", answer[:_LONGEST_ANSWER])
        return "".join(sign for sign in plain if sign.isprintable()).strip()

    def _read(self, prompt: str) -> str:
        if sys.stdin.isatty() and self.console.is_terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (gives input() arrow keys and a history)
            return input(f"{prompt} ")
        self.console.print(escape(prompt), style="bold", end=" ")
        answer = sys.stdin.readline()
        if not answer:
            raise EOFError
        return answer
