"""Starting the server: one process, or several with a bus; graceful shutdown on SIGTERM."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from ipaddress import ip_network
from pathlib import Path
from types import FrameType

import msgspec
import structlog
import uvicorn
from starlette.applications import Starlette
from starlette.routing import BaseRoute

from madoi.core.refusal import BadOption, Refusal
from madoi.server import limits
from madoi.server.app import create_app, disconnect_clients
from madoi.server.clock import SYSTEM, Clock
from madoi.server.config import Config
from madoi.server.runtime.bus_connection import connect_bus
from madoi.server.shared_memory import SharedMemory, create_memory_file, map_memory_file
from madoi.server.storage.connect import database_url
from madoi.server.storage.file_lock import lock_database
from madoi.server.storage.store import open_store
from madoi.server.transport.connection_limits import raise_file_limit
from madoi.server.transport.connection_transfer import ConnectionTransfer
from madoi.server.transport.http_protocol import HttpProtocol
from madoi.server.transport.metrics_server import MetricsServer
from madoi.server.transport.websocket_protocol import WebSocketProtocol

_log = structlog.get_logger()


class Server(uvicorn.Server):
    """A uvicorn server that takes connections from other workers, and that tells its clients to reconnect
    before it closes their connections."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._taking: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._transfer().start(self._take_connection)

    @property
    def _app(self) -> Starlette:
        app = self.config.app
        assert isinstance(app, Starlette)
        return app

    def _transfer(self) -> ConnectionTransfer:
        transfer = self._app.state.connection_transfer
        assert isinstance(transfer, ConnectionTransfer)
        return transfer

    def _take_connection(self, connection: socket.socket, request: bytes) -> None:
        """Go on with a connection that another worker has accepted."""

        def make_protocol() -> HttpProtocol:
            protocol = HttpProtocol(self.config, self.server_state, self.lifespan.state)
            protocol.transferred = request
            return protocol

        async def take() -> None:
            try:
                await asyncio.get_running_loop().connect_accepted_socket(make_protocol, connection)
            except OSError:
                connection.close()  # its client has gone meanwhile

        taking = asyncio.create_task(take())
        self._taking.add(taking)
        taking.add_done_callback(self._taking.discard)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._transfer().stop()
        for server in self.servers:
            server.close()  # clients must reconnect to another process
        await disconnect_clients(self._app)
        await super().shutdown(sockets)


