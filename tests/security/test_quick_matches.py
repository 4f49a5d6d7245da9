"""Quick matches: what a stranger could do to those who wait."""

from __future__ import annotations

from pathlib import Path

import pytest

from madoi.client import Refused, http_request, seated
from madoi.server import limits
from madoi.server.table.log import Trimmed
from support.server.in_process import InProcessServer, serve_in_process
from support.server.manual_clock import ManualClock
from support.server.recording_client import Data


async def match(server: InProcessServer, name: str, game: str = "kasane") -> Data:
    wanted = {"game": game, "pace": "live", "name": name}
    seat: Data = await http_request(server.address, "POST", "/api/match", wanted)
    return seat


async def test_s150_nobody_holds_seats_in_many_quick_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MATCHES_BURST", 7.0)
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        tables = [(await match(server, f"P{number}"))["table"] for number in range(7)]
        assert len(set(tables)) == 3, "a table forms when the one before is full"
        with pytest.raises(Refused, match="http-too-fast"):
            await match(server, "P7")
        await clock.advance(limits.MATCH_AWAY_SECONDS["live"] + 1)
        await clock.until(lambda: not server.table(tables[6]).people())


async def test_s151_who_waits_and_where_is_told_to_nobody_who_does_not_wait(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        seat = await match(server, "Mio of the mountain")
        lobby = await http_request(server.address, "GET", "/api/tables")
        assert lobby == {"tables": [], "waiting": [{"game": "kasane", "pace": "live", "people": 1}]}
        other: Data = {"game": "kasane", "pace": "live", "name": "Rin"}
        other |= {"mine": [{"table": seat["table"], "secret": "guessed"}]}
        taken = await http_request(server.address, "POST", "/api/match", other)
        assert (taken["seat"], taken["secret"] == seat["secret"]) == (1, False)


async def test_s152_nobody_decides_for_others_who_wait(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        first, second = await match(server, "Mio"), await match(server, "Rin")
        table = first["table"]
        async with (
            seated(server.address, table, first["secret"]) as mio,
            seated(server.address, table, second["secret"]) as rin,
        ):
            await mio.request("bots", yes=True)
            for type, fields in (("fill", {}), ("fill", {"seat": 2}), ("bots", {"yes": True})):
                with pytest.raises(Refused, match=r"match-agree|table-stale"):
                    await mio.request(type, **fields)
            await rin.until(lambda me: me.now["match"]["bots"] == [0])
            assert rin.now["phase"] == "waiting"


async def test_s153_an_old_number_acts_for_nobody_else(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        first, second = await match(server, "Mio"), await match(server, "Rin")
        live_table = server.live_table(first["table"])
        async with (
            seated(server.address, first["table"], first["secret"]) as mio,
            seated(server.address, first["table"], second["secret"]) as rin,
        ):
            connections = {one.viewer: one for one in server.service.connections.connections}
            await live_table.submit(lambda _: Trimmed([1, 0]))
            for one in connections.values():
                with pytest.raises(Exception, match="table-stale"):
                    one.check_seat(live_table.table)
            for seat, number in ((mio, 1), (rin, 0)):
                await seat.until(lambda me, number=number: me.welcome["viewer"] == number)  # type: ignore[misc]
                await seat.request("say", text="hello")
        said = [entry.entry for entry in live_table.table.log][-2:]
        assert [(one.seat, one.name) for one in said] == [(1, "Mio"), (0, "Rin")]  # type: ignore[union-attr]
