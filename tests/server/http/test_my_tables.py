"""My tables, asked for with the secrets that hold them; and taking everything to another device."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from madoi.client import Refused, http_request, open_table, seated, sit_down
from madoi.server.table.commands import rolls
from madoi.server.table.commands.undo import ask as ask_to_take_back
from madoi.server.table.log import Opened, Terms
from madoi.server.table.projection import snapshot
from support.server import tables
from support.server.in_process import serve_in_process
from support.server.manual_clock import ManualClock
from support.server.players import Memory, play_on
from support.server.recording_client import Data

PEOPLE = [{"kind": "me", "name": "Rin"}, {"kind": "open"}]


async def mine(address: str, *held: tuple[str, str]) -> list[Data]:
    wanted = {"seats": [{"table": table, "secret": secret} for table, secret in held]}
    found: list[Data] = (await http_request(address, "POST", "/api/mine", wanted))["tables"]
    return found


async def test_my_tables_are_found_with_whose_turn_it_is_and_how_they_ended(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        address = server.address
        waits = await open_table(address, {"game": "kasane", "seats": PEOPLE})
        both = await open_table(address, {"game": "kasane", "seats": PEOPLE, "terms": {"pace": 0}})
        other = await sit_down(address, both["table"], 1, "Mio")
        found = await mine(address, (waits["table"], waits["secret"]), (both["table"], both["secret"]))
        assert [one["table"] for one in found] == [waits["table"], both["table"]]
        assert found[0]["phase"] == "waiting"
        async with (
            seated(address, both["table"], both["secret"]) as rin,
            seated(address, both["table"], other["secret"]) as mio,
        ):
            await rin.until(lambda seat: seat.now["phase"] == "playing")
            [one] = await mine(address, (both["table"], both["secret"]))
            [two] = await mine(address, (both["table"], other["secret"]))
            assert (one["seat"], two["seat"]) == (0, 1)
            assert {one["asked"], two["asked"]} == {"decision", ""}
            asked = one if one["asked"] else two
            assert asked["to_move"] == [asked["seat"]]
            assert asked["since"] == clock.now()
            assert (two if one["asked"] else one)["since"] is None
            assert one["result"] is None
            memory = Memory()
            await asyncio.gather(*(play_on(seat, n, memory, "over") for n, seat in enumerate((rin, mio))))
            [over] = await mine(address, (both["table"], both["secret"]))
            outcome = rin.now["outcome"]
            assert over["result"] == {"points": outcome["points"], "winners": outcome["winners"]}
            assert (over["phase"], over["asked"], over["to_move"]) == ("over", "", [])
            assert over["at"] == clock.now()
            assert not over["continued"]
        seats = [{"kind": "me", "name": "Rin"}, {"kind": "bot", "bot": "random"}]
        on = await http_request(
            address, "POST", f"/api/tables/{both['table']}/continue", {"seats": seats, "decisions": 3}
        )
        [continued] = await mine(address, (on["table"], on["secret"]))
        assert continued["continued"]


def test_what_else_a_table_can_wait_for() -> None:
    asked = tables.started_table("kasane", tables.people(2))
    seat = asked.table.to_move()[0]
    asked.play(seat, asked.prompt(seat).actions[0])
    asked.write(ask_to_take_back(asked.table, seat))
    assert snapshot.my_table(asked.table, seat).asked == ""
    assert snapshot.my_table(asked.table, 1 - seat).asked == "decision", "that comes first"
    paper = tables.waiting_table("kasane", tables.people(2), terms=Terms(paper=True)).begin()
    assert [snapshot.my_table(paper.table, seat).asked for seat in (0, 1)] == ["chance", "chance"]
    paper.write(rolls.set_roller(paper.table, 0, "program"))
    assert [snapshot.my_table(paper.table, seat).asked for seat in (0, 1)] == ["", ""]
    bots = tables.waiting_table("kasane", [tables.person(0), tables.bot()])
    assert isinstance(bots.table.opened, Opened)
    assert snapshot.my_table(bots.table, 0).asked == ""


async def test_a_log_that_cannot_be_read_is_said_to_be_and_hides_no_other(tmp_path: Path) -> None:
    """Not rubbish, not another version of the rules, by which it would become another game."""
    seats = [{"kind": "me", "name": "Rin"}, {"kind": "bot", "bot": "greedy"}]

    async def open_some() -> list[Data]:
        async with serve_in_process(tmp_path) as server:
            some = [await open_table(server.address, {"game": "kasane", "seats": seats}) for _ in range(4)]
            for one in some:
                async with seated(server.address, one["table"], one["secret"]) as rin:
                    await rin.until(lambda seat: seat.now["phase"] == "playing")
            return some

    async def look(broken: Data, older: Data, odd: Data, fine: Data) -> None:
        async with serve_in_process(tmp_path) as server:
            codes = {broken["table"]: "table-unreadable", older["table"]: "table-rules-version"}
            codes[odd["table"]] = "table-unreadable"
            for table, code in codes.items():
                for _ in range(2):
                    with pytest.raises(Refused, match=code):
                        await http_request(server.address, "GET", f"/api/tables/{table}")
                    with pytest.raises(Refused, match=code):
                        async with seated(server.address, table):
                            raise AssertionError("nobody is let in")
            all_of_them = [(one["table"], one["secret"]) for one in (broken, older, odd, fine)]
            assert [one["table"] for one in await mine(server.address, *all_of_them)] == [fine["table"]]

    some = await open_some()
    with closing(sqlite3.connect(tmp_path / "madoi.sqlite")) as store, store:
        changed = "update entries set body = replace(body, ?, ?) where table_id = ?"
        store.execute(changed, ('"began"', '"what"', some[0]["table"]))
        store.execute(changed, ('"version":', '"version":9', some[1]["table"]))
        store.execute(changed, ('"seed":"', '"seed":"a seed is one word ', some[2]["table"]))
    await look(*some)
