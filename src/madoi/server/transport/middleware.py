"""What every request passes: where it may come from, how many there may be, and what browsers are told about
every response."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from madoi.core.refusal import Refusal
from madoi.server.http.responses import refusal_response
from madoi.server.transport.rate_limits import Allowances, caller

_POLICY: Final = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
]
_MOST_SHOWN: Final = 60
HEADERS: Final = {
    "content-security-policy": "; ".join(_POLICY),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class Guard:
    """Turns away requests of other sites, by names that are not ours, and too many of one address; puts the
    headers on."""

    def __init__(self, app: ASGIApp, origins: Sequence[str], host: str, requests: Allowances) -> None:
        self.app = app
        self.origins = set(origins)
        self.requests = requests
        machine = socket.gethostname().lower()
        self.names = {"localhost", host.lower(), machine, f"{machine}.local"}
        self.names |= {urlsplit(origin).hostname or "" for origin in origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        refusal = self._refusal(scope)
        if refusal is not None:
            await refusal_response(refusal)(scope, receive, with_headers)
        else:
            await self.app(scope, receive, with_headers)

    def _refusal(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        host = headers.get("host")
        if host is not None and not self._ours(host):
            return Refusal("http-host", "", {"host": "".join(filter(str.isprintable, host))[:_MOST_SHOWN]})
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changes and not self._from_here(headers.get("origin"), host):
            return Refusal("http-origin", "", {})
        if not self.requests.take(caller(scope)):
            return Refusal("http-too-fast", "", {})
        return None

    def _ours(self, host: str) -> bool:
        """Whether this is a name of ours, or no name at all. A page whose own name suddenly leads here (DNS
        rebinding) still calls us by that name."""
        name = (_split(f"//{host}").hostname or "").rstrip(".")
        if name in self.names or name.endswith(".localhost"):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    def _from_here(self, origin: str | None, host: str | None) -> bool:
        """A browser says which site a request comes from; programs that are no browsers say nothing."""
        if origin is None or origin in self.origins:
            return True
        site = _split(origin).netloc
        return site != "" and site == host


def _split(url: str) -> SplitResult:
    """The parts of an address, all of them empty where it is none."""
    try:
        parts = urlsplit(url)
        _ = parts.hostname, parts.port
    except ValueError:
        return urlsplit("")
    return parts
