"""The report of a tournament for the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from madoi.lab.arena.summary import Summary
from madoi.lab.text_tables import fitting, for_terminal


def print_report(summary: Summary, console: Console) -> None:
    """Everything a reader wants to see. What is partial says so before and after."""
    mark = _mark(summary)
    if mark is not None:
        console.print(mark)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim")
    grid.add_column()
    for name, value in summary.heading():
        grid.add_row(Text(name), Text(value))
    console.print(grid)
    if not summary.results.standings.deals:
        return
    console.print()
    for sentence in summary.failures():
        console.print(Text(f"• {sentence}", style="yellow"))
    for number, finding in enumerate(summary.findings(), 1):
        console.print(Text(f"{number}. {finding.text}"))
    for sheet in summary.tables().values():
        console.print()
        console.print(Text(sheet.title, style="bold cyan"))
        for part in fitting(sheet, console):
            console.print(for_terminal(part))
        if sheet.note:
            console.print(Text(sheet.note, style="dim"))
    console.print()
    console.print(Text(summary.note(), style="dim"))
    if mark is not None:
        console.print(mark)


def _mark(summary: Summary) -> Panel | None:
    colour = "yellow" if summary.results.partial else "green"
    text = summary.mark()
    return Panel(Text(text, style=f"bold {colour}"), border_style=colour) if text else None
