"""Lines that are too long: broken where each script allows it."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from madoi.terminal.wrapping import Wrapped, hang


def lines(text: str, width: int, hanging: int | None = None) -> list[str]:
    return [line.plain for line in Wrapped(text, hanging).lines(width)]


@pytest.mark.parametrize(
    ("text", "width", "broken"),
    [
        ("one two three", 9, ["one two", "three"]),
        ("カードを引きます。", 16, ["カードを引きま", "す。"]),  # not before a closing mark
        ("あなたの手札（３枚）", 14, ["あなたの手札", "（３枚）"]),  # not behind an opening one
        ("先攻はPlayerです", 10, ["先攻は", "Playerです"]),  # a word stays whole
        ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
        ("", 4, [""]),
        ("a\n\nb", 4, ["a", "", "b"]),
    ],
)
def test_a_line_is_broken_where_it_may_be(text: str, width: int, broken: list[str]) -> None:
    assert lines(text, width) == broken


@pytest.mark.parametrize("width", range(8, 40))
def test_nothing_is_lost_and_everything_fits(width: int) -> None:
    text = "      undo     自分の最後の手まで戻す（新しいものが、配られるまで）。attack cf rf です。"
    found = lines(text, width)
    assert max(cell_len(line) for line in found) <= width
    assert "".join("".join(found).split()) == "".join(text.split())
    assert not [line for line in found if line.strip().startswith(("、", "。", "）"))]


def test_what_goes_on_stands_below_its_column() -> None:
    assert hang("      undo           back to your last decision") == 21
    assert hang("LY-7.1  Range 1") == 8
    assert hang("      only put in") == 6
    assert hang("An ordinary sentence.") == 0
    assert lines("  ab  one two three", 14) == ["  ab  one two", "      three"]
