"""Erasing a person's traces: their name and chat, in every log where they are.

The log keeps its entries and numbers, so the game stays playable and its record valid. Only names and chat
texts are replaced.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, select, update

from madoi.core.record import Player, read
from madoi.core.refusal import BadOption, Refusal
from madoi.server.storage.daily import DailyStore
from madoi.server.storage.evenings import EveningStore
from madoi.server.storage.owner_actions import OwnerActionStore
from madoi.server.storage.ratings import RatingStore
from madoi.server.storage.schema import ENTRIES, SUBSCRIPTIONS, TABLES
from madoi.server.storage.store import Store, StoredEntry
from madoi.server.table.log import Entry, Opened, Plan, Said, Sat, Voted, decode_entry, encode_entry

ERASED_TEXT: Final = "…"


class TraceEraser:
    """Finds and erases the traces of people in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._actions = OwnerActionStore(store)

    async def tables_of(self, name: str) -> list[str]:
        """The tables whose logs contain this name."""
        written = msgspec.json.encode(name).decode()
        query = select(ENTRIES.c.table_id).where(ENTRIES.c.body.contains(written, autoescape=True)).distinct()
        in_record = msgspec.json.encode(f" {name}").decode()[1:-1]
        copies = select(ENTRIES.c.table_id).where(
            ENTRIES.c.number == 0, ENTRIES.c.body.contains(in_record, autoescape=True)
        )

        def found(connection: Connection) -> list[str]:
            ids = {id for (id,) in connection.execute(query)}
            return sorted(ids | {id for (id,) in connection.execute(copies)})

        return await self._store.run(found)

    async def name_at(self, table: str, seat: int) -> str:
        """The name of the last person at a seat. Raises `BadOption`."""
        name = ""
        for row in await self._store.entries(table):
            entry = decode_entry(row.body)
            if isinstance(entry, Opened) and seat < len(entry.seats) and entry.seats[seat].kind == "person":
                name = entry.seats[seat].name
            elif isinstance(entry, Sat) and entry.seat == seat:
                name = entry.name
        if not name:
            raise BadOption(Refusal("admin-no-person", "", {"table": table, "number": seat + 1}))
        return name

    async def erase(self, table: str, name: str) -> int:
        """Erase a name and its chat from one table. Returns the number of entries that changed."""
        rows = await self._store.entries(table)
        entries = [decode_entry(row.body) for row in rows]
        replacement = _unused_name(_names(entries))
        changed = [
            (row, erased)
            for row, entry in zip(rows, entries, strict=True)
            for erased in [erase_name(entry, name, replacement)]
            if erased != entry
        ]
        if changed:
            keys = [key for entry in entries for key in _keys(entry, name)]
            await self._store.write(lambda connection: _replace(connection, table, changed, keys))
            await self._erase_from_summary(table, name, replacement)
            await self._actions.add("changed", table)
        return len(changed)

    async def erase_from_evenings(self, name: str) -> None:
        """Replace a name in every evening."""
        evenings = EveningStore(self._store)
        for id in await evenings.with_name(name):
            while True:  # until nobody has changed the evening meanwhile
                version, evening = await evenings.fetch(id)
                other = _unused_name({player.name for player in evening.players})
                players = [
                    msgspec.structs.replace(player, name=other, face="") if player.name == name else player
                    for player in evening.players
                ]
                if await evenings.replace(id, version, msgspec.structs.replace(evening, players=players)):
                    break
            keys = [player.key for player in evening.players if player.name == name]
            calls = (SUBSCRIPTIONS.c.table_id == id, SUBSCRIPTIONS.c.key.in_(keys))
            await self._store.execute(delete(SUBSCRIPTIONS).where(*calls))

    async def erase_from_boards(self, name: str) -> None:
        """Replace a name on every board of the day."""
        await DailyStore(self._store).erase_name(name, ERASED_TEXT)

    async def erase_from_ratings(self, name: str) -> None:
        """Delete the ratings of everybody who had this name."""
        await RatingStore(self._store).erase_name(name)

    async def _erase_from_summary(self, table: str, name: str, replacement: str) -> None:
        def found(connection: Connection) -> str:
            return str(connection.scalar(select(TABLES.c.summary).where(TABLES.c.id == table)) or "{}")

        summary = msgspec.json.decode(await self._store.run(found))
        for seat in summary.get("seats", []):
            if seat.get("name") == name:
                seat["name"] = replacement
        text = msgspec.json.encode(summary).decode()
        await self._store.execute(update(TABLES).where(TABLES.c.id == table).values(summary=text))


def erase_name(entry: Entry, name: str, replacement: str) -> Entry:
    """The entry with another name, and without what that person said."""
    match entry:
        case Said() if entry.name == name:
            return _erase_message(entry, replacement)
        case Sat() | Voted() if entry.name == name:
            return msgspec.structs.replace(entry, name=replacement)
        case Opened():
            seats = [_erase_from_plan(plan, name, replacement) for plan in entry.seats]
            before = _erase_from_record(entry.before, name, replacement)
            chat = [_erase_message(said, replacement) if said.name == name else said for said in entry.chat]
            return msgspec.structs.replace(entry, seats=seats, before=before, chat=chat)
        case _:
            return entry


def _erase_message(said: Said, replacement: str) -> Said:
    return msgspec.structs.replace(said, name=replacement, text=ERASED_TEXT, phrase="")


def _erase_from_plan(plan: Plan, name: str, replacement: str) -> Plan:
    return msgspec.structs.replace(plan, name=replacement) if plan.name == name else plan


def _erase_from_record(text: str, name: str, replacement: str) -> str:
    if not text:
        return text
    record = read(text)
    if name not in record.names:
        return text
    record.players = [
        Player(replacement, player.kind) if player.name == name else player for player in record.players
    ]
    return record.text()


def _names(entries: Collection[Entry]) -> set[str]:
    names = {entry.name for entry in entries if isinstance(entry, (Sat, Said, Voted))}
    for entry in entries:
        if isinstance(entry, Opened):
            names |= {plan.name for plan in entry.seats} | {said.name for said in entry.chat}
            names |= set(read(entry.before).names) if entry.before else set()
    return names


def _unused_name(taken: Collection[str]) -> str:
    number = 1
    while f"anonymous {number}" in taken:
        number += 1
    return f"anonymous {number}"


def _keys(entry: Entry, name: str) -> list[str]:
    """The hashes of the secrets that the person's seats had."""
    if isinstance(entry, Opened):
        return [plan.key for plan in entry.seats if plan.name == name and plan.kind == "person"]
    return [entry.key] if isinstance(entry, Sat) and entry.name == name else []


def _replace(
    connection: Connection, table: str, changed: list[tuple[StoredEntry, Entry]], keys: list[str]
) -> None:
    for row, entry in changed:
        where = (ENTRIES.c.table_id == table, ENTRIES.c.number == row.number)
        connection.execute(update(ENTRIES).where(*where).values(body=encode_entry(entry)))
    calls = (SUBSCRIPTIONS.c.table_id == table, SUBSCRIPTIONS.c.key.in_(keys))
    connection.execute(delete(SUBSCRIPTIONS).where(*calls))
    connection.commit()
