"""The host of a table: who it is, and what they can do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from madoi.client import Refused as ClientRefused
from madoi.client import http_request, open_table, seated, sit_down
from madoi.core.refusal import Refused
from madoi.server.table.commands.chat import say
from madoi.server.table.commands.hosting import HostAction, host
from madoi.server.table.commands.seating import leave, sit
from madoi.server.table.log import Began, Entry, Handed, Hosted, Left, Opened, Plan, Terms
from madoi.server.table.projection import snapshot
from madoi.server.table.state import Table
from madoi.server.tokens import hashed
from support.server.in_process import serve_in_process
from support.server.recording_client import recording_client

RIN, MIO = Plan("person", "Rin", "", hashed("rin")), Plan("person", "Mio", "", hashed("mio"))


def table_of(*plans: Plan, begun: bool = False) -> Table:
    table = Table("table", Opened("kasane", {}, list(plans), Terms()), 1.0)
    if begun:
        table.apply(Began("seed" * 8, table.game.version), 2.0)
    return table


def apply(table: Table, entry: Entry) -> None:
    table.apply(entry, table.log[-1].at + 1)


def code_of(table: Table, by: int, what: HostAction, whom: int = -1) -> str:
    with pytest.raises(Refused) as refused:
        host(table, by, what, whom)
    return refused.value.refusal.code


def test_the_host_is_the_first_person_who_is_there() -> None:
    table = table_of(Plan("bot", "bot", "random"), RIN, MIO, begun=True)
    assert table.host() == 1
    apply(table, leave(table, 1))
    assert table.host() == 2
    assert table_of(Plan(), Plan()).host() is None


def test_only_the_host_can_and_only_others() -> None:
    table = table_of(RIN, MIO, Plan("bot", "bot", "random"), begun=True)
    assert code_of(table, 1, "lock") == "host-only"
    assert code_of(table, 0, "remove", 0) == "host-nobody"
    assert code_of(table, 0, "silence", 2) == "host-nobody"
    assert code_of(table, 0, "silence", 7) == "seat-none"
    assert code_of(table, 0, "unsilence", 1) == "table-stale"
    assert code_of(table, 0, "unlock") == "table-stale"


def test_a_silenced_person_plays_and_cannot_chat() -> None:
    table = table_of(RIN, MIO, begun=True)
    apply(table, host(table, 0, "silence", 1))
    with pytest.raises(Refused, match="chat-silenced"):
        say(table, 1, "", "hello")
    assert say(table, 0, "", "hello")
    assert snapshot.table_snapshot(table, 1).silenced == [1]
    apply(table, host(table, 0, "unsilence", 1))
    assert say(table, 1, "", "hello")
    apply(table, host(table, 0, "silence", -1))
    with pytest.raises(Refused, match="chat-silenced"):
        say(table, -1, "Aki", "hello")


def test_a_removed_person_leaves_a_free_seat() -> None:
    table = table_of(RIN, MIO, Plan())
    entry = host(table, 0, "remove", 1)
    assert entry == Left(1, "host")
    apply(table, entry)
    assert table.seats[1].free
    assert not table.seats[1].key
    begun = table_of(RIN, MIO, begun=True)
    handed = host(begun, 0, "remove", 1)
    assert handed == Handed(1, begun.terms.bot, "host")
    apply(begun, handed)
    assert begun.seats[1].vacant
    assert not begun.seats[1].key


def test_a_locked_table_takes_nobody() -> None:
    table = table_of(RIN, Plan())
    apply(table, host(table, 0, "lock", -1))
    assert snapshot.table_snapshot(table, 0).locked
    with pytest.raises(Refused, match="table-locked"):
        sit(table, 1, "Mio", "secret")
    apply(table, host(table, 0, "unlock", -1))
    assert sit(table, 1, "Mio", "secret")
    assert table.log[-1].entry == Hosted(0, "unlock")


async def test_spectators_are_sent_away_and_kept_out(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        seats = [{"kind": "me", "name": "Rin"}, {"kind": "open"}]
        opened = await open_table(
            server.address, {"game": "kasane", "seats": seats, "terms": {"public": True}}
        )
        id = opened["table"]
        async with (
            seated(server.address, id, opened["secret"]) as rin,
            recording_client(server.address, id) as spectator,
        ):
            await rin.host("lock")
            await rin.host("remove")
            await spectator.until(lambda: spectator.closed is not None)
            assert json.loads(spectator.heard[-1])["refusal"]["code"] == "spectator-removed"
            async with recording_client(server.address, id) as again:
                assert json.loads(again.heard[-1])["refusal"]["code"] == "table-locked"
            with pytest.raises(ClientRefused, match="table-locked"):
                await sit_down(server.address, id, 1, "Mio")
            assert (await http_request(server.address, "GET", "/api/tables"))["tables"] == []
            await rin.host("unlock")
            await sit_down(server.address, id, 1, "Mio")


async def test_a_removed_person_is_disconnected(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        seats = [{"kind": "me", "name": "Rin"}, {"kind": "open"}, {"kind": "open"}]
        opened = await open_table(server.address, {"game": "kasane", "seats": seats})
        id = opened["table"]
        mio = await sit_down(server.address, id, 1, "Mio")
        async with (
            seated(server.address, id, opened["secret"]) as rin,
            recording_client(server.address, id, mio["secret"]) as removed,
        ):
            await rin.host("remove", 1)
            await removed.until(lambda: removed.closed is not None)
            assert json.loads(removed.heard[-1])["refusal"]["code"] == "seat-no-secret"
            assert [seat["kind"] for seat in rin.now["seats"]] == ["person", "open", "open"]
