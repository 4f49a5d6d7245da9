"""A skill is a tree of small nodes, read once from a card file and never changed (LY-12).

From the one tree come whether it can be used (`can`, `holds`), what it does (`do`), and its printed text
in every language (`phrase`: keys and facts for the word catalogues). This module has the trunk: what every
kind of node promises. The nodes themselves: `triggers`, `conditions`, `targets`, `moving_cards`,
`characters`, `course`, `statics`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from madoi.core.game import Fixed
from madoi.core.refusal import Facts
from madoi.games.lily.skills.triggers import Trigger

if TYPE_CHECKING:
    from madoi.games.lily.skills.running import Running
    from madoi.games.lily.table import Character, Table

TYPES: Final = ["activated", "continuous", "auto", "special", "sp"]

YOU: Final = 0
OPPONENT: Final = 1
EITHER: Final = 2


class Who:
    """For whom a node is asked: the player it calls "you", the character that has the skill (None: it is
    not on the field) and the card it is printed on."""

    def __init__(self, seat: int, source: Character | None, card: int) -> None:
        self.seat = seat
        self.source = source
        self.card = card


class Condition(Fixed):
    """Something that must hold."""

    def holds(self, table: Table, who: Who) -> bool:
        raise NotImplementedError

    def phrase(self) -> Facts:
        raise NotImplementedError


class Effect(Fixed):
    """Something that is done. One node answers both "can it be done" and "do it"."""

    def can(self, table: Table, run: Running) -> bool:
        """Whether anything would happen, as far as the player who runs it knows."""
        raise NotImplementedError

    def do(self, table: Table, run: Running) -> None:
        """Do it, or ask (`Table.ask`). Says in ``run.did`` whether it was done: LY-4.2."""
        raise NotImplementedError

    def candidates(self, table: Table, run: Running) -> list[int]:
        """What can be picked now, when it asks for cards: computed, so that nothing about a hand lies in
        the question. Cards; for a question about where to place one, card * 6 + area."""
        raise NotImplementedError

    def hides(self) -> bool:
        """Whether others must not learn what could be picked: then the question is put even when nothing
        can."""
        return False

    def picked(self, table: Table, run: Running, pick: int) -> None:
        """One card was picked: it is moved at once."""
        raise NotImplementedError

    def finished(self, table: Table, run: Running) -> None:
        """All that was asked for is picked; characters are in ``run.chosen``."""

    def phrase(self) -> Facts:
        raise NotImplementedError


class Block(Fixed):
    """Effects one after the other."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects

    def can(self, table: Table, run: Running) -> bool:
        return any(effect.can(table, run) for effect in self.effects)

    def phrase(self) -> Facts:
        return phrases([effect.phrase() for effect in self.effects], "lily-then")


class Static(Fixed):
    """Something that is so as long as the skill works: computed whenever it is asked for, never
    accumulated."""

    def power_for(self, table: Table, who: Who, character: Character) -> int:
        return 0

    def grants(self, table: Table, who: Who, character: Character) -> int:
        """What it lets the character do or forbids, as bits of `words.WORDS`."""
        return 0

    def support(self, table: Table, who: Who) -> int:
        return 0

    def budget(self, table: Table, who: Who) -> int:
        return 0

    def cheaper(self, table: Table, who: Who, card: int) -> int:
        return 0

    def mark(self, names: list[str], colors: list[int]) -> None:
        """Add what the card counts as besides what is printed (special skills)."""

    def any_number(self) -> bool:
        """Whether any number of the card may be in a deck (special skills)."""
        return False

    def phrase(self) -> Facts:
        raise NotImplementedError


class Skill(Fixed):
    """One skill of a card; of an event or a potential, one of its effects (``type`` is then empty)."""

    def __init__(
        self,
        type: str,
        when: Trigger | None,
        conditions: list[Condition],
        action: bool,
        reverse: int,
        once: bool,
        may: bool,
        at_end: bool,
        block: Block,
        gives: list[Static],
    ) -> None:
        self.type = type
        self.when = when
        self.conditions = conditions
        self.action = action
        self.reverse = reverse
        self.once = once
        self.may = may
        self.at_end = at_end
        self.block = block
        self.gives = gives

    def holds(self, table: Table, who: Who) -> bool:
        """Whether all its conditions hold."""
        return all(condition.holds(table, who) for condition in self.conditions)

    def phrase(self) -> Facts:
        """The printed text: what kind, when, if, cost, what."""
        kind = self.type or "none"
        body = (
            self.block.phrase()
            if self.block.effects
            else phrases([s.phrase() for s in self.gives], "lily-then")
        )
        if self.may:
            body = {"key": "lily-may", "what": body}
        if self.conditions:
            conditions = phrases([condition.phrase() for condition in self.conditions], "lily-and")
            body = {"key": "lily-if", "condition": conditions, "what": body}
        costs: list[Facts] = []
        if self.action:
            costs.append({"key": "lily-cost-action"})
        if self.reverse:
            costs.append({"key": "lily-cost-reverse", "number": self.reverse})
        if costs:
            body = {"key": "lily-cost", "costs": phrases(costs, "lily-and"), "what": body}
        if self.at_end:
            body = {"key": "lily-when", "when": {"key": "lily-when-end"}, "what": body}
        elif self.when is not None:
            body = {"key": "lily-when", "when": self.when.phrase(), "what": body}
        if self.once:
            body = {"key": "lily-once", "what": body}
        return {"key": f"lily-skill-{kind}", "what": body}


def phrases(parts: list[Facts], joint: str) -> Facts:
    """Several phrases as one, joined two by two."""
    joined = parts[0]
    for part in parts[1:]:
        joined = {"key": joint, "first": joined, "second": part}
    return joined
