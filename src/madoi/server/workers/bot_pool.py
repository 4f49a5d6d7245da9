"""The process pool of search bots, so that no table waits for another's bot.

A process gets the record of a game and replays it. The bot there gets the view of its seat, and a random seed
of its own. Processes keep no state, so each can work for any table.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Literal, NamedTuple, TypeVar

import msgspec
import structlog

from madoi.bots import find as find_bot
from madoi.bots.bot import Bot
from madoi.bots.place_model import PlaceModel
from madoi.bots.search import Budget, Search, SearchResult
from madoi.core.chance import Seeded
from madoi.core.game import State
from madoi.core.record import read
from madoi.core.session import replay
from madoi.external_bots.judge import BotFailed
from madoi.games import find
from madoi.processes import Pool, end_with_parent
from madoi.server import limits
from madoi.server.protocol.server_messages import ActionValue, ExpectedAction
from madoi.server.table.search_job import SearchJob
from madoi.version import compiled, compiled_later

T = TypeVar("T")

_log = structlog.get_logger()

_NICENESS: Final = 15
"""A bot that thinks gives way to the tables themselves: it gets about 3% of a core that they need."""
_LOST_SHARE: Final = 0.02
"""With less hope of a win than this, a game is as good as lost."""
_UNLIMITED: Final = 1_000_000_000


def choose_action(job: SearchJob) -> str:
    """The bot's action, in the game's notation.

    A bot of a plugin that fails takes the mildest one, as a player does whose time is up."""
    bot, state = _prepare(job)
    decision = state.decision(job.seat)
    try:
        return bot.choose(state.view(job.seat), decision, Seeded(job.seed)).text
    except BotFailed as failed:
        _log.warning("bot-failed", bot=job.bot, code=failed.code, detail=failed.detail)
        return decision.default.text


class Evaluation(NamedTuple):
    """What a search found: what it counted, and the actions, the best first."""

    goal: Literal["win", "place"]
    actions: list[ActionValue]


def evaluate_actions(job: SearchJob) -> Evaluation:
    """The values of all actions, the best first. The bot must be one that searches.

    Where the game is as good as lost, they are rated by place and points instead of the win."""
    bot, state = _prepare(job)
    assert isinstance(bot, Search)
    view, decision = state.view(job.seat), state.decision(job.seat)
    found = bot.search(view, decision, Seeded(job.seed))
    if max(rated.value for rated in found.actions) >= _LOST_SHARE:
        return Evaluation("win", _action_values(found))
    place_search = Search(bot.model.game, Budget(_UNLIMITED, job.seconds), PlaceModel(bot.model))
    by_place = place_search.search(view, decision, Seeded(job.seed))
    by_place.actions.sort(key=lambda rated: rated.value, reverse=True)
    if by_place.actions[0].value == 0.0:  # a duel has no second place
        return Evaluation("win", _action_values(found))
    return Evaluation("place", _action_values(by_place))


def _action_values(found: SearchResult) -> list[ActionValue]:
    return [
        ActionValue(
            rated.action.text,
            rated.value,
            rated.visit_share,
            [ExpectedAction(seat, action.text, action.parts()) for seat, action in rated.replies],
            rated.action.parts(),
        )
        for rated in found.actions
    ]


def _prepare(job: SearchJob) -> tuple[Bot, State]:
    """The bot, and the state it decides in."""
    record = read(job.record)
    game = find(record.game, record.package)
    session = replay(game, record)
    state = session.state if job.at is None else session.state_at(job.at)
    return find_bot(job.bot, game, job.seconds), state


class BotPool:
    """A pool of processes, started when first needed. When there are more jobs than processes, each job gets
    less time."""

    def __init__(self, processes: int = 0, workers: int = 1) -> None:
        """``workers``: how many worker processes of the service have such a pool."""
        self._processes = processes or max(1, ((os.cpu_count() or 1) - 1) // workers)
        self._pool: Pool | None = None
        self._pool_is_plain = False
        self.jobs = 0
        """Jobs that run or wait."""

    async def run(self, work: Callable[[SearchJob], T], job: SearchJob) -> T:
        """Run `choose_action` or `evaluate_actions` in the pool. A process that dies is replaced."""
        self.jobs += 1
        try:
            jobs_per_process = max(1.0, self.jobs / self._processes)
            shortened = msgspec.structs.replace(
                job, seconds=max(limits.MIN_SEARCH_SECONDS, job.seconds / jobs_per_process)
            )
            try:
                return await self._submit(work, shortened)
            except BrokenProcessPool:
                self._pool = None
                return await self._submit(work, shortened)
        finally:
            self.jobs -= 1

    async def _submit(self, work: Callable[[SearchJob], T], job: SearchJob) -> T:
        if self._pool is not None and self._pool_is_plain and compiled_later():
            self._pool.shutdown(wait=False)  # it finishes its jobs
            self._pool = None
        if self._pool is None:
            self._pool_is_plain = not compiled() and not compiled_later()
            self._pool = Pool(self._processes, _initialise_worker)
        return await asyncio.wrap_future(self._pool.submit(work, job))

    def close(self) -> None:
        """Kill the processes."""
        if self._pool is not None:
            self._pool.end()


def _initialise_worker() -> None:
    """The service stops its workers itself, so they ignore signals to the whole process group."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    end_with_parent()
