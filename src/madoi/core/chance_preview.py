"""Preview of the next chance questions, so that people can note results while they are offline.

A decision is played a few times with guessed results: low, middle and high ones, and the first unlike the
rest. A question asked every time is certain; others may come. A noted result counts only when asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from madoi.core.action import Action
from madoi.core.game import Game
from madoi.core.manual_chance import ChanceNeeded, ManualChance
from madoi.core.session import Session
from madoi.core.settings import Settings
from madoi.core.viewer import Seat

_GUESSES: Final = [(0, 0), (1, 1), (2, 2), (0, 2), (2, 0)]
"""For each run, the height of the first result and of the others: 0 is the lowest, 2 the highest."""
_MAX_QUESTIONS: Final = 40
"""A set-up can start over (YK-8.1), and with constant guesses it might never end."""


class PossibleQuestion:
    """A question that may be asked after the current one.

    ``against`` is empty where it is not known yet. ``sure``: it comes whatever the results are.
    ``once``: a result drawn for the same kind of question before cannot come again.
    """

    def __init__(self, asked: ChanceNeeded) -> None:
        self.what = asked.what
        self.subject: Mapping[str, object] = asked.subject
        self.against: Mapping[str, object] = asked.against
        self.offered = asked.offered
        self.sure = True
        self.once = False


class _FarEnough(Exception):
    """The preview is long enough."""


class _GuessingChance(ManualChance):
    """The known results, then guesses."""

    def __init__(self, results: list[int], used: int, first: int, rest: int) -> None:
        super().__init__(results)
        self.used = used
        self._height = first
        self._rest = rest
        self.asked: list[ChanceNeeded] = []
        self.guessed: list[int] = []

    def _next(self, what: str, bag: list[int]) -> int:
        if self.used < len(self.results):
            return super()._next(what, bag)
        if len(self.asked) == _MAX_QUESTIONS:
            raise _FarEnough
        asked = self._needed(what, bag)
        guess = asked.choices[(len(asked.choices) - 1) * self._height // 2]
        self._height = self._rest
        self.asked.append(asked)
        self.guessed.append(guess)
        self.about({})
        return guess


def preview_setup(game: Game, settings: Settings, results: list[int]) -> list[PossibleQuestion]:
    """What may be asked in the set-up after the current question."""
    runs: list[_GuessingChance] = []
    for first, rest in _GUESSES:
        chance = _GuessingChance(results.copy(), 0, first, rest)
        with suppress(_FarEnough):
            game.new(settings, chance)
        runs.append(chance)
    return _merged(runs)


def preview_decision(
    session: Session, seat: Seat, action: Action, results: list[int]
) -> list[PossibleQuestion]:
    """What may be asked for a decision after the current question."""
    runs: list[_GuessingChance] = []
    for first, rest in _GUESSES:
        state = session.state.copy()
        before = state.chance
        assert isinstance(before, ManualChance)
        chance = _GuessingChance(before.results + results, before.used, first, rest)
        state.chance = chance
        with suppress(_FarEnough):
            state.play(seat, action)
        runs.append(chance)
    return _merged(runs)


def _merged(runs: list[_GuessingChance]) -> list[PossibleQuestion]:
    """All questions of these runs, each once and in order, without the current one.

    Ends where somebody else would have to be asked.
    """
    runs.sort(key=lambda run: len(run.asked), reverse=True)  # the longest says how the others fit in
    asked_now = runs[0].asked[0]
    found: list[PossibleQuestion] = []
    names: list[str] = []
    for run in runs:
        here: list[str] = []
        counts: dict[str, int] = {}
        place = 0
        for number, asked in enumerate(run.asked):
            if asked.by != asked_now.by:
                break
            name = f"{asked.what} {asked.subject}"
            counts[name] = counts.get(name, 0) + 1
            name += f" {counts[name]}"
            if number == 0 or asked.only_choice is not None:
                continue
            here.append(name)
            if name in names:
                place = names.index(name)
                _merge_into(found[place], asked)
            else:
                names.insert(place, name)
                found.insert(place, PossibleQuestion(asked))
                found[place].sure = run is runs[0]
            place += 1
        for at, name in enumerate(names):
            if name not in here:
                found[at].sure = False
    repeated = [what_again for run in runs for what_again in _repeated(run)]
    for one in found:
        one.once = (one.what, False) in repeated and (one.what, True) not in repeated
        if not one.sure:
            one.against = {}
    return found


def _repeated(run: _GuessingChance) -> list[tuple[str, bool]]:
    """The kinds of questions that were asked more than once, and whether a result could repeat."""
    return [
        (asked.what, guess in asked.choices)
        for number, asked in enumerate(run.asked)
        for earlier, guess in zip(run.asked[:number], run.guessed, strict=False)
        if earlier.what == asked.what
    ]


def _merge_into(one: PossibleQuestion, asked: ChanceNeeded) -> None:
    if one.against != asked.against:
        one.against = {}
    one.offered = sorted(set(one.offered + asked.offered))
