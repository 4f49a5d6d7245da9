"""Secrets of Kasane, for the test kit: hands are turned away, but every card was taken in the open."""

from __future__ import annotations

from madoi.core.capabilities import Secrets
from madoi.core.game import State
from madoi.core.refusal import Facts
from madoi.core.viewer import SPECTATOR, Viewer
from madoi.games.kasane.rules.state import KasaneState


class KasaneSecrets(Secrets):
    """Nothing is hidden from a good memory: cards are drawn when they are laid."""

    def covered(self, state: State, viewer: Viewer) -> list[Facts]:
        """The hands of others (KS-2.1), where they are not open (KS-6.3)."""
        assert isinstance(state, KasaneState)
        if state.settings.open_hands:
            return []
        own = [] if viewer == SPECTATOR else state.hands[viewer]
        return [{"hand": hand} for hand in state.hands if hand not in ([], own)]
