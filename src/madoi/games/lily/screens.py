"""Lily on screens: its board in the terminal, and the parts of its board in the browser."""

from __future__ import annotations

from typing import Final

from madoi.core.screens import Screens

_AREAS: Final = "[lcr][fb]"
SCREENS = Screens(
    terminal="madoi.terminal.boards.lily:BOARD",
    parts=[
        "phases", "own-field", "enemy-field", f"own-{_AREAS}", f"enemy-{_AREAS}", "own-partner",
        "enemy-partner", "own-coupling", "enemy-coupling", "own-potentials", "enemy-potentials", "event",
        "battle", "hand", r"card-\w+", "dock",
    ],
    furniture=[
        "phases", "hand", "event", "own-partner", "own-coupling", "own-potentials", "enemy-partner",
        "enemy-coupling", "enemy-potentials",
    ],
)  # fmt: skip
