"""Pars of a site without a server: day after day, until somebody stops it."""

from __future__ import annotations

import pytest

from madoi.daily.score import Score
from madoi.server import daily_pars
from support.server.manual_clock import ManualClock

NOON = 1_795_000_000.0


def test_pars_are_computed_day_by_day_and_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []

    def par(day: str, game: str) -> Score:
        if len(asked) == 4:
            raise KeyboardInterrupt
        asked.append((day, game))
        return Score(1, 2.0, 3.0)

    monkeypatch.setattr(daily_pars, "_par", par)
    told: list[object] = []
    pars = daily_pars.compute_pars(ManualClock(NOON), 3, told.append)
    assert {day: list(games) for day, games in pars.items()} == {
        "2026-11-18": ["kasane", "yurikure", "lily"],
        "2026-11-19": ["kasane"],
    }
    assert len(told) == 4
    assert daily_pars.compute_pars(ManualClock(NOON), 0, told.append) == {}
