"""The threats of docs/security.md, chapter “What one visitor can cost”, each tried."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import socket
import sys
import tomllib
from contextlib import AsyncExitStack
from math import ceil
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from websockets.exceptions import InvalidStatus

from madoi.client import seated
from madoi.core.refusal import BadOption
from madoi.games import NAMES
from madoi.server import limits
from madoi.server.http import encoding
from madoi.server.rate_limits import TokenBuckets
from madoi.server.runtime.home_workers import HomeWorkers
from madoi.server.runtime.loop_share import LoopShares
from madoi.server.serve import check_proxies
from madoi.server.shared_memory import SharedMemory, create_memory_file, map_memory_file
from madoi.server.table.commands.continuations import continuation_of_record
from madoi.server.table.log import Plan, Terms
from madoi.server.table.state import Table
from madoi.server.transport import static
from madoi.server.workers.search import Evaluation
from support.golden import RECORDS
from support.server.in_process import InProcessServer, serve_in_process
from support.server.manual_clock import DEADLINE, ManualClock
from support.server.raw_http import RawResponse, send_request
from support.server.recording_client import RecordingClient, recording_client
from support.server.threats import HARBOUR, RESTLESS, asked_first, open_and_sit_down, wait_for_start


async def codes_until_full(client: RecordingClient, clock: ManualClock, **message: object) -> list[str]:
    """Send a message again and again, slowly enough, until it is refused for good."""
    codes: list[str] = []
    while len(codes) < 100 and "chat-full" not in codes and "table-share-full" not in codes:
        answer = await client.ask(**message, id=str(len(codes)))
        codes.append(answer["refusal"]["code"] if answer["type"] == "refused" else "")
        await clock.advance(2.1)
    return codes


async def finish(*clients: RecordingClient) -> None:
    """Play the first choice until the game is over."""
    while clients[0].now["phase"] != "over":
        asked = asked_first(*clients)[0]
        prompt = asked.now.get("prompt")
        if prompt is None:  # it is on its way
            await asyncio.sleep(0.001)
            continue
        answer = await asked.ask(type="play", prompt=prompt["id"], action=prompt["actions"][0])
        assert answer["type"] == "done", answer


async def test_s70_a_table_full_of_chat_can_be_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MAX_SIDE_ENTRIES", 90)
    monkeypatch.setattr(limits, "MAX_GAME_ENTRIES", 60)
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        table, held, other = await open_and_sit_down(server.address)
        async with (
            recording_client(server.address, table, held) as one,
            recording_client(server.address, table, other) as two,
            recording_client(server.address, table) as spectator,
            recording_client(server.address, table) as another,
        ):
            await wait_for_start(one, two)
            said = await codes_until_full(spectator, clock, type="say", name="Eve", text="and on")
            assert said == [""] * 15 + ["chat-full"]
            assert (await another.ask(type="say", name="Ann", text="hm"))["refusal"]["code"] == "chat-full"
            mine = await codes_until_full(one, clock, type="say", text="and on")
            assert mine == [""] * 15 + ["chat-full"]
            assert (await two.ask(type="say", text="hello"))["type"] == "done", "each has a share"
            await clock.until(lambda: asked_first(one, two)[0].now.get("prompt"))
            (wish,) = {*asked_first(one, two)[0].now["prompt"]["wishes"][:1]} or {""}
            wished = await codes_until_full(one, clock, type="wish", wish=wish)
            assert wished[-1] == "table-share-full"
            await finish(one, two)


async def test_s70_a_table_that_was_filled_before_can_be_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chat used to have no share of its own: the logs of such tables are longer than they can get now."""
    async with serve_in_process(tmp_path) as server:
        table, held, other = await open_and_sit_down(server.address)
        async with (
            recording_client(server.address, table, held) as one,
            recording_client(server.address, table, other) as two,
            recording_client(server.address, table) as spectator,
        ):
            await wait_for_start(one, two)
            for number in range(10):
                await spectator.ask(type="say", name="Eve", text=f"{number}")
    monkeypatch.setattr(limits, "MAX_SIDE_ENTRIES", 6)
    async with (
        serve_in_process(tmp_path) as server,
        recording_client(server.address, table, held) as one,
        recording_client(server.address, table, other) as two,
    ):
        assert (await one.ask(type="say", text="at last"))["type"] == "done"
        await finish(one, two)


