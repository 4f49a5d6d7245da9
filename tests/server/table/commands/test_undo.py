"""Taking back: freely where nobody has learnt anything, otherwise with everybody's consent."""

from __future__ import annotations

import pytest

from madoi.core.refusal import Refused
from madoi.core.testing import dump
from madoi.core.viewer import EVERYTHING, SPECTATOR
from madoi.server.table.commands import decisions, seating, undo
from madoi.server.table.commands.continuations import continuation_of_table
from madoi.server.table.log import Handed, Plan, UndoAsked, Undone
from support.server.tables import (
    ScriptedTable,
    bot,
    everybody,
    hand_in,
    mover,
    people,
    person,
    placed,
    play_on,
    play_out,
    refused,
    started_table,
    until_asked,
    waiting_table,
)


def steps(table: ScriptedTable) -> list[str]:
    """The decisions that stand."""
    return [step.to_line() for step in table.table.started_session.record.steps]


def why_not(table: ScriptedTable, seat: int) -> str:
    """What the table shows the seat as the reason why it cannot take back by itself; nothing: it can."""
    refusal = table.now(seat)["undo"]["refusal"]
    return "" if refusal is None else str(refusal["code"])


# By oneself.


def test_the_last_decision_is_taken_back_freely_where_nobody_learnt_anything() -> None:
    table = started_table("kasane")
    first = mover(table)
    before = {viewer: table.now(viewer)["view"] for viewer in everybody(table)}
    asked = table.prompt(first)
    table.play(first, asked.actions[0])
    assert why_not(table, first) == ""
    table.write(undo.take_back(table.table, first))
    assert mover(table) == first
    for viewer in everybody(table):
        assert table.now(viewer)["view"] == before[viewer]
        assert table.last(viewer)["what"] == "undone"
        assert table.last(viewer)["seat"] == first
        taken = table.last(viewer)["taken_back"]
        assert [table.update(viewer)["news"][number]["what"] for number in taken] == ["decided"]
    with refused("table-stale"):  # the answer to what was asked before
        decisions.decide(table.table, first, asked.id, asked.actions[1])
    table.play(first, asked.actions[1])


def test_what_others_have_decided_on_is_not_taken_back_alone() -> None:
    table = started_table("kasane")
    first = mover(table)
    play_on(table, 2)
    assert why_not(table, first) == "undo-others"
    with refused("undo-others"):
        undo.take_back(table.table, first)


def test_where_all_decide_openly_at_the_same_time_it_is_no_different() -> None:
    """Yuri-Kure, the open procedure: who lets it pass after somebody else did may have decided on that."""
    table = started_table("yurikure", options={"procedure": "open"})
    hand_in(table, 0, 1, 2)
    table.play(0, "pass")
    assert why_not(table, 0) == ""
    table.play(1, "pass")
    assert why_not(table, 0) == "undo-others"
    assert why_not(table, 1) == ""


def test_an_answer_to_what_was_asked_before_counts_no_longer() -> None:
    """Also where the question and the choices are the same again: it was thought about something else."""
    table = started_table("kasane")
    first = mover(table)
    table.play(first, "take 1")
    second = mover(table)
    asked = table.prompt(second)
    table.write(undo.take_back(table.table, first))
    table.play(first, "take 2")
    assert table.prompt(second).actions == asked.actions
    with refused("table-stale"):
        decisions.decide(table.table, second, asked.id, "take 1")


@pytest.mark.parametrize("game", ["kasane", "yurikure", "lily"])
def test_nothing_is_taken_back_behind_what_somebody_learnt(game: str) -> None:
    """A card, a die, a sheet: the reason names it and its rule."""
    table = started_table(game)
    for _ in range(60):
        seat = table.table.to_move()[0]
        play_on(table, 1)
        if any(event.discloses for event in table.table.started_session.events[-1]):
            break
    assert why_not(table, seat) == "undo-learnt"
    with refused("undo-learnt") as found:
        undo.take_back(table.table, seat)
    assert found[0].rule
    assert found[0].facts["what"]


