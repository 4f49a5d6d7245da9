"""The one action of Kasane and its text: ``take 2``, ``take 2 yugiri 4``, ``take 2 yugiri 4 join``.

A player takes the top card of a column (from 1), and may make a yaku of this many cards with the front of the
hand. ``join``: it begins with the right-most card of the player's row (KS-2.1 to KS-2.5).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from madoi.core.action import Action
from madoi.core.refusal import Malformed, Refusal
from madoi.games.kasane.data_types import KasaneParts
from madoi.games.kasane.rules.point_table import MOST_CARDS
from madoi.games.kasane.rules.yaku import IDS, YUGIRI

NO_YAKU: Final = -1
MOST_COLUMNS: Final = 4
_YAKU: Final = YUGIRI + 1
_COUNTS: Final = [str(count) for count in range(2, MOST_CARDS + 1)]


class Take(Action):
    """A whole turn. ``yaku`` is `NO_YAKU` for only taking; ``count`` includes a joined card."""

    def __init__(self, column: int, yaku: int, count: int, join: bool) -> None:
        text = f"take {column + 1}"
        if yaku != NO_YAKU:
            text += f" {IDS[yaku]} {count}" + (" join" if join else "")
        super().__init__(text)
        self.column: i64 = column
        self.yaku: i64 = yaku
        self.count: i64 = count
        self.join = join

    def parts(self) -> KasaneParts:
        yaku = None if self.yaku == NO_YAKU else IDS[self.yaku]
        return {"column": self.column + 1, "yaku": yaku, "count": self.count, "join": self.join}


# Every action there is, made once: legal moves are looked up, not built.
_ONLY: Final = [Take(column, NO_YAKU, 0, False) for column in range(MOST_COLUMNS)]
_WITH_YAKU: Final = [
    Take(column, yaku, count, join)
    for column in range(MOST_COLUMNS)
    for yaku in range(len(IDS))
    for count in range(MOST_CARDS + 1)
    for join in (False, True)
]


def only_take(column: i64) -> Take:
    return _ONLY[column]


def take_and_make(column: i64, yaku: i64, count: i64, join: bool) -> Take:
    return _WITH_YAKU[((column * _YAKU + yaku) * (MOST_CARDS + 1) + count) * 2 + (1 if join else 0)]


def parse(text: str) -> Take:
    """Read an action. Raises `Malformed`."""
    words = text.lower().split()
    if words[:1] != ["take"] or len(words) not in (2, 4, 5):
        raise _malformed("kasane-notation", text)
    column = words[1]
    if column not in ("1", "2", "3", "4"):
        raise _malformed("kasane-notation-column", column)
    if len(words) == 2:
        return only_take(int(column) - 1)
    if words[2] not in IDS:
        raise _malformed("kasane-notation-yaku", words[2])
    if words[3] not in _COUNTS:
        raise _malformed("kasane-notation-count", words[3])
    if len(words) == 5 and words[4] != "join":
        raise _malformed("kasane-notation", text)
    return take_and_make(int(column) - 1, IDS.index(words[2]), int(words[3]), len(words) == 5)


def _malformed(code: str, text: str) -> Malformed:
    return Malformed(Refusal(code, "", {"text": text, "allowed": IDS}))
