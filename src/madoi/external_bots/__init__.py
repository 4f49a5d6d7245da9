"""Bots from outside: a Python class that is named ``module:Class``, programs that speak JSON lines, and
clients of the service. All are judged (`madoi.external_bots.judge`).

Only the command line and plugins name such bots; no client of the service can.
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from typing import Final

from madoi.bots.bot import Bot
from madoi.core.game import Game
from madoi.core.refusal import BadOption, Facts, Refusal
from madoi.external_bots.judge import JudgedBot
from madoi.external_bots.program import ProgramBot
from madoi.plugins import Registration

PROGRAM: Final = "program"
"""``program:COMMAND`` is a program; any other name with a colon is a Python class."""
CLIENT: Final = "client"
"""``client:COMMAND`` is a client of the service."""


def is_external(name: str) -> bool:
    """Whether a name says where to find a bot: ``module:Class``, ``program:COMMAND``, ``client:COMMAND``."""
    kind, colon, rest = name.partition(":")
    return bool(colon and rest.strip()) and all(part.isidentifier() for part in kind.split("."))


def find_external(name: str, game: Game) -> Bot:
    """The bot that a name says where to find. Raises `BadOption`."""
    kind, _, rest = name.partition(":")
    if kind == PROGRAM:
        return JudgedBot(ProgramBot(shlex.split(rest), game))
    if kind == CLIENT:
        from madoi.external_bots.client import ClientBot  # noqa: PLC0415  it brings a web server along

        return JudgedBot(ClientBot(shlex.split(rest), game))
    if "" not in sys.path:
        sys.path.insert(0, "")  # a module in the folder where the command was given
    return judged(Registration(name, name, name).load(), game, name)


def judged(make: object, game: Game, name: str, package: str = "") -> Bot:
    """What a class or another maker makes from a game, judged. Raises `BadOption`."""
    bot = _made(make, game) if callable(make) else None
    if not isinstance(bot, Bot):
        facts: Facts = {"name": name.rpartition(":")[2], "target": name, "package": package or name}
        raise BadOption(Refusal("plugin-no-bot", "", facts))
    return bot if isinstance(bot, JudgedBot) else JudgedBot(bot)


def _made(make: Callable[..., object], game: Game) -> object:
    """Bots that need no game may take none."""
    try:
        return make(game)
    except TypeError:
        return make()


def program(command: str) -> Callable[[Game], Bot]:
    """What makes the bot of a program, for ``BOTS`` of a plugin: ``BOTS = {"mine": program("./mine")}``."""
    return lambda game: JudgedBot(ProgramBot(shlex.split(command), game))
