"""YK-6 and YK-7: the two phases without decisions. Dice for every couple, in the order of YK-D8."""

from __future__ import annotations

from typing import Literal

from madoi.core.chance import Chance
from madoi.core.event import Event
from madoi.games.yurikure.data_types import CoupleDieFace, CoupleDiscomfort, KissDieFace, KissNeeds
from madoi.games.yurikure.events import CoupleChanged, Rolled, pair_facts
from madoi.games.yurikure.rules.actions import pairs_in_order
from madoi.games.yurikure.rules.orientations import Orientation
from madoi.games.yurikure.rules.relations import MOST, SINGLE, SWORN, UNSWORN, Relations


class Phases:
    """The dice of one turn: what they are thrown about, and by whom it is changed."""

    def __init__(
        self,
        relations: Relations,
        orientations: list[list[Orientation]],
        order: list[int],
        needed: int,
        chance: Chance,
    ) -> None:
        """``needed`` is the sum with which a kiss succeeds."""
        self.relations = relations
        self.circle = relations.circle
        self.orientations = orientations
        self.order = order
        self.needed = needed
        self.chance = chance

    def roll_for_couples(self, events: list[Event]) -> None:
        """YK-6: a die for each couple; then who cannot bear more; then who has grown close enough."""
        relations = self.relations
        for pair in pairs_in_order(self.circle, self.order, relations.couples()):
            self._roll_for_couple(pair, events)
        for pair in pairs_in_order(self.circle, self.order, relations.couples()):
            if relations.discomfort[pair] == MOST:
                relations.break_up(events, pair, "YK-6.2")
        for pair in pairs_in_order(self.circle, self.order, list(range(self.circle.pairs))):
            if relations.couple[pair] == SINGLE:
                self._couple_by_favor(pair, events)

    def roll_for_kisses(self, spared: int, events: list[Event]) -> list[int]:
        """YK-7.1 to YK-7.3; the couples that are fated now. ``spared`` is the pair that does not roll, or -1.
        All couples kiss at the same time, so markers change when all dice are cast."""
        relations = self.relations
        couples = [
            pair for pair in pairs_in_order(self.circle, self.order, relations.couples()) if pair != spared
        ]
        succeeded = [pair for pair in couples if self._kiss(pair, events)]
        fated: list[int] = []
        for pair in succeeded:
            if relations.couple[pair] == SWORN:
                fated.append(pair)
                events.append(CoupleChanged("fated", "YK-7.3", self.circle, pair))
            else:
                relations.couple[pair] = SWORN
                events.append(CoupleChanged("sworn", "YK-7.3", self.circle, pair))
        for pair in couples:
            if pair not in succeeded:
                relations.couple[pair] = UNSWORN
                events.append(CoupleChanged("unsworn", "YK-7.3", self.circle, pair))
        return fated

    def _of_both(self, pair: int) -> list[Orientation]:
        return self.orientations[self.circle.first[pair]] + self.orientations[self.circle.second[pair]]

    def _roll_for_couple(self, pair: int, events: list[Event]) -> None:
        """YK-6.1, YK-8.17."""
        relations = self.relations
        patience = sum([orientation.patience() for orientation in self._of_both(pair)])
        discomfort = max(0, relations.discomfort[pair] - patience)
        spared = relations.discomfort[pair] - discomfort
        against: CoupleDiscomfort = {"discomfort": discomfort, "patience": spared}
        about = pair_facts(self.circle, pair)
        self.chance.about(about, against)
        die = self.chance.die("yurikure-chance-couple-die")
        left = die - discomfort
        result: Literal["favor", "break-up", "discomfort", "nothing"] = "nothing"
        if die == 6:
            result = "favor"
        elif left <= 0:  # YK-D3
            result = "break-up"
        elif left <= 2:
            result = "discomfort"
        facts: CoupleDieFace = {**about, "die": die, **against, "sum": left, "result": result}
        events.append(Rolled("couple-die", "YK-6.1", pair, die, facts))
        if result == "favor":
            relations.raise_favor(events, pair, 1, "YK-6.1")
        elif result == "break-up":
            relations.break_up(events, pair, "YK-6.1")
        elif result == "discomfort":
            relations.raise_discomfort(events, pair, "YK-6.1")

    def _couple_by_favor(self, pair: int, events: list[Event]) -> None:
        """YK-6.4, YK-8.11: no discomfort to others."""
        favor = self.relations.favor[pair]
        if favor == MOST:
            self.relations.become_couple(events, pair, "YK-6.4")
        elif favor == MOST - 1:
            for orientation in self._of_both(pair):
                if orientation.couples_early():
                    self.relations.become_couple(events, pair, orientation.rule)
                    return

    def _kiss(self, pair: int, events: list[Event]) -> bool:
        """YK-7.1, YK-8.16."""
        favor, discomfort = self.relations.favor[pair], self.relations.discomfort[pair]
        charm = sum([orientation.charm() for orientation in self._of_both(pair)])
        needed = self.needed
        against: KissNeeds = {"favor": favor, "discomfort": discomfort, "charm": charm, "needed": needed}
        about = pair_facts(self.circle, pair)
        self.chance.about(about, against)
        die = self.chance.die("yurikure-chance-kiss")
        sum_of_all = die + favor - discomfort + charm
        result: Literal["success", "failure"] = "success" if sum_of_all >= needed else "failure"
        facts: KissDieFace = {**about, "die": die, **against, "sum": sum_of_all, "result": result}
        events.append(Rolled("kiss-die", "YK-7.1", pair, die, facts))
        return sum_of_all >= needed
