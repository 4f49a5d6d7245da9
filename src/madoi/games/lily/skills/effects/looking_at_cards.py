"""Effects that show cards to somebody: the top of a deck, a hand."""

from __future__ import annotations

from typing import Final

from madoi.core.refusal import Facts
from madoi.games.lily.rules.base_table import BaseTable
from madoi.games.lily.rules.choice import CARD, Choice
from madoi.games.lily.rules.piles import EVERYBODY, card_of, knowers_of, known_to
from madoi.games.lily.skills.effects.moving_cards import Mover, put_phrase, show_hand
from madoi.games.lily.skills.nodes import Effect, RunningSkill
from madoi.games.lily.skills.targets import WHOSE, Filter

LOOK_DESTINATIONS: Final = ["hand", "coupling", "trash", "deck-top"]
REST: Final = ["deck-top", "deck-bottom", "trash"]


class Look(Mover):
    """Look at the top of your deck, take some of it, put the rest away."""

    def __init__(self, number: int, take: int, wanted: Filter, to: str, rest: str) -> None:
        super().__init__(to)
        self.number = number
        self.take = take
        self.filter = wanted
        self.rest = rest

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return table.players[run.seat].deck.size() > 0

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        run.did = False
        run.remaining = look_at(table, run, run.seat, run.seat, self.number)
        if run.remaining:
            table.ask(Choice(CARD, run.seat, [], 0, min(self.take, run.remaining)))

    def candidates(self, table: BaseTable, run: RunningSkill) -> list[int]:
        context = run.context(table)
        return [card for card in self._looked(table, run) if self.filter.matches_card(table, card, context)]

    def take_pick(self, table: BaseTable, run: RunningSkill, pick: int) -> None:
        top = table.players[run.seat].deck.top
        place = len(top) - 1
        while card_of(top[place]) != pick:
            place -= 1
        entry = top.pop(place)
        run.remaining -= 1
        if self.to == "deck-top":
            # Set aside below what is still to be sorted, which then leaves from above it.
            top.insert(len(top) - run.remaining, entry)
            table.emit_cards("to-deck-top", run.rule, run.seat, [pick], knowers_of(entry), False, "deck")
            run.did = True
        else:
            knowers = EVERYBODY if self.filter.given else knowers_of(entry)
            self.put_card(table, run, run.seat, pick, knowers, "deck")

    def hides(self) -> bool:
        return True

    def complete(self, table: BaseTable, run: RunningSkill) -> None:
        deck = table.players[run.seat].deck
        rest = [] if self.rest == "deck-top" else [deck.top.pop() for _ in range(run.remaining)]
        run.remaining = 0
        for entry in rest:
            if self.rest == "trash":
                table.put_in_trash(run.seat, card_of(entry), triggers=True)
                table.emit("to-trash", run.rule, run.seat, card_of(entry), discloses=True, origin="deck")
            else:
                deck.put_on_bottom(entry)
                card, knowers = card_of(entry), knowers_of(entry)
                table.emit_cards("to-deck-bottom", run.rule, run.seat, [card], knowers, False, "deck")

    def _looked(self, table: BaseTable, run: RunningSkill) -> list[int]:
        top = table.players[run.seat].deck.top
        return [card_of(top[len(top) - 1 - place]) for place in range(run.remaining)]

    def phrase(self) -> Facts:
        if self.number == 1 and not self.filter.given:
            return {
                "key": "lily-do-look-one",
                "to": f"@lily-place-{self.to}",
                "rest": f"@lily-place-{self.rest}",
            }
        among = "lily-among-one" if self.number == 1 else "lily-among"
        noun = self.filter.phrase("card", self.take != 1)
        what: Facts = {"key": among, "number": self.take, "what": noun}
        put = put_phrase(self.to, "you", what, bool(self.filter.given), self.take)
        return {"key": "lily-do-look", "number": self.number, "put": put, "rest": f"@lily-rest-{self.rest}"}


def look_at(table: BaseTable, run: RunningSkill, owner: int, viewer: int, number: int) -> int:
    """A seat sees the top cards of a deck, which stay; returns how many there were."""
    seen: list[int] = []
    for _ in range(number):
        entry = table.take_top(owner, viewer, private=True)
        if entry < 0:
            break
        seen.append(entry | known_to(viewer))
    deck = table.players[owner].deck
    for entry in reversed(seen):
        deck.put_on_top(entry)
    if seen:
        table.emit_cards("looked", run.rule, owner, [card_of(entry) for entry in seen], known_to(viewer))
    return len(seen)


class Peek(Effect):
    """Look at the top of a deck; the cards stay."""

    def __init__(self, number: int, opponent: bool) -> None:
        self.number = number
        self.opponent = opponent

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return table.players[run.side(self.opponent)].deck.size() > 0

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        owner = run.side(self.opponent)
        run.did = look_at(table, run, owner, run.seat, self.number) > 0

    def phrase(self) -> Facts:
        return {"key": f"lily-do-peek-{WHOSE[self.opponent]}", "number": self.number}


class ShowHand(Effect):
    """A hand is shown to the other player, who then remembers it (LY-3.4)."""

    def __init__(self, opponent: bool) -> None:
        self.opponent = opponent

    def can(self, table: BaseTable, run: RunningSkill) -> bool:
        return len(table.players[run.side(self.opponent)].hand) > 0

    def do(self, table: BaseTable, run: RunningSkill) -> None:
        owner = run.side(self.opponent)
        run.did = len(table.players[owner].hand) > 0
        show_hand(table, run, owner)

    def phrase(self) -> Facts:
        return {"key": f"lily-do-show-hand-{WHOSE[self.opponent]}"}
