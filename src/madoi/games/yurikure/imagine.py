"""Determinization: sheets that the others may have, by all that a seat can be sure of and nothing more.

A sheet has 1 to 5 on allowed pairs and the extra points so far; its control is at least what was revealed
(YK-4.1). Sheets are drawn about uniformly from all that fit: from any one of them, by many small changes.
"""

from __future__ import annotations

from typing import Final

from madoi.core.chance import Chance
from madoi.games.yurikure.rules.control import Control
from madoi.games.yurikure.rules.girls import Circle
from madoi.games.yurikure.rules.sheets import SETUP_VALUES, Sheet
from madoi.games.yurikure.rules.state import YurikureState
from madoi.games.yurikure.settings import SETUP_POINTS
from madoi.games.yurikure.view import YurikureView

_STIRS: Final = 60
_PATIENCE: Final = 400
_WHAT: Final = "yurikure-chance-imagined"


class SheetGuess:
    """A sheet being guessed: where each value and each extra point lies."""

    def __init__(self, circle: Circle, values: list[int], distinct: int, needed: list[int]) -> None:
        """The first ``distinct`` values must lie on different pairs."""
        self.circle = circle
        self.values = values
        self.distinct = distinct
        self.needed = needed
        self.places: list[int] = []
        self.control: list[int] = []
        self.missing = 0
        # The last change: which value, from where, which one changed places with it (-1: none), what lacked.
        self._moved = 0
        self._left = 0
        self._swapped = -1
        self._lacked = 0

    def randomize(self, chance: Chance) -> None:
        """Any sheet, whether or not it fits what was revealed."""
        self.places = []
        bag = list(range(self.circle.pairs))
        self.control = [0] * self.circle.girls
        for number in range(len(self.values)):
            if number < self.distinct:
                pair = chance.draw(bag, _WHAT)
            else:
                pair = chance.below(self.circle.pairs, _WHAT)
            self.places.append(pair)
            self._count(pair, self.values[number])
        self.missing = self._count_missing()

    def find(self, chance: Chance) -> None:
        """Any sheet that fits what was revealed."""
        while True:
            self.randomize(chance)
            self.repair(chance)
            if not self.missing:
                return

    def repair(self, chance: Chance) -> None:
        """Try to make it fit what was revealed."""
        tries = 0
        while self.missing and tries < _PATIENCE:
            self.improve(chance)
            tries += 1

    def improve(self, chance: Chance) -> None:
        """Move one value, or let two change places, unless that fits less well."""
        missing = self.missing
        self.propose_change(chance)
        if self.missing > missing:
            self.undo_change()

    def propose_change(self, chance: Chance) -> None:
        """Move one value, or let two change places."""
        number = chance.below(len(self.values), _WHAT)
        pair = chance.below(self.circle.pairs, _WHAT)
        before = self.places[number]
        other = -1
        if number < self.distinct:
            for candidate in range(self.distinct):
                if candidate != number and self.places[candidate] == pair:
                    other = candidate
        self._move(number, pair)
        if other >= 0:
            self._move(other, before)
        self._moved = number
        self._left = before
        self._swapped = other
        self._lacked = self.missing
        self.missing = self._count_missing()

    def undo_change(self) -> None:
        """Undo the last change."""
        pair = self.places[self._moved]
        self._move(self._moved, self._left)
        if self._swapped >= 0:
            self._move(self._swapped, pair)
        self.missing = self._lacked

    def sheet(self) -> Sheet:
        sheet = Sheet(self.circle.pairs)
        for number, value in enumerate(self.values):
            counted = sheet.setup if number < len(SETUP_VALUES) else sheet.extra
            counted[self.places[number]] += value
        return sheet

    def _move(self, number: int, pair: int) -> None:
        self._count(self.places[number], -self.values[number])
        self.places[number] = pair
        self._count(pair, self.values[number])

    def _count(self, pair: int, points: int) -> None:
        self.control[self.circle.first[pair]] += points
        self.control[self.circle.second[pair]] += points

    def _count_missing(self) -> int:
        lack = 0
        for girl in range(self.circle.girls):
            lack += max(0, self.needed[girl] - self.control[girl])
        return lack


def guess_sheet(circle: Circle, different: bool, extra: int, revealed: list[int], chance: Chance) -> Sheet:
    """A sheet with ``extra`` extra points that could have revealed this."""
    values = SETUP_VALUES + [1] * extra
    guess = SheetGuess(circle, values, len(SETUP_VALUES) if different else 0, revealed)
    guess.find(chance)
    for _ in range(_STIRS):
        guess.improve(chance)
    return guess.sheet()


def guess_draft(circle: Circle, values: int, different: bool, chance: Chance) -> list[int]:
    """A draft that a player who has handed in may have written."""
    bag = list(range(circle.pairs))
    if different:
        return [chance.draw(bag, _WHAT) for _ in range(values)]
    return [chance.below(circle.pairs, _WHAT) for _ in range(values)]


def extra_points(view: YurikureView) -> int:
    """How many extra points everybody has given so far (YK-3.2)."""
    return view.settings.points_in(view.turn) - SETUP_POINTS


def guessed_sheets(view: YurikureView, chance: Chance) -> list[Sheet]:
    """All sheets: those that the viewer sees, and a guess for each that they do not."""
    sheets: list[Sheet] = []
    for seat, known in enumerate(view.sheets):
        sheets.append(_guessed(view, seat, chance) if known is None else known.copy())
    return sheets


def _guessed(view: YurikureView, seat: int, chance: Chance) -> Sheet:
    settings = view.settings
    circle = settings.circle
    due = view.due
    if due is not None and due.is_setup:
        sheet = Sheet(circle.pairs)
    else:
        different = not settings.advanced_support
        sheet = guess_sheet(circle, different, extra_points(view), view.revealed[seat], chance)
    sheet.handed_in = view.handed_in[seat]
    if due is not None and sheet.handed_in:
        sheet.draft = guess_draft(circle, len(due.values), due.different, chance)
    return sheet


def state_with(view: YurikureView, sheets: list[Sheet], chance: Chance) -> YurikureState:
    """The table that the viewer sees, with these sheets: everything else is public."""
    settings = view.settings
    state = YurikureState(settings, chance)
    state.relations = view.relations.copy()
    state.orientations = [has.copy() for has in view.orientations]
    state.order = view.order.copy()
    state.setup_couple = view.setup_couple
    state.virtual = view.virtual
    state.turn = view.turn
    state.acting = view.acting
    state.due = view.due
    state.procedure = None if view.procedure is None else view.procedure.copy()
    state.pending = None if view.pending is None else view.pending.copy()
    state.ending = view.ending
    state.ending_pairs = view.ending_pairs.copy()
    state.opening = view.opening
    state.witnessed = view.witnessed.copy()
    state.sheets = sheets
    own = [sheet.control(settings.circle) for sheet in sheets]
    state.control = Control(own, [row.copy() for row in view.revealed])
    return state
