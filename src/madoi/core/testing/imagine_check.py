"""`Game.imagine`: an imagined state keeps what everybody has seen, and is drawn as the truth was."""

from __future__ import annotations

from typing import Final

from madoi.core.capabilities import Secrets
from madoi.core.chance import Seeded
from madoi.core.game import Game, State
from madoi.core.settings import Settings
from madoi.core.testing.statistics import LEAST_SAMPLES, Comparison
from madoi.core.testing.worlds import everything
from madoi.core.viewer import SPECTATOR, Viewer

IMAGINED: Final = 5
"""Imagined values for each true one."""
LONGEST_OPENING: Final = 120
"""Decisions. What is hidden appears early."""
LONGEST_PAUSE: Final = 12
"""Decisions after which nothing more is expected to appear."""


class ImagineCheck:
    """Compares what is hidden in true and in imagined states, over all games of a run."""

    def __init__(self, game: Game, settings: Settings, secrets: Secrets) -> None:
        self.game = game
        self.settings = settings
        self.secrets = secrets
        self.compared: dict[str, int] = {}
        self.differing: dict[str, int] = {}
        self.appeared: dict[str, Comparison] = {}
        self.together = Comparison()
        self.other_worlds = 0
        self.named = 0

    def viewers(self) -> list[Viewer]:
        return [*range(self.settings.seats), SPECTATOR]

    def check_memories(self, viewer: Viewer, truth: State, imagined: State) -> None:
        """What is hidden from each seat stays hidden from it, and nothing else is; and things that only
        others have not seen are as the viewer knows them."""
        unsure = self.secrets.hidden(truth, viewer)
        for other in self.viewers():
            true = self.secrets.hidden(truth, other)
            drawn = self.secrets.hidden(imagined, other)
            for name in sorted({*true, *drawn}):
                size, drawn_size = len(true.get(name, [])), len(drawn.get(name, []))
                assert size == drawn_size, (
                    f"imagine: {name} hides {drawn_size} things from {other}, and {size} in truth"
                )
                assert name in unsure or drawn[name] == true[name], (
                    f"imagine: changes {name}, which {viewer} knows"
                )
        drawn = self.secrets.hidden(imagined, viewer)
        self.count_differing(list(unsure), unsure, drawn)
        self.other_worlds += everything(truth) != everything(imagined)
        self.named += drawn != unsure

    def play_openings(self, openings: int, seed: str) -> None:
        """Begin this many games, and compare what is hidden at the moment when it appears.

        Later, players' choices tell something about it, and how much depends on the players.
        """
        for number in range(openings):
            self.play_opening(f"{seed}/opening/{number}")
            if number == 2 and not self.appeared:
                return

    def play_opening(self, seed: str) -> None:
        chance = Seeded(f"{seed}/choices")
        viewers = self.viewers()
        viewer = viewers[chance.below(len(viewers), "kit-viewer")]
        state, _ = self.game.new(self.settings, Seeded(seed))
        known: dict[str, list[object]] = {}
        pause = 0
        for number in range(LONGEST_OPENING):
            hidden = self.secrets.hidden(state, viewer)
            new = [name for name in hidden if name not in known]
            if new:
                self.compare(state, viewer, hidden, new, f"{seed}/{number}")
            pause = 0 if new or not hidden else pause + 1
            known = hidden
            movers = state.to_move()
            if not movers or pause > LONGEST_PAUSE:
                return
            seat = movers[chance.below(len(movers), "kit-seat")]
            actions = state.legal(seat)
            state.play(seat, actions[chance.below(len(actions), "kit-choice")])

    def compare(
        self, state: State, viewer: Viewer, hidden: dict[str, list[object]], names: list[str], seed: str
    ) -> None:
        view = state.view(viewer)
        imagined = [
            self.secrets.hidden(self.game.imagine(view, Seeded(f"{seed}/{number}")), viewer)
            for number in range(IMAGINED)
        ]
        even = [name for name in names if name.split()[0] not in self.secrets.weighted]
        for name in even:
            found = self.appeared.setdefault(name, Comparison())
            found.add(hidden[name], [drawn.get(name, []) for drawn in imagined])
            for other in hidden:
                if other != name:
                    found = self.appeared.setdefault(f"{name} and {other}", Comparison())
                    found.add(_alike(name, other, hidden), [_alike(name, other, drawn) for drawn in imagined])
        for drawn in imagined:
            self.count_differing(names, hidden, drawn)
        if even:
            together = [_together(even, drawn) for drawn in [hidden, *imagined]]
            self.together.add(together[0], together[1:])

    def count_differing(
        self, names: list[str], true: dict[str, list[object]], imagined: dict[str, list[object]]
    ) -> None:
        for name in names:
            self.compared[name] = self.compared.get(name, 0) + 1
            self.differing[name] = self.differing.get(name, 0) + (imagined.get(name) != true[name])

    def check_differing(self) -> None:
        """Check that what is hidden is not always imagined as it is, and that the game names it."""
        named = self.other_worlds < LEAST_SAMPLES or self.named
        assert named, "hidden: does not name what differs in imagined states"
        for name, times in self.compared.items():
            assert times < LEAST_SAMPLES or self.differing[name], (
                f"imagine: {name} never differs from the truth"
            )

    def check_fairness(self) -> None:
        """Check that what is hidden is imagined as often as it appears."""
        for name, found in [*self.appeared.items(), ("all that is hidden", self.together)]:
            fault = found.fault()
            assert not fault, f"imagine: unfair: of {name}, {fault}"


def _alike(name: str, other: str, hidden: dict[str, list[object]]) -> list[object]:
    """Whether two hidden things are the same: each alone may be drawn fairly, and still never be."""
    return ["same" if hidden.get(name, []) == hidden.get(other, []) else "different"]


def _together(names: list[str], hidden: dict[str, list[object]]) -> list[object]:
    """All that is hidden as one thing."""
    return [[hidden.get(name, []) for name in names]]
