"""YK-4.8 and YK-4.9: the open procedure. Everybody may speak up until everybody has let it pass."""

from __future__ import annotations

import pytest

from madoi.core.viewer import SPECTATOR
from madoi.games.yurikure.rules.state import YurikureState
from support.games.yurikure.positions import (
    asked,
    between,
    controller,
    facts,
    girl,
    interrupt,
    legal,
    out_of_turn,
    play,
    position,
    question,
    refusal,
    rules,
    table,
)

rule = pytest.mark.rule


def opened(*sheets: str, revealed: tuple[str, ...] = (), love: str = "") -> YurikureState:
    return position(love, sheets=sheets, revealed=revealed, procedure="open")


@rule("YK-4.8")
def test_any_player_may_reveal_on_any_girl() -> None:
    state = opened("akane kuroki 5", "tsuge sorai 3", "kuroki sorai 1")
    assert asked(state) == "ABC"
    play(state, "B reveal sorai 2", "C reveal kuroki 1", "A reveal kuroki 4", "B reveal tsuge 3")
    assert question(state) == "akane action"
    assert [controller(state, name) for name in ("sorai", "kuroki", "tsuge")] == ["B", "A", "B"]
    assert refusal(state, "C reveal sorai 1").rule == "YK-4.2"
    assert refusal(state, "A reveal kuroki 6").rule == "YK-4.1"


@rule("YK-4.8")
def test_nobody_reveals_while_sheets_are_filled() -> None:
    state = position(procedure="open", to_act="sorai", turn=3, sheets=("akane kuroki 5",))
    play(state, "A pass", "B pass", "C pass")
    assert state.due is not None
    assert refusal(state, "A reveal akane 1").code == "yurikure-sheet-first"


@rule("YK-4.9")
def test_the_controller_declares_and_it_is_final_when_every_other_player_has_let_it_pass() -> None:
    state = opened("akane kuroki 5", revealed=("akane 1",))
    assert refusal(state, "B approach kuroki").code == "yurikure-not-yours-to-declare"
    play(state, "A approach kuroki", "C pass")
    assert question(state) == "akane action"
    events = play(state, "B pass")
    assert rules(events, "final-action") == ["YK-4.9"]
    assert question(state) == "shirakaba action"
    assert between(state, "akane kuroki") == "favor 1"


@rule("YK-4.9")
def test_until_the_controller_has_declared_there_is_nothing_to_let_pass() -> None:
    state = opened("akane kuroki 5", revealed=("akane 1",))
    play(state, "B pass", "C pass")
    assert question(state) == "akane action"
    assert asked(state) == "A"
    assert refusal(state, "A pass").code == "yurikure-must-declare"
    play(state, "A approach kuroki")
    assert {"B", "C"} <= set(asked(state))  # what they said before does not count
    play(state, "B pass")
    assert question(state) == "akane action"
    play(state, "C pass")
    assert question(state) == "shirakaba action"


@rule("YK-4.9")
def test_she_may_change_it_and_all_passes_are_cancelled() -> None:
    state = opened("akane kuroki 5", revealed=("akane 1",))
    play(state, "A approach kuroki", "B pass", "A approach sorai")
    assert {"B", "C"} <= set(asked(state))
    play(state, "C pass")
    assert question(state) == "akane action"
    play(state, "B pass")
    assert between(state, "akane kuroki") == "-"
    assert between(state, "akane sorai") == "favor 1"


@rule("YK-4.9")
def test_but_not_to_what_she_has_declared_before() -> None:
    state = opened("akane kuroki 5", revealed=("akane 1",))
    play(state, "A approach kuroki", "A approach sorai")
    for text in ("A approach kuroki", "A approach sorai"):
        refused = refusal(state, text)
        assert (refused.code, refused.rule) == ("yurikure-declared-before", "YK-4.9")
    assert "approach tsuge" in legal(state, "A")


@rule("YK-4.9")
def test_after_a_reveal_on_her_she_may_declare_it_again() -> None:
    state = opened("akane kuroki 5", "akane sorai 4", revealed=("akane 1",))
    play(state, "A approach kuroki", "A approach sorai", "B reveal akane 2", "A reveal akane 3")
    play(state, "A approach kuroki", "A approach sorai")
    assert refusal(state, "A approach kuroki").rule == "YK-4.9"
    play(state, "A reveal akane 4")
    assert "approach kuroki" in legal(state, "A")
    assert refusal(state, "A approach sorai").rule == "YK-4.9"  # it stands: that is no change


@rule("YK-4.9")
def test_what_was_declared_in_another_decision_does_not_matter() -> None:
    sheet = "akane kuroki 5, shirakaba tsuge 4"
    state = opened(sheet, revealed=("akane 1, shirakaba 1",))
    play(state, "A approach sorai", "B pass", "C pass", "A approach sorai", "B pass", "C pass")
    assert between(state, "shirakaba sorai") == "favor 1"


@rule("YK-4.9")
def test_a_reveal_on_her_by_another_makes_the_declaration_void() -> None:
    state = opened("akane kuroki 5", "akane sorai 4", revealed=("akane 1",))
    play(state, "A approach kuroki", "C pass")
    events = play(state, "B reveal akane 2")
    assert rules(events, "void") == ["YK-4.9"]
    assert asked(state) == "ABC"
    assert refusal(state, "A approach kuroki").code == "yurikure-not-yours-to-declare"
    play(state, "C pass", "A pass")
    assert question(state) == "akane action"
    play(state, "B approach sorai", "A pass", "C pass")
    assert between(state, "akane kuroki") == "-"
    assert between(state, "akane sorai") == "favor 1"


