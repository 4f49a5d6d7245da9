"""Security middleware: host and origin checks, rate limit per network, response headers."""

from __future__ import annotations

import socket
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from madoi.core.refusal import Refusal
from madoi.server import limits
from madoi.server.http.responses import refusal_response
from madoi.server.rate_limits import client_network
from madoi.server.transport.traffic_limits import LimitedAnswer, TrafficLimits
from madoi.server.transport.websocket_protocol import SOCKET

PYTHON_WORKER: Final = "/assets/python-worker-"
"""How the path of the script begins that runs Python in a browser. WebAssembly is allowed in it alone."""
_CONTENT_SECURITY_POLICY: Final = [
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
_WORKER_POLICY: Final = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
]
SECURITY_HEADERS: Final = {
    "content-security-policy": "; ".join(_CONTENT_SECURITY_POLICY),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class SecurityMiddleware:
    """Refuses requests from other origins, for other hosts, and over the rate limit; adds headers."""

    def __init__(
        self,
        app: ASGIApp,
        origins: Sequence[str],
        host: str,
        traffic: TrafficLimits,
        is_banned: Callable[[Scope], bool] = lambda _: False,
    ) -> None:
        self.app = app
        self.is_banned = is_banned
        self.origins = set(origins)
        self.traffic = traffic
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
                for name, value in SECURITY_HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith(PYTHON_WORKER):
                    headers["content-security-policy"] = "; ".join(_WORKER_POLICY)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        network = client_network(scope)
        refusal = self._refusal(scope, network)
        if refusal is not None:
            response = refusal_response(refusal)
            response.headers["connection"] = "close"  # new connections are limited before they cost much
            await response(scope, receive, with_headers)
        elif scope["type"] == "websocket":
            await self._connect(network, scope, receive, with_headers)
        else:
            answer = LimitedAnswer(self.traffic, network, scope, receive, with_headers)
            expected = limits.STEP_SECONDS if scope["method"] in ("GET", "HEAD") else limits.CHANGE_SECONDS
            await self.traffic.loop_shares.wait(network, expected)
            with closing(answer):
                await self.traffic.loop_shares.count(network, self._respond(scope, receive, answer.send))

    async def _connect(self, network: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a WebSocket in, and count it until it ends."""
        shared, name = self.traffic.shared, f"websockets {network}"
        shared.add(name, 1)
        release = partial(shared.add, name, -1)
        try:
            await self.app(scope, receive, send)
        finally:
            connection = scope[SOCKET]
            if connection.is_handed_over:
                connection.release_when_lost(release)
            else:
                release()

    async def _respond(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)

    def _refusal(self, scope: Scope, network: str) -> Refusal | None:
        headers = Headers(scope=scope)
        host = headers.get("host")
        if host is not None and not self._is_own_name(host):
            return Refusal(
                "http-host",
                "",
                {"host": "".join(filter(str.isprintable, host))[: limits.MAX_ECHOED_HOST_CHARACTERS]},
            )
        is_change = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if is_change and not self._is_same_site(headers.get("origin"), host):
            return Refusal("http-origin", "", {})
        if not self.traffic.admits(network, scope):
            return Refusal("http-too-fast", "", {})
        if self.is_banned(scope):
            return Refusal("banned-address", "", {})
        return None

    def _is_own_name(self, host: str) -> bool:
        """Whether the host is a name of this server, or an IP address. After DNS rebinding a foreign page
        still uses its own name, which this refuses."""
        name = (_split(f"//{host}").hostname or "").rstrip(".")
        if name in self.names or name.endswith(".localhost"):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    def _is_same_site(self, origin: str | None, host: str | None) -> bool:
        """Whether a request comes from our own pages. Programs that are not browsers send no origin."""
        if origin is None or origin in self.origins:
            return True
        site = _split(origin).netloc
        return site != "" and site == host


def _split(url: str) -> SplitResult:
    """The parts of a URL; all empty where it is malformed."""
    try:
        parts = urlsplit(url)
        _ = parts.hostname, parts.port
    except ValueError:
        return urlsplit("")
    return parts