def serve(
    config: Config,
    host: str,
    port: int,
    workers: int,
    announce: Callable[[str], None],
    metrics: tuple[str, int] | None = None,
) -> int:
    """Serve until stopped. Calls ``announce`` with the address. Raises `BadOption`.

    ``metrics`` is where the first process serves its metrics; each further one takes the next port."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _exit_at_once)
    check_proxies(config.trusted_proxies)
    raise_file_limit()
    if workers > 1 and not config.bus:
        raise BadOption(Refusal("serve-workers", "", {"workers": workers}))
    with ExitStack() as stack:
        listening = stack.enter_context(bind_socket(host, port))
        metrics_sockets = [
            stack.enter_context(bind_socket(metrics[0], metrics[1] + number, "serve-metrics"))
            for number in range(workers)
            if metrics is not None
        ]
        asyncio.run(check_store_and_bus(config))
        stack.pop_all()
    shown = f"[{host}]" if ":" in host else host
    announce(f"http://{shown}:{listening.getsockname()[1]}")
    if workers == 1:
        run_server(config, listening, next(iter(metrics_sockets), None))
        return 0
    return WorkerSupervisor(config, listening, workers, metrics_sockets).run()


def check_proxies(given: Sequence[str]) -> None:
    """Raises `BadOption` for a proxy that is not an address or a network."""
    for one in given:
        try:
            ip_network(one, strict=False)
        except ValueError as error:
            raise BadOption(Refusal("serve-proxy", "", {"text": one})) from error


async def check_store_and_bus(config: Config) -> None:
    """Connect to store and bus once, and migrate the store. Raises `BadOption`."""
    url = database_url(config.database, Path(config.data))
    with lock_database(url, shared=bool(config.bus)):
        pass  # each process takes it again when it begins to serve
    async with open_store(url), connect_bus(config.bus, "", lambda _: None, SYSTEM):
        return


def _exit_at_once(number: int, frame: FrameType | None) -> None:
    """Exit with 0. Either nothing has started yet, or uvicorn repeats the signal after it has closed
    everything."""
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(0)


def run_server(
    config: Config,
    listening: socket.socket,
    metrics: socket.socket | None = None,
    shared: SharedMemory | None = None,
    folder: Path | None = None,
) -> None:
    _set_up_log()
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        _log.warning("root", reason="the server needs no privileges", see="docs/deploy.md")
    if metrics is not None:
        MetricsServer(metrics).start()
    make_server(config, shared=shared, folder=folder).run(sockets=[listening])


def make_server(
    config: Config,
    clock: Clock = SYSTEM,
    shared: SharedMemory | None = None,
    routes: Sequence[BaseRoute] = (),
    folder: Path | None = None,
) -> Server:
    """The server of this process, not yet running. ``shared``: what it counts together with others;
    ``routes``: what it serves besides; ``folder``: where workers give each other connections."""
    settings = uvicorn.Config(
        create_app(config, clock, shared, routes, folder),
        http=HttpProtocol,
        h11_max_incomplete_event_size=limits.MAX_HTTP_HEAD_BYTES,
        ws=WebSocketProtocol,
        ws_max_size=limits.MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,  # costs more than it saves for messages of this size
        ws_ping_interval=config.stalled_client_seconds,
        ws_ping_timeout=config.stalled_client_seconds,
        backlog=limits.ACCEPT_BACKLOG,
        timeout_graceful_shutdown=limits.SHUTDOWN_SECONDS,
        forwarded_allow_ips=[str(ip_network(one, strict=False)) for one in config.trusted_proxies],
        access_log=False,  # addresses and table ids are private
        log_config=None,
        server_header=False,
    )
    return Server(settings)


class WorkerSupervisor:
    """Several worker processes at one address. One that dies is restarted; the others take over its tables.
    All of them end with this process."""

    def __init__(
        self, config: Config, listening: socket.socket, count: int, metrics: Sequence[socket.socket] = ()
    ) -> None:
        self._config = msgspec.json.encode(config).decode()
        self._listening = listening
        self._metrics = metrics
        self._stopping = False
        self._running: list[subprocess.Popen[bytes] | None] = [None] * count
        """By the number of the worker, which decides where its metrics are."""
        self._memory = create_memory_file(count)
        self._folder = tempfile.TemporaryDirectory(prefix="madoi-", ignore_cleanup_errors=True)
        """Where workers give each other connections; only we can open it."""
        # Nothing is ever written here: when it closes, the workers know that the supervisor is gone.
        self._alive, self._held_open = os.pipe()

    def run(self) -> int:
        """Keep the workers running until SIGTERM or SIGINT, then let them finish what they have begun."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        while not self._stopping:
            for worker, process in enumerate(self._running):
                if process is None or process.poll() is not None:
                    self._running[worker] = self._start(worker)
            time.sleep(limits.RESTART_WORKER_SECONDS)
        running = [process for process in self._running if process is not None]
        for process in running:
            process.send_signal(signal.SIGTERM)
        for process in running:
            try:
                process.wait(limits.STOP_WORKER_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
        self._folder.cleanup()
        return 0

    def _start(self, worker: int) -> subprocess.Popen[bytes]:
        descriptors = [self._listening.fileno(), self._alive, self._memory]
        metrics = [one.fileno() for one in self._metrics[worker : worker + 1]]
        numbers = [*descriptors, len(self._running), worker, *metrics]
        command = [sys.executable, "-m", "madoi.server.serve", self._config, self._folder.name]
        command += map(str, numbers)
        return subprocess.Popen(command, pass_fds=[*descriptors, *metrics])

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True


def bind_socket(host: str, port: int, code: str = "serve-address") -> socket.socket:
    """A socket that listens. Raises `BadOption` with this code."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only with the protocol's number asyncio sets TCP_NODELAY. Without it, the second of two messages waits
    # until the client has acknowledged the first, often 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Connections inherit it.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, limits.MAX_SEND_BUFFER_BYTES)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError, UnicodeError) as error:
        listening.close()
        facts: dict[str, object] = {"host": host, "port": port, "reason": str(error)}
        raise BadOption(Refusal(code, "", facts)) from error
    listening.listen(limits.ACCEPT_BACKLOG)
    return listening


def _set_up_log() -> None:
    """Log one JSON object per line to standard error. Nothing that a client sent is logged."""
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
    """Whether a log record is about a failure of ours; a client's invalid UTF-8 is not."""
    return record.exc_info is None or record.exc_info[0] is not UnicodeDecodeError


def run_worker(
    config: Config,
    folder: Path,
    listening: int,
    alive: int,
    memory: int,
    workers: int,
    worker: int,
    metrics: int | None = None,
) -> int:
    """Run one of the worker processes, until SIGTERM or until the supervisor is gone. ``folder`` is where
    workers give each other connections; ``listening``, ``alive``, ``memory`` and ``metrics`` are
    descriptors."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _exit_at_once)

    def watch() -> None:
        os.read(alive, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
    try:
        asyncio.run(check_store_and_bus(config))
    except BadOption as bad:  # the supervisor starts it again until they are back
        _set_up_log()
        _log.error("start", code=bad.refusal.code, **bad.refusal.facts)
        return 1
    metrics_socket = None if metrics is None else socket.socket(fileno=metrics)
    shared = SharedMemory(map_memory_file(memory, workers), workers, worker)
    run_server(config, socket.socket(fileno=listening), metrics_socket, shared, folder)
    return 0


if __name__ == "__main__":
    given = msgspec.json.decode(sys.argv[1], type=Config)
    sys.exit(run_worker(given, Path(sys.argv[2]), *map(int, sys.argv[3:])))
