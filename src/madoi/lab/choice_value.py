"""Choice values: the share of the win of seats that made a yaku, supported a pair or played a card.

The *win share* is their share of the win per time it was done, over all games. It is no causal effect: a
player who makes an expensive yaku had the cards for it (docs/lab.md).
"""

from __future__ import annotations

from typing import Final

from madoi.lab.intervals import Estimate, mean_interval_by_error, share_interval
from madoi.lab.joint import Joint

TIMES: Final = "times"
WON: Final = "won"
PARTS: Final = 3
"""How many numbers of a game a choice needs: done, won, and whether it was done at all."""
ENOUGH: Final = 10
"""In how many games something must have been seen before a difference of it has an interval."""


def choices_of(statistics: dict[str, float]) -> dict[str, tuple[float, float, float]]:
    """The rows of one game's statistics that are choices, ``table/row``, with what is counted of them."""
    found: dict[str, tuple[float, float, float]] = {}
    for name, won in statistics.items():
        row, _, measure = name.rpartition("/")
        if measure == WON:
            times = statistics[f"{row}/{TIMES}"]
            found[row] = (times, won, float(times > 0))
    return found


def win_share(choice: Joint, side: int = 0) -> Estimate | None:
    """The win share on a side (0: the game as it is, 1: as changed); None where nobody ever did it."""
    first = side * PARTS
    if not choice.count or not choice.totals[first]:
        return None
    value = choice.total(first + 1) / choice.total(first)
    error = choice.error(_slopes(choice, side))
    # Games are independent, what happens in one is not: of four who do the same, one wins. The variance
    # of the ratio knows that. Wilson's interval wants a number of independent tries: as many as would
    # have this variance. Where nothing varied, each game counts once.
    tries = value * (1 - value) / (error * error) if error > 0 else choice.total(first + 2)
    return Estimate(value, share_interval(value, tries), tries=tries)


def difference(choice: Joint) -> Estimate | None:
    """How much greater the win share is on the other side; None where it was hardly ever done. The games of
    both sides have the same seeds, so what they have in common cancels out."""
    before, after = win_share(choice, 0), win_share(choice, 1)
    if before is None or after is None:
        return None
    if min(choice.total(2), choice.total(PARTS + 2)) < ENOUGH:
        return None
    slopes = [after - before for before, after in zip(_slopes(choice, 0), _slopes(choice, 1), strict=True)]
    value = after.value - before.value
    error = choice.error(slopes)
    return Estimate(value, mean_interval_by_error(value, error), error=error)


def _slopes(choice: Joint, side: int) -> list[float]:
    """The derivatives of the side's win share by all means."""
    first = side * PARTS
    done = choice.mean(first)
    slopes = [0.0] * len(choice.totals)
    slopes[first] = -choice.mean(first + 1) / (done * done)
    slopes[first + 1] = 1 / done
    return slopes
