"""How the chances went in a game, and what decided it; and that nobody can keep the server busy with that."""

from __future__ import annotations

import asyncio
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from madoi.bots.search import RatedAction, SearchResult
from madoi.bots.win_estimator import WinEstimator
from madoi.core.record import PERSON
from madoi.core.refusal import Refused
from madoi.core.session import Session
from madoi.server import limits
from madoi.server.clock import SYSTEM
from madoi.server.protocol.analysis import Analysis
from madoi.server.shared_memory import SharedMemory
from madoi.server.workers import analysis
from madoi.server.workers.calibration import calibrate
from madoi.server.workers.job_queue import JobQueue
from support.golden import played
from support.server.manual_clock import ManualClock


def looked(session: Session, decisions: int, simulations: int) -> list[float]:
    estimator = WinEstimator(session.game, session.state_at(decisions), session.settings.seats, "outlook")
    estimator.run(simulations, 0.0)
    return estimator.shares()


def looked_again(session: Session, decisions: int) -> WinEstimator:
    """The simulations that an analysis plays first, with the same seed."""
    seed = f"{session.record.seed}/outlook/{decisions}"
    estimator = WinEstimator(session.game, session.state_at(decisions), session.settings.seats, seed)
    estimator.run(analysis._MIN_SIMULATIONS, 0.0)
    return estimator


def test_before_the_last_choice_the_chances_are_those_of_the_best_one() -> None:
    """The player who chooses last in Kasane knows everything, so they get what their best choice brings."""
    session = played("kasane-4-open")
    state = session.state_at(session.decisions - 1)
    [seat] = state.to_move()
    brought = []
    for action in state.legal(seat):
        after = state.copy()
        after.play(seat, action)
        outcome = after.outcome()
        assert outcome is not None
        brought.append(outcome.shares[seat])
    shares = looked(session, session.decisions - 1, 200)
    assert sum(shares) == pytest.approx(1)
    assert shares[seat] == pytest.approx(max(brought), abs=0.1)


def test_the_end_of_a_turn_is_to_nobody_s_advantage() -> None:
    """Where lines are cut depends on whose turn it is; to end a turn that is over anyway changes nothing."""
    session = played("lily-2")
    ended = 143
    assert [action.text for action in session.state_at(ended).legal(0)] == ["end"]
    before, after = looked(session, ended, 60), looked(session, ended + 1, 60)
    assert abs(before[0] - after[0]) < 0.35


