"""The kit of the core, applied to Yuri-Kure: every number of players with every option."""

from __future__ import annotations

import pytest

from madoi.core.testing import Checked, check
from madoi.games.yurikure import GAME
from madoi.games.yurikure.rules.girls import GIRLS
from madoi.version import compiled

_NAMES = ["aggressive", "attracting", "cool", "passive", "shy", "friendly", "cute", "attracted"]
GIVEN_9 = "; ".join(f"{girl} {_NAMES[n % 8]} {_NAMES[(n + 1) % 8]}" for n, girl in enumerate(GIRLS))
GIVEN_7 = "; ".join(GIVEN_9.split("; ")[:7])

COMBINATIONS = [
    (3, {"procedure": "competition"}),
    (3, {"procedure": "open", "advanced-support": "yes", "edition": "zh-hant"}),
    (3, {"procedure": "open", "orientations": "standard"}),
    (3, {"procedure": "competition", "orientations": "random", "edition": "zh-hant"}),
    (3, {"procedure": "open", "orientations": GIVEN_7}),
    (4, {"procedure": "open"}),
    (4, {"procedure": "competition", "advanced-support": "yes"}),
    (4, {"procedure": "competition", "orientations": "standard", "edition": "zh-hant"}),
    (4, {"procedure": "open", "orientations": "random"}),
    (4, {"procedure": "competition", "orientations": GIVEN_7}),
    (5, {"procedure": "competition", "orientations": "standard"}),
    (5, {"procedure": "open", "edition": "zh-hant"}),
    (5, {"procedure": "open", "orientations": "random"}),
    (5, {"procedure": "competition", "orientations": GIVEN_9, "edition": "zh-hant"}),
    (3, {"procedure": "open", "brisk": "yes", "orientations": "standard"}),
    (4, {"procedure": "open", "brisk": "yes", "advanced-support": "yes"}),
    (4, {"procedure": "competition", "brisk": "yes"}),
    (5, {"procedure": "competition", "brisk": "yes", "orientations": "random"}),
]
PLAIN = [*COMBINATIONS[::5], *COMBINATIONS[-3:-1]]
IN_TIME = [COMBINATIONS[n] for n in (0, 1, 4, 6, 8, 10, 12, 13, 15, 16)] if compiled() else PLAIN
"""Every number of players and every option. Uncompiled the kit takes many times as long, and finds the same; that both
play alike, the playthroughs show."""


@pytest.mark.parametrize(
    ("seats", "options"),
    [pytest.param(*one, marks=() if one in IN_TIME else pytest.mark.long) for one in COMBINATIONS],
)
def test_the_kit_is_clean(seats: int, options: dict[str, str]) -> None:
    games, probes = {3: (2, 0.5), 4: (1, 0.3), 5: (1, 0.1)}[seats]
    seen: Checked = check(GAME, options, seats, games, probes=probes)
    assert seen.games == games
    assert {"yurikure-handed-in", "yurikure-revealed", "yurikure-declared", "yurikure-ended"} <= seen.kinds
