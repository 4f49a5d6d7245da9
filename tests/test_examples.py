"""The game of examples/toro: under 600 lines, installed as a package, and at home on every edge of Madoi."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import madoi.bots
import madoi.games
from madoi.core.capabilities import paper_support
from madoi.lab.arena.plan import ArenaPlan
from madoi.lab.arena.tournament import play
from madoi.lab.simulation import Plan, simulate
from madoi.server.table.log import Began
from madoi.words import LANGUAGES, words
from support.games.example import TORO, install_toro
from support.games.plugins import using_plugins
from support.server import tables
from support.server.watched_table import SEED, Script, Watched, opened_table

MOST_LINES = 600


@pytest.fixture
def toro() -> Iterator[None]:
    with using_plugins(TORO):
        yield


def test_it_is_small() -> None:
    files = [path for path in TORO.rglob("*") if path.suffix in (".py", ".ftl", ".toml", ".md")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) < MOST_LINES


def test_its_own_tests_pass() -> None:
    """The kit over all options among them."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-c",
        str(TORO / "pyproject.toml"),
        str(TORO),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_an_installed_package_is_found_by_its_entry_points(tmp_path: Path) -> None:
    path = os.pathsep.join([str(install_toro(tmp_path)), os.environ.get("PYTHONPATH", "")])
    command = [
        sys.executable,
        "-m",
        "madoi",
        "simulate",
        "toro",
        "--games",
        "4",
        "--jobs",
        "2",
        "--lang",
        "en",
    ]
    done = subprocess.run(
        [*command, "--seats", "careful,random"],
        capture_output=True, text=True, check=True, env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip
    assert "careful" in done.stdout


def test_nothing_hidden_is_sent_to_anybody_in_a_whole_game(toro: None) -> None:
    watched = Watched(opened_table("toro", 3, {}))
    script = Script(watched, "leaks toro")
    watched.write(Began(SEED, watched.table.game.version))
    while watched.table.phase == "playing":
        script.act()
    assert watched.looked_at > 50


def test_a_paper_table_names_what_is_drawn(toro: None) -> None:
    game = madoi.games.find("toro")
    assert paper_support(game).describe_result(game.settings({}, 2), "toro-chance-card", 7) == {"card": "y3"}
    assert tables.started_table("toro", tables.people(2)).table.game.package == "madoi-toro 1.0.0"


def test_lab_and_arena_play_it(toro: None) -> None:
    assert simulate(Plan("toro", {}, ("careful", "random"), 6, "lab")).tally.games == 6
    assert not play(ArenaPlan("toro", {}, ("careful", "random"), 2, 20, "arena")).partial


def test_a_search_plays_it_from_views_alone(toro: None) -> None:
    game = madoi.games.find("toro")
    simulate(Plan("toro", {}, ("strong:20", "random"), 1, "search"))
    assert madoi.bots.opponents(game)[-1] == "careful"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_words(toro: None, language: str) -> None:
    told = words(language)
    for key in ("toro-name", "toro-question", "toro-won", "rule-TR-2-2", "bot-name-careful"):
        assert told.has(key)
