"""Evenings as files: export one, and import it into another store. Its tables are exported one by one."""

from __future__ import annotations

from typing import Final

import msgspec

from madoi.core.refusal import BadOption, Refusal, Refused
from madoi.evening.state import Evening
from madoi.server.storage.evenings import EveningStore
from madoi.server.storage.store import Store

_FORMAT: Final = "madoi-evening 1"


class EveningFile(msgspec.Struct, frozen=True):
    """An evening as a file, with hashes of its players' secrets."""

    format: str
    evening: str
    state: Evening

    def text(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


async def export_evening(store: Store, id: str) -> EveningFile:
    """Raises `BadOption` where there is no such evening."""
    try:
        _, evening = await EveningStore(store).fetch(id)
    except Refused as refused:
        raise BadOption(refused.refusal) from refused
    return EveningFile(_FORMAT, id, evening)


async def import_evening(store: Store, text: str) -> EveningFile:
    """Store the evening of a file. Raises `BadOption` for anything else, and where the evening is there."""
    try:
        file = msgspec.json.decode(text, type=EveningFile)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise BadOption(Refusal("admin-no-evening-file", "", {})) from None
    if file.format != _FORMAT:
        raise BadOption(Refusal("admin-no-evening-file", "", {}))
    evenings = EveningStore(store)
    try:
        await evenings.fetch(file.evening)
    except Refused:
        await evenings.create(file.state, file.evening)
        return file
    raise BadOption(Refusal("admin-evening-exists", "", {"evening": file.evening}))
