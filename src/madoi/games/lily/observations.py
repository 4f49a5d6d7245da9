"""Views of Lily as tensors: the bounds that the types do not say."""

from __future__ import annotations

from typing import Final

from madoi.core.observations import Observations
from madoi.core.settings import Settings
from madoi.core.tensors import Bag, EachSeat, Number, Omitted, Part, Row, SeatNumber, Word
from madoi.games.lily.cards.decks import MOST_CARDS
from madoi.games.lily.rules.areas import AREAS
from madoi.games.lily.rules.pieces import PARTNER
from madoi.games.lily.settings import LilySettings
from madoi.games.lily.skills.nodes import MOMENTS
from madoi.games.lily.skills.permissions import WORDS

VERSION: Final = 1
MOST_POWER: Final = 2000
"""Of one character or one sum. Skills know no limit; what is more counts as this much."""
MOST_TURNS: Final = 1000
"""Without a limit a duel may take more turns; those count as this many."""
SHOWN_PILE: Final = 5
"""Known cards at the top and the bottom of a deck. More are left out."""
SHOWN_SKILLS: Final = 6
"""Skills that wait. More are left out."""
MOST_SUPPORTS: Final = 8
MOST_SKILLS: Final = 9
MOST_USES: Final = 9
_REASONS: Final = Omitted("the sums are told, not the steps to them")


class LilyObservations(Observations):
    """Cards are those of both decks. Hands and piles without an order are counted."""

    def __init__(self) -> None:
        super().__init__(VERSION)

    def parts(self, settings: Settings) -> dict[str, Part]:
        assert isinstance(settings, LilySettings)
        cards = settings.pool.cards
        used = sorted({card for deck in settings.decks for card in [*deck.cards, *deck.potentials]})
        ids: list[object] = [cards[card].id for card in used]
        alike = max(
            max(deck.cards.count(card), deck.potentials.count(card))
            for deck in settings.decks
            for card in used
        )
        seat, card, skill = SeatNumber(settings.seats), Word(ids), Word([*range(1, MOST_SKILLS + 1)])
        power = Number(MOST_POWER, -MOST_POWER)
        faced: list[object] = [{"card": id, "up": up} for id in ids for up in (True, False)]
        pile = Row(SHOWN_PILE, card, cut=True)
        parts: dict[str, Part] = {
            "viewer": Omitted("the first slice says it"),
            "turn": Number(settings.turns + 1 if settings.turns else MOST_TURNS),
            "mover": seat,
            "first": seat,
            "played": Number(MOST_CARDS),
            "result": Word([0, 1, "draw"]),
            "event/card": card,
            "event/owner": seat,
            "players": EachSeat(settings.seats),
            "players/deck": Number(MOST_CARDS),
            "players/deck_top": pile,
            "players/deck_bottom": pile,
            "players/hatena": Number(MOST_CARDS),
            "players/hand": Bag(ids, alike, MOST_CARDS),
            "players/known": Bag(ids, alike, MOST_CARDS),
            "players/trash": Bag(ids, alike),
            "players/removed": Bag(ids, alike),
            "players/coupling": Bag(faced, alike),
            "players/potentials": Bag(faced, alike),
            "players/levels": Number(MOST_CARDS, -MOST_CARDS),
            "players/leader": card,
            "players/partner": card,
            "players/partner_lies": Word([*PARTNER]),
            "battle/side": seat,
            "battle/attacker": card,
            "battle/targets": Row(len(AREAS)),
            "battle/supports": Row(MOST_SUPPORTS, card),
            "battle/blocked": Row(len(AREAS)),
            "battle/beaten": Row(len(AREAS)),
            "battle/attack": power,
            "battle/attack_parts": _REASONS,
            "battle/defence": Row(len(AREAS), power),
            "battle/defence_parts": _REASONS,
            "skill/seat": seat,
            "skill/card": card,
            "skill/skill": skill,
            "waiting": Row(SHOWN_SKILLS, cut=True),
            "waiting/seat": seat,
            "waiting/card": card,
            "waiting/skill": skill,
            "later": Row(SHOWN_SKILLS, cut=True),
            "later/seat": seat,
            "later/card": card,
            "later/skill": skill,
            "later/moment": Word([*MOMENTS]),
            "choice/seat": seat,
            "choice/least": Number(MOST_CARDS),
            "choice/most": Number(MOST_CARDS),
            "choice/characters": Row(len(AREAS) * settings.seats),
            "choice/characters/seat": seat,
        }
        for area in AREAS:
            field = f"players/field/{area}"
            parts[f"{field}/card"] = card
            parts[f"{field}/below"] = Bag(ids, alike)
            parts[f"{field}/power"] = power
            parts[f"{field}/changes"] = _REASONS
            parts[f"{field}/granted"] = Bag([*WORDS], 1)
            parts[f"{field}/used"] = Bag([*range(1, MOST_SKILLS + 1)], MOST_USES)
        return parts
