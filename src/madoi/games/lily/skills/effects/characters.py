"""Effects on characters: power, permissions, active or not, moving, defeat, return."""

from __future__ import annotations

from typing import Final

from madoi.core.refusal import Facts
from madoi.games.lily.rules.areas import ADJACENT, BACK, EVERYWHERE, FRONT
from madoi.games.lily.rules.base_table import BaseTable
from madoi.games.lily.rules.choice import AREA, Choice
from madoi.games.lily.rules.pieces import (
    GRANT,
    HALF,
    OFF_FIELD,
    PLUS,
    SET,
    TIMES,
    UNTIL,
    UNTIL_BATTLE,
    Character,
)
from madoi.games.lily.rules.piles import EVERYBODY, hidden_card
from madoi.games.lily.skills.nodes import Effect, RunningSkill
from madoi.games.lily.skills.permissions import NO_DEFEAT, NO_MOVE, bit
from madoi.games.lily.skills.targets import Amount, Target

RETURNS: Final = ["hand", "deck-top", "deck-bottom", "deck"]
MOVES: Final = ["adjacent", "front", "back", "any"]


class OnCharacters(Effect):
    """Whatever is done to characters: finds them, lets the player pick, does it to each."""

    def __init__(self, target: Target) -> None:
        self.target = target

    def applies_to(self, table: BaseTable, run: RunningSkill, character: Character) -> bool:
        """Whether it can be done to her (LY-4.3)."""
        return True

    def apply_to(self, table: BaseTable, run: RunningSkill, character: Character) -> None:
        raise NotImplementedError

    def eligible(self, table: BaseTable, run: RunningSkill) -> list[int]:
        """Whom it can be done to."""
        return [
            c.number for c in self.target.characters_on_field(table, run) if self.applies_to(table, run, c)
        ]

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return len(self.eligible(table, run)) > 0

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        if not self.target.ask(table, run, self.eligible(table, run)):
            self.complete(table, run)

    def complete(self, table: BaseTable, run: RunningSkill) -> None:
        run.did = len(run.chosen) > 0
        for number in run.chosen:
            character = table.character(number)
            if character is not None:
                self.apply_to(table, run, character)


class Change(OnCharacters):
    """Changes that last for a while; the attacker of a counter can be changed too (LY-D8 keeps her off the
    field only)."""

    def __init__(self, target: Target, until: int) -> None:
        super().__init__(target)
        self.until = until

    def eligible(self, table: BaseTable, run: RunningSkill) -> list[int]:
        if self.until == UNTIL_BATTLE and table.battle is None and table.by_book:
            return []  # there is no battle whose end could be waited for (LY-D14)
        off_field = [number for number in self.target.find_candidates(table, run) if number == OFF_FIELD]
        return off_field + super().eligible(table, run)

    def complete(self, table: BaseTable, run: RunningSkill) -> None:
        run.did = len(run.chosen) > 0
        for number in run.chosen:
            self.change(table, run, number)

    def change(self, table: BaseTable, run: RunningSkill, number: int) -> None:
        raise NotImplementedError

    def emit(self, table: BaseTable, run: RunningSkill, kind: str, number: int, value: int) -> None:
        character = table.character(number)
        battle = table.battle
        if character is not None:
            owner, area = character.owner, character.area
            table.emit(kind, run.rule, owner, character.card, area=area, number=value, by=run.waiting.card)
        elif battle is not None:
            card = run.waiting.card
            table.emit(kind + "-counter", run.rule, battle.side, battle.card, number=value, by=card)

    def phrase_lasting(self, what: Facts) -> Facts:
        return self.target.phrase_around({"key": f"lily-until-{UNTIL[self.until]}", "what": what})


class ChangePower(Change):
    """Power up or down."""

    def __init__(self, amount: Amount, target: Target, until: int) -> None:
        super().__init__(target, until)
        self.amount = amount

    def change(self, table: BaseTable, run: RunningSkill, number: int) -> None:
        value = self.amount.value(table, run.context(table))
        table.add_lasting_change(number, PLUS, value, self.until, run.seat, run.waiting.card)
        character = table.character(number)
        battle = table.battle
        by = run.waiting.card
        if character is not None:
            owner, area = character.owner, character.area
            table.emit_change("power-changed", run.rule, owner, character.card, area, value, by)
        elif battle is not None:
            table.emit_change("power-changed-counter", run.rule, battle.side, battle.card, -1, value, by)

    def verb(self) -> str:
        return "power-down" if self.amount.number < 0 else "power-up"

    def phrase(self) -> Facts:
        return self.phrase_lasting(self.amount.phrase_of("lily-do-power", {"target": self.target.phrase()}))


