"""A study as one self-contained HTML file, with tables and charts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from madoi.lab.design.cell_text import StudyText
from madoi.lab.design.charts import axis_of, histogram, stacked, strip
from madoi.lab.design.decisiveness import PARTS
from madoi.lab.design.findings import (
    SHARE,
    Comparison,
    Finding,
    Statistic,
    compared,
    comparisons_of,
    decisive,
    findings,
)
from madoi.lab.design.study import Study
from madoi.lab.page import facts_list, marked, note, page
from madoi.lab.tally import Histogram
from madoi.words import Words


def study_page(study: Study, words: Words) -> str:
    """The whole file, in the reader's language."""
    study_text = StudyText(words, study.plan)
    partial = study_text.partial(study)
    sections = [(f"part-{number}", *part) for number, part in enumerate(_parts(study_text, study), 1)]
    contents = "".join(f'<li><a href="#{place}">{escape(name)}</a></li>' for place, name, _ in sections)
    parts = [
        marked(partial, partial=True) if partial else "",
        facts_list(study_text.heading(study)),
        f'<nav aria-label="{escape(study_text.text("lab-design-contents"))}"><ul>{contents}</ul></nav>',
        *(
            f'<section aria-labelledby="{place}"><h2 id="{place}">{escape(name)}</h2>{inside}</section>'
            for place, name, inside in sections
        ),
        note(study_text.text("lab-design-note")),
    ]
    style = (files("madoi.lab.design") / "page.css").read_text(encoding="utf-8")
    title = study_text.text("lab-design-title", game=study_text.labels.game())
    return page(words.language, title, parts, style)


def _parts(study_text: StudyText, study: Study) -> list[tuple[str, str]]:
    """Heading and inside of each."""
    parts: list[tuple[str, str]] = []
    if study_text.changes():
        parts.append((study_text.text("lab-design-changes-caption"), _changes(study_text)))
    if study.pairs.games:
        found = findings(study)
        if len(study.plan.sides) > 1:
            parts.append((study_text.text("lab-design-clear-title"), _clear(study_text, found)))
        for finding in found:
            name = study_text.labels.table(finding.name)
            inside = _wide(study_text, finding) if len(study.plan.sides) == 1 else _long(study_text, finding)
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


def _table(caption: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """The first cell of a row is its heading. Cells are HTML already."""
    head = "".join(f'<th scope="col">{column}</th>' for column in columns)
    lines = "".join(
        f'<tr><th scope="row">{cells[0]}</th>{"".join(f"<td>{cell}</td>" for cell in cells[1:])}</tr>'
        for cells in rows
    )
    # What is too wide for a phone scrolls by itself, and can be reached with the keyboard.
    return (
        f'<div class="wide" role="region" tabindex="0" aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table></div>"
    )


def _changes(study_text: StudyText) -> str:
    columns = [escape(study_text.text("lab-design-head-change")), *map(escape, study_text.side_names())]
    rows = [[escape(cell) for cell in change] for change in study_text.changes()]
    return _table(study_text.text("lab-design-changes-caption"), columns, rows)


def _wide(study_text: StudyText, finding: Finding) -> str:
    """One game: a column a measure, with a drawing behind each share."""
    columns = [escape(study_text.text("lab-design-column-row"))]
    axes: dict[str, tuple[float, float]] = {}
    for measure in finding.measures:
        columns.append(escape(study_text.labels.measure(finding.name, measure)))
        if any(
            comparison.sides[0] and comparison.sides[0].percent for comparison in _column(finding, measure)
        ):
            statistics = [side for comparison in _column(finding, measure) for side in comparison.sides]
            axes[measure] = axis_of(statistics, finding.reference(measure))
            columns.append(escape(study_text.text("lab-design-drawn")))
    rows: list[list[str]] = []
    for row in finding.rows:
        cells = [escape(study_text.labels.row(finding.name, row))]
        for measure in finding.measures:
            comparison = finding.comparisons.get((row, measure))
            cells.append(
                escape(study_text.with_interval(comparison.sides[0])) if comparison is not None else ""
            )
            if measure in axes:
                sides: tuple[Statistic | None, ...] = comparison.sides if comparison is not None else (None,)
                cells.append(strip(sides, axes[measure], finding.reference(measure)))
        rows.append(cells)
    return _table(study_text.labels.table(finding.name), columns, rows)


def _column(finding: Finding, measure: str) -> list[Comparison]:
    return [comparison for (_, each), comparison in finding.comparisons.items() if each == measure]


def _long(study_text: StudyText, finding: Finding) -> str:
    """Two games: a row a measure, both statistics and their difference."""
    axes = {
        measure: axis_of(
            [side for comparison in _column(finding, measure) for side in comparison.sides],
            finding.reference(measure),
        )
        for measure in finding.measures
    }
    rows = [
        _compared(study_text, comparison, axes[comparison.measure], finding.reference(comparison.measure))
        for comparison in finding.comparisons.values()
    ]
    return _key(study_text) + _table(study_text.labels.table(finding.name), _columns(study_text), rows)


def _columns(study_text: StudyText) -> list[str]:
    columns = ["lab-design-column-row", "lab-design-column-measure"]
    texts = [study_text.text(key) for key in columns] + study_text.side_names()
    texts += [study_text.text("lab-design-column-difference"), study_text.text("lab-design-drawn")]
    return [escape(text) for text in texts]


def _compared(
    study_text: StudyText, comparison: Comparison, axis: tuple[float, float], reference: float | None
) -> list[str]:
    return [
        escape(study_text.row(comparison)),
        escape(study_text.measure(comparison)),
        *(escape(study_text.with_interval(side)) for side in comparison.sides),
        _difference(study_text, comparison.difference),
        strip(comparison.sides, axis, reference),
    ]


def _difference(study_text: StudyText, statistic: Statistic | None) -> str:
    text = escape(study_text.difference(statistic))
    return f"<strong>● {text}</strong>" if statistic is not None and statistic.clear else text


def _clear(study_text: StudyText, found: list[Finding]) -> str:
    """What one would look for, table by table."""
    seen, clear = compared(found)
    facts = {"seen": seen, "clear": clear, "chance": round(seen / 20)}
    told = f"<p>{escape(study_text.text('lab-design-clear', **facts))}</p>"
    reference = {finding.name: finding for finding in found}
    rows: list[list[str]] = []
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


def _decisive(study_text: StudyText, finding: Finding) -> str:
    caption = study_text.text("lab-design-parts-caption")
    names = study_text.side_names()
    bars = "".join(
        f"<figure><figcaption>{escape(name)}</figcaption>{stacked(finding, side)}</figure>"
        for side, name in enumerate(names)
    )
    columns = [escape(study_text.text("lab-design-column-row")), *map(escape, names)]
    if len(names) > 1:
        columns.append(escape(study_text.text("lab-design-column-difference")))
    rows: list[list[str]] = []
    for row in finding.rows:
        comparison = finding.comparisons[row, SHARE]
        swatch = f'<span class="swatch part-{row}"></span> ' if row in PARTS else ""
        cells = [swatch + escape(study_text.decisive(row))]
        cells += [escape(study_text.with_interval(side)) for side in comparison.sides]
        if len(names) > 1:
            cells.append(_difference(study_text, comparison.difference))
        rows.append(cells)
    return bars + _table(caption, columns, rows)
