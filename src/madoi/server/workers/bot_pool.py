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
from madoi.server.protocol.server_messages import ActionValue, ExpectedAction
from madoi.version import compiled, compiled_later

T = TypeVar("T")

_LEAST_SECONDS: Final = 0.02


class Errand(msgspec.Struct, frozen=True):
    """What somebody is to think about: a game, the seat that is asked, which bot thinks, for how many seconds
    at most, with which chance; after how many decisions, where that is not now."""

    record: str
    seat: int
    bot: str
    seconds: float
    seed: str
    at: int | None = None


def choose(errand: Errand) -> str:
    """What the bot does, in the notation of the game."""
    bot, state = _before(errand)
    return bot.choose(state.view(errand.seat), state.decision(errand.seat), Seeded(errand.seed)).text


def consider(errand: Errand) -> list[ActionValue]:
    """All choices there are, the best first. The bot is one that searches."""
    bot, state = _before(errand)
    assert isinstance(bot, Search)
    thought = bot.think(state.view(errand.seat), state.decision(errand.seat), Seeded(errand.seed))
    return [
        ActionValue(
            line.action.text,
            line.worth,
            line.tried,
            [ExpectedAction(seat, action.text) for seat, action in line.then],
        )
        for line in thought.lines
    ]


def _before(errand: Errand) -> tuple[Bot, State]:
    """The bot, and the table it is to think about."""
    record = read(errand.record)
    game = find(record.game)
    session = replay(game, record)
    state = session.state if errand.at is None else session.state_at(errand.at)
    return find_bot(errand.bot, game, errand.seconds), state


class Thinkers:
    """The processes that think, started when they are first needed. When more is asked than they can do,
    everybody gets less time."""

    def __init__(self, processes: int = 0) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 1) - 1)
        self._pool: Pool | None = None
        self._pool_is_plain = False
        self._asked = 0

    async def ask(self, what: Callable[[Errand], T], errand: Errand) -> T:
        """Have `choose` or `consider` done. A process that dies is replaced."""
        self._asked += 1
        try:
            crowd = max(1.0, self._asked / self._processes)
            hurried = msgspec.structs.replace(errand, seconds=max(_LEAST_SECONDS, errand.seconds / crowd))
            try:
                return await self._submit(what, hurried)
            except BrokenProcessPool:
                self._pool = None
                return await self._submit(what, hurried)
        finally:
            self._asked -= 1

    async def _submit(self, what: Callable[[Errand], T], errand: Errand) -> T:
        if self._pool is not None and self._pool_is_plain and compiled_later():
            self._pool.shutdown(wait=False)  # it finishes what it was asked
            self._pool = None
        if self._pool is None:
            self._pool_is_plain = not compiled() and not compiled_later()
            self._pool = Pool(self._processes, _begin)
        return await asyncio.wrap_future(self._pool.submit(what, errand))

    def close(self) -> None:
        """End them, whatever they are doing."""
        if self._pool is not None:
            self._pool.end()


def _begin() -> None:
    """Whoever stops the service stops us: signals to the whole group are not for us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
