"""The rules of YK-5, YK-6, YK-7 and YK-9 a second time, written from the specification alone: slow, with names
instead of numbers. Tests compare the rules with it on random positions, which random play rarely reaches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from madoi.games.yurikure.rules.girls import GIRLS
from madoi.games.yurikure.rules.relations import SINGLE, SWORN
from madoi.games.yurikure.rules.state import YurikureState

Pair = frozenset[str]


@dataclass
class Bond:
    """What lies between two girls; ``marker`` is ``""``, ``couple`` or ``sworn``."""

    favor: int
    discomfort: int
    marker: str

    def more_favor(self, points: int = 1) -> None:
        self.favor = min(6, self.favor + points)

    def more_discomfort(self) -> None:
        self.discomfort = min(6, self.discomfort + 1)


def pair_of(one: str, other: str) -> Pair:
    return frozenset((one, other))


class Reference:
    """The relations of a state, and what the specification makes of them."""

    def __init__(self, state: YurikureState) -> None:
        circle = state.settings.circle
        self.girls = GIRLS[: circle.girls]
        self.orientations = {
            GIRLS[girl]: {orientation.name for orientation in has}
            for girl, has in enumerate(state.orientations)
        }
        self.bonds = bonds_of(state)

    def couples(self) -> list[Pair]:
        return [pair for pair, bond in self.bonds.items() if bond.marker]

    def _having(self, pair: Pair, orientation: str) -> int:
        return sum(orientation in self.orientations[girl] for girl in pair)

    def _others_suffer(self, pair: Pair) -> None:
        for other, bond in self.bonds.items():
            if bond.marker and other != pair and other & pair:
                for _ in other & pair:  # a couple shares one girl with another pair, never two
                    bond.more_discomfort()

    def _couple_by_will(self, pair: Pair) -> None:
        self.bonds[pair].marker = "couple"
        self._others_suffer(pair)

    def approach(self, actor: str, target: str) -> None:
        pair = pair_of(actor, target)
        shy = "shy" in self.orientations[target] and self.bonds[pair].favor == 0
        self.bonds[pair].more_favor(3 if shy else 1)
        self._others_suffer(pair)

    def confess(self, actor: str, target: str) -> None:
        if "passive" in self.orientations[target]:
            self.bonds[pair_of(actor, target)].more_favor()

    def answer(self, actor: str, target: str, agrees: bool, die: int) -> None:
        pair = pair_of(actor, target)
        limit = self.bonds[pair].favor + (2 if "aggressive" in self.orientations[actor] else 0)
        if agrees or die <= limit:
            self._couple_by_will(pair)
        else:
            self.bonds[pair].more_favor()

    def votes(self, girl: str) -> int:
        return 3 if "friendly" in self.orientations[girl] else 1

    def love(self, pair: Pair, yeses: int) -> None:
        if yeses == 2:
            self._couple_by_will(pair)
        else:
            self.bonds[pair].more_discomfort()

    def couples_phase(self, dice: dict[Pair, int]) -> None:
        assert set(dice) == set(self.couples())
        for pair, die in dice.items():
            bond = self.bonds[pair]
            left = die - max(0, bond.discomfort - self._having(pair, "attracted"))
            if die == 6:
                bond.more_favor()
            elif left <= 0:
                self.bonds[pair] = Bond(0, 0, "")
            elif left <= 2:
                bond.more_discomfort()
        for pair in self.couples():
            if self.bonds[pair].discomfort == 6:
                self.bonds[pair] = Bond(0, 0, "")
        for pair, bond in self.bonds.items():
            enough = 5 if self._having(pair, "attracting") else 6
            if not bond.marker and bond.favor >= enough:
                bond.marker = "couple"

    def kiss_phase(self, dice: dict[Pair, int], spared: Pair | None) -> list[Pair]:
        """The fated couples."""
        assert set(dice) == {pair for pair in self.couples() if pair != spared}
        fated: list[Pair] = []
        for pair, die in dice.items():
            bond = self.bonds[pair]
            succeeds = die + bond.favor - bond.discomfort + self._having(pair, "cute") >= 4
            if succeeds and bond.marker == "sworn":
                fated.append(pair)
            bond.marker = "sworn" if succeeds else "couple"
        return fated

    def polygamy(self) -> set[Pair]:
        """All pairs inside complete groups, whatever their size."""
        couples = set(self.couples())
        found: set[Pair] = set()
        for size in range(3, len(self.girls) + 1):
            for group in combinations(self.girls, size):
                inside = {pair_of(*two) for two in combinations(group, 2)}
                if inside <= couples:
                    found |= inside
        return found


def bonds_of(state: YurikureState) -> dict[Pair, Bond]:
    relations = state.relations
    markers = ["couple", "sworn"]
    found: dict[Pair, Bond] = {}
    for number, pair in enumerate(pairs_of(state)):
        marker = relations.couple[number]
        text = "" if marker == SINGLE else markers[marker == SWORN]
        found[pair] = Bond(relations.favor[number], relations.discomfort[number], text)
    return found


def pairs_of(state: YurikureState) -> Iterator[Pair]:
    """In the order of their numbers."""
    circle = state.settings.circle
    for one, other in zip(circle.first, circle.second, strict=True):
        yield pair_of(GIRLS[one], GIRLS[other])


def ranking(state: YurikureState, ending: str, pairs: set[Pair]) -> list[int]:
    """YK-9: who is best, of the seats; several for a draw, all without a couple."""
    seats = range(state.settings.seats)
    if not pairs:
        return list(seats)
    merits: list[tuple[int, int]] = []
    girls = {girl for pair in pairs for girl in pair}
    for seat in seats:
        sheet = state.sheets[seat]
        points = 0
        for number, pair in enumerate(pairs_of(state)):
            if pair in pairs:
                setup = sheet.setup[number]
                points += (setup if ending == "polygamy" else min(5, setup)) + sheet.extra[number]
        shown = sum(state.control.revealed[seat][GIRLS.index(girl)] for girl in girls)
        merits.append((points, -shown))
    return [seat for seat in seats if merits[seat] == max(merits)]
