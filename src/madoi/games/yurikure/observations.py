"""Views of Yuri-Kure as tensors: the bounds that the types do not say."""

from __future__ import annotations

from typing import Final

from madoi.core.observations import Observations
from madoi.core.settings import Settings
from madoi.core.tensors import (
    Bag,
    EachSeat,
    Flag,
    Keyed,
    Maybe,
    Named,
    Number,
    Omitted,
    Part,
    Record,
    Row,
    SeatNumber,
    Word,
)
from madoi.games.yurikure.notation import vocabulary
from madoi.games.yurikure.rules.girls import GIRLS
from madoi.games.yurikure.rules.orientations import ORIENTATIONS
from madoi.games.yurikure.rules.sheets import SETUP_VALUES
from madoi.games.yurikure.settings import YurikureSettings

VERSION: Final = 1
MOST_FAVOR: Final = 6
MOST_DISCOMFORT: Final = 6
MOST_VOTES: Final = 27
"""Nine girls, each counted three times at most."""
_SETTINGS: Final = Omitted("the settings say it")


class YurikureObservations(Observations):
    """Pairs and girls in the order in which the rules number them."""

    def __init__(self) -> None:
        super().__init__(VERSION)

    def parts(self, settings: Settings) -> dict[str, Part]:
        assert isinstance(settings, YurikureSettings)
        seats = settings.seats
        circle = settings.circle
        girls = GIRLS[: circle.girls]
        names: list[object] = [*girls]
        pairs: list[object] = [
            [GIRLS[circle.first[pair]], GIRLS[circle.second[pair]]] for pair in range(circle.pairs)
        ]
        control = Number(max(settings.most_control, 1))
        extra = Number(max(settings.extra_after_3 + settings.extra_after_6, 1))
        values = max(len(SETUP_VALUES), settings.extra_after_3, settings.extra_after_6)
        spoken: list[object] = [action.text for action in vocabulary(circle, 0)]
        relation: dict[str, Part] = {
            "favor": Number(MOST_FAVOR),
            "discomfort": Number(MOST_DISCOMFORT),
            "couple": Flag(),
            "sworn": Flag(),
        }
        support: dict[str, Part] = {"setup": Number(settings.most_control), "extra": extra}
        return {
            "viewer": Omitted("the first slice says it"),
            "turn": Number(settings.turns + 1),
            "girls": _SETTINGS,
            "order": Row(circle.girls, Word(names)),
            "acting": Word(names),
            "orientations": Named(girls, Bag([one.name for one in ORIENTATIONS], 1)),
            "relations": Keyed("pair", pairs, Record(relation, [])),
            "setup_couple": Word(pairs),
            "revealed": EachSeat(seats, Named(girls, control)),
            "virtual_controller": SeatNumber(seats),
            "due/values": Row(values, Number(max(SETUP_VALUES))),
            "handed_in": EachSeat(seats, Flag()),
            "question/declared": Omitted("declared_parts says it"),
            "question/declared_parts/girls": Row(2, Word(names)),
            "question/declared_parts/value": Maybe(control),
            "question/declared_parts/effects": Omitted("the rules say it"),
            "question/priority": SeatNumber(seats),
            "question/passes": Number(seats),
            "question/passed": EachSeat(seats, Flag()),
            "question/tried": Bag(spoken, 1),
            "question/girl": Word(names),
            "affair/actor": Word(names),
            "affair/pair": Word(pairs),
            "affair/voters": Row(circle.girls, Word(names)),
            "affair/votes_for": Number(MOST_VOTES),
            "affair/votes_against": Number(MOST_VOTES),
            "affair/yeses": Number(2),
            "sheets": EachSeat(seats),
            "sheets/support": Keyed("pair", pairs, Record(support, [])),
            "sheets/draft": Row(values, Word(pairs)),
            "sheets/control": Named(girls, control),
            "ending": Word(["", "fated", "polygamy", "nine-turns"]),
            "ending_pairs": Bag(pairs, 1),
            "turns": _SETTINGS,
        }
