"""A picture of shares with their intervals."""

from __future__ import annotations

from html import escape
from typing import Final
from unicodedata import east_asian_width

from madoi.lab.intervals import Estimate

_SHARES: Final = 390
"""The width of the part that shows shares; beside it are the labels and two margins."""
_MARGIN: Final = 20
_ROW: Final = 22
_LETTER, _WIDE_LETTER = 6.8, 12.5
"""About the width of a letter of Latin script and of a sign of Japanese or Chinese, at this size."""


def _width(text: str) -> float:
    return sum(_WIDE_LETTER if east_asian_width(sign) in "WF" else _LETTER for sign in text)


def interval_chart(estimates: list[tuple[str, Estimate]], limits: list[float]) -> str:
    """Shares on their intervals, one row each; lines at a half and at the limits."""
    height = _ROW * len(estimates) + 24
    label = round(_MARGIN + max(_width(name) for name, _ in estimates))
    width = label + _SHARES + _MARGIN

    def across(share: float) -> float:
        return round(label + share * _SHARES, 1)

    parts = ['<rect width="100%" height="100%" fill="#fff"/>']
    # Labels stand on the outer side of their lines, which may be close together.
    half = "middle" if len(limits) > 1 else "start" if limits[0] < 0.5 else "end"
    lines = [(0.5, "none", "#8a8598", half)]
    lines += [(limit, "4 3", "#a34a08", "end" if limit < 0.5 else "start") for limit in limits]
    for share, dash, color, side in lines:
        at = across(share)
        line = f'x1="{at}" x2="{at}" y1="0" y2="{height - 18}"'
        parts.append(f'<line {line} stroke="{color}" stroke-dasharray="{dash}"/>')
        foot = f'x="{at}" y="{height - 4}" font-size="11" text-anchor="{side}" fill="{color}"'
        parts.append(f"<text {foot}>{100 * share:.0f}%</text>")
    for place, (name, estimate) in enumerate(estimates):
        y = _ROW * place + _ROW / 2
        ends = f'x1="{across(estimate.interval.low)}" x2="{across(estimate.interval.high)}"'
        parts += [
            f'<text x="{label - 10}" y="{y + 4:g}" font-size="12" text-anchor="end">{escape(name)}</text>',
            f'<line {ends} y1="{y:g}" y2="{y:g}" stroke="#b9aee0" stroke-width="7"/>',
            f'<circle cx="{across(estimate.value)}" cy="{y:g}" r="4" fill="#4b3b8f"/>',
        ]
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">{"".join(parts)}</svg>'
