"""Joint sums of several numbers per game or deal, with their products.

They give the error of a ratio or a difference of means, as exactly as `madoi.lab.tally`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import Final

_ROUNDING: Final = 1e-10


@dataclass
class Joint:
    """Of how many games, the sum of each number, and of each product of two (``products[i][j]``, j <= i)."""

    count: int = 0
    totals: list[Fraction] = field(default_factory=list)
    products: list[list[Fraction]] = field(default_factory=list)

    def add(self, values: Sequence[float], times: int = 1) -> None:
        """One game's numbers, or those of several games with the same."""
        exact = [Fraction(value) for value in values]
        if not self.count:
            self.totals = [Fraction(0)] * len(exact)
            self.products = [[Fraction(0)] * (place + 1) for place in range(len(exact))]
        self.count += times
        for place, value in enumerate(exact):
            if value:
                self.totals[place] += times * value
                for other in range(place + 1):
                    self.products[place][other] += times * value * exact[other]

    def merge(self, other: Joint) -> None:
        if not other.count:
            return
        if not self.count:
            self.totals = [Fraction(0)] * len(other.totals)
            self.products = [[Fraction(0)] * len(line) for line in other.products]
        self.count += other.count
        self.totals = [mine + more for mine, more in zip(self.totals, other.totals, strict=True)]
        self.products = [
            [mine + more for mine, more in zip(line, lines, strict=True)]
            for line, lines in zip(self.products, other.products, strict=True)
        ]

    def total(self, place: int) -> float:
        return float(self.totals[place])

    def mean(self, place: int) -> float:
        return float(self.totals[place] / self.count)

    def error(self, slopes: Sequence[float]) -> float:
        """The standard error of a function of the means: ``slopes`` are its derivatives by each of them.

        For a linear function this is exact as estimated from the games; for others it is the delta method,
        good where the means themselves are known well. 0 for a single game.
        """
        if self.count < 2:
            return 0.0
        variance = largest = 0.0
        for place, slope in enumerate(slopes):
            if slope:
                for other in range(place + 1):
                    times = slope * slopes[other] * (1 if other == place else 2)
                    term = times * float(self._covariance(place, other))
                    variance += term
                    largest = max(largest, abs(term))
        # What cancels out but for rounding does not vary.
        return sqrt(variance / self.count) if variance > _ROUNDING * largest else 0.0

    def _covariance(self, place: int, other: int) -> Fraction:
        both = self.products[place][other] - self.totals[place] * self.totals[other] / self.count
        return both / (self.count - 1)
