"""Effects beside the field: turn coupling cards and partner, gain and renew potentials, trash the event."""

from __future__ import annotations

from typing import Final

from madoi.core.refusal import Facts
from madoi.games.lily.rules.base_table import BaseTable
from madoi.games.lily.rules.choice import CARD, Choice
from madoi.games.lily.rules.pieces import FACE_DOWN, PARTNER, UPRIGHT
from madoi.games.lily.skills.nodes import Effect, RunningSkill
from madoi.games.lily.skills.targets import WHOSE

PARTNER_STATES: Final = ["upright", "sideways", "face-down", "face-up"]


def _ask_which(table: BaseTable, run: RunningSkill, cards: list[int], number: int) -> bool:
    """Ask the player to pick ``number`` of these cards, if there is anything to choose."""
    is_choice = len(cards) > number and len(set(cards)) > 1
    if is_choice:
        table.ask(Choice(CARD, run.seat, [], number, number))
    return is_choice


class TurnCoupling(Effect):
    """Coupling cards are turned over; you pick which."""

    def __init__(self, number: int, up: bool, opponent: bool) -> None:
        self.number = number
        self.up = up
        self.opponent = opponent

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return len(self.candidates(table, run)) > 0

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        run.did = False
        if _ask_which(table, run, self.candidates(table, run), self.number):
            return
        for _ in range(self.number):  # each turning may forbid another of the same name
            left = self.candidates(table, run)
            if left:
                self.take_pick(table, run, left[0])

    def candidates(self, table: BaseTable, run: RunningSkill) -> list[int]:
        """LY-4.3: only cards that lie the other way; none beside a face-up card of its name is turned up
        (LY-4.8)."""
        coupling = table.players[run.side(self.opponent)].coupling
        if not self.up:
            return [entry >> 1 for entry in coupling if entry & 1]
        names = [table.facts(entry >> 1) for entry in coupling if entry & 1]
        down = [entry >> 1 for entry in coupling if entry & 1 == 0]
        return [card for card in down if not any(table.facts(card).is_named(name) for name in names)]

    def take_pick(self, table: BaseTable, run: RunningSkill, pick: int) -> None:
        turn_coupling(table, run.side(self.opponent), pick, self.up, run.rule)
        run.did = True

    def refills(self) -> bool:
        return self.up and not self.opponent

    def verb(self) -> str:
        return "turn-up" if self.up else "turn-down"

    def phrase(self) -> Facts:
        return {
            "key": f"lily-do-turn-{'up' if self.up else 'down'}-{WHOSE[self.opponent]}",
            "number": self.number,
        }


def turn_coupling(table: BaseTable, owner: int, card: int, up: bool, rule: str) -> None:
    """One coupling card is turned over."""
    coupling = table.players[owner].coupling
    coupling[coupling.index(card * 2 + (0 if up else 1))] = card * 2 + (1 if up else 0)
    table.emit("turned-up" if up else "turned-down", rule, owner, card)


class TurnPartner(Effect):
    """The partner is turned."""

    def __init__(self, how: str, opponent: bool) -> None:
        self.how = how
        self.opponent = opponent

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        """LY-4.3: not into the state it has; face-down partners come back only by "face-up"."""
        lies = table.players[run.side(self.opponent)].partner_lies
        if self.how == "face-up":
            return lies == FACE_DOWN
        return lies not in (FACE_DOWN, PARTNER.index(self.how))

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        run.did = self.can(table, run)
        if run.did:
            owner = run.side(self.opponent)
            player = table.players[owner]
            player.partner_lies = UPRIGHT if self.how == "face-up" else PARTNER.index(self.how)
            table.emit("partner-" + PARTNER[player.partner_lies], run.rule, owner, player.partner)

    def phrase(self) -> Facts:
        return {"key": f"lily-do-partner-{self.how}-{WHOSE[self.opponent]}"}


class GainPotential(Effect):
    """Potentials come from hatena."""

    def __init__(self, number: int, opponent: bool) -> None:
        self.number = number
        self.opponent = opponent

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return table.players[run.side(self.opponent)].hatena.size() > 0

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        run.did = False
        for _ in range(self.number):
            if table.gain_potential(run.side(self.opponent), run.rule):
                run.did = True

    def phrase(self) -> Facts:
        return {"key": f"lily-do-potential-{WHOSE[self.opponent]}", "number": self.number}


class Renew(Effect):
    """Face-down potentials of yours are turned face up again."""

    def __init__(self, number: int) -> None:
        self.number = number

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return len(self.candidates(table, run)) > 0

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        run.did = False
        cards = self.candidates(table, run)
        if not _ask_which(table, run, cards, self.number):
            for card in cards[: self.number]:
                self.take_pick(table, run, card)

    def candidates(self, table: BaseTable, run: RunningSkill) -> list[int]:
        return [entry >> 1 for entry in table.players[run.seat].potentials if entry & 1 == 0]

    def take_pick(self, table: BaseTable, run: RunningSkill, pick: int) -> None:
        potentials = table.players[run.seat].potentials
        potentials[potentials.index(pick * 2)] = pick * 2 + 1
        table.emit("renewed", run.rule, run.seat, pick)
        run.did = True

    def verb(self) -> str:
        return "renew"

    def phrase(self) -> Facts:
        return {"key": "lily-do-renew", "number": self.number}


class TrashEvent(Effect):
    """The event in the event area goes to its owner's trash."""

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return table.event >= 0

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        run.did = table.event >= 0
        if run.did:
            table.put_in_trash(table.event_owner, table.event)
            table.emit("event-left", run.rule, table.event_owner, table.event)
            table.event = -1

    def phrase(self) -> Facts:
        return {"key": "lily-do-event-trash"}
