"""A bot for Toro that thinks of the next player: it hates to float a lantern that is easily caught."""

from __future__ import annotations

from madoi.bots.bot import Bot
from madoi.core.action import Action, Decision
from madoi.core.chance import Chance
from madoi.core.game import Game, View
from madoi.core.refusal import BadOption, Refusal
from madoi_toro import VALUES, Float, ToroView, caught_by


class Careful(Bot):
    """Catches what it can; otherwise floats the lantern that the fewest unseen ones can catch."""

    def __init__(self, game: Game) -> None:
        if game.name != "toro":
            raise BadOption(Refusal("toro-only", "", {"game": game.name}))

    def choose(self, view: View, decision: Decision, chance: Chance) -> Action:
        assert isinstance(view, ToroView)
        open_cards = {
            *view.river,
            *view.hands[decision.seat],
            *(card for cards in view.caught for card in cards),
        }

        def value(action: Action) -> tuple[int, int]:
            assert isinstance(action, Float)
            above = range(action.card + 1, (action.card // VALUES + 1) * VALUES)
            return len(caught_by(action.card, view.river)), -sum(card not in open_cards for card in above)

        return max(decision.actions, key=value)
