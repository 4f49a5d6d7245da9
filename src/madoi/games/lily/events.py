"""The events of Lily. Draws and looks show their cards only to those who see them; the rest is public."""

from __future__ import annotations

from typing import Final

from madoi.core.event import Event
from madoi.core.viewer import EVERYTHING, Seat, Viewer
from madoi.games.lily.cards.card_facts import CardFacts
from madoi.games.lily.data_types import (
    CardPhrase,
    ChangedFace,
    ChoseFace,
    EndedFace,
    HappenedFace,
    KnownCards,
    Origin,
    SeenFace,
    SummedFace,
)
from madoi.games.lily.rules.areas import AREAS
from madoi.games.lily.rules.piles import EVERYBODY
from madoi.games.lily.rules.power import PowerBreakdown

ENDINGS: Final = {
    "LY-1.1": "leader",
    "LY-1.2": "deck",
    "LY-1.3": "card",
    "LY-1.4": "both",
    "LY-D12": "turns",
}
"""Why a duel ended, by the rule."""

PLACES: Final = [*AREAS, "event", "potential", "special", "support"]
"""Where a skill comes from: an area of the field, or what its card is, ordered as in `skills.nodes`."""


class Happened(Event):
    """Something everybody learns. ``seat`` is whose it is; a card, another card, an area, the one before, a
    number where there are any."""

    def __init__(
        self,
        kind: str,
        rule: str,
        facts_of: list[CardFacts],
        seat: Seat = -1,
        card: int = -1,
        other: int = -1,
        area: int = -1,
        number: int = -1000,
        discloses: bool = False,
        start: int = -1,
    ) -> None:
        super().__init__("lily-" + kind, rule, discloses)
        self.facts_of = facts_of
        self.seat = seat
        self.card = card
        self.other = other
        self.area = area
        self.number = number
        self.start = start
        self.by = -1  # the card whose skill did it
        self.origin: Origin | None = None  # where the card came from

    def public(self) -> HappenedFace:
        facts: HappenedFace = {}
        if self.seat >= 0:
            facts["seat"] = self.seat
        if self.by >= 0:
            facts["by"] = self.facts_of[self.by].phrase()
        if self.origin is not None:
            facts["origin"] = self.origin
        if self.card >= 0:
            facts["card"] = self.facts_of[self.card].phrase()
        if self.other >= 0:
            facts["other"] = self.facts_of[self.other].phrase()
        if self.area >= 0:
            facts["area"] = "@lily-area-" + PLACES[self.area]
        if self.start >= 0:
            facts["start"] = "@lily-area-" + AREAS[self.start]
        if self.number > -1000:
            facts["number"] = self.number
        if self.kind == "lily-skill":  # nobody should have to look up what happens now
            facts["skill"] = self.facts_of[self.card].skill_phrase(self.number - 1)
        return facts


class Changed(Happened):
    """A number went up or down: ``change`` is the same number with its sign."""

    def public(self) -> ChangedFace:
        sign = "minus" if self.number < 0 else "plus"
        return {**super().public(), "change": {"key": f"lily-amount-{sign}", "number": abs(self.number)}}


class Summed(Happened):
    """What a side of a battle has, and how it comes about: ``sum`` is a phrase of the parts."""

    def __init__(
        self,
        kind: str,
        rule: str,
        facts_of: list[CardFacts],
        seat: Seat,
        card: int,
        breakdown: PowerBreakdown,
        area: int = -1,
        discloses: bool = False,
    ) -> None:
        total = breakdown.total
        super().__init__(kind, rule, facts_of, seat, card, area=area, number=total, discloses=discloses)
        self.breakdown = breakdown

    def public(self) -> SummedFace:
        steps = [step.data(self.facts_of) for step in self.breakdown.steps]
        return {**super().public(), "sum": self.breakdown.phrase(), "steps": steps}


class Ended(Happened):
    """The duel is over: somebody (``seat``) won against the other, or nobody did. The reason is its rule, if
    nothing else is said."""

    def __init__(
        self, kind: str, rule: str, facts_of: list[CardFacts], seat: Seat = -1, reason: str = ""
    ) -> None:
        super().__init__(kind, rule, facts_of, seat)
        self.reason = reason or ENDINGS[rule]

    def public(self) -> EndedFace:
        if self.seat < 0:
            return {"reason": self.reason}
        return {"seat": self.seat, "reason": self.reason, "other_seat": 1 - self.seat}


class Seen(Event):
    """Cards that only some learn: drawn, looked at, put away. ``seat`` is whose they are, ``knowers`` who
    sees them."""

    def __init__(
        self,
        kind: str,
        rule: str,
        facts_of: list[CardFacts],
        seat: Seat,
        cards: list[int],
        knowers: int,
        discloses: bool,
    ) -> None:
        super().__init__("lily-" + kind, rule, discloses)
        self.facts_of = facts_of
        self.seat = seat
        self.cards = cards
        self.knowers = knowers
        self.origin: Origin | None = None  # where the cards came from

    def public(self) -> SeenFace:
        facts: SeenFace = {"seat": self.seat, "number": len(self.cards)}
        if self.origin is not None:
            facts["origin"] = self.origin
        if self.knowers == EVERYBODY:
            facts["cards"] = self._phrases()
        return facts

    def private(self, viewer: Viewer) -> KnownCards:
        if self.knowers < EVERYBODY and (
            viewer == EVERYTHING or (viewer >= 0 and self.knowers >> viewer & 1)
        ):
            return {"cards": self._phrases()}
        return {}

    def tells_more(self, viewer: Viewer) -> bool:
        return self.knowers == EVERYBODY or super().tells_more(viewer)

    def _phrases(self) -> list[CardPhrase]:
        return [self.facts_of[card].phrase() for card in self.cards]


class Chose(Event):
    """A leader or a partner was chosen face down (LY-5.3). Nobody else learns of it."""

    def __init__(self, kind: str, facts_of: list[CardFacts], seat: Seat, card: int) -> None:
        super().__init__("lily-" + kind, "LY-5.3", False)
        self.facts_of = facts_of
        self.seat = seat
        self.card = card

    def told_to(self, viewer: Viewer) -> bool:
        return viewer in (self.seat, EVERYTHING)

    def public(self) -> ChoseFace:
        return {"seat": self.seat, "card": self.facts_of[self.card].phrase()}
