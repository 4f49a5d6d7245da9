"""Tables as files: export one, and import it into another store.

A file holds the whole log, hidden information and hashes of seat secrets included. Its checksum finds damage.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import msgspec

from madoi.core.refusal import BadOption, Refusal, Refused
from madoi.server.runtime.live_table import lobby_row
from madoi.server.storage.store import Store
from madoi.server.table.folding import fold_log
from madoi.server.table.state import Table
from madoi.server.tokens import new_id

_FORMAT: Final = "madoi-table 1"


class FileEntry(msgspec.Struct, frozen=True):
    """One entry of the log: its time, and its body as the store has it."""

    at: float
    body: str


class TableFile(msgspec.Struct, frozen=True):
    """A table as a file."""

    format: str
    table: str
    game: str
    checksum: str
    entries: list[FileEntry]

    def text(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


async def export_table(store: Store, id: str) -> TableFile:
    """Raises `BadOption` where there is no such table."""
    rows = await store.entries(id)
    if not rows:
        raise BadOption(Refusal("admin-no-table", "", {"table": id}))
    entries = [FileEntry(row.at, row.body) for row in rows]
    game = str(msgspec.json.decode(rows[0].body).get("game", ""))
    return TableFile(_FORMAT, id, game, _checksum(entries), entries)


def read_table_file(text: str) -> TableFile:
    """Parse a file and verify its checksum. Raises `BadOption`."""
    try:
        found = msgspec.json.decode(text, type=TableFile)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise BadOption(Refusal("admin-no-table-file", "", {})) from None
    if found.format != _FORMAT:
        raise BadOption(Refusal("admin-no-table-file", "", {}))
    if found.checksum != _checksum(found.entries):
        raise BadOption(Refusal("admin-file-damaged", "", {}))
    return found


def fold_table_file(file: TableFile) -> Table:
    """The table of a file. Raises `BadOption` where its log cannot be played."""
    try:
        return fold_log(file.table, [(entry.at, entry.body) for entry in file.entries])
    except Refused as refused:
        raise BadOption(Refusal("admin-file-unplayable", "", {"refusal": refused.refusal})) from refused
    except Exception as error:  # whatever the file contains, it is no table
        raise BadOption(Refusal("admin-no-table-file", "", {})) from error


async def import_table(store: Store, file: TableFile, as_new: bool = False) -> str:
    """Store the table of a file, under its own id or a new one. Returns the id. Raises `BadOption`."""
    table = fold_table_file(file)
    id = new_id() if as_new else file.table
    if await store.phase(id):
        raise BadOption(Refusal("admin-table-exists", "", {"table": id}))
    row = lobby_row(table)
    row.summary = row.summary.replace(file.table, id)
    await store.insert_table(id, row, [(entry.at, entry.body) for entry in file.entries])
    return id


def _checksum(entries: list[FileEntry]) -> str:
    return sha256(msgspec.json.encode(entries)).hexdigest()