class MultiplyPower(Change):
    """Power multiplied, before anything is added (LY-4.5)."""

    def __init__(self, times: int, target: Target, until: int) -> None:
        super().__init__(target, until)
        self.times = times

    def change(self, table: BaseTable, run: RunningSkill, number: int) -> None:
        table.add_lasting_change(number, TIMES, self.times, self.until, run.seat, run.waiting.card)
        self.emit(table, run, "power-multiplied", number, self.times)

    def verb(self) -> str:
        return "power-up"

    def phrase(self) -> Facts:
        what: Facts = {"key": "lily-do-times", "target": self.target.phrase(), "number": self.times}
        return self.phrase_lasting(what)


class HalvePower(Change):
    """Power halved, rounded down, before anything is added (LY-4.5)."""

    def change(self, table: BaseTable, run: RunningSkill, number: int) -> None:
        table.add_lasting_change(number, HALF, 2, self.until, run.seat, run.waiting.card)
        self.emit(table, run, "power-halved", number, 2)

    def verb(self) -> str:
        return "power-down"

    def phrase(self) -> Facts:
        return self.phrase_lasting({"key": "lily-do-halve", "target": self.target.phrase()})


class SetPower(Change):
    """Another power instead of the printed one; what else changes it still does."""

    def __init__(self, power: int, target: Target, until: int) -> None:
        super().__init__(target, until)
        self.power = power

    def change(self, table: BaseTable, run: RunningSkill, number: int) -> None:
        table.add_lasting_change(number, SET, self.power, self.until, run.seat, run.waiting.card)
        self.emit(table, run, "power-set", number, self.power)

    def verb(self) -> str:
        return "power-set"

    def phrase(self) -> Facts:
        what: Facts = {"key": "lily-do-set-power", "target": self.target.phrase(), "number": self.power}
        return self.phrase_lasting(what)


class Grant(Change):
    """Something is granted or forbidden."""

    def __init__(self, word: str, target: Target, until: int) -> None:
        super().__init__(target, until)
        self.word = word

    def change(self, table: BaseTable, run: RunningSkill, number: int) -> None:
        table.add_lasting_change(number, GRANT, bit(self.word), self.until, run.seat, run.waiting.card)
        self.emit(table, run, "granted-" + self.word, number, -1000)

    def verb(self) -> str:
        return "grant"

    def phrase(self) -> Facts:
        word = f"@lily-word-{self.word}"
        return self.phrase_lasting({"key": "lily-do-grant", "target": self.target.phrase(), "word": word})


class Activate(OnCharacters):
    """Inactive characters become active."""

    def applies_to(self, table: BaseTable, run: RunningSkill, character: Character) -> bool:
        return not character.active

    def apply_to(self, table: BaseTable, run: RunningSkill, character: Character) -> None:
        table.emit("activated", run.rule, character.owner, character.card, area=character.area)
        table.activate(character)

    def verb(self) -> str:
        return "activate"

    def phrase(self) -> Facts:
        return self.target.phrase_around({"key": "lily-do-activate", "target": self.target.phrase()})


class Deactivate(OnCharacters):
    """Active characters become inactive."""

    def applies_to(self, table: BaseTable, run: RunningSkill, character: Character) -> bool:
        return character.active

    def apply_to(self, table: BaseTable, run: RunningSkill, character: Character) -> None:
        character.active = False
        table.emit("deactivated", run.rule, character.owner, character.card, area=character.area)

    def verb(self) -> str:
        return "deactivate"

    def phrase(self) -> Facts:
        return self.target.phrase_around({"key": "lily-do-deactivate", "target": self.target.phrase()})


class Defeat(OnCharacters):
    """Defeated without a battle; a leader stays for a potential (LY-8.12)."""

    def applies_to(self, table: BaseTable, run: RunningSkill, character: Character) -> bool:
        return table.granted(character) & NO_DEFEAT == 0

    def complete(self, table: BaseTable, run: RunningSkill) -> None:
        run.did = len(run.chosen) > 0
        found = [table.character(number) for number in run.chosen]
        table.defeat([character for character in found if character is not None], run.rule)

    def verb(self) -> str:
        return "defeat"

    def phrase(self) -> Facts:
        return self.target.phrase_around({"key": "lily-do-defeat", "target": self.target.phrase()})


