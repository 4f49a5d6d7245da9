"""The threats of docs/security.md, chapter “Ratings”, each tried."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from madoi.client import Refused, http_request
from madoi.server import limits
from madoi.server.admin.traces import TraceEraser
from madoi.server.storage.ratings import RatingStore
from madoi.server.table import automation
from madoi.server.table.rated_game import RatedGame, RatedSeat
from madoi.server.tokens import hashed
from support.server.in_process import serve_in_process
from support.server.manual_clock import ManualClock
from support.server.rated_players import MIO, RIN, RatedPlayers
from support.server.recording_client import recording_client
from support.server.stores import empty_store


async def heard_by_others(data: Path, rated: bool) -> list[str]:
    """All that a player and a spectator are sent while somebody else's game is rated, or is not."""
    clock = ManualClock()
    async with serve_in_process(data, clock=clock) as server:
        players = RatedPlayers(server, clock)
        table, secret = await players.open({"kind": "open"}, pace=1)
        other = await players.sit(table, 1, "Rin")
        live = server.live_table(table)
        await clock.until(lambda: live.table.phase == "playing")
        # One after the other, and no time passes: who is there, and when, is part of what they are told.
        async with recording_client(server.address, table, other) as rin:
            await rin.until(lambda: bool(rin.now))
            async with recording_client(server.address, table) as spectator:
                await spectator.until(lambda: bool(spectator.now))
                number = len(live.table.log)
                if rated:
                    asked = {"table": table, "secret": secret, "device": MIO}
                    answer = await http_request(server.address, "POST", "/api/ratings/game", asked)
                    assert answer["state"] == "open"
                await clock.advance(5)
                assert len(live.table.log) == number
                heard = [*rin.heard, *spectator.heard]
    return [message.replace(table, "table") for message in heard]


async def test_s170_nobody_learns_whose_games_are_rated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(automation, "new_seed", lambda: "5" * 32)
    rated, plain = [await heard_by_others(tmp_path / str(rated), rated) for rated in (True, False)]
    assert rated == plain
    assert any('"what":"began"' in message for message in rated)
    clock = ManualClock()
    async with serve_in_process(tmp_path / "list", clock=clock) as server:
        players = RatedPlayers(server, clock)
        await players.rated()
        shown = json.dumps([await players.list(), await players.list(RIN)])
        assert "Mio" in shown
        assert hashed(MIO) not in shown


async def test_s171_nobody_counts_only_the_games_that_go_well(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        players = RatedPlayers(server, clock)
        table, secret = await players.open()
        with pytest.raises(Refused, match="seat-no-secret"):
            await players.claim(table, "a guess")
        await players.finish(table)
        with pytest.raises(Refused, match="rating-too-late"):
            await players.claim(table, secret)
        rated, held = await players.open()
        await players.claim(rated, held)
        assert (await players.claim(rated, held, RIN))["state"] == "open", "the first device stays"
        await players.finish(rated)
        first = await players.list(MIO)
        assert first["mine"]["games"] == 1
        assert (await players.list(RIN))["mine"] is None
        for _ in range(3):
            await players.claim(rated, held)
        assert await players.list(MIO) == first, "a game is rated once"


async def test_s172_a_game_that_one_breaks_off_is_counted_as_such(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        players = RatedPlayers(server, clock)
        await players.rated()
        table, secret = await players.open()
        await players.claim(table, secret)
        async with recording_client(server.address, table, secret) as client:
            await clock.until(lambda: client.now.get("prompt"))
            assert (await client.ask(type="hand", bot="random"))["type"] == "done"
        await players.finish(table)
        assert (await players.claim(table, secret))["state"] == "left"
        mine = (await players.list(MIO))["mine"]
        assert (mine["games"], mine["broken_off"]) == (1, 1)


async def test_s173_ratings_are_limited_and_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "RATINGS_BURST", 2.0)
    monkeypatch.setattr(limits, "MAX_RATING_ROWS", 0)
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        ratings = RatingStore(server.service.registry.store)
        await ratings.claim("table", "seat", "device")
        wanted = {"game": "kasane"}
        for _ in range(2):
            await http_request(server.address, "POST", "/api/ratings", wanted)
        with pytest.raises(Refused, match="http-too-fast"):
            await http_request(server.address, "POST", "/api/ratings", wanted)
        await clock.advance(2 * limits.RETENTION_ROUND_SECONDS)
        assert await ratings.claims("table") == []


async def test_s174_a_person_who_is_forgotten_is_not_in_the_list(tmp_path: Path) -> None:
    async with empty_store(tmp_path) as (_, store):
        ratings = RatingStore(store)
        await ratings.claim("table", "seat", "device")
        seats = [RatedSeat("device", "Mio", "", 1.0), RatedSeat("bot:casual", "", "", 0.0)]
        await ratings.settle("table", RatedGame("kasane", 0.0, seats, {}))
        await TraceEraser(store).erase_from_ratings("Mio")
        assert await ratings.claims("table") == []
        left = await ratings.ranked("kasane", "1970-1", certain=False)
        assert [one.subject for one in left] == ["bot:casual"]
