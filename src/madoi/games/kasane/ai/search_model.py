"""How Kasane is thought ahead. All cards that were taken were seen (KS-4.1), so the only thing to imagine is
which cards come next; within a round nothing is hidden at all."""

from __future__ import annotations

from math import exp
from typing import Final

from madoi.core.chance import Chance
from madoi.core.game import Action, Game, Seat, State
from madoi.core.search_model import Foresight
from madoi.games.kasane.ai.appraise import appraise
from madoi.games.kasane.notation import NO_YAKU, Take
from madoi.games.kasane.rules.cards import PLUS_ONE
from madoi.games.kasane.rules.state import KasaneState

_TO_THE_END: Final = 100
_WARMTH: Final = 1.5  # in points: the larger, the more even the leanings
_WHIM: Final = 6  # one thoughtless choice in so many is any choice


class KasaneForesight(Foresight):
    """Lines are played to the end of the game, mostly by taking the points that are there."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, _TO_THE_END)

    def leanings(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        assert isinstance(state, KasaneState)
        worths = appraise(state.view(seat), actions)
        best = max(worths)
        weights = [exp((worth - best) / _WARMTH) for worth in worths]
        total = sum(weights)
        return [weight / total for weight in weights]

    def likely(self, state: State, seat: Seat, actions: list[Action], chance: Chance) -> Action:
        """The most points at once; among equals, any."""
        assert isinstance(state, KasaneState)
        if chance.below(_WHIM, "bot-choice") == 0:
            return actions[chance.below(len(actions), "bot-choice")]
        best = -1
        liked: list[Action] = []
        for action in actions:
            assert isinstance(action, Take)
            points = _points(state, action)
            if points > best:
                best = points
                liked = [action]
            elif points == best:
                liked.append(action)
        return liked[0] if len(liked) == 1 else liked[chance.below(len(liked), "bot-choice")]


def _points(state: KasaneState, take: Take) -> int:
    """What a move scores at once."""
    if take.yaku == NO_YAKU:
        return 1 if state.columns[take.column][-1] == PLUS_ONE else 0
    table = state.settings.point_table
    place = table.cell_index(take.yaku, take.count)
    return table.cells[place].points[state.taken[place]]
