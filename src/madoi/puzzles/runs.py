"""Runs: make puzzles until there are enough, and check puzzles again with a longer search.

A run writes its file after every game. It can be stopped at any time and continues where it was: the same
seed gives the same puzzles, however often it was stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from time import monotonic
from typing import Final, TypeAlias

from madoi.core.game import Game
from madoi.core.record import Record
from madoi.core.session import Session
from madoi.puzzles.files import PuzzleFile
from madoi.puzzles.finder import LONGER, Finder
from madoi.puzzles.kinds import Kinds
from madoi.puzzles.move_values import rate_moves
from madoi.puzzles.puzzle import LEAST_GAP, Puzzle, lead, position
from madoi.puzzles.sources import recorded, self_played

_MOST_PER_GAME: Final = 4
"""One game gives at most this many puzzles, so that they differ."""
_EASY_SHARE: Final = 0.4
"""No more than this share of the puzzles is easy."""
CHECK_TIMES: Final = 2
"""A check searches this many times as long as the longer search of the making."""

Stop: TypeAlias = Callable[[], bool]
Keep: TypeAlias = Callable[[PuzzleFile], None]


def make(
    game: Game, content: PuzzleFile, count: int, records: Sequence[Record], keep: Keep, stop: Stop
) -> None:
    """Add puzzles until there are ``count``: from these records first, then from games that bots play.

    ``keep`` is called after every game, ``stop`` is asked before every decision.
    """
    making = content.making
    for source, finished in _games(game, content, records):
        if len(content.puzzles) >= count:
            return
        began = monotonic()
        found = _look_at_game(game, content, source, count, stop)
        if found is None:
            return
        content.puzzles += found.puzzles
        making.positions += found.positions
        making.kinds = found.kinds.counts
        making.seconds = round(making.seconds + monotonic() - began, 1)
        finished()
        keep(content)


def _games(
    game: Game, content: PuzzleFile, records: Sequence[Record]
) -> Iterator[tuple[Iterator[Session], Callable[[], None]]]:
    """The games to look at, and for each what to note when it is done."""
    making = content.making
    for record in records:
        digest = sha256(record.text().encode()).hexdigest()[:16]
        if digest not in making.records:
            yield recorded(game, record), lambda digest=digest: making.records.append(digest)  # type: ignore[misc]
    while True:

        def count_deal() -> None:
            making.deals += 1

        yield self_played(game, making.deals, making.seed, making.skip), count_deal


@dataclass
class _Found:
    """What one game has given, and how many of its positions were looked at."""

    kinds: Kinds
    puzzles: list[Puzzle] = field(default_factory=list)
    positions: int = 0


def _look_at_game(
    game: Game, content: PuzzleFile, source: Iterator[Session], count: int, stop: Stop
) -> _Found | None:
    """None: stopped before its end."""
    finder = Finder(game, content.making.simulations)
    known = {puzzle.id for puzzle in content.puzzles}
    most = min(_MOST_PER_GAME, count - len(known))
    easy_left = int(count * _EASY_SHARE) - sum(puzzle.level == "easy" for puzzle in content.puzzles)
    found = _Found(Kinds(content.making.kinds))
    answered: set[tuple[str, str]] = set()
    for session in source:
        if stop():
            return None
        state = session.state
        seat = state.to_move()[0]
        key, moves = state.question(seat).key, len(state.legal(seat))
        if not found.kinds.is_worth_looking_at(key):
            continue
        found.positions += 1
        seed = f"{content.making.seed}/{session.record.seed}/{session.decisions}"
        puzzle = finder.look(session, seed, easy_left > 0)
        # The same answer to the same question, asked again a little later, is no second puzzle.
        is_new = puzzle is not None and puzzle.id not in known and (key, puzzle.best) not in answered
        found.kinds.note(key, moves, is_new)
        if puzzle is not None and is_new:
            answered.add((key, puzzle.best))
            found.puzzles.append(puzzle)
            easy_left -= puzzle.level == "easy"
            if len(found.puzzles) == most:
                break
    return found


@dataclass
class CheckResult:
    """What a second, longer search says: how many puzzles kept their best move, and their lead besides."""

    checked: int = 0
    kept: int = 0
    clear: int = 0
    lost: tuple[str, ...] = ()


def check(game: Game, content: PuzzleFile, seed: str, stop: Stop) -> Iterator[CheckResult]:
    """Search every puzzle again, longer and with another seed. Yields the result so far."""
    result = CheckResult()
    simulations = content.making.simulations * LONGER * CHECK_TIMES
    for puzzle in content.puzzles:
        if stop():
            return
        state = position(game, puzzle).state
        view, decision = state.view(puzzle.seat), state.decision(puzzle.seat)
        chances = rate_moves(game, view, decision, simulations, f"{seed}/{puzzle.id}")
        result.checked += 1
        if chances is not None and chances[0].action in puzzle.answers:
            result.kept += 1
            result.clear += lead(chances) >= LEAST_GAP
        else:
            result.lost = (*result.lost, puzzle.id)
        yield result
