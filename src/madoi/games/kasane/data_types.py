"""The plain data of Kasane as types: the view, the faces of its events, the parts of an action.

Screens use these types, and web/src/games/kasane/data-types.ts is generated from them.
"""

from __future__ import annotations

from typing import Literal, TypedDict


class SeatView(TypedDict):
    """What lies before a seat. ``hand`` is null where it is hidden from the viewer."""

    points: int
    row: list[int]
    colours: int
    hand: list[int] | None
    hand_size: int


class CellView(TypedDict):
    """A cell of the point table: the points of each space, in the order of taking, and where the points and
    the number of spaces come from (``book``, ``review``, ``ours``)."""

    yaku: str
    count: int
    points: list[int]
    taken: int
    points_from: str
    spaces_from: str


class KasaneData(TypedDict):
    """What a viewer may know. Rounds count from 1; ``winners`` is empty until the game is over."""

    game: Literal["kasane"]
    viewer: int
    round: int
    rounds: int
    start: int
    mover: int
    columns: list[list[int]]
    deck_size: int
    seats: list[SeatView]
    cells: list[CellView]
    easier: bool
    colour_points: list[int]
    winners: list[int]


class KasaneReference(TypedDict):
    """The size of the display."""

    columns: int
    column_height: int


class KasaneParts(TypedDict):
    """An action taken apart. The column counts from 1; without a yaku ``yaku`` is null and ``count`` 0."""

    column: int
    yaku: str | None
    count: int
    join: bool


class StartedFace(TypedDict):
    """Who begins."""

    seat: int


class CellsTakenFace(TypedDict):
    """Nothing but that it happened."""


class LaidFace(TypedDict):
    """A common area; ``seat`` begins the round."""

    round: int
    seat: int
    columns: list[list[int]]


class TookFace(TypedDict):
    """A card taken from a column, which counts from 1."""

    seat: int
    column: int
    card: int


class TookPlusOneFace(TypedDict):
    """A +1 taken from a column."""

    seat: int
    column: int
    points: int


class MadeFace(TypedDict):
    """A yaku, by its key in the word catalogues, with all of its cards."""

    seat: int
    yaku: str
    count: int
    cards: list[int]
    join: Literal["yes", "no"]
    points: int


class RoundEndedFace(TypedDict):
    """The cards that were left."""

    round: int
    cards: list[int]


class CountFace(TypedDict):
    """A number of cards."""

    count: int


class ColourBonusFace(TypedDict):
    """Points for colours."""

    seat: int
    count: int
    colours: int
    points: int


class TooFewFace(TypedDict):
    """A row of ``count`` cards, where ``needed`` would score."""

    seat: int
    count: int
    needed: int


class TwelveBonusFace(TypedDict):
    """Points for all twelve cards."""

    seat: int
    points: int


class TiedFace(TypedDict):
    """Seats with the same points; ``count`` is the most cards."""

    seats: list[int]
    points: int
    count: int


class EndedFace(TypedDict):
    """The winners, and the points of all."""

    seats: list[int]
    count: int
    points: list[int]


FACES: dict[str, object] = {
    "kasane-started": StartedFace,
    "kasane-cells-taken": CellsTakenFace,
    "kasane-laid": LaidFace,
    "kasane-took": TookFace,
    "kasane-took-plus-one": TookPlusOneFace,
    "kasane-made": MadeFace,
    "kasane-round-ended": RoundEndedFace,
    "kasane-reshuffled": CountFace,
    "kasane-spares": CountFace,
    "kasane-colours": ColourBonusFace,
    "kasane-too-few": TooFewFace,
    "kasane-twelve": TwelveBonusFace,
    "kasane-tied": TiedFace,
    "kasane-ended": EndedFace,
}
"""The face of each kind of event."""
