"""One puzzle: a position, the winning chance of every move, a level, and what would have followed."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, Literal, TypeAlias

import msgspec

from madoi.core.game import Game
from madoi.core.record import Record, read
from madoi.core.session import Session, replay
from madoi.core.viewer import Seat

Level: TypeAlias = Literal["easy", "medium", "hard"]
LEVELS: Final[tuple[Level, ...]] = ("easy", "medium", "hard")

LEAST_GAP: Final = 0.15
"""The best move of a puzzle leads by at least this much winning chance."""


class MoveChance(msgspec.Struct, frozen=True):
    """A move, and the winning chance after it. ``like``: a move with the same effect, or empty."""

    action: str
    chance: float
    like: str = ""


class Continuation(msgspec.Struct, frozen=True):
    """What could follow a move, in a world that fits what the seat knows.

    The position is continued with ``seed``; what the seat cannot see is imagined (`Session.fork`).
    ``steps`` are decisions as a record writes them; the first is the move itself.
    """

    seed: str
    steps: list[str]


class Puzzle(msgspec.Struct, frozen=True):
    """A position of a game, and what the search found there.

    ``record`` ends with the position; ``seat`` is to decide. ``chances`` has every move, the best first.
    ``found`` is the share of tries in which a weak bot found the best move.
    ``lines`` has what follows the best move, and what follows the most tempting of the others.
    """

    id: str
    record: str
    seat: Seat
    chances: list[MoveChance]
    level: Level
    found: float
    lines: list[Continuation]

    @property
    def best(self) -> str:
        return self.chances[0].action

    @property
    def answers(self) -> list[str]:
        """The best move, and those with the same effect."""
        return answers(self.chances)

    @property
    def gap(self) -> float:
        """How far the best move leads."""
        return lead(self.chances)


def answers(chances: list[MoveChance]) -> list[str]:
    """The first move, and those with the same effect."""
    best = chances[0].action
    return [best, *(move.action for move in chances if move.like == best)]


def lead(chances: list[MoveChance]) -> float:
    """How far the first move leads the best of those that have another effect."""
    best = chances[0]
    return best.chance - max(move.chance for move in chances[1:] if move.like != best.action)


def position_text(record: Record) -> str:
    """A record that ends with its last decision: without its commitment and check digits, which no puzzle
    needs and which do not compress."""
    header = [line for line in record.header() if not line.startswith("commitment ")]
    steps = [step.to_line() for step in record.steps]
    return "\n".join([*header, "begin", *steps, f"seed {record.seed}", "end"])


def puzzle_id(record: str) -> str:
    """A short name for the position; it tells nothing about it."""
    return blake2b(record.encode(), digest_size=5, person=b"madoi-puzzle").hexdigest()


def position(game: Game, puzzle: Puzzle) -> Session:
    """The game up to the position. Raises `BadRecord` where the rules have changed since."""
    return replay(game, read(puzzle.record))


def continued(game: Game, session: Session, seat: Seat, line: Continuation) -> Session:
    """The game from the position on, as a continuation tells it."""
    fork = session.fork(session.decisions, seat, session.record.players, line.seed)
    for step in line.steps:
        number, _, text = step.partition(" ")
        fork.play(int(number) - 1, game.parse(text))
    return fork
