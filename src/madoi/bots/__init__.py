"""Bots: they get a view and a decision, never a state, and know a game only through the contract."""

from __future__ import annotations

from madoi.bots.bot import Bot
from madoi.bots.greedy import Greedy
from madoi.bots.random import Random
from madoi.core.game import Game
from madoi.core.refusal import BadOption, Refusal

NAMES = ["random", "greedy"]


def find(name: str, game: Game) -> Bot:
    """The bot of this name, ready to play this game. Raises `BadOption`."""
    if name == "random":
        return Random()
    if name == "greedy":
        return Greedy(game)
    raise BadOption(Refusal("bot-unknown", "", {"bot": name, "allowed": NAMES}))
