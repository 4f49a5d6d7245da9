"""Ratings at a service: a game is wanted, rated once and in order, listed by season, and can be deleted."""

from __future__ import annotations

from pathlib import Path

import pytest

from madoi.client import Refused
from madoi.server import limits
from madoi.server.runtime import ratings
from madoi.server.storage.ratings import RatingStore
from madoi.server.table.rated_game import CERTAIN_GAMES
from support.server.in_process import serve_in_process
from support.server.manual_clock import ManualClock
from support.server.rated_players import MIO, RIN, RatedPlayers

QUARTER = 92 * 86_400


async def test_a_game_is_rated_and_listed_with_its_bot(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        players = RatedPlayers(server, clock)
        empty = await players.list(MIO)
        assert (empty["ranked"], empty["others"], empty["mine"], empty["seasons"]) == ([], [], None, [])
        told = await players.rated()
        assert (told["state"], told["before"]["points"]) == ("rated", 1500)
        listed = await players.list(MIO)
        assert listed["season"] == listed["current"] == "1970-1"
        assert listed["seasons"] == ["1970-1"]
        assert listed["ranked"] == [], f"fewer than {CERTAIN_GAMES} games make no place"
        assert {row.get("name") or row["bot"] for row in listed["others"]} == {"Mio", "random"}
        assert listed["mine"] == next(row for row in listed["others"] if row.get("mine"))
        assert listed["mine"]["rating"] == told["after"]
        assert not any(row.get("mine") for row in (await players.list(RIN))["others"])
        table, secret = await players.open()
        await players.claim(table, secret)
        await players.ask("/leave", device=MIO)
        await players.finish(table)
        assert (await players.list(MIO))["mine"]["games"] == 1, "Mio has left"
        clock.skip(QUARTER)
        later = await players.list(MIO)
        assert (later["season"], later["seasons"], later["mine"]) == ("1970-2", ["1970-1"], None)
        assert (await players.list(MIO, "1970-1"))["others"] == listed["others"]
        await players.ask("/leave", device=MIO, erase=True)
        assert [row.get("bot") for row in (await players.list(MIO, "1970-1"))["others"]] == ["random"]
        with pytest.raises(Refused, match="game-unknown"):
            await players.list(game="chess")


async def test_upkeep_rates_what_a_process_that_died_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = ManualClock()
    with monkeypatch.context() as patch:
        patch.setattr(ratings, "is_ended_by_last_entry", lambda table: False)
        async with serve_in_process(tmp_path, clock=clock) as server:
            players = RatedPlayers(server, clock)
            table, secret = await players.open()
            await players.claim(table, secret)
            await players.finish(table)
            assert await RatingStore(server.service.registry.store).unsettled() == [table]
    async with serve_in_process(tmp_path, clock=clock) as server:
        players = RatedPlayers(server, clock)
        stored = RatingStore(server.service.registry.store)

        async def is_settled() -> bool:
            return not await stored.unsettled()

        await clock.until(is_settled)
        assert (await players.list(MIO))["mine"]["games"] == 1
        await clock.advance(2 * limits.RETENTION_ROUND_SECONDS)
        assert (await players.list(MIO))["mine"]["games"] == 1, "once"


async def test_an_owner_can_switch_ratings_off(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock, ratings=False) as server:
        players = RatedPlayers(server, clock)
        table, secret = await players.open()
        for refused in (players.list(), players.claim(table, secret)):
            with pytest.raises(Refused, match="rating-off"):
                await refused
