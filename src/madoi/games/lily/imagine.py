"""Determinization: a full table that fits what a viewer knows.

The cards that the viewer has not seen are dealt among the hidden zones they can be in.
"""

from __future__ import annotations

from madoi.core.chance import Chance
from madoi.games.lily.cards.card_facts import CHARACTER
from madoi.games.lily.rules.piles import Pile, card_of, hidden_card, knowers_of
from madoi.games.lily.rules.table import Table
from madoi.games.lily.view import UNKNOWN

WHAT = "lily-chance-imagined"


def imagine(seen: Table, chance: Chance) -> Table:
    """Fill in what is unknown, each possible deal equally likely; known tops and bottoms of decks stay."""
    table = seen.copy()
    for seat in range(len(table.players)):
        _fill(table, seat, chance)
    return table


def _fill(table: Table, seat: int, chance: Chance) -> None:
    player = table.players[seat]
    unseen = unseen_cards(table, seat)
    if player.partner == UNKNOWN:
        player.leader_card = _any_first_level(table, unseen, chance)
        player.partner = _any_first_level(table, unseen, chance)
    player.hand = [_known(entry, unseen, chance) for entry in player.hand]
    _fill_pile(player.deck, unseen, chance)
    potentials = table.settings.decks[seat].potentials.copy()
    for entry in player.potentials:
        potentials.remove(entry >> 1)
    _fill_pile(player.hatena, potentials, chance)


def _fill_pile(pile: Pile, unseen: list[int], chance: Chance) -> None:
    """What is left over is the bag."""
    pile.top = [_known(entry, unseen, chance) for entry in pile.top]
    pile.bottom = [_known(entry, unseen, chance) for entry in pile.bottom]
    pile.bag = unseen


def _known(entry: int, unseen: list[int], chance: Chance) -> int:
    if card_of(entry) != UNKNOWN:
        return entry
    return hidden_card(chance.draw(unseen, WHAT), knowers_of(entry))


def _any_first_level(table: Table, unseen: list[int], chance: Chance) -> int:
    """LY-5.1: leader and partner are level-1 characters."""
    possible = [
        card for card in unseen if table.facts(card).kind == CHARACTER and table.facts(card).level == 1
    ]
    card = possible[chance.below(len(possible), WHAT)]
    unseen.remove(card)
    return card


def unseen_cards(table: Table, seat: int) -> list[int]:
    """The cards of a player's deck that lie in no place where the viewer can see them."""
    unseen = table.settings.decks[seat].cards.copy()
    for card in cards_outside_bag(table, seat):
        if card != UNKNOWN:
            unseen.remove(card)
    return unseen


def cards_outside_bag(table: Table, seat: int) -> list[int]:
    """All cards of a player's deck that lie anywhere but in the bag of that deck, `UNKNOWN` ones too."""
    player = table.players[seat]
    found = player.trash + player.removed + [entry >> 1 for entry in player.coupling]
    found += [card_of(entry) for entry in player.hand + player.deck.top + player.deck.bottom]
    for stands in player.characters():
        found += stands.cards
    found += [card for card in (player.leader_card, player.partner) if card >= 0]
    if table.event >= 0 and table.event_owner == seat:
        found.append(table.event)
    battle = table.battle
    if battle is not None:
        if battle.supports[seat] >= 0:
            found.append(battle.supports[seat])
        if battle.counter == "coupling" and battle.side == seat:
            found.append(battle.card)
    return found
