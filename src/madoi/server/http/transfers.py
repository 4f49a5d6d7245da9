"""What somebody takes to another device, sealed."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from madoi.server.http.context import Desk, Endpoint
from madoi.server.protocol.transfers import ParcelFetched, ParcelGiven, ParcelKept
from madoi.server.storage import transfers


async def leave_parcel(desk: Desk, request: Request, given: ParcelGiven) -> ParcelKept:
    """Leave something for another device of one's own, sealed, for ten minutes."""
    desk.may_leave(request)
    return ParcelKept(*await transfers.leave(desk.registry.store, given.body))


async def fetch_parcel(desk: Desk, request: Request, _: None) -> ParcelFetched:
    """Fetch it, once."""
    desk.may_ask(request)
    return ParcelFetched(await transfers.fetch(desk.registry.store, str(request.path_params["parcel"])))


ENDPOINTS: Final = [
    Endpoint("POST", "/api/parcels", leave_parcel, ParcelGiven, ParcelKept, (503,)),
    Endpoint("POST", "/api/parcels/{parcel}/fetch", fetch_parcel, None, ParcelFetched, (403, 404)),
]
