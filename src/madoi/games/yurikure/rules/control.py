"""YK-1.6 to YK-1.8, YK-4.1, YK-4.2: support gives control, and the player who revealed most control
decides."""

from __future__ import annotations

from typing import Final

from madoi.core.action import Action
from madoi.core.refusal import Facts, Refusal
from madoi.core.viewer import Seat
from madoi.games.yurikure.notation import Reveal, reveal
from madoi.games.yurikure.rules.girls import GIRL_KEYS, Circle

NOBODY: Final = -1


class Control:
    """``own[seat][girl]`` is what the seat's support gives, a secret of the seat; ``revealed[seat][girl]`` is
    public and never falls."""

    def __init__(self, own: list[list[int]], revealed: list[list[int]]) -> None:
        self.own = own
        self.revealed = revealed

    def copy(self) -> Control:
        return Control([row.copy() for row in self.own], [row.copy() for row in self.revealed])

    def highest(self, girl: int) -> int:
        """The largest value revealed on her."""
        best = 0
        for row in self.revealed:
            best = max(best, row[girl])
        return best

    def controller(self, girl: int) -> Seat:
        """YK-1.8; unique, because a reveal must be larger than every other (YK-4.2)."""
        best = 0
        found = NOBODY
        for seat, row in enumerate(self.revealed):
            value = row[girl]
            if value > best:
                best = value
                found = seat
        return found

    def can_outbid(self, seat: Seat, girl: int, points: int) -> bool:
        """Whether the seat may, by all that everybody can see, have more on her than was revealed so far.

        ``points`` are those on every sheet. A point on a pair with her is one of her control and one of
        another girl's, any other point is two of other girls': of ``2 * points`` in all, what the seat has
        revealed on the others is not hers.
        """
        others = sum(self.revealed[seat]) - self.revealed[seat][girl]
        return min(points, 2 * points - others) > self.highest(girl)

    def add_support(self, circle: Circle, seat: Seat, pair: int, points: int) -> None:
        """YK-1.6, YK-3.3: both girls of the pair."""
        self.own[seat][circle.first[pair]] += points
        self.own[seat][circle.second[pair]] += points

    def add_reveals(self, actions: list[Action], seat: Seat, girl: int) -> None:
        """YK-4.1, YK-4.2: add everything the seat could reveal on her."""
        lowest = self.highest(girl) + 1
        most = self.own[seat][girl]
        if most >= lowest:  # seldom
            actions += [reveal(girl, value) for value in range(lowest, most + 1)]

    def why_not_reveal(self, seat: Seat, action: Reveal) -> Refusal | None:
        facts: Facts = {"girl": GIRL_KEYS[action.girl], "value": action.value}
        if action.value > self.own[seat][action.girl]:
            return Refusal(
                "yurikure-reveal-too-much", "YK-4.1", {**facts, "most": self.own[seat][action.girl]}
            )
        if action.value <= self.highest(action.girl):
            return Refusal(
                "yurikure-reveal-too-little", "YK-4.2", {**facts, "highest": self.highest(action.girl)}
            )
        return None
