"""The table registry: all live tables of this process, loaded from the store when they are asked for."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec
import structlog

from madoi.core.refusal import Refusal, Refused
from madoi.games import find
from madoi.server import limits
from madoi.server.protocol.moves import LogEntry
from madoi.server.runtime.bus import Notice
from madoi.server.runtime.context import RuntimeContext
from madoi.server.runtime.leases import Lease
from madoi.server.runtime.live_table import LiveTable, lobby_row
from madoi.server.runtime.metrics import OPEN_TABLES
from madoi.server.storage.store import PHASES, NewTable, StoredEntry, StoreFailed
from madoi.server.table.log import Opened, decode_entry, encode_entry
from madoi.server.table.state import Table
from madoi.server.tokens import new_id

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")

_log = structlog.get_logger()


class TableRegistry:
    """All live tables of this process, by id."""

    def __init__(self, context: RuntimeContext) -> None:
        self.context = context
        self.store = context.store
        self.clock = context.clock
        self.live_tables: dict[str, LiveTable] = {}
        self.unreadable: set[str] = set()
        """Tables whose log this version cannot read."""
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}

    async def open(self, opened: Opened) -> LiveTable:
        opened = msgspec.structs.replace(opened, package=find(opened.game).package)
        table = Table(self._id_of_new_table(), opened, self.clock.now())
        await self._in_slices(table.replay_earlier_game())
        is_here = self.context.homes.is_here(table.id)
        lease = self.context.leases.lease_for_new_table(table.id) if is_here else Lease(table.id)
        steward = self.context.process if is_here else ""
        new_table = NewTable(lobby_row(table), steward, lease.held_until)
        accepted = await self.store.append(table.id, 0, table.log[0].at, encode_entry(opened), new_table)
        assert accepted
        if opened.terms.public:
            self.context.public_tables.forget()
        if not is_here:
            return LiveTable(self.context, table)  # its home loads it
        live_table = self._add(table)
        live_table.lease.held_until = max(live_table.lease.held_until, lease.held_until)
        live_table.scheduler.reschedule()
        return live_table

    async def fold_new(self, entries: Sequence[LogEntry], opener: str) -> Table:
        """A new table with the verified log of one that comes from a device, not yet stored."""
        opened = decode_entry(entries[0].body)
        assert isinstance(opened, Opened)
        opened = msgspec.structs.replace(opened, opener=opener, package=find(opened.game).package)
        table = Table(self._id_of_new_table(), opened, entries[0].at)
        await self._in_slices(table.replay_earlier_game())
        await self._in_slices(_apply_rows(table, entries[1:]))
        return table

    async def adopt(self, table: Table) -> None:
        """Store a new table with its whole log."""
        bodies = [(applied.at, encode_entry(applied.entry)) for applied in table.log]
        await self.store.insert_table(table.id, lobby_row(table), bodies)
        if self.context.homes.is_here(table.id):
            self._add(table).scheduler.reschedule()

    def _id_of_new_table(self) -> str:
        """A new id, whose home is where there is room."""
        homes = self.context.homes
        worker = homes.for_new_table()
        while homes.of(id := new_id()) != worker:
            pass
        return id

    async def find(self, id: str) -> LiveTable:
        """The table of this id, up to date with the store. Raises `Refused`."""
        if not _ID.fullmatch(id):
            raise Refused(Refusal("table-none", "", {}))
        live_table = self.live_tables.get(id)
        if live_table is not None and live_table.ended_by:
            self.drop(id, live_table.ended_by)
            live_table = None
        if live_table is None:
            if id not in self._loading:
                self._loading[id] = loading = asyncio.create_task(self._load(id))
                # A caller may be cancelled before it is done: even so it is loaded only once.
                loading.add_done_callback(lambda _: self._loading.pop(id))
            live_table = await asyncio.shield(self._loading[id])
        elif self.context.bus.has_peers:
            # Another process may have appended an entry whose notice has not arrived yet.
            await live_table.catch_up(len(live_table.table.log) + 1)
        if live_table is None:
            raise Refused(Refusal("table-none", "", {}))
        live_table.last_used = self.clock.monotonic()
        return live_table

    async def running_sources(self, opened: Opened) -> list[Table]:
        """The games that this one was continued from, directly or not, and that still go on. A table that was
        deleted does not."""
        found = [await self._find_source(id) for id in opened.sources]
        while opened.before and opened.source:  # tables of earlier versions have no list of sources
            source = await self._find_source(opened.source)
            if source is None:
                break
            found.append(source)
            opened = source.opened
        return [source for source in found if source is not None and source.phase != "over"]

    async def _find_source(self, id: str) -> Table | None:
        """A table that another one continues; None when it was deleted."""
        try:
            return (await self.find(id)).table
        except Refused as refused:
            if refused.refusal.code == "table-none":
                return None
            raise

    def _add(self, table: Table) -> LiveTable:
        """Make a table live, unless it is: maintenance may load one in the moment in which it is opened here.
        Of two live tables one would miss what the other does."""
        live_table = self.live_tables.get(table.id)
        if live_table is None:
            live_table = self.live_tables[table.id] = LiveTable(self.context, table)
            self._count_tables()
        return live_table

    def _count_tables(self) -> None:
        OPEN_TABLES.set(len(self.live_tables))
        self.context.homes.count_tables(len(self.live_tables))

    async def _load(self, id: str) -> LiveTable | None:
        """Load a table from its log; None where there is none. Raises `Refused` for an unreadable log."""
        phase = await self.store.phase(id)
        if phase == "closed":
            raise Refused(Refusal("table-closed", "", {}))
        if phase not in PHASES:
            return None
        rows = await self.store.entries(id)
        if not rows:
            return None
        try:
            table = await self._fold(id, rows)
        except StoreFailed:
            raise
        except Refused as refused:
            if refused.refusal.code in ("table-rules-version", "game-missing"):
                raise
            raise self._unreadable_refusal(id) from refused
        except Exception as error:
            raise self._unreadable_refusal(id) from error
        live_table = self._add(table)
        live_table.on_change()
        return live_table

    async def _fold(self, id: str, rows: list[StoredEntry]) -> Table:
        """Fold a log in slices, and then what was appended meanwhile."""
        opened = decode_entry(rows[0].body)
        assert isinstance(opened, Opened)
        table = Table(id, opened, rows[0].at)
        await self._in_slices(table.replay_earlier_game())
        rows = rows[1:]
        while rows:
            await self._in_slices(_apply_rows(table, rows))
            rows = await self.store.entries(id, len(table.log))
        return table

    async def _in_slices(self, work: Iterable[None]) -> None:
        """Do long work step by step, and let others have their turn in between."""
        begun = self.clock.monotonic()
        for _ in work:
            if self.clock.monotonic() - begun > limits.READ_SLICE_SECONDS:
                await asyncio.sleep(0)
                begun = self.clock.monotonic()

    def _unreadable_refusal(self, id: str) -> Refused:
        """The refusal for an unreadable log. Logs the failure, once per table."""
        if id not in self.unreadable:
            _log.exception("unreadable-log", table=id)
        self.unreadable.add(id)
        return Refused(Refusal("table-unreadable", "", {}))

    def on_notice(self, notice: Notice) -> None:
        """Handle a notice from another process. Ignored while shutting down."""
        live_table = self.live_tables.get(notice.table)
        if live_table is not None and not self.context.closing:
            live_table.on_notice(notice)

    async def evict(self, live_table: LiveTable) -> None:
        """Remove a table from memory, unless somebody has just asked for it."""
        last_used = live_table.last_used
        await self.context.leases.release(live_table.lease)
        if live_table.presence.subscribers or live_table.last_used != last_used:
            live_table.scheduler.reschedule()
            return
        self._remove(live_table)

    async def send_home(self, live_table: LiveTable) -> None:
        """Remove a table that has its home in another worker, and that nobody follows here."""
        last_used = live_table.last_used
        await live_table.finish()
        await live_table.give_away()
        if not live_table.presence.subscribers and live_table.last_used == last_used:
            self._remove(live_table)

    def _remove(self, live_table: LiveTable) -> None:
        live_table.close()
        self.live_tables.pop(live_table.table.id, None)
        self._count_tables()

    def drop(self, id: str, code: str) -> None:
        """Remove a table from memory that must not be used any more; its clients get this refusal."""
        live_table = self.live_tables.pop(id, None)
        if live_table is not None:
            live_table.end(code)
            self._count_tables()

    def stop(self) -> None:
        """End automation; requests are still answered."""
        self.context.stopped.set()
        for live_table in self.live_tables.values():
            live_table.close()

    async def close(self) -> None:
        """Finish what has started, and let other processes take over. Maintenance must have ended."""
        self.stop()
        await self.context.wait_for_tasks()
        for live_table in list(self.live_tables.values()):
            await live_table.finish()
        self.context.bot_pool.close()
        try:
            await self.context.leases.expire_all()
        except StoreFailed:
            return  # the others wait until our leases expire


def _apply_rows(table: Table, rows: Sequence[StoredEntry | LogEntry]) -> Iterator[None]:
    for row in rows:
        table.apply(decode_entry(row.body), row.at)
        yield
