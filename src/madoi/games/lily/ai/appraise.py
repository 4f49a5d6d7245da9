"""Action values for Lily, from a view.

An attack is valued by the chance to win it.
Any other answer is tried on an imagined table, and the table is evaluated one step later.
"""

from __future__ import annotations

from typing import Final

from madoi.core.action import Action
from madoi.core.chance import Seeded
from madoi.games.lily.ai.evaluate import character_value, evaluate, life_value
from madoi.games.lily.cards.card import Card
from madoi.games.lily.cards.card_facts import EVENT
from madoi.games.lily.cards.support_odds import STEP
from madoi.games.lily.imagine import imagine
from madoi.games.lily.notation import LilyAction
from madoi.games.lily.rules import decisions
from madoi.games.lily.rules.advance import advance
from madoi.games.lily.rules.areas import REACH
from madoi.games.lily.rules.base_table import GOES_ON
from madoi.games.lily.rules.battle import attack_power, critical_power, defence_power, targets
from madoi.games.lily.rules.choice import (
    ACT,
    BLOCK,
    COUNTER,
    COUPLE,
    CRITICAL,
    DEPLOY,
    KEEP,
    MULLIGAN,
    ORDER,
    REDRAW,
    SANGE,
    Choice,
)
from madoi.games.lily.rules.choice import EVENT as EVENT_PHASE
from madoi.games.lily.rules.pieces import UPRIGHT, Battle, Character
from madoi.games.lily.rules.piles import card_of
from madoi.games.lily.rules.table import Table
from madoi.games.lily.rules.turn import attacked_areas
from madoi.games.lily.skills.permissions import NO_ATTACK, NO_DEFEAT, PIERCING
from madoi.games.lily.view import UNKNOWN, LilyView

_NOT_WORTH_TRYING: Final = 0.12
_MOST_ANSWERS: Final = 8
_CARD_COST: Final = 1.0
_PARTNER: Final = 4.0  # what a sange counter must gain
_HOPE: Final = 0.6  # of what an attack of one's own promises
_FEAR: Final = 0.4  # of what the opponent's attacks promise them
_MOST_HOPE: Final = 20.0  # the last life is not worth everything before an attack is made
_WITHOUT_PROSPECTS: Final = [DEPLOY, EVENT_PHASE]  # power and place say enough there
_AT_ONCE: Final = [MULLIGAN, COUPLE, KEEP, ORDER, SANGE, REDRAW, COUNTER, CRITICAL, BLOCK]


def appraise(view: LilyView, actions: list[Action]) -> list[float]:
    """One opinion for each of the viewer's legal actions."""
    table = view.table
    action_table = table.settings.action_table
    if table.choice is not None and needs_lookahead(table.choice.kind):
        table = imagine(table, Seeded(f"judgement/{table.turn}/{table.step}"))
    return appraise_answers(table, view.viewer, [action_table.by_text[action.text] for action in actions])


def needs_lookahead(kind: str) -> bool:
    """Whether answers to such a question are tried, which takes a table that was imagined."""
    return kind not in _AT_ONCE


def appraise_answers(table: Table, seat: int, actions: list[LilyAction]) -> list[float]:
    """One opinion for each of the seat's legal answers."""
    choice = table.choice
    if choice is None:
        deck = table.settings.decks[seat]
        wanted = deck.leader if table.players[seat].leader_card < 0 else deck.partner
        return [1.0 if one.card == wanted else 0.0 for one in actions]
    kind = choice.kind
    if kind == MULLIGAN:
        return [_give_back(table, seat, one) for one in actions]
    if kind == COUPLE:
        return [_couple(table, seat, one) for one in actions]
    if kind == KEEP:
        return [_keep(table, choice, one) for one in actions]
    battle = table.battle
    if battle is not None and kind in (SANGE, REDRAW, COUNTER, CRITICAL, BLOCK):
        return [_in_battle(table, battle, choice, one) for one in actions]
    if kind == ORDER:
        return [-float(one.one) for one in actions]
    return _try_all(table, seat, choice, actions)


# Before the turn.


def _give_back(table: Table, seat: int, action: LilyAction) -> float:
    """Give back what cannot be played for long; keep what carries the leader's name."""
    if action.card < 0:
        return 0.5
    facts = table.facts(action.card)
    if facts.kind == EVENT:
        return 0.6
    leader = table.facts(table.players[seat].leader_card)
    return facts.level - 2.4 - (0.8 if facts.is_named(leader) else 0.0)


