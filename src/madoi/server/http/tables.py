"""Endpoints for tables: the lobby, opening and continuing them, sitting down."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import msgspec
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request

from madoi.core.capabilities import reference_data
from madoi.core.refusal import Refusal, Refused
from madoi.server import limits
from madoi.server.http.context import ApiContext, count_characters
from madoi.server.http.encoding import EncodedAnswer
from madoi.server.http.endpoint import Endpoint
from madoi.server.http.records import EXAMPLE_RECORD, verify
from madoi.server.protocol.moves import MoveRequest, TableLog, TableMoved, TakeRequest
from madoi.server.protocol.tables import (
    ContinuationRequest,
    Lobby,
    RecordContinuationRequest,
    SeatTaken,
    SitDownRequest,
    TableOpened,
    TableRequest,
    TableSummary,
)
from madoi.server.rate_limits import client_network
from madoi.server.table.commands import seating
from madoi.server.table.commands.continuations import continuation_of_record, continuation_of_table
from madoi.server.table.commands.moving import carried_log, move_here, open_seats, take_along
from madoi.server.table.commands.opening import SeatPlans, open_requested, read_terms
from madoi.server.table.daily_attempt import refuse_sealed
from madoi.server.table.log import Opened
from madoi.server.table.projection import snapshot
from madoi.server.tokens import new_secret
from madoi.server.workers.sandbox import Task

_EXAMPLE_SEATS: Final = [{"kind": "me", "name": "Rin"}, {"kind": "bot", "bot": "greedy"}]


class _SeatConvertor(Convertor[int]):
    """A seat's number in a path. A number that no table can have is 404."""

    regex = "[0-9]{1,2}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("seat", _SeatConvertor())


async def show_lobby(context: ApiContext, request: Request, _: None) -> EncodedAnswer:
    """The public tables. Private ones are listed nowhere."""
    return context.encoded("lobby", await context.registry.context.public_tables.encoded())


async def open_table(context: ApiContext, request: Request, wanted: TableRequest) -> TableOpened:
    """Open a table, and sit down there if you like. The game begins when no seat is free."""
    context.limit_openings(request, count_characters(wanted.options))
    context.check_names(seat.name for seat in wanted.seats)
    plans = SeatPlans(wanted.seats)
    return await _open(context, request, open_requested(wanted, plans), plans)


async def continue_table(context: ApiContext, request: Request, wanted: ContinuationRequest) -> TableOpened:
    """Open a table that continues this one from any point."""
    live = await context.find_table(request)
    context.limit_openings(request)
    context.check_names(seat.name for seat in wanted.seats)
    refuse_sealed(live.table, context.registry.clock.now())  # its record would have the seed of the day
    # Decisions count from the beginning of the first game, with those that nobody may know of yet.
    if wanted.decisions is not None and await context.registry.running_sources(live.table.opened):
        raise Refused(Refusal("record-goes-on", "", {}))
    plans = SeatPlans(wanted.seats)
    opened = continuation_of_table(
        live.table if wanted.secret else await live.spectators_table(),
        plans.plans,
        read_terms(wanted.terms),
        wanted.decisions,
        wanted.number,
        wanted.secret,
    )
    return await _open(context, request, opened, plans)


async def continue_record(
    context: ApiContext, request: Request, wanted: RecordContinuationRequest
) -> TableOpened:
    """Open a table that continues a record from any point."""
    context.limit_openings(request)
    context.check_names(seat.name for seat in wanted.seats)
    is_over = bool((await verify(context, request, wanted.record)).points)
    plans = SeatPlans(wanted.seats)
    opened = continuation_of_record(
        wanted.record, is_over, plans.plans, read_terms(wanted.terms), wanted.decisions
    )
    return await _open(context, request, opened, plans)


async def _open(context: ApiContext, request: Request, opened: Opened, plans: SeatPlans) -> TableOpened:
    public_tables = context.registry.context.public_tables
    network = client_network(request.scope)
    opener = await public_tables.opener(network)
    if network in limits.TRUSTED_PROXIES:  # somebody on this machine
        context.registry.context.loop_shares.uncounted.add(opener)
    if opened.terms.public:
        await public_tables.check_room(opener)
    live = await context.registry.open(msgspec.structs.replace(opened, opener=opener))
    return TableOpened(live.table.id, plans.seat, plans.secret, plans.invitations)


