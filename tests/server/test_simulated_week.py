"""A short version of `bench/simulated_week.py`: what comes also goes."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

from support.checkout import TOP

SPEC = importlib.util.spec_from_file_location("simulated_week", TOP / "bench" / "simulated_week.py")
assert SPEC is not None
assert SPEC.loader is not None
simulated_week = importlib.util.module_from_spec(SPEC)
sys.modules["simulated_week"] = simulated_week
SPEC.loader.exec_module(simulated_week)


async def test_tables_and_store_stay_flat_over_a_week(tmp_path: Path) -> None:
    figures = await simulated_week.simulate(tmp_path, days=6, hours=2, visitors=3)
    assert all(one.opened > 0 and one.finished > 0 and one.refused > 0 for one in figures)
    assert simulated_week.growth(figures, "tables") <= simulated_week.MAX_GROWTH
    assert simulated_week.growth(figures, "store_bytes") <= simulated_week.MAX_GROWTH
