"""Evenings in the service: tables open, results come in, rounds follow, and nothing is lost by a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from madoi.client import Refused, http_request, seated
from madoi.server import limits
from madoi.server.runtime.maintenance import Maintenance
from support.server.in_process import InProcessServer, serve_in_process
from support.server.manual_clock import ManualClock
from support.server.recording_client import Data


class Friends:
    """People at an evening, by the secrets they hold; the first is the host."""

    def __init__(self, server: InProcessServer, clock: ManualClock) -> None:
        self.server = server
        self.clock = clock
        self.id = ""
        self.secrets: list[str] = []

    async def open(self, people: int, **wanted: object) -> None:
        body = {"game": "kasane", "mode": "swiss", "rounds": 2, "name": "P0", **wanted}
        opened = await http_request(self.server.address, "POST", "/api/evenings", body)
        self.id, self.secrets = opened["evening"], [opened["secret"]]
        for number in range(1, people):
            await self.join(f"P{number}")

    async def join(self, name: str) -> None:
        path = f"/api/evenings/{self.id}/join"
        joined = await http_request(self.server.address, "POST", path, {"name": name})
        self.secrets.append(joined["secret"])

    async def look(self, player: int = 0, after: int = 0) -> Data:
        body = {"secret": self.secrets[player], "after": after}
        found: Data = await http_request(self.server.address, "POST", f"/api/evenings/{self.id}/look", body)
        return found

    async def act(self, what: str, player: int = 0, table: str = "") -> Data:
        body = {"secret": self.secrets[player], "what": what, "table": table}
        found: Data = await http_request(self.server.address, "POST", f"/api/evenings/{self.id}", body)
        return found

    async def finish_round(self) -> Data:
        """Nobody comes, and the host lets bots play all tables of the round."""
        evening = await self.look()
        for one in evening["played"][-1]["tables"]:
            if not one["points"]:
                await self.act("play-on", table=one["table"])
                live = await self.server.service.registry.find(one["table"])
                await self.clock.until(lambda live=live: live.table.phase == "over")  # type: ignore[misc]
        while (await self.look())["phase"] == "playing":
            await asyncio.sleep(0.005)
        return await self.look()


async def test_an_evening_from_the_first_to_the_last_round(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        friends = Friends(server, clock)
        await friends.open(5)
        before = await friends.look(3)
        assert (before["phase"], before["host"], before["me"], before["rounds"]) == ("gathering", 0, 3, 2)
        assert (await friends.look(3, before["version"]))["unchanged"]
        with pytest.raises(Refused, match="evening-host-only"):
            await friends.act("start", player=1)
        first = await friends.act("start")
        assert sorted(len(one["players"]) for one in first["played"][0]["tables"]) == [2, 3]
        with pytest.raises(Refused, match="evening-not-now"):
            await friends.act("start")

        # Everybody's secret holds their seat, and the game waits until all have come.
        table = first["played"][0]["tables"][0]
        player = table["players"][1]
        async with seated(server.address, table["table"], friends.secrets[player]) as seat:
            assert (seat.welcome["viewer"], seat.welcome["evening"]) == (1, friends.id)
            assert seat.now["phase"] == "waiting"
        await clock.until(lambda: not server.live_table(table["table"]).presence.subscribers)
        pause = await friends.finish_round()
        assert pause["phase"] == "pause"
        assert sum(one["points"] for one in pause["players"]) == 2.5
        assert [pause["players"][player]["points"] for player in pause["order"]] == sorted(
            (one["points"] for one in pause["players"]), reverse=True
        )
        await friends.act("leave", player=4)
        await friends.join("Late")
        await clock.advance(limits.EVENING_PAUSE_SECONDS)
        second = await friends.look()
        assert second["phase"] == "playing", "the next round begins by itself"
        playing = {player for one in second["played"][1]["tables"] for player in one["players"]}
        assert playing == {0, 1, 2, 3, 5}
    # The service was stopped in the middle of a round.
    async with serve_in_process(tmp_path, clock=clock) as server:
        friends.server = server
        over = await friends.finish_round()
        assert over["phase"] == "over"
        assert sum(one["points"] for one in over["players"]) == 5
        with pytest.raises(Refused, match="evening-over"):
            await friends.join("Too late")


async def test_a_round_robin_of_pairs_knows_its_rounds_and_the_host_can_end_it(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        friends = Friends(server, clock)
        await friends.open(3, game="lily", mode="round-robin", pace="daily")
        begun = await friends.act("start")
        assert (begun["rounds"], len(begun["played"][0]["byes"])) == (3, 1)
        [table] = begun["played"][0]["tables"]
        await clock.until(lambda: server.table(table["table"]).phase == "playing")
        assert server.table(table["table"]).terms.clock.seconds == limits.DAILY_MOVE_SECONDS
        ended = await friends.act("end")
        assert (ended["phase"], ended["rounds"]) == ("over", 1)
        assert sorted(one["points"] for one in ended["players"]) == [0.5, 0.5, 1.0]


async def test_two_processes_begin_a_round_once(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        friends = Friends(server, clock)
        await friends.open(4)
        evenings = server.service.api.evenings
        version, evening = await evenings.store.fetch(friends.id)
        await asyncio.gather(*(evenings._start_round(friends.id, version, evening) for _ in range(3)))
        assert len((await friends.look())["played"]) == 1
        assert not await evenings.store.replace(friends.id, version, evening), "another was faster"


async def test_old_evenings_are_deleted(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        friends = Friends(server, clock)
        await friends.open(1)
        retention = Maintenance(server.service.registry)._retention
        await retention._evenings.delete_before(clock.now())
        assert (await friends.look())["phase"] == "gathering"
        await retention._evenings.delete_before(clock.now() + 1)
        with pytest.raises(Refused, match="evening-none"):
            await friends.look()
