"""Who looks after a table, who is here, and what a process leaves behind that dies or loses its store: houses
with one store and a bus of their own, in this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from madoi.server import limits
from madoi.server.push.notifier import Calls
from madoi.server.runtime.bus import Bus, Note
from madoi.server.runtime.live_table import Listener, Place
from madoi.server.runtime.registry import House
from madoi.server.storage.store import LobbyRow, Store, StoreFailed, database_url, open_store
from madoi.server.storage.subscriptions import PushSubscription
from madoi.server.table.commands.seating import sit
from madoi.server.table.log import Opened, Plan, Sat, Terms
from server.conftest import Run
from server.manual_clock import ManualClock
from server.pushes import PushService, Subscription


class Wire(Bus):
    """Between the houses of this process; can be cut."""

    def __init__(self) -> None:
        self.houses: list[House] = []
        self.whole = True

    async def tell(self, note: Note) -> None:
        if self.whole:
            for house in self.houses:
                if house.process != note.process:
                    house.hears(note)

    def works(self) -> bool:
        return self.whole


class Unlisting(Store):
    """A store that is away whenever a table is to be listed again."""

    away = True

    async def update_lobby_row(self, table: str, listing: LobbyRow, now: float) -> None:
        if self.away:
            raise StoreFailed("away")
        await super().update_lobby_row(table, listing, now)


@asynccontextmanager
async def stored(data: Path) -> AsyncIterator[tuple[ManualClock, Store]]:
    clock = ManualClock()
    async with open_store(database_url("", data), clock) as store:
        clock.watch(store)
        yield clock, store


@asynccontextmanager
async def houses(store: Store, wire: Wire, count: int) -> AsyncIterator[list[House]]:
    wire.houses = [House(store) for _ in range(count)]
    for house in wire.houses:
        house.bus = wire
    rounds = [asyncio.create_task(house.go_round()) for house in wire.houses]
    yield wire.houses
    for house in wire.houses:
        house.stop()
    await asyncio.gather(*rounds)
    for house in wire.houses:
        await house.close()


def at_the_table(*plans: Plan, public: bool = False) -> Opened:
    return Opened("kasane", {}, list(plans), Terms(public=public, pace=0.01))


PEOPLE = (Plan("person", "Aki", key="a"), Plan("person", "Yui", key="b"))


def test_a_process_that_has_just_opened_a_table_hears_at_once_who_is_there(tmp_path: Path, run: Run) -> None:
    async def meet() -> None:
        async with stored(tmp_path) as (clock, store):
            wire = Wire()
            one, other = House(store), House(store)
            wire.houses = [one, other]
            one.bus = other.bus = wire
            here = await one.open(at_the_table(*PEOPLE))
            await here.come(Listener(0))
            there = await other.find(here.table.id)
            assert there.here() == ([], 0)
            await there.come(Listener(1))
            await clock.settle()  # no rounds are made here that would tell it later
            assert there.here() == here.here() == ([0, 1], 0)
            for house in wire.houses:
                await house.close()

    run(meet())


def test_nobody_has_gone_because_the_bus_has(tmp_path: Path, run: Run) -> None:
    async def cut() -> None:
        wire = Wire()
        async with stored(tmp_path) as (clock, store), houses(store, wire, 2) as (one, other):
            here = await one.open(at_the_table(*PEOPLE))
            there = await other.find(here.table.id)
            await here.come(Listener(0))
            await there.come(Listener(1))
            wire.whole = False
            await clock.advance(5 * limits.LEASE_SECONDS)
            assert here.here() == ([0, 1], 0)
            wire.whole = True
            assert here.here() == ([0, 1], 0)
            there.listeners.clear()  # as if its process had died: nothing more is heard from there
            await clock.advance(limits.LEASE_SECONDS)
            assert here.here() == ([0, 1], 0), "it may only be slow"
            await clock.advance(2 * limits.LEASE_SECONDS)
            assert here.here() == ([0], 0)

    run(cut())


@pytest.mark.parametrize("how", ["dies", "closes"])
def test_who_has_gone_with_another_process_is_called(how: str, tmp_path: Path, run: Run) -> None:
    """Nothing happens at the table then, and the process that she was connected to calls nobody any more."""

    async def go() -> None:
        wire = Wire()
        async with (
            PushService().serving() as push,
            stored(tmp_path) as (clock, store),
            houses(store, wire, 2) as (one, other),
        ):
            calls = one.calls = Calls(one, [push.origin], "https://localhost", limits.PUSH_DELAY_SECONDS)
            here = await one.open(at_the_table(*PEOPLE))
            await clock.until(lambda: here.table.phase == "playing")
            seat = here.table.to_move()[0]
            there = await other.find(here.table.id)
            connection = Listener(seat)
            await there.come(connection)
            browser = Subscription(push.origin).wanted("")
            given = [browser[name] for name in ("address", "public", "auth", "language")]
            await calls.book.add(PushSubscription(here.table.id, here.table.chairs[seat].key, *given))
            await clock.advance(3 * limits.PUSH_DELAY_SECONDS)
            assert push.got == []
            if how == "closes":
                other.stop()
                await there.go(connection)
            there.listeners.clear()  # nothing more is heard from there
            await clock.advance(
                limits.PUSH_DELAY_SECONDS + (0 if how == "closes" else 3 * limits.LEASE_SECONDS)
            )
            assert len(push.got) == 1
            await calls.close()

    run(go())


def test_a_seat_is_taken_although_the_lobby_hears_of_it_later(tmp_path: Path, run: Run) -> None:
    async def take() -> None:
        async with stored(tmp_path) as (clock, plain):
            store = Unlisting(plain.engine, clock)
            async with houses(store, Wire(), 1) as (house,):
                place = await house.open(at_the_table(Plan(), Plan(), public=True))
                assert isinstance(await place.ask(lambda table: sit(table, 0, "Aki", "secret")), Sat)
                [before] = await store.lobby(0)
                assert "Aki" not in before
                store.away = False
                await clock.advance(limits.LEASE_SECONDS)
                assert "Aki" in "".join(await store.lobby(0))
            await store.close()

    run(take())


def test_a_table_is_listed_again_where_a_process_died_before_it_could(tmp_path: Path, run: Run) -> None:
    async def die_and_look() -> None:
        async with stored(tmp_path) as (clock, plain):
            store = Unlisting(plain.engine, clock)
            dying = House(store)
            place = await dying.open(at_the_table(Plan(), Plan(), public=True))
            await place.ask(lambda table: sit(table, 0, "Aki", "secret"))
            store.away = False
            async with houses(store, Wire(), 1):
                await clock.advance(3 * limits.LEASE_SECONDS)
                assert "Aki" in "".join(await store.lobby(0))
            await store.close()

    run(die_and_look())


def test_a_book_that_cannot_be_read_keeps_nobody_from_the_others(tmp_path: Path, run: Run) -> None:
    async def look_after() -> None:
        async with stored(tmp_path) as (clock, store):
            await store.append("torn", 0, clock.now() + 60, "{}", LobbyRow(True, "playing", "{}"))
            dead = House(store)
            bots = at_the_table(Plan("bot", "Aki", "greedy"), Plan("bot", "Yui", "greedy"))
            id = (await dead.open(bots)).table.id
            await dead.close()
            async with houses(store, Wire(), 1) as (house,):
                await clock.until(lambda: id in house.places and house.places[id].table.phase == "over")

    run(look_after())


def test_only_one_of_many_processes_does_what_a_table_owes(tmp_path: Path, run: Run) -> None:
    async def play() -> None:
        wire = Wire()
        async with stored(tmp_path) as (clock, store), houses(store, wire, 4) as all_houses:
            bots = at_the_table(Plan("bot", "Aki", "greedy"), Plan("bot", "Yui", "greedy"))
            id = (await all_houses[0].open(bots)).table.id
            places: list[Place] = [await house.find(id) for house in all_houses]
            await clock.until(lambda: all(place.table.phase == "over" for place in places))
            assert sum(place.looked_after_until > 0 for place in places) == 1
            assert len({len(place.table.entries) for place in places}) == 1

    run(play())
