"""Reference data of Lily: what screens show besides a view."""

from __future__ import annotations

from madoi.core.capabilities import ReferenceData
from madoi.core.settings import Settings
from madoi.games.lily.cards.card import printed
from madoi.games.lily.data_types import LilyReference
from madoi.games.lily.settings import LilySettings


class LilyReferenceData(ReferenceData):
    """Every card as printed, and both deck lists."""

    def data(self, settings: Settings) -> LilyReference:
        assert isinstance(settings, LilySettings)
        cards = settings.pool.cards
        return {
            "cards": {card.id: printed(card) for card in cards},
            "decks": [
                {cards[card].id: deck.cards.count(card) for card in sorted(set(deck.cards))}
                for deck in settings.decks
            ],
        }
