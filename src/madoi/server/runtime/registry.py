"""The house: the tables that are open in this process (`Place`), found and read when they are asked for,
looked after, put away when nobody uses them."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import structlog

from madoi.core.refusal import Refusal, Refused
from madoi.server import limits
from madoi.server.runtime.bus import Alone, Bus, Note
from madoi.server.runtime.gc_policy import Tidy
from madoi.server.runtime.live_table import Place, listing
from madoi.server.runtime.metrics import OPEN_TABLES
from madoi.server.storage.store import Store, StoredEntry, StoreFailed
from madoi.server.table.log import Opened, read, written
from madoi.server.table.state import Table
from madoi.server.tokens import new_id
from madoi.server.workers.bot_pool import BotPool

if TYPE_CHECKING:
    from madoi.server.push.notifier import Calls

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")

_log = structlog.get_logger()


class House:
    """All open tables of this process, its store and its bus."""

    def __init__(self, store: Store, process: str = "", lease: float = limits.LEASE_SECONDS) -> None:
        self.store = store
        self.clock = store.clock
        self.lease = lease
        self.pause = lease / limits.ROUNDS_PER_LEASE
        self.bus: Bus = Alone()
        self.bots = BotPool()
        self.calls: Calls | None = None
        self.process = process or secrets.token_hex(8)
        self.places: dict[str, Place] = {}
        self.closing = False
        self._opening: dict[str, asyncio.Task[Place | None]] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self._unreadable: set[str] = set()
        self._stopped = asyncio.Event()

    async def open(self, opened: Opened) -> Place:
        """A new table."""
        table = Table(new_id(), opened, self.clock.now())
        accepted = await self.store.append(table.id, 0, table.times[0], written(opened), listing(table))
        assert accepted
        place = self.places[table.id] = Place(self, table)
        OPEN_TABLES.set(len(self.places))
        place.schedule()
        return place

    async def find(self, id: str) -> Place:
        """The table of this id, as the store has it. Raises `Refused`, in the same way for an id that nobody
        has and for a text that is none."""
        if not _ID.fullmatch(id):
            raise Refused(Refusal("table-none", "", {}))
        place = self.places.get(id)
        if place is None:
            if id not in self._opening:
                self._opening[id] = reading = asyncio.create_task(self._read(id))
                # Whoever waits for it may go before it is done: even so nobody reads it twice.
                reading.add_done_callback(lambda _: self._opening.pop(id))
            place = await asyncio.shield(self._opening[id])
        elif not isinstance(self.bus, Alone):
            # Another process may have told more than the bus has told us; who comes from there must find it.
            await place.catch_up(len(place.table.entries) + 1)
        if place is None:
            raise Refused(Refusal("table-none", "", {}))
        place.used = self.clock.monotonic()
        return place

    async def _read(self, id: str) -> Place | None:
        """The table of this id, read from its book; None: there is none. Raises `Refused` where the book is
        not one that this program can read."""
        rows = await self.store.entries(id)
        if not rows:
            return None
        try:
            table = await self._table(id, rows)
        except StoreFailed:
            raise
        except Refused as refused:
            if refused.refusal.code == "table-rules-version":
                raise
            raise self._cannot_be_read(id) from refused
        except Exception as error:
            raise self._cannot_be_read(id) from error
        place = self.places[id] = Place(self, table)
        OPEN_TABLES.set(len(self.places))
        place.changed()
        return place

    async def _table(self, id: str, rows: list[StoredEntry]) -> Table:
        """A long book is read a bit at a time, and then what was written to it meanwhile."""
        opened = read(rows[0].body)
        assert isinstance(opened, Opened)
        table = Table(id, opened, rows[0].at)
        rows, begun = rows[1:], self.clock.monotonic()
        while rows:
            for row in rows:
                table.apply(read(row.body), row.at)
                if self.clock.monotonic() - begun > limits.READ_SLICE_SECONDS:
                    await asyncio.sleep(0)
                    begun = self.clock.monotonic()
            rows = await self.store.entries(id, len(table.entries))
        return table

    def _cannot_be_read(self, id: str) -> Refused:
        """Log it, once a table."""
        if id not in self._unreadable:
            _log.exception("book", table=id)
        self._unreadable.add(id)
        return Refused(Refusal("table-unreadable", "", {}))

    async def looks_after(self, place: Place) -> bool:
        """Whether this process is the one that does what the table does by itself."""
        now = self.clock.now()
        if place.looked_after_until - now > self.lease / 4:
            return True
        # Who is alone need not wait for a process that is no more.
        others = now if not isinstance(self.bus, Alone) else now + self.lease
        taken = await self.store.steward(place.table.id, self.process, others, now + self.lease)
        place.looked_after_until = now + self.lease if taken else 0.0
        place.not_ours_before = 0.0 if taken else now + self.lease / 2
        return taken

    def hears(self, note: Note) -> None:
        """Another process has told something. Whoever is about to close begins nothing new because of it."""
        place = self.places.get(note.table)
        if place is not None and not self.closing:
            place.heard(note)
            if note.length > len(place.table.entries):
                self.run(place.catch_up(note.length))

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Have something done while one goes on; a failure is logged and done again with the next round."""

        async def done() -> None:
            try:
                with suppress(StoreFailed):
                    await errand
            except Exception:
                _log.exception("errand")

        task = asyncio.create_task(done())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def go_round(self) -> None:
        """Until the house is closed: look after tables, find those that nobody looks after, read what the bus
        may have missed, put away what nobody uses."""
        tidy = Tidy(self.clock)
        while not self.closing:
            try:
                await self._one_round()
                tidy.round()
            except StoreFailed as failed:
                _log.warning("round", error=str(failed))
            except Exception:  # whatever it was, the tables are looked after again in a moment
                _log.exception("round")
            with suppress(TimeoutError):
                async with self.clock.timeout(self.pause):
                    await self._stopped.wait()
        tidy.end()

    async def _one_round(self) -> None:
        now = self.clock.now()
        until = now + self.lease
        await self.store.keep_stewarding(self.process, until)
        for place in self.places.values():
            if place.looked_after_until > now:
                place.looked_after_until = until
        await self._find_unattended(now)
        if not isinstance(self.bus, Alone):
            lengths = await self.store.lengths(list(self.places))
            for id, length in lengths.items():
                if id in self.places and length > len(self.places[id].table.entries):
                    await self.places[id].catch_up(length)
        for place in list(self.places.values()):
            if place.to_be_listed:
                await place.list_again()
            place.forget_the_silent()
            if not self.bus.works():
                place.believe_on()
            if place.listeners:
                await self._say_again(place)
            elif self.clock.monotonic() - place.used > limits.IDLE_TABLE_SECONDS and place.owed() is None:
                await self._put_away(place)

    async def _find_unattended(self, now: float) -> None:
        alone = isinstance(self.bus, Alone)
        for id in await self.store.unattended(now + self.lease / 2 if alone else now):
            if self.clock.now() > now + self.pause:
                return  # the others come with the next round: those we have must not be forgotten over them
            if id not in self._unreadable:
                await self._attend(id)

    async def _attend(self, id: str) -> None:
        """Look after a table that nobody looks after, or let it rest when nothing happens there by itself."""
        try:
            place = await self.find(id)
        except Refused as refused:  # one book that cannot be read must not keep us from the others
            if id not in self._unreadable:
                _log.warning("book", table=id, code=refused.refusal.code)
            self._unreadable.add(id)
            return
        # Who looked after it may have died after an entry and before telling what it changed.
        await place.list_again()
        if place.table.phase != "over" and await self.looks_after(place):
            if place.owed() is None:
                await self.store.rest(id, self.process)
                place.looked_after_until = 0.0
            place.schedule()

    async def _say_again(self, place: Place) -> None:
        if not isinstance(self.bus, Alone):
            await place.tell_who_is_here()

    async def _put_away(self, place: Place) -> None:
        await self.store.rest(place.table.id, self.process)
        if not place.listeners:
            place.close()
            self.places.pop(place.table.id, None)
            OPEN_TABLES.set(len(self.places))

    def stop(self) -> None:
        """Do nothing by oneself any more; what is asked is still answered."""
        self.closing = True
        self._stopped.set()
        for place in self.places.values():
            place.close()

    async def close(self) -> None:
        """Finish what was begun, and let others take over. The last round must be over."""
        self.stop()
        await asyncio.gather(*self._errands, return_exceptions=True)
        for place in list(self.places.values()):
            await place.settled()
        self.bots.close()
        try:
            await self.store.give_up(self.process)
        except StoreFailed:
            return  # they wait until our time is up
