"""Continuous effects: a character's power and permissions, from skills and lasting changes.

They are computed from the table when needed, never accumulated.
LY-4.5: multiply and divide first, then add and subtract. LY-4.1: what forbids beats what allows.
"""

from __future__ import annotations

from madoi.games.lily.cards.card import Pool
from madoi.games.lily.rules.base_table import BaseTable
from madoi.games.lily.rules.pieces import GRANT, HALF, PLUS, SET, TIMES, Character
from madoi.games.lily.rules.power import SumStep
from madoi.games.lily.skills.nodes import OF_DEFEAT, OF_GRANTS, OF_POWER, SkillContext


def power(table: BaseTable, pool: Pool, character: Character) -> int:
    """Her power: what is printed, multiplied, with what skills add. Support and criticals are the
    battle's."""
    total = with_lasting(table, character.number, table.facts(character.card).power)
    for player in table.players:
        for stands in player.field:
            if stands is not None and pool.cards[stands.card].gives_power:
                total += _power_from(table, pool, stands.owner, stands, stands.card, character)
    if table.event >= 0:
        total += _power_from(table, pool, 0, None, table.event, character)
        total += _power_from(table, pool, 1, None, table.event, character)
    return max(total, 0)


def with_lasting(table: BaseTable, number: int, printed: int, doubled: bool = False) -> int:
    """A printed power, changed by what lasts for a while (LY-4.5): set, multiplied, halved, added to.
    ``doubled``: by a sange counter."""
    base = printed
    times = 2 if doubled else 1
    parts = 1
    plus = 0
    for one in table.lasting:
        if one.character == number:
            if one.kind == TIMES:
                times *= one.value
            elif one.kind == PLUS:
                plus += one.value
            elif one.kind == HALF:
                parts *= 2
            elif one.kind == SET:
                base = one.value  # the last counts
    return base * times // parts + plus


def power_steps(table: BaseTable, pool: Pool, character: Character) -> list[SumStep]:
    """The steps from nothing to her power, each with the card that causes it; `power` has the sum alone."""
    steps = [SumStep("printed", table.facts(character.card).power, character.card)]
    steps += lasting_steps(table, character.number)
    sources = [
        (stands.owner, stands, stands.card)
        for player in table.players
        for stands in player.field
        if stands is not None
    ]
    found = [
        (card, _power_from(table, pool, seat, stands, card, character)) for seat, stands, card in sources
    ]
    if table.event >= 0:
        found += [
            (table.event, _power_from(table, pool, seat, None, table.event, character)) for seat in (0, 1)
        ]
    return at_least_0(steps + [SumStep("skill", number, card) for card, number in found if number])


def lasting_steps(table: BaseTable, number: int) -> list[SumStep]:
    """What lasts for a while, as steps: set, multiplied, halved, then added to (LY-4.5)."""
    own = [one for one in table.lasting if one.character == number]
    found = [SumStep("set", one.value, one.cause) for one in own if one.kind == SET][-1:]
    found += [SumStep("times", one.value, one.cause) for one in own if one.kind == TIMES]
    found += [SumStep("half", 2, one.cause) for one in own if one.kind == HALF]
    return found + [SumStep("skill", one.value, one.cause) for one in own if one.kind == PLUS and one.value]


def at_least_0(steps: list[SumStep]) -> list[SumStep]:
    """These steps, and one more where they would lead below 0."""
    total = 0
    for step in steps:
        if step.kind in ("times", "sange"):
            total *= step.number
        elif step.kind == "half":
            total //= step.number
        else:
            total = step.number if step.kind == "set" else total + step.number
    return steps if total >= 0 else [*steps, SumStep("least", -total, steps[0].card)]


def _power_from(
    table: BaseTable, pool: Pool, seat: int, source: Character | None, card: int, character: Character
) -> int:
    total = 0
    for skill in pool.cards[card].continuous[OF_POWER]:
        if source is not None and table.is_silent(source):
            return 0
        context = SkillContext(seat, source, card)
        if skill.holds(table, context):
            for static in skill.gives:
                total += static.power_for(table, context, character)
    return total


def granted(table: BaseTable, pool: Pool, character: Character) -> int:
    """Everything she is granted or forbidden, as bits of `skills.permissions`."""
    bits = lasting_grants(table, character.number)
    for player in table.players:
        for stands in player.field:
            if stands is not None and pool.cards[stands.card].gives_grants:
                bits |= _grants_from(table, pool, stands.owner, stands, stands.card, character)
    if table.event >= 0:
        bits |= _grants_from(table, pool, 0, None, table.event, character)
        bits |= _grants_from(table, pool, 1, None, table.event, character)
    return bits


def lasting_grants(table: BaseTable, number: int) -> int:
    """What a character, or the card that attacks in a counter, was granted for a while."""
    bits = 0
    for one in table.lasting:
        if one.kind == GRANT and one.character == number:
            bits |= one.value
    return bits


def _grants_from(
    table: BaseTable, pool: Pool, seat: int, source: Character | None, card: int, character: Character
) -> int:
    bits = 0
    for skill in pool.cards[card].continuous[OF_GRANTS]:
        if source is not None and table.is_silent(source):
            return 0
        context = SkillContext(seat, source, card)
        if skill.holds(table, context):
            for static in skill.gives:
                bits |= static.grants(table, context, character)
    return bits


def instead_of_trash(table: BaseTable, pool: Pool, character: Character) -> str:
    """Where a defeated character's present card goes; empty: to the trash. Of several skills the first
    counts: the turn player's, then the opponent's, then the event's."""
    sources = [
        (seat, stands, stands.card)
        for seat in table.seats_in_turn_order()
        for stands in table.players[seat].characters()
        if not table.is_silent(stands)
    ]
    found: list[tuple[int, Character | None, int]] = [*sources]
    if table.event >= 0:
        found += [(seat, None, table.event) for seat in table.seats_in_turn_order()]
    for seat, source, card in found:
        context = SkillContext(seat, source, card)
        for skill in pool.cards[card].continuous[OF_DEFEAT]:
            if skill.holds(table, context):
                for static in skill.gives:
                    to = static.instead_of_trash(table, context, character)
                    if to:
                        return to
    return ""
