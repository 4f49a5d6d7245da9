"""The worked examples of the books, every one."""

from __future__ import annotations

import pytest

from support.games.yurikure.positions import (
    between,
    controller,
    deal,
    decide,
    dice,
    facts,
    fill,
    girl,
    hand_in,
    let_pass,
    pair,
    play,
    position,
    question,
    refusal,
    rest_of_turn,
    rules,
    scores,
    stage,
    table,
    wait_for,
    winner,
)

rule = pytest.mark.rule


# The Japanese book


@rule("YK-1.8")
def test_the_board_in_the_list_of_components() -> None:
    state = position(
        revealed=("sorai 5, midorino 2", "shirakaba 1, tsuge 3", "sorai 1, akane 4", "sorai 7"), seats=4
    )
    assert [controller(state, name) for name in ("shirakaba", "tsuge", "sorai", "midorino", "akane")] == [
        *["B", "B", "D", "A", "C"]
    ]


@rule("YK-1.6")
def test_three_points_on_red_and_white_two_on_white_and_black() -> None:
    state = position(sheets=("akane shirakaba 3, shirakaba kuroki 2",))
    assert [state.control.own[0][girl(name)] for name in ("akane", "shirakaba", "kuroki")] == [3, 5, 2]


PURPLE = ("murafuji sorai 4, murafuji tsuge 3", "murafuji midorino 3")


@rule("YK-4.9")
def test_the_bidding_war_over_purple() -> None:
    state = position(sheets=PURPLE, to_act="murafuji", procedure="open")
    play(state, "A reveal murafuji 1", "A approach kuroki", "C pass")
    play(state, "B reveal murafuji 2", "B confess midorino", "C pass")
    play(state, "A reveal murafuji 4", "A approach kuroki", "C pass", "B pass")
    assert question(state) == "midorino action"
    assert between(state, "murafuji kuroki") == "favor 1"
    assert between(state, "murafuji midorino") == "-"
    assert [state.control.revealed[seat][girl("murafuji")] for seat in range(3)] == [4, 2, 0]


@rule("YK-4.5")
def test_the_bidding_war_over_purple_in_a_competition() -> None:
    state = position(sheets=PURPLE, to_act="murafuji")
    play(state, "A reveal murafuji 1", *["pass"] * 3, "A approach kuroki", "C pass")
    play(state, "B reveal murafuji 2", *["pass"] * 3, "B confess midorino")
    play(state, "A reveal murafuji 4", *["pass"] * 3, "A approach kuroki", "C pass", "B pass")
    assert question(state) == "midorino action"
    assert between(state, "murafuji kuroki") == "favor 1"
    assert [state.control.revealed[seat][girl("murafuji")] for seat in range(3)] == [4, 2, 0]


@rule("YK-9.5")
def test_a_fated_tie_is_won_with_six_revealed_against_seven() -> None:
    state = position(
        "shirakaba midorino sworn favor 3",
        sheets=("shirakaba midorino 4", "shirakaba midorino 4", "akane kuroki 5"),
        revealed=("shirakaba 3, midorino 4", "shirakaba 1, midorino 5"),
        turn=3,
        to_act="sorai",
    )
    events = rest_of_turn(state, 5, 1)
    assert state.ending == "fated"
    assert [fact["revealed"] for fact in facts(events, "score")] == [7, 6, 0]
    assert winner(state) == "B"


@rule("YK-9.1")
def test_four_and_three_count_five_and_lose_to_five_and_one() -> None:
    state = table(
        "akane murafuji 4, akane murafuji 3, kuroki sorai 5, kuroki sorai 2, kuroki sorai 1",
        "akane murafuji 5, kuroki sorai 4, kuroki sorai 3, kuroki sorai 2, kuroki sorai 1",
        couple="akane murafuji",
        favor="kuroki tsuge, shirakaba midorino, shirakaba sorai",
        advanced_support="yes",
    )
    rest_of_turn(state, 5)
    rest_of_turn(state, 5, 1)
    rest_of_turn(state, 5, 1)
    hand_in(state, "A", "kuroki sorai 1")
    hand_in(state, "B", "akane murafuji 1")
    hand_in(state, "C", "kuroki sorai 1")
    rest_of_turn(state, 5, 4)
    rest_of_turn(state, 5, 4)
    assert (state.turn, state.ending) == (5, "fated")
    assert scores(state) == [5, 6, 0]
    assert winner(state) == "B"


