"""Making puzzles: it can be stopped and continued, gives the same again, and keeps puzzles different."""

from __future__ import annotations

from copy import deepcopy

import pytest

from madoi.core.record import Player, read
from madoi.core.session import Session, start
from madoi.games import find
from madoi.puzzles import sources
from madoi.puzzles.files import KindCount, Making, PuzzleFile
from madoi.puzzles.finder import Finder
from madoi.puzzles.kinds import Kinds
from madoi.puzzles.puzzle import Level, MoveChance, Puzzle, position_text, puzzle_id
from madoi.puzzles.runs import make

KASANE = find("kasane")


@pytest.fixture(autouse=True)
def every_position_is_a_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search is not tested here: every decision with a choice has a best move, in turn one or another."""

    def look(finder: Finder, session: Session, seed: str, easy: bool) -> Puzzle | None:
        seat = session.state.to_move()[0]
        actions = [action.text for action in session.state.legal(seat)]
        level: Level = "easy" if len(actions) < 6 else "hard"
        if len(actions) < 2 or (level == "easy" and not easy):
            return None
        first = session.decisions % len(actions)
        actions = [*actions[first:], *actions[:first]]
        record = position_text(session.record)
        chances = [MoveChance(text, 0.9 - 0.5 * bool(n)) for n, text in enumerate(actions)]
        return Puzzle(puzzle_id(record + seed), record, seat, chances, level, 0.0, [])

    monkeypatch.setattr(Finder, "look", look)


def new_file() -> PuzzleFile:
    return PuzzleFile(Making("kasane", KASANE.version, "0", "spring", 8, "2026-11-18"), [])


def made(count: int, stops_at: int | None = None) -> PuzzleFile:
    """A file with ``count`` puzzles; the run is stopped once, after this many questions whether to stop."""
    content, kept, asked = new_file(), new_file(), 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked == stops_at

    def keep(content: PuzzleFile) -> None:
        nonlocal kept
        kept = deepcopy(content)

    make(KASANE, content, count, [], keep, stop)
    if stops_at is not None:
        make(KASANE, kept, count, [], keep, stop)
    return kept


def test_a_run_that_was_stopped_continues_to_the_same_puzzles() -> None:
    whole, stopped = made(9), made(9, stops_at=7)
    assert [puzzle.id for puzzle in stopped.puzzles] == [puzzle.id for puzzle in whole.puzzles]
    assert stopped.making.deals == whole.making.deals
    assert len(whole.puzzles) == 9


def test_no_game_gives_more_than_four_and_no_answer_twice() -> None:
    by_game: dict[str, list[str]] = {}
    for puzzle in made(12).puzzles:
        by_game.setdefault(read(puzzle.record).seed, []).append(puzzle.best)
    assert max(map(len, by_game.values())) <= 4
    assert all(len(set(answers)) == len(answers) for answers in by_game.values())


def test_at_most_two_in_five_are_easy() -> None:
    assert sum(puzzle.level == "easy" for puzzle in made(5).puzzles) == 2


def test_the_beginning_of_a_game_can_be_skipped() -> None:
    whole = [session.decisions for session in sources.self_played(KASANE, 0, "spring")]
    late = [session.decisions for session in sources.self_played(KASANE, 0, "spring", skip=50)]
    assert late == whole[len(whole) // 2 :]


def test_a_kind_of_question_that_gives_few_is_looked_at_now_and_then() -> None:
    kinds = Kinds({"rich": KindCount(looked=100, moves=1000, found=9), "new": KindCount(looked=9, moves=9)})
    for _ in range(100):
        assert kinds.is_worth_looking_at("poor")
        kinds.note("poor", 10, False)
    assert [kinds.is_worth_looking_at("poor") for _ in range(20)].count(True) == 1
    assert kinds.is_worth_looking_at("rich")
    assert kinds.is_worth_looking_at("new")
    for _ in range(5):
        kinds.note("poor", 10, True)
    assert kinds.is_worth_looking_at("poor")


def test_what_kinds_have_given_is_kept_in_the_file() -> None:
    (count,) = made(5).making.kinds.values()
    assert count.found == 5
    assert count.looked >= 5


def test_records_are_looked_at_first_and_once_and_without_names() -> None:
    session = start(KASANE, {}, [Player("Mio"), Player("Rei")], "autumn")
    while session.state.to_move():
        seat = session.state.to_move()[0]
        session.play(seat, session.state.legal(seat)[-1])
    text = session.record.text()
    content = new_file()
    make(KASANE, content, 1, [read(text)], lambda _: None, lambda: False)
    assert read(content.puzzles[0].record).seed == "autumn"
    assert not any("Mio" in puzzle.record for puzzle in content.puzzles)
    assert len(content.making.records) == 1
    assert content.making.deals == 0
    make(KASANE, content, 9, [read(text)], lambda _: None, lambda: False)
    assert content.making.deals >= 1
    assert len(content.making.records) == 1
