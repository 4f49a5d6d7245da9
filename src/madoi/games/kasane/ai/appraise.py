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
from madoi.games.kasane.rules.point_table import PointTable
from madoi.games.kasane.rules.yaku import Run
from madoi.games.kasane.view import KasaneView

# Weights, in points. Found by playing variants of the bot against each other (docs/bots.md).
_CARD_LAID: Final = 0.22
_OUTLOOK: Final = 1.66
_NEXT_TOP: Final = 0.17
_GIFT: Final = 0.11
_BONUS: Final = 0.6


def appraise(view: KasaneView, actions: list[Action]) -> list[float]:
    """The worth of each of the mover's legal actions."""
    return [_value(view, action) for action in actions]


def _value(view: KasaneView, action: Action) -> float:
    assert isinstance(action, Take)
    seat = view.mover
    row = view.rows[seat].copy()
    hand = view.hands[seat].copy()
    taken = view.taken.copy()
    tops = [column[-1] for column in view.columns if column]
    column = view.columns[action.column]
    card = column[-1]
    tops.remove(card)
    if len(column) > 1:
        tops.append(column[-2])
    value = 0.0
    if card == PLUS_ONE:
        row.append(PLUS_ONE)
        value += 1.0
    else:
        hand.append(card)
    if action.yaku != NO_YAKU:
        place = view.settings.point_table.cell_index(action.yaku, action.count)
        value += view.settings.point_table.cells[place].points[taken[place]]
        taken[place] += 1
        keep = len(hand) - (action.count - int(action.join))
        row += hand[keep:]
        del hand[keep:]
    value += _CARD_LAID * (len(row) - len(view.rows[seat]))
    value += _BONUS * (_expected_bonus(view, row) - _expected_bonus(view, view.rows[seat]))
    free = view.settings.point_table.free_masks(taken)
    turns_left = TURNS_EACH - len(row) - len(hand)
    if turns_left > 0:
        gains = [best_points(view, taken, free, hand, row, number) for number in NUMBERS]
        value += _OUTLOOK * sum(gains) / len(gains)
        if tops:
            value += _NEXT_TOP * max([best_points(view, taken, free, hand, row, top) for top in tops])
    following = (seat + 1) % view.settings.seats
    if tops:
        theirs = view.hands[following]
        their_row = view.rows[following]
        value -= _GIFT * max([best_points(view, taken, free, theirs, their_row, top) for top in tops])
    return value


def _expected_bonus(view: KasaneView, row: list[int]) -> float:
    """The bonus of KS-5 for this row, the less the further it is from eight cards."""
    colours = ending.COLOUR_POINTS[ending.colours(row)]
    enough = view.settings.row_for_bonus
    if len(row) >= enough:
        return float(colours + ending.twelve_bonus(row, view.settings.twelve_points))
    return colours * len(row) / (2.0 * enough)


def best_points(
    view: KasaneView, taken: list[int], free: list[int], hand: list[int], row: list[int], card: int
) -> float:
    """The most points that taking this card can give at once."""
    if card == PLUS_ONE:
        return 1.0
    table = view.settings.point_table
    joined = row[-1] if row else PLUS_ONE
    behind = len(hand) - 1
    best = 0
    count = 1
    run = Run(card)
    while True:
        made = run.yaku_mask() & free[count]
        if made:
            best = max(best, _best_of(table, taken, made, count))
        if count == table.most_cards:
            return float(best)
        if joined != PLUS_ONE:
            made = run.yaku_mask_joined(joined) & free[count + 1]
            if made:
                best = max(best, _best_of(table, taken, made, count + 1))
        if behind < 0:
            return float(best)
        run.extend(hand[behind])
        behind -= 1
        count += 1


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
