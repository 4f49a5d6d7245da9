"""Paper support of Kasane: results of chance in words."""

from __future__ import annotations

from madoi.core.action import Action
from madoi.core.capabilities import PaperSupport
from madoi.core.game import State
from madoi.core.refusal import Facts
from madoi.core.settings import Settings
from madoi.core.viewer import Seat
from madoi.games.kasane.rules.state import KasaneState


class KasanePaperSupport(PaperSupport):
    """Cards are drawn, and a die says who begins."""

    def describe_result(self, settings: Settings, what: str, result: int) -> Facts:
        return {"seat": result} if what == "kasane-chance-start" else {"card": result}

    def public_actions(self, state: State, seat: Seat) -> list[Action]:
        assert isinstance(state, KasaneState)
        return state.public_actions(seat)
