"""The codes that are printed on cards (web/src/games/lily/card-code.ts)."""

from __future__ import annotations

from madoi.games.lily.cards.card import printed
from madoi.games.lily.cards.sets import shipped_pool
from support.card_codes import codes_of


def test_every_card_has_a_code_of_its_own() -> None:
    cards = [printed(card) for card in shipped_pool().cards]
    other_set = [{**card, "title": {**card["title"], "ja": card["title"]["ja"] + "・改"}} for card in cards]
    codes = codes_of([*cards, *other_set])
    assert len(set(codes)) == 2 * len(cards)
