"""Yuri-Kure on screens: its board in the terminal, and the parts of its board in the browser."""

from __future__ import annotations

from typing import Final

from madoi.core.screens import Screens

_GIRLS: Final = "akane|shirakaba|kuroki|tsuge|murafuji|midorino|sorai|haila|momozono"
SCREENS = Screens(
    terminal="madoi.terminal.boards.yurikure:BOARD",
    parts=[
        "circle", f"girl-({_GIRLS})", "sheet", "control", f"control-({_GIRLS})", "turns", "dice",
        "dice-(confession|couple|kiss)", "dock", "scores",
    ],
    furniture=["sheet", "control", "turns"],
)  # fmt: skip
