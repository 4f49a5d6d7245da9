"""Secrets: worlds that differ in something hidden are the same to everybody it is hidden from.

They differ in a state imagined from a seat's view (*twin worlds*), in a *choice* of another seat, or in one
*result*. Both go on by the same decisions and results until the viewer learns something that differs.
"""

from __future__ import annotations

from typing import Final

from madoi.core.action import Action
from madoi.core.capabilities import Secrets, paper_support
from madoi.core.chance import ANYBODY, NOBODY, Chance
from madoi.core.game import Game, State
from madoi.core.manual_chance import ChanceNeeded
from madoi.core.observations import Layout
from madoi.core.settings import Settings
from madoi.core.testing.plain_data import dump
from madoi.core.testing.worlds import (
    MEMORY,
    REFUSALS,
    SCREEN,
    Eyes,
    ImpossibleResult,
    World,
    decide,
    everything,
    set_up,
    told,
)
from madoi.core.viewer import EVERYTHING, SPECTATOR, Seat, Viewer

MOST_CHOICES: Final = 6
"""Other choices of a seat that one of its choices is compared with."""
MOST_RESULTS: Final = 6
"""Results of chance of one decision that are changed."""
OTHER_RESULTS: Final = 2
"""Different results that each is changed to."""
LONGEST_PAIR: Final = 8
"""Decisions for which two worlds that differ in one thing go on."""
LONGEST_TWIN: Final = 15
"""Decisions for which a true and an imagined world go on."""
ODDS_OF_CLOSE_LOOK: Final = 8
"""One of this many comparisons compares all that a view holds, and refusals."""
ODDS_OF_GOING_ON: Final = 4
"""One of this many pairs of worlds goes on."""


