"""Two pages of Lily that nobody plays past by chance: skills that wait together, and the report of trial games."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from madoi.games.lily.cards.decks import DeckList, built_in_deck
from madoi.games.lily.cards.drafts import validate_set
from support.browser.boards import Lily
from support.browser.page_checks import PageChecks
from support.browser.people import PHONE, NewPerson, Person

TWO_SKILLS = """[names.nagisa]
ja = "渚"
zh-Hant = "渚"
en = "Nagisa"

[[character]]
id = "my-nagisa-1"
name = "nagisa"
title = { ja = "灯台の見習い", zh-Hant = "燈塔見習生", en = "Apprentice of the Lighthouse" }
color = "white-lily"
level = 1
power = 50
support = 10
range = "1"
skills = [
  { type = "auto", when = "you couples", do = [{ put = { top = 1 }, to = "removed" }, { later = "turn-end", do = [{ draw = 1 }] }] },
  { type = "auto", when = "you couples", do = [{ power = 10, on = "self", until = "turn" }] },
]
"""


PLAIN = [f"my-plain-{number}" for number in range(11)]
"""Cards without skills: nothing else waits."""


def _set() -> str:
    """The card with two skills, and a deck full of others without any."""
    plain = "".join(
        f"""[names.plain-{number}]
ja = "無{number}"
zh-Hant = "無{number}"
en = "Plain {number}"

[[character]]
id = "{id}"
name = "plain-{number}"
title = {{ ja = "題{number}", zh-Hant = "題{number}", en = "Title {number}" }}
color = "white-lily"
level = 1
power = 30
support = 10
range = "1"

"""
        for number, id in enumerate(PLAIN)
    )
    return validate_set(plain + TWO_SKILLS).value


def _deck() -> str:
    cards = {"my-nagisa-1": 4, **dict.fromkeys(PLAIN, 4)}
    ready = built_in_deck("dawn")
    return DeckList(ready.name, ready.about, cards, dict(ready.potentials), "my-nagisa-1", PLAIN[0]).text()


def _until_triggers(person: Person, board: Lily) -> None:
    """Play until two skills wait. The page takes the leader and the partner that the deck names by itself."""
    by_page = ("leader ", "partner ")

    def is_asked() -> bool:
        return len(person.actions) > 1 and not person.actions[0].startswith(by_page)

    person.until(is_asked)
    while not any(action.startswith("first ") for action in person.actions):
        board.play(board.choice())
        person.until(is_asked)


def test_skills_that_wait_together_are_put_in_order_by_their_pictures(new_person: NewPerson) -> None:
    person = new_person(size=PHONE)
    looking = PageChecks(person)
    board = Lily(person)
    options = {"decks": f"{_deck()},dawn", "set": _set()}
    person.sit("lily", 1, options=options)
    _until_triggers(person, board)
    person.settle()
    triggers = person.page.locator(".trigger")
    expect(triggers).to_have_count(2)
    expect(triggers.nth(1).locator(".does")).to_contain_text("+10 power")
    looking.measure("skills in order")
    looking.examine("skills in order")
    person.change_language("en")
    news = len(person.news)
    board.play("first 2")
    person.until(lambda: len(person.news) > news and not person.now["view"]["waiting"])
    leader = person.now["view"]["players"][0]["field"]["cf"]
    assert leader["power"] == 60
    # What left the game and what was put off stay in sight.
    person.settle()
    beside = person.page.locator("[data-known=lily-board-removed], [data-known=lily-board-later-turn-end]")
    expect(beside).to_have_count(2)
    looking.measure("a card removed, an effect put off")
    looking.examine("a card removed, an effect put off")
    looking.nothing()


@pytest.mark.long  # another screen, looked at as test_looks.py does
def test_the_report_of_trial_games_can_be_read(new_person: NewPerson) -> None:
    person = new_person("zh-Hant", size=PHONE)
    looking = PageChecks(person)
    wins = [(0.61, 0.54, 0.68), (0.5, 0.43, 0.57), (0.33, 0.26, 0.4)]
    results = [
        {
            "games": 200,
            "wins": {"mean": mean, "low": low, "high": high},
            "measures": {
                "first/first/wins": {"mean": 0.52, "low": 0.45, "high": 0.59},
                "length/turns/each": {"mean": 8.25, "low": 8.0, "high": 8.5},
            },
        }
        for mean, low, high in wins
    ]

    def answer(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps({"results": results, "done": 1.0}))

    person.page.route("**/api/games/lily/options/decks/trial", answer)
    person.come("/decks")
    person.press(person.page.locator(".ready button").first)
    person.press(person.page.locator("#tab-figures"))
    person.press(person.page.locator("section[aria-labelledby=trial-title] button"))
    report = person.page.locator("section[aria-labelledby=trial-title] li")
    expect(report).to_have_count(3)
    expect(report.nth(0)).to_contain_text("61")
    expect(report.nth(2).locator(".verdict")).to_have_class(re.compile("bad"))
    looking.measure("the report of trial games")
    looking.examine("the report of trial games")
    looking.nothing()
