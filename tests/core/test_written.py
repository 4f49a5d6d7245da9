"""Files that people write."""

from __future__ import annotations

import pytest

from madoi.core.refusal import BadOption
from madoi.core.written import NotToml, read_toml
from madoi.games import find


def test_what_a_file_says() -> None:
    assert read_toml("a = 1\n[b]\nc = [1, 2]") == {"a": 1, "b": {"c": [1, 2]}}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a = 1\nb =\n", "line 2"),
        ("a = " + "[" * 50_000, "nested"),
        ("a" + ".a" * 5000 + " = 1", "nested"),
        ("a = " + "[" * 60 + "]" * 60, "nested"),
    ],
)
def test_what_is_none_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(NotToml, match=why):
        read_toml(text)


@pytest.mark.parametrize(("game", "option"), [("kasane", "yaku"), ("lily", "decks"), ("lily", "set")])
def test_no_option_of_a_game_is_upset_by_endless_nesting(game: str, option: str) -> None:
    text = "[a]\nb = " + "[" * 50_000
    with pytest.raises(BadOption, match="nested"):
        find(game).option_from_file(option, text)
    assert find(game).examine(option, text, {}).faults[0].facts["reason"] == "nested too deeply"
