"""YK-4: who decides for a girl, by the competition procedure. The open one is in test_open.py."""

from __future__ import annotations

import pytest

from madoi.games.yurikure.rules.procedures.competition import Competition
from madoi.games.yurikure.rules.state import YurikureState
from support.games.yurikure.positions import (
    act,
    asked,
    between,
    controller,
    decide,
    dice,
    facts,
    girl,
    kinds,
    legal,
    let_pass,
    no_dice_left,
    play,
    position,
    question,
    refusal,
    rules,
    stage,
    table,
    wait_for,
)

rule = pytest.mark.rule


def step(state: YurikureState) -> str:
    assert isinstance(state.procedure, Competition)
    return state.procedure.step


# YK-4.1 to YK-4.3


@rule("YK-4.1")
def test_one_reveals_any_part_of_ones_control_and_not_more() -> None:
    state = position(sheets=("akane kuroki 3, akane sorai 1",))
    assert legal(state, "A") == ["pass", *[f"reveal akane {value}" for value in (1, 2, 3, 4)]]
    refused = refusal(state, "A reveal akane 5")
    assert (refused.code, refused.rule, refused.facts["most"]) == ("yurikure-reveal-too-much", "YK-4.1", 4)
    events = play(state, "A reveal akane 4")
    assert state.control.revealed[0][girl("akane")] == 4
    assert facts(events, "revealed") == [{"seat": 0, "girl": "@yurikure-girl-akane", "before": 0, "value": 4}]


@rule("YK-4.1")
def test_to_reveal_is_to_raise_not_to_add() -> None:
    state = position(sheets=("akane kuroki 5", "akane sorai 4"), revealed=("akane 2", "akane 3"))
    play(state, "C pass", "A reveal akane 5")
    assert state.control.revealed[0][girl("akane")] == 5


@rule("YK-4.2")
def test_a_reveal_is_larger_than_every_revealed_value_on_her() -> None:
    state = position(sheets=("akane kuroki 5", "akane sorai 5"), revealed=("akane 1", "akane 3"))
    play(state, "C pass")
    assert legal(state, "A") == ["pass", "reveal akane 4", "reveal akane 5"]
    for value in (1, 2, 3):
        refused = refusal(state, f"A reveal akane {value}")
        assert (refused.code, refused.rule) == ("yurikure-reveal-too-little", "YK-4.2")
        assert refused.facts["highest"] == 3


@rule("YK-4.2")
def test_ones_own_included() -> None:
    state = position(sheets=("akane kuroki 5",), revealed=("akane 3",))
    play(state, "B pass", "C pass")
    assert refusal(state, "A reveal akane 3").rule == "YK-4.2"
    assert legal(state, "A") == ["pass", "reveal akane 4", "reveal akane 5"]


@rule("YK-4.2")
def test_values_on_other_girls_do_not_matter() -> None:
    state = position(sheets=("akane kuroki 2",), revealed=("", "kuroki 5"))
    play(state, "C pass", "A reveal akane 1")
    assert controller(state, "akane") == "A"


@rule("YK-4.3")
def test_with_nobody_in_control_a_girl_does_nothing() -> None:
    state = table()
    before = state.relations.favor.copy()
    events = play(state, "A pass", "B pass", "C pass")
    assert rules(events, "nobody") == ["YK-4.3"]
    assert question(state) == "shirakaba action"
    assert state.relations.favor == before


@rule("YK-4.3")
def test_with_nobody_in_control_she_answers_no() -> None:
    state = position("akane kuroki favor 3", sheets=("akane sorai 5",), revealed=("akane 1",))
    decide(state, "confess kuroki")
    assert question(state) == "kuroki answer"
    dice(state, 4)
    play(state, "pass", "pass", "pass")
    assert no_dice_left(state)
    assert between(state, "akane kuroki") == "favor 4"


@rule("YK-4.3")
def test_with_nobody_in_control_she_votes_against() -> None:
    state = position(sheets=("akane sorai 5",), revealed=("akane 1",))
    decide(state, "love kuroki tsuge")
    events = play(state, *["pass"] * 3 * 4)  # shirakaba, murafuji, midorino, sorai
    assert [fact["agrees"] for fact in facts(events, "voted")] == ["no"] * 4
    assert facts(events, "vote-result") == [{"agree": 1, "disagree": 4, "passed": "no"}]
    assert question(state) == "shirakaba action"


