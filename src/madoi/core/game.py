"""The contract: who may decide now, what may they choose, what happens then, what may each viewer know,
who has won.

What only some edges need is a capability that a game may offer (`madoi.core.capabilities`).
docs/adding-a-game.md builds a game step by step. `madoi.core.testing.check` tests what every game promises:

- **A game is its decisions.** The same settings, chance and decisions give the same states, events and
  views, everywhere. Rules read no clock and no file, and never import `random`.
- **Secrets are built in.** A view is made field by field from what its viewer may know.
  `Game.imagine` and `Game.appraise` get a view and nothing else.
- **Every answer has a reason.** A refusal and an event carry the id of their rule.
- **States can be copied between any two decisions.** They hold no generators and no closures.

Numbers in code begin at 0 (seats, columns), in notation and on screens at 1.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from copy import deepcopy
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from madoi.core.action import Action, Decision, Question
from madoi.core.chance import Chance
from madoi.core.event import Event, Outcome
from madoi.core.refusal import BadOption, Malformed, Refusal
from madoi.core.settings import Option, RuleParameter, Settings, complete_options, every_combination
from madoi.core.viewer import Seat, Viewer

UNBOUNDED_DECISIONS: Final = 100_000
"""Stands for the length of games that the rules do not bound."""
NOBODY: Final = -1
"""Decides when a game is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class View(ABC):
    """What one viewer may know at one moment. Holds copies, never a state nor anything that belongs to one.

    It holds all that its viewer has been told of things that are still hidden, because `Game.imagine` gets
    nothing else. It may hold more of what a player with a good memory knows; `data` shows what lies in sight.
    """

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer

    @abstractmethod
    def data(self) -> Mapping[str, object]:
        """What the rules let the viewer look at, as plain data (JSON), for screens and the wire.

        A game may type it (`madoi.core.capabilities.DataTypes`).
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The truth about one game at one moment. Rules, tests and the table hold it; others get views.

    Between decisions nothing but the state holds its ``chance``, so that it can be replaced.
    """

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    @abstractmethod
    def to_move(self) -> list[Seat]:
        """Who may decide now, ascending; several decide at the same time; nobody when the game is over.

        Everybody may know it, so it must not depend on secrets.
        """

    def first_to_move(self) -> Seat:
        """The first of `to_move`, or `NOBODY`. Override it where that needs no list."""
        movers = self.to_move()
        return movers[0] if movers else NOBODY

    @abstractmethod
    def legal(self, seat: Seat) -> list[Action]:
        """What the seat may choose, in a fixed order, each once; empty when it may not decide."""

    @abstractmethod
    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Make a legal choice, and all that follows by itself. Returns the events in their order.

        Does not check legality; a `madoi.core.session.Session` does.
        """

    def play_unheard(self, seat: Seat, action: Action) -> None:
        """The same as `play` where nobody wants the events. Override it where making them takes time."""
        self.play(seat, action)

    def play_at_random(self, chance: Chance) -> bool:
        """Make one decision that nobody hears of, each legal action equally likely. False: the game is over.

        Seats that decide at the same time are equally likely to be the first. ``chance`` chooses: it is asked
        for a place in `to_move`, then for one in `legal`, unless there is only one. Override it where a
        choice needs no lists, with the same questions.
        """
        movers = self.to_move()
        if not movers:
            return False
        seat = movers[0] if len(movers) == 1 else movers[chance.below(len(movers), "bot-order")]
        actions = self.legal(seat)
        chosen = 0 if len(actions) == 1 else chance.below(len(actions), "bot-choice")
        self.play_unheard(seat, actions[chosen])
        return True

    @abstractmethod
    def view(self, viewer: Viewer) -> View:
        """What the viewer may know."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""

    @abstractmethod
    def question(self, seat: Seat) -> Question:
        """What a seat that may decide is asked. Tells nothing that its view does not."""

    def action_parts(self, seat: Seat, action: Action) -> Mapping[str, object]:
        """A legal action taken apart (`Action.parts`), with what a screen may add now, such as its effects.

        Tells the seat nothing that its view does not.
        """
        return action.parts()

    def out_of_turn(self, seat: Seat) -> list[Action]:
        """What a seat may choose besides `legal`, although nobody waits for it, such as an interruption.

        In a fixed order, each once. Only the seat itself may learn whether there is anything."""
        return []

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """Why the seat may not choose this; None exactly when `legal` or `out_of_turn` contains it.

        Tells the seat nothing that its view does not. Override it to cite the rule.
        """
        if action in self.legal(seat) or action in self.out_of_turn(seat):
            return None
        movers = self.to_move()
        if not movers:
            return Refusal("game-over", "", {})
        if seat not in movers:
            return Refusal("not-your-turn", "", {"seat": movers[0]})
        return Refusal("not-now", "", {"text": action.text})

    def default(self, seat: Seat) -> Action:
        """The mildest legal action, taken when a clock runs out: the first one, unless overridden."""
        return self.legal(seat)[0]

    def copy(self) -> State:
        """An independent copy, chance included.

        Copies all attributes deeply. Override it for speed; a compiled game has to.
        """
        kind = type(self)
        chance = self.chance.copy()
        twin = kind.__new__(kind, chance)  # type: ignore[call-arg]  # a compiled State takes an argument
        twin.chance = chance
        for name, value in self.__dict__.items():
            if name != "chance":
                setattr(twin, name, deepcopy(value))
        return twin

    def stop_remembering(self) -> None:  # noqa: B027  # most states keep nothing that only views show
        """Keep no more history: views need not remember anything from now on. Playouts call it."""

    def audit(self) -> None:  # noqa: B027  # not every game has invariants to check
        """Raise AssertionError when an invariant is broken, such as a lost card. For tests."""

    def decision(self, seat: Seat) -> Decision:
        """The decision of a seat that may decide."""
        return Decision(seat, self.question(seat), self.legal(seat), self.default(seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class Capability:
    """Something a game may offer to the edges that use it."""


_C = TypeVar("_C", bound=Capability)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One game: how to set it up, read its notation, and think about its views.

    ``name`` is one lower-case word. ``version`` grows whenever an old record would be played differently.
    ``rules`` lists the ids of all rules. ``capabilities`` are what the game offers besides.
    ``package`` is the package or file that it came from, empty for those of Madoi itself (`madoi.plugins`).
    """

    def __init__(
        self,
        name: str,
        version: int,
        seat_counts: list[int],
        rules: list[str],
        options: list[Option] | None = None,
        parameters: list[RuleParameter] | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.seat_counts = seat_counts
        self.rules = rules
        self.options: list[Option] = options or []
        self.parameters: list[RuleParameter] = parameters or []
        self.capabilities: list[Capability] = []
        self.package = ""
        self._notation: dict[str, Action] = {}

    @abstractmethod
    def new(self, settings: Settings, chance: Chance) -> tuple[State, list[Event]]:
        """Set a game up. The state owns the chance from now on."""

    @abstractmethod
    def vocabulary(self, settings: Settings) -> list[Action]:
        """Every action that can ever be legal with these settings, in a fixed order."""

    @abstractmethod
    def imagine(self, view: View, chance: Chance) -> State:
        """A full state that fits the view, drawn fairly from all that do; ``chance`` decides the future.

        Fairly: hidden cards as if they had just been dealt, hidden choices as if made at random.
        It keeps all that the viewer can know. Of other seats it keeps how much each has seen: what is hidden
        from a seat in truth is hidden from it here, and nothing else is. What the viewer has not seen of that
        is drawn at random, so another seat's view may differ from its true one. A choice that a seat is still
        making may be imagined as not begun.
        A record may hold such a state by its seed, so ``version`` grows when this draws differently.
        """

    def most_decisions(self, settings: Settings) -> int:
        """No game has more decisions than this. Where the rules have no bound, it is a very large number."""
        return UNBOUNDED_DECISIONS

    def appraise(self, view: View, actions: list[Action]) -> list[float]:
        """A quick value for each legal action of the viewer; larger is better. For bots and hints."""
        return [0.0] * len(actions)

    def settings(self, options: dict[str, str], seats: int) -> Settings:
        """The settings for these options; missing ones get their default. Raises `BadOption`."""
        return Settings(seats, self.check_options(options, seats))

    def check_options(self, options: dict[str, str], seats: int) -> dict[str, str]:
        """The options with defaults filled in. Raises `BadOption`, also for a wrong number of seats."""
        if seats not in self.seat_counts:
            raise BadOption(Refusal("seats-wrong", "", {"given": seats, "allowed": list(self.seat_counts)}))
        return complete_options(options, self.options, self.parameters)

    def parse(self, text: str) -> Action:
        """The action with this text, however spaced and capitalised. Raises `Malformed`.

        Looks it up in the vocabularies of all options. Override it for speed and for better reasons.
        """
        if not self._notation:
            for options in every_combination(self.options):
                for seats in self.seat_counts:
                    for action in self.vocabulary(self.settings(options, seats)):
                        self._notation[action.text.lower()] = action
        found = self._notation.get(" ".join(text.lower().split()))
        if found is None:
            raise Malformed(Refusal("not-of-this-game", "", {"text": text}))
        return found

    def capability(self, kind: type[_C]) -> _C | None:
        """The capability of this kind, where the game offers it."""
        for offered in self.capabilities:
            if isinstance(offered, kind):
                return offered
        return None
