"""The lobby: the public tables, listed once for everybody, and at most a few of each address."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2s

import msgspec

from madoi.core.refusal import Refusal, Refused
from madoi.server import limits
from madoi.server.protocol.tables import Lobby, TableSummary, WaitingPlayers
from madoi.server.storage import quick_tables
from madoi.server.storage.store import Store
from madoi.server.table.log import Pace
from madoi.server.table.projection import snapshot
from madoi.server.table.state import Table
from madoi.server.tokens import new_secret


class _ListedTable(TableSummary, frozen=True):
    """What the store keeps of a table for the lobby: what it shows, and a hash of the opener's address."""

    opener: str = ""


def encode_for_lobby(table: Table) -> str:
    """A table as the store keeps it for the lobby: only the options that were changed, and no long ones."""
    shown = snapshot.table_summary(table)
    defaults = {option.name: option.default for option in table.game.options}
    fields = msgspec.structs.asdict(shown)
    fields["options"] = _short_options(
        {name: value for name, value in shown.options.items() if value != defaults.get(name)}
    )
    return msgspec.json.encode(_ListedTable(**fields, opener=table.opened.opener)).decode()


def _short_options(options: dict[str, str]) -> dict[str, str]:
    """Options without the decks, cards and tables of points that are somebody's own."""
    return {
        name: value if len(value) <= limits.MAX_LISTED_OPTION_CHARACTERS else "…"
        for name, value in options.items()
    }


class PublicTables:
    """The list of public tables, read from the store at most once per second."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._clock = store.clock
        self._read_at = 0.0
        self._listed: list[_ListedTable] | None = None
        self._encoded = b""
        self._key = ""

    def forget(self) -> None:
        """Read the list again when it is next asked for: a table of this process has changed."""
        self._listed = None

    async def encoded(self) -> bytes:
        """The lobby as JSON."""
        await self._read()
        return self._encoded

    async def opener(self, network: str) -> str:
        """A hash that stands for an address. The store keeps no addresses."""
        if not self._key:
            self._key = await self._store.get_or_create_key("openers", new_secret())
        return blake2s(network.encode(), key=self._key.encode()[:32], digest_size=12).hexdigest()

    async def check_room(self, opener: str) -> None:
        """Raises `Refused` when an address has too many public tables already."""
        listed = await self._read()
        if sum(one.opener == opener for one in listed) >= limits.MAX_PUBLIC_TABLES_PER_ADDRESS:
            facts: dict[str, object] = {"most": limits.MAX_PUBLIC_TABLES_PER_ADDRESS}
            raise Refused(Refusal("tables-too-many", "", facts))

    async def _read(self) -> list[_ListedTable]:
        now = self._clock.monotonic()
        listed = self._listed
        if listed is None or now - self._read_at > limits.LOBBY_REFRESH_SECONDS:
            rows = await self._store.lobby(self._clock.now() - limits.LOBBY_SECONDS)
            listed = self._listed = [_decode(row) for row in rows]
            self._read_at = now
            waiting = [_count_waiting(*row) for row in await quick_tables.summaries(self._store)]
            lobby = Lobby(_fair_selection(listed), [one for one in waiting if one.people])
            self._encoded = msgspec.json.encode(lobby)
        return listed


def _count_waiting(pace: Pace, summary: str) -> WaitingPlayers:
    table = _decode(summary)
    return WaitingPlayers(table.game, pace, sum(seat.kind == "person" for seat in table.seats))


def _decode(row: str) -> _ListedTable:
    listed = msgspec.json.decode(row, type=_ListedTable)
    if listed.opener:
        return listed
    # An earlier version stored it, with whole options.
    return msgspec.structs.replace(listed, options={}, opener=listed.table)


def _fair_selection(listed: list[_ListedTable]) -> list[TableSummary]:
    """The first tables of the list, at most a few of each opener."""
    shown: list[TableSummary] = []
    counted: Counter[str] = Counter()
    for one in listed:
        counted[one.opener] += 1
        if counted[one.opener] <= limits.MAX_LISTED_TABLES_PER_ADDRESS:
            fields = {name: getattr(one, name) for name in TableSummary.__struct_fields__}
            shown.append(TableSummary(**fields))
    return shown[: limits.MAX_LOBBY_TABLES]
