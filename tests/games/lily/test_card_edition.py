"""LY-D15: new duels use the cards and ready decks of the newest edition, records without the option the first.
What an edition has does not change."""

from __future__ import annotations

import json
import tomllib
from hashlib import sha256
from typing import Any

import pytest

from madoi.core.package_data import read_package_data
from madoi.core.refusal import BadOption
from madoi.core.settings import with_recommended
from madoi.games.lily import GAME
from madoi.games.lily.cards.card import Pool, printed
from madoi.games.lily.cards.decks import DeckList, built_in_deck, faults
from madoi.games.lily.cards.editions import EDITION, EDITIONS, FIRST_EDITION, Edition
from madoi.games.lily.cards.sets import one_line, pool_with, shipped_pool

rule = pytest.mark.rule

BEFORE, NOW = shipped_pool(FIRST_EDITION), shipped_pool()
OLDER = [edition.number for edition in EDITIONS[:-1]]
FIELDS = {"id", "name", "color", "level", "power", "support", "range", "skills"}
"""What matters in play."""
DIGESTS = {
    "1": "f532d64640718b7a",
    "2": "56528166f4d02ce7",
}
"""Of everything that matters in play. An edition that people have played keeps its digest for ever."""


def read_toml(path: str) -> dict[str, Any]:
    return tomllib.loads(read_package_data("madoi.games.lily.cards", f"data/{path}.toml"))


def changed_after(edition: Edition) -> list[str]:
    """The ids of the cards that the next edition changed."""
    return [entry["id"] for entries in read_toml(f"{edition.folder}/cards").values() for entry in entries]


