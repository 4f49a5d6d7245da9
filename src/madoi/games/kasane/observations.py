"""Views of Kasane as tensors: the bounds that the types do not say."""

from __future__ import annotations

from typing import Final

from madoi.core.observations import Observations
from madoi.core.settings import Settings
from madoi.core.tensors import EachSeat, Maybe, Number, Omitted, Part, Row, SeatNumber, Word
from madoi.games.kasane.rules.cards import NUMBERS, PLUS_ONE, TURNS_EACH
from madoi.games.kasane.rules.ending import COLOUR_POINTS
from madoi.games.kasane.settings import KasaneSettings

VERSION: Final = 1
_SETTINGS: Final = Omitted("the settings say it")


class KasaneObservations(Observations):
    """Piles, hands and rows are read from their top, front and right end, where play goes on."""

    def __init__(self) -> None:
        super().__init__(VERSION)

    def parts(self, settings: Settings) -> dict[str, Part]:
        assert isinstance(settings, KasaneSettings)
        seats = settings.seats
        cells = settings.point_table.cells
        card = Word([PLUS_ONE, *NUMBERS])
        spaces = max(len(cell.points) for cell in cells)
        return {
            "viewer": Omitted("the first slice says it"),
            "round": Word([*range(1, settings.rounds + 1)]),
            "rounds": _SETTINGS,
            "start": SeatNumber(seats),
            "mover": SeatNumber(seats),
            "columns": Row(settings.columns, Row(settings.column_height, card, backwards=True)),
            "deck_size": Number(len(settings.deck)),
            "seats": EachSeat(seats),
            "seats/points": Number(most_points(settings)),
            "seats/row": Row(TURNS_EACH, card, backwards=True),
            "seats/colours": Word([*range(len(COLOUR_POINTS))]),
            "seats/hand": Maybe(Row(TURNS_EACH, card, backwards=True)),
            "seats/hand_size": Number(TURNS_EACH),
            "cells": Row(len(cells)),
            "cells/yaku": _SETTINGS,
            "cells/count": _SETTINGS,
            "cells/points": _SETTINGS,
            "cells/taken": Word([*range(spaces + 1)]),
            "cells/points_from": _SETTINGS,
            "cells/spaces_from": _SETTINGS,
            "easier": _SETTINGS,
            "colour_points": _SETTINGS,
            "winners": Row(seats, SeatNumber(seats)),
        }


def most_points(settings: KasaneSettings) -> int:
    """Nobody can have more: a space of the point table in every turn, every +1, and both bonuses."""
    spaces = sorted(points for cell in settings.point_table.cells for points in cell.points)
    plus_ones = settings.deck.count(PLUS_ONE)
    return sum(spaces[-TURNS_EACH:]) + plus_ones + max(COLOUR_POINTS) + settings.twelve_points
