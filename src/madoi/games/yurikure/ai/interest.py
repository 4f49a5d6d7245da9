"""The value of a girl's choice to somebody who desires certain pairs.

`ending_chance` says from 0 to 1 how near a pair is to deciding the game.
A change is worth what it does to the chances of all pairs, each weighed by how much the pair is desired.
"""

from __future__ import annotations

from typing import Final

from madoi.games.yurikure.notation import Choice
from madoi.games.yurikure.rules.girls import Circle
from madoi.games.yurikure.rules.orientations import Orientation
from madoi.games.yurikure.rules.procedures.procedure import ACTION, ANSWER, COOL, VOTE
from madoi.games.yurikure.rules.relations import MOST, SINGLE, SWORN, UNSWORN, Relations

# In points of support: a first guess that does well against chance (docs/bots.md), not yet tuned.
RIVAL: Final = 0.8  # how much a rival's guessed point counts against one's own
_VOTE_CARRIES: Final = 0.35  # how often one more vote makes the difference


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


def apparent_support(circle: Circle, shown: list[int], pair: int) -> float:
    """The support that a seat seems to have on a pair: a seat that has revealed control of both girls
    probably wants the two together."""
    both = min(shown[circle.first[pair]], shown[circle.second[pair]])
    return 0.6 * min(5, both)


def rival_support(circle: Circle, revealed: list[list[int]], seat: int) -> list[float]:
    """What the keenest other seat seems to have on each pair."""
    keenest = [0.0] * circle.pairs
    for other, shown in enumerate(revealed):
        if other != seat:
            for pair in range(circle.pairs):
                keenest[pair] = max(keenest[pair], apparent_support(circle, shown, pair))
    return keenest


def most_revealed_by_others(revealed: list[list[int]], seat: int) -> list[int]:
    """The most that another seat has revealed on each girl."""
    most = [0] * len(revealed[seat])
    for other, shown in enumerate(revealed):
        if other != seat:
            for girl in range(len(most)):
                most[girl] = max(most[girl], shown[girl])
    return most


