"""The figures of a study as tables, for every form of the report: the game as it is, as changed, and the
difference."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from math import sqrt
from typing import Final

from madoi.lab.choice_value import WON, win_share
from madoi.lab.choice_value import difference as share_difference
from madoi.lab.design.decisiveness import AGAIN, BETTER, PARTS
from madoi.lab.design.pairs import Pairs
from madoi.lab.design.study import Study
from madoi.lab.intervals import Estimate, Interval
from madoi.lab.statistics_tables import StatisticsTable, statistics_tables
from madoi.lab.tally import Sums, Tally

SHARE: Final = "share"
"""The measure that stands for how those fared who did something."""
SEATS: Final = "seats"
COURSE: Final = "course"
BOTS: Final = "bots"
"""Tables that every game has, the bots where they differ. The rest is the game's own."""
ORDER: Final = "order"
"""The seats from the first to the last to play, where a game counts them so."""
DECISIVE: Final = "decisive"


@dataclass(frozen=True)
class Statistic:
    """A mean, a share or a difference, with its interval; ``percent``: it reads best as a percentage."""

    estimate: Estimate
    percent: bool

    @property
    def value(self) -> float:
        return self.estimate.value

    @property
    def interval(self) -> Interval:
        return self.estimate.interval

    @property
    def clear(self) -> bool:
        """Of a difference: whether the interval leaves out 0."""
        return self.interval.known and not self.interval.low <= 0 <= self.interval.high


@dataclass(frozen=True)
class Comparison:
    """One measure of one row: a statistic per side (None where a side has none), and second minus first."""

    table: str
    row: str
    measure: str
    sides: tuple[Statistic | None, ...]
    difference: Statistic | None = None


@dataclass
class FigureTable:
    """A table. ``even`` is the share of the win of a seat if all were equal, ``evens`` that of some rows."""

    name: str
    even: float
    evens: dict[str, float] = field(default_factory=dict)
    rows: list[str] = field(default_factory=list)
    measures: list[str] = field(default_factory=list)
    comparisons: dict[tuple[str, str], Comparison] = field(default_factory=dict)

    def add(self, comparison: Comparison) -> None:
        if comparison.row not in self.rows:
            self.rows.append(comparison.row)
        if comparison.measure not in self.measures:
            self.measures.append(comparison.measure)
        self.comparisons[comparison.row, comparison.measure] = comparison

    def reference(self, measure: str, row: str = "") -> float | None:
        """What a share of the win is compared with."""
        return self.evens.get(row, self.even) if measure in (SHARE, "wins") else None


def figure_tables(study: Study) -> list[FigureTable]:
    """All tables of a study in which at least one game was played."""
    pairs, even = study.pairs, 1 / study.plan.seats
    by_name = [{table.name: table for table in statistics_tables(side.statistics)} for side in pairs.sides]
    names = dict.fromkeys(name for side in by_name for name in side)
    own = [_statistics_table(name, [side.get(name) for side in by_name], pairs, even) for name in names]
    bots = [_bots(study)] if study.plan.base.mixed else []
    return [_seats(pairs, even), *bots, _course(pairs, even), *own]


def decisive(study: Study) -> FigureTable | None:
    """Chance and skill as a table; None where too few deals were played."""
    sides = [study.decisiveness(side) for side in range(len(study.plan.sides))]
    figures = FigureTable(DECISIVE, 1 / study.plan.seats)
    for name in (BETTER, *PARTS, AGAIN):
        statistics = []
        for side in sides:
            if side is None:
                return None
            statistics.append(_percentage(side.estimate(name)))
        first, last = sides[0], sides[-1]
        less = _percentage(last.less(first, name)) if first and last and first is not last else None
        figures.add(Comparison(DECISIVE, name, SHARE, tuple(statistics), less))
    return figures


def widths(figures: FigureTable, side: int, whole: int) -> list[int]:
    """The parts of the variance as lengths that add up to ``whole``; parts below 0 are none."""
    statistics = [figures.comparisons[name, SHARE].sides[side] for name in PARTS]
    shares = [max(0.0, statistic.value) if statistic is not None else 0.0 for statistic in statistics]
    ends = [0, *(round(whole * reached / sum(shares)) for reached in accumulate(shares))]
    return [end - start for start, end in pairwise(ends)]


def _percentage(estimate: Estimate) -> Statistic:
    return Statistic(estimate, percent=True)


def comparisons_of(found: list[FigureTable]) -> Iterator[Comparison]:
    for figures in found:
        yield from figures.comparisons.values()


