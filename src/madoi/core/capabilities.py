"""Capabilities: what a game may offer besides the contract, each for the edges that use it.

A game lists its capabilities in `Game.capabilities`; an edge asks `Game.capability`.
No capability is needed to play. `Secrets` is needed to be tested:

================  ==========================  ==============================================================
kind              used by                     without it
================  ==========================  ==============================================================
`Statistics`      the lab                     results without statistics of the game's own
`FileOptions`     command line, deck builder  options are given as text
`Premoves`        terminal, service           every decision is asked
`PaperSupport`    paper tables                results are numbers; nobody can correct a bot's decision
`ReferenceData`   screens                     views are all there is
`DataTypes`       generated TypeScript        screens get data without types
`Screens`         boards, lessons             the generic board (`madoi.core.screens`)
`SearchModel`     search bots                 uniform priors and random playouts (`madoi.core.search_model`)
`PriorModel`      search bots, learning       nothing to fit (`madoi.core.prior_model`)
`Concession`      terminal, service           a player can leave, but not give the game up
`Observations`    learning                    no tensors (`madoi.core.observations`)
`Secrets`         the test kit                the kit fails (`madoi.core.testing`)
================  ==========================  ==============================================================
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from madoi.core.action import Action, Decision
from madoi.core.event import Event, Outcome
from madoi.core.game import Capability, Game, State, View
from madoi.core.immutable import Immutable
from madoi.core.refusal import BadOption, Facts, Refusal
from madoi.core.screens import board_layout, screens_of
from madoi.core.settings import Settings
from madoi.core.viewer import Seat, Viewer

ANY_ONE_SEAT: Final = "*"
"""In `Secrets.private_faces`: one seat gets the private face, and no public fact says which."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Statistics(Capability):
    """One finished game in numbers. The lab adds them up over many games."""

    def collect(self, settings: Settings, events: list[Event], outcome: Outcome) -> dict[str, float]:
        """The numbers of a finished game, by keys ``table/row/measure``.

        A row with ``times`` and ``won`` is something that seats do. ``times`` counts how often it was done.
        ``won`` adds up, for each of these times, the share of the win of the seat that did it.
        ``seats``, in such a row, is the number of different seats that did it.
        ``wins`` and ``decided`` are shares from 0 to 1.
        """
        return {}

    def row_name(self, settings: Settings, table: str, row: str) -> Mapping[str, object] | None:
        """The name of a row as a phrase, where the word catalogues have no message for it, else None."""
        return None

    def row_colour(self, settings: Settings, table: str, row: str) -> str:
        """The colour that a row has in the game, as ``#rrggbb``; empty where it has none."""
        return ""


class Concession(Capability):
    """A player may give the game up: any seat, at any time, also when it is not to move.

    The action is an ordinary decision of the record, so a conceded game is replayed and verified like any
    other. It is not among the legal actions: no bot and no list of choices offers it.
    """

    def __init__(self, action: Action) -> None:
        self.action = action


class DraftCheck(Immutable):
    """The faults and contents of an unfinished file.

    ``value`` is the value of the option, empty while faults prevent one.
    ``contents`` is plain data for a screen.
    """

    def __init__(self, value: str, faults: list[Refusal], contents: Mapping[str, object]) -> None:
        self.value = value
        self.faults = faults
        self.contents = contents


@mypyc_attr(allow_interpreted_subclasses=True)
class FileOptions(Capability):
    """Options that people write as a file, such as decks (`Option.from_file`)."""

    def parse_file(self, name: str, text: str) -> str:
        """The value of the option of this name, from the text of a file. Raises `BadOption`."""
        raise BadOption(Refusal("option-no-file", "", {"option": name}))

    def catalogue(self) -> Mapping[str, object]:
        """What such files can contain (cards, ready decks, limits), as plain data."""
        return {}

    def validate_draft(self, name: str, text: str, options: dict[str, str]) -> DraftCheck:
        """All faults of an unfinished file. `parse_file` stops at the first one.

        ``options`` are other options that it depends on. Raises `BadOption` when one of those is invalid.
        """
        try:
            return DraftCheck(self.parse_file(name, text), [], {})
        except BadOption as bad:
            return DraftCheck("", [bad.refusal], {})


def file_options(game: Game, name: str) -> FileOptions:
    """The capability for the option of this name. Raises `BadOption` where it is not given as a file."""
    offered = game.capability(FileOptions)
    if offered is None or not any(option.name == name and option.from_file for option in game.options):
        raise BadOption(Refusal("option-no-file", "", {"option": name}))
    return offered


