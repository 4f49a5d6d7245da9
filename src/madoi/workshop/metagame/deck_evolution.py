"""Evolution of decks: random legal decks, mutation and crossover. Everything made here is legal (LY-5)."""

from __future__ import annotations

from collections import Counter
from typing import Final, TypeVar

from madoi.core.chance import Chance
from madoi.games.lily.cards.card import Card, Pool
from madoi.games.lily.cards.card_facts import CHARACTER, POTENTIAL
from madoi.games.lily.cards.decks import (
    LEAST_CARDS,
    LEAST_POTENTIALS,
    MOST_CARDS,
    MOST_POTENTIALS,
    DeckList,
    crowded_names,
)

T = TypeVar("T")

_WHAT: Final = "deck-evolution"
_NAMED_CARDS: Final = 12
"""Cards of the leader's name in a first deck: for level-ups, blocks and criticals."""
_LEVEL_WEIGHTS: Final = (2, 10, 10, 9, 12, 6)
"""How often a card of each level is drawn for a first deck; events count as level 0."""
_MOST_CHANGES: Final = 5
_SAME_COLOR_IN_10: Final = 8
_SAME_NAME_IN_10: Final = 2


class DeckEvolution:
    """Makes decks from a pool of cards."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._cards = [card for card in pool.cards if card.kind != POTENTIAL]
        self._potentials = [card for card in pool.cards if card.kind == POTENTIAL]
        self._first_level = [card for card in self._cards if card.kind == CHARACTER and card.level == 1]
        self.leaders = list(dict.fromkeys(card.name for card in self._first_level))
        """The names that can lead, in the order of the pool."""

    def leader_name(self, deck: DeckList) -> str:
        return self._card(deck.leader).name

    def random_deck(self, leader: str, chance: Chance) -> DeckList:
        """A deck around a leader's name, mostly of one colour, with cards of all levels."""
        leads = _pick([card for card in self._first_level if card.name == leader], chance)
        partner = _pick([card for card in self._first_level if card.color == leads.color], chance)
        cards: Counter[str] = Counter([leads.id, partner.id])
        named = [card for card in self._cards if card.name == leader]
        for _ in range(_NAMED_CARDS - 1):
            self._add(cards, _pick(named, chance), 1)
        size = MOST_CARDS - chance.below(MOST_CARDS - LEAST_CARDS + 1, _WHAT)
        own = [card for card in self._cards if card.color in (leads.color, -1)]
        weighted = [card for card in own for _ in range(_LEVEL_WEIGHTS[card.level])]
        while cards.total() < size:
            self._add(cards, _pick(weighted, chance), min(1 + chance.below(4, _WHAT), size - cards.total()))
        potentials: Counter[str] = Counter()
        self._fill_potentials(potentials, MOST_POTENTIALS, chance)
        return self._repaired(cards, potentials, leads.id, partner.id, chance)

    def adapted(self, decks: list[DeckList], leader: str, chance: Chance) -> DeckList:
        """One of these decks with another leader, as a player would begin: the cards of the old leader's name
        make room for those of the new name. A deck with this leader stays as it is."""
        for deck in decks:
            if self.leader_name(deck) == leader:
                return deck
        leads = _pick([card for card in self._first_level if card.name == leader], chance)
        alike = [deck for deck in decks if self._card(deck.leader).color == leads.color]
        deck = _pick(alike or decks, chance)
        before = self.leader_name(deck)
        cards = Counter({id: n for id, n in deck.cards.items() if before not in self._card(id).names})
        named = [card for card in self._cards if leader in card.names]
        for card in [leads] + [_pick(named, chance) for _ in range(_NAMED_CARDS)]:
            self._add(cards, card, 2)
        partner = deck.partner if deck.partner in cards else leads.id
        while cards.total() < sum(deck.cards.values()):
            self._add(cards, self._candidate(leads.id, chance), 1)
        return self._repaired(cards, Counter(deck.potentials), leads.id, partner, chance)

    def mutate(self, deck: DeckList, chance: Chance) -> DeckList:
        """A deck with a few changes: cards, potentials, or who leads with whom."""
        cards, potentials = Counter(deck.cards), Counter(deck.potentials)
        leader, partner = deck.leader, deck.partner
        for _ in range(1 + chance.below(_MOST_CHANGES, _WHAT)):
            kind = chance.below(10, _WHAT)
            if kind == 0:
                partner = _pick(self._first_level, chance).id
            elif kind == 1:
                name = self._card(leader).name
                leader = _pick([card for card in self._first_level if card.name == name], chance).id
            elif kind <= 3:
                self._take(potentials, chance)
                self._fill_potentials(potentials, potentials.total() + 1, chance)
            else:
                number = 1 + chance.below(4, _WHAT)
                for _ in range(number):
                    self._take(cards, chance)
                self._add(cards, self._candidate(leader, chance), number)
        return self._repaired(cards, potentials, leader, partner, chance)

    def cross(self, one: DeckList, other: DeckList, chance: Chance) -> DeckList:
        """A deck with the leader of one; each card as often as in the one or in the other."""
        cards, potentials = Counter[str](), Counter[str]()
        for made, mine, theirs in (
            (cards, one.cards, other.cards),
            (potentials, one.potentials, other.potentials),
        ):
            for id in sorted({*mine, *theirs}):
                number = (mine, theirs)[chance.below(2, _WHAT)].get(id, 0)
                if number:
                    made[id] = number
        partner = one.partner if chance.below(2, _WHAT) else other.partner
        return self._repaired(cards, potentials, one.leader, partner, chance)

    def _repaired(
        self, cards: Counter[str], potentials: Counter[str], leader: str, partner: str, chance: Chance
    ) -> DeckList:
        """The deck with leader and partner in it, and of a legal size."""
        people = Counter([leader, partner])
        for id, number in people.items():
            cards[id] = max(cards[id], number)
        while cards.total() > MOST_CARDS:
            self._take(cards, chance, people)
        while cards.total() < LEAST_CARDS:
            self._add(cards, self._candidate(leader, chance), 1)
        self._spread_names(cards, people, chance)
        while potentials.total() > MOST_POTENTIALS:
            self._take(potentials, chance)
        self._fill_potentials(potentials, LEAST_POTENTIALS, chance)
        return DeckList({}, {}, _in_order(cards), _in_order(potentials), leader, partner)

    def _spread_names(self, cards: Counter[str], people: Counter[str], chance: Chance) -> None:
        """Exchange cards of a name that too many cards have (LY-D15) for others of the same colour."""
        while crowded := {*crowded_names(self._pool, cards)}:
            kept = people + Counter(
                {id: number for id, number in cards.items() if crowded.isdisjoint(self._card(id).names)}
            )
            taken = self._card(self._take(cards, chance, kept))
            others = [card for card in self._cards if crowded.isdisjoint(card.names)]
            self._add(cards, _pick([card for card in others if card.color in (taken.color, -1)], chance), 1)
            while cards.total() < LEAST_CARDS:
                self._add(cards, _pick(others, chance), 1)

    def _candidate(self, leader: str, chance: Chance) -> Card:
        """A card that may suit the deck: often of the leader's name or colour."""
        leads = self._card(leader)
        draw = chance.below(10, _WHAT)
        if draw < _SAME_NAME_IN_10:
            return _pick([card for card in self._cards if card.name == leads.name], chance)
        if draw < _SAME_COLOR_IN_10:
            return _pick([card for card in self._cards if card.color in (leads.color, -1)], chance)
        return _pick(self._cards, chance)

    def _add(self, cards: Counter[str], card: Card, number: int) -> None:
        cards[card.id] = min(cards[card.id] + number, card.most_alike)

    def _take(self, cards: Counter[str], chance: Chance, kept: Counter[str] | None = None) -> str:
        """Take one card away, each equally likely, but for those that are ``kept``; which it was."""
        free = Counter(cards)
        free.subtract(kept or {})
        id = _pick([id for id, number in sorted(free.items()) for _ in range(number)], chance)
        cards[id] -= 1
        if not cards[id]:
            del cards[id]
        return id

    def _fill_potentials(self, potentials: Counter[str], size: int, chance: Chance) -> None:
        while potentials.total() < min(size, sum(card.most_alike for card in self._potentials)):
            card = _pick(self._potentials, chance)
            potentials[card.id] = min(potentials[card.id] + 1, card.most_alike)

    def _card(self, id: str) -> Card:
        return self._pool.cards[self._pool.number_of[id]]


def _pick(things: list[T], chance: Chance) -> T:
    return things[chance.below(len(things), _WHAT)]


def _in_order(counts: Counter[str]) -> dict[str, int]:
    """By id, so that the same deck is the same text."""
    return dict(sorted(counts.items()))
