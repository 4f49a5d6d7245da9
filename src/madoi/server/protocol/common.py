"""Types that many messages share: texts and numbers with their limits, refusals, lines of the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from madoi.core.record import MAX_NAME_CHARS
from madoi.server import limits

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=limits.MAX_COMMAND_ID_CHARACTERS)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_NAME_CHARS)]
BotName: TypeAlias = Annotated[str, Meta(max_length=limits.MAX_BOT_NAME_CHARACTERS)]
GameName: TypeAlias = Annotated[str, Meta(max_length=limits.MAX_GAME_NAME_CHARACTERS)]
OptionName: TypeAlias = Annotated[str, Meta(max_length=limits.MAX_OPTION_NAME_CHARACTERS)]
OptionText: TypeAlias = Annotated[str, Meta(max_length=limits.MAX_OPTION_CHARACTERS)]
TableId: TypeAlias = Annotated[str, Meta(max_length=limits.MAX_TABLE_ID_CHARACTERS)]
Secret: TypeAlias = Annotated[str, Meta(max_length=limits.MAX_SECRET_CHARACTERS)]
DeviceKey: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{32}$")]
"""A random secret that a browser keeps, by which the service knows it again. The store has only its hash
(`madoi.server.tokens.hashed`)."""
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=limits.MAX_SEATS - 1)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=limits.MAX_ACTION_CHARACTERS)]
Facts: TypeAlias = Mapping[str, Any]


class RefusalData(msgspec.Struct, frozen=True):
    """A refusal: a key of the word catalogues, the id of the rule (empty: no rule of the game), and facts."""

    code: str
    rule: str
    facts: Facts


class Line(msgspec.Struct, frozen=True):
    """A line of the log: a key of the word catalogues, its rule, its facts."""

    key: str
    rule: str
    facts: Facts


class Problem(msgspec.Struct, frozen=True):
    """Why an HTTP request was refused."""

    refusal: RefusalData
