"""YK-9: who wins."""

from __future__ import annotations

import pytest

from madoi.games.yurikure.rules.state import YurikureState
from support.games.yurikure.positions import facts, pair, position, rest_of_turn, rules, scores, winner

rule = pytest.mark.rule

FATED = "akane kuroki sworn favor 3"
THREE = "akane kuroki couple, akane sorai couple, kuroki sorai couple"


def ended(
    love: str, *sheets: str, revealed: tuple[str, ...] = (), turn: int = 5, seats: int = 3
) -> YurikureState:
    """The end of a turn in which every couple stays: by its kiss from favor 3 on, not below."""
    state = position(love, sheets=sheets, revealed=revealed, turn=turn, to_act="sorai", seats=seats)
    couples = len(state.relations.couples())
    rest_of_turn(state, *[5] * couples, *[1] * couples)
    assert state.ending
    return state


@rule("YK-9.1")
@pytest.mark.parametrize(
    ("support", "counted"),
    [("4", 4), ("5", 5), ("7", 5), ("15", 5), ("0+4", 4), ("5+4", 9), ("9+2", 7), ("3+8", 11)],
)
def test_at_most_five_of_the_setup_support_and_all_of_the_extra(support: str, counted: int) -> None:
    state = ended(FATED, f"akane kuroki {support}")
    assert scores(state)[0] == counted


@rule("YK-9.2")
def test_fated_ending_only_the_fated_couples_count() -> None:
    love = FATED + ", tsuge sorai sworn favor 4, murafuji midorino couple"
    state = ended(
        love,
        "akane kuroki 3, tsuge sorai 1, murafuji midorino 5",
        "akane kuroki 2+1, tsuge sorai 5",
        "murafuji midorino 5, akane sorai 4",
    )
    assert state.ending == "fated"
    assert scores(state) == [4, 8, 0]
    assert winner(state) == "B"


@rule("YK-9.3")
def test_polygamy_ending_all_support_uncapped_over_all_pairs_inside() -> None:
    state = ended(
        THREE + ", tsuge murafuji couple",
        "akane kuroki 12+1, akane sorai 1",
        "akane kuroki 5, akane sorai 4, kuroki sorai 3+1",
        "tsuge murafuji 15+9",
    )
    assert state.ending == "polygamy"
    assert scores(state) == [14, 13, 0]
    assert winner(state) == "A"


@rule("YK-9.4")
def test_nine_turn_ending_all_couples_count() -> None:
    state = ended(
        "akane kuroki couple, tsuge sorai couple, murafuji midorino favor 5",
        "akane kuroki 3, tsuge sorai 1",
        "murafuji midorino 5, akane kuroki 2",
        "tsuge sorai 2+3",
        turn=9,
    )
    assert state.ending == "nine-turns"
    assert scores(state) == [4, 2, 5]
    assert winner(state) == "C"


@rule("YK-9.4")
def test_no_couple_at_all_everyone_draws() -> None:
    state = ended("akane kuroki favor 5", "akane kuroki 5", revealed=("", "akane 3"), turn=9)
    assert winner(state) == "A=B=C"
    assert scores(state) == [0, 0, 0]
    four = ended("", turn=9, seats=4)
    assert winner(four) == "A=B=C=D"


@rule("YK-9.5")
def test_the_highest_sum_wins_whatever_was_revealed() -> None:
    state = ended(FATED, "akane kuroki 4", "akane kuroki 5", revealed=("", "akane 5, kuroki 5"))
    assert winner(state) == "B"


@rule("YK-9.5")
def test_among_equals_the_one_who_revealed_least_on_these_girls() -> None:
    revealed = ("akane 2, kuroki 2, sorai 1", "akane 3, sorai 9, tsuge 4", "akane 1")
    state = ended(FATED, "akane kuroki 4", "akane kuroki 4", "akane kuroki 3", revealed=revealed)
    assert winner(state) == "B"  # 3 against 4; sorai and tsuge do not count, nor does C's 1


@rule("YK-9.5")
def test_each_girl_once() -> None:
    # akane is in both fated couples: A has revealed 3 on her, B 2 and 2 on the others.
    love = "akane kuroki sworn favor 3, akane sorai sworn favor 3"
    state = ended(love, "akane kuroki 5", "akane kuroki 5", revealed=("akane 3", "kuroki 2, sorai 2"))
    assert winner(state) == "A"


@rule("YK-9.5")
def test_the_girls_of_the_groups_and_of_all_couples() -> None:
    sheets = ("akane kuroki 5", "akane kuroki 5")
    love = THREE + ", tsuge murafuji couple"
    revealed = ("sorai 2, tsuge 1", "kuroki 1, tsuge 5")
    assert winner(ended(love, *sheets, revealed=revealed)) == "B"  # 1 against 2 on the three
    love = "akane kuroki couple, tsuge murafuji couple"
    assert winner(ended(love, *sheets, revealed=revealed, turn=9)) == "A"  # 1 against 6 on the four


@rule("YK-9.5")
@pytest.mark.parametrize(
    ("love", "turn"), [(FATED, 5), (THREE, 5), ("akane kuroki couple, akane sorai couple", 9)]
)
def test_what_was_revealed_on_other_girls_does_not_break_a_tie(love: str, turn: int) -> None:
    # A has revealed 1 on these girls and 9 on others, B 2 on these and nothing else.
    revealed = ("akane 1, tsuge 5, murafuji 4", "kuroki 2")
    assert winner(ended(love, "akane kuroki 5", "akane kuroki 5", revealed=revealed, turn=turn)) == "A"


@rule("YK-9.5")
def test_still_equal_they_share_a_draw() -> None:
    state = ended(
        FATED, "akane kuroki 4", "akane kuroki 4", "sorai tsuge 5", revealed=("akane 2", "kuroki 2")
    )
    assert winner(state) == "A=B"
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.shares, outcome.winners) == ([0.5, 0.5, 0.0], [])


@rule("YK-9.5")
def test_with_no_support_from_anyone_the_one_who_revealed_least_wins() -> None:
    state = ended(FATED, revealed=("akane 1", "kuroki 2", "sorai 7"))
    assert winner(state) == "C"


@rule("YK-9.5")
def test_the_log_tells_every_sum() -> None:
    state = position(FATED, sheets=("akane kuroki 4",), revealed=("kuroki 2",), turn=5, to_act="sorai")
    events = rest_of_turn(state, 5, 1)
    part = {
        "key": "yurikure-score-part",
        "one": "@yurikure-girl-akane",
        "other": "@yurikure-girl-kuroki",
        "setup": 4,
        "extra": 0,
    }
    assert facts(events, "score") == [
        {"seat": 0, "parts": [part], "points": 4, "revealed": 2},
        {"seat": 1, "parts": [{**part, "setup": 0}], "points": 0, "revealed": 0},
        {"seat": 2, "parts": [{**part, "setup": 0}], "points": 0, "revealed": 0},
    ]
    assert rules(events, "score") == ["YK-9.2"] * 3
    assert rules(events, "ended") == ["YK-9.5"]
    assert facts(events, "ended") == [{"seats": [0], "count": 1}]
    assert state.ending_pairs == [pair(state, "akane kuroki")]
