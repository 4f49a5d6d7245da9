"""What each viewer must not learn, for taint tests."""

from __future__ import annotations

from madoi.core.game import State
from madoi.core.testing import dump
from madoi.core.viewer import Viewer
from madoi.games.lily.rules.piles import card_of, knows
from madoi.games.lily.rules.state import LilyState


def secrets(state: State, viewer: Viewer) -> list[str]:
    """What must not reach the viewer: the hands of others as they would be written, as long as they hold a card that
    they have not seen; leaders and partners that lie face down."""
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
