"""Thinking: bots that search work in processes of their own, so that no table waits for another's bot.

Such a process gets the record of a game and plays it again; the bot there gets the view of its seat, like any
bot, and a chance of its own. It keeps nothing, so any of them can answer for any table.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

import msgspec

from madoi.bots import find as find_bot
from madoi.bots.bot import Bot
from madoi.bots.search import Search
from madoi.core.chance import Seeded
from madoi.core.game import State
from madoi.core.record import read
from madoi.core.session import replay
from madoi.games import find
from madoi.processes import Pool, end_with_parent
from madoi.server.protocol.server_messages import Considered, Reply
from madoi.server.table.search_job import SearchJob
from madoi.version import compiled, compiled_later

T = TypeVar("T")

_LEAST_SECONDS: Final = 0.02


def choose(job: SearchJob) -> str:
    """What the bot does, in the notation of the game."""
    bot, state = _before(job)
    return bot.choose(state.view(job.seat), state.decision(job.seat), Seeded(job.seed)).text


def consider(job: SearchJob) -> list[Considered]:
    """All choices there are, the best first. The bot is one that searches."""
    bot, state = _before(job)
    assert isinstance(bot, Search)
    found = bot.search(state.view(job.seat), state.decision(job.seat), Seeded(job.seed))
    return [
        Considered(
            rated.action.text,
            rated.value,
            rated.visit_share,
            [Reply(seat, action.text) for seat, action in rated.replies],
        )
        for rated in found.actions
    ]


def _before(job: SearchJob) -> tuple[Bot, State]:
    """The bot, and the table it is to think about."""
    record = read(job.record)
    game = find(record.game)
    session = replay(game, record)
    state = session.state if job.at is None else session.state_at(job.at)
    return find_bot(job.bot, game, job.seconds), state


class Thinkers:
    """The processes that think, started when they are first needed. When more is asked than they can do,
    everybody gets less time."""

    def __init__(self, processes: int = 0) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 1) - 1)
        self._pool: Pool | None = None
        self._pool_is_plain = False
        self._asked = 0

    async def ask(self, what: Callable[[SearchJob], T], job: SearchJob) -> T:
        """Have `choose` or `consider` done. A process that dies is replaced."""
        self._asked += 1
        try:
            crowd = max(1.0, self._asked / self._processes)
            hurried = msgspec.structs.replace(job, seconds=max(_LEAST_SECONDS, job.seconds / crowd))
            try:
                return await self._submit(what, hurried)
            except BrokenProcessPool:
                self._pool = None
                return await self._submit(what, hurried)
        finally:
            self._asked -= 1

    async def _submit(self, what: Callable[[SearchJob], T], job: SearchJob) -> T:
        if self._pool is not None and self._pool_is_plain and compiled_later():
            self._pool.shutdown(wait=False)  # it finishes what it was asked
            self._pool = None
        if self._pool is None:
            self._pool_is_plain = not compiled() and not compiled_later()
            self._pool = Pool(self._processes, _begin)
        return await asyncio.wrap_future(self._pool.submit(what, job))

    def close(self) -> None:
        """End them, whatever they are doing."""
        if self._pool is not None:
            self._pool.end()


def _begin() -> None:
    """Whoever stops the service stops us: signals to the whole group are not for us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
