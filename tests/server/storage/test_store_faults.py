"""What can happen to a database file, and what the service then says and does (findings F11, F12, F16, F17)."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection
from structlog.testing import capture_logs

from madoi.core.refusal import BadOption
from madoi.server import limits
from madoi.server.storage.connect import database_url
from madoi.server.storage.file_lock import lock_database
from madoi.server.storage.store import LobbyRow, NewTable, Store, StoreFailed, open_store
from madoi.words import LANGUAGES, words

ROW = NewTable(LobbyRow(True, "waiting", "{}"))


@pytest.fixture(autouse=True)
def no_retries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "STORE_RETRY_SECONDS", 0.0)


async def fill(store: Store, tables: int) -> None:
    for number in range(tables):
        assert await store.append(f"table-{number}", 0, 1.0, "x" * 2000, ROW)


@pytest.mark.parametrize("existed", [False, True])
def test_a_database_is_private_whatever_its_folder_was(tmp_path: Path, existed: bool) -> None:
    tmp_path.chmod(0o755)
    if existed:
        (tmp_path / "madoi.sqlite").touch(mode=0o644)

    async def write() -> list[int]:
        async with open_store(database_url("", tmp_path)) as store:
            await fill(store, 1)
            return [path.stat().st_mode & 0o777 for path in tmp_path.glob("madoi.sqlite*")]

    assert set(asyncio.run(write())) == {0o600}


def test_two_servers_do_not_share_a_file_without_a_word(tmp_path: Path) -> None:
    url = database_url("", tmp_path)
    with lock_database(url, shared=False):
        for shared in (False, True):
            with pytest.raises(BadOption) as refused, lock_database(url, shared):
                pass
            assert refused.value.refusal.code == "serve-store-busy"
    with lock_database(url, shared=True), lock_database(url, shared=True):  # they notify each other by a bus
        pass
    for language in LANGUAGES:
        assert str(tmp_path) in words(language).refusal(refused.value.refusal)


def test_a_database_of_a_newer_version_is_named_and_left_alone(tmp_path: Path) -> None:
    async def open_and_close() -> None:
        async with open_store(database_url("", tmp_path)):
            pass

    asyncio.run(open_and_close())
    with sqlite3.connect(tmp_path / "madoi.sqlite") as database:
        database.execute("update alembic_version set version_num = '9999'")
    before = (tmp_path / "madoi.sqlite").read_bytes()
    with pytest.raises(BadOption) as refused:
        asyncio.run(open_and_close())
    assert refused.value.refusal.code == "serve-store-newer"
    assert "9999" in words("en").refusal(refused.value.refusal)
    assert (tmp_path / "madoi.sqlite").read_bytes() == before


def test_a_store_that_cannot_write_is_not_ready_until_it_can(tmp_path: Path) -> None:
    async def write() -> None:
        async with open_store(database_url("", tmp_path)) as store:
            await fill(store, 1)
            assert await store.ready()
            await store.database.write(partial(allow_pages, most=1))  # as on a full disk
            with pytest.raises(StoreFailed):
                await fill_until_full(store)
            assert not await store.ready()
            await store.database.write(partial(allow_pages, most=1000000))
            assert await store.append("table-new", 0, 1.0, "x", ROW)
            assert await store.ready()

    asyncio.run(write())


def allow_pages(connection: Connection, most: int) -> None:
    connection.exec_driver_sql(f"pragma max_page_count = {most}")
    connection.commit()


async def fill_until_full(store: Store) -> None:
    for number in range(1000):
        await store.append(f"more-{number}", 0, 1.0, "x" * 2000, ROW)


def test_damaged_pages_are_logged_once_and_the_store_is_not_ready(tmp_path: Path) -> None:
    async def write() -> None:
        async with open_store(database_url("", tmp_path)) as store:
            await fill(store, 200)

    asyncio.run(write())
    file = tmp_path / "madoi.sqlite"
    content = bytearray(file.read_bytes())
    pages = len(content) // 4096
    for page in range(pages // 2, pages):  # behind the schema
        content[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    file.write_bytes(content)

    async def read() -> list[bool]:
        async with open_store(database_url("", tmp_path)) as store:
            for number in (150, 151):
                with pytest.raises(StoreFailed):
                    await store.entries(f"table-{number}")
            return [await store.ready()]

    with capture_logs() as logs:
        assert asyncio.run(read()) == [False]
    assert [one["event"] for one in logs] == ["store-corrupt"]
