"""HTTP bodies for shared duel counters: what two phones beside a real table count together."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from madoi.server import limits

_Body = Annotated[str, Meta(min_length=1, max_length=limits.MAX_COUNTER_CHARACTERS)]


class CounterRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counter to share."""

    body: _Body


class CounterShared(msgspec.Struct, frozen=True):
    """The id of a shared counter. Players who know it read and change it."""

    counter: str


class CounterChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text that follows the version that a phone knows."""

    version: Annotated[int, Meta(ge=1, le=1_000_000_000)]
    body: _Body


class CounterState(msgspec.Struct, frozen=True):
    """The version of a counter, and its text, unless the phone has it already. ``accepted``: whether a change
    was stored; if not, another came first."""

    version: int
    body: str = ""
    accepted: bool = True
