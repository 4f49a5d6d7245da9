"""The rollout policy: quick action values for every step of a simulation. Nothing is tried out.

It goes for the enemy leader.
The weights were found by letting a bot that follows it alone play against greedy (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from madoi.core.chance import Chance
from madoi.games.lily.ai.appraise import (
    appraise_answers,
    critical_gain,
    needs_lookahead,
    sange_gain,
    target_value,
    win_chance,
)
from madoi.games.lily.ai.evaluate import character_value, life_value
from madoi.games.lily.notation import LilyAction
from madoi.games.lily.rules.areas import is_front
from madoi.games.lily.rules.battle import attack_power, defence_power
from madoi.games.lily.rules.choice import ACT, BLOCK, CRITICAL, DEPLOY, SANGE, Choice
from madoi.games.lily.rules.choice import EVENT as EVENT_PHASE
from madoi.games.lily.rules.pieces import UPRIGHT, Battle
from madoi.games.lily.rules.table import Table
from madoi.games.lily.rules.turn import attacked_areas
from madoi.games.lily.skills.permissions import PIERCING

_BESIDE_THE_LEADER: Final = 0.18  # what others are worth, if one could attack a leader
_FEAR: Final = 0.05  # of a counter
_PARTNER: Final = 6.0  # what a sange counter must gain
_AT_ONCE: Final = 9.0  # skills and potentials come before attacks
_END: Final = -0.5
_CARD: Final = 1.5
_CARD_LEVEL: Final = 0.1
_LEADER_FIRST: Final = 2.0
_IN_PLACE: Final = 0.5
_OUT_OF_PLACE: Final = -1.0
_DEPLOYED: Final = -0.6
_WHIMS: Final = 10
"""Among equals any should be possible."""


def rollout_values(table: Table, seat: int, actions: list[LilyAction], chance: Chance) -> list[float]:
    """One opinion for each of the seat's legal answers, on a table without unknown cards."""
    choice = table.choice
    battle = table.battle
    if choice is None:
        return appraise_answers(table, seat, actions)
    kind = choice.kind
    if kind == ACT:
        return [_act(table, seat, one) for one in actions]
    if kind == DEPLOY:
        return [_deployment(table, seat, one, chance) for one in actions]
    if kind == EVENT_PHASE:
        return [_event(table, seat, one) for one in actions]
    if battle is not None and kind in (SANGE, CRITICAL, BLOCK):
        return [_in_battle(table, battle, choice, one) for one in actions]
    if needs_lookahead(kind):
        return [_pick(table, seat, one, chance) for one in actions]
    return appraise_answers(table, seat, actions)


def _act(table: Table, seat: int, action: LilyAction) -> float:
    verb = action.verb
    if verb == "attack":
        return _attack(table, seat, action)
    if verb == "end":
        return _END
    return 0.0 if verb == "move" else _AT_ONCE


def _attack(table: Table, seat: int, action: LilyAction) -> float:
    """The chance to defeat each target times what she is worth; a leader's life above all."""
    attacker = table.players[seat].field[action.one]
    assert attacker is not None
    piercing = table.granted(attacker) & PIERCING != 0
    enemy = table.players[1 - seat]
    total = 0.0
    leader_attacked = False
    for area in attacked_areas(piercing, action.two, action.three):
        target = enemy.field[area]
        if target is None:
            continue
        chance = win_chance(table, attacker, target)
        if target.leader:
            leader_attacked = True
            total += chance * life_value(table, target.owner)
        else:
            total += chance * _BESIDE_THE_LEADER * character_value(table, target)
    if leader_attacked and enemy.partner_lies == UPRIGHT:
        total -= _FEAR * (life_value(table, seat) if attacker.leader else character_value(table, attacker))
    return total


def _deployment(table: Table, seat: int, action: LilyAction, chance: Chance) -> float:
    """By what is printed: power and level, a place from where she can attack, the leader first."""
    if action.verb == "end":
        return 0.0
    facts = table.facts(action.card)
    onto = table.players[seat].field[action.one]
    whim = chance.below(_WHIMS, "bot-choice") / (2.0 * _WHIMS)
    if onto is not None:
        before = table.facts(onto.card)
        more = facts.power - before.power
        if more < 0 or facts.level <= before.level:
            return -1.0
        return whim + (_LEADER_FIRST + more / 10.0 if onto.leader else more / 20.0 - 0.5)
    front = is_front(action.one)
    where = _IN_PLACE
    if facts.reach == 0 and not front:
        where = _OUT_OF_PLACE
    elif facts.reach and front:
        where = 0.0
    return whim + facts.power / 20.0 + 0.15 * facts.level + where + _DEPLOYED


def _event(table: Table, seat: int, action: LilyAction) -> float:
    """Your own event may stay where it is."""
    if action.verb == "pass":
        return 0.0
    return -1.0 if table.event >= 0 and table.event_owner == seat else 1.0


def _in_battle(table: Table, battle: Battle, choice: Choice, action: LilyAction) -> float:
    if action.verb == "pass":
        return 0.0
    if choice.kind == SANGE:
        return sange_gain(table, battle, choice.seat) - _PARTNER
    if choice.kind == BLOCK:
        target = table.character(choice.candidates[0])
        assert target is not None
        if attack_power(table, battle) < defence_power(table, battle, target):
            return -1.0
        return target_value(table, target) - _CARD - _CARD_LEVEL * table.facts(action.card).level
    return critical_gain(table, battle) - _CARD - _CARD_LEVEL * table.facts(action.card).level


def _pick(table: Table, seat: int, action: LilyAction, chance: Chance) -> float:
    """For a skill: yes; high levels; leaders and the strong."""
    verb = action.verb
    if verb in ("no", "pass"):
        return -1.0
    liking = chance.below(_WHIMS, "bot-choice") / _WHIMS
    if verb in ("take", "place"):
        return liking + table.facts(action.card).level
    if verb == "target":
        character = table.players[seat if action.one == 0 else 1 - seat].field[action.two]
        if character is not None:
            liking += table.facts(character.card).power / 20.0 + (4.0 if character.leader else 0.0)
    return liking
