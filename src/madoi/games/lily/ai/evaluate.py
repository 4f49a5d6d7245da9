"""Static evaluation of a table for a player: lives, characters, cards, couplings.

The unit is about one card in hand.
"""

from __future__ import annotations

from typing import Final

from madoi.games.lily.cards.card_facts import EVENT
from madoi.games.lily.rules.areas import REACH, is_front
from madoi.games.lily.rules.base_table import GOES_ON
from madoi.games.lily.rules.pieces import FACE_DOWN, UPRIGHT, Character
from madoi.games.lily.rules.piles import card_of
from madoi.games.lily.rules.table import Table
from madoi.games.lily.view import UNKNOWN

WON: Final = 1000.0
_LIFE: Final = 3.0
_LAST_LIFE: Final = 9.0
_CARD: Final = 1.0
_NAMED: Final = 0.5  # a card of the leader's name blocks and doubles
_EVENT_IN_HAND: Final = -0.6  # an event does nothing there
_EVENT: Final = 0.8
_LEADER_POWER: Final = 1 / 25.0  # besides what any character's power is worth
_COUPLED: Final = 0.9
_ENOUGH_COUPLED: Final = 9
_FACE_UP: Final = 0.15
_PARTNER: Final = 1.5
_POTENTIAL: Final = 0.7
_EXPOSED: Final = 0.3
_USELESS_IN_BACK: Final = 1.2


def lives(table: Table, seat: int) -> int:
    """How often the leader can still be defeated, the last time included (LY-8.12)."""
    player = table.players[seat]
    return 1 + min(table.settings.potentials - len(player.potentials), player.hatena.size())


def life_value(table: Table, seat: int) -> float:
    """What it costs this player when their leader is defeated now."""
    left = lives(table, seat)
    return WON if left <= 1 else _LIFE + (_LAST_LIFE / left)


def character_value(table: Table, character: Character) -> float:
    """What a character is worth on the field, her leader's lives apart."""
    facts = table.facts(character.card)
    strength = table.power(character) / 20.0
    idle = not is_front(character.area) and facts.reach == 0
    where = -_USELESS_IN_BACK if idle else 0.3 if facts.reach else 0.0
    return 0.6 + strength + 0.15 * facts.level + where + 0.25 * len(facts.skills)


def evaluate(table: Table, seat: int) -> float:
    """How well a player stands, compared with the other."""
    if table.result != GOES_ON:
        return 0.0 if table.result > 1 else WON if table.result == seat else -WON
    return _side(table, seat) - _side(table, 1 - seat)


def _side(table: Table, seat: int) -> float:
    player = table.players[seat]
    left = lives(table, seat)
    total = _LIFE * left - _LAST_LIFE / left
    leader = table.leader(seat)
    for stands in player.field:
        if stands is not None:
            total += character_value(table, stands)
            if stands.active:
                total += 0.2
    if leader is not None:
        total += _LEADER_POWER * table.power(leader) - _EXPOSED * _threats(table, leader)
    total += sum([_card_value(table, card_of(entry), leader) for entry in player.hand])
    if table.event >= 0 and table.event_owner == seat:
        total += _EVENT
    total += _COUPLED * min(len(player.coupling), _ENOUGH_COUPLED)
    for entry in player.coupling:
        if entry & 1:
            total += _FACE_UP
    for entry in player.potentials:
        if entry & 1:
            total += _POTENTIAL
    if player.partner_lies != FACE_DOWN:
        total += _PARTNER if player.partner_lies == UPRIGHT else _PARTNER - 0.4
    return total


def _card_value(table: Table, card: int, leader: Character | None) -> float:
    """A card in hand."""
    if card == UNKNOWN or leader is None:
        return _CARD
    facts = table.facts(card)
    named = _NAMED if facts.is_named(table.facts(leader.card)) else 0.0
    return _CARD + named + (_EVENT_IN_HAND if facts.kind == EVENT else 0.0)


def _threats(table: Table, leader: Character) -> int:
    """How many enemies can attack a leader where they stand, by what is printed."""
    found = 0
    for enemy in table.players[1 - leader.owner].field:
        if enemy is not None and leader.area in REACH[table.facts(enemy.card).reach][enemy.area]:
            found += 1
    return found
