"""Helpers for tests of paper tables."""

from __future__ import annotations

from madoi.core.chance import Chance, Seeded
from madoi.core.game import SPECTATOR
from madoi.core.refusal import Facts
from madoi.core.session import Session
from madoi.server.table.state import Table


class Noted(Chance):
    """Chance from a seed that writes down what fell, as it is typed in: what could not be anything else is
    not."""

    def __init__(self, seed: str) -> None:
        self.source = Seeded(seed)
        self.results: list[int] = []

    def below(self, n: int, what: str) -> int:
        return self.noted(self.source.below(n, what))

    def die(self, what: str) -> int:
        return self.noted(self.source.die(what))

    def draw(self, bag: list[int], what: str) -> int:
        only = len(set(bag)) == 1
        drawn = self.source.draw(bag, what)
        return drawn if only else self.noted(drawn)

    def copy(self) -> Chance:
        return self

    def noted(self, result: int) -> int:
        self.results.append(result)
        return result


def turn(table: Table) -> int:
    """Of a game of Yuri-Kure."""
    number = table.playing.state.view(SPECTATOR).data()["turn"]
    assert isinstance(number, int)
    return number


def broken(session: Session) -> list[tuple[int, Facts]]:
    """The breakups of a game of Yuri-Kure, and in which round."""
    return [
        (round, event.public())
        for round, events in enumerate(session.events)
        for event in events
        if event.kind == "yurikure-broke-up"
    ]
