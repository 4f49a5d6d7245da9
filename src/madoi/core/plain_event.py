"""An event made from its facts, for games that need no event classes of their own."""

from __future__ import annotations

from madoi.core.event import Event
from madoi.core.refusal import Facts
from madoi.core.viewer import EVERYTHING, Seat, Viewer


class PlainEvent(Event):
    """``public`` are the facts for everybody, ``private`` more facts for single seats."""

    def __init__(
        self,
        kind: str,
        rule: str,
        discloses: bool,
        public: Facts,
        private: dict[Seat, Facts] | None = None,
    ) -> None:
        super().__init__(kind, rule, discloses)
        self._public = public
        self._private = private or {}

    def public(self) -> Facts:
        return dict(self._public)

    def private(self, viewer: Viewer) -> Facts:
        seats = list(self._private) if viewer == EVERYTHING else [viewer]
        return {name: fact for seat in seats for name, fact in self._private.get(seat, {}).items()}
