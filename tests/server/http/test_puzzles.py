"""Puzzles by HTTP: a position to solve, the answer after a move, and nothing else."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from madoi.client import Refused, http_request
from madoi.core.capabilities import reference_data
from madoi.core.record import read
from madoi.games import find
from madoi.puzzles import shipped_puzzles
from madoi.server.table.projection.puzzles import puzzle_content, shared_reference
from support.server.in_process import serve_in_process
from support.server.raw_http import send_request


async def test_a_puzzle_is_solved_and_failed(tmp_path: Path) -> None:
    puzzle = shipped_puzzles("kasane").puzzles[0]
    async with serve_in_process(tmp_path) as server:
        listed = await http_request(server.address, "GET", "/api/puzzles")
        [kasane] = [one for one in listed["games"] if one["game"] == "kasane"]
        assert kasane["puzzles"][0] == {"id": puzzle.id, "level": puzzle.level}
        path = f"/api/puzzles/kasane/{puzzle.id}"
        shown = await http_request(server.address, "GET", path)
        [moment] = shown["position"]["moments"]
        [whole] = moment["changes"]
        assert sorted(whole["value"]["prompt"]["actions"]) == sorted(move.action for move in puzzle.chances)
        assert moment["news"].get("lines", []) == []
        solved = await http_request(server.address, "POST", path, {"action": puzzle.best})
        assert solved["solved"]
        assert solved["player"] is None, "without a device key nothing is rated"
        solution = solved["solution"]
        assert solution["moves"][0]["chance"] - solution["moves"][-1]["chance"] >= 0.15
        for line, first in zip(solution["lines"], (puzzle.best, puzzle.lines[1].steps[0][2:]), strict=True):
            assert line["moments"][0]["changes"][0]["value"]["view"] == whole["value"]["view"]
            assert line["moments"][1]["action"] == first
        failed = await http_request(server.address, "POST", path, {"action": puzzle.chances[-1].action})
        assert not failed["solved"]
        assert failed["solution"] == solution


async def test_the_game_goes_on_from_a_puzzle(tmp_path: Path) -> None:
    puzzle = shipped_puzzles("kasane").puzzles[0]
    async with serve_in_process(tmp_path) as server:
        path = f"/api/puzzles/kasane/{puzzle.id}"
        solved = await http_request(server.address, "POST", path, {"action": puzzle.best})
        shown = await http_request(server.address, "GET", path)
        count = len(shown["position"]["moments"][0]["changes"][0]["value"]["seats"])
        seats = [{"kind": "bot", "bot": "strong"}] * count
        seats[puzzle.seat] = {"kind": "me", "name": "Rin"}
        wanted = {key: solved["solution"][key] for key in ("record", "decisions")}
        opened = await http_request(server.address, "POST", "/api/continue", {**wanted, "seats": seats})
        assert opened["secret"]


async def test_whatever_else_is_asked_is_refused_with_a_reason(tmp_path: Path) -> None:
    puzzle = shipped_puzzles("kasane").puzzles[0]
    chance = random.Random("puzzles")
    async with serve_in_process(tmp_path) as server:
        for path in ("/kasane/none", "/chess", "/chess/1", f"/lily/{puzzle.id}"):
            with pytest.raises(Refused, match="puzzle-none"):
                await http_request(server.address, "GET", f"/api/puzzles{path}")
        right = f"/api/puzzles/kasane/{puzzle.id}"
        with pytest.raises(Refused, match="puzzle-no-move"):
            await http_request(server.address, "POST", right, {"action": "take 9"})
        for _ in range(60):
            rubbish = "".join(chance.choices("%2e/AZaz09-_.~%00", k=chance.randint(1, 30)))
            for method in ("GET", "POST"):
                answer = await send_request(server.address, f"{method} /api/puzzles/{rubbish}")
                assert answer.status in (301, 307, 400, 404, 405, 413, 429), (method, rubbish, answer.status)


def test_puzzles_of_an_older_edition_share_their_cards() -> None:
    """All cards are 200 kB: they come once, and not with every puzzle."""
    game, puzzles = find("lily"), shipped_puzzles("lily").puzzles
    shared: Any = shared_reference(game)
    own = puzzle_content(game, puzzles[-1]).position.reference
    assert "cards" not in own
    table = game.settings(read(puzzles[-1].record).options, 2)
    assert shared | own == reference_data(game, table)
