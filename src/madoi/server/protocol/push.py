"""HTTP bodies for push notifications: a browser subscribes to a seat's turns."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from madoi.server import limits
from madoi.server.protocol.common import Secret

Endpoint: TypeAlias = Annotated[str, Meta(max_length=limits.MAX_PUSH_ENDPOINT_CHARACTERS)]


class PushKey(msgspec.Struct, frozen=True):
    """The server's public key (VAPID), which a browser gives to its push service."""

    key: str


class SubscribeRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Notify this browser when it is the turn of the seat that ``secret`` holds, or when a round waits for
    the player of an evening who has this secret.

    ``address``, ``public`` and ``auth`` are the subscription's ``endpoint``, ``p256dh`` and ``auth``.
    ``language`` is that of the notification."""

    secret: Secret
    address: Endpoint
    public: Annotated[str, Meta(max_length=limits.MAX_PUSH_KEY_CHARACTERS)]
    auth: Annotated[str, Meta(max_length=limits.MAX_PUSH_AUTH_CHARACTERS)]
    language: Annotated[str, Meta(max_length=limits.MAX_LANGUAGE_CHARACTERS)] = "en"


class UnsubscribeRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Stop notifying the browser at this address."""

    secret: Secret
    address: Endpoint


class SubscriptionState(msgspec.Struct, frozen=True):
    """Whether that browser is notified for this seat from now on. Before the first round of an evening:
    ``table`` is the evening. For an evening ``seat`` is the number of the player."""

    table: str
    seat: int
    on: bool
