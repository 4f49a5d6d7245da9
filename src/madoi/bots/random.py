"""The random bot: takes any legal action, each equally likely."""

from __future__ import annotations

from madoi.bots.bot import Bot
from madoi.core.action import Action, Decision
from madoi.core.chance import Chance
from madoi.core.game import View


class Random(Bot):
    """Takes any legal action."""

    def choose(self, view: View, decision: Decision, chance: Chance) -> Action:
        return decision.actions[chance.below(len(decision.actions), "bot-choice")]