def digest(edition: Edition) -> str:
    """Of the cards and ready decks of an edition, read without the program's help."""
    chain = EDITIONS[EDITIONS.index(edition) : -1]
    before: dict[str, Any] = {}
    for older in reversed(chain):
        changed = read_toml(f"{older.folder}/cards")
        before |= {f"{kind} {entry['id']}": entry for kind, entries in changed.items() for entry in entries}
    found: list[object] = []
    for name in edition.sets:
        for kind, entries in read_toml(f"sets/madoi/{name}").items():
            if kind == "names":
                continue
            for entry in entries:
                card = before.get(f"{kind} {entry['id']}", entry)
                found.append([kind, {field: value for field, value in card.items() if field in FIELDS}])
    for name in edition.decks:
        folders = [f"{older.folder}/" for older in chain if name in older.changed_decks]
        deck = read_toml(f"{[*folders, ''][0]}decks/{name}")
        found.append([deck[part] for part in ("leader", "partner", "cards", "potentials")])
    return sha256(json.dumps(found, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:16]


@rule("LY-D15")
def test_new_tables_have_the_newest_edition_and_a_record_without_the_option_the_first() -> None:
    old = GAME.settings({}, 2)
    assert "card-edition" not in old.options
    assert "card-edition" not in GAME.settings({"card-edition": "1"}, 2).options
    new = GAME.settings(with_recommended({}, GAME.options), 2)
    assert new.options["card-edition"] == EDITION == "3"
    assert old.pool is BEFORE
    assert new.pool is NOW
    assert GAME.settings({"card-edition": "2"}, 2).pool is shipped_pool("2")


@rule("LY-D15")
@pytest.mark.parametrize("edition", EDITIONS[:-1], ids=OLDER)
def test_an_edition_keeps_its_cards_and_ready_decks(edition: Edition) -> None:
    """A card or deck that changes goes, as it was, to the folder of the edition before."""
    assert digest(edition) == DIGESTS[edition.number]


@rule("LY-D15")
@pytest.mark.parametrize("number", OLDER)
def test_an_edition_differs_from_the_next_in_the_cards_that_were_changed_and_in_no_other(number: str) -> None:
    """Numbers of cards are their places in the pool: shuffles of old records depend on the order."""
    place = OLDER.index(number)
    before, after = shipped_pool(number), shipped_pool(EDITIONS[place + 1].number)
    ids = [card.id for card in before.cards]
    assert [card.id for card in after.cards][: len(ids)] == ids
    differ = [
        one.id
        for one, other in zip(before.cards, after.cards, strict=False)
        if printed(one) != printed(other)
    ]
    changed = changed_after(EDITIONS[place])
    assert differ == [id for id in ids if id in changed]
    assert len(differ) == len(changed)


@rule("LY-D15")
def test_the_second_edition_limits_the_cards_of_the_strongest_names() -> None:
    deck = "w101*4 w102*4 w104*4 w105*4 w106*4 w107*4 w108*4 w109*4 w110*4 w205*4 / wp1*2 wp2*2 wp3*2 wp4*1 / w101 w102"
    assert GAME.settings({"decks": deck}, 2)
    with pytest.raises(BadOption) as refused:
        GAME.settings({"decks": deck, "card-edition": "2"}, 2)
    assert refused.value.refusal.code == "lily-deck-alike"
    assert refused.value.refusal.facts["most"] == 2


@rule("LY-D15")
@pytest.mark.parametrize("edition", EDITIONS, ids=[*OLDER, EDITION])
def test_the_ready_decks_of_every_edition_are_legal(edition: Edition) -> None:
    for name in edition.decks:
        assert faults(shipped_pool(edition.number), built_in_deck(name, edition.number)) == []


@rule("LY-D15")
def test_a_ready_deck_is_what_it_was_in_its_edition() -> None:
    """Dawn changed in the second edition, and not in the third."""
    texts = [built_in_deck("dawn", edition.number).text() for edition in EDITIONS]
    assert texts[0] != texts[1] == texts[2]


@rule("LY-D15")
@pytest.mark.parametrize("name", ["lantern", "eclipse"])
def test_the_second_set_is_of_the_second_edition(name: str) -> None:
    assert faults(NOW, built_in_deck(name)) == []
    assert [card.id for card in NOW.cards[: len(BEFORE.cards)]] == [card.id for card in BEFORE.cards]
    assert GAME.settings({"decks": f"dawn,{name}", "card-edition": "2"}, 2)
    with pytest.raises(BadOption) as refused:
        GAME.settings({"decks": f"dawn,{name}"}, 2)
    assert refused.value.refusal.code == "lily-deck-text"
    assert refused.value.refusal.facts["allowed"] == ["dawn", "dusk", "ember"]


@rule("LY-D15")
def test_ids_of_the_second_set_are_free_in_the_first_edition() -> None:
    """A record of old may have cards of one's own with such ids."""
    title = {"ja": "題", "zh-Hant": "稱", "en": "Title"}
    own: dict[str, object] = {
        "event": [{"id": "le1", "name": title, "title": title, "skills": [{"gives": [{"budget": 1}]}]}]
    }
    assert "le1" in pool_with(one_line(own), edition=FIRST_EDITION).number_of
    with pytest.raises(BadOption):
        pool_with(one_line(own))


OTHERS = dict.fromkeys(["w105", "w106", "w107", "w108", "w109", "w110", "w205", "w206"], 4)
POTENTIALS = {"wp1": 2, "wp2": 2, "wp3": 2, "wp4": 1}


def crowded(more: dict[str, int], pool: Pool = NOW) -> list[tuple[object, object]]:
    """How many cards of a name are too many, and how many there may be."""
    wrong = faults(pool, DeckList({}, {}, OTHERS | more, POTENTIALS, "w105", "w106"))
    assert {fault.rule for fault in wrong} <= {"LY-D15"}
    return [(fault.facts["number"], fault.facts["most"]) for fault in wrong]


@rule("LY-D15")
def test_at_most_one_card_in_five_has_the_same_name() -> None:
    yuzuki = {"w104": 4, "w203": 4}
    assert crowded(yuzuki) == []
    assert crowded(yuzuki | {"w402": 1}) == [(9, 8)]
    assert crowded(yuzuki | {"w402": 1}, BEFORE) == []
    assert crowded(yuzuki | {"w402": 1, "w405": 4}) == [], "a larger deck may have more"
    assert crowded(yuzuki | {"w402": 3, "w405": 4, "we2": 3}) == [(11, 10)]


@rule("LY-D15")
def test_a_second_name_counts_for_both() -> None:
    """h206 is Noa and Kuroe."""
    kuroe = {"h101": 2, "h301": 2, "h401": 2}
    assert crowded(kuroe | {"h206": 2}) == []
    assert crowded(kuroe | {"h206": 3}) == [(9, 8)]


@rule("LY-D15")
def test_cards_of_which_a_deck_may_have_any_number_are_not_counted() -> None:
    assert crowded({"r109": 14, "r207": 4}) == []
    assert crowded({"r109": 6, "r207": 4, "r306": 4}) == []


@rule("LY-D15")
def test_an_unfinished_deck_may_have_as_many_of_a_name_as_the_smallest() -> None:
    begun = DeckList({}, {}, {"w104": 4, "w203": 4}, {}, "", "")
    assert "lily-deck-name" not in [fault.code for fault in faults(NOW, begun)]
    begun.cards["w402"] = 1
    assert "lily-deck-name" in [fault.code for fault in faults(NOW, begun)]


@rule("LY-D15")
def test_cards_of_ones_own_keep_to_the_edition() -> None:
    own = pool_with("{}", edition=FIRST_EDITION)
    assert (own.name_share, pool_with("{}").name_share) == (0, NOW.name_share)
