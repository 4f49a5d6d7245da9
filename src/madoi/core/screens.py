"""How screens show a game: boards of its own, and hints for the generic board.

The generic board shows any view by its fields. `board_layout` says for each field what it is and where it
belongs. It looks at the views of a few moments and follows the game's hints (`Field`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from madoi.core.chance import Chance, Seeded
from madoi.core.game import Capability, Game, State
from madoi.core.immutable import Immutable
from madoi.core.refusal import BadOption
from madoi.core.settings import Settings
from madoi.core.viewer import EVERYTHING, SPECTATOR

SEAT: Final = "seat"
TABLE: Final = "table"
HAND: Final = "hand"
PLACES: Final = (SEAT, TABLE, HAND)
"""Where a field belongs: beside each seat (a list with one entry per seat), in the middle of the table, or in
the viewer's own hand."""

SCORE: Final = "score"
NUMBER: Final = "number"
PILE: Final = "pile"
MARK: Final = "mark"
TEXT: Final = "text"
CARDS: Final = "cards"
TOKENS: Final = "tokens"
GRID: Final = "grid"
HIDDEN: Final = "hidden"
KINDS: Final = (SCORE, NUMBER, PILE, MARK, TEXT, CARDS, TOKENS, GRID, HIDDEN)
"""What a field is. ``score``: points, shown beside the name. ``number``. ``pile``: a stack with this many
cards, or with these. ``mark``: yes or no. ``text``: a word of the catalogues, or plain text. ``cards`` and
``tokens``: one or several things; null is one that lies face down. ``grid``: a table of numbers or words.
``hidden``: not shown."""

COLORS: Final = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "grey")
"""The colours a card or token can have; each looks right on a light and a dark screen."""

GENERIC_PARTS: Final = ["table", "hand", "dock", r"seat-\d+", r"field-\w+"]
"""The parts of the generic board that a lesson can point at (``data-part`` in web/src/games/generic)."""

_SAMPLED_DECISIONS: Final = 60
_KEPT_LAYOUTS: Final = 64
_SCORES: Final = ("points", "score", "scores")
_PILES: Final = ("deck", "pile", "stock", "supply", "bag", "discards", "discard", "graveyard")
_layouts: Final[dict[str, list[Mapping[str, object]]]] = {}


