"""Editions of the cards and ready decks (LY-D15).

The files in ``data/sets`` and ``data/decks`` are the newest edition.
Each older edition has a folder with what the next one changed, as it was.
So the cards of an edition are the newest, with these folders laid over them: the newest folder first, and
this edition's last.
"""

from __future__ import annotations

from typing import Final

from madoi.core.immutable import Immutable

FIRST_SETS: Final = ["white-lily", "hexagram", "rhododendron"]
SETS: Final = [*FIRST_SETS, "lantern", "eclipse"]
FIRST_DECKS: Final = ["dawn", "dusk", "ember"]
BUILT_IN_DECKS: Final = [*FIRST_DECKS, "lantern", "eclipse"]
"""The decks that come with the game, in the first edition and now."""
NAME_SHARE: Final = 5
"""From the second edition on, at most one card in five has the same name (LY-D15): with more, nearly every
card in hand is a block or a critical."""


class Edition(Immutable):
    """One edition: its files of cards and its ready decks, and what the next edition changed.

    ``name_share``: at most one card of a deck in this many may have the same name; 0: no limit.
    ``folder`` has the cards and decks that the next edition changed; the newest edition has none.
    ``changed_decks`` are the decks in it.
    """

    def __init__(
        self,
        number: str,
        sets: list[str],
        decks: list[str],
        name_share: int,
        folder: str = "",
        changed_decks: list[str] | None = None,
    ) -> None:
        self.number = number
        self.sets = sets
        self.decks = decks
        self.name_share = name_share
        self.folder = folder
        self.changed_decks = changed_decks or []


EDITIONS: Final = [
    Edition("1", FIRST_SETS, FIRST_DECKS, 0, "first-edition", FIRST_DECKS),
    Edition("2", SETS, BUILT_IN_DECKS, NAME_SHARE, "second-edition"),
    Edition("3", SETS, BUILT_IN_DECKS, NAME_SHARE),
]
"""The oldest first. An edition that has been played keeps its cards: records and puzzles depend on them."""
FIRST_EDITION: Final = EDITIONS[0].number
EDITION: Final = EDITIONS[-1].number
"""The newest, which new tables get."""


def editions_from(number: str) -> list[Edition]:
    """This edition and all that came after it, the oldest first."""
    return EDITIONS[[edition.number for edition in EDITIONS].index(number) :]


def find_edition(number: str) -> Edition:
    return editions_from(number)[0]