def _couple(table: Table, seat: int, action: LilyAction) -> float:
    """Couplings are what everything is played with; later the card on top may be worth more as a card."""
    if action.verb == "pass":
        return 0.0
    player = table.players[seat]
    facts = table.facts(card_of(player.deck.top[-1]))
    have = {color for entry in player.coupling if entry & 1 for color in table.facts(entry >> 1).colors}
    missing = any(color not in have for color in facts.colors)
    leader = table.leader(seat)
    named = leader is not None and facts.is_named(table.facts(leader.card))
    return 8.0 - len(player.coupling) + (2.0 if missing else 0.0) - (2.0 if named and have else 0.0)


def _keep(table: Table, choice: Choice, action: LilyAction) -> float:
    character = table.players[choice.seat].field[action.one]
    assert character is not None
    return 1000.0 if character.leader else float(table.power(character))


# Trying things.


def _try_all(table: Table, seat: int, choice: Choice, actions: list[LilyAction]) -> list[float]:
    """What each is worth one step later, compared with doing nothing."""
    now = evaluate(table, seat)
    foreseen = choice.kind not in _WITHOUT_PROSPECTS
    before = _prospects(table, seat) if foreseen else 0.0
    found: list[float] = []
    for one in actions:
        if choice.kind == ACT and one.verb == "attack":
            found.append(_attack(table, seat, one))
        elif one.verb in ("end", "pass", "no"):
            found.append(0.0 if choice.kind != ACT else _NOT_WORTH_TRYING)
        else:
            tried = _try(table, seat, choice, one)
            value = evaluate(tried, seat) - now
            same = tried.mover == table.mover and (tried.battle is None) == (table.battle is None)
            if foreseen and one.verb != "move" and tried.result == GOES_ON and same:
                value += _prospects(tried, seat) - before
            found.append(value)
    return found


def _try(truth: Table, seat: int, choice: Choice, action: LilyAction) -> Table:
    """The table after an answer and the first answers to what it asks the same player."""
    table = truth.copy()
    table.chance = Seeded("judgement")
    decisions.answer(table, choice.copy(), action)
    advance(table)
    for _ in range(_MOST_ANSWERS):
        asked = table.choice
        if asked is None or table.running is None or asked.seat != seat:
            break
        legal = decisions.legal_answers(table, asked, table.settings.action_table)
        decisions.answer(table, asked, legal[0])
        advance(table)
    return table


def _prospects(table: Table, seat: int) -> float:
    """What is about to happen, for skills that change it: who can still attack in this turn, and, in a
    battle, how much the attacked are in danger."""
    battle = table.battle
    if battle is not None:
        attacker = table.character(battle.attacker)
        if attacker is None or attacker.owner == seat:
            return 0.0
        danger = 0.0
        for target in targets(table, battle):
            if table.granted(target) & NO_DEFEAT == 0:
                danger += win_chance(table, attacker, target) * target_value(table, target)
        return -danger
    mover = table.mover
    total = 0.0
    for character in table.players[mover].field:
        if character is not None and (character.active or mover != seat):
            total += _best_attack(table, character)
    return _HOPE * total if mover == seat else -_FEAR * total


def _best_attack(table: Table, attacker: Character) -> float:
    """What the best attack of a character promises, by printed range."""
    if table.granted(attacker) & NO_ATTACK:
        return 0.0
    best = 0.0
    reach = REACH[table.facts(attacker.card).reach][attacker.area]
    for target in table.players[1 - attacker.owner].field:
        if target is not None and target.area in reach:
            best = max(
                best, min(win_chance(table, attacker, target) * target_value(table, target), _MOST_HOPE)
            )
    return best


# Attacking.


def _attack(table: Table, seat: int, action: LilyAction) -> float:
    """The chance to defeat each target times what she is worth, less what a counter may cost."""
    attacker = table.players[seat].field[action.one]
    assert attacker is not None
    piercing = table.granted(attacker) & PIERCING != 0
    total = 0.0
    leader_attacked = False
    for area in attacked_areas(piercing, action.two, action.three):
        target = table.players[1 - seat].field[area]
        if target is not None:
            total += win_chance(table, attacker, target) * target_value(table, target)
            leader_attacked = leader_attacked or target.leader
    if leader_attacked and table.players[1 - seat].partner_lies == UPRIGHT:
        total -= 0.15 * (life_value(table, seat) if attacker.leader else character_value(table, attacker))
    return total


