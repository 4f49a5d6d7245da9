"""Many games stepped together: what a vectorised environment and a learner do for every decision, compiled.

Observations come as the cells that are not 0 (`madoi.core.observations.Layout.cells`). Their indices are
those of one long row of tensors, so NumPy fills the whole array at once.
"""

from __future__ import annotations

from typing import Final

from madoi.core.action import Action
from madoi.core.chance import Chance, Seeded
from madoi.core.event import Outcome
from madoi.core.game import Game, State
from madoi.core.observations import Layout
from madoi.core.settings import Settings
from madoi.core.viewer import Seat

NOBODY: Final = -1


class Tensors:
    """The cells of several tensors that are not 0."""

    def __init__(self) -> None:
        self.rows = 0
        self.indices: list[int] = []
        self.values: list[float] = []


class Batch:
    """Games with the same settings, one per lane. In each lane ``seats[lane]`` decides.

    A finished game is followed by the next one: ``finished`` has the outcomes of games that ended in the last
    step, by lane. Game number n of a lane is dealt by the seed ``SEED/LANE/n``.
    """

    def __init__(self, game: Game, settings: Settings, layout: Layout, lanes: int, seed: str) -> None:
        self.game = game
        self.settings = settings
        self.layout = layout
        self.seed = seed
        self.vocabulary = game.vocabulary(settings)
        self.numbers: dict[str, int] = {action.text: place for place, action in enumerate(self.vocabulary)}
        self.played = [0] * lanes
        self.finished: dict[int, Outcome] = {}
        self.states: list[State] = []
        self.seats: list[Seat] = []
        self.actions: list[list[Action]] = []
        for lane in range(lanes):
            self.states.append(self._dealt(lane))
            self.seats.append(NOBODY)
            self.actions.append([])
            self._arrive(lane)

    def observe(self) -> Tensors:
        """The view of the seat that decides, in every lane."""
        found = Tensors()
        for lane, state in enumerate(self.states):
            add_tensor(found, self.layout, state, self.seats[lane])
        return found

    def masks(self) -> list[int]:
        """The legal actions of all lanes, as indices of one long row of masks, one mask per lane."""
        found: list[int] = []
        size = len(self.vocabulary)
        numbers = self.numbers
        for lane, actions in enumerate(self.actions):
            start = lane * size
            found += [start + numbers[action.text] for action in actions]
        return found

    def step(self, numbers: list[int]) -> None:
        """Play these actions, one per lane, by their index in the vocabulary. They must be legal."""
        chosen = [self.vocabulary[number] for number in numbers]
        self.play(chosen)

    def play(self, chosen: list[Action]) -> None:
        """Play these actions, one per lane."""
        self.finished = {}
        for lane, action in enumerate(chosen):
            self.states[lane].play(self.seats[lane], action)
            self._arrive(lane)

    def afterstates(self, chance: Chance) -> Tensors:
        """Each legal action of each lane, tried out on a table imagined from the mover's view: what the mover
        would see then, one tensor per action."""
        found = Tensors()
        for lane, state in enumerate(self.states):
            add_afterstates(
                found, self.game, self.layout, state, self.seats[lane], self.actions[lane], chance
            )
        return found

    def _arrive(self, lane: int) -> None:
        state = self.states[lane]
        movers = state.to_move()
        while not movers:
            outcome = state.outcome()
            assert outcome is not None
            self.finished[lane] = outcome
            self.played[lane] += 1
            state = self.states[lane] = self._dealt(lane)
            movers = state.to_move()
        self.seats[lane] = movers[0]
        self.actions[lane] = state.legal(movers[0])

    def _dealt(self, lane: int) -> State:
        state, _ = self.game.new(self.settings, Seeded(f"{self.seed}/{lane}/{self.played[lane]}"))
        return state


def add_tensor(found: Tensors, layout: Layout, state: State, seat: Seat) -> None:
    """Add the tensor of what a seat sees."""
    cells = layout.cells(state.view(seat).data(), seat)
    start = found.rows * layout.size
    for index in cells.indices:
        found.indices.append(start + index)
    found.values += cells.values
    found.rows += 1


def add_afterstates(
    found: Tensors,
    game: Game,
    layout: Layout,
    state: State,
    seat: Seat,
    actions: list[Action],
    chance: Chance,
) -> None:
    """Add what the seat would see after each of these actions."""
    view = state.view(seat)
    for action in actions:
        imagined = game.imagine(view, chance)
        imagined.play(seat, action)
        add_tensor(found, layout, imagined, seat)
