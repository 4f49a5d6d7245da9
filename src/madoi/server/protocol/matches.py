"""HTTP bodies for quick matches."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from madoi.server import limits
from madoi.server.protocol.common import GameName, Name, OptionName
from madoi.server.protocol.my_tables import SeatCredentials
from madoi.server.protocol.tables import PlayerFace
from madoi.server.table.log import Pace


class MatchRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player who wants to play with others who want the same. ``mine``: seats that they hold. If one is
    where people wait for this, they keep it: nobody plays against themselves in two tabs."""

    game: GameName
    pace: Pace
    name: Name
    face: PlayerFace = ""
    options: dict[OptionName, Annotated[str, Meta(max_length=limits.MAX_SEAT_OPTION_CHARACTERS)]] = {}
    """The player's own entry in options that have one for each seat: a deck."""
    mine: Annotated[list[SeatCredentials], Meta(max_length=limits.MAX_MATCH_SEATS)] = []
