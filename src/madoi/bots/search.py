"""Search: information-set Monte Carlo tree search, generic over the contract.

Each *line* begins with a table that fits the view (`Foresight.belief`), follows the tree of what was thought
before, adds to it, and is played on without much thought to its end, or to where it can be estimated. One
tree serves all imagined tables (single-observer ISMCTS): a choice is judged among those that were legal when
it was offered. Every seat wants its own share of the win, so a choice is worth what it brought the seat that
made it. What chance brings is not in the tree: a node is reached by choices alone and averages over all that
fell, except where the game says that the situation is another one (`Foresight.situation`).

Choices are tried by PUCT: by what each has brought so far, and out of curiosity, the more it is liked
(`Foresight.leanings`) and the less it was tried.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from madoi.bots.bot import Bot
from madoi.core.chance import Chance
from madoi.core.game import Action, Decision, Game, Seat, State, View
from madoi.core.search_model import NEVER, Foresight

_CURIOSITY: Final = 0.7
_DISTRUST: Final = 0.1  # what was never tried is thought so much worse than the rest
_RIPE: Final = 2  # so often a choice is tried before what follows it is kept
_LOOKS: Final = 8  # lines between two looks at the clock
_WORTH_SAYING: Final = 0.02  # a reply that was tried in a smaller share of all lines is not told
_MOST_SEATS: Final = 5


class Budget:
    """When to stop thinking: after so many lines, or so many seconds; the tree never has more than so many
    nodes. With a limit of lines alone the same view and chance give the same choice."""

    def __init__(self, lines: int, seconds: float, nodes: int = 100_000) -> None:
        self.lines = lines
        self.seconds = seconds
        self.nodes = nodes


class Node:
    """A choice of a seat, and what came after it: by situation and seat, then by text. ``offered``: how often
    it could be chosen, ``total``: what it brought the seat, over all visits."""

    def __init__(self, action: Action | None, seat: Seat, leaning: float) -> None:
        self.action = action
        self.seat = seat
        self.leaning = leaning
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.after: dict[int, dict[str, Node]] | None = None

    def worth(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Line:
    """What a choice leads to: the share of the win it promises its seat, how often it was tried (a share of
    all lines), and what is then likely to be chosen by whom."""

    def __init__(self, action: Action, worth: float, tried: float, then: list[tuple[Seat, Action]]) -> None:
        self.action = action
        self.worth = worth
        self.tried = tried
        self.then = then


class Thought:
    """What a search found: the lines, the best first, and how many were played."""

    def __init__(self, lines: list[Line], played: int) -> None:
        self.lines = lines
        self.played = played


class Search(Bot):
    """Thinks ahead within its budget and takes what it tried most. ``nodes``: how many the last tree had."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self.foresight: Foresight = game.foresight()
        self._budget = budget
        self.nodes: i64 = 0
        self._until: int = NEVER

    def choose(self, view: View, decision: Decision, chance: Chance) -> Action:
        if len(decision.actions) == 1:
            return decision.actions[0]
        return self._think(view, decision, chance, True).lines[0].action

    def think(self, view: View, decision: Decision, chance: Chance) -> Thought:
        """All lines that begin with one of the decision's actions, for as long as the budget lasts."""
        return self._think(view, decision, chance, False)

    def _think(self, view: View, decision: Decision, chance: Chance, only_best: bool) -> Thought:
        """``only_best``: stop when no other choice can be tried most any more."""
        budget = self._budget
        end = perf_counter() + budget.seconds
        belief = self.foresight.belief(view, chance)
        begun = perf_counter()
        root = self.begin(view, decision)
        played = 0
        while played < budget.lines:
            if played % _LOOKS == 0 and played:
                now = perf_counter()
                left = min(float(budget.lines - played), played * (end - now) / max(now - begun, 1e-9))
                if now >= end or (only_best and _lead(root, decision.seat) > left):
                    break
            self.play_line(root, decision, belief.draw(chance), chance)
            played += 1
        return Thought(_lines(root, decision, played), played)

    def begin(self, view: View, decision: Decision) -> Node:
        """The root of a new tree, for lines that begin with this decision."""
        self._until = self.foresight.until(view)
        self.nodes = 0
        return Node(None, decision.seat, 1.0)

    def play_line(self, root: Node, decision: Decision, state: State, chance: Chance) -> list[float]:
        """One line from this imagined state, which is played on: what it brings each seat."""
        foresight = self.foresight
        path: list[Node] = [root]
        node = root
        seat = decision.seat
        actions = decision.actions
        while True:
            if len(actions) == 1 and node is not root:
                state.play(seat, actions[0])
            else:
                if node is not root and foresight.moment(state) >= self._until:
                    values = foresight.estimate(state)
                    break
                if node.after is None:
                    if node is not root and (node.visits < _RIPE or self.nodes >= self._budget.nodes):
                        values = self._play_on(state, seat, actions, chance)
                        break
                    node.after = {}
                key = seat if node is root else foresight.situation(state, seat) * _MOST_SEATS + seat
                after = node.after.get(key)
                if after is None:
                    after = {}
                    node.after[key] = after
                node = self._select(after, state, seat, actions)
                assert node.action is not None
                state.play(seat, node.action)
                path.append(node)
            movers = state.to_move()
            if not movers:
                values = foresight.result(state)
                break
            seat = movers[0]
            actions = state.legal(seat)
        for passed in path:
            passed.visits += 1
            passed.total += values[passed.seat]
        return values

    def _select(self, after: dict[str, Node], state: State, seat: Seat, actions: list[Action]) -> Node:
        choices: list[Node] = []
        for action in actions:
            found = after.get(action.text)
            if found is None:
                self._grow(after, state, seat, actions)
                found = after[action.text]
            choices.append(found)
        tried = 0
        total = 0.0
        for choice in choices:
            choice.offered += 1
            tried += choice.visits
            total += choice.total
        unknown = total / tried - _DISTRUST if tried else 0.0
        best = choices[0]
        highest = -1.0e9
        for choice in choices:
            visits = choice.visits
            worth = choice.total / visits if visits else unknown
            score = worth + _CURIOSITY * choice.leaning * sqrt(float(choice.offered)) / (1.0 + visits)
            if score > highest:
                highest = score
                best = choice
        return best

    def _grow(self, after: dict[str, Node], state: State, seat: Seat, actions: list[Action]) -> None:
        leanings = self.foresight.leanings(state, seat, actions)
        for place, action in enumerate(actions):
            if action.text not in after:
                after[action.text] = Node(action, seat, leanings[place])
                self.nodes += 1

    def _play_on(self, state: State, seat: Seat, actions: list[Action], chance: Chance) -> list[float]:
        """From where the tree ends: a few choices without much thought, then the end or an estimate."""
        foresight = self.foresight
        left: i64 = foresight.horizon
        while True:
            if len(actions) == 1:
                state.play(seat, actions[0])
            elif left == 0 or foresight.moment(state) >= self._until:
                return foresight.estimate(state)
            else:
                left -= 1
                state.play(seat, foresight.likely(state, seat, actions, chance))
            movers = state.to_move()
            if not movers:
                return foresight.result(state)
            seat = movers[0]
            actions = state.legal(seat)


def _lead(root: Node, seat: Seat) -> int:
    """How much oftener the first choice was tried than the second."""
    assert root.after is not None
    first = 0
    second = 0
    for choice in root.after[seat].values():
        if choice.visits > first:
            second = first
            first = choice.visits
        elif choice.visits > second:
            second = choice.visits
    return first - second


def _lines(root: Node, decision: Decision, played: int) -> list[Line]:
    assert root.after is not None
    found = list(root.after[decision.seat].values())
    found.sort(key=lambda node: (-node.visits, -node.worth()))
    lines: list[Line] = []
    for node in found:
        assert node.action is not None
        then = _replies(node, _WORTH_SAYING * played)
        lines.append(Line(node.action, node.worth(), node.visits / max(1, played), then))
    return lines


def _replies(node: Node, often: float) -> list[tuple[Seat, Action]]:
    """What was chosen most, as long as it was tried often enough to mean something."""
    then: list[tuple[Seat, Action]] = []
    while node.after is not None:
        most: Node | None = None
        for choices in node.after.values():
            for choice in choices.values():
                if most is None or choice.visits > most.visits:
                    most = choice
        if most is None or most.visits < often or most.action is None:
            break
        then.append((most.seat, most.action))
        node = most
    return then
