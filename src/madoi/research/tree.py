"""A game of the contract as a tree: numbered actions, one player at a time, chance as nodes.

The number of an action is its index in `Game.vocabulary`. Seats that decide at the same time are asked in
seat order; what a player is shown comes from its own views, event faces and decisions, so that leaks nothing.
With n seeds, the root picks one of n deals and is the only chance node; without, every die and draw is one.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Final

from madoi.core.action import Action
from madoi.core.chance import Chance, Seeded
from madoi.core.event import Event
from madoi.core.game import Game, State
from madoi.core.settings import Settings
from madoi.core.viewer import EVERYTHING, SPECTATOR, Seat, Viewer

CHANCE: Final = -1
"""The player whose turn it is at a chance node. The numbers are OpenSpiel's."""

OVER: Final = -4
"""The player whose turn it is when the game has ended."""

MAX_OUTCOMES: Final = 65536
"""The limit of `Chance.below`."""


class ChanceNode:
    """A question that the rules ask of chance. ``outcomes`` are indices of ``values`` with probabilities."""

    def __init__(self, what: str, counts: dict[int, int]) -> None:
        self.what = what
        self.values = sorted(counts)
        total = sum(counts.values())
        self.outcomes = [(place, counts[value] / total) for place, value in enumerate(self.values)]


class UnansweredError(Exception):
    """The rules asked for a result that is not given yet."""

    def __init__(self, question: ChanceNode) -> None:
        super().__init__(question.what)
        self.question = question


