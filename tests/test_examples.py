"""The game of examples/toro: under 600 lines, installed as a package, and at home on every edge of Madoi."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import madoi.bots
import madoi.games
from madoi.core.capabilities import paper_support, reference_data
from madoi.core.chance import Seeded
from madoi.core.observations import layout_of
from madoi.lab.arena.plan import ArenaPlan
from madoi.lab.arena.tournament import play
from madoi.lab.simulation import Plan, simulate
from madoi.server.table.log import Began
from madoi.server.transport.static import _board_file
from madoi.terminal.boards import board_for
from madoi.words import LANGUAGES, words
from support.games.example import BOARDS, TORO, install_toro
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


def test_pip_installs_it_and_its_entry_points_are_found(tmp_path: Path) -> None:
    """A real installation, into a folder of its own; hatchling is what builds it."""
    pytest.importorskip("pip")
    pytest.importorskip("hatchling")
    source, target = tmp_path / "toro", tmp_path / "installed"
    shutil.copytree(TORO, source)  # building leaves files behind
    install = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "-q",
        "--no-deps",
        "--no-build-isolation",
        "--no-index",
    ]
    subprocess.run([*install, "--target", str(target), str(source)], capture_output=True, check=True)
    shutil.rmtree(source)
    path = os.pathsep.join([str(target), os.environ.get("PYTHONPATH", "")])
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
        "ja",
    ]
    done = subprocess.run(
        [*command, "--seats", "careful,random"],
        capture_output=True, text=True, check=True, env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip
    assert "careful" in done.stdout or "慎重" in done.stdout


def test_workers_of_a_run_load_the_plugin(toro: None) -> None:
    """The same games in this process and in two others."""
    plan = Plan("toro", {}, ("careful", "random"), 12, "workers")
    tallies = [simulate(plan, jobs=jobs).tally for jobs in (1, 2)]
    assert tallies[0].games == tallies[1].games == 12
    assert tallies[0].statistics == tallies[1].statistics


def test_openspiel_plays_it(toro: None) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (extra: research)")
    from madoi.research import openspiel

    game = openspiel.load(madoi.games.find("toro"), {"hand": "3"}, 3, seeds=20)
    assert game.max_game_length() == 20
    assert game.observation_tensor_shape() == [layout_of(game.tree.game, game.tree.settings).size]
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 3), 1.4, 10, 100, False, 42, False)
    state = game.new_initial_state()
    state.apply_action(0)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_pettingzoo_and_gymnasium_play_it(toro: None) -> None:
    api = pytest.importorskip("pettingzoo.test", reason="PettingZoo is not installed (extra: research)")
    from gymnasium.utils.env_checker import check_env

    from madoi.research.gymnasium import SeatAtATable
    from madoi.research.pettingzoo import env, parallel_env

    game = madoi.games.find("toro")
    api.api_test(env(game, {"hand": "5"}, 4), num_cycles=60)
    api.parallel_api_test(parallel_env(game), num_cycles=30)
    check_env(SeatAtATable(game, seats=2, opponents="careful"), skip_render_check=True)


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


def test_a_plugin_has_boards_of_its_own() -> None:
    """In the terminal and in the browser; the reference names the module that the service serves."""
    with using_plugins(TORO, BOARDS):
        game = madoi.games.find("lanterns")
        state, _ = game.new(game.settings({}, 2), Seeded("any"))
        printed = reference_data(game, state.view(0).settings)  # type: ignore[attr-defined]
        assert printed["board"] == "/boards/lanterns.js"
        assert _board_file("lanterns") == BOARDS.parent / "board.js"
        assert _board_file("toro") is _board_file("nothing") is None
        state.play(0, state.legal(0)[0])
        file = StringIO()
        data: Any = state.view(0).data()
        Console(width=80, file=file).print(board_for(game, words("en"), ["Aki", "Beni"], printed).draw(data))
        assert file.getvalue().startswith(f"~ ~ ~ ({data['river'][0]}) ~")
        assert "Aki" in file.getvalue()


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
