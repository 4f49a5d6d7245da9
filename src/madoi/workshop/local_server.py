"""A server for pages of the workshop: on this machine alone, as long as a command runs."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Final

import structlog
from starlette.routing import BaseRoute

from madoi.core.refusal import Refusal, Refused
from madoi.server.config import Config
from madoi.server.serve import bind_socket, make_server
from madoi.server.transport.static import WEB

LOOPBACK: Final = "127.0.0.1"
_POLL_SECONDS: Final = 0.02
_UNLIMITED_PER_MINUTE: Final = 1_000_000
"""Nobody but the author reaches it, and a page asks twice a second."""


@contextmanager
def serve_locally(routes: Sequence[BaseRoute], port: int = 0) -> Iterator[str]:
    """Serve Madoi and these routes; gives the address. Its tables are gone afterwards. Never listens at
    another address than loopback: the routes read the author's files. Raises `Refused`."""
    if not (WEB / "index.html").exists():
        raise Refused(Refusal("workshop-no-client", "", {}))
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    with TemporaryDirectory(prefix="madoi-workshop-") as data, bind_socket(LOOPBACK, port) as listening:
        address = f"http://{LOOPBACK}:{listening.getsockname()[1]}"
        config = Config(data=data, host=LOOPBACK, openings_per_minute=_UNLIMITED_PER_MINUTE)
        server = make_server(config, routes=routes)
        thread = Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        while thread.is_alive() and not server.started:
            time.sleep(_POLL_SECONDS)
        try:
            yield address
        finally:
            server.should_exit = True
            thread.join()
