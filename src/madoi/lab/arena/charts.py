"""Charts of a tournament: ratings and seats on one scale, and how each score became clear."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from madoi.lab.arena.ratings import Rating
from madoi.lab.arena.standings import Pairing
from madoi.lab.charts import axis_of, scale, svg, track
from madoi.lab.intervals import Estimate
from madoi.lab.report import signed

_SIZE: Final = (480, 130)
_MARGIN: Final = 40
_TOP: Final = 6
_BOTTOM: Final = 18
_STEPS: Final = 40


def draw_ratings(ratings: Sequence[Rating], emphasised: str = "") -> str:
    """Each bot's rating on its interval, the best on top."""
    rows = [(each.bot, Estimate(each.rating, each.interval)) for each in ratings]
    return _rows(rows, None, emphasised, percent=False)


def draw_seats(names: Sequence[str], shares: Sequence[Estimate], emphasised: str = "") -> str:
    """Each seat's share of the wins on its interval; dashed: the even share."""
    return _rows(list(zip(names, shares, strict=True)), 1 / len(names), emphasised, percent=True)


def _rows(
    rows: Sequence[tuple[str, Estimate]], reference: float | None, emphasised: str, *, percent: bool
) -> str:
    axis = axis_of([estimate for _, estimate in rows], reference)
    lines = [f"<span></span>{scale(axis, percent)}<span></span>"]
    for name, estimate in rows:
        value = f"{100 * estimate.value:.1f}%" if percent else signed(estimate.value)
        tag = "strong" if name == emphasised else "span"
        lines.append(
            f"<{tag}>{escape(name)}</{tag}>{track([estimate], axis, reference)}<{tag}>{value}</{tag}>"
        )
    return f'<div class="picture" aria-hidden="true">{"".join(lines)}</div>'


def draw_score_history(pairing: Pairing, bot: str) -> str:
    """A bot's score against the other and its interval deal by deal, from 0 to 100%; dashed: equal; upright:
    the deal after which one was shown to be better."""
    width, height = _SIZE
    history = list(pairing.score_history(bot, _STEPS))
    first, last = history[0][0], max(history[-1][0], 2)

    def across(deal: int) -> float:
        return round(_MARGIN + (width - _MARGIN) * deal / last, 1)

    def down(score: float) -> float:
        return round(_TOP + (height - _TOP - _BOTTOM) * (1 - score), 1)

    def points(ends: Iterable[tuple[int, float]]) -> str:
        return " ".join(f"{across(deal)},{down(score)}" for deal, score in ends)

    band = [(deal, interval.high) for deal, _, interval in history]
    band += [(deal, interval.low) for deal, _, interval in reversed(history)]
    parts = [
        f'<polygon class="band" points="{points(band)}"/>',
        f'<polyline class="steps" points="{points((deal, score) for deal, score, _ in history)}"/>',
        f'<line class="middle" x1="{_MARGIN}" x2="{width}" y1="{down(0.5)}" y2="{down(0.5)}"/>',
    ]
    if pairing.better:
        at = across(pairing.shown_after)
        parts.append(f'<line class="shown" x1="{at}" x2="{at}" y1="{down(1)}" y2="{down(0)}"/>')
    marked = (first, pairing.shown_after, last) if pairing.better else (first, last)
    parts += [
        f'<text class="left" x="{_MARGIN - 6}" y="{down(score) + 4}">{100 * score:.0f}%</text>'
        for score in (0.0, 0.5, 1.0)
    ]
    parts += [f'<text x="{across(deal)}" y="{height - 3}">{deal:,}</text>' for deal in dict.fromkeys(marked)]
    return svg(width, height, parts, "history")
