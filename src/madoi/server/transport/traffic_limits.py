"""Limits of what one address may ask for and is sent: requests, WebSockets, bytes, answers under way."""

from __future__ import annotations

from starlette.types import Message, Receive, Scope, Send

from madoi.core.refusal import Refusal
from madoi.server import limits
from madoi.server.clock import Clock
from madoi.server.http.responses import refusal_response
from madoi.server.rate_limits import TokenBuckets
from madoi.server.runtime.loop_share import LoopShares
from madoi.server.shared_memory import SharedMemory
from madoi.server.transport.static import CLIENT_FILES, RUNTIME_FILES


class TrafficLimits:
    """The limits of each network, over all processes."""

    def __init__(
        self, openings_per_minute: float, shared: SharedMemory, loop_shares: LoopShares, clock: Clock
    ) -> None:
        rate = openings_per_minute / 60 * limits.REQUESTS_PER_OPENED_TABLE
        burst = max(limits.MIN_REQUESTS_BURST, limits.REQUESTS_BURST_SECONDS * rate)
        self.shared = shared
        self.loop_shares = loop_shares
        self._sent_bytes = TokenBuckets(
            "bytes", limits.SENT_BYTES_PER_SECOND, limits.SENT_BYTES_BURST, shared, clock
        )
        self._runtime_bytes = TokenBuckets(
            "runtime bytes", limits.RUNTIME_BYTES_PER_SECOND, limits.RUNTIME_BYTES_BURST, shared, clock
        )
        self._requests = TokenBuckets("requests", rate, burst, shared, clock)

    def admits(self, network: str, scope: Scope) -> bool:
        """Whether a network may send one more request."""
        is_websocket = scope["type"] == "websocket"
        if is_websocket and self.shared.total(f"websockets {network}") >= limits.MAX_WEBSOCKETS_PER_ADDRESS:
            return False
        tokens = limits.CLIENT_FILE_TOKENS if scope["path"].startswith(CLIENT_FILES) else 1
        return self.bytes_for(scope).wait_seconds(network) <= 0 and self._requests.take(network, tokens)

    def bytes_for(self, scope: Scope) -> TokenBuckets:
        """What counts the bytes of an answer."""
        return self._runtime_bytes if scope["path"].startswith(RUNTIME_FILES) else self._sent_bytes


class LimitedAnswer:
    """An HTTP answer that is sent in chunks, as fast as its client reads, and counted until it is sent.

    An answer for which the address has no room is refused instead."""

    def __init__(
        self, traffic: TrafficLimits, network: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        self._traffic = traffic
        self._sent_bytes = traffic.bytes_for(scope)
        self._network = network
        self._name = f"answers {network}"
        self._request = (scope, receive)
        self._send = send
        self._start: Message | None = None
        self._bytes = 0
        self._is_refused = False

    async def send(self, message: Message) -> None:
        if self._is_refused:
            return
        if message["type"] == "http.response.start":
            self._start = message  # sent with the body, if there is room for it
        elif message["type"] == "http.response.body":
            await self._send_body(message)
        else:
            await self._send(message)

    async def _send_body(self, message: Message) -> None:
        body: bytes = message.get("body", b"")
        self._count(len(body))
        if self._start is not None:
            under_way = self._traffic.shared.total(self._name)
            if under_way > limits.MAX_ANSWER_BYTES_PER_ADDRESS and under_way > len(body):
                self._is_refused = True
                await refusal_response(Refusal("http-too-fast", "", {}))(*self._request, self._send)
                return
            start, self._start = self._start, None
            await self._send(start)
        for begin in range(0, max(1, len(body)), limits.ANSWER_CHUNK_BYTES):
            chunk = body[begin : begin + limits.ANSWER_CHUNK_BYTES]
            is_last = begin + limits.ANSWER_CHUNK_BYTES >= len(body)
            more = bool(message.get("more_body", False)) or not is_last
            await self._send({"type": "http.response.body", "body": chunk, "more_body": more})
            self._sent_bytes.spend(self._network, len(chunk))
        self._count(-len(body))

    def _count(self, number: int) -> None:
        self._bytes += number
        self._traffic.shared.add(self._name, number)

    def close(self) -> None:
        """Stop counting an answer that was not sent to its end."""
        self._count(-self._bytes)
