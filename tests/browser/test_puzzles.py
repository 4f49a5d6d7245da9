"""A puzzle is failed and tried again, the next one solved, by the same taps as in a game."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from madoi.puzzles import shipped_puzzles
from madoi.puzzles.puzzle import Puzzle
from support.browser.boards import BOARDS
from support.browser.page_checks import PageChecks
from support.browser.people import PHONE, NewPerson, Person, said


def is_plain(puzzle: Puzzle) -> bool:
    """Whether the best move and another one are cards that are taken and no more, which anybody can tap."""
    return [len(move.action.split()) for move in puzzle.chances[:2]] == [2, 2]


def tap(person: Person, action: str) -> None:
    """Make the move on the board, and wait for what it was worth."""
    BOARDS["kasane"](person).gesture(action)
    person.page.locator("[data-solved]").wait_for()


def look(person: Person, puzzle: Puzzle) -> None:
    person.page.locator(f"[data-puzzle='{puzzle.id}'] .columns").wait_for()
    person.now = {"prompt": {"actions": [move.action for move in puzzle.chances]}}


def test_a_puzzle_is_failed_and_solved(new_person: NewPerson) -> None:
    puzzles = shipped_puzzles("kasane").puzzles
    puzzle = next(one for one in puzzles if is_plain(one))
    guest = new_person("ja", size=PHONE)
    checks = PageChecks(guest)
    guest.come("/puzzles")
    expect(guest.page.get_by_role("heading", level=2)).to_have_count(3)
    checks.examine("the list of puzzles")
    guest.come(f"/puzzles/kasane-{puzzle.id}")
    look(guest, puzzle)
    tap(guest, puzzle.chances[1].action)
    result = guest.page.locator("[data-solved=false]")
    expect(result).to_contain_text(said(guest, "puzzle-wrong"))
    checks.examine("a puzzle that was failed")
    expect(guest.page.locator("li.best")).to_have_count(1)
    guest.press(guest.page.get_by_role("button", name=said(guest, "puzzle-show-best"), exact=True))
    guest.settle()
    guest.press(guest.page.get_by_role("button", name=said(guest, "puzzle-again"), exact=True))
    look(guest, puzzle)
    tap(guest, puzzle.best)
    expect(guest.page.locator("[data-solved=true]")).to_contain_text(said(guest, "puzzle-right"))
    tries = guest.page.evaluate("localStorage.getItem('madoi-puzzles')")
    assert json.loads(tries) == {f"kasane-{puzzle.id}": False}, "the first attempt counts"
    guest.press(guest.page.get_by_role("button", name=said(guest, "puzzle-next"), exact=True))
    guest.page.locator(f"[data-puzzle]:not([data-puzzle='{puzzle.id}']) .columns").wait_for()
    checks.nothing()
