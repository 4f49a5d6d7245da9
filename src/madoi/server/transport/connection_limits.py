"""Limits of open connections: for all, and for each address, with room for newcomers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from ipaddress import ip_address, ip_network

from madoi.server import limits
from madoi.server.clock import Clock
from madoi.server.rate_limits import TokenBuckets, network_of
from madoi.server.shared_memory import SharedMemory


class TrustedProxies:
    """The proxies whose `X-Forwarded-For` is believed: their connections belong to many visitors."""

    def __init__(self, networks: Sequence[str]) -> None:
        self._networks = [ip_network(one, strict=False) for one in networks]

    def __contains__(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)


class ConnectionLimits:
    """All open connections of this process, by the network at their other end. ``most``: how many it can
    have."""

    def __init__(self, shared: SharedMemory, proxies: TrustedProxies, most: int, clock: Clock) -> None:
        self.most = most
        self._new = TokenBuckets(
            "connections", limits.CONNECTIONS_PER_SECOND, limits.CONNECTIONS_BURST, shared, clock
        )
        self._shared = shared
        self._proxies = proxies
        self._open: dict[str, dict[asyncio.Transport, Callable[[], bool]]] = {}
        self._networks: dict[asyncio.Transport, str] = {}

    def admit(
        self, transport: asyncio.Transport, is_silent: Callable[[], bool], is_known: bool = False
    ) -> bool:
        """Count a new connection. False: there is no room for it. ``is_silent`` says whether its client has
        asked for nothing that is still wanted; ``is_known``: another worker has let it in."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        network = network_of(host)
        name = f"connections {network}"
        is_full = self._shared.total(name) >= limits.MAX_CONNECTIONS_PER_ADDRESS
        is_limited = not is_known and host not in self._proxies
        if is_limited and (is_full or not self._new.take(network)):
            return False
        if len(self._networks) >= self.most and not self._make_room(network):
            return False
        self._open.setdefault(network, {})[transport] = is_silent
        self._networks[transport] = network
        self._shared.add(name, 1)
        return True

    def upgrade(self, transport: asyncio.Transport) -> None:
        """A connection is a WebSocket now, and never silent. Nothing of its HTTP is kept."""
        network = self._networks.get(transport)
        if network is not None:
            self._open[network][transport] = _is_never_silent

    def release(self, transport: asyncio.Transport) -> None:
        """Stop counting a connection, if it was counted."""
        network = self._networks.pop(transport, None)
        if network is None:
            return
        del self._open[network][transport]
        if not self._open[network]:
            del self._open[network]
        self._shared.add(f"connections {network}", -1)

    def _make_room(self, newcomer: str) -> bool:
        """Cut the oldest silent connection of the network that has most, if it has more than the newcomer."""
        connections = max(self._open.values(), key=len)
        if len(connections) <= len(self._open.get(newcomer, ())) + 1:
            return False
        for transport, is_silent in connections.items():
            if is_silent():
                self.release(transport)
                transport.abort()
                return True
        return False


def _is_never_silent() -> bool:
    return False


def connection_room() -> int:
    """How many connections this process can have: some files are kept for everything else."""
    try:
        import resource  # noqa: PLC0415  not every system has it
    except ImportError:
        return limits.MAX_OPEN_FILES - limits.RESERVED_FILES
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = limits.MAX_OPEN_FILES if allowed == resource.RLIM_INFINITY else allowed
    return max(limits.RESERVED_FILES, most - limits.RESERVED_FILES)


def raise_file_limit() -> None:
    """Let this process and its workers open as many files as the system allows them to: each connection is
    one."""
    try:
        import resource  # noqa: PLC0415  not every system has it
    except ImportError:
        return
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.MAX_OPEN_FILES if most == resource.RLIM_INFINITY else min(most, limits.MAX_OPEN_FILES)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
