"""Paired games: the game as it is and as changed, played with the same seeds and counted together.

Game ``i`` of both versions has the same shuffles and the same bots with the same seeds, so both have much
luck in common. The difference is taken game by game, without that luck, so its interval is narrower.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from time import perf_counter

from madoi import bots, games
from madoi.core.event import Outcome
from madoi.lab.choice_value import ENOUGH, PARTS, choices_of
from madoi.lab.design.plan import DesignPlan
from madoi.lab.game_rows import GameRow
from madoi.lab.interruption import stop_requested
from madoi.lab.intervals import Interval, mean_interval
from madoi.lab.joint import Joint
from madoi.lab.simulation import count_row, play_game
from madoi.lab.tally import Histogram, Sums, Tally, TallyBuilder, joint_of


@dataclass
class Difference:
    """One number's differences, game by game, summed up; ``seen`` is in how many games there was one."""

    sums: Sums = field(default_factory=Sums)
    seen: int = 0

    def merge(self, other: Difference) -> None:
        self.sums.merge(other.sums)
        self.seen += other.seen

    def interval(self) -> Interval:
        """How sure the mean is. A few games that differ all one way look surer than they are: four of four
        happen by chance once in eight times. So it takes `ENOUGH` of them."""
        if self.seen < ENOUGH:
            return Interval(-inf, inf)
        return mean_interval(self.sums.mean, self.sums.deviation, self.sums.count)


@dataclass
class Pairs:
    """What was counted of a number of games, each played on every side.

    ``differences`` are the other side's numbers less the first's, of all numbers that both sides' games
    have; named like those of the statistics (`numbers_of`). ``choices`` has both sides' numbers of each row.
    """

    games: int
    sides: list[Tally]
    differences: dict[str, Difference] = field(default_factory=dict)
    choices: dict[str, Joint] = field(default_factory=dict)

    def merge(self, other: Pairs) -> None:
        """Add games that were played after these."""
        self.games += other.games
        for side, more in zip(self.sides, other.sides, strict=True):
            side.merge(more)
        for name, difference in other.differences.items():
            self.differences.setdefault(name, Difference()).merge(difference)
        for name, choice in other.choices.items():
            self.choices.setdefault(name, Joint()).merge(choice)


@dataclass
class PairsChunk:
    """Some games in a row, played. ``seconds`` is the time for the games alone.

    ``rows`` has each game on each side by itself, where somebody wants them.
    """

    tally: Pairs
    seconds: float
    rows: list[list[GameRow]] = field(default_factory=list)

    @property
    def games(self) -> int:
        return self.tally.games


def numbers_of(outcome: Outcome, decisions: int, statistics: dict[str, float]) -> dict[str, float]:
    """All numbers of one game, those that every game has first."""
    numbers: dict[str, float] = {}
    for seat, share in enumerate(outcome.shares):
        numbers[f"seats/seat {seat + 1}/wins"] = share
        numbers[f"seats/seat {seat + 1}/points"] = outcome.points[seat]
    numbers["course/decisions/mean"] = float(decisions)
    numbers["course/shared/games"] = float(len(outcome.winners) > 1)
    numbers["course/undecided/games"] = float(not outcome.winners)
    numbers.update(statistics)
    return numbers


class PairsBuilder:
    """Counts games while they are played. A new one gives the tally of no games."""

    def __init__(self, seats: int, sides: int) -> None:
        self._games = 0
        self._sides = [TallyBuilder(seats) for _ in range(sides)]
        self._differences: dict[str, Counter[float]] = {}
        self._choices: dict[str, Counter[tuple[float, ...]]] = {}

    def add(self, played: Sequence[GameRow]) -> None:
        """One game, as it was played on each side."""
        self._games += 1
        for builder, game in zip(self._sides, played, strict=True):
            count_row(builder, game)
        choices = [choices_of(game.statistics) for game in played]
        nothing = (0.0,) * PARTS
        for row in dict.fromkeys(row for side in choices for row in side):
            found: tuple[float, ...] = ()
            for side in choices:
                found += side.get(row, nothing)
            self._choices.setdefault(row, Counter())[found] += 1
        if len(played) > 1:
            before, after = (numbers_of(game.outcome, game.decisions, game.statistics) for game in played)
            for name, value in before.items():
                other = after.get(name)
                if other is not None:
                    self._differences.setdefault(name, Counter())[other - value] += 1

    def tally(self) -> Pairs:
        """The sums of what was noted."""
        choices = {row: joint_of(counts) for row, counts in self._choices.items()}
        differences = {
            name: Difference(Histogram(counts).sums(), counts.total() - counts[0.0])
            for name, counts in self._differences.items()
        }
        return Pairs(self._games, [builder.tally() for builder in self._sides], differences, choices)


def play_pairs(plan: DesignPlan, first: int, count: int, wants_rows: bool = False) -> PairsChunk:
    """Play games ``first`` to ``first + count - 1`` on every side; none of them when told to stop. Runs
    anywhere. Raises `madoi.lab.simulation.GameError`."""
    base = plan.base
    game = games.find(base.game)
    settings = [game.settings(side.options, side.seats) for side in plan.sides]
    players = {name: bots.find(name, game) for name in base.bots}
    builder = PairsBuilder(base.seats, len(plan.sides))
    rows: list[list[GameRow]] = []
    begun = perf_counter()
    for number in range(first, first + (0 if stop_requested() else count)):
        played = [play_game(base, number, game, side, players) for side in settings]
        builder.add(played)
        if wants_rows:
            rows.append(played)
    return PairsChunk(builder.tally(), perf_counter() - begun, rows)
