"""The prior model of Kasane: what an action brings at once, and what it leaves to its player and the next.

A phase is a number of turns that the seat still has, this one among them.
"""

from __future__ import annotations

from typing import Final

from madoi.core.action import Action
from madoi.core.game import State
from madoi.core.prior_model import PriorModel, read_weights
from madoi.core.viewer import Seat
from madoi.games.kasane.ai.appraise import TurnPreview, best_of_tops, best_points, expected_bonus, tops_after
from madoi.games.kasane.notation import Take
from madoi.games.kasane.rules import ending
from madoi.games.kasane.rules.cards import NUMBERS, PLUS_ONE, TURNS_EACH
from madoi.games.kasane.rules.robe import Robe
from madoi.games.kasane.rules.state import KasaneState
from madoi.games.kasane.rules.turn_options import YakuOptions

_FEATURES: Final = [
    "points",
    "cards laid",
    "growth of the bonus to expect",
    "most points for the next card, on average over the numbers",
    "most points for the next card, of those on top",
    "most points for the next player, of those on top",
    "takes a +1",
    "bonus for the colours of row and hand",
]


class KasanePriorModel(PriorModel):
    """Its weights are in ``prior_weights.toml``."""

    def __init__(self) -> None:
        weights = read_weights("madoi.games.kasane", "ai/prior_weights.toml")
        super().__init__(_FEATURES, TURNS_EACH + 1, weights)

    def phase(self, state: State, seat: Seat) -> int:
        assert isinstance(state, KasaneState)
        robe = state.robes[seat]
        return TURNS_EACH - robe.row_size - robe.hand_size

    def counts(self, state: State, seat: Seat, actions: list[Action]) -> list[list[float]]:
        assert isinstance(state, KasaneState)
        before = state.robes[seat]
        theirs = state.robes[(seat + 1) % state.settings.seats]
        bonus = expected_bonus(state.settings, before)
        found: list[list[float]] = []
        for action in actions:
            assert isinstance(action, Take)
            found.append(_counts(state, before, theirs, bonus, action))
        return found


def _counts(state: KasaneState, before: Robe, theirs: Robe, bonus: float, action: Take) -> list[float]:
    settings = state.settings
    table = settings.point_table
    turn = TurnPreview(table, state.area, before, state.taken, state.free, action)
    own = turn.own
    tops = tops_after(state.area, action.column)
    outlook = 0.0
    next_top = 0.0
    if own.row_size + own.hand_size < TURNS_EACH:
        options = YakuOptions(own, turn.free, table.most_cards, False)
        by_card = [1.0]  # a +1 gives a point
        for number in NUMBERS:
            best = best_points(table, turn.taken, options, number)
            by_card.append(best)
            outlook += best
        for top in tops:
            next_top = max(next_top, by_card[top])
    gift = 0.0
    if tops:
        gift = best_of_tops(table, turn.taken, YakuOptions(theirs, turn.free, table.most_cards, False), tops)
    return [
        turn.points,
        float(own.row_size - before.row_size),
        expected_bonus(settings, own) - bonus,
        outlook / len(NUMBERS),
        next_top,
        gift,
        1.0 if state.area.top(action.column) == PLUS_ONE else 0.0,
        float(ending.COLOUR_POINTS[ending.colours(own.row_cards() + own.hand_cards())]),
    ]
