"""Chat: one room for the table, one for the spectators, who cannot be heard by those who play."""

from __future__ import annotations

from madoi.core.game import SPECTATOR, Viewer
from madoi.core.record import MAX_NAME_CHARS, is_printable_line
from madoi.core.refusal import Refusal, Refused
from madoi.server.table.log import Said
from madoi.server.table.state import Table

MOST_SAID = 300


def say(table: Table, viewer: Viewer, name: str, text: str) -> Said:
    """A seat speaks to all, a spectator to the spectators. Names and texts are text of one line."""
    if not table.terms.chat:
        raise Refused(Refusal("chat-off", "", {}))
    if not is_printable_line(text, MOST_SAID):
        raise Refused(Refusal("chat-bad", "", {"most": MOST_SAID}))
    if viewer != SPECTATOR:
        return Said(viewer, table.chairs[viewer].name, text, "table")
    if not is_printable_line(name, MAX_NAME_CHARS):
        raise Refused(Refusal("name-bad", "", {"text": name, "most": MAX_NAME_CHARS}))
    return Said(SPECTATOR, name, text, "spectators")
