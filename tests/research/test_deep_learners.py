"""OpenSpiel's deep algorithms start on our games. They need JAX, which the suite does not install."""

from __future__ import annotations

import subprocess
import sys

import pytest

from madoi.games import NAMES
from support.checkout import TOP

pytestmark = pytest.mark.long


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_deep_algorithms_learn(name: str) -> None:
    for module in ("jax", "optax", "flax", "chex", "haiku", "rlax", "pyspiel"):
        pytest.importorskip(module, reason="see bench/openspiel_learners.py for what it needs")
    command = [
        sys.executable,
        str(TOP / "bench" / "openspiel_learners.py"),
        "--games",
        name,
        "--decisions",
        "50",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
