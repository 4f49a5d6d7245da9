"""The most important results of a study as sentences, each with its certainty.

A sentence claims something only if its interval excludes what would be if all were equal. The sentences are
chosen from many comparisons, so these intervals are wider than those of the tables: all that could have
been chosen hold together with 95 % (Bonferroni).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from madoi.core.refusal import Facts
from madoi.lab.design.cell_text import StudyText
from madoi.lab.design.figure_tables import (
    BOTS,
    COURSE,
    ORDER,
    SEATS,
    SHARE,
    Comparison,
    FigureTable,
    Statistic,
    comparisons_of,
    decisive,
    figure_tables,
)
from madoi.lab.design.study import Study
from madoi.lab.intervals import Estimate, Interval

MOST: Final = 5
_WINS: Final = "wins"
_GAMES: Final = "games"
_FEWEST: Final = 30
"""In fewer games nothing is claimed: some intervals would promise too much."""
_MOST_OF_A_TABLE: Final = 2
"""Differences of one table that are said before others."""


@dataclass(frozen=True)
class Finding:
    """A sentence, and where its figure is: a measure of a row of a table; no row where all are meant."""

    text: str
    figures: FigureTable
    row: str
    measure: str


@dataclass(frozen=True)
class Findings:
    """The sentences, and from how many comparisons they were chosen."""

    sentences: list[Finding]
    compared: int


def find(study: Study, study_text: StudyText) -> Findings:
    """What stands out, the most important first; nothing after only a few games."""
    if study.pairs.games < _FEWEST:
        return Findings([], 0)
    tables = figure_tables(study)
    if len(study.plan.sides) > 1:
        return _changes(tables, study, study_text)
    return _OneGame(tables, study, study_text).find()


class _OneGame:
    """The findings about a game as it is."""

    def __init__(self, tables: list[FigureTable], study: Study, study_text: StudyText) -> None:
        decided = decisive(study)
        self._tables = {figures.name: figures for figures in tables}
        self._decided = decided
        self._study = study
        self._text = study_text
        lines = list(comparisons_of([*tables, *([decided] if decided is not None else [])]))
        kinds = (_WINS, SHARE, _GAMES)
        known = [line for line in lines if line.measure in kinds and line.sides[0] is not None]
        self.compared = len(known) + 1  # and the length

    def find(self) -> Findings:
        found = [one for one in self._candidates() if one is not None]
        return Findings(found[:MOST], self.compared)

    def _candidates(self) -> Iterator[Finding | None]:
        """In the order in which a reader asks."""
        if BOTS in self._tables:
            yield self._extreme(self._tables[BOTS])
        yield self._ending()
        yield self._places()
        shares = [figures for figures in self._tables.values() if SHARE in figures.measures]
        best = self._did(shares, more=True)
        worst = self._did(shares, more=False)
        yield best
        yield worst
        yield self._better()
        told = [one.figures for one in (best, worst) if one is not None]
        yield self._did([figures for figures in shares if figures not in told], more=True)
        yield self._length()
        yield self._deal()

    def _interval(self, statistic: Statistic) -> Interval:
        return statistic.estimate.simultaneous(self.compared)

    def _cell(self, figures: FigureTable, row: str, measure: str) -> Statistic | None:
        comparison = figures.comparisons.get((row, measure))
        return None if comparison is None else comparison.sides[0]

    def _said(
        self, key: str, figures: FigureTable, row: str, measure: str, statistic: Statistic, **more: object
    ) -> Finding:
        low, high = self._text.ends(self._interval(statistic), statistic.percent)
        facts: Facts = {
            "table": self._text.labels.table(figures.name),
            "row": self._text.labels.row(figures.name, row),
            "value": self._text.value(statistic),
            "low": low,
            "high": high,
            **more,
        }
        return Finding(self._text.words.text(key, facts), figures, row, measure)

    def _extreme(self, figures: FigureTable) -> Finding | None:
        """The row whose share of the wins is shown to be furthest from the even share."""
        found: list[tuple[float, str, Statistic, float]] = []
        for row in figures.rows:
            statistic, even = self._cell(figures, row, _WINS), figures.reference(_WINS, row)
            if statistic is not None and even is not None:
                low, high = self._interval(statistic)
                if even < low or even > high:
                    found.append((abs(statistic.value - even), row, statistic, even))
        if not found:
            return None
        _, row, statistic, even = max(found)
        last = figures.name == ORDER and row == figures.rows[-1]
        more = statistic.value > even
        if last:
            key = "lab-finding-last-more" if more else "lab-finding-last-less"
        else:
            key = "lab-finding-wins-more" if more else "lab-finding-wins-less"
        return self._said(key, figures, row, _WINS, statistic, even=self._text.percent(even))

    def _places(self) -> Finding | None:
        """Whether it matters who begins, or where somebody sits."""
        plan = self._study.plan.base
        own = [
            figures
            for figures in self._tables.values()
            if _WINS in figures.measures and figures.name not in (BOTS, SEATS)
        ]
        figures = own[0] if own else self._tables[SEATS]
        if not own and plan.mixed and not plan.rotate:
            return None  # a seat cannot be told from its bot
        found = self._extreme(figures)
        if found is not None:
            return found
        known = [(row, self._cell(figures, row, _WINS)) for row in figures.rows]
        cells = [(row, statistic) for row, statistic in known if statistic is not None]
        if not cells:
            return None
        ends = [self._interval(statistic) for _, statistic in cells]
        widest = Interval(min(end.low for end in ends), max(end.high for end in ends))
        low, high = self._text.ends(widest, percent=True)
        facts: Facts = {
            "table": self._text.labels.table(figures.name),
            "low": low,
            "high": high,
            "even": self._text.percent(figures.even),
        }
        text = self._text.words.text("lab-finding-even", facts)
        return Finding(text, figures, "", _WINS)

    def _did(self, tables: list[FigureTable], *, more: bool) -> Finding | None:
        """What players do who win the most, or the least, as far as it is shown."""
        found: list[tuple[float, str, str]] = []
        for figures in tables:
            for row in figures.rows:
                statistic = self._cell(figures, row, SHARE)
                if statistic is None:
                    continue
                low, high = self._interval(statistic)
                if more and low > figures.even:
                    found.append((low - figures.even, figures.name, row))
                if not more and high < figures.even:
                    found.append((figures.even - high, figures.name, row))
        if not found:
            return None
        _, name, row = max(found)
        figures = self._tables[name]
        statistic = self._cell(figures, row, SHARE)
        assert statistic is not None
        key = "lab-finding-did-more" if more else "lab-finding-did-less"
        even = self._text.percent(figures.even)
        return self._said(key, figures, row, SHARE, statistic, even=even)

    def _ending(self) -> Finding | None:
        """How most games end."""
        for figures in self._tables.values():
            if _GAMES in figures.measures and figures.name != COURSE:
                cells = [(self._cell(figures, row, _GAMES), row) for row in figures.rows]
                known = [(statistic.value, row) for statistic, row in cells if statistic is not None]
                if known:
                    _, row = max(known)
                    statistic = self._cell(figures, row, _GAMES)
                    assert statistic is not None
                    return self._said("lab-finding-ending", figures, row, _GAMES, statistic)
        return None

    def _better(self) -> Finding | None:
        if self._decided is None:
            return None
        statistic = self._cell(self._decided, "better", SHARE)
        assert statistic is not None
        low, high = self._interval(statistic)
        even = self._decided.even
        if low <= even <= high:
            return None
        plan = self._study.plan
        facts: Facts = {
            "better": plan.better,
            "weaker": plan.weaker,
            "others": plan.seats - 1,
            "even": self._text.percent(even),
        }
        return self._said("lab-finding-better", self._decided, "better", SHARE, statistic, **facts)

    def _deal(self) -> Finding | None:
        if self._decided is None:
            return None
        statistic = self._cell(self._decided, "deal", SHARE)
        assert statistic is not None
        if self._interval(statistic).low <= 0:
            return None
        return self._said("lab-finding-deal", self._decided, "deal", SHARE, statistic)

    def _length(self) -> Finding | None:
        histogram = self._study.pairs.sides[0].decisions
        figures = self._tables[COURSE]
        statistic = self._cell(figures, "decisions", "mean")
        if statistic is None or not statistic.interval.known:
            return None
        ends: Facts = {"least": f"{histogram.percentile(5):g}", "most": f"{histogram.percentile(95):g}"}
        return self._said("lab-finding-length", figures, "decisions", "mean", statistic, **ends)


def _changes(tables: list[FigureTable], study: Study, study_text: StudyText) -> Findings:
    """What is shown to differ, the surest first, and at first only a few of one table."""
    lines = [line for line in comparisons_of(tables) if _known(line)]
    compared = max(1, len(lines))
    sure: list[tuple[float, Comparison]] = []
    for line in lines:
        assert line.difference is not None
        estimate = line.difference.estimate
        low, high = estimate.simultaneous(compared)
        if low > 0 or high < 0:
            sure.append((abs(estimate.value) / estimate.error, line))
    sure.sort(key=lambda one: -one[0])
    ordered = [line for _, line in sure]
    first: list[Comparison] = []
    for line in ordered:
        if sum(each.table == line.table for each in first) < _MOST_OF_A_TABLE:
            first.append(line)
    chosen = [*first, *(line for line in ordered if line not in first)][:MOST]
    by_name = {figures.name: figures for figures in tables}
    found = [
        Finding(_changed(line, compared, study_text), by_name[line.table], line.row, line.measure)
        for line in chosen
    ]
    if not found:
        nothing = study_text.text("lab-finding-no-change", games=study.pairs.games)
        found = [Finding(nothing, by_name[SEATS], by_name[SEATS].rows[0], _WINS)]
    return Findings(found, compared)


def _known(line: Comparison) -> bool:
    return line.difference is not None and line.difference.interval.known and bool(_error(line))


def _error(line: Comparison) -> float:
    return 0.0 if line.difference is None else line.difference.estimate.error


def _changed(line: Comparison, compared: int, study_text: StudyText) -> str:
    assert line.difference is not None
    estimate: Estimate = line.difference.estimate
    shown = Statistic(
        Estimate(estimate.value, estimate.simultaneous(compared), error=estimate.error),
        line.difference.percent,
    )
    before, after = line.sides
    facts: Facts = {
        "table": study_text.labels.table(line.table),
        "row": study_text.row(line),
        "measure": study_text.measure(line),
        "before": study_text.value(before),
        "after": study_text.value(after),
        "difference": study_text.difference(shown),
    }
    return study_text.words.text("lab-finding-change", facts)
