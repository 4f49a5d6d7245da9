"""Chat: one room for the table, one for the spectators, who cannot be heard by those who play."""

from __future__ import annotations

from madoi.core.game import SPECTATOR, Viewer
from madoi.core.record import MOST_NAME, is_line
from madoi.core.refusal import Refusal, Refused
from madoi.server import limits
from madoi.server.table.log import Said
from madoi.server.table.state import Table


def say(table: Table, viewer: Viewer, name: str, text: str) -> Said:
    """A seat speaks to all, a spectator to the spectators. Names and texts are text of one line."""
    if not table.terms.chat:
        raise Refused(Refusal("chat-off", "", {}))
    if not is_line(text, limits.MAX_CHAT_CHARACTERS):
        raise Refused(Refusal("chat-bad", "", {"most": limits.MAX_CHAT_CHARACTERS}))
    if viewer != SPECTATOR:
        return Said(viewer, table.chairs[viewer].name, text, "table")
    if not is_line(name, MOST_NAME):
        raise Refused(Refusal("name-bad", "", {"text": name, "most": MOST_NAME}))
    return Said(SPECTATOR, name, text, "spectators")
