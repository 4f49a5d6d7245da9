"""The deal of a day and game: its seats, bots, options and seed."""

from __future__ import annotations

from hashlib import sha256
from hmac import digest
from typing import Final

from madoi.bots.cast import pick_character
from madoi.core.refusal import Refusal, Refused
from madoi.core.settings import Option, with_recommended
from madoi.games import find

BOT: Final = "greedy"
"""It is quick, and chooses by view and seed alone: the same decisions always meet the same answers."""
SEATS: Final = {"kasane": 3, "yurikure": 3, "lily": 2}
"""The games that have a deal every day, with their seats."""
_SEED_CHARACTERS: Final = 32


class Deal:
    """One deal: the game and its options, the player's seat, and the characters that the bots play as (by
    seat; empty at the player's)."""

    def __init__(self, day: str, game: str) -> None:
        """Raises `Refused` for a game that has no deal of the day."""
        if game not in SEATS:
            raise Refused(Refusal("daily-no-game", "", {"allowed": list(SEATS)}))
        self.day = day
        self.game = game
        seats = SEATS[game]
        offered = find(game).options
        chosen = {one.name: self._by_seat(one, seats) for one in offered if one.words}
        self.options = find(game).settings(with_recommended(chosen, offered), seats).options
        self.seat = self._draw("seat", seats)
        self.characters: list[str] = []
        for seat in range(seats):
            taken = self.characters
            self.characters.append(
                "" if seat == self.seat else pick_character(self._name(f"bot {seat}"), taken)
            )

    def _by_seat(self, option: Option, seats: int) -> str:
        """Another of the option's words for every seat, such as a deck."""
        first, count = self._draw(option.name, len(option.words)), len(option.words)
        step = 1 + self._draw(f"{option.name} step", count - 1)
        return ",".join(option.words[(first + seat * step) % count] for seat in range(seats))

    def _draw(self, what: str, count: int) -> int:
        return int.from_bytes(sha256(self._name(what).encode()).digest()[:8]) % count

    def _name(self, what: str) -> str:
        return f"madoi-daily/{self.day}/{self.game}/{what}"


def sealed_seed(secret: str, day: str, game: str) -> str:
    """The seed of a service: 128 bits that only its secret gives. A published one says nothing of others."""
    return digest(secret.encode(), f"{day}/{game}".encode(), "sha256").hex()[:_SEED_CHARACTERS]


def open_seed(day: str, game: str) -> str:
    """The seed on a site without a server, where nothing can be kept secret."""
    return sha256(f"madoi-daily/{day}/{game}/open".encode()).hexdigest()[:_SEED_CHARACTERS]


def next_seat(to_move: list[int], own: int) -> int:
    """Which of the seats to move decides first: the player, then the bots in their order. So the game does
    not depend on how fast anybody is."""
    return own if own in to_move else min(to_move)
