"""Human mistakes: a bot that overlooks choices and judges in a hurry, as people do.

It errs through the contract alone, so it plays every game. Three things keep its mistakes human:

- It may *overlook* choices: a whole kind of them (the first word of the action), or single ones, more likely
  where there are many. The mildest one, `Decision.default`, is always noticed.
- It judges in a *hurry*: the impression of a choice is off by up to a share of what a good choice gains over
  a usual one. So a clear best choice is rarely missed, and near-equal ones are often swapped.
- It sees what is *absurd*: it takes nothing that costs over two thirds of what lies between the best choice
  and the worst, and nothing that gives away a win, or the game, at once.
"""

from __future__ import annotations

from typing import Final

from madoi.bots.bot import Bot
from madoi.core.action import Action, Decision
from madoi.core.chance import Chance, playout_chance
from madoi.core.game import Game, State, View
from madoi.core.viewer import Seat

_FINE: Final = 65536
_MANY: Final = 4.0
"""With this number of choices, mistakes are half as likely as with very many."""
_MOST_LOST: Final = 2.0 / 3.0
_UNFINISHED: Final = 0.5
"""A game that goes on is worth more than one that is lost, and less than one that is won."""
_WHAT: Final = "bot-choice"


class Carelessness:
    """How a player errs. ``overlooks`` and ``overlooks_kind``: how likely a choice among very many goes
    unnoticed, and a whole kind of them. ``hurry``: by how much of the gain an impression can be off."""

    def __init__(self, overlooks: float, overlooks_kind: float, hurry: float) -> None:
        self.overlooks = overlooks
        self.overlooks_kind = overlooks_kind
        self.hurry = hurry


class HumanMistakes(Bot):
    """Takes the action with the highest quick value (`Game.appraise`) of those it notices, by a rough
    impression. Breaks ties at random."""

    def __init__(self, game: Game, carelessness: Carelessness) -> None:
        self._game = game
        self._carelessness = carelessness

    def choose(self, view: View, decision: Decision, chance: Chance) -> Action:
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        values = self._game.appraise(view, actions)
        best = _pick_highest(actions, values, chance)
        highest = max(values)
        gain = highest - _median(values)
        absurd_below = highest - _MOST_LOST * (highest - min(values))
        impressions: list[float] = []
        noticed: list[Action] = []
        kinds = self._noticed_kinds(actions, chance)
        pressure = len(actions) / (len(actions) + _MANY)
        for place, action in enumerate(actions):
            error = self._carelessness.hurry * pressure * gain * (_share(chance) + _share(chance) - 1.0)
            overlooked = _share(chance) < self._carelessness.overlooks * pressure
            if (overlooked or not kinds[_kind(action)]) and action != decision.default:
                continue
            if values[place] >= absurd_below:
                noticed.append(action)
                impressions.append(values[place] + error)
        if not noticed:
            return best
        chosen = _pick_highest(noticed, impressions, chance)
        if chosen != best and self._throws_away(view, decision.seat, best, chosen, chance):
            return best
        return chosen

    def _noticed_kinds(self, actions: list[Action], chance: Chance) -> dict[str, bool]:
        """Which kinds of actions are noticed. Where there is only one, it is."""
        kinds: dict[str, bool] = {}
        for action in actions:
            kinds[_kind(action)] = True
        if len(kinds) > 1:
            for kind in kinds:
                kinds[kind] = _share(chance) >= self._carelessness.overlooks_kind
        return kinds

    def _throws_away(self, view: View, seat: Seat, best: Action, chosen: Action, chance: Chance) -> bool:
        """Whether one of the two ends the game, and the chosen one is worse for it."""
        table = self._game.imagine(view, playout_chance(chance))
        return _worth(table.copy(), seat, best) > _worth(table, seat, chosen)


def _worth(table: State, seat: Seat, action: Action) -> float:
    """The seat's share of the win after this action, on an imagined table, which it changes."""
    table.play_unheard(seat, action)
    outcome = table.outcome()
    return _UNFINISHED if outcome is None else outcome.shares[seat]


def _kind(action: Action) -> str:
    return action.text.partition(" ")[0]


def _median(values: list[float]) -> float:
    ordered = sorted(values)
    middle = len(ordered) // 2
    return (ordered[middle] + ordered[-1 - middle]) / 2.0


def _share(chance: Chance) -> float:
    """From 0 to 1."""
    return chance.below(_FINE, _WHAT) / _FINE


def _pick_highest(actions: list[Action], values: list[float], chance: Chance) -> Action:
    highest = max(values)
    tied = [place for place, value in enumerate(values) if value == highest]
    return actions[tied[chance.below(len(tied), _WHAT)]]
