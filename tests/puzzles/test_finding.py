"""Finding puzzles: how moves are rated, and what makes a position a puzzle."""

from __future__ import annotations

from itertools import pairwise

import pytest

from madoi.core.session import Session
from madoi.games import find
from madoi.puzzles import shipped_puzzles
from madoi.puzzles.finder import Finder
from madoi.puzzles.level import level_of
from madoi.puzzles.move_values import rate_moves
from madoi.puzzles.puzzle import LEAST_GAP, LEVELS, MoveChance, Puzzle, continued, lead, position
from madoi.puzzles.ratings import first_rating, rate_attempt
from madoi.ratings.rating import Rating, shown

KASANE = find("kasane")


def late_puzzle() -> tuple[Puzzle, Session]:
    """A puzzle near the end of its game, where a search is short."""
    puzzles = shipped_puzzles("kasane").puzzles
    puzzle = max(puzzles, key=lambda one: (len(one.chances) > 3, one.record.count("\n")))
    return puzzle, position(KASANE, puzzle)


def test_the_finder_finds_a_puzzle_again_and_the_same_one_each_time() -> None:
    puzzle, session = late_puzzle()
    found = [Finder(KASANE, 32).look(session, "autumn", easy=True) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0] is not None
    assert found[0].id == puzzle.id
    assert found[0].best in puzzle.answers
    assert found[0].gap >= LEAST_GAP


def test_easy_puzzles_are_left_out_where_none_are_wanted() -> None:
    easy = [one for one in shipped_puzzles("kasane").puzzles if one.level == "easy"]
    session = position(KASANE, max(easy, key=lambda one: one.record.count("\n")))
    assert Finder(KASANE, 16).look(session, "autumn", easy=False) is None
    assert Finder(KASANE, 16).look(session, "autumn", easy=True) is not None


def test_rating_stops_early_where_no_move_leads() -> None:
    puzzle, session = late_puzzle()
    view, decision = session.state.view(puzzle.seat), session.state.decision(puzzle.seat)
    rated = rate_moves(KASANE, view, decision, 32, "seed")
    assert rated is not None
    assert {move.action for move in rated} == {action.text for action in decision.actions}
    assert all(one.chance >= other.chance for one, other in pairwise(rated))
    assert rate_moves(KASANE, view, decision, 32, "seed", least=1.01) is None


def test_moves_with_the_same_effect_are_rated_as_one() -> None:
    for puzzle in shipped_puzzles("kasane").puzzles:
        by_action = {move.action: move for move in puzzle.chances}
        for move in puzzle.chances:
            if move.like:
                assert by_action[move.like].chance == move.chance
                assert not by_action[move.like].like


@pytest.mark.parametrize("game", ["kasane", "lily", "yurikure"])
def test_shipped_puzzles_are_what_they_promise(game: str) -> None:
    content = shipped_puzzles(game)
    assert content.making.version == find(game).version
    assert len({puzzle.id for puzzle in content.puzzles}) == len(content.puzzles)
    for puzzle in content.puzzles:
        assert puzzle.gap >= LEAST_GAP
        assert puzzle.level == level_of(puzzle.chances, puzzle.found)
        assert puzzle.lines[0].steps[0].partition(" ")[2] == puzzle.best
        assert puzzle.lines[1].steps[0].partition(" ")[2] not in puzzle.answers
    assert game != "kasane" or {puzzle.level for puzzle in content.puzzles} == set(LEVELS)
    rules, last = find(game), content.puzzles[-1]
    session = position(rules, last)
    legal = {action.text for action in session.state.legal(last.seat)}
    assert legal == {move.action for move in last.chances}
    for line in last.lines:
        assert continued(rules, session, last.seat, line).decisions == session.decisions + len(line.steps)


def moves(*chances: float) -> list[MoveChance]:
    return [MoveChance(str(number), chance) for number, chance in enumerate(chances)]


def test_a_level_grows_with_moves_with_a_smaller_gap_and_where_weak_bots_fail() -> None:
    assert level_of(moves(0.9, 0.1, 0.1, 0.1), 1.0) == "easy"
    assert level_of(moves(0.9, 0.7), 1.0) == "easy"
    assert level_of(moves(0.9, 0.7, 0.1, 0.1), 1.0) == "medium"
    assert level_of(moves(0.9, 0.1, 0.1, 0.1), 0.1) == "medium"
    assert level_of(moves(0.9, 0.7, 0.1, 0.1), 0.1) == "hard"
    assert level_of(moves(0.9, *[0.1] * 9), 0.1) == "hard"
    same = [*moves(0.9, 0.7), MoveChance("2", 0.9, "0")]
    assert lead(same) == pytest.approx(0.2)


def test_a_solved_puzzle_raises_the_player_and_lowers_the_puzzle_and_both_are_surer() -> None:
    player, puzzle = Rating(), first_rating("hard")
    assert shown(puzzle).points > shown(player).points > shown(first_rating("easy")).points
    better, easier = rate_attempt(player, puzzle, solved=True)
    assert (better.mean > player.mean, easier.mean < puzzle.mean) == (True, True)
    assert (better.spread < player.spread, easier.spread < puzzle.spread) == (True, True)
    worse, harder = rate_attempt(player, first_rating("easy"), solved=False)
    assert worse.mean < player.mean
    assert harder.mean > first_rating("easy").mean
    points = shown(better)
    assert points.low < points.points < points.high
