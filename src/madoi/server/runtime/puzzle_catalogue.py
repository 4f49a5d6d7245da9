"""The puzzle catalogue: all puzzles that this server offers, encoded when they are asked for."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Final

import msgspec

from madoi.core.game import Game
from madoi.core.refusal import Refusal, Refused
from madoi.games import find
from madoi.puzzles import shipped_games, shipped_puzzles
from madoi.puzzles.puzzle import Puzzle
from madoi.server import limits
from madoi.server.protocol.puzzles import PuzzleGame, PuzzleList, PuzzleReference, PuzzleSummary
from madoi.server.table.projection.puzzles import puzzle_content, puzzle_solution, shared_reference

_ENCODER: Final = msgspec.json.Encoder()


class PuzzleCatalogue:
    """The puzzles that come with the program. Those made for other versions of the rules are left out.

    Its methods take their time the first time: call them in a thread."""

    def __init__(self) -> None:
        self._encoded: dict[tuple[str, str, str], bytes] = {}
        self._lock = Lock()

    def games(self) -> list[str]:
        """The games that have puzzles."""
        return [
            game for game in shipped_games() if shipped_puzzles(game).making.version == find(game).version
        ]

    def list_puzzles(self) -> PuzzleList:
        return PuzzleList(
            [
                PuzzleGame(game, [PuzzleSummary(one.id, one.level) for one in shipped_puzzles(game).puzzles])
                for game in self.games()
            ]
        )

    def encoded_reference(self, game: str) -> bytes:
        """The constant data of a game. Raises `Refused` where it has no puzzles."""
        found = self._game(game)
        return self._once(
            (game, "", "reference"), lambda: _ENCODER.encode(PuzzleReference(shared_reference(found)))
        )

    def find(self, game: str, id: str) -> Puzzle:
        """Raises `Refused` where there is no such puzzle."""
        self._game(game)
        puzzle = shipped_puzzles(game).find(id)
        if puzzle is None:
            raise Refused(Refusal("puzzle-none", "", {}))
        return puzzle

    def encoded_content(self, game: str, id: str) -> bytes:
        """A puzzle to solve. Raises `Refused`."""
        puzzle = self.find(game, id)
        return self._once((game, id, "content"), lambda: _ENCODER.encode(puzzle_content(find(game), puzzle)))

    def encoded_solution(self, game: str, id: str) -> bytes:
        """The answer to a puzzle. Raises `Refused`."""
        puzzle = self.find(game, id)
        return self._once(
            (game, id, "solution"), lambda: _ENCODER.encode(puzzle_solution(find(game), puzzle))
        )

    def _game(self, game: str) -> Game:
        if game not in self.games():
            raise Refused(Refusal("puzzle-none", "", {}))
        return find(game)

    def _once(self, key: tuple[str, str, str], encode: Callable[[], bytes]) -> bytes:
        """What is in the cache, or what ``encode`` gives; the latest requests stay."""
        with self._lock:
            body = self._encoded.pop(key, None)
            if body is None:
                body = encode()
            self._encoded[key] = body
            if len(self._encoded) > limits.MAX_CACHED_PUZZLES:
                del self._encoded[next(iter(self._encoded))]
            return body
