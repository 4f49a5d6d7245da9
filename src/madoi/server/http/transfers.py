"""Endpoints for device transfers: encrypted data that a player takes to another device."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from madoi.server.http.context import ApiContext
from madoi.server.http.endpoint import Endpoint
from madoi.server.protocol.transfers import TransferContent, TransferRequest, TransferStored
from madoi.server.storage import transfers


async def store_transfer(context: ApiContext, request: Request, given: TransferRequest) -> TransferStored:
    """Store encrypted data for another device, for ten minutes."""
    context.limit_transfers(request)
    return TransferStored(*await transfers.store(context.registry.store, given.body))


async def fetch_transfer(context: ApiContext, request: Request, _: None) -> TransferContent:
    """Fetch the data, once."""
    context.limit_subscriptions(request)
    id = str(request.path_params["parcel"])
    return TransferContent(await transfers.fetch(context.registry.store, id))


ENDPOINTS: Final = (
    Endpoint(
        "POST",
        "/api/parcels",
        store_transfer,
        TransferStored,
        TransferRequest,
        {"body": "…"},
        refusals=(503,),
    ),
    Endpoint("POST", "/api/parcels/{parcel}/fetch", fetch_transfer, TransferContent, refusals=(403, 404)),
)
