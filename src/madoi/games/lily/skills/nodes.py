"""The nodes of a skill: a tree, read once from a card file and never changed (docs/card-authors.md).

One tree answers whether the skill can be used (`can`, `holds`), what it does (`do`), and its text (`phrase`).
Here are the base classes, and waiting and running skills: plain data inside the state.
"""

from __future__ import annotations

from typing import Final

from madoi.core.immutable import Immutable
from madoi.core.refusal import Facts
from madoi.games.lily.rules.base_table import BaseTable
from madoi.games.lily.rules.pieces import Character
from madoi.games.lily.skills.phrases import (
    all_of,
    bounded,
    in_order,
    number_chosen,
    optional,
    phrases,
    put_first,
)
from madoi.games.lily.skills.triggers import Trigger

TYPES: Final = ["activated", "continuous", "auto", "special", "sp"]

YOU: Final = 0
OPPONENT: Final = 1
EITHER: Final = 2

ON_FIELD: Final = 0
IN_EVENT_AREA: Final = 1
IN_POTENTIAL_AREA: Final = 2
ELSEWHERE: Final = 3  # a special skill
AS_SUPPORT: Final = 4  # an SP skill

OFFERED: Final = 0
PAYING: Final = 1
DOING: Final = 2


class SkillContext:
    """For whom a node is evaluated: the player it calls "you", the character that has the skill (None: it
    is not on the field) and the card it is printed on."""

    def __init__(self, seat: int, source: Character | None, card: int) -> None:
        self.seat = seat
        self.source = source
        self.card = card


MOMENTS: Final = ["turn-end", "next-turn", "battle-end"]
"""Until when effects can be put off: the end of this turn, the start of your next, the end of this battle."""
AT_TURN_END: Final = 0
AT_NEXT_TURN: Final = 1
AT_BATTLE_END: Final = 2


class Delayed(Immutable):
    """Effects that were put off: what is to be done, when, and whom the skill had chosen."""

    def __init__(self, block: Block, moment: int, turn: int, chosen: list[int]) -> None:
        self.block = block
        self.moment = moment
        self.turn = turn  # in which it was put off
        self.chosen = chosen


class WaitingSkill(Immutable):
    """A triggered skill that waits to be done (LY-9.2), or one whose effects were put off (``delayed``)."""

    def __init__(
        self,
        seat: int,
        place: int,
        card: int,
        number: int,
        source: int,
        subject: int,
        delayed: Delayed | None = None,
    ) -> None:
        self.delayed = delayed
        self.seat = seat  # the player whom the skill calls "you", and who decides
        self.zone = place
        self.card = card
        self.number = number  # which skill of the card
        self.source = source  # the number of the character that has it, or -1
        self.subject = subject  # the number of the character it happened to, or -1


class Criterion(Immutable):
    """What is asked of a character or a card."""

    def matches(self, table: BaseTable, character: Character, context: SkillContext) -> bool:
        """Whether a character on the field is meant."""
        raise NotImplementedError

    def phrase(self, noun: str, many: bool, only: bool = False) -> Facts:
        """A noun with what is asked of it."""
        raise NotImplementedError


class Cost(Immutable):
    """What a skill costs: all or nothing (LY-9.4)."""

    def __init__(
        self, action: bool, reverse: int, discard: int, sacrifice: int, whom: Criterion | None
    ) -> None:
        self.action = action
        self.reverse = reverse
        self.discard = discard
        self.sacrifice = sacrifice
        self.whom = whom  # which allies can be sacrificed; None: this character

    def is_free(self) -> bool:
        return not (self.action or self.reverse or self.discard or self.sacrifice)

    def is_used_up(self) -> bool:
        """Whether it cannot be paid for ever, as long as nothing gives back what it takes."""
        return self.action or self.reverse > 0 or self.sacrifice > 0

    def phrases(self) -> list[Facts]:
        found: list[Facts] = [{"key": "lily-cost-action"}] if self.action else []
        if self.reverse:
            found.append({"key": "lily-cost-reverse", "number": self.reverse})
        if self.discard:
            found.append({"key": "lily-cost-discard", "number": self.discard})
        if self.sacrifice and self.whom is None:
            found.append({"key": "lily-cost-sacrifice-self"})
        elif self.sacrifice and self.whom is not None:
            what = self.whom.phrase("allies", self.sacrifice != 1)
            found.append({"key": "lily-cost-sacrifice", "number": self.sacrifice, "what": what})
        return found


