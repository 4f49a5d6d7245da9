"""Who is away: what the others can decide, and who counts."""

from __future__ import annotations

import pytest

from madoi.core.viewer import SPECTATOR
from madoi.server.table import automation
from madoi.server.table.commands import decisions, seating, undo
from madoi.server.table.commands.absence import answer_absence, arrive, is_away
from madoi.server.table.log import (
    Abandoned,
    AbsenceAnswer,
    AbsenceAnswered,
    ClockTerms,
    Decided,
    Handed,
    Opened,
    Returned,
    Terms,
)
from madoi.server.table.projection import snapshot
from support.server.tables import (
    ScriptedTable,
    mover,
    people,
    person,
    play_on,
    refused,
    secret,
    started_table,
)


def answer(
    table: ScriptedTable, by: int, seat: int, wanted: AbsenceAnswer, connected: list[int] | None = None
) -> object:
    entry = answer_absence(table.table, by, seat, wanted, [0, 2, 3] if connected is None else connected)
    table.write(entry)
    return entry


def test_more_than_half_of_those_who_are_there_let_a_bot_play_on() -> None:
    table = started_table("kasane")
    assert answer(table, 0, 1, "bot") == AbsenceAnswered(1, 0, "bot")
    with refused("vote-twice"):
        answer(table, 0, 1, "bot")
    assert table.now(2)["seats"][1]["absence"] == [{"seat": 0, "answer": "bot"}]
    assert answer(table, 2, 1, "wait") == AbsenceAnswered(1, 2, "wait")
    assert answer(table, 3, 1, "bot") == Handed(1, "greedy", "absent")
    assert "absence" not in table.now(2)["seats"][1]
    assert seating.seat_of(table.table, secret(1)) == 1, "it is still their seat"
    with refused("vote-here"):
        answer(table, 0, 1, "bot")
    table.write(seating.return_to(table.table, 1))
    assert table.table.seats[1].by_person


def test_only_who_is_there_counts_and_answers_can_change() -> None:
    table = started_table("kasane")
    answer(table, 2, 1, "wait")
    assert isinstance(answer(table, 0, 1, "bot", [0, 2]), AbsenceAnswered), "one of two is not more than half"
    assert isinstance(answer(table, 2, 1, "bot", [0, 2]), Handed)
    assert isinstance(answer(table, 0, 3, "bot", [0]), Handed), "nobody else is there"


def test_a_game_ends_only_if_all_who_are_there_want_it() -> None:
    table = started_table("kasane")
    play_on(table, 4)
    answer(table, 0, 1, "end")
    answer(table, 2, 1, "end")
    assert not table.table.abandoned
    assert answer(table, 3, 1, "end") == Abandoned(1)
    assert table.table.phase == "over"
    assert automation.next_due(table.table) is None
    for viewer in table.table.viewers():
        now = table.now(viewer)
        assert now["abandoned"]
        assert (now.get("prompt"), now.get("outcome"), now.get("to_move", [])) == (None, None, [])
    seat = table.table.started_session.state.to_move()[0]
    action = table.table.started_session.state.legal(seat)[0].text
    with refused("game-over"):
        decisions.decide(table.table, seat, "", action)
    with refused("game-over"):
        undo.ask(table.table, seat)
    with refused("table-not-playing"):
        answer(table, 0, 1, "bot")
    assert table.again().phase == "over", "as the log has it"
    assert len(table.table.started_session.record.steps) > 0


def test_nobody_is_replaced_or_ended_who_is_there() -> None:
    table = started_table("kasane")
    for wanted in ("bot", "wait", "end"):
        with refused("vote-here"):
            answer(table, 0, 1, wanted, [0, 1, 2, 3])
        with refused("vote-here"):
            answer(table, 0, 0, wanted, [1])
        with refused("seat-none"):
            answer(table, 0, 9, wanted)
    table.write(seating.leave(table.table, 1))
    assert is_away(table.table, 1, [0, 1, 2, 3]), "they have left, whatever their browser does"


def test_who_comes_back_begins_anew() -> None:
    table = started_table("kasane")
    answer(table, 0, 1, "bot")
    table.write(arrive(table.table, 1))
    assert "absence" not in table.now(0)["seats"][1]
    with refused("table-stale"):
        arrive(table.table, 1)


def test_a_decision_of_ones_own_says_that_one_is_there() -> None:
    table = started_table("kasane")
    seat = mover(table)
    others = [other for other in range(4) if other != seat]
    answer(table, others[0], seat, "bot", others)
    play_on(table, 1)
    assert "absence" not in table.now(SPECTATOR)["seats"][seat]


def test_time_that_ran_out_is_an_absence_until_they_decide() -> None:
    table = started_table("kasane", terms=Terms(clock=ClockTerms("each", 30), bot="greedy", pace=0.0))
    seat = mover(table)
    everybody = list(range(4))
    assert not is_away(table.table, seat, everybody)
    table.settle("clock")
    decided = table.table.log[-1].entry
    assert isinstance(decided, Decided)
    assert decided.how == "clock"
    assert table.now(SPECTATOR)["seats"][seat]["overdue"]
    assert is_away(table.table, seat, everybody)
    other = (seat + 1) % 4
    assert isinstance(answer(table, other, seat, "bot", [seat, other]), Handed)
    table.write(Returned(seat))
    assert not is_away(table.table, seat, everybody)


def test_a_rematch_waits_and_a_bot_can_play_for_who_does_not_come() -> None:
    plans = people(3)
    table = ScriptedTable(Opened("kasane", {}, plans, Terms(bot="greedy"), gathers=True))
    table.write(arrive(table.table, 0))
    table.write(arrive(table.table, 1))
    assert [seat.get("awaited", False) for seat in table.now(0)["seats"]] == [False, False, True]
    assert automation.next_due(table.table) is None
    with refused("table-not-playing"):
        answer(table, 0, 2, "end", [0, 1])
    answer(table, 0, 2, "bot", [0, 1])
    assert isinstance(answer(table, 1, 2, "bot", [0, 1]), Handed)
    due = automation.next_due(table.table)
    assert due is not None
    assert due.kind == "begin"
    table.begin()
    table.write(seating.return_to(table.table, 2))
    assert table.table.seats[2].by_person


def test_people_at_a_paper_table_see_each_other() -> None:
    table = ScriptedTable(Opened("kasane", {}, [person(0), person(1)], Terms(paper=True))).begin()
    with refused("table-not-playing"):
        answer(table, 0, 1, "bot", [0])


def test_a_request_is_withdrawn_by_who_asked() -> None:
    table = started_table("kasane")
    seat = mover(table)
    play_on(table, 5)
    table.write(undo.ask(table.table, seat))
    with refused("undo-not-asked"):
        undo.withdraw(table.table, (seat + 1) % 4)
    table.write(undo.withdraw(table.table, seat))
    request = snapshot.table_snapshot(table.table, 0).undo
    assert request is not None
    assert request.seat == -1
    with refused("undo-not-asked"):
        undo.withdraw(table.table, seat)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_what_is_asked_and_answered_has_no_secret(viewer: int) -> None:
    """Everybody is told the same about an absence."""
    table = started_table("kasane")
    answer(table, 0, 1, "bot")
    told = {key: value for key, value in table.last(viewer).items() if key not in ("number", "at")}
    assert told == {"what": "absence-answered", "seat": 1, "by": 0, "why": "bot"}
