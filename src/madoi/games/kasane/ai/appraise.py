"""Action values for Kasane, from a view alone.

They count points now, the growth of the row, what the hand is good for, and what is left to the next player.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from madoi.core.action import Action
from madoi.games.kasane.notation import NO_YAKU, Take
from madoi.games.kasane.rules import ending
from madoi.games.kasane.rules.cards import NUMBERS, PLUS_ONE, TURNS_EACH
from madoi.games.kasane.rules.common_area import CommonArea, common_area
from madoi.games.kasane.rules.point_table import FreeCells, PointTable
from madoi.games.kasane.rules.robe import Robe, make_robe
from madoi.games.kasane.rules.turn_options import YakuOptions
from madoi.games.kasane.settings import KasaneSettings
from madoi.games.kasane.view import KasaneView

# Weights, in points. Found by playing variants of the bot against each other (docs/bots.md).
_CARD_LAID: Final = 0.22
_OUTLOOK: Final = 1.66
_NEXT_TOP: Final = 0.17
_GIFT: Final = 0.11
_BONUS: Final = 0.6


def appraise(view: KasaneView, actions: list[Action]) -> list[float]:
    """The worth of each of the mover's legal actions."""
    settings = view.settings
    area = common_area(view.columns, settings.column_height)
    following = (view.mover + 1) % settings.seats
    own = make_robe(view.hands[view.mover], view.rows[view.mover], view.points[view.mover])
    theirs = make_robe(view.hands[following], view.rows[following], view.points[following])
    free = settings.point_table.free_cells(view.taken)
    return action_values(settings, area, own, theirs, view.taken, free, actions)


def action_values(
    settings: KasaneSettings,
    area: CommonArea,
    own: Robe,
    theirs: Robe,
    taken: list[int],
    free: FreeCells,
    actions: list[Action],
) -> list[float]:
    """The worth of each legal action of the mover, who has ``own``. ``theirs`` is the next player's."""
    bonus = expected_bonus(settings, own)
    values: list[float] = []
    for action in actions:
        assert isinstance(action, Take)
        values.append(_value(settings, area, own, theirs, taken, free, bonus, action))
    return values


class TurnPreview:
    """What a turn brings: the player's robe after it, the points, and what the point table has left."""

    def __init__(
        self,
        table: PointTable,
        area: CommonArea,
        before: Robe,
        taken: list[int],
        free: FreeCells,
        action: Take,
    ) -> None:
        own = before.copy()
        own.take(area.top(action.column))
        points: i64 = own.points - before.points
        if action.yaku != NO_YAKU:
            place = table.cell_index(action.yaku, action.count)
            cell = table.cells[place]
            points += cell.points[taken[place]]
            taken = taken.copy()
            taken[place] += 1
            if taken[place] == len(cell.points):
                free = free.copy()
                free.flip(cell)
            own.lay(action.count - int(action.join))
        self.own = own
        self.points = float(points)
        self.taken = taken
        self.free = free


def _value(
    settings: KasaneSettings,
    area: CommonArea,
    before: Robe,
    theirs: Robe,
    taken: list[int],
    free: FreeCells,
    bonus: float,
    action: Take,
) -> float:
    table = settings.point_table
    turn = TurnPreview(table, area, before, taken, free, action)
    own = turn.own
    value = turn.points
    value += _CARD_LAID * float(own.row_size - before.row_size)
    value += _BONUS * (expected_bonus(settings, own) - bonus)
    tops = tops_after(area, action.column)
    if own.row_size + own.hand_size < TURNS_EACH:
        options = YakuOptions(own, turn.free, table.most_cards, False)
        gains = 0.0
        for number in NUMBERS:
            gains += best_points(table, turn.taken, options, number)
        value += _OUTLOOK * gains / len(NUMBERS)
        if tops:
            value += _NEXT_TOP * best_of_tops(table, turn.taken, options, tops)
    if tops:
        options = YakuOptions(theirs, turn.free, table.most_cards, False)
        value -= _GIFT * best_of_tops(table, turn.taken, options, tops)
    return value


def tops_after(area: CommonArea, taken: i64) -> list[int]:
    """The top cards of all columns when one has been taken."""
    tops: list[int] = []
    column: i64 = 0
    while column < area.columns:
        if column != taken and area.height(column):
            tops.append(area.top(column))
        elif column == taken and area.height(column) > 1:
            tops.append(area.second(column))
        column += 1
    return tops


def expected_bonus(settings: KasaneSettings, robe: Robe) -> float:
    """The bonus of KS-5 for this row, the less the further it is from eight cards."""
    row = robe.row_cards()
    colours = ending.COLOUR_POINTS[ending.colours(row)]
    enough = settings.row_for_bonus
    if len(row) >= enough:
        return float(colours + ending.twelve_bonus(row, settings.twelve_points))
    return colours * len(row) / (2.0 * enough)


def best_of_tops(table: PointTable, taken: list[int], options: YakuOptions, tops: list[int]) -> float:
    best = 0.0
    for top in tops:
        points = best_points(table, taken, options, top)
        best = max(best, points)
    return best


def best_points(table: PointTable, taken: list[int], options: YakuOptions, card: i64) -> float:
    """The most points that taking this card can give at once."""
    if card == PLUS_ONE:
        return 1.0
    best = 0
    options.take(card)
    while options.next_run():
        best = max(best, _best_of(table, taken, options.made, options.count))
    return float(best)


def _best_of(table: PointTable, taken: list[int], made: i64, count: int) -> int:
    """The points of the best of these yaku, all of them free."""
    best = 0
    yaku = 0
    while made:
        if made & 1:
            place = table.cell_index(yaku, count)
            points = table.cells[place].points[taken[place]]
            best = max(best, points)
        made >>= 1
        yaku += 1
    return best
