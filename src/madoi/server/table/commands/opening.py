"""Opening a table: its first entry, from what the player asked for."""

from __future__ import annotations

from madoi.bots.cast import pick_character
from madoi.core.refusal import Refusal, Refused
from madoi.core.settings import with_recommended
from madoi.games import find as find_game
from madoi.server.protocol.tables import Invitation, SeatRequest, TableRequest, TermsRequest
from madoi.server.table.commands import seating
from madoi.server.table.log import ClockTerms, Opened, Plan, Terms
from madoi.server.tokens import hashed, new_secret


def open_requested(wanted: TableRequest, plans: SeatPlans) -> Opened:
    """The first entry of a table. Raises `Refused`."""
    game = find_game(wanted.game)
    settings = game.settings(with_recommended(wanted.options, game.options), len(wanted.seats))
    return Opened(game.name, settings.options, plans.plans, read_terms(wanted.terms))


class SeatPlans:
    """The seats of a new table, with their secrets and invitations. Raises `Refused`."""

    def __init__(self, seats: list[SeatRequest]) -> None:
        self.seat: int | None = None
        self.secret = ""
        self.invitations: list[Invitation] = []
        self.plans: list[Plan] = []
        taken: set[str] = set()
        for seat, wanted in enumerate(seats):
            if wanted.kind == "me":
                if self.seat is not None:
                    raise Refused(Refusal("seat-me-twice", "", {}))
                self.seat, self.secret = seat, new_secret()
                name = seating.unique_name(wanted.name, taken)
                plan = Plan("person", name, "", hashed(self.secret), wanted.face)
            elif wanted.kind == "bot":
                seating.check_bot(wanted.bot)
                name = wanted.name or pick_character(new_secret(), [*taken, *(other.name for other in seats)])
                plan = Plan("bot", seating.unique_name(name, taken), wanted.bot)
            elif wanted.kind == "invited":
                self.invitations.append(Invitation(seat, new_secret()))
                plan = Plan("invited", key=hashed(self.invitations[-1].invitation))
            else:
                plan = Plan()
            taken.add(plan.name)
            self.plans.append(plan)


def read_terms(wanted: TermsRequest) -> Terms:
    seating.check_bot(wanted.bot)
    clock = wanted.clock
    if clock.kind != "none" and clock.seconds < 1:
        raise Refused(Refusal("clock-too-short", "", {}))
    kept = ClockTerms() if clock.kind == "none" else ClockTerms(clock.kind, clock.seconds, clock.increment)
    return Terms(
        wanted.public,
        kept,
        wanted.timeout,
        wanted.bot,
        wanted.pace,
        wanted.chat,
        wanted.hints,
        wanted.paper,
        wanted.rolls,
        wanted.corrections,
        0 if wanted.paper else wanted.spectator_delay,  # around a real table everybody sees everything
    )
