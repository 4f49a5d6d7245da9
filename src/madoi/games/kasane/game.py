"""Kasane as a game of the contract."""

from __future__ import annotations

from madoi.core.action import Action
from madoi.core.capabilities import DataTypes
from madoi.core.chance import Chance
from madoi.core.event import Event
from madoi.core.game import Game, State, View
from madoi.core.settings import Settings
from madoi.games.kasane.ai.appraise import appraise
from madoi.games.kasane.ai.prior_model import KasanePriorModel
from madoi.games.kasane.ai.search_model import KasaneSearchModel
from madoi.games.kasane.data_types import FACES, KasaneData, KasaneParts, KasaneReference
from madoi.games.kasane.file_options import KasaneFileOptions
from madoi.games.kasane.notation import MOST_COLUMNS, only_take, parse, take_and_make
from madoi.games.kasane.observations import KasaneObservations
from madoi.games.kasane.paper_support import KasanePaperSupport
from madoi.games.kasane.reference_data import KasaneReferenceData
from madoi.games.kasane.rules.cards import TURNS_EACH
from madoi.games.kasane.rules.common_area import common_area
from madoi.games.kasane.rules.robe import make_robe
from madoi.games.kasane.rules.state import KasaneState
from madoi.games.kasane.screens import SCREENS
from madoi.games.kasane.secrets import KasaneSecrets
from madoi.games.kasane.settings import OPTIONS, PARAMETERS, KasaneSettings, kasane_settings
from madoi.games.kasane.statistics import KasaneStatistics
from madoi.games.kasane.view import KasaneView

RULES = [
    f"KS-{chapter}.{number}"
    for chapter, last in ((1, 4), (2, 6), (3, 10), (4, 3), (5, 3), (6, 4))
    for number in range(1, last + 1)
]


class Kasane(Game):
    """Two to four players; two is the reissue's rule (KS-6.4)."""

    def __init__(self) -> None:
        prior_model = KasanePriorModel()
        super().__init__("kasane", 1, [2, 3, 4], RULES, OPTIONS, PARAMETERS)
        self.capabilities = [
            KasaneStatistics(),
            KasaneFileOptions(),
            KasanePaperSupport(),
            KasaneReferenceData(),
            DataTypes(KasaneData, KasaneParts, FACES, KasaneReference),
            KasaneSearchModel(self, prior_model),
            prior_model,
            KasaneSecrets(),
            KasaneObservations(),
            SCREENS,
        ]

    def settings(self, options: dict[str, str], seats: int) -> KasaneSettings:
        return kasane_settings(self.check_options(options, seats), seats)

    def new(self, settings: Settings, chance: Chance) -> tuple[State, list[Event]]:
        assert isinstance(settings, KasaneSettings)
        state = KasaneState(settings, chance)
        return state, state.set_up()

    def parse(self, text: str) -> Action:
        return parse(text)

    def vocabulary(self, settings: Settings) -> list[Action]:
        assert isinstance(settings, KasaneSettings)
        actions: list[Action] = []
        for column in range(min(settings.columns, MOST_COLUMNS)):
            actions.append(only_take(column))
            for cell in settings.point_table.cells:
                actions.append(take_and_make(column, cell.yaku, cell.count, False))
                actions.append(take_and_make(column, cell.yaku, cell.count, True))
        return actions

    def imagine(self, view: View, chance: Chance) -> State:
        """Every card was taken in the open, so only the cards to come are to be guessed, and they
        are drawn when they are laid: a fresh chance is all it takes."""
        assert isinstance(view, KasaneView)
        state = KasaneState(view.settings, chance)
        state.round = view.round
        state.start = view.start
        state.mover = view.mover
        state.area = common_area(view.columns, view.settings.column_height)
        state.deck = view.deck.copy()
        state.discards = view.discards.copy()
        for seat in range(view.settings.seats):
            state.robes.append(make_robe(view.hands[seat], view.rows[seat], view.points[seat]))
        state.set_taken(view.taken.copy())
        return state

    def most_decisions(self, settings: Settings) -> int:
        return TURNS_EACH * settings.seats

    def appraise(self, view: View, actions: list[Action]) -> list[float]:
        assert isinstance(view, KasaneView)
        return appraise(view, actions)
