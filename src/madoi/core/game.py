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
from typing import Final, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from madoi.core.chance import Chance
from madoi.core.immutable import Immutable
from madoi.core.refusal import BadOption, Facts, Malformed, Refusal
from madoi.core.settings import Option, RuleParameter, Settings, complete_options, every_combination

Seat: TypeAlias = int
"""A place at the table: 0, 1, …, in the order of play."""
Viewer: TypeAlias = int
"""Who looks: a seat, `SPECTATOR` or `EVERYTHING`."""
SPECTATOR: Final = -1
"""A viewer who knows what the whole table knows."""
EVERYTHING: Final = -2
"""A viewer who knows all. Only for finished games and tests."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Immutable):
    """One choice, written as a line of text in the game's notation (``take 2 juu 3``).

    Records, the command line and the wire use the text. It is the same in every language.
    Stage a large choice as several decisions.
    """

    def __init__(self, text: str) -> None:
        self.text = text

    def parts(self) -> Mapping[str, object]:
        """The text taken apart, as plain data: verb, cards, places, so that no screen has to parse it.

        Holds nothing that the text does not. A game may type it (`madoi.core.capabilities.DataTypes`).
        """
        return {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Question(Immutable):
    """What a seat is asked: a key of the word catalogues, and the facts that its sentence needs."""

    def __init__(self, key: str, facts: Facts | None = None) -> None:
        self.key = key
        self.facts: Facts = {} if facts is None else facts

    def __repr__(self) -> str:
        return f"{self.key} {self.facts}"


class Decision:
    """What a seat needs besides its view: the question, its legal actions (at least one), and the default."""

    def __init__(self, seat: Seat, question: Question, actions: list[Action], default: Action) -> None:
        self.seat = seat
        self.question = question
        self.actions = actions
        self.default = default


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened. Each viewer learns its own face of it.

    ``kind`` is a key of the word catalogues, and ``rule`` the id of the rule that made it happen.
    ``discloses``: somebody learns something that was hidden or undecided, such as a die or a dealt card.
    Undo is free back to the last such event. A choice made openly discloses nothing.
    """

    def __init__(self, kind: str, rule: str, discloses: bool) -> None:
        self.kind = kind
        self.rule = rule
        self.discloses = discloses

    def told_to(self, viewer: Viewer) -> bool:
        """Whether the viewer learns of it at all."""
        return True

    def public(self) -> Mapping[str, object]:
        """The facts for every viewer who learns of it.

        A game may type them (`madoi.core.capabilities.DataTypes`)."""
        return {}

    def private(self, viewer: Viewer) -> Mapping[str, object]:
        """More facts, for this seat only; for `EVERYTHING`, those of all seats. Never asked for a spectator.

        One seat may learn more facts than another, but a fact has the same value for all who learn it.
        """
        return {}

    def tells_more(self, viewer: Viewer) -> bool:
        """Whether the viewer's log line is the longer one, whose key is the kind with ``-known`` appended."""
        return viewer != SPECTATOR and bool(self.private(viewer))

    def face(self, viewer: Viewer) -> Facts:
        """All facts for a viewer who learns of it."""
        facts: Facts = {**self.public()}
        if viewer != SPECTATOR:
            facts.update(self.private(viewer))
        return facts


class Outcome:
    """The end of a game: the points of each seat, the shares of the win (they add up to 1), the winners."""

    def __init__(self, points: list[float], shares: list[float], winners: list[Seat]) -> None:
        self.points = points
        self.shares = shares
        self.winners = winners


@mypyc_attr(allow_interpreted_subclasses=True)
class View(ABC):
    """What one viewer may know at one moment. Holds copies, never a state nor anything that belongs to one.

    A view may also hold what a player with a good memory knows, for `imagine` and `appraise`.
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

    @abstractmethod
    def legal(self, seat: Seat) -> list[Action]:
        """What the seat may choose, in a fixed order, each once; empty when it may not decide."""

    @abstractmethod
    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Make a legal choice, and all that follows by itself. Returns the events in their order.

        Does not check legality; a `madoi.core.session.Session` does.
        """

    @abstractmethod
    def view(self, viewer: Viewer) -> View:
        """What the viewer may know."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""

    @abstractmethod
    def question(self, seat: Seat) -> Question:
        """What a seat that may decide is asked. Tells nothing that its view does not."""

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """Why the seat may not choose this; None exactly when `legal` contains it.

        Tells the seat nothing that its view does not. Override it to cite the rule.
        """
        if action in self.legal(seat):
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

        It keeps all that the viewer can know, also which hidden things other seats have seen.
        What those are is drawn at random.
        A record may hold such a state by its seed, so ``version`` grows when this draws differently.
        """

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
