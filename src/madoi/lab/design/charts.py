"""Charts for the page, as SVG, light or dark as the reader has it.

Tables beside them show the same, so a screen reader skips them."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final

from madoi.lab.design.decisiveness import PARTS
from madoi.lab.design.findings import Finding, Statistic, widths
from madoi.lab.tally import Histogram

_STRIP: Final = (180, 10)
"""Width, and height of one side."""
_MOST_BARS: Final = 48
_CHART: Final = (640, 150)
_WHOLE: Final = 1000


def _svg(width: float, height: float, parts: Sequence[str], kind: str) -> str:
    box = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    return f'<svg class="{kind}" {box} aria-hidden="true" focusable="false">{"".join(parts)}</svg>'


def axis_of(statistics: Sequence[Statistic | None], reference: float | None) -> tuple[float, float]:
    """From where to where the strips of a column reach."""
    ends = [] if reference is None else [reference]
    for statistic in statistics:
        if statistic is not None:
            ends += [*statistic.interval] if statistic.interval.known else [statistic.value]
    return (min(ends), max(ends)) if ends else (0.0, 1.0)


def strip(statistics: Sequence[Statistic | None], axis: tuple[float, float], reference: float | None) -> str:
    """The intervals of all sides below each other, each with its middle; a line at the reference."""
    width, height = _STRIP
    low, high = axis

    def across(value: float) -> float:
        share = (value - low) / (high - low) if high > low else 0.5
        return round(5 + share * (width - 10), 1)

    parts: list[str] = []
    if reference is not None:
        at = across(reference)
        parts.append(f'<line class="even" x1="{at}" x2="{at}" y1="0" y2="{height * len(statistics)}"/>')
    for side, statistic in enumerate(statistics):
        if statistic is None:
            continue
        y = height * side + height / 2
        if statistic.interval.known:
            ends = f'x1="{across(statistic.interval.low)}" x2="{across(statistic.interval.high)}"'
            parts.append(f'<line class="reach side{side}" {ends} y1="{y:g}" y2="{y:g}"/>')
        at = across(statistic.value)
        if side:  # told apart by more than colour
            parts.append(f'<rect class="dot side{side}" x="{at - 3:g}" y="{y - 3:g}" width="6" height="6"/>')
        else:
            parts.append(f'<circle class="dot side{side}" cx="{at}" cy="{y:g}" r="3.5"/>')
    return _svg(width, height * len(statistics), parts, "strip")


def histogram(sides: Sequence[Histogram]) -> str:
    """How often each value was seen, in shares of the games: bars for the first side, steps for the other."""
    values = [value for side in sides for value in side.counts]
    least, most = floor(min(values)), ceil(max(values))
    step = max(1, ceil((most - least + 1) / _MOST_BARS))
    bars = ceil((most - least + 1) / step)
    shares: list[list[float]] = []
    for side in sides:
        heights = [0.0] * bars
        for value, count in side.counts.items():
            heights[min(floor((value - least) / step), bars - 1)] += count / side.counts.total()
        shares.append(heights)
    width, height = _CHART
    tallest = max(max(heights) for heights in shares)
    wide = width / bars
    parts: list[str] = []
    for bar, share in enumerate(shares[0]):
        tall = share / tallest * (height - 20)
        parts.append(
            f'<rect class="bar" x="{bar * wide + 0.5:.1f}" y="{height - 16 - tall:.1f}" '
            f'width="{max(1.0, wide - 1):.1f}" height="{tall:.1f}"/>'
        )
    for heights in shares[1:]:
        path: list[str] = []
        for bar, share in enumerate(heights):
            top = height - 16 - share / tallest * (height - 20)
            path.append(f"{'L' if bar else 'M'}{bar * wide:.1f},{top:.1f}h{wide:.1f}")
        parts.append(f'<path class="steps" d="{"".join(path)}"/>')
    parts += [
        f'<text x="{(bar + 0.5) * wide:.1f}" y="{height - 3}">{least + bar * step:g}</text>'
        for bar in range(0, bars, max(1, bars // 8))
    ]
    return _svg(width, height, parts, "histogram")


def stacked(finding: Finding, side: int) -> str:
    """The parts of the variance as one bar, each with its colour and, where there is room, its share."""
    width, height = _CHART[0], 34
    parts: list[str] = []
    start = 0.0
    for number, length in enumerate(widths(finding, side, _WHOLE)):
        wide = width * length / _WHOLE
        size = f'x="{start:.1f}" y="0" width="{wide:.1f}" height="{height}"'
        parts.append(f'<rect class="part part-{PARTS[number]}" {size}/>')
        if wide > 60:
            middle, share = start + wide / 2, f"{100 * length / _WHOLE:.0f}%"
            parts.append(f'<text class="on" x="{middle:.1f}" y="21">{share}</text>')
        start += wide
    return _svg(width, height, parts, "stacked")
