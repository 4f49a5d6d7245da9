"""Updates: what a client at a table is sent when something is new.

The first update shows the whole table as the viewer may see it. Later ones have only what has changed since.
"""

from __future__ import annotations

from itertools import count
from typing import Final, NamedTuple

import msgspec

from madoi.core.viewer import Viewer
from madoi.server import limits
from madoi.server.protocol.server_messages import Changes, History, Update
from madoi.server.protocol.snapshot import Snapshot
from madoi.server.table.log import Said
from madoi.server.table.projection.snapshot import news, table_snapshot
from madoi.server.table.state import Table

NOTHING: Final = 0
"""The version of a client that has seen no snapshot."""

_ENCODER = msgspec.json.Encoder()
_SHARED: Final = ("seats", "to_move", "outcome", "open")
"""The parts of a snapshot that every viewer sees alike."""
_VERSIONS = count(NOTHING + 1)
_DEFAULTS: Final = {
    field.name: field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default
    for field in msgspec.structs.fields(Snapshot)
}


class NextUpdate(NamedTuple):
    """An encoded message, the number of the last news in it, and the version of the snapshot that the client
    has seen with it."""

    message: bytes
    last: int
    version: int


def next_update(table: Table, viewer: Viewer, since: int, chat: bool, seen: int = NOTHING) -> NextUpdate:
    """The next message for a viewer who knows the news up to ``since`` and the snapshot of version ``seen``.

    It has all later news, and the table after them: whole (`Update`), or as `Changes`. Where the news do not
    fit into one message, it is a page of `History`.
    The newest update is cached for other connections of the viewer."""
    key = ("update", viewer, chat)
    cached = table.memo.get(key)
    if isinstance(cached, _CachedUpdate) and cached.since == since and cached.seen == seen:
        return cached.update
    page, last = _page(table, viewer, since, chat)
    if last < len(table.visible_entries[viewer]) - 1:
        return NextUpdate(_ENCODER.encode(History(page)), last, seen)
    snapshot = _encoded_snapshot(table, viewer)
    changes = snapshot.changes
    if changes is not None and seen == snapshot.changed_from:
        message = _ENCODER.encode(Changes(page, changes.now, changes.view, changes.gone))
    else:
        message = _ENCODER.encode(Update(page, snapshot.whole()))
    made = NextUpdate(message, last, snapshot.version)
    table.memo[key] = _CachedUpdate(since, seen, made)
    return made


class _CachedUpdate(NamedTuple):
    since: int
    seen: int
    update: NextUpdate


def _page(table: Table, viewer: Viewer, since: int, chat: bool) -> tuple[list[msgspec.Raw], int]:
    """As much news after ``since`` as fits into one message, and the number of the last."""
    visible = table.visible_entries[viewer]
    page: list[msgspec.Raw] = []
    size, last = 0, max(-1, since)
    while last < len(visible) - 1 and size < limits.NEWS_PAGE_BYTES:
        last += 1
        if chat or not isinstance(table.log[visible[last]].entry, Said):
            made = news(table, viewer, last)
            encoded = _ENCODER.encode(made if chat else msgspec.structs.replace(made, chat=[]))
            page.append(msgspec.Raw(encoded))
            size += len(encoded)
    return page, last


_Parts = dict[str, msgspec.Raw]


class _Changes(NamedTuple):
    now: _Parts
    view: _Parts
    gone: list[str]


class _EncodedSnapshot:
    """A viewer's snapshot, encoded part by part, and what changed since the viewer's last."""

    __slots__ = ("changed_from", "changes", "now", "version", "view")

    def __init__(self, now: _Parts, view: _Parts | None) -> None:
        self.now = now
        """Everything but the view."""
        self.view = view
        self.version = next(_VERSIONS)
        self.changed_from = NOTHING
        self.changes: _Changes | None = None

    def whole(self) -> msgspec.Raw:
        view = {} if self.view is None else {"view": self.view}
        return msgspec.Raw(_ENCODER.encode({**self.now, **view}))

    def compare(self, earlier: _EncodedSnapshot) -> None:
        """Work out the changes since an earlier snapshot, unless the view has got other entries."""
        view, before = self.view or {}, earlier.view or {}
        if view.keys() == before.keys():
            self.changed_from = earlier.version
            self.changes = _Changes(
                {name: part for name, part in self.now.items() if earlier.now.get(name) != part},
                {name: part for name, part in view.items() if before[name] != part},
                [name for name in earlier.now if name not in self.now],
            )


def _encoded_snapshot(table: Table, viewer: Viewer) -> _EncodedSnapshot:
    """The snapshot of now. One that looks the same as the viewer's last keeps its version: a version tells
    nothing of entries that the viewer may not know of."""
    made = table.memo.get(("snapshot", viewer))
    if not isinstance(made, _EncodedSnapshot):
        made = _encode(table, viewer)
        last = table.last_sent.get(viewer)
        if isinstance(last, _EncodedSnapshot):
            if last.now == made.now and last.view == made.view:
                made = last
            else:
                made.compare(last)
        table.memo["snapshot", viewer] = table.last_sent[viewer] = made
    return made


def _encode(table: Table, viewer: Viewer) -> _EncodedSnapshot:
    snapshot = table_snapshot(table, viewer)
    now: _Parts = {}
    for name, default in _DEFAULTS.items():
        part = getattr(snapshot, name)
        if name != "view" and part != default:
            now[name] = _encode_shared(table, name, part) if name in _SHARED else _raw(part)
    view = None if snapshot.view is None else {name: _raw(part) for name, part in snapshot.view.items()}
    return _EncodedSnapshot(now, view)


def _encode_shared(table: Table, name: str, part: object) -> msgspec.Raw:
    """A part that is the same for every viewer, encoded once."""
    made = table.memo.get(("encoded", name))
    if not isinstance(made, msgspec.Raw):
        made = table.memo["encoded", name] = _raw(part)
    return made


def _raw(part: object) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(part))
