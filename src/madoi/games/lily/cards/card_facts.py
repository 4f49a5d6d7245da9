"""The facts of a card (LY-2): what is printed on it besides its skills."""

from __future__ import annotations

from typing import Final, TypeAlias
from zlib import crc32

from mypy_extensions import i64

from madoi.core.immutable import Immutable
from madoi.core.refusal import Facts
from madoi.games.lily.data_types import CardPhrase

Text: TypeAlias = dict[str, str]
"""The same in every language: a text by language."""

COLORS: Final = ["white-lily", "hexagram", "rhododendron"]
CHARACTER: Final = 0
EVENT: Final = 1
POTENTIAL: Final = 2
KINDS: Final = ["character", "event", "potential"]
NO_COLOR: Final = -1
_NAME_BITS: Final = 62
MOST_ALIKE: Final = 4
MOST_POTENTIALS_ALIKE: Final = 2
"""LY-5.1 and LY-5.2; a special skill may say otherwise."""


def name_bits(names: list[str]) -> i64:
    """A bit for each name. Cards without a common bit have no common name; others may have one."""
    bits: i64 = 0
    for name in names:
        bits |= 1 << crc32(name.encode()) % _NAME_BITS
    return bits


class CardFacts(Immutable):
    """What the rules compare and count. ``names`` and ``colors`` include those that a special skill adds, and
    so do ``name_bits``."""

    def __init__(self, id: str, kind: int, name: str, title: Text, called: Text, flavour: Text) -> None:
        self.id = id
        self.kind = kind
        self.name = name  # what rules compare: a key, the same in every language
        self.title = title
        self.called = called  # the name as people read it
        self.flavour = flavour
        self.color = NO_COLOR
        self.level = 0
        self.power = 0
        self.support = 0
        self.reach = 0
        self.names: list[str] = [name]
        self.name_bits: i64 = name_bits(self.names)
        self.colors: list[int] = []
        self.most_alike = MOST_POTENTIALS_ALIKE if kind == POTENTIAL else MOST_ALIKE  # in a deck

    def is_named(self, other: CardFacts) -> bool:
        """Whether the two share a name (LY-2.4; a special skill may add names)."""
        if self.name == other.name:
            return True
        if len(self.names) == 1 and len(other.names) == 1:
            return False
        return any(name in other.names for name in self.names)

    def phrase(self) -> CardPhrase:
        """Title and name, for a sentence; the id for its picture."""
        return {"key": "lily-card", "id": self.id, "title": dict(self.title), "name": dict(self.called)}

    def skill_phrase(self, number: int) -> Facts:
        """The printed text of one of its skills."""
        raise NotImplementedError