def target_value(table: Table, target: Character) -> float:
    """What it is worth to defeat her."""
    return life_value(table, target.owner) if target.leader else character_value(table, target)


def win_chance(table: Table, attacker: Character, target: Character) -> float:
    """How likely the attacker's sum is at least the target's, a critical from hand included where there is
    one."""
    seat = attacker.owner
    odds = table.settings.odds
    mine = odds[seat].supports(table.facts(attacker.card))
    theirs = odds[1 - seat].supports(table.facts(target.card))
    strength = table.power(attacker)
    against = table.power(target)
    chance = _at_least(strength, mine, against, theirs)
    held = _in_hand_named(table, seat, table.facts(attacker.card))
    if held:
        chance = max(chance, 0.8 * _at_least(2 * strength, mine, against, theirs))
    return chance * (1.0 - block_chance(table, target))


def _at_least(strength: int, mine: list[float], against: int, theirs: list[float]) -> float:
    chance = 0.0
    for ours, likely in enumerate(mine):
        for other, as_likely in enumerate(theirs):
            if strength + STEP * ours >= against + STEP * other:
                chance += likely * as_likely
    return chance


def _in_hand_named(table: Table, seat: int, named: Card) -> int:
    """How many cards of this name a player is known to hold."""
    hand = [card_of(entry) for entry in table.players[seat].hand]
    return sum([1 for card in hand if card != UNKNOWN and table.facts(card).is_named(named)])


def block_chance(table: Table, target: Character) -> float:
    """How likely the defender holds a card of the target's name; of what they would spend it on, they think
    as we do."""
    share = table.settings.odds[target.owner].share_named(table.facts(target.card))
    chance = 1.0 - (1.0 - share) ** len(table.players[target.owner].hand)
    return chance if target.leader else 0.5 * chance


# In a battle.


def _in_battle(table: Table, battle: Battle, choice: Choice, action: LilyAction) -> float:
    if action.verb == "pass":
        return 0.0
    if choice.kind == REDRAW:
        return 1.0  # an event supports nobody
    if choice.kind == CRITICAL:
        return critical_gain(table, battle) - 1.5 * _CARD_COST
    if choice.kind == BLOCK:
        return _block(table, battle, choice, action)
    if choice.kind == COUNTER:
        return 1.0  # it costs next to nothing
    return sange_gain(table, battle, choice.seat) - _PARTNER


def critical_gain(table: Table, battle: Battle) -> float:
    """What a critical is worth: those whom it turns from not defeated into defeated."""
    before = attack_power(table, battle)
    after = critical_power(table, battle)
    gained = 0.0
    for target in targets(table, battle):
        if before < defence_power(table, battle, target) <= after:
            gained += target_value(table, target) * (1.0 - block_chance(table, target))
    return gained


def _block(table: Table, battle: Battle, choice: Choice, action: LilyAction) -> float:
    """Only where she would be defeated, and is worth a card; first with the card that is worth least."""
    target = table.character(choice.candidates[0])
    assert target is not None
    if attack_power(table, battle) < defence_power(table, battle, target):
        return -1.0
    return target_value(table, target) - 1.5 * _CARD_COST - 0.1 * table.facts(action.card).level


def sange_gain(table: Table, battle: Battle, seat: int) -> float:
    """What a sange counter gains, besides what the partner is worth whom it costs: the attack comes to
    nothing, and the attacker may be defeated."""
    attacker = table.character(battle.attacker)
    leader = table.leader(seat)
    assert attacker is not None
    assert leader is not None
    partner = table.facts(table.players[seat].partner)
    danger = win_chance(table, attacker, leader) * life_value(table, seat)
    odds = table.settings.odds
    mine = odds[seat].supports(partner)
    theirs = odds[1 - seat].supports(table.facts(attacker.card))
    win = _at_least(2 * partner.power, mine, table.power(attacker), theirs)
    return danger + win * target_value(table, attacker)
