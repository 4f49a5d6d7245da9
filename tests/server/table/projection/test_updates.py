"""What a client is sent that stays connected: the whole table first, then what has changed."""

from __future__ import annotations

import json
from pathlib import Path

from madoi.server import limits
from madoi.server.table.log import Hinted
from support.server.in_process import serve_in_process
from support.server.manual_clock import ManualClock
from support.server.recording_client import recording_client
from support.server.tables import ScriptedTable, mover, started_table
from support.server.threats import open_and_sit_down, wait_for_start
from support.server.watched_table import StayingClient


def decide(table: ScriptedTable) -> None:
    seat = mover(table)
    table.play(seat, table.prompt(seat).decision.default.text)


def test_after_the_whole_table_only_what_has_changed_is_sent() -> None:
    table = started_table("kasane")
    client = StayingClient(table.table, 1)
    whole = client.receive()
    decide(table)
    changes = client.receive()
    assert client.kinds == ["update", "changes"]
    assert "commitment" not in json.loads(changes)["now"], "it does not change"
    assert len(changes) < len(whole) / 2


def test_one_who_has_missed_a_snapshot_gets_the_whole_table() -> None:
    table = started_table("kasane")
    slow, quick = StayingClient(table.table, 1), StayingClient(table.table, 1)
    slow.receive()
    quick.receive()
    for _ in range(2):
        decide(table)
        quick.receive()
    slow.receive()
    assert slow.kinds == ["update", "update"]
    assert slow.now == quick.now


def test_the_form_of_an_update_tells_nothing_of_entries_that_are_hidden() -> None:
    """Not even to somebody who opens the table on another device again and again."""
    sent: list[bytes] = []
    for hidden in (False, True):
        table = started_table("kasane")
        first = mover(table)
        client = StayingClient(table.table, (first + 2) % 4)
        client.receive()
        if hidden:
            table.write(Hinted(first), after=0.0)
        StayingClient(table.table, client.viewer).receive()
        decide(table)
        sent.append(client.receive())
    assert sent[0] == sent[1]


async def test_after_a_silence_the_whole_table_is_sent_whether_or_not_it_was_at_rest(tmp_path: Path) -> None:
    for hidden in (False, True):
        clock = ManualClock()
        folder = tmp_path / str(hidden)
        folder.mkdir()
        async with serve_in_process(folder, clock=clock) as server:
            table, *secrets = await open_and_sit_down(server.address, "yurikure", people=3)
            async with (
                recording_client(server.address, table, secrets[0]) as rin,
                recording_client(server.address, table, secrets[1]) as mio,
            ):
                await wait_for_start(rin, mio)
                await clock.advance(limits.REST_TABLE_SECONDS * 0.7)
                if hidden:  # a pair on a secret sheet
                    prompt = rin.now["prompt"]
                    await rin.ask(type="play", prompt=prompt["id"], action=prompt["actions"][0])
                await clock.advance(limits.REST_TABLE_SECONDS * 0.7)
                mio.new()
                await rin.ask(type="say", text="is anybody there?")
                await mio.until(lambda mio=mio: "anybody" in "".join(mio.heard))
                (said,) = map(json.loads, mio.new())
                assert said["type"] == "update", f"with hidden entries: {hidden}"