class AnsweredChance(Chance):
    """Chance from given answers, in order. Raises `UnansweredError` when they run out."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.used = 0

    def below(self, n: int, what: str) -> int:
        return self._next(what, range(n))

    def die(self, what: str) -> int:
        return self._next(what, range(1, 7))

    def draw(self, bag: list[int], what: str) -> int:
        drawn = self._next(what, bag)
        bag.remove(drawn)
        return drawn

    def copy(self) -> AnsweredChance:
        twin = AnsweredChance(self.answers.copy())
        twin.used = self.used
        return twin

    def _next(self, what: str, among: range | list[int]) -> int:
        if self.used == len(self.answers):
            raise UnansweredError(ChanceNode(what, Counter(among)))
        self.used += 1
        return self.answers[self.used - 1]


class Tree:
    """A game with its settings. ``opening`` is the root; copy it before playing."""

    def __init__(self, game: Game, settings: Settings, seeds: int) -> None:
        if not 0 <= seeds <= MAX_OUTCOMES:
            raise ValueError(f"{seeds} seeds: there may be 0 to {MAX_OUTCOMES}")
        self.game = game
        self.settings = settings
        self.seeds = seeds
        self.vocabulary = game.vocabulary(settings)
        self.numbers = {action.text: number for number, action in enumerate(self.vocabulary)}
        self.opening = Position(self)


class Position:
    """A place in the tree, and the way there.

    ``player`` is who decides: a seat, `CHANCE` or `OVER`. ``question`` is what chance is asked. ``applied``
    holds the numbers of the way: of actions for a seat, of outcomes for chance.

    A rule never waits for chance. It is carried out on a copy, with the answers there are, and once more
    with each new one; until the last of them, views show the table as it was at the last decision.
    """

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.player = CHANCE
        self.question: ChanceNode | None = None
        self.applied: list[int] = []
        self._state: State | None = None  # before the set-up
        self._log: list[tuple[Seat, str, list[Event]]] = []
        self._imagined_by: Viewer | None = None
        self._remembered: dict[Viewer, list[object]] = {}  # of an imagined position: its past
        self._mover: Seat = SPECTATOR
        self._decided: Action | None = None  # the set-up
        self._answers: list[int] = []
        if tree.seeds:
            self.question = ChanceNode("seed", dict.fromkeys(range(tree.seeds), 1))
        else:
            self._carry_out()

    def copy(self) -> Position:
        twin = object.__new__(Position)
        twin.tree = self.tree
        twin.player = self.player
        twin.question = self.question
        twin.applied = self.applied.copy()
        twin._state = None if self._state is None else self._state.copy()
        twin._log = self._log.copy()
        twin._imagined_by = self._imagined_by
        twin._remembered = self._remembered
        twin._mover = self._mover
        twin._decided = self._decided
        twin._answers = self._answers.copy()
        return twin

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as the tree and the path."""
        if self._imagined_by is not None:
            raise TypeError("an imagined position has no path that could be stored")
        return _at, (self.tree, self.applied)

    def imagine(self, viewer: Seat, seed: str) -> Position:
        """A position that is the same to this viewer; what they cannot know is drawn at random.

        The viewer remembers what they learnt. What the others remember is what a spectator saw, because the
        viewer does not know more. There is no path to it, so it cannot be stored.
        """
        if self._state is None or self.question is not None:
            raise ValueError("only a position in which a seat decides can be imagined")
        twin = self.copy()
        twin._state = self.tree.game.imagine(self._state.view(viewer), Seeded(seed))
        twin._remembered = {known: self._past(known) for known in (viewer, SPECTATOR)}
        twin._imagined_by = viewer
        twin._log = []
        twin.applied = []
        return twin

    def legal(self) -> list[int]:
        """The numbers of the legal actions or outcomes, ascending."""
        if self.question is not None:
            return list(range(len(self.question.values)))
        if self._state is None or self.player == OVER:
            return []
        numbers = self.tree.numbers
        return sorted([numbers[action.text] for action in self._state.legal(self.player)])

    def apply(self, number: int) -> None:
        """Apply this action or outcome, which must be legal."""
        self.applied.append(number)
        if self.question is not None:
            self._answers.append(self.question.values[number])
        else:
            self._mover = self.player
            self._decided = self.tree.vocabulary[number]
        if self.tree.seeds:
            self._carry_out_by_seed()
        else:
            self._carry_out()

    def shares(self) -> list[float]:
        """Each seat's share of the win: 0 before the end, then adding up to 1."""
        outcome = None if self._state is None else self._state.outcome()
        return [0.0] * self.tree.settings.seats if outcome is None else outcome.shares

    def text_of(self, number: int) -> str:
        """The action or outcome of this number as text."""
        if self.question is None:
            return self.tree.vocabulary[number].text
        return f"{self.question.what} {self.question.values[number]}"

    def data(self, viewer: Viewer) -> Mapping[str, object] | None:
        """What the viewer sees; None before the set-up."""
        return None if self._state is None else self._state.view(viewer).data()

    def observation(self, viewer: Viewer) -> str:
        """What the viewer sees, as JSON."""
        return _json(self.data(viewer))

    def information(self, viewer: Viewer) -> str:
        """All that the viewer has decided and learnt, in order, and below it the view, as JSON."""
        return f"{_json(self._past(viewer))}\n{self.observation(viewer)}"

    def _past(self, viewer: Viewer) -> list[object]:
        """What the viewer has decided and learnt, in order."""
        nothing = self._remembered.get(SPECTATOR, [])
        past = [*self._remembered.get(viewer, nothing)]
        for seat, decided, events in self._log:
            if viewer in (seat, EVERYTHING):
                past.append(decided)
            past += [[event.kind, event.face(viewer)] for event in events]
        return past

    def _carry_out(self) -> None:
        chance = AnsweredChance(self._answers)
        try:
            if self._state is None or self._decided is None:
                state, events = self.tree.game.new(self.tree.settings, chance)
            else:
                state = self._state.copy()
                state.chance = chance
                events = state.play(self._mover, self._decided)
        except UnansweredError as unanswered:
            self.question = unanswered.question
            self.player = CHANCE
            return
        self._answers = []
        self._arrive(state, events)

    def _carry_out_by_seed(self) -> None:
        if self._state is None or self._decided is None:
            chance = Seeded(str(self._answers.pop()))
            state, events = self.tree.game.new(self.tree.settings, chance)
        else:
            state = self._state
            events = state.play(self._mover, self._decided)
        self._arrive(state, events)

    def _arrive(self, state: State, events: list[Event]) -> None:
        self._state = state
        self.question = None
        self._log.append((self._mover, "" if self._decided is None else self._decided.text, events))
        movers = state.to_move()
        self.player = movers[0] if movers else OVER


def _at(tree: Tree, way: list[int]) -> Position:
    position = tree.opening.copy()
    for number in way:
        position.apply(number)
    return position


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
