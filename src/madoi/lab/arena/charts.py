"""Charts of a tournament: ratings and seats on one scale, and how each score became clear."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from madoi.lab.arena.standings import Pairing, Standings
from madoi.lab.charts import axis_of, scale, track
from madoi.lab.confidence_sequences import anytime_interval
from madoi.lab.intervals import Estimate
from madoi.lab.labels import Labels

_SIZE: Final = (300, 110)
_STEPS: Final = 40


def draw_ratings(standings: Standings, labels: Labels) -> str:
    """Each bot's rating on its interval, the best on top."""
    rows = [(each.bot, Estimate(each.rating, each.interval)) for each in standings.ratings()]
    return _rows(rows, None, percent=False)


def draw_seats(standings: Standings, labels: Labels) -> str:
    """Each seat's share of the wins on its interval; dashed: the even share."""
    rows = [
        (labels.seat(seat), Estimate(histogram.sums().mean, anytime_interval(histogram.counts)))
        for seat, histogram in enumerate(standings.seats)
    ]
    return _rows(rows, 1 / len(standings.seats), percent=True)


def draw_score_history(standings: Standings, labels: Labels) -> str:
    """For each pair, the first bot's score and its interval deal by deal; dashed: equal; upright: the deal
    after which one was shown to be better."""
    return f'<div class="histories">{"".join(map(_score_history, standings.pairings))}</div>'


def _rows(rows: Sequence[tuple[str, Estimate]], reference: float | None, percent: bool) -> str:
    axis = axis_of([estimate for _, estimate in rows], reference)
    lines = [f"<span></span>{scale(axis, percent)}<span></span>"]
    for name, estimate in rows:
        value = f"{100 * estimate.value:.1f}%" if percent else f"{estimate.value:+.0f}".replace("-", "−")
        lines.append(f"<span>{escape(name)}</span>{track([estimate], axis, reference)}<span>{value}</span>")
    return f'<div class="picture" aria-hidden="true">{"".join(lines)}</div>'


def _score_history(pairing: Pairing) -> str:
    width, height = _SIZE
    history = list(pairing.score_history(_STEPS))
    last = max(history[-1][0], 2)

    def place(deal: int, score: float) -> str:
        return f"{width * deal / last:.1f},{height * (1 - score):.1f}"

    band = [place(deal, interval.high) for deal, _, interval in history]
    band += [place(deal, interval.low) for deal, _, interval in reversed(history)]
    line = " ".join(place(deal, score) for deal, score, _ in history)
    parts = [
        f'<polygon class="band" points="{" ".join(band)}"/>',
        f'<polyline class="steps" points="{line}"/>',
        f'<line class="middle" x1="0" x2="{width}" y1="{height / 2:g}" y2="{height / 2:g}"/>',
    ]
    if pairing.better:
        at = f"{width * pairing.shown_after / last:.1f}"
        parts.append(f'<line class="shown" x1="{at}" x2="{at}" y1="0" y2="{height}"/>')
    names = f"{pairing.match.first} – {pairing.match.second}"
    ends = f"0–100%, {history[0][0]}–{history[-1][0]}"
    return (
        f'<figure><figcaption>{escape(names)}</figcaption><svg viewBox="0 0 {width} {height}" '
        f'aria-hidden="true" focusable="false">{"".join(parts)}</svg><small>{ends}</small></figure>'
    )
