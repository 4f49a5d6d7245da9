"""YK-7: the kiss of promise, and how a game ends."""

from __future__ import annotations

import pytest

from support.games.yurikure.positions import (
    between,
    decide,
    facts,
    hand_in,
    kinds,
    pair,
    pairs_told,
    play,
    position,
    rest_of_turn,
    rules,
    stage,
    table,
    wait_for,
)

rule = pytest.mark.rule


@rule("YK-7.1")
@pytest.mark.parametrize(
    ("before", "phase", "die", "total"),
    [
        ("", 5, 3, 3),
        ("", 5, 4, 4),
        ("favor 2", 5, 1, 3),
        ("favor 2", 5, 2, 4),
        ("favor 3", 5, 1, 4),
        ("favor 1 discomfort 2", 5, 4, 3),
        ("favor 1 discomfort 2", 5, 5, 4),
        ("discomfort 3", 6, 6, 4),  # favor 1 by the six of the couples phase
        ("discomfort 3", 6, 5, 3),
        ("favor 6 discomfort 4", 6, 1, 3),
        ("favor 6 discomfort 4", 6, 2, 4),
    ],
)
def test_die_plus_favor_minus_discomfort_of_four_or_more(
    before: str, phase: int, die: int, total: int
) -> None:
    state = stage(f"akane kuroki couple {before}", to_act="sorai")
    events = rest_of_turn(state, phase, die)
    assert facts(events, "kiss-die")[0]["sum"] == total
    assert between(state, "akane kuroki").startswith("sworn") == (total >= 4)
    assert rules(events, "kiss-die") == ["YK-7.1"]


@rule("YK-7.1")
def test_one_die_for_each_couple_all_at_the_same_time() -> None:
    state = stage("akane kuroki couple, tsuge sorai sworn favor 2", to_act="sorai")
    events = rest_of_turn(state, 5, 5, 3, 1)
    course = [kind for kind in kinds(events) if kind in ("kiss-die", "sworn", "unsworn", "fated")]
    assert course == ["kiss-die", "kiss-die", "unsworn", "unsworn"]
    state = stage("akane kuroki couple, tsuge sorai sworn favor 2", to_act="sorai")
    events = rest_of_turn(state, 5, 5, 4, 2)
    course = [kind for kind in kinds(events) if kind in ("kiss-die", "sworn", "unsworn", "fated")]
    assert course == ["kiss-die", "kiss-die", "sworn", "fated"]


@rule("YK-7.2")
def test_the_setup_couple_does_not_roll_in_turn_one_and_couples_formed_in_it_do() -> None:
    state = table(couple="akane shirakaba")
    wait_for(state, "kuroki action")
    play(state, "A reveal kuroki 1")
    decide(state, "confess tsuge")
    play(state, "B reveal tsuge 1")
    decide(state, "yes")
    events = rest_of_turn(state, 5, 5, 6)
    assert pairs_told(events, "couple-die") == ["akane shirakaba", "kuroki tsuge"]
    assert pairs_told(events, "kiss-die") == ["kuroki tsuge"]
    assert between(state, "akane shirakaba") == "couple"
    assert between(state, "kuroki tsuge") == "sworn favor 2"
    assert state.turn == 2
    events = rest_of_turn(state, 5, 5, 4, 1)
    assert pairs_told(events, "kiss-die") == ["akane shirakaba", "kuroki tsuge"]


@rule("YK-7.2")
@rule("YK-6.4")
def test_a_couple_by_favor_six_kisses_in_turn_one_unless_it_is_the_setup_couple() -> None:
    love = "akane kuroki favor 6, tsuge sorai favor 6"
    state = position(love, turn=1, to_act="sorai", couple="tsuge sorai")
    events = rest_of_turn(state, 1)
    assert pairs_told(events, "couple") == ["akane kuroki", "tsuge sorai"]
    assert pairs_told(events, "kiss-die") == ["akane kuroki"]
    assert between(state, "akane kuroki") == "sworn favor 6"


