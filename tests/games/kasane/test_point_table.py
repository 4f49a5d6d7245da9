"""KS-3.10: point tables, good and bad."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from madoi.core.refusal import BadOption, Refusal
from madoi.games.kasane.rules.point_table import (
    BOOK,
    OURS,
    REVIEW,
    Cell,
    PointTable,
    cell_sizes,
    shipped_table,
    table_from_text,
    table_from_toml,
)
from madoi.games.kasane.rules.yaku import IDS


def refused(toml: str) -> Refusal:
    with pytest.raises(BadOption) as caught:
        table_from_toml(toml)
    return caught.value.refusal


@pytest.mark.rule("KS-3.10")
@pytest.mark.parametrize(
    ("toml", "code", "yaku", "cell"),
    [
        ("[kasane]\n2 = { points = [2, -1] }", "yaku-table-value", "kasane", "2"),
        ("[kasane]\n2 = { points = [2.5] }", "yaku-table-value", "kasane", "2"),
        ("[kasane]\n2 = { points = [true] }", "yaku-table-value", "kasane", "2"),
        ("[kasane]\n2 = { points = [100] }", "yaku-table-value", "kasane", "2"),
        ('[kasane]\n2 = { points = ["@x"] }', "yaku-table-value", "kasane", "2"),
        ("[kasane]\n2 = { points = [] }", "yaku-table-spaces", "kasane", "2"),
        ("[kasane]\n2 = { points = 2 }", "yaku-table-points", "kasane", "2"),
        ("[kasane]\n2 = 2", "yaku-table-entry", "kasane", "2"),
        ("[kasane]\n6 = { points = [2] }", "yaku-table-count", "kasane", "6"),
        ("[kasane]\n1 = { points = [2] }", "yaku-table-count", "kasane", "1"),
        ("[kasane]\ntwo = { points = [2] }", "yaku-table-count", "kasane", "two"),
        ("[shippou]\n4 = { points = [2] }", "yaku-table-count", "shippou", "4"),
        ("[juu]\n8 = { points = [2] }", "yaku-table-count", "juu", "8"),
        ("[juu]\n2 = { points = [2], colour = 1 }", "yaku-table-key", "juu", "2"),
        ('[juu]\n2 = { points = [2], points_from = "me" }', "yaku-table-sources", "juu", "2"),
        ("[juu]\n2 = { points = [2] }\n02 = { points = [3] }", "yaku-table-twice", "juu", "02"),
    ],
)
def test_a_wrong_table_is_refused_with_yaku_cell_and_reason(
    toml: str, code: str, yaku: str, cell: str
) -> None:
    refusal = refused(toml)
    assert (refusal.code, refusal.rule) == (code, "KS-3.10")
    assert refusal.facts["name"] == yaku
    assert str(refusal.facts["cell"]).lstrip("0") == cell.lstrip("0")


@pytest.mark.parametrize(
    ("toml", "code"),
    [("[kasane", "yaku-table-toml"), ("", "yaku-table-empty"), ("[sakura]", "yaku-table-unknown")],
)
def test_a_file_that_is_no_table_is_refused(toml: str, code: str) -> None:
    assert refused(toml).code == code


cells = st.integers(0, 8).flatmap(
    lambda yaku: st.builds(
        Cell,
        st.just(yaku),
        st.sampled_from(list(cell_sizes(yaku))),
        st.lists(st.integers(0, 99), min_size=1, max_size=9),
        st.sampled_from([BOOK, REVIEW, OURS]),
        st.sampled_from([BOOK, REVIEW, OURS]),
    )
)


@given(st.lists(cells, min_size=1, max_size=30, unique_by=lambda cell: (cell.yaku, cell.count)))
def test_the_text_of_a_table_is_read_back(made: list[Cell]) -> None:
    text = PointTable(sorted(made, key=lambda cell: (cell.yaku, cell.count))).text()
    assert table_from_text(text).text() == text


@given(st.text(max_size=60) | st.from_regex(r"(kasane|juu|asagao) \d=\d,?\w{0,3}( ;)?", fullmatch=True))
def test_any_text_is_a_table_or_refused(text: str) -> None:
    with suppress(BadOption):
        table_from_text(text)


@given(st.text(max_size=80))
def test_any_file_is_a_table_or_refused(text: str) -> None:
    with suppress(BadOption):
        table_from_toml(text)


def test_every_cell_of_the_shipped_table_can_be_made() -> None:
    table = shipped_table()
    assert {IDS[cell.yaku] for cell in table.cells} == set(IDS)
    assert table.most_cards == 6
