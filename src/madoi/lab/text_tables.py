"""Tables of text, shown in the terminal and on an HTML page with the same content."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from rich import box
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text


@dataclass(frozen=True)
class TextTable:
    """A table: the first column names its rows, the others hold figures. A cell may have several lines."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    note: str = ""


def for_terminal(table: TextTable) -> Table:
    """The table without its title and note."""
    shown = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for place, column in enumerate(table.columns):
        shown.add_column(Text(column), justify="right" if place else "left", no_wrap=True)
    for row in table.rows:
        shown.add_row(*(Text(cell) for cell in row))
    return shown


def fitting(table: TextTable, console: Console) -> Iterator[TextTable]:
    """The table, in parts side by side that the console has room for where it is too wide."""
    room = console.options.update(width=10**6)
    if (
        len(table.columns) <= 2
        or Measurement.get(console, room, for_terminal(table)).maximum <= console.width
    ):
        yield table
        return
    middle = (len(table.columns) + 1) // 2
    for columns in (slice(1, middle), slice(middle, None)):
        rows = [[row[0], *row[columns]] for row in table.rows]
        part = TextTable(table.title, [table.columns[0], *table.columns[columns]], rows)
        yield from fitting(part, console)


def for_page(table: TextTable) -> str:
    """The table as HTML, with its title as the caption."""
    heads = "".join(
        f'<th scope="col"><button type="button">{escape(column)}</button></th>' for column in table.columns
    )
    lines = [
        f'<tr><th scope="row">{_html(row[0])}</th>'
        + "".join(f"<td{_sort_key(cell)}>{_html(cell)}</td>" for cell in row[1:])
        for row in table.rows
    ]
    note = f'<p class="note">{escape(table.note)}</p>\n' if table.note else ""
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(table.title)}">\n'
        f"<table><caption>{escape(table.title)}</caption>\n<thead><tr>{heads}</tr></thead>\n"
        "<tbody>\n" + "</tr>\n".join([*lines, ""]) + f"</tbody></table>\n</div>\n{note}"
    )


def _sort_key(cell: str) -> str:
    """The number that a cell begins with, for sorting."""
    number = re.match(r"[-+−]?\d+(\.\d+)?", cell)
    return f' data-v="{number[0].replace("−", "-")}"' if number else ' data-v=""'


def _html(cell: str) -> str:
    return "<br>".join(escape(line) for line in cell.split("\n"))
