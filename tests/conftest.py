"""What all tests share: coroutines as tests, and real servers (Madoi in a process of its own, PostgreSQL, NATS).

PostgreSQL and NATS come as wheels, and the fixtures start them on loopback.
MADOI_TEST_PG gives the address of another PostgreSQL server.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from collections.abc import Generator, Iterator
from functools import wraps
from inspect import iscoroutinefunction
from pathlib import Path

import pytest
from hypothesis import settings

from madoi.words import Words
from support.server.nats_server import Nats
from support.server.postgres import execute, new_database, postgres_server
from support.server.service_process import Service, run_services

settings.register_profile("madoi", deadline=None)  # a busy machine is no mistake
settings.load_profile("madoi")

LONGEST_SECONDS = 240
"""After this a coroutine test that hangs is cancelled, before pytest-timeout would end the whole process."""


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests that are coroutines run on the standard event loop: the manual clock looks into it."""
    return "asyncio"


@pytest.fixture
def ctrl_c_is_heard() -> Iterator[None]:
    """Also where the tests were started in the background, with Ctrl-C ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def plain_words() -> None:
    """Sentences may be missing in this test: it is about a game or bot of a plugin."""


@pytest.fixture(autouse=True)
def no_sentence_is_missing(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a sentence is missing, people read plain words; of ours none may be missing."""

    def fail(told: Words, key: str, facts: object) -> str:
        raise KeyError(f"{told.language}/{key}: {facts}")

    if "plain_words" not in request.fixturenames:
        monkeypatch.setattr(Words, "without_sentence", fail)


def pytest_collection_finish() -> None:
    """Thousands of tests and all that they import stay: the garbage collector need not walk them again. It looks for
    new garbage every 20,000 objects instead of every 700, which saves a twenty-fifth of the work of whole games."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    test = pyfuncitem.obj
    if not iscoroutinefunction(test):
        return (yield)

    @wraps(test)
    async def bounded(**given: object) -> None:
        async with asyncio.timeout(LONGEST_SECONDS):
            await test(**given)

    pyfuncitem.obj = bounded
    try:
        return (yield)
    finally:
        pyfuncitem.obj = test


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that failed shows what its servers have logged."""
    report = yield
    if report.failed and isinstance(item, pytest.Function):
        for name, given in item.funcargs.items():
            if isinstance(given, Service):
                report.sections.append((f"log of {name}", given.told()))
    return report


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
    yield from run_services(Service("--data", str(tmp_path_factory.mktemp("service"))))
