"""Kasane on screens: its board in the terminal, and the parts of its board in the browser."""

from __future__ import annotations

from madoi.core.screens import Screens

SCREENS = Screens(
    terminal="madoi.terminal.boards.kasane:BOARD",
    parts=[
        "columns", r"column-\d", "hand", "robe", "points", "yaku", r"yaku-[a-z-]+", r"cell-[a-z-]+-\d",
        "others", "dock",
    ],
    furniture=["hand", "robe", "yaku", "others"],
)  # fmt: skip
