"""Ratings: one number per bot, from who won against whom (Bradley and Terry's model).

Each seat of a game wins with a probability in proportion to the strength of its bot (Plackett and Luce's rule
for the first place). A rating is the strength on Elo's scale, with a mean of 0: 400 points are ten times.
The estimates are maximum-likelihood, with one extra deal in which all bots are equal. Their errors come from
how much the deals differ (Huber and White, clustered by deal), so they hold where the model fits badly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final, NamedTuple, TypeAlias

from madoi.lab.confidence_sequences import anytime_standard_errors
from madoi.lab.intervals import Interval

ELO: Final = 400 / log(10)
_ROUNDS: Final = 100
_EXACT: Final = 1e-12

Vector: TypeAlias = list[float]
Matrix: TypeAlias = list[list[float]]


class Meeting(NamedTuple):
    """Two bots on one deal: the first bot's part of the seats, the games, and its mean share of the wins."""

    first: str
    second: str
    seats: float
    games: int
    share: float


@dataclass(frozen=True)
class Rating:
    """A bot's rating and how sure it is, at every moment of the run."""

    bot: str
    rating: float
    interval: Interval


def rate(bots: Sequence[str], deals: Sequence[Sequence[Meeting]]) -> list[Rating]:
    """Rate the bots by these deals, the best first; there is one at least, and every deal has the same
    meetings but for their shares."""
    sums = _sum_deals(deals)
    drawn = [meeting._replace(share=meeting.seats) for meeting in deals[0]]
    pairs: dict[tuple[str, str], list[Meeting]] = {}
    for meeting in drawn:
        pairs.setdefault((meeting.first, meeting.second), []).append(meeting)
    index = {bot: place for place, bot in enumerate(bots)}
    strengths = _maximum_likelihood(index, [*sums, *drawn])
    # Each drawn match is one more piece of evidence, as uncertain as a deal: without it, bots that
    # always win would seem to be certain of it.
    spread = [[0.0] * len(bots) for _ in bots]
    for evidence in [*deals, *pairs.values()]:
        gradient = _gradient(index, strengths, evidence)
        for row, one in enumerate(gradient):
            for column, other in enumerate(gradient):
                spread[row][column] += one * other
    stiffness = _information(index, strengths, [*sums, *drawn])
    off = anytime_standard_errors(len(deals))
    found: list[Rating] = []
    for bot, place in index.items():
        unit = [float(other == place) - 1 / len(bots) for other in range(len(bots))]
        weights = _solve(stiffness, unit)
        variance = sum(
            weights[row] * spread[row][column] * weights[column]
            for row in range(len(bots))
            for column in range(len(bots))
        )
        rating, error = ELO * strengths[place], ELO * off * sqrt(variance)
        found.append(Rating(bot, rating, Interval(rating - error, rating + error)))
    return sorted(found, key=lambda rating: -rating.rating)


def expected(difference: float, seats: float) -> float:
    """The share of the wins of a bot with this part of the seats that is so much stronger than the rest."""
    return 1 / (1 + (1 - seats) / seats * exp(-difference))


def _sum_deals(deals: Sequence[Sequence[Meeting]]) -> list[Meeting]:
    """All deals as one with many games: the likelihood sees no difference."""
    return [
        each[0]._replace(
            games=each[0].games * len(deals), share=sum(meeting.share for meeting in each) / len(deals)
        )
        for each in zip(*deals, strict=True)
    ]


def _maximum_likelihood(index: dict[str, int], meetings: Sequence[Meeting]) -> Vector:
    """The logarithms of the strengths, with mean 0, by Newton's method."""
    strengths = [0.0] * len(index)
    for _ in range(_ROUNDS):
        step = _solve(_information(index, strengths, meetings), _gradient(index, strengths, meetings))
        size = max(map(abs, step))
        damp = min(1.0, 1 / size) if size else 0.0  # far away the slope misleads
        strengths = [strength + damp * change for strength, change in zip(strengths, step, strict=True)]
        if size < _EXACT:
            break
    mean = sum(strengths) / len(strengths)
    return [strength - mean for strength in strengths]


def _gradient(index: dict[str, int], strengths: Vector, meetings: Sequence[Meeting]) -> Vector:
    """The gradient of the log-likelihood: what was won beyond what was expected."""
    found = [0.0] * len(strengths)
    for meeting in meetings:
        first, second = index[meeting.first], index[meeting.second]
        likely = expected(strengths[first] - strengths[second], meeting.seats)
        found[first] += meeting.games * (meeting.share - likely)
        found[second] -= meeting.games * (meeting.share - likely)
    return found


def _information(index: dict[str, int], strengths: Vector, meetings: Sequence[Meeting]) -> Matrix:
    """Fisher's information. Only differences are determined, so a term that fixes the sum is added."""
    found = [[1.0] * len(strengths) for _ in strengths]
    for meeting in meetings:
        first, second = index[meeting.first], index[meeting.second]
        likely = expected(strengths[first] - strengths[second], meeting.seats)
        weight = meeting.games * likely * (1 - likely)
        found[first][first] += weight
        found[second][second] += weight
        found[first][second] -= weight
        found[second][first] -= weight
    return found


def _solve(matrix: Matrix, values: Vector) -> Vector:
    """The x with ``matrix`` x = ``values``; the matrix is symmetric and positive."""
    rows = [[*row, value] for row, value in zip(matrix, values, strict=True)]
    size = len(rows)
    for place in range(size):
        for row in rows[place + 1 :]:
            factor = row[place] / rows[place][place]
            for column in range(place, size + 1):
                row[column] -= factor * rows[place][column]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][column] * found[column] for column in range(place + 1, size))
        found[place] = (rows[place][size] - known) / rows[place][place]
    return found
