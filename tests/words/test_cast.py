"""The cast: every character has a name and a manner in three languages, and a portrait."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from madoi.bots.cast import CHARACTERS, pick_character
from madoi.core.record import MAX_NAME_CHARS, Player, is_printable_line
from madoi.games.lily.cards.sets import shipped_pool
from madoi.games.yurikure.rules.girls import GIRLS
from madoi.terminal.seats import described_bots, parse_seats, shown_names
from madoi.words import LANGUAGES, words

DRAWINGS = Path(__file__).parents[2] / "web" / "src" / "ui" / "face-drawings.ts"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_words_of_its_own(language: str) -> None:
    for kind in ("name", "manner", "about"):
        texts = [words(language).text(f"cast-{kind}-{character}") for character in CHARACTERS]
        assert len(set(texts)) == len(CHARACTERS), kind
        assert not [text for text in texts if re.search(r"[<>&{}|]", text)]
        assert all(is_printable_line(text, MAX_NAME_CHARS) for text in texts if kind == "name")


def test_every_character_has_a_portrait() -> None:
    drawn = re.findall(r"^  (\w+): person\(", DRAWINGS.read_text(encoding="utf-8"), re.MULTILINE)
    assert drawn == CHARACTERS


def test_the_same_table_picks_the_same_characters_and_others_pick_others() -> None:
    assert pick_character("table/1", []) == pick_character("table/1", [])
    assert {pick_character(f"table/{number}", []) for number in range(200)} == set(CHARACTERS)
    taken: list[str] = []
    while len(taken) < len(CHARACTERS):
        taken.append(pick_character("table", taken))
    assert sorted(taken) == sorted(CHARACTERS)


@pytest.mark.parametrize(
    ("name", "bot", "shown"),
    [
        ("sayo", "strong", "小夜"),
        ("sayo 2", "strong", "小夜 2"),
        ("casual", "casual", "中級"),  # older games
        ("casual 2", "casual", "中級 2"),
        ("Aki", "casual", "Aki"),
        ("strong:2000", "strong:2000", "strong:2000"),
        ("", "", ""),
    ],
)
def test_names_given_to_bots_are_translated(name: str, bot: str, shown: str) -> None:
    assert words("ja").bot_name(name, bot) == shown


def test_the_terminal_tells_who_the_bots_are_and_how_strong() -> None:
    players = parse_seats("Sayo=me,casual*2,Kit=strong:2000")
    assert [player.kind for player in players] == ["person", "casual", "casual", "strong:2000"]
    first, second = (player.name for player in players[1:3])
    assert len({first, second, "sayo"}) == 3
    assert shown_names(players, words("en")) == [
        "Sayo",
        words("en").text(f"cast-name-{first}"),
        words("en").text(f"cast-name-{second}"),
        "Kit",
    ]
    assert described_bots(players, words("en")).endswith(" (Casual), Kit (Strong)")
    assert described_bots([Player("Aki")], words("en")) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_has_the_name_of_a_girl_on_the_table(language: str) -> None:
    """In a log, "Ibuki attacks with Ibuki" would leave open who is who."""
    girls = {name[language] for name in shipped_pool().names.values()}
    girls |= {words(language).text(f"yurikure-girl-{girl}") for girl in GIRLS}
    assert not girls & {words(language).text(f"cast-name-{character}") for character in CHARACTERS}
