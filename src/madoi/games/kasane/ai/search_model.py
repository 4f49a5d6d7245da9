"""The search model of Kasane: belief, prior and rollout policy.

All cards were taken in the open (KS-4.1), so only the cards to come are imagined.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from madoi.core.action import Action
from madoi.core.chance import Chance
from madoi.core.game import Game, State, View
from madoi.core.prior_model import PriorModel
from madoi.core.search_model import Belief, SearchModel
from madoi.core.viewer import Seat
from madoi.games.kasane.notation import Take, only_take, take_and_make
from madoi.games.kasane.rules.cards import PLUS_ONE
from madoi.games.kasane.rules.common_area import NO_CARD
from madoi.games.kasane.rules.state import NOBODY, KasaneState

_EXPLORATION: Final = 1.4  # fitted priors are trusted more
_RANDOM_ONE_IN: Final = 6  # one rollout action in so many is random


class KasaneBelief(Belief):
    """Only the cards to come are hidden, and they are drawn when they are laid."""

    def __init__(self, state: KasaneState) -> None:
        self._state = state

    def draw(self, chance: Chance) -> State:
        return self._state.copy_with(chance)


class KasaneSearchModel(SearchModel):
    """Rollouts go to the end of the game and mostly take the points that are there."""

    def __init__(self, game: Game, prior_model: PriorModel) -> None:
        super().__init__(game)
        self.exploration = _EXPLORATION
        self._prior_model = prior_model

    def belief(self, view: View, chance: Chance) -> Belief:
        state = self.game.imagine(view, chance)
        assert isinstance(state, KasaneState)
        return KasaneBelief(state)

    def priors(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        assert isinstance(state, KasaneState)
        return self._prior_model.priors(state, seat, state.settings.seats, actions)

    def roll_out(self, state: State, seat: Seat, chance: Chance, choices: int, cut_off: int) -> bool:
        """To the end of the game: the most points at once, one time in six anything."""
        assert isinstance(state, KasaneState)
        while state.mover != NOBODY:
            if chance.below(_RANDOM_ONE_IN, "bot-choice") == 0:
                take = state.random_take(chance)
            else:
                take = _best_take(state, chance)
            state.play_unheard(state.mover, take)
        return True


def _best_take(state: KasaneState, chance: Chance) -> Take:
    """The most points at once, ties broken at random."""
    area = state.area
    table = state.settings.point_table
    options = state.yaku_options(state.mover)
    best = _BestTake(chance)
    column: i64 = 0
    while column < area.columns:
        card = area.top(column)
        if card != NO_CARD:
            if best.accepts(1 if card == PLUS_ONE else 0):
                best.take = only_take(column)
            options.take(card)
            while options.next_run():
                made = options.made
                yaku: i64 = 0
                while made:
                    if made & 1 and best.accepts(state.points_for(table.cell_index(yaku, options.count))):
                        best.take = take_and_make(column, yaku, options.count, options.join)
                    made >>= 1
                    yaku += 1
        column += 1
    return best.take


@mypyc_attr(free_list_len=1, acyclic=True)
class _BestTake:
    """The best of the moves that were shown to it one by one; of several, any with the same chance."""

    def __init__(self, chance: Chance) -> None:
        self.take = only_take(0)
        self._chance = chance
        self._points: i64 = -1
        self._tied = 0

    def accepts(self, points: i64) -> bool:
        """Whether a move with these points takes the place of the one before. The second of two equal ones
        does so one time in two, the third one time in three, and so on."""
        if points < self._points:
            return False
        if points > self._points:
            self._points = points
            self._tied = 1
            return True
        self._tied += 1
        return self._chance.below(self._tied, "bot-choice") == 0