class Interest:
    """What changes are worth to one who desires so much of each pair, has so much ``control`` of each girl,
    and sees that others have shown at most so much (``opposed``)."""

    def __init__(self, circle: Circle, orientations: list[list[Orientation]]) -> None:
        self.circle = circle
        self.orientations = orientations
        self.relations = Relations(circle, [], [], [])
        self.desire: list[float] = []
        self.control: list[int] = []
        self.opposed: list[int] = []
        self._upset: list[float] = []

    def look_at(
        self, relations: Relations, desire: list[float], control: list[int], opposed: list[int]
    ) -> None:
        """Look at the table again; nothing on it may change until the next look."""
        circle = self.circle
        self.relations = relations
        self.desire = desire
        self.control = control
        self.opposed = opposed
        upset = [0.0] * circle.girls  # what it is worth to disturb the couples of each girl
        for pair in range(circle.pairs):
            if relations.couple[pair] != SINGLE:
                value = self.gain_of_discomfort(pair)
                upset[circle.first[pair]] += value
                upset[circle.second[pair]] += value
        self._upset = upset

    # What changes are worth.

    def _gain(self, pair: int, favor: int, discomfort: int, couple: int) -> float:
        """That the pair comes to stand so."""
        relations = self.relations
        now = ending_chance(relations.favor[pair], relations.discomfort[pair], relations.couple[pair])
        return self.desire[pair] * (ending_chance(min(MOST, favor), discomfort, couple) - now)

    def gain_of_disturbance(self, pair: int) -> float:
        """That the other couples of the two are disturbed."""
        value = self._upset[self.circle.first[pair]] + self._upset[self.circle.second[pair]]
        return value if self.relations.couple[pair] == SINGLE else value - 2.0 * self.gain_of_discomfort(pair)

    def gain_of_couple(self, pair: int) -> float:
        """That they become a couple."""
        relations = self.relations
        formed = self._gain(pair, relations.favor[pair], relations.discomfort[pair], UNSWORN)
        return formed + self.gain_of_disturbance(pair)

    def gain_of_favor(self, pair: int, points: int) -> float:
        """That their favor rises."""
        relations = self.relations
        favor = relations.favor[pair] + points
        return self._gain(pair, favor, relations.discomfort[pair], relations.couple[pair])

    def gain_of_no(self, pair: int, courage: int) -> float:
        """A confession that hears No: the die may make them a couple all the same."""
        luck = min(6, self.relations.favor[pair] + courage) / 6.0
        return luck * self.gain_of_couple(pair) + (1.0 - luck) * self.gain_of_favor(pair, 1)

    def gain_of_discomfort(self, pair: int) -> float:
        """That their discomfort rises by one."""
        relations = self.relations
        discomfort = min(MOST, relations.discomfort[pair] + 1)
        return self._gain(pair, relations.favor[pair], discomfort, relations.couple[pair])

    # What choices are worth.

    def value_of(self, kind: str, girl: int, choice: Choice, actor: int, pair: int) -> float:
        """Of what this girl may do when she is asked this kind of question; ``actor`` and ``pair`` are
        those of the confession or Game of Love that is under way."""
        if kind == ACTION:
            return self._action(girl, choice)
        if kind == COOL:
            return self.gain_of_favor(self.circle.pair(girl, choice.one), 3)
        agrees = choice.verb == "yes"
        if kind == ANSWER:
            return self.gain_of_couple(pair) if agrees else self.gain_of_no(pair, self._courage(actor))
        if kind == VOTE:
            return _VOTE_CARRIES * self.gain_of_couple(pair) if agrees else 0.0
        return self.gain_of_couple(pair) if agrees else self.gain_of_discomfort(pair)

    def value_of_silence(self, kind: str, pair: int) -> float:
        """What it is worth when nobody says anything."""
        return self.gain_of_no(pair, 0) if kind == ANSWER else 0.0

    def _action(self, girl: int, choice: Choice) -> float:
        verb = choice.verb
        if verb == "approach":
            pair = self.circle.pair(girl, choice.one)
            gain = 1
            for orientation in self.orientations[choice.one]:
                gain = max(gain, orientation.approached(self.relations.favor[pair]))
            return self.gain_of_favor(pair, gain) + self.gain_of_disturbance(pair)
        if verb == "confess":
            pair = self.circle.pair(girl, choice.one)
            rebuffed = self.gain_of_no(pair, self._courage(girl))
            return max(self.gain_of_couple(pair), rebuffed) if self._controls(choice.one) else rebuffed
        if verb == "love":
            both = self._controls(choice.one) and self._controls(choice.other)
            return (0.5 if both else 0.15) * self.gain_of_couple(self.circle.pair(choice.one, choice.other))
        return 0.0

    def _courage(self, girl: int) -> int:
        courage = 0
        for orientation in self.orientations[girl]:
            courage += orientation.courage()
        return courage

    def _controls(self, girl: int) -> bool:
        """Whether the player could decide for this girl, as far as the view shows."""
        return self.control[girl] > self.opposed[girl]


def support_value(
    circle: Circle, relations: Relations, draft: list[int], pair: int, setup: bool, total: int
) -> float:
    """What it is worth to put the next value or point on this pair. The setup sheet: pairs that begin well,
    and pairs that share girls with those chosen, so that control adds up. Extra points: where the seat's own
    support (``total``) is near to deciding the game."""
    near = ending_chance(relations.favor[pair], relations.discomfort[pair], relations.couple[pair])
    if not setup:
        return near * (1.0 + total) + 0.1 * total
    shared = 0
    for other in draft:
        shared += circle.has(other, circle.first[pair]) or circle.has(other, circle.second[pair])
    return 4.0 * near + shared_value(shared)


def shared_value(times: int) -> float:
    """The value of girls who are already in ``times`` of the pairs chosen before."""
    return 0.25 * min(2, times)
