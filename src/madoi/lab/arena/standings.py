"""The standings of a tournament: the results so far.

Games of the same deal share their cards, so an interval is made from one number per deal.
Whole deals count, in order, so the standings after n deals do not depend on who played them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from madoi.lab.arena.games import PlayedGame
from madoi.lab.arena.plan import ONE, ArenaPlan, Match
from madoi.lab.arena.ratings import Meeting, Rating, rate
from madoi.lab.confidence_sequences import ERROR_PROBABILITY, anytime_interval, mean_exceeds, mean_is_below
from madoi.lab.intervals import Interval
from madoi.lab.tally import Histogram, Sums

FEWEST: Final = 30
"""How many deals are played before a tournament may end early."""


class Pairing:
    """The results of two bots against each other so far.

    ``scores`` has, per deal, the first bot's share of the wins, as a mean over the match's line-ups.
    ``better`` is the bot that is shown to be better, empty while neither is. ``shown_after`` is how many
    deals that took. ``error_probability`` is the chance, over the whole run, that two equal bots are called
    unequal.
    """

    def __init__(self, match: Match, error_probability: float) -> None:
        self.match = match
        self.scores: list[float] = []
        self.better = ""
        self.shown_after = 0
        self._error_probability = error_probability
        self._counts: Counter[float] = Counter()

    def add(self, score: float) -> None:
        """One more deal."""
        self.scores.append(score)
        self._counts[round(score, 9)] += 1  # so that rounding does not make many values of one
        if not self.better:
            if mean_exceeds(self._counts, 0.5, self._error_probability / 2):
                self.better = self.match.first
            elif mean_is_below(self._counts, 0.5, self._error_probability / 2):
                self.better = self.match.second
            if self.better:
                self.shown_after = len(self.scores)

    def score(self, bot: str) -> float:
        """This bot's share of the wins against the other."""
        mean = sum(self.scores) / len(self.scores)
        return mean if bot == self.match.first else 1 - mean

    def interval(self, bot: str) -> Interval:
        """How sure the score is, at every moment of the run."""
        low, high = anytime_interval(self._counts)
        return Interval(low, high) if bot == self.match.first else Interval(1 - high, 1 - low)

    def score_history(self, bot: str, steps: int) -> Iterator[tuple[int, float, Interval]]:
        """This bot's score and its interval after about ``steps`` of the deals, including the last."""
        counts: Counter[float] = Counter()
        total = 0.0
        deals = len(self.scores)
        marks = {round((deals + 1) ** (step / steps)) for step in range(1, steps)} | {deals}
        for deal, first in enumerate(self.scores, 1):
            score = round(first if bot == self.match.first else 1 - first, 9)
            counts[score] += 1
            total += score
            if deal in marks:
                yield deal, total / deal, anytime_interval(counts)


class Standings:
    """The sums of the first ``deals`` deals of a plan.

    ``alone`` has, where the plan plays one among the others, the shares of each bot sitting alone among
    copies of another, one number a deal; the even share is 1 / seats.
    """

    def __init__(self, plan: ArenaPlan) -> None:
        self.plan = plan
        self.deals = 0
        self.pairings = [Pairing(match, ERROR_PROBABILITY / len(plan.matches)) for match in plan.matches]
        self.alone: dict[tuple[str, str], Histogram] = {}
        self.points = {bot: Sums() for bot in plan.bots}
        self.seats = [Histogram() for _ in range(plan.seats)]
        self.decisions = Histogram()
        self.shared = 0
        self.undecided = 0
        self.forfeits: Counter[tuple[str, str, str]] = Counter()
        """Games that bots lost by crashing, stalling or cheating: by bot, code and detail."""
        self._meetings: list[list[Meeting]] = []

    @property
    def games(self) -> int:
        return self.deals * len(self.plan.line_ups)

    @property
    def clear(self) -> bool:
        """Whether of every two bots one is shown to be better, by enough deals for the other figures to be
        worth reading."""
        return self.deals >= FEWEST and all(pairing.better for pairing in self.pairings)

    def add(self, played: Sequence[PlayedGame]) -> None:
        """Add the next deal: one game per line-up, in order."""
        assert [game.number for game in played] == list(
            range(self.games, self.games + len(self.plan.line_ups))
        )
        self.deals += 1
        for game in played:
            self.shared += game.winners > 1
            self.undecided += not game.winners
            self.decisions.add(game.decisions)
            bots = self.plan.bots_of(game.number)
            self.forfeits.update((bots[one.seat], one.code, one.detail) for one in game.forfeits)
        for seat, histogram in enumerate(self.seats):
            histogram.add(sum(game.shares[seat] for game in played) / len(played))
        for bot, sums in self.points.items():
            won = [
                points
                for game in played
                for name, points in zip(self.plan.bots_of(game.number), game.points, strict=True)
                if name == bot
            ]
            sums.add(sum(won) / len(won))
        meetings: list[Meeting] = []
        rest = iter(played)
        for pairing in self.pairings:
            games = [next(rest) for _ in pairing.match.line_ups]
            pairing.add(sum(self._share(game, pairing.match.first) for game in games) / len(games))
            meetings += self._meet(pairing.match, games)
        self._meetings.append(meetings)

    def ratings(self) -> list[Rating]:
        """The bots' ratings, the best first."""
        return rate(self.plan.bots, self._meetings)

    def pairing(self, one: str, other: str) -> Pairing:
        """Of two different bots, in any order."""
        return next(
            pairing
            for pairing in self.pairings
            if {pairing.match.first, pairing.match.second} == {one, other}
        )

    def score(self, bot: str) -> float:
        """The mean of a bot's scores against each of the others."""
        scores = [self.pairing(bot, other).score(bot) for other in self.plan.bots if other != bot]
        return sum(scores) / len(scores)

    def _share(self, game: PlayedGame, bot: str) -> float:
        names = self.plan.bots_of(game.number)
        share = sum(share for name, share in zip(names, game.shares, strict=True) if name == bot)
        return min(share, 1.0)  # thirds can miss 1 by a rounding

    def _meet(self, match: Match, games: Sequence[PlayedGame]) -> Iterator[Meeting]:
        """The match's games on one deal, by how many seats the first bot has."""
        shares: dict[int, list[float]] = {}
        for game in games:
            count = self.plan.bots_of(game.number).count(match.first)
            shares.setdefault(count, []).append(self._share(game, match.first))
        for count, found in shares.items():
            mean = sum(found) / len(found)
            yield Meeting(match.first, match.second, count / self.plan.seats, len(found), mean)
            if self.plan.mix == ONE and count == 1:
                self.alone.setdefault((match.first, match.second), Histogram()).add(mean)
            if self.plan.mix == ONE and count == self.plan.seats - 1:
                self.alone.setdefault((match.second, match.first), Histogram()).add(1 - mean)