async def test_s71_chat_has_a_rate_per_seat_for_spectators_together_and_per_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "ADDRESS_CHAT_PER_SECOND", 1.0)
    monkeypatch.setattr(limits, "ADDRESS_CHAT_BURST", 30.0)
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        table, held, other = await open_and_sit_down(server.address)

        async def accepted(client: RecordingClient, messages: int) -> int:
            answers = [
                await client.ask(type="say", name="Eve", text="hello", id=f"{number}")
                for number in range(messages)
            ]
            refused = {one["refusal"]["code"] for one in answers if one["type"] == "refused"}
            assert refused <= {"chat-too-fast"}
            return sum(one["type"] == "done" for one in answers)

        async with (
            recording_client(server.address, table, held) as one,
            recording_client(server.address, table, other) as two,
            recording_client(server.address, table) as spectator,
        ):
            assert await accepted(one, 15) == limits.CHAT_BURST
            assert await accepted(spectator, 15) == 15
            assert await accepted(two, 5) == 0, "all of them have one address, which has its own limit"
            await clock.advance(10)
            assert await accepted(one, 8) == 10 * limits.CHAT_PER_SECOND


async def test_s71_all_spectators_of_a_table_share_one_rate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "ADDRESS_CHAT_BURST", 1000.0)
    async with serve_in_process(tmp_path, clock=ManualClock()) as server:
        table, *_ = await open_and_sit_down(server.address)
        async with (
            recording_client(server.address, table) as one,
            recording_client(server.address, table) as two,
        ):
            answers = [
                await client.ask(type="say", name="Eve", text="hello", id=f"{number}")
                for number in range(15)
                for client in (one, two)
            ]
        assert [answer["type"] for answer in answers] == ["done"] * 20 + ["refused"] * 10


async def test_s72_a_long_history_comes_in_pages_and_nothing_of_it_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "NEWS_PAGE_BYTES", 2000)
    monkeypatch.setattr(limits, "CHAT_BURST", 1000.0)
    monkeypatch.setattr(limits, "ADDRESS_CHAT_BURST", 1000.0)
    async with serve_in_process(tmp_path) as server:
        table, held, _ = await open_and_sit_down(server.address)
        async with recording_client(server.address, table, held) as one:
            for number in range(100):
                await one.ask(type="say", text=f"{number}", id=f"{number}")
        last = len(server.table(table).log) - 1
        for since in range(-1, last):
            async with recording_client(server.address, table, since=since) as spectator:
                messages = [json.loads(text) for text in spectator.heard]
                pages = [one for one in messages if one["type"] in ("history", "update")]
                assert [one["type"] for one in pages] == ["history"] * (len(pages) - 1) + ["update"]
                assert all(len(json.dumps(one["news"])) < 3000 for one in pages)
                numbers = [news["number"] for one in pages for news in one["news"]]
                assert numbers == list(range(since + 1, last + 1))
        assert sum(key[0] == "update" for key in server.table(table).memo if isinstance(key, tuple)) <= 2
        async with seated(server.address, table) as seat:
            assert [news["number"] for news in seat.news] == list(range(last + 1))


