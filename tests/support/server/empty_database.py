"""An empty database that is migrated already: running all migrations takes longer than most tests."""

from __future__ import annotations

import asyncio
import atexit
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from madoi.server.storage.connect import database_url
from madoi.server.storage.store import open_store


def put_empty_database(data: Path) -> None:
    """Give the data folder of a service its database, unless it has one."""
    target = Path(str(database_url("", data).database))
    if not target.exists():
        shutil.copyfile(_migrated_file(), target)


@cache
def _migrated_file() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="madoi-empty-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    url = database_url("", folder)

    async def migrate() -> None:
        async with open_store(url):
            pass

    with ThreadPoolExecutor(1) as thread:  # this one may run an event loop
        thread.submit(asyncio.run, migrate()).result()
    return Path(str(url.database))
