"""The parts of a board that a step can point at, by their names on the screen (`data-part` in
web/src/games)."""

from __future__ import annotations

import re
from typing import Final

_GIRLS: Final = "akane|shirakaba|kuroki|tsuge|murafuji|midorino|sorai|haila|momozono"
_AREAS: Final = "[lcr][fb]"
PARTS: Final[dict[str, list[str]]] = {
    "kasane": [
        "columns", r"column-\d", "hand", "robe", "points", "yaku", r"yaku-[a-z-]+", r"cell-[a-z-]+-\d",
        "others", "dock",
    ],
    "yurikure": [
        "circle", f"girl-({_GIRLS})", "sheet", "control", f"control-({_GIRLS})", "turns", "dice",
        "dice-(confession|couple|kiss)", "dock", "scores",
    ],
    "lily": [
        "phases", "own-field", "enemy-field", f"own-{_AREAS}", f"enemy-{_AREAS}", "own-partner",
        "enemy-partner", "own-coupling", "enemy-coupling", "own-potentials", "enemy-potentials", "event",
        "battle", "hand", r"card-\w+", "dock",
    ],
}  # fmt: skip
"""By game; each a pattern."""

FURNITURE: Final[dict[str, list[str]]] = {
    "kasane": ["hand", "robe", "yaku", "others"],
    "yurikure": ["sheet", "control", "turns"],
    "lily": ["phases", "hand", "event", *(
        f"{side}-{part}" for side in ("own", "enemy") for part in ("partner", "coupling", "potentials")
    )],
}  # fmt: skip
"""Parts that a lesson can leave out until they are needed."""


def is_part(game: str, part: str) -> bool:
    return any(re.fullmatch(pattern, part) for pattern in PARTS.get(game, []))
