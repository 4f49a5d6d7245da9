"""The threats of docs/security.md, chapter “Upkeep”, each tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from madoi.client import Refused, http_request, open_table, sit_down
from madoi.core.viewer import EVERYTHING
from madoi.server import limits
from madoi.server.admin.inspection import inspect_table
from madoi.server.admin.problem_report import make_report
from madoi.server.storage.bans import Ban, BanStore, banned_name
from madoi.server.storage.owner_actions import OwnerActionStore
from support.server.in_process import serve_in_process
from support.server.manual_clock import ManualClock
from support.server.recording_client import recording_client

BOTS = [{"kind": "bot", "bot": "random"}] * 2
ALONE = [{"kind": "me", "name": "Rin"}, {"kind": "bot", "bot": "random"}]
FAST = {"pace": 0}


async def pass_day(clock: ManualClock, days: float = 1.1) -> None:
    clock.skip(days * 86_400)
    await clock.advance(limits.RETENTION_ROUND_SECONDS)


async def test_s90_tables_that_nobody_uses_do_not_fill_the_disk(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        sizes: list[int] = []
        for _day in range(4):
            for _table in range(40):
                wanted = {"game": "kasane", "seats": [{"kind": "open"}] * 2}
                await clock.during(open_table(server.address, wanted))
            await pass_day(clock)
            sizes.append((tmp_path / "madoi.sqlite").stat().st_size)
        assert server.service.registry.live_tables == {}
        assert max(sizes[1:]) == min(sizes[1:])


async def test_s91_a_copy_of_a_copy_keeps_the_secrets_of_a_running_game(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        wanted = {"game": "kasane", "seats": ALONE, "terms": FAST}
        running = await open_table(server.address, wanted)
        async with recording_client(server.address, running["table"], running["secret"]) as client:
            await clock.until(lambda: client.now.get("prompt"))
            prompt = client.now["prompt"]
            await client.ask(type="play", prompt=prompt["id"], action=prompt["actions"][0])
            copies = {"seats": ALONE, "terms": {"pace": 10}, "secret": running["secret"]}
            copy = await http_request(
                server.address, "POST", f"/api/tables/{running['table']}/continue", copies
            )
            live = await server.service.registry.find(copy["table"])
            await clock.until(lambda: live.table.session is not None)
            second = await http_request(
                server.address,
                "POST",
                f"/api/tables/{copy['table']}/continue",
                {"seats": BOTS, "terms": FAST, "secret": copy["secret"]},
            )
            last = await server.service.registry.find(second["table"])
            await clock.until(lambda: last.table.phase == "over")
            await pass_day(clock)
            with pytest.raises(Refused, match="table-none"):
                await http_request(server.address, "GET", f"/api/tables/{copy['table']}")
            with pytest.raises(Refused, match="record-goes-on"):
                await http_request(server.address, "GET", f"/api/tables/{second['table']}/record")


async def test_s92_banned_visitors_do_not_come_back(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        store = server.service.registry.store
        opened = await open_table(server.address, {"game": "kasane", "seats": [{"kind": "open"}] * 2})
        later = clock.now() + 3600
        async with recording_client(server.address, opened["table"]) as client:
            await BanStore(store).add(Ban("name", banned_name("Troll"), later, ""))
            await OwnerActionStore(store).add("bans")
            await clock.advance(3)
            with pytest.raises(Refused, match="banned-name"):
                await sit_down(server.address, opened["table"], 0, " tROLL")
            await BanStore(store).add(Ban("address", "127.0.0.1/32", later, ""))
            await OwnerActionStore(store).add("bans")
            await clock.advance(3)
            await client.until(lambda: client.closed is not None)
        with pytest.raises(Refused, match="banned-address"):
            await http_request(server.address, "GET", "/healthz")


async def test_s93_a_disturber_is_muted_and_removed(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        seats = [{"kind": "me", "name": "Rin"}, {"kind": "open"}, {"kind": "open"}]
        opened = await open_table(server.address, {"game": "kasane", "seats": seats})
        taken = await sit_down(server.address, opened["table"], 1, "Troll")
        async with (
            recording_client(server.address, opened["table"], opened["secret"]) as host,
            recording_client(server.address, opened["table"], taken["secret"]) as troll,
        ):
            refused = await troll.ask(type="host", what="remove", seat=0)
            assert refused["refusal"]["code"] == "host-only"
            assert (await host.ask(type="host", what="silence", seat=1))["type"] == "done"
            assert (await troll.ask(type="say", text="!!!"))["refusal"]["code"] == "chat-silenced"
            assert (await host.ask(type="host", what="lock"))["type"] == "done"
            assert (await host.ask(type="host", what="remove", seat=1))["type"] == "done"
            await troll.until(lambda: troll.closed is not None)
        async with recording_client(server.address, opened["table"]) as spectator:
            assert len(spectator.heard) == 1
            assert "table-locked" in spectator.heard[0]
        with pytest.raises(Refused, match="table-locked"):
            await sit_down(server.address, opened["table"], 1, "Troll")


async def test_s94_a_report_shows_only_what_its_viewer_may_know(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        seats = [{"kind": "me", "name": "Rin"}, {"kind": "bot", "bot": "random"}]
        opened = await open_table(server.address, {"game": "lily", "seats": seats, "terms": {"pace": 5}})
        live = await server.service.registry.find(opened["table"])
        await clock.until(lambda: live.table.session is not None)
        rows = await server.service.registry.store.entries(opened["table"])
        entries = [(row.at, row.body) for row in rows]
        session = live.table.started_session
        hidden = [live.table.seed, live.table.seats[0].key]
        for viewer in live.table.viewers():
            report = make_report(inspect_table(opened["table"], entries, None, viewer), viewer)
            assert not [secret for secret in hidden if secret in report.text()]
            asked = [viewer] if viewer in session.state.to_move() else []
            assert [one.seat for one in report.seen.prompts] == asked
            assert report.seen.view == session.state.view(viewer).data()
            assert report.seen.view != session.state.view(EVERYTHING).data()
