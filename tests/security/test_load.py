"""The threats of docs/security.md, chapter “Load”, each tried."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import tomllib
from pathlib import Path

import pytest

from madoi.client import open_table
from madoi.core.refusal import Refused
from madoi.server import limits
from madoi.server.clock import SYSTEM
from madoi.server.rate_limits import client_network
from madoi.server.shared_memory import SharedMemory
from madoi.server.transport.websocket_protocol import WebSocketProtocol
from madoi.server.workers import sandbox
from support.golden import RECORDS
from support.server.in_process import InProcessServer, serve_in_process
from support.server.manual_clock import ManualClock
from support.server.raw_http import HANDSHAKE, exchange_bytes, frame, send_request
from support.server.recording_client import recording_client
from support.server.threats import HARBOUR, RESTLESS, asked_first, open_and_sit_down, wait_for_start


async def test_s23_a_flood_of_messages_waits_in_its_own_line(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        table, held, other = await open_and_sit_down(server.address)
        async with (
            recording_client(server.address, table, held) as client,
            recording_client(server.address, table, other) as witness,
        ):
            await wait_for_start(client, witness)

            async def answered(count: int) -> None:
                """So many have been answered, and no more are without time passing; nor is anybody kept
                waiting who asks for something beside."""
                await client.until(lambda: sum('"done"' in text for text in client.heard) >= count)
                await clock.settle()
                assert sum('"done"' in text for text in client.heard) == count
                assert (await witness.ask(type="mute", on=True))["type"] == "done"

            for number in range(300):
                await client.send(type="mute", id=str(number), on=True)
            await answered(60)
            await clock.advance(1.01)
            await answered(80)
            await clock.advance(5)
            await answered(180)
            assert client.closed is None, "it only waits"


async def test_s24_one_address_opens_only_so_many_tables(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, openings=6, clock=clock) as server:
        wanted = {"game": "kasane", "seats": [{"kind": "open"}, {"kind": "open"}]}

        async def opened_from(address: str) -> int:
            from_there = {"X-Forwarded-For": address}
            request = send_request(server.address, "POST /api/tables", wanted, from_there)
            return (await clock.during(request)).status

        statuses = [await opened_from("192.0.2.1") for _ in range(12)]
        assert statuses == [200] * 10 + [429] * 2
        await clock.advance(10.1)
        assert [await opened_from("192.0.2.1") for _ in range(2)] == [200, 429], "one more after ten seconds"
        assert await opened_from("192.0.2.2") == 200, "others are not kept waiting"
        table = json.loads((await send_request(server.address, "POST /api/tables", wanted)).body)["table"]
        more = await clock.during(
            send_request(
                server.address,
                f"POST /api/tables/{table}/continue",
                {"seats": wanted["seats"]},
                {"X-Forwarded-For": "192.0.2.1"},
            )
        )
        assert more.code == "http-too-fast"
    assert client_network({"client": ("2001:db8:1:2:3:4:5:6", 1)}) == client_network(
        {"client": ("2001:db8:1:2::9", 2)}
    )
    assert client_network({"client": ("2001:db8:1:2::1", 1)}) != client_network(
        {"client": ("2001:db8:1:3::1", 1)}
    )
    assert client_network({"client": ("::ffff:192.0.2.1", 1)}) != client_network(
        {"client": ("::ffff:192.0.2.2", 1)}
    )


async def test_s25_one_address_sends_only_so_many_requests(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, openings=6, clock=clock) as server:
        asked = [await send_request(server.address, "GET /healthz") for _ in range(200)]
        assert {one.status for one in asked} == {200}
        refused = [await send_request(server.address, "GET /healthz") for _ in range(5)]
        assert {(one.status, one.code) for one in refused} == {(429, "http-too-fast")}
        assert b" 429 " in (await exchange_bytes(server.address, HANDSHAKE)).partition(b"\r\n")[0]
        elsewhere = await send_request(
            server.address, "GET /healthz", headers={"X-Forwarded-For": "192.0.2.9"}
        )
        assert elsewhere.status == 200
        await clock.advance(1.01)
        later = [(await send_request(server.address, "GET /healthz")).status for _ in range(2)]
        assert later == [200, 429], "one a second"


async def test_s25_newcomers_do_not_keep_their_family_from_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A first visit fetches 150 files and the runtime, perhaps beside somebody who plays."""
    monkeypatch.setattr(limits, "MIN_REQUESTS_BURST", 20.0)
    monkeypatch.setattr(limits, "RUNTIME_BYTES_BURST", 10.0)
    async with serve_in_process(tmp_path, openings=6, clock=ManualClock()) as server:

        async def status_of(path: str) -> int:
            return (await send_request(server.address, f"GET {path}")).status

        assert {await status_of("/words/none.ftl") for _ in range(150)} == {404}
        assert [await status_of("/runtime/manifest.json") for _ in range(2)] == [200, 429]
        assert [await status_of("/healthz") for _ in range(5)] == [200] * 4 + [429]


