"""LY-5.1, LY-5.2: which decks may be played."""

from __future__ import annotations

import json
import tomllib

import pytest

from madoi.core.refusal import BadOption
from madoi.games.lily import GAME
from madoi.games.lily.cards.card import Pool
from madoi.games.lily.cards.decks import DeckList, built_in_deck, faults, parse_deck, read_deck
from madoi.games.lily.cards.editions import BUILT_IN_DECKS
from madoi.games.lily.cards.sets import make_pool, shipped_pool
from madoi.games.lily.file_options import LilyFileOptions
from madoi.games.lily.settings import LilySettings
from support.games.lily.duel import pool_with_cards
from support.games.lily.plain_cards import PLAIN, SET, girl, texts

rule = pytest.mark.rule

POTENTIALS = {"dull1": 2, "dull2": 2, "dull3": 2, "dull4": 1}
FORTY = dict.fromkeys(["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "x10", "x20"], 4)
"""Forty characters of level 1."""

POOL = pool_with_cards("", PLAIN)


def play(line: str) -> LilySettings:
    return GAME.settings({"decks": line, "set": SET}, 2)


def deck(
    cards: dict[str, int] | None = None,
    potentials: dict[str, int] | None = None,
    leader: str = "a1",
    partner: str = "b1",
) -> DeckList:
    return DeckList({}, {}, cards or FORTY, potentials or POTENTIALS, leader, partner)


def wrong(written: DeckList, pool: Pool | None = None) -> list[tuple[str, str]]:
    return [(fault.code, fault.rule) for fault in faults(pool or POOL, written)]


@rule("LY-5.1")
@pytest.mark.parametrize(
    ("more", "fine"),
    [
        ({}, True),
        ({"x20": 3}, False),
        ({"a2": 4, "b2": 4, "c2": 2}, True),
        ({"a2": 4, "b2": 4, "c2": 3}, False),
    ],
)
def test_forty_to_fifty_cards(more: dict[str, int], fine: bool) -> None:
    assert wrong(deck(FORTY | more)) == ([] if fine else [("lily-deck-size", "LY-5.1")])


@rule("LY-5.1")
def test_characters_and_events_and_no_potentials() -> None:
    assert wrong(deck(FORTY | {"quiet": 4, "calm": 2})) == []
    assert wrong(deck(FORTY | {"dull1": 1})) == [("lily-deck-potential", "LY-5.1")]


@rule("LY-5.1")
def test_an_event_is_not_needed() -> None:
    assert all(POOL.cards[POOL.number_of[id]].kind == 0 for id in FORTY)
    assert wrong(deck()) == []


@rule("LY-5.1")
@pytest.mark.parametrize(("id", "number", "fine"), [("a2", 4, True), ("a2", 5, False), ("quiet", 5, False)])
def test_at_most_four_of_the_same_card(id: str, number: int, fine: bool) -> None:
    assert wrong(deck(FORTY | {id: number})) == ([] if fine else [("lily-deck-alike", "LY-5.1")])


@rule("LY-5.1")
def test_a_special_skill_may_allow_any_number() -> None:
    many = girl("many", "anna", "1 30 10", 'type = "special", gives = [{ any-number = true }]')
    pool, mistakes = make_pool(POOL, [("many", tomllib.loads(many))])
    assert mistakes == []
    assert wrong(deck(FORTY | {"many": 9}), pool) == []


@rule("LY-5.1")
def test_a_special_skill_may_limit_the_number() -> None:
    few = girl("few", "anna", "1 30 10", 'type = "special", gives = [{ at-most = 2 }]')
    pool, mistakes = make_pool(POOL, [("few", tomllib.loads(few))])
    assert mistakes == []
    assert wrong(deck(FORTY | {"few": 2}), pool) == []
    assert wrong(deck(FORTY | {"few": 3}), pool) == [("lily-deck-alike", "LY-5.1")]


@rule("LY-5.1")
def test_at_least_two_cards_of_level_one() -> None:
    higher = dict.fromkeys(["a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "a3", "b3"], 4)
    assert wrong(deck(higher | {"a1": 1, "b1": 1})) == []
    codes = [code for code, _ in wrong(deck(higher | {"a1": 1}, partner="a1"))]
    assert codes == ["lily-deck-first-level", "lily-deck-people", "lily-deck-people"]


@rule("LY-5.1")
@pytest.mark.parametrize(
    ("leader", "partner", "faulty"),
    [
        ("a1", "b1", 0),
        ("a1", "anna2", 0),  # of the same name
        ("a1", "a1", 0),  # two copies
        ("a2", "b1", 1),  # not of level 1
        ("a1", "long", 1),  # not of this deck
        ("quiet", "b1", 1),  # no character
        ("a2", "b2", 2),
    ],
)
def test_leader_and_partner_are_two_level_1_characters_of_the_deck(
    leader: str, partner: str, faulty: int
) -> None:
    written = deck(FORTY | {"a2": 1, "quiet": 1, "anna2": 1}, leader=leader, partner=partner)
    assert wrong(written) == [("lily-deck-people", "LY-5.1")] * faulty


@rule("LY-5.1")
def test_they_count_in_its_size_and_copies() -> None:
    """One copy cannot be both; and the two are taken out of the forty."""
    assert wrong(deck(FORTY | {"a1": 1, "a2": 3}, leader="a1", partner="a1")) == [
        ("lily-deck-people", "LY-5.1"),
        ("lily-deck-people", "LY-5.1"),
    ]
    line = deck().text()
    settings = play(line)
    assert [len(one.cards) for one in settings.decks] == [40, 40]


@rule("LY-5.1")
def test_a_card_that_does_not_exist() -> None:
    assert wrong(deck(FORTY | {"nobody": 1})) == [("lily-deck-no-card", "LY-5.1")]


@rule("LY-5.2")
@pytest.mark.parametrize(
    ("potentials", "fault"),
    [
        ({"dull1": 2, "dull2": 2, "dull3": 2, "dull4": 1}, ""),
        ({"dull1": 2, "dull2": 2, "dull3": 2}, "lily-deck-potential-size"),
        ({"dull1": 2, "dull2": 2, "dull3": 2, "dull4": 2, "dull5": 2}, ""),
        (
            {"dull1": 2, "dull2": 2, "dull3": 2, "dull4": 2, "dull5": 2, "dull6": 1},
            "lily-deck-potential-size",
        ),
        ({"dull1": 3, "dull2": 2, "dull3": 2}, "lily-deck-alike"),
        ({"dull1": 2, "dull2": 2, "dull3": 2, "a1": 1}, "lily-deck-no-potential"),
        ({"dull1": 2, "dull2": 2, "dull3": 2, "quiet": 1}, "lily-deck-no-potential"),
    ],
)
def test_seven_to_ten_potentials_at_most_two_the_same(potentials: dict[str, int], fault: str) -> None:
    assert wrong(deck(potentials=potentials)) == ([(fault, "LY-5.2")] if fault else [])


@rule("LY-5.1")
@pytest.mark.parametrize("name", BUILT_IN_DECKS)
def test_the_ready_decks_may_be_played(name: str) -> None:
    assert wrong(built_in_deck(name), shipped_pool()) == []


@rule("LY-5.1")
def test_all_faults_are_found_at_once_and_the_first_refuses_the_table() -> None:
    bad = deck({"a1": 5, "dull1": 1}, {"dull1": 3}, leader="a1", partner="b1")
    assert [code for code, _ in wrong(bad)] == [
        "lily-deck-size",
        "lily-deck-potential-size",
        "lily-deck-alike",
        "lily-deck-potential",
        "lily-deck-alike",
        "lily-deck-people",
    ]
    with pytest.raises(BadOption) as caught:
        play(bad.text())
    assert caught.value.refusal.code == "lily-deck-size"


@rule("LY-5.1")
def test_a_deck_as_a_line_reads_back_as_itself() -> None:
    assert parse_deck("many*12 a1*2 / dull1*2 / a1 many").cards == {"many": 12, "a1": 2}
    for name in BUILT_IN_DECKS:
        written = built_in_deck(name)
        assert parse_deck(written.text()).text() == written.text()
    assert GAME.settings({"decks": "dusk"}, 2).options["decks"] == "dusk,dusk"


@rule("LY-5.1")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "lily-deck-text"),
        ("noon", "lily-deck-text"),
        ("a1*4 / dull1*2", "lily-deck-text"),
        ("a1 / dull1*2 / a1 b1", "lily-deck-text"),
        ("a1*0 / dull1*2 / a1 b1", "lily-deck-text"),
        ("a1*x / dull1*2 / a1 b1", "lily-deck-text"),
        ("a1*４ / dull1*2 / a1 b1", "lily-deck-text"),
        ("a1*400 / dull1*2 / a1 b1", "lily-deck-text"),
        ("a1*4 / dull1*2 / a1", "lily-deck-text"),
        ("dawn,dusk,ember", "lily-decks-number"),
    ],
)
def test_what_is_no_deck_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.settings({"decks": text}, 2)
    assert caught.value.refusal.code == code


FILE = """
name = "mine"
leader = "a1"
partner = "b1"
[cards]
a1 = 4
[potentials]
dull1 = 2
"""


@rule("LY-5.1")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        (FILE, ""),
        (FILE.replace("=", ":"), "lily-deck-toml"),
        (FILE + "\n[sideboard]\na1 = 1\n", "lily-deck-unknown"),
        (FILE.replace('leader = "a1"', ""), "lily-deck-missing"),
        (FILE.replace('leader = "a1"', 'leader = ""'), "lily-deck-missing"),
        (FILE.replace('leader = "a1"', "leader = 5"), "lily-deck-missing"),
        (FILE.replace("[potentials]\ndull1 = 2", ""), "lily-deck-missing"),
        (FILE.replace("a1 = 4", "a1 = 0"), "lily-deck-number"),
        (FILE.replace("a1 = 4", "a1 = true"), "lily-deck-number"),
        (FILE.replace("a1 = 4", 'a1 = "four"'), "lily-deck-number"),
    ],
)
def test_a_deck_file(text: str, code: str) -> None:
    if not code:
        assert read_deck(text).text() == "a1*4 / dull1*2 / a1 b1"
        assert LilyFileOptions().parse_file("decks", text) == "a1*4 / dull1*2 / a1 b1"
        return
    with pytest.raises(BadOption) as caught:
        read_deck(text)
    assert caught.value.refusal.code == code


@rule("LY-5.1")
def test_a_deck_may_use_cards_of_a_set_of_ones_own() -> None:
    own = girl("own-girl", "anna", "1 50 10")
    option = LilyFileOptions().parse_file("set", PLAIN + own)
    line = deck(FORTY | {"own-girl": 4}, leader="own-girl").text()
    settings = GAME.settings({"decks": line, "set": option}, 2)
    assert settings.pool.cards[settings.decks[0].leader].title == json.loads(
        json.dumps(tomllib.loads(f"x = {texts('own-girl')}")["x"])
    )
    with pytest.raises(BadOption):
        play(line)
    assert [option.name for option in GAME.options if option.from_file] == ["decks", "set"]
