"""Played without a mouse: one can get everywhere, always sees where one is, and is never thrown out of the page."""

from __future__ import annotations

from contextlib import suppress

import pytest

from support.browser.boards import Kasane, Lily, Yurikure
from support.browser.keyboard import Keys
from support.browser.people import DESK, NewPerson, Person, QuestionGone
from support.browser.transports import on_both


def start(new_person: NewPerson, game: str, place: int) -> tuple[Person, Keys]:
    person = new_person(size=DESK)
    person.come()
    person.choose_game(game).wait_for()
    keys = Keys(person)
    keys.press("Tab")
    keys.go_to(f".games > li:nth-child({place}) [data-play]")
    keys.press("Enter")
    assert person.until_asked()
    keys.look()
    return person, keys


@on_both
def test_some_turns_of_kasane(new_person: NewPerson) -> None:
    person, keys = start(new_person, "kasane", 1)
    board = Kasane(person)

    def turn() -> None:
        keys.go_to(".columns > button.lit")
        for _ in range(len(board.view["columns"])):  # arrows go from column to column
            if keys.is_at(".columns > button.lit"):
                break
            keys.press("ArrowRight")
        keys.press("ArrowDown")
        keys.press("Enter")

    for _ in range(5):
        assert person.until_asked()
        person.does(turn)
    assert len(person.played) == 5


@pytest.mark.long
def test_a_sheet_and_some_rounds_of_yurikure(new_person: NewPerson) -> None:
    person, keys = start(new_person, "yurikure", 2)
    board = Yurikure(person)

    def to_girl(girl: str) -> None:
        place = board.view["order"].index(girl)
        keys.go_to("button.girl")
        for _ in range(len(board.view["order"])):
            if keys.is_at(f"button.girl:nth-of-type({place + 1})"):
                break
            keys.press("ArrowRight")
        keys.press("Enter")

    def decide(action: str) -> None:
        verb, *rest = action.split()
        if verb == "support":
            for girl in rest:
                to_girl(girl)
        elif verb == "hand-in":
            keys.go_to(".dock .buttons button.main")
            keys.press("Enter")
        else:
            keys.go_to(".dock .buttons button:not([aria-disabled=true])")
            keys.press("Enter")

    for _ in range(12):
        assert person.until_asked()
        action = board.choice()
        with suppress(QuestionGone):  # others may settle a question while keys are pressed
            person.does(lambda action=action: decide(action))  # type: ignore[misc]
    assert board.view["handed_in"][person.seat] or board.view["question"]


@pytest.mark.long
def test_a_duel_of_lily_is_begun(new_person: NewPerson) -> None:
    person, keys = start(new_person, "lily", 3)
    board = Lily(person)
    for _ in range(8):
        assert person.until_asked()
        before = len(person.played)
        if person.page.locator(".answers button").count():
            keys.go_to(".answers button")
            person.does(lambda: keys.press("Enter"))
        else:
            keys.go_to(".tray .mini, .hand .mini.lit")
            keys.press("Enter")
            keys.go_to(".sheet .offers button:not([aria-disabled])")
            person.does(lambda: keys.press("Enter"))
        assert len(person.played) == before + 1
    assert board.view
