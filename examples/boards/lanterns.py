"""Toro under another name with boards of its own: `board.js` in a browser, `LanternBoard` in a terminal.

madoi serve --plugin examples/toro --plugin examples/boards/lanterns.py
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from madoi_toro import COLORS, Toro
from rich.console import Group, RenderableType
from rich.text import Text

from madoi.core.screens import Field, Screens
from madoi.terminal.boards.generic import GenericBoard

WORDS = {
    "en": "lanterns-name = Lanterns\nlanterns-about = Toro, with a river that is drawn.",
    "ja": "lanterns-name = 灯籠流し\nlanterns-about = 川の絵で遊ぶ灯籠です。",
    "zh-Hant": "lanterns-name = 放水燈\nlanterns-about = 畫出河面的燈籠遊戲。",
}


class LanternBoard(GenericBoard):
    """The river as a line of water above the generic board."""

    def draw(self, data: Mapping[str, Any]) -> RenderableType:
        river = Text("~ ~ ~ ", style="blue")
        for card in data["river"]:
            river.append(f"({card})", style=f"bold {COLORS[card[0]]}")
            river.append(" ~ ~ ", style="blue")
        return Group(river, super().draw(data))


class Lanterns(Toro):
    """The rules of Toro."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "lanterns"
        others = [each for each in self.capabilities if not isinstance(each, Screens)]
        hints = [Field("river", kind="hidden"), Field("hand", kind="cards", verbs=["float"])]
        self.capabilities = [*others, Screens(f"{__name__}:LanternBoard", "board.js", hints)]


GAME = Lanterns()
