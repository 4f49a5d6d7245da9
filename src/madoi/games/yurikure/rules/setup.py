"""YK-2, YK-8.1: setup, everything that is drawn before the first sheet is written."""

from __future__ import annotations

from typing import Final

from madoi.core.chance import Chance
from madoi.core.event import Event
from madoi.games.yurikure.data_types import OrientationFace, SetupFavorFace
from madoi.games.yurikure.events import Happened, girl_key, pair_facts
from madoi.games.yurikure.rules.girls import Circle
from madoi.games.yurikure.rules.orientations import Orientation
from madoi.games.yurikure.rules.relations import UNSWORN, Relations
from madoi.games.yurikure.settings import YurikureSettings, draw_orientations

_FAVOR: Final = (2, 1, 1)
"""YK-2.3: what the three pairs begin with."""


def assign_orientations(
    settings: YurikureSettings, chance: Chance, events: list[Event]
) -> list[list[Orientation]]:
    """YK-8.1."""
    girls = settings.circle.girls
    if settings.random_orientations:
        orientations = draw_orientations(girls, chance)
    elif settings.given:
        orientations = [has.copy() for has in settings.given]
    else:
        orientations = [[] for _ in range(girls)]
    for girl, has in enumerate(orientations):
        if has:
            names = ["@yurikure-orientation-" + orientation.name for orientation in has]
            facts: OrientationFace = {"girl": girl_key(girl), "orientations": names}
            events.append(Happened("orientation", "YK-8.1", facts, settings.random_orientations))
    return orientations


def draw_couple(relations: Relations, chance: Chance, events: list[Event]) -> int:
    """YK-2.2: a pair begins as a couple."""
    circle = relations.circle
    pair = chance.below(circle.pairs, "yurikure-chance-couple")
    relations.couple[pair] = UNSWORN
    events.append(Happened("setup-couple", "YK-2.2", pair_facts(circle, pair), discloses=True))
    return pair


def draw_favor(settings: YurikureSettings, relations: Relations, chance: Chance, events: list[Event]) -> None:
    """YK-2.3, YK-D4: three different pairs, or three pairs of six different girls."""
    circle = settings.circle
    pairs: list[int] = []
    if settings.six_different_girls:
        girls = list(range(circle.girls))
        for number, favor in enumerate(_FAVOR, 1):
            chance.about({"value": favor, "number": number})
            one = chance.draw(girls, "yurikure-chance-favor-girl")
            chance.about({"value": favor, "number": number})
            pairs.append(circle.pair(one, chance.draw(girls, "yurikure-chance-favor-girl")))
    else:
        bag = list(range(circle.pairs))
        for number, favor in enumerate(_FAVOR, 1):
            chance.about({"value": favor, "number": number})
            pairs.append(chance.draw(bag, "yurikure-chance-favor"))
    rule = "YK-D4" if settings.six_different_girls else "YK-2.3"
    for pair, favor in zip(pairs, _FAVOR, strict=True):
        relations.favor[pair] = favor
        facts: SetupFavorFace = {**pair_facts(circle, pair), "value": favor}
        events.append(Happened("setup-favor", rule, facts, discloses=True))


def draw_order(circle: Circle, chance: Chance, events: list[Event]) -> list[int]:
    """YK-2.4: the order in which the girls act."""
    bag = list(range(circle.girls))
    order: list[int] = []
    for place in range(circle.girls):
        chance.about({"place": place + 1})
        order.append(chance.draw(bag, "yurikure-chance-order"))
    names = [girl_key(girl) for girl in order]
    events.append(Happened("order", "YK-2.4", {"girls": names}, discloses=True))
    return order


def draw_virtual(seats: int, chance: Chance, events: list[Event]) -> int:
    """YK-2.6: who counts as in control before anybody is."""
    virtual = chance.below(seats, "yurikure-chance-virtual")
    events.append(Happened("virtual", "YK-2.6", {"seat": virtual}, discloses=True))
    return virtual
