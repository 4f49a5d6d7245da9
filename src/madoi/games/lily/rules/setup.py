"""Setup (LY-5.3 to LY-5.5): leader and partner face down, six cards, the mulligan, face up."""

from __future__ import annotations

from madoi.games.lily.cards.card_facts import CHARACTER
from madoi.games.lily.events import Chose
from madoi.games.lily.rules.choice import MULLIGAN, Choice
from madoi.games.lily.rules.pieces import Player
from madoi.games.lily.rules.piles import card_of
from madoi.games.lily.rules.table import Table


def lay_out(table: Table) -> None:
    """Both players' decks are there; leaders and partners are not chosen yet."""
    for deck in table.settings.decks:
        table.players.append(Player(deck.cards.copy(), deck.potentials.copy()))


def choosers(table: Table) -> list[int]:
    """Who still has to choose leader or partner; both choose at the same time, hidden from each other
    (LY-3.2)."""
    return [seat for seat, player in enumerate(table.players) if player.partner < 0]


def leader_candidates(table: Table, seat: int) -> list[int]:
    """LY-5.1: the level-1 characters in the deck, each once."""
    found: list[int] = []
    for card in table.players[seat].deck.bag:
        facts = table.facts(card)
        if facts.kind == CHARACTER and facts.level == 1 and card not in found:
            found.append(card)
    return sorted(found)


def choose_leader_or_partner(table: Table, seat: int, card: int) -> None:
    """LY-5.3: first the leader, then the partner; when both players have, the duel begins."""
    player = table.players[seat]
    player.deck.bag.remove(card)
    if player.leader_card < 0:
        player.leader_card = card
        table.log.append(Chose("chose-leader", table.cards.facts_of, seat, card))
        return
    player.partner = card
    table.log.append(Chose("chose-partner", table.cards.facts_of, seat, card))
    table.emit("ready", "LY-5.3", seat)
    if not choosers(table):
        _begin(table)


def _begin(table: Table) -> None:
    chance = table.chance
    assert chance is not None
    table.first = chance.below(2, "lily-chance-first")
    table.mover = table.first
    table.emit("first", "LY-5.3", table.first, discloses=True)
    for seat in table.seats_in_turn_order():
        table.draw(seat, table.settings.hand, "LY-5.4")
    table.ask(Choice(MULLIGAN, table.first, [], 0, table.settings.hand))


def mulligan(table: Table, choice: Choice, card: int) -> None:
    """LY-5.4: card by card into the trash, -1 for no more; then as many are drawn, and it is the second
    player's turn."""
    seat = choice.seat
    if card >= 0:
        news = table.take_from_hand(seat, card)
        table.put_in_trash(seat, card)
        table.emit("gave-back", "LY-5.4", seat, card, discloses=news)
        table.given_back += 1
        if table.players[seat].hand:
            return
    number = table.given_back
    table.given_back = 0
    if number:
        table.draw(seat, number, "LY-5.4")
    else:
        table.emit("kept-hand", "LY-5.4", seat)
    if seat == table.first:
        table.ask(Choice(MULLIGAN, 1 - table.first, [], 0, table.settings.hand))
    else:
        table.choice = None
        table.open_leaders()


def hand_cards(table: Table, seat: int) -> list[int]:
    """The different cards of a hand, in an order that tells nothing."""
    return sorted({card_of(entry) for entry in table.players[seat].hand})
