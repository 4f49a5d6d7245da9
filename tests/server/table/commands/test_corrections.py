"""Corrections at a paper table: an earlier entry is changed, and everything after it is played again."""

from __future__ import annotations

import random
from contextlib import suppress
from functools import partial

from madoi.core.record import read as read_record
from madoi.core.refusal import Refused as Impossible
from madoi.core.session import verify
from madoi.core.viewer import EVERYTHING
from madoi.server.table.commands import corrections, rolls, undo
from madoi.server.table.log import Change, Corrected, Handed, Returned, Terms
from madoi.server.table.paper_correction import replay_with_change
from madoi.server.table.projection import paper_table
from madoi.server.table.state import Table
from support.server.paper import (
    FREE,
    PAPER,
    any_fell,
    broken,
    correct,
    evening,
    fell,
    later_breakup,
    step,
    turn,
    unchanged,
    view,
)
from support.server.tables import ScriptedTable, bot, everybody, people, person, refused, waiting_table


def number_of(table: ScriptedTable, seat: int, round: int, place: int = -1) -> int:
    """The news in which a seat was told of a round, or of what fell in it."""
    one = rolls.paper_of(table.table).all_rounds()[round]
    return table.table.visible_entries[seat].index(one.number if place < 0 else one.result_entries[place])


def test_a_correction_that_the_game_cannot_follow_says_where_and_why_and_can_cut_it() -> None:
    table = evening()
    paper = rolls.paper_of(table.table)
    rounds = len(paper.rounds)
    found = stopping(table.table)
    round, place, face = paper.index_of(found), found.places[0], found.results[0]
    number = number_of(table, 2, round, place)
    refusal = unchanged(
        table,
        lambda: corrections.correct(table.table, 2, number, "", [face], [], cut=False),
        "correct-stops",
    )
    again = replay_with_change(paper, found, 0)
    assert again.stop is not None
    assert again.question is not None
    stopped = again.stop.round
    assert round <= stopped < rounds
    assert refusal.facts["number"] == number_of(table, 2, stopped)
    told = [one.number for one in paper.rounds[1:] if one.number in table.table.visible_entries[2]]
    assert told[refusal.facts["decision"] - 1] == paper.rounds[stopped].number
    assert refusal.facts["refusal"].code == "correct-needs"
    assert refusal.facts["asked"] == again.question.what
    assert refusal.facts["about"] == again.question.subject
    assert [one["result"] for one in refusal.facts["choices"]] == again.question.offered
    correct(table, 2, number, results=[face], cut=True)
    assert table.table.started_session.decisions == stopped - 1
    assert table.table.waits_for_chance
    assert table.now(0)["chance"]["what"] == again.question.what
    gone = table.last(1)["taken_back"]
    assert gone
    assert table.again().started_session.state.view(EVERYTHING).data() == view(table)


def stopping(table: Table) -> Change:
    """A change of a die after which another die would have had to be rolled."""
    paper = rolls.paper_of(table)
    for round in reversed(range(1, len(paper.rounds))):
        for place in range(len(paper.rounds[round].results)):
            for face in range(1, 7):
                change = Change(paper.rounds[round].number, "", [place], [face])
                again = replay_with_change(paper, change, 0)
                if again.stop is not None and again.stop.refusal.code == "correct-needs":
                    return change
    raise AssertionError("another evening is needed")


def test_every_die_stays_with_the_couple_that_it_was_rolled_for() -> None:
    """Of two couples the first breaks up earlier; then the dice of the second are still its own."""
    chance = random.Random(72)
    table = waiting_table("yurikure", people(4), {"procedure": "competition"}, FREE).begin()
    while table.table.session is None or turn(table.table) < 4:
        asked = rolls.paper_of(table.table).question
        if asked is not None and asked.what == "yurikure-chance-confession":
            fell(table, 0, 1)
        else:
            step(table, chance)
    paper = rolls.paper_of(table.table)
    first, later = [place for place, one in enumerate(paper.rounds) if place and len(one.results) >= 4]
    was = {(one.asked.what, str(one.asked.subject)): one.result for one in paper.rounds[later].results}
    assert len(was) == 4
    correct(table, 0, number_of(table, 0, first, 0), results=[2])
    stays = {(one.asked.what, str(one.asked.subject)): one.result for one in paper.rounds[later].results}
    assert len(stays) == 2
    assert [one.result for one in paper.rounds[later].results] != list(was.values())[:2]
    assert stays.items() <= was.items()


