"""Parses who sits where: ``me,greedy,greedy,random``, ``me,greedy*3``, ``Aki=me,Yui=me,greedy``."""

from __future__ import annotations

from madoi.bots import is_bot, names, without_budget
from madoi.bots.cast import pick_character
from madoi.core.record import PERSON, Player
from madoi.core.refusal import BadOption, Refusal
from madoi.external_bots import is_external
from madoi.words import Words

ME = "me"
_TIMES = [str(times) for times in range(1, 10)]


def parse_seats(text: str) -> list[Player]:
    """The players a list of seats asks for, each with a name of their own. A person who gave none is called
    ``me``, a bot without one is a character of the cast; `shown_names` puts both into words. Raises
    `BadOption`."""
    wanted: list[tuple[str, str]] = []
    for part in text.split(","):
        seat, star, times = part.strip().partition("*")
        name, equals, kind = seat.rpartition("=")
        kind = kind.strip()
        count = 1 if not star else int(times) if times.strip() in _TIMES else 0
        if not (kind == ME or is_bot(without_budget(kind)) or is_external(kind)) or (
            equals and not name.strip()
        ):
            raise BadOption(Refusal("seat-kind", "", {"text": part, "allowed": [ME, *names()]}))
        if not count:
            raise BadOption(Refusal("seat-times", "", {"text": part}))
        wanted += [(name.strip(), kind)] * count
    players: list[Player] = []
    taken: set[str] = set()
    for name, kind in wanted:
        named = {*taken, *(other for other, _ in wanted)}
        plain = name or (ME if kind == ME else pick_character(text, named))
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
        if player.kind != PERSON:
            names.append(words.bot_name(player.name, player.kind))
        elif not _unnamed(player):
            names.append(player.name)
        elif len(unnamed) == 1:
            names.append(words.text("play-you"))
        else:
            names.append(words.text("seat-number", {"number": number}))
    return names


def described_bots(players: list[Player], words: Words) -> str:
    """The bots with their strength; empty if there are none."""
    return words.joined(
        [
            words.text("bot-with-strength", {"name": name, "bot": words.bot_name(kind, kind)})
            for name, player in zip(shown_names(players, words), players, strict=True)
            for kind in [without_budget(player.kind)]
            if kind != PERSON
        ]
    )


def _unnamed(player: Player) -> bool:
    return player.kind == PERSON and player.name.partition(" ")[0] == ME
