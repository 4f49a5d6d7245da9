"""The greedy bot: takes the action with the highest quick value (`Game.appraise`)."""

from __future__ import annotations

from madoi.bots.bot import Bot
from madoi.core.action import Action, Decision
from madoi.core.chance import Chance
from madoi.core.game import Game, View


class Greedy(Bot):
    """Takes the action with the highest quick value. Breaks ties at random."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def choose(self, view: View, decision: Decision, chance: Chance) -> Action:
        values = self._game.appraise(view, decision.actions)
        best = max(values)
        tied = [place for place, value in enumerate(values) if value == best]
        return decision.actions[tied[chance.below(len(tied), "bot-choice")]]
