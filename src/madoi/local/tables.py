"""Local tables: each is loaded from its log on the device, takes commands, and carries out what is due."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence

import msgspec

from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import Seat
from madoi.games import find
from madoi.local.device import Device
from madoi.server import limits
from madoi.server.protocol.moves import LogEntry
from madoi.server.protocol.my_tables import MyTable
from madoi.server.table import automation
from madoi.server.table.automation import Due, search_job
from madoi.server.table.commands.moving import move_here
from madoi.server.table.log import Entry, Opened, decode_entry, encode_entry
from madoi.server.table.projection import snapshot
from madoi.server.table.search_job import SearchJob
from madoi.server.table.state import Table
from madoi.server.tokens import new_id

ID_PREFIX = "local-"
"""How the ids of local tables begin. Those of a service are shorter than any of ours."""

Command = Callable[[Table], Entry]
"""Returns the entry to append, or raises `Refused`."""


class LocalTable:
    """One table on this device."""

    def __init__(self, device: Device, table: Table) -> None:
        self.table = table
        self.listeners: set[Callable[[], None]] = set()
        """Called after every change."""
        self.seats: list[Seat] = []
        """The seats that are connected."""
        self.paused = False
        self._device = device
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._step: asyncio.Task[None] | None = None

    def now(self) -> float:
        """The table's time, which never goes back."""
        return max(time.time(), self.table.log[-1].at)

    async def submit(self, command: Command) -> Entry:
        """Run a command. When this returns, its entry is stored on the device. Raises `Refused`."""
        async with self._lock:
            for _ in range(limits.MAX_APPEND_TRIES):
                entry = command(self.table)
                self.table.log_shares.check(entry)
                number, at = len(self.table.log), self.now()
                if await self._device.append(self.table.id, number, at, encode_entry(entry)):
                    self.table.apply(entry, at)
                    self.on_change()
                    return entry
                await self._catch_up()
        raise Refused(Refusal("table-busy", "", {}))

    async def catch_up(self) -> None:
        """Apply what another page of this browser has stored."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        found = await self._device.entries(self.table.id, len(self.table.log))
        for at, body in found:
            self.table.apply(decode_entry(body), at)
        if found:
            self.on_change()

    def on_change(self) -> None:
        """Tell the sockets, and schedule what is due."""
        for listener in list(self.listeners):
            listener()
        self.reschedule()

    def pause(self, paused: bool) -> None:
        """While the page is hidden nothing happens by itself."""
        self.paused = paused
        self.reschedule()

    def reschedule(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = None if self.table.log_shares.game_is_full else automation.next_due(self.table)
        if due is None or self.table.phase == "over":
            self._tell_state()
        if due is None or self.paused or self._step is not None or not self.listeners:
            return
        # A search begins with the question, so that its answer is ready when it is due.
        wait_seconds = 0.0 if self._search_job(due) else max(0.0, due.at - self.now())
        self._timer = asyncio.get_running_loop().call_later(wait_seconds, self._start, due)

    def _start(self, due: Due) -> None:
        self._timer = None
        self._step = asyncio.get_running_loop().create_task(self._carry_out(due))

    async def _carry_out(self, due: Due) -> None:
        try:
            searched = await self._search(due)
            await asyncio.sleep(max(0.0, due.at - self.now()))
            await self.submit(lambda table: _carry_out_if_still_due(table, due, searched))
        except Refused:
            pass  # the table has moved on
        finally:
            self._step = None
            self.reschedule()

    def _search_job(self, due: Due) -> SearchJob | None:
        return search_job(self.table, due.seat) if due.kind == "bot" else None

    async def _search(self, due: Due) -> str:
        job = self._search_job(due)
        if job is None:
            return ""
        return await self._device.search("choose", msgspec.json.encode(job).decode())

    def my_table(self) -> MyTable | None:
        """How the table stands for the player of this device; None where nobody plays."""
        people = self.table.people()
        return snapshot.my_table(self.table, people[0]) if people else None

    def _tell_state(self) -> None:
        mine = self.my_table()
        if mine is not None:
            self._device.changed(self.table.id, msgspec.json.encode(mine).decode())


class LocalTables:
    """The tables of this device by id, loaded when they are asked for."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.paused = False
        self._tables: dict[str, LocalTable] = {}
        self._loading = asyncio.Lock()

    async def open(self, opened: Opened) -> LocalTable:
        opened = msgspec.structs.replace(opened, package=find(opened.game).package)
        table = Table(ID_PREFIX + new_id(), opened, time.time())
        await self.device.append(table.id, 0, table.log[0].at, encode_entry(opened))
        return self._add(table)

    async def adopt(self, entries: Sequence[LogEntry]) -> LocalTable:
        """A table of the service that goes on here. Raises `Refused`."""
        table = _fold(ID_PREFIX + new_id(), [(entry.at, entry.body) for entry in entries])
        table.apply(move_here(table), max(time.time(), table.log[-1].at))
        return await self._store(table)

    async def open_with(self, entries: Sequence[LogEntry]) -> LocalTable:
        """A new table that begins with these entries."""
        return await self._store(_fold(ID_PREFIX + new_id(), [(entry.at, entry.body) for entry in entries]))

    async def _store(self, table: Table) -> LocalTable:
        for applied in table.log:
            await self.device.append(table.id, applied.number, applied.at, encode_entry(applied.entry))
        return self._add(table)

    async def find(self, id: str) -> LocalTable:
        """The table of this id. Raises `Refused`."""
        async with self._loading:
            if id not in self._tables:
                self._add(_fold(id, await self.device.entries(id, 0)))
                return self._tables[id]
        await self._tables[id].catch_up()
        return self._tables[id]

    def _add(self, table: Table) -> LocalTable:
        local = self._tables[table.id] = LocalTable(self.device, table)
        local.paused = self.paused
        return local

    def pause(self, paused: bool) -> None:
        self.paused = paused
        for table in self._tables.values():
            table.pause(paused)


def _fold(id: str, rows: Iterable[tuple[float, str]]) -> Table:
    """A table from its stored log. Raises `Refused`."""
    table: Table | None = None
    for at, body in rows:
        entry = decode_entry(body)
        if table is not None:
            table.apply(entry, at)
        elif isinstance(entry, Opened):
            table = Table(id, entry, at)
    if table is None:
        raise Refused(Refusal("table-none", "", {}))
    return table


def _carry_out_if_still_due(table: Table, due: Due, searched: str) -> Entry:
    present = automation.next_due(table)
    if present is None or not present.is_same(due):
        raise Refused(Refusal("table-stale", "", {}))
    return automation.carry_out(table, present, searched)
