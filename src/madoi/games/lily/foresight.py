"""How Lily is thought ahead: a turn as a whole, and what the other player answers.

Lines begin with the opponent's hand and both decks dealt anew (`imagine`), are played to the end of the other
player's next turn, and are then estimated. What is done without much thought follows the quick opinions of
`judgement`, as far as nothing has to be tried out for them.
"""

from __future__ import annotations

from math import exp
from typing import Final

from madoi.core.chance import Chance
from madoi.core.foresight import Foresight
from madoi.core.game import Action, Game, Seat, State, View
from madoi.games.lily.areas import is_front
from madoi.games.lily.battle import attack_power, defence_power, targets
from madoi.games.lily.choices import (
    ACT,
    BLOCK,
    COUPLE,
    CRITICAL,
    DEPLOY,
)
from madoi.games.lily.choices import EVENT as EVENT_PHASE
from madoi.games.lily.judgement import attack_opinion, opinions, tries_out
from madoi.games.lily.notation import Said
from madoi.games.lily.piles import card_of
from madoi.games.lily.prospects import prospect
from madoi.games.lily.state import LilyState
from madoi.games.lily.table import Battle, Table
from madoi.games.lily.view import LilyView
from madoi.games.lily.worth import lives

_FAR: Final = 1_000
_WARMTH: Final = 1.0  # in what `worth` counts: the larger, the more even the leanings
_EVEN: Final = 0.1  # so much of the leanings is even, whatever the opinion
_WHIM: Final = 10  # one thoughtless choice in so many is any choice
_ENOUGH: Final = 0.12  # an action below this is not worth trying


class LilyForesight(Foresight):
    """Lines go on to the end of the opponent's next turn; in her turn, to its end."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, _FAR)

    def until(self, view: View) -> int:
        assert isinstance(view, LilyView)
        table = view.table
        return table.turn + (2 if table.mover == view.viewer else 1)

    def moment(self, state: State) -> int:
        assert isinstance(state, LilyState)
        return state.table.turn

    def situation(self, state: State, seat: Seat) -> int:
        assert isinstance(state, LilyState)
        return _situation(state.table)

    def leanings(self, state: State, seat: Seat, actions: list[Action]) -> list[float]:
        assert isinstance(state, LilyState)
        said = _said(actions)
        liked = opinions(state.table, seat, said)
        best = max(liked)
        weights = [exp((one - best) / _WARMTH) for one in liked]
        total = sum(weights)
        even = _EVEN / len(actions)
        return [even + (1.0 - _EVEN) * weight / total for weight in weights]

    def likely(self, state: State, seat: Seat, actions: list[Action], chance: Chance) -> Action:
        assert isinstance(state, LilyState)
        if chance.below(_WHIM, "bot-choice") == 0:
            return actions[chance.below(len(actions), "bot-choice")]
        said = _said(actions)
        liked = _at_a_glance(state.table, seat, said, chance)
        best = 0
        for place in range(1, len(liked)):
            if liked[place] > liked[best]:
                best = place
        return actions[best]

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, LilyState)
        first = prospect(state.table)
        return [first, 1.0 - first]


def _said(actions: list[Action]) -> list[Said]:
    found: list[Said] = []
    for action in actions:
        assert isinstance(action, Said)
        found.append(action)
    return found


# Situations.


def _situation(table: Table) -> int:
    choice = table.choice
    if choice is None:
        return 0
    kind = choice.kind
    battle = table.battle
    if kind == ACT:
        return _standing(table)
    if kind == COUPLE:
        return card_of(table.players[choice.seat].deck.top[-1])
    if battle is None:
        return 0
    if kind == CRITICAL:
        return _how_it_stands(table, battle)
    if kind == BLOCK:
        target = table.character(choice.candidates[0])
        assert target is not None
        return 1 if attack_power(table, battle) >= defence_power(table, battle, target) else 0
    return 0


def _standing(table: Table) -> int:
    """Who is still there."""
    found = 0
    for seat in (0, 1):
        for stands in table.players[seat].field:
            found = found * 2 + (1 if stands is not None else 0)
        found = found * 8 + lives(table, seat)
    return found


def _how_it_stands(table: Table, battle: Battle) -> int:
    """For each target: whether she is defeated anyway, by a critical, or not at all."""
    before = attack_power(table, battle)
    battle.critical = True
    after = attack_power(table, battle)
    battle.critical = False
    found = 0
    for target in targets(table, battle):
        against = defence_power(table, battle, target)
        found = found * 3 + (2 if before >= against else 1 if after >= against else 0)
    return found


# Opinions at a glance.


def _at_a_glance(table: Table, seat: int, said: list[Said], chance: Chance) -> list[float]:
    """An opinion of each answer without trying anything."""
    choice = table.choice
    if choice is None or not tries_out(choice.kind):
        return opinions(table, seat, said)
    kind = choice.kind
    if kind == ACT:
        return [_act(table, seat, one, chance) for one in said]
    if kind == DEPLOY:
        return [_deployment(table, seat, one, chance) for one in said]
    if kind == EVENT_PHASE:
        return [_event(table, seat, one) for one in said]
    return [_pick(table, seat, one, chance) for one in said]


def _act(table: Table, seat: int, said: Said, chance: Chance) -> float:
    verb = said.verb
    if verb == "attack":
        return attack_opinion(table, seat, said)
    if verb == "end":
        return _ENOUGH
    if verb == "move":
        return 0.0
    return 0.1 * chance.below(10, "bot-choice")  # a skill or a potential: who knows


def _deployment(table: Table, seat: int, said: Said, chance: Chance) -> float:
    """By what is printed: power and level, a place from where she can attack, the leader first."""
    if said.verb == "end":
        return 0.0
    facts = table.facts(said.card)
    field = table.players[seat].field
    onto = field[said.one]
    whim = 0.05 * chance.below(10, "bot-choice")
    if onto is not None:
        before = table.facts(onto.card)
        more = facts.power - before.power
        if more < 0 or facts.level <= before.level:
            return -1.0
        return whim + (2.0 + more / 10.0 if onto.leader else more / 20.0 - 0.5)
    front = is_front(said.one)
    where = 0.5 if front == (facts.reach == 0) else 0.0 if facts.reach else -1.0
    return whim + facts.power / 20.0 + 0.15 * facts.level + where - 0.6


def _event(table: Table, seat: int, said: Said) -> float:
    """One's own event may stay where it is."""
    if said.verb == "pass":
        return 0.0
    return -1.0 if table.event >= 0 and table.event_owner == seat else 1.0


def _pick(table: Table, seat: int, said: Said, chance: Chance) -> float:
    """For a skill: yes; high levels; the strong."""
    verb = said.verb
    whim = chance.below(10, "bot-choice") / 10.0
    if verb in ("no", "pass"):
        return -1.0
    if verb in ("take", "place"):
        return whim + table.facts(said.card).level
    if verb == "target":
        character = table.players[seat if said.one == 0 else 1 - seat].field[said.two]
        if character is not None:
            return whim + (4.0 if character.leader else 0.0) + table.facts(character.card).power / 20.0
    return whim
