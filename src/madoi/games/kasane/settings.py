"""What a table of Kasane may choose: KS-6 and the point table (KS-3.10)."""

from __future__ import annotations

from typing import Final

from madoi.core.game import Option, Settings
from madoi.core.refusal import BadOption, Refusal
from madoi.games.kasane.cards import column_height_for, columns_for
from madoi.games.kasane.table import RULE, YakuTable, shipped_table, table_from_text

YES_NO: Final = ["no", "yes"]
OPTIONS: Final = [
    Option("harder", YES_NO, "no", "KS-6.1"),
    Option("easier", YES_NO, "no", "KS-6.2"),
    Option("open-hands", YES_NO, "no", "KS-6.3"),
    Option("yaku", [], shipped_table().text(), RULE, from_file=True),
]


class KasaneSettings(Settings):
    """The options as the rules use them."""

    def __init__(self, seats: int, options: dict[str, str], table: YakuTable) -> None:
        super().__init__(seats, options)
        self.harder = options["harder"] == "yes"
        self.easier = options["easier"] == "yes"
        self.open_hands = options["open-hands"] == "yes"
        self.table = table
        self.columns = columns_for(seats)
        self.column_height = column_height_for(seats)
        self.rounds = seats  # KS-4.3; two rounds for two by KS-6.4
        # KS-4.1: as many cards as players stay. For two, six turns each leave four (KS-6.4).
        self.left_over = 4 if seats == 2 else seats


def kasane_settings(options: dict[str, str], seats: int) -> KasaneSettings:
    """Settings from checked options. Raises `BadOption` where they contradict each other."""
    if options["harder"] == "yes" and seats != 3:
        raise BadOption(Refusal("kasane-harder-seats", "KS-6.1", {"given": seats}))
    table = table_from_text(options["yaku"])
    return KasaneSettings(seats, {**options, "yaku": table.text()}, table)
