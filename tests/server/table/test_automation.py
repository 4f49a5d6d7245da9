"""What a table does by itself, when, and what its timing tells: nothing."""

from __future__ import annotations

import math

import pytest

from madoi.core.viewer import SPECTATOR
from madoi.server.table import automation
from madoi.server.table.commands import decisions, seating, undo
from madoi.server.table.log import Began, ClockTerms, Decided, Handed, Terms, Wished
from support.server.tables import (
    GAMES,
    NOON,
    PAIRS,
    SEATS,
    ScriptedTable,
    bot,
    everybody,
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

NO_SORAI = ["akane shirakaba", "kuroki tsuge", "murafuji midorino", "akane kuroki", "shirakaba tsuge"]
"""With this sheet, nothing can be revealed on sorai, who acts first with our seed."""


def due_now(table: ScriptedTable) -> automation.Due:
    found = automation.next_due(table.table)
    assert found is not None
    return found


def waits(table: ScriptedTable) -> float:
    """How long after it was asked the next thing happens by itself."""
    due = due_now(table)
    asked = table.table.clocks.asked_since[due.seat]
    assert asked is not None
    return due.at - asked


def sheets_in(table: ScriptedTable, *without_sorai: int, after: float = 1.0) -> ScriptedTable:
    """All sheets are handed in; sorai is about to act, and seat 2 is asked first."""
    for seat in range(len(table.table.seats)):
        pairs = NO_SORAI if seat in without_sorai else PAIRS
        table.play(seat, *placed(seat, pairs), "hand-in", after=after)
    assert mover(table) == 2
    return table


# Bots.


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_whole_game_by_themselves(game: str) -> None:
    table = waiting_table(
        game, [bot("random", str(seat)) for seat in range(SEATS[game])], terms=Terms(pace=2.0)
    )
    table.settle("begin")
    assert isinstance(table.table.log[-1].entry, Began)
    while table.table.phase == "playing":
        assert 1.0 <= waits(table) <= 3.0
        table.settle("bot")
    assert automation.next_due(table.table) is None
    assert len(table.now(SPECTATOR)["outcome"]["points"]) == SEATS[game]


def test_people_are_waited_for() -> None:
    table = started_table("kasane", [person(0), bot(), person(2), bot()])
    while not table.table.seats[mover(table)].by_person:
        table.settle("bot")
    assert automation.next_due(table.table) is None


def test_how_long_a_bot_waits_does_not_depend_on_what_it_answers() -> None:
    """Two tables that differ in the bot's own secret sheet, in which bot it is, and in what it answers."""
    tables = [
        sheets_in(started_table("yurikure", [person(0), person(1), person(2)], terms=Terms(pace=2.0))),
        sheets_in(started_table("yurikure", [person(0), person(1), person(2)], terms=Terms(pace=2.0)), 2),
    ]
    for table, name in zip(tables, ("greedy", "random"), strict=True):
        table.write(Handed(2, name, "asked"))
    assert tables[0].prompt(2).actions != tables[1].prompt(2).actions
    assert waits(tables[0]) == waits(tables[1])
    assert due_now(tables[0]).kind == due_now(tables[1]).kind == "bot"


def test_how_long_a_bot_waits_is_drawn_anew_for_each_decision() -> None:
    table = started_table("kasane", [bot()] * 4, terms=Terms(pace=1.0))
    drawn: set[float] = set()
    for _ in range(20):
        drawn.add(round(waits(table), 3))
        table.settle("bot")
    assert len(drawn) > 15
    assert max(drawn) - min(drawn) > 0.5


def test_every_process_draws_the_same_and_nobody_else_can() -> None:
    table = started_table("yurikure", [bot()] * 3)
    assert automation.next_due(table.again()).at == due_now(table).at  # type: ignore[union-attr]
    other = waiting_table("yurikure", [bot()] * 3).begin("another-seed")
    assert due_now(other).at != due_now(table).at


def test_a_bot_answers_what_is_asked_now_or_not_at_all() -> None:
    table = started_table("kasane", [bot()] * 4)
    due = due_now(table)
    table.settle("bot")
    with refused("not-your-turn"):
        automation.carry_out(table.table, due)
    table = started_table("yurikure", [person(0), bot(), bot()])
    due = due_now(table)
    table.settle("bot")
    with refused("table-stale"):
        automation.carry_out(table.table, due)


def test_a_bot_decides_the_same_again_when_it_is_asked_the_same_again() -> None:
    table = started_table("kasane", [person(0), bot("random", "1"), bot("random", "2"), bot("random", "3")])
    until_asked(table, 0)
    action = table.prompt(0).actions[0]
    table.play(0, action)
    table.settle("bot")
    answer = table.table.log[-1].entry
    table.write(undo.ask(table.table, 0))
    table.play(0, action)
    table.settle("bot")
    assert table.table.log[-1].entry == answer


# Only one choice left.


def test_a_forced_answer_of_a_person_looks_like_hers() -> None:
    table = sheets_in(started_table("yurikure"), 2)
    assert table.prompt(2).actions == ["pass"]
    table.settle("forced")
    forced = {viewer: table.last(viewer) for viewer in everybody(table)}
    assert forced[2]["how"] == "forced"
    table = sheets_in(started_table("yurikure"), 2)
    table.play(2, "pass", after=0)
    for viewer in (SPECTATOR, 0, 1):
        answer = {**table.last(viewer), "at": forced[viewer]["at"]}
        assert answer == forced[viewer]
        assert answer["how"] == "person"


def test_she_may_be_faster_than_the_machine() -> None:
    table = sheets_in(started_table("yurikure"), 2)
    due = due_now(table)
    table.play(2, "pass")
    with refused("yurikure-not-asked"):
        automation.carry_out(table.table, due)


def drawn_waits(table: ScriptedTable, count: int) -> list[float]:
    """How long seat 2 would wait if other entries had asked it."""
    found: list[float] = []
    for number in range(count):
        table.table.clocks.asked_by[2] = number
        found.append(waits(table))
    return found


def test_a_forced_answer_takes_as_long_as_people_here_take() -> None:
    table = started_table("yurikure")
    paces = [2.5, 3.5, 4.5, 5.5, 6.5, 7.5]
    for seat in (0, 1, 2):
        for pace, action in zip(paces, [*placed(seat, NO_SORAI), "hand-in"], strict=True):
            table.play(seat, action, after=pace)
    drawn = sorted(drawn_waits(table, 200))
    assert len(set(drawn)) == 200, "no time comes twice"
    assert not set(drawn) & set(paces), "nor is one of theirs repeated"
    assert 3.5 < drawn[100] < 6.5
    assert drawn[10] > 1.0
    assert drawn[190] < 15.0


def test_slow_people_cannot_be_told_from_forced_answers() -> None:
    """Correspondence: everybody takes hours, and so does what was forced."""
    table = sheets_in(started_table("yurikure"), 2, after=3600.0)
    assert due_now(table).kind == "forced"
    assert 1800 < sorted(drawn_waits(table, 99))[50] < 5400


def test_while_nothing_is_known_of_people_a_forced_answer_takes_a_few_seconds() -> None:
    table = sheets_in(started_table("yurikure", terms=Terms(pace=1.0)), 2)
    table.table.clocks.latencies_known[2] = 0
    drawn = sorted(drawn_waits(table, 99))
    assert 2.0 < drawn[50] < 6.0
    assert drawn[-1] < 4.0 * math.exp(0.8 * 2.7)


def test_what_others_do_meanwhile_does_not_move_a_delay() -> None:
    """Otherwise a masked answer might come right after somebody else's."""
    table = sheets_in(started_table("yurikure"), 2)
    due = due_now(table)
    table.table.clocks.latencies.add(0, "yurikure-question-vote", "pass", "yurikure-passed", 100.0)
    table.table.clocks.drawn_delays.clear()
    assert due_now(table).at == due.at


def test_delays_and_clicks_on_the_only_choice_are_no_answer_times() -> None:
    table = sheets_in(started_table("yurikure"), 2)
    known = len(table.table.clocks.latencies)
    assert known == 18
    clicked = sheets_in(started_table("yurikure"), 2)
    clicked.play(2, "pass")
    assert len(clicked.table.clocks.latencies) == known
    table.settle("forced")
    assert len(table.table.clocks.latencies) == known


def test_a_forced_answer_does_not_let_the_clock_run_out() -> None:
    terms = Terms(clock=ClockTerms("each", 5), timeout="bot")
    table = sheets_in(started_table("yurikure", terms=terms), 2, after=0.5)
    for _ in range(50):
        table.table.clocks.latencies.add(2, "yurikure-question-vote", "pass", "yurikure-passed", 60.0)
    table.table.clocks.latencies_known[2] = len(table.table.clocks.latencies)
    assert due_now(table).kind == "forced"
    drawn = drawn_waits(table, 50)
    assert max(drawn) < 5
    assert len(set(drawn)) == 50


def test_who_is_alone_with_machines_is_not_kept_waiting() -> None:
    table = started_table(
        "yurikure", [bot("random", "a"), bot("random", "b"), person(2)], terms=Terms(pace=1.0)
    )
    table.play(2, *placed(2, NO_SORAI), "hand-in", after=30)
    until_asked(table, 2)
    assert due_now(table).kind == "forced"
    assert 0.5 <= waits(table) <= 1.5


# Premoves.


def test_a_premove_is_made_and_looks_like_a_decision() -> None:
    table = sheets_in(started_table("yurikure"))
    others = {viewer: table.sent(viewer) for viewer in (SPECTATOR, 0, 1)}
    offered = table.now(2)["prompt"]["wishes"]
    assert [wish.split()[0] for wish in offered] == [
        "until-reveal",
        "this-action",
        "all-this-action",
        "unless-mine",
    ]
    table.write(decisions.set_premove(table.table, 2, "this-action 1 sorai"))
    assert table.now(2)["wish"] == "this-action 1 sorai"
    assert table.last(2)["text"] == "this-action 1 sorai"
    assert {viewer: table.sent(viewer) for viewer in others} == others, "nobody else sees it"
    assert table.again().seats[2].premove == "this-action 1 sorai", "the server keeps it"
    table.settle("wish")
    assert table.table.log[-1].entry == Decided(2, "pass", "wish")
    assert table.last(2)["how"] == "wish"
    assert [table.last(viewer)["how"] for viewer in others] == ["person"] * 3


def test_a_premove_set_before_the_question_takes_as_long_as_people_here_take() -> None:
    table = sheets_in(started_table("yurikure"), after=7.0)
    table.write(decisions.set_premove(table.table, 2, "unless-mine"), after=0.5)
    table.settle("wish")
    until_asked(table, 2)
    assert due_now(table).kind == "wish"
    assert 1.0 < sorted(drawn_waits(table, 99))[50] < 12.0


def test_a_premove_set_in_answer_to_a_question_answers_it_at_once() -> None:
    """The time was the player's own."""
    table = sheets_in(started_table("yurikure"), after=7.0)
    table.write(decisions.set_premove(table.table, 2, "unless-mine"), after=3.5)
    assert waits(table) == 3.5


def test_she_may_answer_differently_before_her_premove_does() -> None:
    table = sheets_in(started_table("yurikure"))
    table.write(decisions.set_premove(table.table, 2, "unless-mine"))
    table.play(2, "reveal sorai 1")
    assert table.last(0)["how"] == "person"


def test_a_premove_for_a_while_is_forgotten_when_the_while_is_over() -> None:
    table = sheets_in(started_table("yurikure"))
    table.write(decisions.set_premove(table.table, 2, "until-reveal 1 sorai 0"))
    table.settle("wish")
    table.play(0, "reveal sorai 1")
    assert table.now(2)["wish"] == "until-reveal 1 sorai 0"
    until_asked(table, 2)
    others = {viewer: table.sent(viewer) for viewer in (SPECTATOR, 0, 1)}
    assert due_now(table).at <= table.time, "at once: it is nobody else's business"
    table.settle("forget")
    assert table.table.log[-1].entry == Wished(2, "")
    assert "wish" not in table.now(2)
    assert {viewer: table.sent(viewer) for viewer in others} == others
    assert automation.next_due(table.table) is None, "they are asked"


def test_a_standing_premove_stays_until_she_takes_it_back() -> None:
    table = sheets_in(started_table("yurikure"))
    table.write(decisions.set_premove(table.table, 2, "unless-mine"))
    for _ in range(4):
        table.settle("wish")
        until_asked(table, 2)
    table.write(decisions.set_premove(table.table, 2, ""))
    assert "wish" not in table.now(2)
    assert automation.next_due(table.table) is None


def test_a_standing_premove_says_nothing_where_she_cannot_pass() -> None:
    table = sheets_in(started_table("yurikure"))
    table.write(decisions.set_premove(table.table, 2, "unless-mine"))
    table.play(2, "reveal sorai 3")
    while mover(table) != 2 or "pass" in table.prompt(2).actions:
        play_on(table, 1)
    assert "nothing" in table.prompt(2).actions, "they declare for sorai"
    assert automation.next_due(table.table) is None
    assert table.now(2)["wish"] == "unless-mine"


@pytest.mark.parametrize("wanted", ["until-reveal 1 akane 0", "this-action 2 sorai", "pass", "unless-mine "])
def test_only_offered_premoves_can_be_set(wanted: str) -> None:
    table = sheets_in(started_table("yurikure"))
    with refused("table-no-wish"):
        decisions.set_premove(table.table, 2, wanted)
    with refused("table-no-wish"):
        decisions.set_premove(table.table, 0, "unless-mine")  # they are not asked now


def test_a_bot_at_the_seat_does_not_follow_her_premove_and_does_not_forget_it() -> None:
    table = sheets_in(started_table("yurikure"))
    table.write(decisions.set_premove(table.table, 2, "unless-mine"))
    table.write(seating.hand_over(table.table, 2, "greedy"))
    assert due_now(table).kind == "bot"
    table.write(seating.return_to(table.table, 2))
    assert due_now(table).kind == "wish"


# At the same time.


def test_what_is_due_first_comes_first() -> None:
    """Two bots fill their sheets, each at its own pace; then the clocks of the people run out."""
    terms = Terms(pace=5.0, clock=ClockTerms("each", 600))
    table = started_table(
        "yurikure", [person(0), bot("greedy", "1"), bot("greedy", "2"), person(3)], terms=terms
    )
    order: list[int] = []
    for _ in range(12):
        assert due_now(table).at >= table.time
        order.append(table.settle("bot").seat)
    assert order.count(1) == order.count(2) == 6
    assert order != sorted(order)
    assert order != sorted(order, reverse=True)
    assert due_now(table).kind == "clock"


def test_seats_that_a_bot_plays_for_people_go_on_at_the_pace_of_machines() -> None:
    table = started_table("kasane", terms=Terms(pace=2.0))
    seat = mover(table)
    table.write(seating.hand_over(table.table, seat, "greedy"), after=100)
    assert due_now(table).kind == "bot"
    assert 101 <= due_now(table).at - NOON <= 103


def test_four_people_and_nothing_by_itself() -> None:
    table = started_table("yurikure", people(4))
    assert automation.next_due(table.table) is None
    hand_in(table, 0, 1, 2)
    assert automation.next_due(table.table) is None