class Condition(Immutable):
    """Something that must hold."""

    def holds(self, table: BaseTable, context: SkillContext) -> bool:
        raise NotImplementedError

    def phrase(self, yes: bool = True) -> Facts:
        """That it holds, or that it does not."""
        raise NotImplementedError


class Effect(Immutable):
    """Something that is done. One node answers both "can it be done" and "do it"."""

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        """Whether anything would happen, as far as the player who runs it knows."""
        raise NotImplementedError

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        """Do it, or ask (`BaseTable.ask`). Says in ``run.did`` whether it was done: LY-4.2."""
        raise NotImplementedError

    def candidates(self, table: BaseTable, run: RunningSkill) -> list[int]:
        """What can be picked now, when it asks for cards: computed, so that nothing about a hand lies in
        the question. Cards; for a question about where to place one, card * 6 + area."""
        raise NotImplementedError

    def hides(self) -> bool:
        """Whether others must not learn what could be picked: then the question is put even when nothing
        can."""
        return False

    def take_pick(self, table: BaseTable, run: RunningSkill, pick: int) -> None:
        """One card was picked: it is moved at once."""
        raise NotImplementedError

    def complete(self, table: BaseTable, run: RunningSkill) -> None:
        """All that was asked for is picked; characters are in ``run.chosen``."""

    def inside(self) -> list[Block]:
        """The blocks it is made of."""
        return []

    def refills(self) -> bool:
        """Whether it gives back what a skill can cost: face-up coupling cards, allies."""
        return False

    def verb(self) -> str:
        """What the player does who answers its question, as the ending of a key of the catalogues; empty
        where it never asks."""
        return ""

    def phrase(self) -> Facts:
        raise NotImplementedError


