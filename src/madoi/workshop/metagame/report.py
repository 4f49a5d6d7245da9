"""The report of a search: for the terminal, and as one page (HTML)."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from madoi.lab import page
from madoi.lab.intervals import Estimate
from madoi.lab.text_tables import fitting, for_page, for_terminal
from madoi.terminal.files import write_text
from madoi.terminal.screen import Screen
from madoi.words import Words
from madoi.workshop.metagame.plan import BROKEN_SHARE, PRACTICAL_SHARE
from madoi.workshop.metagame.summary import Summary

PAGE: Final = "report.html"
_WIDTH: Final = 640
_LABEL: Final = 230
_ROW: Final = 22
_STYLE: Final = "pre { border: 1px solid var(--line); border-radius: .4rem; padding: .6rem; }"


def print_report(summary: Summary, screen: Screen) -> None:
    console, words = screen.console, screen.words
    if summary.partial:
        text = Text(words.text("metagame-partial"), style="bold yellow")
        console.print(Panel(text, border_style="yellow"))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim")
    grid.add_column()
    for name, value in summary.heading():
        grid.add_row(Text(name), Text(value))
    console.print(grid)
    console.print()
    for sentence in summary.verdicts():
        console.print(Text(f"• {sentence}"))
    for table in summary.tables():
        console.print()
        console.print(Text(table.title, style="bold cyan"))
        for part in fitting(table, console):
            console.print(for_terminal(part))
        if table.note:
            console.print(Text(table.note, style="dim"))


def write_report(summary: Summary, words: Words, folder: Path) -> Path:
    """Write the page; says where it is. Raises `Refused`."""
    parts: list[str] = []
    if summary.partial:
        parts.append(page.marked(words.text("metagame-partial"), partial=True))
    parts += [page.facts_list(summary.heading()), page.sentences(summary.verdicts())]
    charts = [
        ("metagame-alt-final", "metagame-plot-final", summary.final_estimates(), BROKEN_SHARE),
        ("metagame-alt-leaders", "metagame-plot-leaders", summary.leader_estimates(), PRACTICAL_SHARE),
    ]
    for alternative, caption, estimates, limit in charts:
        if estimates:
            svg = interval_chart(estimates, limit)
            parts.append(page.picture(svg, words.text(alternative), words.text(caption)))
    parts += [for_page(table) for table in summary.tables()]
    for name, text in summary.decks():
        parts.append(f"<details><summary>{escape(name)}</summary>\n<pre>{escape(text)}</pre></details>")
    path = folder / PAGE
    write_text(path, page.page(words.language, summary.title(), parts, _STYLE))
    return path


def interval_chart(estimates: list[tuple[str, Estimate]], limit: float) -> str:
    """Shares on their intervals, one row each; lines at a half and at the limit."""
    height = _ROW * len(estimates) + 24

    def across(share: float) -> float:
        return round(_LABEL + share * (_WIDTH - _LABEL - 20), 1)

    parts = ['<rect width="100%" height="100%" fill="#fff"/>']
    sides = ("start", "end") if limit < 0.5 else ("end", "start")  # the two may be close together
    lines = ((0.5, "none", "#8a8598", sides[0]), (limit, "4 3", "#a34a08", sides[1]))
    for share, dash, color, side in lines:
        at = across(share)
        line = f'x1="{at}" x2="{at}" y1="0" y2="{height - 18}"'
        parts.append(f'<line {line} stroke="{color}" stroke-dasharray="{dash}"/>')
        label = f'x="{at}" y="{height - 4}" font-size="11" text-anchor="{side}" fill="{color}"'
        parts.append(f"<text {label}>{100 * share:.0f}%</text>")
    for place, (name, estimate) in enumerate(estimates):
        y = _ROW * place + _ROW / 2
        ends = f'x1="{across(estimate.interval.low)}" x2="{across(estimate.interval.high)}"'
        parts += [
            f'<text x="{_LABEL - 10}" y="{y + 4:g}" font-size="12" text-anchor="end">{escape(name)}</text>',
            f'<line {ends} y1="{y:g}" y2="{y:g}" stroke="#b9aee0" stroke-width="7"/>',
            f'<circle cx="{across(estimate.value)}" cy="{y:g}" r="4" fill="#4b3b8f"/>',
        ]
    size = f'viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">{"".join(parts)}</svg>'
