"""A report of duels between decks: for the terminal, and as one page (HTML)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from madoi.lab import page
from madoi.lab.text_tables import TextTable, fitting, for_page, for_terminal
from madoi.terminal.files import write_text
from madoi.terminal.screen import Screen
from madoi.words import Words

PAGE: Final = "report.html"
_STYLE: Final = "pre { border: 1px solid var(--line); border-radius: .4rem; padding: .6rem; }"


class Chart(NamedTuple):
    """A picture (SVG), what it shows for those who do not see it, and its caption."""

    svg: str
    alternative: str
    caption: str


class Report(ABC):
    """What a report says, in one language."""

    @abstractmethod
    def title(self) -> str: ...

    @abstractmethod
    def partial_note(self) -> str:
        """A sentence where the run was stopped early; otherwise nothing."""

    @abstractmethod
    def heading(self) -> list[tuple[str, str]]:
        """What was played."""

    @abstractmethod
    def verdicts(self) -> list[str]:
        """What was found, in sentences."""

    @abstractmethod
    def charts(self) -> list[Chart]: ...

    @abstractmethod
    def tables(self) -> list[TextTable]:
        """The most important first."""

    def decks(self) -> list[tuple[str, str]]:
        """Decks to read and to load: a name, and the list of cards."""
        return []


def print_report(report: Report, screen: Screen) -> None:
    console = screen.console
    if report.partial_note():
        console.print(Panel(Text(report.partial_note(), style="bold yellow"), border_style="yellow"))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim")
    grid.add_column()
    for name, value in report.heading():
        grid.add_row(Text(name), Text(value))
    console.print(grid)
    console.print()
    for sentence in report.verdicts():
        console.print(Text(f"• {sentence}"))
    for table in report.tables():
        console.print()
        console.print(Text(table.title, style="bold cyan"))
        for part in fitting(table, console):
            console.print(for_terminal(part))
        if table.note:
            console.print(Text(table.note, style="dim"))


def write_report(report: Report, words: Words, folder: Path) -> Path:
    """Write the page; says where it is. Raises `Refused`."""
    parts: list[str] = []
    if report.partial_note():
        parts.append(page.marked(report.partial_note(), partial=True))
    parts += [page.facts_list(report.heading()), page.sentences(report.verdicts())]
    parts += [page.picture(*chart) for chart in report.charts()]
    parts += [for_page(table) for table in report.tables()]
    for name, text in report.decks():
        parts.append(f"<details><summary>{escape(name)}</summary>\n<pre>{escape(text)}</pre></details>")
    path = folder / PAGE
    write_text(path, page.page(words.language, report.title(), parts, _STYLE))
    return path
