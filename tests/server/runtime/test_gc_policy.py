"""Garbage in cycles goes, and old objects are not gone through again and again."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from madoi.server.runtime.gc_policy import GcPolicy
from support.server.manual_clock import ManualClock


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def policy(clock: ManualClock) -> Iterator[GcPolicy]:
    found = GcPolicy(clock)
    yield found
    found.stop()


def test_young_garbage_goes_with_the_next_round(policy: GcPolicy) -> None:
    knot = weakref.ref(Knot())
    policy.collect()
    assert knot() is None


def test_what_is_left_is_not_gone_through_again(policy: GcPolicy) -> None:
    kept = [Knot() for _ in range(1000)]
    policy.collect()
    assert gc.get_freeze_count() > len(kept)
    assert len(gc.get_objects()) < len(kept)


async def test_old_garbage_goes_when_everything_is_looked_at(policy: GcPolicy, clock: ManualClock) -> None:
    old = Knot()
    knot = weakref.ref(old)
    policy.collect()
    del old
    policy.collect()
    assert knot() is not None, "it is out of sight"
    await clock.advance(601)
    policy.collect()
    assert knot() is None


def test_in_the_end_python_looks_by_itself_again(policy: GcPolicy) -> None:
    policy.collect()
    policy.stop()
    assert gc.get_freeze_count() == 0
