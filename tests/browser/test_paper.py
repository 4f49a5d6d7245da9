"""Paper tables: what falls on a real table is typed in by people with a browser each, and it is the game of the
engine with the same dice and cards."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Error

from madoi.core.record import Player
from madoi.core.record import read as read_record
from madoi.core.session import Session, verify
from madoi.games import find
from madoi.server.table.commands import corrections, rolls, undo
from madoi.server.table.log import CorrectAsked, Decided, Fell, Terms
from madoi.words import words
from support.browser import phones
from support.browser.boards import Yurikure
from support.browser.page_checks import Looking
from support.browser.people import PHONE, Coming, Person
from support.browser.taint import each_knows_only_her_own, on_sheet
from support.server import tables
from support.server.paper import Noted, broken, turn
from support.server.proxy import Proxy

pytestmark = pytest.mark.xdist_group("browser-paper")

GIRLS = ["akane", "shirakaba", "kuroki", "tsuge", "murafuji", "midorino", "sorai"]
SHEETS = [
    [("akane", "shirakaba"), ("akane", "murafuji"), ("kuroki", "tsuge"), ("sorai", "tsuge"), ("kuroki", "sorai")],
    [("akane", "kuroki"), ("akane", "midorino"), ("kuroki", "murafuji"), ("tsuge", "midorino"), ("sorai", "akane")],
    [("shirakaba", "tsuge"), ("akane", "tsuge"), ("murafuji", "sorai"), ("midorino", "sorai"), ("kuroki", "midorino")],
    [("kuroki", "shirakaba"), ("tsuge", "murafuji"), ("shirakaba", "sorai"), ("midorino", "murafuji"), ("shirakaba", "midorino")],
]  # fmt: skip
SETUP = [0, 3, 5, 7, *range(6), 2]
"""The couple of the start, three pairs with favor, the action order but for the last, who is left over, the
virtual controller."""
COUPLE_DICE = {1: 4, 2: 1, 3: 1}
"""What falls for the couple of the start in each turn: it breaks up in the third, because of the second."""
OTHERWISE = 5
"""What fell in the second turn really."""
OPTIONS = {"procedure": "competition", "extra-after-3": "0"}
CONTROLLED = {1: "akane", 3: "kuroki"}
"""The girl on whom a seat reveals a point, in the first turn; everybody passes on all others."""


class Evening:
    """A game of Yuri-Kure as the engine plays it with these dice, its book the script of an evening: who types in
    what, who decides what, and in turn 4 the correction of a die of turn 2."""

    def __init__(self) -> None:
        self.written = tables.opened("yurikure", tables.people(4), OPTIONS, Terms(paper=True)).begin()
        self.table = self.written.table
        self.typed = 0
        while self.table.session is None or turn(self.table) < 4 or self.goes_on_by_itself():
            self.step()
        self.before = broken(self.table.playing)
        self.correct()
        self.after = broken(self.table.playing)

    def view(self, viewer: int) -> Any:
        return msgspec.json.decode(msgspec.json.encode(self.table.playing.state.view(viewer).data()))

    def goes_on_by_itself(self) -> bool:
        """Whether those who are asked could only pass, which the table does for them."""
        return all("pass" in self.written.prompt(seat).actions for seat in self.table.to_move())

    def step(self) -> None:
        asked = rolls.paper_of(self.table).question
        if asked is None:
            seat = self.table.to_move()[0]
            self.written.play(seat, self.choice(seat))
            return
        result = SETUP[self.typed] if self.typed < len(SETUP) else self.die(asked.what)
        question = rolls.paper_of(self.table).question_id()
        self.written.write(rolls.enter_results(self.table, self.typed % 4, question, [result]))
        self.typed += 1

    def die(self, what: str) -> int:
        if what == "yurikure-chance-couple-die":
            return COUPLE_DICE[turn(self.table)]
        return 5 if what == "yurikure-chance-confession" else 1

    def choice(self, seat: int) -> str:
        """Each has a girl of her own; one confesses, in vain."""
        actions = self.written.prompt(seat).actions
        if "hand-in" in actions:
            return "hand-in"
        draft = len(self.view(seat)["sheets"][seat]["draft"])
        if actions[0].startswith("support"):
            one, other = SHEETS[seat][draft]
            return next(action for action in actions if {one, other} == set(action.split()[1:]))
        if "pass" in actions:
            reveal = f"reveal {CONTROLLED.get(seat)} 1"
            if reveal in actions:
                return reveal
            return "pass"
        if "no" in actions:
            return "no"
        return "confess akane" if seat == 3 and turn(self.table) == 1 else "nothing"

    def correct(self) -> None:
        paper = rolls.paper_of(self.table)
        dice = [
            round
            for round in paper.rounds[1:]
            if round.results and "couple-die" in round.results[0].asked.what
        ]
        number = self.table.visible_entries[3].index(dice[1].result_entries[0])
        self.written.write(corrections.correct(self.table, 3, number, "", [OTHERWISE], [1], cut=False))
        for seat in (0, 1, 2):
            self.written.write(undo.answer(self.table, seat, True))


@pytest.mark.long  # tests/server/test_paper.py plays the same evening without phones
def test_an_evening_of_four_phones_is_the_game_of_the_engine_with_the_same_dice(somebody: Coming) -> None:
    evening = Evening()
    assert [round for round, _ in evening.before], "the couple breaks up in the third turn"
    assert not evening.after, "and had stayed together, if the die of the second had been typed right"
    people = phones.sit_down(somebody, "yurikure", 4, options=OPTIONS)
    boards = [Yurikure(person) for person in people]
    done = [0] * 4
    for entry in (one.entry for one in evening.table.log):
        if isinstance(entry, Fell):
            phones.enter(people[entry.seat], entry.results[0], people)
        elif isinstance(entry, Decided):
            _decide(boards[entry.seat], entry.action, done[entry.seat])
            done[entry.seat] += 1
        elif isinstance(entry, CorrectAsked):
            _correct(people)
    for seat, person in enumerate(people):
        assert person.now["view"] == evening.view(seat)
    each_knows_only_her_own(people, [on_sheet(sheet) for sheet in SHEETS])


def _decide(board: Yurikure, action: str, before: int) -> None:
    """By clicks; where she would only pass she says so once for all, and the table passes for her."""
    person = board.person

    def made() -> bool:
        return phones.decided(person, person.seat) > before

    person.until(lambda: made() or (person.asked and action in person.actions))
    if made():
        return
    if action == "pass" and _has_revealed(board) and board.may_wish():
        person.settle()
        board.wish_to_be_asked_less()
    elif len(person.actions) > 1 and not (person.now.get("wish") and action == "pass"):
        person.settle()
        board.play(action)
    person.until(made)


def _has_revealed(board: Yurikure) -> bool:
    """All that she will."""
    girl = CONTROLLED.get(board.person.seat)
    return girl is None or board.view["revealed"][board.person.seat].get(girl, 0) > 0


def _correct(people: list[Person]) -> None:
    """The last one sees that a die of the second turn was typed wrong; without it there would have been one more
    kiss, whose die she remembers. All agree."""
    *others, person = people
    told = person.news.values()
    dice = [one for one in told if any("couple-die" in fallen["what"] for fallen in one.get("fell", []))]
    wrong = dice[1]
    assert [fallen["result"] for fallen in wrong["fell"]] == [COUPLE_DICE[2]]
    sheet = phones.change_entry(person, wrong["number"])
    sheet.locator(".one .faces button").nth(OTHERWISE - 1).click()
    sheet.locator("button.main").last.click()
    stops = sheet.locator(".stops")
    stops.get_by_text(words("en").text("web-paper-missing")).wait_for()
    stops.locator(".faces button").nth(0).click()
    sheet.wait_for(state="detached")
    for other in others:
        asked = other.page.locator(".notices .change")
        asked.wait_for()
        assert asked.locator("s").inner_text() == str(COUPLE_DICE[2])
        assert asked.locator("b").inner_text() == str(OTHERWISE)
        other.page.locator(".notices button.main").click()
        other.until(lambda other=other: _has_agreed(other))  # type: ignore[misc]
    for one in people:
        one.until(lambda one=one: any(news["what"] == "corrected" for news in one.news.values()))  # type: ignore[misc]
    line = person.page.locator(f"details.log li[data-number='{wrong['number']}'] s")
    assert line.inner_text() == str(COUPLE_DICE[2])


def _has_agreed(person: Person) -> bool:
    """Or it is done already."""
    asked = person.now["undo"]
    return asked["correction"] is None or person.seat in asked["agreed"]


def test_a_game_of_kasane_typed_in_from_a_game_of_the_engine_has_its_points(somebody: Coming) -> None:
    kasane = find("kasane")
    noted = Noted("kasane beside the box")
    played = Session(kasane, kasane.settings({}, 2), [Player("Rin"), Player("Nao")], noted)
    rounds = [(-1, "", noted.results.copy())]
    chance = Random("turns")
    while played.state.to_move():
        [mover] = played.state.to_move()
        noted.results.clear()
        action = max(played.state.legal(mover), key=lambda one: (len(one.text.split()), chance.random()))
        played.play(mover, action)
        rounds.append((mover, action.text, noted.results.copy()))
    people = phones.sit_down(somebody, "kasane", 2)
    done = [0, 0]
    for seat, decision, fallen in rounds:
        if decision:
            _take(people[seat], decision, done[seat])
            done[seat] += 1
        else:
            phones.enter(people[1], fallen.pop(0), people)
        if fallen:
            people[0].until(lambda: people[0].now.get("chance"))
            people[0].settle()
            people[0].page.keyboard.type("".join(map(str, fallen)))  # as fast as one can
    people[0].until(lambda: people[0].over)
    assert people[0].now["outcome"]["points"] == [float(point) for point in played.record.points]
    assert people[0].now["outcome"]["seed"] == ""
    table = people[0].page.url.rpartition("/")[2]
    record = read_record(
        people[0].context.request.get(f"{people[0].address}/api/tables/{table}/record").text()
    )
    assert record.chance == "fed"
    assert verify(kasane, record).record.points == played.record.points
    people[0].page.get_by_role("button", name=words("en").text("web-verify")).click()
    people[0].page.get_by_text(words("en").text("web-verified-fed")).wait_for()


def _take(person: Person, action: str, before: int) -> None:
    """From the list of all choices."""

    def made() -> bool:
        return phones.decided(person, person.seat) > before

    person.until(lambda: made() or action in person.actions)
    if made():
        return
    if len(person.actions) > 1:
        phones.choose(person, action)
    person.until(made)


def test_what_is_typed_without_a_line_is_kept_and_sent_when_it_is_back(somebody: Coming, line: Proxy) -> None:
    near = somebody()
    opened = near.sit("kasane", 0, people=2, terms={"paper": True, "pace": 0.01})
    far = somebody(size=PHONE, address=f"http://127.0.0.1:{line.port}")
    far.forgiven = ("WebSocket connection", "net::ERR_")
    phones.come_to(far, opened["table"], 1)
    phones.falling(far).wait_for()

    _go_away(far, line)
    for place, result in enumerate((1, 3, 7, 0)):  # the start player, and cards
        _tap_ahead(far, place, result)
    unsent = far.page.locator(".unsent")
    unsent.get_by_text("· 3 · 7 · +1").wait_for()
    unsent.get_by_role("button").click()  # the last one was wrong
    _tap_ahead(far, 3, 0)
    unsent.get_by_text("· 3 · 7 · +1").wait_for()
    with suppress(Error):  # there is nobody to load it from
        far.page.reload()
    far.page.wait_for_url("chrome-error://**")
    line.come_back()
    far.come(f"/t/{opened['table']}")
    near.until(lambda: [one["result"] for one in phones.chance(near)["fell"]] == [1, 3, 7, 0])
    unsent.wait_for(state="detached")
    assert far.page.evaluate("localStorage.getItem('madoi-unsent')") in (None, "{}")

    _go_away(far, line)  # and what the table did not wait for is not used, nor what came after it
    for place, card in enumerate((9, 8)):
        _tap_ahead(far, place, card)
    phones.enter(near, 4)
    _come_back(far, line)
    far.page.get_by_text(words("en").text("web-paper-withdrawn")).wait_for()
    assert far.page.locator(".left li b").all_inner_texts() == ["9", "8"]
    assert [one["result"] for one in phones.chance(near)["fell"]] == [1, 3, 7, 0, 4]

    near.page.locator(".falling .program").click()  # the program lays the rest
    far.until(lambda: far.asked)
    _go_away(far, line)  # a decision is kept as well
    far.settle()
    far.page.locator(".columns > button").first.click()
    far.page.locator(".dock li button").last.click()
    far.page.get_by_text(words("en").text("web-paper-unsent")).wait_for()
    before = phones.decided(near, 1)
    _come_back(far, line)
    near.until(lambda: phones.decided(near, 1) > before)
    far.page.get_by_text(words("en").text("web-paper-unsent")).wait_for(state="detached")


def test_a_whole_sheet_is_filled_without_a_line(somebody: Coming, line: Proxy) -> None:
    person = somebody(size=PHONE, address=f"http://127.0.0.1:{line.port}")
    person.forgiven = ("WebSocket connection", "net::ERR_")
    terms = {"paper": True, "rolls": "program", "pace": 0.01}
    person.sit("yurikure", 2, options=OPTIONS, terms=terms)
    person.until_asked()
    board = Yurikure(person)
    board.girl(GIRLS[0]).wait_for()
    _go_away(person, line)
    for pair in SHEETS[0][:2]:
        _place(board, pair)
    person.page.locator(".dock .filling button").click()  # the last pair was wrong
    for pair in SHEETS[0][1:]:
        _place(board, pair)
    person.page.locator(".dock .buttons button.main").click()
    person.page.get_by_text(words("en").text("web-paper-unknown")).wait_for()
    assert not person.now["view"]["handed_in"][0]
    _come_back(person, line)
    person.until(lambda: person.now["view"]["turn"] == 1)
    supported = {frozenset(one["pair"]): one["setup"] for one in person.now["view"]["sheets"][0]["support"]}
    assert supported == {frozenset(pair): 5 - place for place, pair in enumerate(SHEETS[0])}
    person.page.locator(".notices p").wait_for(state="detached")


def _go_away(person: Person, line: Proxy) -> None:
    line.go_away()
    person.page.get_by_text(words("en").text("web-lost")).wait_for()


def _come_back(person: Person, line: Proxy) -> None:
    """And her browser notices it."""
    line.come_back()
    person.page.evaluate("dispatchEvent(new Event('online'))")


def _tap_ahead(person: Person, place: int, result: int) -> None:
    """Without a line: for what is asked now, or so many questions later."""
    asked = phones.chance(person)
    coming = [asked, *asked["ahead"]][place]
    choices = next(one for one in [asked, *asked["ahead"]] if one["what"] == coming["what"])["choices"]
    said = words("en").text(f"web-falls-{coming['what']}", coming["facts"])
    phones.falling(person).locator("h3").filter(has_text=said).wait_for()
    if place == 1:
        person.page.wait_for_timeout(400)  # for another question two taps at once are one
    phones.tap(person, result, phones.falling(person), choices)


def _place(board: Yurikure, pair: tuple[str, str]) -> None:
    for girl in pair:
        board.girl(girl).click()


def _is_hers(person: Person) -> bool:
    """Whether she is asked for more than to pass, which she has set beforehand."""
    return len(person.actions) > 1 and not (person.now.get("wish") and "pass" in person.actions)


def test_every_page_of_a_paper_table_can_be_read_and_tapped(somebody: Coming) -> None:
    person = somebody(size=PHONE)
    looking = Looking(person)
    person.come()
    person.page.locator("section[aria-labelledby=beside] button").nth(1).click()
    person.page.locator(".where fieldset").nth(2).wait_for()
    looking.measure("opening a paper table")
    looking.examine("opening a paper table")
    for seat in (1, 2, 3):
        person.page.locator(".seats select").nth(seat).select_option("casual")
    person.page.locator("input[name=corrections]").nth(1).check()
    person.change_language("en")
    person.page.locator("form button.main").click()
    for place, result in enumerate(SETUP):
        person.until(lambda: person.now.get("chance"))
        if place in (0, 6):
            looking.measure(f"set-up {place}")
            looking.examine(f"set-up {place}")
        person.change_language("en")
        phones.enter(person, result)
    board = Yurikure(person)
    while not person.now.get("chance"):
        person.until(lambda: _is_hers(person) or person.now.get("chance"))
        if _is_hers(person):
            person.settle()
            board.decide(Yurikure.PATIENT)
    looking.measure("a die")
    looking.examine("a die")
    person.change_language("en")
    asked = phones.chance(person)
    phones.enter(person, 4)
    number = max(person.news)
    fell = [one for one in person.news.values() if one.get("fell")]
    assert fell[-1]["fell"][0]["what"] == asked["what"], number
    sheet = phones.change_entry(person, fell[-1]["number"])
    looking.measure("a correction of a die")
    looking.examine("a correction of a die")
    person.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    own = [one for one in person.news.values() if one["what"] == "decided" and one.get("seat") == 0]
    sheet = phones.change_entry(person, own[-1]["number"])
    looking.measure("a correction of a decision")
    looking.examine("a correction of a decision")
    person.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    looking.nothing()


def test_a_card_of_lily_is_found_by_its_number_or_its_name(somebody: Coming) -> None:
    person = somebody(size=PHONE)
    looking = Looking(person)
    person.sit("lily", 1, terms={"paper": True, "pace": 0.01}, options={"decks": "ember,dawn"})
    while (person.now.get("chance") or {}).get("what") != "lily-chance-card":
        person.until(lambda: person.now.get("chance") or len(person.actions) > 1)
        if person.now.get("chance"):
            if phones.chance(person)["what"] == "lily-chance-first":
                phones.enter(person, 0)
            continue
        phones.choose(person, person.actions[0])
    choices = phones.chance(person)["choices"]
    looking.measure("a card of Lily")
    looking.examine("a card of Lily")
    person.change_language("en")
    found = phones.falling(person).locator("ul button")
    assert found.count() == len(choices)
    wanted = choices[len(choices) // 2]["shown"]["card"]
    phones.falling(person).locator("input").fill(wanted["id"])
    assert found.count() == 1
    phones.falling(person).locator("input").fill(wanted["name"]["ja"])
    assert 1 <= found.count() < len(choices)
    asked = phones.chance(person)["id"]
    phones.falling(person).locator("input").press("Enter")
    person.until(lambda: (person.now.get("chance") or {}).get("id") != asked)
    looking.nothing()
