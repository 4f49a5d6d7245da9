"""The plan of a tournament: which bots meet, in which seats, and how often.

Every pair of bots has a *match*: some line-ups of these two alone. A *deal* is one seed, which every line-up
of every match plays. Games are numbered through: all line-ups of deal 0, all of deal 1, and so on.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Final

from madoi import bots, games
from madoi.core.record import MAX_SEED_CHARS, is_printable_line
from madoi.core.refusal import BadOption, Refusal

EVEN: Final = "even"
ONE: Final = "one"
MIXES: Final = (EVEN, ONE)


@dataclass(frozen=True)
class Match:
    """Two bots and their line-ups on each deal: the bot of each seat.

    Each bot sits in every seat equally often, and for every line-up there is one with the names
    swapped, so two equal bots get half of the wins each, whatever seats are worth.
    """

    first: str
    second: str
    line_ups: tuple[tuple[str, ...], ...]


def match(first: str, second: str, seats: int, mix: str) -> Match:
    """The match of two bots at a table with this many seats.

    With ``even`` they sit alternately; with ``one``, each in turn sits alone among copies of the other.
    All rotations are played, each once.
    """
    places = [seat % 2 if mix == EVEN else int(seat > 0) for seat in range(seats)]
    line_ups: dict[tuple[str, ...], None] = {}
    for names in ((first, second), (second, first)):
        for turn in range(seats):
            line_ups[tuple(names[places[seat - turn]] for seat in range(seats))] = None
    return Match(first, second, tuple(line_ups))


@dataclass(frozen=True)
class ArenaPlan:
    """A tournament. A plan that exists can be played: all of it is checked when it is made.

    ``games`` is rounded up to whole deals. ``options`` are complete afterwards, in canonical form. With
    ``records`` every game is kept as a record. Raises `BadOption`.
    """

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: str
    mix: str = EVEN
    records: bool = False

    def __post_init__(self) -> None:
        if self.games < 1:
            raise BadOption(Refusal("lab-games-few", "", {"given": self.games}))
        if len(self.bots) < 2:
            raise BadOption(Refusal("lab-arena-bots-few", "", {"given": len(self.bots)}))
        for name in self.bots:
            if self.bots.count(name) > 1:
                raise BadOption(Refusal("lab-arena-bot-twice", "", {"bot": name}))
        if self.mix not in MIXES:
            raise BadOption(Refusal("lab-arena-mix", "", {"given": self.mix, "allowed": list(MIXES)}))
        game = games.find(self.game)
        settings = game.settings(dict(self.options), self.seats)
        for name in self.bots:
            bots.find(name, game)
        if self.records and (
            " " in self.seed or not is_printable_line(self.seed_of(self.deals), MAX_SEED_CHARS)
        ):
            most = MAX_SEED_CHARS - len(f"/{self.deals}")
            raise BadOption(Refusal("seed-bad", "", {"text": self.seed, "most": most}))
        object.__setattr__(self, "options", settings.options)

    @cached_property
    def matches(self) -> list[Match]:
        """All pairs, in the order of the bots."""
        return [match(first, second, self.seats, self.mix) for first, second in combinations(self.bots, 2)]

    @cached_property
    def line_ups(self) -> list[tuple[str, ...]]:
        """All line-ups of one deal, match by match."""
        return [line_up for each in self.matches for line_up in each.line_ups]

    @property
    def deals(self) -> int:
        return -(-self.games // len(self.line_ups))

    @property
    def all_games(self) -> int:
        """How many games that is, in whole deals."""
        return self.deals * len(self.line_ups)

    def deal_of(self, number: int) -> int:
        """The deal of a game."""
        return number // len(self.line_ups)

    def bots_of(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        return self.line_ups[number % len(self.line_ups)]

    def seed_of(self, deal: int) -> str:
        return f"{self.seed}/{deal}"
