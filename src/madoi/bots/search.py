"""Search: information-set Monte Carlo tree search (ISMCTS), generic over the contract.

Each *simulation* begins in a state drawn from the belief of the `SearchModel`, follows the tree by PUCT, adds
to it, and ends with a rollout: to the end of the game, or to a cut-off where the model estimates the rest.
One tree serves all imagined states, so an action is compared only with those that were legal beside it.
Chance has no nodes: where the model's `chance_key` differs, the statistics below a node are separate.

The tree is kept until the seat's next decision. If its view then is one that a simulation has come to, the
search goes on with the statistics below that node. Views alone decide that, so nothing hidden gets in.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final, TypeAlias

from mypy_extensions import i64

from madoi.bots.bot import Bot
from madoi.core.action import Action, Decision
from madoi.core.chance import Chance, PlayoutChance, playout_chance
from madoi.core.game import NOBODY, Game, State, View
from madoi.core.search_model import NO_CUT_OFF, SearchModel, search_model
from madoi.core.viewer import Seat

_FIRST_PLAY_URGENCY: Final = 0.1
"""An action that was never tried counts as this much worse than the average of those that were."""
_EXPANSION_THRESHOLD: Final = 2
"""How many visits a node needs before its children are stored."""
CLOCK_CHECK_SIMULATIONS: Final = 8
"""The clock is read once per this many simulations."""
_REPLY_SHARE: Final = 0.02
"""Replies with a smaller share of all simulations are not reported."""
_MOST_SEATS: Final = 5
_KEPT_VISITS: Final = 16
"""A node is found again by the views of the simulations with its 16th visit, its 32nd, and so on."""

Children: TypeAlias = "dict[str, Node]"
"""The nodes of a decision, by the action's text."""


class Budget:
    """When to stop a search: after ``simulations`` or ``seconds``. The tree has at most ``nodes`` nodes.

    With a limit on simulations alone, the same view and chance give the same choice.
    """

    def __init__(self, simulations: int, seconds: float, nodes: int = 100_000) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.nodes = nodes


