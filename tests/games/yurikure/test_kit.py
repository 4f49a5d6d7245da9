"""The kit of the core, applied to Yuri-Kure: every number of players with every option."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from madoi.core.game import State, Viewer
from madoi.core.testing import Checked, check, dump
from madoi.games.yurikure import GAME
from madoi.games.yurikure.events import Supported
from madoi.games.yurikure.rules.girls import GIRLS
from madoi.games.yurikure.rules.state import YurikureState
from madoi.games.yurikure.view import YurikureView
from madoi.version import compiled

_NAMES = ["aggressive", "attracting", "cool", "passive", "shy", "friendly", "cute", "attracted"]
GIVEN_9 = "; ".join(f"{girl} {_NAMES[n % 8]} {_NAMES[(n + 1) % 8]}" for n, girl in enumerate(GIRLS))
GIVEN_7 = "; ".join(GIVEN_9.split("; ")[:7])

COMBINATIONS = [
    (3, {"procedure": "competition"}),
    (3, {"procedure": "open", "advanced-support": "yes", "edition": "zh-hant"}),
    (3, {"procedure": "open", "orientations": "standard"}),
    (3, {"procedure": "competition", "orientations": "random", "edition": "zh-hant"}),
    (3, {"procedure": "open", "orientations": GIVEN_7}),
    (4, {"procedure": "open"}),
    (4, {"procedure": "competition", "advanced-support": "yes"}),
    (4, {"procedure": "competition", "orientations": "standard", "edition": "zh-hant"}),
    (4, {"procedure": "open", "orientations": "random"}),
    (4, {"procedure": "competition", "orientations": GIVEN_7}),
    (5, {"procedure": "competition", "orientations": "standard"}),
    (5, {"procedure": "open", "edition": "zh-hant"}),
    (5, {"procedure": "open", "orientations": "random"}),
    (5, {"procedure": "competition", "orientations": GIVEN_9, "edition": "zh-hant"}),
]
IN_TIME = COMBINATIONS if compiled() else COMBINATIONS[::5]
"""Uncompiled the kit takes many times as long, and finds the same; that both play alike, the playthroughs show."""


def secrets(state: State, viewer: Viewer) -> list[str]:
    """What must not reach the viewer: sheets, drafts and control of the others, as they would be written in a
    view and, for drafts, in a log. Nothing is secret when the game is over."""
    assert isinstance(state, YurikureState)
    if state.ending:
        return []
    circle = state.settings.circle
    told = YurikureView(viewer, state.settings)
    own: Mapping[str, object] = {} if viewer < 0 else told._sheet(state.sheets[viewer])
    found: list[str] = []
    for seat, sheet in enumerate(state.sheets):
        if seat == viewer:
            continue
        for name, value in told._sheet(sheet).items():
            empty = not any(value.values()) if isinstance(value, dict) else not value
            if not empty and value != own.get(name):
                found.append(dump({name: value})[1:-1])
        for number, pair in enumerate(sheet.draft):
            assert state.due is not None
            event = Supported(circle, state.due.rule, seat, state.due.values[number], pair)
            found.append(dump(event.public()))
    return found


@pytest.mark.parametrize(("seats", "options"), IN_TIME)
def test_the_kit_is_clean(seats: int, options: dict[str, str]) -> None:
    games, probes = {3: (2, 0.5), 4: (1, 0.3), 5: (1, 0.1)}[seats]
    seen: Checked = check(GAME, options, seats, games, probes=probes, secrets=secrets)
    assert seen.games == games
    assert {"yurikure-handed-in", "yurikure-revealed", "yurikure-declared", "yurikure-ended"} <= seen.kinds
