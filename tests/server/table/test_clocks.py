"""Clocks: none, per decision, a bank with increment; what happens when time is up."""

from __future__ import annotations

from typing import Any

import pytest

from madoi.core.viewer import SPECTATOR
from madoi.server.table import automation
from madoi.server.table.commands import decisions, seating, undo
from madoi.server.table.log import ClockTerms, Decided, Handed, Plan, Terms
from madoi.server.table.projection import snapshot
from support.server.tables import (
    GAMES,
    NOON,
    PAIRS,
    ScriptedTable,
    bot,
    hand_in,
    mover,
    people,
    person,
    placed,
    play_on,
    refused,
    started_table,
    until_asked,
    waiting_table,
)

MINUTE = 60.0
DAY = 86_400.0


def each(seconds: float, timeout: Any = "default") -> Terms:
    return Terms(clock=ClockTerms("each", seconds), timeout=timeout)


def bank(seconds: float, increment: float = 0, timeout: Any = "default") -> Terms:
    return Terms(clock=ClockTerms("bank", seconds, increment), timeout=timeout)


def seat_state(table: ScriptedTable, seat: int) -> Any:
    """A seat as everybody sees it; the same for all."""
    seats = [table.now(viewer)["seats"] for viewer in table.table.viewers()]
    assert all(one == seats[0] for one in seats)
    return seats[0][seat]


def until(table: ScriptedTable, seat: int) -> float:
    """When the time of the seat is up, counted from noon."""
    assert "left" not in seat_state(table, seat)
    return float(seat_state(table, seat)["until"]) - NOON


def left(table: ScriptedTable, seat: int) -> float:
    """What the clock of the seat shows while it stands."""
    assert "until" not in seat_state(table, seat)
    return float(seat_state(table, seat)["left"])


def test_without_a_clock_nobody_is_hurried() -> None:
    table = started_table("kasane")
    table.time += 400 * DAY
    assert automation.next_due(table.table) is None
    for seat in range(4):
        assert "left" not in seat_state(table, seat)
        assert "until" not in seat_state(table, seat)


@pytest.mark.parametrize("seconds", [1, 30, 5 * MINUTE, DAY, 30 * DAY])
def test_every_decision_has_the_same_time(seconds: float) -> None:
    table = started_table("kasane", terms=each(seconds))
    spent = 0.0
    for _ in range(6):
        seat = mover(table)
        assert until(table, seat) == spent + seconds
        assert [left(table, other) for other in range(4) if other != seat] == [seconds] * 3
        due = automation.next_due(table.table)
        assert due is not None
        assert (due.kind, due.at, due.seat) == ("clock", NOON + spent + seconds, seat)
        play_on(table, 1, after=seconds / 2)
        spent += seconds / 2


@pytest.mark.parametrize("unit", [1.0, MINUTE, DAY])
def test_a_bank_is_spent_and_grows_by_the_increment(unit: float) -> None:
    table = started_table("lily", [person(0), person(1)], terms=bank(10 * unit, 2 * unit))
    table.play(0, "leader w101", after=0)
    table.play(1, "leader h101", after=0)
    table.play(0, "partner w102", after=3 * unit)
    assert left(table, 0) == 10 * unit - 3 * unit + 2 * unit
    assert until(table, 1) == 10 * unit, "theirs runs since noon"
    table.play(1, "partner h102", after=4 * unit)
    seat, other = mover(table), 1 - mover(table)
    banks = [9 * unit, 5 * unit]
    assert until(table, seat) == 7 * unit + banks[seat]
    assert left(table, other) == banks[other]
    play_on(table, 1, after=unit)
    assert table.table.clocks.seconds_left[seat] == banks[seat] + unit


def test_a_bank_shows_what_it_holds_before_the_game() -> None:
    table = waiting_table("kasane", [person(0), Plan(), Plan(), Plan()], terms=bank(90))
    assert left(table, 0) == 90


def test_seats_that_decide_at_the_same_time_have_each_their_own_clock() -> None:
    table = started_table("yurikure", terms=bank(100))
    table.play(0, *placed(0), after=1)
    table.play(0, "hand-in", after=15)
    assert left(table, 0) == 80
    assert until(table, 1) == until(table, 2) == 100
    table.play(1, *placed(1), after=1)
    table.play(1, "hand-in", after=25)
    assert (left(table, 0), left(table, 1), until(table, 2)) == (80, 50, 100)


