"""Charts for pages, in HTML and SVG, light or dark as the reader has it.

Tables beside them show the same, so a screen reader skips them."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Final, NamedTuple, Protocol

from madoi.lab.intervals import Interval
from madoi.lab.tally import Histogram

_TICKS: Final = 5
_MOST_BARS: Final = 48
CHART: Final = (640, 150)


def svg(width: float, height: float, parts: Sequence[str], kind: str) -> str:
    box = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    return f'<svg class="{kind}" {box} aria-hidden="true" focusable="false">{"".join(parts)}</svg>'


class Drawn(Protocol):
    """What can be drawn: a value and its interval."""

    @property
    def value(self) -> float: ...

    @property
    def interval(self) -> Interval: ...


class Axis(NamedTuple):
    """From where to where a column is drawn, with round ends and ticks."""

    low: float
    high: float
    ticks: list[float]

    def across(self, value: float) -> float:
        """Where a value is, in percent of the width."""
        share = (value - self.low) / (self.high - self.low)
        return round(100 * min(1.0, max(0.0, share)), 2)


def axis_of(statistics: Sequence[Drawn | None], reference: float | None) -> Axis:
    """An axis on which all these can be drawn."""
    ends = [] if reference is None else [reference]
    for statistic in statistics:
        if statistic is not None:
            ends += [*statistic.interval] if statistic.interval.known else [statistic.value]
    low, high = (min(ends), max(ends)) if ends else (0.0, 1.0)
    rough = max(high - low, abs(high) / 100, 1e-6) / _TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough)
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    return Axis(first * step, last * step, [number * step for number in range(first, last + 1)])


def scale(axis: Axis, percent: bool) -> str:
    """The ticks of an axis with their values, for the head of a column."""
    decimals = 0 if not percent and axis.ticks[1] - axis.ticks[0] >= 1 else 2

    def shown(value: float) -> str:
        return f"{100 * value:.4g}%" if percent else f"{value:.{decimals}f}"

    every = 1 if len(axis.ticks) <= _TICKS else 2
    marks = "".join(
        f'<b style="left:{axis.across(tick):g}%">{shown(tick)}</b>' for tick in axis.ticks[::every]
    )
    return f'<span class="track scale" aria-hidden="true">{marks}</span>'


def track(statistics: Sequence[Drawn | None], axis: Axis, reference: float | None, colour: str = "") -> str:
    """The intervals of all sides below each other, each with its middle; a line at the reference."""
    parts: list[str] = []
    if reference is not None:
        parts.append(f'<i class="even" style="left:{axis.across(reference):g}%"></i>')
    for side, statistic in enumerate(statistics):
        if statistic is None:
            continue
        top = f"top:{100 * (2 * side + 1) / (2 * len(statistics)):g}%"
        if statistic.interval.known:
            low, high = (axis.across(end) for end in statistic.interval)
            size = f"left:{low:g}%;width:{high - low:.2f}%;{top}"
            parts.append(f'<i class="reach side{side}" style="{size}"></i>')
        tint = f";background:{colour}" if colour else ""
        at = f"left:{axis.across(statistic.value):g}%;{top}{tint}"
        parts.append(f'<i class="dot side{side}" style="{at}"></i>')
    return f'<span class="track" aria-hidden="true">{"".join(parts)}</span>'


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
    width, height = CHART
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
    return svg(width, height, parts, "histogram")
