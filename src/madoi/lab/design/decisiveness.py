"""Decisiveness: how much of the result is due to the deal, the seat, the player, and the rest.

In duplicate deals, one deal is played with the better bot in each seat in turn and the weaker bot elsewhere,
all of it twice, with other seeds for the bots. docs/lab.md explains the parts of the variance.
They are unbiased: products of two independent replays replace squares. So a part that is 0 is estimated
slightly negative as often as slightly positive.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from madoi import bots, games
from madoi.bots.bot import Bot
from madoi.bots.playout import play_bots
from madoi.core.chance import Chance, Seeded
from madoi.core.game import Game
from madoi.core.settings import Settings
from madoi.lab.design.plan import REPLAYS, DesignPlan
from madoi.lab.forfeits import forfeits_of, seat_bots, settle
from madoi.lab.interruption import stop_requested
from madoi.lab.intervals import Estimate, mean_interval_by_error
from madoi.lab.joint import Joint
from madoi.lab.simulation import error_context

Shares = list[list[list[float]]]
"""The shares of the win in one deal: by the better bot's seat, by replay, by seat."""

_TOTAL: Final = 0
_SAME: Final = 1
_DEAL: Final = 2
_BETTER: Final = 3
_SEATS: Final = 4
"""Where the numbers of one deal stand; each seat's mean share comes last."""

PARTS: Final = ("deal", "seat", "who", "both", "rest")
"""They add up to 1."""
BETTER: Final = "better"
AGAIN: Final = "again"
LEAST_DEALS: Final = 10
"""With fewer, the intervals would promise too much."""


def numbers_of(shares: Shares) -> list[float]:
    """One deal's numbers, whose means over all deals are what `Decisiveness` needs."""
    seats = range(len(shares))
    even = 1 / len(shares)
    off = [[[share - even for share in replay] for replay in line_up] for line_up in shares]
    count = len(shares)
    total = sum(each * each for line_up in off for replay in line_up for each in replay)
    same = sum(line_up[0][seat] * line_up[1][seat] for line_up in off for seat in seats)
    first, second = (
        [sum(line_up[replay][seat] for line_up in off) / count for seat in seats] for replay in range(REPLAYS)
    )
    deal = sum(first[seat] * second[seat] for seat in seats)
    better = sum(replay[seat] for seat, line_up in enumerate(off) for replay in line_up)
    return [
        total / (count * REPLAYS * count),
        same / (count * count),
        deal / count,
        better / (count * REPLAYS),
        *((first[seat] + second[seat]) / REPLAYS for seat in seats),
    ]


@dataclass(frozen=True)
class _Part:
    """Something made from the means of the deals, with its derivatives by them."""

    value: float
    slopes: list[float]


