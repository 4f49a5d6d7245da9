"""Seats of a table: who holds each, who plays for it, and votes to replace absent players.

A seat is a number; its `SeatState` is the state of that seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

from madoi.core.game import Game
from madoi.core.viewer import Seat
from madoi.server.table.log import Filled, Handed, Plan, Sat


class SeatState:
    """The state of one seat.

    ``kind`` is ``open`` or ``invited`` while the seat is free, then ``person`` or ``bot``.
    ``key`` is the hash of the holder's secret, or of the invitation.
    ``bot`` plays for the seat; for a person only while they have handed it over.
    ``vacant``: a bot plays until somebody sits down, and anybody may.
    ``replaced``: the bot plays in place of somebody who was voted out; the name is still theirs.
    """

    def __init__(self, plan: Plan) -> None:
        self.kind = plan.kind
        self.name = plan.name
        self.bot = plan.bot
        self.key = plan.key
        self.face = plan.face
        self.gone = False
        self.vacant = False
        self.replaced = False
        self.former_key = ""
        """The hash of the secret of somebody who was voted out."""
        self.overdue = False
        """Whether the clock made the last decision that everybody saw."""
        self.premove = ""
        self.premove_at = 0.0
        """When the premove was set."""
        self.hinted = False
        """Whether the holder has asked for a hint."""
        self.decisions_made = 0
        """Including decisions that were undone later."""
        self.rollbacks_seen = 0
        """How often this seat learnt that something was undone or corrected."""

    @property
    def free(self) -> bool:
        """Whether somebody can sit down here."""
        return self.kind in ("open", "invited") or self.vacant

    @property
    def by_person(self) -> bool:
        """Whether a person decides for this seat now."""
        return self.kind == "person" and not self.bot

    def sit(self, entry: Sat) -> None:
        self.kind, self.name, self.key, self.bot = "person", entry.name, entry.key, ""
        self.gone = self.vacant = self.replaced = self.overdue = False
        self.face = entry.face

    def fill(self, entry: Filled) -> None:
        self.kind, self.name, self.bot = "bot", entry.name, entry.bot

    def hand_over(self, entry: Handed) -> None:
        self.bot = entry.bot
        self.overdue = False
        if entry.frees_seat:
            if self.kind == "person":
                self.replaced, self.former_key = True, self.key
            self.kind, self.key, self.vacant, self.premove, self.face = "bot", "", True, "", ""

    def take_back(self) -> None:
        """The holder plays again."""
        self.bot, self.gone, self.overdue = "", False, False


def options_in_order(game: Game, options: Mapping[str, str], order: Sequence[Seat]) -> dict[str, str]:
    """The options of a game for these seats, in this order. Entries of a seat, such as a deck, go with its
    holder."""
    per_seat = {option.name for option in game.options if option.words}
    found = dict(options)
    for name in per_seat & found.keys():
        entries = found[name].split(",")
        if len(entries) > 1:
            found[name] = ",".join(entries[seat] for seat in order)
    return found


class Votes:
    """Votes to replace absent players, by the seat to be replaced."""

    def __init__(self) -> None:
        self._voters: dict[Seat, set[Seat]] = {}

    def voters(self, seat: Seat) -> AbstractSet[Seat]:
        return self._voters.get(seat, frozenset())

    def add(self, seat: Seat, by: Seat) -> None:
        self._voters.setdefault(seat, set()).add(by)

    def close(self, seat: Seat) -> None:
        self._voters.pop(seat, None)

    def withdraw(self, by: Seat) -> None:
        """Remove the votes of a seat whose holder was replaced."""
        for voters in self._voters.values():
            voters.discard(by)
