"""A study as one self-contained HTML file, with tables and charts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from madoi.lab.design.cell_text import Saying
from madoi.lab.design.charts import axis_of, histogram, stacked, strip
from madoi.lab.design.decisiveness import PARTS
from madoi.lab.design.findings import (
    SHARE,
    Comparison,
    Figure,
    Finding,
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
    saying = Saying(words, study.plan)
    partial = saying.partial(study)
    sections = [(f"part-{number}", *part) for number, part in enumerate(_parts(saying, study), 1)]
    contents = "".join(f'<li><a href="#{place}">{escape(name)}</a></li>' for place, name, _ in sections)
    parts = [
        marked(partial, partial=True) if partial else "",
        facts_list(saying.heading(study)),
        f'<nav aria-label="{escape(saying.text("lab-design-contents"))}"><ul>{contents}</ul></nav>',
        *(
            f'<section aria-labelledby="{place}"><h2 id="{place}">{escape(name)}</h2>{inside}</section>'
            for place, name, inside in sections
        ),
        note(saying.text("lab-design-note")),
    ]
    style = (files("madoi.lab.design") / "page.css").read_text(encoding="utf-8")
    title = saying.text("lab-design-title", game=saying.labels.game())
    return page(words.language, title, parts, style)


def _parts(saying: Saying, study: Study) -> list[tuple[str, str]]:
    """Heading and inside of each."""
    parts: list[tuple[str, str]] = []
    if saying.changes():
        parts.append((saying.text("lab-design-changes-caption"), _changes(saying)))
    if study.pairs.games:
        found = findings(study)
        if len(study.plan.sides) > 1:
            parts.append((saying.text("lab-design-clear-title"), _clear(saying, found)))
        for finding in found:
            name = saying.labels.table(finding.name)
            inside = _wide(saying, finding) if len(study.plan.sides) == 1 else _long(saying, finding)
            parts.append((name, inside))
        lengths = [side.decisions for side in study.pairs.sides]
        parts.append((saying.text("lab-design-length-caption"), _key(saying) + _drawn(saying, lengths)))
        parts.append((saying.text("lab-design-points-caption"), _points(saying, study)))
    decided = decisive(study)
    if decided is not None:
        parts.append((saying.labels.table(decided.name), _decisive(saying, decided)))
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


def _changes(saying: Saying) -> str:
    columns = [escape(saying.text("lab-design-head-change")), *map(escape, saying.side_names())]
    rows = [[escape(cell) for cell in change] for change in saying.changes()]
    return _table(saying.text("lab-design-changes-caption"), columns, rows)


def _wide(saying: Saying, finding: Finding) -> str:
    """One game: a column a measure, with a drawing behind each share."""
    columns = [escape(saying.text("lab-design-column-row"))]
    axes: dict[str, tuple[float, float]] = {}
    for measure in finding.measures:
        columns.append(escape(saying.labels.measure(finding.name, measure)))
        if any(line.sides[0] and line.sides[0].percent for line in _column(finding, measure)):
            figures = [side for line in _column(finding, measure) for side in line.sides]
            axes[measure] = axis_of(figures, finding.reference(measure))
            columns.append(escape(saying.text("lab-design-drawn")))
    rows: list[list[str]] = []
    for row in finding.rows:
        cells = [escape(saying.labels.row(finding.name, row))]
        for measure in finding.measures:
            line = finding.lines.get((row, measure))
            cells.append(escape(saying.with_interval(line.sides[0])) if line is not None else "")
            if measure in axes:
                sides: tuple[Figure | None, ...] = line.sides if line is not None else (None,)
                cells.append(strip(sides, axes[measure], finding.reference(measure)))
        rows.append(cells)
    return _table(saying.labels.table(finding.name), columns, rows)


def _column(finding: Finding, measure: str) -> list[Comparison]:
    return [line for (_, each), line in finding.lines.items() if each == measure]


def _long(saying: Saying, finding: Finding) -> str:
    """Two games: a row a measure, both figures and their difference."""
    axes = {
        measure: axis_of(
            [side for line in _column(finding, measure) for side in line.sides], finding.reference(measure)
        )
        for measure in finding.measures
    }
    rows = [
        _compared(saying, line, axes[line.measure], finding.reference(line.measure))
        for line in finding.lines.values()
    ]
    return _key(saying) + _table(saying.labels.table(finding.name), _columns(saying), rows)


def _columns(saying: Saying) -> list[str]:
    columns = ["lab-design-column-row", "lab-design-column-measure"]
    texts = [saying.text(key) for key in columns] + saying.side_names()
    texts += [saying.text("lab-design-column-difference"), saying.text("lab-design-drawn")]
    return [escape(text) for text in texts]


def _compared(
    saying: Saying, line: Comparison, axis: tuple[float, float], reference: float | None
) -> list[str]:
    return [
        escape(saying.row(line)),
        escape(saying.measure(line)),
        *(escape(saying.with_interval(side)) for side in line.sides),
        _difference(saying, line.difference),
        strip(line.sides, axis, reference),
    ]


def _difference(saying: Saying, figure: Figure | None) -> str:
    text = escape(saying.difference(figure))
    return f"<strong>● {text}</strong>" if figure is not None and figure.clear else text


def _clear(saying: Saying, found: list[Finding]) -> str:
    """What one would look for, table by table."""
    seen, clear = compared(found)
    facts = {"seen": seen, "clear": clear, "chance": round(seen / 20)}
    told = f"<p>{escape(saying.text('lab-design-clear', **facts))}</p>"
    reference = {finding.name: finding for finding in found}
    rows: list[list[str]] = []
    for line in comparisons_of(found):
        if line.difference is not None and line.difference.clear:
            even = reference[line.table].reference(line.measure)
            where = saying.text(
                "lab-design-row", row=saying.labels.table(line.table), measure=saying.row(line)
            )
            rows.append([escape(where), *_compared(saying, line, axis_of(line.sides, even), even)[1:]])
    if not rows:
        return told
    return told + _key(saying) + _table(saying.text("lab-design-clear-title"), _columns(saying), rows)


def _key(saying: Saying) -> str:
    """Which side is drawn how."""
    names = saying.side_names()
    if len(names) == 1:
        return ""
    signs = ["●", "■"]
    parts = "".join(
        f'<span class="key side{side}">{signs[side]} {escape(name)}</span>' for side, name in enumerate(names)
    )
    return f'<p class="keys">{parts}</p>'


def _points(saying: Saying, study: Study) -> str:
    parts = [_key(saying)]
    for seat in range(study.plan.seats):
        points = [side.points[seat] for side in study.pairs.sides]
        parts.append(_drawn(saying, points, saying.labels.seat(seat)))
    return "".join(parts)


def _drawn(saying: Saying, sides: list[Histogram], name: str = "") -> str:
    """A histogram with what it says in words, side by side."""
    told = [saying.spread(side) for side in sides]
    if len(told) > 1:
        told = [f"{side}: {text}" for side, text in zip(saying.side_names(), told, strict=True)]
    caption = "<br>".join(escape(text) for text in ([name] if name else []) + told)
    varied = len({value for side in sides for value in side.counts}) > 1
    return f"<figure><figcaption>{caption}</figcaption>{histogram(sides) if varied else ''}</figure>"


def _decisive(saying: Saying, finding: Finding) -> str:
    caption = saying.text("lab-design-parts-caption")
    names = saying.side_names()
    bars = "".join(
        f"<figure><figcaption>{escape(name)}</figcaption>{stacked(finding, side)}</figure>"
        for side, name in enumerate(names)
    )
    columns = [escape(saying.text("lab-design-column-row")), *map(escape, names)]
    if len(names) > 1:
        columns.append(escape(saying.text("lab-design-column-difference")))
    rows: list[list[str]] = []
    for row in finding.rows:
        line = finding.lines[row, SHARE]
        swatch = f'<span class="swatch part-{row}"></span> ' if row in PARTS else ""
        cells = [swatch + escape(saying.decisive(row))]
        cells += [escape(saying.with_interval(side)) for side in line.sides]
        if len(names) > 1:
            cells.append(_difference(saying, line.difference))
        rows.append(cells)
    return bars + _table(caption, columns, rows)
