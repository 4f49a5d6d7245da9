"""Pairing for a tournament of tables with two to five seats: group sizes, who sits out, who plays whom.

Swiss: players with similar results meet, and nobody meets the same player again while that can be avoided.
Round robin: everybody meets everybody, or as many as the rounds allow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

Pair = tuple[int, int]
"""Two players, the lower number first."""

_WINDOW: Final = 12
"""Among how many players, the next in order, it looks for companions."""
_MAX_STEPS: Final = 400
"""Groups that are tried before the best so far is taken."""


class Cost(NamedTuple):
    """How bad a pairing is: first repeated meetings, then the distance of those who meet."""

    repeats: int
    distance: int


def pair_of(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)


def count_meetings(groups: Iterable[Sequence[int]]) -> Counter[Pair]:
    """How often each two players have been in one group."""
    return Counter(pair_of(*pair) for group in groups for pair in combinations(group, 2))


def group_sizes(players: int, counts: Collection[int]) -> list[int]:
    """The sizes of the groups, the largest first, as even as possible and near the middle of ``counts``.
    Their sum is smaller than ``players`` where some must sit out. Too few players are one group, with
    bots."""
    least, best = min(counts), sorted(counts)[len(counts) // 2]
    if players < least:
        return [players] if players else []
    for sits_out in range(players):
        rest = players - sits_out
        for groups in sorted(range(1, rest // least + 1), key=lambda number: abs(rest / number - best)):
            size, larger = divmod(rest, groups)
            sizes = [size + 1] * larger + [size] * (groups - larger)
            if all(one in counts for one in sizes):
                return sizes
    return []


def choose_byes(order: Sequence[int], byes: Mapping[int, int], number: int) -> list[int]:
    """Who sits out: those who have done so least often, the last in order first."""
    place = {player: place for place, player in enumerate(order)}
    return sorted(order, key=lambda player: (byes.get(player, 0), -place[player]))[:number]


def pair_groups(order: Sequence[int], sizes: Sequence[int], met: Mapping[Pair, int]) -> list[list[int]]:
    """Groups of these sizes. Players who are close in ``order`` meet, unless they have met before."""
    search = _Search(order, met)
    search.extend(list(order), list(sizes), [], Cost(0, 0))
    assert search.best is not None
    return _improved(search.best, search)


def pair_round_robin(order: Sequence[int], number: int, met: Mapping[Pair, int]) -> list[list[int]]:
    """The pairs of a round by the circle method: one player stays, the others move on. Where players have
    come or gone since, some would meet again; then it searches for better pairs."""
    circle = list(order)
    turn = number % (len(circle) - 1)
    turned = [circle[0], *circle[1 + turn :], *circle[1 : 1 + turn]]
    half = len(turned) // 2
    pairs = [[turned[place], turned[-1 - place]] for place in range(half)]
    if not any(met.get(pair_of(*pair)) for pair in pairs):
        return pairs
    return pair_groups(order, [2] * half, met)


class _Search:
    """Branch and bound: the first player without a group gets companions, the cheapest first."""

    def __init__(self, order: Sequence[int], met: Mapping[Pair, int]) -> None:
        self._place = {player: place for place, player in enumerate(order)}
        self._met = met
        self._steps = 0
        self.best: list[list[int]] | None = None
        self._best_cost = Cost(0, 0)

    def cost(self, group: Sequence[int]) -> Cost:
        pairs = list(combinations(group, 2))
        repeats = sum(self._met.get(pair_of(*pair), 0) for pair in pairs)
        return Cost(repeats, sum(abs(self._place[one] - self._place[other]) ** 2 for one, other in pairs))

    def extend(self, free: list[int], sizes: list[int], groups: list[list[int]], cost: Cost) -> None:
        if not sizes:
            if self.best is None or cost < self._best_cost:
                self.best, self._best_cost = groups, cost
            return
        first = free[0]
        choices = sorted(
            (self.cost((first, *companions)), companions)
            for size in set(sizes)
            for companions in combinations(free[1 : max(_WINDOW, size)], size - 1)
        )
        for found, companions in choices:
            total = Cost(cost.repeats + found.repeats, cost.distance + found.distance)
            if self.best is not None and (self._steps >= _MAX_STEPS or total >= self._best_cost):
                return
            self._steps += 1
            group = [first, *companions]
            rest = list(sizes)
            rest.remove(len(group))
            self.extend([player for player in free if player not in group], rest, [*groups, group], total)


def _improved(groups: list[list[int]], search: _Search) -> list[list[int]]:
    """Exchange players of two groups as long as that saves repeated meetings."""
    found = [list(group) for group in groups]
    while any(search.cost(group).repeats for group in found) and _exchange(found, search):
        pass
    return found


def _exchange(groups: list[list[int]], search: _Search) -> bool:
    """Make the first exchange that saves repeated meetings; False: there is none."""
    for one, other in combinations(groups, 2):
        before = search.cost(one).repeats + search.cost(other).repeats
        if not before:
            continue
        for place in range(len(one)):
            for there in range(len(other)):
                one[place], other[there] = other[there], one[place]
                if search.cost(one).repeats + search.cost(other).repeats < before:
                    return True
                one[place], other[there] = other[there], one[place]
    return False
