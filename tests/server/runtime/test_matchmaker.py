"""Quick matches: everybody gets one seat, at the table where others wait, whichever process they ask."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from madoi.client import Refused as HttpRefused
from madoi.client import http_request, seated
from madoi.core.refusal import Refused
from madoi.server import limits
from madoi.server.protocol.matches import MatchRequest
from madoi.server.protocol.my_tables import SeatCredentials
from madoi.server.runtime.context import RuntimeContext
from madoi.server.runtime.matchmaker import Matchmaker
from madoi.server.runtime.registry import TableRegistry
from madoi.server.storage import quick_tables
from madoi.server.storage.store import Store
from madoi.server.table.log import Trimmed
from support.server.in_process import InProcessServer, serve_in_process
from support.server.manual_clock import ManualClock
from support.server.recording_client import Data
from support.server.stores import empty_store


def asked(number: int, game: str = "lily", *mine: SeatCredentials) -> MatchRequest:
    return MatchRequest(game, "live", f"P{number}", mine=list(mine))


def matchmaker(store: Store) -> Matchmaker:
    return Matchmaker(TableRegistry(RuntimeContext(store)))


async def test_many_who_come_at_once_to_several_processes_share_tables(tmp_path: Path) -> None:
    async with empty_store(tmp_path) as (_, store):
        processes = [matchmaker(store) for _ in range(3)]
        seats = await asyncio.gather(
            *(processes[number % 3].seat(asked(number, "kasane"), "", "") for number in range(12))
        )
        for one in processes:
            await one._registry.close()
        assert len({(one.table, one.seat) for one in seats}) == 12, "nobody has the seat of another"
        assert sorted(Counter(one.table for one in seats).values()) == [3, 3, 3, 3]
        assert len({one.secret for one in seats}) == 12


async def test_everybody_brings_a_deck_of_their_own(tmp_path: Path) -> None:
    async with empty_store(tmp_path) as (_, store):
        process = matchmaker(store)
        with pytest.raises(Refused, match="lily"):
            await process.seat(replace(asked(0), options={"decks": "no such deck"}), "", "")
        with pytest.raises(Refused, match="seat-no-option"):
            await process.seat(replace(asked(0), options={"turns": "60"}), "", "")
        first = await process.seat(replace(asked(0), options={"decks": "ember"}), "", "")
        second = await process.seat(replace(asked(1), options={"decks": "dawn"}), "", "")
        assert first.table == second.table
        table = (await process._registry.find(first.table)).table
        assert table.settings.options["decks"] == "ember,dawn"
        await process._registry.close()


async def test_who_waits_already_keeps_the_seat_and_others_wait_elsewhere_for_something_else(
    tmp_path: Path,
) -> None:
    async with empty_store(tmp_path) as (_, store):
        service = matchmaker(store)
        first = await service.seat(asked(1), "", "")
        forged = SeatCredentials(first.table, "something else")
        mine = SeatCredentials(first.table, first.secret)
        assert await service.seat(asked(1, "lily", forged, mine), "", "") == first, (
            "a second tab is the same seat"
        )
        slow = MatchRequest("lily", "daily", "Rin")
        assert len({first.table, (await service.seat(slow, "", "")).table}) == 2
        other = await service.seat(asked(2, "lily", forged), "", "")
        assert (other.table, other.seat) == (first.table, 1)
        with pytest.raises(Refused, match="game-unknown"):
            await service.seat(asked(3, "chess"), "", "")
        await service._registry.close()


async def test_a_table_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with empty_store(tmp_path) as (_, store):
        service = matchmaker(store)
        await quick_tables.announce(store, "lily", "live", "deleted-long-ago")
        seat = await service.seat(asked(1), "", "")
        assert seat.table == await quick_tables.fetch(store, "lily", "live")
        await quick_tables.forget(store, "lily", "live", "another")
        assert await quick_tables.fetch(store, "lily", "live") == seat.table
        await service._registry.close()


async def match(server: InProcessServer, name: str, game: str = "kasane", pace: str = "live") -> Data:
    body = {"game": game, "pace": pace, "name": name}
    seat: Data = await http_request(server.address, "POST", "/api/match", body)
    return seat


async def until_waiting(server: InProcessServer, people: int) -> None:
    """Wait until the home page says that so many people wait. The lobby learns of a change just after those at the
    table."""
    expected = [{"game": "kasane", "pace": "live", "people": people}] if people else []
    while (await http_request(server.address, "GET", "/api/tables"))["waiting"] != expected:
        await asyncio.sleep(0.005)


async def test_presence_decides_who_still_waits_and_the_rest_play(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        await until_waiting(server, 0)
        only = await match(server, "Only")
        async with seated(server.address, only["table"], only["secret"]) as here:
            await until_waiting(server, 1)
            await here.request("leave")
        await until_waiting(server, 0)  # a table where nobody waits is nothing to show
        never, mio, rin, aki = [await match(server, name) for name in ("Yu", "Mio", "Rin", "Aki")]
        table = mio["table"]
        assert [one["table"] == table for one in (never, rin, aki)] == [True, True, False]
        # The first three are together: their game has begun, and it has nothing to do with who is connected.
        await clock.until(lambda: server.table(table).phase == "playing")
        await until_waiting(server, 1)
        second = aki["table"]
        async with seated(server.address, second, aki["secret"]) as here:
            gone = await match(server, "Kei")
            await here.until(lambda me: me.now["seats"][1]["kind"] == "person")
            assert here.now["match"]["begins_at"] is not None
            async with seated(server.address, second, gone["secret"]):
                await clock.advance(limits.MATCH_AWAY_SECONDS["live"] + 1)
                assert here.now["seats"][1]["kind"] == "person", "they are there"
            await clock.until(lambda: len(server.live_table(second).presence.connected()[0]) == 1)
            await clock.advance(limits.MATCH_AWAY_SECONDS["live"] + 1)
            await here.until(lambda me: me.now["seats"][1]["kind"] == "open")
            with pytest.raises(HttpRefused, match="match-agree"):
                await here.request("fill")
            nao = await match(server, "Nao")
            async with seated(server.address, second, nao["secret"]) as other:
                await here.request("leave")
                await match(server, "Umi")
                await other.until(lambda me: me.now["seats"][0]["name"] == "Umi")
                await until_waiting(server, 2)
                await clock.advance(limits.MATCH_AWAY_SECONDS["live"] + 1)
                await other.until(lambda me: me.now["seats"][0]["kind"] == "open")
                await other.request("bots", yes=True)
                await other.until(lambda me: me.now["phase"] == "playing")
                assert [seat["kind"] for seat in other.now["seats"]] == ["bot", "person", "bot"]
        await until_waiting(server, 0)


async def test_a_game_with_fewer_begins_for_those_who_are_there(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        first, second = await match(server, "Mio"), await match(server, "Rin")
        async with (
            seated(server.address, first["table"], first["secret"]) as mio,
            seated(server.address, first["table"], second["secret"]) as rin,
        ):
            await clock.advance(limits.MATCH_START_SECONDS["live"])
            for one in (mio, rin):
                await one.until(lambda me: me.now["phase"] == "playing")
                assert [seat["name"] for seat in one.now["seats"]] == ["Mio", "Rin"]


async def test_a_client_whose_seat_has_another_number_learns_it_and_acts_for_nobody_else(
    tmp_path: Path,
) -> None:
    async with serve_in_process(tmp_path) as server:
        first, second = await match(server, "Mio"), await match(server, "Rin")
        live_table = server.live_table(first["table"])
        async with seated(server.address, second["table"], second["secret"]) as rin:
            await live_table.submit(lambda _: Trimmed([1, 2]))
            await rin.until(lambda me: me.welcome["viewer"] == 0)
            await rin.until(lambda me: me.now["seats"][0]["name"] == "Rin")
            await rin.request("leave")
        assert [seat.kind for seat in live_table.table.seats] == ["open", "open"]
