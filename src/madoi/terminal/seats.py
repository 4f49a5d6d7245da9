"""Parses who sits where: ``me,greedy,greedy,random``, ``me,greedy*3``, ``Aki=me,Yui=me,greedy``."""

from __future__ import annotations

from madoi.bots import NAMES
from madoi.core.record import PERSON, Player
from madoi.core.refusal import BadOption, Refusal
from madoi.words import Words

ME = "me"
_TIMES = [str(times) for times in range(1, 10)]


def parse_seats(text: str) -> list[Player]:
    """The players a list of seats asks for, each with a name of their own; somebody who gave none is called
    ``me``, which `shown_names` puts into words. Raises `BadOption`."""
    wanted: list[tuple[str, str]] = []
    for part in text.split(","):
        seat, star, times = part.strip().partition("*")
        name, equals, kind = seat.rpartition("=")
        kind = kind.strip()
        count = 1 if not star else int(times) if times.strip() in _TIMES else 0
        if kind.partition(":")[0] not in (ME, *NAMES) or (equals and not name.strip()):
            raise BadOption(Refusal("seat-kind", "", {"text": part, "allowed": [ME, *NAMES]}))
        if not count:
            raise BadOption(Refusal("seat-times", "", {"text": part}))
        wanted += [(name.strip(), kind)] * count
    players: list[Player] = []
    taken: set[str] = set()
    for name, kind in wanted:
        plain = name or kind
        unique = plain
        number = 2
        while unique in taken:
            unique = f"{plain} {number}"
            number += 1
        taken.add(unique)
        players.append(Player(unique, PERSON if kind == ME else kind))
    return players


def shown_names(players: list[Player], words: Words) -> list[str]:
    """What the players are called on a screen: a person without a name is "you", or, where there are
    several, a seat."""
    unnamed = [player for player in players if _unnamed(player)]
    names: list[str] = []
    for number, player in enumerate(players, 1):
        if not _unnamed(player):
            names.append(player.name)
        elif len(unnamed) == 1:
            names.append(words.text("play-you"))
        else:
            names.append(words.text("seat-number", {"number": number}))
    return names


def _unnamed(player: Player) -> bool:
    return player.kind == PERSON and player.name.partition(" ")[0] == ME
