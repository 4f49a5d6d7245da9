"""Paper support of Lily: results of chance in words."""

from __future__ import annotations

from madoi.core.action import Action
from madoi.core.capabilities import PaperSupport
from madoi.core.game import State
from madoi.core.refusal import Facts
from madoi.core.settings import Settings
from madoi.core.viewer import Seat
from madoi.games.lily.rules.state import LilyState
from madoi.games.lily.settings import LilySettings


class LilyPaperSupport(PaperSupport):
    """Cards are drawn, and a die says who begins."""

    def describe_result(self, settings: Settings, what: str, result: int) -> Facts:
        assert isinstance(settings, LilySettings)
        if what == "lily-chance-first":
            return {"seat": result}
        card = settings.pool.cards[result]
        return {"card": {**card.phrase(), "id": card.id}}

    def public_actions(self, state: State, seat: Seat) -> list[Action]:
        assert isinstance(state, LilyState)
        return state.public_actions(seat)