def test_what_would_have_been_rolled_can_be_given_with_the_correction() -> None:
    table = evening()
    paper = rolls.paper_of(table.table)
    change = stopping(table.table)
    round, place, face = paper.index_of(change), change.places[0], change.results[0]
    number = number_of(table, 2, round, place)
    for many in range(1, 12):
        with suppress(Impossible):
            correct(table, 2, number, results=[face], more=[3] * many)
            break
    assert isinstance(table.table.log[-1].entry, Corrected)
    fed = [one for one in paper.rounds if len(table.table.log) - 1 in one.result_entries]
    assert fed, "what was given stands in the rounds that asked for it"
    record = read_record(table.table.started_session.record.text())
    assert verify(table.table.game, record).state.view(EVERYTHING).data() == view(table)


def test_a_decision_is_corrected_and_everything_after_it_played_again() -> None:
    table = evening(turns=2)
    paper = rolls.paper_of(table.table)
    mine = [place for place, one in enumerate(paper.rounds) if one.action.startswith("reveal")]
    assert mine
    round = mine[-1]
    one = paper.rounds[round]
    number = number_of(table, one.seat, round)
    unchanged(
        table,
        lambda: corrections.correct(table.table, one.seat, number, "hand-in", [], [], cut=False),
        "correct-stops",
    )
    correct(table, one.seat, number, "pass", cut=True)
    assert rolls.paper_of(table.table).rounds[round].action == "pass"
    news = table.last((one.seat + 1) % 4)
    assert news["correction"]["action"] == "pass"
    assert news["what"] == "corrected"


