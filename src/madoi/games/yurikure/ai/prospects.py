"""Prospects: what a girl's choice does to the chances of all pairs. They are the same for every player.

`ending_chance` says from 0 to 1 how near a pair is to deciding the game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from madoi.games.yurikure.notation import Choice
from madoi.games.yurikure.rules.girls import Circle
from madoi.games.yurikure.rules.orientations import Orientation
from madoi.games.yurikure.rules.procedures.procedure import ACTION, ANSWER, COOL, VOTE, GirlQuestion
from madoi.games.yurikure.rules.relations import MOST, SINGLE, SWORN, UNSWORN, Relations

_VOTE_CARRIES: Final = 0.35  # how often one more vote makes the difference
_LOVE_WON: Final = 0.5  # how often a Game of Love makes a couple, where both of them want it
_LOVE_RISKED: Final = 0.15  # and where nobody knows


def ending_chance(favor: int, discomfort: int, couple: int) -> float:
    """How likely, roughly, a pair that stands so decides the game."""
    warmth = favor - discomfort
    if couple == SWORN:
        return min(1.0, max(0.1, 0.55 + 0.09 * warmth))
    if couple == UNSWORN:
        return min(0.8, max(0.05, 0.3 + 0.06 * warmth))
    return 0.02 * favor + (0.08 if favor >= 5 else 0.0)


class Standing:
    """How a pair stands: the chance that it decides the game, and how that changes."""

    def __init__(self, favor: int, discomfort: int, couple: int) -> None:
        now = ending_chance(favor, discomfort, couple)
        self.chance = now
        self.favor = favor
        self.warmer = [ending_chance(min(MOST, favor + more), discomfort, couple) - now for more in range(4)]
        """By how much its favor rises."""
        self.strained = ending_chance(favor, min(MOST, discomfort + 1), couple) - now
        """Its discomfort rises by one."""
        self.own_strain = 0.0 if couple == SINGLE else 2.0 * self.strained
        """What a disturbance of the couples of either girl would count for the pair itself, which has both:
        it is not disturbed."""
        self.formed = ending_chance(favor, discomfort, UNSWORN) - now - self.own_strain
        """They become a couple, which disturbs their other couples."""


_STANDINGS: Final = [
    Standing(favor, discomfort, couple)
    for couple in (SINGLE, UNSWORN, SWORN)
    for favor in range(MOST + 1)
    for discomfort in range(MOST + 1)
]


def standing(relations: Relations, pair: int) -> Standing:
    couple, favor = relations.couple[pair], relations.favor[pair]
    return _STANDINGS[(couple * (MOST + 1) + favor) * (MOST + 1) + relations.discomfort[pair]]


@mypyc_attr(acyclic=True)  # made and dropped all the time
class Prospect:
    """The chance of ``pair`` changes, and the other couples of the two are disturbed (how surely).

    A player who decides for the two that are ``asked`` may have what is ``agreed`` instead.
    """

    def __init__(self, pair: int, change: float, disturbance: float) -> None:
        self.pair = pair
        self.change = change
        self.disturbance = disturbance
        self.is_asked = False
        self.asked = 0
        self.also_asked = 0
        self.agreed_change = 0.0
        self.agreed_disturbance = 0.0


class Prospects:
    """What may happen from how things stand between the girls."""

    def __init__(self, circle: Circle, orientations: list[list[Orientation]], relations: Relations) -> None:
        self.circle = circle
        self.orientations = orientations
        self.relations = relations
        self.couples = [pair for pair in range(circle.pairs) if relations.couple[pair] != SINGLE]
        self.strains = [standing(relations, pair).strained for pair in self.couples]
        """What a disturbance does to the chance of each couple."""

    def of(self, kind: str, girl: int, choice: Choice, actor: int, pair: int) -> Prospect:
        """What this girl may do when she is asked this kind of question; ``actor`` and ``pair`` are
        those of the confession or Game of Love that is under way."""
        if kind == ACTION:
            return self._action(girl, choice)
        if kind == COOL:
            pair = self.circle.pair(girl, choice.one)
            return Prospect(pair, standing(self.relations, pair).warmer[3], 0.0)
        agrees = choice.verb == "yes"
        if kind == ANSWER:
            return self._couple(pair, 1.0) if agrees else self._no(pair, self._courage(actor))
        if kind == VOTE:
            return self._couple(pair, _VOTE_CARRIES if agrees else 0.0)
        if agrees:
            return self._couple(pair, 1.0)
        return Prospect(pair, standing(self.relations, pair).strained, 0.0)

    def of_all(self, question: GirlQuestion, actor: int, pair: int) -> list[Prospect]:
        """All that a girl may do now."""
        found: list[Prospect] = []
        for choice in question.choices:
            assert isinstance(choice, Choice)
            found.append(self.of(question.kind, question.girl, choice, actor, pair))
        return found

    def of_silence(self, kind: str, pair: int) -> Prospect:
        """What happens when nobody says anything."""
        return self._no(pair, 0) if kind == ANSWER else Prospect(0, 0.0, 0.0)

    def _action(self, girl: int, choice: Choice) -> Prospect:
        verb = choice.verb
        if verb == "approach":
            pair = self.circle.pair(girl, choice.one)
            now = standing(self.relations, pair)
            more = 1
            for orientation in self.orientations[choice.one]:
                more = max(more, orientation.approached(now.favor))
            return Prospect(pair, now.warmer[more] - now.own_strain, 1.0)
        if verb == "confess":
            prospect = self._no(self.circle.pair(girl, choice.one), self._courage(girl))
            self._unless_agreed(prospect, 1.0, choice.one, choice.one)
            return prospect
        if verb == "love":
            prospect = self._couple(self.circle.pair(choice.one, choice.other), _LOVE_RISKED)
            self._unless_agreed(prospect, _LOVE_WON, choice.one, choice.other)
            return prospect
        return Prospect(0, 0.0, 0.0)

    def _couple(self, pair: int, surely: float) -> Prospect:
        """They become a couple."""
        return Prospect(pair, surely * standing(self.relations, pair).formed, surely)

    def _no(self, pair: int, courage: int) -> Prospect:
        """A confession that hears No: the die may make them a couple all the same."""
        now = standing(self.relations, pair)
        luck = min(6, now.favor + courage) / 6.0
        return Prospect(pair, luck * now.formed + (1.0 - luck) * now.warmer[1], luck)

    def _unless_agreed(self, prospect: Prospect, surely: float, asked: int, also_asked: int) -> None:
        """They become a couple instead, for somebody who decides for those who are asked."""
        prospect.is_asked = True
        prospect.asked = asked
        prospect.also_asked = also_asked
        prospect.agreed_change = surely * standing(self.relations, prospect.pair).formed
        prospect.agreed_disturbance = surely

    def _courage(self, girl: int) -> int:
        courage = 0
        for orientation in self.orientations[girl]:
            courage += orientation.courage()
        return courage
