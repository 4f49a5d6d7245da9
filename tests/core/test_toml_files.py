"""Files that people write."""

from __future__ import annotations

from time import process_time

import pytest

from madoi.core.capabilities import file_options
from madoi.core.refusal import BadOption
from madoi.core.toml_files import NotToml, read_toml
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
        (".".join(["a"] * 41) + " = 1", "nested"),
        ("a = " + "9" * 5000, "too large"),
        ("a = [1, 0x" + "f" * 5000 + "]", "too large"),
        (f"a = {1 << 63}", "too large"),
    ],
)
def test_what_is_none_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(NotToml, match=why):
        read_toml(text)


@pytest.mark.parametrize("dotted", [".".join(["a"] * 40_000), " . ".join(["'a'"] * 20_000)])
def test_a_name_without_end_is_not_read_to_its_end(dotted: str) -> None:
    """Reading it would take minutes."""
    for text in (f"{dotted} = 1", f"[{dotted}]", f"b = {{{dotted} = 1}}"):
        begun = process_time()
        with pytest.raises(NotToml, match="nested"):
            read_toml(text)
        assert process_time() - begun < 3


def test_dots_in_texts_are_no_names() -> None:
    text = ". ".join(["Once more"] * 60) + "..." * 60
    assert read_toml(f'a = "{text}"\nb.c = 1.5') == {"a": text, "b": {"c": 1.5}}


@pytest.mark.parametrize(("game", "option"), [("kasane", "yaku"), ("lily", "decks"), ("lily", "set")])
def test_no_option_of_a_game_is_upset_by_endless_nesting(game: str, option: str) -> None:
    text = "[a]\nb = " + "[" * 50_000
    with pytest.raises(BadOption, match="nested"):
        file_options(find(game), option).parse_file(option, text)
    draft = file_options(find(game), option).validate_draft(option, text, {})
    assert draft.faults[0].facts["reason"] == "nested too deeply"