class Node:
    """An action of a seat, and the nodes after it: by chance key and seat, then by the action's text.

    ``available`` counts how often it could be chosen; ``total`` is the seat's result, added up over all
    visits.
    """

    def __init__(self, action: Action | None, seat: Seat, prior: float) -> None:
        self.action = action
        self.seat = seat
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[int, Children] | None = None

    def value(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class RatedAction:
    """An action with its expected share of the win, and its share of all simulations.

    ``replies`` are the most likely choices after it, and who makes them.
    """

    def __init__(
        self, action: Action, value: float, visit_share: float, replies: list[tuple[Seat, Action]]
    ) -> None:
        self.action = action
        self.value = value
        self.visit_share = visit_share
        self.replies = replies


class SearchResult:
    """What a search found: the actions, most visited first, and the number of simulations."""

    def __init__(self, actions: list[RatedAction], simulations: int) -> None:
        self.actions = actions
        self.simulations = simulations


class Search(Bot):
    """Searches within its budget and takes the most visited action.

    ``nodes`` is the size of the last tree.
    """

    def __init__(self, game: Game, budget: Budget, model: SearchModel | None = None) -> None:
        """``model``: instead of the game's own."""
        self.model: SearchModel = model if model is not None else search_model(game)
        self._budget = budget
        self.nodes: i64 = 0
        self._cut_off: int = NO_CUT_OFF
        self._keeps = False  # whether this tree will be kept
        self._by_view: dict[int, Children] = {}  # of this tree: the decisions to go on with, by `_view_key`
        self._kept: dict[Seat, dict[int, Children]] = {}  # the same of the last tree of each seat

    def choose(self, view: View, decision: Decision, chance: Chance) -> Action:
        if len(decision.actions) == 1:
            return decision.actions[0]
        return self._search(view, decision, chance, True).actions[0].action

    def search(self, view: View, decision: Decision, chance: Chance) -> SearchResult:
        """Rate all actions of the decision, for as long as the budget lasts."""
        return self._search(view, decision, chance, False)

    def _search(self, view: View, decision: Decision, chance: Chance, only_best: bool) -> SearchResult:
        """``only_best``: stop when no other action can become the most visited one."""
        root, played = self._grow(
            view, decision, playout_chance(chance), self._budget.simulations, only_best, only_best
        )
        return SearchResult(rated_actions(root, decision, played), played)

    def _grow(
        self,
        view: View,
        decision: Decision,
        chance: PlayoutChance,
        simulations: int,
        keeps: bool,
        only_best: bool,
    ) -> tuple[Node, int]:
        """Grow a tree by up to ``simulations``; its root, and how many were played. ``keeps``: go on with the
        last tree, and keep this one."""
        end = perf_counter() + self._budget.seconds
        belief = self.model.belief(view, chance)
        begun = perf_counter()
        root = self.new_tree(view, decision)
        self._keeps = keeps
        if keeps:
            self._go_on(root, view, decision)
        played = 0
        while played < simulations:
            if played % CLOCK_CHECK_SIMULATIONS == 0 and played:
                now = perf_counter()
                left = min(float(simulations - played), played * (end - now) / max(now - begun, 1e-9))
                if now >= end or (only_best and _lead(root, decision.seat) > left) or self._is_abandoned():
                    break
            self.simulate(root, decision, belief.draw(chance), chance)
            played += 1
        if keeps:
            self._kept[decision.seat] = self._by_view
            self._by_view = {}
        return root, played

    def _is_abandoned(self) -> bool:
        """Whether nobody waits for the result any more."""
        return False

    def new_tree(self, view: View, decision: Decision) -> Node:
        """The root of a new tree, for simulations that begin with this decision."""
        self._cut_off = self.model.cut_off(view)
        self.nodes = 0
        self._by_view = {}
        return Node(None, decision.seat, 1.0)

    def _go_on(self, root: Node, view: View, decision: Decision) -> None:
        """Give a new root what the seat's last tree has found out about this decision."""
        kept = self._kept.pop(decision.seat, {}).get(_view_key(view))
        if kept is not None:
            children: Children = {}
            for action in decision.actions:
                if action.text in kept:  # others were legal in other imagined states
                    children[action.text] = kept[action.text]
            root.children = {decision.seat: children}
            self.nodes = _count_nodes(children)

    def take_over(self, other: Search) -> None:
        """Go on with the trees of another search of the same game, which loses them."""
        self._kept = other._kept
        other._kept = {}

    def simulate(self, root: Node, decision: Decision, state: State, chance: Chance) -> list[float]:
        """Run one simulation from this imagined state, which it changes. Returns the result of each seat."""
        model = self.model
        path: list[Node] = [root]
        node = root
        seat = decision.seat
        actions = decision.actions
        while True:
            if len(actions) == 1 and node is not root:
                state.play_unheard(seat, actions[0])
            else:
                if node is not root and model.progress(state) >= self._cut_off:
                    values = model.estimate(state)
                    break
                if node.children is None:
                    if node is not root and (
                        node.visits < _EXPANSION_THRESHOLD or self.nodes >= self._budget.nodes
                    ):
                        over = model.roll_out(state, seat, chance, model.horizon, self._cut_off)
                        values = model.result(state) if over else model.estimate(state)
                        break
                    node.children = {}
                key = seat if node is root else model.chance_key(state, seat) * _MOST_SEATS + seat
                children = node.children.get(key)
                if children is None:
                    children = {}
                    node.children[key] = children
                if self._keeps and seat == root.seat and node is not root and node.visits % _KEPT_VISITS == 0:
                    self._by_view[_view_key(state.view(seat))] = children
                node = self._select(children, state, seat, actions)
                assert node.action is not None
                state.play_unheard(seat, node.action)
                path.append(node)
            seat = state.first_to_move()
            if seat == NOBODY:
                values = model.result(state)
                break
            actions = state.legal(seat)
        for passed in path:
            passed.visits += 1
            passed.total += values[passed.seat]
        return values

    def _select(self, children: Children, state: State, seat: Seat, actions: list[Action]) -> Node:
        choices: list[Node] = []
        for action in actions:
            found = children.get(action.text)
            if found is None:
                self._expand(children, state, seat, actions)
                found = children[action.text]
            choices.append(found)
        visited = 0
        total = 0.0
        for choice in choices:
            choice.available += 1
            visited += choice.visits
            total += choice.total
        unvisited_value = total / visited - _FIRST_PLAY_URGENCY if visited else 0.0
        exploration = self.model.exploration
        best = choices[0]
        highest = -1.0e9
        for choice in choices:
            visits = choice.visits
            value = choice.total / visits if visits else unvisited_value
            score = value + exploration * choice.prior * sqrt(float(choice.available)) / (1.0 + visits)
            if score > highest:
                highest = score
                best = choice
        return best

    def _expand(self, children: Children, state: State, seat: Seat, actions: list[Action]) -> None:
        priors = self.model.priors(state, seat, actions)
        for place, action in enumerate(actions):
            if action.text not in children:
                children[action.text] = Node(action, seat, priors[place])
                self.nodes += 1


def _view_key(view: View) -> int:
    """The same for views that show the same."""
    return hash(repr(view.data()))


def _count_nodes(children: Children) -> int:
    found = len(children)
    for node in children.values():
        if node.children is not None:
            for below in node.children.values():
                found += _count_nodes(below)
    return found


def _lead(root: Node, seat: Seat) -> int:
    """How many visits the most visited action is ahead of the second."""
    assert root.children is not None
    first = 0
    second = 0
    for choice in root.children[seat].values():
        if choice.visits > first:
            second = first
            first = choice.visits
        elif choice.visits > second:
            second = choice.visits
    return first - second


def rated_actions(root: Node, decision: Decision, simulations: int) -> list[RatedAction]:
    """The root's actions, most visited first."""
    assert root.children is not None
    found = list(root.children[decision.seat].values())
    found.sort(key=lambda node: (-node.visits, -node.value()))
    rated: list[RatedAction] = []
    for node in found:
        assert node.action is not None
        replies = _replies(node, _REPLY_SHARE * simulations)
        rated.append(RatedAction(node.action, node.value(), node.visits / max(1, simulations), replies))
    return rated


def _replies(node: Node, least_visits: float) -> list[tuple[Seat, Action]]:
    """The most visited choices after a node, as long as they have enough visits to mean something."""
    replies: list[tuple[Seat, Action]] = []
    while node.children is not None:
        most: Node | None = None
        for choices in node.children.values():
            for choice in choices.values():
                if most is None or choice.visits > most.visits:
                    most = choice
        if most is None or most.visits < least_visits or most.action is None:
            break
        replies.append((most.seat, most.action))
        node = most
    return replies
