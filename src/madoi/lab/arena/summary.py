"""The results of a tournament as words and tables, the same for terminal and page."""

from __future__ import annotations

from collections.abc import Callable

from madoi.core.refusal import Facts
from madoi.lab.arena.findings import Finding, find
from madoi.lab.arena.plan import EVEN, ONE
from madoi.lab.arena.tournament import Results
from madoi.lab.confidence_sequences import anytime_interval
from madoi.lab.forfeits import forfeit_sentences
from madoi.lab.intervals import Interval
from madoi.lab.labels import Labels
from madoi.lab.report import changed_options, percent, percents, rate, signed, spread_text
from madoi.lab.text_tables import TextTable
from madoi.words import Words


class Summary:
    """The results of one tournament in one language. All but `heading` and `mark` need a whole deal."""

    def __init__(self, results: Results, words: Words) -> None:
        self.results = results
        self._plan = results.plan
        self._standings = results.standings
        self._words = words
        self._labels = Labels(words, results.plan.game)

    def title(self) -> str:
        return self._words.text("lab-arena-title", {"game": self._labels.game()})

    def mark(self) -> str:
        """What nobody may miss: that it was stopped, by somebody or because it is clear; else nothing."""
        facts: Facts = {"games": self._standings.games, "planned": self._plan.all_games}
        if self.results.partial:
            return self._words.text("lab-partial", facts)
        return self._words.text("lab-arena-early", facts) if self.results.early else ""

    def heading(self) -> list[tuple[str, str]]:
        """What was played, by name."""
        plan, words = self._plan, self._words
        counted: Facts = {
            "games": self._standings.games,
            "deals": self._standings.deals,
            "line_ups": len(plan.line_ups),
        }
        seats: Facts = {"seats": plan.seats}
        played, seconds = self.results.played, self.results.seconds
        time: Facts = {"seconds": round(seconds, 1), "rate": rate(played, seconds)}
        lines = [
            ("lab-head-game", self._labels.game()),
            ("lab-head-games", words.text("lab-arena-played", counted)),
            ("lab-head-line-up", words.joined(list(plan.bots))),
            (
                "lab-arena-head-seats",
                words.text("lab-arena-even" if plan.mix == EVEN else "lab-arena-one", seats),
            ),
            ("lab-head-options", words.joined(changed_options(plan.game, plan.options))),
            ("lab-head-seed", plan.seed),
            ("lab-head-time", words.text("lab-time", time) if played else ""),
        ]
        return [(words.text(key), value) for key, value in lines if value]

    def findings(self) -> list[Finding]:
        """What stands out, in sentences."""
        return find(self._standings, self._words, self._labels)

    def failures(self) -> list[str]:
        """A sentence for each bot that lost games because it failed."""
        standings = self._standings
        return forfeit_sentences(self._words, standings.forfeits, standings.games)

    def tables(self) -> dict[str, TextTable]:
        """All tables by name, the most important first."""
        found = {"ratings": self._ratings(), "cross": self._cross()}
        if self._plan.mix == ONE and self._plan.seats > 2:
            found["alone"] = self._alone()
        return {**found, "seats": self._seats(), "endings": self._endings()}

    def note(self) -> str:
        """What all the figures have in common."""
        return self._words.text("lab-arena-note")

    def _ratings(self) -> TextTable:
        rows = [
            [
                rating.bot,
                signed(rating.rating),
                f"{signed(rating.interval.low)} – {signed(rating.interval.high)}",
                percent(self._standings.score(rating.bot)),
                f"{self._standings.points[rating.bot].mean:.2f}",
            ]
            for rating in self._standings.ratings()
        ]
        return TextTable(
            self._words.text("lab-arena-table-ratings"),
            [
                self._words.text("lab-column-bot"),
                self._words.text("lab-arena-column-rating"),
                self._words.text("lab-column-interval"),
                self._words.text("lab-arena-column-score"),
                self._words.text("lab-column-points"),
            ],
            rows,
            self._words.text("lab-arena-note-ratings"),
        )

    def _cross(self) -> TextTable:
        def cell(bot: str, other: str) -> str:
            pairing = self._standings.pairing(bot, other)
            return _two_lines(pairing.score(bot), pairing.interval(bot))

        title = self._words.text("lab-arena-table-cross")
        return self._square(title, self._words.text("lab-arena-note-cross"), cell)

    def _alone(self) -> TextTable:
        def cell(bot: str, other: str) -> str:
            histogram = self._standings.alone[bot, other]
            return _two_lines(histogram.sums().mean, anytime_interval(histogram.counts))

        title = self._words.text("lab-arena-table-alone")
        note = self._words.text("lab-arena-note-alone", {"even": percent(1 / self._plan.seats)})
        return self._square(title, note, cell)

    def _square(self, title: str, note: str, cell: Callable[[str, str], str]) -> TextTable:
        bots = [rating.bot for rating in self._standings.ratings()]
        rows = [[bot, *("·" if bot == other else cell(bot, other) for other in bots)] for bot in bots]
        return TextTable(title, [self._words.text("lab-column-bot"), *bots], rows, note)

    def _seats(self) -> TextTable:
        rows: list[list[str]] = []
        for seat, histogram in enumerate(self._standings.seats):
            interval = anytime_interval(histogram.counts)
            rows.append([self._labels.seat(seat), percent(histogram.sums().mean), percents(interval)])
        columns = [self._words.text(f"lab-column-{column}") for column in ("seat", "wins", "interval")]
        return TextTable(self._words.text("lab-table-seats"), columns, rows)

    def _endings(self) -> TextTable:
        standings, words = self._standings, self._words
        rows = [
            [words.text("lab-row-length"), spread_text(standings.decisions, words)],
            [words.text("lab-row-shared"), percent(standings.shared / standings.games)],
            [words.text("lab-row-undecided"), percent(standings.undecided / standings.games)],
        ]
        columns = [words.text("lab-arena-column-what"), words.text("lab-arena-column-value")]
        return TextTable(words.text("lab-table-endings"), columns, rows)


def _two_lines(mean: float, interval: Interval) -> str:
    return f"{percent(mean)}\n{percents(interval)}"
