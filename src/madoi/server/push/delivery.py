"""Delivery of push notifications: HTTP requests to push services, at addresses that clients give.

The server makes no other requests. It posts only to known and configured push services, by HTTPS, and never
to private IP addresses. It follows no redirect, and reads only the status of an answer.
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

from madoi.server import limits
from madoi.server.clock import Clock

KNOWN_SERVICES: Final = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
"""The push services of the common browsers; a star stands for any name before it."""

_LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS: Final = re.compile(
    rf"https?://(?=[^:/]{{1,253}}[:/]){_LABEL}(?:\.{_LABEL})*(:[0-9]{{1,5}})?/[!-~]{{0,700}}"
)
_DEFAULT_PORTS: Final = {"https": 443, "http": 80}


class DeliveryFailed(Exception):
    """The push service cannot be reached, or is not allowed."""


class PushServices:
    """The push services that may be posted to: the known ones, and ``more``.

    Each of ``more`` is a name like those in `KNOWN_SERVICES`, or a whole origin (``http://127.0.0.1:9000``)
    that the operator trusts, even at a private address."""

    def __init__(self, clock: Clock, more: Sequence[str] = ()) -> None:
        self._clock = clock
        self._names = [*KNOWN_SERVICES, *(one for one in more if "://" not in one)]
        self._trusted_origins = {one.rstrip("/") for one in more if "://" in one}

    def allows(self, address: str) -> bool:
        """Whether this is the endpoint of a browser at one of the services."""
        if not _ADDRESS.fullmatch(address):
            return False
        parts = urlsplit(address)
        if origin_of(address) in self._trusted_origins:
            return True
        standard = parts.scheme == "https" and parts.netloc == parts.hostname
        return standard and any(_matches(parts.hostname or "", name) for name in self._names)

    async def post(self, address: str, headers: dict[str, str], body: bytes) -> int:
        """Post and return the status of the answer. Raises `DeliveryFailed`."""
        if not self.allows(address):
            raise DeliveryFailed("not a push service")
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port or _DEFAULT_PORTS[parts.scheme]
        secure = parts.scheme == "https"
        try:
            async with self._clock.timeout(limits.PUSH_POST_SECONDS):
                ip = await _resolve(host, port, origin_of(address) in self._trusted_origins)
                reader, writer = await asyncio.open_connection(
                    ip, port, ssl=_tls_context() if secure else None, server_hostname=host if secure else None
                )
                try:
                    head = {"host": parts.netloc, "content-length": str(len(body)), **headers}
                    return await _send(reader, writer, address[len(origin_of(address)) :], head, body)
                finally:
                    writer.transport.abort()
        except (OSError, TimeoutError, ssl.SSLError, h11.ProtocolError) as error:
            raise DeliveryFailed(type(error).__name__) from error


def origin_of(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def _matches(host: str, name: str) -> bool:
    return host.endswith(name[1:]) if name.startswith("*.") else host == name


async def _resolve(host: str, port: int, trusted: bool) -> str:
    """Resolve a host once and return the checked IP address: a second lookup could give another one."""
    answers = await asyncio.get_running_loop().getaddrinfo(host, port, type=SOCK_STREAM)
    for *_, place in answers:
        found = ip_address(str(place[0]).partition("%")[0])
        if trusted or (found.is_global and not found.is_multicast):
            return str(place[0])
    raise DeliveryFailed("not a public address")


async def _send(
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
            raise DeliveryFailed("no answer")


@cache
def _tls_context() -> ssl.SSLContext:
    return ssl.create_default_context()