class Decisiveness:
    """What the deals of one side say. There must be some."""

    def __init__(self, deals: Joint, seats: int, side: int = 0) -> None:
        self._deals = deals
        self._seats = seats
        self._first = side * (_SEATS + seats)

    def estimate(self, name: str) -> Estimate:
        """`BETTER`: the better bot's share of the wins. `AGAIN`: how often the same seat wins when a deal is
        played twice by the same line-up. One of `PARTS`: its share of all variance."""
        part = self._function(name)
        error = self._deals.error(part.slopes)
        return Estimate(part.value, mean_interval_by_error(part.value, error), error=error)

    def less(self, other: Decisiveness, name: str) -> Estimate:
        """How much greater that is here than on the other side of the same deals."""
        mine, theirs = self._function(name), other._function(name)
        value = mine.value - theirs.value
        error = self._deals.error(_minus(mine.slopes, theirs.slopes))
        return Estimate(value, mean_interval_by_error(value, error), error=error)

    def _function(self, name: str) -> _Part:
        even = 1 / self._seats
        if name == BETTER:
            return _Part(self._mean(_BETTER) + even, self._slope(_BETTER))
        if name == AGAIN:
            return _Part(self._seats * self._mean(_SAME) + even, self._slope(_SAME, self._seats))
        return self._share(name)

    def _mean(self, place: int) -> float:
        return self._deals.mean(self._first + place)

    def _slope(self, place: int, slope: float = 1.0) -> list[float]:
        slopes = [0.0] * len(self._deals.totals)
        slopes[self._first + place] = slope
        return slopes

    def _variance(self, place: int) -> float:
        """Of the mean in this place, to be taken off its square."""
        return self._deals.error(self._slope(place)) ** 2

    def _plain(self, place: int) -> _Part:
        return _Part(self._mean(place), self._slope(place))

    def _who(self) -> _Part:
        """One seat in n is off by so much, the others by an (n - 1)th of it the other way."""
        mean, others = self._mean(_BETTER), self._seats - 1
        return _Part(
            (mean * mean - self._variance(_BETTER)) / others, self._slope(_BETTER, 2 * mean / others)
        )

    def _seat(self) -> _Part:
        value, slopes = 0.0, [0.0] * len(self._deals.totals)
        for place in range(_SEATS, _SEATS + self._seats):
            mean = self._mean(place)
            value += (mean * mean - self._variance(place)) / self._seats
            slopes[self._first + place] = 2 * mean / self._seats
        return _Part(value, slopes)

    def _variance_part(self, name: str) -> _Part:
        if name == "who":
            return self._who()
        if name == "seat":
            return self._seat()
        if name == "deal":
            return _less(self._plain(_DEAL), self._seat())
        if name == "both":
            return _less(_less(self._plain(_SAME), self._plain(_DEAL)), self._who())
        return _less(self._plain(_TOTAL), self._plain(_SAME))

    def _share(self, name: str) -> _Part:
        """Of the total variance, which is not 0: somebody wins."""
        part, total = self._variance_part(name), self._mean(_TOTAL)
        share = part.value / total if total else 0.0
        slopes = [slope / total if total else 0.0 for slope in part.slopes]
        slopes[self._first + _TOTAL] -= share / total if total else 0.0
        return _Part(share, slopes)


def _minus(ours: list[float], theirs: list[float]) -> list[float]:
    return [one - other for one, other in zip(ours, theirs, strict=True)]


def _less(whole: _Part, part: _Part) -> _Part:
    return _Part(whole.value - part.value, _minus(whole.slopes, part.slopes))


@dataclass
class Deals:
    """A number of deals, played. ``joint`` has the numbers of each deal on every side."""

    games: int = 0
    joint: Joint = field(default_factory=Joint)

    def merge(self, other: Deals) -> None:
        self.games += other.games
        self.joint.merge(other.joint)


@dataclass
class DealsChunk:
    """Some deals in a row, played. A deal counts as one. ``seconds`` is the time for the games alone."""

    tally: Deals
    seconds: float

    @property
    def games(self) -> int:
        return self.tally.games


def play_deals(plan: DesignPlan, first: int, count: int) -> DealsChunk:
    """Play deals ``first`` to ``first + count - 1`` on every side; none of them when told to stop. Runs
    anywhere. Raises `madoi.lab.simulation.GameError`."""
    base = plan.base
    game = games.find(base.game)
    settings = [game.settings(side.options, side.seats) for side in plan.sides]
    players = {name: bots.find(name, game) for name in (plan.better, plan.weaker)}
    tally = Deals()
    begun = perf_counter()
    for number in range(first, first + (0 if stop_requested() else count)):
        numbers: list[float] = []
        for side in settings:
            numbers += numbers_of(_play_deal(plan, game, side, players, f"{base.seed}/deal/{number}"))
        tally.joint.add(numbers)
        tally.games += 1
    return DealsChunk(tally, perf_counter() - begun)


def _play_deal(
    plan: DesignPlan, game: Game, settings: Settings, players: dict[str, Bot], seed: str
) -> Shares:
    shares: Shares = []
    for place in range(plan.seats):
        names = plan.line_up(place)
        replays: list[list[float]] = []
        for replay in range(REPLAYS):
            with error_context(game.name, seed, names):
                chances: list[Chance] = [
                    Seeded(f"{seed}/{place}/{replay}/bot/{seat}") for seat in range(plan.seats)
                ]
                state, events = game.new(settings, Seeded(seed))
                seated = seat_bots([players[name] for name in names])
                play_bots(state, seated, chances, events)
                outcome = state.outcome()
                assert outcome is not None
                replays.append(settle(outcome, forfeits_of(seated)).shares)
        shares.append(replays)
    return shares