async def test_s26_who_does_not_read_loses_the_connection_and_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CHAT_BURST", 10_000.0)
    monkeypatch.setattr(limits, "ADDRESS_CHAT_BURST", 10_000.0)
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        table, held, other = await open_and_sit_down(server.address, "lily")
        async with recording_client(server.address, table, other) as witness:
            deaf = await shaken_hands(server)
            hello = json.dumps({"type": "hello", "table": table, "secret": held}).encode()
            await asyncio.get_running_loop().sock_sendall(deaf, frame(1, hello))
            await witness.until(lambda: any('"seats":[0,1]' in text for text in witness.heard))
            lines = server.server.server_state.connections
            while all(line.writable.is_set() for line in lines if isinstance(line, WebSocketProtocol)):
                assert (await witness.ask(type="say", text="円居" * 150))["type"] == "done"
                await clock.advance(0.05)
            # The witness is answered while the clock stands still: nobody waits for the other one.
            assert (await witness.ask(type="say", text="are you there?"))["type"] == "done"
            await clock.advance(19)
            assert len(server.service.connections.connections) == 2
            await clock.advance(2)
            assert len(server.service.connections.connections) == 1
            deaf.close()
            assert (await witness.ask(type="say", text="they have gone"))["type"] == "done"


async def shaken_hands(server: InProcessServer) -> socket.socket:
    """A WebSocket that is open, and that nobody will read from."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(deaf, ("127.0.0.1", int(server.address.rpartition(":")[2])))
    await loop.sock_sendall(deaf, HANDSHAKE)
    assert b" 101 " in await loop.sock_recv(deaf, 1000)
    return deaf


async def test_s27_pings_are_not_gathered_for_who_does_not_read(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        deaf = await shaken_hands(server)
        for _ in range(60):
            await asyncio.get_running_loop().sock_sendall(deaf, frame(9, b"p" * 125) * 1000)
        (connection,) = server.server.server_state.connections
        assert connection.transport.get_write_buffer_size() < 400_000, "of 8 MB"
        deaf.close()


async def test_s28_who_says_nothing_is_not_waited_for(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:

        async def told(sent: bytes) -> bytes:
            """What these bytes are answered with when time passes."""
            telling = asyncio.create_task(exchange_bytes(server.address, sent))
            await clock.advance(9)
            assert not telling.done(), "there is time"
            await clock.advance(12)
            return await telling

        request = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        assert await told(b"") == b""
        assert await told(request) == b""
        slow = (
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nConnection: close\r\n\r\n{"
        )
        assert b"http-too-slow" in await told(slow)
        quiet = await told(HANDSHAKE)
        assert quiet.startswith(b"HTTP/1.1 101"), "and then it is closed"
        long = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        assert b"200 OK" in await exchange_bytes(server.address, long)


async def test_s29_a_record_without_end_is_not_verified_to_the_end(tmp_path: Path) -> None:
    given = {"record": (RECORDS / "kasane-2.madoi").read_text(encoding="utf-8")}
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        assert (await send_request(server.address, "POST /api/verify", given)).status == 200
        working = server.service.api.sandbox
        working.command = [sys.executable, "-S", "-c", "import time\ntime.sleep(600)"]
        checking = asyncio.create_task(send_request(server.address, "POST /api/verify", given))
        for _ in range(3):
            assert (await send_request(server.address, "GET /healthz")).status == 200, (
                "nobody else waits for it"
            )
        await clock.advance(limits.SANDBOX_PATIENCE_SECONDS - 1)
        assert not checking.done()
        await clock.advance(2)
        assert (await checking).code == "verify-too-much"
        begun = tmp_path / "begun"
        for number, endless in enumerate(("while True: pass", "a = [0]\nwhile True: a += a")):
            work = (
                "from madoi.server.workers.sandbox_process import limit_resources\n"
                f"open({str(begun)!r} + '{number}', 'w').close()\nlimit_resources(1)\n{endless}"
            )
            working.command = [sys.executable, "-c", work]
            answer = await send_request(server.address, "POST /api/verify", given)
            assert answer.code == "verify-too-much", "the system ends it, if nobody else does"
            assert Path(f"{begun}{number}").exists()
            await clock.advance(5)  # so many are verified in a second
        working.command = [sys.executable, "-S", "-c", ""]
        paths = ["verify", "replay"] * 7
        many = await asyncio.gather(
            *(send_request(server.address, f"POST /api/{path}", given) for path in paths)
        )
        codes = {"verify-too-much", "replay-too-much", "http-too-fast"}
        assert {answer.code for answer in many} == codes
        working.command = [sys.executable, "-S", "-c", "print('x' * 9_000_000)"]
        long = await send_request(server.address, "POST /api/replay", given, {"X-Forwarded-For": "192.0.2.3"})
        assert long.code == "replay-too-much", "what would fill our memory is not taken"


async def test_s29_records_that_wait_do_not_pile_up() -> None:
    """Each that waits is kept, and whoever sent it may be long gone."""
    working = sandbox.Sandbox(SYSTEM, SharedMemory())
    working.command = [sys.executable, "-S", "-c", "import time; time.sleep(600)"]
    waiting: list[asyncio.Task[bytes]] = []

    async def refused(caller: str) -> str:
        """The code of the first refusal that this caller gets for a record more."""
        while True:
            waiting.append(asyncio.create_task(working.run(sandbox.Task("verify", "x"), caller)))
            await asyncio.sleep(0)
            if waiting[-1].done():
                error = waiting.pop().exception()
                assert isinstance(error, Refused)
                return error.refusal.code

    assert await refused("one") == "http-too-fast"
    assert len(waiting) == 4
    assert [await refused(f"another {number}") for number in range(9)] == ["http-too-fast"] * 9
    assert len(waiting) == 40
    assert await refused("the last") == "records-too-many"
    for one in waiting:
        one.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    working.command = [sys.executable, "-S", "-c", "print(1)"]
    assert await working.run(sandbox.Task("verify", "x"), "one") == b"1\n", "who went has left nothing"


async def test_s30_a_book_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_GAME_ENTRIES", 12)
    async with serve_in_process(tmp_path) as server:
        table, held, other = await open_and_sit_down(server.address)
        async with (
            recording_client(server.address, table, held) as one,
            recording_client(server.address, table, other) as two,
        ):
            await wait_for_start(one, two)
            refused = ""
            while not refused:
                asked = asked_first(one, two)[0]
                prompt = asked.now["prompt"]
                answer = await asked.ask(type="play", prompt=prompt["id"], action=prompt["actions"][0])
                if answer["type"] == "refused":
                    refused = answer["refusal"]["code"]
                for client in (one, two):
                    await client.until(
                        lambda client=client: client.number == len(server.table(table).log) - 1
                    )
            assert refused == "table-full"
            assert server.live_table(table).next_due() is None


async def test_s31_cards_that_act_for_ever_stop_nobody(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        seats = [{"kind": "bot", "bot": "random"}] * 2
        options = {"set": json.dumps(tomllib.loads(RESTLESS)), "decks": HARBOUR}
        wanted = {"game": "lily", "seats": seats, "options": options, "terms": {"pace": 0}}
        table = (await open_table(server.address, wanted))["table"]
        async with recording_client(server.address, table) as looking:
            await looking.until(lambda: looking.now["phase"] == "over", 40)
            assert any("LY-D12" in text for text in looking.heard[-3:])
        for nested in ("[" * 90_000, '{"character": ' + "[" * 40_000 + "]" * 40_000 + "}"):
            bad = {**wanted, "options": {"set": nested}}
            answer = await send_request(server.address, "POST /api/tables", bad)
            assert (answer.status, answer.code) == (400, "lily-set-toml")