def compared(found: list[FigureTable]) -> tuple[int, int]:
    """How many differences there are that could be seen, and how many are clear."""
    seen = [
        comparison.difference for comparison in comparisons_of(found) if comparison.difference is not None
    ]
    return sum(each.interval.known for each in seen), sum(each.clear for each in seen)


def _share(sums: Sums) -> Statistic:
    return Statistic(Estimate(sums.mean, sums.share_interval(), tries=sums.count), percent=True)


def _mean(sums: Sums) -> Statistic:
    return Statistic(Estimate(sums.mean, sums.interval(), error=_error(sums)), percent=False)


def _error(sums: Sums) -> float:
    return sums.deviation / sqrt(sums.count) if sums.count else 0.0


def _compare(pairs: Pairs, table: str, row: str, measure: str, *sides: Statistic | None) -> Comparison:
    """With the difference, where both sides have the number."""
    difference = pairs.differences.get(f"{table}/{row}/{measure}")
    less = None
    if difference is not None and all(sides):
        percent = any(side.percent for side in sides if side is not None)
        interval = difference.interval()
        error = _error(difference.sums) if interval.known else 0.0
        less = Statistic(Estimate(difference.sums.mean, interval, error=error), percent)
    return Comparison(table, row, measure, sides, less)


def _seats(pairs: Pairs, even: float) -> FigureTable:
    figures = FigureTable(SEATS, even)
    for seat in range(len(pairs.sides[0].shares)):
        row = f"seat {seat + 1}"
        wins = [_share(side.shares[seat]) for side in pairs.sides]
        points = [_mean(side.points[seat].sums()) for side in pairs.sides]
        figures.add(_compare(pairs, SEATS, row, "wins", *wins))
        figures.add(_compare(pairs, SEATS, row, "points", *points))
    return figures


def _bots(study: Study) -> FigureTable:
    """Each bot's share of the wins with all its seats, and the mean points of its seats."""
    base = study.plan.base
    names = list(dict.fromkeys(base.bots))
    figures = FigureTable(BOTS, 1 / base.seats, {name: base.bots.count(name) / base.seats for name in names})
    for name in names:
        wins = [_share(side.bot_shares[name]) for side in study.pairs.sides]
        points = [_mean(side.bot_points[name]) for side in study.pairs.sides]
        figures.add(Comparison(BOTS, name, "wins", tuple(wins)))
        figures.add(Comparison(BOTS, name, "points", tuple(points)))
    return figures


def _course(pairs: Pairs, even: float) -> FigureTable:
    figures = FigureTable(COURSE, even)
    lengths = [_mean(side.decisions.sums()) for side in pairs.sides]
    figures.add(_compare(pairs, COURSE, "decisions", "mean", *lengths))
    for row in ("shared", "undecided"):
        games = [_share(_counted(side, row)) for side in pairs.sides]
        figures.add(_compare(pairs, COURSE, row, "games", *games))
    return figures


def _counted(side: Tally, row: str) -> Sums:
    """Shared or undecided games, as one number per game: 1 or 0."""
    times = side.shared if row == "shared" else side.undecided
    sums = Sums()
    sums.add(0.0, side.games - times)
    sums.add(1.0, times)
    return sums


def _statistics_table(
    name: str, sides: list[StatisticsTable | None], pairs: Pairs, even: float
) -> FigureTable:
    figures = FigureTable(name, even)
    known = [side for side in sides if side is not None]
    for row in dict.fromkeys(row for side in known for row in side.rows):
        for measure in dict.fromkeys(measure for side in known for measure in side.measures):
            choice = pairs.choices.get(f"{name}/{row}")
            if measure == WON and choice is not None:
                shares = [win_share(choice, side) for side in range(len(sides))]
                less = share_difference(choice) if len(sides) > 1 else None
                statistics = tuple(_share_statistic(share) for share in shares)
                figures.add(Comparison(name, row, SHARE, statistics, _share_statistic(less)))
                continue
            cells = [_cell(side, row, measure, known) for side in sides]
            if any(cells):
                figures.add(_compare(pairs, name, row, measure, *cells))
    return figures


def _share_statistic(share: Estimate | None) -> Statistic | None:
    return None if share is None else _percentage(share)


def _cell(
    side: StatisticsTable | None, row: str, measure: str, known: list[StatisticsTable]
) -> Statistic | None:
    """A number that is a share on one side only by chance is shown alike on both."""
    if side is None or (row, measure) not in side.cells:
        return None
    sums = side.cells[row, measure]
    return _share(sums) if all(each.frequency(measure) for each in known) else _mean(sums)
