"""Lily: The Coupling Generation, with a card language and an original set of cards.

`rules` has the table, the chapters of the rulebook, and what follows by itself.
`cards` has cards, sets and decks. `skills` has the card language: its nodes, their reader and the runner.
`ai` has what bots ask. `view` is what a viewer knows, `imagine` what she may suppose.
The modules lie in layers: see "Layers of Lily" in pyproject.toml.
"""

from __future__ import annotations

from madoi.games.lily.game import Lily

GAME = Lily()
