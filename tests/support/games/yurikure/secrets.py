"""What each viewer must not learn, for taint tests."""

from __future__ import annotations

from collections.abc import Mapping

from madoi.core.game import State
from madoi.core.testing import dump
from madoi.core.viewer import Viewer
from madoi.games.yurikure.events import Supported
from madoi.games.yurikure.rules.state import YurikureState
from madoi.games.yurikure.view import YurikureView


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
