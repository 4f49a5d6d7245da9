"""People at a paper table, each with a phone: what they type in, as they would."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator

from madoi.words import words
from support.browser.people import DESK, PHONE, QUICK, Data, NewPerson, Person

SHEETS = [
    [("akane", "shirakaba"), ("akane", "murafuji"), ("kuroki", "tsuge"), ("sorai", "tsuge"), ("kuroki", "sorai")],
    [("akane", "kuroki"), ("akane", "midorino"), ("kuroki", "murafuji"), ("tsuge", "midorino"), ("sorai", "akane")],
    [("shirakaba", "tsuge"), ("akane", "tsuge"), ("murafuji", "sorai"), ("midorino", "sorai"), ("kuroki", "midorino")],
    [("kuroki", "shirakaba"), ("tsuge", "murafuji"), ("shirakaba", "sorai"), ("midorino", "murafuji"), ("shirakaba", "midorino")],
]  # fmt: skip
SETUP = [0, 3, 5, 7, *range(6), 2]
"""The couple of the start, three pairs with favor, the action order but for the last, who is left over, the
virtual controller."""
OPTIONS = {"procedure": "competition", "extra-after-3": "0"}


def sit_down(new_person: NewPerson, game: str, seats: int, **wanted: Any) -> list[Person]:
    """So many people, by seat; the first has a desk. They hold seats of a paper table that is opened without
    clicks, and look at it."""
    people = [new_person(size=DESK if seat == 0 else PHONE) for seat in range(seats)]
    terms = {"paper": True, "pace": QUICK, **wanted.pop("terms", {})}
    opened = people[0].sit(game, 0, people=seats, terms=terms, **wanted)
    for seat, person in enumerate(people[1:], 1):
        come_to(person, opened["table"], seat)
    for person in people:
        person.until(lambda person=person: person.now.get("phase") == "playing")  # type: ignore[misc]
        # What a page was sent cannot be read once it has been left.
        person.responses = [one for one in person.responses if "/api/tables/" in one.url]
    return people


def come_to(person: Person, table: str, seat: int) -> None:
    """Take a seat without clicks."""
    path = f"{person.address}/api/tables/{table}/seats/{seat}"
    taken: Data = person.context.request.post(path, data={"name": f"Seat {seat + 1}"}).json()
    person.hold(table, taken["secret"])
    person.come(f"/t/{table}")
    person.until(lambda: person.now)


def falling(person: Person) -> Locator:
    """Where they type what falls."""
    return person.page.locator(".falling")


def chance(person: Person) -> Data:
    asked: Data | None = person.now.get("chance")
    assert asked is not None, f"nothing falls; {person.asked}"
    return asked


def tap(person: Person, result: int, among: Locator, choices: Sequence[Data]) -> None:
    """Pick a result where these can be picked."""
    shown = next(choice["shown"] for choice in choices if choice["result"] == result)
    if "die" in shown:
        among.locator(".faces button").nth(result - 1).click()
    elif "girl" in shown:
        _named(person, among.locator(".girls"), _girl(person, shown["girl"])).click()
    elif "pair" in shown:
        for girl in ("one", "other"):
            _named(person, among.locator(".girls"), _girl(person, shown["pair"][girl])).click()
    else:
        place = [choice["result"] for choice in choices].index(result)
        among.locator(".named button, .cards button, ul button").nth(place).click()


def _named(person: Person, among: Locator, name: str) -> Locator:
    return among.get_by_role("button", name=name, exact=True)


def _girl(person: Person, key: str) -> str:
    return words(person.language).text(key.removeprefix("@"))


def enter(person: Person, result: int, others: Sequence[Person] = ()) -> None:
    """Type in what fell; the table must take it, and these others see it too."""
    person.until(lambda: person.now.get("chance"))
    asked = chance(person)
    assert person.seat in asked["seats"]
    person.settle()
    tap(person, result, falling(person), asked["choices"])
    for one in (person, *others):
        one.until(lambda one=one: (one.now.get("chance") or {}).get("id") != asked["id"])  # type: ignore[misc]


def decided(person: Person, seat: int) -> int:
    """How many decisions of a seat they were told of."""
    return sum(one["what"] == "decided" and one.get("seat", -1) == seat for one in person.news.values())


def choose(person: Person, action: str) -> None:
    """Decide this from the list of all choices."""
    person.settle()
    of_question = person.page.locator("ul[aria-labelledby=question]")
    listed = person.page.locator("details").filter(has=of_question)
    if listed.get_attribute("open") is None:
        listed.locator("summary").click()
    person.does(of_question.locator("button").nth(person.actions.index(action)).click)


def change_entry(person: Person, number: int) -> Locator:
    """Open an entry of the log to change it."""
    log = person.page.locator("details.log")
    if log.get_attribute("open") is None:
        log.locator("summary").click()
    log.locator(f"[data-change='{number}']").click()
    sheet = person.page.locator("dialog[open]")
    sheet.locator("button.main").wait_for()
    return sheet
