"""HTTP bodies for device transfers: encrypted data that a player takes to another device."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from madoi.server import limits


class TransferRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Data for another device, encrypted so that only that one can read it."""

    body: Annotated[str, Meta(min_length=1, max_length=limits.MAX_TRANSFER_CHARACTERS)]


class TransferStored(msgspec.Struct, frozen=True):
    """The id of the stored data, and when it expires."""

    parcel: str
    until: float


class TransferContent(msgspec.Struct, frozen=True):
    """The data, which the server has now deleted."""

    body: str