@pytest.mark.parametrize("terms", [each(100), bank(100), bank(100, 30)])
def test_a_secret_placing_changes_no_clock(terms: Terms) -> None:
    """Otherwise the others could tell how far they are, and they could win time by placing and clearing."""
    table = started_table("yurikure", terms=terms)
    before = table.all_sent()
    table.play(1, "support akane kuroki", "clear", "support akane kuroki", after=10)
    assert until(table, 1) == 100
    for viewer in (SPECTATOR, 0, 2):
        assert table.sent(viewer) == before[viewer]


def test_who_learns_something_while_she_thinks_has_her_time_again() -> None:
    """With time for each decision: theirs is now another one. A bank knows no such thing."""
    for terms, expected in ((each(100), 116.0), (bank(100), 100.0)):
        table = started_table("yurikure", options={"procedure": "open"}, terms=terms)
        table.play(0, *placed(0), after=2)
        assert until(table, 1) == 100
        table.play(0, "hand-in", after=6)
        assert until(table, 1) == until(table, 2) == expected


@pytest.mark.parametrize("game", GAMES)
def test_when_time_is_up_the_mildest_choice_is_made(game: str) -> None:
    table = started_table(game, terms=each(30))
    seat = table.table.to_move()[0]
    mildest = table.prompt(seat).decision.default.text
    due = table.settle("clock")
    assert due.at == NOON + 30
    assert table.table.log[-1].entry == Decided(seat, mildest, "clock")
    assert table.last(seat)["how"] == "clock"
    assert table.table.seats[seat].by_person, "they go on themselves"


def test_everybody_sees_that_it_was_the_clock() -> None:
    table = started_table("kasane", terms=each(30))
    table.settle("clock")
    assert [table.last(viewer)["how"] for viewer in table.table.viewers()] == ["clock"] * 5


def test_a_sheet_is_one_decision_for_the_clock() -> None:
    """Placing after placing is made for them, until it is handed in."""
    table = started_table("yurikure", terms=each(30))
    for _ in range(3):
        for _ in PAIRS:
            table.settle("clock")
        table.settle("clock")
        assert table.time - NOON <= 3 * 30
    assert len(table.table.to_move()) == 1, "the first turn has begun"


def test_an_empty_bank_stays_empty_but_for_the_increment() -> None:
    """Also when nobody was there to see that it was empty: a process may come back after a while."""
    table = started_table("lily", terms=bank(10, 2))
    table.time += 50
    table.settle("clock")
    table.settle("clock")
    assert left(table, 0) == 2


@pytest.mark.parametrize("game", GAMES)
def test_when_time_is_up_a_bot_takes_the_seat_if_the_table_chose_so(game: str) -> None:
    table = started_table(game, terms=each(30, "bot"))
    seat = table.table.to_move()[0]
    view = table.now(seat)["view"]
    table.settle("clock")
    assert table.time == NOON + 30
    assert table.table.log[-1].entry == Handed(seat, "greedy", "clock")
    assert [table.last(viewer)["why"] for viewer in table.table.viewers()] == ["clock"] * len(
        table.table.viewers()
    )
    assert table.now(seat)["view"] == view
    assert "until" not in seat_state(table, seat), "a bot is not timed"
    assert table.table.seats[seat].kind == "person", "they can come back"
    due = automation.next_due(table.table)
    assert due is not None
    if due.seat == seat:
        table.settle("bot")


@pytest.mark.parametrize(
    ("terms", "grace"),
    [
        (each(30, "bot"), 30),
        (bank(600, 0, "bot"), 60),
        (bank(20, 0, "bot"), 20),
        (bank(3 * DAY, 0, "bot"), 60),
    ],
)
def test_who_comes_back_after_her_time_was_up_has_time_to_look(terms: Terms, grace: float) -> None:
    table = started_table("kasane", [person(0), bot(), bot(), bot()], terms=terms)
    until_asked(table, 0)
    table.settle("clock")
    table.write(seating.return_to(table.table, 0), after=0.1)
    assert until(table, 0) + NOON == snapshot.shown_time(table.time + grace)


