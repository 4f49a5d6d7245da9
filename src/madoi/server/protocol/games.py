"""What can be played here, and files in which options are written."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from madoi.server.protocol.common import Facts, Reasoned


class OptionOffered(msgspec.Struct, frozen=True):
    """One thing a table can choose: one of ``choices``; or free text, for which there are ``suggestions``;
    or, where there are ``words``, a list with an entry for each seat."""

    name: str
    choices: list[str]
    words: list[str]
    suggestions: list[str]
    default: str
    rule: str
    from_file: bool


class GameOffered(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    version: int
    seats: list[int]
    options: list[OptionOffered]
    rules: list[str]


class Offered(msgspec.Struct, frozen=True):
    """What can be played here, and by which bots."""

    version: str
    protocol: int
    games: list[GameOffered]
    bots: list[str]
    languages: list[str]


class FileGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a file in which somebody has written an option."""

    text: Annotated[str, Meta(max_length=200_000)]


class OptionRead(msgspec.Struct, frozen=True):
    """What a file gives as the text of an option, or of one seat's entry in it."""

    value: str


class DraftGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a file that somebody is still writing, and other options that it depends on."""

    text: Annotated[str, Meta(max_length=100_000)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=100_000)]] = {}


class OptionExamined(msgspec.Struct, frozen=True):
    """What a file is, as far as it is written: its ``value`` as the text of an option, empty as long as it
    cannot be one; everything that is wrong with it; and what it is made of and comes to."""

    value: str
    faults: list[Reasoned]
    found: Facts
