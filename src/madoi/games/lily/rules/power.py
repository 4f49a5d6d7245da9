"""The power breakdown of a side in a battle (LY-8.8, LY-8.9)."""

from __future__ import annotations

from madoi.core.immutable import Immutable
from madoi.games.lily.cards.card_facts import CardFacts
from madoi.games.lily.data_types import PartKind, PowerParts, PowerPhrase, SumPart


class SumStep(Immutable):
    """One step to a sum, and the card that causes it."""

    def __init__(self, kind: PartKind, number: int, card: int) -> None:
        self.kind: PartKind = kind
        self.number = number
        self.card = card

    def data(self, facts_of: list[CardFacts]) -> SumPart:
        return {"kind": self.kind, "number": self.number, "card": facts_of[self.card].id}


class PowerBreakdown(Immutable):
    """``total`` is power, multiplied by ``times``, plus the support and what skills add (``more``).
    ``failed``: there is a support, and it counts nothing (LY-8.5). ``steps`` lead to the total one by one."""

    def __init__(
        self, power: int, times: int, support: int, failed: bool, total: int, steps: list[SumStep]
    ) -> None:
        self.power = power
        self.times = times
        self.support = support
        self.failed = failed
        self.more = total - power * times - support
        self.total = total
        self.steps = steps

    def data(self, facts_of: list[CardFacts]) -> PowerParts:
        """For a view."""
        return {
            "power": self.power,
            "times": self.times,
            "support": self.support,
            "failed": self.failed,
            "more": self.more,
            "steps": [step.data(facts_of) for step in self.steps],
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
