"""The plan of a designer's report: which games are played.

Many games as it is; with changes, the same seeds with the changed rules; and duplicate deals of both, in
which a better and a weaker bot meet.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from madoi.core.refusal import BadOption, Refusal
from madoi.lab.simulation import Plan

REPLAYS: Final = 2
"""How often each line-up plays a deal: twice, to separate what the deal does not settle."""
_FEW_DEALS: Final = 10


@dataclass(frozen=True)
class DesignPlan:
    """A plan that exists can be played: all of it is checked when it is made.

    ``sides`` are the game as it is and, if anything is changed, as it would be; they differ in options alone.
    ``better`` and ``weaker`` are the bots of the duplicate deals, of which there are ``deals``. Raises
    `BadOption`.
    """

    sides: tuple[Plan, ...]
    better: str
    weaker: str
    deals: int

    def __post_init__(self) -> None:
        if self.deals < 0:
            raise BadOption(Refusal("lab-design-deals-few", "", {"given": self.deals}))
        for side in self.sides:  # a plan checks itself
            Plan(side.game, side.options, self.line_up(0), 1, side.seed)

    @property
    def base(self) -> Plan:
        return self.sides[0]

    @property
    def seats(self) -> int:
        return self.base.seats

    @property
    def games_a_deal(self) -> int:
        """On each side: the better bot sits in every seat, and everything is played again."""
        return self.seats * REPLAYS

    @property
    def all_games(self) -> int:
        return len(self.sides) * (self.base.games + self.deals * self.games_a_deal)

    def line_up(self, seat: int) -> tuple[str, ...]:
        """The better bot in this seat, the weaker one in the others."""
        return tuple(self.better if place == seat else self.weaker for place in range(self.seats))


def design_plan(
    base: Plan, changes: dict[str, str], better: str, weaker: str, deals: int | None = None
) -> DesignPlan:
    """The plan of a report on a game with some options and numbers changed; without any, on the game alone.

    If nobody says otherwise, about as many games go into duplicate deals as into the rest. Raises
    `BadOption`, also for changes that change nothing.
    """
    sides = [base]
    if changes:
        options = {**base.options, **changes}
        sides.append(Plan(base.game, options, base.bots, base.games, base.seed, base.rotate))
        if sides[1].options == base.options:
            raise BadOption(Refusal("lab-design-no-change", "", {"options": list(changes)}))
    usual = max(_FEW_DEALS, base.games // (base.seats * REPLAYS))
    return DesignPlan(tuple(sides), better, weaker, usual if deals is None else deals)
