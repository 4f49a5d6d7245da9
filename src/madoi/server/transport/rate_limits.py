"""Limits: how much one client may ask. Who asks for more waits, or is refused; nobody else ever does."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

from starlette.types import Scope

from madoi.server.clock import Clock

_MOST_KNOWN: Final = 10_000
_OF_ONE_HOUSE: Final = 64
"""So many bits of an IPv6 address tell networks apart; whoever has one has all addresses of it."""


class Allowance:
    """So many a second, and ``burst`` at once after a quiet while."""

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock.monotonic()

    def take(self, many: float = 1) -> bool:
        """Use one, or so many, if they are left."""
        now = self._clock.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < many:
            return False
        self._left -= many
        return True

    def wait(self) -> float:
        """So many seconds until there is one left."""
        left = self._left + (self._clock.monotonic() - self._at) * self.rate
        return max(0.0, (1 - left) / self.rate)


class Allowances:
    """One allowance for each address. Remembers a bounded number of addresses, those that asked last."""

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._of: dict[str, Allowance] = {}

    def take(self, address: str, many: float = 1) -> bool:
        allowance = self._of.pop(address, None) or Allowance(self.rate, self.burst, self._clock)
        self._of[address] = allowance
        if len(self._of) > _MOST_KNOWN:
            self._of.pop(next(iter(self._of)))
        return allowance.take(many)


def caller(scope: Scope) -> str:
    """Whose allowance a request takes from: an address, or a network where one caller has so many of them."""
    host = scope["client"][0] if scope.get("client") else ""
    try:
        address = ip_address(host)
    except ValueError:
        return str(host)
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Network((address, _OF_ONE_HOUSE), strict=False))
    return str(host)
