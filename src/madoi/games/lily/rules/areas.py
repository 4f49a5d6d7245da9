"""The field: six areas per side, which areas are adjacent, and what each range reaches (LY-6.6, LY-7)."""

from __future__ import annotations

from typing import Final

from madoi.games.lily.data_types import Area

AREAS: Final[list[Area]] = ["lf", "cf", "rf", "lb", "cb", "rb"]
"""Left, centre and right of the front, then of the back; in notation and as places in a field."""

CENTRE_FRONT: Final = 1
FRONT: Final = [0, 1, 2]
BACK: Final = [3, 4, 5]
EVERYWHERE: Final = [0, 1, 2, 3, 4, 5]


def column(area: int) -> int:
    """0 left, 1 centre, 2 right."""
    return area % 3


def is_front(area: int) -> bool:
    return area < 3


def _beside(one: int, other: int) -> bool:
    """The same column or the one beside (LY-7)."""
    return abs(column(one) - column(other)) <= 1


def _adjacent(area: int) -> list[int]:
    """LY-6.6: up, down, left and right on the 2 x 3 field, never diagonally."""
    same_row = [
        other for other in range(6) if other // 3 == area // 3 and abs(column(other) - column(area)) == 1
    ]
    return [*same_row, (area + 3) % 6]


ADJACENT: Final = [_adjacent(area) for area in range(6)]

RANGES: Final = ["1", "2", "1-2", "1-3"]
"""As printed on cards; the places in this list are what the code uses."""


def _reach(reach: int, start: int) -> list[int]:
    """What may be attacked with a range from an area, by labels: left faces left."""
    near = [area for area in FRONT if _beside(start, area)]
    far = [area for area in BACK if _beside(start, area)]
    if reach == 3:  # LY-7.4
        return near + far
    one = near if is_front(start) else []  # LY-7.1
    two = far if is_front(start) else near  # LY-7.2
    if reach == 0:
        return one
    return two if reach == 1 else one + two  # LY-7.3: both


REACH: Final = [[_reach(reach, start) for start in range(6)] for reach in range(len(RANGES))]
"""`REACH[range][area]`: the enemy's areas that may be attacked from there."""


def _reach_of_several(ranges: int, start: int) -> list[int]:
    """What may be attacked with any of these ranges, given as bits."""
    own = [reach for reach in range(len(RANGES)) if ranges >> reach & 1]
    return [area for area in EVERYWHERE if any(area in REACH[reach][start] for reach in own)]


REACH_OF_SEVERAL: Final = [
    [_reach_of_several(ranges, start) for start in range(6)] for ranges in range(1 << len(RANGES))
]
"""`REACH_OF_SEVERAL[ranges][area]`: the same for somebody with several ranges, as bits."""