def test_a_review_looks_closer_where_the_chances_change(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TURNING_POINT_SECONDS", 0.1)
    monkeypatch.setattr(analysis, "_EVEN_POSITIONS", 6)
    session = played("kasane-2")
    found = list(analysis.analyse(session, 1e-9))  # the fewest lines at each moment, always the same ones
    assert [one.done for one in found] == sorted(one.done for one in found)
    last = found[-1]
    assert last.done == 1.0
    outcome = session.state.outcome()
    assert outcome is not None
    places = [point.decisions for point in last.points]
    assert (places[0], places[-1]) == (0, session.decisions)
    assert places == sorted(set(places))
    assert last.points[-1].shares == outcome.shares
    for point in last.points:
        assert sum(point.shares) == pytest.approx(1)
    first = looked_again(session, 0)
    assert found[0].points[0].shares == calibrate("kasane", first.shares(), first.simulations)
    changes = {
        (before.decisions, after.decisions): max(
            abs(now - was) for was, now in zip(before.shares, after.shares, strict=True)
        )
        for before, after in pairwise(last.points)
    }
    assert 1 <= len(last.turnings) <= 3
    deciders = session.deciders()
    for turning in last.turnings:
        gap = (turning.before, turning.decisions)
        assert changes[gap] >= sorted(changes.values())[-5], "those with the largest changes"
        assert turning.decisions - turning.before == 1, "down to one decision"
        assert turning.seat == deciders[turning.before]
        assert turning.action == session.record.steps[turning.before].text
        assert turning.lines
        if turning.worth is not None:
            assert turning.best_worth is not None
            assert turning.best_worth >= turning.worth


def test_a_review_names_the_moments_of_people_and_of_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """One choice was good, one a mistake, and all others made no difference."""
    session = played("kasane-2")
    for seat, player in enumerate(session.record.players):
        player.kind = PERSON if seat == 1 else "casual"
    deciders = session.deciders()
    choices = [
        number
        for number, seat in enumerate(deciders)
        if seat == 1 and len(session.state_at(number).legal(seat)) > 1
    ]
    good, mistake, of_a_bot = choices[2], choices[4], deciders.index(0)

    def search(_: analysis._Analyser, decisions: int) -> SearchResult:
        made = session.record.steps[decisions].text
        actions = session.state_at(decisions).legal(deciders[decisions])
        value = {good: 0.9, mistake: 0.1, of_a_bot: 0.0}.get(decisions, 0.5)
        rated = [RatedAction(one, value if one.text == made else 0.5, 0.2, []) for one in actions]
        return SearchResult(sorted(rated, key=lambda one: -one.value), 1000)

    monkeypatch.setattr(analysis, "_EVEN_POSITIONS", 6)
    monkeypatch.setattr(analysis, "_OWN_CHOICES", 100)
    monkeypatch.setattr(analysis, "_OWN_CHOICES_PER_GAP", 100)
    monkeypatch.setattr(analysis._Analyser, "_search", search)
    last = list(analysis.analyse(session, 1e-9))[-1]
    assert {one.seat for one in last.own} == {1}
    found = {one.kind: one.point for one in last.own}
    best, costliest = found["best"], found["costliest"]
    assert (best.before, best.decisions, best.worth) == (good, good + 1, 0.9)
    assert (costliest.before, costliest.worth, costliest.best_worth) == (mistake, 0.1, 0.5)
    if "luck" in found:
        assert found["luck"].fell


# Many who want it.


def telling(*lines: str, then: str = "") -> list[str]:
    """A command that tells this and then does something."""
    said = "".join(f"print({line!r}, flush=True)\n" for line in lines)
    return [sys.executable, "-S", "-c", f"import sys, time\nsys.stdin.read()\n{said}{then}"]


HALF = '{"points": [], "turnings": [], "done": 0.5}'
WHOLE = '{"points": [], "turnings": [], "done": 1.0}'
FOR_EVER = "time.sleep(600)"


async def asked_until(every: JobQueue, record: str, done: float) -> Analysis:
    while True:
        found = every.poll_analysis(record, "somebody")
        if found.done == done:
            return found
        await asyncio.sleep(0.02)


async def test_a_review_is_told_as_it_goes_and_kept(tmp_path: Path) -> None:
    goes_on = tmp_path / "goes-on"
    wait = f"import os\nwhile not os.path.exists({str(goes_on)!r}):\n    time.sleep(0.01)\n"
    every = JobQueue(SYSTEM, SharedMemory())
    every.command = telling(HALF, then=f"{wait}print({WHOLE!r}, flush=True)")
    assert every.poll_analysis("a game", "somebody") == Analysis([], [], 0.0)
    await asked_until(every, "a game", 0.5)
    goes_on.touch()
    await asked_until(every, "a game", 1.0)
    every.command = telling(then="sys.exit(1)")
    assert every.poll_analysis("a game", "anybody").done == 1.0
    await every.close()


async def test_what_nobody_asks_for_any_more_is_put_away() -> None:
    clock = ManualClock()
    every = JobQueue(clock, SharedMemory())
    every.command = telling(HALF, then=FOR_EVER)
    await asked_until(every, "left alone", 0.5)
    every.command = telling(WHOLE)
    await clock.advance(limits.ANALYSIS_POLL_SECONDS / 2)
    assert every.poll_analysis("waiting", "another").waiting == 1
    await clock.advance(limits.ANALYSIS_POLL_SECONDS / 2 + 0.1)
    await asked_until(every, "waiting", 1.0)
    await every.close()


async def test_in_the_background_only_while_there_is_nothing_else_to_do() -> None:
    """A game that starts by itself keeps nobody waiting, and goes on by itself when the others are done."""
    every = JobQueue(SYSTEM, SharedMemory())
    every.command = telling(HALF, then=FOR_EVER)
    await asked_until(every, "wanted", 0.5)
    assert every.poll_analysis("by itself", "another", background=True) == Analysis([], [], 0.0, 1)
    assert every.poll_analysis("wanted too", "another").waiting == 1, "it did not enter the queue"
    await every.close()

    every = JobQueue(SYSTEM, SharedMemory())
    every.command = telling(HALF, then=f"while True:\n    print({HALF!r}, flush=True)\n    time.sleep(0.01)")
    while every.poll_analysis("by itself", "somebody", background=True).done != 0.5:
        await asyncio.sleep(0.02)
    every.command = telling(WHOLE)
    await asked_until(every, "wanted", 1.0)
    await every.close()


async def test_a_review_that_fails_is_said_to_have_failed_and_can_be_asked_for_again() -> None:
    every = JobQueue(SYSTEM, SharedMemory())
    for command, code in (
        (telling(then="sys.exit(1)"), "review-too-much"),
        (telling(then=f"sys.stdout.write({HALF[:20]!r})"), "review-too-much"),
        (["/nowhere/at/all"], "review-too-much"),
        (
            telling('{"refusal": {"code": "record-cut-off", "rule": "", "facts": {"line": 3}}}'),
            "record-cut-off",
        ),
    ):
        every.command = command
        with pytest.raises(Refused) as refused:
            await asked_until(every, "a game", 1.0)
        assert refused.value.refusal.code == code
    every.command = telling(WHOLE)
    await asked_until(every, "a game", 1.0)
    await every.close()


async def test_who_is_not_the_reason_is_not_told_so() -> None:
    """That two games of one's own are under way is said to nobody else."""
    every = JobQueue(SYSTEM, SharedMemory())
    every.command = telling(HALF, then=FOR_EVER)
    for number in range(40):
        every.poll_analysis(f"game {number}", f"caller {number}")
    for caller, code in (("somebody", "records-too-many"), ("caller 0", "records-too-many")):
        with pytest.raises(Refused) as refused:
            every.poll_analysis("one more", caller)
        assert refused.value.refusal.code == code
    await every.close()
