"""The scheduler of one table: wakes up when its next automatic step is due, and has it carried out.

Only the process with the lease carries steps out. The table's home tries to acquire it at once, so that
others find the table if it dies.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from madoi.core.refusal import Refused
from madoi.server import limits
from madoi.server.clock import Timer
from madoi.server.runtime.context import RuntimeContext
from madoi.server.runtime.leases import Lease
from madoi.server.storage.store import StoreFailed
from madoi.server.table.automation import Due

_log = structlog.get_logger()


class Scheduler:
    """The scheduler of one table. ``next_due`` returns the next step, ``prepare`` is called as soon as it is
    known, and ``carry_out`` when it is due by ``now``, the table's time."""

    def __init__(
        self,
        context: RuntimeContext,
        lease: Lease,
        now: Callable[[], float],
        next_due: Callable[[], Due | None],
        prepare: Callable[[], None],
        carry_out: Callable[[Due], Awaitable[object]],
    ) -> None:
        self._context = context
        self._clock = context.clock
        self._lease = lease
        self._now = now
        self._next_due = next_due
        self._prepare = prepare
        self._carry_out = carry_out
        self._timer: Timer | None = None
        self._step: asyncio.Task[None] | None = None

    def reschedule(self, at_least_seconds: float = 0.0) -> None:
        """Wake up for the next step, but not earlier than this."""
        self.cancel()
        due = self._next_due()
        if due is None or self._context.closing or self._step is not None:
            return
        is_held = self._lease.is_held(self._clock.now())
        if not is_held and not self._context.homes.is_here(self._lease.table):
            return  # its home acts for it
        wait_seconds = self._lease.retry_at - self._clock.now()
        if is_held:
            wait_seconds = due.at - self._now()
            self._prepare()
        self._timer = self._clock.call_later(max(0.0, at_least_seconds, wait_seconds), self._start_step)

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def wait_for_step(self) -> None:
        if self._step is not None:
            await self._step

    def _start_step(self) -> None:
        self._timer = None
        if self._step is None:
            self._step = asyncio.create_task(self._run_step())

    async def _run_step(self) -> None:
        delay = 0.0
        try:
            await self._do_what_is_due()
        except Refused:
            delay = limits.STALE_RETRY_SECONDS  # the table has moved on
        except StoreFailed:
            delay = self._context.leases.renewal_seconds
        except Exception:
            _log.exception("due", table=self._lease.table)
            delay = self._context.leases.seconds
        self._step = None
        self.reschedule(delay)

    async def _do_what_is_due(self) -> None:
        if await self._context.leases.acquire(self._lease):
            due = self._next_due()
            if due is not None and due.at <= self._now():
                await self._carry_out(due)
