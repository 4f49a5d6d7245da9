"""Real servers for the tests of the service: Madoi itself in processes of its own, PostgreSQL and NATS.

PostgreSQL and NATS come as wheels and are started on loopback by the fixtures; MADOI_TEST_PG and MADOI_TEST_NATS
give the addresses of others.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from support.async_runs import Run
from support.server.nats_server import Nats
from support.server.postgres import execute, new_database, postgres_server
from support.server.service_process import Service, running


@pytest.fixture
def run() -> Run:
    """Run a coroutine to its end. What hangs is ended before pytest would end everything."""

    async def bounded(work: Coroutine[Any, Any, Any]) -> Any:
        async with asyncio.timeout(240):
            return await work

    return lambda work: asyncio.run(bounded(work))


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a database on a PostgreSQL server where others can be made."""
    with postgres_server() as address:
        if not os.environ.get("MADOI_TEST_PG"):
            # Nothing there outlives the tests, and waiting for the disk takes longer than all the rest.
            asyncio.run(execute(address, "alter system set fsync = off"))
            asyncio.run(execute(address, "select pg_reload_conf()"))
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'madoi.sqlite'}"
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    """One that goes on running."""
    server = Nats()
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One process with a file, as `madoi` starts it. It is shared: what a test does there must not disturb
    others, and no test stops it."""
    yield from running(Service("--data", str(tmp_path_factory.mktemp("service"))))
