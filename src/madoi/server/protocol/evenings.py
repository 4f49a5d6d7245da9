"""HTTP bodies for evenings: tournaments among friends."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from madoi.evening.state import Mode, Phase
from madoi.server import limits
from madoi.server.protocol.common import GameName, Name, OptionName, OptionText, Secret, TableId
from madoi.server.protocol.tables import PlayerFace
from madoi.server.table.log import Pace


class EveningRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An evening to open. ``rounds``: of a Swiss tournament; a round robin takes as many as it needs."""

    game: GameName
    mode: Mode
    name: Name
    face: PlayerFace = ""
    rounds: Annotated[int, Meta(ge=1, le=limits.MAX_EVENING_ROUNDS)] = 4
    pace: Pace = "live"
    options: dict[OptionName, OptionText] = {}


class JoinEveningRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to join an evening."""

    name: Name
    face: PlayerFace = ""


class EveningJoined(msgspec.Struct, frozen=True):
    """The secret of a player, which is never shown again. It also holds their seat at every table of the
    evening."""

    evening: str
    secret: str


class EveningCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player does: ``leave`` (from the next round on), ``return``. What the host does: ``start`` the
    next round, let bots ``play-on`` at a ``table`` that hangs, ``end`` the evening."""

    secret: Secret
    what: Literal["leave", "return", "start", "play-on", "end"]
    table: TableId = ""


class EveningPlayer(msgspec.Struct, frozen=True):
    """A player and how they stand. ``strength``: the mean points of their opponents."""

    name: str
    face: str
    left: bool
    place: int
    points: float
    strength: float
    firsts: int
    games: int
    byes: int


class EveningTable(msgspec.Struct, frozen=True):
    """A table of a round: its players by seat (-1: a bot), their points by place (empty: it goes on), and the
    scores of the game (empty: it ended without a result)."""

    table: str
    players: list[int]
    points: list[float]
    scores: list[float]


class EveningRound(msgspec.Struct, frozen=True):
    """A round, and who sits out."""

    tables: list[EveningTable]
    byes: list[int]


class EveningState(msgspec.Struct, frozen=True):
    """An evening, for anybody who has its link. ``order``: the players, the best first. ``me``: the player
    whose secret came with the request (-1: nobody). ``rounds``: 0 while it is not known yet.
    ``next_at``: when the next round begins by itself. ``unchanged``: it is as at the version ``after``, and
    only ``version`` and ``time`` are filled in."""

    version: int
    time: float
    unchanged: bool = False
    game: str = ""
    options: dict[str, str] = {}
    mode: Mode = "swiss"
    pace: Pace = "live"
    phase: Phase = "gathering"
    rounds: int = 0
    host: int = -1
    me: int = -1
    next_at: float | None = None
    players: list[EveningPlayer] = []
    order: list[int] = []
    played: list[EveningRound] = []


class EveningLook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Look at an evening, if it has changed since the version ``after``. ``secret``: whose it is."""

    secret: Secret = ""
    after: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0
