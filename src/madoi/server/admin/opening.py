"""Opening the store of an existing service, without changing its schema."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.engine import URL

from madoi.core.refusal import BadOption, Refusal
from madoi.server.storage.connect import database_url
from madoi.server.storage.migrations import current_revision, last_revision
from madoi.server.storage.store import Store, open_store


def existing_database(database: str, data: Path) -> URL:
    """The database of a service. Raises `BadOption` where no service has made one."""
    if not database and not (data / "madoi.sqlite").is_file():
        raise BadOption(Refusal("admin-no-store", "", {"path": str(data / "madoi.sqlite")}))
    url = database_url(database, data)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadOption(Refusal("admin-no-store", "", {"path": str(url.database)}))
    return url


@asynccontextmanager
async def open_existing_store(url: URL) -> AsyncIterator[Store]:
    """Open a store as it is; a running service may use it too. Raises `BadOption` for another schema: only a
    server of this version may change it."""
    async with open_store(url, may_migrate=False) as store:
        found = await store.run(current_revision)
        if found != last_revision():
            facts: dict[str, object] = {"found": found or "0", "known": last_revision()}
            raise BadOption(Refusal("admin-other-version", "", facts))
        yield store
