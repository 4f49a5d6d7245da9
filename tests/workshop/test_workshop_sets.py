"""madoi lily set check: every fault with file, card, field and reason; then what is fine."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from madoi.terminal.screen import Screen
from madoi.words import LANGUAGES, words
from madoi.workshop.sets import watch_set
from support.workshop_cards import NAMES, SET, character

Run = Callable[..., tuple[int, str]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_set(run: Run, card_set: Path, language: str) -> None:
    status, text = run(f"lily set check {card_set} --lang {language}")
    assert status == 0
    assert len(text.strip().splitlines()) == 1
    assert all(number in text for number in ("8", "2", "4"))
    if language == "en":
        assert text == "Valid: 8 characters, 2 events, 4 potentials.\n"


def test_every_fault_at_once_then_what_is_fine(run: Run, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    good = character("xa1", "aya", 1, 10)
    wrong_power = character("xa2", "aya", 2, 10).replace("power = 40", "power = 45")
    wrong_two = character("xa3", "nobody", 3, 10).replace('range = "1"', 'range = "9"')
    wrong_skill = character("xa4", "aya", 4, 10) + 'skills = [{ type = "auto", do = [{ draw = 1 }] }]\n'
    (broken / "a.toml").write_text("\n".join([NAMES, good, wrong_power, wrong_two]), encoding="utf-8")
    (broken / "b.toml").write_text("\n".join([wrong_skill, good]), encoding="utf-8")
    (broken / "c.toml").write_text("what is this", encoding="utf-8")
    (broken / "notes.txt").write_text("not a card file")
    status, text = run(f"lily set check {broken} --lang en")
    assert status == 1
    lines = text.splitlines()
    a, b = broken / "a.toml", broken / "b.toml"
    expected = [
        [str(broken / "c.toml")],
        [str(a), "xa2", "power", "45"],
        [str(a), "xa3", "name", "nobody"],
        [str(a), "xa3", "range", "9"],
        [str(b), "xa4", "skills[1].when"],
        [str(b), "xa1", "id"],
    ]
    for parts in expected:
        found = [line for line in lines if all(part in line for part in parts)]
        assert len(found) == 1, (parts, text)
    assert lines[-2:] == ["6 faults.", "Valid: 1 character."]


def test_nothing_fine(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text(SET.replace("[[character]]", "[[girl]]").split("[[event]]")[0], encoding="utf-8")
    status, text = run(f"lily set check {file} --lang en")
    assert status == 1
    assert "girl" in text
    assert text.endswith("No card of this set is valid.\n")


def test_a_folder_without_cards(run: Run, tmp_path: Path) -> None:
    status, text = run(f"lily set check {tmp_path} --lang en")
    assert (status, text) == (2, f"There is no card file (.toml) in {tmp_path}.\n")


def test_a_file_that_is_no_text(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_bytes(b"\xff\xfe\x00")
    status, text = run(f"lily set check {file} --lang en")
    assert status == 2
    assert "isn't a UTF-8 text file" in text


def test_a_watched_set_shows_what_changed(card_set: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Saved with another effect, with a fault, half-written, and right again."""
    text = card_set.read_text(encoding="utf-8")
    more = text.replace("draw = 1", "draw = 2", 1)
    saves = [more, more.replace("power = 40", "power = 45", 1), "not = [toml", more, more]

    def wait() -> bool:
        if not saves:
            return False
        card_set.write_text(saves.pop(0), encoding="utf-8")
        return True

    watch_set(Screen(words("en")), card_set, wait)
    told = capsys.readouterr().out.split("Watching", 1)[1]
    steps = told.split("changed.")
    assert "draw 2 cards" in steps[1]
    assert "ja  " in steps[1]
    assert "zh-Hant  " in steps[1]
    assert "No faults." in steps[1]
    assert "45 isn't a multiple of ten" in steps[2]
    assert "Line " in steps[2]
    assert told.rstrip().endswith("No faults.")
