"""The benchmark: its workers play whole games, its referee counts right and refuses an unfair match."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from madoi.bots.playout import play_randomly
from madoi.core.chance import PlayoutChance
from madoi.games import find
from madoi.version import compiled

BENCH = Path(__file__).parents[2] / "bench"


def bench() -> Any:
    spec = importlib.util.spec_from_file_location("bench_playouts", BENCH / "playouts.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


PLAYOUTS = bench()


def asked(way: str, *requests: str) -> list[dict[str, Any]]:
    """What a worker says to these requests, with the rules that this test runs on."""
    ran = subprocess.run(
        [sys.executable, str(BENCH / "playouts_worker.py"), "kasane", "4", way],
        input="".join(f"{request}\n" for request in requests),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return [json.loads(line) for line in ran.stdout.splitlines()]


def test_a_worker_plays_the_games_of_its_seeds() -> None:
    found, results, games, copies = asked("direct", "results 3", "games 5 100", "copies 50")
    game = find("kasane")
    expected = []
    for seed in range(3):
        chance = PlayoutChance(seed)
        state, _ = game.new(game.settings({}, 4), chance)
        expected.append(play_randomly(state, chance).points)
    assert found["compiled"] == compiled()
    assert results["results"] == expected
    assert games["seconds"] > 0
    assert copies["seconds"] > 0


@pytest.mark.parametrize("way", ["seed", "nodes"])
def test_a_worker_plays_in_openspiel(way: str) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (extra: research)")
    _, results, games = asked(way, "results 4", "games 2 0")
    assert [sum(shares) for shares in results["results"]] == pytest.approx([1.0] * 4)
    assert games["seconds"] > 0


def match(first: list[float], other: list[float], copies: list[float]) -> Any:
    fast = PLAYOUTS.Contestant(True, "direct", rates=first, copies=copies)
    slow = PLAYOUTS.Contestant(False, "direct", demand=10, rates=other)
    return PLAYOUTS.Match("kasane", 4, [fast, slow], 3.0)


def test_the_ratio_is_the_median_of_the_rounds() -> None:
    # The third round was disturbed, the fourth slowed both down alike.
    held = match([1200.0, 1200.0, 120.0, 600.0, 1200.0], [100.0, 100.0, 100.0, 50.0, 100.0], [1.0])
    assert PLAYOUTS.ratios(*held.contestants) == [12.0, 12.0, 1.2, 12.0, 12.0]
    assert PLAYOUTS.missed(held) == []


def test_what_is_missed_is_said() -> None:
    assert "9.0 times" in PLAYOUTS.missed(match([900.0], [100.0], [1.0]))[0]
    assert "3.50 µs" in PLAYOUTS.missed(match([1200.0], [100.0], [3.5]))[0]


class Pretender:
    """A worker that says of itself what it is told to."""

    def __init__(self, compiled: bool, found_compiled: bool, rules: str, points: int) -> None:
        self.contestant = PLAYOUTS.Contestant(compiled, "direct")
        self.found = {"compiled": found_compiled, "rules": rules}
        self.points = points

    def ask(self, *words: object) -> dict[str, Any]:
        return {"results": [[self.points]]}


@pytest.mark.parametrize(
    ("plain", "sentence"),
    [
        (Pretender(False, False, "a", 1), ""),
        (Pretender(True, False, "a", 1), "not compiled"),
        (Pretender(False, True, "a", 1), "compiled modules in src"),
        (Pretender(False, False, "b", 1), "other sources"),
        (Pretender(False, False, "a", 2), "a bug"),
    ],
)
def test_an_unfair_match_is_not_held(plain: Pretender, sentence: str) -> None:
    said = PLAYOUTS.wrong_with([Pretender(True, True, "a", 1), plain])
    assert sentence in said
    assert bool(said) == bool(sentence)


@pytest.mark.skipif(shutil.which("g++") is None, reason="there is no C++ compiler")
def test_the_limit_in_cpp_plays_the_same_game(tmp_path: Path) -> None:
    program = PLAYOUTS.compile_limit(str(tmp_path))
    ran = subprocess.run([program], input="facts 20000\n", capture_output=True, text=True, check=True)
    limit = json.loads(ran.stdout.splitlines()[-1])
    _, ours = asked("direct", "facts 1500")
    assert PLAYOUTS.differs(ours, limit) == ""
    assert "points a game" in PLAYOUTS.differs(ours, {**limit, "points": limit["points"] * 1.05})
