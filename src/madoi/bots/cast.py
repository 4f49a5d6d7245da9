"""The cast: characters that bots play as. A character is a name, a face and a manner; how well the bot plays
is another matter, and shown as a badge."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256
from typing import Final

CHARACTERS: Final = [
    "sayo",
    "raita",
    "isuzu",
    "kohaku",
    "koharu",
    "genta",
    "ritsu",
    "nagi",
    "botan",
    "sota",
    "toki",
    "hayate",
]
"""Ids. The word catalogues have their names (``cast-name-sayo``) and manners, the client their portraits."""


def pick_character(source: str, taken: Collection[str]) -> str:
    """A character that is not ``taken``, nor a name that reads the same; the same ``source`` always gives the
    same one. A table has fewer seats than the cast has characters."""
    used = {name.casefold() for name in taken}
    free = [character for character in CHARACTERS if character not in used]
    return min(free, key=lambda character: sha256(f"{source}/{character}".encode()).digest())
