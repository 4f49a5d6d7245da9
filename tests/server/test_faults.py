"""One server, and what can happen to it: killed, told to stop, clients that do not read, lines that stall, a
database that somebody else holds. Whatever was acknowledged is there afterwards, once."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from madoi.client import Seat, http_request, seated
from madoi.core.viewer import SPECTATOR
from madoi.server import limits
from madoi.server.runtime.metrics import REGISTRY
from madoi.server.transport.websocket_protocol import WebSocketProtocol
from support.server.in_process import serve_in_process
from support.server.manual_clock import DEADLINE, ManualClock
from support.server.players import Game, Memory, check, check_records, new_game, play_games, read_logs
from support.server.proxy import proxy_to
from support.server.service_process import Service, run_services

DROPPED = 'madoi_dropped_total{reason="reads-not"}'
SEARCH_SECONDS = 3
"""Seconds that a client may not read, in these tests."""


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("faults") / "data"


@pytest.fixture(scope="module")
def server(data: Path) -> Iterator[Service]:
    """One for all tests: it is killed and started again often enough."""
    yield from run_services(Service("--data", str(data), "--lease", "3", "--patience", str(SEARCH_SECONDS)))


def logs_in(data: Path) -> str:
    return f"sqlite:///{data / 'madoi.sqlite'}"


async def test_a_server_that_is_killed_has_lost_nothing_and_everybody_goes_on(
    server: Service, data: Path
) -> None:
    memory = Memory()

    async def kill_and_start() -> None:
        while len(memory.acknowledged) < 20:
            await asyncio.sleep(0.02)
        server.kill()
        await asyncio.to_thread(server.start)

    games = [await new_game(server.address, people=2, bots=1) for _ in range(6)]
    async with asyncio.TaskGroup() as group:
        playing = group.create_task(play_games([server.address], games, memory, pause=0.2))
        group.create_task(kill_and_start())
    assert all(seat.reconnects for seat in playing.result())
    logs = await read_logs(logs_in(data), [game.table for game in games])
    check(memory, logs)
    await check_records(server.address, logs)


async def test_a_server_that_is_told_to_stop_lets_everybody_go_in_peace(server: Service, data: Path) -> None:
    memory = Memory()
    said: list[str] = []

    async def stop_and_start(games: list[Game]) -> None:
        async with seated(server.address, games[0].table) as looker:
            while len(memory.acknowledged) < 10:
                await asyncio.sleep(0.02)
            assert await asyncio.to_thread(server.stop) == 0
            said.append(looker.bye["code"])
            await asyncio.to_thread(server.start)
            looker.bye = {}
            await looker.until(lambda looker: looker.over, DEADLINE)
            assert not looker.bye

    games = [await new_game(server.address, people=2, bots=1) for _ in range(3)]
    async with asyncio.TaskGroup() as group:
        playing = group.create_task(play_games([server.address], games, memory, pause=0.2))
        group.create_task(stop_and_start(games))
    assert said == ["wire-restart"]
    assert {seat.bye["code"] for seat in playing.result()} == {"wire-restart"}
    logs = await read_logs(logs_in(data), [game.table for game in games])
    check(memory, logs)
    await check_records(server.address, logs)


async def test_what_is_due_is_done_after_a_crash_although_nobody_comes_back(
    server: Service, data: Path
) -> None:
    async def decided(table: str) -> list[int]:
        """Who has decided, in order."""
        return [one.seat for one, _ in (await read_logs(logs_in(data), [table]))[table].decisions]

    async def move_and_go(game: Game) -> None:
        async with seated(server.address, game.table, game.secrets[0]) as seat:
            await seat.until(lambda seat: seat.prompt)
            while seat.prompt is not None:
                number = seat.number
                await seat.play(seat.prompt["default"])
                await seat.until(partial(_told_more, number))

    async def table() -> None:
        game = await new_game(server.address, people=1, bots=1, pace=2)
        async with seated(server.address, game.table, game.secrets[0]) as seat:
            await seat.until(lambda seat: seat.prompt)
        await asyncio.to_thread(restart, server)
        while steward(game.table):  # nothing is due, so soon nobody looks after the table
            await asyncio.sleep(0.05)
        before: list[int] = []
        while before[-1:] != [0]:  # the bot takes a second at least; where we were slower, once more
            await move_and_go(game)
            before = await decided(game.table)
        await asyncio.to_thread(restart, server)
        while await decided(game.table) == before:
            await asyncio.sleep(0.05)

    def steward(table: str) -> str:
        with closing(sqlite3.connect(data / "madoi.sqlite")) as store:
            [(process,)] = store.execute("select steward from tables where id = ?", [table])
            return str(process)

    await table()


def _told_more(number: int, seat: Seat) -> bool:
    return seat.number > number


def restart(server: Service) -> None:
    server.kill()
    server.start()


async def test_clients_that_do_not_read_lose_their_sockets(server: Service) -> None:
    """On a busy machine some lose them because they answer no ping, before so much waits for them that we stop."""
    memory = Memory()
    game = await new_game(server.address, people=2, game="lily")  # its snapshots are the largest
    async with seated(server.address, game.table, game.secrets[0]):
        before, dropped = resident(server), await figure(server, DROPPED)
        deaf = [await asyncio.to_thread(deaf_client, server.port, game.table) for _ in range(25)]
        playing = asyncio.create_task(play_games([server.address], [game], memory, pause=0.02))
        while len(memory.acknowledged) <= 30:
            await asyncio.sleep(0.05)
        await cut_off(deaf)
        # Some 20 megabytes were to be told to them all; what waited for them is a small part of it.
        assert resident(server) - before < 12_000_000
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        while await figure(server, "madoi_connections") > 1:
            await asyncio.sleep(0.05)
        # On a machine that stands still for seconds a player may be among them.
        assert await figure(server, DROPPED) - dropped >= 25


async def test_one_who_is_there_and_never_answers_has_gone_after_a_while(server: Service) -> None:
    game = await new_game(server.address, people=1, bots=1)
    dropped = await figure(server, DROPPED)
    async with seated(server.address, game.table, game.secrets[0]) as seat:
        with await asyncio.to_thread(deaf_client, server.port, game.table) as client:
            await seat.until(lambda seat: seat.here.get("spectators") == 1)
            await seat.until(lambda seat: seat.here["spectators"] == 0, DEADLINE)
            await cut_off([client])
        assert await figure(server, DROPPED) - dropped >= 1


def deaf_client(port: int, table: str) -> socket.socket:
    """A spectator who says hello and never reads, not even into a buffer of any size."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    client.connect(("127.0.0.1", port))
    key = base64.b64encode(os.urandom(16)).decode()
    client.sendall(
        f"GET /play HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert client.recv(12) == b"HTTP/1.1 101"
    client.sendall(frame(json.dumps({"type": "hello", "table": table})))
    return client


def frame(text: str) -> bytes:
    """A message as a client puts it on the line."""
    body, mask = text.encode(), os.urandom(4)
    length = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
    return b"\x81" + length + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(body))


