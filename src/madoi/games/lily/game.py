"""Lily: The Coupling Generation as a game of the contract."""

from __future__ import annotations

from typing import Final

from madoi.core.action import Action
from madoi.core.capabilities import Concession, DataTypes
from madoi.core.chance import Chance
from madoi.core.event import Event
from madoi.core.game import Game, State, View
from madoi.core.refusal import BadOption, Refusal
from madoi.core.settings import Settings
from madoi.games.lily.ai.appraise import appraise
from madoi.games.lily.ai.search_model import LilySearchModel
from madoi.games.lily.cards.decks import parse_deck, playable
from madoi.games.lily.cards.editions import FIRST_EDITION
from madoi.games.lily.cards.sets import pool_with
from madoi.games.lily.data_types import (
    FACES,
    LilyCatalogue,
    LilyData,
    LilyDraft,
    LilyParts,
    LilyReference,
)
from madoi.games.lily.file_options import LilyFileOptions
from madoi.games.lily.imagine import imagine
from madoi.games.lily.notation import CONCEDE, parse
from madoi.games.lily.observations import LilyObservations
from madoi.games.lily.paper_support import LilyPaperSupport
from madoi.games.lily.premoves import LilyPremoves
from madoi.games.lily.reference_data import LilyReferenceData
from madoi.games.lily.rules import setup
from madoi.games.lily.rules.state import LilyState
from madoi.games.lily.rules.table import Table
from madoi.games.lily.screens import SCREENS
from madoi.games.lily.secrets import LilySecrets
from madoi.games.lily.settings import FIRST_RULINGS, OPTIONS, PARAMETERS, SEATS, LilySettings
from madoi.games.lily.statistics import LilyStatistics
from madoi.games.lily.view import LilyView

_CHAPTERS: Final = [(1, 4), (2, 4), (3, 4), (4, 9), (5, 5), (6, 8), (7, 6), (8, 14), (9, 4), (10, 1), (11, 1)]
RULES: Final = [f"LY-{chapter}.{number}" for chapter, last in _CHAPTERS for number in range(1, last + 1)] + [
    f"LY-D{number}" for number in range(1, 16)
]


class Lily(Game):
    """Two players, each with a deck."""

    def __init__(self) -> None:
        super().__init__("lily", 1, [SEATS], RULES, OPTIONS, PARAMETERS)
        self._last: LilySettings | None = None
        self.capabilities = [
            LilyStatistics(),
            LilyFileOptions(),
            LilyPremoves(),
            LilyPaperSupport(),
            LilyReferenceData(),
            DataTypes(LilyData, LilyParts, FACES, LilyReference, LilyCatalogue, LilyDraft),
            LilySearchModel(self),
            LilySecrets(),
            LilyObservations(),
            SCREENS,
            Concession(parse(CONCEDE)),
        ]

    def settings(self, options: dict[str, str], seats: int) -> LilySettings:
        checked = self.check_options(options, seats)
        if checked["rulings"] == FIRST_RULINGS:  # records from before the option have none
            del checked["rulings"]
        edition = checked["card-edition"]
        if edition == FIRST_EDITION:  # so have those from before this one
            del checked["card-edition"]
        last = self._last
        if last is not None and last.options == checked:
            return last  # all cards and actions are made anew otherwise
        pool = pool_with(checked["set"], strict="rulings" in checked, edition=edition)
        names = [part.strip() for part in checked["decks"].split(",")]
        if len(names) == 1:
            names = names * SEATS
        if len(names) != SEATS:
            raise BadOption(Refusal("lily-decks-number", "LY-5.1", {"given": len(names)}))
        checked["decks"] = ",".join(names)
        made = LilySettings(checked, pool, [playable(pool, parse_deck(name, edition)) for name in names])
        self._last = made
        return made

    def new(self, settings: Settings, chance: Chance) -> tuple[State, list[Event]]:
        assert isinstance(settings, LilySettings)
        table = Table(settings)
        setup.lay_out(table)
        return LilyState(table, chance), []

    def parse(self, text: str) -> Action:
        return parse(text)

    def vocabulary(self, settings: Settings) -> list[Action]:
        assert isinstance(settings, LilySettings)
        return settings.action_table.possible.copy()

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, LilyView)
        return LilyState(imagine(view.table, chance), chance)

    def appraise(self, view: View, actions: list[Action]) -> list[float]:
        assert isinstance(view, LilyView)
        return appraise(view, actions)
