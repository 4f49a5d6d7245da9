"""What the duels of every two decks have shown, as words and tables."""

from __future__ import annotations

from typing import Final

from madoi.core.refusal import Facts
from madoi.games.lily.cards.card import Pool
from madoi.lab.intervals import Estimate, Interval
from madoi.lab.report import percent, percents
from madoi.lab.text_tables import TextTable
from madoi.words import Words
from madoi.workshop.metagame.deck_names import DeckNames
from madoi.workshop.metagame.interval_chart import interval_chart
from madoi.workshop.metagame.matches import Score
from madoi.workshop.metagame.matchups import Matchups
from madoi.workshop.metagame.report import Chart, Report

FAIR_PAIR: Final = (0.42, 0.58)
"""A pair of decks is fair if each wins so much against the other."""
FAIR_FIRST: Final = (0.45, 0.55)
"""Going first is fair if the first players win so much."""


def _outside(interval: Interval) -> bool:
    """Whether a pair is unfair beyond chance."""
    return interval.high < FAIR_PAIR[0] or interval.low > FAIR_PAIR[1]


class MatchupReport(Report):
    """The findings of one run in one language."""

    def __init__(self, matchups: Matchups, pool: Pool, words: Words) -> None:
        self._matchups = matchups
        self._plan = matchups.plan
        self._words = words
        self._names = DeckNames(pool, words)
        scores = {pair: matchups.score(*pair) for pair in self._plan.pairs()}
        self._scores = {pair: score for pair, score in scores.items() if score.duels}

    def title(self) -> str:
        return self._words.text("matchups-title")

    def partial_note(self) -> str:
        return "" if self._matchups.over else self._words.text("metagame-partial")

    def heading(self) -> list[tuple[str, str]]:
        words = self._words
        decks = words.joined([self._names.deck(deck) for deck in self._plan.decks])
        return [
            (words.text("matchups-head-decks"), decks),
            (words.text("matchups-head-bot"), self._plan.bot),
            (words.text("matchups-head-duels"), str(self._all().duels)),
            (words.text("lab-head-seed"), self._plan.seed),
        ]

    def verdicts(self) -> list[str]:
        """Whether the decks are fair, which pairs are not, going first, and how long a duel is."""
        if not self._scores:
            return []
        words = self._words
        low, high = FAIR_PAIR
        unfair = [pair for pair, score in self._scores.items() if not low <= score.share <= high]
        facts: Facts = {
            "low": percent(low),
            "high": percent(high),
            "pairs": len(self._scores),
            "count": len(unfair),
            "certain": sum(_outside(self._scores[pair].estimate().interval) for pair in unfair),
        }
        found = [words.text("matchups-unfair" if unfair else "matchups-fair", facts)]
        for pair in unfair:
            better, worse = pair if self._scores[pair].share >= 0.5 else pair[::-1]
            estimate = self._matchups.score(better, worse).estimate()
            facts = {
                "deck": self._names.deck(better),
                "other": self._names.deck(worse),
                "share": percent(estimate.value),
                "interval": percents(estimate.interval),
            }
            found.append(words.text("matchups-unfair-pair", facts))
        first = self._all().first_estimate()
        shares = [score.first_estimate().value for score in self._scores.values()]
        fair = FAIR_FIRST[0] <= min(shares) and max(shares) <= FAIR_FIRST[1]
        facts = {
            "share": percent(first.value),
            "interval": percents(first.interval),
            "least": percent(min(shares)),
            "most": percent(max(shares)),
        }
        found.append(words.text("matchups-first-fair" if fair else "matchups-first-unfair", facts))
        turns = [score.median_turns() for score in self._scores.values()]
        key = "matchups-turns" if min(turns) == max(turns) else "matchups-turns-range"
        found.append(words.text(key, {"least": min(turns), "most": max(turns)}))
        return found

    def charts(self) -> list[Chart]:
        if not self._scores:
            return []
        words = self._words
        svg = interval_chart(self._estimates(), list(FAIR_PAIR))
        return [Chart(svg, words.text("matchups-alt"), words.text("matchups-plot"))]

    def tables(self) -> list[TextTable]:
        return [self._cross(), self._pairs()] if self._scores else []

    def _estimates(self) -> list[tuple[str, Estimate]]:
        return [(self._pair_name(*pair), score.estimate()) for pair, score in self._scores.items()]

    def _pair_name(self, deck: str, other: str) -> str:
        facts: Facts = {"deck": self._names.deck(deck), "other": self._names.deck(other)}
        return self._words.text("matchups-pair", facts)

    def _all(self) -> Score:
        total = Score()
        for score in self._scores.values():
            total.add(score)
        return total

    def _cross(self) -> TextTable:
        """Each deck against all, and against each other."""
        words, decks = self._words, self._plan.decks
        rows: list[list[str]] = []
        for deck in decks:
            against = {other: self._matchups.score(deck, other) for other in decks if other != deck}
            total = Score()
            for score in against.values():
                total.add(score)
            estimate = total.estimate()
            cells = [percent(one.share) if (one := against.get(d)) and one.duels else "" for d in decks]
            rows.append(
                [self._names.deck(deck), percent(estimate.value), percents(estimate.interval), *cells]
            )
        columns = [
            words.text("metagame-column-deck"),
            words.text("metagame-column-all"),
            words.text("lab-column-interval"),
            *[self._names.deck(deck) for deck in decks],
        ]
        return TextTable(words.text("matchups-table-decks"), columns, rows, words.text("matchups-note-decks"))

    def _pairs(self) -> TextTable:
        words = self._words
        rows: list[list[str]] = []
        for pair, score in self._scores.items():
            wins, first = score.estimate(), score.first_estimate()
            rows.append(
                [
                    self._pair_name(*pair),
                    str(score.duels),
                    percent(wins.value),
                    percents(wins.interval),
                    percent(first.value),
                    percents(first.interval),
                    str(score.median_turns()),
                ]
            )
        interval = words.text("lab-column-interval")
        columns = [
            words.text("matchups-column-pair"),
            words.text("metagame-column-duels"),
            words.text("matchups-column-wins"),
            interval,
            words.text("matchups-column-first"),
            interval,
            words.text("matchups-column-turns"),
        ]
        return TextTable(words.text("matchups-table-pairs"), columns, rows)
