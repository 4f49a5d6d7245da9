"""YK-1.5, YK-2.5, YK-3.2: secret sheets of support, which all players fill at the same time.

Players fill their sheets step by step, in secret, and may begin again. A sheet is final when it is handed in.
Everybody sees who has handed in, and nothing else.
"""

from __future__ import annotations

from typing import Final

from madoi.core.action import Action
from madoi.core.immutable import Immutable
from madoi.core.refusal import Refusal
from madoi.games.yurikure.notation import CLEAR, HAND_IN, Clear, HandIn, Support, support
from madoi.games.yurikure.rules.girls import Circle

SETUP_VALUES: Final = [5, 4, 3, 2, 1]
"""In the order in which they are placed."""


class Sheet:
    """One player's support: what counts (``setup``, ``extra``, by pair), and the draft that is being filled:
    the pairs chosen so far for the values that are due."""

    def __init__(self, pairs: int) -> None:
        self.setup = [0] * pairs
        self.extra = [0] * pairs
        self.draft: list[int] = []
        self.handed_in = True

    def copy(self) -> Sheet:
        twin = Sheet(0)
        twin.setup = self.setup.copy()
        twin.extra = self.extra.copy()
        twin.draft = self.draft.copy()
        twin.handed_in = self.handed_in
        return twin

    def total(self, pair: int) -> int:
        return self.setup[pair] + self.extra[pair]

    def counted(self, pair: int) -> int:
        """YK-9.1."""
        return min(5, self.setup[pair]) + self.extra[pair]

    def control(self, circle: Circle) -> list[int]:
        """What the support gives of each girl, YK-1.6."""
        control = [0] * circle.girls
        for pair in range(circle.pairs):
            points = self.total(pair)
            if points:
                control[circle.first[pair]] += points
                control[circle.second[pair]] += points
        return control


class SheetRound(Immutable):
    """What is due from everybody: these values, on different pairs or not. Never changes."""

    def __init__(self, values: list[int], different: bool, is_setup: bool, rule: str) -> None:
        self.values = values
        self.different = different
        self.is_setup = is_setup
        self.rule = rule

    def legal(self, circle: Circle, sheet: Sheet) -> list[Action]:
        actions: list[Action] = []
        if len(sheet.draft) == len(self.values):
            actions.append(HAND_IN)
        else:
            actions += [
                support(circle.first[pair], circle.second[pair])
                for pair in range(circle.pairs)
                if not (self.different and pair in sheet.draft)
            ]
        if sheet.draft:
            actions.append(CLEAR)
        return actions

    def why_not(self, circle: Circle, sheet: Sheet, action: Action) -> Refusal | None:
        left = len(self.values) - len(sheet.draft)
        if isinstance(action, HandIn):
            return None if left == 0 else Refusal("yurikure-sheet-unfinished", self.rule, {"count": left})
        if isinstance(action, Clear):
            return None if sheet.draft else Refusal("yurikure-sheet-empty", self.rule, {})
        if not isinstance(action, Support):
            return Refusal("yurikure-sheet-first", self.rule, {"text": action.text})
        if left == 0:
            return Refusal("yurikure-sheet-full", self.rule, {})
        if self.different and circle.pair(action.one, action.other) in sheet.draft:
            return Refusal("yurikure-sheet-same-pair", self.rule, {})
        return None
