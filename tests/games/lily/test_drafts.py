"""Decks and sets that somebody is still writing: everything that is wrong, by line, and what was read."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, cast

import pytest

from madoi.core.capabilities import reference_data
from madoi.core.package_data import read_package_data
from madoi.core.refusal import BadOption
from madoi.core.settings import with_recommended
from madoi.games.lily import GAME
from madoi.games.lily.cards.deck_stats import SupportFailure, without_leader_and_partner
from madoi.games.lily.cards.decks import built_in_deck, faults
from madoi.games.lily.cards.editions import BUILT_IN_DECKS
from madoi.games.lily.cards.sets import shipped_pool
from madoi.games.lily.file_options import LilyFileOptions
from support.games.lily.own_set import OWN

rule = pytest.mark.rule
POOL = shipped_pool()
DAWN = read_package_data("madoi.games.lily.cards", "data/decks/dawn.toml")


def validated(text: str, **options: str) -> tuple[str, list[tuple[str, object]], dict[str, Any]]:
    """The value, the faults with their lines, and what was found."""
    found = LilyFileOptions().validate_draft("decks", text, options)
    told = [(fault.code, fault.facts.get("line")) for fault in found.faults]
    return found.value, told, dict(found.contents)


@rule("LY-5.1")
@pytest.mark.parametrize("name", BUILT_IN_DECKS)
def test_a_deck_that_ships_is_good_in_every_form(name: str) -> None:
    deck = built_in_deck(name)
    value, wrong, found = validated(read_package_data("madoi.games.lily.cards", f"data/decks/{name}.toml"))
    assert (value, wrong) == (deck.text(), [])
    failing = SupportFailure(without_leader_and_partner(POOL, deck), POOL.cards[POOL.number_of[deck.leader]])
    assert Fraction(0) < failing.chance < Fraction(1, 2)
    assert found["failing"]["chance"] == f"{float(failing.chance) * 100:.1f}"
    assert found["failing"]["size"] == sum(deck.cards.values()) - 2
    assert found["deck"]["cards"] == deck.cards
    assert validated(deck.text())[:2] == (deck.text(), [])
    lines = [f"{copies} {id}" for id, copies in {**deck.cards, **deck.potentials}.items()]
    listed = "\n".join([f"Leader: {deck.leader}", f"パートナー：{deck.partner}", "", *lines])
    assert validated(listed)[:2] == (deck.text(), [])
    assert LilyFileOptions().parse_file("decks", listed) == deck.text()


@rule("LY-5.1")
@rule("LY-5.2")
def test_a_deck_that_is_begun_has_all_its_faults_told() -> None:
    assert [code for code, _ in validated("")[1]] == [
        "lily-deck-no-leader",
        "lily-deck-no-partner",
        "lily-deck-size",
        "lily-deck-potential-size",
        "lily-deck-first-level",
    ]
    text = DAWN.replace("w101 = 2", "w101 = 9").replace('partner = "w102"', 'partner = "w201"')
    value, wrong, found = validated(text)
    assert value == ""
    line = text.splitlines().index("w101 = 9") + 1
    partner = text.splitlines().index('partner = "w201"') + 1
    assert wrong == [("lily-deck-size", None), ("lily-deck-alike", line), ("lily-deck-people", partner)]
    assert found["deck"]["cards"]["w101"] == 9
    assert "failing" in found


@rule("LY-5.1")
def test_what_the_builder_is_told_is_what_the_game_says() -> None:
    deck = built_in_deck("dusk")
    deck.cards["h101"] = 7
    codes = [code for code, _ in validated(deck.text())[1]]
    assert codes == [fault.code for fault in faults(POOL, deck)]
    assert "lily-deck-alike" in codes


@pytest.mark.parametrize(
    ("line", "id", "copies"),
    [
        ("3 w105", "w105", 3),
        ("3x w105", "w105", 3),
        ("w105 x3", "w105", 3),
        ("w105*3", "w105", 3),
        ("w101", "w101", 1),
        ("2 Shiho/w101", "w101", 2),
        ("4 Shiho “Singer of the Morning Calm”", "w101", 4),
        ("4 「朝凪の歌い手」志穂", "w101", 4),
        ("2× 晨間靜海的歌者", "w101", 2),
        ("Singer of the Morning Calm 2", "w101", 2),
        ("1 w101 Shiho “Singer of the Morning Calm”", "w101", 1),
        ("２　Ｗ１０１", "w101", 2),
    ],
)
def test_a_line_of_a_list(line: str, id: str, copies: int) -> None:
    _, wrong, found = validated(f"# a deck\nCards (1):\n{line}\n")
    assert found["deck"]["cards"] == {id: copies}
    assert not [code for code, at in wrong if at == 3]


def test_lines_that_name_no_card_are_told_and_the_others_kept() -> None:
    text = "leader: w101\npartner: w102\n\n4 w101\n3 Shiho\n2 nobody at all\n2 wp1\n98 we1\n9 we1"
    value, wrong, found = validated(text)
    assert value == ""
    assert wrong[:3] == [("lily-list-several", 5), ("lily-list-nobody", 6), ("lily-deck-number", 9)]
    assert found["deck"]["cards"] == {"w101": 4, "we1": 98}
    assert found["deck"]["potentials"] == {"wp1": 2}
    with pytest.raises(BadOption):
        LilyFileOptions().parse_file("decks", text)


def test_a_set_of_ones_own() -> None:
    found = LilyFileOptions().validate_draft("set", OWN, {})
    assert not found.faults
    assert found.value == LilyFileOptions().parse_file("set", OWN)
    cards = cast(dict[str, Any], found.contents["cards"])
    assert list(cards) == ["my-nagisa-1"]
    assert cards["my-nagisa-1"]["names"] == ["nagisa"]
    deck = DAWN.replace("w101 = 2", "my-nagisa-1 = 2\nw101 = 2")
    assert ("lily-deck-no-card", 7) in validated(deck)[1]
    wrong = validated(deck, set=found.value)[1]
    assert wrong == [("lily-deck-size", None)]
    assert validated("1 渚", set=found.value)[2]["deck"]["cards"] == {"my-nagisa-1": 1}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("power = 30", "power = 35"), [("lily-file-tens", 13)]),
        (("level = 1", "level = 9"), [("lily-file-number", 12)]),
        (('id = "my-nagisa-1"\n', ""), [("lily-file-id", 7)]),
        (('range = "1"', 'range = "4"\nreach = 3'), [("lily-file-unknown", 16), ("lily-file-value", 15)]),
        (("[[character]]", "[[character"), [("lily-set-toml", 7)]),
        ((OWN, ""), [("lily-set-no-cards", None)]),
    ],
)
def test_faults_of_a_set_have_their_lines(change: tuple[str, str], told: list[tuple[str, object]]) -> None:
    found = LilyFileOptions().validate_draft("set", OWN.replace(*change), {})
    assert found.value == ""
    assert [(fault.code, fault.facts.get("line")) for fault in found.faults] == told


def test_there_is_an_end_to_faults() -> None:
    found = LilyFileOptions().validate_draft("set", "[[character]]\n" * 100, {})
    assert len(found.faults) == 101
    assert found.faults[-1].facts == {"count": 700}


def test_the_stock_is_what_the_game_ships() -> None:
    catalogue = cast(dict[str, Any], LilyFileOptions().catalogue())
    assert list(catalogue["cards"]) == [card.id for card in POOL.cards]
    assert sorted(id for ids in catalogue["sets"].values() for id in ids) == sorted(catalogue["cards"])
    assert {name: deck["cards"] for name, deck in catalogue["decks"].items()} == {
        name: built_in_deck(name).cards for name in BUILT_IN_DECKS
    }
    settings = GAME.settings(with_recommended({}, GAME.options), 2)
    printed = cast(dict[str, Any], reference_data(GAME, settings)["cards"])
    assert all(printed[id].items() <= card.items() for id, card in catalogue["cards"].items())
    assert [id for id, card in catalogue["cards"].items() if card["most"] == 99]
    assert [id for id, card in catalogue["cards"].items() if len(card["names"]) > 1]
    assert [id for id, card in catalogue["cards"].items() if len(card["colors"]) > 1]
    assert catalogue["limits"]["hand"] == settings.hand
