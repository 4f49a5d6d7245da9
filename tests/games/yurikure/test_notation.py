"""Notation: everything is an action or a refusal, nothing is a traceback."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from madoi.core.refusal import Malformed
from madoi.games.yurikure import GAME
from madoi.games.yurikure.rules.girls import GIRLS
from support.games.yurikure.positions import act, settings


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "yurikure-notation"),
        ("reveal", "yurikure-notation"),
        ("reveal akane", "yurikure-notation"),
        ("reveal akane 3 now", "yurikure-notation"),
        ("love akane", "yurikure-notation"),
        ("approach akane kuroki", "yurikure-notation"),
        ("pass pass", "yurikure-notation"),
        ("handin", "yurikure-notation"),
        ("approach red", "yurikure-notation-girl"),
        ("support akane 赤", "yurikure-notation-girl"),
        ("warm 3", "yurikure-notation-girl"),
        ("reveal rei 3", "yurikure-notation-girl"),
        ("support akane akane", "yurikure-notation-same"),
        ("love sorai sorai", "yurikure-notation-same"),
        ("reveal akane 0", "yurikure-notation-value"),
        ("reveal akane -1", "yurikure-notation-value"),
        ("reveal akane 32", "yurikure-notation-value"),
        ("reveal akane ²", "yurikure-notation-value"),
        ("reveal akane ３", "yurikure-notation-value"),
        ("reveal akane " + "9" * 5000, "yurikure-notation-value"),
    ],
)
def test_what_is_no_action_is_refused(text: str, code: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.parse(text)
    assert caught.value.refusal.code == code


def test_the_girls_of_a_pair_stand_in_any_order() -> None:
    assert act("love sorai akane").text == "love akane sorai"
    assert act("  SUPPORT  Kuroki   akane ").text == "support akane kuroki"


@pytest.mark.parametrize(("seats", "pairs", "girls", "most"), [(3, 21, 7, 19), (5, 36, 9, 19)])
def test_the_vocabulary_is_complete_and_each_text_is_there_once(
    seats: int, pairs: int, girls: int, most: int
) -> None:
    words = [action.text for action in GAME.vocabulary(settings(seats))]
    assert len(set(words)) == len(words) == 6 + 2 * pairs + 3 * girls + girls * most
    with_orientations = GAME.vocabulary(settings(seats, orientations="standard"))
    assert len(with_orientations) == len(words) + 4 * girls
    assert all(GAME.parse(text).text == text for text in words)


verbs = ["support", "love", "reveal", "approach", "confess", "warm", "pass", "clear", "hand-in", "yes", "no"]
words = st.sampled_from([*verbs, "nothing", "1", "19", "31", "２", *GIRLS]) | st.text(max_size=5)


@given(st.lists(words, max_size=4).map(" ".join))
def test_any_text_is_an_action_or_malformed(text: str) -> None:
    try:
        action = GAME.parse(text)
    except Malformed:
        return
    assert GAME.parse(action.text) == action
