"""Current numbers of a duel: powers of counters, ranges, support bonuses, levels.

They are computed from the table when needed, never accumulated.
"""

from __future__ import annotations

from madoi.games.lily.rules.areas import RANGES
from madoi.games.lily.rules.continuous import at_least_0, lasting_steps, with_lasting
from madoi.games.lily.rules.pieces import OFF_FIELD, Character
from madoi.games.lily.rules.power import SumStep
from madoi.games.lily.rules.table import Table
from madoi.games.lily.skills.nodes import OF_PLAYER, SkillContext
from madoi.games.lily.skills.permissions import RANGE


def counter_power(table: Table, card: int, doubled: bool) -> int:
    """The power of a partner or support card that attacks in a counter (LY-D8: it is not on the field).
    The doubling of a sange counter comes before what skills add (LY-4.5)."""
    printed = table.facts(card).power
    return max(with_lasting(table, OFF_FIELD, printed, doubled), 0)


def ranges(table: Table, character: Character) -> list[int]:
    """The ranges she has: the printed one and those granted."""
    bits = range_bits(table, character)
    return [reach for reach in range(len(RANGES)) if bits >> reach & 1]


def range_bits(table: Table, character: Character) -> int:
    """The ranges she has, as bits."""
    granted = table.granted(character)
    bits = 1 << table.facts(character.card).reach
    for reach, allowed in enumerate(RANGE):
        if granted & allowed:
            bits |= 1 << reach
    return bits


def counter_steps(table: Table, card: int, doubled: bool) -> list[SumStep]:
    """The steps to `counter_power`, with their causes."""
    lasting = lasting_steps(table, OFF_FIELD)
    steps = [SumStep("printed", table.facts(card).power, card)]
    steps += [step for step in lasting if step.kind == "set"]
    if doubled:
        steps.append(SumStep("sange", 2, card))
    return at_least_0(steps + [step for step in lasting if step.kind != "set"])


def support_bonus(table: Table, seat: int) -> int:
    """What skills add to this player's supports."""
    total = 0
    for context, card in sources(table, seat):
        total += _support_from(table, context, card)
    return total


def support_steps(table: Table, seat: int) -> list[SumStep]:
    """What skills add to this player's supports, with their causes."""
    found = [(card, _support_from(table, context, card)) for context, card in sources(table, seat)]
    return [SumStep("skill", number, card) for card, number in found if number]


def _support_from(table: Table, context: SkillContext, card: int) -> int:
    total = 0
    for skill in table.facts(card).continuous[OF_PLAYER]:
        if skill.holds(table, context):
            for static in skill.gives:
                total += static.support_bonus(table, context)
    return total


def levels_allowed(table: Table, seat: int) -> int:
    """How many levels may be played in a deployment phase at most (LY-6.4, LY-D1). What a skill allowed
    besides is for this turn, and so for the turn player alone."""
    most = len(table.players[seat].coupling) + (table.extra_levels if seat == table.mover else 0)
    for context, card in sources(table, seat):
        for skill in table.facts(card).continuous[OF_PLAYER]:
            if skill.holds(table, context):
                for static in skill.gives:
                    most += static.extra_levels(table, context)
    return most if table.settings.up_to else most - 1


def levels_of(table: Table, seat: int, card: int, onto: Character | None) -> int:
    """How many levels a card counts when it is played: one less on the leader if it is higher than hers
    (LY-6.4)."""
    facts = table.facts(card)
    levels = facts.level
    if onto is not None and onto.leader and levels > table.facts(onto.card).level:
        levels -= 1
    for context, holder in sources(table, seat):
        for skill in table.facts(holder).continuous[OF_PLAYER]:
            if skill.holds(table, context):
                for static in skill.gives:
                    levels -= static.level_discount(table, context, card)
    return max(levels, 0)


def sources(table: Table, seat: int) -> list[tuple[SkillContext, int]]:
    """Everything whose continuous skills give this player something: their characters', and the event's."""
    found = [
        (SkillContext(seat, stands, stands.card), stands.card)
        for stands in table.players[seat].characters()
        if table.facts(stands.card).continuous[OF_PLAYER] and not table.is_silent(stands)
    ]
    if table.event >= 0 and table.facts(table.event).continuous[OF_PLAYER]:
        found.append((SkillContext(seat, None, table.event), table.event))
    return found
