"""Premoves: bound to girls and pairs, with an end, and silent about one's own pairs only if told so."""

from __future__ import annotations

import pytest

from madoi.core.capabilities import Premoves
from madoi.games.yurikure import GAME
from madoi.games.yurikure.rules.state import YurikureState
from support.games.yurikure.positions import (
    ON_ALL_SEVEN,
    PLAYERS,
    decide,
    interrupt,
    play,
    position,
    question,
)

OFFERS = GAME.capability(Premoves)
assert OFFERS is not None
PREMOVES: Premoves = OFFERS
B = 1
"""Who sets premoves: A controls everybody, B could outbid on every girl."""


def opened() -> YurikureState:
    names = ["akane", "shirakaba", "kuroki", "tsuge", "murafuji", "midorino", "sorai"]
    return position(
        sheets=(ON_ALL_SEVEN, "akane kuroki 5, shirakaba tsuge 4, murafuji midorino 3, kuroki sorai 2"),
        revealed=(", ".join(f"{name} 1" for name in names),),
        procedure="open",
        brisk="yes",
    )


def offered(state: YurikureState) -> list[str]:
    return PREMOVES.offered(state.view(B), state.decision(B))


def answers(state: YurikureState, premove: str) -> bool:
    """Whether it passes for B now."""
    assert B in state.to_move(), PLAYERS[B]
    return PREMOVES.answer(premove, state.view(B), state.decision(B)) is not None


def is_over(state: YurikureState, premove: str) -> bool:
    return PREMOVES.is_over(premove, state.view(B))


def test_what_is_offered_says_for_whom_and_until_when() -> None:
    state = opened()
    play(state, "A approach tsuge")
    lines = offered(state)
    assert lines == [
        "until-reveal 2 akane 1",
        "this-action 2 akane",
        "all-this-action 2 akane",
        "off-sheet",
        "unless-mine",
    ]
    assert PREMOVES.facts(lines[0]) == {"turn": 2, "girl": "@yurikure-girl-akane", "value": 1}
    assert PREMOVES.facts(lines[1]) == {"turn": 2, "girl": "@yurikure-girl-akane"}
    assert PREMOVES.facts(lines[4]) == {}


def test_what_would_ask_at_once_is_not_offered() -> None:
    state = opened()
    play(state, "A approach kuroki")  # a pair on B's sheet
    assert [line.split()[0] for line in offered(state)] == ["all-this-action", "unless-mine"]


@pytest.mark.parametrize(
    ("premove", "other_pair", "own_pair"),
    [
        ("until-reveal 2 akane 1", True, False),
        ("this-action 2 akane", True, False),
        ("all-this-action 2 akane", True, True),
        ("off-sheet", True, False),
        ("unless-mine", True, True),
    ],
)
def test_a_pair_on_ones_own_sheet_is_asked_about_unless_told_otherwise(
    premove: str, other_pair: bool, own_pair: bool
) -> None:
    state = opened()
    play(state, "A approach tsuge")
    assert answers(state, premove) == other_pair
    state = opened()
    play(state, "A approach kuroki")
    assert answers(state, premove) == own_pair
    assert not is_over(state, premove), "it holds on, and answers again about other pairs"


def test_passing_on_a_girl_says_nothing_about_another_girls_answer() -> None:
    """ "Pass for this girl" with one girl's face also passed on the answers of others."""
    state = opened()
    play(state, "A confess tsuge")
    assert answers(state, "until-reveal 2 akane 1")
    play(state, "B pass", "C pass")
    assert question(state) == "tsuge answer"
    play(state, "A yes")
    assert not answers(state, "until-reveal 2 akane 1")
    assert answers(state, "this-action 2 akane")


def test_votes_and_answers_are_about_the_pair_of_the_game_of_love() -> None:
    state = opened()
    decide(state, "love shirakaba tsuge")
    play(state, "A yes")
    assert question(state) == "kuroki vote"
    assert not answers(state, "this-action 2 akane")
    assert not answers(state, "off-sheet")
    assert answers(state, "all-this-action 2 akane")


def test_one_premove_passes_on_all_votes_of_a_game_of_love_and_on_nothing_else() -> None:
    state = opened()
    play(state, "A love shirakaba tsuge")
    assert not answers(state, "all-votes 2 akane"), "the action itself is no vote"
    assert "all-votes 2 akane" not in offered(state)
    play(state, "B pass", "C pass", "A yes")
    assert question(state) == "kuroki vote"
    assert offered(state)[0] == "all-votes 2 akane"
    while question(state).endswith(" vote"):
        assert answers(state, "all-votes 2 akane"), "also about a pair on B's sheet"
        assert not is_over(state, "all-votes 2 akane")
        play(state, "B pass", "C pass", "A yes")
    assert question(state).endswith(" love-answer")
    assert not answers(state, "all-votes 2 akane"), "what the two girls answer is asked"
    assert is_over(state, "all-votes 2 akane"), "the votes are counted"


def test_when_they_are_over() -> None:
    state = opened()
    play(state, "A approach tsuge")
    interrupt(state, "A reveal akane 2")
    assert is_over(state, "until-reveal 2 akane 1")
    assert not is_over(state, "this-action 2 akane")
    play(state, "B pass", "C pass")
    assert question(state) == "shirakaba action"
    assert is_over(state, "this-action 2 akane")
    assert is_over(state, "all-this-action 2 akane")
    assert is_over(state, "until-reveal 1 shirakaba 1"), "another turn"
    assert not is_over(state, "off-sheet")
    assert not is_over(state, "unless-mine")
