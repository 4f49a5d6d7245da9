"""Plots of a tournament. Needs matplotlib.

They contain names of bots and numbers but no words, so one plot serves all languages.
"""

from __future__ import annotations

from io import StringIO

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from madoi.lab.arena.standings import Pairing, Standings
from madoi.lab.confidence_sequences import anytime_interval
from madoi.lab.intervals import Interval
from madoi.lab.plots import DASHED, DEEP, PALE, STYLE, WARM, drawable, in_percent

_WIDTH = 8.0
_COLUMNS = 3
_STEPS = 40


def draw_ratings(standings: Standings) -> str:
    """Each bot's rating on its interval, the best on top."""
    ratings = standings.ratings()
    with rc_context(STYLE):
        figure, axes = _one(len(ratings))
        for place, rating in enumerate(ratings):
            _dot(axes, place, rating.rating, rating.interval, f"{rating.rating:+.0f}".replace("-", "−"))
        _names(axes, [rating.bot for rating in ratings])
        return _svg(figure)


def draw_seats(standings: Standings) -> str:
    """Each seat's share of the wins on its interval; dashed: the even share."""
    with rc_context(STYLE):
        figure, axes = _one(len(standings.seats))
        for place, histogram in enumerate(standings.seats):
            mean = histogram.sums().mean
            _dot(axes, place, mean, anytime_interval(histogram.counts), f"{100 * mean:.1f}%")
        axes.axvline(1 / len(standings.seats), color=WARM, linestyle=DASHED, linewidth=1.3)
        _names(axes, [str(seat) for seat in range(1, len(standings.seats) + 1)])
        in_percent(axes.xaxis, 8)
        return _svg(figure)


def draw_score_history(standings: Standings) -> str:
    """For each pair, the first bot's score and its interval deal by deal; dashed: equal; upright: the deal
    after which one was shown to be better."""
    rows = -(-len(standings.pairings) // _COLUMNS)
    columns = min(len(standings.pairings), _COLUMNS)
    with rc_context(STYLE):
        figure = Figure(figsize=(_WIDTH, 0.4 + 2.2 * rows), layout="constrained")
        panels: list[Axes] = list(figure.subplots(rows, columns, sharey=True, squeeze=False).flat)
        for axes, pairing in zip(panels, standings.pairings, strict=False):
            _score_history(axes, pairing)
        for axes in panels[len(standings.pairings) :]:
            axes.set_axis_off()
        return _svg(figure)


def _score_history(axes: Axes, pairing: Pairing) -> None:
    history = list(pairing.score_history(_STEPS))
    deals = [deal for deal, _, _ in history]
    low = [interval.low for _, _, interval in history]
    high = [interval.high for _, _, interval in history]
    axes.fill_between(deals, low, high, color=PALE, linewidth=0)
    axes.plot(deals, [score for _, score, _ in history], color=DEEP, linewidth=1.6)
    axes.axhline(0.5, color=WARM, linestyle=DASHED, linewidth=1.3)
    if pairing.better:
        axes.axvline(pairing.shown_after, color=DEEP, linewidth=0.8)
    axes.set_ylim(0, 1)
    axes.set_xlim(0, max(deals[-1], 2))
    axes.xaxis.set_major_locator(MaxNLocator(4, integer=True))
    in_percent(axes.yaxis, 4)
    title = f"{pairing.match.first} – {pairing.match.second}"
    axes.set_title(drawable(title, title))


def _one(rows: int) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(_WIDTH, 0.7 + 0.5 * rows), layout="constrained")
    return figure, figure.subplots()


def _dot(axes: Axes, place: int, middle: float, interval: Interval, text: str) -> None:
    axes.plot(interval, [place, place], color=PALE, linewidth=8, solid_capstyle="butt")
    axes.plot(middle, place, "o", color=DEEP, markersize=6.5)
    axes.annotate(text, (middle, place), (0, 8), textcoords="offset points", ha="center", color=DEEP)


def _names(axes: Axes, names: list[str]) -> None:
    axes.set_yticks(range(len(names)), [drawable(name, name) for name in names])
    axes.set_ylim(len(names) - 0.45, -0.75)
    axes.margins(x=0.1)
    axes.grid(axis="y", visible=False)


def _svg(figure: Figure) -> str:
    """The same drawing gives the same text."""
    file = StringIO()
    with rc_context({"svg.hashsalt": "madoi"}):
        figure.savefig(file, format="svg", metadata={"Date": None})
    return file.getvalue()
