"""Lily: The Coupling Generation, with a card language and an original set.

areas: the field and ranges. cards, sets, decks: what is played with. piles: hidden places. table: both
players' areas and the small processes on them. opening, turn, battle: the chapters of the rulebook.
standing: what cuts in anywhere. moments: when skills act. course: what comes next. choices, answers: what
is asked, and what may be said. values: powers and permissions. skills: the card language. view, imagine:
what a viewer knows, and may suppose.
"""

from __future__ import annotations

from madoi.games.lily.game import Lily

GAME = Lily()
