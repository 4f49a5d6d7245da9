"""Rate limits: token buckets, and whose bucket a request takes from. The numbers are in `limits`."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.types import Scope

from madoi.server import limits
from madoi.server.clock import Clock


class TokenBucket:
    """A token bucket: gains ``rate`` tokens per second and holds up to ``burst``."""

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._tokens = burst
        self._filled_at = clock.monotonic()

    def take(self, tokens: float = 1) -> bool:
        now = self._clock.monotonic()
        self._tokens = min(self.burst, self._tokens + (now - self._filled_at) * self.rate)
        self._filled_at = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True

    def wait_seconds(self) -> float:
        tokens = self._tokens + (self._clock.monotonic() - self._filled_at) * self.rate
        return max(0.0, (1 - tokens) / self.rate)


class TokenBuckets:
    """One token bucket per network, for the most recently active networks."""

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, network: str, tokens: float = 1) -> bool:
        bucket = self._buckets.pop(network, None) or TokenBucket(self.rate, self.burst, self._clock)
        self._buckets[network] = bucket
        if len(self._buckets) > limits.MAX_TRACKED_ADDRESSES:
            self._buckets.pop(next(iter(self._buckets)))
        return bucket.take(tokens)


def client_network(scope: Scope) -> str:
    """The network of a request's client: an IPv4 address, or an IPv6 network, all of which belongs to the
    client."""
    host = scope["client"][0] if scope.get("client") else ""
    try:
        address = ip_address(host)
    except ValueError:
        return str(host)
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Network((address, limits.IPV6_NETWORK_BITS), strict=False))
    return str(host)