def test_who_has_not_decided_has_nothing_to_take_back() -> None:
    table = started_table("kasane")
    seat = (mover(table) + 1) % 4
    for tried in (undo.take_back, undo.ask):
        with refused("undo-nothing"):
            tried(table.table, seat)


def test_a_secret_placing_is_taken_back_alone_and_nobody_can_tell() -> None:
    table = started_table("yurikure")
    table.play(0, "support akane kuroki")
    table.play(1, "support akane tsuge")
    table.play(0, "support kuroki tsuge")
    table.play(2, "support akane sorai")
    others = {viewer: table.sent(viewer) for viewer in (SPECTATOR, 1, 2)}
    prompts = {seat: table.prompt(seat).id for seat in (0, 1, 2)}
    table.write(undo.take_back(table.table, 0))
    assert steps(table) == ["1 support akane kuroki", "2 support akane tsuge", "3 support akane sorai"]
    for viewer, shown in others.items():
        assert table.sent(viewer) == shown
    assert [table.prompt(seat).id == prompts[seat] for seat in (0, 1, 2)] == [False, True, True]
    assert table.last(0)["taken_back"] == [3]  # opened, began, a placing, this one
    table.write(undo.take_back(table.table, 0))
    assert table.last(0)["taken_back"] == [2]
    assert {viewer: table.sent(viewer) for viewer in others} == others


def test_a_no_does_not_tell_that_the_other_has_chosen_in_secret() -> None:
    """Lily: a player has chosen leader and partner, and everybody sees that. Whether the other has chosen a leader
    meanwhile, they must not see."""
    table = started_table("lily")
    table.play(0, "leader w101", "partner w102")
    seen = table.sent(0)
    assert why_not(table, 0) == ""
    table.play(1, "leader h105")
    assert table.sent(0) == seen
    asked = table.prompt(1).actions
    table.write(undo.take_back(table.table, 0))
    assert steps(table) == ["1 leader w101", "2 leader h105"], "theirs stays"
    assert table.prompt(1).actions == asked
    assert table.table.to_move() == [0, 1]


def test_undo_names_each_viewers_own_news_numbers() -> None:
    table = started_table("yurikure")
    table.play(1, "support akane kuroki", "support akane tsuge")
    hand_in(table, 0)
    table.write(undo.ask(table.table, 0))
    table.write(undo.answer(table.table, 1, True))
    table.write(undo.answer(table.table, 2, True))
    told = {viewer: table.last(viewer)["taken_back"] for viewer in everybody(table)}
    for viewer, numbers in told.items():
        news = [table.update(viewer)["news"][number] for number in numbers]
        assert [(one["what"], one["seat"], one["number"]) for one in news] == [("decided", 0, numbers[0])]
    # opened, began; placings that only their player was told of; the sheet that was handed in
    assert told == {SPECTATOR: [2], 0: [7], 1: [4], 2: [2]}


# By consent.


def alone_is_not_enough() -> tuple[ScriptedTable, int]:
    """Kasane for four people: the first has decided, the second too."""
    table = started_table("kasane")
    first = mover(table)
    play_on(table, 2)
    return table, first


def test_everybody_has_to_agree() -> None:
    table, first = alone_is_not_enough()
    view = table.now(SPECTATOR)["view"]
    others = [seat for seat in range(4) if seat != first]
    table.write(undo.ask(table.table, first))
    for number, seat in enumerate(others):
        assert table.now(SPECTATOR)["view"] == view
        asked = table.now(seat)["undo"]
        assert (asked["seat"], asked["agreed"]) == (first, sorted([first, *others[:number]]))
        entry = undo.answer(table.table, seat, True)
        assert isinstance(entry, Undone) == (seat == others[-1])
        table.write(entry)
    assert steps(table) == []
    assert mover(table) == first
    assert table.now(first)["undo"]["seat"] == -1


def test_what_came_after_it_is_taken_back_with_it() -> None:
    table, first = alone_is_not_enough()
    play_on(table, 2)
    table.write(undo.ask(table.table, first))
    for seat in range(4):
        if seat != first:
            table.write(undo.answer(table.table, seat, True))
    assert steps(table) == []
    for viewer in everybody(table):
        assert table.last(viewer)["taken_back"] == [2, 3, 4, 5]


