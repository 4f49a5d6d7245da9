"""Decks and card sets of Lily as files."""

from __future__ import annotations

from madoi.core.capabilities import DraftCheck, FileOptions
from madoi.core.refusal import BadOption
from madoi.games.lily.cards import drafts
from madoi.games.lily.cards.card import Pool
from madoi.games.lily.cards.sets import one_line, parse_files, pool_with, shipped_pool
from madoi.games.lily.data_types import LilyCatalogue


class LilyFileOptions(FileOptions):
    """The options ``decks`` and ``set``, each as one line of text."""

    def __init__(self) -> None:
        self._last_set = ""
        self._last_pool: Pool | None = None

    def parse_file(self, name: str, text: str) -> str:
        if name == "decks":
            deck, wrong = drafts.read(shipped_pool(), text)
            if wrong:
                raise BadOption(wrong[0])
            return deck.text()
        assert name == "set"
        parts, wrong = parse_files([("set", text)])
        if wrong:
            raise BadOption(wrong[0])
        return one_line(parts[0][1])

    def catalogue(self) -> LilyCatalogue:
        return drafts.catalogue()

    def validate_draft(self, name: str, text: str, options: dict[str, str]) -> DraftCheck:
        if name == "decks":
            return drafts.validate_deck(self._pool(options.get("set", "")), text)
        assert name == "set"
        return drafts.validate_set(text)

    def _pool(self, text: str) -> Pool:
        """The cards of a set. The last one is kept, because a deck builder asks again and again."""
        if self._last_pool is None or text != self._last_set:
            self._last_pool = pool_with(text)
            self._last_set = text
        return self._last_pool
