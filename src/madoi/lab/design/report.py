"""A study for the terminal, in the reader's language: tables with small charts."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from madoi.lab.design.cell_text import Saying
from madoi.lab.design.decisiveness import LEAST_DEALS, PARTS
from madoi.lab.design.findings import (
    COURSE,
    SEATS,
    SHARE,
    Comparison,
    Figure,
    Finding,
    compared,
    decisive,
    findings,
    widths,
)
from madoi.lab.design.study import Study
from madoi.words import Words

_STRIP: Final = 19
_BAR: Final = 50
_SIGNS: Final = {"deal": "█", "seat": "▓", "who": "▒", "both": "░", "rest": "·"}
"""Told apart without colour."""
_STYLES: Final = {"deal": "blue", "seat": "cyan", "who": "magenta", "both": "yellow", "rest": "dim"}
_CLEAR: Final = "●"


def print_study(study: Study, words: Words, console: Console, everything: bool = False) -> None:
    """What a designer wants to see first. Of a comparison, what every game has and what clearly differs; with
    ``everything``, all of it. What is partial says so before and after."""
    saying = Saying(words, study.plan)
    partial = saying.partial(study)
    banner = Panel(Text(partial, style="bold yellow"), border_style="yellow") if partial else None
    if banner is not None:
        console.print(banner)
    console.print(_heading(saying, study))
    if study.pairs.games:
        found = findings(study)
        if len(study.plan.sides) == 1:
            for finding in found:
                _titled(console, saying.labels.table(finding.name), _table(saying, finding))
        else:
            _print_comparison(console, saying, found, everything)
    _print_decisiveness(console, saying, study)
    console.print()
    console.print(Text(saying.text("lab-design-note"), style="dim"))
    if banner is not None:
        console.print(banner)


def _titled(console: Console, title: str, *parts: Table | Text) -> None:
    console.print()
    console.print(Text(title, style="bold cyan"))
    for part in parts:
        console.print(part)


def _heading(saying: Saying, study: Study) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim")
    grid.add_column()
    for what, value in saying.heading(study):
        grid.add_row(Text(what), Text(value))
    for what, before, after in saying.changes():
        change = Text.assemble(f"{what}: ", before, " → ", (after, "bold"))
        grid.add_row(Text(saying.text("lab-design-head-change")), change)
    return grid


def _plain_table() -> Table:
    return Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)


# One game.


def _table(saying: Saying, finding: Finding) -> Table:
    table = _plain_table()
    table.add_column(overflow="fold")
    for measure in finding.measures:
        table.add_column(Text(saying.labels.measure(finding.name, measure)), justify="right")
    drawn = next((measure for measure in (SHARE, "wins", "games") if measure in finding.measures), "")
    if drawn:
        table.add_column(no_wrap=True)
    axis = _axis([finding.lines.get((row, drawn)) for row in finding.rows], finding.reference(drawn))
    for row in finding.rows:
        cells: list[Text] = []
        for measure in finding.measures:
            line = finding.lines.get((row, measure))
            cells.append(Text(saying.with_interval(line.sides[0]) if line is not None else ""))
        if drawn:
            line = finding.lines.get((row, drawn))
            cells.append(_strip(None if line is None else line.sides[0], axis, finding.reference(drawn)))
        table.add_row(Text(saying.labels.row(finding.name, row)), *cells)
    return table


def _axis(lines: list[Comparison | None], reference: float | None) -> tuple[float, float]:
    """From where to where the strips of a column reach."""
    ends = [] if reference is None else [reference]
    for line in lines:
        figure = None if line is None else line.sides[0]
        if figure is not None and figure.interval.known:
            ends += [figure.interval.low, figure.interval.high]
    return (min(ends), max(ends)) if ends else (0.0, 1.0)


def _strip(figure: Figure | None, axis: tuple[float, float], reference: float | None) -> Text:
    """An interval with its middle, on a common scale; a line where all would be equal."""
    signs = [" "] * _STRIP

    def place(value: float) -> int:
        low, high = axis
        share = (value - low) / (high - low) if high > low else 0.5
        return min(_STRIP - 1, max(0, round(share * (_STRIP - 1))))

    if figure is not None:
        if figure.interval.known:
            first, last = place(figure.interval.low), place(figure.interval.high)
            signs[first : last + 1] = "─" * (last + 1 - first)
        signs[place(figure.value)] = "●"
    if reference is not None and signs[place(reference)] != "●":
        signs[place(reference)] = "┊"
    return Text("".join(signs))


# Two games, side by side.


def _print_comparison(console: Console, saying: Saying, found: list[Finding], everything: bool) -> None:
    seen, clear = compared(found)
    for finding in found:
        always = everything or finding.name in (SEATS, COURSE)
        lines = [
            line
            for line in finding.lines.values()
            if always or (line.difference is not None and line.difference.clear)
        ]
        if lines:
            _titled(console, saying.labels.table(finding.name), _compared(saying, lines))
    console.print()
    facts = {"seen": seen, "clear": clear, "chance": round(seen / 20)}
    console.print(Text(saying.text("lab-design-clear", **facts)))
    if not everything:
        console.print(Text(saying.text("lab-design-all"), style="dim"))


def _compared(saying: Saying, lines: list[Comparison]) -> Table:
    table = _plain_table()
    table.add_column(overflow="fold")
    for name in (*saying.side_names(), saying.text("lab-design-column-difference")):
        table.add_column(Text(name), justify="right")
    table.add_column(no_wrap=True)
    for line in lines:
        name = saying.text("lab-design-row", row=saying.row(line), measure=saying.measure(line))
        sides = [Text(saying.value(side)) for side in line.sides]
        table.add_row(Text(name), *sides, *_difference(saying, line))
    return table


def _difference(saying: Saying, line: Comparison) -> list[Text]:
    """With a mark, if it is clear."""
    clear = line.difference is not None and line.difference.clear
    return [
        Text(saying.difference(line.difference), style="bold" if clear else ""),
        Text(_CLEAR if clear else "", style="magenta"),
    ]


# Chance and skill.


def _print_decisiveness(console: Console, saying: Saying, study: Study) -> None:
    finding = decisive(study)
    if finding is None:
        if study.plan.deals:
            console.print(Text(saying.text("lab-design-deals-too-few", least=LEAST_DEALS)))
        return
    grid = Table.grid(padding=(0, 2))
    for side, name in enumerate(saying.side_names()):
        grid.add_row(Text(name), _bar(finding, side))
    _titled(console, saying.labels.table(finding.name), grid, Text(), _parts(saying, finding))


def _bar(finding: Finding, side: int) -> Text:
    """All variance as one bar; parts below 0 are none."""
    bar = Text()
    for name, signs in zip(PARTS, widths(finding, side, _BAR), strict=True):
        bar.append(_SIGNS[name] * signs, _STYLES[name])
    return bar


def _parts(saying: Saying, finding: Finding) -> Table:
    table = _plain_table()
    table.add_column()
    table.add_column(overflow="fold")
    names = saying.side_names()
    for name in names:
        table.add_column(Text(name), justify="right")
    if len(names) > 1:
        table.add_column(Text(saying.text("lab-design-column-difference")), justify="right")
        table.add_column(no_wrap=True)
    for row in finding.rows:
        line = finding.lines[row, SHARE]
        cells = [Text(saying.with_interval(side)) for side in line.sides]
        if line.difference is not None:
            cells += _difference(saying, line)
        table.add_row(Text(_SIGNS.get(row, ""), _STYLES.get(row, "")), saying.decisive(row), *cells)
    return table
