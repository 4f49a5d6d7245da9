"""Effects on characters: power, permissions, active or not, moving, defeat, return."""

from __future__ import annotations

from typing import Final

from madoi.core.refusal import Facts
from madoi.games.lily.rules.areas import ADJACENT, BACK, EVERYWHERE, FRONT
from madoi.games.lily.rules.base_table import BaseTable
from madoi.games.lily.rules.choice import AREA, Choice
from madoi.games.lily.rules.pieces import COUNTER, GRANT, PLUS, TIMES, UNTIL, Character
from madoi.games.lily.rules.piles import EVERYBODY, hidden
from madoi.games.lily.skills.nodes import Effect, Running
from madoi.games.lily.skills.permissions import NO_DEFEAT, NO_MOVE, bit
from madoi.games.lily.skills.targets import Amount, Target

MOVES: Final = ["adjacent", "front", "back", "any"]


class OnCharacters(Effect):
    """Whatever is done to characters: finds them, lets the player pick, does it to each."""

    def __init__(self, target: Target) -> None:
        self.target = target

    def applies(self, table: BaseTable, run: Running, character: Character) -> bool:
        """Whether it can be done to her (LY-4.3)."""
        return True

    def apply(self, table: BaseTable, run: Running, character: Character) -> None:
        raise NotImplementedError

    def reaches(self, table: BaseTable, run: Running) -> list[int]:
        """Whom it can be done to."""
        return [c.number for c in self.target.standing(table, run) if self.applies(table, run, c)]

    def can(self, table: BaseTable, run: Running) -> bool:
        return len(self.reaches(table, run)) > 0

    def do(self, table: BaseTable, run: Running) -> None:
        if not self.target.ask(table, run, self.reaches(table, run)):
            self.finished(table, run)

    def finished(self, table: BaseTable, run: Running) -> None:
        run.did = len(run.chosen) > 0
        for number in run.chosen:
            character = table.character(number)
            if character is not None:
                self.apply(table, run, character)


class Change(OnCharacters):
    """Changes that last for a while; the attacker of a counter can be changed too (LY-D8 keeps her off the
    field only)."""

    def __init__(self, target: Target, until: int) -> None:
        super().__init__(target)
        self.until = until

    def reaches(self, table: BaseTable, run: Running) -> list[int]:
        off_field = [number for number in self.target.meant(table, run) if number == COUNTER]
        return off_field + super().reaches(table, run)

    def finished(self, table: BaseTable, run: Running) -> None:
        run.did = len(run.chosen) > 0
        for number in run.chosen:
            self.change(table, run, number)

    def change(self, table: BaseTable, run: Running, number: int) -> None:
        raise NotImplementedError

    def tell(self, table: BaseTable, run: Running, kind: str, number: int, value: int) -> None:
        character = table.character(number)
        battle = table.battle
        if character is not None:
            table.tell(kind, run.rule, character.owner, character.card, area=character.area, number=value)
        elif battle is not None:
            table.tell(kind + "-counter", run.rule, battle.side, battle.card, number=value)

    def lasts(self, what: Facts) -> Facts:
        return self.target.phrase_around({"key": f"lily-until-{UNTIL[self.until]}", "what": what})


class ChangePower(Change):
    """Power up or down."""

    def __init__(self, amount: Amount, target: Target, until: int) -> None:
        super().__init__(target, until)
        self.amount = amount

    def change(self, table: BaseTable, run: Running, number: int) -> None:
        value = self.amount.value(table, run.context(table))
        table.last(number, PLUS, value, self.until, run.seat)
        character = table.character(number)
        battle = table.battle
        if character is not None:
            owner, area = character.owner, character.area
            table.tell_change("power-changed", run.rule, owner, character.card, area, value)
        elif battle is not None:
            table.tell_change("power-changed-counter", run.rule, battle.side, battle.card, -1, value)

    def phrase(self) -> Facts:
        return self.lasts(self.amount.phrase_of("lily-do-power", {"target": self.target.phrase()}))


class MultiplyPower(Change):
    """Power multiplied, before anything is added (LY-4.5)."""

    def __init__(self, times: int, target: Target, until: int) -> None:
        super().__init__(target, until)
        self.times = times

    def change(self, table: BaseTable, run: Running, number: int) -> None:
        table.last(number, TIMES, self.times, self.until, run.seat)
        self.tell(table, run, "power-multiplied", number, self.times)

    def phrase(self) -> Facts:
        what: Facts = {"key": "lily-do-times", "target": self.target.phrase(), "number": self.times}
        return self.lasts(what)


