"""A trial: bots play many games with one deck against others, and the results are counted.

Games alternate between the opponents, so every partial result compares them equally.
The deck changes seats after every game. The same request always plays the same games.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, isfinite
from time import process_time
from typing import Final

from madoi.core.settings import with_recommended
from madoi.games import find
from madoi.lab.intervals import Interval
from madoi.lab.simulation import Plan, play_chunk
from madoi.lab.tally import Sums, Tally
from madoi.server import limits
from madoi.server.protocol.trials import SEATS, MeasuredMean, Trial, TrialRequest, TrialResult

_SEED: Final = "trial"
_GAMES_AT_ONCE: Final = 5
"""Games with the deck at one seat before the other seat, and then the next opponent, has its turn."""


def try_out(game: str, option: str, wanted: TrialRequest) -> Iterator[Trial]:
    """Play; yields the results so far, at last all of them. Raises `BadOption`."""
    trials = [_Opponent(game, option, wanted, other) for other in wanted.against]
    rounds = ceil(wanted.games / (SEATS * _GAMES_AT_ONCE))
    until = process_time() + limits.TRIAL_SECONDS
    yield Trial([one.result(wanted.measures) for one in trials], 0.0)
    for number in range(1, rounds + 1):
        for place, one in enumerate(trials, 1):
            one.play(min(_GAMES_AT_ONCE, ceil((wanted.games - one.games) / SEATS)))
            done = (number - 1 + place / len(trials)) / rounds
            if process_time() > until:
                done = 1.0
            yield Trial([one.result(wanted.measures) for one in trials], min(done, 1.0))
            if done == 1.0:
                return


class _Opponent:
    """The games against one opponent: a plan with the deck at the first seat, and one at the second."""

    def __init__(self, game: str, option: str, wanted: TrialRequest, other: str) -> None:
        pairs = [(wanted.value, other), (other, wanted.value)]
        self._plans = [
            Plan(
                game,
                with_recommended({**wanted.options, option: ",".join(pair)}, find(game).options),
                (wanted.bot, wanted.bot),
                wanted.games,
                f"{_SEED}/{seat}",
            )
            for seat, pair in enumerate(pairs)
        ]
        self._tallies: list[Tally | None] = [None, None]

    @property
    def games(self) -> int:
        return sum(tally.games for tally in self._tallies if tally is not None)

    def play(self, games: int) -> None:
        """Play this many games at either seat."""
        for seat, plan in enumerate(self._plans):
            tally = self._tallies[seat]
            played = play_chunk(plan, 0 if tally is None else tally.games, games).tally
            if tally is None:
                self._tallies[seat] = played
            else:
                tally.merge(played)

    def result(self, measures: list[str]) -> TrialResult:
        tallies = list(enumerate(self._tallies))
        wins = _merged([tally.shares[seat] for seat, tally in tallies if tally is not None])
        found: dict[str, MeasuredMean] = {}
        for name in measures:
            known = [tally.statistics[name] for _, tally in tallies if tally and name in tally.statistics]
            if known:
                sums = _merged(known)
                within = sums.least >= 0 and sums.most <= 1
                found[name] = _measured(sums, sums.share_interval() if within else sums.interval())
        measured = _measured(wins, wins.share_interval()) if wins.count else None
        return TrialResult(self.games, measured, found)


def _merged(parts: list[Sums]) -> Sums:
    merged = Sums()
    for part in parts:
        merged.merge(part)
    return merged


def _measured(sums: Sums, interval: Interval) -> MeasuredMean:
    low, high = interval if all(map(isfinite, interval)) else (None, None)
    return MeasuredMean(sums.mean, low, high)
