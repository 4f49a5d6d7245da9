"""Tables: the lobby, opening and continuing them, sitting down."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request

from madoi.core.refusal import Refusal, Refused
from madoi.games import find as find_game
from madoi.server.http.context import Desk, Endpoint, signs_of
from madoi.server.http.records import verified
from madoi.server.protocol.tables import (
    ContinuationRequest,
    Invitation,
    Lobby,
    RecordContinuationRequest,
    SeatRequest,
    SeatTaken,
    SitDownRequest,
    TableOpened,
    TableRequest,
    TableSummary,
    TermsRequest,
)
from madoi.server.table.commands import seating
from madoi.server.table.commands.continuations import brought, continued
from madoi.server.table.log import ClockTerms, Opened, Plan, Terms
from madoi.server.table.projection import snapshot
from madoi.server.tokens import hashed, new_secret

_LOBBY_DAYS: Final = 2


class _SeatConvertor(Convertor[int]):
    """A seat's number in an address. With one that no table can have, there is nothing at the address."""

    regex = "[0-9]{1,2}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("seat", _SeatConvertor())


async def lobby(desk: Desk, request: Request, _: None) -> Lobby:
    """The public tables. Private ones are nowhere listed."""
    summaries = await desk.house.store.lobby(desk.house.clock.now() - _LOBBY_DAYS * 86_400)
    return Lobby([msgspec.json.decode(summary, type=TableSummary) for summary in summaries])


async def open_table(desk: Desk, request: Request, wanted: TableRequest) -> TableOpened:
    """Open a table; who opens it may sit there at once. It begins when no seat is free."""
    desk.may_open(request, signs_of(wanted.options))
    game = find_game(wanted.game)
    settings = game.settings(wanted.options, len(wanted.seats))
    drawn = Drawn(wanted.seats)
    opened = Opened(game.name, settings.options, drawn.plans, terms(wanted.terms))
    return await _opened(desk, opened, drawn)


async def continue_table(desk: Desk, request: Request, wanted: ContinuationRequest) -> TableOpened:
    """Open a table that goes on from a moment of this one."""
    place = await desk.place(request)
    desk.may_open(request)
    drawn = Drawn(wanted.seats)
    opened = continued(
        place.table, drawn.plans, terms(wanted.terms), wanted.decisions, wanted.number, wanted.secret
    )
    return await _opened(desk, opened, drawn)


async def continue_record(desk: Desk, request: Request, wanted: RecordContinuationRequest) -> TableOpened:
    """Open a table that goes on from a moment of the game that a record tells."""
    desk.may_open(request)
    is_over = bool((await verified(desk, request, wanted.record)).points)
    drawn = Drawn(wanted.seats)
    opened = brought(wanted.record, is_over, drawn.plans, terms(wanted.terms), wanted.decisions)
    return await _opened(desk, opened, drawn)


async def _opened(desk: Desk, opened: Opened, drawn: Drawn) -> TableOpened:
    place = await desk.house.open(opened)
    return TableOpened(place.table.id, drawn.seat, drawn.secret, drawn.invitations)


class Drawn:
    """The seats that somebody wants, with the secrets drawn for them. Raises `Refused`."""

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
                plan = Plan("person", seating.named(wanted.name, taken), "", hashed(self.secret))
            elif wanted.kind == "bot":
                seating.known(wanted.bot)
                plan = Plan("bot", seating.named(wanted.name or wanted.bot, taken), wanted.bot)
            elif wanted.kind == "invited":
                self.invitations.append(Invitation(seat, new_secret()))
                plan = Plan("invited", key=hashed(self.invitations[-1].invitation))
            else:
                plan = Plan()
            taken.add(plan.name)
            self.plans.append(plan)


def terms(wanted: TermsRequest) -> Terms:
    """What the table agrees on. Raises `Refused`."""
    seating.known(wanted.bot)
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
    )


async def show_table(desk: Desk, request: Request, _: None) -> TableSummary:
    """The table, for who has its link."""
    return snapshot.listed((await desk.place(request)).table)


async def show_reference(desk: Desk, request: Request, _: None) -> dict[str, object]:
    """What never changes in this game and a screen wants beside views: cards as printed."""
    table = (await desk.place(request)).table
    return table.game.reference(table.settings)


async def sit_down(desk: Desk, request: Request, wanted: SitDownRequest) -> SeatTaken:
    """Take a free seat."""
    place = await desk.place(request)
    seat = int(request.path_params["seat"])
    if wanted.options:
        # The game's cards are made anew, as for a table.
        desk.may_open(request, signs_of(place.table.settings.options))
    secret = new_secret()
    await place.ask(
        lambda table: seating.sit(table, seat, wanted.name, secret, wanted.invitation, wanted.options)
    )
    return SeatTaken(place.table.id, seat, secret)


ENDPOINTS: Final = [
    Endpoint("GET", "/api/tables", lobby, None, Lobby),
    Endpoint("POST", "/api/tables", open_table, TableRequest, TableOpened),
    Endpoint("GET", "/api/tables/{table}", show_table, None, TableSummary, (404,)),
    Endpoint("GET", "/api/tables/{table}/reference", show_reference, None, dict, (404,)),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats/{seat:seat}",
        sit_down,
        SitDownRequest,
        SeatTaken,
        (403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/continue",
        continue_table,
        ContinuationRequest,
        TableOpened,
        (403, 404, 409),
    ),
    Endpoint("POST", "/api/continue", continue_record, RecordContinuationRequest, TableOpened, (503,)),
]
