"""A page that is loaded again, and a line that breaks, in the middle of a decision: it is shown, it heals by itself,
and nothing is lost or done twice. When a line is taken for broken is tested beside it (web/src/net/connection.svelte.ts)."""

from __future__ import annotations

from madoi.core.record import read as read_record
from madoi.words import words
from support.browser.boards import Kasane, Yurikure
from support.browser.people import PHONE, Data, NewPerson, Person
from support.server.proxy import Proxy


def far_away(new_person: NewPerson, line: Proxy, game: str = "kasane", bots: int = 3) -> Person:
    person = new_person(size=PHONE, address=f"http://127.0.0.1:{line.port}")
    person.forgiven = ("WebSocket connection", "net::ERR_")  # it says so when a line cannot be made
    person.sit(game, bots)
    assert person.until_asked()
    return person


def is_told_of_the_break(person: Person) -> None:
    person.page.get_by_text(words(person.language).text("web-lost")).wait_for()


def sees_that_it_has_healed(person: Person) -> None:
    person.page.get_by_text(words(person.language).text("web-lost")).wait_for(state="detached")


def kinds(messages: list[Data]) -> set[str]:
    return {message["type"] for message in messages}


def check_the_record(person: Person) -> None:
    """Every decision that was acknowledged is in the record once and in order, and nothing is there that they did not
    decide. They were told of all news once."""
    answers = {message["id"]: message["type"] for message in person.told if message.get("id")}
    done = [
        one["action"] for one in person.sent if one["type"] == "play" and answers.get(one["id"]) == "done"
    ]
    table = person.page.url.rpartition("/")[2]
    record = read_record(person.context.request.get(f"{person.address}/api/tables/{table}/record").text())
    decided = [step.text for step in record.steps if step.seat == person.seat]
    rest = iter(decided)
    assert all(action in rest for action in done), (done, decided)
    tried = iter(person.played)
    assert all(action in tried for action in decided), (person.played, decided)
    numbers = [
        news["number"] for message in person.told if message["type"] == "update" for news in message["news"]
    ]
    assert numbers == list(range(len(numbers)))


def test_a_sheet_half_filled_is_there_after_loading_the_page_again(new_person: NewPerson) -> None:
    person = new_person(size=PHONE)
    person.sit("yurikure", 3)
    board = Yurikure(person)
    assert person.until_asked()
    for _ in range(2):
        board.play(board.choice())
    board.girl(board.view["order"][0]).click()  # and one girl of the third pair is picked
    before = board.view["sheets"][person.seat]["draft"]
    person.now = {}
    person.page.reload()
    person.until(lambda: person.now)
    assert board.view["sheets"][person.seat]["draft"] == before
    assert len(before) == 2
    placed = person.page.locator(".dock .values .placed")
    placed.first.wait_for()
    assert placed.count() == 2
    for _ in range(4):
        assert person.until_asked()
        board.play(board.choice())
    assert board.view["handed_in"][person.seat]


def test_a_broken_line_is_shown_and_heals_and_nothing_is_lost_or_doubled(
    new_person: NewPerson, line: Proxy
) -> None:
    person = far_away(new_person, line)
    board = Kasane(person)
    board.play(board.choice())
    person.until_asked()

    line.go_away()
    is_told_of_the_break(person)
    asked, sent = person.asked, len(person.sent)
    board.gesture(board.choice())  # they try all the same, and are told why not
    person.page.get_by_role("alert").get_by_text(words("en").text("store-away")).wait_for()
    assert [message["type"] for message in person.sent[sent:]] == []
    line.come_back()
    sees_that_it_has_healed(person)
    assert person.asked == asked
    board.play(board.choice())

    while person.until_asked():  # from now on the line breaks with every decision
        played = len(person.played)
        # What was decided before the cut may only now be taken, and settle what is asked again.
        if not board.unless_settled(lambda: board.gesture(board.choice())):
            continue
        person.until(lambda played=played: len(person.played) > played)  # type: ignore[misc]
        heard = len(person.told)
        line.cut()
        person.until(lambda heard=heard: {"welcome", "update"} <= kinds(person.told[heard:]))  # type: ignore[misc]
        sees_that_it_has_healed(person)
    board.ending().wait_for()
    check_the_record(person)
