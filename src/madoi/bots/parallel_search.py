"""One search on several cores: root parallelism.

Each process grows its own tree from the same view with its share of the simulations, and the visits of all
roots are added. The processes are forks of this one, made for one decision: they have the view, also that of
a game from outside, and nothing is sent to them. A fork writes its root's visits into a pipe and is gone.

With a budget of simulations, the same view and chance give the same choice, as in one process.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import Final

from madoi.bots.search import Budget, Node, Search, SearchResult, rated_actions
from madoi.core.action import Decision
from madoi.core.chance import Chance, PlayoutChance, playout_chance
from madoi.core.game import Game, View
from madoi.core.refusal import Refusal, Refused

MOST_PROCESSES: Final = 64
_READ_BYTES: Final = 65536


def can_fork() -> bool:
    """Whether a search can have several processes here: not on Windows, nor in a browser."""
    return hasattr(os, "fork") and sys.platform != "emscripten"


class _Helper:
    """A fork that searches too, and the end of the pipe that its result comes from."""

    def __init__(self, process: int, pipe: int) -> None:
        self.process = process
        self.pipe = pipe

    def result(self) -> list[list[float]]:
        """Visits and total of each action. Raises `Refused` when the process has died."""
        text = b""
        while part := os.read(self.pipe, _READ_BYTES):
            text += part
        if not text:
            raise Refused(Refusal("search-process-died", "", {}))
        found: list[list[float]] = json.loads(text)
        return found

    def end(self) -> None:
        """Whatever it is doing, it is gone afterwards."""
        os.close(self.pipe)
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)


class ParallelSearch(Search):
    """Searches in ``processes`` processes. Does not stop early: no process knows the visits of the others."""

    def __init__(self, game: Game, budget: Budget, processes: int) -> None:
        super().__init__(game, budget)
        self._processes = processes
        self._parent = 0  # in a helper: the process that waits for it

    def _search(self, view: View, decision: Decision, chance: Chance, only_best: bool) -> SearchResult:
        helpers: list[_Helper] = []
        share, left_over = divmod(self._budget.simulations, self._processes)
        try:
            for number in range(1, self._processes):
                simulations = share + int(number < left_over)
                helpers.append(self._start_helper(view, decision, playout_chance(chance), simulations))
            root, played = self._grow(
                view, decision, playout_chance(chance), share + int(left_over > 0), only_best, False
            )
            for helper in helpers:
                played += _add(root, decision, helper.result())
        finally:
            for helper in helpers:
                helper.end()
        return SearchResult(rated_actions(root, decision, played), played)

    def _start_helper(
        self, view: View, decision: Decision, chance: PlayoutChance, simulations: int
    ) -> _Helper:
        """Raises `Refused` when the system gives no process."""
        reading, writing = os.pipe()
        parent = os.getpid()
        try:
            process = os.fork()
        except OSError as error:
            os.close(reading)
            os.close(writing)
            raise Refused(Refusal("search-process-none", "", {"reason": error.strerror or ""})) from None
        if process == 0:
            try:
                signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever waits for the result is interrupted
                self._parent = parent
                os.close(reading)
                root, _ = self._grow(view, decision, chance, simulations, False, False)
                _send(writing, _visits(root, decision))
            finally:
                os._exit(0)  # nothing of the forked program runs on, not even after an exception
        os.close(writing)
        return _Helper(process, reading)

    def _is_abandoned(self) -> bool:
        return self._parent != 0 and os.getppid() != self._parent


def _visits(root: Node, decision: Decision) -> list[list[float]]:
    assert root.children is not None
    children = root.children[decision.seat]
    return [[children[action.text].visits, children[action.text].total] for action in decision.actions]


def _send(pipe: int, found: list[list[float]]) -> None:
    text = json.dumps(found).encode()
    while text:
        text = text[os.write(pipe, text) :]


def _add(root: Node, decision: Decision, found: list[list[float]]) -> int:
    """Add the visits of another root; how many they are."""
    assert root.children is not None
    children = root.children[decision.seat]
    played = 0
    for action, (visits, total) in zip(decision.actions, found, strict=True):
        node = children[action.text]
        node.visits += int(visits)
        node.total += total
        played += int(visits)
    return played
