"""Calibration: win chances of people, from the shares that simulations win.

Simulations know the whole position and play it better than people do, so in some games they are too sure.
A power below 1 brings the shares closer together.
``python3 run.py calibration`` finds it, and shows how often what is called 10% happens.
"""

from __future__ import annotations

from typing import Final

POWERS: Final = {"kasane": 0.96, "yurikure": 0.74}
"""By game; 1 where none is known to be better. Lily's simulations are sure enough."""
_IMAGINED: Final = 2.0
"""Simulations that are imagined beside the real ones, all seats alike: 0 of 50 is not never."""


def calibrate(game: str, shares: list[float], simulations: int) -> list[float]:
    """The shares as chances, together 1."""
    return with_power(shares, simulations, POWERS.get(game, 1.0))


def with_power(shares: list[float], simulations: int, power: float) -> list[float]:
    """The same by another power. Shares of a finished game, without simulations, stay."""
    if simulations == 0:
        return shares
    even = _IMAGINED / len(shares)
    raised = [((share * simulations + even) / (simulations + _IMAGINED)) ** power for share in shares]
    return [chance / sum(raised) for chance in raised]
