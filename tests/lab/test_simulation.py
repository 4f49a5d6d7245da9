"""Runs: the same whatever the split, whole or partial, and stoppable at any moment."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from madoi import bots, games
from madoi.bots.playout import play_bots
from madoi.core.chance import Chance, Seeded
from madoi.core.event import Event
from madoi.core.refusal import BadOption, Refused
from madoi.lab import chunk_scheduler, simulation
from madoi.lab.chunk_scheduler import Pace, Workers
from madoi.lab.interruption import interruptible, stop_requested
from madoi.lab.simulation import Chunk, GameError, Plan, collect_statistics, line_up_text, run, simulate
from madoi.lab.tally import TallyBuilder
from madoi.lab.worker_pool import InlineExecutor, local_workers
from madoi.words import LANGUAGES, words

pytestmark = pytest.mark.usefixtures("ctrl_c_is_heard")

MIXED = ("greedy", "random", "random")


def plan(count: int = 12, rotate: bool = False, line_up: tuple[str, ...] = MIXED) -> Plan:
    return Plan("kasane", {}, line_up, count, "spring", rotate)


# ---- plans


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"games": 0}, "lab-games-few"),
        ({"games": -3}, "lab-games-few"),
        ({"game": "chess"}, "game-unknown"),
        ({"bots": ("greedy", "nobody")}, "bot-unknown"),
        ({"bots": ()}, "seats-wrong"),
        ({"bots": ("greedy",) * 9}, "seats-wrong"),
        ({"options": {"speed": "high"}}, "option-unknown"),
        ({"options": {"easier": "perhaps"}}, "option-value"),
    ],
)
def test_a_bad_plan_is_refused_in_every_language(change: dict[str, Any], code: str) -> None:
    good: dict[str, Any] = {"game": "kasane", "options": {}, "bots": MIXED, "games": 1, "seed": "s"}
    Plan(**good)
    with pytest.raises(BadOption) as refused:
        Plan(**{**good, **change})
    assert refused.value.refusal.code == code
    for language in LANGUAGES:
        assert words(language).refusal(refused.value.refusal)


def test_no_jobs_are_refused() -> None:
    with pytest.raises(BadOption) as refused:
        simulate(plan(), jobs=0)
    assert refused.value.refusal.code == "lab-jobs-few"
    for language in LANGUAGES:
        assert "0" in words(language).refusal(refused.value.refusal)


def test_options_are_completed() -> None:
    made = Plan("kasane", {"easier": "yes"}, MIXED, 1, "s")
    assert made.options["easier"] == "yes"
    assert set(made.options) == {option.name for option in games.find("kasane").options}
    assert simulate(made).tally != simulate(plan(1)).tally


def test_rotation_goes_round_the_table() -> None:
    rotating = Plan("kasane", {}, ("greedy", "random", "random", "random"), 9, "s", rotate=True)
    assert [rotating.bots_of(number).index("greedy") for number in range(6)] == [0, 1, 2, 3, 0, 1]
    assert plan().bots_of(5) == list(MIXED)


def test_line_up_in_short() -> None:
    assert line_up_text(["a", "a", "b", "a"]) == "a*2,b,a"
    assert line_up_text([]) == ""


# ---- the same whatever the split


def test_jobs_do_not_matter() -> None:
    for rotate in (False, True):
        alone = simulate(plan(17, rotate), jobs=1)
        together = simulate(plan(17, rotate), jobs=2)
        assert alone == together
        assert repr(alone.tally) == repr(together.tally)
        assert not alone.partial


@pytest.mark.parametrize("seconds", [0.0, 0.02, 1000.0])
def test_chunks_do_not_matter(seconds: float) -> None:
    expected = simulation.play_chunk(plan(20), 0, 20).tally
    assert run(plan(20), Workers(InlineExecutor(), 3, seconds)).tally == expected


def test_rotation_and_seed_do_matter() -> None:
    assert simulate(plan(12)).tally != simulate(plan(12, rotate=True)).tally
    other = Plan("kasane", {}, MIXED, 12, "autumn")
    assert simulate(plan(12)).tally != simulate(other).tally


def test_each_game_has_its_own_seeds() -> None:
    """What docs/simulate.md promises, played by hand."""
    game = games.find("kasane")
    settings = game.settings({}, 3)
    builder = TallyBuilder(3)
    for number in range(4):
        chances: list[Chance] = [Seeded(f"spring/{number}/bot/{seat}") for seat in range(3)]
        seated = [MIXED[(seat - number) % 3] for seat in range(3)]
        state, opening = game.new(settings, Seeded(f"spring/{number}"))
        events: list[Event] = list(opening)
        decisions = play_bots(state, [bots.find(name, game) for name in seated], chances, events)
        outcome = state.outcome()
        assert outcome is not None
        builder.add(seated, outcome, decisions, collect_statistics(game, settings, events, outcome))
    assert simulate(plan(4, rotate=True)).tally == builder.tally()


# ---- progress and pace


def test_progress_grows_to_the_end() -> None:
    seen: list[tuple[int, int]] = []
    simulate(plan(25), progress=lambda done, total: seen.append((done, total)))
    assert [total for _, total in seen] == [25] * len(seen)
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)
    assert seen[-1] == (25, 25)


def test_chunks_take_about_as_long_as_wanted_and_shrink_towards_the_end() -> None:
    tally = simulate(plan(10)).tally
    pace = Pace(1.0, 2)
    assert pace.next(1000) == 1
    pace.observe(Chunk(tally, 0.1))  # ten games in a tenth of a second
    assert pace.next(1000) == 100
    assert pace.next(80) == 20
    assert pace.next(8) == 5
    assert pace.next(3) == 3
    pace.observe(Chunk(tally, 100.0))
    assert pace.next(1000) == 1


# ---- stopping


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_what_was_done(jobs: int) -> None:
    def interrupt(done: int, total: int) -> None:
        if done >= 3 and not stop_requested():
            signal.raise_signal(signal.SIGINT)

    results = simulate(plan(10**6), jobs, interrupt)
    played = results.tally.games
    assert results.partial
    assert jobs > 1 or played >= 3  # a worker that starts late can leave a gap near, or at, the beginning
    assert not played or results.tally == simulate(plan(played)).tally
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert not stop_requested()


def test_a_second_ctrl_c_insists() -> None:
    with interruptible() as flag:
        signal.raise_signal(signal.SIGINT)
        assert flag.value
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


def test_ctrl_c_in_the_background_stays_ignored() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with interruptible() as flag:
        signal.raise_signal(signal.SIGINT)
        assert not flag.value
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


class LateFirst(Executor):
    """Does everything at once, but never delivers the first."""

    def __init__(self) -> None:
        self.submitted = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.submitted += 1
        return Future() if self.submitted == 1 else InlineExecutor().submit(fn, *args, **kwargs)


def test_a_partial_result_has_no_gaps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunk_scheduler, "_GRACE_SECONDS", 0.01)
    done_so_far = [0]

    def note(done: int, total: int) -> None:
        done_so_far[0] = done

    results = run(plan(50), Workers(LateFirst(), 2, stop=lambda: done_so_far[0] >= 5), note)
    assert done_so_far[0] >= 5
    assert results.tally.games == 0  # the first game is missing
    assert results.partial


def test_a_mistake_in_a_game_names_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = [0]

    def fails_in_game_3(*args: Any) -> int:
        calls[0] += 1
        if calls[0] == 4:
            raise ValueError("out of cards")
        return play_bots(*args)

    monkeypatch.setattr(simulation, "play_bots", fails_in_game_3)
    with pytest.raises(GameError, match=r"kasane, seed spring/3, greedy,random\*2:(.|\n)*out of cards"):
        simulate(plan(10))


def test_workers_in_the_middle_of_something_long_are_ended() -> None:
    with interruptible() as flag, local_workers(2, flag) as executor:
        executor.submit(time.sleep, 6000)  # nobody would wait for that
        executor.submit(time.sleep, 6000)
    assert not multiprocessing.active_children()


def test_a_worker_that_was_ended_from_outside_is_said_so() -> None:
    with (
        pytest.raises(Refused) as refused,
        interruptible() as flag,
        local_workers(2, flag) as executor,
    ):
        executor.submit(os._exit, 1).result()
    assert refused.value.refusal.code == "simulate-worker-died"


SCRIPT = """
import multiprocessing, signal, sys
from madoi.lab.simulation import Plan, simulate, collect_statistics
signal.signal(signal.SIGINT, signal.default_int_handler)

def progress(done, total):
    if done >= int(sys.argv[1]):
        print(*[child.pid for child in multiprocessing.active_children()], flush=True)

results = simulate(Plan("kasane", {}, ("random",) * 4, 10**9, "s"), 2, progress)
print("partial" if results.partial else "whole", results.tally.games, file=sys.stderr)
"""


def start(games_first: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", SCRIPT, str(games_first)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="process groups")
@pytest.mark.parametrize("games_first", [0, 50], ids=["while workers start", "while they play"])
def test_ctrl_c_in_a_terminal_says_nothing_but_the_result(games_first: int) -> None:
    with start(games_first) as process:
        assert process.stdout is not None
        process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes
        _, errors = process.communicate()
    word, played = errors.split()  # and no traceback
    assert process.returncode == 0
    assert word == "partial"
    assert int(played) < 10**9


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes in /proc")
def test_no_worker_outlives_a_killed_run() -> None:
    with start(10) as process:
        assert process.stdout is not None
        workers = [int(pid) for pid in process.stdout.readline().split()]
        assert len(workers) == 2
        process.kill()
        process.communicate()
    deadline = time.monotonic() + 60
    while any(runs(pid) for pid in workers):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def runs(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"
