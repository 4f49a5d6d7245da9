"""The noisy bot: another bot with a share of random actions."""

from __future__ import annotations

from madoi.bots.bot import Bot
from madoi.core.action import Action, Decision
from madoi.core.chance import Chance
from madoi.core.game import View


class NoisyBot(Bot):
    """Plays like another bot, but one time in ``one_in`` takes any legal action."""

    def __init__(self, bot: Bot, one_in: int) -> None:
        self._bot = bot
        self._one_in = one_in

    def choose(self, view: View, decision: Decision, chance: Chance) -> Action:
        if chance.below(self._one_in, "bot-choice") == 0:
            return decision.actions[chance.below(len(decision.actions), "bot-choice")]
        return self._bot.choose(view, decision, chance)
