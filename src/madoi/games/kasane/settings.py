"""The settings of Kasane: variants (KS-6), the point table (KS-3.10), and rule parameters."""

from __future__ import annotations

from typing import Final

from madoi.core.refusal import BadOption, Refusal
from madoi.core.settings import Option, RuleParameter, Settings
from madoi.games.kasane.rules.cards import (
    TURNS_EACH,
    column_height_for,
    columns_for,
    deck_for,
    least_plus_ones_for,
    plus_ones_for,
)
from madoi.games.kasane.rules.ending import ROW_FOR_BONUS, TWELVE_POINTS
from madoi.games.kasane.rules.point_table import RULE, PointTable, shipped_table, table_from_text

YES_NO: Final = ["no", "yes"]
OPTIONS: Final = [
    Option("harder", YES_NO, "no", "KS-6.1"),
    Option("easier", YES_NO, "no", "KS-6.2"),
    Option("open-hands", YES_NO, "no", "KS-6.3"),
    Option("yaku", [], shipped_table().text(), RULE, from_file=True),
]
PARAMETERS: Final = [
    RuleParameter("plus-ones", 3, 20, "KS-1.1"),
    RuleParameter("bonus-row", 1, TURNS_EACH, "KS-5.1"),
    RuleParameter("twelve-points", 0, 20, "KS-5.2"),
]


class KasaneSettings(Settings):
    """The options as the rules use them."""

    def __init__(self, seats: int, options: dict[str, str], table: PointTable) -> None:
        super().__init__(seats, options)
        self.harder = options["harder"] == "yes"
        self.easier = options["easier"] == "yes"
        self.open_hands = options["open-hands"] == "yes"
        self.point_table = table
        self.columns = columns_for(seats)
        self.column_height = column_height_for(seats)
        self.rounds = seats  # KS-4.3; two rounds for two by KS-6.4
        # KS-4.1: as many cards as players stay. For two, six turns each leave four (KS-6.4).
        self.left_over = 4 if seats == 2 else seats
        self.deck = deck_for(seats, self.parameter("plus-ones", plus_ones_for(seats)))
        self.row_for_bonus = self.parameter("bonus-row", ROW_FOR_BONUS)
        self.twelve_points = self.parameter("twelve-points", TWELVE_POINTS)


def kasane_settings(options: dict[str, str], seats: int) -> KasaneSettings:
    """Settings from checked options. Raises `BadOption` where they contradict each other."""
    if options["harder"] == "yes" and seats != 3:
        raise BadOption(Refusal("kasane-harder-seats", "KS-6.1", {"given": seats}))
    least = least_plus_ones_for(seats)
    if int(options.get("plus-ones", least)) < least:
        raise BadOption(
            Refusal("kasane-plus-ones-few", "KS-4.3", {"given": options["plus-ones"], "least": least})
        )
    table = table_from_text(options["yaku"])
    return KasaneSettings(seats, {**options, "yaku": table.text()}, table)
