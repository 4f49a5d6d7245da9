"""Secrets of Yuri-Kure, for the test kit: sheets are hidden until the end (YK-2.7)."""

from __future__ import annotations

from madoi.core.capabilities import Secrets
from madoi.core.game import State
from madoi.core.viewer import Viewer
from madoi.games.yurikure.rules.state import YurikureState


class YurikureSecrets(Secrets):
    """Only a player herself learns how her sheet is filled."""

    def __init__(self) -> None:
        super().__init__({"yurikure-supported": "seat", "yurikure-cleared": "seat"})

    def hidden(self, state: State, viewer: Viewer) -> dict[str, list[object]]:
        """The support of the others pair by pair, and the sheets that they have handed in since."""
        assert isinstance(state, YurikureState)
        found: dict[str, list[object]] = {}
        if state.ending:
            return found
        due = state.due
        for seat, sheet in enumerate(state.sheets):
            if seat == viewer:
                continue
            if due is None or not due.is_setup:
                found[f"sheet {seat + 1}"] = [
                    f"{setup} and {extra} on {pair}"
                    for pair, (setup, extra) in enumerate(zip(sheet.setup, sheet.extra, strict=True))
                ]
            if due is not None and sheet.handed_in:
                placed = zip(due.values, sheet.draft, strict=True)
                found[f"draft {seat + 1}"] = [f"{value} on {pair}" for value, pair in placed]
        return found