async def move_table(context: ApiContext, request: Request, wanted: MoveRequest) -> TableMoved:
    """Move a table of a device here, with its log. The game goes on with chance of our own."""
    context.limit_openings(request, sum(len(entry.body) for entry in wanted.entries))
    now = context.registry.clock.now()
    verified = await context.run_sandboxed(request, Task("move", log=wanted.entries, now=now))
    entries = msgspec.json.decode(verified, type=TableLog).entries
    opener = await context.registry.context.public_tables.opener(client_network(request.scope))
    table = await context.registry.fold_new(entries, opener)
    context.check_names(table.names())
    table.apply(move_here(table), now)
    for handed in list(open_seats(table, wanted.seats)):
        table.apply(handed, now)
    await context.registry.adopt(table)
    return TableMoved(table.id, table.people()[0])


async def take_table(context: ApiContext, request: Request, wanted: TakeRequest) -> TableLog:
    """End the game of a single player here, and return its log: the player goes on with it on their device.
    The answer can be fetched again."""
    live = await context.find_table(request)
    context.limit_openings(request)
    seat = seating.seat_of(live.table, wanted.secret)
    if await context.registry.running_sources(live.table.opened):
        raise Refused(Refusal("record-goes-on", "", {}))
    if not live.table.taken_along:
        await live.submit(lambda table: take_along(table, seat), client_network(request.scope))
    return TableLog(carried_log(live.table))


async def show_table(context: ApiContext, request: Request, _: None) -> TableSummary:
    """A table, for anybody who has its link."""
    return snapshot.table_summary(await (await context.find_table(request)).spectators_table())


async def show_reference(context: ApiContext, request: Request, _: None) -> EncodedAnswer:
    """Constant data of this game that screens show besides views, such as printed cards."""
    live = await context.find_table(request)
    context.limit_reads(request)
    table = live.table
    options = msgspec.json.encode([table.game.name, table.settings.options, table.settings.seats])
    return context.encoded_once(
        f"reference {sha256(options).hexdigest()}",
        lambda: msgspec.json.encode(reference_data(table.game, table.settings)),
    )


async def sit_down(context: ApiContext, request: Request, wanted: SitDownRequest) -> SeatTaken:
    """Take a free seat."""
    live = await context.find_table(request)
    context.check_names([wanted.name])
    seat = int(request.path_params["seat"])
    if wanted.options:
        # Costs as much as opening a table: the game's cards are made again.
        context.limit_openings(request, count_characters(live.table.settings.options))
    secret = new_secret()
    await live.submit(
        lambda table: seating.sit(
            table, seat, wanted.name, secret, wanted.invitation, wanted.options, wanted.face
        ),
        client_network(request.scope),
    )
    return SeatTaken(live.table.id, seat, secret)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/tables", show_lobby, Lobby),
    Endpoint(
        "POST",
        "/api/tables",
        open_table,
        TableOpened,
        TableRequest,
        {"game": "kasane", "seats": _EXAMPLE_SEATS, "terms": {"public": True}},
    ),
    Endpoint("GET", "/api/tables/{table}", show_table, TableSummary, refusals=(404,)),
    Endpoint("GET", "/api/tables/{table}/reference", show_reference, dict, refusals=(404,)),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats/{seat:seat}",
        sit_down,
        SeatTaken,
        SitDownRequest,
        {"name": "Mio"},
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/continue",
        continue_table,
        TableOpened,
        ContinuationRequest,
        {"seats": _EXAMPLE_SEATS},
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/take",
        take_table,
        TableLog,
        TakeRequest,
        {"secret": "…"},
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/move",
        move_table,
        TableMoved,
        MoveRequest,
        {"entries": [{"at": 0, "body": "…"}], "seats": [1]},
        refusals=(409, 503),
    ),
    Endpoint(
        "POST",
        "/api/continue",
        continue_record,
        TableOpened,
        RecordContinuationRequest,
        {"record": EXAMPLE_RECORD, "seats": _EXAMPLE_SEATS, "decisions": 3},
        refusals=(503,),
    ),
)
