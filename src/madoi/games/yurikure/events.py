"""The events of Yuri-Kure. Only drafts of sheets are private."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from madoi.core.event import Event
from madoi.core.viewer import EVERYTHING, Seat, Viewer
from madoi.games.yurikure.data_types import (
    DeclaredFace,
    HappenedFace,
    PairChangedFace,
    PairFace,
    RevealedFace,
    RolledFace,
    SeatFace,
    SupportedFace,
)
from madoi.games.yurikure.notation import Choice
from madoi.games.yurikure.rules.girls import GIRL_KEYS, Circle


def girl_key(girl: int) -> str:
    return GIRL_KEYS[girl]


def pair_facts(circle: Circle, pair: int) -> PairFace:
    return {"one": girl_key(circle.first[pair]), "other": girl_key(circle.second[pair])}


class Happened(Event):
    """Something everybody learns, with its facts."""

    def __init__(self, kind: str, rule: str, facts: HappenedFace, discloses: bool = False) -> None:
        super().__init__("yurikure-" + kind, rule, discloses)
        self.facts = facts

    def public(self) -> HappenedFace:
        return self.facts.copy()


class Supported(Event):
    """A value was put on a sheet, or the sheet begun again (``pair`` -1). Nobody else learns of it."""

    def __init__(self, circle: Circle, rule: str, seat: Seat, value: int, pair: int) -> None:
        super().__init__("yurikure-supported" if pair >= 0 else "yurikure-cleared", rule, False)
        self.circle = circle
        self.seat = seat
        self.value = value
        self.pair = pair

    def told_to(self, viewer: Viewer) -> bool:
        return viewer in (self.seat, EVERYTHING)

    def public(self) -> SeatFace | SupportedFace:
        if self.pair < 0:
            return {"seat": self.seat}
        return {"seat": self.seat, "value": self.value, **pair_facts(self.circle, self.pair)}


class Revealed(Event):
    """A seat raised what it has revealed on a girl."""

    def __init__(self, seat: Seat, girl: int, before: int, value: int) -> None:
        super().__init__("yurikure-revealed", "YK-4.1", True)
        self.seat = seat
        self.girl = girl
        self.before = before
        self.value = value

    def public(self) -> RevealedFace:
        return {"seat": self.seat, "girl": girl_key(self.girl), "before": self.before, "value": self.value}


@mypyc_attr(free_list_len=1)  # most decisions of a game are passes
class Passed(Event):
    """A seat let it pass; nobody can tell whether it could have done otherwise (YK-D13)."""

    def __init__(self, seat: Seat, rule: str) -> None:
        super().__init__("yurikure-passed", rule, False)
        self.seat = seat

    def public(self) -> SeatFace:
        return {"seat": self.seat}


class Declared(Event):
    """A controller declared what their girl does."""

    def __init__(self, seat: Seat, girl: int, choice: Choice, rule: str) -> None:
        super().__init__("yurikure-declared", rule, False)
        self.seat = seat
        self.girl = girl
        self.choice = choice

    def public(self) -> DeclaredFace:
        return {"seat": self.seat, "girl": girl_key(self.girl), "choice": self.choice.phrase}


class Rolled(Event):
    """A die, with what it was compared to."""

    def __init__(self, kind: str, rule: str, pair: int, die: int, facts: RolledFace) -> None:
        super().__init__("yurikure-" + kind, rule, True)
        self.pair = pair
        self.die = die
        self.facts = facts

    def public(self) -> RolledFace:
        return self.facts.copy()


class PairChanged(Event):
    """Favor or discomfort of a pair changed."""

    def __init__(self, kind: str, rule: str, circle: Circle, pair: int, before: int, after: int) -> None:
        super().__init__("yurikure-" + kind, rule, False)
        self.circle = circle
        self.pair = pair
        self.before = before
        self.after = after

    def public(self) -> PairChangedFace:
        return {**pair_facts(self.circle, self.pair), "before": self.before, "after": self.after}


class CoupleChanged(Event):
    """A couple was formed, swore, failed its kiss, or broke up."""

    def __init__(self, kind: str, rule: str, circle: Circle, pair: int) -> None:
        super().__init__("yurikure-" + kind, rule, False)
        self.circle = circle
        self.pair = pair

    def public(self) -> PairFace:
        return pair_facts(self.circle, self.pair)
