"""HTTP bodies for the games on offer and their option files: decks, card sets, point tables."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from madoi.server import limits
from madoi.server.protocol.common import Facts, OptionName, OptionText, RefusalData


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: one of ``choices``; or free text, with ``suggestions``; or, with ``words``, one
    entry per seat. A missing option means its ``default``; a new table gets what is ``recommended``."""

    name: str
    choices: list[str]
    words: list[str]
    suggestions: list[str]
    default: str
    rule: str
    from_file: bool
    recommended: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    version: int
    seats: list[int]
    options: list[OptionInfo]
    rules: list[str]
    bots: list[str]
    """The bots that play it, the weakest first; those of plugins come last."""


class Offer(msgspec.Struct, frozen=True):
    """The games, bots and languages of this server."""

    version: str
    protocol: int
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


class OptionFileRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a file that holds an option."""

    text: Annotated[str, Meta(max_length=limits.MAX_OPTION_FILE_CHARACTERS)]


class OptionValue(msgspec.Struct, frozen=True):
    """The value of an option, or of one seat's entry in it."""

    value: str


class DraftRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of an unfinished file, and other options that it depends on."""

    text: OptionText
    options: dict[OptionName, OptionText] = {}


class DraftValidation(msgspec.Struct, frozen=True):
    """A draft, validated: its ``value`` (empty until it is valid), all its ``faults``, and the contents
    ``found``."""

    value: str
    faults: list[RefusalData]
    found: Facts
