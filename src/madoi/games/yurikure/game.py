"""Yuri-Kure as a game of the contract."""

from __future__ import annotations

from madoi.core.action import Action
from madoi.core.capabilities import DataTypes
from madoi.core.chance import Chance
from madoi.core.event import Event
from madoi.core.game import Game, State, View
from madoi.core.settings import Settings
from madoi.games.yurikure.ai.appraise import appraise
from madoi.games.yurikure.ai.search_model import YurikureSearchModel
from madoi.games.yurikure.data_types import FACES, YurikureData, YurikureParts
from madoi.games.yurikure.imagine import guessed_sheets, state_with
from madoi.games.yurikure.notation import parse, vocabulary
from madoi.games.yurikure.observations import YurikureObservations
from madoi.games.yurikure.paper_support import YurikurePaperSupport
from madoi.games.yurikure.premoves import YurikurePremoves
from madoi.games.yurikure.rules.state import YurikureState
from madoi.games.yurikure.screens import SCREENS
from madoi.games.yurikure.secrets import YurikureSecrets
from madoi.games.yurikure.settings import OPTIONS, PARAMETERS, YurikureSettings, yurikure_settings
from madoi.games.yurikure.statistics import YurikureStatistics
from madoi.games.yurikure.view import YurikureView

_CHAPTERS = [(1, 1, 10), (2, 1, 7), (3, 1, 4), (4, 1, 9), (5, 1, 5), (6, 1, 4), (7, 1, 6)]
_CHAPTERS += [(8, 1, 3), (8, 10, 17), (9, 1, 5)]
RULES = [f"YK-{chapter}.{number}" for chapter, first, last in _CHAPTERS for number in range(first, last + 1)]
RULES += [f"YK-D{number}" for number in range(1, 15)]


class Yurikure(Game):
    """Three to five players; five play with nine girls."""

    def __init__(self) -> None:
        super().__init__("yurikure", 1, [3, 4, 5], RULES, OPTIONS, PARAMETERS)
        self.capabilities = [
            YurikureStatistics(),
            YurikurePremoves(),
            YurikurePaperSupport(),
            DataTypes(YurikureData, YurikureParts, FACES),
            YurikureSearchModel(self),
            YurikureSecrets(),
            YurikureObservations(),
            SCREENS,
        ]

    def settings(self, options: dict[str, str], seats: int) -> YurikureSettings:
        return yurikure_settings(self.check_options(options, seats), seats)

    def new(self, settings: Settings, chance: Chance) -> tuple[State, list[Event]]:
        assert isinstance(settings, YurikureSettings)
        state = YurikureState(settings, chance)
        return state, state.set_up()

    def parse(self, text: str) -> Action:
        return parse(text)

    def vocabulary(self, settings: Settings) -> list[Action]:
        assert isinstance(settings, YurikureSettings)
        return vocabulary(settings.circle, settings.most_control)

    def imagine(self, view: View, chance: Chance) -> State:
        """The sheets of the others are guessed; everything else is public."""
        assert isinstance(view, YurikureView)
        return state_with(view, guessed_sheets(view, chance), chance)

    def appraise(self, view: View, actions: list[Action]) -> list[float]:
        assert isinstance(view, YurikureView)
        return appraise(view, actions)