def test_what_could_stand_instead_is_told_as_it_was_at_that_moment() -> None:
    table = evening(turns=2)
    paper = rolls.paper_of(table.table)
    for round in (len(paper.rounds) // 2, len(paper.rounds) - 1):
        one = paper.rounds[round]
        state = table.table.started_session.state_at(round - 1)
        found = paper_table.alternatives(table.table, one.seat, number_of(table, one.seat, round), "1")
        assert found.action == one.action
        assert found.actions == [action.text for action in state.legal(one.seat)]
        assert found.view == state.view(one.seat).data()
    die = next(place for place, one in enumerate(paper.rounds) if place and one.results)
    [fallen] = paper_table.alternatives(table.table, 1, number_of(table, 1, die, 0), "1").fell
    assert fallen.fell.result == paper.rounds[die].results[0].result
    assert [one.result for one in fallen.choices] == [1, 2, 3, 4, 5, 6]
    assert fallen.against == paper.rounds[die].results[0].asked.against
    for number in (0, 10**6):
        with refused("correct-nothing"):
            paper_table.alternatives(table.table, 1, number, "1")


def test_who_has_not_agreed_keeps_a_correction_from_being_made() -> None:
    table = evening(PAPER)
    change = later_breakup(table.table)
    round = rolls.paper_of(table.table).index_of(change)
    number = number_of(table, 1, round, change.places[0])
    before = broken(table.table.started_session)
    correct(table, 1, number, results=[*change.results])
    asked = table.now(2)["undo"]
    assert asked["seat"] == 1
    assert asked["correction"]["number"] == number_of(table, 2, round, change.places[0])
    with refused("undo-waiting"):
        correct(table, 2, number_of(table, 2, round, change.places[0]), results=[*change.results])
    table.write(undo.answer(table.table, 2, False))
    assert broken(table.table.started_session) == before
    correct(table, 1, number, results=[*change.results])
    for seat in (0, 2, 3):
        assert broken(table.table.started_session) == before
        table.write(undo.answer(table.table, seat, True))
    assert broken(table.table.started_session) != before
    assert table.again().started_session.state.view(EVERYTHING).data() == view(table)
    for viewer in everybody(table):
        assert table.last(viewer)["what"] == "corrected"


def test_corrections_of_what_is_not_there_or_not_ones_own_are_refused() -> None:
    table = evening(turns=2)
    paper = rolls.paper_of(table.table)
    hand_in = next(place for place, one in enumerate(paper.rounds) if one.action == "hand-in")
    seat = paper.rounds[hand_in].seat
    placing = next(place for place, one in enumerate(paper.rounds) if one.action.startswith("support"))
    owner = paper.rounds[placing].seat
    entry = paper.rounds[placing].number
    other = (owner + 1) % 4
    assert entry not in table.table.visible_entries[other], "who was not told of it cannot even name it"
    for nothing in (0, 10**6):
        tried = partial(corrections.correct, table.table, seat, nothing, "pass", [], [], cut=False)
        unchanged(table, tried, "correct-nothing")
    die = next(place for place, one in enumerate(paper.rounds) if place and one.results)
    number = number_of(table, 0, die, 0)
    unchanged(
        table,
        lambda: corrections.correct(table.table, 0, number, "", [9], [], cut=False),
        "fed-impossible",
    )
    unchanged(
        table,
        lambda: corrections.correct(table.table, 0, number, "", [3], [4] * 90, cut=False),
        "fed-too-many",
    )


def among_bots(
    terms: Terms = FREE, until: str = "approach confess love nothing"
) -> tuple[ScriptedTable, int]:
    """Two people and two bots at Yuri-Kure, up to a decision of a bot that begins with one of these words; the
    round."""
    chance = random.Random(2)
    seats = [person(0), person(1), bot(called="b2"), bot(called="b3")]
    table = waiting_table("yurikure", seats, {"procedure": "competition"}, terms).begin()
    while True:
        if table.table.waits_for_chance:
            any_fell(table, chance)
            continue
        seat = table.table.to_move()[0]
        if seat < 2:
            table.play(seat, table.prompt(seat).decision.default.text)
            continue
        table.settle("bot")
        rounds = rolls.paper_of(table.table).all_rounds()
        if rounds[-1].action.split()[0] in until.split():
            return table, len(rounds) - 1


def test_what_a_bot_did_in_the_open_can_be_changed_by_anybody() -> None:
    table, round = among_bots(PAPER)
    made = rolls.paper_of(table.table).all_rounds()[round]
    number = number_of(table, 0, round)
    state = table.table.started_session.state_at(round - 1)
    found = paper_table.alternatives(table.table, 0, number, "1")
    assert (found.seat, found.action) == (made.seat, made.action)
    assert found.actions == [action.text for action in state.legal(made.seat)]
    assert found.view == state.view(0).data(), "as the one sees it who asks"
    other = next(one for one in found.actions if one != made.action)
    correct(table, 0, number, other, cut=True)
    asked = table.now(1)["undo"]["correction"]
    assert asked["action"] == other
    assert asked["number"] == number_of(table, 1, round)
    table.write(undo.answer(table.table, 1, True))
    assert rolls.paper_of(table.table).all_rounds()[round].action == other
    assert table.last(1)["correction"]["lines"]
    assert table.again().started_session.state.view(EVERYTHING).data() == view(table)


def test_what_a_bot_could_have_done_in_secret_is_not_told_by_a_correction() -> None:
    table, round = among_bots(until="reveal")
    made = rolls.paper_of(table.table).rounds[round]
    number = number_of(table, 0, round)
    legal = [action.text for action in table.table.started_session.state_at(round - 1).legal(made.seat)]
    assert sum(action.startswith("reveal") for action in legal) > 1
    assert paper_table.alternatives(table.table, 0, number, "1").actions == ["pass"]
    for action in (*legal[1:], "reveal akane 9", "hand-in"):
        tried = partial(corrections.correct, table.table, 0, number, action, [], [], cut=True)
        unchanged(table, tried, "correct-bot-hidden")
    correct(table, 0, number, "pass", cut=True)
    assert rolls.paper_of(table.table).rounds[round].action == "pass"
    unchanged(table, partial(paper_table.alternatives, table.table, 0, number, "1"), "correct-bot-hidden")


def test_what_a_bot_decided_for_a_person_is_hers_again_when_she_is_back() -> None:
    table = waiting_table("kasane", people(2), terms=Terms(paper=True, rolls="program")).begin()
    table.settle("roll")
    seat = table.table.to_move()[0]
    table.write(Handed(seat, "greedy", "asked"))
    table.settle("bot")
    round = len(rolls.paper_of(table.table).all_rounds()) - 1
    number = number_of(table, 1 - seat, round)
    found = paper_table.alternatives(table.table, 1 - seat, number, "1")
    assert found.seat == seat
    assert all(len(action.split()) == 2 for action in found.actions), "a yaku would tell of a hand"
    table.write(Returned(seat))
    unchanged(
        table, partial(paper_table.alternatives, table.table, 1 - seat, number, "1"), "correct-not-yours"
    )
    assert paper_table.alternatives(table.table, seat, number, "1").seat == seat


def test_a_result_is_corrected_in_the_middle_of_a_question() -> None:
    table = waiting_table("yurikure", people(4), {"procedure": "competition"}, FREE).begin()
    fell(table, 0, 0, 3)
    number = len(table.table.visible_entries[1]) - 1
    correct(table, 1, number, results=[None, 4])
    assert [one.result for one in rolls.paper_of(table.table).pending.results] == [0, 4]  # type: ignore[union-attr]
    assert [one["result"] for one in table.now(2)["chance"]["fell"]] == [0, 4]


def test_who_mistypes_changes_it_by_herself_as_long_as_nothing_has_come_of_it() -> None:
    table = waiting_table("yurikure", people(4), {"procedure": "competition"}, PAPER).begin()
    fell(table, 0, 0, 3)
    number = len(table.table.visible_entries[0]) - 1
    correct(table, 1, number, results=[1, None])  # another has to ask
    assert table.table.consent_request is not None
    assert table.now(2)["undo"]["correction"]["fell"][0]["result"] == 1
    table.write(undo.answer(table.table, 2, False))
    correct(table, 0, number, results=[1, None])
    assert [one["result"] for one in table.now(2)["chance"]["fell"]] == [1, 3]
    fell(table, 0, 5, 7, *range(6), 2)
    correct(table, 0, len(table.table.visible_entries[0]) - 1, results=[6, *[None] * 9])
    assert table.table.consent_request is not None, "now all have seen what came of it"


def test_a_game_that_is_over_can_be_corrected_and_goes_on() -> None:
    chance = random.Random(1)
    table = waiting_table("yurikure", people(4), {"procedure": "competition"}, FREE).begin()
    while table.table.phase == "playing":
        asked = rolls.paper_of(table.table).question
        if asked is not None and asked.choices[-1] == 6 and asked.choices[0] == 1:
            fell(table, 0, 6)  # everybody who kisses is fated soon
        else:
            step(table, chance)
    paper = rolls.paper_of(table.table)
    last = len(paper.rounds) - 1
    kiss = [
        place
        for place, one in enumerate(paper.rounds[last].results)
        if one.asked.what == "yurikure-chance-kiss"
    ]
    for place in kiss:
        number = number_of(table, 0, last, place)
        correct(table, 0, number, results=[1], cut=True)
    assert table.now(0)["phase"] == "playing"
    assert "outcome" not in table.now(0)
