"""Reference data of Kasane: what screens show besides a view."""

from __future__ import annotations

from madoi.core.capabilities import ReferenceData
from madoi.core.refusal import Facts
from madoi.core.settings import Settings
from madoi.games.kasane.settings import KasaneSettings


class KasaneReferenceData(ReferenceData):
    """The size of the display."""

    def data(self, settings: Settings) -> Facts:
        assert isinstance(settings, KasaneSettings)
        return {"columns": settings.columns, "column_height": settings.column_height}
