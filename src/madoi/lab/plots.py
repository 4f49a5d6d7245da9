"""Plots of results. Needs matplotlib.

The labels are English: matplotlib's own font has no Japanese or Chinese characters.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from pathlib import Path
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.axis import Axis
from matplotlib.figure import Figure
from matplotlib.font_manager import findfont, get_font
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import FuncFormatter, MaxNLocator

from madoi.lab.labels import Labels, labels_of
from madoi.lab.simulation import Results, line_up_text
from madoi.lab.statistics_tables import StatisticsTable, statistics_tables
from madoi.lab.tally import Histogram, Sums
from madoi.words import words

INK: Final = "#2b2b3a"
FAINT: Final = "#85838f"
GRID: Final = "#e6e3ee"
DEEP: Final = "#6b4c9a"
MIDDLE: Final = "#a08bca"
PALE: Final = "#c9bbe2"
WARM: Final = "#c8641b"
DASHED: Final = (0, (3, 2))

_FONT: Final = "DejaVu Sans"  # comes with matplotlib
STYLE: Final[dict[Any, Any]] = {
    "font.family": _FONT,
    "font.size": 9,
    "text.color": INK,
    "text.parse_math": False,  # a seed may have dollars
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.axisbelow": True,
    "axes.grid": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 9.5,
    "axes.titlelocation": "left",
    "grid.color": GRID,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "ytick.major.size": 0,
    "savefig.dpi": 150,
}
_WIDTH: Final = 8.0
_MOST_BARS: Final = 60
_STEPS: Final = [1, 2, 5, 10]


def draw_plots(results: Results, directory: Path) -> list[Path]:
    """Draw everything into the folder; says what was drawn. Without a single game there is nothing."""
    if not results.tally.games:
        return []
    labels = labels_of(results.plan, words("en"))
    paths: list[Path] = []

    def keep(stem: str, figure: Figure) -> None:
        paths.append(directory / f"{stem}.png")
        figure.savefig(paths[-1])

    with rc_context(STYLE):
        keep("wins", _wins_by_seat(results, labels))
        if results.plan.mixed:
            keep("bots", _wins_by_bot(results, labels))
        keep("points", _points(results, labels))
        keep("length", _length(results, labels))
        for statistics in statistics_tables(results.tally.statistics):
            keep(statistics.stem, _statistics_table(results, statistics, labels))
    return paths


class _Page:
    """A figure with a title above its panels and, below them, what was played."""

    def __init__(self, results: Results, labels: Labels, title: str, width: float, height: float) -> None:
        plan, played = results.plan, results.tally.games
        layout = ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.08, hspace=0.02)
        self.figure = Figure(figsize=(width, height), layout=layout)
        count = f"{played:,} games" if played > 1 else "1 game"
        if results.partial:
            title += f" – PARTIAL, {played:,} of {plan.games:,} games"
        colour = WARM if results.partial else INK
        self.figure.suptitle(title, x=0.012, ha="left", fontsize=13, fontweight="bold", color=colour)
        bots = line_up_text(plan.bots) + (", rotating" if plan.rotate else "")
        facts = "   ·   ".join([labels.game(), count, bots, f"seed {plan.seed}"])
        self.figure.supxlabel(drawable(facts, plan.game), x=0.012, ha="left", fontsize=8, color=FAINT)


def _wins_by_seat(results: Results, labels: Labels) -> Figure:
    plan = results.plan
    shows_bot = plan.mixed and not plan.rotate
    names = [labels.seat(seat) + (f", {plan.bots[seat]}" if shows_bot else "") for seat in range(plan.seats)]
    page = _Page(results, labels, "Wins by seat", _WIDTH, 1.5 + 0.5 * plan.seats)
    _shares(page, names, results.tally.shares, [1 / plan.seats] * plan.seats)
    return page.figure


def _wins_by_bot(results: Results, labels: Labels) -> Figure:
    plan = results.plan
    bots = list(dict.fromkeys(plan.bots))
    seats = [plan.bots.count(bot) for bot in bots]
    names = [f"{bot}, {count} of {plan.seats} seats" for bot, count in zip(bots, seats, strict=True)]
    page = _Page(results, labels, "Wins by bot", _WIDTH, 1.5 + 0.5 * len(bots))
    sums = [results.tally.bot_shares[bot] for bot in bots]
    _shares(page, names, sums, [count / plan.seats for count in seats])
    return page.figure


def _shares(page: _Page, names: Sequence[str], sums: Sequence[Sums], even: Sequence[float]) -> None:
    """Dots on intervals rather than bars: what matters is whether they reach the even share, and that
    would not be seen on an axis that begins at 0."""
    axes = page.figure.subplots()
    for place, (each, fair) in enumerate(zip(sums, even, strict=True)):
        low, high = each.share_interval()
        axes.vlines(fair, place - 0.5, place + 0.5, color=WARM, linestyle=DASHED, linewidth=1.3)
        axes.plot([low, high], [place, place], color=PALE, linewidth=8, solid_capstyle="butt")
        axes.plot(each.mean, place, "o", color=DEEP, markersize=6.5)
        axes.annotate(
            f"{100 * each.mean:.1f}%",
            (each.mean, place),
            (0, 8),
            textcoords="offset points",
            ha="center",
            color=DEEP,
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 1},
        )
    axes.set_yticks(range(len(names)), [drawable(name, name) for name in names])
    axes.set_ylim(len(names) - 0.45, -0.75)
    axes.margins(x=0.1)
    in_percent(axes.xaxis, 8)
    axes.grid(axis="y", visible=False)
    axes.set_xlabel("share of the wins, with its 95% interval; dashed: if all were equal")


def _points(results: Results, labels: Labels) -> Figure:
    seats = results.plan.seats
    page = _Page(results, labels, "Points by seat", _WIDTH, 1.3 + 1.2 * seats)
    panels: list[Axes] = list(page.figure.subplots(seats, sharex=True, sharey=True, squeeze=False)[:, 0])
    start, step, bars = _bins(results.tally.points)
    for seat, axes in enumerate(panels):
        histogram = results.tally.points[seat]
        _bars(axes, histogram, start, step, bars)
        mean = histogram.sums().mean
        axes.axvline(mean, color=WARM, linestyle=DASHED, linewidth=1.3)
        axes.set_title(f"{labels.seat(seat)}: mean {mean:.2f}, median {histogram.percentile(50):g}")
    panels[-1].set_xlabel("points; height: share of the games; dashed: mean")
    return page.figure


def _length(results: Results, labels: Labels) -> Figure:
    page = _Page(results, labels, "Length", _WIDTH, 3.0)
    axes = page.figure.subplots()
    histogram = results.tally.decisions
    _bars(axes, histogram, *_bins([histogram]))
    axes.axvline(histogram.sums().mean, color=WARM, linestyle=DASHED, linewidth=1.3)
    axes.set_xlabel("decisions a game; height: share of the games; dashed: mean")
    return page.figure


def _bins(histograms: Sequence[Histogram]) -> tuple[float, float, int]:
    """Where the first bar begins, how wide bars are and how many there are.

    Whole numbers stand in the middle of their bars, one or several a bar.
    """
    values = [value for histogram in histograms for value in histogram.counts]
    least, most = min(values), max(values)
    if all(float(value).is_integer() for value in values):
        step = ceil((most - least + 1) / _MOST_BARS)
        return least - 0.5, step, ceil((most - least + 1) / step)
    return least, (most - least) / _MOST_BARS, _MOST_BARS


def _bars(axes: Axes, histogram: Histogram, start: float, step: float, bars: int) -> None:
    heights = [0] * bars
    for value, count in histogram.counts.items():
        heights[min(floor((value - start) / step), bars - 1)] += count
    games = histogram.counts.total()
    middles = [start + (place + 0.5) * step for place in range(bars)]
    axes.bar(middles, [height / games for height in heights], 0.86 * step, color=MIDDLE)
    spare = max(1.0, (12 - bars) / 2) * step  # a single bar need not fill the picture
    axes.set_xlim(start - spare, start + bars * step + spare)
    axes.xaxis.set_major_locator(MaxNLocator("auto", integer=True, steps=_STEPS))
    in_percent(axes.yaxis, 3)
    axes.grid(axis="x", visible=False)


def _statistics_table(results: Results, statistics: StatisticsTable, labels: Labels) -> Figure:
    """A panel for each measure, side by side, with the same rows."""
    columns = len(statistics.measures)
    width = max(_WIDTH, 2.0 + 2.2 * columns)
    page = _Page(results, labels, _title(statistics, labels), width, 1.6 + 0.27 * len(statistics.rows))
    panels: list[Axes] = list(page.figure.subplots(1, columns, sharey=True, squeeze=False)[0])
    for axes, measure in zip(panels, statistics.measures, strict=True):
        for place, row in enumerate(statistics.rows):
            if (row, measure) in statistics.cells:
                _cell(axes, place, statistics, row, measure)
        axes.set_title(drawable(labels.measure(statistics.name, measure), measure))
        if statistics.frequency(measure):
            in_percent(axes.xaxis, 5)
            axes.set_xlabel("of the games")
        else:
            axes.xaxis.set_major_locator(MaxNLocator(5, steps=_STEPS))
            axes.set_xlabel("a game")
        axes.margins(x=0.2)
        axes.grid(axis="y", visible=False)
    rows = [drawable(labels.row(statistics.name, row), row) for row in statistics.rows]
    panels[0].set_yticks(range(len(rows)), rows)
    panels[0].set_ylim(len(rows) - 0.4, -0.6)
    return page.figure


def _title(statistics: StatisticsTable, labels: Labels) -> str:
    return drawable(labels.table(statistics.name), statistics.name)


def _cell(axes: Axes, place: int, statistics: StatisticsTable, row: str, measure: str) -> None:
    mean, interval = statistics.cells[row, measure].mean, statistics.interval(row, measure)
    axes.barh(place, mean, 0.72, color=PALE)
    end = mean
    if interval.known:
        axes.plot(interval, [place, place], color=DEEP, linewidth=2, solid_capstyle="butt")
        end = interval.high
    text = f"{100 * mean:.1f}%" if statistics.frequency(measure) else f"{mean:.2f}"
    axes.annotate(text, (end, place), (4, 0), textcoords="offset points", va="center", fontsize=8, color=DEEP)


def in_percent(axis: Axis, ticks: int) -> None:
    axis.set_major_locator(MaxNLocator(ticks, steps=_STEPS))
    axis.set_major_formatter(FuncFormatter(lambda share, _: f"{round(100 * share, 6):g}%"))


def drawable(text: str, otherwise: str) -> str:
    """The text if the font has all its letters; else the other one, with ? for what it lacks."""
    font = get_font(findfont(_FONT))
    if all(font.get_char_index(ord(sign)) for sign in text):
        return text
    return "".join(sign if font.get_char_index(ord(sign)) else "?" for sign in otherwise)
