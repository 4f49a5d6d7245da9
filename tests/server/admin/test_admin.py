"""`madoi admin` against a store, also while a service runs on it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from madoi.cli import main
from madoi.client import Refused, http_request, open_table, sit_down
from madoi.core.session import replay
from madoi.games import find
from madoi.server import limits
from madoi.server.admin.table_files import export_table, import_table, read_table_file
from madoi.server.runtime.ban_list import BanList
from madoi.server.storage.bans import Ban
from madoi.server.storage.connect import database_url
from madoi.server.storage.store import open_store
from madoi.server.table.folding import fold_log
from support.server.in_process import InProcessServer, serve_in_process
from support.server.manual_clock import ManualClock
from support.server.recording_client import recording_client

BOTS = [{"kind": "bot", "bot": "random"}] * 2


async def admin(data: Path, *words: str) -> int:
    """Run the command as the owner would, beside the service."""
    return await asyncio.to_thread(main, ["admin", *words, "--data", str(data), "--lang", "en"])


async def next_round(server: InProcessServer, clock: ManualClock) -> None:
    await clock.advance(server.service.registry.context.leases.renewal_seconds * 1.1)


async def open_bots(server: InProcessServer, clock: ManualClock) -> str:
    """A table where bots have finished their game."""
    wanted = {"game": "kasane", "seats": BOTS, "terms": {"pace": 0, "public": True}}
    id = str((await open_table(server.address, wanted))["table"])
    live = await server.service.registry.find(id)
    await clock.until(lambda: live.table.phase == "over")
    return id


async def open_people(server: InProcessServer) -> tuple[str, str]:
    seats = [{"kind": "me", "name": "Rin"}, {"kind": "open"}, {"kind": "open"}]
    opened = await open_table(server.address, {"game": "kasane", "seats": seats, "terms": {"public": True}})
    await sit_down(server.address, opened["table"], 1, "Mio")
    return str(opened["table"]), str(opened["secret"])


def listed(capsys: pytest.CaptureFixture[str]) -> Any:
    """The JSON that was printed, among the lines of the service's log."""
    lines = capsys.readouterr().out.splitlines()
    return json.loads("\n".join(line for line in lines if line.startswith(("[", "]", "{", "}", " "))))


def stored_text(data: Path) -> str:
    connection = sqlite3.connect(data / "madoi.sqlite")
    rows = connection.execute("select body from entries union all select summary from tables").fetchall()
    connection.close()
    return "\n".join(body for (body,) in rows)


async def test_tables_are_listed_with_sizes_and_ages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        over, (people, _) = await open_bots(server, clock), await open_people(server)
        await clock.advance(limits.LOBBY_ROW_SECONDS)  # until then only the service itself knows who sat down
        assert await admin(tmp_path, "list", "--json") == 0
        found = {info["table"]: info for info in listed(capsys)}
        assert set(found) == {over, people}
        assert found[people]["players"] == ["Rin", "Mio"]
        assert found[over]["entries"] == len(server.table(over).log)
        assert found[over]["size_bytes"] > 100
        for words, expected in {
            ("--phase", "over"): [over],
            ("--name", "mio"): [people],
            ("--game", "lily"): [],
            ("--largest", "--most", "1"): [over],
        }.items():
            assert await admin(tmp_path, "list", "--json", *words) == 0
            assert [info["table"] for info in listed(capsys)] == expected
        assert await admin(tmp_path, "list") == 0
        assert over in capsys.readouterr().out


