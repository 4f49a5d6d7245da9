"""`madoi serve` in processes of their own."""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

from support.ports import Port
from support.server.empty_database import put_empty_database
from support.server.manual_clock import DEADLINE


class Service:
    """`madoi serve` in a process of its own, which can be killed and started again at the same address."""

    def __init__(self, *options: str) -> None:
        self.options = options
        self.environment: dict[str, str] = {}
        """More variables for its process."""
        self._port, self._metrics_port = Port(), Port()
        self.port = self._port.number
        self.process: subprocess.Popen[str] | None = None
        handle, name = tempfile.mkstemp(prefix="madoi-log-")
        os.close(handle)
        self._log = Path(name)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def metrics_address(self) -> str:
        return f"http://127.0.0.1:{self._metrics_port.number}"

    def start(self) -> None:
        command = [sys.executable, "-m", "madoi", "serve", "--port", str(self.port), "--lang", "en"]
        if "--workers" not in self.options:  # others would take the ports after ours, which anybody may have
            command += ["--metrics", str(self._metrics_port.number)]
        command += ["--openings", "1000000", *self.options]
        self._put_database()
        with self._log.open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment() | self.environment
            )
        assert self.process.stdout is not None
        with self.process.stdout as output:
            said = output.readline()
        assert self.address in said, f"{said}{self.told()}"
        wait_for_ready(self.address)

    def _put_database(self) -> None:
        named = dict(pairwise(self.options))
        if "--data" in named and "--database" not in named:
            put_empty_database(Path(named["--data"]))

    def told(self) -> str:
        """What it has written to its log, over all its lives."""
        return self._log.read_text() if self._log.exists() else ""

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


def run_services(*services: Service) -> Iterator[Service]:
    """Start them all, give the first, and stop them in the end; what they logged must be no failure."""
    for service in services:
        service.start()
    yield services[0]
    for service in services:
        if service.process is not None and service.process.poll() is None:
            service.kill()
        assert "Traceback" not in service.told(), service.told()
        service.forget()


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