async def test_s73_an_address_that_was_sent_too_much_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SENT_BYTES_BURST", 10_000.0)
    monkeypatch.setattr(limits, "SENT_BYTES_PER_SECOND", 1000.0)
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        table, held, _ = await open_and_sit_down(server.address)
        sent_bytes = server.service.registry.context.sent_bytes
        async with recording_client(server.address, table, held) as one:
            sent_bytes.spend("127.0.0.1", 10_000)
            for number in range(40):
                await one.send(type="mute", id=f"{number}", on=True)
            for _ in range(20):
                await clock.settle()
                await asyncio.sleep(0.005)
            answered = sum('"done"' in text for text in one.heard)
            assert answered <= 2
            elsewhere = {"X-Forwarded-For": "192.0.2.9"}
            assert (await send_request(server.address, "GET /healthz", headers=elsewhere)).status == 200
            assert (await send_request(server.address, "GET /healthz")).status == 429
            await clock.advance(30)
            await one.until(lambda: sum('"done"' in text for text in one.heard) == 40)  # it only waited


async def test_s74_the_lobby_is_short_and_has_room_for_everybody(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:

        async def opened_from(address: str, public: bool = True) -> RawResponse:
            wanted = {
                "game": "lily",
                "seats": [{"kind": "open"}] * 2,
                "options": {"set": json.dumps(tomllib.loads(RESTLESS)), "decks": HARBOUR},
                "terms": {"public": public},
            }
            from_there = {"X-Forwarded-For": address}
            return await send_request(server.address, "POST /api/tables", wanted, from_there)

        others = [json.loads((await opened_from(f"192.0.2.{number}")).body)["table"] for number in range(3)]
        answers = [await opened_from("198.51.100.7") for _ in range(15)]
        assert [one.status for one in answers] == [200] * limits.MAX_PUBLIC_TABLES_PER_ADDRESS + [429] * 3
        assert answers[-1].code == "tables-too-many"
        assert (await opened_from("198.51.100.7", public=False)).status == 200
        lobby = await send_request(server.address, "GET /api/tables")
        listed = [one["table"] for one in json.loads(lobby.body)["tables"]]
        assert set(others) < set(listed)
        assert len(listed) == 3 + limits.MAX_LISTED_TABLES_PER_ADDRESS
        assert len(lobby.body) < 1000 * len(listed)
        assert b"Restless" not in lobby.body
        whole = await send_request(server.address, f"GET /api/tables/{others[0]}")
        assert b"Restless" in whole.body, "the table itself says what is played"


async def test_s75_answers_that_are_the_same_for_everybody_are_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compressed: list[bytes] = []
    compress_body = encoding.compress_body

    async def counted_compression(body: bytes) -> bytes:
        compressed.append(body)
        return await compress_body(body)

    monkeypatch.setattr(encoding, "compress_body", counted_compression)
    async with serve_in_process(tmp_path, clock=ManualClock()) as server:
        store = server.service.registry.store
        read: list[float] = []
        lobby = store.lobby

        async def counted(since: float) -> list[str]:
            read.append(since)
            return await lobby(since)

        store.lobby = counted  # type: ignore[method-assign]
        gzip = {"Accept-Encoding": "gzip"}
        for path in ("/api/tables", "/api/offer", "/api/games/lily/stock", "/api/lessons"):
            answers = [await send_request(server.address, f"GET {path}", headers=gzip) for _ in range(3)]
            assert len({one.body for one in answers}) == 1
        assert len(read) <= 1, "once per second"
        assert len(compressed) == len(set(compressed)), "each once"
        made = server.service.api._answers
        assert {"lobby", "offer", "stock lily", "lessons"} <= made.keys()


async def test_s75_what_takes_long_is_made_before_the_first_visitor_comes(tmp_path: Path) -> None:
    static._catalogue.cache_clear()
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        made = server.service.api._answers
        assert not made, "the start does not wait for it"
        await clock.advance(limits.PREPARE_SECONDS)
        prepared = {"offer", *(f"stock {game}" for game in NAMES)}
        await clock.until(lambda: prepared <= made.keys() and made["offer"]._compressed is not None)
        assert static._catalogue.cache_info().currsize == len(static.CATALOGUES)
        assert all(made[name]._compressed is not None for name in ("offer", "stock lily"))


def port_of(server: InProcessServer) -> int:
    return int(server.address.rpartition(":")[2])


async def connected(server: InProcessServer, host: str = "127.0.0.2", sent: bytes = b"") -> socket.socket:
    """A connection from this loopback address that will not be read from."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    deaf.bind((host, 0))
    loop = asyncio.get_running_loop()
    await loop.sock_connect(deaf, ("127.0.0.1", port_of(server)))
    await loop.sock_sendall(deaf, sent)
    return deaf


STOCK = b"GET /api/games/lily/stock HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


async def test_s76_answers_that_nobody_reads_are_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        shown = 2_000_000
        server.service.api.encoded("stock lily", b"x" * shown)
        deaf = [await connected(server, sent=STOCK) for _ in range(5)]
        connections = server.server.server_state.connections
        await clock.until(lambda: len(connections) == 5)
        await clock.settle()
        kept = sum(one.transport.get_write_buffer_size() for one in connections)
        assert kept < 5 * 2.5 * limits.ANSWER_CHUNK_BYTES
        await clock.advance(limits.HTTP_WRITE_SECONDS + 1)
        await clock.until(lambda: not connections)
        shared = server.service.registry.context.shared
        assert shared.total("answers 127.0.0.2") == 0
        # What one address has under way is limited.
        monkeypatch.setattr(limits, "MAX_ANSWER_BYTES_PER_ADDRESS", 3 * shown)
        deaf += [await connected(server, sent=STOCK) for _ in range(3)]
        await clock.until(lambda: shared.total("answers 127.0.0.2") == 3 * shown)
        late = await connected(server, sent=STOCK)
        assert b" 429 " in await asyncio.get_running_loop().sock_recv(late, 1000)
        for one in [*deaf, late]:
            one.close()


async def test_s77_silent_connections_keep_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MAX_CONNECTIONS_PER_ADDRESS", 30)
    async with serve_in_process(tmp_path) as server:
        app = server.server.config.app
        assert isinstance(app, Starlette)
        counted = app.state.connection_limits
        connections = server.server.server_state.connections
        silent = [await connected(server) for _ in range(50)]
        async with asyncio.timeout(DEADLINE):
            while len(connections) != 30:
                await asyncio.sleep(0.01)
        counted.most = 40
        silent += [await connected(server, f"127.0.0.{number}") for number in range(3, 13)]
        async with asyncio.timeout(DEADLINE):
            while len(connections) != 40:
                await asyncio.sleep(0.01)
        # There is no room, but who has most makes some.
        assert (await send_request(server.address, "GET /healthz")).status == 200
        assert counted._shared.total("connections 127.0.0.2") == 29
        for one in silent:
            one.close()
        async with asyncio.timeout(DEADLINE):
            while connections:
                await asyncio.sleep(0.01)
        assert counted._shared.total("connections 127.0.0.2") == 0


async def test_s77_websockets_of_an_address_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MAX_WEBSOCKETS_PER_ADDRESS", 2)
    async with serve_in_process(tmp_path) as server:
        table, held, _ = await open_and_sit_down(server.address)
        async with recording_client(server.address, table, held), recording_client(server.address, table):
            with pytest.raises(InvalidStatus):
                async with recording_client(server.address, table):
                    pass
        async with asyncio.timeout(DEADLINE):
            while server.service.registry.context.shared.total("websockets 127.0.0.1"):
                await asyncio.sleep(0.01)
        async with recording_client(server.address, table):
            pass


async def test_s78_workers_count_together(tmp_path: Path) -> None:
    memory = create_memory_file(2)
    shared = [SharedMemory(map_memory_file(memory, 2), 2, worker) for worker in range(2)]
    clock = ManualClock()
    buckets = [TokenBuckets("openings", 0.1, 10, one, clock) for one in shared]
    assert sum(buckets[number % 2].take("192.0.2.1") for number in range(40)) == 10
    assert buckets[0].take("192.0.2.2")
    with shared[0].counted("records"), shared[1].counted("records"):
        assert [one.total("records") for one in shared] == [2, 2]
        again = SharedMemory(map_memory_file(memory, 2), 2, 1)  # the second was killed and started again
        assert again.total("records") == 1
    async with (
        serve_in_process(tmp_path / "one", openings=6, clock=clock, shared=shared[0]) as one,
        serve_in_process(tmp_path / "two", openings=6, clock=clock, shared=shared[1]) as two,
    ):
        wanted = {"game": "kasane", "seats": [{"kind": "open"}, {"kind": "open"}]}
        opened = [
            (await send_request(server.address, "POST /api/tables", wanted)).status
            for server in [one, two] * 8
        ]
        assert opened == [200] * 10 + [429] * 6
    os.close(memory)


async def test_s78_clients_go_home_when_a_worker_is_there_again(tmp_path: Path) -> None:
    memory = create_memory_file(2)
    shared = [SharedMemory(map_memory_file(memory, 2), 2, worker) for worker in range(2)]
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock, shared=shared[0]) as server, AsyncExitStack() as stack:
        manager, homes = server.service.connections, server.service.registry.context.homes
        other = HomeWorkers(shared[1], clock)
        tables = [(await open_and_sit_down(server.address))[0] for _ in range(12)]
        spectators = {
            table: await stack.enter_async_context(recording_client(server.address, table))
            for table in tables
        }
        manager.send_home()
        assert not any(one.leaving for one in manager.connections), "they are at home: no other worker lives"
        for worker in (homes, other):
            worker.report_alive()
        await clock.advance(limits.WORKER_REPORT_SECONDS)
        astray = {table for table in tables if not homes.is_here(table)}
        assert astray
        assert astray == {table for table in tables if other.is_here(table)}
        while astray - leavers(spectators):
            for worker in (homes, other):
                worker.report_alive()
            before = leavers(spectators)
            await clock.advance(limits.IDLE_CONNECTION_SECONDS)
            await clock.settle()
            assert len(leavers(spectators) - before) <= ceil(len(astray) * limits.BALANCED_SHARE)
        assert leavers(spectators) == astray
        delays = {json.loads(spectators[table].heard[-1])["again"] for table in astray}
        assert len(delays) == len(astray)
        assert max(delays) <= limits.MAX_RECONNECT_SECONDS
    os.close(memory)


def leavers(spectators: dict[str, RecordingClient]) -> set[str]:
    """The tables whose spectators were asked to reconnect."""
    return {table for table, one in spectators.items() if any('"bye"' in text for text in one.heard)}


async def test_s79_only_trusted_proxies_name_visitors(tmp_path: Path) -> None:
    wanted = {"game": "kasane", "seats": [{"kind": "open"}, {"kind": "open"}]}

    async def statuses(**settings: Any) -> list[int]:
        """Of tables opened by way of 127.0.0.5, each for another visitor."""
        clock = ManualClock()
        async with serve_in_process(
            tmp_path / str(len(settings)), openings=6, clock=clock, **settings
        ) as server:
            found: list[int] = []
            for number in range(14):
                body = json.dumps(wanted).encode()
                head = f"X-Forwarded-For: 198.51.100.{number}\r\nContent-Length: {len(body)}\r\n"
                request = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n{head}\r\n".encode() + body
                proxy = await connected(server, "127.0.0.5", request)
                answer = await clock.during(asyncio.get_running_loop().sock_recv(proxy, 1000))
                found.append(int(answer.split()[1]))
                proxy.close()
            return found

    assert await statuses() == [200] * 10 + [429] * 4
    assert await statuses(trusted_proxies=("127.0.0.4/30",)) == [200] * 14
    with pytest.raises(BadOption):
        check_proxies(["127.0.0.1", "my proxy"])


async def test_s80_hints_do_not_queue_without_end(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        pool = server.service.registry.context.bot_pool
        never: asyncio.Future[Evaluation] = asyncio.get_running_loop().create_future()

        async def run(work: object, job: object) -> Evaluation:
            return await asyncio.shield(never)

        pool.run = run  # type: ignore[assignment, method-assign]
        table, held = await open_and_sit_down(server.address, people=1, bots=1)
        async with AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(recording_client(server.address, table, held))
                for _ in range(4)
            ]
            await wait_for_start(*clients)
            await clock.until(lambda: all(one.now.get("prompt") for one in clients))
            waiting = [asyncio.create_task(one.ask(type="hint", id="1")) for one in clients[:3]]
            await clock.until(lambda: server.service.registry.context.shared.total("hints 127.0.0.1") == 3)
            refused = await clients[3].ask(type="hint", id="2")
            assert refused["refusal"]["code"] == "hint-too-fast"
            never.set_result(Evaluation("win", []))
            assert {(await one)["type"] for one in waiting} == {"advice"}
            again = [(await clients[0].ask(type="hint", id=f"a{number}"))["type"] for number in range(12)]
            assert again == ["advice"] * 7 + ["refused"] * 5, "ten, then one per two seconds"


async def test_s81_an_address_that_keeps_the_event_loop_busy_waits() -> None:
    clock = ManualClock()
    shares = LoopShares(SharedMemory(), clock)

    async def busy() -> str:
        clock._elapsed += 0.5
        await asyncio.sleep(0)
        clock._elapsed += 0.5
        return "done"

    async def idle() -> None:
        await clock.sleep(100)

    resting = asyncio.create_task(shares.count("192.0.2.3", idle()))
    await clock.advance(101)
    await resting
    await asyncio.wait_for(shares.wait("192.0.2.3"), DEADLINE)  # waiting for something costs nothing
    assert await shares.count("192.0.2.1", busy()) == "done"
    waiting = [asyncio.create_task(shares.wait("192.0.2.1")) for _ in range(3)]
    await clock.settle()
    assert not any(one.done() for one in waiting)
    await asyncio.wait_for(shares.wait("192.0.2.2"), DEADLINE)  # others need not wait
    await clock.advance(1 / limits.LOOP_SECONDS_PER_SECOND)
    assert all(one.done() for one in waiting)
    cancelled = asyncio.create_task(shares.count("192.0.2.1", idle()))
    await clock.settle()
    cancelled.cancel()
    with pytest.raises(asyncio.CancelledError):
        await cancelled


async def test_s81_many_requests_at_once_leave_turns_to_others() -> None:
    clock = ManualClock()
    shares = LoopShares(SharedMemory(), clock)
    done: list[float] = []

    async def request() -> None:
        await shares.wait("192.0.2.1")
        await shares.count("192.0.2.1", step())

    async def step() -> None:
        clock.skip(0.01)
        done.append(clock.monotonic())

    requests = [asyncio.create_task(request()) for _ in range(10)]
    await clock.settle()
    assert len(done) == 1, "the others would keep everybody waiting"
    await clock.until(lambda: len(done) == 10)
    pauses = [later - earlier - 0.01 for earlier, later in itertools.pairwise(done)]
    assert min(pauses) > 0.005
    await asyncio.gather(*requests)


async def test_s81_machines_at_tables_of_one_address_share_its_time(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        wanted = {"game": "kasane", "seats": [{"kind": "bot", "bot": "random"}] * 2, "terms": {"pace": 1}}
        from_there = {"X-Forwarded-For": "192.0.2.1"}
        answer = await send_request(server.address, "POST /api/tables", wanted, from_there)
        table = server.table(json.loads(answer.body)["table"])
        shares = server.service.registry.context.loop_shares
        shares.spend(table.opened.opener, 100 * limits.LOOP_SECONDS_PER_SECOND)
        await clock.advance(50)
        before = len(table.log)
        assert before <= 2
        await clock.advance(100)
        assert len(table.log) > before + 10


async def test_s82_a_long_game_is_replayed_in_slices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "READ_SLICE_SECONDS", -1.0)
    record = (RECORDS / "kasane-2.madoi").read_text(encoding="utf-8")
    async with serve_in_process(tmp_path, clock=ManualClock()) as server:
        seats = [Plan("bot", "one", "random"), Plan("bot", "two", "random")]
        opened = continuation_of_record(record, True, seats, Terms(), 10)
        turns = 0

        async def count_turns() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        counting = asyncio.create_task(count_turns())
        begun = turns
        await server.service.registry._in_slices(Table("t", opened, 0.0).replay_earlier_game())
        counting.cancel()
        assert turns - begun >= 20, "others have their turn after every decision"
        live = await server.service.registry.open(opened)
        assert live.table._earlier_game is not None, "nothing is left to do when the game begins"


async def test_s83_nobody_keeps_the_server_busy_with_trials_of_decks(tmp_path: Path) -> None:
    path = "POST /api/games/lily/options/decks/trial"
    wanted: dict[str, Any] = {"value": "dawn", "against": ["dusk"], "games": 20, "bot": "greedy"}
    async with serve_in_process(tmp_path, openings=6) as server:
        busy = 'import time\nprint(\'{"results": [], "done": 0.1}\', flush=True)\ntime.sleep(600)'
        server.service.api.jobs.command = [sys.executable, "-S", "-c", busy]

        async def tried(there: str = "192.0.2.1", **change: object) -> RawResponse:
            return await send_request(server.address, path, {**wanted, **change}, {"X-Forwarded-For": there})

        for change, code in (
            ({"games": limits.MAX_TRIAL_GAMES + 1}, "wire-malformed"),
            ({"against": ["dusk"] * (limits.MAX_TRIAL_OPPONENTS + 1)}, "wire-malformed"),
            ({"bot": "strongest"}, "trial-bot"),
            ({"bot": "strongest@64"}, "trial-bot"),
            ({"bot": "strong:100000"}, "trial-bot"),
        ):
            assert (await tried(**change)).code == code
        answers = [await tried(games=games) for games in (20, 30, 40)]
        assert [answer.status for answer in answers] == [200, 200, 429]
        assert answers[2].code == "review-too-many"
        assert json.loads(answers[1].body)["waiting"] == 1, "one after the other, analyses too"
        assert (await tried("192.0.2.7", games=40)).status == 200
        large = [(await tried("192.0.2.3", value="x" * 90_000)).status for _ in range(12)]
        assert 429 in large, "who sends much sends less often"


async def test_s84_duel_counters_are_short_few_and_slow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "COUNTERS_PER_SECOND", 0.01)
    monkeypatch.setattr(limits, "COUNTERS_BURST", 5.0)
    async with serve_in_process(tmp_path, openings=6) as server:

        async def share(body: str, there: str = "192.0.2.1") -> RawResponse:
            return await send_request(
                server.address, "POST /api/counters", {"body": body}, {"X-Forwarded-For": there}
            )

        too_long = await share("x" * (limits.MAX_COUNTER_CHARACTERS + 1))
        assert too_long.code == "wire-malformed"
        opened = [await share("x") for _ in range(int(limits.MIN_OPENED_TABLES_BURST) + 2)]
        assert opened[-1].code == "http-too-fast"
        path = f"GET /api/counters/{json.loads(opened[0].body)['counter']}"
        reading = [
            await send_request(server.address, path, headers={"X-Forwarded-For": "192.0.2.9"})
            for _ in range(6)
        ]
        assert [answer.status for answer in reading] == [200] * 5 + [429]
        assert (await send_request(server.address, "GET /api/counters/guessed")).status == 404
        monkeypatch.setattr(limits, "MAX_STORED_COUNTER_CHARACTERS", 5)
        full = await share("x" * 6, "192.0.2.2")
        assert (full.status, full.code) == (503, "counter-too-many")
