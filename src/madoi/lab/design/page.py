"""A study as one self-contained HTML file, with tables and charts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final, NamedTuple

from madoi.lab.charts import CHART, Axis, axis_of, histogram, scale, svg, track
from madoi.lab.design.cell_text import StudyText
from madoi.lab.design.decisiveness import PARTS
from madoi.lab.design.figure_tables import (
    COURSE,
    DECISIVE,
    SHARE,
    Comparison,
    FigureTable,
    Statistic,
    compared,
    comparisons_of,
    decisive,
    figure_tables,
    widths,
)
from madoi.lab.design.findings import Finding, find
from madoi.lab.design.study import Study, as_study
from madoi.lab.page import facts_list, findings_list, marked, note, page, section
from madoi.lab.simulation import Results
from madoi.lab.tally import Histogram
from madoi.words import Words

_WIDEST: Final = 0.3
"""Intervals of win shares that are wider than this reach over the ends of the scale."""
_WHOLE: Final = 1000
_MOST_ROWS: Final = 7
"""Rows of a table that are drawn below a sentence."""


def study_page(study: Study, words: Words, title: str = "lab-design-title") -> str:
    """The whole file, in the reader's language."""
    study_text = StudyText(words, study.plan)
    partial = study_text.partial(study)
    sections = [(f"part-{number}", *part) for number, part in enumerate(_parts(study_text, study), 1)]
    contents = "".join(f'<li><a href="#{place}">{escape(name)}</a></li>' for place, name, _ in sections)
    parts = [
        marked(partial, partial=True) if partial else "",
        *map(marked, study_text.failures(study)),
        facts_list(study_text.heading(study)),
        f'<nav aria-label="{escape(study_text.text("lab-design-contents"))}"><ul>{contents}</ul></nav>',
        *(section(name, inside, place) for place, name, inside in sections),
        note(study_text.text("lab-design-note")),
    ]
    return page(words.language, study_text.text(title, game=study_text.labels.game()), parts)


def simulation_page(results: Results, words: Words) -> str:
    """The results of a simulation as such a page."""
    return study_page(as_study(results), words, "lab-simulation-title")


def _parts(study_text: StudyText, study: Study) -> list[tuple[str, str]]:
    """Heading and inside of each."""
    parts: list[tuple[str, str]] = []
    if study.pairs.games:
        parts.append((study_text.text("lab-findings-title"), _findings(study_text, study)))
    if study_text.changes():
        parts.append((study_text.text("lab-design-changes-caption"), _changes(study_text)))
    if study.pairs.games:
        found = figure_tables(study)
        if len(study.plan.sides) > 1:
            parts.append((study_text.text("lab-design-clear-title"), _clear(study_text, found)))
        for figures in found:
            name = study_text.labels.table(figures.name)
            inside = (
                _wide(study_text, figures, _wins_axis(found))
                if len(study.plan.sides) == 1
                else _long(study_text, figures)
            )
            parts.append((name, inside))
        lengths = [side.decisions for side in study.pairs.sides]
        parts.append(
            (study_text.text("lab-design-length-caption"), _key(study_text) + _drawn(study_text, lengths))
        )
        parts.append((study_text.text("lab-design-points-caption"), _points(study_text, study)))
    decided = decisive(study)
    if decided is not None:
        parts.append((study_text.labels.table(decided.name), _decisive(study_text, decided)))
    return parts


def _findings(study_text: StudyText, study: Study) -> str:
    """What stands out: sentences, each with a picture."""
    found = find(study, study_text)
    if not found.sentences:
        return f"<p>{escape(study_text.text('lab-findings-none'))}</p>"
    told = note(study_text.text("lab-findings-note", compared=found.compared))
    drawn = [(one.text, _picture(study_text, study, one)) for one in found.sentences]
    return _key(study_text) + findings_list(drawn) + told


