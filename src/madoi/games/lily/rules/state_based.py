"""State-based actions, applied at any time (LY-4.6, LY-4.7, LY-4.9), and the end of a duel (LY-1).

LY-4.8 is applied where a card enters the coupling area: `BaseTable.put_in_coupling`.
"""

from __future__ import annotations

from mypy_extensions import i64

from madoi.games.lily.events import Ended
from madoi.games.lily.rules.base_table import DRAW, GOES_ON
from madoi.games.lily.rules.choice import KEEP, Choice
from madoi.games.lily.rules.pieces import Character
from madoi.games.lily.rules.table import Table
from madoi.games.lily.skills.permissions import TWINS


def check_end(table: Table) -> bool:
    """LY-1: end the duel if somebody has won or lost. Returns whether it has ended."""
    if table.result != GOES_ON:
        return True
    lost = [_has_lost(table, 0), _has_lost(table, 1)]
    if not (lost[0] or lost[1] or table.won[0] or table.won[1]):
        return False
    wins = [table.won[seat] or lost[1 - seat] for seat in (0, 1)]
    if wins[0] and wins[1]:
        end_duel(table, DRAW, "LY-1.4")
    else:
        winner = 0 if wins[0] else 1
        reason = "LY-1.3" if table.won[winner] else "LY-1.1" if table.leader(1 - winner) is None else "LY-1.2"
        end_duel(table, winner, reason)
    return True


def end_duel(table: Table, result: int, rule: str, reason: str = "") -> None:
    table.result = result
    table.choice = None
    if result == DRAW:
        table.log.append(Ended("drawn", rule, table.cards.facts_of, reason=reason))
    else:
        table.log.append(Ended("won", rule, table.cards.facts_of, result, reason))


def _has_lost(table: Table, seat: int) -> bool:
    """LY-1.1: no leader on the field. LY-1.2: neither deck nor trash; a revealed support is in the deck
    (LY-3.4)."""
    if not table.opened:
        return False
    if table.leader(seat) is None:
        return True
    return not table.players[seat].trash and table.deck_size(seat) == 0


def apply_state_based_actions(table: Table) -> bool:
    """The turn player's first. Returns whether anything was done or asked."""
    for seat in table.seats_in_turn_order():
        player = table.players[seat]
        if player.trash and player.deck.size() == 0:
            table.refresh(seat)
            return True
        if table.opened and table.close_up(seat):
            return True
        if table.choice is not None and table.choice.kind == KEEP:
            continue
        same = sharing_a_name(table, seat)
        if same:
            table.interrupted = table.choice
            table.choice = Choice(KEEP, seat, [character.area for character in same])
            return True
    return False


def sharing_a_name(table: Table, seat: int) -> list[Character]:
    """LY-4.6: allies that share one name and are not all allowed to. Empty when there are none."""
    if not _may_share_a_name(table, seat):  # looked at again and again, and hardly ever so
        return []
    stands = table.players[seat].characters()
    for place, one in enumerate(stands):
        for name in table.facts(one.card).names:
            same = [one] + [other for other in stands[place + 1 :] if name in table.facts(other.card).names]
            if len(same) > 1 and not all(table.granted(character) & TWINS for character in same):
                return same
    return []


def _may_share_a_name(table: Table, seat: int) -> bool:
    """False only where no two have a name in common (`CardFacts.name_bits`)."""
    cards = table.pool.cards
    seen: i64 = 0
    for stands in table.players[seat].field:
        if stands is not None:
            names = cards[stands.card].name_bits
            if seen & names:
                return True
            seen |= names
    return False


def keep_one(table: Table, choice: Choice, area: int) -> None:
    """LY-4.6: the owner keeps one, the others go to the trash."""
    table.choice = table.interrupted
    table.interrupted = None
    player = table.players[choice.seat]
    for other in choice.candidates:
        character = player.field[other]
        if other != area and character is not None:
            table.emit("namesake-left", "LY-4.6", choice.seat, character.card, area=other)
            table.remove_character(character)
            player.trash += character.cards
