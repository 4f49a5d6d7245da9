"""One open table of this process: those who listen to it, what is asked of it, what it does by itself.

What is asked goes one at a time: judged by the table as it is, written to the store, then read into the
table; if another process was faster, its entries are read first and the request is judged again. So every
process can serve every table, and the store decides.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import structlog

from madoi.core.game import SPECTATOR, Seat, Viewer
from madoi.core.refusal import Refusal, Refused
from madoi.server import limits
from madoi.server.clock import Timer
from madoi.server.rate_limits import TokenBucket
from madoi.server.runtime.bus import Note
from madoi.server.runtime.metrics import COMPUTED, ENTRIES, OVERTAKEN
from madoi.server.storage.store import LobbyRow, StoreFailed
from madoi.server.table.automation import Due, carry_out, due, errand
from madoi.server.table.commands.decisions import prompt
from madoi.server.table.log import Entry, Filled, Handed, Left, Sat, read, written
from madoi.server.table.projection import snapshot
from madoi.server.table.state import Table
from madoi.server.workers.bot_pool import choose_action

if TYPE_CHECKING:
    from madoi.server.runtime.registry import House

Judge = Callable[[Table], Entry]

_log = structlog.get_logger()


class Listener:
    """A connection that is told when its table changes. It asks for what is new when it is ready for it, so
    one that does not read costs nothing and holds nobody up."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.wake = asyncio.Event()


