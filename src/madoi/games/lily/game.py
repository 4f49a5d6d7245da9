"""Lily: The Coupling Generation behind the contract."""

from __future__ import annotations

from typing import Final

from madoi.core.chance import Chance
from madoi.core.game import Action, Event, Examined, Game, Outcome, Settings, State, View
from madoi.core.refusal import BadOption, Facts, Refusal
from madoi.core.search_model import Foresight
from madoi.games.lily.ai.appraise import appraise
from madoi.games.lily.ai.search_model import LilyForesight
from madoi.games.lily.cards import drafts
from madoi.games.lily.cards.card import Pool, printed
from madoi.games.lily.cards.decks import parse_deck, playable
from madoi.games.lily.cards.sets import one_line, parse_files, pool_with, shipped_pool
from madoi.games.lily.imagine import imagine
from madoi.games.lily.notation import parse
from madoi.games.lily.rules import setup
from madoi.games.lily.rules.state import LilyState
from madoi.games.lily.rules.table import Table
from madoi.games.lily.settings import NUMBERS, OPTIONS, SEATS, LilySettings
from madoi.games.lily.statistics import survey
from madoi.games.lily.view import LilyView

_CHAPTERS: Final = [(1, 4), (2, 4), (3, 4), (4, 9), (5, 5), (6, 8), (7, 6), (8, 14), (9, 4), (10, 1), (11, 1)]
RULES: Final = [f"LY-{chapter}.{number}" for chapter, last in _CHAPTERS for number in range(1, last + 1)] + [
    f"LY-D{number}" for number in range(1, 13)
]


class Lily(Game):
    """Two players, each with a deck."""

    def __init__(self) -> None:
        super().__init__("lily", 1, [SEATS], OPTIONS, RULES, NUMBERS)
        self._last: LilySettings | None = None
        self._last_set = ""
        self._last_pool: Pool | None = None

    def settings(self, options: dict[str, str], seats: int) -> LilySettings:
        checked = self.checked_options(options, seats)
        last = self._last
        if last is not None and last.options == checked:
            return last  # all cards and actions are made anew otherwise
        pool = pool_with(checked["set"])
        names = [part.strip() for part in checked["decks"].split(",")]
        if len(names) == 1:
            names = names * SEATS
        if len(names) != SEATS:
            raise BadOption(Refusal("lily-decks-number", "LY-5.1", {"given": len(names)}))
        checked["decks"] = ",".join(names)
        made = LilySettings(checked, pool, [playable(pool, parse_deck(name)) for name in names])
        self._last = made
        return made

    def new(self, settings: Settings, chance: Chance) -> tuple[State, list[Event]]:
        assert isinstance(settings, LilySettings)
        table = Table(settings)
        setup.lay_out(table)
        return LilyState(table, chance), []

    def parse(self, text: str) -> Action:
        return parse(text)

    def fallen(self, settings: Settings, what: str, result: int) -> Facts:
        assert isinstance(settings, LilySettings)
        if what == "lily-chance-first":
            return {"seat": result}
        card = settings.pool.cards[result]
        return {"card": {**card.phrase(), "id": card.id}}

    def vocabulary(self, settings: Settings) -> list[Action]:
        assert isinstance(settings, LilySettings)
        return settings.action_table.possible.copy()

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, LilyView)
        return LilyState(imagine(view.table, chance), chance)

    def appraise(self, view: View, actions: list[Action]) -> list[float]:
        assert isinstance(view, LilyView)
        return appraise(view, actions)

    def foresight(self) -> Foresight:
        return LilyForesight(self)

    def survey(self, settings: Settings, events: list[Event], outcome: Outcome) -> dict[str, float]:
        assert isinstance(settings, LilySettings)
        return survey(settings, events, outcome)

    def row_name(self, settings: Settings, table: str, row: str) -> Facts | None:
        assert isinstance(settings, LilySettings)
        number = settings.pool.number_of.get(row, -1)
        return settings.pool.cards[number].phrase() if table == "cards" and number >= 0 else None

    def reference(self, settings: Settings) -> Facts:
        assert isinstance(settings, LilySettings)
        cards = settings.pool.cards
        return {
            "cards": {card.id: printed(card) for card in cards},
            "decks": [
                {cards[card].id: deck.cards.count(card) for card in sorted(set(deck.cards))}
                for deck in settings.decks
            ],
        }

    def option_from_file(self, name: str, text: str) -> str:
        """A deck in one line, or a set of cards in one line."""
        if name == "decks":
            deck, wrong = drafts.read(shipped_pool(), text)
            if wrong:
                raise BadOption(wrong[0])
            return deck.text()
        if name == "set":
            parts, wrong = parse_files([("set", text)])
            if wrong:
                raise BadOption(wrong[0])
            return one_line(parts[0][1])
        return super().option_from_file(name, text)

    def stock(self) -> Facts:
        return drafts.stock()

    def examine(self, name: str, text: str, options: dict[str, str]) -> Examined:
        if name == "decks":
            return drafts.examine_deck(self._pool(options.get("set", "")), text)
        if name == "set":
            return drafts.examine_set(text)
        return super().examine(name, text, options)

    def _pool(self, text: str) -> Pool:
        """The cards of a set; those of the last one are kept, since who builds asks again and again."""
        if self._last_pool is None or text != self._last_set:
            self._last_pool = pool_with(text)
            self._last_set = text
        return self._last_pool
