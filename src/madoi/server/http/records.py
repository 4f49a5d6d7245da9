"""Endpoints for records: of finished games, replay, verification."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final

import msgspec
from starlette.requests import Request

from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import EVERYTHING, SPECTATOR
from madoi.server import limits
from madoi.server.http.context import ApiContext
from madoi.server.http.encoding import EncodedAnswer
from madoi.server.http.endpoint import Endpoint
from madoi.server.protocol.records import Replay, ReplayRequest, VerifiedRecord, VerifyRequest
from madoi.server.table.daily_attempt import refuse_sealed
from madoi.server.table.state import Table
from madoi.server.workers.sandbox import Task

EXAMPLE_RECORD: Final = "madoi-record 1\ngame kasane 1\n…"
_VIEWER: Final = re.compile(r"-1|[0-9]{1,2}|open")


async def show_record(context: ApiContext, request: Request, _: None) -> str:
    """The record of a finished game. If it continues a game that still runs, not before that one ends: the
    record reveals what is hidden there."""
    return (await find_finished(context, request)).started_session.record.text()


async def find_finished(context: ApiContext, request: Request) -> Table:
    """The table, if its game may be shown to everybody. Raises `Refused`."""
    table = await (await context.find_table(request)).spectators_table()
    if table.phase != "over" or await context.registry.running_sources(table.opened):
        raise Refused(Refusal("record-goes-on", "", {}))
    refuse_sealed(table, context.registry.clock.now())
    return table


async def replay_table(context: ApiContext, request: Request, _: None) -> EncodedAnswer:
    """The replay of a finished game, for a seat, a spectator (-1), or with everything open."""
    wanted = request.query_params.get("viewer", str(SPECTATOR))
    if not _VIEWER.fullmatch(wanted):
        raise Refused(Refusal("replay-no-viewer", "", {}))
    viewer = EVERYTHING if wanted == "open" else int(wanted)
    table = await find_finished(context, request)
    record = table.started_session.record.text()  # a correction at a paper table changes it
    key = (record, viewer)
    replay = context.replays.pop(key, None)
    if replay is None:
        replay = await context.run_sandboxed(request, Task("replay", record, viewer))
    context.replays[key] = replay
    if len(context.replays) > limits.MAX_CACHED_REPLAYS:
        del context.replays[next(iter(context.replays))]
    context.limit_reads(request, len(replay))
    name = f"replay {viewer} {sha256(record.encode()).hexdigest()}"
    return context.encoded(name, replay)


async def replay_record(context: ApiContext, request: Request, wanted: ReplayRequest) -> EncodedAnswer:
    """The replay of a record."""
    return EncodedAnswer(await context.run_sandboxed(request, Task("replay", wanted.record, wanted.viewer)))


async def verify_record(context: ApiContext, request: Request, given: VerifyRequest) -> VerifiedRecord:
    """Check every decision, the seed and the points of a record."""
    return await verify(context, request, given.record)


async def verify(context: ApiContext, request: Request, record: str) -> VerifiedRecord:
    """Verify a record in the sandbox. Raises `Refused`."""
    found = await context.run_sandboxed(request, Task("verify", record))
    return msgspec.json.decode(found, type=VerifiedRecord)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/tables/{table}/record", show_record, str, refusals=(404, 409)),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        replay_table,
        Replay,
        refusals=(400, 404, 409, 503),
        query=(("viewer", f"^({_VIEWER.pattern})$"),),
    ),
    Endpoint(
        "POST",
        "/api/replay",
        replay_record,
        Replay,
        ReplayRequest,
        {"record": EXAMPLE_RECORD, "viewer": 0},
        refusals=(404, 503),
    ),
    Endpoint(
        "POST",
        "/api/verify",
        verify_record,
        VerifiedRecord,
        VerifyRequest,
        {"record": EXAMPLE_RECORD},
        refusals=(503,),
    ),
)
