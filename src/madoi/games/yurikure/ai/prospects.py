"""Prospects: what a girl's choice does to the chances of all pairs. They are the same for every player.

`ending_chance` says from 0 to 1 how near a pair is to deciding the game.
"""

from __future__ import annotations

from typing import Final

from madoi.core.immutable import Immutable
from madoi.games.yurikure.notation import Choice
from madoi.games.yurikure.rules.girls import Circle
from madoi.games.yurikure.rules.orientations import Orientation
from madoi.games.yurikure.rules.procedures.procedure import ACTION, ANSWER, COOL, VOTE
from madoi.games.yurikure.rules.relations import MOST, SINGLE, SWORN, UNSWORN, Relations

_VOTE_CARRIES: Final = 0.35  # how often one more vote makes the difference
_LOVE_WON: Final = 0.5  # how often a Game of Love makes a couple, where both of them want it
_LOVE_RISKED: Final = 0.15  # and where nobody knows


def _ending_chance(favor: int, discomfort: int, couple: int) -> float:
    warmth = favor - discomfort
    if couple == SWORN:
        return min(1.0, max(0.1, 0.55 + 0.09 * warmth))
    if couple == UNSWORN:
        return min(0.8, max(0.05, 0.3 + 0.06 * warmth))
    return 0.02 * favor + (0.08 if favor >= 5 else 0.0)


_ENDING_CHANCES: Final = [
    _ending_chance(favor, discomfort, couple)
    for couple in (SINGLE, UNSWORN, SWORN)
    for favor in range(MOST + 1)
    for discomfort in range(MOST + 1)
]


def ending_chance(favor: int, discomfort: int, couple: int) -> float:
    """How likely, roughly, a pair that stands so decides the game."""
    return _ENDING_CHANCES[(couple * (MOST + 1) + favor) * (MOST + 1) + discomfort]


class Prospect(Immutable):
    """The chance of ``pair`` changes, and the other couples of the two are disturbed (how surely).

    Who decides for the two that are ``asked`` may have what is ``agreed`` instead.
    """

    def __init__(
        self,
        circle: Circle,
        pair: int,
        change: float,
        disturbance: float,
        agreed: Prospect | None = None,
        asked: int = 0,
        also_asked: int = 0,
    ) -> None:
        self.pair = pair
        self.first = circle.first[pair]
        self.second = circle.second[pair]
        self.change = change
        self.disturbance = disturbance
        self.agreed = agreed
        self.asked = asked
        self.also_asked = also_asked


class Prospects:
    """What may happen from how things stand between the girls."""

    def __init__(self, circle: Circle, orientations: list[list[Orientation]], relations: Relations) -> None:
        self.circle = circle
        self.orientations = orientations
        self.relations = relations
        self.couples = [pair for pair in range(circle.pairs) if relations.couple[pair] != SINGLE]
        self.strains = [self._discomfort(pair) for pair in self.couples]
        """What a disturbance does to the chance of each couple."""

    def of(self, kind: str, girl: int, choice: Choice, actor: int, pair: int) -> Prospect:
        """What this girl may do when she is asked this kind of question; ``actor`` and ``pair`` are
        those of the confession or Game of Love that is under way."""
        if kind == ACTION:
            return self._action(girl, choice)
        if kind == COOL:
            pair = self.circle.pair(girl, choice.one)
            return self._prospect(pair, self._favor(pair, 3), 0.0)
        agrees = choice.verb == "yes"
        if kind == ANSWER:
            return self._couple(pair, 1.0) if agrees else self._no(pair, self._courage(actor))
        if kind == VOTE:
            return self._couple(pair, _VOTE_CARRIES if agrees else 0.0)
        return self._couple(pair, 1.0) if agrees else self._prospect(pair, self._discomfort(pair), 0.0)

    def of_silence(self, kind: str, pair: int) -> Prospect:
        """What happens when nobody says anything."""
        return self._no(pair, 0) if kind == ANSWER else self._prospect(0, 0.0, 0.0)

    def _action(self, girl: int, choice: Choice) -> Prospect:
        circle = self.circle
        verb = choice.verb
        if verb == "approach":
            pair = circle.pair(girl, choice.one)
            gain = 1
            for orientation in self.orientations[choice.one]:
                gain = max(gain, orientation.approached(self.relations.favor[pair]))
            return self._prospect(pair, self._favor(pair, gain), 1.0)
        if verb == "confess":
            pair = circle.pair(girl, choice.one)
            refused, agreed = self._no(pair, self._courage(girl)), self._couple(pair, 1.0)
            return self._unless_agreed(refused, agreed, choice.one, choice.one)
        if verb == "love":
            pair = circle.pair(choice.one, choice.other)
            risked, won = self._couple(pair, _LOVE_RISKED), self._couple(pair, _LOVE_WON)
            return self._unless_agreed(risked, won, choice.one, choice.other)
        return self._prospect(0, 0.0, 0.0)

    def _couple(self, pair: int, surely: float) -> Prospect:
        """They become a couple."""
        relations = self.relations
        formed = self._change(pair, relations.favor[pair], relations.discomfort[pair], UNSWORN)
        return self._prospect(pair, surely * formed, surely)

    def _no(self, pair: int, courage: int) -> Prospect:
        """A confession that hears No: the die may make them a couple all the same."""
        relations = self.relations
        luck = min(6, relations.favor[pair] + courage) / 6.0
        formed = self._change(pair, relations.favor[pair], relations.discomfort[pair], UNSWORN)
        return self._prospect(pair, luck * formed + (1.0 - luck) * self._favor(pair, 1), luck)

    def _prospect(self, pair: int, change: float, disturbance: float) -> Prospect:
        """The couples of both girls are disturbed, but not the pair itself, which would be counted twice."""
        if disturbance != 0.0 and self.relations.couple[pair] != SINGLE:
            change -= 2.0 * disturbance * self._discomfort(pair)
        return Prospect(self.circle, pair, change, disturbance)

    def _unless_agreed(self, other: Prospect, agreed: Prospect, asked: int, also_asked: int) -> Prospect:
        return Prospect(self.circle, other.pair, other.change, other.disturbance, agreed, asked, also_asked)

    # How the chance of a pair changes.

    def _change(self, pair: int, favor: int, discomfort: int, couple: int) -> float:
        """It comes to stand so."""
        relations = self.relations
        now = ending_chance(relations.favor[pair], relations.discomfort[pair], relations.couple[pair])
        return ending_chance(min(MOST, favor), discomfort, couple) - now

    def _favor(self, pair: int, points: int) -> float:
        """Its favor rises."""
        relations = self.relations
        favor = relations.favor[pair] + points
        return self._change(pair, favor, relations.discomfort[pair], relations.couple[pair])

    def _discomfort(self, pair: int) -> float:
        """Its discomfort rises by one."""
        relations = self.relations
        discomfort = min(MOST, relations.discomfort[pair] + 1)
        return self._change(pair, relations.favor[pair], discomfort, relations.couple[pair])

    def _courage(self, girl: int) -> int:
        courage = 0
        for orientation in self.orientations[girl]:
            courage += orientation.courage()
        return courage
