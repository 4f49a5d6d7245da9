"""Secrets of Lily, for the test kit: hands, decks, and people chosen face down (LY-3.2, LY-3.4, LY-5.3)."""

from __future__ import annotations

from madoi.core.capabilities import ANY_ONE_SEAT, Secrets
from madoi.core.game import State
from madoi.core.viewer import Viewer
from madoi.games.lily.rules.piles import card_of, knows
from madoi.games.lily.rules.state import LilyState


class LilySecrets(Secrets):
    """A player sees the cards that she draws, looks at or puts away; of the other's deck, what a skill lets
    her look at. Of leaders and partners, those with several copies in the deck are imagined more often."""

    def __init__(self) -> None:
        owner = [
            "drew",
            "chose-leader",
            "chose-partner",
            "to-hand",
            "to-deck",
            "to-deck-top",
            "to-deck-bottom",
        ]
        faces = {f"lily-{kind}": "seat" for kind in owner}
        faces.update({f"lily-{kind}": ANY_ONE_SEAT for kind in ("looked",)})
        super().__init__(faces, weighted=["leader", "partner"])

    def hidden(self, state: State, viewer: Viewer) -> dict[str, list[object]]:
        """Cards that the viewer has not seen: in hands, at the top or the bottom of decks, face down."""
        assert isinstance(state, LilyState)
        table = state.table
        found: dict[str, list[object]] = {}
        for seat, player in enumerate(table.players):
            places = {"hand": player.hand, "top": player.deck.top, "bottom": player.deck.bottom}
            for name, entries in places.items():
                unseen = [table.facts(card_of(entry)).id for entry in entries if not knows(entry, viewer)]
                if unseen:
                    unseen.sort()
                    found[f"{name} {seat + 1}"] = list[object](unseen)
            if seat != viewer and not table.opened and player.partner >= 0:
                found[f"leader {seat + 1}"] = [table.facts(player.leader_card).id]
                found[f"partner {seat + 1}"] = [table.facts(player.partner).id]
        return found