# YK-4.4: the reveal step


@rule("YK-4.4")
def test_priority_starts_left_of_the_controller_and_goes_left() -> None:
    state = position(sheets=("", "akane kuroki 5"), revealed=("", "akane 1"), seats=4)
    order = ""
    while step(state) == "reveal":
        order += asked(state)
        play(state, "pass")
    assert order == "CDAB"  # everybody, the controller too, and nobody who can only pass is skipped
    assert asked(state) == "B"


@rule("YK-4.4")
def test_after_a_reveal_it_starts_again_left_of_the_revealer() -> None:
    state = position(sheets=("akane kuroki 5", "akane sorai 4", "", ""), revealed=("akane 1",), seats=4)
    play(state, "B pass", "C pass", "D pass", "A reveal akane 2")
    assert asked(state) == "B"
    play(state, "B reveal akane 3")
    assert asked(state) == "C"
    play(state, "C pass", "D pass", "A reveal akane 5")
    assert asked(state) == "B"
    play(state, "B pass", "C pass", "D pass")
    assert (step(state), asked(state)) == ("reveal", "A")  # all four in a row
    play(state, "A pass")
    assert (step(state), asked(state)) == ("declare", "A")


@rule("YK-4.4")
def test_only_the_one_with_priority_may_speak() -> None:
    state = position(sheets=("akane kuroki 5", "akane sorai 4"), revealed=("akane 1",))
    assert asked(state) == "B"
    for text in ("A pass", "A reveal akane 2", "C pass", "A nothing"):
        assert refusal(state, text).rule == "YK-4.4"
        assert refusal(state, text).facts["seats"] == [1]


@rule("YK-4.4")
def test_nothing_can_be_declared_in_the_reveal_step() -> None:
    state = position(sheets=("akane kuroki 5",), revealed=("akane 1",))
    play(state, "B pass", "C pass")
    assert refusal(state, "A approach kuroki").code == "yurikure-not-yours-to-declare"


# YK-4.5: the declaration step


@rule("YK-4.5")
def test_the_controller_must_declare() -> None:
    state = position(sheets=("akane kuroki 5",), revealed=("akane 1",))
    play(state, "B pass", "C pass", "A pass")
    assert (step(state), asked(state)) == ("declare", "A")
    assert refusal(state, "A pass").rule == "YK-4.5"
    assert refusal(state, "A reveal akane 2") is not None
    assert {"nothing", "approach sorai", "confess sorai", "love kuroki sorai"} <= set(legal(state))
    events = play(state, "A nothing")
    assert [(fact["seat"], fact["girl"]) for fact in facts(events, "declared")] == [
        (0, "@yurikure-girl-akane")
    ]
    assert rules(events, "declared") == ["YK-4.5"]
    assert state.procedure is not None
    assert state.procedure.declared == act("nothing")


@rule("YK-4.5")
def test_then_each_other_player_once_from_the_right() -> None:
    state = position(sheets=("", "akane kuroki 5"), revealed=("", "akane 1"), seats=4)
    play(state, *["pass"] * 4, "B approach kuroki")
    order = ""
    while question(state) == "akane action":
        order += asked(state)
        events = play(state, "pass")
    assert order == "ADC"
    assert rules(events, "final-action") == ["YK-4.5"]
    assert between(state, "akane kuroki") == "favor 1"


@rule("YK-4.5")
def test_if_one_reveals_the_declaration_is_void() -> None:
    state = position(sheets=("akane kuroki 5", "", "akane sorai 4"), revealed=("akane 1",))
    play(state, *["pass"] * 3, "A approach kuroki")
    events = play(state, "C reveal akane 2")
    assert rules(events, "void") == ["YK-4.5"]
    assert (step(state), asked(state)) == ("reveal", "A")  # left of C
    play(state, "A pass", "B pass", "C pass")
    assert (step(state), asked(state)) == ("declare", "C")
    play(state, "C approach sorai")
    assert asked(state) == "B"  # right of C
    play(state, "B pass", "A pass")
    assert between(state, "akane kuroki") == "-"
    assert between(state, "akane sorai") == "favor 1"


