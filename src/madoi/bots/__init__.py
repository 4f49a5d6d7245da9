"""Bots: they get a view and a decision, never a state, and know a game only through the contract."""

from __future__ import annotations

from typing import Final

from madoi.bots.bot import Bot
from madoi.bots.greedy import Greedy
from madoi.bots.noisy import Slips
from madoi.bots.random import Random
from madoi.bots.search import Budget, Search
from madoi.core.game import Game
from madoi.core.refusal import BadOption, Refusal

OPPONENTS: Final = ["beginner", "casual", "strong", "strongest"]
"""Those that people are offered, the weakest first."""

NAMES: Final = [*OPPONENTS, "greedy", "random"]
"""All of them: the last two are for measuring."""

THINKERS: Final = ["strong", "strongest"]
"""Those that search, and so take their time."""

_STRONG_LINES: Final = 400
PATIENCE: Final = 1.8
"""Seconds: the strong ones answer within two."""
_ENDLESS: Final = 1_000_000_000


def find(name: str, game: Game, patience: float = PATIENCE) -> Bot:
    """The bot of this name, ready to play this game; it thinks for so many seconds at most. Raises
    `BadOption`.

    One that searches can be given a budget: ``strong:2000`` plays two thousand lines before it answers,
    ``strong:0.5s`` thinks for half a second.
    """
    kind, colon, budget = name.partition(":")
    if colon and kind not in THINKERS:
        raise BadOption(Refusal("bot-budget", "", {"bot": name}))
    if kind == "random":
        return Random()
    if kind == "greedy":
        return Greedy(game)
    if kind == "beginner":
        return Slips(Greedy(game), 3)
    if kind == "casual":
        return Slips(Greedy(game), 10)
    if kind == "strong":
        return Search(game, _budget(name, budget) if colon else Budget(_STRONG_LINES, patience))
    if kind == "strongest":
        return Search(game, _budget(name, budget) if colon else Budget(_ENDLESS, patience))
    raise BadOption(Refusal("bot-unknown", "", {"bot": name, "allowed": NAMES}))


def _budget(name: str, text: str) -> Budget:
    """``2000``: lines, however long they take; ``0.5s``: seconds."""
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            if 0.0 < seconds < 3600.0:
                return Budget(_ENDLESS, seconds)
        elif 0 < int(text) <= _ENDLESS:
            return Budget(int(text), 1.0e9)
    except ValueError:
        pass
    raise BadOption(Refusal("bot-budget", "", {"bot": name}))