@rule("YK-7.5")
@pytest.mark.parametrize(
    ("love", "group"),
    [
        ("akane shirakaba, shirakaba kuroki, kuroki akane", "akane shirakaba kuroki"),
        ("sorai midorino, midorino tsuge", ""),
        (
            "murafuji akane, murafuji kuroki, murafuji shirakaba, akane kuroki, akane shirakaba, "
            "kuroki shirakaba",
            "akane shirakaba kuroki murafuji",
        ),
    ],
)
def test_polygamy(love: str, group: str) -> None:
    couples = love.split(", ")
    state = position(", ".join(f"{names} couple" for names in couples), to_act="sorai")
    rest_of_turn(state, *[5] * len(couples), *[1] * len(couples))
    assert state.ending == ("polygamy" if group else "")
    assert state.ending_pairs == (sorted(pair(state, names) for names in couples) if group else [])
    circle = state.settings.circle
    inside = {one for where in state.ending_pairs for one in (circle.first[where], circle.second[where])}
    assert inside == {girl(name) for name in group.split()}


# Utsuroi


@rule("YK-8.2")
def test_support_in_a_game_with_orientations() -> None:
    state = deal(orientations="standard")
    play(state, "A support akane shirakaba")
    assert refusal(state, "A support akane shirakaba").code == "yurikure-sheet-same-pair"
    play(state, "A clear")
    sheet = "akane shirakaba 5, sorai shirakaba 4, midorino tsuge 3, midorino sorai 2, murafuji tsuge 1"
    for player in "ABC":
        hand_in(state, player, sheet)
    while state.turn < 3:
        let_pass(state) if state.turn == 0 else rest_of_turn(state, 5, *[1] * (state.turn > 1))
    rest_of_turn(state, 5, 1)
    fill(state, "A", "sorai shirakaba 2, midorino tsuge 1")
    play(state, "A hand-in")


@rule("YK-8.10")
@rule("YK-8.13")
def test_akane_confesses_to_murafuji_at_favor_one() -> None:
    state = stage("akane murafuji favor 1", orientations="standard")
    dice(state, 4)
    decide(state, "confess murafuji")
    assert between(state, "akane murafuji") == "favor 2"
    events = decide(state, "no")
    assert facts(events, "confession-die")[0]["limit"] == 4
    assert between(state, "akane murafuji") == "couple favor 2"


@rule("YK-8.14")
def test_shy_from_zero_to_three() -> None:
    state = stage(orientations="standard")
    decide(state, "approach shirakaba")
    assert between(state, "akane shirakaba") == "favor 3"


@rule("YK-8.12")
def test_cool_from_one_to_four() -> None:
    state = table(orientations="standard", favor="akane kuroki, sorai midorino, tsuge murafuji")
    assert between(state, "sorai midorino") == "favor 1"
    wait_for(state, "sorai cool")
    play(state, "A reveal sorai 1")
    decide(state, "warm midorino")
    assert state.turn == 1
    assert between(state, "sorai midorino") == "favor 4"


@rule("YK-8.16")
@rule("YK-8.17")
def test_haila_and_momozono() -> None:
    love = "haila momozono couple favor 2 discomfort 3"
    state = stage(love, to_act="momozono", seats=5, orientations="standard")
    events = rest_of_turn(state, 3, 4)
    assert rules(events, "broke-up") == []
    assert facts(events, "kiss-die")[0]["sum"] == 4 + 2 - 4 + 2
    assert between(state, "haila momozono") == "sworn favor 2 discomfort 4"


@rule("YK-8.15")
def test_tsuges_three_votes() -> None:
    state = stage(to_act="tsuge", orientations="standard")
    decide(state, "love murafuji sorai")
    events = decide(state, "no", "yes", "no", "no")  # midorino, akane, shirakaba, kuroki
    assert facts(events, "vote-result") == [{"agree": 4, "disagree": 3, "passed": "yes"}]
    assert question(state) == "murafuji love-answer"
