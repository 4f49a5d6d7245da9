"""The runtime context: what all live tables of this process share."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

import structlog

from madoi.core.viewer import Seat
from madoi.server import limits
from madoi.server.rate_limits import TokenBuckets
from madoi.server.runtime.ban_list import BanList
from madoi.server.runtime.bus import Bus, LocalBus
from madoi.server.runtime.chat_limits import ChatLimits
from madoi.server.runtime.home_workers import HomeWorkers
from madoi.server.runtime.leases import Leases
from madoi.server.runtime.lobby import PublicTables
from madoi.server.runtime.loop_share import LoopShares
from madoi.server.runtime.notice_encoding import EntryCipher
from madoi.server.shared_memory import SharedMemory
from madoi.server.storage.store import Store, StoreFailed
from madoi.server.table.search_job import SearchJob
from madoi.server.table.state import Table
from madoi.server.tokens import new_secret
from madoi.server.workers.bot_pool import BotPool, choose_action

_log = structlog.get_logger()


class TableHooks:
    """Callbacks for changes of live tables, such as push notifications. Does nothing by default."""

    def table_changed(self, table: Table, connected: Sequence[Seat]) -> None:
        """The table has a new entry, or somebody left. ``connected`` are the seats that are connected."""

    def game_over(self, table: Table) -> None:
        """The game at the table is over."""


class RuntimeContext:
    """Store, bus, clock, bot pool, leases, chat limits, hooks and background tasks of this process."""

    def __init__(
        self,
        store: Store,
        process: str = "",
        lease_seconds: float = limits.LEASE_SECONDS,
        shared: SharedMemory | None = None,
        search_processes: int = 1,
    ) -> None:
        self.store = store
        self.clock = store.clock
        self.process = process or secrets.token_hex(8)
        self.bus: Bus = LocalBus()
        self.entry_cipher: EntryCipher | None = None
        """For entries on the bus; None where there are no other processes."""
        self.hooks = TableHooks()
        self.game_over_hooks: list[Callable[[Table], None]] = []
        """Called with a table whose game is over, after each of its entries."""
        self.public_tables = PublicTables(store)
        self.shared = shared or SharedMemory()
        self.bot_pool = BotPool(workers=self.shared.workers, search_processes=search_processes)
        self.loop_shares = LoopShares(self.shared, self.clock)
        self.chat_limits = ChatLimits(self.shared, self.clock)
        self.homes = HomeWorkers(self.shared, self.clock)
        self.bans = BanList(self.clock)
        self.leases = Leases(store, self.clock, self.process, lease_seconds, lambda: self.bus.has_peers)
        self.corrections = TokenBuckets(
            "corrections", limits.CORRECTIONS_PER_SECOND, limits.CORRECTIONS_BURST, self.shared, self.clock
        )
        """Corrections at paper tables, by table."""
        self.alternatives = TokenBuckets(
            "alternatives", limits.ALTERNATIVES_PER_SECOND, limits.ALTERNATIVES_BURST, self.shared, self.clock
        )
        """`Instead` messages, by table."""
        self.hints = TokenBuckets(
            "hints", limits.HINTS_PER_SECOND, limits.HINTS_BURST, self.shared, self.clock
        )
        """Hints, by network."""
        self.sent_bytes = TokenBuckets(
            "bytes", limits.SENT_BYTES_PER_SECOND, limits.SENT_BYTES_BURST, self.shared, self.clock
        )
        """What each address was sent."""
        self.stopped = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def closing(self) -> bool:
        """Whether the process is shutting down: requests are still answered, automation has ended."""
        return self.stopped.is_set()

    async def prepare(self) -> None:
        """Read the keys that this process needs before its first table."""
        if self.bus.has_peers:
            key = await self.store.get_or_create_key("bus", new_secret())
            self.entry_cipher = EntryCipher(key, self.process)

    async def search(self, job: SearchJob) -> str:
        """Run a search in the bot pool; returns the action that the bot chooses."""
        return await self.bot_pool.run(choose_action, job)

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background. Failures are logged, except of the store: maintenance tries again."""

        async def run() -> None:
            try:
                with suppress(StoreFailed):
                    await work
            except Exception:
                _log.exception("background-task")

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def wait_for_tasks(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)
