"""Folding a stored log into a table, without a server."""

from __future__ import annotations

from collections.abc import Sequence

from madoi.server.table.log import Opened, decode_entry
from madoi.server.table.state import Table


def fold_log(id: str, entries: Sequence[tuple[float, str]]) -> Table:
    """The table after these entries, each with its time. Raises `Refused` for rules of another version, and
    `ValueError` where it is no log."""
    if not entries:
        raise ValueError("an empty log")
    opened = decode_entry(entries[0][1])
    if not isinstance(opened, Opened):
        raise ValueError("a log begins with the entry that opens its table")
    table = Table(id, opened, entries[0][0])
    for at, body in entries[1:]:
        table.apply(decode_entry(body), at)
    return table
