"""The settings of a duel: decks, card sets, options, and rule parameters."""

from __future__ import annotations

from typing import Final

from madoi.core.settings import Option, RuleParameter, Settings
from madoi.games.lily.cards.card import Pool
from madoi.games.lily.cards.deck import Deck, DuelCards
from madoi.games.lily.cards.editions import BUILT_IN_DECKS, EDITION, EDITIONS, FIRST_EDITION
from madoi.games.lily.cards.support_odds import Odds
from madoi.games.lily.notation import ActionTable

SEATS: Final = 2
DEFAULT_DECKS: Final = "dawn,dusk"
UP_TO: Final = "up-to"
FIRST_RULINGS: Final = "1"
BY_THE_BOOK: Final = "2"
HAND: Final = 6
"""LY-5.4."""

OPTIONS: Final = [
    Option(
        "decks",
        [],
        DEFAULT_DECKS,
        "LY-5.1",
        from_file=True,
        examples=["dawn,dusk", "dusk,ember", "ember,dawn"],
        words=BUILT_IN_DECKS,
    ),
    Option("set", [], "", "LY-2.4", from_file=True, examples=[""]),
    Option("deployment", ["below", UP_TO], "below", "LY-D1"),
    Option("turns", ["100", "60", "none"], "100", "LY-D12"),
    Option(
        "rulings",
        [FIRST_RULINGS, BY_THE_BOOK],
        FIRST_RULINGS,
        "LY-D14",
        examples=[BY_THE_BOOK],
        recommended=BY_THE_BOOK,
    ),
    Option(
        "card-edition",
        [edition.number for edition in EDITIONS],
        FIRST_EDITION,
        "LY-D15",
        examples=[edition.number for edition in EDITIONS[1:]],
        recommended=EDITION,
    ),
]
PARAMETERS: Final = [
    RuleParameter("potentials", 1, 9, "LY-8.12"),
    RuleParameter("hand", 1, 12, "LY-5.4"),
    RuleParameter("draw", 1, 4, "LY-6.1"),
]


class LilySettings(Settings):
    """The options, with the cards they name."""

    def __init__(self, options: dict[str, str], pool: Pool, decks: list[Deck]) -> None:
        super().__init__(SEATS, options)
        self.pool = pool
        self.decks = decks
        self.cards = DuelCards([*pool.cards], decks)
        self.by_book = options.get("rulings") == BY_THE_BOOK  # LY-D14
        self.up_to = options["deployment"] == UP_TO
        self.turns = 0 if options["turns"] == "none" else int(options["turns"])  # 0: no limit
        self.potentials = self.parameter("potentials", 5)  # a leader defeated once more is gone
        self.hand = self.parameter("hand", HAND)
        self.draw = self.parameter("draw", 1)
        self.action_table = ActionTable(pool, decks)
        self.odds = [Odds(pool, deck) for deck in decks]
