"""YK-7.4 to YK-7.6, YK-9: how a game ends and who has won."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from madoi.core.event import Event, Outcome
from madoi.core.viewer import Seat
from madoi.games.yurikure.data_types import ScoreFace, SheetOpenedFace, SupportPhrase
from madoi.games.yurikure.events import Happened, pair_facts
from madoi.games.yurikure.rules.control import Control
from madoi.games.yurikure.rules.girls import Circle
from madoi.games.yurikure.rules.relations import SINGLE
from madoi.games.yurikure.rules.sheets import Sheet

FATED: Final = "fated"
POLYGAMY: Final = "polygamy"
NINE_TURNS: Final = "nine-turns"
_RULES: Final = {FATED: "YK-9.2", POLYGAMY: "YK-9.3", NINE_TURNS: "YK-9.4"}


def polygamy_pairs(circle: Circle, couple: list[int]) -> list[int]:
    """YK-7.5, YK-D7: all pairs inside groups of three or more girls all of whose pairs are couples. Every
    such group consists of such groups of three, so the triangles are enough."""
    if couple.count(SINGLE) > len(couple) - 3:
        return []
    found: set[int] = set()
    for one, other, third in combinations(range(circle.girls), 3):
        sides = (circle.pair(one, other), circle.pair(one, third), circle.pair(other, third))
        if all(couple[side] != SINGLE for side in sides):
            found.update(sides)
    return sorted(found)


def girls_of(circle: Circle, pairs: list[int]) -> list[int]:
    return sorted({girl for pair in pairs for girl in (circle.first[pair], circle.second[pair])})


def support_sums(sheets: list[Sheet], pairs: list[int], capped: bool) -> list[int]:
    """Each seat's support on these pairs: counted (YK-9.2, YK-9.4) or all of it (YK-9.3)."""
    if capped:
        return [sum(sheet.counted(pair) for pair in pairs) for sheet in sheets]
    return [sum(sheet.total(pair) for pair in pairs) for sheet in sheets]


def exposure(circle: Circle, control: Control, pairs: list[int]) -> list[int]:
    """YK-9.5: what each seat has revealed on the girls concerned, each girl once."""
    girls = girls_of(circle, pairs)
    return [sum(row[girl] for girl in girls) for row in control.revealed]


def outcome(points: list[int], exposed: list[int], has_pairs: bool) -> Outcome:
    """YK-9.4, YK-9.5: the highest sum, then the least revealed, then a draw of those; with no couple at
    all everybody draws. A draw is no win for anyone, and an equal share in statistics."""
    seats = range(len(points))
    if not has_pairs:
        best: list[Seat] = list(seats)
    else:
        merits = [(points[seat], -exposed[seat]) for seat in seats]
        best = [seat for seat in seats if merits[seat] == max(merits)]
    shares = [1.0 / len(best) if seat in best else 0.0 for seat in seats]
    winners = best if len(best) == 1 else []
    return Outcome([float(value) for value in points], shares, winners)


def open_sheets(
    circle: Circle,
    sheets: list[Sheet],
    ending: str,
    pairs: list[int],
    points: list[int],
    exposed: list[int],
    events: list[Event],
) -> None:
    """YK-2.7, YK-9: every sheet, and each seat's sum over the pairs of the ending."""
    for seat, sheet in enumerate(sheets):
        supported: list[SupportPhrase] = [
            {
                "key": "yurikure-sheet-entry",
                **pair_facts(circle, pair),
                "setup": sheet.setup[pair],
                "extra": sheet.extra[pair],
            }
            for pair in range(circle.pairs)
            if sheet.total(pair)
        ]
        facts: SheetOpenedFace = {"seat": seat, "pairs": supported}
        events.append(Happened("sheet-opened", "YK-2.7", facts, discloses=True))
        parts: list[SupportPhrase] = [
            {
                "key": "yurikure-score-part",
                **pair_facts(circle, pair),
                "setup": sheet.setup[pair] if ending == POLYGAMY else min(5, sheet.setup[pair]),
                "extra": sheet.extra[pair],
            }
            for pair in pairs
        ]
        score: ScoreFace = {"seat": seat, "parts": parts, "points": points[seat], "revealed": exposed[seat]}
        events.append(Happened("score", _RULES[ending], score))
