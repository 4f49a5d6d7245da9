"""Tallies: the sums of many games.

Everything is exact (integers and fractions), so parts of a run merge in any grouping, to the last bit.
Memory grows only with the number of different points and lengths.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import inf, sqrt

from madoi.core.event import Outcome
from madoi.lab.choice_value import choices_of
from madoi.lab.forfeits import Forfeit
from madoi.lab.intervals import Interval, mean_interval, share_interval
from madoi.lab.joint import Joint


@dataclass
class Sums:
    """One number per game, summed up: count, sum, sum of squares, extremes."""

    count: int = 0
    total: Fraction = Fraction(0)
    squares: Fraction = Fraction(0)
    least: float = inf
    most: float = -inf

    def add(self, value: float, times: int = 1) -> None:
        exact = Fraction(value)
        self.count += times
        self.total += times * exact
        self.squares += times * exact * exact
        self.least = min(self.least, value)
        self.most = max(self.most, value)

    def merge(self, other: Sums) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.least = min(self.least, other.least)
        self.most = max(self.most, other.most)

    @property
    def mean(self) -> float:
        return float(self.total / self.count)

    @property
    def deviation(self) -> float:
        """The standard deviation as estimated from the games played (divided by n - 1)."""
        if self.count < 2:
            return 0.0
        return sqrt((self.squares - self.total * self.total / self.count) / (self.count - 1))

    @property
    def yes_or_no(self) -> bool:
        """Whether every number was 0 or 1, so that the mean is a frequency."""
        # Between 0 and 1 a square is smaller than its root, except at the ends.
        return self.least >= 0 and self.most <= 1 and self.total == self.squares

    def interval(self) -> Interval:
        """A confidence interval of the mean. If no number was negative, the interval is not either."""
        low, high = mean_interval(self.mean, self.deviation, self.count)
        return Interval(max(low, 0.0) if self.least >= 0 else low, high)

    def share_interval(self) -> Interval:
        """A confidence interval of the mean of numbers from 0 to 1."""
        return share_interval(self.mean, self.count)


@dataclass
class Histogram:
    """How often each value was seen."""

    counts: Counter[float] = field(default_factory=Counter)

    def add(self, value: float) -> None:
        self.counts[value] += 1

    def merge(self, other: Histogram) -> None:
        self.counts.update(other.counts)

    def sums(self) -> Sums:
        sums = Sums()
        for value, times in self.counts.items():
            sums.add(value, times)
        return sums

    def percentile(self, percent: int) -> float:
        """The smallest value that at least ``percent`` percent do not exceed; 50 is the median."""
        wanted = percent * self.counts.total()
        passed = 0
        for value in sorted(self.counts):
            passed += 100 * self.counts[value]
            if passed >= wanted:
                break
        return value


@dataclass
class Tally:
    """The sums of a number of games with the same seats and bots.

    ``shared`` games were won by several seats together, ``undecided`` ones by nobody. A bot's share of
    a game is that of all its seats together; its points are the mean of its seats'. A statistic that
    some games do not have is summed over those that do.
    """

    games: int
    shared: int
    undecided: int
    shares: list[Sums]
    points: list[Histogram]
    bot_shares: dict[str, Sums]
    bot_points: dict[str, Sums]
    decisions: Histogram
    statistics: dict[str, Sums]
    forfeits: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    """Games that bots lost by crashing, stalling or cheating: by bot, code and detail."""
    choices: dict[str, Joint] = field(default_factory=dict)
    """What seats did and how they fared, by ``table/row`` (`madoi.lab.choice_value`)."""

    def merge(self, other: Tally) -> None:
        """Add games that were played after these.

        Only the order of the statistics depends on the order of merging: names stand in the order in
        which the games first mentioned them.
        """
        self.games += other.games
        self.shared += other.shared
        self.undecided += other.undecided
        for sums, more in zip(self.shares, other.shares, strict=True):
            sums.merge(more)
        for histogram, counted in zip(self.points, other.points, strict=True):
            histogram.merge(counted)
        self.decisions.merge(other.decisions)
        self.forfeits.update(other.forfeits)
        for ours, theirs in (
            (self.bot_shares, other.bot_shares),
            (self.bot_points, other.bot_points),
            (self.statistics, other.statistics),
        ):
            for name, more in theirs.items():
                ours.setdefault(name, Sums()).merge(more)
        for row, choice in other.choices.items():
            self.choices.setdefault(row, Joint()).merge(choice)


class TallyBuilder:
    """Counts games while they are played. A new one gives the tally of no games.

    Noting a number is one step in a dictionary; the exact sums, which are slow, are made once at the
    end, from the few different values that most numbers have.
    """

    def __init__(self, seats: int) -> None:
        self._games = 0
        self._choices: dict[str, Counter[tuple[float, ...]]] = {}
        self._shared = 0
        self._undecided = 0
        self._shares = [Histogram() for _ in range(seats)]
        self._points = [Histogram() for _ in range(seats)]
        self._bot_shares: dict[str, Histogram] = {}
        self._bot_points: dict[str, Histogram] = {}
        self._decisions = Histogram()
        self._statistics: dict[str, Counter[float]] = {}
        self._forfeits: Counter[tuple[str, str, str]] = Counter()

    def add(
        self,
        bots: list[str],
        outcome: Outcome,
        decisions: int,
        statistics: dict[str, float],
        forfeits: Sequence[Forfeit] = (),
    ) -> None:
        """One ended game; ``bots`` names the bot of each seat."""
        self._forfeits.update((bots[one.seat], one.code, one.detail) for one in forfeits)
        self._games += 1
        self._shared += len(outcome.winners) > 1
        self._undecided += not outcome.winners
        for seat in range(len(bots)):
            self._shares[seat].add(outcome.shares[seat])
            self._points[seat].add(outcome.points[seat])
        for bot in sorted(set(bots)):
            seats = [seat for seat, name in enumerate(bots) if name == bot]
            share = sum(outcome.shares[seat] for seat in seats)
            points = sum(outcome.points[seat] for seat in seats) / len(seats)
            self._bot_shares.setdefault(bot, Histogram()).add(share)
            self._bot_points.setdefault(bot, Histogram()).add(points)
        self._decisions.add(decisions)
        for name, value in statistics.items():
            counts = self._statistics.get(name)
            if counts is None:
                counts = self._statistics[name] = Counter()
            counts[value] += 1
        for row, numbers in choices_of(statistics).items():
            self._choices.setdefault(row, Counter())[numbers] += 1

    def tally(self) -> Tally:
        """The sums of what was noted."""
        return Tally(
            games=self._games,
            shared=self._shared,
            undecided=self._undecided,
            shares=[histogram.sums() for histogram in self._shares],
            points=self._points,
            bot_shares={bot: histogram.sums() for bot, histogram in self._bot_shares.items()},
            bot_points={bot: histogram.sums() for bot, histogram in self._bot_points.items()},
            decisions=self._decisions,
            statistics={name: Histogram(counts).sums() for name, counts in self._statistics.items()},
            forfeits=self._forfeits,
            choices={row: joint_of(counts) for row, counts in self._choices.items()},
        )


def joint_of(counts: Counter[tuple[float, ...]]) -> Joint:
    """The joint sums of numbers that were seen so often."""
    joint = Joint()
    for values, times in counts.items():
        joint.add(values, times)
    return joint
