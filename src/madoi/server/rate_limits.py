"""Rate limits: token buckets, and whose bucket a request takes from. The numbers are in `limits`."""

from __future__ import annotations

import types
from collections.abc import Callable, Coroutine, Generator
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final, TypeVar

from starlette.types import Scope

from madoi.server import limits
from madoi.server.clock import Clock
from madoi.server.shared_memory import SharedMemory

T = TypeVar("T")
_TOLERANCE: Final = 1e-6
"""For the rounding of sums."""


class TokenBucket:
    """A token bucket: gains ``rate`` tokens per second and holds up to ``burst``."""

    __slots__ = ("_clock", "_filled_at", "_tokens", "burst", "rate")

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
    """One token bucket per key (a network, a table), the same in all processes.

    A bucket is one number: the time when it will be full. A bucket that is full need not be remembered."""

    def __init__(self, name: str, rate: float, burst: float, shared: SharedMemory, clock: Clock) -> None:
        self.rate = rate
        self.burst = burst
        self._name = name
        self._shared = shared
        self._clock = clock

    def take(self, key: str, tokens: float = 1) -> bool:
        """Take tokens; False, and nothing taken, where there are too few."""
        now, full_at = self._read(key)
        full_at += tokens / self.rate
        if full_at - now > self.burst / self.rate + _TOLERANCE:
            return False
        self._shared.write_rate(f"{self._name} {key}", full_at)
        return True

    def spend(self, key: str, tokens: float) -> float:
        """Take tokens even where there are too few. Returns how long until there is something again."""
        now, full_at = self._read(key)
        full_at += tokens / self.rate
        self._shared.write_rate(f"{self._name} {key}", full_at)
        return max(0.0, full_at - now - self.burst / self.rate)

    def wait_seconds(self, key: str) -> float:
        """How long until there is something in the bucket."""
        now, full_at = self._read(key)
        return max(0.0, full_at - now - self.burst / self.rate)

    def _read(self, key: str) -> tuple[float, float]:
        now = self._clock.monotonic()  # the same clock for all processes of a machine
        return now, max(now, self._shared.read_rate(f"{self._name} {key}"))


def client_host(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


@types.coroutine
def metered(
    work: Coroutine[Any, Any, T], spend: Callable[[float], None], clock: Clock
) -> Generator[Any, Any, T]:
    """Do some work, and tell ``spend`` how many seconds of the event loop each step of it took."""
    error: BaseException | None = None
    while True:
        begun = clock.monotonic()
        try:
            waits_for = work.send(None) if error is None else work.throw(error)
        except StopIteration as stop:
            result: T = stop.value
            return result
        finally:
            spend(clock.monotonic() - begun)
        error = None
        try:
            yield waits_for
        except BaseException as thrown:  # such as a cancellation, which the work must see
            error = thrown


def client_network(scope: Scope) -> str:
    """The network of a request's client: an IPv4 address, or an IPv6 network, all of which belongs to the
    client."""
    return network_of(client_host(scope))


def network_of(host: str) -> str:
    """The network of an address: itself, or an IPv6 network."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Network((address, limits.IPV6_NETWORK_BITS), strict=False))
    return host
