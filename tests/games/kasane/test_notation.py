"""Notation: everything is an action or a refusal, nothing is a traceback."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from madoi.core.refusal import Malformed
from madoi.games.kasane import GAME
from madoi.games.kasane.rules.yaku import IDS


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "kasane-notation"),
        ("take", "kasane-notation"),
        ("take 1 juu", "kasane-notation"),
        ("take 1 juu 2 join now", "kasane-notation"),
        ("take 1 juu 2 joined", "kasane-notation"),
        ("take 5", "kasane-notation-column"),
        ("take 0", "kasane-notation-column"),
        ("take 1 ten 2", "kasane-notation-yaku"),
        ("take 1 juu 1", "kasane-notation-count"),
        ("take 1 juu 13", "kasane-notation-count"),
        ("take 1 juu " + "9" * 5000, "kasane-notation-count"),
        ("take 1 juu ²", "kasane-notation-count"),
    ],
)
def test_what_is_no_action_is_refused(text: str, code: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.parse(text)
    assert caught.value.refusal.code == code


words = st.sampled_from(["take", "join", "1", "4", "5", "２", *IDS]) | st.text(max_size=5)


@given(st.lists(words, max_size=6).map(" ".join))
def test_any_text_is_an_action_or_malformed(text: str) -> None:
    try:
        action = GAME.parse(text)
    except Malformed:
        return
    assert GAME.parse(action.text) == action
