"""Control flow: if, so, may, one of; and effects on the battle, the turn and the duel itself."""

from __future__ import annotations

from madoi.core.refusal import Facts
from madoi.games.lily.rules.base_table import BaseTable
from madoi.games.lily.rules.choice import MAY, OPTION, Choice
from madoi.games.lily.skills.nodes import (
    MOMENTS,
    Block,
    Condition,
    Delayed,
    Effect,
    RunningSkill,
    WaitingSkill,
)
from madoi.games.lily.skills.phrases import all_of, optional, phrases
from madoi.games.lily.skills.targets import Amount, Group


class If(Effect):
    """One thing or the other."""

    def __init__(self, conditions: list[Condition], then: Block, otherwise: Block) -> None:
        self.conditions = conditions
        self.then = then
        self.otherwise = otherwise

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return self._block(table, run).can(table, run)

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        block = self._block(table, run)
        run.did = len(block.effects) > 0
        run.enter(block)

    def inside(self) -> list[Block]:
        return [self.then, self.otherwise]

    def _block(self, table: BaseTable, run: RunningSkill) -> Block:
        context = run.context(table)
        return self.then if all(one.holds(table, context) for one in self.conditions) else self.otherwise

    def phrase(self) -> Facts:
        condition = all_of([one.phrase() for one in self.conditions])
        phrase: Facts = {"key": "lily-if", "condition": condition, "what": self.then.phrase()}
        if not self.otherwise.effects:
            return phrase
        then = self.then.phrase()
        if then["key"] in ("lily-so", "lily-or-else", "lily-if", "lily-else"):  # "otherwise" is of another
            phrase["what"] = {"key": "lily-block", "what": then}
        return {**phrase, "key": "lily-else", "otherwise": self.otherwise.phrase()}


class So(Effect):
    """ "If you did so" (LY-4.2)."""

    def __init__(self, block: Block) -> None:
        self.block = block

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return False  # it hangs on the effect before

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        if run.did:
            run.enter(self.block)

    def inside(self) -> list[Block]:
        return [self.block]

    def phrase(self) -> Facts:
        return {"key": "lily-so", "what": self.block.phrase()}


class OrElse(Effect):
    """ "If not": only if the effect before was not done."""

    def __init__(self, block: Block) -> None:
        self.block = block

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return self.block.can(table, run)

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        if not run.did:
            run.enter(self.block)

    def inside(self) -> list[Block]:
        return [self.block]

    def phrase(self) -> Facts:
        return {"key": "lily-or-else", "what": self.block.phrase()}


class May(Effect):
    """The player may decline; or the opponent decides."""

    def __init__(self, block: Block, opponent: bool) -> None:
        self.block = block
        self.opponent = opponent

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return self.block.can(table, run)

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        run.did = False
        if self.block.can(table, run):
            table.ask(Choice(MAY, run.side(self.opponent), []))

    def take_pick(self, table: BaseTable, run: RunningSkill, pick: int) -> None:
        if pick:
            run.enter(self.block)
        else:
            table.emit("declined", run.rule, run.side(self.opponent), run.waiting.card)

    def inside(self) -> list[Block]:
        return [self.block]

    def verb(self) -> str:
        return "may"

    def phrase(self) -> Facts:
        if self.opponent:
            return {"key": "lily-may-theirs", "what": self.block.phrase()}
        return optional(self.block.phrases())


class OneOf(Effect):
    """The player, or the opponent, chooses one of several."""

    def __init__(self, blocks: list[Block], opponent: bool) -> None:
        self.blocks = blocks
        self.opponent = opponent

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return any(block.can(table, run) for block in self.blocks)

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        open_ones = [number for number, block in enumerate(self.blocks) if block.can(table, run)]
        run.did = False
        if len(open_ones) == 1:
            run.enter(self.blocks[open_ones[0]])
        elif open_ones:
            table.ask(Choice(OPTION, run.side(self.opponent), open_ones))

    def take_pick(self, table: BaseTable, run: RunningSkill, pick: int) -> None:
        chooser = run.side(self.opponent)
        table.emit("chose-option", run.rule, chooser, run.waiting.card, number=pick + 1)
        run.enter(self.blocks[pick])

    def inside(self) -> list[Block]:
        return self.blocks

    def verb(self) -> str:
        return "option"

    def phrase(self) -> Facts:
        numbered: list[Facts] = [
            {"key": "lily-option", "number": number, "what": block.phrase()}
            for number, block in enumerate(self.blocks, 1)
        ]
        key = "lily-one-of-theirs" if self.opponent else "lily-one-of"
        return {"key": key, "what": phrases(numbered, "lily-or")}


class ForEach(Effect):
    """The same once for each of something; how many there are is counted before."""

    def __init__(self, group: Group, block: Block) -> None:
        self.group = group
        self.block = block

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return self.group.count(table, run.context(table)) > 0 and self.block.can(table, run)

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        number = self.group.count(table, run.context(table))
        run.did = False
        for _ in range(number):
            run.enter(self.block)

    def inside(self) -> list[Block]:
        return [self.block]

    def phrase(self) -> Facts:
        each = self.group.phrase_of("lily-each", False, {})
        return {"key": "lily-for-each", "each": each, "what": self.block.phrase()}


class Later(Effect):
    """Effects that are put off until a moment to come."""

    def __init__(self, moment: int, block: Block) -> None:
        self.moment = moment
        self.block = block

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return True

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        waiting = run.waiting
        delayed = Delayed(self.block, self.moment, table.turn, run.chosen.copy())
        table.put_off(
            WaitingSkill(
                waiting.seat,
                waiting.zone,
                waiting.card,
                waiting.number,
                waiting.source,
                waiting.subject,
                delayed,
            )
        )
        table.emit("put-off", run.rule, run.seat, waiting.card)
        run.did = True

    def inside(self) -> list[Block]:
        return [self.block]

    def phrase(self) -> Facts:
        return {"key": f"lily-delayed-{MOMENTS[self.moment]}", "what": self.block.phrase()}


class Win(Effect):
    """You win the duel (LY-1.3)."""

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return True

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        table.won[run.seat] = True
        table.emit("won-by-card", "LY-1.3", run.seat, run.waiting.card)
        run.did = True

    def phrase(self) -> Facts:
        return {"key": "lily-do-win"}


class AddSupport(Effect):
    """Added to your side of this battle, like support: not multiplied by a critical."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return table.battle is not None

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        battle = table.battle
        run.did = battle is not None
        if battle is not None:
            value = self.amount.value(table, run.context(table))
            battle.support_bonus[run.seat] += value
            battle.support_changes.append((run.seat, run.waiting.card, value))
            table.emit_change("support-changed", run.rule, run.seat, -1, -1, value, run.waiting.card)

    def phrase(self) -> Facts:
        return self.amount.phrase_of("lily-do-support", {})


class AddLevels(Effect):
    """More levels in this turn's deployment (LY-6.4)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return run.seat == table.mover

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        run.did = run.seat == table.mover
        if run.did:
            table.extra_levels += self.number
            table.emit("levels-changed", run.rule, run.seat, number=self.number)

    def phrase(self) -> Facts:
        return {"key": "lily-do-budget", "number": self.number}
