"""Tables that were stored and sent by an earlier version are read and shown as they were then.

``madoi.sql`` is the dump of its database; all kinds of entries are in it. ``NAME.json`` is what each viewer of a
table was sent. Fields may be added to what is sent; those that were there keep their values. Only times were changed:
they are in tenths of a second now (S13 of docs/security.md).
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any, get_args

import pytest

from madoi.server.storage.connect import database_url
from madoi.server.storage.store import StoredEntry, open_store
from madoi.server.table.log import Entry, Opened, decode_entry
from madoi.server.table.state import Table
from support.server.tables import sent_update

HERE = Path(__file__).parent
NAMES = sorted(path.stem for path in HERE.glob("*.json"))


def stored_tables(folder: Path) -> dict[str, Table]:
    """The tables of the old database."""
    with sqlite3.connect(folder / "madoi.sqlite") as database:
        database.executescript((HERE / "madoi.sql").read_text(encoding="utf-8"))
    database.close()

    async def read() -> dict[str, Table]:
        async with open_store(database_url("", folder)) as store:
            return {name: table_of(name, await store.entries(name)) for name in NAMES}

    return asyncio.run(read())


def table_of(id: str, rows: list[StoredEntry]) -> Table:
    first = decode_entry(rows[0].body)
    assert isinstance(first, Opened)
    table = Table(id, first, rows[0].at)
    for row in rows[1:]:
        table.apply(decode_entry(row.body), row.at)
    return table


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Table]:
    return stored_tables(tmp_path_factory.mktemp("database"))


def test_every_kind_of_entry_is_there(tables: dict[str, Table]) -> None:
    kinds = {type(applied.entry) for table in tables.values() for applied in table.log}
    assert kinds == set(get_args(Entry))


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_table_is_shown_as_it_was(name: str, tables: dict[str, Table]) -> None:
    table = tables[name]
    expected = json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
    assert sorted(map(int, expected)) == sorted(table.viewers())
    for viewer in table.viewers():
        sent = json.loads(sent_update(table, viewer, -1, True))
        assert without_additions(sent, expected[str(viewer)]) == expected[str(viewer)]


def without_additions(new: Any, old: Any) -> Any:
    """The new data with only those fields that the old data has."""
    if isinstance(new, dict) and isinstance(old, dict):
        return {
            name: value if _may_differ(name, new[name], value) else without_additions(new[name], value)
            for name, value in old.items()
            if name in new
        }
    if isinstance(new, list) and isinstance(old, list) and len(new) == len(old):
        return [without_additions(one, other) for one, other in zip(new, old, strict=True)]
    return new


def _may_differ(name: str, new: Any, old: Any) -> bool:
    """The printed text of a skill may be improved, and more can be set in advance than then."""
    return name == "skill" or (name == "wishes" and all(one in new for one in old))
