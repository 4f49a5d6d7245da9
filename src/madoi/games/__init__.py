"""The games, by name. Edges know them only through `madoi.core.game`.

Those of other packages and files are registered in the same form (`madoi.plugins`).
"""

from __future__ import annotations

import re
from typing import Final

from madoi.core.game import Game
from madoi.core.refusal import BadOption, Facts, Refusal
from madoi.plugins import GAMES, Registration, registered

_OWN: Final = {
    one.name: one
    for one in (
        Registration("kasane", "madoi.games.kasane:GAME"),
        Registration("yurikure", "madoi.games.yurikure:GAME"),
        Registration("lily", "madoi.games.lily:GAME"),
    )
}
NAMES: Final = list(_OWN)
"""The games of Madoi itself."""
_NAME: Final = re.compile(r"[a-z][a-z0-9]*")


def names() -> list[str]:
    """All games: those of Madoi itself, then those of plugins. Raises `BadOption` for a bad plugin."""
    return list({**_OWN, **registered(GAMES)})


def is_game(name: str) -> bool:
    """Whether there is a game of this name. Looks for plugins only where Madoi has none."""
    return name in _OWN or (_NAME.fullmatch(name) is not None and name in registered(GAMES))


def check_plugins() -> None:
    """Load the games of all plugins. Raises `BadOption` for one that cannot be used."""
    for registration in registered(GAMES).values():
        _load(registration)


def find(name: str, package: str = "") -> Game:
    """The game of this name. Raises `BadOption`.

    ``package`` is where a record says that its game came from, for who does not have it.
    """
    if not is_game(name):
        if package:
            raise BadOption(Refusal("game-missing", "", {"game": name, "package": package}))
        raise BadOption(Refusal("game-unknown", "", {"game": name, "allowed": names()}))
    return _load(_OWN.get(name) or registered(GAMES)[name])


def _load(registration: Registration) -> Game:
    name, target, package = registration
    game = registration.load()
    if not isinstance(game, Game) or game.name != name or not _NAME.fullmatch(name):
        facts: Facts = {"name": name, "target": target, "package": package}
        raise BadOption(Refusal("plugin-no-game", "", facts))
    game.package = package
    return game
