"""Games with planted faults: a game in a shell whose methods a `Fault` can bend.

The shell is interpreted, so that it works around compiled games as well as plain ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from madoi.core.action import Action, Question
from madoi.core.capabilities import PaperSupport, Secrets, paper_support
from madoi.core.chance import ANYBODY, Chance
from madoi.core.event import Event, Outcome
from madoi.core.game import Game, State, View
from madoi.core.immutable import Immutable
from madoi.core.refusal import Facts, Refusal
from madoi.core.settings import Settings
from madoi.core.viewer import Seat, Viewer


@dataclass
class About:
    """What the rules say about the next question of chance."""

    subject: Mapping[str, object]
    against: Mapping[str, object] | None = None
    by: int = ANYBODY
    private: bool = False
    offered: list[int] | None = None


@dataclass
class Fault:
    """What is done otherwise. Each function gets what the game would do, and the true state of the game."""

    events: Callable[[Any, list[Event]], list[Event]] | None = None
    data: Callable[[Any, Viewer, dict[str, Any]], object] | None = None
    holds: Callable[[Any, Viewer], object] | None = None
    to_move: Callable[[Any, list[Seat]], list[Seat]] | None = None
    legal: Callable[[Any, Seat, list[Action]], list[Action]] | None = None
    why_not: Callable[[Any, Seat, Action, Refusal], Refusal] | None = None
    question: Callable[[Any, Seat, Question], Question] | None = None
    default: Callable[[Any, Seat, Action], Action] | None = None
    public_actions: Callable[[Any, Seat, list[Action]], list[Action]] | None = None
    about: Callable[[Any, About | None, str], About | None] | None = None
    imagine: Callable[[Game, Any, Chance, Any], Any] | None = None
    hidden: Callable[[Any, Viewer, dict[str, list[object]]], dict[str, list[object]]] | None = None
    private_faces: dict[str, str] = field(default_factory=dict)


class Box(Immutable):
    """Holds what the kit should not look through."""

    def __init__(self, inside: Any) -> None:
        self.inside = inside


class BentEvent(Event):
    """An event with other faces."""

    def __init__(
        self,
        event: Event,
        told_to: Callable[[Viewer], bool] | None = None,
        public: Mapping[str, object] | None = None,
        private: Callable[[Viewer], Facts] | None = None,
        discloses: bool | None = None,
        rule: str = "",
    ) -> None:
        super().__init__(event.kind, rule or event.rule, event.discloses if discloses is None else discloses)
        self.event = event
        self._told_to = told_to
        self._public = public or {}
        self._private = private

    def told_to(self, viewer: Viewer) -> bool:
        return self.event.told_to(viewer) if self._told_to is None else self._told_to(viewer)

    def public(self) -> Facts:
        return {**self.event.public(), **self._public}

    def private(self, viewer: Viewer) -> Facts:
        return {**(self.event.private(viewer) if self._private is None else self._private(viewer))}


class BentChance(Chance):
    """Lets the rules say something else about a question."""

    def __init__(self, chance: Chance, fault: Fault, state: Any) -> None:
        self.chance = chance
        self.fault = fault
        self.state = state
        self.said: About | None = None

    def about(
        self,
        subject: Mapping[str, object],
        against: Mapping[str, object] | None = None,
        by: int = ANYBODY,
        private: bool = False,
        offered: list[int] | None = None,
    ) -> None:
        self.said = About(subject, against, by, private, offered)

    def _pass_on(self, what: str) -> None:
        said = self.said if self.fault.about is None else self.fault.about(self.state, self.said, what)
        if said is not None:
            self.chance.about(said.subject, said.against, said.by, said.private, said.offered)
        self.said = None

    def below(self, n: int, what: str) -> int:
        self._pass_on(what)
        return self.chance.below(n, what)

    def die(self, what: str) -> int:
        self._pass_on(what)
        return self.chance.die(what)

    def draw(self, bag: list[int], what: str) -> int:
        self._pass_on(what)
        return self.chance.draw(bag, what)

    def copy(self) -> Chance:
        return BentChance(self.chance.copy(), self.fault, self.state)


class BentView(View):
    """A view that may show or hold more."""

    def __init__(self, view: View, state: BentState) -> None:
        super().__init__(view.viewer)
        self.box = Box(view)
        fault = state.fault
        shown: Any = dict(view.data())
        self._data = shown if fault.data is None else fault.data(state.truth, view.viewer, shown)
        self.more = None if fault.holds is None else fault.holds(state.truth, view.viewer)

    def data(self) -> Any:
        return self._data


class BentState(State):
    """A state in the shell."""

    def __init__(self, game: BentGame, truth: State, chance: Chance) -> None:
        super().__init__(chance)
        self.game = game
        self.box = Box(truth)

    @property
    def truth(self) -> Any:
        self.box.inside.chance = self.chance  # which the kit may have replaced
        return self.box.inside

    @property
    def fault(self) -> Fault:
        return self.game.fault

    def to_move(self) -> list[Seat]:
        movers: list[Seat] = self.truth.to_move()
        return movers if self.fault.to_move is None else self.fault.to_move(self.truth, movers)

    def legal(self, seat: Seat) -> list[Action]:
        if seat not in self.to_move():
            return []
        legal: list[Action] = self.truth.legal(seat)
        return legal if self.fault.legal is None else self.fault.legal(self.truth, seat, legal)

    def out_of_turn(self, seat: Seat) -> list[Action]:
        actions: list[Action] = self.truth.out_of_turn(seat)
        return actions

    def play(self, seat: Seat, action: Action) -> list[Event]:
        truth = self.truth
        truth.chance = BentChance(self.chance, self.fault, truth)
        events: list[Event] = truth.play(seat, action)
        return events if self.fault.events is None else self.fault.events(truth, events)

    def view(self, viewer: Viewer) -> View:
        return BentView(self.truth.view(viewer), self)

    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.truth.outcome()
        return outcome

    def question(self, seat: Seat) -> Question:
        question: Question = self.truth.question(seat)
        return question if self.fault.question is None else self.fault.question(self.truth, seat, question)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        refusal: Refusal | None = self.truth.why_not(seat, action)
        if refusal is None and action not in [*self.legal(seat), *self.out_of_turn(seat)]:
            refusal = Refusal("not-now", "", {})
        if refusal is None or self.fault.why_not is None:
            return refusal
        return self.fault.why_not(self.truth, seat, action, refusal)

    def default(self, seat: Seat) -> Action:
        default: Action = self.truth.default(seat)
        if self.fault.default is not None:
            default = self.fault.default(self.truth, seat, default)
        return default if default in self.legal(seat) else self.legal(seat)[0]

    def copy(self) -> State:
        return BentState(self.game, self.truth.copy(), self.chance.copy())

    def audit(self) -> None:
        self.truth.audit()


class BentPaperSupport(PaperSupport):
    def __init__(self, game: Game, fault: Fault) -> None:
        self.support = paper_support(game)
        self.fault = fault

    def describe_result(self, settings: Settings, what: str, result: int) -> Facts:
        return self.support.describe_result(settings, what, result)

    def public_actions(self, state: State, seat: Seat) -> list[Action]:
        assert isinstance(state, BentState)
        public = [
            action for action in self.support.public_actions(state.truth, seat) if action in state.legal(seat)
        ]
        changed = self.fault.public_actions
        return public if changed is None else changed(state.truth, seat, public)


class BentSecrets(Secrets):
    def __init__(self, game: Game, fault: Fault) -> None:
        secrets = game.capability(Secrets)
        assert secrets is not None
        super().__init__({**secrets.private_faces, **fault.private_faces}, secrets.weighted)
        self.secrets = secrets
        self.fault = fault

    def hidden(self, state: State, viewer: Viewer) -> dict[str, list[object]]:
        assert isinstance(state, BentState)
        hidden = self.secrets.hidden(state.truth, viewer)
        return hidden if self.fault.hidden is None else self.fault.hidden(state.truth, viewer, hidden)

    def covered(self, state: State, viewer: Viewer) -> list[Facts]:
        assert isinstance(state, BentState)
        return self.secrets.covered(state.truth, viewer)


class BentGame(Game):
    """A game in a shell, with a fault."""

    def __init__(self, game: Game, fault: Fault) -> None:
        super().__init__(game.name, game.version, game.seat_counts, game.rules, game.options, game.parameters)
        self.game = game
        self.fault = fault
        self.last_truth: Any = None
        self.capabilities = [BentPaperSupport(game, fault), BentSecrets(game, fault)]

    def settings(self, options: dict[str, str], seats: int) -> Settings:
        return self.game.settings(options, seats)

    def new(self, settings: Settings, chance: Chance) -> tuple[State, list[Event]]:
        bent = BentChance(chance, self.fault, None)
        truth, events = self.game.new(settings, bent)
        changed = self.fault.events
        return BentState(self, truth, chance), events if changed is None else changed(truth, events)

    def parse(self, text: str) -> Action:
        return self.game.parse(text)

    def vocabulary(self, settings: Settings) -> list[Action]:
        return self.game.vocabulary(settings)

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, BentView)
        inside = view.box.inside
        if self.fault.imagine is None:
            return BentState(self, self.game.imagine(inside, chance), chance)
        return BentState(self, self.fault.imagine(self.game, inside, chance, view.more), chance)
