"""YK-3: nine turns of three phases, and extra support."""

from __future__ import annotations

import pytest

from madoi.core.viewer import SPECTATOR
from support.games.yurikure.positions import (
    ON_ALL_SEVEN,
    asked,
    between,
    decide,
    facts,
    girl,
    hand_in,
    kinds,
    legal,
    let_pass,
    pair,
    play,
    position,
    question,
    refusal,
    rest_of_turn,
    rules,
    seen,
    stage,
    table,
    wait_for,
)

rule = pytest.mark.rule


@rule("YK-3.1")
def test_up_to_nine_turns() -> None:
    state = table()
    turns = []
    for turn in range(1, 10):
        turns.append(state.turn)
        rest_of_turn(state, 5, *[1] * (turn > 1))  # the couple stays, and never kisses
        if state.due is not None:
            for player in "ABC":
                hand_in(state, player, "akane sorai 1" if turn == 3 else "akane sorai 3")
    assert turns == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert state.ending == "nine-turns"
    assert asked(state) == ""
    assert refusal(state, "A pass").code == "game-over"


@rule("YK-3.1")
def test_actions_then_couples_then_kisses() -> None:
    state = stage("kuroki tsuge couple", to_act="murafuji")
    events = decide(state, "approach midorino", "nothing")
    events += rest_of_turn(state, 5, 1)
    course = [kind for kind in kinds(events) if kind in ("favor", "couple-die", "kiss-die", "turn")]
    assert course == ["favor", "couple-die", "kiss-die", "turn"]
    assert facts(events, "turn") == [{"turn": 3, "turns": 9}]
    assert question(state) == "akane action"


@rule("YK-3.1")
def test_every_girl_acts_once_a_turn() -> None:
    state = stage()
    asked_girls = []
    turn = state.turn
    while state.turn == turn:
        asked_girls.append(question(state))
        let_pass(state)
    names = ["akane", "shirakaba", "kuroki", "tsuge", "murafuji", "midorino", "sorai"]
    assert asked_girls == [f"{name} action" for name in names]


@rule("YK-3.2")
@pytest.mark.parametrize("turn", range(1, 9))
def test_extra_support_is_due_after_turns_three_and_six(turn: int) -> None:
    state = position(to_act="sorai", turn=turn)
    events = rest_of_turn(state)
    values = {3: [1], 6: [1, 1, 1]}.get(turn)
    assert (None if state.due is None else state.due.values) == values
    assert rules(events, "extra") == ([] if values is None else ["YK-3.2"])
    assert asked(state) == ("A" if values is None else "ABC")
    assert (state.turn, rules(events, "turn")) == ((turn + 1, ["YK-3.1"]) if values is None else (turn, []))


@rule("YK-3.2")
@pytest.mark.parametrize(
    "sheet",
    [
        "akane shirakaba 3",
        "akane shirakaba 2, kuroki sorai 1",
        "akane shirakaba 1, midorino sorai 1, tsuge sorai 1",
    ],
)
def test_after_turn_six_point_by_point_on_the_same_or_different_pairs(sheet: str) -> None:
    state = position(sheets=(ON_ALL_SEVEN,), to_act="sorai", turn=6)
    rest_of_turn(state)
    hand_in(state, "B", sheet)
    hand_in(state, "A", sheet)
    assert asked(state) == "C"
    assert refusal(state, "A support akane sorai").rule == "YK-3.2"
    hand_in(state, "C", sheet)
    assert sum(state.sheets[0].extra) == 3
    assert state.sheets[0].extra == state.sheets[1].extra
    assert sum(state.sheets[0].setup) == 15
    assert question(state) == "akane action"
    assert state.turn == 7


@rule("YK-3.2")
def test_extra_support_is_a_secret_too_and_all_of_it_is_due() -> None:
    state = position(to_act="sorai", turn=6)
    rest_of_turn(state)
    events = play(state, "A support akane sorai", "A support akane sorai")
    assert refusal(state, "A hand-in").rule == "YK-3.2"
    play(state, "A support akane sorai")
    assert refusal(state, "A support akane sorai").code == "yurikure-sheet-full"
    for viewer in (1, SPECTATOR):
        assert not any(event.told_to(viewer) for event in events)
        assert seen(state, viewer, "sheets")[0] is None  # type: ignore[index]


@rule("YK-3.3")
def test_control_grows_at_once() -> None:
    state = position(sheets=("akane shirakaba 3",), to_act="sorai", turn=3)
    assert state.control.own[0][girl("akane")] == 3
    rest_of_turn(state)
    for player in "ABC":
        hand_in(state, player, "akane kuroki 1")
    assert state.control.own[0][girl("akane")] == 4
    assert state.control.own[0][girl("kuroki")] == 1
    assert state.control.own[0][girl("shirakaba")] == 3
    assert question(state) == "akane action"
    assert legal(state, "A")[-1] == "reveal akane 4"
    state.audit()


@rule("YK-3.4")
def test_after_a_fated_couple_nothing_later_happens() -> None:
    # Three couples of three girls, one of them fated, at the end of turn 3.
    love = "akane kuroki sworn favor 3, akane sorai couple, kuroki sorai couple"
    state = stage(love, to_act="sorai")
    state.turn = 3
    events = rest_of_turn(state, 5, 5, 5, 1, 1, 1)
    assert state.ending == "fated"
    assert state.ending_pairs == [pair(state, "akane kuroki")]
    assert state.due is None
    assert state.turn == 3
    assert "extra" not in kinds(events)
    assert "turn" not in kinds(events)
    assert asked(state) == ""


@rule("YK-3.4")
def test_after_polygamy_nothing_later_happens() -> None:
    love = "akane kuroki couple, akane sorai couple, kuroki sorai couple"
    for turn in (3, 9):
        state = position(love, to_act="sorai", turn=turn)
        events = rest_of_turn(state, 5, 5, 5, 1, 1, 1)
        assert (state.ending, state.due) == ("polygamy", None)
        assert [kind for kind in kinds(events) if kind.startswith("ending")] == ["ending-polygamy"]
        assert "extra" not in kinds(events)


@rule("YK-3.4")
def test_polygamy_in_the_action_phase_ends_nothing_yet() -> None:
    """The end is judged in the kiss phase, nowhere else."""
    state = stage("akane kuroki couple, akane sorai couple, kuroki sorai favor 1", to_act="kuroki")
    wait_for(state, "tsuge action")
    decide(state, "love kuroki sorai", "yes", "yes", "no", "no", "yes", "yes")
    assert between(state, "kuroki sorai") == "couple favor 1"
    assert state.ending == ""
    assert question(state) == "murafuji action"
