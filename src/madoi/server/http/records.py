"""Records: of finished games, told again, verified."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from starlette.requests import Request

from madoi.core.game import EVERYTHING, SPECTATOR
from madoi.core.refusal import Refusal, Refused
from madoi.server.http.context import Desk, Endpoint
from madoi.server.protocol.records import Replay, ReplayRequest, VerifiedRecord, VerifyRequest
from madoi.server.table.log import Opened
from madoi.server.table.state import Table
from madoi.server.workers.sandbox import Task

_RETOLD: Final = 32
"""So many games that were told again are kept for who asks next."""
_VIEWER: Final = re.compile(r"-1|[0-9]{1,2}|open")


async def show_record(desk: Desk, request: Request, _: None) -> str:
    """The record of a finished game. One that was continued from a running game is not shown before that has
    ended, for it tells what is hidden there."""
    return (await finished(desk, request)).playing.record.text()


async def finished(desk: Desk, request: Request) -> Table:
    """The table, if everybody may know all of its game. Raises `Refused`."""
    table = (await desk.place(request)).table
    if table.phase != "over" or not await _source_over(desk, table.opened):
        raise Refused(Refusal("record-goes-on", "", {}))
    return table


async def _source_over(desk: Desk, opened: Opened) -> bool:
    while opened.before and opened.source:
        source = (await desk.house.find(opened.source)).table
        if source.phase != "over":
            return False
        opened = source.opened
    return True


async def replay_table(desk: Desk, request: Request, _: None) -> msgspec.Raw:
    """A finished game told again, for a seat, a spectator (-1), or with everything open."""
    wanted = request.query_params.get("viewer", str(SPECTATOR))
    if not _VIEWER.fullmatch(wanted):
        raise Refused(Refusal("replay-no-viewer", "", {}))
    viewer = EVERYTHING if wanted == "open" else int(wanted)
    table = await finished(desk, request)
    record = table.playing.record.text()  # at a paper table it may be another one after a correction
    key = (record, viewer)
    made = desk.retold.pop(key, None)
    if made is None:
        made = await desk.worked_out(request, Task("retell", record, viewer))
    desk.retold[key] = made
    if len(desk.retold) > _RETOLD:
        del desk.retold[next(iter(desk.retold))]
    desk.may_look(request, len(made))
    return msgspec.Raw(made)


async def replay_record(desk: Desk, request: Request, wanted: ReplayRequest) -> msgspec.Raw:
    """A game told again from its record."""
    return msgspec.Raw(await desk.worked_out(request, Task("retell", wanted.record, wanted.viewer)))


async def verify_record(desk: Desk, request: Request, given: VerifyRequest) -> VerifiedRecord:
    """Check every decision, the seed and the points of a record."""
    return await verified(desk, request, given.record)


async def verified(desk: Desk, request: Request, record: str) -> VerifiedRecord:
    """What a record holds, if all of it is so. Raises `Refused`."""
    return msgspec.json.decode(await desk.worked_out(request, Task("verify", record)), type=VerifiedRecord)


ENDPOINTS: Final = [
    Endpoint("GET", "/api/tables/{table}/record", show_record, None, str, (404, 409)),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        replay_table,
        None,
        Replay,
        (400, 404, 409, 503),
        (("viewer", f"^({_VIEWER.pattern})$"),),
    ),
    Endpoint("POST", "/api/replay", replay_record, ReplayRequest, Replay, (404, 503)),
    Endpoint("POST", "/api/verify", verify_record, VerifyRequest, VerifiedRecord, (503,)),
]