class Grant(Change):
    """Something is granted or forbidden."""

    def __init__(self, word: str, target: Target, until: int) -> None:
        super().__init__(target, until)
        self.word = word

    def change(self, table: BaseTable, run: Running, number: int) -> None:
        table.last(number, GRANT, bit(self.word), self.until, run.seat)
        self.tell(table, run, "granted-" + self.word, number, -1000)

    def phrase(self) -> Facts:
        word = f"@lily-word-{self.word}"
        return self.lasts({"key": "lily-do-grant", "target": self.target.phrase(), "word": word})


class Activate(OnCharacters):
    """Inactive characters become active."""

    def applies(self, table: BaseTable, run: Running, character: Character) -> bool:
        return not character.active

    def apply(self, table: BaseTable, run: Running, character: Character) -> None:
        table.tell("activated", run.rule, character.owner, character.card)
        table.activate(character)

    def phrase(self) -> Facts:
        return self.target.phrase_around({"key": "lily-do-activate", "target": self.target.phrase()})


class Deactivate(OnCharacters):
    """Active characters become inactive."""

    def applies(self, table: BaseTable, run: Running, character: Character) -> bool:
        return character.active

    def apply(self, table: BaseTable, run: Running, character: Character) -> None:
        character.active = False
        table.tell("deactivated", run.rule, character.owner, character.card)

    def phrase(self) -> Facts:
        return self.target.phrase_around({"key": "lily-do-deactivate", "target": self.target.phrase()})


class Defeat(OnCharacters):
    """Defeated without a battle; a leader stays for a potential (LY-8.12)."""

    def applies(self, table: BaseTable, run: Running, character: Character) -> bool:
        return table.granted(character) & NO_DEFEAT == 0

    def finished(self, table: BaseTable, run: Running) -> None:
        run.did = len(run.chosen) > 0
        found = [table.character(number) for number in run.chosen]
        table.defeat([character for character in found if character is not None], run.rule)

    def phrase(self) -> Facts:
        return self.target.phrase_around({"key": "lily-do-defeat", "target": self.target.phrase()})


class Return(OnCharacters):
    """Back to the owner's hand with her present card, the cards below to the trash. Leaders stay."""

    def applies(self, table: BaseTable, run: Running, character: Character) -> bool:
        return not character.leader

    def apply(self, table: BaseTable, run: Running, character: Character) -> None:
        player = table.players[character.owner]
        table.leave(character)
        player.hand.append(hidden(character.card, EVERYBODY))
        player.trash += character.cards[:-1]
        table.tell("returned", run.rule, character.owner, character.card)

    def phrase(self) -> Facts:
        group = self.target.group
        spared = group is None or group.filter.given.get("leader") is not False
        key = "lily-do-return-unless-leader" if spared else "lily-do-return"
        return self.target.phrase_around({"key": key, "target": self.target.phrase()})


class Move(OnCharacters):
    """To another area that you choose; beside, onto an ally, they swap (LY-6.6)."""

    def __init__(self, target: Target, to: str) -> None:
        super().__init__(target)
        self.to = to

    def applies(self, table: BaseTable, run: Running, character: Character) -> bool:
        return table.granted(character) & NO_MOVE == 0 and len(self._areas(table, character)) > 0

    def finished(self, table: BaseTable, run: Running) -> None:
        """They go one after the other; ``run.left`` counts those who still stand where they were."""
        run.did = len(run.chosen) > 0
        run.left = len(run.chosen)
        self._ask_next(table, run)

    def picked(self, table: BaseTable, run: Running, pick: int) -> None:
        run.left -= 1
        character = table.character(run.chosen[run.left])
        if character is not None:
            table.shift(character, pick, run.rule)
        self._ask_next(table, run)

    def _ask_next(self, table: BaseTable, run: Running) -> None:
        while run.left:
            character = table.character(run.chosen[run.left - 1])
            areas = [] if character is None else self._areas(table, character)
            if areas:
                table.ask(Choice(AREA, run.seat, areas))
                return
            run.left -= 1

    def _areas(self, table: BaseTable, character: Character) -> list[int]:
        field = table.players[character.owner].field
        if self.to == "adjacent":
            return [area for area in ADJACENT[character.area] if _lets_in(table, field[area])]
        areas = FRONT if self.to == "front" else BACK if self.to == "back" else EVERYWHERE
        return [area for area in areas if field[area] is None]

    def phrase(self) -> Facts:
        said: Facts = {"key": f"lily-do-move-{self.to}", "target": self.target.phrase()}
        return self.target.phrase_around(said)


def _lets_in(table: BaseTable, stands: Character | None) -> bool:
    """Whether one can move onto an area: nobody is there, or somebody who can be moved (LY-4.1)."""
    return stands is None or table.granted(stands) & NO_MOVE == 0