class SecretCheck:
    """Compares worlds of one game, for every viewer."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        secrets: Secrets,
        vocabulary: list[Action],
        chance: Chance,
        seed: str,
        layout: Layout | None,
    ) -> None:
        self.game = game
        self.settings = settings
        self.secrets = secrets
        self.chance = chance
        self.seed = seed
        self.played = 0
        paper = paper_support(game)
        viewers: list[Viewer] = [*range(settings.seats), SPECTATOR]
        self.eyes = [Eyes(viewer, vocabulary, paper, layout) for viewer in viewers]

    def next_seed(self) -> str:
        self.played += 1
        return f"{self.seed}/world/{self.played}"

    # Two choices of a seat.

    def check_choices(self, state: State, seat: Seat) -> None:
        """Choices of a seat that look the same to others leave the same to them. Where they look different,
        others know it from now on."""
        legal = state.legal(seat)
        first = self.any_of(legal)
        seed = self.next_seed()
        one = decide(state, seat, first, [], seed)
        for second in self.some_of([action for action in legal if action != first], MOST_CHOICES):
            try:
                other = decide(state, seat, second, one.drawn, seed)
            except ImpossibleResult:
                continue
            for eyes in self.eyes:
                if eyes.viewer == seat:
                    continue
                if eyes.log(one.events) != eyes.log(other.events):
                    self.check_remembered(eyes, one.state, other.state, first.text)
                    continue
                self.check_same(eyes, one.state, other.state)
                fault = eyes.question_difference(one, other)
                assert not fault, f"secrets: {eyes.viewer} can tell {first.text} from {second.text}: {fault}"
                if seat not in one.state.to_move():
                    self.check_declared(eyes, one, other, f"choices of {seat}")
                if self.one_of(ODDS_OF_GOING_ON):
                    self.go_on_alike(eyes, one.state, other.state, LONGEST_PAIR, close=True, often=seat)

    # Two results of chance.

    def check_set_up(self) -> None:
        """Vary single results of the set-up."""
        seed = self.next_seed()
        world = set_up(self.game, self.settings, [], seed)
        for number in self.some_results(world):
            for result in self.other_results(world, number):
                chosen = [*world.drawn[:number], result, *world.drawn[number + 1 :]]
                try:
                    other = set_up(self.game, self.settings, chosen, seed)
                except ImpossibleResult:
                    continue
                self.check_result(world.asked[number], world, other)

    def check_results(self, state: State, seat: Seat) -> None:
        """Vary single results of a decision: those who do not see a result cannot tell, those who do can."""
        action = self.any_of(state.legal(seat))
        seed = self.next_seed()
        world = decide(state, seat, action, [], seed)
        for number in self.some_results(world):
            for result in self.other_results(world, number):
                chosen = [*world.drawn[:number], result, *world.drawn[number + 1 :]]
                try:
                    other = decide(state, seat, action, chosen, seed)
                except ImpossibleResult:
                    continue
                self.check_result(world.asked[number], world, other)

    def some_results(self, world: World) -> list[int]:
        """Some results of a world, by their numbers. Checks what is said about all of them."""
        for asked in world.asked:
            self.check_question(asked)
        numbers = list(range(len(world.asked)))
        while len(numbers) > MOST_RESULTS:
            numbers.pop(self.chance.below(len(numbers), "kit-result"))
        return numbers

    def other_results(self, world: World, number: int) -> list[int]:
        choices = [result for result in world.asked[number].choices if result != world.drawn[number]]
        while len(choices) > OTHER_RESULTS:
            choices.pop(self.chance.below(len(choices), "kit-result"))
        return choices

    def check_question(self, asked: ChanceNeeded) -> None:
        what = asked.what
        assert asked.by in (ANYBODY, NOBODY) or 0 <= asked.by < self.settings.seats, (
            f"chance: {what} is seen by seat {asked.by}, which there is not"
        )
        assert asked.by >= 0 or not asked.private, f"chance: {what} is private to nobody"
        assert set(asked.choices) <= set(asked.offered), f"chance: {what} has results that are not offered"
        dump([asked.subject, asked.against])

    def check_result(self, asked: ChanceNeeded, one: World, other: World) -> None:
        """Compare two worlds that differ by the result of this question."""
        if one.everything() == other.everything():
            return
        for eyes in self.eyes:
            if asked.known_to(eyes.viewer):
                self.check_shown(eyes, asked, one, other)
            elif eyes.log(one.events) == eyes.log(other.events):
                self.check_same(eyes, one.state, other.state)
                fault = eyes.question_difference(one, other)
                assert not fault, f"chance: {eyes.viewer} can tell a hidden {asked.what}: {fault}"
                self.check_declared(eyes, one, other, asked.what)
                if self.one_of(ODDS_OF_GOING_ON):
                    self.go_on_alike(eyes, one.state, other.state, LONGEST_PAIR, close=True)
            else:
                self.check_told_later(eyes, asked, one, other)

    def check_shown(self, eyes: Eyes, asked: ChanceNeeded, one: World, other: World) -> None:
        """A viewer who sees the result at a paper table learns it everywhere."""
        if eyes.log(one.events) != eyes.log(other.events):
            self.check_disclosed(eyes, one, other)
        else:
            assert eyes.difference(one.state, other.state, MEMORY), (
                f"chance: a paper table shows {eyes.viewer} the result of {asked.what}, which is hidden"
            )

    def check_told_later(self, eyes: Eyes, asked: ChanceNeeded, one: World, other: World) -> None:
        """A viewer who does not see a result learns it in the same decision: by a later event than those who
        see it, one that discloses it, and so that its view knows."""
        self.check_disclosed(eyes, one, other)
        self.check_remembered(eyes, one.state, other.state, asked.what)
        first = _first_difference(EVERYTHING, one, other)
        assert _first_difference(eyes.viewer, one, other) > first, (
            f"chance: a paper table hides {asked.what} from {eyes.viewer}, who is told at once"
        )

    # Twin worlds.

    def check_twin(self, viewer: Viewer, truth: State, twin: State) -> None:
        """A state imagined from a viewer's view is the same to the viewer, and goes on the same."""
        eyes = next(eyes for eyes in self.eyes if eyes.viewer == viewer)
        self.check_same(eyes, truth, twin, closely=True)
        self.go_on_alike(eyes, truth, twin, LONGEST_TWIN, close=False)

    # What all have in common.

    def check_same(self, eyes: Eyes, one: State, other: State, closely: bool = False) -> None:
        depth = REFUSALS if closely or self.one_of(ODDS_OF_CLOSE_LOOK) else SCREEN
        fault = eyes.difference(one, other, depth)
        assert not fault, f"secrets: {fault}"

    def check_declared(self, eyes: Eyes, one: World, other: World, what: str) -> None:
        """What a viewer cannot tell apart is declared as hidden."""
        if everything(one.state) == everything(other.state):
            return
        hidden = self.secrets.hidden(one.state, eyes.viewer)
        assert hidden != self.secrets.hidden(other.state, eyes.viewer), (
            f"hidden: does not name what {eyes.viewer} cannot know after {what}"
        )

    def check_disclosed(self, eyes: Eyes, one: World, other: World) -> None:
        """Where logs part, something is disclosed."""
        here, there = eyes.first_difference(one.events, other.events)
        if here is None or there is None:
            raise AssertionError(f"secrets: more happens to {eyes.viewer} in one world")
        disclosed = here.discloses and there.discloses
        assert disclosed, f"secrets: {eyes.viewer} tells them apart by {here.kind}"

    def check_remembered(self, eyes: Eyes, one: State, other: State, what: str) -> None:
        """A viewer whose log says that two worlds differ sees it in its view, as long as they do."""
        if everything(one) != everything(other):
            assert eyes.difference(one, other, MEMORY), (
                f"faces: {eyes.viewer} is told of {what} what its view does not know"
            )

    def go_on_alike(
        self, eyes: Eyes, one: State, other: State, decisions: int, close: bool, often: Seat = -1
    ) -> None:
        """Make the same decisions with the same results in both worlds. The viewer must not be able to tell
        them apart, until it sees another result or the first event that tells them apart, which discloses.

        ``close``: they differ in one thing, so that the viewer's view must then differ as well.
        ``often`` is the seat that decides more often than others: the one whose secret it is.
        """
        viewer = eyes.viewer
        for _ in range(decisions):
            movers = one.to_move()
            if not movers:
                return
            seat = movers[self.chance.below(len(movers), "kit-seat")]
            if often in movers and not self.one_of(4):
                seat = often
            theirs = other.legal(seat)
            both = [action for action in one.legal(seat) if action in theirs]
            if not both:
                return
            action = self.any_of(both)
            seed = self.next_seed()
            first = decide(one, seat, action, [], seed)
            try:
                second = decide(other, seat, action, first.drawn, seed, strict=close)
            except ImpossibleResult:
                return
            if second.parts_for(viewer):
                return
            if eyes.log(first.events) != eyes.log(second.events):
                self.check_disclosed(eyes, first, second)
                if close:
                    self.check_remembered(eyes, first.state, second.state, action.text)
                return
            self.check_same(eyes, first.state, second.state)
            fault = eyes.question_difference(first, second)
            assert not fault, f"chance: {viewer} can tell what is hidden: {fault}"
            one, other = first.state, second.state
            if close and everything(one) == everything(other):
                return

    def one_of(self, many: int) -> bool:
        return self.chance.below(many, "kit-often") == 0

    def any_of(self, actions: list[Action]) -> Action:
        return actions[self.chance.below(len(actions), "kit-choice")]

    def some_of(self, actions: list[Action], most: int) -> list[Action]:
        chosen = actions.copy()
        while len(chosen) > most:
            chosen.pop(self.chance.below(len(chosen), "kit-choice"))
        return chosen


def _first_difference(viewer: Viewer, one: World, other: World) -> int:
    """The number of the first event that the viewer learns of differently, or in one world alone."""
    for number, (here, there) in enumerate(zip(one.events, other.events, strict=False)):
        learns = [told(event, viewer) if event.told_to(viewer) else "" for event in (here, there)]
        if learns[0] != learns[1]:
            return number
    return min(len(one.events), len(other.events))
