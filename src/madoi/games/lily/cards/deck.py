"""Decks that may be played (LY-5.1, LY-5.2), and the cards of a duel."""

from __future__ import annotations

from madoi.core.immutable import Immutable
from madoi.games.lily.cards.card_facts import CardFacts


class Deck(Immutable):
    """A deck and its potential deck, as numbers of the pool; whom its author would lead with."""

    def __init__(self, cards: list[int], potentials: list[int], leader: int, partner: int) -> None:
        self.cards = cards
        self.potentials = potentials
        self.leader = leader
        self.partner = partner


class DuelCards(Immutable):
    """What stays the same during a duel: the facts of every card, by its number, and both decks."""

    def __init__(self, facts_of: list[CardFacts], decks: list[Deck]) -> None:
        self.facts_of = facts_of
        self.decks = decks
