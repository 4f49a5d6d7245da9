"""Worlds: a decision played with chosen results of chance, and what a viewer can tell two worlds by."""

from __future__ import annotations

from typing import Final

from madoi.core.action import Action
from madoi.core.capabilities import PaperSupport
from madoi.core.chance import ANYBODY, Seeded
from madoi.core.event import Event
from madoi.core.game import Game, State
from madoi.core.manual_chance import ChanceNeeded, ManualChance
from madoi.core.observations import Layout
from madoi.core.settings import Settings
from madoi.core.testing.plain_data import dump, faces, holds_same
from madoi.core.viewer import EVERYTHING, Seat, Viewer

SCREEN: Final = 0
MEMORY: Final = 1
REFUSALS: Final = 2
"""How closely two states are compared. Each takes longer than the one before."""


class ImpossibleResult(Exception):
    """A chosen result cannot come in this world."""


class ChosenChance(ManualChance):
    """Chosen results first, then those of a seed. Notes every question and its result.

    ``strict``: raises `ImpossibleResult` for a chosen result that cannot come.
    Otherwise another one is drawn, and ``replaced`` has its number.
    """

    def __init__(self, chosen: list[int], seed: str, strict: bool) -> None:
        super().__init__(chosen)
        self.asked: list[ChanceNeeded] = []
        self.drawn: list[int] = []
        self.replaced: list[int] = []
        self._seeded = Seeded(seed)
        self._strict = strict

    def _next(self, what: str, bag: list[int]) -> int:
        asked = self._needed(what, bag)
        result = bag[self._seeded.below(len(bag), what)]
        if self.used < len(self.results):
            if self.results[self.used] in bag:
                result = self.results[self.used]
            elif self._strict:
                raise ImpossibleResult
            else:
                self.replaced.append(self.used)
        self.used += 1
        self.about({})
        self.asked.append(asked)
        self.drawn.append(result)
        return result


class World:
    """A state, the events that led to it, and the questions of chance with their results."""

    def __init__(self, state: State, events: list[Event], chance: ChosenChance, seed: str) -> None:
        state.chance = Seeded(f"{seed}/after")
        self.state = state
        self.events = events
        self.asked = chance.asked
        self.drawn = chance.drawn
        self.replaced = chance.replaced

    def everything(self) -> str:
        return dump([faces(self.events, EVERYTHING), everything(self.state)])

    def parts_for(self, viewer: Viewer) -> bool:
        """Whether the viewer saw a result other than the chosen one."""
        return any(self.asked[number].known_to(viewer) for number in self.replaced)


def everything(state: State) -> str:
    """All that there is to know of a state."""
    return dump(state.view(EVERYTHING).data())


def set_up(game: Game, settings: Settings, chosen: list[int], seed: str) -> World:
    """A game that begins with these results."""
    chance = ChosenChance(chosen, seed, strict=True)
    state, events = game.new(settings, chance)
    return World(state, events, chance, seed)


def decide(
    state: State, seat: Seat, action: Action, chosen: list[int], seed: str, strict: bool = True
) -> World:
    """The world after a decision with these results. The state itself does not change."""
    chance = ChosenChance(chosen, seed, strict)
    after = state.copy()
    after.chance = chance
    return World(after, after.play(seat, action), chance, seed)


def told(event: Event, viewer: Viewer) -> str:
    """All that a viewer gets of an event that it learns of: its face, which of two log lines, and whether
    undo ends there."""
    return dump([faces([event], viewer), event.tells_more(viewer), event.discloses])


class Eyes:
    """What one viewer can get at a table: views, prompts, refusals, the log, and questions of chance."""

    def __init__(
        self, viewer: Viewer, vocabulary: list[Action], paper: PaperSupport, layout: Layout | None
    ) -> None:
        self.viewer = viewer
        self.vocabulary = vocabulary
        self.paper = paper
        self.layout = layout

    def difference(self, one: State, other: State, depth: int) -> str:
        """The first thing that the viewer can tell two states apart by; empty where there is none.

        Compares what a screen shows; from depth `MEMORY` all that the view holds, from `REFUSALS` those too.
        """
        viewer = self.viewer
        view, other_view = one.view(viewer), other.view(viewer)
        if dump(view.data()) != dump(other_view.data()):
            return f"{viewer} sees a difference"
        if one.to_move() != other.to_move():
            return "other seats to move"
        prompts = self._prompt_difference(one, other)
        if prompts:
            return prompts
        if depth >= MEMORY and not holds_same(view, other_view):
            return f"the view object of {viewer} holds a difference"
        if depth >= MEMORY and self.layout is not None:
            tensors = [self.layout.encode(one.data(), viewer) for one in (view, other_view)]
            if tensors[0] != tensors[1]:
                return f"the tensor of {viewer} holds a difference"
        return self._refusal_difference(one, other) if depth >= REFUSALS else ""

    def _prompt_difference(self, one: State, other: State) -> str:
        """Of the viewer's own prompt, and of what everybody knows of the others'."""
        viewer = self.viewer
        for seat in one.to_move():
            public = self.paper.public_actions(one, seat)
            if self.paper.public_actions(other, seat) != public:
                return f"{viewer} can tell what {seat} may choose"
            if (public or seat == viewer) and repr(one.question(seat)) != repr(other.question(seat)):
                return f"{viewer} can tell what {seat} is asked"
        if viewer >= 0 and one.legal(viewer) != other.legal(viewer):
            return "other actions"
        if viewer >= 0 and one.out_of_turn(viewer) != other.out_of_turn(viewer):
            return "other actions out of turn"
        if viewer in one.to_move() and one.default(viewer) != other.default(viewer):
            return "other default"
        return ""

    def _refusal_difference(self, one: State, other: State) -> str:
        if self.viewer >= 0:
            for action in self.vocabulary:
                refusals = [repr(state.why_not(self.viewer, action)) for state in (one, other)]
                if refusals[0] != refusals[1]:
                    return f"{action.text} is refused differently"
        return ""

    def log(self, events: list[Event]) -> list[str]:
        """The viewer's part of the log."""
        return [told(event, self.viewer) for event in events if event.told_to(self.viewer)]

    def first_difference(self, one: list[Event], other: list[Event]) -> tuple[Event | None, Event | None]:
        """The first events of two logs that differ for the viewer; None where a log has no more."""
        mine = [event for event in one if event.told_to(self.viewer)]
        theirs = [event for event in other if event.told_to(self.viewer)]
        for place in range(max(len(mine), len(theirs))):
            here = mine[place] if place < len(mine) else None
            there = theirs[place] if place < len(theirs) else None
            if here is None or there is None or told(here, self.viewer) != told(there, self.viewer):
                return here, there
        return None, None

    def question_difference(self, one: World, other: World) -> str:
        """The first question of chance that a paper table would put differently to the viewer."""
        if len(one.asked) != len(other.asked):
            return "more results are asked for in one"
        for asked, again in zip(one.asked, other.asked, strict=True):
            if self._question(asked) != self._question(again):
                return f"{asked.what} is asked differently"
        return ""

    def _question(self, asked: ChanceNeeded) -> str:
        can_answer = self.viewer >= 0 and asked.by in (ANYBODY, self.viewer)
        offered = asked.offered if can_answer else []
        needs_answer = asked.only_choice is None
        return dump(
            [asked.what, asked.subject, asked.against, asked.by, asked.private, offered, needs_answer]
        )