def _picture(study_text: StudyText, study: Study, finding: Finding) -> str:
    """The row of a finding among the others of its table."""
    figures, measure = finding.figures, finding.measure
    if figures.name == COURSE and measure == "mean":
        return histogram([side.decisions for side in study.pairs.sides])
    if figures.name == DECISIVE and finding.row in PARTS:
        return _stacked(figures, 0)
    known = [
        (row, figures.comparisons[row, measure])
        for row in figures.rows
        if (row, measure) in figures.comparisons and any(figures.comparisons[row, measure].sides)
    ]
    if figures.name == DECISIVE:
        known = [(row, comparison) for row, comparison in known if row == finding.row]
    shown = _around(known, finding.row)
    sides = [side for _, comparison in shown for side in comparison.sides]
    axis = axis_of(sides, figures.reference(measure))
    percent = any(side is not None and side.percent for side in sides)
    lines = [f"<span></span>{scale(axis, percent)}<span></span>"]
    for row, comparison in shown:
        reference = figures.reference(measure, row)
        name = study_text.decisive(row) if figures.name == DECISIVE else study_text.row(comparison)
        label = _swatch(study_text, figures.name, row) + escape(name)
        value = escape(" → ".join(study_text.value(side) for side in comparison.sides))
        tag = "strong" if row == finding.row else "span"
        lines.append(
            f"<{tag}>{label}</{tag}>{track(comparison.sides, axis, reference)}<{tag}>{value}</{tag}>"
        )
    return f'<div class="picture" aria-hidden="true">{"".join(lines)}</div>'


def _around(known: list[tuple[str, Comparison]], row: str) -> list[tuple[str, Comparison]]:
    """A few rows: all of a short table; of a long one the best, the worst, and this one."""
    if len(known) <= _MOST_ROWS:
        return known

    def value(line: tuple[str, Comparison]) -> float:
        return max(side.value for side in line[1].sides if side is not None)

    ranked = sorted(known, key=value, reverse=True)
    half = _MOST_ROWS // 2
    return [
        line
        for place, line in enumerate(ranked)
        if place < half or place >= len(ranked) - half or line[0] == row
    ]


def _swatch(study_text: StudyText, table: str, row: str) -> str:
    colour = study_text.labels.colour(table, row)
    return f'<span class="swatch" style="background:{escape(colour)}"></span> ' if colour else ""


class _Cell(NamedTuple):
    """A cell: HTML, and the number that it is sorted by, if it is one."""

    html: str
    number: float | None = None
    numeric: bool = False


def _number(html: str, statistic: Statistic | None) -> _Cell:
    return _Cell(html, None if statistic is None else statistic.value, numeric=True)


def _table(
    caption: str, columns: Sequence[str], rows: Iterable[Sequence[str | _Cell]], *, sortable: bool = True
) -> str:
    """The first cell of a row is its heading. Cells are HTML already; a column without a name is a chart."""
    head = "".join(_head(column, sortable) for column in columns)
    lines = "".join(
        f'<tr><th scope="row">{_html(cells[0])}</th>{"".join(map(_data, cells[1:]))}</tr>' for cells in rows
    )
    # What is too wide for a phone scrolls by itself, and can be reached with the keyboard.
    return (
        f'<div class="wide" role="region" tabindex="0" aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table></div>"
    )


def _head(column: str, sortable: bool) -> str:
    chart = column.startswith("<span")
    inside = f'<button type="button">{column}</button>' if sortable and not chart else column
    return f'<th scope="col">{inside}</th>'


def _html(cell: str | _Cell) -> str:
    return cell.html if isinstance(cell, _Cell) else cell


def _data(cell: str | _Cell) -> str:
    if not isinstance(cell, _Cell) or not cell.numeric:
        return f"<td>{_html(cell)}</td>"
    number = "" if cell.number is None else f"{cell.number:.6g}"
    return f'<td data-v="{number}">{cell.html}</td>'


def _changes(study_text: StudyText) -> str:
    columns = [escape(study_text.text("lab-design-head-change")), *map(escape, study_text.side_names())]
    rows = [[escape(cell) for cell in change] for change in study_text.changes()]
    return _table(study_text.text("lab-design-changes-caption"), columns, rows, sortable=False)


