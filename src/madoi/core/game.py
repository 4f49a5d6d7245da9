"""The contract: what a game is.

A game is a value that answers five questions: who may decide now, what may they choose, what happens
then, what may each viewer know, who has won. The terminal, the service, the bots, the lab, the
research adapters and the tests ask these questions and no others, so whoever answers them has added a
game (docs/adding-a-game.md does, step by step).

What every game keeps, and `madoi.core.testing.check` tests:

- **A game is its decisions.** The same settings, the same chance and the same decisions give the same
  state, events and views, everywhere. No clock, no file, no `random`.
- **Secrets are built in.** A view is made field by field from what its viewer may know, and holds no
  reference to a state. `Game.imagine` and `Game.appraise` get a view and nothing else.
- **Every answer has a reason.** A refusal and an event carry the id of their rule.
- **States can be copied at any moment**, in the middle of anything: no generators, no closures.

Numbers in code begin at 0 (seats, columns), in notation and on screens at 1.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from madoi.core.chance import Chance
from madoi.core.refusal import BadOption, Facts, Refusal
from madoi.core.search_model import Foresight

Seat: TypeAlias = int
"""A place at the table: 0, 1, …, in the order of play."""

Viewer: TypeAlias = int
"""Who looks: a seat, `SPECTATOR` or `EVERYTHING`. Nobody looks without being named."""

SPECTATOR: Final = -1
"""Knows what the whole table knows."""

EVERYTHING: Final = -2
"""Knows all. Only for a game that has ended, and for tests."""


_TO_THE_END: Final = 1_000_000
"""So many choices no game has."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed:
    """Something that never changes once it is made: states, their copies and views may share it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Fixed):
    """One choice of one decision: a small value with a text of one line.

    The text is the action in the game's notation (``take 2 juu 3``), the same in every language;
    records, the command line, tests and the wire use it. Actions are equal when their texts are.
    Large choices are staged as several decisions, never enumerated as a product.
    """

    def __init__(self, text: str) -> None:
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Question(Fixed):
    """What a seat is asked: a key of the word catalogues, and the facts that its sentence needs."""

    def __init__(self, key: str, facts: Facts | None = None) -> None:
        self.key = key
        self.facts: Facts = {} if facts is None else facts

    def __repr__(self) -> str:
        return f"{self.key} {self.facts}"


class Decision:
    """All that a seat needs besides its view: the question, the legal actions, never none, and the one that
    is taken for a player who does not answer in time."""

    def __init__(self, seat: Seat, question: Question, actions: list[Action], default: Action) -> None:
        self.seat = seat
        self.question = question
        self.actions = actions
        self.default = default


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened, as typed data with two faces.

    ``kind`` is a key of the word catalogues, ``rule`` the id of the rule that made it happen.
    ``discloses`` is true when somebody learns something that was hidden or not yet decided: a die, a
    dealt card, an opened secret. A choice that a player makes openly discloses nothing, unless it shows
    something hidden itself. Undo is free back to the last event that discloses.

    A log line is made from the kind and the face. Where a viewer learns more than others, it is made from
    the kind with ``-known`` behind it.

    Facts are numbers, texts, lists of these; a text that begins with ``@`` is itself a key of the
    catalogues, a dict with a ``key`` is a phrase with facts of its own, a dict without one a text by
    language, and a fact named ``seat`` (or ``…_seat``, ``seats``) counts seats.
    """

    def __init__(self, kind: str, rule: str, discloses: bool) -> None:
        self.kind = kind
        self.rule = rule
        self.discloses = discloses

    def told_to(self, viewer: Viewer) -> bool:
        """Whether the viewer learns of it at all: everybody does, if not overridden."""
        return True

    def public(self) -> Facts:
        """What everybody who is told learns."""
        return {}

    def private(self, viewer: Viewer) -> Facts:
        """What this seat learns besides; for `EVERYTHING`, what any seat does. Never asked for a
        spectator. A fact is true whoever learns it, so no two seats are told different things."""
        return {}

    def tells_more(self, viewer: Viewer) -> bool:
        """Whether the viewer's sentence is the one for those who learn more (``-known``)."""
        return viewer != SPECTATOR and bool(self.private(viewer))

    def face(self, viewer: Viewer) -> Facts:
        """All that a viewer who is told learns."""
        facts = self.public()
        if viewer != SPECTATOR:
            facts.update(self.private(viewer))
        return facts


