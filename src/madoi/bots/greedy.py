"""The bot that takes the action its game's quick opinion likes best."""

from __future__ import annotations

from madoi.bots.bot import Bot
from madoi.core.chance import Chance
from madoi.core.game import Action, Decision, Game, View


class Greedy(Bot):
    """Takes what the game likes best; among equals, any."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def choose(self, view: View, decision: Decision, chance: Chance) -> Action:
        worths = self._game.appraise(view, decision.actions)
        best = max(worths)
        liked = [place for place, worth in enumerate(worths) if worth == best]
        return decision.actions[liked[chance.below(len(liked), "bot-choice")]]
