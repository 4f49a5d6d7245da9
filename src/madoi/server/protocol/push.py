"""Being called when it is one's turn (web push)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from madoi.server.protocol.common import Secret


class CallsOffered(msgspec.Struct, frozen=True):
    """The key that a browser tells its push service, so that only we can call it."""

    key: str


class CallWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Call me when it is my turn: the seat's ``secret``, what the browser's push service gave (its
    ``address``, and ``public`` and ``auth``, with which only that browser can read what it is sent), and the
    ``language`` to be called in."""

    secret: Secret
    address: Annotated[str, Meta(max_length=1000)]
    public: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Annotated[str, Meta(max_length=10)] = "en"


class CallUnwanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Do not call me any more, at this address."""

    secret: Secret
    address: Annotated[str, Meta(max_length=1000)]


class Called(msgspec.Struct, frozen=True):
    """Whether the holder of the seat is called at that address from now on."""

    table: str
    seat: int
    on: bool