def test_one_no_ends_it() -> None:
    table, first = alone_is_not_enough()
    others = [seat for seat in range(4) if seat != first]
    table.write(undo.ask(table.table, first))
    table.write(undo.answer(table.table, others[0], True))
    table.write(undo.answer(table.table, others[1], False))
    assert table.last(SPECTATOR)["yes"] is False
    with refused("undo-not-asked"):
        undo.answer(table.table, others[2], True)
    assert len(steps(table)) == 2


def test_nobody_agrees_twice_or_to_nothing() -> None:
    table, first = alone_is_not_enough()
    others = [seat for seat in range(4) if seat != first]
    with refused("undo-not-asked"):
        undo.answer(table.table, others[0], True)
    table.write(undo.ask(table.table, first))
    table.write(undo.answer(table.table, others[0], True))
    for seat in (first, others[0]):
        with refused("undo-not-asked"):
            undo.answer(table.table, seat, True)
    with refused("undo-not-asked"):
        undo.answer(table.table, first, False)


def test_an_agreement_is_taken_back_until_the_last_has_answered() -> None:
    table, first = alone_is_not_enough()
    others = [seat for seat in range(4) if seat != first]
    table.write(undo.ask(table.table, first))
    table.write(undo.answer(table.table, others[0], True))
    table.write(undo.answer(table.table, others[0], False))
    assert table.table.consent_request is None
    with refused("undo-not-asked"):
        undo.answer(table.table, others[1], True)


def test_one_request_at_a_time() -> None:
    """So that nobody agrees to another one than they read."""
    table, first = alone_is_not_enough()
    table.write(undo.ask(table.table, first))
    for seat in (first, (first + 1) % 4):
        with refused("undo-waiting") as found:
            undo.ask(table.table, seat)
        assert found[0].facts == {"seat": first}


def test_it_lapses_with_the_next_decision() -> None:
    table, first = alone_is_not_enough()
    table.write(undo.ask(table.table, first))
    play_on(table, 1)
    assert table.now(first)["undo"]["seat"] == -1
    with refused("undo-not-asked"):
        undo.answer(table.table, (first + 1) % 4, True)


def test_machines_agree() -> None:
    table = started_table("kasane", [person(0), bot(), person(2), bot()])
    until_asked(table, 0)
    play_on(table, 2)
    table.write(undo.ask(table.table, 0))
    assert table.table.consent_request is not None
    answer = undo.answer(table.table, 2, True)
    assert isinstance(answer, Undone)


def test_who_is_alone_with_machines_asks_nobody() -> None:
    table = started_table("yurikure", [person(0), bot(), bot("random")])
    hand_in(table, 0)
    until_asked(table, 0)
    play_on(table, 3)
    taken = undo.ask(table.table, 0)
    assert isinstance(taken, Undone)
    table.write(taken)
    assert 0 in table.table.to_move()


def test_a_person_whose_seat_a_bot_plays_is_not_waited_for() -> None:
    table, first = alone_is_not_enough()
    others = [seat for seat in range(4) if seat != first]
    table.write(seating.hand_over(table.table, others[0], "greedy"))
    table.write(undo.ask(table.table, first))
    table.write(undo.answer(table.table, others[1], True))
    assert isinstance(undo.answer(table.table, others[2], True), Undone)


def test_who_asked_can_go_on_when_the_last_one_who_had_not_agreed_is_gone() -> None:
    table, first = alone_is_not_enough()
    others = [seat for seat in range(4) if seat != first]
    table.write(undo.ask(table.table, first))
    table.write(undo.answer(table.table, others[0], True))
    table.write(undo.answer(table.table, others[1], True))
    table.write(Handed(others[2], "greedy", "vote"))
    taken = undo.ask(table.table, first)
    assert isinstance(taken, Undone)
    table.write(taken)
    assert steps(table) == []


