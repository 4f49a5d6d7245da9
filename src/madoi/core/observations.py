"""Observations: the view of a seat as a tensor of fixed length, for learning.

The layout comes from the typed view (`madoi.core.capabilities.DataTypes`). Where a type does not say how
large a number or how long a list can be, the game declares it (`Observations`). A game without types
declares every field. `Layout.encode` gets `View.data` and the viewer, and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Annotated, Final, Literal, NotRequired, Required, get_args, get_origin, get_type_hints

from msgspec import Meta
from mypy_extensions import mypyc_attr

from madoi.core.capabilities import DataTypes
from madoi.core.game import Capability, Game, View
from madoi.core.settings import Settings
from madoi.core.tensors import (
    ALWAYS_THE_SAME,
    Cells,
    EachSeat,
    Flag,
    Maybe,
    Number,
    Omitted,
    Part,
    Record,
    Row,
    SeatNumber,
    Slice,
    Word,
)
from madoi.core.viewer import Viewer

FORMAT: Final = 1
"""Grows when the same declarations would give another layout."""
_KEPT_LAYOUTS: Final = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Observations(Capability):
    """What the types of a view do not say. ``version`` grows with every change of the layout."""

    def __init__(self, version: int) -> None:
        self.version = version

    def parts(self, settings: Settings) -> dict[str, Part]:
        """How fields become numbers, by name. ``seats/hand`` is the field ``hand`` in entries of ``seats``.

        A field that is not here follows its type: a flag, a word of a ``Literal``, a dict of typed fields.
        `Row` and `EachSeat` without a part of their own get that of the list's type.
        """
        return {}


class NoLayout(Exception):
    """A game, or a field of its views, has no layout."""


class Layout:
    """How the views of one game with these settings become tensors. ``size`` is their length.

    ``version`` reads ``FORMAT.VERSION``, and ``hash`` is different for every two layouts.
    """

    def __init__(self, game: Game, settings: Settings, part: Part, version: int) -> None:
        self.game = game.name
        self.seats = settings.seats
        self.part = part
        self.size = settings.seats + part.size
        self.version = f"{FORMAT}.{version}"
        self.slices: list[Slice] = []
        SeatNumber(settings.seats).describe("viewer", 0, [], [], self.slices)
        self.slices[0].meaning = "the viewer's own seat; none for a spectator"
        part.describe("", settings.seats, [], [], self.slices)
        lines = [f"{self.game} {self.version} {self.size}", *(part.text() for part in self.slices)]
        self.hash = sha256("\n".join(lines).encode()).hexdigest()[:16]

    def cells(self, data: Mapping[str, object], viewer: Viewer) -> Cells:
        """The cells of the tensor that are not 0."""
        found = Cells()
        if viewer >= 0:
            found.put(viewer, 1.0)
        self.part.write(data, self.seats, viewer, found)
        return found

    def encode(self, data: Mapping[str, object], viewer: Viewer) -> list[float]:
        """The tensor of a view, from what `View.data` says."""
        tensor = [0.0] * self.size
        found = self.cells(data, viewer)
        for place, index in enumerate(found.indices):
            tensor[index] = found.values[place]
        return tensor

    def decode(self, tensor: list[float], viewer: Viewer) -> object:
        """What a tensor tells of the view."""
        return self.part.read(tensor, self.seats, viewer)

    def normal(self, data: Mapping[str, object]) -> object:
        """The data of a view without what the layout leaves out: what `decode` must give back."""
        return self.part.normal(data)

    def loss(self, view: View) -> str:
        """How what the tensor of a view tells differs from the view; empty where nothing is lost."""
        data = view.data()
        told, normal = self.decode(self.encode(data, view.viewer), view.viewer), self.normal(data)
        return "" if told == normal else _difference(told, normal, "")

    def fields(self) -> list[tuple[str, int, int]]:
        """The fields of the view with the start and the size of each, without those that are left out."""
        found = [("viewer", 0, self.seats)]
        at = self.seats
        assert isinstance(self.part, Record)
        for name, part in zip(self.part.names, self.part.parts, strict=True):
            if part.size:
                found.append((name, at, part.size))
            at += part.size
        return found

    def fits(self, data: Mapping[str, object]) -> bool:
        """Whether a view can be of a table with this many seats."""
        return _fits(self.part, data)


_layouts: Final[dict[str, Layout]] = {}


def layout_of(game: Game, settings: Settings) -> Layout:
    """The layout of the game's views with these settings. Raises `NoLayout`."""
    key = f"{game.name} {settings.seats} {settings.options}"
    found = _layouts.get(key)
    if found is None:
        if len(_layouts) >= _KEPT_LAYOUTS:
            _layouts.clear()
        found = _layouts[key] = make_layout(game, settings)
    return found


