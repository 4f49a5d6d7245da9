"""Connections go to the worker that is home to their table: two workers in one process, each with its own port."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from madoi.client import http_request, open_table, seated, sit_down
from madoi.server.runtime.home_workers import HomeWorkers
from madoi.server.shared_memory import SharedMemory, create_memory_file, map_memory_file
from madoi.server.transport.connection_transfer import ConnectionTransfer
from support.server.in_process import InProcessServer, serve_in_process
from support.server.manual_clock import ManualClock
from support.server.nats_server import Nats

OPEN = {"game": "kasane", "seats": [{"kind": "me", "name": "Aki"}, {"kind": "open"}], "terms": {"pace": 0}}


@pytest.fixture
def memories() -> Iterator[list[SharedMemory]]:
    memory = create_memory_file(2)
    yield [SharedMemory(map_memory_file(memory, 2), 2, worker) for worker in range(2)]
    os.close(memory)


@asynccontextmanager
async def two_workers(
    memories: list[SharedMemory], nats: Nats, data: Path
) -> AsyncIterator[tuple[InProcessServer, InProcessServer]]:
    folder = data / "transfer"
    folder.mkdir()
    async with (
        serve_in_process(data, shared=memories[0], folder=folder, bus=nats.url) as one,
        serve_in_process(data, shared=memories[1], folder=folder, bus=nats.url) as two,
    ):
        for worker in (one, two):
            homes = worker.service.registry.context.homes
            while len(homes.living_workers()) < 2:
                await asyncio.sleep(0.01)
        yield one, two


def connections(worker: InProcessServer, table: str) -> int:
    return sum(one.live.table.id == table for one in worker.service.connections.connections)


async def test_who_comes_to_any_worker_is_served_by_the_home_of_the_table(
    memories: list[SharedMemory], nats: Nats, tmp_path: Path
) -> None:
    async with two_workers(memories, nats, tmp_path) as workers:
        for home, other in (workers, reversed(workers)):
            opened = await open_table(home.address, OPEN)
            table = opened["table"]
            taken = await sit_down(other.address, table, 1, "Yui")
            assert table not in other.service.registry.live_tables, "the request was passed on"
            async with (
                seated(home.address, table, opened["secret"]) as aki,
                seated(other.address, table, taken["secret"]) as yui,
            ):
                await yui.until(lambda seat: seat.now.get("phase") == "playing")
                await aki.until(lambda seat: seat.here.get("seats") == [0, 1])
                assert [connections(worker, table) for worker in (home, other)] == [2, 0]
                await yui.request("say", text="hello")
                await aki.until(lambda seat: seat.news[-1].get("text") == "hello")
            assert table not in other.service.registry.live_tables


async def test_a_worker_that_died_or_hangs_is_nobodys_home(
    memories: list[SharedMemory], nats: Nats, tmp_path: Path
) -> None:
    async with two_workers(memories, nats, tmp_path) as (home, other):
        table = (await open_table(home.address, OPEN))["table"]
        (tmp_path / "transfer" / "0").unlink()  # as if it had died: nobody takes connections there
        async with seated(other.address, table) as spectator:
            assert spectator.now["phase"] == "waiting"
            assert [connections(worker, table) for worker in (home, other)] == [0, 1]
        home.service.registry.context.homes.report_gone()
        while not other.service.registry.context.homes.is_here(table):
            await asyncio.sleep(0.01)


async def test_entries_reach_another_process_without_being_read_from_the_store(
    nats: Nats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes of different machines, which pass no connections. A long lease: neither polls the store."""
    async with (
        serve_in_process(tmp_path, bus=nats.url, lease_seconds=600) as one,
        serve_in_process(tmp_path, bus=nats.url, lease_seconds=600) as two,
    ):
        opened = await open_table(one.address, OPEN)
        table = opened["table"]
        async with (
            seated(one.address, table, opened["secret"]) as here,
            seated(two.address, table) as there,
        ):
            await here.until(lambda seat: seat.here.get("spectators") == 1)
            reads: list[str] = []
            store, entries = two.service.registry.store, two.service.registry.store.entries

            async def counted(table: str, since: int = 0) -> list[object]:
                reads.append(table)
                return await entries(table, since)  # type: ignore[return-value]

            monkeypatch.setattr(store, "entries", counted)
            for number in range(8):
                await here.request("say", text=f"{number}")
            await there.until(lambda seat: seat.news[-1].get("text") == "7")
            assert here.news == there.news
            assert reads == []
            two.service.registry.context.entry_cipher = None  # as if it could not read them
            await here.request("say", text="the store has it")
            await there.until(lambda seat: seat.news[-1].get("text") == "the store has it")
            assert reads


def test_homes_are_shared_out_and_stay_when_another_worker_dies() -> None:
    memory = create_memory_file(4)
    clock = ManualClock()
    homes = [HomeWorkers(SharedMemory(map_memory_file(memory, 4), 4, worker), clock) for worker in range(4)]
    for one in homes:
        one.report_alive()
    tables = [f"table {number}" for number in range(400)]
    before = {table: homes[0].of(table) for table in tables}
    assert all(homes[3].of(table) == home for table, home in before.items())
    assert all(70 < list(before.values()).count(worker) < 130 for worker in range(4))
    homes[2].report_gone()
    clock.skip(1)
    after = {table: homes[0].of(table) for table in tables}
    assert all(after[table] == home for table, home in before.items() if home != 2)
    assert 2 not in after.values()
    os.close(memory)


def test_new_tables_go_where_there_is_room() -> None:
    memory = create_memory_file(2)
    clock = ManualClock()
    homes = [HomeWorkers(SharedMemory(map_memory_file(memory, 2), 2, worker), clock) for worker in range(2)]
    for one in homes:
        one.report_alive()
    assert homes[0].for_new_table() == 0
    homes[0].count_tables(30)
    assert homes[0].for_new_table() == 1
    homes[1].count_tables(28)
    assert homes[0].for_new_table() == 0
    os.close(memory)


@pytest.mark.parametrize(
    ("request_line", "is_passed"),
    [
        (b"GET /play?table=abc-_9 HTTP/1.1\r\n", True),
        (b"POST /api/tables/abc-_9/seats/1 HTTP/1.1\r\n", True),
        (b"GET /api/tables/abc-_9 HTTP/1.1\r\n", True),
        (b"GET /api/tables HTTP/1.1\r\n", False),
        (b"GET /play HTTP/1.1\r\n", False),
        (b"GET /play?table=abc-_9", False),
        (b"GET /api/tables/%27/x HTTP/1.1\r\n", False),
        (b"\xff\x00", False),
    ],
)
async def test_a_request_names_its_table(
    request_line: bytes, is_passed: bool, memories: list[SharedMemory], tmp_path: Path
) -> None:
    clock = ManualClock()
    HomeWorkers(memories[1], clock).report_alive()
    transfer = ConnectionTransfer(HomeWorkers(memories[0], clock), 0, tmp_path)
    transfer.start(lambda _connection, _request: None)
    transfer.homes.report_gone()
    assert (transfer.home_of(request_line) == 1) == is_passed
    transfer.stop()


async def test_health_is_each_workers_own(memories: list[SharedMemory], nats: Nats, tmp_path: Path) -> None:
    async with two_workers(memories, nats, tmp_path) as workers:
        for worker in workers:
            await http_request(worker.address, "GET", "/readyz")
