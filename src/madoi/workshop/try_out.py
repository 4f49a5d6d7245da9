"""A try-out duel: a game that begins with a given card in the opening hand."""

from __future__ import annotations

from typing import Any, Final

from madoi.core.record import Player
from madoi.core.refusal import Refusal, Refused
from madoi.core.session import start
from madoi.core.settings import with_recommended
from madoi.games import find
from madoi.games.lily.cards.card import Card, Pool
from madoi.games.lily.cards.card_facts import COLORS, EVENT, MOST_ALIKE, POTENTIAL
from madoi.games.lily.cards.decks import DeckList, built_in_deck

_DECKS: Final = {"white-lily": "dawn", "hexagram": "dusk", "rhododendron": "ember"}
"""Decks of one colour, in which a card of this colour can be played soon."""
_OPPONENT: Final = "dusk"
_MOST_SEEDS: Final = 400
"""With four copies in a deck of fifty, every third opening hand has the card."""


class TryOut:
    """The record of a duel up to the opening hands, and how many decisions it has."""

    def __init__(self, record: str, decisions: int) -> None:
        self.record = record
        self.decisions = decisions


def make_try_out(pool: Pool, set_value: str, card: Card) -> TryOut:
    """A duel in which the first seat holds this card, against a ready deck. A potential is no card of a hand:
    it is in the potential deck. Raises `Refused` where no deck can hold the card."""
    deck = deck_with(pool, card)
    game = find("lily")
    options = with_recommended({"decks": f"{deck.text()},{_OPPONENT}", "set": set_value}, game.options)
    opponent = built_in_deck(_OPPONENT)
    chosen = [
        (0, f"leader {deck.leader}"),
        (0, f"partner {deck.partner}"),
        (1, f"leader {opponent.leader}"),
        (1, f"partner {opponent.partner}"),
    ]
    for seed in range(_MOST_SEEDS):
        session = start(game, options, [Player("You"), Player("Bot")], f"try-out-{seed}")
        for seat, action in chosen:
            session.play(seat, game.parse(action))
        view: Any = session.state.view(0).data()
        if card.kind == POTENTIAL or card.id in view["players"][0]["hand"]:
            return TryOut(session.record.text(), len(chosen))
    raise Refused(Refusal("workshop-no-try", "", {"card": card.id}))


def deck_with(pool: Pool, card: Card) -> DeckList:
    """The ready deck of the card's society, with as many copies of the card as allowed instead of others."""
    color = COLORS[card.color] if card.kind not in (EVENT, POTENTIAL) else "white-lily"
    ready = built_in_deck(_DECKS[color])
    if card.kind == POTENTIAL:
        potentials = _exchanged(ready.potentials, list(ready.potentials), card.id, card.most_alike)
        return DeckList(ready.name, ready.about, dict(ready.cards), potentials, ready.leader, ready.partner)
    spare = [id for id in ready.cards if id not in (ready.leader, ready.partner)]

    def distance(id: str) -> tuple[bool, bool, int]:
        """Cards of the same name, kind and level leave first: the deck stays what it was, and legal."""
        other = pool.cards[pool.number_of[id]]
        return not other.is_named(card), other.kind != card.kind, abs(other.level - card.level)

    copies = min(card.most_alike, MOST_ALIKE)
    cards = _exchanged(ready.cards, sorted(spare, key=distance), card.id, copies)
    return DeckList(ready.name, ready.about, cards, dict(ready.potentials), ready.leader, ready.partner)


def _exchanged(counts: dict[str, int], spare: list[str], id: str, copies: int) -> dict[str, int]:
    """The counts with this many copies of a card, and as many fewer of those that can be spared."""
    left = dict(counts)
    need = copies - left.pop(id, 0)
    for other in spare:
        given = min(need, left.get(other, 0)) if other != id else 0
        need -= given
        if given:
            left[other] -= given
    return {**{one: number for one, number in left.items() if number}, id: copies - max(0, need)}
