"""A study for the terminal, in the reader's language: tables with small charts."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from madoi.lab.design.cell_text import StudyText
from madoi.lab.design.decisiveness import LEAST_DEALS, PARTS
from madoi.lab.design.figure_tables import (
    COURSE,
    SEATS,
    SHARE,
    Comparison,
    FigureTable,
    Statistic,
    compared,
    decisive,
    figure_tables,
    widths,
)
from madoi.lab.design.findings import find
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
    study_text = StudyText(words, study.plan)
    partial = study_text.partial(study)
    banner = Panel(Text(partial, style="bold yellow"), border_style="yellow") if partial else None
    if banner is not None:
        console.print(banner)
    console.print(_heading(study_text, study))
    for sentence in study_text.failures(study):
        console.print(Text(f"• {sentence}", style="yellow"))
    if study.pairs.games:
        print_findings(study, study_text, console)
        found = figure_tables(study)
        if len(study.plan.sides) == 1:
            for figures in found:
                _titled(console, study_text.labels.table(figures.name), _table(study_text, figures))
        else:
            _print_comparison(console, study_text, found, everything)
    _print_decisiveness(console, study_text, study)
    console.print()
    console.print(Text(study_text.text("lab-design-note"), style="dim"))
    if banner is not None:
        console.print(banner)


def print_findings(study: Study, study_text: StudyText, console: Console) -> None:
    """What stands out, in sentences."""
    found = find(study, study_text)
    if found.sentences:
        console.print()
        console.print(Text(study_text.text("lab-findings-title"), style="bold cyan"))
        for number, one in enumerate(found.sentences, 1):
            console.print(Text(f"{number}. {one.text}"))
        console.print(Text(study_text.text("lab-findings-note", compared=found.compared), style="dim"))


def _titled(console: Console, title: str, *parts: Table | Text) -> None:
    console.print()
    console.print(Text(title, style="bold cyan"))
    for part in parts:
        console.print(part)


def _heading(study_text: StudyText, study: Study) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim")
    grid.add_column()
    for what, value in study_text.heading(study):
        grid.add_row(Text(what), Text(value))
    for what, before, after in study_text.changes():
        change = Text.assemble(f"{what}: ", before, " → ", (after, "bold"))
        grid.add_row(Text(study_text.text("lab-design-head-change")), change)
    return grid


def _plain_table() -> Table:
    return Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)


# One game.


def _table(study_text: StudyText, figures: FigureTable) -> Table:
    table = _plain_table()
    table.add_column(overflow="fold")
    for measure in figures.measures:
        table.add_column(Text(study_text.labels.measure(figures.name, measure)), justify="right")
    drawn = next((measure for measure in (SHARE, "wins", "games") if measure in figures.measures), "")
    if drawn:
        table.add_column(no_wrap=True)
    axis = _axis([figures.comparisons.get((row, drawn)) for row in figures.rows], figures.reference(drawn))
    for row in figures.rows:
        cells: list[Text] = []
        for measure in figures.measures:
            comparison = figures.comparisons.get((row, measure))
            cells.append(
                Text(study_text.with_interval(comparison.sides[0]) if comparison is not None else "")
            )
        if drawn:
            comparison = figures.comparisons.get((row, drawn))
            cells.append(
                _strip(None if comparison is None else comparison.sides[0], axis, figures.reference(drawn))
            )
        table.add_row(Text(study_text.labels.row(figures.name, row)), *cells)
    return table


def _axis(comparisons: list[Comparison | None], reference: float | None) -> tuple[float, float]:
    """From where to where the strips of a column reach."""
    ends = [] if reference is None else [reference]
    for comparison in comparisons:
        statistic = None if comparison is None else comparison.sides[0]
        if statistic is not None and statistic.interval.known:
            ends += [statistic.interval.low, statistic.interval.high]
    return (min(ends), max(ends)) if ends else (0.0, 1.0)


def _strip(statistic: Statistic | None, axis: tuple[float, float], reference: float | None) -> Text:
    """An interval with its middle, on a common scale; a line where all would be equal."""
    signs = [" "] * _STRIP

    def place(value: float) -> int:
        low, high = axis
        share = (value - low) / (high - low) if high > low else 0.5
        return min(_STRIP - 1, max(0, round(share * (_STRIP - 1))))

    if statistic is not None:
        if statistic.interval.known:
            first, last = place(statistic.interval.low), place(statistic.interval.high)
            signs[first : last + 1] = "─" * (last + 1 - first)
        signs[place(statistic.value)] = "●"
    if reference is not None and signs[place(reference)] != "●":
        signs[place(reference)] = "┊"
    return Text("".join(signs))


# Two games, side by side.


def _print_comparison(
    console: Console, study_text: StudyText, found: list[FigureTable], everything: bool
) -> None:
    seen, clear = compared(found)
    for figures in found:
        always = everything or figures.name in (SEATS, COURSE)
        shown = [
            comparison
            for comparison in figures.comparisons.values()
            if always or (comparison.difference is not None and comparison.difference.clear)
        ]
        if shown:
            _titled(console, study_text.labels.table(figures.name), _compared(study_text, shown))
    console.print()
    facts = {"seen": seen, "clear": clear, "chance": round(seen / 20)}
    console.print(Text(study_text.text("lab-design-clear", **facts)))
    if not everything:
        console.print(Text(study_text.text("lab-design-all"), style="dim"))


def _compared(study_text: StudyText, comparisons: list[Comparison]) -> Table:
    table = _plain_table()
    table.add_column(overflow="fold")
    for name in (*study_text.side_names(), study_text.text("lab-design-column-difference")):
        table.add_column(Text(name), justify="right")
    table.add_column(no_wrap=True)
    for comparison in comparisons:
        name = study_text.text(
            "lab-design-row", row=study_text.row(comparison), measure=study_text.measure(comparison)
        )
        sides = [Text(study_text.value(side)) for side in comparison.sides]
        table.add_row(Text(name), *sides, *_difference(study_text, comparison))
    return table


def _difference(study_text: StudyText, comparison: Comparison) -> list[Text]:
    """With a mark, if it is clear."""
    clear = comparison.difference is not None and comparison.difference.clear
    return [
        Text(study_text.difference(comparison.difference), style="bold" if clear else ""),
        Text(_CLEAR if clear else "", style="magenta"),
    ]


# Chance and skill.


def _print_decisiveness(console: Console, study_text: StudyText, study: Study) -> None:
    figures = decisive(study)
    if figures is None:
        if study.plan.deals:
            console.print(Text(study_text.text("lab-design-deals-too-few", least=LEAST_DEALS)))
        return
    grid = Table.grid(padding=(0, 2))
    for side, name in enumerate(study_text.side_names()):
        grid.add_row(Text(name), _bar(figures, side))
    _titled(console, study_text.labels.table(figures.name), grid, Text(), _parts(study_text, figures))


def _bar(figures: FigureTable, side: int) -> Text:
    """All variance as one bar; parts below 0 are none."""
    bar = Text()
    for name, signs in zip(PARTS, widths(figures, side, _BAR), strict=True):
        bar.append(_SIGNS[name] * signs, _STYLES[name])
    return bar


def _parts(study_text: StudyText, figures: FigureTable) -> Table:
    table = _plain_table()
    table.add_column()
    table.add_column(overflow="fold")
    names = study_text.side_names()
    for name in names:
        table.add_column(Text(name), justify="right")
    if len(names) > 1:
        table.add_column(Text(study_text.text("lab-design-column-difference")), justify="right")
        table.add_column(no_wrap=True)
    for row in figures.rows:
        comparison = figures.comparisons[row, SHARE]
        cells = [Text(study_text.with_interval(side)) for side in comparison.sides]
        if comparison.difference is not None:
            cells += _difference(study_text, comparison)
        table.add_row(Text(_SIGNS.get(row, ""), _STYLES.get(row, "")), study_text.decisive(row), *cells)
    return table
