"""The kit of the core, applied to Lily: every pair of ready decks, every option."""

from __future__ import annotations

import pytest

from madoi.core.game import State, Viewer
from madoi.core.testing import Checked, check, dump
from madoi.games.lily import GAME
from madoi.games.lily.rules.piles import card_of, knows
from madoi.games.lily.rules.state import LilyState
from madoi.version import compiled

COMBINATIONS = [
    {"decks": "dawn,dusk"},
    {"decks": "dusk,ember", "deployment": "up-to"},
    {"decks": "ember,dawn", "turns": "60"},
    {"decks": "dawn", "turns": "none"},
    {"decks": "ember", "deployment": "up-to", "turns": "60"},
]
IN_TIME = COMBINATIONS if compiled() else COMBINATIONS[1:3]
"""Uncompiled the kit takes many times as long, and finds the same; that both play alike, the playthroughs show."""


def secrets(state: State, viewer: Viewer) -> list[str]:
    """What must not reach the viewer: the hands of others as they would be written, as long as they hold a card that
    she has not seen; leaders and partners that lie face down."""
    assert isinstance(state, LilyState)
    table = state.table
    found: list[str] = []
    for seat, player in enumerate(table.players):
        if seat == viewer:
            continue
        unseen = [entry for entry in player.hand if not knows(entry, viewer)]
        if unseen:
            hands = [
                [table.facts(card_of(entry)).id for entry in hand]
                for hand in (player.hand, sorted(player.hand))
            ]
            found += [dump({"hand": hand})[1:-1] for hand in hands]
        if not table.opened:
            if player.leader_card >= 0:
                found.append(dump({"leader": table.facts(player.leader_card).id})[1:-1])
            if player.partner >= 0:
                found.append(dump({"partner": table.facts(player.partner).id})[1:-1])
    if viewer >= 0:
        own = table.players[viewer]
        mine = [dump({"leader": table.facts(own.leader_card).id})[1:-1]] if own.leader_card >= 0 else []
        mine += [dump({"partner": table.facts(own.partner).id})[1:-1]] if own.partner >= 0 else []
        mine += [dump({"hand": [table.facts(card_of(entry)).id for entry in sorted(own.hand)]})[1:-1]]
        found = [secret for secret in found if secret not in mine]
    return found


@pytest.mark.parametrize("options", IN_TIME, ids=lambda options: " ".join(options.values()))
def test_the_kit_is_clean(options: dict[str, str]) -> None:
    seen: Checked = check(GAME, options, 2, games=1, probes=0.5, secrets=secrets)
    assert seen.games == 1
    assert {"lily-ready", "lily-opened", "lily-turn", "lily-attacked", "lily-support"} <= seen.kinds
