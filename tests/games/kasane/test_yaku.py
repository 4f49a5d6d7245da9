"""The fast yaku against the plain ones."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from madoi.games.kasane.rules.yaku import IDS, Run
from support.games.kasane.plain_yaku import is_yaku


def agree(numbers: list[int]) -> None:
    run = Run(numbers[-1])
    for card in reversed(numbers[1:-1]):
        run.extend(card)
    joined = run.yaku_mask_joined(numbers[0]) if len(numbers) > 1 else run.yaku_mask()
    if len(numbers) > 1:
        run.extend(numbers[0])
    expected = sum(is_yaku(name, numbers) << yaku for yaku, name in enumerate(IDS))
    assert run.yaku_mask() == expected, numbers
    assert joined == expected, numbers


@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_every_short_run(length: int) -> None:
    for numbers in product(range(1, 10), repeat=length):
        agree(list(numbers))


@given(st.lists(st.integers(1, 9), min_size=5, max_size=12))
def test_longer_runs(numbers: list[int]) -> None:
    agree(numbers)


@given(st.sets(st.integers(1, 5), min_size=2), st.booleans())
def test_long_wakana(numbers: set[int], falling: bool) -> None:
    agree(sorted(numbers, reverse=falling))
    agree(sorted((number + 4 for number in numbers), reverse=falling))
