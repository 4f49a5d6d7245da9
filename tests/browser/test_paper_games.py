"""Games at a paper table, typed in on phones."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from madoi.core.record import Player
from madoi.core.record import read as read_record
from madoi.core.session import Session, verify
from madoi.games import find
from madoi.server.table.commands import corrections, rolls, undo
from madoi.server.table.log import CorrectAsked, Decided, Fell, Terms
from madoi.words import words
from support.browser import phones
from support.browser.boards import Yurikure
from support.browser.people import NewPerson, Person
from support.browser.phones import OPTIONS, SETUP, SHEETS
from support.browser.taint import each_knows_only_her_own, on_sheet
from support.server import tables
from support.server.paper import Noted, broken, turn

COUPLE_DICE = {1: 4, 2: 1, 3: 1}
"""What falls for the couple of the start in each turn: it breaks up in the third, because of the second."""
OTHERWISE = 5
"""What fell in the second turn really."""
CONTROLLED = {1: "akane", 3: "kuroki"}
"""The girl on whom a seat reveals a point, in the first turn; everybody passes on all others."""


class Evening:
    """A game of Yuri-Kure as the engine plays it with these dice, its book the script of an evening: who types in
    what, who decides what, and in turn 4 the correction of a die of turn 2."""

    def __init__(self) -> None:
        self.written = tables.waiting_table("yurikure", tables.people(4), OPTIONS, Terms(paper=True)).begin()
        self.table = self.written.table
        self.typed = 0
        while self.table.session is None or turn(self.table) < 4 or self.goes_on_by_itself():
            self.step()
        self.before = broken(self.table.started_session)
        self.correct()
        self.after = broken(self.table.started_session)

    def view(self, viewer: int) -> Any:
        return msgspec.json.decode(msgspec.json.encode(self.table.started_session.state.view(viewer).data()))

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
        """Each has a girl of their own; one confesses, in vain."""
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


@pytest.mark.long  # tests/server/table/test_paper.py plays the same evening without phones
def test_an_evening_of_four_phones_is_the_game_of_the_engine_with_the_same_dice(
    new_person: NewPerson,
) -> None:
    evening = Evening()
    assert [round for round, _ in evening.before], "the couple breaks up in the third turn"
    assert not evening.after, "and had stayed together, if the die of the second had been typed right"
    people = phones.sit_down(new_person, "yurikure", 4, options=OPTIONS)
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
    """By clicks; where they would only pass they say so once for all, and the table passes for them."""
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
    """All that they will."""
    girl = CONTROLLED.get(board.person.seat)
    return girl is None or board.view["revealed"][board.person.seat].get(girl, 0) > 0


def _correct(people: list[Person]) -> None:
    """The last one sees that a die of the second turn was typed wrong; without it there would have been one more
    kiss, whose die they remember. All agree."""
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


@pytest.mark.long  # test_paper_pages.py and test_paper_offline.py enter some turns
def test_a_game_of_kasane_typed_in_from_a_game_of_the_engine_has_its_points(new_person: NewPerson) -> None:
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
    people = phones.sit_down(new_person, "kasane", 2)
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
