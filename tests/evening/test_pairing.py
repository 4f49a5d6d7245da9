"""Pairings: even groups, fair byes, and nobody meets again while that can be avoided."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from madoi.evening.pairing import (
    Pair,
    choose_byes,
    count_meetings,
    group_sizes,
    pair_groups,
    pair_of,
    pair_round_robin,
)

KASANE, YURIKURE, LILY = [2, 3, 4], [3, 4, 5], [2]


@pytest.mark.parametrize(
    ("players", "counts", "sizes"),
    [
        (2, KASANE, [2]),
        (5, KASANE, [3, 2]),
        (7, KASANE, [4, 3]),
        (8, KASANE, [3, 3, 2]),
        (12, KASANE, [3, 3, 3, 3]),
        (2, YURIKURE, [2]),  # with a bot
        (5, YURIKURE, [5]),
        (7, YURIKURE, [4, 3]),
        (9, YURIKURE, [5, 4]),
        (5, LILY, [2, 2]),  # one sits out
        (6, LILY, [2, 2, 2]),
        (0, LILY, []),
    ],
)
def test_groups_are_even(players: int, counts: list[int], sizes: list[int]) -> None:
    assert group_sizes(players, counts) == sizes


@given(st.integers(1, 40), st.sets(st.integers(2, 5), min_size=1))
def test_every_group_is_allowed_and_as_few_as_possible_sit_out(players: int, counts: set[int]) -> None:
    sizes = group_sizes(players, counts)
    if players < min(counts):
        assert sizes == [players]
    else:
        assert set(sizes) <= counts
        assert 0 <= players - sum(sizes) < min(counts)
        assert max(sizes) - min(sizes) <= 1


def test_who_has_sat_out_least_sits_out_next_and_the_last_before_the_first() -> None:
    assert choose_byes([3, 1, 2], {}, 1) == [2]
    assert choose_byes([3, 1, 2], {2: 1}, 1) == [1]
    assert choose_byes([3, 1, 2], {2: 1, 1: 1, 3: 1}, 2) == [2, 1]


def test_neighbours_meet_and_then_the_next_ones() -> None:
    order = [4, 2, 0, 1, 3, 5]
    first = pair_groups(order, [2, 2, 2], {})
    assert first == [[4, 2], [0, 1], [3, 5]]
    second = pair_groups(order, [2, 2, 2], count_meetings(first))
    assert not set(count_meetings(first)) & set(count_meetings(second))


def fewest_repeats(players: list[int], sizes: list[int], met: Counter[Pair]) -> int:
    """By trying everything."""
    if not sizes:
        return 0
    first, others = players[0], players[1:]
    found: list[int] = []
    for size in set(sizes):
        rest = list(sizes)
        rest.remove(size)
        for companions in combinations(others, size - 1):
            here = sum(met[pair_of(*pair)] for pair in combinations((first, *companions), 2))
            left = [one for one in others if one not in companions]
            found.append(here + fewest_repeats(left, rest, met))
    return min(found)


PAIRINGS = st.tuples(st.sampled_from([[2, 2], [2, 2, 2], [3, 3], [4, 3], [3, 2, 2], [2, 2, 2, 2]])).flatmap(
    lambda given: st.tuples(
        st.just(given[0]),
        st.permutations(range(sum(given[0]))),
        st.lists(
            st.tuples(st.integers(0, sum(given[0]) - 1), st.integers(0, sum(given[0]) - 1)), max_size=14
        ),
    )
)


@settings(max_examples=60)
@given(PAIRINGS)
def test_nobody_meets_again_while_that_can_be_avoided(
    given: tuple[list[int], list[int], list[tuple[int, int]]],
) -> None:
    sizes, order, meetings = given
    met = Counter(pair_of(*pair) for pair in meetings if pair[0] != pair[1])
    groups = pair_groups(order, sizes, met)
    assert sorted(player for group in groups for player in group) == sorted(order)
    assert sorted(map(len, groups), reverse=True) == sizes
    repeats = sum(met[pair] * count for pair, count in count_meetings(groups).items())
    assert repeats == fewest_repeats(list(order), sizes, met)


@pytest.mark.parametrize("players", [4, 6, 8, 14, 32])
def test_in_a_round_robin_of_pairs_everybody_meets_everybody_once(players: int) -> None:
    met: Counter[Pair] = Counter()
    for number in range(players - 1):
        met += count_meetings(pair_round_robin(range(players), number, met))
    assert set(met.values()) == {1}
    assert len(met) == players * (players - 1) // 2


@pytest.mark.parametrize(("sizes", "rounds"), [([2] * 16, 9), ([4] * 8, 4), ([3] * 10, 4)])
def test_many_players_meet_nobody_twice_in_an_evening(sizes: list[int], rounds: int) -> None:
    order = list(range(sum(sizes)))
    met: Counter[Pair] = Counter()
    for _ in range(rounds):
        met += count_meetings(pair_groups(order, sizes, met))
        order = order[1::2] + order[::2]
    assert max(met.values()) == 1