@mypyc_attr(allow_interpreted_subclasses=True)
class Premoves(Capability):
    """Answers that a player sets in advance, such as "pass for the rest of this turn"."""

    def offered(self, view: View, decision: Decision) -> list[str]:
        """The premoves a player can set now.

        Each is a line of text whose first word completes the word-catalogue key ``GAME-wish-WORD``.
        """
        return []

    def answer(self, premove: str, view: View, decision: Decision) -> Action | None:
        """The action that the premove chooses now; None to ask the player.

        It may look at the player's own view, never at more.
        """
        return None

    def is_over(self, premove: str, view: View) -> bool:
        """Whether the premove will never answer again; then it is forgotten."""
        return False

    def facts(self, premove: str) -> Facts:
        """The facts that the premove's sentence needs."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class PaperSupport(Capability):
    """Support for paper tables, where people type in what was rolled and drawn.

    The rules describe each die and draw with `Chance.about`.
    """

    def describe_result(self, settings: Settings, what: str, result: int) -> Facts:
        """Describe a result of the chance question ``what``.

        Returns a single fact, whose name says what the result is: ``die``, ``seat``, ``card``, ``number``.
        """
        return {"number": result}

    def public_actions(self, state: State, seat: Seat) -> list[Action]:
        """The legal actions, in order, that everybody can see to be legal without remembering anything.

        The people at a paper table can correct a bot's decision to one of these.
        """
        return []


def paper_support(game: Game) -> PaperSupport:
    """The game's own support, else plain numbers and no public actions."""
    return game.capability(PaperSupport) or PaperSupport()


@mypyc_attr(allow_interpreted_subclasses=True)
class ReferenceData(Capability):
    """Data that screens show besides views and that never changes during a game, such as printed cards."""

    def data(self, settings: Settings) -> Mapping[str, object]:
        """Plain data. Phrases in it are for the word catalogues."""
        return {}


def reference_data(game: Game, settings: Settings) -> Mapping[str, object]:
    """The game's reference data, empty where it offers none. A game from outside has besides ``layout`` for
    the generic board, or the address of its ``board``."""
    offered = game.capability(ReferenceData)
    data = {} if offered is None else offered.data(settings)
    if not game.package:
        return data
    found: dict[str, object] = {**data, "layout": board_layout(game, settings)}
    if screens_of(game).web:
        found["board"] = f"/boards/{game.name}.js"
    return found


class DataTypes(Capability):
    """The types of a game's plain data, each a TypedDict. The web client's types are generated from them.

    ``view`` is the type of `View.data`, ``reference`` that of `ReferenceData.data` (None: there is none).
    ``catalogue`` and ``draft`` are those of `FileOptions.catalogue` and of `DraftCheck.contents`.
    ``faces`` are the types of `Event.face`, by the kind of the event, ``parts`` is that of `Action.parts`.
    Compiled modules forget annotations, so these types are in a module of their own, ``data_types``.
    """

    def __init__(
        self,
        view: object,
        parts: object,
        faces: dict[str, object],
        reference: object = None,
        catalogue: object = None,
        draft: object = None,
    ) -> None:
        self.view = view
        self.parts = parts
        self.faces = faces
        self.reference = reference
        self.catalogue = catalogue
        self.draft = draft


@mypyc_attr(allow_interpreted_subclasses=True)
class Secrets(Capability):
    """What is hidden in a game. The test kit needs it; a game without secrets offers this class as it is.

    ``private_faces`` says who may get the private face of an event, by the event's kind: the seat that is the
    value of this fact, or `ANY_ONE_SEAT`. An event of another kind is the same for everybody.
    ``weighted`` are names of hidden things of which `imagine` holds some values more likely than a player who
    chooses at random would.
    """

    def __init__(
        self, private_faces: dict[str, str] | None = None, weighted: list[str] | None = None
    ) -> None:
        self.private_faces: dict[str, str] = private_faces or {}
        self.weighted: list[str] = weighted or []

    def hidden(self, state: State, viewer: Viewer) -> dict[str, list[object]]:
        """All that the viewer cannot know, by names: a list of things for each, as plain data.

        A name says where things lie, such as ``hand 2``, and is there while the viewer is unsure of some.
        The order of a list means nothing, so sort it. A secret choice counts when it is complete.
        """
        return {}

    def covered(self, state: State, viewer: Viewer) -> list[Facts]:
        """What the viewer knows from memory but must not be shown: each a field as a view would write it."""
        return []
