"""Sums with products: exact, mergeable, and as sure as the library says."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import covariance, fmean, variance

import pytest

from madoi.lab.joint import Joint


def of(values: list[tuple[float, ...]]) -> Joint:
    joint = Joint()
    for each in values:
        joint.add(each)
    return joint


DICE = Random(7)
VALUES: list[tuple[float, ...]] = [
    (x := DICE.uniform(0, 5), 0.5 * x + DICE.random(), float(DICE.randint(0, 1))) for _ in range(200)
]


def test_parts_merge_to_the_last_bit() -> None:
    merged = Joint()
    for start in range(0, 200, 37):
        merged.merge(of(VALUES[start : start + 37]))
    merged.merge(Joint())
    assert merged == of(VALUES)
    repeated = Joint()
    repeated.add((1.5, 2.0), times=3)
    assert repeated == of([(1.5, 2.0)] * 3)


def test_means_and_errors_are_those_of_the_library() -> None:
    joint = of(VALUES)
    columns = list(zip(*VALUES, strict=True))
    assert joint.mean(1) == pytest.approx(fmean(columns[1]))
    assert joint.error([1.0, 0.0, 0.0]) == pytest.approx(sqrt(variance(columns[0]) / 200))
    less = [one - 2 * other for one, other, _ in VALUES]
    assert joint.error([1.0, -2.0, 0.0]) == pytest.approx(sqrt(variance(less) / 200))
    both = variance(columns[0]) + variance(columns[2]) + 2 * covariance(columns[0], columns[2])
    assert joint.error([1.0, 0.0, 1.0]) == pytest.approx(sqrt(both / 200))


def test_what_does_not_vary_has_no_error() -> None:
    third = 1 / 3
    same = of([(number * third, number * third) for number in range(50)])
    assert same.error([1.0, -1.0]) == 0.0
    assert of([(4.0, 2.0)]).error([1.0, 0.0]) == 0.0
