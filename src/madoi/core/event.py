"""Events and the outcome: what happened in a game, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from madoi.core.refusal import Facts
from madoi.core.viewer import SPECTATOR, Seat, Viewer


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened. Each viewer learns its own face of it.

    ``kind`` is a key of the word catalogues, and ``rule`` the id of the rule that made it happen.
    ``discloses``: somebody learns something that was hidden or undecided, such as a die or a dealt card.
    Undo is free back to the last such event. A choice made openly discloses nothing.
    """

    def __init__(self, kind: str, rule: str, discloses: bool) -> None:
        self.kind = kind
        self.rule = rule
        self.discloses = discloses

    def told_to(self, viewer: Viewer) -> bool:
        """Whether the viewer learns of it at all. What a spectator learns of, every seat does."""
        return True

    def public(self) -> Mapping[str, object]:
        """The facts for every viewer who learns of it.

        A game may type them (`madoi.core.capabilities.DataTypes`)."""
        return {}

    def private(self, viewer: Viewer) -> Mapping[str, object]:
        """More facts for this seat; for `EVERYTHING`, those of all seats. Never asked for a spectator.

        One seat may learn facts that another does not. All who learn a fact learn the same value, and no
        private fact has the name of a public one. What a fact says of things that stay hidden, the seat's
        views hold.
        """
        return {}

    def tells_more(self, viewer: Viewer) -> bool:
        """Whether the viewer's log line is the longer one, whose key is the kind with ``-known`` appended."""
        return viewer != SPECTATOR and bool(self.private(viewer))

    def face(self, viewer: Viewer) -> Facts:
        """All facts for a viewer who learns of it."""
        facts: Facts = {**self.public()}
        if viewer != SPECTATOR:
            facts.update(self.private(viewer))
        return facts


class Outcome:
    """The end of a game: the points of each seat, the shares of the win (they add up to 1), the winners."""

    def __init__(self, points: list[float], shares: list[float], winners: list[Seat]) -> None:
        self.points = points
        self.shares = shares
        self.winners = winners