def test_she_gets_it_once() -> None:
    table = started_table("kasane", [person(0), bot(), bot(), bot()], terms=each(30, "bot"))
    until_asked(table, 0)
    table.settle("clock")
    table.write(seating.return_to(table.table, 0), after=0)
    deadline = until(table, 0)
    table.write(seating.leave(table.table, 0), after=20)
    table.write(seating.return_to(table.table, 0), after=0)
    assert until(table, 0) == deadline


def test_a_bot_does_not_use_up_her_grace() -> None:
    table = started_table("kasane", [person(0), bot(), bot(), bot()], terms=bank(600, 0, "bot"))
    until_asked(table, 0)
    table.settle("clock")
    for _ in range(12):
        table.settle("bot")
    until_asked(table, 0)
    table.write(seating.return_to(table.table, 0))
    assert until(table, 0) + NOON == snapshot.shown_time(table.time + 60)


@pytest.mark.parametrize("terms", [each(100), bank(100)])
def test_handing_over_and_coming_back_wins_no_time(terms: Terms) -> None:
    table = started_table("kasane", terms=terms)
    seat = mover(table)
    for _ in range(3):
        table.write(seating.hand_over(table.table, seat, "greedy"), after=10)
        table.write(seating.return_to(table.table, seat), after=0)
        table.write(seating.leave(table.table, seat), after=10)
        table.write(seating.return_to(table.table, seat), after=0)
    assert until(table, seat) == 100
    assert table.time == NOON + 60


@pytest.mark.parametrize(("terms", "time"), [(each(100), 100), (bank(100), 60)])
def test_a_newcomer_has_time_to_look(terms: Terms, time: float) -> None:
    table = started_table("kasane", terms=terms)
    seat = mover(table)
    table.write(Handed(seat, "greedy", "vote"), after=99)
    table.write(seating.sit(table.table, seat, "Sorai", "another secret"), after=0)
    assert until(table, seat) == 99 + time


@pytest.mark.parametrize("terms", [each(100), bank(100)])
def test_the_clock_of_a_bot_shows_seconds_and_does_not_run(terms: Terms) -> None:
    table = started_table("kasane", [bot(), bot(), bot(), bot()], terms=terms)
    assert [left(table, seat) for seat in range(4)] == [100] * 4


@pytest.mark.parametrize("terms", [each(100), bank(100)])
def test_a_secret_take_back_changes_no_clock_either(terms: Terms) -> None:
    table = started_table("yurikure", terms=terms)
    table.play(1, "support akane kuroki", after=10)
    table.write(undo.take_back(table.table, 1), after=10)
    assert until(table, 0) == until(table, 1) == 100


def test_taking_back_gives_no_bank_back() -> None:
    table = started_table("kasane", terms=bank(100, 7))
    seat = mover(table)
    play_on(table, 1, after=30)
    table.write(undo.take_back(table.table, seat), after=5)
    assert until(table, seat) == 35 + 70 + 7
    others = [other for other in range(4) if other != seat]
    assert sum(left(table, other) for other in others) == 300 - 5, "the next one has thought, and not decided"


def test_all_processes_see_the_same_clocks() -> None:
    table = started_table("yurikure", people(4), terms=bank(100, 3))
    hand_in(table, 2, 0, 1, 3)
    play_on(table, 9, after=2.5)
    other = table.again()
    assert [other.clocks.deadline(seat) for seat in range(4)] == [
        table.table.clocks.deadline(seat) for seat in range(4)
    ]
    assert other.clocks.seconds_left == table.table.clocks.seconds_left
    assert len(other.clocks.latencies) == len(table.table.clocks.latencies) > 20
    assert other.clocks.latencies_known == table.table.clocks.latencies_known


def test_an_answer_that_comes_too_late_does_not_count() -> None:
    table = started_table("kasane", terms=each(30))
    seat = mover(table)
    asked = table.prompt(seat)
    table.settle("clock")
    with refused("not-your-turn"):
        decisions.decide(table.table, seat, asked.id, asked.actions[-1])
