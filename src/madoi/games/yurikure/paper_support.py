"""Paper support of Yuri-Kure: results of chance in words."""

from __future__ import annotations

from madoi.core.action import Action
from madoi.core.capabilities import PaperSupport
from madoi.core.game import State
from madoi.core.refusal import Facts
from madoi.core.settings import Settings
from madoi.core.viewer import Seat
from madoi.games.yurikure.events import girl_key, pair_facts
from madoi.games.yurikure.rules.orientations import ORIENTATIONS
from madoi.games.yurikure.rules.state import YurikureState
from madoi.games.yurikure.settings import YurikureSettings


class YurikurePaperSupport(PaperSupport):
    """Dice are rolled; the set-up draws pairs, girls, orientations and seats."""

    def describe_result(self, settings: Settings, what: str, result: int) -> Facts:
        assert isinstance(settings, YurikureSettings)
        kind = what.removeprefix("yurikure-chance-")
        if kind in ("couple", "favor"):
            return {"pair": {"key": "yurikure-pair", **pair_facts(settings.circle, result)}}
        if kind in ("order", "favor-girl"):
            return {"girl": girl_key(result)}
        if kind == "orientation":
            return {"orientation": "@yurikure-orientation-" + ORIENTATIONS[result].name}
        return {"seat": result} if kind == "virtual" else {"die": result}

    def public_actions(self, state: State, seat: Seat) -> list[Action]:
        assert isinstance(state, YurikureState)
        return state.public_actions(seat)
