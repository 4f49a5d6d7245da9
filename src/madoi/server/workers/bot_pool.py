"""The process pool of search bots, so that no table waits for another's bot.

A process gets the record of a game and replays it. The bot there gets the view of its seat, and a random seed
of its own. Each can work for any table. What it keeps of a game only saves time (`KeptTrees`).
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

import msgspec
import structlog

from madoi.bots import SEARCHERS
from madoi.core.refusal import Refused
from madoi.external_bots.judge import BotFailed
from madoi.processes import Pool, end_with_parent
from madoi.server import limits
from madoi.server.table.search_job import SearchJob
from madoi.server.workers.search import choose, mildest
from madoi.version import compiled, compiled_later

T = TypeVar("T")

_log = structlog.get_logger()

_NICENESS: Final = 15
"""A bot that thinks gives way to the tables themselves: it gets about 3% of a core that they need."""


def choose_action(job: SearchJob) -> str:
    """The bot's action, in the game's notation.

    A bot of a plugin that fails takes the mildest one, as a player does whose time is up. A search that gets
    no more processes does without."""
    try:
        return choose(job)
    except Refused as refused:
        _log.warning("search-not-shared", bot=job.bot, code=refused.refusal.code)
        return choose(msgspec.structs.replace(job, bot=job.bot.partition("@")[0]))
    except BotFailed as failed:
        _log.warning("bot-failed", bot=job.bot, code=failed.code, detail=failed.detail)
        return mildest(job)


class BotPool:
    """A pool of processes, started when first needed. When there are more jobs than processes, each job gets
    less time."""

    def __init__(self, processes: int = 0, workers: int = 1, search_processes: int = 1) -> None:
        """``workers``: how many worker processes of the service have such a pool. ``search_processes``: how
        many share the search of one bot; those besides the pool's own are forks of it."""
        self._search_processes = search_processes
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
            shares = self._search_processes > 1 and job.bot in SEARCHERS
            shortened = msgspec.structs.replace(
                job,
                seconds=max(limits.MIN_SEARCH_SECONDS, job.seconds / jobs_per_process),
                bot=f"{job.bot}@{self._search_processes}" if shares else job.bot,
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
