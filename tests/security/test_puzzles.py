"""The threats of docs/security.md, chapter “Puzzles”, each tried."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from madoi.client import Refused, http_request
from madoi.core.chance import commitment
from madoi.core.record import read
from madoi.core.session import replay
from madoi.core.testing import dump
from madoi.core.viewer import EVERYTHING
from madoi.games import find
from madoi.puzzles import shipped_games, shipped_puzzles
from madoi.puzzles.puzzle import Puzzle, position_text
from madoi.server import limits
from madoi.server.storage import puzzle_ratings
from madoi.server.storage.schema import PUZZLE_ATTEMPTS, PUZZLE_RATINGS
from madoi.server.table.projection.puzzles import puzzle_content, puzzle_solution
from support.server.in_process import serve_in_process
from support.server.manual_clock import ManualClock
from support.server.stores import count_rows

DEVICE = "A" * 32


def twin_of(puzzle: Puzzle, game: str) -> Puzzle:
    """The same puzzle in a world that differs in what the seat cannot see."""
    rules = find(game)
    session = replay(rules, read(puzzle.record))
    twin = session.fork(session.decisions, puzzle.seat, session.record.players, "another-world")
    assert dump(twin.state.view(EVERYTHING).data()) != dump(session.state.view(EVERYTHING).data())
    return replace(puzzle, record=position_text(twin.record))


@pytest.mark.parametrize(
    "game", ["lily", pytest.param("yurikure", marks=pytest.mark.long)]
)  # in Kasane, only what was taken face down is hidden
def test_s130_a_puzzle_is_the_same_whatever_is_hidden(game: str) -> None:
    rules, puzzle = find(game), shipped_puzzles(game).puzzles[0]
    twin = twin_of(puzzle, game)
    content = puzzle_content(rules, puzzle)
    assert (content.position.decisions, content.position.moments[0].decisions) == (0, 0), "some were secret"
    shown = msgspec.json.encode(content)
    assert shown == msgspec.json.encode(puzzle_content(rules, twin))
    solution, other = puzzle_solution(rules, puzzle), puzzle_solution(rules, twin)
    assert msgspec.json.encode(replace(solution, record="")) == msgspec.json.encode(replace(other, record=""))
    assert read(puzzle.record).seed.encode() not in shown
    assert b'"moves"' not in shown
    assert b'"action":' not in shown


def first() -> Puzzle:
    return shipped_puzzles("kasane").puzzles[0]


def test_s130_a_puzzle_tells_no_seed_and_no_commitment() -> None:
    """Seeds of self-played games can be guessed, and a commitment would say which guess is right."""
    rules, puzzle = find("kasane"), first()
    promised = commitment(read(puzzle.record).seed)
    puzzle = replace(puzzle, record=puzzle.record.replace("\nbegin", f"\ncommitment {promised}\nbegin", 1))
    assert read(puzzle.record).commitment == promised
    content = puzzle_content(rules, puzzle)
    assert not content.position.seeded
    assert promised.encode() not in msgspec.json.encode(content)
    lines = msgspec.json.encode(puzzle_solution(rules, puzzle).lines)
    assert b'"over"' in lines, "the end of a game tells its seed"
    for line in puzzle.lines:
        assert line.seed.encode() not in lines
        assert commitment(line.seed).encode() not in lines


async def test_s131_a_second_attempt_and_a_lie_change_no_rating(tmp_path: Path) -> None:
    puzzle = first()
    wrong = next(move.action for move in puzzle.chances if move.action not in puzzle.answers)
    path = f"/api/puzzles/kasane/{puzzle.id}"
    async with serve_in_process(tmp_path, clock=ManualClock()) as server:
        tried = await http_request(server.address, "POST", path, {"action": wrong, "device": DEVICE})
        assert (tried["solved"], tried["player"]["solved"]) == (False, 0)
        again = await http_request(server.address, "POST", path, {"action": puzzle.best, "device": DEVICE})
        assert again["solved"]
        assert again["player"] is None
        lie = {"action": wrong, "device": "B" * 32, "solved": True}
        with pytest.raises(Refused):
            await http_request(server.address, "POST", path, lie)
        mine = await http_request(server.address, "POST", "/api/puzzles", {"device": DEVICE})
        assert mine["games"]["kasane"] == tried["player"]


async def test_s132_attempts_are_limited_and_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_PUZZLE_ROWS", 3)
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        store = server.service.registry.store
        path = f"/api/puzzles/kasane/{first().id}"
        for number in range(6):
            body = {"action": first().best, "device": f"{number}" * 32}
            await http_request(server.address, "POST", path, body)
            await clock.advance(1)

        rows = (PUZZLE_ATTEMPTS, PUZZLE_RATINGS)
        assert await count_rows(store, *rows) == [6, 7]
        await puzzle_ratings.delete_old(store, clock.now())
        assert await count_rows(store, *rows) == [3, 3]
        await puzzle_ratings.delete_old(store, clock.now() + limits.KEEP_PUZZLE_RATINGS_SECONDS + 10)
        assert await count_rows(store, *rows) == [0, 0]


def test_all_games_of_ours_have_puzzles() -> None:
    assert shipped_games() == ("kasane", "yurikure", "lily")
