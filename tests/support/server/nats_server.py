"""A NATS server on loopback, from a wheel."""

from __future__ import annotations

import shutil
import subprocess

from support.ports import Port
from support.programs import binaries, wait_for_port


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