class Outcome:
    """The end of a game: each seat's points, its share of the win (the shares add up to 1) and who
    won (nobody, when it is a draw for all)."""

    def __init__(self, points: list[float], shares: list[float], winners: list[Seat]) -> None:
        self.points = points
        self.shares = shares
        self.winners = winners


@mypyc_attr(allow_interpreted_subclasses=True)
class View(ABC):
    """What one viewer may know at one moment.

    Holds copies, never a state nor anything reachable from one. Besides what lies on the table it
    may hold what a player with a good memory knows (cards that were seen): `Game.imagine` and
    `Game.appraise` may use that, `data` shows only what the rules let one look at.
    """

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer

    @abstractmethod
    def data(self) -> Facts:
        """The view as plain data (dict, list, str, int, float, bool, None), for screens and the wire."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The truth about one game at one moment. Only the rules, tests and whoever keeps the table hold
    one; everybody else gets views. ``chance`` is what the rules will ask next; between decisions nothing
    else in a state holds it, so whoever puts another one there has replaced it."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    @abstractmethod
    def to_move(self) -> list[Seat]:
        """Who may decide now, in ascending order; several when they decide at the same time, nobody
        when the game has ended. Does not depend on secrets: everybody may know it."""

    @abstractmethod
    def legal(self, seat: Seat) -> list[Action]:
        """What the seat may choose, in a fixed order, each once; empty when it may not decide."""

    @abstractmethod
    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """Why the seat may not choose this; None exactly when ``legal(seat)`` contains it. Any action
        that the game's notation can express gets an answer. The refusal tells the seat nothing that
        its view does not."""

    @abstractmethod
    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Make the choice, and everything that follows by itself until somebody must decide again.

        The action must be legal; play does not check (a `madoi.core.session.Session` does). The
        events stand in the order in which they happened.
        """

    @abstractmethod
    def view(self, viewer: Viewer) -> View:
        """What the viewer may know."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game lasts."""

    @abstractmethod
    def copy(self) -> State:
        """The same moment of the same game, chance included; the two then go on apart."""

    @abstractmethod
    def question(self, seat: Seat) -> Question:
        """What the seat is asked; tells nothing that its view does not. The seat may decide now."""

    @abstractmethod
    def default(self, seat: Seat) -> Action:
        """The mildest legal action: taken when a clock runs out. The seat may decide now."""

    @abstractmethod
    def audit(self) -> None:
        """Raise AssertionError when something that always holds does not (cards get lost, counters
        pass their limits). For tests; slow is fine."""

    def openly(self, seat: Seat) -> list[Action]:
        """Of what the seat may choose, in the order of `legal`, that of which everybody knows that it may:
        nothing hidden decides it, nor what one must remember. At a paper table others can say that a bot
        did this. Nothing, if not overridden."""
        return []

    def decision(self, seat: Seat) -> Decision:
        """All that the seat needs besides its view. The seat may decide now."""
        return Decision(seat, self.question(seat), self.legal(seat), self.default(seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class Settings(Fixed):
    """What a table has agreed on before the first decision, and everybody may know: views hold it. A
    game's own settings add typed fields.

    ``options`` is the same as text, in canonical form: every option, and the house numbers that are not the
    book's. Giving it to `Game.settings` again gives equal settings. A record stores it. ``numbers`` has the
    value of every house number.
    """

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = seats
        self.options = options
        self.numbers: dict[str, int] = {}

    def number(self, name: str, book: int) -> int:
        """What a house number is here, while the settings are made: what the table wants, or the book's. What
        is the book's leaves the options, so that it makes no difference whether somebody said it."""
        wanted = self.options.get(name)
        value = book if wanted is None else int(wanted)
        if value == book and wanted is not None:
            del self.options[name]
        self.numbers[name] = value
        return value


class Option:
    """One thing a table can choose: its name, the texts it may have (none listed: free text, which
    the game checks), the one it has by itself, and the rule it belongs to. ``from_file``: people give
    it as a file, which `Game.option_from_file` turns into the text. ``words``: it is a list by commas, one
    entry a seat or one for all, each one of these words or, with ``from_file``, a file. ``examples`` are
    texts worth testing."""

    def __init__(
        self,
        name: str,
        choices: list[str],
        default: str,
        rule: str,
        from_file: bool = False,
        examples: list[str] | None = None,
        words: list[str] | None = None,
    ) -> None:
        self.name = name
        self.choices = choices
        self.default = default
        self.rule = rule
        self.from_file = from_file
        self.examples = examples or choices or [default]
        self.words: list[str] = words or []


class HouseNumber:
    """A number of the rules that a designer may want to try otherwise: its name, from where to where it makes
    sense, and the rule it belongs to. What the book says can depend on seats and options, so the
    game's settings know it (`Settings.number`)."""

    def __init__(self, name: str, least: int, most: int, rule: str) -> None:
        self.name = name
        self.least = least
        self.most = most
        self.rule = rule

    def checked(self, text: str) -> str:
        """The number in its shortest form. Raises `BadOption`."""
        plain = text.isascii() and text.isdecimal() and len(text) < 10
        if not plain or not self.least <= int(text) <= self.most:
            facts: Facts = {"option": self.name, "value": text, "least": self.least, "most": self.most}
            raise BadOption(Refusal("number-value", self.rule, facts))
        return str(int(text))


class Examined(Fixed):
    """What a text is that somebody writes as the value of an option: the ``value``, empty as long as it
    cannot be one; everything that is wrong with it; and ``found``, what it is made of and comes to, as plain
    data for a screen."""

    def __init__(self, value: str, faults: list[Refusal], found: Facts) -> None:
        self.value = value
        self.faults = faults
        self.found = found


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One game: how to open it, read its notation, think about its views.

    ``name`` is one word in small letters. ``version`` grows whenever an old record would be played
    differently. ``seat_counts`` says how many may play, ``rules`` lists the ids of all its rules.
    ``numbers`` are given with the options; tables that say nothing play by the book, and their records do not
    mention them.
    """

    def __init__(
        self,
        name: str,
        version: int,
        seat_counts: list[int],
        options: list[Option],
        rules: list[str],
        numbers: list[HouseNumber] | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.seat_counts = seat_counts
        self.options = options
        self.rules = rules
        self.numbers: list[HouseNumber] = numbers or []

    @abstractmethod
    def settings(self, options: dict[str, str], seats: int) -> Settings:
        """Check what the table wants; what is not given gets its default. Raises `BadOption`.

        `checked_options` does what is the same for every game.
        """

    @abstractmethod
    def new(self, settings: Settings, chance: Chance) -> tuple[State, list[Event]]:
        """Set a game up. The state owns the chance from now on."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action with this text: ``parse(a.text) == a``. Raises `Malformed`. Spare white space
        and capital letters do no harm."""

    @abstractmethod
    def vocabulary(self, settings: Settings) -> list[Action]:
        """Every action that can be legal at some moment with these settings, in a fixed order. Its
        places serve as action numbers in research."""

    @abstractmethod
    def imagine(self, view: View, chance: Chance) -> State:
        """Some full state that fits the view, drawn fairly from all that do, with this chance for
        what is to come. This is how a bot thinks ahead: what it must not know it has to guess.

        A record of a game that was continued from another may hold such a state by its seed alone, so
        ``version`` grows when this draws differently."""

    @abstractmethod
    def appraise(self, view: View, actions: list[Action]) -> list[float]:
        """A quick opinion of each legal action of the viewer's decision, larger is better. Used by
        the greedy bot, by search and for hints."""

    @abstractmethod
    def survey(self, settings: Settings, events: list[Event], outcome: Outcome) -> dict[str, float]:
        """One ended game in numbers, for statistics: keys ``table/row/measure``.

        A row with ``times`` and ``won`` is something that seats do: how often it was done, and, each time,
        the share of the win of the seat that did it, summed. The lab makes from it how those fared.
        ``seats`` is then how many different seats did it. ``wins`` and ``decided`` are shares, from 0 to 1.
        """

    def row_name(self, settings: Settings, table: str, row: str) -> Facts | None:
        """What a row of the survey is called, as a phrase, where the word catalogues have no message named
        after it (`madoi.lab.labels`): a card of somebody's own, a pair. None, if not overridden."""
        return None

    def foresight(self) -> Foresight:
        """How this game is thought ahead by a search. Lines are played at random to the end of the game, if
        not overridden."""
        return Foresight(self, _TO_THE_END)

    def fallen(self, settings: Settings, what: str, result: int) -> Facts:
        """A result of chance as a person would say it, for the question ``what``: one fact whose name says
        what kind of thing it is (``die``, ``seat``, ``card``). A number, if not overridden."""
        return {"number": result}

    def reference(self, settings: Settings) -> Facts:
        """What never changes in a game with these settings and a screen wants beside its views (cards as
        printed), as plain data; phrases in it are for the word catalogues. Nothing, if not overridden."""
        return {}

    def option_from_file(self, name: str, text: str) -> str:
        """The value of an option that people give as a file, from the file's text. Raises
        `BadOption`. Overridden by games that have one."""
        raise BadOption(Refusal("option-no-file", "", {"option": name}))

    def stock(self) -> Facts:
        """What people make such files from before there is a table (cards as printed, decks that come with
        the game, limits), as plain data. Nothing, if not overridden."""
        return {}

    def examine(self, name: str, text: str, options: dict[str, str]) -> Examined:
        """The file of an option while somebody is still writing it: says everything that is wrong at once,
        where `option_from_file` stops at the first. ``options`` are others it depends on. Raises `BadOption`
        when one of those is wrong."""
        try:
            return Examined(self.option_from_file(name, text), [], {})
        except BadOption as bad:
            return Examined("", [bad.refusal], {})

    def wishes(self, view: View, decision: Decision) -> list[str]:
        """What the viewer can ask for beforehand, to be prompted less: each a text of one line, with a key
        ``NAME-wish-FIRST WORD`` in the word catalogues. None, if not overridden."""
        return []

    def follow(self, wish: str, view: View, decision: Decision) -> Action | None:
        """What a wish decides now; None: the player is asked, and the wish is over unless it says nothing
        about this decision. Depends only on what everybody can see, so that nobody can tell an answer that
        was set beforehand from another."""
        return None

    def checked_options(self, options: dict[str, str], seats: int) -> dict[str, str]:
        """The options with defaults filled in, in their order, then the house numbers that were given;
        refuses unknown names and values, and a number of seats the game is not for."""
        if seats not in self.seat_counts:
            raise BadOption(Refusal("seats-wrong", "", {"given": seats, "allowed": list(self.seat_counts)}))
        names = [option.name for option in self.options] + [number.name for number in self.numbers]
        for name in options:
            if name not in names:
                raise BadOption(Refusal("option-unknown", "", {"option": name, "allowed": names}))
        checked: dict[str, str] = {}
        for option in self.options:
            value = options.get(option.name, option.default)
            if option.choices and value not in option.choices:
                facts: Facts = {"option": option.name, "value": value, "allowed": option.choices}
                raise BadOption(Refusal("option-value", option.rule, facts))
            checked[option.name] = value
        for number in self.numbers:
            if number.name in options:
                checked[number.name] = number.checked(options[number.name])
        return checked
