"""An applied entry: a log entry, and what it did to the table."""

from __future__ import annotations

from collections.abc import Sequence

from madoi.core.event import Event
from madoi.core.result_collection import ChanceResult
from madoi.core.viewer import Viewer
from madoi.server.table.log import Entry
from madoi.server.table.paper_correction import Correction, ReplayedRound


class AppliedEntry:
    """A log entry and its effects. There are many thousands of these, so empty fields share one tuple."""

    __slots__ = (
        "at",
        "correction",
        "entry",
        "events",
        "is_public",
        "number",
        "replayed_rounds",
        "results",
        "taken_back",
        "visible_to",
    )

    def __init__(self, number: int, entry: Entry, at: float) -> None:
        self.number = number
        self.entry = entry
        self.at = at
        self.events: Sequence[Event] = ()
        """The events of the game that it caused."""
        self.visible_to: tuple[Viewer, ...] = ()
        """The viewers who learn that there was an entry at all."""
        self.is_public = False
        """Whether that is every viewer."""
        self.taken_back: Sequence[int] = ()
        """The numbers of the entries that it undid."""
        self.results: Sequence[ChanceResult] = ()
        """The results of chance that it brought, at a paper table."""
        self.correction: Correction | None = None
        """The correction that it asked for or made, at a paper table."""
        self.replayed_rounds: Sequence[ReplayedRound] = ()
        """The rounds that a correction replayed."""