def make_layout(game: Game, settings: Settings) -> Layout:
    """As `layout_of`, made again every time."""
    offered = game.capability(Observations)
    if offered is None:
        raise NoLayout(f"{game.name} does not say how views become tensors (core.observations.Observations)")
    declared = offered.parts(settings)
    types = game.capability(DataTypes)
    used: set[str] = set()
    if types is None:
        used |= set(declared)
        part: Part = Record(declared, [])
    else:
        part = _record(types.view, "", declared, used)
    unused = sorted(set(declared) - used)
    if unused:
        raise NoLayout(f"{game.name} declares fields that its views do not have: {', '.join(unused)}")
    return Layout(game, settings, part, offered.version)


def _record(kind: object, path: str, declared: dict[str, Part], used: set[str]) -> Part:
    fields: dict[str, Part] = {}
    optional: list[str] = []
    for name, hint in get_type_hints(kind, include_extras=True).items():
        marked = get_origin(hint) in (NotRequired, Required)
        if get_origin(hint) is NotRequired:
            optional.append(name)
        inner = get_args(hint)[0] if marked else hint
        fields[name] = _part(inner, f"{path}/{name}" if path else name, declared, used)
    return Record(fields, optional)


def _part(kind: object, path: str, declared: dict[str, Part], used: set[str]) -> Part:
    given = declared.get(path)
    if given is not None:
        used.add(path)
        if isinstance(given, (Row, EachSeat)) and given.part is None:
            return given.of(_part(_element(kind, path), f"{path}[]", declared, used))
        return given
    origin = get_origin(kind)
    if origin is Annotated:
        return _annotated(kind, path, declared, used)
    if origin is Literal:
        values = list(get_args(kind))
        return ALWAYS_THE_SAME if len(values) == 1 else Word(values)
    if kind is bool:
        return Flag()
    choices = get_args(kind) if type(None) in get_args(kind) else ()
    if choices:
        rest = [choice for choice in choices if choice is not type(None)]
        if len(rest) == 1:
            part = _part(rest[0], path, declared, used)
            return part if isinstance(part, (Word, Omitted)) else Maybe(part)
    if hasattr(kind, "__required_keys__"):
        return _record(kind, path.removesuffix("[]"), declared, used)
    raise NoLayout(f"{path}: {kind} has no bound; declare it")


def _annotated(kind: object, path: str, declared: dict[str, Part], used: set[str]) -> Part:
    """A type with bounds of `msgspec.Meta`."""
    inner, *notes = get_args(kind)
    for note in notes:
        if isinstance(note, Meta):
            if inner is int and note.le is not None:
                return Number(int(note.le), int(note.ge or 0))
            if get_origin(inner) is list and note.max_length is not None:
                return Row(note.max_length, _part(get_args(inner)[0], f"{path}[]", declared, used))
    return _part(inner, path, declared, used)


def _element(kind: object, path: str) -> object:
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if get_origin(kind) is not list:
        raise NoLayout(f"{path}: {kind} is not a list")
    return get_args(kind)[0]


def _difference(told: object, normal: object, path: str) -> str:
    """The first field that differs."""
    if isinstance(told, dict) and isinstance(normal, dict):
        for name in sorted({*told, *normal}):
            if told.get(name) != normal.get(name):
                return _difference(told.get(name), normal.get(name), f"{path}/{name}" if path else name)
    if isinstance(told, list) and isinstance(normal, list) and len(told) == len(normal):
        for one, other in zip(told, normal, strict=True):
            if one != other:
                return _difference(one, other, f"{path}[]")
    return f"{path} is {normal!r} and the tensor tells {told!r}"


def _fits(part: Part, value: object) -> bool:
    if isinstance(part, Record) and isinstance(value, Mapping):
        return all(
            _fits(inner, value[name])
            for name, inner in zip(part.names, part.parts, strict=True)
            if name in value
        )
    if isinstance(part, EachSeat):
        return isinstance(value, list) and len(value) == part.seats
    return True
