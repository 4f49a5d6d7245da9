"""The pieces on the table: characters, one player's areas, a battle in progress (LY-3, LY-8)."""

from __future__ import annotations

from typing import Final

from madoi.core.immutable import Immutable
from madoi.games.lily.data_types import Counter
from madoi.games.lily.rules.piles import Pile

OFF_FIELD: Final = -2
"""Stands for the partner or support card that attacks in a counter: it is not on the field (LY-D8)."""

# How the partner lies.
UPRIGHT: Final = 0
SIDEWAYS: Final = 1
FACE_DOWN: Final = 2
PARTNER: Final = ["upright", "sideways", "face-down"]

# How long a change lasts.
UNTIL_BATTLE: Final = 0
UNTIL_TURN: Final = 1
UNTIL_NEXT: Final = 2
UNTIL: Final = ["battle", "turn", "next-turn"]

# What lasts.
PLUS: Final = 0
TIMES: Final = 1
GRANT: Final = 2
HALF: Final = 3
SET: Final = 4


class LastingChange(Immutable):
    """A change to a character that ends by itself: after the battle, or after the turn with this number.
    ``cause`` is the card whose skill did it."""

    def __init__(self, character: int, kind: int, value: int, last_turn: int, cause: int) -> None:
        self.character = character
        self.kind = kind
        self.value = value
        self.last_turn = last_turn  # 0: ends with the battle
        self.cause = cause


class Character:
    """A character on the field: the cards she is made of, the present one last; ``card`` is that one."""

    def __init__(self, number: int, owner: int, area: int, card: int) -> None:
        self.number = number
        self.owner = owner
        self.area = area
        self.card = card
        self.cards = [card]
        self.active = True
        self.leader = False
        self.silent = False  # she left the field without skills
        self.used: list[int] = []  # once-a-turn skills of the present card (LY-9.3)

    def copy(self) -> Character:
        twin = Character(self.number, self.owner, self.area, self.cards[0])
        twin.card = self.card
        twin.cards = self.cards.copy()
        twin.active = self.active
        twin.leader = self.leader
        twin.silent = self.silent
        twin.used = self.used.copy()
        return twin

    def put_on(self, card: int) -> None:
        """A card is put on her others and is the present one now."""
        self.card = card
        self.cards.append(card)


class Player:
    """One player's areas (LY-3.1)."""

    def __init__(self, deck: list[int], hatena: list[int]) -> None:
        self.deck = Pile(deck)
        self.hatena = Pile(hatena)
        self.hand: list[int] = []  # as in `piles`: with who knows it
        self.trash: list[int] = []
        self.removed: list[int] = []  # from the game, for everybody to see
        self.coupling: list[int] = []  # card * 2 + 1 when face up
        self.potentials: list[int] = []  # the same
        self.leader_card = -1  # chosen face down, until LY-5.5
        self.partner = -1
        self.partner_lies = FACE_DOWN
        self.field: list[Character | None] = [None] * 6

    def copy(self) -> Player:
        twin = Player([], [])
        twin.deck = self.deck.copy()
        twin.hatena = self.hatena.copy()
        twin.hand = self.hand.copy()
        twin.trash = self.trash.copy()
        twin.removed = self.removed.copy()
        twin.coupling = self.coupling.copy()
        twin.potentials = self.potentials.copy()
        twin.leader_card = self.leader_card
        twin.partner = self.partner
        twin.partner_lies = self.partner_lies
        twin.field = [None if stands is None else stands.copy() for stands in self.field]
        return twin

    def characters(self) -> list[Character]:
        return [stands for stands in self.field if stands is not None]


class Battle:
    """A battle in progress (LY-8): who attacks whom, and how far it has come."""

    def __init__(self, side: int, attacker: int, card: int, targets: list[int]) -> None:
        self.side = side  # the attacking player
        self.attacker = attacker  # a character's number, or OFF_FIELD
        self.card = card  # the attacking card, as it was last seen
        self.targets = targets
        self.step = 0  # what comes next
        self.current_step = 0  # what is being done
        self.counter: Counter = ""  # "sange" or "coupling"
        self.supports = [-1, -1]
        self.redrawn = [False, False]
        self.support_bonus = [0, 0]  # what skills add to each side's support
        self.support_changes: list[tuple[int, int, int]] = []  # of that: seat, causing card, how much
        self.critical = False
        self.blocked: list[int] = []
        self.block_offered: list[int] = []  # the targets the defender was asked to block for
        self.defeated: list[int] = []

    def copy(self) -> Battle:
        twin = Battle(self.side, self.attacker, self.card, self.targets.copy())
        twin.step = self.step
        twin.current_step = self.current_step
        twin.counter = self.counter
        twin.supports = self.supports.copy()
        twin.redrawn = self.redrawn.copy()
        twin.support_bonus = self.support_bonus.copy()
        twin.support_changes = self.support_changes.copy()
        twin.critical = self.critical
        twin.blocked = self.blocked.copy()
        twin.block_offered = self.block_offered.copy()
        twin.defeated = self.defeated.copy()
        return twin
