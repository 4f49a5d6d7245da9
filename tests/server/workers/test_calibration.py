"""Calibration: chances for people are closer together than the shares that simulations win."""

from __future__ import annotations

import pytest

from madoi.games import NAMES
from madoi.server.workers.calibration import POWERS, calibrate, with_power


@pytest.mark.parametrize("power", [0.5, 0.9, 1.0])
def test_chances_are_together_1_and_keep_their_order(power: float) -> None:
    shares = [0.0, 0.7, 0.1, 0.2]
    chances = with_power(shares, 50, power)
    assert sum(chances) == pytest.approx(1)
    assert sorted(range(4), key=lambda seat: chances[seat]) == [0, 2, 3, 1]


def test_a_power_below_1_brings_chances_closer_together() -> None:
    [lower, higher] = with_power([0.06, 0.94], 10_000, 0.55)
    assert lower == pytest.approx(0.18, abs=0.01)
    assert higher == pytest.approx(0.82, abs=0.01)
    assert 0.06 < calibrate("kasane", [0.06, 0.94], 10_000)[0] < 0.18


def test_what_no_simulation_saw_may_still_happen() -> None:
    assert 0.001 < calibrate("lily", [0.0, 1.0], 50)[0] < 0.05
    assert calibrate("lily", [0.0, 1.0], 5000)[0] < 0.001


def test_a_game_without_a_power_keeps_its_shares_but_for_what_none_saw() -> None:
    assert set(POWERS) <= set(NAMES)
    assert calibrate("toro", [0.9, 0.1], 5000) == pytest.approx([0.9, 0.1], abs=0.001)


def test_a_finished_game_keeps_its_shares() -> None:
    assert calibrate("kasane", [1.0, 0.0], 0) == [1.0, 0.0]