@rule("YK-7.3")
@pytest.mark.parametrize(
    ("before", "die", "after", "told"),
    [
        ("couple", 4, "sworn", "sworn"),
        ("couple", 3, "couple", "unsworn"),
        ("sworn", 3, "couple", "unsworn"),
        ("sworn", 4, "sworn", "fated"),
    ],
)
def test_what_a_kiss_does(before: str, die: int, after: str, told: str) -> None:
    state = stage(f"akane kuroki {before}", to_act="sorai")
    events = rest_of_turn(state, 5, die)
    assert between(state, "akane kuroki") == after
    assert rules(events, told) == ["YK-7.3"]
    assert state.ending == ("fated" if told == "fated" else "")


@rule("YK-7.3")
def test_two_in_a_row_are_needed() -> None:
    state = stage("akane kuroki couple", to_act="sorai")
    for die, ending in ((4, ""), (3, ""), (4, ""), (4, "fated")):
        rest_of_turn(state, 5, die)
        assert state.ending == ending
        if state.due is not None:
            for player in "ABC":
                hand_in(state, player, "akane sorai 1")


@rule("YK-7.4")
def test_a_fated_couple_ends_the_game() -> None:
    state = stage("akane kuroki sworn, tsuge sorai couple", to_act="sorai")
    events = rest_of_turn(state, 5, 5, 4, 4)
    assert state.ending == "fated"
    assert state.ending_pairs == [pair(state, "akane kuroki")]
    assert rules(events, "ending-fated") == ["YK-7.4"]
    assert state.outcome() is not None


@rule("YK-7.4")
def test_there_may_be_several() -> None:
    state = stage("akane kuroki sworn, tsuge sorai sworn, akane midorino sworn", to_act="sorai")
    rest_of_turn(state, 5, 5, 5, 4, 3, 6)
    assert state.ending_pairs == [pair(state, "akane kuroki"), pair(state, "tsuge sorai")]


@rule("YK-7.5")
def test_three_girls_all_of_whose_pairs_are_couples_end_it() -> None:
    state = stage("akane kuroki couple, akane sorai sworn, kuroki sorai couple", to_act="sorai")
    events = rest_of_turn(state, 5, 5, 5, 4, 1, 1)
    assert state.ending == "polygamy"
    assert rules(events, "ending-polygamy") == ["YK-7.5"]


@rule("YK-7.5")
def test_not_when_one_is_fated() -> None:
    state = stage("akane kuroki sworn, akane sorai sworn, kuroki sorai couple", to_act="sorai")
    events = rest_of_turn(state, 5, 5, 5, 4, 1, 1)
    assert state.ending == "fated"
    assert "ending-polygamy" not in kinds(events)


@rule("YK-7.5")
def test_it_is_judged_after_the_couples_phase() -> None:
    state = stage("akane kuroki couple discomfort 1, akane sorai couple, kuroki sorai couple", to_act="sorai")
    rest_of_turn(state, 1, 5, 5, 1, 1)  # akane and kuroki break up
    assert state.ending == ""


@rule("YK-7.6")
@pytest.mark.parametrize(("turn", "ending"), [(8, ""), (9, "nine-turns")])
def test_otherwise_the_end_of_turn_nine_ends_it(turn: int, ending: str) -> None:
    state = position("akane kuroki couple, tsuge sorai couple", to_act="sorai", turn=turn)
    events = rest_of_turn(state, 5, 5, 1, 4)
    assert state.ending == ending
    assert rules(events, "ending-nine-turns") == (["YK-7.6"] if ending else [])
    if ending:
        assert state.ending_pairs == state.relations.couples()


@rule("YK-7.6")
def test_a_fated_couple_or_polygamy_in_turn_nine_goes_first() -> None:
    fated = position("akane kuroki sworn", to_act="sorai", turn=9)
    rest_of_turn(fated, 5, 4)
    assert fated.ending == "fated"
    love = "akane kuroki couple, akane sorai couple, kuroki sorai couple"
    polygamy = position(love, to_act="sorai", turn=9)
    rest_of_turn(polygamy, 5, 5, 5, 1, 1, 1)
    assert polygamy.ending == "polygamy"