async def figure(server: Service, name: str) -> float:
    """What the server has counted."""
    text = await http_request(server.metrics_address, "GET", "/metrics")
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


async def cut_off(clients: list[socket.socket]) -> None:
    """Wait until none of them has a line any more."""
    while not all(is_cut_off(client) for client in clients):
        await asyncio.sleep(0.05)
    for client in clients:
        client.close()


def is_cut_off(client: socket.socket) -> bool:
    """Whether the other side has closed the line and keeps nothing for it."""
    try:
        client.send(frame('{"type": "mute", "id": "1", "on": true}'), socket.MSG_DONTWAIT)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return False


def resident(server: Service) -> int:
    """The memory of the server in bytes; 0 where the system does not tell."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status")
    found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text()) if status.exists() else None
    return 0 if found is None else int(found[1]) * 1024


async def test_an_answer_does_not_wait_until_the_client_has_acknowledged_the_news(tmp_path: Path) -> None:
    """Two small messages in a row: with Nagle's algorithm the second takes 40 ms more."""
    async with serve_in_process(tmp_path) as server:
        game = await new_game(server.address, people=2)
        async with seated(server.address, game.table, game.secrets[0]):
            [line] = [
                one for one in server.server.server_state.connections if isinstance(one, WebSocketProtocol)
            ]
            connection = line.transport.get_extra_info("socket")
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