class Place:
    """One open table."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.clock = house.clock
        self.table = table
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[float, Note]] = {}
        self._here: tuple[list[Seat], int] | None = None
        self._seen: set[Seat] = set()
        self.went: dict[Seat, float] = {}
        """When each of those who are not here was seen to have gone."""
        self.used = self.clock.monotonic()
        self.looked_after_until = 0.0
        self.not_ours_before = 0.0
        self.to_be_listed = False
        self.rematching = asyncio.Lock()
        self.corrections = TokenBucket(limits.CORRECTIONS_PER_SECOND, limits.CORRECTIONS_BURST, self.clock)
        self.looks_back = TokenBucket(limits.ALTERNATIVES_PER_SECOND, limits.ALTERNATIVES_BURST, self.clock)
        self._lock = asyncio.Lock()
        self._timer: Timer | None = None
        self._attending: asyncio.Task[None] | None = None
        self._thoughts: dict[str, asyncio.Task[str]] = {}

    async def ask(self, judge: Judge) -> Entry:
        """Have something judged and written. When this returns, it is in the book for good. Raises `Refused`,
        and `StoreFailed` when the store cannot be reached."""
        # Whoever asked may be gone before the answer: what was begun is finished all the same.
        answer = await asyncio.shield(asyncio.create_task(self._ask(judge)))
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def _ask(self, judge: Judge) -> Entry | Exception:
        try:
            async with self._lock:
                for _ in range(limits.MAX_APPEND_TRIES):
                    if self._full():
                        raise Refused(Refusal("table-full", "", {"most": limits.MAX_TABLE_ENTRIES}))
                    entry = judge(self.table)
                    if await self._write(entry):
                        return entry
                    OVERTAKEN.inc()
                    await self._read_on()
        except Exception as error:  # for whoever asked, if she is still there
            return error
        return Refused(Refusal("table-busy", "", {}))

    async def _write(self, entry: Entry) -> bool:
        table = self.table
        at = max(self.clock.now(), table.times[-1])
        if not await self.house.store.append(table.id, len(table.entries), at, written(entry)):
            return False
        phase = table.phase
        table.apply(entry, at)
        ENTRIES.labels(str(entry.__struct_config__.tag)).inc()
        self.changed()
        await self.house.bus.tell(Note(self.house.process, table.id, len(table.entries)))
        if table.phase != phase or isinstance(entry, (Sat, Filled, Left, Handed)):
            self.to_be_listed = True
            # The entry is written, and whoever asked is told so, even if this fails: the next round does it.
            with suppress(StoreFailed):
                await self.list_again()
        if table.phase == "over" and self.house.calls is not None:
            self.house.run(self.house.calls.book.remove_table(table.id))
        return True

    async def list_again(self) -> None:
        """Tell the store how the table stands, for the lobby and for who looks after it."""
        await self.house.store.update_lobby_row(self.table.id, listing(self.table), self.table.times[-1])
        self.to_be_listed = False

    async def catch_up(self, length: int) -> None:
        """Read what other processes have written, if the table is not that long already."""
        async with self._lock:
            if length > len(self.table.entries):
                await self._read_on()

    async def _read_on(self) -> None:
        rows = await self.house.store.entries(self.table.id, len(self.table.entries))
        for row in rows:
            self.table.apply(read(row.body), row.at)
        if rows:
            self.changed()

    def changed(self) -> None:
        """Wake who listens, and see what the table owes now."""
        self.used = self.clock.monotonic()
        for listener in self.listeners:
            listener.wake.set()
        self.schedule()
        self._look_for_who_is_away()

    def _look_for_who_is_away(self) -> None:
        if self.house.calls is not None and not self.house.closing:
            self.house.calls.look(self)

    def _full(self) -> bool:
        return len(self.table.entries) >= limits.MAX_TABLE_ENTRIES

    def owed(self) -> Due | None:
        """What the table does next by itself; nothing when there is no room for it."""
        return None if self._full() else due(self.table)

    def schedule(self, at_least: float = 0.0) -> None:
        """Come back when the next thing is due that the table does by itself; at once, if nobody is known to
        look after it, so that others find it if this process dies before that."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        owed = self.owed()
        if owed is not None and not self.house.closing and self._attending is None:
            now = self.clock.now()
            at = self.not_ours_before
            if self.looked_after_until > now:
                at = owed.at
                self._think()
            self._timer = self.clock.call_later(max(0.0, at_least, at - now), self._attend)

    def _think(self) -> None:
        """Have all bots that must think begin, so that they have thought when their answers are due."""
        begun: dict[str, asyncio.Task[str]] = {}
        for seat in self.table.to_move():
            asked = prompt(self.table, seat)
            assert asked is not None
            key = f"{seat} {asked.id}"
            kept = self._thoughts.pop(key, None)
            if kept is not None and not _failed(kept):
                begun[key] = kept
            else:
                to_do = errand(self.table, seat)
                if to_do is not None:
                    begun[key] = asyncio.create_task(self.house.bots.run(choose_action, to_do))
        self._forget_thoughts()
        self._thoughts = begun

    def _forget_thoughts(self) -> None:
        for thought in self._thoughts.values():
            thought.cancel()
        self._thoughts = {}

    def _attend(self) -> None:
        self._timer = None
        if self._attending is None:
            self._attending = asyncio.create_task(self._settle())

    async def _settle(self) -> None:
        wait = 0.0
        try:
            await self._do_what_is_due()
        except Refused:
            wait = limits.STALE_RETRY_SECONDS  # the table has moved on
        except StoreFailed:
            wait = self.house.pause
        except Exception:
            _log.exception("due", table=self.table.id)
            wait = self.house.lease
        self._attending = None
        self.schedule(wait)

    async def _do_what_is_due(self) -> None:
        if await self.house.looks_after(self):
            owed = self.owed()
            if owed is not None and owed.at <= self.clock.now():
                thought = await self._thought(owed)
                await self.ask(lambda table: _carried_out(table, owed, thought))

    async def _thought(self, owed: Due) -> str:
        """What a bot has thought, if it must think."""
        if owed.kind != "bot" or owed.asked is None:
            return ""
        self._think()
        key = f"{owed.seat} {owed.asked.id}"
        if key not in self._thoughts:
            return ""
        try:
            return await asyncio.shield(self._thoughts[key])
        except asyncio.CancelledError:
            if key in self._thoughts:
                raise
            raise Refused(Refusal("table-stale", "", {})) from None  # the table has moved on

    def here(self) -> tuple[list[Seat], int]:
        """The seats that are connected, here or elsewhere, and how many spectators are."""
        if self._here is None:
            self._here = self._count()
            seats = set(self._here[0])
            self.went |= dict.fromkeys(self._seen - seats, self.clock.now())
            self._seen = seats
        return self._here

    def _count(self) -> tuple[list[Seat], int]:
        seats = {listener.viewer for listener in self.listeners if listener.viewer != SPECTATOR}
        spectators = sum(listener.viewer == SPECTATOR for listener in self.listeners)
        for heard, note in self.elsewhere.values():
            if self._believed(heard):
                seats.update(note.seats or ())
                spectators += note.spectators
        return sorted(seats), spectators

    def _believed(self, heard: float) -> bool:
        """Whether what another process told then still holds: it tells it again and again."""
        return self.clock.monotonic() - heard < 2 * self.house.lease

    def forget_the_silent(self) -> None:
        """Whoever was connected to a process that tells nothing any more may have gone with it."""
        heard_of = {process: told for process, told in self.elsewhere.items() if self._believed(told[0])}
        if len(heard_of) < len(self.elsewhere):
            self.elsewhere = heard_of
            self._someone_moved()
            self._look_for_who_is_away()

    def believe_on(self) -> None:
        """The bus has gone, and nobody else because of that."""
        now = self.clock.monotonic()
        self.elsewhere = {process: (now, note) for process, (_, note) in self.elsewhere.items()}

    async def come(self, listener: Listener) -> None:
        self.listeners.add(listener)
        await self.tell_who_is_here()

    async def go(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = self.clock.monotonic()
        await self.tell_who_is_here()
        self._look_for_who_is_away()

    async def tell_who_is_here(self) -> None:
        """Everybody here, and the other processes."""
        self._someone_moved()
        seats = sorted({listener.viewer for listener in self.listeners if listener.viewer != SPECTATOR})
        spectators = len(self.listeners) - sum(one.viewer != SPECTATOR for one in self.listeners)
        note = Note(self.house.process, self.table.id, len(self.table.entries), seats, spectators)
        await self.house.bus.tell(note)

    def heard(self, note: Note) -> None:
        """Another process has told something of this table."""
        if note.seats is not None:
            before = self.elsewhere.get(note.process)
            self.elsewhere[note.process] = (self.clock.monotonic(), note)
            self._someone_moved()
            if before is not None and before[1].seats != note.seats:
                self._look_for_who_is_away()  # the process may be closing, and calls nobody any more
            if self.listeners and (before is None or not self._believed(before[0])):
                self.house.run(self.tell_who_is_here())  # it may not have heard of us either

    def _someone_moved(self) -> None:
        self._here = None
        for listener in self.listeners:
            listener.wake.set()

    async def settled(self) -> None:
        """Wait until what was begun is written."""
        if self._attending is not None:
            await self._attending
        async with self._lock:
            return

    def close(self) -> None:
        """Do nothing by oneself any more."""
        if self._timer is not None:
            self._timer.cancel()
        self._forget_thoughts()


def _failed(thought: asyncio.Task[str]) -> bool:
    return thought.done() and (thought.cancelled() or thought.exception() is not None)


def listing(table: Table) -> LobbyRow:
    summary = msgspec.json.encode(snapshot.listed(table)).decode()
    return LobbyRow(table.terms.public, table.phase, summary)


def _carried_out(table: Table, owed: Due, thought: str) -> Entry:
    still = _still(table, owed)
    COMPUTED.labels(owed.kind).inc()
    return carry_out(table, still, thought)


def _still(table: Table, owed: Due) -> Due:
    """What was owed, if it is still owed; otherwise somebody was faster."""
    now_owed = due(table)
    if now_owed is None or (now_owed.kind, now_owed.seat, now_owed.at) != (owed.kind, owed.seat, owed.at):
        raise Refused(Refusal("table-stale", "", {}))
    return now_owed
