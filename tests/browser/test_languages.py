"""The language is switched in the middle of a game: the log, the question, refusals and cards change with it, and no
text of the language before is left."""

from __future__ import annotations

import pytest

from madoi.words import LANGUAGES
from support.browser.boards import BOARDS, Board, Kasane, Lily, Yurikure
from support.browser.page_checks import unfold
from support.browser.page_text import foreign, spoken
from support.browser.people import DESK, PHONE, NewPerson, Person, Size


def ask_for_a_refusal(board: Board) -> None:
    """Try something that is not allowed, as a person would, so that a reason with its rule stands there."""
    if isinstance(board, Kasane):
        board.page.locator(".yaku button.full, .yaku button:not(.lit)").first.click()
    elif isinstance(board, Yurikure):
        board.put_dice_away()
        greyed = board.page.locator(".dock [aria-disabled=true]")
        if greyed.count():
            greyed.first.click(force=True)
    elif isinstance(board, Lily):
        board.person.press(board.page.locator(".hand .mini").first, edge=True)
    board.page.wait_for_timeout(200)


def names_of(person: Person) -> set[str]:
    """Those of people, which they chose themselves."""
    return {seat["name"] for seat in person.now["seats"] if seat.get("name") and not seat.get("bot")}


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param("kasane", DESK, marks=pytest.mark.long),
        ("yurikure", PHONE),
        pytest.param("lily", PHONE, marks=pytest.mark.long),
        pytest.param("lily", DESK, marks=pytest.mark.long),
    ],
)
def test_everything_changes_with_the_language(new_person: NewPerson, game: str, size: Size) -> None:
    person = new_person(size=size)
    person.sit(game, {"kasane": 3, "yurikure": 3, "lily": 1}[game])
    board = BOARDS[game](person)
    for decisions in (3, 6):
        board.play_on(decisions)
        if not person.until_asked():
            break
        ask_for_a_refusal(board)
        unfold(person, True)
        texts = {}
        for language in (*LANGUAGES, "ja"):
            person.speak(language)
            person.settle()
            left = foreign(person, names_of(person))
            assert not left, "\n".join(left)
            texts[language] = set(spoken(person))
        assert len(texts["en"] - texts["ja"]) > 20
        assert len(texts["zh-Hant"] - texts["ja"]) > 20
        person.speak("en")
        unfold(person, False)
        if game == "lily":  # on a phone, the sheet of the tapped card lies over what is tapped next
            person.page.keyboard.press("Escape")


def test_a_page_opens_in_the_language_of_the_browser_and_keeps_the_one_that_was_chosen(
    new_person: NewPerson,
) -> None:
    person = new_person(language="ja")
    person.come()
    person.choose_game("lily").wait_for()
    assert person.page.locator("html").get_attribute("lang") == "ja"
    person.speak("zh-Hant")
    person.page.reload()
    person.choose_game("lily").wait_for()
    assert person.page.locator("html").get_attribute("lang") == "zh-Hant"
    assert not foreign(person, set())
    for game in BOARDS:
        person.come(f"/new/{game}#settings")
        person.page.locator("form section").nth(2).wait_for()
        assert not foreign(person, set())
