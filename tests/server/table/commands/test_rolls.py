"""Dice and cards at a paper table: who is asked for a result, who may type it in, and what is refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

from madoi.client import Data, Seat, http_request, open_table, seated
from madoi.core.manual_chance import ChanceNeeded
from madoi.core.record import read as read_record
from madoi.core.session import verify
from madoi.core.viewer import EVERYTHING, SPECTATOR
from madoi.games import find
from madoi.server.table import automation
from madoi.server.table.commands import corrections, decisions, rolls, seating, undo
from madoi.server.table.log import Handed, Terms
from madoi.server.table.projection import paper_table
from support.server.in_process import serve_in_process
from support.server.paper import FREE, PAPER, any_fell, correct, fell, step, unchanged, view
from support.server.tables import ScriptedTable, bot, people, person, waiting_table

ORDER = ["akane", "shirakaba", "kuroki", "tsuge", "murafuji", "midorino", "sorai"]
"""The girls, as they are numbered."""


async def test_who_rolls_is_switched_in_mid_game(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        wanted: Data = {
            "game": "kasane",
            "seats": [{"kind": "me", "name": "Rin"}, {"kind": "bot", "bot": "random"}],
            "terms": {"paper": True, "pace": 0},
        }
        begun = await open_table(server.address, wanted)
        async with seated(server.address, begun["table"], begun["secret"]) as phone:
            await phone.until(lambda phone: phone.now.get("chance"))
            assert phone.now["rolls"] == "people"
            await phone.request("fell", chance=phone.now["chance"]["id"], results=[1])
            await phone.request("rolls", by="program")  # in the middle of a question
            await phone.until(lambda phone: phone.prompt)
            assert phone.now["rolls"] == "program"
            await answer_until(phone, lambda phone: len(phone.news) > 10)
            await phone.request("rolls", by="people")
            await answer_until(phone, lambda phone: phone.now.get("chance"))
            assert phone.now["chance"]["what"] == "kasane-chance-card"
            await phone.request("rolls", by="program")
            await answer_until(phone, lambda phone: phone.over)
            ours = [one for one in phone.news if one["what"] == "fell" and one.get("seat", -1) == -1]
            assert len(ours) >= 2
        record = read_record(
            await http_request(server.address, "GET", f"/api/tables/{begun['table']}/record")
        )
        verify(find("kasane"), record)


async def answer_until(phone: Seat, holds: Callable[[Seat], object]) -> None:
    """Answer what the phone is asked. Where only one answer is left, the service gives it."""
    while not holds(phone):
        if phone.prompt and len(phone.prompt["actions"]) > 1:
            await phone.play(phone.prompt["actions"][0])
        else:
            await phone.changed()


def test_what_we_roll_is_as_likely_as_it_lies_in_the_bag() -> None:
    table = waiting_table("kasane", terms=Terms(paper=True, rolls="program")).begin()
    feed = rolls._RolledResults(table.table)
    drawn = [feed.further(ChanceNeeded("kasane-chance-card", [7] * 9 + [8])) for _ in range(400)]
    assert 300 < drawn.count(7) < 395
    due = table.settle("roll")
    assert due.at == table.time


def test_a_table_of_bots_and_a_card_that_nobody_can_read_are_rolled_by_us() -> None:
    bots = waiting_table("yurikure", [bot(called=f"b{n}") for n in range(3)], terms=PAPER).begin()
    bots.settle("roll")
    assert not bots.table.waits_for_chance
    lily = waiting_table("lily", [person(0), bot()], terms=PAPER).begin()
    while not lily.table.waits_for_chance:
        step_lily(lily)
    fell(lily, 0, 0)
    while lily.table.waits_for_chance and not rolls.is_automatic(lily.table):
        any_fell(lily, random.Random(1))
    assert rolls.is_automatic(lily.table)
    assert rolls.paper_of(lily.table).question.by == 1  # type: ignore[union-attr]
    lily.settle("roll")


def test_what_must_fall_is_asked_of_nobody_and_follows_when_something_is_changed() -> None:
    table = waiting_table("yurikure", people(4), {"procedure": "competition"}, FREE).begin()
    fell(table, 0, 0, 3, 5, 7, 0, 1, 2, 3, 4)
    assert table.now(1)["chance"]["facts"] == {"place": 6}
    fell(table, 1, 5)
    assert table.now(1)["chance"]["what"] == "yurikure-chance-virtual"
    told = table.last(2)
    assert [(one["result"], one.get("only", False)) for one in told["fell"]] == [(5, False), (6, True)]
    number = told["number"]
    unchanged(
        table,
        partial(corrections.correct, table.table, 1, number, "", [None, 4], [], cut=False),
        "correct-only",
    )
    found = paper_table.alternatives(table.table, 1, number, "1").fell
    assert [len(one.choices) for one in found] == [2, 0]
    fell(table, 0, 2)
    correct(table, 1, number, results=[6, None])
    assert view(table)["order"] == [f"{girl}" for girl in ORDER[:5]] + [ORDER[6], ORDER[5]]
    assert [one["result"] for one in table.last(2)["correction"]["fell"]] == [6, 5]
    assert table.again().started_session.state.view(EVERYTHING).data() == view(table)
    verify(table.table.game, read_record(table.table.started_session.record.text()))


def test_only_what_everybody_can_know_is_filled_in() -> None:
    asked = ChanceNeeded("lily-chance-card", [7, 7])
    assert asked.only_choice == 7
    asked.by, asked.private = 1, True
    assert asked.only_choice is None, "that all their cards are the same is theirs to know"
    last = ChanceNeeded("lily-chance-card", [7])
    last.by, last.private = 1, True
    assert last.only_choice == 7
    assert ChanceNeeded("kasane-chance-card", [7, 8]).only_choice is None


def test_what_may_be_asked_next_is_told_to_who_can_say_it() -> None:
    table = waiting_table("yurikure", people(4), {"procedure": "competition"}, PAPER).begin()
    asked = table.now(2)["chance"]
    ahead = [(one["what"].removeprefix("yurikure-chance-"), one["facts"]) for one in asked["ahead"]]
    favor = [("favor", {"value": value, "number": number}) for number, value in ((1, 2), (2, 1), (3, 1))]
    assert ahead == [*favor, *[("order", {"place": place}) for place in range(1, 7)], ("virtual", {})]
    assert all(one["sure"] for one in asked["ahead"])
    assert [one["facts"] for one in asked["ahead"] if one.get("once")] == [
        *[facts for _, facts in favor],
        *[{"place": place} for place in range(1, 7)],
    ]
    assert [len(one.get("choices", [])) for one in asked["ahead"]] == [21, 0, 0, 7, 0, 0, 0, 0, 0, 4]
    assert table.now(SPECTATOR)["chance"].get("ahead", []) == []
    before = table.all_sent()
    for results, left in (([0, 3], 8), ([5, 7, *range(5)], 1)):
        fell(table, 0, *results)
        assert len(table.now(2)["chance"]["ahead"]) == left
    assert table.all_sent() != before


def test_dice_that_depend_on_others_may_be_asked_next() -> None:
    """Two couples: a die for each, and a kiss for each that stays together."""
    table = waiting_table("yurikure", people(4), {"procedure": "competition"}, FREE).begin()
    chance = random.Random(72)
    while True:
        paper = rolls.paper_of(table.table)
        asked = paper.question
        if (
            asked is not None
            and "couple-die" in asked.what
            and len(table.now(0)["chance"].get("ahead", [])) > 2
        ):
            break
        if asked is not None and asked.what == "yurikure-chance-confession":
            fell(table, 0, 1)
        else:
            step(table, chance)
    now = table.now(0)["chance"]
    kinds = [one["what"].removeprefix("yurikure-chance-") for one in now["ahead"]]
    assert kinds == ["couple-die", "kiss", "kiss"]
    assert now["ahead"][0]["sure"]
    assert now["ahead"][0]["against"]
    assert not any(one.get("once") for one in now["ahead"])
    assert table.table.visible_entries[0][now["began"]] == rolls.paper_of(table.table).pending.number  # type: ignore[union-attr]
    coming = [now, *now["ahead"]]
    for one in coming:
        asks = table.now(0)["chance"]
        assert (asks["what"], asks["facts"]) == (one["what"], one["facts"])
        fell(table, 0, 6)
    assert not table.table.waits_for_chance


def test_of_her_own_cards_only_those_are_foreseen_that_come_whatever_they_are() -> None:
    table = waiting_table("lily", terms=PAPER).begin()
    while not table.table.waits_for_chance:
        seat = table.table.to_move()[0]
        table.play(seat, table.prompt(seat).actions[0])
    fell(table, 0, 0)
    ahead = table.now(0)["chance"]["ahead"]
    assert ahead
    assert all(one == {"what": "lily-chance-card", "facts": {"seat": 0}, "sure": True} for one in ahead)
    assert table.now(1)["chance"].get("ahead", []) == []


def step_lily(table: ScriptedTable) -> None:
    if table.table.to_move()[0] == 1:
        table.settle("bot")
    else:
        table.play(0, table.prompt(0).actions[0])


def test_who_hands_her_seat_over_while_her_card_is_asked_for_holds_nobody_up() -> None:
    table = waiting_table("lily", terms=PAPER).begin()
    while not table.table.waits_for_chance:
        seat = table.table.to_move()[0]
        table.play(seat, table.prompt(seat).actions[0])
    fell(table, 1, 0)
    assert automation.next_due(table.table) is None
    table.write(seating.hand_over(table.table, 0, "greedy"))
    assert isinstance(table.table.log[-1].entry, Handed)
    table.settle("roll")


def at_a_die(terms: Terms = PAPER) -> ScriptedTable:
    """A game of Yuri-Kure in its first turn that waits for the die of a couple."""
    chance = random.Random(3)
    table = waiting_table("yurikure", people(4), {"procedure": "competition"}, terms).begin()
    while True:
        step(table, chance)
        asked = rolls.paper_of(table.table).question
        if asked is not None and asked.what == "yurikure-chance-couple-die":
            return table


def test_while_chance_is_asked_nobody_can_decide_and_no_clock_runs() -> None:
    table = at_a_die()
    assert table.now(0)["phase"] == "playing"
    assert "to_move" not in table.now(0)
    assert automation.next_due(table.table) is None
    unchanged(table, lambda: decisions.decide(table.table, 0, "", "pass"), "table-chance-first")
    unchanged(table, lambda: decisions.why_not(table.table, 0, "pass"), "table-chance-first")
    chance = table.now(2)["chance"]
    assert chance["seats"] == [0, 1, 2, 3]
    assert [one["shown"] for one in chance["choices"]] == [{"die": face} for face in range(1, 7)]
    assert set(chance["facts"]) == {"one", "other"}
    assert "discomfort" in chance["against"]
    assert table.now(SPECTATOR)["chance"]["choices"] == []


def test_impossible_results_and_late_ones_are_refused() -> None:
    table = at_a_die()
    id = rolls.paper_of(table.table).question_id()

    def typed(question: str, *results: int) -> Callable[[], object]:
        return lambda: rolls.enter_results(table.table, 1, question, list(results))

    refusal = unchanged(table, typed(id, 7), "fed-impossible")
    assert refusal.facts["what"] == "@yurikure-chance-couple-die"
    unchanged(table, typed("another", 3), "table-stale")
    unchanged(table, typed(id, *[6] * 60), "fed-too-many")
    fell(table, 1, 3)
    unchanged(table, typed(id, 3), "table-stale")
    other = waiting_table("kasane").begin()
    unchanged(other, lambda: rolls.enter_results(other.table, 0, id, [3]), "table-no-paper")
    unchanged(other, lambda: rolls.set_roller(other.table, 0, "program"), "table-no-paper")


def test_a_question_does_not_count_what_somebody_did_in_secret() -> None:
    """A player who thinks their sheet over makes more decisions, and nobody else may know."""
    asked = []
    for thinks_it_over in (False, True):
        table = waiting_table("yurikure", people(3), {"procedure": "competition"}, PAPER).begin()
        dice = random.Random("the same")
        while table.table.session is None:
            any_fell(table, dice)
        if thinks_it_over:
            first = table.prompt(1).actions[0]
            for action in (first, "clear", first, "clear"):
                table.play(1, action)
        while not table.table.waits_for_chance:
            seat = table.table.to_move()[0]
            table.play(seat, quiet(table.prompt(seat).actions))
        asked.append(rolls.paper_of(table.table).question_id())
    assert asked[0] == asked[1]


def quiet(actions: list[str]) -> str:
    """What says least: hand in, pass, do nothing; a sheet is filled from its first pairs."""
    return next((one for one in ("hand-in", "pass", "nothing", "no") if one in actions), actions[0])


def test_a_setup_that_cannot_be_is_refused_and_one_that_can_is_typed_at_once() -> None:
    table = waiting_table("yurikure", people(4), {"procedure": "competition"}, PAPER).begin()
    assert table.now(0)["phase"] == "playing"
    assert table.now(0).get("view") is None
    pair_twice = [0, 3, 3]
    id = rolls.paper_of(table.table).question_id()
    refusal = unchanged(table, lambda: rolls.enter_results(table.table, 0, id, pair_twice), "fed-impossible")
    assert refusal.facts["result"]["key"] == "yurikure-pair"
    fell(table, 0, 0, 3, 5, 7, *range(6), 2)
    assert table.now(0)["view"]["turn"] == 0
    news = table.last(1)
    assert [one["shown"] for one in news["fell"]][:1] == [
        {"pair": {"key": "yurikure-pair", "one": "@yurikure-girl-akane", "other": "@yurikure-girl-shirakaba"}}
    ]
    assert {line["key"] for line in news["lines"]} >= {"yurikure-setup-couple", "yurikure-order"}


def test_taking_back_is_free_before_anything_fell_and_needs_consent_after() -> None:
    table = at_a_die()
    pending = rolls.paper_of(table.table).pending
    assert pending is not None
    seat, other = pending.seat, (pending.seat + 1) % 4
    unchanged(table, lambda: undo.take_back(table.table, other), "undo-others")
    decisions = table.table.started_session.decisions
    if not pending.results:
        table.write(undo.take_back(table.table, seat))
        assert table.table.started_session.decisions == decisions
        assert not table.table.waits_for_chance
        assert table.prompt(seat)
        table.play(seat, pending.action)
    fell(table, other, 3)
    if table.table.waits_for_chance:
        unchanged(table, lambda: undo.take_back(table.table, seat), "undo-fell")
    table.write(undo.ask(table.table, seat))
    for agreeing in set(range(4)) - {seat}:
        table.write(undo.answer(table.table, agreeing, True))
    assert table.table.started_session.decisions == decisions
    gone = table.last(other)["taken_back"]
    assert [table.update(other)["news"][number]["what"] for number in gone] == ["decided", "fell"]
    assert table.again().started_session.state.view(EVERYTHING).data() == view(table)
