"""madoi lily cards, madoi lily card."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from madoi.core.capabilities import reference_data
from madoi.core.settings import with_recommended
from madoi.games import find
from madoi.games.lily.data_types import PrintedCard
from madoi.words import LANGUAGES

Run = Callable[..., tuple[int, str]]
LILY = find("lily")
CARDS = reference_data(LILY, LILY.settings(with_recommended({}, LILY.options), 2))["cards"]
EVERY = cast(dict[str, PrintedCard], CARDS)


def ids(text: str) -> list[str]:
    """The cards a table lists, from its first column."""
    return re.findall(r"^([a-z]+\d+) ", text, re.MULTILINE)


def test_all_cards_are_listed(run: Run) -> None:
    status, text = run("lily cards --lang en")
    assert status == 0
    assert ids(text) == list(EVERY)
    assert f"{len(EVERY)} cards" in text


@pytest.mark.parametrize(
    ("option", "fits"),
    [
        ("--color hexagram", lambda card: card.get("color") == "hexagram"),
        ("--color 石楠花", lambda card: card.get("color") == "rhododendron"),
        ("--level 5", lambda card: card.get("level") == 5),
        ("--kind event", lambda card: card["kind"] == "event"),
        (
            "--kind potential --name shiho",
            lambda card: card["kind"] == "potential" and card["name"] == "shiho",
        ),
        ("--name 志穂", lambda card: card["name"] == "shiho"),
        ("--name 志穗", lambda card: card["name"] == "shiho"),
        (
            "--level 1 --color white-lily",
            lambda card: (card.get("level"), card.get("color")) == (1, "white-lily"),
        ),
    ],
)
def test_what_is_listed_fits_everything_given(
    run: Run, option: str, fits: Callable[[PrintedCard], bool]
) -> None:
    _, text = run(f"lily cards {option} --lang en")
    expected = [id for id, card in EVERY.items() if fits(card)]
    assert expected
    assert ids(text) == expected


def test_texts_are_searched_in_the_chosen_language(run: Run, card_set: Path) -> None:
    with_own = f"lily cards --set {card_set}"
    assert {"xe1", "xe2", "xp1"} <= set(ids(run(f"{with_own} --lang en --text", "DRAW 1 card")[1]))
    assert {"xe1", "xe2", "xp1"} <= set(ids(run(f"{with_own} --lang ja --text", "引く")[1]))
    status, text = run(f"{with_own} --lang ja --text", "draw")
    assert (status, ids(text)) == (0, [])
    assert "xa1" not in ids(run(f"{with_own} --lang en --text draw")[1])


def test_own_cards_are_listed_with_the_shipped(run: Run, card_set: Path) -> None:
    _, text = run(f"lily cards --set {card_set} --name bea --lang zh-Hant")
    assert ids(text) == ["xb1", "xb2", "xb4"]
    assert "美亜" in text


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            "cards --color green",
            'color can\'t be "green". Choose one of: white-lily, hexagram, rhododendron.',
        ),
        ("cards --level six", 'level can\'t be "six". Choose one of: 1, 2, 3, 4, 5.'),
        ("cards --kind girl", 'kind can\'t be "girl". Choose one of: character, event, potential.'),
        ("cards --set nowhere", "There is no file nowhere."),
        ("card xyzzy", 'There is no card "xyzzy".'),
        ("deck check nowhere", '"nowhere" isn\'t a deck'),
        ("deck stats nowhere", '"nowhere" isn\'t a deck'),
        ("set check nowhere", "There is no file nowhere."),
    ],
)
def test_bad_words_get_one_clear_sentence(run: Run, words: str, told: str) -> None:
    status, text = run(f"lily {words} --lang en")
    assert status == 2
    assert told in text
    assert len(text.strip().splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_card(run: Run, language: str) -> None:
    status, text = run(f"lily card w501 --lang {language}")
    assert status == 0
    card = EVERY["w501"]
    for field in (card["title"], card["called"], card["flavour"]):
        assert field[language] in text
    for number in (card["level"], card["power"], card["support"], card["range"]):
        assert str(number) in text
    assert not re.search(r"lily-|@", text)
    assert len(card["skills"]) == 3
    assert len(re.findall(r"\[(?:Auto|Activated|Special)|【(?:自動|起動|特殊)】", text)) == 3


def test_a_name_gives_all_its_cards(run: Run, card_set: Path) -> None:
    _, text = run(f"lily card Cleo --set {card_set} --lang en")
    assert "xc1" in text
    assert "xc5" in text
    assert "xa1" not in text
    assert "xb4" in run(f"lily card Title xb4 --set {card_set} --lang en")[1]


@pytest.mark.parametrize("words", ["lily", "lily deck", "lily set"])
def test_without_a_command_help_is_shown(run: Run, words: str) -> None:
    status, text = run(words)
    assert status == 0
    assert text.startswith("usage: ")


def test_several_ids_are_several_cards(run: Run) -> None:
    status, text = run("lily card h503 w101 --lang en")
    assert status == 0
    assert EVERY["h503"]["title"]["en"] in text
    assert EVERY["w101"]["title"]["en"] in text


def test_words_are_one_title_where_a_card_has_it(run: Run) -> None:
    status, text = run("lily card A Promise on the Pier --lang en")
    assert status == 0
    assert ids(text) == []
    assert "A Promise on the Pier" in text


def test_one_of_several_that_is_no_card_is_named(run: Run) -> None:
    status, text = run("lily card h503 nobody --lang en")
    assert status != 0
    assert "nobody" in text
    assert EVERY["h503"]["title"]["en"] not in text
