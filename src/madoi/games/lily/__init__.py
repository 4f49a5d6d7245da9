"""Lily: The Coupling Generation, with a card language and an original set of cards.

`rules` has the table and the chapters of the rulebook, `cards` cards, sets and decks, `skills` the card
language, `ai` what bots use. Layers: see "Layers of Lily" in pyproject.toml.
"""

from __future__ import annotations

from madoi.games.lily.game import Lily

GAME = Lily()
