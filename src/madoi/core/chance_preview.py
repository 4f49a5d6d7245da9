"""Foreseeing: what may be asked for next while something has to be rolled or drawn, so that people can write
down what falls although nobody can ask them.

A round is played to its end a few times, with the lowest, the middle and the highest of all that could fall,
and with the first result unlike the rest, for much depends on it. What is asked each time is sure; the rest
may come. It is a help for who types, not the rules: what was written down counts only when it is really asked
for.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from madoi.core.chance import Fed, Unrolled
from madoi.core.game import Action, Game, Seat
from madoi.core.refusal import Facts
from madoi.core.session import Session
from madoi.core.settings import Settings

_GUESSES: Final = [(0, 0), (1, 1), (2, 2), (0, 2), (2, 0)]
"""How high what falls first is in each run, and how high all the rest: 0 is the lowest, 2 the highest."""
_MOST: Final = 40
"""So far we look: a set-up can begin all over again (YK-8.1), and guesses that are always the same would
never come to an end of it."""


class Foreseen:
    """A question that may be asked after the one that is asked now: about whom, what the result will be
    compared to, as far as that is known already, and the results to choose from. ``sure``: it comes whatever
    falls. ``once``: what has been drawn for the same kind of question before is not there any more."""

    def __init__(self, asked: Unrolled) -> None:
        self.what = asked.what
        self.subject: Facts = asked.subject
        self.against: Facts = asked.against
        self.offered = asked.offered
        self.sure = True
        self.once = False


class _Enough(Exception):
    """We have looked far enough."""


class _Guessing(Fed):
    """What has fallen, and then guesses."""

    def __init__(self, results: list[int], used: int, first: int, rest: int) -> None:
        super().__init__(results)
        self.used = used
        self._height = first
        self._rest = rest
        self.asked: list[Unrolled] = []
        self.guessed: list[int] = []

    def _next(self, what: str, bag: list[int]) -> int:
        if self.used < len(self.results):
            return super()._next(what, bag)
        if len(self.asked) == _MOST:
            raise _Enough
        asked = self._unrolled(what, bag)
        guess = asked.choices[(len(asked.choices) - 1) * self._height // 2]
        self._height = self._rest
        self.asked.append(asked)
        self.guessed.append(guess)
        self.about({})
        return guess


def foresee_setup(game: Game, settings: Settings, results: list[int]) -> list[Foreseen]:
    """What may be asked in the setup after what is asked now."""
    runs: list[_Guessing] = []
    for first, rest in _GUESSES:
        chance = _Guessing(results.copy(), 0, first, rest)
        with suppress(_Enough):
            game.new(settings, chance)
        runs.append(chance)
    return _merged(runs)


def foresee_decision(session: Session, seat: Seat, action: Action, results: list[int]) -> list[Foreseen]:
    """What may be asked for a decision after what is asked now."""
    runs: list[_Guessing] = []
    for first, rest in _GUESSES:
        state = session.state.copy()
        before = state.chance
        assert isinstance(before, Fed)
        chance = _Guessing(before.results + results, before.used, first, rest)
        state.chance = chance
        with suppress(_Enough):
            state.play(seat, action)
        runs.append(chance)
    return _merged(runs)


def _merged(runs: list[_Guessing]) -> list[Foreseen]:
    """All that was asked in these runs, each once and in its order, without what is asked now. It ends where
    somebody else would have to be asked."""
    runs.sort(key=lambda run: len(run.asked), reverse=True)  # the longest says how the others fit in
    asked_now = runs[0].asked[0]
    found: list[Foreseen] = []
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
            if number == 0 or asked.only is not None:
                continue
            here.append(name)
            if name in names:
                place = names.index(name)
                _seen_again(found[place], asked)
            else:
                names.insert(place, name)
                found.insert(place, Foreseen(asked))
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


def _repeated(run: _Guessing) -> list[tuple[str, bool]]:
    """The kinds of questions that were asked more than once, and whether the same could fall again."""
    return [
        (asked.what, guess in asked.choices)
        for number, asked in enumerate(run.asked)
        for earlier, guess in zip(run.asked[:number], run.guessed, strict=False)
        if earlier.what == asked.what
    ]


def _seen_again(one: Foreseen, asked: Unrolled) -> None:
    if one.against != asked.against:
        one.against = {}
    one.offered = sorted(set(one.offered + asked.offered))
