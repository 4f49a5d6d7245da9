"""Games, bots and lessons from packages and files: found by name everywhere, and refused in one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import madoi.bots
import madoi.games
import madoi.lessons
from madoi.core.chance import Seeded
from madoi.core.record import Player, read
from madoi.core.refusal import BadOption, Refused
from madoi.core.session import start, verify
from madoi.lab.simulation import Plan, simulate
from madoi.server.workers.sandbox import Task
from madoi.server.workers.sandbox_process import run_task
from madoi.words import LANGUAGES, Words, plain_words, words
from support.games.bids import bids_code
from support.games.plugins import using_plugins

BOT = """
from madoi.bots.bot import Bot
from madoi.core.refusal import BadOption, Refusal


class Highest(Bot):
    def __init__(self, game):
        if game.name != "bids":
            raise BadOption(Refusal("bids-only", "", {"game": game.name}))

    def choose(self, view, decision, chance):
        return decision.actions[-1]


BOTS = {"highest": Highest}
WORDS = {"ja": "bids-name = 入札\\nbids-drawn = { $prize } 点", "en": "bids-picked = { $seat } picked."}
"""
PROJECT = """
[project]
name = "madoi-bids"
version = "0.3"

[project.entry-points."madoi.games"]
bids = "madoi_bids:GAME"

[project.entry-points."madoi.bots"]
highest = "madoi_bids:Highest"
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "bids.py"
    path.write_text(bids_code() + BOT, encoding="utf-8")
    return path


@pytest.fixture
def plugin(file: Path, plain_words: None) -> Iterator[Path]:
    with using_plugins(file):
        yield file


def test_a_file_adds_a_game_and_a_bot(plugin: Path) -> None:
    assert madoi.games.names() == [*madoi.games.NAMES, "bids"]
    game = madoi.games.find("bids")
    assert game.package == "bids.py"
    assert madoi.bots.opponents(game) == [*madoi.bots.OPPONENTS, "highest"]
    assert madoi.bots.opponents(madoi.games.find("kasane")) == madoi.bots.OPPONENTS
    assert simulate(Plan("bids", {}, ("highest", "random"), 4, "plugin")).tally.games == 4


def test_a_project_folder_adds_what_it_registers(tmp_path: Path, plain_words: None) -> None:
    package = tmp_path / "src" / "madoi_bids"
    (package / "words" / "en").mkdir(parents=True)
    (package / "__init__.py").write_text(bids_code() + BOT, encoding="utf-8")
    (package / "words" / "en" / "bids.ftl").write_text("bids-name = Sealed bids\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    with using_plugins(tmp_path):
        assert madoi.games.find("bids").package == "madoi-bids 0.3"
        assert "highest" in madoi.bots.names()
        assert words("ja").text("bids-name") == "Sealed bids"  # English, where Japanese lacks it


def test_our_own_games_never_ask_for_plugins() -> None:
    """Looking them up reads the metadata of every installed package: no command of our games may wait for it."""
    code = (
        "import sys; from madoi.games import find; from madoi.bots import find as bot; from madoi.words import words\n"
        "bot('greedy', find('kasane')); words('en').text('kasane-name'); words('en').has('kasane-laid-known')\n"
        "assert 'importlib.metadata' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_other_processes_load_the_same_plugins(plugin: Path) -> None:
    """The service plays records and searches in processes of their own; the lab has workers."""
    code = "from madoi.games import find; print(find('bids').package)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout == "bids.py\n"
    plan = Plan("bids", {}, ("highest", "random"), 4, "plugin")
    assert simulate(plan, jobs=2).tally == simulate(plan).tally


def test_a_record_says_where_its_game_came_from(file: Path, plain_words: None) -> None:
    with using_plugins(file):
        game = madoi.games.find("bids")
        session = start(game, {}, [Player("Aki"), Player("Rin")], "seed")
        while session.state.to_move():
            seat = session.state.to_move()[0]
            session.play(seat, session.state.legal(seat)[0])
        text = session.record.text()
        assert "package bids.py\n" in text
        game.package = "bids.py 2"  # a later version of the package plays it too
        assert verify(game, read(text)).record.text() == text
    with pytest.raises(BadOption) as refused:
        madoi.games.find("bids", read(text).package)
    assert words("en").refusal(refused.value.refusal) == (
        'This needs the game "bids", which isn\'t installed here. It came with bids.py.'
    )
    (problem,) = run_task(Task("verify", text))
    assert problem.refusal.code == "game-missing"  # type: ignore[attr-defined]


def use_all(path: Path) -> None:
    with using_plugins(path):
        madoi.games.check_plugins()
        madoi.bots.find("highest", madoi.games.find("kasane"))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("1 / 0", "bids.py can't be loaded. bids.py:1: ZeroDivisionError: division by zero"),
        ("GAME = 3", 'bids.py registers "madoi_plugin_bids:GAME" as the game "", but it isn\'t a game'),
        ("BOTS = {'highest': print}", "calling it with a game doesn't give a bot"),
    ],
)
def test_what_is_wrong_with_a_plugin_is_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "bids.py"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Refused) as refused:
        use_all(path)
    assert sentence in words("en").refusal(refused.value.refusal)


def test_a_name_that_two_register_is_refused(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.py"
    other.write_text(bids_code(), encoding="utf-8")
    with using_plugins(file, other), pytest.raises(BadOption) as refused:
        madoi.games.names()
    assert refused.value.refusal.facts["packages"] == ["bids.py", "other.py"]


def test_a_missing_sentence_is_told_in_plain_words(plugin: Path) -> None:
    told = words("en")
    assert told.text("bids-opened", {"bids": [1, 4]}) == "Opened: bids 1, 4"
    assert told.text("bids-picked", {"seat": 1}, ["Aki", "Rin"]) == "Rin picked."
    assert told.text("bids-picked", {"card": 3}) == "Picked: card 3"  # the sentence needs another fact
    assert told.text("rule-title-BD-1-1") == "Title BD 1 1"
    assert told.rule_title("BD-1.1") == "BD-1.1"
    assert words("ja").text("bids-name") == "入札"
    assert words("ja").text("bids-picked", {"seat": 1}, ["Aki", "Rin"]) == "Rin picked."
    assert words("zh-Hant").text("bids-drawn", {"prize": 3}) == "3 点"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_of_a_plugin_can_be_told(plugin: Path, language: str) -> None:
    game = madoi.games.find("bids")
    told = Words(language)
    state, events = game.new(game.settings({}, 3), Seeded("told"))
    while state.to_move():
        seat = state.to_move()[0]
        question = state.question(seat)
        assert "bids-" not in told.text(question.key, question.facts)
        events += state.play(seat, state.legal(seat)[0])
    for event in events:
        assert "bids-" not in told.event(event, 0, ["a", "b", "c"])


def test_keys_as_plain_words() -> None:
    assert plain_words("bids-prizes-left") == "Prizes left"
    assert plain_words("bids-picked-known") == "Picked"
    assert plain_words("prizes_left") == "Prizes left"
    assert plain_words("bids-name") == "Bids"


def test_the_command_line_takes_a_plugin_anywhere(file: Path) -> None:
    for arguments in (
        ["--plugin", str(file), "simulate", "bids", "--games", "2", "--jobs", "1"],
        ["simulate", "bids", "--games", "2", "--jobs", "1", f"--plugin={file}"],
    ):
        command = [sys.executable, "-m", "madoi", *arguments, "--seats", "highest,random", "--lang", "en"]
        done = subprocess.run(command, check=True, capture_output=True, text=True, env=os.environ)
        assert "highest" in done.stdout
