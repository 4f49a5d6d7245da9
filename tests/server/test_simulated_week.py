"""A short version of `bench/simulated_week.py`: what comes also goes."""

from __future__ import annotations

import importlib.util
import sys
from math import inf
from pathlib import Path

import pytest

from madoi.server import limits
from support.checkout import TOP

SPEC = importlib.util.spec_from_file_location("simulated_week", TOP / "bench" / "simulated_week.py")
assert SPEC is not None
assert SPEC.loader is not None
simulated_week = importlib.util.module_from_spec(SPEC)
sys.modules["simulated_week"] = simulated_week
SPEC.loader.exec_module(simulated_week)


async def test_tables_and_store_stay_flat_over_a_week(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables are kept half as long as in the long version, so that fewer days show three steady ones."""
    monkeypatch.setattr(simulated_week, "KEEP_FINISHED_SECONDS", 1.0 * simulated_week.DAY_SECONDS)
    monkeypatch.setattr(simulated_week, "KEEP_IDLE_SECONDS", 1.25 * simulated_week.DAY_SECONDS)
    monkeypatch.setattr(simulated_week, "STEADY_FROM_DAY", 3)
    # A full collection walks all objects of the test process, and memory is not measured here.
    monkeypatch.setattr(limits, "FULL_COLLECTION_SECONDS", inf)
    figures = await simulated_week.simulate(tmp_path, days=5, hours=2, visitors=3)
    assert all(one.opened > 0 and one.finished > 0 and one.refused > 0 for one in figures)
    assert simulated_week.growth(figures, "tables") <= simulated_week.MAX_GROWTH
    assert simulated_week.growth(figures, "store_bytes") <= simulated_week.MAX_GROWTH
