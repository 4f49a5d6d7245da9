"""Bots, by name. A bot gets a view and a decision, never a state."""

from __future__ import annotations

from typing import Final

from madoi.bots.bot import Bot
from madoi.bots.greedy import Greedy
from madoi.bots.noisy import NoisyBot
from madoi.bots.random import Random
from madoi.bots.search import Budget, Search
from madoi.core.game import Game
from madoi.core.refusal import BadOption, Refusal

OPPONENTS: Final = ["beginner", "casual", "strong", "strongest"]
"""Offered to players, the weakest first."""

NAMES: Final = [*OPPONENTS, "greedy", "random"]
"""All bots. The last two are for measuring."""

SEARCHERS: Final = ["strong", "strongest"]
"""Bots that search, and so need seconds to answer."""

_STRONG_SIMULATIONS: Final = 400
SEARCH_SECONDS: Final = 1.8
"""Bots that search answer within two seconds."""
_UNLIMITED: Final = 1_000_000_000


def find(name: str, game: Game, seconds: float = SEARCH_SECONDS) -> Bot:
    """The bot of this name for this game; it searches for at most ``seconds``. Raises `BadOption`.

    A bot that searches can have a budget: ``strong:2000`` plays 2000 simulations per decision,
    ``strong:0.5s`` searches for half a second.
    """
    kind, colon, budget = name.partition(":")
    if colon and kind not in SEARCHERS:
        raise BadOption(Refusal("bot-budget", "", {"bot": name}))
    if kind == "random":
        return Random()
    if kind == "greedy":
        return Greedy(game)
    if kind == "beginner":
        return NoisyBot(Greedy(game), 3)
    if kind == "casual":
        return NoisyBot(Greedy(game), 10)
    if kind == "strong":
        return Search(game, _budget(name, budget) if colon else Budget(_STRONG_SIMULATIONS, seconds))
    if kind == "strongest":
        return Search(game, _budget(name, budget) if colon else Budget(_UNLIMITED, seconds))
    raise BadOption(Refusal("bot-unknown", "", {"bot": name, "allowed": NAMES}))


def _budget(name: str, text: str) -> Budget:
    """``2000``: simulations, however long they take; ``0.5s``: seconds."""
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            if 0.0 < seconds < 3600.0:
                return Budget(_UNLIMITED, seconds)
        elif 0 < int(text) <= _UNLIMITED:
            return Budget(int(text), 1.0e9)
    except ValueError:
        pass
    raise BadOption(Refusal("bot-budget", "", {"bot": name}))