@rule("YK-4.5")
def test_even_the_last_to_answer_makes_it_void() -> None:
    state = position(sheets=("akane kuroki 5", "akane sorai 4"), revealed=("akane 1",))
    play(state, *["pass"] * 3, "A approach kuroki", "C pass")
    assert asked(state) == "B"
    play(state, "B reveal akane 4", "C pass", "A pass", "B pass", "B nothing", "A pass", "C pass")
    assert question(state) == "shirakaba action"
    assert between(state, "akane kuroki") == "-"


@rule("YK-4.5")
def test_answers_and_votes_are_declared_the_same_way() -> None:
    state = stage()
    decide(state, "confess kuroki")
    play(state, "B pass", "C pass", "A pass")
    assert legal(state) == ["yes", "no"]
    assert refusal(state, "A pass").rule == "YK-4.5"
    assert refusal(state, "A nothing").code == "yurikure-choice-wrong-kind"
    events = play(state, "A yes", "C pass", "B pass")
    assert rules(events, "final-answer") == ["YK-4.5"]
    assert between(state, "akane kuroki") == "couple"


# YK-4.6, YK-4.7


@rule("YK-4.6")
def test_only_reveals_on_the_girl_whose_decision_it_is() -> None:
    state = position(sheets=("akane kuroki 5", "kuroki sorai 5"), revealed=("akane 1",))
    assert legal(state, "B") == ["pass"]
    assert refusal(state, "B reveal kuroki 2").rule == "YK-4.6"
    play(state, *["pass"] * 3, "A confess kuroki", "C pass")
    assert refusal(state, "B reveal kuroki 2").rule == "YK-4.6"
    play(state, "B pass")
    assert question(state) == "kuroki answer"
    play(state, "B reveal kuroki 2", "C pass")  # now it is kuroki who decides
    assert refusal(state, "A reveal akane 2").rule == "YK-4.6"
    assert "reveal kuroki 3" in legal(state, "A")


@rule("YK-4.7")
def test_it_starts_from_the_controller_of_the_nearest_girl_before_her() -> None:
    state = position(revealed=("akane 1", "shirakaba 2", "tsuge 4", "sorai 1"), seats=4, to_act="kuroki")
    assert question(state) == "kuroki action"
    assert asked(state) == "C"  # left of B, who controls shirakaba
    wait_for(state, "murafuji action")
    assert asked(state) == "D"  # left of C, who controls tsuge
    wait_for(state, "midorino action")
    assert asked(state) == "D"  # murafuji is nobody's: tsuge again


@rule("YK-4.7")
def test_before_the_first_comes_the_last() -> None:
    state = position(revealed=("kuroki 3", "midorino 1", "tsuge 4"))
    assert question(state) == "akane action"
    assert asked(state) == "C"  # sorai is nobody's; left of B, who controls midorino


@rule("YK-4.7")
def test_by_the_action_order_of_the_game() -> None:
    order = "sorai tsuge akane murafuji kuroki shirakaba midorino"
    state = position(revealed=("tsuge 3", "kuroki 1, sorai 4"), order=order, to_act="akane")
    assert asked(state) == "B"  # left of A, who controls tsuge


@rule("YK-4.7")
def test_before_the_deciding_girl_not_the_acting_one() -> None:
    state = position(
        sheets=("akane sorai 5",), revealed=("akane 1", "shirakaba 1", "midorino 1"), to_act="akane"
    )
    decide(state, "confess sorai")
    assert question(state) == "sorai answer"
    assert asked(state) == "A"  # left of C, who controls midorino; akane is A's


@rule("YK-4.7")
def test_with_no_girl_controlled_the_virtual_controller() -> None:
    for virtual, starter in (("A", "B"), ("B", "C"), ("C", "A")):
        assert asked(table(virtual=virtual)) == starter


@rule("YK-4.7")
def test_if_the_step_ends_with_nobody_in_control_nothing_is_declared() -> None:
    state = table()
    events = play(state, "A pass", "B pass", "C pass")
    assert kinds(events) == ["passed", "passed", "passed", "nobody"]
    assert question(state) == "shirakaba action"
    assert asked(state) == "A"  # still left of the virtual controller


@rule("YK-4.7")
def test_a_controller_of_her_own_comes_first() -> None:
    state = position(revealed=("sorai 1", "akane 2", "akane 1"))
    assert asked(state) == "C"  # left of B


def test_priority_is_gone_when_a_decision_is_final() -> None:
    state = stage()
    let_pass(state)
    assert question(state) == "shirakaba action"
    assert step(state) == "reveal"
