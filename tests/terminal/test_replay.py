"""Looking back, and checking what one is given."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from madoi.core.record import Player, read
from madoi.core.session import start
from madoi.core.viewer import EVERYTHING
from madoi.games import NAMES, find
from madoi.words import words
from support.golden import RECORDS

Typed = Callable[..., tuple[int, str]]


@pytest.fixture
def record(typed: Typed, tmp_path: Path) -> Path:
    file = tmp_path / "game.madoi"
    typed(f"play kasane --seats me,Kit=greedy,greedy --seed 5 --lang en --save {file}", *["1"] * 12)
    return file


def places(text: str) -> list[tuple[str, str]]:
    """Where one was, and with whose eyes."""
    return re.findall(r"Decision (\d+) of 36, seen by (.*)", text)


def test_forwards_backwards_and_anywhere(typed: Typed, record: Path) -> None:
    status, text = typed(f"replay {record} --lang en", "", "n", "p", "30", "end", "start", "q")
    assert status == 0
    assert [number for number, _ in places(text)] == ["0", "1", "2", "1", "30", "36", "0"]


def test_beyond_the_ends_is_refused(typed: Typed, record: Path) -> None:
    _, text = typed(f"replay {record} --lang en", "p", "37", "end", "n", "what")
    assert text.count("There is no decision") == 3
    assert text.count("Enter or n: next") == 2


def test_from_any_seats_viewpoint(typed: Typed, record: Path) -> None:
    _, text = typed(f"replay {record} --lang en --viewer 2", "20", "seat 1", "spectator", "all", "seat 9")
    assert [eyes for _, eyes in places(text)] == [
        "Kit",
        "Kit",
        "Player",
        "a spectator",
        "everybody at once",
    ]
    assert '"9" isn\'t here' in text


def test_an_unfinished_game_does_not_show_everything(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "half.madoi"
    typed(f"play kasane --seats me,greedy --seed 5 --save {file}", "1")
    status, text = typed(f"replay {file} --viewer all --lang en")
    assert status == 2
    assert "The game isn't over" in text


def test_the_whole_log(typed: Typed, record: Path) -> None:
    _, text = typed(f"replay {record} --log --lang en")
    assert text.count("[KS-2.1]") + text.count("[KS-2.2]") == 36
    assert "[KS-5.3]" in text


@pytest.mark.parametrize("language", ["en", "ja", "zh-Hant"])
def test_a_true_record_verifies_and_a_tampered_one_says_where(
    typed: Typed, record: Path, language: str
) -> None:
    assert typed(f"verify {record} --lang {language}")[0] == 0
    lines = record.read_text().splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("begin")) + 9
    seat, action = lines[place].split()[0], lines[place].split(" ~")[0]
    other = "take 2" if "take 2" not in action else "take 3"
    lines[place] = f"{seat} {other} ~{lines[place].rpartition('~')[2]}"
    record.write_text("\n".join(lines))
    status, text = typed(f"verify {record} --lang {language}")
    assert status == 1
    assert str(record) in text
    assert str(place + 1) in text.replace(str(record), "")


def test_several_records_are_checked_and_one_false_is_enough(
    typed: Typed, record: Path, tmp_path: Path
) -> None:
    junk = tmp_path / "junk.madoi"
    junk.write_bytes(b"\xff\xfe\x00")
    status, text = typed(f"verify {record} {junk} {tmp_path} {tmp_path / 'none'} --lang en")
    assert status == 1
    assert "a valid record" in text
    assert "isn't a UTF-8 text file" in text
    assert "Can't read" in text
    assert "There is no file" in text


def test_lines_without_check_digits_are_counted(typed: Typed, record: Path) -> None:
    text = record.read_text()
    assert "no check digits" not in typed(f"verify {record} --lang en")[1]
    record.write_text(re.sub(r" ~\w+", "", text, count=3))
    status, told = typed(f"verify {record} --lang en")
    assert status == 0
    assert "3 lines have no check digits" in told


def test_an_unfinished_record_is_called_so(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "half.madoi"
    typed(f"play kasane --seats me,greedy --seed 5 --save {file}", "1")
    status, text = typed(f"verify {file} --lang en")
    assert status == 0
    assert "unfinished" in text


def test_a_record_of_another_game_or_version_is_a_clear_error(typed: Typed, record: Path) -> None:
    good = record.read_text()
    for old, new, told in (
        ("game kasane 1", "game go 1", 'There is no game "go"'),
        ("game kasane 1", "game kasane 7", "version 7 of the rules"),
        ("madoi-record 1", "madoi-record 12", "format 12"),
    ):
        record.write_text(good.replace(old, new))
        status, text = typed(f"replay {record} --lang en")
        assert status == 2
        assert told in text
        assert "Traceback" not in text


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_was_continued_from_another_is_replayed_and_verified(typed: Typed, name: str) -> None:
    file = next(RECORDS.glob(f"{name}-*-continued.madoi"))
    status, text = typed(f"verify {file} --lang en")
    assert status == 0
    assert "a valid record" in text
    at = read(file.read_text(encoding="utf-8")).forks[-1].decisions
    status, text = typed(f"replay {file} --lang en --viewer 2", "start", str(at), "n", "all", "p", "end", "q")
    assert status == 0
    found = re.findall(r"Decision (\d+) of", text)
    assert [int(number) for number in found[1:5]] == [0, at, at + 1, at + 1]


@pytest.mark.parametrize("language", ["en", "ja", "zh-Hant"])
def test_a_false_line_about_where_it_was_continued_from_is_named(
    typed: Typed, tmp_path: Path, language: str
) -> None:
    text = (RECORDS / "kasane-3-continued.madoi").read_text(encoding="utf-8")
    lines = text.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("from 10"))
    for new in ("from 10", "from 26 kept first", "from 10 imagined 4 first", "from 99 kept first"):
        file = tmp_path / "false.madoi"
        file.write_text("\n".join([*lines[:place], new, *lines[place + 1 :]]), encoding="utf-8")
        status, told = typed(f"verify {file} --lang {language}")
        assert status == 1
        assert str(place + (2 if "26" in new or "99" in new else 1)) in told.replace(str(file), "")
        assert "record-from" not in told
    file.write_text(text.replace("from 10 kept", "from 11 kept"), encoding="utf-8")
    assert typed(f"verify {file} --lang {language}")[0] == 1


def test_a_game_that_was_continued_goes_on_in_the_terminal_and_back_to_there(
    typed: Typed, tmp_path: Path
) -> None:
    whole = start(find("kasane"), {}, [Player("Aki"), Player("Yui")], "old")
    for _ in range(6):  # a round
        seat = whole.state.to_move()[0]
        whole.play(seat, whole.state.default(seat))
    person = whole.state.to_move()[0]
    players = [Player("me") if seat == person else Player("bot", "greedy") for seat in range(2)]
    fork = whole.fork(6, EVERYTHING, players, "new")
    file = tmp_path / "fork.madoi"
    file.write_text(fork.record.text(), encoding="utf-8")
    _, text = typed(f"play --resume {file} --lang en", "undo", "1", "1", "undo", "undo", "undo")
    assert "Back to decision 9." in text
    assert "Back to decision 7." in text
    assert text.count(words("en").text("undo-forked")) == 2
    assert read(file.read_text(encoding="utf-8")).text() == fork.record.text()
