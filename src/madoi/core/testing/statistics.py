"""Whether imagined values are distributed as true ones.

A fairly imagined value and the true one are exchangeable, so the true count of anything, less its mean count
in the imagined values, is 0 on average. The variance of that difference is known from the values themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from madoi.core.testing.plain_data import dump

LEAST_SAMPLES: Final = 20
"""Fewer say nothing."""
LEAST_VARIANCE: Final = 4.0
"""Below this a sum is too far from a normal distribution."""
MOST_DEVIATIONS: Final = 5.5
"""Standard deviations: by chance once in 26 million."""


class _Sum:
    """A sum that is 0 on average, and its variance."""

    def __init__(self) -> None:
        self.difference = 0.0
        self.variance = 0.0

    def deviates(self) -> bool:
        limit = MOST_DEVIATIONS * self.variance**0.5
        return self.variance >= LEAST_VARIANCE and abs(self.difference) > limit


class Comparison:
    """True and imagined values of the hidden thing of one name."""

    def __init__(self) -> None:
        self.samples = 0
        self.counts: dict[str, _Sum] = {}
        self.matches: list[float] = []

    def add(self, true: Sequence[object], imagined: list[list[object]]) -> None:
        """Add one true value and at least two imagined ones, each a list of things."""
        self.samples += 1
        texts = [[dump(thing) for thing in value] for value in [list(true), *imagined]]
        for thing in sorted({thing for value in texts for thing in value}):
            counted = [value.count(thing) for value in texts]
            mean = sum(counted) / len(counted)
            variance = sum((count - mean) ** 2 for count in counted) / len(imagined)
            sums = self.counts.setdefault(thing, _Sum())
            sums.difference += counted[0] - sum(counted[1:]) / len(imagined)
            sums.variance += variance * (1 + 1 / len(imagined))
        with_truth = sum(value == texts[0] for value in texts[1:]) / len(imagined)
        pairs = [one == other for at, one in enumerate(texts[1:]) for other in texts[at + 2 :]]
        self.matches.append(with_truth - sum(pairs) / len(pairs))

    def fault(self) -> str:
        """How the imagined values deviate from the true ones; empty if they do not."""
        if self.samples < LEAST_SAMPLES:
            return ""
        for thing, sums in self.counts.items():
            if sums.deviates():
                often = "rarely" if sums.difference > 0 else "often"
                return f"{thing} is imagined too {often}"
        mean = sum(self.matches) / self.samples
        variance = sum((match - mean) ** 2 for match in self.matches) / (self.samples - 1)
        if abs(mean) > 0.05 and abs(mean) > MOST_DEVIATIONS * (variance / self.samples) ** 0.5:
            return "it is the true one too often" if mean > 0 else "it is too often the same"
        return ""
