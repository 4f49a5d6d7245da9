"""Premoves of Lily: do not ask about a critical or a block that cannot change the battle.

The premove ``needless`` passes only when every other answer would defeat the same characters and start no
skill. It looks at the player's own view alone. It is offered only with questions of the turn, which it never
answers: so it cannot answer a question the moment it is set, and nobody can time it.
"""

from __future__ import annotations

from typing import Final

from madoi.core.action import Action, Decision
from madoi.core.capabilities import Premoves
from madoi.core.game import View
from madoi.games.lily.notation import LilyAction
from madoi.games.lily.rules import battle as battles
from madoi.games.lily.rules.choice import ACT, BLOCK, COUPLE, CRITICAL, DEPLOY, EVENT, MULLIGAN, Choice
from madoi.games.lily.rules.decisions import answer
from madoi.games.lily.rules.table import Table
from madoi.games.lily.view import LilyView

_NEEDLESS: Final = "needless"
_OFFERED_WITH: Final = (MULLIGAN, COUPLE, EVENT, DEPLOY, ACT)


class LilyPremoves(Premoves):
    """It stays for the whole game."""

    def offered(self, view: View, decision: Decision) -> list[str]:
        """Also while leader and partner are chosen, before there is a choice of the rules."""
        assert isinstance(view, LilyView)
        choice = view.table.choice
        return [_NEEDLESS] if choice is None or choice.kind in _OFFERED_WITH else []

    def answer(self, premove: str, view: View, decision: Decision) -> Action | None:
        """To pass; None where another answer could matter."""
        assert isinstance(view, LilyView)
        table = view.table
        choice = table.choice
        if choice is None or choice.kind not in (CRITICAL, BLOCK) or choice.seat != view.viewer:
            return None
        if choice.kind == CRITICAL and _block_starts_skills(table):
            return None
        passing: Action | None = None
        for action in decision.actions:
            assert isinstance(action, LilyAction)
            if action.verb == "pass":
                passing = action
            elif _matters(table, choice, action):
                return None
        return passing


def _matters(table: Table, choice: Choice, action: LilyAction) -> bool:
    """Whether this answer defeats others than a pass does, or starts a skill."""
    tried = table.copy()
    answer(tried, choice, action)
    return len(tried.waiting) > len(table.waiting) or _defeated(tried) != _defeated(table)


def _defeated(table: Table) -> list[int]:
    battle = table.battle
    assert battle is not None
    return [character.number for character in battles.defeated_now(table, battle)]


def _block_starts_skills(table: Table) -> bool:
    """Whether a block would start a skill, which might change the sums once more."""
    battle = table.battle
    assert battle is not None
    tried = table.copy()
    for character in battles.targets(table, battle):
        tried.trigger_for_character("blocked", character)
    return len(tried.waiting) > len(table.waiting)
