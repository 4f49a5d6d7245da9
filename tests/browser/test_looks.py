"""Everything can be read and tapped at 360 pixels in every language, and nothing keeps anybody out: measured by
the browser and by axe-core, page by page and decision by decision."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import expect

from madoi.words import LANGUAGES
from support.browser.boards import BOARDS, Board
from support.browser.page_checks import PageChecks, unfold
from support.browser.people import PHONE, NewPerson


def test_the_first_page_and_a_table_that_waits(new_person: NewPerson) -> None:
    person = new_person(size=PHONE)
    looking = PageChecks(person)
    person.come()
    person.choose_game("kasane").wait_for()
    looking.measure("the first page")
    looking.examine("the first page")
    person.page.evaluate(
        "document.documentElement.style.fontSize = '200%'"
    )  # as somebody's browser may be set
    assert person.page.evaluate(FITS), "nobody scrolls sideways to read"
    person.come("/new/yurikure#settings")  # with the most options
    person.page.locator("form section").nth(2).wait_for()
    looking.measure("a new table")
    looking.examine("a new table")
    person.page.locator("form button.main").click()
    person.page.locator(".waiting").wait_for()
    looking.measure("a table that waits")
    looking.examine("a table that waits")
    looking.nothing()


FITS = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"

EXAMINED = (1, 20)
"""Decisions at which axe-core comes."""

CLOSELY = 10
"""So many decisions are looked at one by one; after that every fifth is."""

TABLES = [
    ("kasane", 3, {}),
    ("yurikure", 2, {"orientations": "standard"}),
    ("lily", 1, {"decks": "ember,dawn"}),
]


def test_the_first_decisions_on_a_phone(new_person: NewPerson) -> None:
    """Of Yuri-Kure, which has the fullest board."""
    board, looking = _sit_down_with_a_phone(new_person, *TABLES[1])
    _look_at_decisions(board, looking, CLOSELY)
    looking.nothing()


@pytest.mark.long
@pytest.mark.parametrize(("game", "bots", "options"), TABLES, ids=[table[0] for table in TABLES])
def test_a_whole_game_on_a_phone(
    new_person: NewPerson, game: str, bots: int, options: dict[str, str]
) -> None:
    board, looking = _sit_down_with_a_phone(new_person, game, bots, options)
    _look_at_decisions(board, looking)
    expect(board.page.locator(".result")).to_be_in_viewport()
    unfold(board.person, True)
    looking.measure("the end")
    looking.examine("the end")
    looking.nothing()


def _sit_down_with_a_phone(
    new_person: NewPerson, game: str, bots: int, options: dict[str, str]
) -> tuple[Board, PageChecks]:
    person = new_person(size=PHONE)
    person.sit(game, bots, options=options)
    return BOARDS[game](person), PageChecks(person)


def _look_at_decisions(board: Board, looking: PageChecks, last: int | None = None) -> None:
    """The language changes with every look; now and then all that is folded is unfolded, and axe-core comes."""
    languages = cycle(LANGUAGES)
    for count in board.decisions():
        when = f"decision {count}"
        if count <= CLOSELY or count % 5 == 0:
            looking.measure(when, [next(languages)])
        if count in EXAMINED:
            unfold(board.person, True)
            looking.measure(f"{when}, unfolded", [next(languages)])
            looking.examine(when)
            unfold(board.person, False)
        if count == last:
            return


@pytest.mark.long  # other screens, looked at as above
def test_a_rulebook_and_the_page_about_the_games(new_person: NewPerson) -> None:
    person = new_person(size=PHONE)
    looking = PageChecks(person)
    languages = cycle(LANGUAGES)
    pages = [("/rules", "ul.games a"), ("/rules/yurikure", "section.rule figure"), ("/about", ".thanks")]
    for path, there in pages:
        person.come(path)
        person.page.locator(there).first.wait_for()
        looking.measure(path, [next(languages)])
        looking.examine(path)
    looking.nothing()


@pytest.mark.long
@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize(
    ("path", "there"),
    [("/rules/{}", "section.rule figure >> nth=0"), ("/new/{}#settings", "form section >> nth=2")],
    ids=["rulebook", "settings"],
)
def test_a_page_of_every_game_in_every_language(
    new_person: NewPerson, path: str, there: str, game: str
) -> None:
    person = new_person(size=PHONE)
    looking = PageChecks(person)
    person.come(path.format(game))
    person.page.locator(there).wait_for()
    looking.measure(game)
    looking.examine(game)
    looking.nothing()
