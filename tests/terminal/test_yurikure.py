"""Yuri-Kure in the terminal: sheets as a whole, passing beforehand, why, a whole game at one keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from madoi.core.record import read
from madoi.core.session import verify
from madoi.games import find
from support.languages import mostly

Typed = Callable[..., tuple[int, str]]
PLAY = "play yurikure --seats me,greedy*3 --seed 7 --lang en"
SHEET = "akane kuroki 5, sorai tsuge 4, akane sorai 3, tsuge murafuji 2, midorino sorai 1"


def test_a_whole_sheet_is_handed_in_with_one_line(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "y.madoi"
    _, text = typed(f"{PLAY} --save {file}", SHEET)
    steps = [step.text for step in read(file.read_text()).steps if step.seat == 0]
    assert steps[:6] == [
        "support akane kuroki",
        "support tsuge sorai",
        "support akane sorai",
        "support tsuge murafuji",
        "support midorino sorai",
        "hand-in",
    ]
    assert "your control" in text
    assert re.search(r"Sorai.* 8 +8", text)  # 4 + 3 + 1, all of it hidden


def test_every_fault_of_a_sheet_is_named_at_once(typed: Typed) -> None:
    _, text = typed(PLAY, "akane kuroki 5, akane kuroki 4, akane akane 3, sorai 2, foo sorai 7")
    assert '"akane akane 3" isn\'t two girls and a number. [YK-2.5]' in text
    assert '"sorai 2" isn\'t two girls and a number. [YK-2.5]' in text
    assert '"foo" isn\'t a girl.' in text
    assert "Use the values 1, 2, 3, 4 and 5 once each, not 2, 3, 4, 5, 7. [YK-2.5]" in text
    assert text.count("Your move") == 2


def test_girls_may_be_called_by_the_names_on_the_screen(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "y.madoi"
    names = "赤根 黒木 5、空井 黄楊 4、赤根 空井 3、黄楊 紫藤 2、緑野 空井 1"
    typed(f"play yurikure --seats me,greedy*3 --seed 7 --lang ja --save {file}", names)
    steps = [step.text for step in read(file.read_text()).steps if step.seat == 0]
    assert steps[0] == "support akane kuroki"
    assert "hand-in" in steps


def test_passing_beforehand(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "y.madoi"
    _, text = typed(f"{PLAY} --save {file}", SHEET, "a")
    assert "this turn until someone reveals more than" in text
    first = text.count("Your move")
    _, text = typed(f"{PLAY} --save {tmp_path / 'z.madoi'}", SHEET, "d")
    later = [step.text for step in read((tmp_path / "z.madoi").read_text()).steps if step.seat == 0]
    assert later.count("pass") > 10
    assert text.count("Your move") <= first + 1


def test_nobody_can_tell_how_a_pass_came_about(typed: Typed, tmp_path: Path) -> None:
    """The same passes, chosen one by one or set beforehand, leave the same record and the same log."""
    chosen, wished = tmp_path / "chosen.madoi", tmp_path / "wished.madoi"
    typed(f"{PLAY} --save {wished}", SHEET, "b")
    passes = [step.text for step in read(wished.read_text()).steps if step.seat == 0][6:]
    assert set(passes) == {"pass"}
    typed(f"{PLAY} --save {chosen}", SHEET, *passes)
    shared = len(read(wished.read_text()).steps)
    assert [step.to_line() for step in read(chosen.read_text()).steps[:shared]] == [
        step.to_line() for step in read(wished.read_text()).steps
    ]


def test_why_explains_the_last_change(typed: Typed) -> None:
    _, text = typed(f"{PLAY} --procedure competition --no-brisk", "why", SHEET, "why")
    assert "YK-2.6  " in text  # the virtual controller was drawn last
    assert re.search(r"YK-4\.\d  |YK-3.1  ", text)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--advanced-support --orientations standard", "[YK-8.2]"),
        ("--orientations akane", "[YK-8.1]"),
        ("--seats me,greedy", "2 seats were given, but this game is for 3, 4, 5 players."),
        ("--hotseat --seats me,greedy,greedy", "With --hotseat, everybody is a person"),
    ],
)
def test_options_that_contradict_are_refused(typed: Typed, words: str, told: str) -> None:
    status, text = typed(f"{PLAY} {words}")
    assert status == 2
    assert told in text


@mostly("zh-Hant")
def test_a_whole_game_by_people_who_share_one_terminal(typed: Typed, tmp_path: Path, language: str) -> None:
    """Everybody hands in a sheet and then always takes the first choice; secrets are covered between turns."""
    file = tmp_path / f"{language}.madoi"
    sheets = ["", SHEET] * 3
    answers = ["", "1"] * 4000
    status, text = typed(
        f"play yurikure --hotseat --seats me*3 --seed 11 --lang {language} --save {file}", *sheets, *answers
    )
    assert status == 0
    session = verify(find("yurikure"), read(file.read_text()))
    assert session.state.outcome() is not None, f"{session.decisions} decisions"
    assert not re.search(r"\b(yurikure|play|rule|record)-[a-z]+-", text), "a key was printed"
    assert "11" in text  # the seed was opened


def test_the_end_opens_all_sheets_and_adds_up(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "end.madoi"
    typed(f"{PLAY} --save {file}", SHEET, "c", *["1"] * 400)
    _, text = typed(f"replay {file} --log --viewer 1 --lang en")
    assert text.count("[YK-2.7]") == 4
    assert len(re.findall(r"Total: .*\[YK-9\.[234]\]", text)) == 4
    assert "[YK-9.5]" in text
