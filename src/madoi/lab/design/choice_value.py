"""Choice values: the share of the win of seats that did something (made a yaku, supported a pair, played a
card).

A game counts how often it was done and adds up the share of the win of the seat that did it each time.
The *win share* is the ratio of both sums over all games. It is no causal effect: a player who makes an
expensive yaku had the cards for it (docs/lab.md).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from madoi.lab.design.joint import Joint
from madoi.lab.intervals import Interval, mean_interval_by_error, share_interval

TIMES: Final = "times"
WON: Final = "won"
PARTS: Final = 3
"""How many numbers of a game a deed needs: done, won, and whether it was done at all."""
ENOUGH: Final = 10
"""In how many games something must have been seen before a difference of it has an interval."""


def deeds_of(survey: dict[str, float]) -> dict[str, tuple[float, float, float]]:
    """The rows of one game's statistics that are deeds, ``table/row``, with what is counted of them."""
    found: dict[str, tuple[float, float, float]] = {}
    for name, won in survey.items():
        row, _, measure = name.rpartition("/")
        if measure == WON:
            times = survey[f"{row}/{TIMES}"]
            found[row] = (times, won, float(times > 0))
    return found


@dataclass(frozen=True)
class Share:
    """The win share of those who did it; None where nobody ever did."""

    value: float
    interval: Interval


def win_share(deed: Joint, side: int = 0) -> Share | None:
    """Of the side's numbers in the sums (the game as it is: 0, as it would be: 1)."""
    first = side * PARTS
    if not deed.count or not deed.totals[first]:
        return None
    value = deed.total(first + 1) / deed.total(first)
    error = deed.error(_slopes(deed, side))
    # Games are independent, what happens in one is not: of four who do the same, one wins. The variance
    # of the ratio knows that. Wilson's interval wants a number of independent tries: as many as would
    # have this variance. Where nothing varied, each game counts once.
    tries = value * (1 - value) / (error * error) if error > 0 else deed.total(first + 2)
    return Share(value, share_interval(value, tries))


def difference(deed: Joint) -> Share | None:
    """How much greater the win share is on the other side; None where it was hardly ever done. The games of
    both sides have the same seeds, so what they have in common cancels out."""
    before, after = win_share(deed, 0), win_share(deed, 1)
    if before is None or after is None:
        return None
    if min(deed.total(2), deed.total(PARTS + 2)) < ENOUGH:
        return None
    slopes = [after - before for before, after in zip(_slopes(deed, 0), _slopes(deed, 1), strict=True)]
    value = after.value - before.value
    return Share(value, mean_interval_by_error(value, deed.error(slopes)))


def _slopes(deed: Joint, side: int) -> list[float]:
    """The derivatives of the side's win share by all means."""
    first = side * PARTS
    done = deed.mean(first)
    slopes = [0.0] * len(deed.totals)
    slopes[first] = -deed.mean(first + 1) / (done * done)
    slopes[first + 1] = 1 / done
    return slopes
