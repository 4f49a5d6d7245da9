"""The kit of the core, applied to Kasane: every number of players, every option."""

from __future__ import annotations

from itertools import product

import pytest

from madoi.core.testing import Checked, check
from madoi.games.kasane import GAME
from madoi.version import compiled

COMBINATIONS = [
    (seats, {"harder": harder, "easier": easier, "open-hands": open_hands})
    for seats, harder, easier, open_hands in product((2, 3, 4), *[("no", "yes")] * 3)
    if seats == 3 or harder == "no"
]
IN_TIME = COMBINATIONS[::3] if compiled() else COMBINATIONS[::5]
"""Every number of players, every option on and off. Uncompiled the kit takes many times as long, and finds the same;
that both play alike, the playthroughs show."""


@pytest.mark.parametrize(
    ("seats", "options"),
    [pytest.param(*one, marks=() if one in IN_TIME else pytest.mark.long) for one in COMBINATIONS],
)
def test_the_kit_is_clean(seats: int, options: dict[str, str]) -> None:
    seen: Checked = check(GAME, options, seats, games=12)
    assert seen.games == 12
    assert seen.longest == seats * 12
    assert seen.most_actions <= 60
    assert {"kasane-took", "kasane-made", "kasane-took-plus-one", "kasane-ended"} <= seen.kinds
