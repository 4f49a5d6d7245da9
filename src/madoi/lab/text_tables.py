"""Tables of figures, for the terminal and for a page: the same words and numbers in both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from rich import box
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text


@dataclass(frozen=True)
class Sheet:
    """A table: the first column names its rows, the others hold figures. A cell may have several lines."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    note: str = ""


def for_terminal(sheet: Sheet) -> Table:
    """The table without its title and note."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for place, column in enumerate(sheet.columns):
        table.add_column(Text(column), justify="right" if place else "left", no_wrap=True)
    for row in sheet.rows:
        table.add_row(*(Text(cell) for cell in row))
    return table


def fitting(sheet: Sheet, console: Console) -> Iterator[Sheet]:
    """The table, in parts side by side that the console has room for where it is too wide."""
    room = console.options.update(width=10**6)
    if (
        len(sheet.columns) <= 2
        or Measurement.get(console, room, for_terminal(sheet)).maximum <= console.width
    ):
        yield sheet
        return
    middle = (len(sheet.columns) + 1) // 2
    for columns in (slice(1, middle), slice(middle, None)):
        rows = [[row[0], *row[columns]] for row in sheet.rows]
        part = Sheet(sheet.title, [sheet.columns[0], *sheet.columns[columns]], rows)
        yield from fitting(part, console)


def for_page(sheet: Sheet) -> str:
    """The table as HTML, with its title as the caption."""
    heads = "".join(f'<th scope="col">{escape(column)}</th>' for column in sheet.columns)
    lines = [
        f'<tr><th scope="row">{_html(row[0])}</th>' + "".join(f"<td>{_html(cell)}</td>" for cell in row[1:])
        for row in sheet.rows
    ]
    note = f'<p class="note">{escape(sheet.note)}</p>\n' if sheet.note else ""
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(sheet.title)}">\n'
        f"<table><caption>{escape(sheet.title)}</caption>\n<thead><tr>{heads}</tr></thead>\n"
        "<tbody>\n" + "</tr>\n".join([*lines, ""]) + f"</tbody></table>\n</div>\n{note}"
    )


def _html(cell: str) -> str:
    return "<br>".join(escape(line) for line in cell.split("\n"))
