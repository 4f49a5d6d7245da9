"""The power breakdown of a side in a battle (LY-8.8, LY-8.9)."""

from __future__ import annotations

from madoi.core.immutable import Immutable
from madoi.games.lily.data_types import PowerParts, PowerPhrase


class PowerBreakdown(Immutable):
    """``total`` is power, multiplied by ``times``, plus the support and what skills add (``more``).
    ``failed``: there is a support, and it counts nothing (LY-8.5)."""

    def __init__(self, power: int, times: int, support: int, failed: bool, total: int) -> None:
        self.power = power
        self.times = times
        self.support = support
        self.failed = failed
        self.more = total - power * times - support
        self.total = total

    def data(self) -> PowerParts:
        """For a view."""
        return {
            "power": self.power,
            "times": self.times,
            "support": self.support,
            "failed": self.failed,
            "more": self.more,
        }

    def phrase(self) -> PowerPhrase:
        """For a sentence."""
        kind = "fails" if self.failed else "plain"
        if self.more:
            kind += "-minus" if self.more < 0 else "-plus"
        return {
            "key": f"lily-parts-{kind}",
            "power": self.power,
            "times": self.times,
            "support": self.support,
            "more": abs(self.more),
            "number": self.total,
        }
