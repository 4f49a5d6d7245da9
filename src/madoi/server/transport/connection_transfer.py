"""Connection transfer: gives a connection to the worker that is home to its table, by passing its socket.

The kernel accepts a connection in any worker. The first bytes of a request name its table; where its home is
another worker of this machine, that one gets the socket and the bytes, and goes on as if it had accepted it.
A connection that cannot be passed is served here: slower, and no less right.
"""

from __future__ import annotations

import asyncio
import re
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Final

import structlog

from madoi.server import limits
from madoi.server.runtime.home_workers import HomeWorkers

_NAMES_TABLE: Final = re.compile(rb"[A-Z]{3,6} /(?:play\?table=|api/tables/)([A-Za-z0-9_-]{1,64})[ ?/]")

_log = structlog.get_logger()

Receiver = Callable[[socket.socket, bytes], None]
"""Gets a connection and the bytes that were already read from it."""


class Transfer(Enum):
    """What became of a transfer."""

    DONE = "done"
    BUSY = "busy"
    """Its home has too many to take at once; try again soon."""
    FAILED = "failed"


class ConnectionTransfer:
    """Passes connections between the workers of a machine. ``folder`` is theirs alone; without one, none are
    passed."""

    def __init__(self, homes: HomeWorkers, worker: int = 0, folder: Path | None = None) -> None:
        self.homes = homes
        self._worker = worker
        self._folder = folder
        self._sending: socket.socket | None = None
        self._receiving: socket.socket | None = None
        self._reporting: asyncio.Task[None] | None = None

    def home_of(self, request: bytes) -> int | None:
        """The worker that should have the connection with this request; None: this one."""
        named = _NAMES_TABLE.match(request) if self._receiving is not None else None
        if named is None:
            return None
        home = self.homes.of(named[1].decode("ascii"))
        return None if home == self._worker else home

    def send(self, worker: int, connection: int, request: bytes) -> Transfer:
        """Give a connection, by its descriptor, to another worker. The caller closes its own copy."""
        assert self._sending is not None
        try:
            # `socket.send_fds` ignores the address.
            rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))
            self._sending.sendmsg([request], [rights], 0, str(self._path(worker)))
        except BlockingIOError:
            return Transfer.BUSY
        except OSError:  # it has died, or the request is too long
            return Transfer.FAILED
        return Transfer.DONE

    def start(self, receive: Receiver) -> None:
        """Take connections from now on, and say so to the others."""
        if self._folder is None:
            return
        self._sending = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._sending.setblocking(False)
        path = self._path(self._worker)
        path.unlink(missing_ok=True)  # of this worker's last life
        receiving = self._receiving = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        receiving.setblocking(False)
        receiving.bind(str(path))
        asyncio.get_running_loop().add_reader(receiving.fileno(), _receive_all, receiving, receive)
        self._reporting = asyncio.create_task(self._report())

    def stop(self) -> None:
        """Take no more connections. Those that wait to be taken are taken first."""
        if self._receiving is None or self._reporting is None:
            return
        self.homes.report_gone()
        self._reporting.cancel()
        asyncio.get_running_loop().remove_reader(self._receiving.fileno())
        for one in (self._receiving, self._sending):
            if one is not None:
                one.close()
        self._receiving = None
        with suppress(OSError):
            self._path(self._worker).unlink()

    def _path(self, worker: int) -> Path:
        assert self._folder is not None
        return self._folder / str(worker)

    async def _report(self) -> None:
        while True:
            self.homes.report_alive()
            await self.homes.clock.sleep(limits.WORKER_REPORT_SECONDS)


def _receive_all(receiving: socket.socket, receive: Receiver) -> None:
    for _ in range(limits.MAX_TRANSFERS_AT_ONCE):
        try:
            request, descriptors, _, _ = socket.recv_fds(receiving, limits.MAX_TRANSFERRED_BYTES, 1)
        except (BlockingIOError, InterruptedError):
            return
        except OSError as error:
            _log.warning("transfer", reason=str(error))
            return
        for descriptor in descriptors:
            connection = socket.socket(fileno=descriptor)
            connection.setblocking(False)
            receive(connection, request)
