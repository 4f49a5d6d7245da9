"""Prospects: how likely the first seat wins, from how the table stands at the beginning of a turn.

The weights were fitted to some thousand duels of bots (docs/bots.md): what stood at the beginning of each
turn, against who won.
"""

from __future__ import annotations

from math import exp
from typing import Final

from madoi.games.lily.areas import REACH, is_front
from madoi.games.lily.cards import EVENT
from madoi.games.lily.odds import MOST_STEPS, STEP
from madoi.games.lily.piles import card_of
from madoi.games.lily.table import FACE_DOWN, UPRIGHT, Character, Table
from madoi.games.lily.values import power
from madoi.games.lily.worth import lives

_MOST_LIVES: Final = 6
_ENOUGH_COUPLED: Final = 9
FEATURES: Final = [
    *[f"life {number}" for number in range(2, _MOST_LIVES + 1)],
    "leader power",
    "leader back",
    "power front",
    "power reach",
    "idle back",
    "characters",
    "skills",
    "hand",
    "hand named",
    "hand events",
    "coupled",
    "coupled up",
    "partner",
    "partner upright",
    "potentials",
    "damage",
    "deck",
]
"""What is counted for each side."""
_WEIGHTS: Final = [
    1.2,
    0.7,
    0.6,
    0.5,
    0.5,
    0.15,
    0.0,
    0.06,
    0.06,
    0.0,
    0.1,
    0.03,
    0.12,
    0.1,
    -0.1,
    0.1,
    0.03,
    0.2,
    0.1,
    0.1,
    0.3,
    0.0,
]
_MOVES: Final = 0.2


def features(table: Table, seat: int) -> list[float]:
    """One side, in the order of `FEATURES`."""
    player = table.players[seat]
    left = lives(table, seat)
    found = [1.0 if left >= number else 0.0 for number in range(2, _MOST_LIVES + 1)]
    leader = table.leader(seat)
    assert leader is not None
    enemy = table.leader(1 - seat)
    assert enemy is not None
    front = 0.0
    reach = 0.0
    idle = 0.0
    skills = 0.0
    damage = 0.0
    many = 0.0
    strength = power(table, leader)
    for stands in player.field:
        if stands is None:
            continue
        facts = table.facts(stands.card)
        own = strength if stands.leader else power(table, stands)
        if enemy.area in REACH[facts.reach][stands.area]:
            damage += _chance(table, stands, own, enemy)
        if stands.leader:
            continue
        many += 1.0
        skills += len(facts.skills)
        if is_front(stands.area):
            front += own
        elif facts.reach:
            reach += own
        else:
            idle += own
    named = 0.0
    events = 0.0
    facts = table.facts(leader.card)
    for entry in player.hand:
        held = table.facts(card_of(entry))
        if held.kind == EVENT:
            events += 1.0
        elif held.is_named(facts):
            named += 1.0
    up = sum([entry & 1 for entry in player.coupling])
    return found + [
        strength / 10.0,
        0.0 if is_front(leader.area) else 1.0,
        front / 10.0,
        reach / 10.0,
        idle / 10.0,
        many,
        skills,
        len(player.hand),
        named,
        events,
        min(len(player.coupling), _ENOUGH_COUPLED),
        up,
        0.0 if player.partner_lies == FACE_DOWN else 1.0,
        1.0 if player.partner_lies == UPRIGHT else 0.0,
        sum([entry & 1 for entry in player.potentials]),
        damage,
        player.deck.size() / 10.0,
    ]


def _chance(table: Table, attacker: Character, strength: int, target: Character) -> float:
    """How likely a leader is beaten by an attack, hands aside."""
    odds = table.settings.odds
    mine = odds[attacker.owner].supports(table.facts(attacker.card))
    theirs = odds[target.owner].supports(table.facts(target.card))
    ahead = (strength - power(table, target)) // STEP
    chance = 0.0
    for ours in range(MOST_STEPS + 1):
        for other in range(MOST_STEPS + 1):
            if ahead + ours >= other:
                chance += mine[ours] * theirs[other]
    return chance


def prospect(table: Table) -> float:
    """How likely the first seat wins."""
    lead = _MOVES if table.mover == 0 else -_MOVES
    for weight, mine, theirs in zip(_WEIGHTS, features(table, 0), features(table, 1), strict=True):
        lead += weight * (mine - theirs)
    return 1.0 / (1.0 + exp(-lead))
