"""Feeding: chance that is asked for, question by question, until a decision or the setup has all it needs.

A `Feed` gives results, as they are typed, drawn or remembered; what it cannot give is asked of somebody else,
and then everything is tried again. Nothing here changes a session: what was found is played by whoever keeps
it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from madoi.core.chance import Fed, Unrolled
from madoi.core.game import Action, Game, Seat
from madoi.core.refusal import Illegal, Refusal, Refused
from madoi.core.session import Session
from madoi.core.settings import Settings


class Fallen:
    """A result of chance, and the question that it answered."""

    def __init__(self, asked: Unrolled, result: int) -> None:
        self.asked = asked
        self.result = result


class Found:
    """What has fallen for a decision or the setup so far; ``asked`` is what is still missing, None when that
    is nothing."""

    def __init__(self, fallen: list[Fallen], asked: Unrolled | None) -> None:
        self.fallen = fallen
        self.asked = asked

    @property
    def results(self) -> list[int]:
        return [one.result for one in self.fallen]


@mypyc_attr(allow_interpreted_subclasses=True)
class Feed(ABC):
    """Where results come from."""

    @abstractmethod
    def next(self, asked: Unrolled) -> int | None:
        """The result of this question; None when there is none. May raise `Refused`."""


class Given(Feed):
    """Results in their order."""

    def __init__(self, results: list[int]) -> None:
        self.left = results.copy()

    def next(self, asked: Unrolled) -> int | None:
        return self.left.pop(0) if self.left else None


def feed_setup(game: Game, settings: Settings, feed: Feed) -> Found:
    """What the setup of a game needs. Raises `Refused` for a result that is impossible."""
    fallen: list[Fallen] = []
    while True:
        try:
            game.new(settings, Fed([one.result for one in fallen]))
        except Unrolled as asked:
            if not _fed(asked, fallen, feed):
                return Found(fallen, asked)
        else:
            return Found(fallen, None)


def feed_decision(session: Session, seat: Seat, action: Action, feed: Feed) -> Found:
    """What a decision needs now. Raises `Illegal`, and `Refused` for a result that is impossible."""
    refusal = session.state.why_not(seat, action)
    if refusal is not None:
        raise Illegal(refusal)
    fallen: list[Fallen] = []
    while True:
        state = session.state.copy()
        chance = state.chance
        assert isinstance(chance, Fed)
        chance.results += [one.result for one in fallen]
        try:
            state.play(seat, action)
        except Unrolled as asked:
            if not _fed(asked, fallen, feed):
                return Found(fallen, asked)
        else:
            return Found(fallen, None)


def _fed(asked: Unrolled, fallen: list[Fallen], feed: Feed) -> bool:
    result = feed.next(asked)
    if result is None:
        return False
    if result not in asked.choices:
        facts: dict[str, object] = {"result": result, "what": "@" + asked.what, "number": len(fallen)}
        raise Refused(Refusal("fed-impossible", "", facts))
    fallen.append(Fallen(asked, result))
    return True
