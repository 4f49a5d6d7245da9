"""The question to a player: one object in the state, whatever asks it."""

from __future__ import annotations

from typing import Final

from madoi.games.lily.data_types import ChoiceKind

# Before the first turn.
MULLIGAN: Final = "mulligan"
# The turn.
COUPLE: Final = "couple"
EVENT: Final = "event"
DEPLOY: Final = "deploy"
ACT: Final = "act"
# The battle.
SANGE: Final = "sange"
REDRAW: Final = "redraw"
COUNTER: Final = "counter"
CRITICAL: Final = "critical"
BLOCK: Final = "block"
# Skills.
ORDER: Final = "order"
USE: Final = "use"
REVERSE: Final = "reverse"
DISCARD: Final = "discard"
SACRIFICE: Final = "sacrifice"
CHARACTER: Final = "character"
CARD: Final = "card"
PLACE: Final = "place"
AREA: Final = "area"
OPTION: Final = "option"
MAY: Final = "may"
# State-based actions.
KEEP: Final = "keep"

FACE_DOWN_COPY: Final = 10_000_000
"""Added to a card that can be picked: its face-down copy, where one lies face up too."""


class Choice:
    """A question to one seat: between ``least`` and ``most`` things, one after the other. ``candidates``
    are characters' numbers, areas or places in a list, as the kind says; everybody may know them. Cards
    are not listed here: the effect that asks computes them (`Effect.candidates`)."""

    def __init__(
        self, kind: ChoiceKind, seat: int, candidates: list[int], least: int = 1, most: int = 1
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.candidates = candidates
        self.least = least
        self.most = most

    def copy(self) -> Choice:
        return Choice(self.kind, self.seat, self.candidates.copy(), self.least, self.most)
