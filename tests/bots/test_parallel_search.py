"""A search in several processes: the same again, as many simulations as asked for, and no process left."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys

import pytest

from madoi import bots
from madoi.bots.parallel_search import ParallelSearch
from madoi.bots.search import Budget, Search, SearchResult
from madoi.core.chance import Chance, Seeded
from madoi.core.game import Game, State, View
from madoi.core.record import read
from madoi.core.refusal import BadOption, Refused
from madoi.core.search_model import Belief, SearchModel
from madoi.core.session import start
from madoi.games import NAMES, find
from madoi.terminal.seats import parse_seats

pytestmark = pytest.mark.slow


def opened(name: str) -> tuple[Game, State]:
    game = find(name)
    return game, game.new(game.settings({}, game.seat_counts[-1]), Seeded("parallel"))[0]


def searched(name: str, bot_name: str) -> SearchResult:
    game, state = opened(name)
    seat = state.to_move()[0]
    bot = bots.find(bot_name, game)
    assert isinstance(bot, Search)
    return bot.search(state.view(seat), state.decision(seat), Seeded("thought"))


@pytest.fixture
def forks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The processes that were forked."""
    found: list[int] = []
    fork = os.fork

    def remember() -> int:
        process = fork()
        found.append(process)
        return process

    monkeypatch.setattr(os, "fork", remember)
    return found


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize("name", NAMES)
def test_processes_share_the_simulations_and_find_the_same_again(name: str, forks: list[int]) -> None:
    found, again = searched(name, "strong:26@3"), searched(name, "strong:26@3")
    assert len(forks) == 4
    assert all(is_gone(process) for process in forks)
    assert found.simulations == 26
    assert sum(rated.visit_share for rated in found.actions) == pytest.approx(1.0)
    for one, other in zip(found.actions, again.actions, strict=True):
        assert (one.action, one.value, one.visit_share) == (other.action, other.value, other.visit_share)


def test_processes_think_different_thoughts() -> None:
    """Two that had the same chances would count everything twice."""
    shared, half = searched("kasane", "strong:800@2"), searched("kasane", "strong:400")
    assert [rated.visit_share for rated in shared.actions] != [rated.visit_share for rated in half.actions]
    assert mean_value(shared) == pytest.approx(mean_value(half), rel=0.3)


def mean_value(found: SearchResult) -> float:
    return sum(rated.value * rated.visit_share for rated in found.actions)


def test_one_process_is_the_plain_search() -> None:
    plain, one = searched("kasane", "strong:25"), searched("kasane", "strong:25@1")
    assert [(rated.action, rated.value) for rated in one.actions] == [
        (rated.action, rated.value) for rated in plain.actions
    ]


def test_it_sits_wherever_a_bot_is_named_and_in_records() -> None:
    players = parse_seats("me,strong@2,strongest:1s@2*2")
    assert [player.kind for player in players] == ["person", "strong@2", "strongest:1s@2", "strongest:1s@2"]
    game = find("kasane")
    record = read(start(game, {}, players, "parallel").record.text())
    assert [player.kind for player in record.players] == [player.kind for player in players]


class _Failing(SearchModel):
    """Fails in helpers, or in the process that waits for them."""

    def __init__(self, game: Game, in_helpers: bool) -> None:
        super().__init__(game)
        self.in_helpers = in_helpers
        self.first = os.getpid()

    def belief(self, view: View, chance: Chance) -> Belief:
        if (os.getpid() != self.first) == self.in_helpers:
            raise ZeroDivisionError
        return super().belief(view, chance)


@pytest.mark.parametrize("in_helpers", [True, False])
def test_a_search_that_fails_leaves_no_process(forks: list[int], in_helpers: bool) -> None:
    game, state = opened("kasane")
    bot = ParallelSearch(game, Budget(1_000_000, 30.0 if not in_helpers else 0.1), 3)
    bot.model = _Failing(game, in_helpers)
    seat = state.to_move()[0]
    with pytest.raises(Refused if in_helpers else ZeroDivisionError) as caught:
        bot.choose(state.view(seat), state.decision(seat), Seeded("thought"))
    assert len(forks) == 2
    assert all(is_gone(process) for process in forks)
    if isinstance(caught.value, Refused):
        assert caught.value.refusal.code == "search-process-died"


def test_a_system_without_room_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> int:
        raise OSError(errno.EAGAIN, "Resource temporarily unavailable")

    monkeypatch.setattr(os, "fork", full)
    with pytest.raises(Refused) as caught:
        searched("kasane", "strong:8@2")
    assert caught.value.refusal.code == "search-process-none"


@pytest.mark.parametrize("name", ["strong@", "strong@0", "strong:9@65", "strongest@two", "strong@2s"])
def test_a_wrong_number_of_processes_is_refused(name: str) -> None:
    with pytest.raises(BadOption) as caught:
        bots.find(name, find("kasane"))
    assert caught.value.refusal.code == "bot-processes"


def test_where_processes_cannot_be_forked_a_sentence_says_what_to_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(os, "fork")
    with pytest.raises(BadOption) as caught:
        bots.find("strong:9@2", find("kasane"))
    assert caught.value.refusal.facts["instead"] == "strong:9"


def test_helpers_end_with_a_process_that_is_killed() -> None:
    program = """
import os
from madoi import bots
from madoi.core.chance import Seeded
from madoi.games import find
fork = os.fork
def told():
    process = fork()
    if process: print(process, flush=True)
    return process
os.fork = told
game = find("kasane")
state, _ = game.new(game.settings({}, 4), Seeded("orphan"))
seat = state.to_move()[0]
bots.find("strong:600s@2", game).choose(state.view(seat), state.decision(seat), Seeded("thought"))
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as waiting:
        assert waiting.stdout is not None
        helper = int(waiting.stdout.readline())
        assert not is_gone(helper)
        waiting.send_signal(signal.SIGKILL)
        # It inherited this pipe, so the end of it is the end of the helper.
        assert waiting.stdout.read() == ""
