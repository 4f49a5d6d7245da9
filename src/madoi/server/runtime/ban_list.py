"""The ban list of this process: which addresses and names are refused now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from madoi.core.refusal import Refusal, Refused
from madoi.server.clock import Clock
from madoi.server.storage.bans import Ban, normalized_name


class BanList:
    """All bans, in memory. ``on_change`` is called when they have changed."""

    def __init__(self, clock: Clock) -> None:
        self.on_change: Callable[[], None] = lambda: None
        self._clock = clock
        self._names: dict[str, float] = {}
        self._networks: dict[tuple[int, int], dict[int, float]] = {}
        """When each banned network ends to be one, by IP version and prefix length."""

    def replace(self, bans: Iterable[Ban]) -> None:
        self._names, self._networks = {}, {}
        for ban in bans:
            if ban.kind == "name":
                self._names[ban.value] = ban.until
            else:
                network = ip_network(ban.value)
                same_length = self._networks.setdefault((network.version, network.prefixlen), {})
                same_length[int(network.network_address)] = ban.until
        self.on_change()

    def refuses_address(self, host: str) -> bool:
        """Whether an address is banned now. It costs one lookup per length of banned networks."""
        if not self._networks:
            return False
        try:
            address = ip_address(host)
        except ValueError:
            return False
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        whole = IPv4Network if address.version == 4 else IPv6Network
        for (version, length), networks in self._networks.items():
            if version == address.version:
                key = int(whole((int(address), length), strict=False).network_address)
                if networks.get(key, 0.0) > self._clock.now():
                    return True
        return False

    def check_name(self, name: str) -> None:
        """Raise `Refused` for a name that is banned now."""
        if self._names and self._names.get(normalized_name(name), 0.0) > self._clock.now():
            raise Refused(Refusal("banned-name", "", {"name": name}))