def _wide(study_text: StudyText, figures: FigureTable, wins: Axis) -> str:
    """One game: a column a measure, a drawing behind each share. All shares of the win have one scale."""
    columns = [escape(study_text.text("lab-design-column-row"))]
    axes: dict[str, Axis] = {}
    for measure in figures.measures:
        columns.append(escape(study_text.labels.measure(figures.name, measure)))
        sides = [side for comparison in _column(figures, measure) for side in comparison.sides]
        if any(side and side.percent for side in sides):
            axes[measure] = wins if figures.reference(measure) is not None else axis_of(sides, None)
            columns.append(scale(axes[measure], percent=True))
    rows: list[list[str | _Cell]] = []
    for row in figures.rows:
        colour = study_text.labels.colour(figures.name, row)
        name = escape(study_text.labels.row(figures.name, row))
        cells: list[str | _Cell] = [_swatch(study_text, figures.name, row) + name]
        for measure in figures.measures:
            comparison = figures.comparisons.get((row, measure))
            statistic = None if comparison is None else comparison.sides[0]
            text = "" if comparison is None else escape(study_text.with_interval(statistic))
            cells.append(_number(text, statistic))
            if measure in axes:
                cells.append(track([statistic], axes[measure], figures.reference(measure, row), colour))
        rows.append(cells)
    return _table(study_text.labels.table(figures.name), columns, rows)


def _wins_axis(found: list[FigureTable]) -> Axis:
    """The one scale of all shares of the win."""
    sides: list[Statistic | None] = []
    for figures in found:
        for (_, measure), comparison in figures.comparisons.items():
            if figures.reference(measure) is not None:
                sides += [side for side in comparison.sides if side is not None and _sure(side)]
    return axis_of(sides, found[0].even)


def _sure(statistic: Statistic) -> bool:
    """Whether it can be drawn on a common scale: a row that was hardly ever seen would stretch it."""
    low, high = statistic.interval
    return high - low <= _WIDEST


def _column(figures: FigureTable, measure: str) -> list[Comparison]:
    return [comparison for (_, each), comparison in figures.comparisons.items() if each == measure]


def _long(study_text: StudyText, figures: FigureTable) -> str:
    """Two games: a row a measure, both statistics and their difference."""
    axes = {
        measure: axis_of(
            [side for comparison in _column(figures, measure) for side in comparison.sides],
            figures.reference(measure),
        )
        for measure in figures.measures
    }
    rows = [
        _compared(study_text, comparison, axes[comparison.measure], figures.reference(comparison.measure))
        for comparison in figures.comparisons.values()
    ]
    return _key(study_text) + _table(study_text.labels.table(figures.name), _columns(study_text), rows)


def _columns(study_text: StudyText) -> list[str]:
    columns = ["lab-design-column-row", "lab-design-column-measure"]
    texts = [study_text.text(key) for key in columns] + study_text.side_names()
    texts += [study_text.text("lab-design-column-difference")]
    return [*map(escape, texts), f'<span class="spoken">{escape(study_text.text("lab-design-drawn"))}</span>']


def _compared(
    study_text: StudyText, comparison: Comparison, axis: Axis, reference: float | None
) -> list[str | _Cell]:
    percent = any(side is not None and side.percent for side in comparison.sides)
    return [
        _swatch(study_text, comparison.table, comparison.row) + escape(study_text.row(comparison)),
        escape(study_text.measure(comparison)),
        *(_number(escape(study_text.with_interval(side)), side) for side in comparison.sides),
        _number(_difference(study_text, comparison.difference), comparison.difference),
        scale(axis, percent) + track(comparison.sides, axis, reference),
    ]


def _difference(study_text: StudyText, statistic: Statistic | None) -> str:
    text = escape(study_text.difference(statistic))
    return f"<strong>● {text}</strong>" if statistic is not None and statistic.clear else text


