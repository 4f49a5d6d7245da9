"""LY-5.1, LY-5.2: which decks may be played."""

from __future__ import annotations

import json
import tomllib

import pytest

from games.lily.plain import girl, texts
from madoi.core.refusal import BadOption
from madoi.games.lily import GAME
from madoi.games.lily.cards import Pool
from madoi.games.lily.decks import READY, DeckList, faults, parse_deck, read_deck, ready_deck
from madoi.games.lily.sets import make_pool, shipped_pool

rule = pytest.mark.rule

POTENTIALS = {"wp1": 2, "wp2": 2, "wp3": 2, "wp4": 1}
FORTY = {f"w10{n}": 4 for n in range(1, 10)} | {"w110": 4}
"""Forty characters of level 1."""


def deck(
    cards: dict[str, int] | None = None,
    potentials: dict[str, int] | None = None,
    leader: str = "w101",
    partner: str = "w102",
) -> DeckList:
    return DeckList({}, {}, cards or FORTY, potentials or POTENTIALS, leader, partner)


def wrong(written: DeckList, pool: Pool | None = None) -> list[tuple[str, str]]:
    return [(fault.code, fault.rule) for fault in faults(pool or shipped_pool(), written)]


@rule("LY-5.1")
@pytest.mark.parametrize(
    ("more", "fine"),
    [
        ({}, True),
        ({"w110": 3}, False),
        ({"w201": 4, "w202": 4, "w203": 2}, True),
        ({"w201": 4, "w202": 4, "w203": 3}, False),
    ],
)
def test_forty_to_fifty_cards(more: dict[str, int], fine: bool) -> None:
    assert wrong(deck(FORTY | more)) == ([] if fine else [("lily-deck-size", "LY-5.1")])


@rule("LY-5.1")
def test_characters_and_events_and_no_potentials() -> None:
    assert wrong(deck(FORTY | {"we1": 4, "we2": 2})) == []
    assert wrong(deck(FORTY | {"wp1": 1})) == [("lily-deck-potential", "LY-5.1")]


@rule("LY-5.1")
def test_an_event_is_not_needed() -> None:
    assert not any(id.startswith("we") for id in FORTY)
    assert wrong(deck()) == []


@rule("LY-5.1")
@pytest.mark.parametrize(("id", "number", "fine"), [("w201", 4, True), ("w201", 5, False), ("we1", 5, False)])
def test_at_most_four_of_the_same_card(id: str, number: int, fine: bool) -> None:
    assert wrong(deck(FORTY | {id: number})) == ([] if fine else [("lily-deck-alike", "LY-5.1")])


@rule("LY-5.1")
def test_a_special_skill_may_allow_any_number() -> None:
    many = girl("many", "shiho", "1 30 10", 'type = "special", gives = [{ any-number = true }]')
    pool, mistakes = make_pool(shipped_pool(), [("many", tomllib.loads(many))])
    assert mistakes == []
    assert wrong(deck(FORTY | {"many": 9}), pool) == []


@rule("LY-5.1")
def test_at_least_two_cards_of_level_one() -> None:
    higher = {f"w20{n}": 4 for n in range(1, 9)} | {"w301": 4, "w302": 4}
    assert wrong(deck(higher | {"w101": 1, "w102": 1})) == []
    codes = [code for code, _ in wrong(deck(higher | {"w101": 1}, partner="w101"))]
    assert codes == ["lily-deck-first-level", "lily-deck-people", "lily-deck-people"]


@rule("LY-5.1")
@pytest.mark.parametrize(
    ("leader", "partner", "faulty"),
    [
        ("w101", "w102", 0),
        ("w101", "w103", 0),  # of the same name
        ("w101", "w101", 0),  # two copies
        ("w201", "w102", 1),  # not of level 1
        ("w101", "h102", 1),  # not of this deck
        ("we1", "w102", 1),  # no character
        ("w201", "w202", 2),
    ],
)
def test_leader_and_partner_are_two_level_1_characters_of_the_deck(
    leader: str, partner: str, faulty: int
) -> None:
    written = deck(FORTY | {"w201": 1, "we1": 1}, leader=leader, partner=partner)
    assert wrong(written) == [("lily-deck-people", "LY-5.1")] * faulty


@rule("LY-5.1")
def test_they_count_in_its_size_and_copies() -> None:
    """One copy cannot be both; and the two are taken out of the forty."""
    assert wrong(deck(FORTY | {"w101": 1, "w201": 3}, leader="w101", partner="w101")) == [
        ("lily-deck-people", "LY-5.1"),
        ("lily-deck-people", "LY-5.1"),
    ]
    line = deck().text()
    settings = GAME.settings({"decks": line}, 2)
    assert [len(one.cards) for one in settings.decks] == [40, 40]


@rule("LY-5.1")
def test_a_card_that_does_not_exist() -> None:
    assert wrong(deck(FORTY | {"nobody": 1})) == [("lily-deck-no-card", "LY-5.1")]