async def test_a_closed_table_closes_at_once_and_can_be_reopened(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        id, secret = await open_people(server)
        async with recording_client(server.address, id, secret) as client:
            assert await admin(tmp_path, "close", id, "--yes") == 0
            await next_round(server, clock)
            await client.until(lambda: client.closed is not None)
            assert json.loads(client.heard[-1])["refusal"]["code"] == "table-closed"
        with pytest.raises(Refused, match="table-closed"):
            await http_request(server.address, "GET", f"/api/tables/{id}")
        assert (await http_request(server.address, "GET", "/api/tables"))["tables"] == []
        assert await admin(tmp_path, "reopen", f"{server.address}/t/{id}") == 0
        await next_round(server, clock)
        assert (await http_request(server.address, "GET", f"/api/tables/{id}"))["phase"] == "waiting"
        assert await admin(tmp_path, "reopen", id) == 2


async def test_a_deleted_table_is_gone_for_everybody(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        id, secret = await open_people(server)
        async with recording_client(server.address, id, secret) as client:
            assert await admin(tmp_path, "delete", id) == 2, "nobody was asked"
            assert await admin(tmp_path, "delete", id, "--yes") == 0
            await next_round(server, clock)
            await client.until(lambda: client.closed is not None)
            assert client.closed == 4404
        with pytest.raises(Refused, match="table-none"):
            await http_request(server.address, "GET", f"/api/tables/{id}")
        assert await admin(tmp_path, "delete", id, "--yes") == 2


async def test_a_persons_traces_are_erased_and_the_game_stays_valid(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        id, secret = await open_people(server)
        await sit_down(server.address, id, 2, "Aki")
        async with recording_client(server.address, id, secret) as client:
            await clock.until(lambda: client.now.get("phase") == "playing")
            await client.ask(type="say", text="my address is secret street 5")
            await client.ask(type="react", phrase="love")
            assert await admin(tmp_path, "forget", "--name", "Rin", "--yes", "--json") == 0
            assert listed(capsys) == {"done": "forgotten", "name": "Rin", "count": 1, "entries": 3}
            await next_round(server, clock)
            await client.until(lambda: client.closed == 1012)
        async with recording_client(server.address, id, secret) as client:
            told = "".join(client.heard)
            assert "secret street" not in told
            assert "Rin" not in told
            assert [seat["name"] for seat in client.now["seats"]] == ["anonymous 1", "Mio", "Aki"]
            assert client.now["phase"] == "playing"
        lobby = json.dumps(await http_request(server.address, "GET", "/api/tables"))
        assert "Rin" not in lobby
        assert await admin(tmp_path, "forget", "--table", id, "--seat", "2", "--yes") == 0
    assert '"Rin"' not in stored_text(tmp_path)
    assert '"Mio"' not in stored_text(tmp_path)


async def test_an_exported_table_comes_back_the_same(tmp_path: Path, database: str) -> None:
    clock = ManualClock()
    data, file = tmp_path / "data", str(tmp_path / "table.json")
    async with serve_in_process(data, clock=clock) as server:
        id = await open_bots(server, clock)
        record = server.table(id).started_session.record.text()
        assert await admin(data, "export", id, file) == 0
        assert await admin(data, "export", id, file) == 2, "nothing is written over"
        assert await admin(data, "import", file) == 2, "it is here already"
        assert await admin(data, "import", file, "--new-id") == 0
    assert Path(file).stat().st_mode & 0o777 == 0o600
    text = Path(file).read_text(encoding="utf-8")
    async with open_store(database_url(database, Path())) as store:
        assert await import_table(store, read_table_file(text)) == id
        assert (await export_table(store, id)).text() == text
        table = fold_log(id, [(row.at, row.body) for row in await store.entries(id)])
        assert table.started_session.record.text() == record
        assert replay(find("kasane"), table.started_session.record).state.outcome() is not None


@pytest.mark.parametrize(
    "change", [("opened", "opend"), ('"body": "{', '"body": "['), ("table 1", "table 2")]
)
async def test_a_changed_file_is_refused(tmp_path: Path, change: tuple[str, str]) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        id = await open_bots(server, clock)
        text = (await export_table(server.service.registry.store, id)).text()
        assert change[0] in text
        (tmp_path / "broken.json").write_text(text.replace(*change), encoding="utf-8")
        assert await admin(tmp_path, "import", str(tmp_path / "broken.json"), "--new-id") == 2


async def test_a_banned_address_is_refused_until_the_ban_ends(tmp_path: Path) -> None:
    clock = ManualClock(time.time())
    async with serve_in_process(tmp_path, clock=clock) as server:
        id, secret = await open_people(server)
        async with recording_client(server.address, id, secret) as client:
            assert await admin(tmp_path, "ban", "--address", "127.0.0.0/8", "--for", "2h") == 0
            await next_round(server, clock)
            await client.until(lambda: client.closed is not None)
        with pytest.raises(Refused, match="banned-address"):
            await http_request(server.address, "GET", "/api/tables")
        clock.skip(3 * 3600)
        assert await http_request(server.address, "GET", "/api/tables")


async def test_a_banned_name_can_neither_sit_nor_talk(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = ManualClock(time.time())
    async with serve_in_process(tmp_path, clock=clock) as server:
        id, _ = await open_people(server)
        assert await admin(tmp_path, "ban", "--name", "Troll  Queen", "--for", "7d", "--reason", "rude") == 0
        await next_round(server, clock)
        with pytest.raises(Refused, match="banned-name"):
            await sit_down(server.address, id, 2, "ＴＲＯＬＬ queen")
        wanted = {"game": "kasane", "seats": [{"kind": "me", "name": "troll queen"}, {"kind": "open"}]}
        with pytest.raises(Refused, match="banned-name"):
            await open_table(server.address, wanted)
        async with recording_client(server.address, id) as client:
            answer = await client.ask(type="say", text="hello", name="Troll Queen")
            assert answer["refusal"]["code"] == "banned-name"
        capsys.readouterr()
        assert await admin(tmp_path, "bans", "--json") == 0
        assert [(ban["value"], ban["reason"]) for ban in listed(capsys)] == [("troll queen", "rude")]
        assert await admin(tmp_path, "unban", "--name", "TROLL QUEEN") == 0
        assert await admin(tmp_path, "unban", "--name", "TROLL QUEEN") == 1
        await next_round(server, clock)
        await sit_down(server.address, id, 2, "Troll Queen")


def test_networks_of_all_lengths_are_banned() -> None:
    clock = ManualClock()
    bans = BanList(clock)
    later = clock.now() + 60
    values = ["203.0.113.7/32", "198.51.100.0/24", "2001:db8::/64"]
    bans.replace([Ban("address", value, later, "") for value in values])
    banned = ["203.0.113.7", "198.51.100.99", "2001:db8::1", "::ffff:203.0.113.7"]
    assert all(map(bans.refuses_address, banned))
    free = ["203.0.113.8", "198.51.101.1", "2001:db8:0:1::1", "", "testclient"]
    assert not any(map(bans.refuses_address, free))
    clock.skip(61)
    assert not any(map(bans.refuses_address, banned))


async def test_a_backup_is_complete_while_the_service_writes(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        id = await open_bots(server, clock)
        assert await admin(tmp_path, "backup", str(tmp_path / "copy.sqlite")) == 0
        assert await admin(tmp_path, "backup", str(tmp_path / "copy.sqlite")) == 2
        length = len(server.table(id).log)
    assert (tmp_path / "copy.sqlite").stat().st_mode & 0o777 == 0o600
    restored = tmp_path / "restored"
    restored.mkdir()
    (tmp_path / "copy.sqlite").rename(restored / "madoi.sqlite")
    async with serve_in_process(restored, clock=ManualClock()) as server:
        assert len((await server.service.registry.find(id)).table.log) == length


async def test_another_schema_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with open_store(database_url("", tmp_path)):
        pass
    connection = sqlite3.connect(tmp_path / "madoi.sqlite")
    with connection:
        connection.execute("update alembic_version set version_num = '0001'")
    connection.close()
    assert await admin(tmp_path, "list") == 2
    assert "schema 0001" in capsys.readouterr().err
