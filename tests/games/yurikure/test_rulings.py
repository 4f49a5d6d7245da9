"""YK-D: where the books are silent, differ or contradict themselves."""

from __future__ import annotations

import pytest

from madoi.core.chance import Seeded
from madoi.core.refusal import Refused
from madoi.core.testing import dump, faces
from madoi.core.viewer import SPECTATOR
from madoi.games.yurikure import GAME
from madoi.games.yurikure.rules.state import YurikureState
from support.games.yurikure.positions import (
    act,
    asked,
    between,
    deal,
    decide,
    dice,
    facts,
    kinds,
    legal,
    new,
    pair,
    pairs_told,
    play,
    position,
    question,
    rest_of_turn,
    rules,
    scores,
    seen,
    settings,
    setup_results,
    stage,
    table,
    winner,
)

rule = pytest.mark.rule


@rule("YK-D1")
def test_extra_support_of_both_times_counts_in_full() -> None:
    # 5 in the setup, 1 after turn 3, 3 after turn 6.
    state = position(
        "akane kuroki couple",
        sheets=("akane kuroki 5", "akane kuroki 9+3"),
        to_act="sorai",
        turn=3,
        advanced_support="yes",
    )
    rest_of_turn(state, 5, 1)
    for player in "ABC":
        play(state, f"{player} support akane kuroki", f"{player} hand-in")
    for turn in (4, 5, 6):
        assert state.turn == turn
        rest_of_turn(state, 5, 1)
    for player in "ABC":
        play(state, *[f"{player} support akane kuroki"] * 3, f"{player} hand-in")
    rest_of_turn(state, 5, 4)
    rest_of_turn(state, 5, 4)
    assert state.ending == "fated"
    assert scores(state) == [5 + 1 + 3, 5 + 3 + 1 + 3, 1 + 3]


@rule("YK-D2")
def test_a_die_equal_to_the_favor_makes_a_couple() -> None:
    state = stage("akane kuroki favor 3")
    dice(state, 3)
    decide(state, "confess kuroki", "no")
    assert between(state, "akane kuroki") == "couple favor 3"


@rule("YK-D3")
def test_a_die_equal_to_the_discomfort_breaks_them_up() -> None:
    for discomfort in (1, 2, 3, 4, 5):
        state = stage(f"akane kuroki couple favor 2 discomfort {discomfort}", to_act="sorai")
        rest_of_turn(state, discomfort)
        assert between(state, "akane kuroki") == "-"


@rule("YK-D4")
def test_edition_zh_hant_uses_six_different_girls() -> None:
    state = deal(favor="akane kuroki, sorai tsuge, murafuji shirakaba", edition="zh-hant")
    assert between(state, "akane kuroki") == "favor 2"
    assert between(state, "tsuge sorai") == "favor 1"
    assert between(state, "shirakaba murafuji") == "favor 1"
    wanted = settings(edition="zh-hant")
    with pytest.raises(Refused):
        new(wanted, setup_results(wanted, favor="akane kuroki, akane tsuge, murafuji shirakaba"))


@rule("YK-D4")
@pytest.mark.parametrize(("edition", "recurring"), [("ja", True), ("zh-hant", False)])
def test_in_the_japanese_edition_only_the_pairs_are_different(edition: str, recurring: bool) -> None:
    seen_recurring = False
    for number in range(60):
        state, _ = GAME.new(settings(edition=edition), Seeded(f"edition/{number}"))
        assert isinstance(state, YurikureState)
        circle = state.settings.circle
        liked = [where for where in range(circle.pairs) if state.relations.favor[where]]
        assert sorted(state.relations.favor[where] for where in liked) == [1, 1, 2]
        girls = [one for where in liked for one in (circle.first[where], circle.second[where])]
        seen_recurring |= len(set(girls)) < 6
    assert seen_recurring == recurring


@rule("YK-D4")
def test_edition_zh_hant_with_five_players_draws_from_all_nine_girls() -> None:
    state = deal(5, favor="haila momozono, akane kuroki, tsuge sorai", edition="zh-hant")
    assert between(state, "haila momozono") == "favor 2"
    drawn: set[int] = set()
    for number in range(60):
        other, _ = GAME.new(settings(5, edition="zh-hant"), Seeded(f"edition/{number}"))
        assert isinstance(other, YurikureState)
        circle = other.settings.circle
        for where in range(circle.pairs):
            if other.relations.favor[where]:
                drawn |= {circle.first[where], circle.second[where]}
    assert drawn == set(range(9))