@rule("LY-5.2")
@pytest.mark.parametrize(
    ("potentials", "fault"),
    [
        ({"wp1": 2, "wp2": 2, "wp3": 2, "wp4": 1}, ""),
        ({"wp1": 2, "wp2": 2, "wp3": 2}, "lily-deck-potential-size"),
        ({"wp1": 2, "wp2": 2, "wp3": 2, "wp4": 2, "wp5": 2}, ""),
        ({"wp1": 2, "wp2": 2, "wp3": 2, "wp4": 2, "wp5": 2, "wp6": 1}, "lily-deck-potential-size"),
        ({"wp1": 3, "wp2": 2, "wp3": 2}, "lily-deck-alike"),
        ({"wp1": 2, "wp2": 2, "wp3": 2, "w101": 1}, "lily-deck-no-potential"),
        ({"wp1": 2, "wp2": 2, "wp3": 2, "we1": 1}, "lily-deck-no-potential"),
    ],
)
def test_seven_to_ten_potentials_at_most_two_the_same(potentials: dict[str, int], fault: str) -> None:
    assert wrong(deck(potentials=potentials)) == ([(fault, "LY-5.2")] if fault else [])


@rule("LY-5.1")
@pytest.mark.parametrize("name", READY)
def test_the_ready_decks_may_be_played(name: str) -> None:
    assert wrong(ready_deck(name)) == []


@rule("LY-5.1")
def test_all_faults_are_found_at_once_and_the_first_refuses_the_table() -> None:
    bad = deck({"w101": 5, "wp1": 1}, {"wp1": 3}, leader="w101", partner="w102")
    assert [code for code, _ in wrong(bad)] == [
        "lily-deck-size",
        "lily-deck-potential-size",
        "lily-deck-alike",
        "lily-deck-potential",
        "lily-deck-alike",
        "lily-deck-people",
    ]
    with pytest.raises(BadOption) as caught:
        GAME.settings({"decks": bad.text()}, 2)
    assert caught.value.refusal.code == "lily-deck-size"


@rule("LY-5.1")
def test_a_deck_as_a_line_reads_back_as_itself() -> None:
    for name in READY:
        written = ready_deck(name)
        assert parse_deck(written.text()).text() == written.text()
    assert GAME.settings({"decks": "dusk"}, 2).options["decks"] == "dusk,dusk"


@rule("LY-5.1")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "lily-deck-text"),
        ("noon", "lily-deck-text"),
        ("w101*4 / wp1*2", "lily-deck-text"),
        ("w101 / wp1*2 / w101 w102", "lily-deck-text"),
        ("w101*0 / wp1*2 / w101 w102", "lily-deck-text"),
        ("w101*x / wp1*2 / w101 w102", "lily-deck-text"),
        ("w101*４ / wp1*2 / w101 w102", "lily-deck-text"),
        ("w101*400 / wp1*2 / w101 w102", "lily-deck-text"),
        ("w101*4 / wp1*2 / w101", "lily-deck-text"),
        ("dawn,dusk,ember", "lily-decks-number"),
    ],
)
def test_what_is_no_deck_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.settings({"decks": text}, 2)
    assert caught.value.refusal.code == code


FILE = """
name = "mine"
leader = "w101"
partner = "w102"
[cards]
w101 = 4
[potentials]
wp1 = 2
"""


@rule("LY-5.1")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        (FILE, ""),
        (FILE.replace("=", ":"), "lily-deck-toml"),
        (FILE + "\n[sideboard]\nw101 = 1\n", "lily-deck-unknown"),
        (FILE.replace('leader = "w101"', ""), "lily-deck-missing"),
        (FILE.replace("[potentials]\nwp1 = 2", ""), "lily-deck-missing"),
        (FILE.replace("w101 = 4", "w101 = 0"), "lily-deck-number"),
        (FILE.replace("w101 = 4", "w101 = true"), "lily-deck-number"),
        (FILE.replace("w101 = 4", 'w101 = "four"'), "lily-deck-number"),
    ],
)
def test_a_deck_file(text: str, code: str) -> None:
    if not code:
        assert read_deck(text).text() == "w101*4 / wp1*2 / w101 w102"
        assert GAME.option_from_file("decks", text) == "w101*4 / wp1*2 / w101 w102"
        return
    with pytest.raises(BadOption) as caught:
        read_deck(text)
    assert caught.value.refusal.code == code


@rule("LY-5.1")
def test_a_deck_may_use_cards_of_a_set_of_ones_own() -> None:
    own = girl("own-girl", "shiho", "1 50 10")
    option = GAME.option_from_file("set", own)
    line = deck(FORTY | {"own-girl": 4}, leader="own-girl").text()
    settings = GAME.settings({"decks": line, "set": option}, 2)
    assert settings.pool.cards[settings.decks[0].leader].title == json.loads(
        json.dumps(tomllib.loads(f"x = {texts('own-girl')}")["x"])
    )
    with pytest.raises(BadOption):
        GAME.settings({"decks": line}, 2)
