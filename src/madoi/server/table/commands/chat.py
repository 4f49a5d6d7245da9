"""Chat commands: one room for the table, and one for the spectators, which players cannot see."""

from __future__ import annotations

from typing import Literal

from madoi.core.record import MAX_NAME_CHARS, is_printable_line
from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import SPECTATOR, Viewer
from madoi.server import limits
from madoi.server.table.log import Phrase, Said
from madoi.server.table.state import Table


def say(table: Table, viewer: Viewer, name: str, text: str) -> Said:
    """Send a chat message: from a seat to all, from a spectator to the spectators. One line of text."""
    _check_may_chat(table, viewer)
    if not is_printable_line(text, limits.MAX_CHAT_CHARACTERS):
        raise Refused(Refusal("chat-bad", "", {"most": limits.MAX_CHAT_CHARACTERS}))
    return _message(table, viewer, name, text, "")


def react(table: Table, viewer: Viewer, name: str, phrase: Phrase) -> Said:
    """Send a reaction or a short phrase, to whom a message would go."""
    _check_may_chat(table, viewer)
    return _message(table, viewer, name, "", phrase)


def last_messages(table: Table) -> list[Said]:
    """What was last said at the table, also before it was a rematch."""
    said = [applied.entry for applied in table.log if isinstance(applied.entry, Said)]
    at_table = [*table.opened.chat, *(entry for entry in said if entry.room == "table")]
    return at_table[-limits.MAX_CARRIED_MESSAGES :]


def _check_may_chat(table: Table, viewer: Viewer) -> None:
    if not table.terms.chat:
        raise Refused(Refusal("chat-off", "", {}))
    if viewer in table.silenced:
        raise Refused(Refusal("chat-silenced", "", {}))


def _message(table: Table, viewer: Viewer, name: str, text: str, phrase: Phrase | Literal[""]) -> Said:
    if viewer != SPECTATOR:
        return Said(viewer, table.seats[viewer].name, text, "table", phrase)
    if not is_printable_line(name, MAX_NAME_CHARS):
        raise Refused(Refusal("name-bad", "", {"text": name, "most": MAX_NAME_CHARS}))
    return Said(SPECTATOR, name, text, "spectators", phrase)
