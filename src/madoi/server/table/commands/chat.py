"""Chat commands: one room for the table, and one for the spectators, which players cannot see."""

from __future__ import annotations

from madoi.core.record import MAX_NAME_CHARS, is_printable_line
from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import SPECTATOR, Viewer
from madoi.server import limits
from madoi.server.table.log import Said
from madoi.server.table.state import Table


def say(table: Table, viewer: Viewer, name: str, text: str) -> Said:
    """Send a chat message: from a seat to all, from a spectator to the spectators. One line of text."""
    if not table.terms.chat:
        raise Refused(Refusal("chat-off", "", {}))
    if viewer in table.silenced:
        raise Refused(Refusal("chat-silenced", "", {}))
    if not is_printable_line(text, limits.MAX_CHAT_CHARACTERS):
        raise Refused(Refusal("chat-bad", "", {"most": limits.MAX_CHAT_CHARACTERS}))
    if viewer != SPECTATOR:
        return Said(viewer, table.seats[viewer].name, text, "table")
    if not is_printable_line(name, MAX_NAME_CHARS):
        raise Refused(Refusal("name-bad", "", {"text": name, "most": MAX_NAME_CHARS}))
    return Said(SPECTATOR, name, text, "spectators")
