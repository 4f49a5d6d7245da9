"""YK-5: what a girl may do."""

from __future__ import annotations

from madoi.core.action import Action
from madoi.games.yurikure.notation import NO, NOTHING, YES, approach, confess, love, warm
from madoi.games.yurikure.rules.girls import Circle
from madoi.games.yurikure.rules.procedures.procedure import ACTION, COOL, REVEAL_ONLY
from madoi.games.yurikure.rules.relations import SINGLE, Relations


def action_choices(relations: Relations, girl: int) -> list[Action]:
    """YK-5.1 to YK-5.4: everything she may do in her turn."""
    circle = relations.circle
    others = [other for other in range(circle.girls) if other != girl]
    choices: list[Action] = [NOTHING]
    choices += [approach(other) for other in others]
    if not relations.in_couple(girl):
        choices += [confess(other) for other in others]
    for pair in range(circle.pairs):
        if not circle.has(pair, girl) and relations.couple[pair] == SINGLE:
            choices.append(love(circle.first[pair], circle.second[pair]))
    return choices


def choices_for(kind: str, relations: Relations, girl: int) -> list[Action]:
    """What her controller may declare when she is asked this kind of question."""
    if kind == ACTION:
        return action_choices(relations, girl)
    if kind == COOL:
        return [warm(other) for other in range(relations.circle.girls) if other != girl]
    if kind == REVEAL_ONLY:
        return []
    return [YES, NO]


def pairs_in_order(circle: Circle, order: list[int], pairs: list[int]) -> list[int]:
    """YK-D8: pairs by the action order of their earlier, then their later girl."""
    place = [0] * circle.girls
    for number, girl in enumerate(order):
        place[girl] = number

    def by_girls(pair: int) -> int:
        one, other = place[circle.first[pair]], place[circle.second[pair]]
        return min(one, other) * circle.girls + max(one, other)

    return sorted(pairs, key=by_girls)
