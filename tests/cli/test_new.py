"""``madoi new``: what it writes passes its own tests and can be played."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import madoi.bots
import madoi.games
from madoi.cli import main
from madoi.lab.simulation import Plan, simulate
from madoi.lessons import lesson_in
from madoi.words import words
from support.games.plugins import using_plugins


def run_tests(folder: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("name", ["ember", pytest.param("ksana", marks=pytest.mark.long)])
def test_a_new_game_passes_its_tests_and_is_played(tmp_path: Path, name: str) -> None:
    assert main(["new", "game", name, "--in", str(tmp_path), "--lang", "en"]) == 0
    run_tests(tmp_path / name)
    with using_plugins(tmp_path / name):
        game = madoi.games.find(name)
        assert simulate(Plan(name, {}, ("greedy", "random", "random"), 40, "new")).tally.games == 40
        assert words("ja").text(f"{name}-name") == name.capitalize()
        assert not game.rules[0].startswith(("KS", "YK", "LY"))


def test_a_new_bot_passes_its_tests_and_plays(tmp_path: Path) -> None:
    assert main(["new", "bot", "steady", "--in", str(tmp_path), "--lang", "ja"]) == 0
    run_tests(tmp_path / "steady")
    with using_plugins(tmp_path / "steady"):
        assert "steady" in madoi.bots.names()
        assert words("en").text("bot-name-steady") == "Steady"


@pytest.mark.parametrize("game", madoi.games.NAMES)
def test_a_new_lesson_can_be_taught_in_one_language(tmp_path: Path, game: str) -> None:
    assert main(["new", "lesson", "tea", "--game", game, "--in", str(tmp_path), "--lang", "ja"]) == 0
    lesson = lesson_in(tmp_path / "tea")
    assert list(lesson.script.title) == ["ja"]
    assert main(["lesson", "check", str(tmp_path / "tea"), "--lang", "en"]) == 0


def test_names_that_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for what, name in (
        ("game", "Kasane"),
        ("game", "lily"),
        ("bot", "greedy"),
        ("game", "a-b"),
        ("bot", "../x"),
    ):
        assert main(["new", what, name, "--in", str(tmp_path), "--lang", "en"]) == 2
        assert "can't be the name" in capsys.readouterr().err
    (tmp_path / "here").mkdir()
    assert main(["new", "bot", "here", "--in", str(tmp_path), "--lang", "en"]) == 2
    assert list(tmp_path.iterdir()) == [tmp_path / "here"]
