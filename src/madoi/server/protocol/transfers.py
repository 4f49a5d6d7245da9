"""What somebody takes to another device, sealed."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

MOST_PARCEL = 450_000
"""Neither is a parcel longer that goes to another device."""


class ParcelGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be fetched by another device, sealed so that only that one can read it."""

    body: Annotated[str, Meta(min_length=1, max_length=MOST_PARCEL)]


class ParcelKept(msgspec.Struct, frozen=True):
    """It waits under this id, until then."""

    parcel: str
    until: float


class ParcelFetched(msgspec.Struct, frozen=True):
    """What was in the parcel. It is gone now."""

    body: str
