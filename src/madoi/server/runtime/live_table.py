"""A live table: a table in memory, with its commands, automation, presence and lease.

Commands run one at a time: each is checked, its entry appended to the store, then applied. If another process
was faster, its entries are applied first and the command is checked again: the store decides.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import ParamSpec, TypeVar
from weakref import WeakMethod

from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import SPECTATOR, Seat
from madoi.server import limits
from madoi.server.runtime.bot_jobs import BotJobs
from madoi.server.runtime.bus import Notice
from madoi.server.runtime.context import RuntimeContext
from madoi.server.runtime.delayed_table import DelayedTable
from madoi.server.runtime.leases import Lease
from madoi.server.runtime.lobby import encode_for_lobby
from madoi.server.runtime.metrics import APPEND_CONFLICTS, APPEND_LATENCY, AUTOMATIC_STEPS, ENTRIES
from madoi.server.runtime.notice_encoding import StoredEntryData
from madoi.server.runtime.presence import Subscriber, TablePresence
from madoi.server.runtime.scheduler import Scheduler
from madoi.server.storage.store import LobbyRow, StoreFailed, TableRemoved
from madoi.server.table import automation
from madoi.server.table.automation import Due
from madoi.server.table.commands import absence
from madoi.server.table.log import Entry, Filled, Handed, Hosted, Left, Sat, decode_entry, encode_entry
from madoi.server.table.matching import company_of
from madoi.server.table.state import Table

Given = ParamSpec("Given")
Result = TypeVar("Result")
Command = Callable[[Table], Entry]
"""Returns the entry to append, or raises `Refused`."""


class LiveTable:
    """One table in memory."""

    def __init__(self, context: RuntimeContext, table: Table) -> None:
        self.context = context
        self.clock = context.clock
        self.table = table
        self._ahead_seconds = 0.0
        self._follow_log()
        # Its parts hold it weakly: an evicted table leaves the memory at once. In a cycle it would wait for a
        # full collection, which is rare (gc_policy.py).
        self._weak_now = _weakly(self.now)
        self.presence = TablePresence(self.clock, self._weak_now, 2 * context.leases.seconds)
        self.lease = Lease(table.id)
        self.bot_jobs = BotJobs(context.search)
        self.scheduler = Scheduler(
            context,
            self.lease,
            self._weak_now,
            _weakly(self.next_due),
            _weakly(self._start_searches),
            _weakly(self._carry_out),
        )
        self.last_used = self.clock.monotonic()
        self._rested_at = 0.0
        """The last use before its caches were freed."""
        self._loaded_at = self.now()
        self.ended_by = ""
        """Why this table must not be used any more: the code of a refusal."""
        self.rematch_lock = asyncio.Lock()
        self._delayed: DelayedTable | None = None
        self._lock = asyncio.Lock()

    async def spectators_table(self) -> Table:
        """The table as spectators may see it now."""
        if not self.table.terms.spectator_delay:
            return self.table
        if self._delayed is None:
            self._delayed = DelayedTable(self.table, self.clock, self._weak_now, self.presence.wake_all)
        await self._delayed.catch_up()
        return self._delayed.table

    def now(self) -> float:
        """The table's time, which never goes back: it is ahead of the clock where the log is.

        The log was then written by a process whose clock was ahead, or before somebody set the clock back."""
        return self.clock.now() + self._ahead_seconds

    def _follow_log(self) -> None:
        self._ahead_seconds = max(self._ahead_seconds, self.table.log[-1].at - self.clock.now())

    async def submit(self, command: Command, payer: str = "") -> Entry:
        """Run a command and append its entry. When this returns, the entry is durable. Raises `Refused`,
        and `StoreFailed` when the store cannot be reached. ``payer``: the address whose share of the event
        loop it takes; by default that of the table's opener."""
        # The client may disconnect before the answer: a command that has started is finished all the same.
        answer = await asyncio.shield(
            asyncio.create_task(
                self.context.loop_shares.count(payer or self.table.opened.opener, self._run_command(command))
            )
        )
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def _run_command(self, command: Command) -> Entry | Exception:
        try:
            async with self._lock:
                # If this process dies after the entry, others must find the table: something may be due then.
                if self.table.phase != "over":
                    await self.context.leases.acquire_if_free(self.lease)
                for _ in range(limits.MAX_APPEND_TRIES):
                    if self.ended_by:
                        raise Refused(Refusal(self.ended_by, "", {}))
                    entry = command(self.table)
                    self.table.log_shares.check(entry)
                    if await self._append(entry):
                        return entry
                    APPEND_CONFLICTS.inc()
                    await self._apply_new_entries()
        except TableRemoved:
            self.end("table-none")
            return Refused(Refusal("table-none", "", {}))
        except Exception as error:  # for the client, if it is still there
            return error
        return Refused(Refusal("table-busy", "", {}))

    async def _append(self, entry: Entry) -> bool:
        """Append an entry and apply it. False: another process has appended one before."""
        table, context = self.table, self.context
        number, at = len(table.log), max(self.now(), table.log[-1].at)
        started = self.clock.monotonic()
        entry_body = encode_entry(entry)
        accepted = await context.store.append(table.id, number, at, entry_body)
        APPEND_LATENCY.observe(self.clock.monotonic() - started)
        if not accepted:
            return False
        phase, joined = table.phase, table.joined
        table.apply(entry, at)
        ENTRIES.labels(str(entry.__struct_config__.tag)).inc()
        self.on_change()
        await self._publish(entry_body, at)
        if (
            table.phase != phase
            or table.joined != joined
            or isinstance(entry, (Sat, Filled, Left, Handed, Hosted))
        ):
            self.refresh_lobby_row()
            if table.phase == "over":
                await context.store.write_rows()  # evenings at other processes look for the result
        if table.phase == "over":
            context.hooks.game_over(table)
            for hook in context.game_over_hooks:
                hook(table)
        return True

    async def _publish(self, body: str, at: float) -> None:
        """Tell the other processes that follow the table of its last entry. The rest read it when they need
        the table."""
        context, table = self.context, self.table
        # A process that is not the table's home has not heard who follows the table.
        if not self.presence.has_remote() and context.homes.is_here(table.id):
            return
        length = len(table.log)
        entry = b""
        if context.entry_cipher is not None:
            entry = context.entry_cipher.encrypt(table.id, StoredEntryData(length - 1, at, body))
        await context.bus.publish(Notice(context.process, table.id, length, entry=entry))

    def refresh_lobby_row(self) -> None:
        """Store the phase and seats of the table, for the lobby and for leases."""
        table = self.table
        # A hidden entry must not move the table up in the lobby.
        last_public = table.log[table.visible_entries[SPECTATOR][-1]]
        self.context.store.update_lobby_row(table.id, lobby_row(table), last_public.at)
        self.context.public_tables.forget()

    async def catch_up(self, length: int) -> None:
        """Apply entries of other processes, if the log has reached this length."""
        async with self._lock:
            if length > len(self.table.log):
                await self._apply_new_entries()

    async def _apply_published(self, entry: StoredEntryData) -> None:
        """Apply an entry that another process has written, without reading it from the store."""
        async with self._lock:
            if entry.number == len(self.table.log):
                self.table.apply(decode_entry(entry.body), entry.at)
                self._follow_log()
                self.on_change()
            elif entry.number > len(self.table.log):  # one before it was lost
                await self._apply_new_entries()

    async def _apply_new_entries(self) -> None:
        rows = await self.context.store.entries(self.table.id, len(self.table.log))
        for row in rows:
            self.table.apply(decode_entry(row.body), row.at)
        if rows:
            self._follow_log()
            self.on_change()

    def on_change(self) -> None:
        """Wake the subscribers, and schedule what is due now."""
        self.last_used = self.clock.monotonic()
        self.presence.wake_all()
        if self._delayed is not None:
            self._delayed.follow()
        self.scheduler.reschedule()
        self._call_hooks()

    def _call_hooks(self) -> None:
        if not self.context.closing:
            self.context.hooks.table_changed(self.table, self.presence.connected()[0])

    def next_due(self) -> Due | None:
        """The next automatic step; None when the log is full."""
        is_done = self.table.log_shares.game_is_full or self.ended_by
        return None if is_done else automation.next_due(self.table, self._away_since())

    def _away_since(self) -> dict[Seat, float]:
        """Since when people are not connected who wait for a quick match here. A process that has just loaded
        the table gives them time to come back."""
        if company_of(self.table) is None:
            return {}
        left_at, connected = self.presence.left_at, self.presence.connected()[0]
        return {
            seat: max(left_at.get(seat, 0.0), self._loaded_at)
            for seat in self.table.people()
            if seat not in connected
        }

    def _start_searches(self) -> None:
        self.bot_jobs.start(self.table)

    async def _carry_out(self, due: Due) -> None:
        searched = await self.bot_jobs.result(self.table, due)
        async with self.context.loop_shares.turn(self.table.opened.opener):
            await self.submit(lambda table: self._carry_out_if_still_due(table, due, searched))

    def _carry_out_if_still_due(self, table: Table, due: Due, searched: str) -> Entry:
        present = self.next_due()
        if present is None or not present.is_same(due):  # somebody was faster
            raise Refused(Refusal("table-stale", "", {}))
        AUTOMATIC_STEPS.labels(due.kind).inc()
        return automation.carry_out(table, present, searched)

    async def join(self, subscriber: Subscriber) -> None:
        self.presence.join(subscriber)
        self._follow_presence()
        await self.announce_presence()
        seat = subscriber.viewer
        if seat != SPECTATOR and absence.is_news(self.table, seat):
            with suppress(Refused, StoreFailed):  # another tab was faster; or they play, and that says it too
                await self.submit(lambda table: absence.arrive(table, seat))

    async def leave(self, subscriber: Subscriber) -> None:
        self.presence.leave(subscriber)
        self._follow_presence()
        self.last_used = self.clock.monotonic()
        await self.announce_presence()
        self._call_hooks()

    def _follow_presence(self) -> None:
        """Players who wait for a quick match keep their seats while they are there."""
        if company_of(self.table) is not None:
            self.scheduler.reschedule()

    async def announce_presence(self) -> None:
        """Tell the other processes who is connected here. The holder of the lease waits until it hears of one
        that follows the table: most tables live in one process."""
        if self.lease.is_held(self.clock.now()) and not self.presence.has_remote():
            return
        seats, spectators = self.presence.connected_here()
        length = len(self.table.log)
        await self.context.bus.publish(Notice(self.context.process, self.table.id, length, seats, spectators))

    async def learn_presence(self) -> None:
        """Ask who is connected elsewhere, where this process cannot know: it has no client of the table, and
        no other process has told it of one."""
        if not self.context.bus.has_peers or self.presence.subscribers or self.presence.has_remote():
            return
        notice = Notice(self.context.process, self.table.id, len(self.table.log), [])
        await self.context.bus.publish(notice)  # those who follow the table answer whom they do not know
        await self.clock.sleep(limits.PRESENCE_ANSWER_SECONDS)

    def on_notice(self, notice: Notice) -> None:
        if notice.seats is not None:
            before = self.presence.receive(notice)
            self._follow_presence()
            if before is not None and before.notice.seats != notice.seats:
                self._call_hooks()  # that process may be closing, and notifies nobody any more
            is_new = before is None or not self.presence.is_trusted(before)
            if is_new and self.is_followed:
                self.context.run_in_background(self.announce_presence())  # it may not know of our clients
        if notice.is_free:
            self.presence.forget(notice.process)
            self.lease.retry_at = 0.0
            self.scheduler.reschedule()
        if notice.length > len(self.table.log) and self.is_followed:
            cipher = self.context.entry_cipher
            entry = None if cipher is None else cipher.decrypt(notice)
            self.context.run_in_background(
                self.catch_up(notice.length) if entry is None else self._apply_published(entry)
            )

    @property
    def is_followed(self) -> bool:
        """Whether this process must know of every entry: somebody is connected, or it acts for the table.
        Otherwise it reads what is new when somebody asks for the table."""
        return bool(self.presence.subscribers) or self.lease.is_held(self.clock.now())

    async def give_away(self) -> None:
        """Give up the lease, so that the table's home takes it."""
        await self.context.leases.give_away(self.lease, has_due=self.next_due() is not None)
        notice = Notice(self.context.process, self.table.id, len(self.table.log), is_free=True)
        await self.context.bus.publish(notice)

    def refresh_remote_presence(self) -> None:
        """Forget the presence of processes that may be dead, unless the bus itself is lost."""
        if self.presence.drop_silent():
            self._follow_presence()
            self._call_hooks()
        if not self.context.bus.is_connected():
            self.presence.keep_remote()

    def rest(self) -> None:
        """Free the caches of the table, once after its last use."""
        if self._rested_at != self.last_used:
            self._rested_at = self.last_used
            self.table.free_caches()

    async def finish(self) -> None:
        """Wait until everything that has started is durable."""
        await self.scheduler.wait_for_step()
        async with self._lock:
            return

    def end(self, code: str) -> None:
        """Stop: the table was deleted or closed. Commands are refused, and its connections end."""
        self.ended_by = code
        self.close()
        self.presence.wake_all()

    def close(self) -> None:
        self.scheduler.cancel()
        self.bot_jobs.cancel()
        if self._delayed is not None:
            self._delayed.close()


def _weakly(method: Callable[Given, Result]) -> Callable[Given, Result]:
    """The method of an object, without keeping the object."""
    found = WeakMethod(method)

    def call(*given: Given.args, **named: Given.kwargs) -> Result:
        alive = found()
        assert alive is not None, "its parts go with a live table"
        return alive(*given, **named)

    return call


def lobby_row(table: Table) -> LobbyRow:
    return LobbyRow(
        table.terms.public and not table.locked, table.phase, encode_for_lobby(table), table.joined
    )
