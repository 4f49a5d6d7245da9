"""The games, by name. Edges know them only through `madoi.core.game`."""

from __future__ import annotations

from importlib import import_module

from madoi.core.game import Game
from madoi.core.refusal import BadOption, Refusal

NAMES = ["kasane", "yurikure", "lily"]


def find(name: str) -> Game:
    """The game of this name. Raises `BadOption`."""
    if name not in NAMES:
        raise BadOption(Refusal("game-unknown", "", {"game": name, "allowed": NAMES}))
    game = import_module(f"madoi.games.{name}").GAME
    assert isinstance(game, Game)
    return game
