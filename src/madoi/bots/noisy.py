"""The bot that plays well enough, and slips now and then."""

from __future__ import annotations

from madoi.bots.bot import Bot
from madoi.core.chance import Chance
from madoi.core.game import Action, Decision, View


class Slips(Bot):
    """Does as another bot does, but one time in so many takes anything that is allowed."""

    def __init__(self, bot: Bot, one_in: int) -> None:
        self._bot = bot
        self._one_in = one_in

    def choose(self, view: View, decision: Decision, chance: Chance) -> Action:
        if chance.below(self._one_in, "bot-choice") == 0:
            return decision.actions[chance.below(len(decision.actions), "bot-choice")]
        return self._bot.choose(view, decision, chance)