def _clear(study_text: StudyText, found: list[FigureTable]) -> str:
    """What one would look for, table by table."""
    seen, clear = compared(found)
    facts = {"seen": seen, "clear": clear, "chance": round(seen / 20)}
    told = f"<p>{escape(study_text.text('lab-design-clear', **facts))}</p>"
    reference = {figures.name: figures for figures in found}
    rows: list[list[str | _Cell]] = []
    for comparison in comparisons_of(found):
        if comparison.difference is not None and comparison.difference.clear:
            even = reference[comparison.table].reference(comparison.measure)
            where = study_text.text(
                "lab-design-row",
                row=study_text.labels.table(comparison.table),
                measure=study_text.row(comparison),
            )
            rows.append(
                [escape(where), *_compared(study_text, comparison, axis_of(comparison.sides, even), even)[1:]]
            )
    if not rows:
        return told
    return (
        told
        + _key(study_text)
        + _table(study_text.text("lab-design-clear-title"), _columns(study_text), rows)
    )


def _key(study_text: StudyText) -> str:
    """Which side is drawn how."""
    names = study_text.side_names()
    if len(names) == 1:
        return ""
    signs = ["●", "■"]
    parts = "".join(
        f'<span class="key side{side}">{signs[side]} {escape(name)}</span>' for side, name in enumerate(names)
    )
    return f'<p class="keys">{parts}</p>'


def _points(study_text: StudyText, study: Study) -> str:
    parts = [_key(study_text)]
    for seat in range(study.plan.seats):
        points = [side.points[seat] for side in study.pairs.sides]
        parts.append(_drawn(study_text, points, study_text.labels.seat(seat)))
    return "".join(parts)


def _drawn(study_text: StudyText, sides: list[Histogram], name: str = "") -> str:
    """A histogram with what it says in words, side by side."""
    told = [study_text.spread(side) for side in sides]
    if len(told) > 1:
        told = [f"{side}: {text}" for side, text in zip(study_text.side_names(), told, strict=True)]
    caption = "<br>".join(escape(text) for text in ([name] if name else []) + told)
    varied = len({value for side in sides for value in side.counts}) > 1
    return f"<figure><figcaption>{caption}</figcaption>{histogram(sides) if varied else ''}</figure>"


def _decisive(study_text: StudyText, figures: FigureTable) -> str:
    caption = study_text.text("lab-design-parts-caption")
    names = study_text.side_names()
    bars = "".join(
        f"<figure><figcaption>{escape(name)}</figcaption>{_stacked(figures, side)}</figure>"
        for side, name in enumerate(names)
    )
    columns = [escape(study_text.text("lab-design-column-row")), *map(escape, names)]
    if len(names) > 1:
        columns.append(escape(study_text.text("lab-design-column-difference")))
    rows: list[list[str | _Cell]] = []
    for row in figures.rows:
        comparison = figures.comparisons[row, SHARE]
        swatch = f'<span class="swatch part-{row}"></span> ' if row in PARTS else ""
        cells: list[str | _Cell] = [swatch + escape(study_text.decisive(row))]
        cells += [_number(escape(study_text.with_interval(side)), side) for side in comparison.sides]
        if len(names) > 1:
            cells.append(_number(_difference(study_text, comparison.difference), comparison.difference))
        rows.append(cells)
    return bars + _table(caption, columns, rows)


def _stacked(figures: FigureTable, side: int) -> str:
    """The parts of the variance as one bar, each with its colour and, where there is room, its share."""
    width, height = CHART[0], 34
    parts: list[str] = []
    start = 0.0
    for number, length in enumerate(widths(figures, side, _WHOLE)):
        wide = width * length / _WHOLE
        size = f'x="{start:.1f}" y="0" width="{wide:.1f}" height="{height}"'
        parts.append(f'<rect class="part part-{PARTS[number]}" {size}/>')
        if wide > 60:
            middle, share = start + wide / 2, f"{100 * length / _WHOLE:.0f}%"
            parts.append(f'<text class="on" x="{middle:.1f}" y="21">{share}</text>')
        start += wide
    return svg(width, height, parts, "stacked")
