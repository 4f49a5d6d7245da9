"""Lily: The Coupling Generation, with a card language and an original set of cards.

`rules` has the table, the chapters of the rulebook, and state-based actions.
`cards` has cards, sets and decks. `skills` has the card language: its nodes, their reader and the runner.
`ai` has what bots use. `view` is what a viewer knows; `imagine` draws a state that fits it.
The modules are in layers: see "Layers of Lily" in pyproject.toml.
"""

from __future__ import annotations

from madoi.games.lily.game import Lily

GAME = Lily()