class Block(Immutable):
    """Effects one after the other."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return any(effect.can(table, run) for effect in self.effects)

    def refills(self) -> bool:
        """Whether anything in it gives back what a skill can cost."""
        return any(
            effect.refills() or any(block.refills() for block in effect.inside()) for effect in self.effects
        )

    def phrases(self) -> list[Facts]:
        return [effect.phrase() for effect in self.effects]

    def phrase(self) -> Facts:
        """Inside another effect; a skill says its own block with "lily-then"."""
        return bounded(self.phrases())


# What a static is about.
OF_PLAYER: Final = 0  # supports, levels
OF_POWER: Final = 1
OF_GRANTS: Final = 2
OF_DEFEAT: Final = 3


class Static(Immutable):
    """Something that is so as long as the skill works: computed whenever it is asked for, never
    accumulated."""

    def concerns(self) -> int:
        """What it is about: nothing else is ever asked of it."""
        return OF_PLAYER

    def power_for(self, table: BaseTable, context: SkillContext, character: Character) -> int:
        return 0

    def grants(self, table: BaseTable, context: SkillContext, character: Character) -> int:
        """What it lets the character do or forbids, as bits of `permissions.WORDS`."""
        return 0

    def instead_of_trash(self, table: BaseTable, context: SkillContext, character: Character) -> str:
        """Where her present card goes when she is defeated; empty: to the trash."""
        return ""

    def support_bonus(self, table: BaseTable, context: SkillContext) -> int:
        return 0

    def extra_levels(self, table: BaseTable, context: SkillContext) -> int:
        return 0

    def level_discount(self, table: BaseTable, context: SkillContext, card: int) -> int:
        return 0

    def add_names_and_colors(self, names: list[str], colors: list[int]) -> None:
        """Add what the card counts as besides what is printed (special skills)."""

    def most_alike(self) -> int:
        """How many of the card may be in a deck (special skills); 0: as many as of any other."""
        return 0

    def phrase(self) -> Facts:
        raise NotImplementedError


class Skill(Immutable):
    """One skill of a card; of an event or a potential, one of its effects (``type`` is then empty)."""

    def __init__(
        self,
        type: str,
        when: Trigger | None,
        subject: Criterion | None,
        conditions: list[Condition],
        cost: Cost,
        once: bool,
        may: bool,
        at_end: bool,
        block: Block,
        gives: list[Static],
    ) -> None:
        self.type = type
        self.when = when
        self.subject = subject  # what is asked of the character to whom it happens
        self.conditions = conditions
        self.cost = cost
        self.once = once
        self.may = may
        self.at_end = at_end
        self.block = block
        self.gives = gives

    def holds(self, table: BaseTable, context: SkillContext) -> bool:
        """Whether all its conditions hold."""
        return all(condition.holds(table, context) for condition in self.conditions)

    def phrase(self) -> Facts:
        """The printed text: what kind, once, costs, when, if, what."""
        marks: list[Facts] = [{"key": "lily-once"}] if self.once else []
        costs = self.cost.phrases()
        around = self._when_and_if()
        if self.type == "activated":
            marks += costs
        elif costs:  # it comes by itself, and one may not want to pay (LY-9.3)
            around.append({"key": "lily-pay", "cost": phrases(costs, "lily-mark-and")})
        if self.gives:
            statics = [static.phrase() for static in self.gives]
            if not around:
                put_first(statics[0]["target"])
            body = phrases(statics, "lily-also")
        elif self.may and self.cost.is_free():  # costs may be declined anyway
            body = optional(self.block.phrases())
        else:
            body = in_order(self.block.phrases(), "lily-then")
        number_chosen(body, False)
        for layer in reversed(around):
            body = {**layer, "what": body}
        if around:
            put_first(body)
        if marks:
            key = "lily-marked" if around else "lily-use"
            body = {"key": key, "marks": phrases(marks, "lily-mark-and"), "what": body}
        return {"key": f"lily-skill-{self.type or 'none'}", "what": body}

    def _when_and_if(self) -> list[Facts]:
        """What stands around the effects, the outermost first."""
        conditions = [condition.phrase() for condition in self.conditions]
        turns = [one for one in conditions if str(one["key"]).startswith("lily-turn-")]
        others = [one for one in conditions if one not in turns]
        around: list[Facts] = [{"key": f"{one['key']}-in"} for one in turns]
        if self.at_end:
            around.append({"key": "lily-at-end"})
        elif self.when is not None:
            subject = self.subject
            around.append(
                self.when.phrase(None if subject is None else subject.phrase(self.when.noun(), True))
            )
        elif self.type == "sp":
            around.append({"key": "lily-in-support"})
        if others:
            key = "lily-while" if self.gives else "lily-if"
            around.append({"key": key, "condition": all_of(others)})
        return around


class RunningSkill:
    """The one skill that is being done: none starts inside another (LY-9.2)."""

    def __init__(self, waiting: WaitingSkill, skill: Skill) -> None:
        self.waiting = waiting
        self.skill = skill
        self.seat = waiting.seat
        self.stage = OFFERED
        self.did = True  # whether the last effect was done: "if you did so", LY-4.2
        self.chosen: list[int] = []  # the characters that were picked last
        self.blocks: list[Block] = []
        self.positions: list[int] = []
        self.asking: Effect | None = None  # the effect that waits for an answer
        self.placing = False  # whether the question about cards also asks where they go
        self.discards = 0  # cards still to be discarded as a cost
        self.sacrifices = 0  # allies still to be sacrificed
        self.remaining = 0  # cards looked at on top of the deck that are still to be sorted

    def copy(self) -> RunningSkill:
        twin = RunningSkill(self.waiting, self.skill)
        twin.stage = self.stage
        twin.did = self.did
        twin.chosen = self.chosen.copy()
        twin.blocks = self.blocks.copy()
        twin.positions = self.positions.copy()
        twin.asking = self.asking
        twin.placing = self.placing
        twin.discards = self.discards
        twin.sacrifices = self.sacrifices
        twin.remaining = self.remaining
        return twin

    @property
    def rule(self) -> str:
        """The rule that lets it act: skills, events, potentials."""
        place = self.waiting.zone
        if place == IN_EVENT_AREA:
            return "LY-10.1"
        return "LY-11.1" if place == IN_POTENTIAL_AREA else "LY-9.1"

    def context(self, table: BaseTable) -> SkillContext:
        """For whom its nodes are asked."""
        waiting = self.waiting
        return SkillContext(self.seat, table.source(waiting.source), waiting.card)

    def side(self, opponent: bool) -> int:
        """The seat that is meant: "you", or the opponent."""
        return 1 - self.seat if opponent else self.seat

    def enter(self, block: Block) -> None:
        """Do this block next, then what was being done."""
        self.blocks.append(block)
        self.positions.append(0)
