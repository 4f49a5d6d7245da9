"""Bots, by name. A bot gets a view and a decision, never a state.

Those of other packages and files are registered by name too (`madoi.plugins`).
"""

from __future__ import annotations

from typing import Final

from madoi.bots.bot import Bot
from madoi.bots.greedy import Greedy
from madoi.bots.learned import learned
from madoi.bots.mistakes import Carelessness, HumanMistakes
from madoi.bots.parallel_search import MOST_PROCESSES, ParallelSearch, can_fork
from madoi.bots.random import Random
from madoi.bots.search import Budget, Search
from madoi.core.game import Game
from madoi.core.refusal import BadOption, Refusal
from madoi.plugins import BOTS, registered

OPPONENTS: Final = ["beginner", "casual", "strong", "strongest"]
"""Offered to players, the weakest first."""

NAMES: Final = [*OPPONENTS, "greedy", "random"]
"""The bots of Madoi itself. The last two are for measuring."""

SEARCHERS: Final = ["strong", "strongest"]
"""Bots that search, and so need seconds to answer."""

LEARNED: Final = "learned"
"""``learned:FILE`` is a bot with the weights of a file. Only the command line and plugins name one."""

# Found by play among greedy bots: about as strong as bots that take any action one time in three or ten
# (docs/bots.md).
_BEGINNER: Final = Carelessness(0.9, 0.5, 2.0)
_CASUAL: Final = Carelessness(0.35, 0.15, 0.5)
_STRONG_SIMULATIONS: Final = 400
SEARCH_SECONDS: Final = 1.8
"""Bots that search answer within two seconds."""
_UNLIMITED: Final = 1_000_000_000


def names() -> list[str]:
    """All bots: those of Madoi itself, then those of plugins. Raises `BadOption` for a bad plugin."""
    return [*NAMES, *(name for name in registered(BOTS) if name not in NAMES)]


def is_bot(name: str) -> bool:
    """Whether there is a bot of this name. Looks for plugins only where Madoi has none."""
    return name in NAMES or name in registered(BOTS)


def without_budget(name: str) -> str:
    """``strong`` for ``strong:2000@2``: the bot, however long and in how many processes it searches."""
    kind = name.partition(":")[0].partition("@")[0]
    return kind if kind in SEARCHERS else name.partition(":")[0]


def opponents(game: Game) -> list[str]:
    """The bots that players of this game are offered: Madoi's own, then those of plugins that play it."""
    found = list(OPPONENTS)
    for name in registered(BOTS):
        try:
            find(name, game)
        except BadOption:
            continue
        found.append(name)
    return found


def find(name: str, game: Game, seconds: float = SEARCH_SECONDS) -> Bot:
    """The bot of this name for this game; it searches for at most ``seconds``. Raises `BadOption`.

    A bot that searches can have a budget: ``strong:2000`` plays 2000 simulations per decision,
    ``strong:0.5s`` searches for half a second. With ``strong@2``, ``strong:2000@2`` two processes share a
    search. ``learned:FILE`` has the weights of a file.
    ``module:Class`` and ``program:COMMAND`` are bots from outside (`madoi.external_bots`).
    """
    if without_budget(name) in SEARCHERS:
        return _searcher(name, game, seconds)
    kind, colon, budget = name.partition(":")
    if colon and kind in NAMES:
        raise BadOption(Refusal("bot-budget", "", {"bot": name}))
    if kind == "random":
        return Random()
    if kind == "greedy":
        return Greedy(game)
    if kind == "beginner":
        return HumanMistakes(game, _BEGINNER)
    if kind == "casual":
        return HumanMistakes(game, _CASUAL)
    if kind == LEARNED and colon:
        return learned(budget)(game)
    return _external(name, game)


def _searcher(name: str, game: Game, seconds: float) -> Search:
    before, at, processes = name.partition("@")
    kind, colon, text = before.partition(":")
    usual = _STRONG_SIMULATIONS if kind == "strong" else _UNLIMITED
    budget = _budget(name, text) if colon else Budget(usual, seconds)
    if not at:
        return Search(game, budget)
    if not (processes.isascii() and processes.isdigit() and 1 <= int(processes) <= MOST_PROCESSES):
        raise BadOption(Refusal("bot-processes", "", {"bot": name, "most": MOST_PROCESSES}))
    if int(processes) == 1:
        return Search(game, budget)
    if not can_fork():
        raise BadOption(Refusal("bot-processes-here", "", {"bot": name, "instead": before}))
    return ParallelSearch(game, budget, int(processes))


def _external(name: str, game: Game) -> Bot:
    """A bot of a plugin, or one that says where it is. Raises `BadOption`, also where it does not play this
    game."""
    # Late: it starts programs and sets timers, and no game of ours needs it.
    from madoi.external_bots import find_external, is_external, judged  # noqa: PLC0415

    if is_external(name):
        return find_external(name, game)
    registration = registered(BOTS).get(name)
    if registration is None:
        raise BadOption(Refusal("bot-unknown", "", {"bot": name, "allowed": names()}))
    return judged(registration.load(), game, registration.target, registration.package)


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
