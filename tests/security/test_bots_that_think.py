"""The threats of docs/security.md, chapter “Bots that think”, each tried."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from madoi.bots import SEARCHERS
from madoi.client import open_table
from madoi.server.runtime.live_table import LiveTable
from madoi.server.table import automation
from madoi.server.table.log import Terms
from madoi.server.workers import hints, search
from support.server import tables
from support.server.in_process import serve_in_process
from support.server.raw_http import send_request


@pytest.mark.parametrize("pace", [0.4, 0.8, 3.0])
@pytest.mark.parametrize("bot", SEARCHERS)
def test_s37_how_long_a_bot_thinks_does_not_show(bot: str, pace: float) -> None:
    for number in range(40):  # waits are drawn; the shortest ones count
        table = tables.waiting_table("kasane", [tables.bot(bot)] * 2, terms=Terms(pace=pace)).begin(
            f"mask/{number}"
        )
        job = automation.search_job(table.table, table.table.to_move()[0])
        due = automation.next_due(table.table)
        assert job is not None
        assert due is not None
        assert job.seconds < due.at - table.time


async def test_s38_bots_that_think_hold_nobody_up(tmp_path: Path) -> None:
    def under_way(live_table: LiveTable) -> set[str]:
        return live_table.bot_jobs.running()

    async with serve_in_process(tmp_path) as server:
        seats = [{"kind": "bot", "bot": "strongest"}] * 2
        table = (
            await open_table(server.address, {"game": "kasane", "seats": seats, "terms": {"pace": 3.0}})
        )["table"]
        thoughts: list[set[str]] = []
        while len(thoughts) < 3:  # somebody is answered while a bot goes on thinking
            before = under_way(server.live_table(table))
            assert (await send_request(server.address, "GET /readyz")).status == 200
            thoughts += [before] * bool(before & under_way(server.live_table(table)))


def test_s39_a_hint_knows_what_the_seat_knows() -> None:
    """Two tables that differ only in what the others wrote give the same hint."""
    answers = []
    for pairs in (tables.PAIRS, tables.PAIRS[::-1]):
        table = tables.started_table("yurikure", tables.people(3), terms=Terms(hints=True))
        table.play(1, *tables.placed(1, pairs), "hand-in")
        table.play(0, *tables.placed(0)[:2])
        to_do = hints.hint_job(table.table, 0)
        answers.append(search.evaluate_actions(msgspec.structs.replace(to_do, bot="strong:6")))
    assert answers[0] == answers[1]
    assert len(answers[0]) > 1
