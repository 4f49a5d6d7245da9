"""A skill is a tree of small nodes, read once from a card file and never changed (docs/card-authors.md).

From the one tree come whether it can be used (`can`, `holds`), what it does (`do`), and its printed text
in every language (`phrase`: keys and facts for the word catalogues). This module has the trunk: what every
kind of node promises. The nodes themselves: `triggers`, `conditions`, `targets`, `moving_cards`,
`looking_at_cards`, `turning_cards`, `characters`, `course`, `statics`.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from madoi.core.immutable import Immutable
from madoi.core.refusal import Facts
from madoi.games.lily.rules.pieces import Character
from madoi.games.lily.skills.triggers import Trigger

if TYPE_CHECKING:
    from madoi.games.lily.rules.table import Table
    from madoi.games.lily.skills.running_skill import Running

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


class Condition(Immutable):
    """Something that must hold."""

    def holds(self, table: Table, who: Who) -> bool:
        raise NotImplementedError

    def phrase(self, yes: bool = True) -> Facts:
        """That it holds, or that it does not."""
        raise NotImplementedError


class Effect(Immutable):
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


class Block(Immutable):
    """Effects one after the other."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects

    def can(self, table: Table, run: Running) -> bool:
        return any(effect.can(table, run) for effect in self.effects)

    def phrases(self) -> list[Facts]:
        return [effect.phrase() for effect in self.effects]

    def phrase(self) -> Facts:
        """Inside another effect; a skill says its own block with "lily-then"."""
        return _bounded(self.phrases())


# What a static is about.
OF_PLAYER: Final = 0  # supports, levels
OF_POWER: Final = 1
OF_GRANTS: Final = 2


class Static(Immutable):
    """Something that is so as long as the skill works: computed whenever it is asked for, never
    accumulated."""

    def concerns(self) -> int:
        """What it is about: nothing else is ever asked of it."""
        return OF_PLAYER

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


class Skill(Immutable):
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
        """The printed text: what kind, once, costs, when, if, what."""
        marks: list[Facts] = [{"key": "lily-once"}] if self.once else []
        if self.action:
            marks.append({"key": "lily-cost-action"})
        if self.reverse:
            marks.append({"key": "lily-cost-reverse", "number": self.reverse})
        around = self._when_and_if()
        if self.gives:
            statics = [static.phrase() for static in self.gives]
            if not around:
                _put_first(statics[0]["target"])
            body = phrases(statics, "lily-also")
        elif self.may and not self.action and not self.reverse:  # costs may be declined anyway
            body = optional(self.block.phrases())
        else:
            body = in_order(self.block.phrases(), "lily-then")
        _number_chosen(body, False)
        for layer in reversed(around):
            body = {**layer, "what": body}
        if around:
            _put_first(body)
        if marks:
            key = "lily-marked" if around else "lily-use"
            body = {"key": key, "marks": phrases(marks, "lily-mark-and"), "what": body}
        return {"key": f"lily-skill-{self.type or 'none'}", "what": body}

    def _when_and_if(self) -> list[Facts]:
        """What stands around the effects, the outermost first."""
        said = [condition.phrase() for condition in self.conditions]
        turns = [one for one in said if str(one["key"]).startswith("lily-turn-")]
        others = [one for one in said if one not in turns]
        around: list[Facts] = [{"key": f"{one['key']}-in"} for one in turns]
        if self.at_end:
            around.append({"key": "lily-at-end"})
        elif self.when is not None:
            around.append(self.when.phrase())
        elif self.type == "sp":
            around.append({"key": "lily-in-support"})
        if others:
            key = "lily-while" if self.gives else "lily-if"
            around.append({"key": key, "condition": phrases(others, "lily-and")})
        return around


def phrases(parts: list[Facts], joint: str) -> Facts:
    """Several phrases as one, joined two by two."""
    joined = parts[0]
    for part in parts[1:]:
        joined = {"key": joint, "first": joined, "second": part}
    return joined


_SENTENCES: Final = ["lily-if", "lily-else", "lily-so", "lily-may", "lily-may-all", "lily-one-of"]
"""Effects that reach to the end of their sentence: what follows begins another."""


def in_order(parts: list[Facts], joint: str) -> Facts:
    """Effects one after the other."""
    parts = _given_together(parts)
    joined = parts[0]
    for before, part in pairwise(parts):
        if part["key"] == "lily-so":
            joined = {"key": "lily-so", "first": joined, "what": part["what"]}
        else:
            key = "lily-after" if before["key"] in _SENTENCES else joint
            joined = {"key": key, "first": joined, "second": part}
    return joined


_GIFTS: Final = ["lily-do-power", "lily-do-grant", "lily-do-give"]


def _given_together(parts: list[Facts]) -> list[Facts]:
    """What the same characters get for the same time is said in one breath."""
    found = parts[:1]
    for part in parts[1:]:
        chosen = found[-1]["key"] == "lily-choose"
        last = found[-1]["what"] if chosen else found[-1]
        assert isinstance(last, dict)
        had, gets = last.get("what"), part.get("what")
        if last["key"] != part["key"] or not isinstance(had, dict) or not isinstance(gets, dict):
            found.append(part)
            continue
        target = had.get("target")
        targets = [target, {"key": "lily-target-chosen"}] if chosen else [target]
        if had["key"] not in _GIFTS or gets["key"] not in _GIFTS or gets["target"] not in targets:
            found.append(part)
            continue
        gifts: Facts = {"key": "lily-gift-and", "first": _gift(had), "second": _gift(gets)}
        said: Facts = {**last, "what": {"key": "lily-do-give", "target": target, "gifts": gifts}}
        found[-1] = {**found[-1], "what": said} if chosen else said
    return found


def _gift(change: Facts) -> Facts:
    gifts = change.get("gifts")
    if isinstance(gifts, dict):
        return {**gifts, "key": "lily-gift-list"}
    gift = {name: value for name, value in change.items() if name != "target"}
    return {**gift, "key": str(change["key"]).replace("-do-", "-gift-")}


def optional(parts: list[Facts]) -> Facts:
    """Effects that the player may decline: "you may … . If you did so, …"."""
    parts = _given_together(parts)
    hangs_on_it = all(part["key"] == "lily-so" for part in parts[1:])
    if parts[0]["key"] not in _SENTENCES and hangs_on_it:
        return in_order([{"key": "lily-may", "what": parts[0]}, *parts[1:]], "lily-further")
    return {"key": "lily-may-all", "what": _bounded(parts)}


def _bounded(parts: list[Facts]) -> Facts:
    """Effects inside another; in brackets, where "then" could be read as what follows the other."""
    said = in_order(parts, "lily-further")
    afterwards = any(one["key"] in _SENTENCES and two["key"] != "lily-so" for one, two in pairwise(parts))
    return {"key": "lily-block", "what": said} if afterwards else said


def _put_first(said: object) -> None:
    """What begins a text begins with a capital letter, in languages that have them."""
    assert isinstance(said, dict)
    said["key"] = f"{said['key']}-first"


def _number_chosen(said: Facts, many: bool) -> bool:
    """Say "the chosen characters" after several were chosen; returns whether the last chosen were several."""
    key = said.get("key")
    if key in ("lily-target-it", "lily-target-them"):
        return key == "lily-target-them"
    if key == "lily-target-chosen" and many:
        said["key"] = "lily-target-chosen-many"
    for part in said.values():
        if isinstance(part, dict):
            many = _number_chosen(part, many)
    return many