class Return(OnCharacters):
    """Her present card goes back to the owner's hand or deck, the cards below to the trash. Leaders stay."""

    def __init__(self, target: Target, to: str) -> None:
        super().__init__(target)
        self.to = to

    def applies_to(self, table: BaseTable, run: RunningSkill, character: Character) -> bool:
        return not character.leader

    def apply_to(self, table: BaseTable, run: RunningSkill, character: Character) -> None:
        player = table.players[character.owner]
        table.remove_character(character)
        card = hidden_card(character.card, EVERYBODY)
        if self.to == "hand":
            player.hand.append(card)
        elif self.to == "deck":
            player.deck.shuffle([character.card])
        elif self.to == "deck-top":
            player.deck.put_on_top(card)
        else:
            player.deck.put_on_bottom(card)
        player.trash += character.cards[:-1]
        kind = "returned" if self.to == "hand" else f"returned-{self.to}"
        table.emit(kind, run.rule, character.owner, character.card, area=character.area)

    def verb(self) -> str:
        return "return" if self.to == "hand" else f"return-{self.to}"

    def phrase(self) -> Facts:
        to = "" if self.to == "hand" else f"-{self.to}"
        key = f"lily-do-return{to}{'-unless-leader' if _may_be_leader(self.target) else ''}"
        return self.target.phrase_around({"key": key, "target": self.target.phrase()})


class Remove(OnCharacters):
    """Out of the game, with all her cards. Leaders stay."""

    def applies_to(self, table: BaseTable, run: RunningSkill, character: Character) -> bool:
        return not character.leader

    def apply_to(self, table: BaseTable, run: RunningSkill, character: Character) -> None:
        table.remove_character(character)
        table.players[character.owner].removed += character.cards
        table.emit("removed", run.rule, character.owner, character.card, area=character.area)

    def verb(self) -> str:
        return "remove"

    def phrase(self) -> Facts:
        key = "lily-do-remove-unless-leader" if _may_be_leader(self.target) else "lily-do-remove"
        return self.target.phrase_around({"key": key, "target": self.target.phrase()})


def _may_be_leader(target: Target) -> bool:
    """Whether the text must say that leaders are spared."""
    return target.group is None or target.group.filter.given.get("leader") is not False


class Move(OnCharacters):
    """To another area that you choose; beside, onto an ally, they swap (LY-6.6)."""

    def __init__(self, target: Target, to: str) -> None:
        super().__init__(target)
        self.to = to

    def applies_to(self, table: BaseTable, run: RunningSkill, character: Character) -> bool:
        return table.granted(character) & NO_MOVE == 0 and len(self._areas(table, character)) > 0

    def complete(self, table: BaseTable, run: RunningSkill) -> None:
        """They go one after the other; ``run.remaining`` counts those who still stand where they were."""
        run.did = len(run.chosen) > 0
        run.remaining = len(run.chosen)
        self._ask_next(table, run)

    def take_pick(self, table: BaseTable, run: RunningSkill, pick: int) -> None:
        run.remaining -= 1
        character = table.character(run.chosen[run.remaining])
        if character is not None:
            table.move_character(character, pick, run.rule)
        self._ask_next(table, run)

    def _ask_next(self, table: BaseTable, run: RunningSkill) -> None:
        while run.remaining:
            character = table.character(run.chosen[run.remaining - 1])
            areas = [] if character is None else self._areas(table, character)
            if areas:
                table.ask(Choice(AREA, run.seat, areas))
                return
            run.remaining -= 1

    def _areas(self, table: BaseTable, character: Character) -> list[int]:
        field = table.players[character.owner].field
        if self.to == "adjacent":
            return [area for area in ADJACENT[character.area] if _can_enter(table, field[area])]
        areas = FRONT if self.to == "front" else BACK if self.to == "back" else EVERYWHERE
        return [area for area in areas if field[area] is None]

    def verb(self) -> str:
        return "move"

    def phrase(self) -> Facts:
        phrase: Facts = {"key": f"lily-do-move-{self.to}", "target": self.target.phrase()}
        return self.target.phrase_around(phrase)


def _can_enter(table: BaseTable, stands: Character | None) -> bool:
    """Whether one can move onto an area: nobody is there, or somebody who can be moved (LY-4.1)."""
    return stands is None or table.granted(stands) & NO_MOVE == 0
