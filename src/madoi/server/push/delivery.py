"""Posting to push services: the only requests that this service ever makes, to addresses that clients give.

So only services that are known, or that the server was started with, are posted to; by https; never to an
address inside a network; no redirect is followed, and of an answer only its status is read.
"""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Sequence
from functools import cache
from ipaddress import ip_address
from socket import SOCK_STREAM
from typing import Final
from urllib.parse import urlsplit

import h11

from madoi.server.clock import Clock

KNOWN: Final = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
"""The push services of the browsers there are; a star stands for any name before it."""

_ADDRESS: Final = re.compile(r"https?://[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?/[!-~]{0,700}")
_PATIENCE: Final = 10.0
_PORTS: Final = {"https": 443, "http": 80}


class Unreachable(Exception):
    """There is no way there, or none that may be gone."""


class Services:
    """The services that may be posted to: those that are known, and ``more``. Each of these is a name like
    those in `KNOWN`, or a whole origin (``http://127.0.0.1:9000``): whoever starts the server vouches for
    that, wherever it leads."""

    def __init__(self, clock: Clock, more: Sequence[str] = ()) -> None:
        self._clock = clock
        self._names = [*KNOWN, *(one for one in more if "://" not in one)]
        self._vouched = {one.rstrip("/") for one in more if "://" in one}

    def allow(self, address: str) -> bool:
        """Whether this is the address of a browser at one of the services."""
        if not _ADDRESS.fullmatch(address):
            return False
        parts = urlsplit(address)
        if origin_of(address) in self._vouched:
            return True
        standard = parts.scheme == "https" and parts.netloc == parts.hostname
        return standard and any(_fits(parts.hostname or "", name) for name in self._names)

    async def post(self, address: str, headers: dict[str, str], body: bytes) -> int:
        """The status of the answer. Raises `Unreachable`."""
        if not self.allow(address):
            raise Unreachable("not a push service")
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port or _PORTS[parts.scheme]
        secure = parts.scheme == "https"
        try:
            async with self._clock.timeout(_PATIENCE):
                found = await _found(host, port, origin_of(address) in self._vouched)
                reader, writer = await asyncio.open_connection(
                    found, port, ssl=_trust() if secure else None, server_hostname=host if secure else None
                )
                try:
                    head = {"host": parts.netloc, "content-length": str(len(body)), **headers}
                    return await _asked(reader, writer, address[len(origin_of(address)) :], head, body)
                finally:
                    writer.transport.abort()
        except (OSError, TimeoutError, ssl.SSLError, h11.ProtocolError) as error:
            raise Unreachable(type(error).__name__) from error


def origin_of(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def _fits(host: str, name: str) -> bool:
    return host.endswith(name[1:]) if name.startswith("*.") else host == name


async def _found(host: str, port: int, vouched: bool) -> str:
    """The address of a host by number, which is then gone to: asked again, its name could lead elsewhere."""
    answers = await asyncio.get_running_loop().getaddrinfo(host, port, type=SOCK_STREAM)
    for *_, place in answers:
        found = ip_address(str(place[0]).partition("%")[0])
        if vouched or (found.is_global and not found.is_multicast):
            return str(place[0])
    raise Unreachable("not a public address")


async def _asked(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, target: str, head: dict[str, str], body: bytes
) -> int:
    connection = h11.Connection(h11.CLIENT)
    request = h11.Request(method="POST", target=target, headers=list(head.items()))
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(connection.send(part) or b"")
    await writer.drain()
    while True:
        event = connection.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(4096))
        elif not isinstance(event, h11.InformationalResponse):
            raise Unreachable("no answer")


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()