@rule("YK-D4")
def test_the_edition_changes_nothing_else() -> None:
    """The decisions in which the Chinese book differs are the Japanese ones in both."""
    state = stage("akane kuroki favor 3", edition="zh-hant")
    dice(state, 3)
    decide(state, "confess kuroki", "no")
    assert between(state, "akane kuroki") == "couple favor 3"
    assert len(settings(edition="zh-hant").circle.with_girl) == 7


@rule("YK-D5")
def test_answers_to_a_declaration_go_on_to_the_right() -> None:
    state = stage(seats=5)
    play(state, *["pass"] * 5, "A nothing")
    order = ""
    while question(state) == "akane action":
        order += asked(state)
        play(state, "pass")
    assert order == "EDCB"


@rule("YK-D6")
def test_the_nine_turn_ending_is_capped() -> None:
    state = position(
        "akane kuroki couple, tsuge sorai couple",
        sheets=("akane kuroki 7", "akane kuroki 4, tsuge sorai 2"),
        to_act="sorai",
        turn=9,
    )
    rest_of_turn(state, 5, 5, 1, 1)
    assert scores(state) == [5, 6, 0]
    assert winner(state) == "B"


TWO_GROUPS = (
    "akane shirakaba couple, akane kuroki couple, shirakaba kuroki couple, "
    "kuroki tsuge couple, kuroki murafuji couple, tsuge murafuji couple, midorino sorai couple"
)


@rule("YK-D7")
def test_several_groups_count_together() -> None:
    state = position(
        TWO_GROUPS,
        sheets=("akane shirakaba 5, tsuge murafuji 4", "midorino sorai 5, akane tsuge 4", "kuroki tsuge 1"),
        revealed=("", "midorino 1, akane 2, murafuji 3"),
        to_act="sorai",
    )
    events = rest_of_turn(state, *[5] * 7, *[1] * 7)
    assert len(state.ending_pairs) == 6
    assert pair(state, "midorino sorai") not in state.ending_pairs
    assert scores(state) == [9, 0, 1]
    assert [fact["revealed"] for fact in facts(events, "score")] == [0, 5, 0]


@rule("YK-D8")
def test_dice_go_by_the_action_order_of_the_earlier_then_the_later_girl() -> None:
    order = "sorai tsuge akane midorino kuroki murafuji shirakaba"
    love = "akane kuroki couple, akane midorino couple, shirakaba sorai couple, kuroki tsuge couple"
    state = stage(love + ", kuroki sorai couple", order=order, to_act="shirakaba")
    events = rest_of_turn(state, 1, 2, 5, 5, 5, 1, 1, 1, 1, 4)
    in_order = ["kuroki sorai", "shirakaba sorai", "kuroki tsuge", "akane midorino", "akane kuroki"]
    assert pairs_told(events, "couple-die") == in_order
    assert pairs_told(events, "kiss-die") == in_order
    assert pairs_told(events, "sworn") == ["akane kuroki"]  # the last die was hers
    assert between(state, "kuroki sorai") == "couple discomfort 1"
    assert between(state, "shirakaba sorai") == "couple discomfort 1"


@rule("YK-D8")
def test_break_ups_at_six_and_love_by_favor_go_the_same_way() -> None:
    order = "sorai tsuge akane midorino kuroki murafuji shirakaba"
    love = "akane shirakaba couple discomfort 6, sorai shirakaba couple discomfort 6"
    love += ", akane kuroki favor 6, tsuge murafuji favor 6"
    state = stage(love, order=order, to_act="shirakaba")
    events = rest_of_turn(state, 6, 6, 1, 1)
    assert pairs_told(events, "broke-up") == ["shirakaba sorai", "akane shirakaba"]
    assert pairs_told(events, "couple") == ["tsuge murafuji", "akane kuroki"]


@rule("YK-D9")
def test_a_girl_of_the_pair_with_nobody_in_control_answers_no() -> None:
    sheet = "akane shirakaba 5, kuroki murafuji 4, midorino sorai 3"
    told = ", ".join(
        f"{name} 1" for name in ("akane", "shirakaba", "kuroki", "murafuji", "midorino", "sorai")
    )
    state = position(sheets=(sheet,), revealed=(told,))
    decide(state, "love kuroki tsuge", "yes", "yes", "yes", "yes", "yes")
    assert question(state) == "tsuge love-answer"
    events = play(state, "pass", "pass", "pass")
    assert rules(events, "nobody") == ["YK-4.3"]
    assert between(state, "kuroki tsuge") == "discomfort 1"


