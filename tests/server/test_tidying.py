"""Garbage in cycles goes, and old objects are not gone through again and again."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from madoi.server.runtime.gc_policy import Tidy
from server.conftest import Run
from server.manual_clock import ManualClock


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def tidy(clock: ManualClock) -> Iterator[Tidy]:
    found = Tidy(clock)
    yield found
    found.end()


def test_young_garbage_goes_with_the_next_round(tidy: Tidy) -> None:
    knot = weakref.ref(Knot())
    tidy.round()
    assert knot() is None


def test_what_is_left_is_not_gone_through_again(tidy: Tidy) -> None:
    kept = [Knot() for _ in range(1000)]
    tidy.round()
    assert gc.get_freeze_count() > len(kept)
    assert len(gc.get_objects()) < len(kept)


def test_old_garbage_goes_when_everything_is_looked_at(tidy: Tidy, clock: ManualClock, run: Run) -> None:
    old = Knot()
    knot = weakref.ref(old)
    tidy.round()
    del old
    tidy.round()
    assert knot() is not None, "it is out of sight"
    run(clock.advance(601))
    tidy.round()
    assert knot() is None


def test_in_the_end_python_looks_by_itself_again(tidy: Tidy) -> None:
    tidy.round()
    tidy.end()
    assert gc.get_freeze_count() == 0
