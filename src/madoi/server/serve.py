"""Starting the service: one process by default, several with a bus; SIGTERM lets everybody go in peace."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Final

import msgspec
import structlog
import uvicorn

from madoi.core.refusal import BadOption, Refusal
from madoi.server import limits
from madoi.server.app import Configuration, create, say_goodbye
from madoi.server.clock import SYSTEM, Clock
from madoi.server.runtime import bus
from madoi.server.storage.store import database_url, opened
from madoi.server.transport.uvicorn_protocols import Caller, Line

_BACKLOG: Final = 2048
_MOST_UNSENT: Final = 65_536
_MOST_HEAD: Final = 16_384
_TO_STOP: Final = 15.0
_PAUSE: Final = 0.5
_log = structlog.get_logger()


class Server(uvicorn.Server):
    """Tells its clients to come back before it closes their connections."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # who comes back must not come back here
        await say_goodbye()
        await super().shutdown(sockets)


def serve(
    configuration: Configuration, host: str, port: int, workers: int, announce: Callable[[str], None]
) -> int:
    """Serve until somebody stops it; ``announce`` is told the address. Raises `BadOption`."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _leave)
    if workers > 1 and not configuration.bus:
        raise BadOption(Refusal("serve-workers", "", {"workers": workers}))
    listening = bound(host, port)
    asyncio.run(reach(configuration))
    shown = f"[{host}]" if ":" in host else host
    announce(f"http://{shown}:{listening.getsockname()[1]}")
    if workers == 1:
        run(configuration, listening)
        return 0
    return Workers(configuration, listening, workers).run()


async def reach(configuration: Configuration) -> None:
    """Make sure that store and bus are there, and the store up to date. Raises `BadOption`."""
    url = database_url(configuration.database, Path(configuration.data))
    async with opened(url), bus.joined(configuration.bus, "", lambda _: None, SYSTEM):
        return


def _leave(number: int, frame: FrameType | None) -> None:
    """To be told to stop is no failure. Either nothing has begun yet, or uvicorn tells us again when it has
    closed everything: so there is nothing left to finish."""
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(0)


def run(configuration: Configuration, listening: socket.socket) -> None:
    """Serve in this process."""
    _set_up_log()
    server_of(configuration).run(sockets=[listening])


def server_of(configuration: Configuration, clock: Clock = SYSTEM) -> Server:
    """A server of this process, not yet running."""
    config = uvicorn.Config(
        create(configuration, clock),
        http=Caller,
        h11_max_incomplete_event_size=_MOST_HEAD,
        ws=Line,
        ws_max_size=limits.MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,  # costs more than it saves for messages of this size
        ws_ping_interval=configuration.patience,
        ws_ping_timeout=configuration.patience,
        backlog=_BACKLOG,
        timeout_graceful_shutdown=10,
        access_log=False,  # addresses and ids of tables are nobody's business
        log_config=None,
        server_header=False,
    )
    return Server(config)


class Workers:
    """Several processes at one address. One that dies is started again; its tables are looked after by the
    others meanwhile. All of them end when this process does, however it ends."""

    def __init__(self, configuration: Configuration, listening: socket.socket, count: int) -> None:
        self._configuration = msgspec.json.encode(configuration).decode()
        self._listening = listening
        self._count = count
        self._stopping = False
        self._running: list[subprocess.Popen[bytes]] = []
        # Nothing is ever written here: that it is closed tells them that nobody is left who started them.
        self._alive, self._here = os.pipe()

    def run(self) -> int:
        """Keep them running until this process is told to stop; then they finish what they have begun."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        while not self._stopping:
            self._running = [process for process in self._running if process.poll() is None]
            while len(self._running) < self._count:
                self._running.append(self._start())
            time.sleep(_PAUSE)
        for process in self._running:
            process.send_signal(signal.SIGTERM)
        for process in self._running:
            try:
                process.wait(_TO_STOP)
            except subprocess.TimeoutExpired:
                process.kill()
        return 0

    def _start(self) -> subprocess.Popen[bytes]:
        descriptors = [self._listening.fileno(), self._alive]
        command = [sys.executable, "-m", "madoi.server.serve", *map(str, descriptors), self._configuration]
        return subprocess.Popen(command, pass_fds=descriptors)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens at this address. Raises `BadOption`."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Connections inherit it. The system would hold megabytes for a client that does not read.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _MOST_UNSENT)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        facts: dict[str, object] = {"host": host, "port": port, "reason": str(error)}
        raise BadOption(Refusal("serve-address", "", facts)) from error
    listening.listen(_BACKLOG)
    return listening


def _set_up_log() -> None:
    """One JSON object a line on standard error. Nothing that a client sent is ever logged, and no client can
    make us fill the log."""
    each: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    render = structlog.processors.JSONRenderer()
    structlog.configure(processors=[*each, render], logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    others = logging.StreamHandler(sys.stderr)
    tidy = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    others.setFormatter(
        structlog.stdlib.ProcessorFormatter(processors=[tidy, render], foreign_pre_chain=each)
    )
    logging.basicConfig(level=logging.WARNING, handlers=[others])
    uvicorn_log = logging.getLogger("uvicorn.error")
    uvicorn_log.setLevel(logging.ERROR)
    uvicorn_log.addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether it is a failure of ours: text that is no UTF-8 is not."""
    return record.exc_info is None or record.exc_info[0] is not UnicodeDecodeError


def work(listening: int, alive: int, configuration: Configuration) -> int:
    """Be one of several processes, until told to stop or until nobody is left who could tell."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _leave)

    def watch() -> None:
        os.read(alive, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
    try:
        asyncio.run(reach(configuration))
    except BadOption as bad:  # it is started again until they are back
        _set_up_log()
        _log.error("start", code=bad.refusal.code, **bad.refusal.facts)
        return 1
    run(configuration, socket.socket(fileno=listening))
    return 0


if __name__ == "__main__":
    sys.exit(work(int(sys.argv[1]), int(sys.argv[2]), msgspec.json.decode(sys.argv[3], type=Configuration)))