async def test_a_line_that_stalls_slows_nobody_and_misses_nothing(server: Service) -> None:
    memory = Memory()
    game = await new_game(server.address, people=2, bots=1)
    with proxy_to(("127.0.0.1", server.port)) as line:
        address = f"http://127.0.0.1:{line.port}"
        async with (
            seated(address, game.table, game.secrets[0]) as other_device,
            seated(address, game.table) as looker,
        ):
            line.stall()
            (seat, _) = await play_games([server.address], [game], memory, pause=0.1)
            assert not other_device.over
            line.flow()
            for late in (other_device, looker):
                await late.until(lambda seat: seat.over, DEADLINE)
                numbers = [news["number"] for news in late.news]
                assert numbers == list(range(len(numbers)))
            assert other_device.news == seat.news


async def test_who_reads_slowly_gets_everything_later_and_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CHAT_BURST", 1000.0)
    monkeypatch.setattr(limits, "ADDRESS_CHAT_BURST", 1000.0)
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        game = await new_game(server.address, people=2, pace=10)
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", int(server.address.rpartition(":")[2])))
        address = server.address.replace("http", "ws") + "/play"
        async with (
            seated(server.address, game.table, game.secrets[0]) as talker,
            connect(address, sock=narrow, max_queue=1, max_size=None) as slow,
        ):
            await slow.send(json.dumps({"type": "hello", "table": game.table}))
            await talker.until(lambda talker: talker.here.get("spectators") == 1)
            lines = server.server.server_state.connections
            late = 10
            while late:
                late -= any(
                    not line.writable.is_set() for line in lines if isinstance(line, WebSocketProtocol)
                )
                await talker.request("say", text="円居" * 150)
                await clock.advance(0.05)
            news: list[int] = []
            updates = 0
            while not news or news[-1] < len(server.table(game.table).visible_entries[SPECTATOR]) - 1:
                told = json.loads(await slow.recv())
                news += [one["number"] for one in told.get("news", [])]
                updates += told["type"] in ("update", "changes")
            assert news == list(range(len(news)))
            assert updates <= len(news) - 9, "what could not be sent came at once"


async def test_one_who_reads_nothing_slows_nobody_and_is_dropped_when_the_time_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the clock of the service: pings keep to the real one, so the process beside us may drop by either."""
    monkeypatch.setattr(limits, "CHAT_BURST", 1000.0)
    monkeypatch.setattr(limits, "ADDRESS_CHAT_BURST", 1000.0)
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        game = await new_game(server.address, people=2)
        port = int(server.address.rpartition(":")[2])
        async with seated(server.address, game.table, game.secrets[0]) as talker:
            with await asyncio.to_thread(deaf_client, port, game.table) as deaf:
                await talker.until(lambda talker: talker.here.get("spectators") == 1)
                lines = server.server.server_state.connections
                while all(line.writable.is_set() for line in lines if isinstance(line, WebSocketProtocol)):
                    await talker.request("say", text="円居" * 150)
                    await clock.advance(0.05)  # nobody may say more
                before = dropped_here()
                await talker.request("say", text="円居")  # it waits for this one
                await clock.advance(limits.STALLED_CLIENT_SECONDS - 1)
                await talker.request("say", text="円居")
                assert dropped_here() == before
                await clock.advance(2)
                assert dropped_here() == before + 1
                await clock.until(lambda: is_cut_off(deaf) and talker.here["spectators"] == 0)


def dropped_here() -> float:
    return REGISTRY.get_sample_value("madoi_dropped_total", {"reason": "reads-not"}) or 0.0


async def test_a_database_that_somebody_else_holds_is_waited_for(server: Service, data: Path) -> None:
    memory = Memory()

    async def hold() -> None:
        """As a backup would, for a while: nobody else can write, but everybody can read."""
        with closing(sqlite3.connect(data / "madoi.sqlite", isolation_level=None)) as other:
            other.execute("begin immediate")
            await asyncio.sleep(1)
            await http_request(server.address, "GET", "/api/tables")
            other.execute("rollback")

    games = [await new_game(server.address, people=2, bots=1) for _ in range(2)]
    async with asyncio.TaskGroup() as group:
        group.create_task(play_games([server.address], games, memory, pause=0.1))
        while len(memory.acknowledged) < 5:
            await asyncio.sleep(0.02)
        await hold()
    assert "store-away" not in memory.refusals
    check(memory, await read_logs(logs_in(data), [game.table for game in games]))
