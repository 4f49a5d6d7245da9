"""The field of Lily: areas in the order they are drawn, signs, whose side is below, who stands where."""

from __future__ import annotations

from typing import Final

from madoi.games.lily.data_types import Area, CharacterView, LilyData

FRONT: Final[list[Area]] = ["lf", "cf", "rf"]
BACK: Final[list[Area]] = ["lb", "cb", "rb"]
AREAS: Final[list[Area]] = FRONT + BACK
ACTIVE, INACTIVE, MOVER = "▲", "▷", "▶"
MOST_POTENTIALS = 5


def below(data: LilyData) -> int:
    """Whose side is drawn below: the viewer's; for who has none, the first seat's."""
    return max(data["viewer"], 0)


def standing(data: LilyData, seat: int, area: str) -> CharacterView | None:
    """The character there; None also where it is no area."""
    field = data["players"][seat]["field"]
    return next((field[place] for place in AREAS if place == area), None)