@rule("YK-4.9")
def test_one_by_the_controller_leaves_it_standing_and_cancels_all_passes() -> None:
    state = opened("akane kuroki 5", "akane sorai 4", revealed=("akane 1",))
    play(state, "A approach kuroki", "B pass")
    events = play(state, "A reveal akane 4")
    assert facts(events, "void") == []
    assert {"B", "C"} <= set(asked(state))
    play(state, "C pass")
    assert question(state) == "akane action"
    play(state, "B pass")
    assert between(state, "akane kuroki") == "favor 1"


@rule("YK-4.9")
def test_reveals_on_other_girls_cancel_nothing() -> None:
    state = opened("akane kuroki 5", "akane sorai 4", "kuroki sorai 2", revealed=("akane 1",))
    play(state, "A approach kuroki", "B pass", "C reveal sorai 1", "A reveal kuroki 5")
    assert "B" not in asked(state)
    play(state, "C pass")
    assert question(state) == "shirakaba action"
    assert between(state, "akane kuroki") == "favor 1"


@rule("YK-4.9")
def test_with_nobody_in_control_she_does_nothing_when_all_have_let_it_pass() -> None:
    state = table(procedure="open")
    play(state, "A pass", "C pass")
    assert question(state) == "akane action"
    events = play(state, "B pass")
    assert rules(events, "nobody") == ["YK-4.3"]
    assert question(state) == "shirakaba action"
    play(state, "A pass", "B reveal shirakaba 1")
    assert {"A", "C"} <= set(asked(state))
    play(state, "A pass", "C pass", "B nothing")
    assert question(state) == "shirakaba action"


@rule("YK-4.9")
def test_answers_are_decided_the_same_way() -> None:
    state = opened("akane kuroki 5", "kuroki sorai 4", revealed=("akane 1",))
    play(state, "A confess kuroki", "B pass", "C pass")
    assert question(state) == "kuroki answer"
    play(state, "A reveal kuroki 1", "A yes", "B reveal kuroki 2", "B no", "A reveal kuroki 3", "A yes")
    play(state, "B pass", "C pass")
    assert between(state, "akane kuroki") == "couple"
    assert state.control.revealed[0][girl("kuroki")] == 3


@rule("YK-4.8")
def test_who_has_passed_may_still_reveal_on_her_until_the_last_pass() -> None:
    state = opened("akane kuroki 5", "akane sorai 4", revealed=("akane 1",))
    play(state, "A approach kuroki", "B pass")
    assert asked(state) == "AC"
    events = interrupt(state, "B reveal akane 2")
    assert rules(events, "void") == ["YK-4.9"]
    assert asked(state) == "ABC"
    play(state, "B approach sorai", "A pass", "C pass")
    assert question(state) == "shirakaba action"
    assert between(state, "akane sorai") == "favor 1"
    assert between(state, "akane kuroki") == "-"


@rule("YK-4.8")
def test_who_has_passed_may_still_reveal_on_any_other_girl_and_has_still_passed() -> None:
    state = opened("akane kuroki 5", "tsuge sorai 3", revealed=("akane 1",))
    play(state, "A approach kuroki", "B pass")
    assert out_of_turn(state, "B") == [
        f"reveal {name} {value}" for name in ("tsuge", "sorai") for value in (1, 2, 3)
    ]
    interrupt(state, "B reveal sorai 2")
    assert asked(state) == "AC"
    assert refusal(state, "B reveal sorai 2").rule == "YK-4.2"
    assert refusal(state, "B reveal sorai 4").rule == "YK-4.1"
    assert refusal(state, "B pass").code == "yurikure-not-asked"
    play(state, "C pass")
    assert question(state) == "shirakaba action"


@rule("YK-4.9")
def test_a_controller_who_has_passed_may_still_declare_something_else() -> None:
    state = opened("akane kuroki 5", revealed=("akane 1",))
    play(state, "A approach kuroki", "A pass", "B pass")
    assert "approach kuroki" not in out_of_turn(state, "A")
    assert refusal(state, "B approach sorai").code == "yurikure-not-yours-to-declare"
    interrupt(state, "A approach sorai")
    assert {"B", "C"} <= set(asked(state))
    play(state, "B pass", "C pass")
    assert between(state, "akane sorai") == "favor 1"


@rule("YK-8.3")
def test_before_turn_1_who_has_passed_may_reveal_on_the_girl_whose_moment_it_is_only() -> None:
    state = table(procedure="open", orientations="standard")
    play(state, "B pass")
    assert {text.split()[1] for text in out_of_turn(state, "B")} == {"akane"}
    assert refusal(state, "B reveal sorai 1").rule == "YK-4.6"
    interrupt(state, "B reveal akane 1")
    assert asked(state) == "ABC"


@rule("YK-4.4")
def test_in_the_competition_nobody_speaks_out_of_turn() -> None:
    state = table(virtual="C")
    assert asked(state) == "A"
    assert out_of_turn(state, "B") == []
    assert refusal(state, "B reveal akane 1").code == "yurikure-not-asked"
    play(state, "A pass")
    assert out_of_turn(state, "A") == []
    assert refusal(state, "A reveal akane 1").code == "yurikure-not-asked"


@rule("YK-D13")
@rule("YK-4.8")
def test_nobody_can_tell_whether_one_who_has_passed_could_still_reveal() -> None:
    rich = opened("akane kuroki 5", "akane sorai 4", revealed=("akane 1",))
    poor = opened("akane kuroki 5", "", revealed=("akane 1",))
    for state in (rich, poor):
        play(state, "A approach kuroki", "B pass")
    assert out_of_turn(rich, "B")
    assert not out_of_turn(poor, "B")
    assert asked(rich) == asked(poor)
    for viewer in (0, 2, SPECTATOR):
        assert rich.view(viewer).data() == poor.view(viewer).data()