def test_a_secret_decision_does_not_show_by_ending_a_request() -> None:
    table = started_table("yurikure")
    hand_in(table, 1)
    table.write(undo.ask(table.table, 1))
    seen = {viewer: table.sent(viewer) for viewer in (SPECTATOR, 1, 2)}
    table.play(0, "support akane kuroki")
    assert {viewer: table.sent(viewer) for viewer in seen} == seen
    table.write(undo.answer(table.table, 0, True))
    table.write(undo.answer(table.table, 2, True))
    assert steps(table) == [f"2 {action}" for action in placed(1)]
    assert table.prompt(0).actions[0] == "support akane shirakaba", "and theirs is gone with it"


def test_a_request_means_the_same_when_something_before_it_was_taken_back_in_secret() -> None:
    table = started_table("yurikure")
    table.play(0, "support akane kuroki")
    table.play(1, "support akane tsuge", "support akane sorai")
    table.write(undo.ask(table.table, 1))
    seen = {viewer: table.sent(viewer) for viewer in (SPECTATOR, 1, 2)}
    table.write(undo.take_back(table.table, 0))
    assert {viewer: table.sent(viewer) for viewer in seen} == seen
    table.write(undo.answer(table.table, 0, True))
    table.write(undo.answer(table.table, 2, True))
    assert steps(table) == ["2 support akane tsuge"]


def test_who_takes_back_by_herself_what_she_asked_for_asks_no_longer() -> None:
    table = started_table("yurikure")
    table.play(1, "support akane tsuge")
    table.write(undo.ask(table.table, 1))
    table.write(undo.take_back(table.table, 1))
    for viewer in everybody(table):
        assert table.last(viewer)["what"] == "undone"
    assert table.now(0)["undo"]["seat"] == -1


# Where it ends.


def test_nothing_is_taken_back_after_the_end_or_before_the_beginning() -> None:
    table = waiting_table("kasane", [person(0), Plan(), Plan(), Plan()])
    for tried in (undo.take_back, undo.ask):
        with refused("table-not-begun"):
            tried(table.table, 0)
    table = started_table("kasane")
    play_on(table, 2)
    play_out(table)
    last = table.table.started_session.deciders()[-1]
    assert "undo" not in table.now(last)
    for tried in (undo.take_back, undo.ask):
        with refused("game-over"):
            tried(table.table, last)


def test_the_end_of_the_game_ends_a_request() -> None:
    table = started_table("kasane")
    while len(table.table.started_session.deciders()) < 47:
        play_on(table, 1)
    first = table.table.started_session.deciders()[-1]
    table.write(undo.ask(table.table, first))
    play_out(table)
    with refused("undo-not-asked"):
        undo.answer(table.table, (first + 1) % 4, True)


def test_nothing_is_taken_back_that_belongs_to_another_game() -> None:
    table = started_table("kasane")
    first = mover(table)
    play_on(table, 1)
    opening = continuation_of_table(table.table, people(4), table.table.terms, None, None, "")
    fork = ScriptedTable(opening).begin("another-seed")
    for tried in (undo.take_back, undo.ask):
        with pytest.raises(Refused) as found:
            tried(fork.table, first)
        assert found.value.refusal.code in ("undo-forked", "undo-nothing")
    second = mover(fork)
    play_on(fork, 1)
    fork.write(undo.take_back(fork.table, second))
    assert mover(fork) == second
    play_on(fork, 2)
    request = undo.ask(fork.table, second)
    assert request == UndoAsked(second, 1)
    fork.write(request)
    for seat in {0, 1, 2, 3} - {second}:
        fork.write(undo.answer(fork.table, seat, True))
    assert fork.table.started_session.decisions == 1
    assert dump(fork.table.started_session.state.view(EVERYTHING).data()) == dump(
        table.table.started_session.state.view(EVERYTHING).data()
    )


def test_the_same_decision_afterwards_has_the_same_consequences() -> None:
    """Nobody gets a better roll by asking for it."""
    table = started_table("yurikure", [person(0), bot(), bot()])
    hand_in(table, 0)
    for _ in range(40):
        until_asked(table, 0)
        play_on(table, 1)
    before, count = table.now(SPECTATOR)["view"], len(steps(table))
    action = table.table.started_session.record.steps[-1].text
    table.write(undo.ask(table.table, 0))
    assert len(steps(table)) == count - 1
    table.play(0, action)
    assert table.now(SPECTATOR)["view"] == before
