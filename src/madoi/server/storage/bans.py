"""Bans: addresses and names that the owner keeps out for a time."""

from __future__ import annotations

import unicodedata
from ipaddress import ip_network
from typing import Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, delete, select

from madoi.core.record import MAX_NAME_CHARS, is_printable_line
from madoi.core.refusal import BadOption, Refusal
from madoi.server.storage.schema import BANS
from madoi.server.storage.store import Store

BanKind: TypeAlias = Literal["address", "name"]


class Ban(msgspec.Struct, frozen=True):
    """A banned address, network or name, until this time."""

    kind: BanKind
    value: str
    until: float
    reason: str


class BanStore:
    """The bans in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, ban: Ban) -> None:
        """Add a ban. It replaces an earlier one of the same address or name."""
        await self.remove(ban.kind, ban.value)
        await self._store.execute(self._store.insert(BANS).values(msgspec.structs.asdict(ban)))

    async def remove(self, kind: BanKind, value: str) -> bool:
        """Lift a ban. False: there was none."""
        return await self._store.execute(delete(BANS).where(BANS.c.kind == kind, BANS.c.value == value)) > 0

    async def all(self) -> list[Ban]:
        """The bans that have not ended."""
        query = select(BANS).where(BANS.c.until > self._store.clock.now()).order_by(BANS.c.until)

        def found(connection: Connection) -> list[Ban]:
            return [Ban(*row) for row in connection.execute(query)]

        return await self._store.run(found)

    async def delete_ended(self, now: float) -> None:
        await self._store.execute(delete(BANS).where(BANS.c.until < now))


def normalized_address(text: str) -> str:
    """An address or network as bans store it. Raises `BadOption`."""
    try:
        return str(ip_network(text.strip(), strict=False))
    except ValueError:
        raise BadOption(Refusal("admin-bad-address", "", {"text": text})) from None


def normalized_name(text: str) -> str:
    """A name as bans compare it: case, width and spaces make no difference."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def banned_name(text: str) -> str:
    """A name as bans store it. Raises `BadOption`."""
    name = normalized_name(text)
    if not is_printable_line(name, MAX_NAME_CHARS):
        raise BadOption(Refusal("name-bad", "", {"text": text, "most": MAX_NAME_CHARS}))
    return name
