"""madoi lily set watch --page: what the page is told, and a duel with a card in hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from madoi.core.record import read
from madoi.core.refusal import Refused
from madoi.core.session import replay
from madoi.games import find
from madoi.games.lily.cards.decks import faults
from madoi.games.lily.cards.sets import shipped_pool
from madoi.workshop.set_page import WatchedSet
from madoi.workshop.sources import load_pool
from madoi.workshop.try_out import deck_with, make_try_out
from support.workshop_cards import SET


def _told(watched: WatchedSet) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(watched.read())
    return told


def test_the_page_is_told_what_changed_and_every_fault_with_its_line(card_set: Path) -> None:
    watched = WatchedSet(card_set)
    first = _told(watched)
    assert (first["version"], first["faults"]) == (1, [])
    assert len(first["cards"]) == 14
    assert _told(watched) == first, "nothing was saved"
    id = next(iter(first["cards"]))
    text = SET.replace("power = 40", "power = 50", 1)
    card_set.write_text(text, encoding="utf-8")
    changed = _told(watched)
    assert changed["version"] == 2
    assert changed["changed"] == [
        one for one, card in changed["cards"].items() if card != first["cards"][one]
    ]
    card_set.write_text(SET.replace(f'id = "{id}"', f'id = "{id}"\nwings = 2', 1), encoding="utf-8")
    broken = _told(watched)
    line = next(
        n for n, one in enumerate(card_set.read_text(encoding="utf-8").splitlines(), 1) if "wings" in one
    )
    assert [fault["facts"]["line"] for fault in broken["faults"]] == [line]
    with pytest.raises(Refused):
        watched.try_out(id)
    card_set.unlink()
    assert _told(watched)["faults"][0]["code"] == "file-missing"


@pytest.mark.parametrize("kind", [0, 1, 2])
def test_a_try_out_begins_with_the_card_in_hand(card_set: Path, kind: int) -> None:
    pool = load_pool(card_set)
    card = next(one for one in pool.cards[len(shipped_pool().cards) :] if one.kind == kind)
    deck = deck_with(pool, card)
    assert faults(pool, deck) == []
    tried = json.loads(WatchedSet(card_set).try_out(card.id))
    session = replay(find("lily"), read(tried["record"]))
    view: Any = session.state.view(0).data()
    hand = view["players"][0]["hand"]
    assert tried["decisions"] == 4
    assert card.id in hand or (kind == 2 and deck.potentials[card.id] == 2)


def test_every_shipped_card_can_be_tried() -> None:
    pool = shipped_pool()
    for card in pool.cards:
        assert faults(pool, deck_with(pool, card)) == []
    for card in pool.cards[::12]:
        make_try_out(pool, "", card)
