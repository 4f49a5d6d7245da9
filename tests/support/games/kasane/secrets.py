"""What each viewer must not learn, for taint tests."""

from __future__ import annotations

from madoi.core.game import State
from madoi.core.testing import dump
from madoi.core.viewer import SPECTATOR, Viewer
from madoi.games.kasane.rules.state import KasaneState


def secrets(state: State, viewer: Viewer) -> list[str]:
    """What must not reach the viewer: the hands of others, as they would be written."""
    assert isinstance(state, KasaneState)
    if state.settings.open_hands:
        return []
    own = [] if viewer == SPECTATOR else state.hands[viewer]
    return [dump({"hand": hand})[1:-1] for hand in state.hands if hand not in ([], own)]
