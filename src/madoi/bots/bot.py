"""The interface of a bot."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from madoi.core.action import Action, Decision
from madoi.core.chance import Chance
from madoi.core.game import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A bot: chooses the actions of a seat.

    A bot needs nothing but what it gets here, so a seat can change hands at any time. What it keeps between
    decisions can only save it work, and comes from views of its own seat.
    """

    @abstractmethod
    def choose(self, view: View, decision: Decision, chance: Chance) -> Action:
        """One of the decision's actions. The chance is the bot's own, not the game's."""
