"""Reference data of Kasane: what screens show besides a view."""

from __future__ import annotations

from madoi.core.capabilities import ReferenceData
from madoi.core.settings import Settings
from madoi.games.kasane.data_types import KasaneReference
from madoi.games.kasane.settings import KasaneSettings


class KasaneReferenceData(ReferenceData):
    """The size of the display."""

    def data(self, settings: Settings) -> KasaneReference:
        assert isinstance(settings, KasaneSettings)
        return {"columns": settings.columns, "column_height": settings.column_height}