@rule("YK-D10")
def test_the_controller_may_raise_her_own_revealed_value() -> None:
    state = position(sheets=("akane kuroki 5",), revealed=("akane 2",))
    play(state, "B pass", "C pass", "A reveal akane 4")
    assert state.control.revealed[0][0] == 4
    opened = position(sheets=("akane kuroki 5",), revealed=("akane 2",), procedure="open")
    play(opened, "A reveal akane 3", "A approach kuroki", "A reveal akane 5")
    assert opened.control.revealed[0][0] == 5


@rule("YK-D11")
def test_the_two_of_a_game_of_love_are_asked_from_the_first_in_action_order() -> None:
    state = stage(order="tsuge sorai akane midorino kuroki murafuji shirakaba", to_act="akane")
    decide(state, "love kuroki tsuge", "yes", "yes", "yes", "yes")
    assert question(state) == "tsuge love-answer"  # kuroki comes first after akane
    decide(state, "yes")
    assert question(state) == "kuroki love-answer"


@rule("YK-D12")
def test_several_fated_couples_are_capped_each() -> None:
    state = position(
        "akane kuroki sworn favor 3, tsuge sorai sworn favor 3",
        sheets=("akane kuroki 7, tsuge sorai 6", "akane kuroki 9"),
        to_act="sorai",
    )
    rest_of_turn(state, 5, 5, 1, 1)
    assert scores(state) == [10, 5, 0]


@rule("YK-D13")
def test_who_can_only_pass_is_asked_all_the_same() -> None:
    state = position(sheets=("akane kuroki 5",), revealed=("akane 1",))
    assert asked(state) == "B"
    assert legal(state, "B") == ["pass"]
    play(state, "B pass", "C pass", "A pass", "A nothing")
    assert (asked(state), legal(state)) == ("C", ["pass"])


@rule("YK-D13")
@pytest.mark.parametrize("procedure", ["competition", "open"])
def test_nobody_can_tell_that_she_could_not_have_revealed(procedure: str) -> None:
    worlds = [
        position(sheets=("akane kuroki 5", sheet), revealed=("akane 1",), procedure=procedure)
        for sheet in ("akane sorai 5", "tsuge sorai 5")
    ]
    assert "reveal akane 5" in legal(worlds[0], "B")
    assert "reveal akane 5" not in legal(worlds[1], "B")
    script = ["B pass", "C pass", "A pass", "A nothing", "C pass", "B pass"]
    if procedure == "open":
        script = ["A nothing", "B pass", "C pass"]
    for text in script:
        assert worlds[0].to_move() == worlds[1].to_move()
        told = [play(world, text) for world in worlds]
        for viewer in (0, 2, SPECTATOR):
            assert faces(told[0], viewer) == faces(told[1], viewer)
            shown = [dump(world.view(viewer).data()) for world in worlds]
            assert shown[0] == shown[1]
    assert question(worlds[0]) == question(worlds[1]) == "shirakaba action"


@rule("YK-D13")
def test_in_the_open_procedure_everybody_who_has_not_let_it_pass_may_still_act() -> None:
    state = position(sheets=("akane kuroki 5",), revealed=("akane 1",), procedure="open", seats=4)
    assert asked(state) == "ABCD"  # B, C and D can only let it pass
    assert legal(state, "D") == ["pass"]
    play(state, "A nothing", "C pass")
    assert {"B", "D"} <= set(asked(state))
    assert state.default(1) == act("pass")


@rule("YK-D13")
def test_a_refusal_of_priority_tells_nothing_about_support() -> None:
    full, empty = (
        table("akane kuroki 5, akane sorai 4, akane tsuge 3, akane murafuji 2, akane midorino 1"),
        table(),
    )
    for text in ("reveal akane 9", "reveal akane 1", "pass", "nothing"):
        reasons = [repr(state.why_not(2, act(text))) for state in (full, empty)]
        assert reasons[0] == reasons[1]


@rule("YK-D14")
def test_an_approach_disturbs_only_the_couples_of_the_two_girls() -> None:
    state = stage("tsuge sorai couple, murafuji midorino sworn, akane midorino couple")
    events = decide(state, "approach kuroki")
    assert between(state, "tsuge sorai") == "couple"
    assert between(state, "murafuji midorino") == "sworn"
    assert between(state, "akane midorino") == "couple discomfort 1"
    assert kinds(events).count("discomfort") == 1
    assert seen(state, SPECTATOR, "turn") == 2
