"""Ports of loopback that stay ours while nobody listens there."""

from __future__ import annotations

import socket
import sys


class Port:
    """A port that the system gives to nobody else as long as this lives, so that a server can be started there,
    and started again; until then whoever knocks is refused."""

    def __init__(self) -> None:
        self._held = socket.socket()
        self._held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._held.bind(("127.0.0.1", 0))
        self.number: int = self._held.getsockname()[1]
        if sys.platform != "linux":  # elsewhere nobody else could bind to it either
            self._held.close()

    def close(self) -> None:
        self._held.close()

    def __del__(self) -> None:
        self.close()
