"""The win model: the probability that the first seat wins, from the table at the beginning of a turn.

It is a logistic model. Its weights were fitted to some thousand duels of bots (docs/bots.md).
"""

from __future__ import annotations

from math import exp
from typing import Final

from madoi.games.lily.ai.evaluate import lives
from madoi.games.lily.cards.card_facts import EVENT
from madoi.games.lily.cards.support_odds import MOST_STEPS, STEP
from madoi.games.lily.rules.areas import REACH, is_front
from madoi.games.lily.rules.pieces import FACE_DOWN, UPRIGHT, Character
from madoi.games.lily.rules.piles import card_of
from madoi.games.lily.rules.table import Table

_MOST_LIVES: Final = 6
_ENOUGH_COUPLED: Final = 9
_WEIGHTS: Final = [
    1.043,  # second life
    0.906,  # third life
    0.843,  # fourth life
    0.662,  # fifth life
    0.615,  # sixth life
    0.164,  # the leader's power, by tens, as all powers
    -0.205,  # she stands in the back
    0.02,  # power of others in front
    0.067,  # of others in the back who reach the enemy
    -0.02,  # of others who do not
    -0.134,  # how many others
    0.021,  # their skills
    0.152,  # cards in hand
    0.2,  # of the leader's name, besides
    -0.172,  # events, besides
    0.318,  # couplings, up to nine
    0.045,  # of them face up
    0.277,  # the partner is face up
    0.455,  # and upright
    0.316,  # potentials to use
    0.458,  # leader's lives to be taken by one attack of each
    -0.006,  # the deck, by tens
]
"""What each of a side's `features` adds to the logarithm of its odds."""

_MOVES: Final = 0.436
"""The same for the one whose turn it is."""


def features(table: Table, seat: int) -> list[float]:
    """What is counted for one side, in the order of the weights."""
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
    strength = table.power(leader)
    for stands in player.field:
        if stands is None:
            continue
        facts = table.facts(stands.card)
        own = strength if stands.leader else table.power(stands)
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
    found += [
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
    return found


def _chance(table: Table, attacker: Character, strength: int, target: Character) -> float:
    """How likely a leader is beaten by an attack, hands aside."""
    odds = table.settings.odds
    mine = odds[attacker.owner].supports(table.facts(attacker.card))
    theirs = odds[target.owner].supports(table.facts(target.card))
    ahead = (strength - table.power(target)) // STEP
    chance = 0.0
    for ours in range(MOST_STEPS + 1):
        for other in range(MOST_STEPS + 1):
            if ahead + ours >= other:
                chance += mine[ours] * theirs[other]
    return chance


def win_probability(table: Table) -> float:
    """How likely the first seat wins."""
    lead = _MOVES if table.mover == 0 else -_MOVES
    for weight, mine, theirs in zip(_WEIGHTS, features(table, 0), features(table, 1), strict=True):
        lead += weight * (mine - theirs)
    return 1.0 / (1.0 + exp(-lead))
