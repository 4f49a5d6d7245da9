"""YK-6: a die for every couple; break-ups; love that comes by itself."""

from __future__ import annotations

import pytest

from support.games.yurikure.positions import between, facts, pairs_told, rest_of_turn, rules, stage

rule = pytest.mark.rule


def becomes(love: str, *faces: int) -> str:
    """What becomes of akane and kuroki, first in action order, by these dice."""
    state = stage(love, to_act="sorai")
    rest_of_turn(state, *faces)
    return between(state, "akane kuroki")


@rule("YK-6.1")
@pytest.mark.parametrize(
    ("discomfort", "die", "after"),
    [
        (0, 1, "couple discomfort 1"),
        (0, 2, "couple discomfort 1"),
        (0, 3, "couple"),
        (0, 5, "couple"),
        (1, 1, "-"),
        (1, 2, "couple discomfort 2"),
        (1, 3, "couple discomfort 2"),
        (1, 4, "couple discomfort 1"),
        (3, 3, "-"),
        (3, 4, "couple discomfort 4"),
        (3, 5, "couple discomfort 4"),
        (4, 5, "couple discomfort 5"),
        (5, 5, "-"),
    ],
)
def test_the_die_minus_discomfort(discomfort: int, die: int, after: str) -> None:
    kiss = [] if after == "-" else [1]
    assert becomes(f"akane kuroki couple discomfort {discomfort}", die, *kiss) == after


@rule("YK-6.1")
@pytest.mark.parametrize("discomfort", range(6))
def test_a_six_raises_favor_and_nothing_else(discomfort: int) -> None:
    state = stage(f"akane kuroki couple discomfort {discomfort}", to_act="sorai")
    events = rest_of_turn(state, 6, 1)
    after = "couple favor 1" + (f" discomfort {discomfort}" if discomfort else "")
    assert between(state, "akane kuroki") == after
    assert rules(events, "favor") == ["YK-6.1"]


@rule("YK-6.1")
def test_one_die_for_each_couple_and_none_for_the_others() -> None:
    state = stage("akane kuroki couple, tsuge sorai sworn, murafuji midorino favor 5", to_act="sorai")
    events = rest_of_turn(state, 1, 4, 1, 1)
    assert pairs_told(events, "couple-die") == ["akane kuroki", "tsuge sorai"]
    assert between(state, "akane kuroki") == "couple discomfort 1"
    assert between(state, "tsuge sorai") == "couple"
    assert facts(events, "couple-die")[0]["die"] == 1


@rule("YK-6.2")
def test_with_discomfort_six_they_break_up_even_by_a_six() -> None:
    state = stage("akane kuroki couple favor 4 discomfort 6", to_act="sorai")
    events = rest_of_turn(state, 6)
    assert between(state, "akane kuroki") == "-"
    assert rules(events, "favor") == ["YK-6.1"]
    assert rules(events, "broke-up") == ["YK-6.2"]


@rule("YK-6.2")
def test_with_discomfort_five_they_stay() -> None:
    assert becomes("akane kuroki couple discomfort 5", 6, 1) == "couple favor 1 discomfort 5"


@rule("YK-6.2")
def test_discomfort_that_reaches_six_by_its_own_die() -> None:
    # With two Attracted girls discomfort counts 2 lower: 5 - 3 is 2, so discomfort rises to 6.
    state = stage("haila tsuge couple discomfort 5", to_act="momozono", seats=5, orientations="standard")
    events = rest_of_turn(state, 5)
    assert rules(events, "discomfort") == ["YK-6.1"]
    assert rules(events, "broke-up") == ["YK-6.2"]
    assert between(state, "haila tsuge") == "-"


@rule("YK-6.2")
def test_when_all_dice_are_done() -> None:
    state = stage("akane kuroki couple discomfort 6, tsuge sorai couple", to_act="sorai")
    events = rest_of_turn(state, 6, 5, 1)
    order = [event.kind for event in events if event.kind.endswith(("-die", "broke-up"))]
    assert order == [
        "yurikure-couple-die",
        "yurikure-couple-die",
        "yurikure-broke-up",
        "yurikure-kiss-die",
    ]


@rule("YK-6.2")
def test_only_couples_break_up() -> None:
    assert becomes("akane kuroki favor 2 discomfort 6") == "favor 2 discomfort 6"


@rule("YK-6.3")
@pytest.mark.parametrize("marker", ["couple", "sworn"])
def test_a_break_up_leaves_nothing(marker: str) -> None:
    state = stage(f"akane kuroki {marker} favor 5 discomfort 2, akane sorai favor 3", to_act="sorai")
    events = rest_of_turn(state, 2)
    assert between(state, "akane kuroki") == "-"
    assert between(state, "akane sorai") == "favor 3"
    assert rules(events, "broke-up") == ["YK-6.1"]


@rule("YK-6.4")
def test_a_pair_at_favor_six_becomes_an_unsworn_couple_with_no_discomfort_to_others() -> None:
    love = "akane kuroki favor 6 discomfort 5, akane sorai couple, tsuge murafuji favor 5"
    state = stage(love, to_act="sorai")
    events = rest_of_turn(state, 5, 1, 1)
    assert between(state, "akane kuroki") == "couple favor 6 discomfort 5"  # its kiss: 1 + 6 - 5
    assert between(state, "akane sorai") == "couple"
    assert between(state, "tsuge murafuji") == "favor 5"
    assert rules(events, "couple") == ["YK-6.4"]
    assert pairs_told(events, "kiss-die") == ["akane kuroki", "akane sorai"]


@rule("YK-6.4")
def test_then_not_before_the_dice() -> None:
    state = stage("akane kuroki favor 6", to_act="sorai")
    events = rest_of_turn(state, 1)
    assert [event.kind for event in events if event.kind.endswith("-die")] == ["yurikure-kiss-die"]
    assert between(state, "akane kuroki") == "sworn favor 6"


@rule("YK-6.4")
def test_a_couple_at_favor_six_stays_as_it_is() -> None:
    state = stage("akane kuroki sworn favor 6 discomfort 4", to_act="sorai")
    events = rest_of_turn(state, 6, 1)
    assert rules(events, "couple") == []
    assert between(state, "akane kuroki") == "couple favor 6 discomfort 4"


@rule("YK-6.4")
def test_who_has_broken_up_does_not_come_back() -> None:
    assert becomes("akane kuroki couple favor 6 discomfort 3", 3) == "-"
