"""Rate limits of chat: per seat, for the spectators of a table together, and per address."""

from __future__ import annotations

from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import SPECTATOR, Viewer
from madoi.server import limits
from madoi.server.clock import Clock
from madoi.server.rate_limits import TokenBuckets
from madoi.server.shared_memory import SharedMemory


class ChatLimits:
    """The token buckets of chat."""

    def __init__(self, shared: SharedMemory, clock: Clock) -> None:
        def buckets(name: str, rate: float, burst: float) -> TokenBuckets:
            return TokenBuckets(name, rate, burst, shared, clock)

        self._seats = buckets("chat", limits.CHAT_PER_SECOND, limits.CHAT_BURST)
        self._spectators = buckets(
            "spectators", limits.SPECTATOR_CHAT_PER_SECOND, limits.SPECTATOR_CHAT_BURST
        )
        self._addresses = buckets("address-chat", limits.ADDRESS_CHAT_PER_SECOND, limits.ADDRESS_CHAT_BURST)

    def take(self, network: str, table: str, viewer: Viewer) -> None:
        """Count one message. Raises `Refused` over a limit."""
        buckets = self._spectators if viewer == SPECTATOR else self._seats
        # The address comes first: over its own limit it must not use up what others share.
        if not (self._addresses.take(network) and buckets.take(f"{table} {viewer}")):
            raise Refused(Refusal("chat-too-fast", "", {}))
