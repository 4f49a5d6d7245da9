"""The kit of the core, applied to Lily: every pair of ready decks, every option."""

from __future__ import annotations

import pytest

from madoi.core.testing import Checked, check
from madoi.games.lily import GAME
from madoi.version import compiled

COMBINATIONS = [
    {"decks": "dawn,dusk"},
    {"decks": "dusk,ember", "deployment": "up-to"},
    {"decks": "ember,dawn", "turns": "60"},
    {"decks": "lantern,eclipse", "card-edition": "2", "rulings": "2"},
    {"decks": "dawn", "turns": "none"},
    {"decks": "ember", "deployment": "up-to", "turns": "60"},
]
IN_TIME = COMBINATIONS if compiled() else COMBINATIONS[2:4]
"""Uncompiled the kit takes many times as long, and finds the same; that both play alike, the playthroughs show."""


@pytest.mark.parametrize("options", IN_TIME, ids=lambda options: " ".join(options.values()))
def test_the_kit_is_clean(options: dict[str, str]) -> None:
    seen: Checked = check(GAME, options, 2, games=1, probes=0.5)
    assert seen.games == 1
    assert {"lily-ready", "lily-opened", "lily-turn", "lily-attacked", "lily-support"} <= seen.kinds
