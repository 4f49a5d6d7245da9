"""Programs that tests start: where they are, and when they listen."""

from __future__ import annotations

import os
import socket
import sys
import time
from pathlib import Path

from support.server.manual_clock import DEADLINE


def binaries() -> str:
    return str(Path(sys.executable).parent) + os.pathsep + os.environ.get("PATH", "")


def wait_for_port(port: int) -> None:
    deadline = time.monotonic() + DEADLINE
    while time.monotonic() < deadline:
        try:
            with socket.create_connection(("127.0.0.1", port), 1):
                return
        except OSError:
            time.sleep(0.02)
    raise AssertionError(f"nobody listens at {port}")
