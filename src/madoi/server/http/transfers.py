"""What somebody takes to another device, sealed."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from madoi.server.http.context import Desk, Endpoint
from madoi.server.protocol.transfers import TransferContent, TransferRequest, TransferStored
from madoi.server.storage import transfers


async def leave_parcel(desk: Desk, request: Request, given: TransferRequest) -> TransferStored:
    """Leave something for another device of one's own, sealed, for ten minutes."""
    desk.may_leave(request)
    return TransferStored(*await transfers.leave(desk.house.store, given.body))


async def fetch_parcel(desk: Desk, request: Request, _: None) -> TransferContent:
    """Fetch it, once."""
    desk.may_ask(request)
    return TransferContent(await transfers.fetch(desk.house.store, str(request.path_params["parcel"])))


ENDPOINTS: Final = [
    Endpoint("POST", "/api/parcels", leave_parcel, TransferRequest, TransferStored, (503,)),
    Endpoint("POST", "/api/parcels/{parcel}/fetch", fetch_parcel, None, TransferContent, (403, 404)),
]
