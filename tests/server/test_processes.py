"""Several processes with one PostgreSQL and one NATS: any of them serves any table, and each can be lost."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import asyncpg
import msgspec
import pytest
from nats import connect as connect_to_nats
from sqlalchemy.engine import make_url

from madoi.client import Data, Refused, Seat, http_request, open_table, seated, sit_down
from madoi.core.refusal import BadOption
from madoi.server.config import Config
from madoi.server.runtime.bus import Notice
from madoi.server.serve import check_store_and_bus
from madoi.words import words
from support.ports import Port
from support.server.manual_clock import DEADLINE
from support.server.nats_server import Nats
from support.server.players import (
    Decision,
    Game,
    Memory,
    check,
    check_records,
    decide,
    new_game,
    play_games,
    play_on,
    read_logs,
)
from support.server.postgres import execute, new_database
from support.server.proxy import Proxy, proxy_to
from support.server.recording_client import recording_client
from support.server.service_process import Service, run_services

LEASE = 4


class Pair:
    """Two processes and what they share; ``line`` leads to the database, ``wire`` to the bus, and both can
    be broken."""

    def __init__(self, database: str, nats: Nats, line: Proxy, wire: Proxy) -> None:
        self.database = database
        self.nats = nats
        self.line = line
        self.wire = wire
        through = make_url(database).set(host="127.0.0.1", port=line.port, query={})
        options = ["--database", through.render_as_string(hide_password=False)]
        options += ["--bus", f"nats://127.0.0.1:{wire.port}"]
        self.services = [Service(*options, "--lease", str(LEASE)) for _ in range(2)]

    @property
    def addresses(self) -> list[str]:
        return [service.address for service in self.services]

    async def figure(self, name: str) -> float:
        """What both have counted together."""
        texts = [await http_request(one.metrics_address, "GET", "/metrics") for one in self.services]
        found = [re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE) for text in texts]
        return sum(float(match[1]) for match in found if match)

    async def steward(self, table: str) -> Service:
        """The process that looks after a table."""
        connection = await asyncpg.connect(self.database)
        process = await connection.fetchval("select steward from tables where id = $1", table)
        await connection.close()
        return next(service for service in self.services if process in service.told())


@pytest.fixture(scope="module")
def pair(postgres: str) -> Iterator[Pair]:
    database = new_database(postgres)
    url = make_url(database)
    folder = url.query.get("host")
    nats = Nats()
    nats.start()
    there = f"{folder}/.s.PGSQL.5432" if folder else (url.host or "", url.port or 5432)
    with proxy_to(there) as line, proxy_to(("127.0.0.1", nats.port)) as wire:
        both = Pair(database, nats, line, wire)
        for _ in run_services(*both.services):
            yield both
    nats.kill()


@pytest.fixture(autouse=True)
def whole(pair: Pair) -> None:
    """Everything that a test has broken is whole again before the next."""
    if pair.nats.process is None or pair.nats.process.poll() is not None:
        pair.nats.start()
    for way in (pair.line, pair.wire):
        way.come_back()
        way.flow()
    for service in pair.services:
        if service.process is None or service.process.poll() is not None:
            service.start()


async def test_people_at_two_processes_play_the_same_game(pair: Pair) -> None:
    memory = Memory()
    games = [await new_game(pair.addresses[number % 2], people=3, bots=1) for number in range(2)]
    seats = await play_games(pair.addresses, games, memory)
    for seat in seats:
        other = next(address for address in pair.addresses if address != seat.address)
        async with seated(other, seat.table, seat.secret) as there:
            assert there.news == seat.news
            assert there.now == seat.now
    logs = await read_logs(pair.database, [game.table for game in games])
    check(memory, logs)
    await check_records(pair.addresses[1], logs)


async def test_of_answers_given_at_once_in_both_processes_one_counts(pair: Pair) -> None:
    memory = Memory()

    async def answer(seat: Seat, decision: Decision) -> bool:
        return await decide(seat, decision, memory)

    async def race(game: Game, number: int) -> None:
        """Four devices hold the seat, two at each process, and answer differently at the same moment."""
        async with four_devices(pair, game.table, game.secrets[number]) as devices:
            while not devices[0].over:
                await devices[0].until(lambda seat: seat.over or seat.prompt)
                asked = devices[0].prompt
                if asked is None:
                    break
                last = devices[0].number
                for device in devices:
                    await device.until(partial(has_heard, last))
                done = [
                    answer(device, Decision(game.table, number, asked["id"], action))
                    for device, action in zip(devices, asked["actions"] * 4, strict=False)
                ]
                assert sum(await asyncio.gather(*done)) == 1
                await devices[0].until(partial(has_heard, last + 1))

    before = await pair.figure("madoi_overtaken_total")
    games: list[str] = []
    while await pair.figure("madoi_overtaken_total") == before:  # until they have met
        game = await new_game(pair.addresses[0], people=2, pace=5)
        games.append(game.table)
        await asyncio.gather(*(race(game, number) for number in range(2)))
    logs = await read_logs(pair.database, games)
    check(memory, logs)
    assert len(memory.acknowledged) == sum(len(log.decisions) for log in logs.values())


@asynccontextmanager
async def four_devices(pair: Pair, table: str, secret: str) -> AsyncIterator[list[Seat]]:
    first, second = pair.addresses
    async with (
        seated(first, table, secret) as one,
        seated(second, table, secret) as two,
        seated(first, table, secret) as three,
        seated(second, table, secret) as four,
    ):
        yield [one, two, three, four]


def has_heard(number: int, seat: Seat) -> bool:
    return seat.over or seat.number >= number


async def test_all_who_decide_at_the_same_time_are_heard(pair: Pair) -> None:
    """In Yuri-Kure everybody is asked at once: both write the same number, one of them writes it again."""
    memory = Memory()
    game = await new_game(pair.addresses[0], people=4, game="yurikure", pace=5)
    playing = asyncio.create_task(play_games(pair.addresses, [game], memory))
    while len(memory.acknowledged) < 100 and not playing.done():
        await asyncio.sleep(0.05)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    check(memory, await read_logs(pair.database, [game.table]))
    # Somebody was faster: the question is over, or they have revealed as much on the same girl.
    assert set(memory.refusals) <= {"table-stale", "yurikure-not-asked", "yurikure-reveal-too-little"}


async def test_a_bot_is_computed_once_although_both_processes_have_its_table(pair: Pair) -> None:
    before = await pair.figure('madoi_computed_total{kind="bot"}')
    wanted = {"game": "kasane", "seats": [{"kind": "bot", "bot": "greedy"}] * 3, "terms": {"pace": 0.1}}
    ids = [str((await open_table(pair.addresses[n % 2], wanted))["table"]) for n in range(2)]
    for id in ids:
        async with seated(pair.addresses[0], id) as here, seated(pair.addresses[1], id) as there:
            await here.until(lambda seat: seat.over, DEADLINE)
            await there.until(lambda seat: seat.over, DEADLINE)
            assert here.news == there.news
    logs = await read_logs(pair.database, ids)
    by_bots = sum(how == "bot" for log in logs.values() for _, how in log.decisions)
    assert await pair.figure('madoi_computed_total{kind="bot"}') - before == by_bots


@pytest.mark.parametrize("how", ["killed", "frozen"])
async def test_bots_and_clocks_go_on_in_the_other_process_when_theirs_is(how: str, pair: Pair) -> None:
    clock = {"kind": "each", "seconds": 1}
    game = await new_game(pair.addresses[0], people=1, bots=2, clock=clock, pace=0.05)
    async with seated(pair.addresses[0], game.table) as looker:
        await looker.until(lambda looker: looker.number > 4)
    theirs = await pair.steward(game.table)
    other = next(service for service in pair.services if service is not theirs)
    assert theirs.process is not None
    async with seated(other.address, game.table) as looker:
        if how == "killed":
            theirs.kill()
        else:
            theirs.process.send_signal(signal.SIGSTOP)
        await looker.until(partial(has_heard, looker.number + 3), DEADLINE)
        if how == "frozen":
            theirs.process.send_signal(signal.SIGCONT)
            await looker.until(partial(has_heard, looker.number + 3), DEADLINE)
    log = (await read_logs(pair.database, [game.table]))[game.table]
    check(Memory(), {game.table: log})
    # Nobody at the table decides: machines, the clock, and the rules where they leave one thing to do.
    assert {how for _, how in log.decisions} - {"forced"} == {"bot", "clock"}
    assert await pair.steward(game.table) is other


async def test_when_one_process_is_killed_its_people_go_on_at_the_other(pair: Pair) -> None:
    """A line in front of both leads everybody to the one that is left, as a load balancer does."""
    memory = Memory()
    with proxy_to(("127.0.0.1", pair.services[0].port)) as front:
        addresses = [f"http://127.0.0.1:{front.port}", pair.addresses[1]]
        games = [await new_game(pair.addresses[1], people=2, bots=1) for _ in range(6)]
        async with asyncio.TaskGroup() as group:
            group.create_task(play_games(addresses, games, memory, pause=0.1))
            while len(memory.acknowledged) < 30:
                await asyncio.sleep(0.05)
            pair.services[0].kill()
            front.target = ("127.0.0.1", pair.services[1].port)
    logs = await read_logs(pair.database, [game.table for game in games])
    check(memory, logs)
    await check_records(pair.addresses[1], logs)


async def test_nobody_who_is_connected_elsewhere_can_be_voted_out(pair: Pair) -> None:
    first, second = pair.addresses
    game = await new_game(first, people=3, pace=5)
    async with (
        seated(first, game.table, game.secrets[0]) as one,
        seated(first, game.table, game.secrets[1]) as two,
    ):
        async with seated(second, game.table, game.secrets[2]) as three:
            await one.until(lambda seat: seat.here.get("seats") == [0, 1, 2])
            await three.until(lambda seat: seat.here.get("seats") == [0, 1, 2])
            await one.until(lambda seat: seat.now["phase"] == "playing")
            with pytest.raises(Refused, match="vote-here"):
                await one.request("vote", seat=2)
        await two.until(lambda seat: seat.here.get("seats") == [0, 1])
        await one.request("vote", seat=2)
        await two.request("vote", seat=2)
        async with seated(second, game.table) as looker:
            assert looker.now["seats"][2]["vacant"]


async def test_who_comes_from_another_process_finds_what_she_did_and_saw_there(pair: Pair) -> None:
    """The bus may be slower than they are."""
    first, second = pair.addresses
    wanted = {
        "game": "kasane",
        "seats": [{"kind": "me", "name": "Aki"}, {"kind": "open"}, {"kind": "open"}],
    }
    begun = await open_table(first, wanted)
    id = str(begun["table"])
    async with seated(second, id):  # so the second process has the table, as it is now
        pair.wire.stall()
        taken = await sit_down(first, id, 1, "Yui")
        async with seated(second, id, taken["secret"]) as seat:
            assert seat.welcome["viewer"] == 1
        async with seated(first, id, taken["secret"]) as seat:
            await seat.request("say", text="here")
            await seat.until(lambda seat: seat.news[-1].get("text") == "here")
            seat.address = second
            await seat._socket.close()  # type: ignore[union-attr]
            await seat.until(lambda seat: seat.reconnects and seat.connected)
            await seat.request("say", text="there")
            await seat.until(lambda seat: seat.news[-1].get("text") == "there")
            assert [news["number"] for news in seat.news] == list(range(len(seat.news)))


async def post(address: str, path: str, **body: object) -> Data:
    found: Data = await http_request(address, "POST", path, body)
    return found


async def test_a_quick_match_of_two_processes_is_rated_once_although_one_dies_when_it_ends(
    pair: Pair,
) -> None:
    names = ("Aki", "Yui")
    wanted = [{"game": "lily", "pace": "live", "name": name} for name in names]
    both = zip(pair.addresses, wanted, strict=True)
    taken = await asyncio.gather(*(post(address, "/api/match", **one) for address, one in both))
    [table] = {str(one["table"]) for one in taken}
    assert sorted(one["seat"] for one in taken) == [0, 1]
    claims = [{"table": table, "secret": one["secret"], "device": one["secret"]} for one in taken]
    for address, claim in zip(pair.addresses, claims, strict=True):
        assert (await post(address, "/api/ratings/game", **claim))["state"] == "open"
    first, second = pair.addresses
    async with (
        seated(first, table, taken[0]["secret"]) as aki,
        seated(second, table, taken[1]["secret"]) as yui,
    ):
        await aki.until(lambda aki: aki.now["phase"] == "playing")
        await aki.request("concede")
        await yui.until(lambda yui: yui.over)
    pair.services[0].kill()
    # What is left where a process writes the last decision and dies before it rates the game.
    await execute(pair.database, "update rating_claims set state = 'open'")
    await execute(pair.database, "delete from ratings")
    asked = [post(second, "/api/ratings/game", **claim) for claim in claims for _ in range(3)]
    assert {one["state"] for one in await asyncio.gather(*asked)} == {"rated"}
    rows = (await post(second, "/api/ratings", game="lily"))["others"]
    assert {row["name"]: row["games"] for row in rows} == dict.fromkeys(names, 1)


async def test_an_evening_goes_on_at_any_process(pair: Pair) -> None:
    first, second = pair.addresses
    opened = await post(first, "/api/evenings", game="lily", mode="swiss", rounds=2, name="Rin")
    path = f"/api/evenings/{opened['evening']}"
    joined = await post(second, f"{path}/join", name="Mio")
    host, guest = str(opened["secret"]), str(joined["secret"])
    [table] = (await post(second, path, secret=host, what="start"))["played"][0]["tables"]
    guest_seat = table["players"].index(1)
    async with seated(second, table["table"], guest) as mio:
        # The first process has never had this table, and has to ask who is there.
        await post(first, path, secret=host, what="play-on", table=table["table"])
        await mio.until(lambda mio: mio.now["seats"][1 - guest_seat].get("bot"))
        assert not mio.now["seats"][guest_seat].get("bot"), "she is at the other process"
        await mio.until(lambda mio: mio.now["phase"] == "playing")
        await mio.request("concede")
    looks = await asyncio.gather(*(post(one, f"{path}/look", secret=host) for one in pair.addresses * 2))
    assert len({tuple(look["played"][0]["tables"][0]["points"]) for look in looks}) == 1
    assert looks[0]["played"][0]["tables"][0]["points"][guest_seat] == 0
    starts = [post(one, path, secret=host, what="start") for one in pair.addresses]
    for refused in await asyncio.gather(*starts, return_exceptions=True):
        assert not isinstance(refused, Exception) or "evening-not-now" in str(refused)
    both = [await post(one, f"{path}/look", secret=host) for one in pair.addresses]
    assert both[0]["played"] == both[1]["played"]
    assert [len(played["tables"]) for played in both[0]["played"]] == [1, 1]


async def hears(teller: Seat, hearer: Seat, text: str) -> None:
    """What one says reaches another."""
    await teller.request("say", text=text)
    await hearer.until(lambda seat: any(news.get("text") == text for news in seat.news))


async def hear_the_bus(nats: Nats, *seats: Seat) -> None:
    """Wait until the processes of these seats hear what somebody else says on the bus: so many spectators that
    nobody can have been told of them in another way."""
    bus = await connect_to_nats(nats.url)
    note = msgspec.json.encode(Notice("a test", seats[0].table, 0, [], 77))
    while not all(seat.here.get("spectators") == 77 for seat in seats):
        await bus.publish("madoi.news", note)
        await bus.flush()
        await asyncio.sleep(0.05)
    await bus.publish("madoi.news", msgspec.json.encode(Notice("a test", seats[0].table, 0, [], 0)))
    await bus.close()


@pytest.mark.parametrize("how", ["gone", "silent"])
async def test_without_the_bus_news_comes_all_the_same_and_by_the_bus_again_after(
    how: str, pair: Pair
) -> None:
    first, second = pair.addresses
    memory = Memory()
    game = await new_game(first, people=2, bots=1)
    async with (
        seated(first, game.table, game.secrets[0]) as one,
        seated(second, game.table, game.secrets[1]) as two,
    ):
        await hear_the_bus(pair.nats, one, two)
        (pair.nats.kill if how == "gone" else pair.wire.stall)()
        await hears(one, two, "without")
        await hears(two, one, "there and back")
        (pair.nats.start if how == "gone" else pair.wire.flow)()
        await hear_the_bus(pair.nats, one, two)
        await hears(one, two, "again")
        await asyncio.gather(*(play_on(seat, n, memory, "nats") for n, seat in enumerate((one, two))))
    check(memory, await read_logs(pair.database, [game.table]))


@pytest.mark.long  # once more with connections that are killed again and again
async def test_killed_connections_to_the_database_lose_nothing_and_write_nothing_twice(
    pair: Pair, postgres: str
) -> None:
    memory = Memory()
    name = make_url(pair.database).database
    games = [await new_game(pair.addresses[0], people=2, bots=1) for _ in range(4)]
    playing = asyncio.create_task(play_games(pair.addresses, games, memory, pause=0.1))
    all_lines = f"from pg_stat_activity where datname = '{name}'"
    while not playing.done():
        await asyncio.sleep(0.15)
        await execute(postgres, f"select pg_terminate_backend(pid) {all_lines}")
    await playing
    logs = await read_logs(pair.database, [game.table for game in games])
    check(memory, logs)
    await check_records(pair.addresses[0], logs)


@pytest.mark.parametrize("how", ["gone", "silent"])
async def test_a_database_that_is_away_for_a_moment_is_waited_for(pair: Pair, how: str) -> None:
    memory = Memory()
    games = [await new_game(pair.addresses[0], people=2, bots=1) for _ in range(3)]
    async with asyncio.TaskGroup() as group:
        group.create_task(play_games(pair.addresses, games, memory, pause=0.1))
        while len(memory.acknowledged) < 5:
            await asyncio.sleep(0.02)
        (pair.line.go_away if how == "gone" else pair.line.stall)()
        await asyncio.sleep(1)
        (pair.line.come_back if how == "gone" else pair.line.flow)()
    logs = await read_logs(pair.database, [game.table for game in games])
    check(memory, logs)
    await check_records(pair.addresses[0], logs)


@pytest.mark.parametrize("how", ["gone", pytest.param("silent", marks=pytest.mark.long)])
async def test_a_database_that_stays_away_is_a_reason_to_refuse_and_then_all_goes_on(
    pair: Pair, how: str
) -> None:
    memory = Memory()
    first, second = pair.addresses

    async def come_in(game: Game) -> str:
        """The second process has to look into the store whether it knows everything."""
        async with recording_client(second, game.table, game.secrets[1]) as client:
            await client.until(lambda: client.heard)
            return str(json.loads(client.heard[0]).get("code"))

    game, other = [await new_game(first, people=2, pace=5) for _ in range(2)]
    async with asyncio.TaskGroup() as group:
        group.create_task(play_games([first], [game], memory, pause=0.1))
        while not memory.acknowledged:
            await asyncio.sleep(0.02)
        (pair.line.go_away if how == "gone" else pair.line.stall)()
        coming = group.create_task(come_in(other))
        with pytest.raises(Refused, match="store-away"):
            await http_request(first, "GET", "/readyz")
        with pytest.raises(Refused, match="store-away"):
            await http_request(second, "GET", "/api/tables")
        while not memory.refusals["store-away"]:
            await asyncio.sleep(0.1)
        assert await coming == "store-away"
        (pair.line.come_back if how == "gone" else pair.line.flow)()
    async with seated(second, other.table, other.secrets[1]):
        pass  # everybody gets in again
    check(memory, await read_logs(pair.database, [game.table]))


@pytest.mark.parametrize("missing", ["postgresql", "silence", "nats", "nonsense", "folder", "file"])
async def test_what_cannot_be_reached_at_the_start_is_told_in_one_sentence(
    missing: str, pair: Pair, tmp_path: Path
) -> None:
    port = Port()
    nowhere = f"127.0.0.1:{port.number}"
    (tmp_path / "file").write_text("not a database, only a file of some length" * 100)
    given = {
        "postgresql": Config(str(tmp_path), f"postgresql://me:secret@{nowhere}/x"),
        "silence": Config(str(tmp_path), f"postgresql://me:secret@127.0.0.1:{pair.line.port}/x"),
        "nats": Config(str(tmp_path), "", f"nats://me:secret@{nowhere}"),
        "nonsense": Config(str(tmp_path), "", "nonsense"),
        "folder": Config(str(tmp_path / "file" / "data")),
        "file": Config(str(tmp_path), f"sqlite:///{tmp_path / 'file'}"),
    }
    if missing == "silence":
        pair.line.stall()
    with pytest.raises(BadOption) as refused:
        await check_store_and_bus(given[missing])
    port.close()
    assert refused.value.refusal.code == ("serve-bus" if missing in ("nats", "nonsense") else "serve-store")
    sentence = words("en").refusal(refused.value.refusal)
    assert "secret" not in sentence
    assert len(sentence.splitlines()) == 1
    assert len(sentence) < 250
    assert ": ." not in sentence


def test_a_start_that_fails_says_why_and_nothing_else(tmp_path: Path) -> None:
    nowhere = Port()
    options = [
        "--port",
        "0",
        "--lang",
        "en",
        "--data",
        str(tmp_path),
        "--bus",
        f"nats://127.0.0.1:{nowhere.number}",
    ]
    done = subprocess.run(
        [sys.executable, "-m", "madoi", "serve", *options],
        capture_output=True,
        text=True,
        check=False,
    )
    nowhere.close()
    assert done.returncode == 2
    assert done.stdout == ""
    assert re.fullmatch(r"Can't reach the bus nats://127\.0\.0\.1:\d+: .+\.\n", done.stderr)


@pytest.fixture
def crew(pair: Pair, tmp_path: Path) -> Iterator[Service]:
    """Two workers at one address, with a file."""
    yield from run_services(
        Service("--data", str(tmp_path), "--bus", pair.nats.url, "--workers", "2", "--lease", str(LEASE))
    )


def workers_of(crew: Service) -> list[int]:
    assert crew.process is not None
    listed = Path(f"/proc/{crew.process.pid}/task/{crew.process.pid}/children")
    return [int(child) for child in listed.read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs to see the processes")
async def test_a_killed_worker_is_started_again_and_all_workers_end_with_their_master(
    crew: Service, tmp_path: Path
) -> None:
    memory = Memory()
    first = workers_of(crew)
    games = [await new_game(crew.address, people=3, bots=1) for _ in range(3)]
    async with asyncio.TaskGroup() as group:
        group.create_task(play_games([crew.address], games, memory, pause=0.05))
        while len(memory.acknowledged) < 15:
            await asyncio.sleep(0.05)
        os.kill(first[0], signal.SIGKILL)
    logs = await read_logs(f"sqlite:///{tmp_path / 'madoi.sqlite'}", [game.table for game in games])
    check(memory, logs)
    await check_records(crew.address, logs)
    second = workers_of(crew)
    assert len(second) == 2
    assert first[0] not in second
    assert first[1] in second
    crew.kill()
    await until(lambda: not any(lives(worker) for worker in second))
    crew.start()  # at the same address: nobody holds it any more
    third = workers_of(crew)
    assert crew.stop() == 0
    await until(lambda: not any(lives(worker) for worker in third))


@pytest.mark.long  # a killed worker is started again in every run
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs to see the processes")
async def test_a_worker_that_cannot_start_is_started_until_it_can(crew: Service, pair: Pair) -> None:
    await until(lambda: crew.told().count('"event": "open"') == 2)
    pair.nats.kill()
    os.kill(workers_of(crew)[0], signal.SIGKILL)
    await until(lambda: '"code": "serve-bus"' in crew.told())
    pair.nats.start()
    await until(lambda: crew.told().count('"event": "open"') == 3)


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.05)


def lives(process: int) -> bool:
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
