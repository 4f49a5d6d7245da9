"""HTTP bodies for ratings: having a game rated, what it changed, the list of a season."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from madoi.server.protocol.common import DeviceKey, GameName, Secret, TableId

Season: TypeAlias = Annotated[str, Meta(pattern=r"^(\d{4}-[1-4])?$")]
"""A quarter of a year (UTC): ``2026-4`` is October to December."""

RatingState: TypeAlias = Literal["open", "rated", "alone", "several", "late", "ended", "left", "hint", "undo"]
"""``open``: the game goes on. ``rated``: it was rated. Otherwise it was not, because nobody else was rated,
one device had several seats, it was wanted too late, the others ended the game, a bot had to play for the
seat, or its player took a hint or something back that others had seen."""


class RatedGameRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Have the game of your seat rated, before your third decision; later, ask what came of it."""

    table: TableId
    secret: Secret
    device: DeviceKey


class RatingPoints(msgspec.Struct, frozen=True):
    """A rating with its interval of 95%."""

    points: int
    low: int
    high: int


class RatedGameState(msgspec.Struct, frozen=True):
    """Whether the game of your seat is rated. ``before`` and ``after``: your rating, if it was."""

    state: RatingState
    before: RatingPoints | None = None
    after: RatingPoints | None = None


class RatingsRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for the list of a game in a season (empty: this one). With a ``device`` key it shows which row is
    yours."""

    game: GameName
    season: Season = ""
    device: DeviceKey | None = None


class RatingRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player, or a ``bot``, in the list. ``place``: from 1; 0 while the rating is not certain.

    ``broken_off``: games that the player left, or in which they took a hint or something back."""

    rating: RatingPoints
    games: int
    name: str = ""
    face: str = ""
    bot: str = ""
    place: int = 0
    broken_off: int = 0
    mine: bool = False


class RatingList(msgspec.Struct, frozen=True):
    """The ratings of a game in a season. ``ranked``: those with ``certain_games`` rated games or more, the
    highest low end of the interval first; ``others`` have played fewer. ``mine``: your own row, wherever it
    is. ``seasons``: those with rated games, the latest first; ``current`` is the season of today."""

    game: str
    season: str
    current: str
    seasons: list[str]
    ranked: list[RatingRow]
    others: list[RatingRow]
    mine: RatingRow | None
    certain_games: int


class LeaveRatingsRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Have no running game rated any more. ``erase``: also delete your ratings."""

    device: DeviceKey
    erase: bool = False


class RatingsLeft(msgspec.Struct, frozen=True):
    """It is done."""