class Field(Immutable):
    """A hint for one field of a view. ``name`` is its name in `View.data`; ``players/hand`` is the field
    ``hand`` in each entry of ``players``. What is empty is worked out from the views.

    ``colors`` gives cards and tokens one of `COLORS`, by their value or by its first letter.
    ``verbs`` are the first words of the actions that are made by tapping something in this field. Without
    them, an action belongs to the thing that it names.
    """

    def __init__(
        self,
        name: str,
        kind: str = "",
        place: str = "",
        colors: dict[str, str] | None = None,
        verbs: list[str] | None = None,
    ) -> None:
        assert not kind or kind in KINDS, kind
        assert not place or place in PLACES, place
        self.name = name
        self.kind = kind
        self.place = place
        self.colors: dict[str, str] = colors or {}
        self.verbs: list[str] = verbs or []

    def data(self) -> Mapping[str, object]:
        return {
            "name": self.name,
            "kind": self.kind,
            "place": self.place,
            "colors": self.colors,
            "verbs": self.verbs,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Screens(Capability):
    """How screens show the game. Without it, and without a board of its own, the generic board does.

    ``terminal`` is a `madoi.terminal.boards.Board`, written "module:attribute".
    ``web`` is a JavaScript module that draws the board in a browser: a path in the folder of the game's
    package (docs/web.md). Boards of the web client itself are known there by the name of the game.
    ``fields`` are hints for the generic board, in the order in which it shows them.
    ``parts`` are patterns of the parts of the board that a lesson can point at (``data-part``), ``furniture``
    those that it can leave out at first.
    """

    def __init__(
        self,
        terminal: str = "",
        web: str = "",
        fields: list[Field] | None = None,
        parts: list[str] | None = None,
        furniture: list[str] | None = None,
    ) -> None:
        self.terminal = terminal
        self.web = web
        self.fields: list[Field] = fields or []
        self.parts: list[str] = parts or []
        self.furniture: list[str] = furniture or []


def screens_of(game: Game) -> Screens:
    """The game's own hints, else none."""
    return game.capability(Screens) or Screens()


def board_layout(game: Game, settings: Settings) -> list[Mapping[str, object]]:
    """The fields of the game's views, as the generic board shows them: hints first, then all others."""
    key = f"{game.name} {settings.seats} {settings.options}"
    found = _layouts.get(key)
    if found is None:
        if len(_layouts) >= _KEPT_LAYOUTS:
            _layouts.clear()
        found = [field.data() for field in _fields(game, settings)]
        _layouts[key] = found
    return found


class _Seen:
    """All values that a field had, each with the number of seats."""

    def __init__(self) -> None:
        self.values: list[tuple[int, object]] = []

    def per_seat(self) -> bool:
        return all(isinstance(value, (list, tuple)) and len(value) == seats for seats, value in self.values)

    def entries(self) -> list[object]:
        """The values of single seats."""
        return [entry for _, value in self.values if isinstance(value, (list, tuple)) for entry in value]


def _fields(game: Game, settings: Settings) -> list[Field]:
    hints = {hint.name: hint for hint in screens_of(game).fields}
    seen: dict[str, _Seen] = {}
    for seats, data in _samples(game, settings):
        for name, value in data.items():
            seen.setdefault(name, _Seen()).values.append((seats, value))
    found: dict[str, Field] = {}
    for name, field in seen.items():
        per_seat = field.per_seat()
        entries = field.entries() if per_seat else [value for _, value in field.values]
        if per_seat and all(isinstance(entry, dict) for entry in entries):
            inner: dict[str, list[object]] = {}
            for entry in entries:
                assert isinstance(entry, dict)
                for part, value in entry.items():
                    inner.setdefault(str(part), []).append(value)
            for part, values in inner.items():
                found[f"{name}/{part}"] = _field(f"{name}/{part}", values, SEAT, hints)
        else:
            place = SEAT if per_seat else HAND if name == HAND else TABLE
            found[name] = _field(name, entries, place, hints)
    order = [*(name for name in hints if name in found), *(name for name in found if name not in hints)]
    return [found[name] for name in order if found[name].kind != HIDDEN]


def _field(name: str, values: list[object], place: str, hints: dict[str, Field]) -> Field:
    hint = hints.get(name) or Field(name)
    return Field(name, hint.kind or _kind(name, values), hint.place or place, hint.colors, hint.verbs)


def _kind(name: str, values: list[object]) -> str:
    """What a field is, from its name and all values that it had."""
    last = name.rpartition("/")[2]
    known = [value for value in values if value is not None]
    if last == "viewer":
        return HIDDEN
    if last in _PILES or last.endswith("_left"):
        return PILE
    if known and all(isinstance(value, bool) for value in known):
        return MARK
    if known and all(isinstance(value, (int, float)) for value in known):
        if len(known) < len(values):  # a card that is not always there
            return CARDS
        return SCORE if last in _SCORES else NUMBER
    if all(isinstance(value, str) for value in known):
        return TEXT
    plain = (int, float, str, bool)
    if all(
        isinstance(value, (list, tuple)) and all(one is None or isinstance(one, plain) for one in value)
        for value in known
    ):
        return CARDS
    return GRID


def _samples(game: Game, settings: Settings) -> list[tuple[int, Mapping[str, object]]]:
    """Views of a random game, also with another number of seats: a hand of two cards is not two seats."""
    found: list[tuple[int, Mapping[str, object]]] = []
    for seats in dict.fromkeys([settings.seats, *reversed(game.seat_counts)]):
        if len({count for count, _ in found}) == 2:
            break
        try:
            same = settings if seats == settings.seats else game.settings(dict(settings.options), seats)
        except BadOption:
            continue
        chance: Chance = Seeded("layout/choices")
        state: State = game.new(same, Seeded("layout"))[0]
        for _ in range(_SAMPLED_DECISIONS):
            found += [(seats, state.view(viewer).data()) for viewer in (0, SPECTATOR, EVERYTHING)]
            movers = state.to_move()
            if not movers:
                break
            actions = state.legal(movers[0])
            state.play(movers[0], actions[chance.below(len(actions), "bot-choice")])
    return found
