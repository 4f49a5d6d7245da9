"""What holds at this moment: powers, ranges, permissions, costs. Computed from the table, never accumulated.

LY-4.5: multiply and divide first, then add and subtract. LY-4.1: what forbids beats what allows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from madoi.games.lily.rules.areas import RANGES
from madoi.games.lily.rules.pieces import COUNTER, GRANT, PLUS, TIMES, Character
from madoi.games.lily.skills.nodes import OF_GRANTS, OF_PLAYER, OF_POWER, Who
from madoi.games.lily.skills.permissions import RANGE, TWINS

if TYPE_CHECKING:
    from madoi.games.lily.rules.table import Table


def power(table: Table, character: Character) -> int:
    """Her power: what is printed, multiplied, with what skills add. Support and criticals are the
    battle's."""
    total = _changed(table, character.number, table.facts(character.card).power)
    for player in table.players:
        for stands in player.field:
            if stands is not None:
                total += _power_from(table, stands.owner, stands, stands.card, character)
    if table.event >= 0:
        total += _power_from(table, 0, None, table.event, character)
        total += _power_from(table, 1, None, table.event, character)
    return max(total, 0)


def counter_power(table: Table, card: int, doubled: bool) -> int:
    """The power of a partner or support card that attacks in a counter (LY-D8: it is not on the field).
    The doubling of a sange counter comes before what skills add (LY-4.5)."""
    printed = table.facts(card).power
    return max(_changed(table, COUNTER, 2 * printed if doubled else printed), 0)


def _changed(table: Table, number: int, printed: int) -> int:
    times = 1
    plus = 0
    for one in table.lasting:
        if one.character == number:
            if one.kind == TIMES:
                times *= one.value
            elif one.kind == PLUS:
                plus += one.value
    return printed * times + plus


def _power_from(table: Table, seat: int, source: Character | None, card: int, character: Character) -> int:
    total = 0
    for skill in table.facts(card).continuous[OF_POWER]:
        who = Who(seat, source, card)
        if skill.holds(table, who):
            for static in skill.gives:
                total += static.power_for(table, who, character)
    return total


def granted(table: Table, character: Character) -> int:
    """Everything she is granted or forbidden, as bits of `skills.words`."""
    bits = lasting_grants(table, character.number)
    for player in table.players:
        for stands in player.field:
            if stands is not None:
                bits |= _grants_from(table, stands.owner, stands, stands.card, character)
    if table.event >= 0:
        bits |= _grants_from(table, 0, None, table.event, character)
        bits |= _grants_from(table, 1, None, table.event, character)
    return bits


def lasting_grants(table: Table, number: int) -> int:
    """What a character, or the card that attacks in a counter, was granted for a while."""
    bits = 0
    for one in table.lasting:
        if one.kind == GRANT and one.character == number:
            bits |= one.value
    return bits


def _grants_from(table: Table, seat: int, source: Character | None, card: int, character: Character) -> int:
    bits = 0
    for skill in table.facts(card).continuous[OF_GRANTS]:
        who = Who(seat, source, card)
        if skill.holds(table, who):
            for static in skill.gives:
                bits |= static.grants(table, who, character)
    return bits


def ranges(table: Table, character: Character) -> list[int]:
    """The ranges she has: the printed one and those granted."""
    own = table.facts(character.card).reach
    bits = granted(table, character)
    return [reach for reach in range(len(RANGES)) if reach == own or bits & RANGE[reach]]


def support_more(table: Table, seat: int) -> int:
    """What skills add to this player's supports."""
    total = 0
    for who, card in sources(table, seat):
        for skill in table.facts(card).continuous[OF_PLAYER]:
            if skill.holds(table, who):
                for static in skill.gives:
                    total += static.support(table, who)
    return total


def levels_allowed(table: Table, seat: int) -> int:
    """How many levels may be played in a deployment phase at most (LY-6.4, LY-D1). What a skill allowed
    besides is for this turn, and so for the turn player alone."""
    most = len(table.players[seat].coupling) + (table.more_levels if seat == table.mover else 0)
    for who, card in sources(table, seat):
        for skill in table.facts(card).continuous[OF_PLAYER]:
            if skill.holds(table, who):
                for static in skill.gives:
                    most += static.budget(table, who)
    return most if table.settings.up_to else most - 1


def levels_of(table: Table, seat: int, card: int, onto: Character | None) -> int:
    """How many levels a card counts when it is played: one less on the leader if it is higher than hers
    (LY-6.4)."""
    facts = table.facts(card)
    levels = facts.level
    if onto is not None and onto.leader and levels > table.facts(onto.card).level:
        levels -= 1
    for who, holder in sources(table, seat):
        for skill in table.facts(holder).continuous[OF_PLAYER]:
            if skill.holds(table, who):
                for static in skill.gives:
                    levels -= static.cheaper(table, who, card)
    return max(levels, 0)


def namesake(table: Table, seat: int, card: int) -> Character | None:
    """An ally because of whom a card cannot be deployed: she has its name, and no skill lets two of it stand
    (LY-6.4, LY-4.6)."""
    facts = table.facts(card)
    for stands in table.players[seat].characters():
        if table.facts(stands.card).is_named(facts) and granted(table, stands) & TWINS == 0:
            return stands
    return None


def sources(table: Table, seat: int) -> list[tuple[Who, int]]:
    """Everything whose continuous skills give this player something: her characters', and the event's."""
    found = [
        (Who(seat, stands, stands.card), stands.card)
        for stands in table.players[seat].characters()
        if table.facts(stands.card).continuous[OF_PLAYER]
    ]
    if table.event >= 0 and table.facts(table.event).continuous[OF_PLAYER]:
        found.append((Who(seat, None, table.event), table.event))
    return found
