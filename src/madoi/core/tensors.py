"""Parts of a tensor layout: how one value of a view becomes numbers, and how it is read back.

Every part has a fixed size. It writes only cells that are not 0, as indices and values.
What a part cannot tell is declared: `normal` is the value as it can be read back from the numbers.
The test kit checks that `read` gives exactly that.
So two views with the same tensor can differ only in what the layout says it leaves out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from madoi.core.viewer import Viewer


class Slice:
    """A documented part of a tensor. ``shape`` and ``strides`` say where its cells are, as in NumPy: the cell
    ``[i, j]`` is at ``start + i * strides[0] + j * strides[1]``."""

    def __init__(self, name: str, start: int, shape: list[int], strides: list[int], meaning: str) -> None:
        self.name = name
        self.start = start
        self.shape = shape
        self.strides = strides
        self.meaning = meaning

    def text(self) -> str:
        """One line, which is part of the layout's hash."""
        shape = "x".join(map(str, self.shape))
        strides = ",".join(map(str, self.strides))
        return f"{self.name} {self.start} {shape} {strides} {self.meaning}"


class Cells:
    """The cells of a tensor that are not 0, as they are written: their indices and values."""

    def __init__(self) -> None:
        self.indices: list[int] = []
        self.values: list[float] = []

    def put(self, index: int, value: float) -> None:
        self.indices.append(index)
        self.values.append(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """How one value becomes ``size`` numbers. ``viewer`` is who looks: seats count from there."""

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, value: object, at: int, viewer: Viewer, cells: Cells) -> None:
        """Write the value. What is beyond a bound is written as the bound."""
        raise NotImplementedError

    def read(self, tensor: list[float], at: int, viewer: Viewer) -> object:
        """The value that was written."""
        raise NotImplementedError

    def normal(self, value: object) -> object:
        """The value without what the part leaves out on purpose."""
        return value

    def describe(self, name: str, at: int, shape: list[int], strides: list[int], found: list[Slice]) -> None:
        """Add the slices of this part, which is repeated by this shape and these strides."""
        raise NotImplementedError


class Omitted(Part):
    """Left out, because it says nothing that other fields do not, or nothing that matters."""

    def __init__(self, reason: str) -> None:
        super().__init__(0)
        self.reason = reason

    def write(self, value: object, at: int, viewer: Viewer, cells: Cells) -> None:
        pass

    def read(self, tensor: list[float], at: int, viewer: Viewer) -> object:
        return None

    def normal(self, value: object) -> object:
        return None

    def describe(self, name: str, at: int, shape: list[int], strides: list[int], found: list[Slice]) -> None:
        found.append(Slice(name, at, [0], [0], f"left out: {self.reason}"))


class Flag(Part):
    """Yes or no: one cell."""

    def __init__(self) -> None:
        super().__init__(1)

    def write(self, value: object, at: int, viewer: Viewer, cells: Cells) -> None:
        if value:
            cells.put(at, 1.0)

    def read(self, tensor: list[float], at: int, viewer: Viewer) -> object:
        return tensor[at] != 0.0

    def describe(self, name: str, at: int, shape: list[int], strides: list[int], found: list[Slice]) -> None:
        found.append(Slice(name, at, [*shape, 1], [*strides, 1], "1 if so"))


class Number(Part):
    """A whole number from ``least`` to ``most``: one cell from 0 to 1."""

    def __init__(self, most: int, least: int = 0) -> None:
        assert most > least, "a number needs room"
        super().__init__(1)
        self.most = most
        self.least = least

    def write(self, value: object, at: int, viewer: Viewer, cells: Cells) -> None:
        assert isinstance(value, int)
        bounded = min(max(value, self.least), self.most)
        if bounded != self.least:
            cells.put(at, (bounded - self.least) / (self.most - self.least))

    def read(self, tensor: list[float], at: int, viewer: Viewer) -> object:
        return self.least + round(tensor[at] * (self.most - self.least))

    def describe(self, name: str, at: int, shape: list[int], strides: list[int], found: list[Slice]) -> None:
        found.append(Slice(name, at, [*shape, 1], [*strides, 1], f"{self.least} to {self.most} as 0 to 1"))


class Word(Part):
    """One of these values, or none of them (null): one cell each."""

    def __init__(self, values: list[object]) -> None:
        super().__init__(len(values))
        self.values = values
        self._places: dict[object, int] = {_hashable(value): place for place, value in enumerate(values)}
        assert len(self._places) == len(values), "a word twice"

    def write(self, value: object, at: int, viewer: Viewer, cells: Cells) -> None:
        if value is not None:
            place = self._places.get(_hashable(value), -1)
            if place >= 0:
                cells.put(at + place, 1.0)

    def read(self, tensor: list[float], at: int, viewer: Viewer) -> object:
        for place in range(self.size):
            if tensor[at + place] != 0.0:
                return self.values[place]
        return None

    def describe(self, name: str, at: int, shape: list[int], strides: list[int], found: list[Slice]) -> None:
        meaning = "one of " + ", ".join(map(_key, self.values))
        found.append(Slice(name, at, [*shape, self.size], [*strides, 1], meaning))


class SeatNumber(Part):
    """A seat, or none (below 0): one cell each, the viewer's own first, then in the order of play."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)

    def write(self, value: object, at: int, viewer: Viewer, cells: Cells) -> None:
        if isinstance(value, int) and 0 <= value < self.size:
            cells.put(at + (value - max(viewer, 0)) % self.size, 1.0)

    def read(self, tensor: list[float], at: int, viewer: Viewer) -> object:
        for place in range(self.size):
            if tensor[at + place] != 0.0:
                return (place + max(viewer, 0)) % self.size
        return -1

    def describe(self, name: str, at: int, shape: list[int], strides: list[int], found: list[Slice]) -> None:
        found.append(Slice(name, at, [*shape, self.size], [*strides, 1], "a seat, counted from the viewer"))


class Maybe(Part):
    """A value that may be null: a cell that says whether it is there, then the value."""

    def __init__(self, part: Part) -> None:
        super().__init__(1 + part.size)
        self.part = part

    def write(self, value: object, at: int, viewer: Viewer, cells: Cells) -> None:
        if value is not None:
            cells.put(at, 1.0)
            self.part.write(value, at + 1, viewer, cells)

    def read(self, tensor: list[float], at: int, viewer: Viewer) -> object:
        return None if tensor[at] == 0.0 else self.part.read(tensor, at + 1, viewer)

    def normal(self, value: object) -> object:
        return None if value is None else self.part.normal(value)

    def describe(self, name: str, at: int, shape: list[int], strides: list[int], found: list[Slice]) -> None:
        found.append(Slice(f"{name}?", at, [*shape, 1], [*strides, 1], "1 if it is there"))
        self.part.describe(name, at + 1, shape, strides, found)


class Row(Part):
    """A list of at most ``most`` values, in order. Without ``part``, the type of the list says what they are.

    ``backwards``: the last one comes first, such as the top of a pile whose top is last.
    ``cut``: there may be more, and those are left out.
    """

    def __init__(
        self, most: int, part: Part | None = None, backwards: bool = False, cut: bool = False
    ) -> None:
        self.most = most
        self.backwards = backwards
        self.cut = cut
        self.part = part
        self.step = 0 if part is None else 1 + part.size
        super().__init__(most * self.step)

    def of(self, part: Part) -> Row:
        """The same with this part."""
        return Row(self.most, part, self.backwards, self.cut)

    def write(self, value: object, at: int, viewer: Viewer, cells: Cells) -> None:
        assert isinstance(value, list)
        assert self.part is not None
        count = len(value)
        for place in range(min(count, self.most)):
            start = at + place * self.step
            cells.put(start, 1.0)
            self.part.write(value[count - 1 - place if self.backwards else place], start + 1, viewer, cells)

    def read(self, tensor: list[float], at: int, viewer: Viewer) -> object:
        assert self.part is not None
        found: list[object] = []
        for place in range(self.most):
            start = at + place * self.step
            if tensor[start] == 0.0:
                break
            found.append(self.part.read(tensor, start + 1, viewer))
        return found[::-1] if self.backwards else found

    def normal(self, value: object) -> object:
        assert isinstance(value, list)
        assert self.part is not None
        kept = value
        if self.cut:
            kept = value[max(len(value) - self.most, 0) :] if self.backwards else value[: self.most]
        return [self.part.normal(one) for one in kept]

    def describe(self, name: str, at: int, shape: list[int], strides: list[int], found: list[Slice]) -> None:
        assert self.part is not None
        order = "from the last" if self.backwards else "in order"
        more = "; more are left out" if self.cut else ""
        shape, strides = [*shape, self.most], [*strides, self.step]
        found.append(
            Slice(f"{name}[]?", at, [*shape, 1], [*strides, 1], f"1 for each there is, {order}{more}")
        )
        self.part.describe(f"{name}[]", at + 1, shape, strides, found)


class EachSeat(Part):
    """A list with one value per seat, the viewer's own first. Without ``part``, the type says what it is."""

    def __init__(self, seats: int, part: Part | None = None) -> None:
        self.seats = seats
        self.part = part
        super().__init__(0 if part is None else seats * part.size)

    def of(self, part: Part) -> EachSeat:
        """The same with this part."""
        return EachSeat(self.seats, part)

    def write(self, value: object, at: int, viewer: Viewer, cells: Cells) -> None:
        assert isinstance(value, list)
        assert self.part is not None
        for place in range(self.seats):
            one = value[(place + max(viewer, 0)) % self.seats]
            self.part.write(one, at + place * self.part.size, viewer, cells)

    def read(self, tensor: list[float], at: int, viewer: Viewer) -> object:
        assert self.part is not None
        found: list[object] = []
        for seat in range(self.seats):
            place = (seat - max(viewer, 0)) % self.seats
            found.append(self.part.read(tensor, at + place * self.part.size, viewer))
        return found

    def normal(self, value: object) -> object:
        assert isinstance(value, list)
        assert self.part is not None
        return [self.part.normal(one) for one in value]

    def describe(self, name: str, at: int, shape: list[int], strides: list[int], found: list[Slice]) -> None:
        assert self.part is not None
        self.part.describe(f"{name}[seat]", at, [*shape, self.seats], [*strides, self.part.size], found)


class Bag(Part):
    """A list of words whose order does not matter: for each word how many there are, up to ``most``.

    Up to ``most_unknown`` may be null, and have a cell of their own at the end.
    """

    def __init__(self, values: list[object], most: int, most_unknown: int = 0) -> None:
        super().__init__(len(values) + (1 if most_unknown else 0))
        self.values = values
        self.most = most
        self.most_unknown = most_unknown
        self._places: dict[object, int] = {_hashable(value): place for place, value in enumerate(values)}

    def write(self, value: object, at: int, viewer: Viewer, cells: Cells) -> None:
        assert isinstance(value, list)
        counts: dict[int, int] = {}
        for one in value:
            place = len(self.values) if one is None else self._places.get(_hashable(one), -1)
            if 0 <= place < self.size:
                counts[place] = counts.get(place, 0) + 1
        for place, count in counts.items():
            most = self.most if place < len(self.values) else self.most_unknown
            cells.put(at + place, min(count, most) / most)

    def read(self, tensor: list[float], at: int, viewer: Viewer) -> object:
        found: list[object] = []
        for place, value in enumerate(self.values):
            found += [value] * round(tensor[at + place] * self.most)
        if self.most_unknown:
            found += [None] * round(tensor[at + len(self.values)] * self.most_unknown)
        return self.normal(found)

    def normal(self, value: object) -> object:
        assert isinstance(value, list)
        return sorted(value, key=_key)

    def describe(self, name: str, at: int, shape: list[int], strides: list[int], found: list[Slice]) -> None:
        meaning = f"how many, 0 to {self.most} as 0 to 1, of " + ", ".join(map(_key, self.values))
        if self.most_unknown:
            meaning += f"; last, how many are unknown, up to {self.most_unknown}"
        found.append(Slice(name, at, [*shape, self.size], [*strides, 1], meaning))


class Named(Part):
    """A dict with some of these keys, each with the same kind of value."""

    def __init__(self, keys: list[str], part: Part) -> None:
        super().__init__(len(keys) * (1 + part.size))
        self.keys = keys
        self.part = part

    def write(self, value: object, at: int, viewer: Viewer, cells: Cells) -> None:
        assert isinstance(value, dict)
        for key in self.keys:
            if key in value:
                cells.put(at, 1.0)
                self.part.write(value[key], at + 1, viewer, cells)
            at += 1 + self.part.size

    def read(self, tensor: list[float], at: int, viewer: Viewer) -> object:
        found: dict[str, object] = {}
        for key in self.keys:
            if tensor[at] != 0.0:
                found[key] = self.part.read(tensor, at + 1, viewer)
            at += 1 + self.part.size
        return found

    def normal(self, value: object) -> object:
        assert isinstance(value, dict)
        return {key: self.part.normal(one) for key, one in value.items()}

    def describe(self, name: str, at: int, shape: list[int], strides: list[int], found: list[Slice]) -> None:
        shape, strides = [*shape, len(self.keys)], [*strides, 1 + self.part.size]
        found.append(
            Slice(
                f"{name}{{}}?",
                at,
                [*shape, 1],
                [*strides, 1],
                "1 for each there is of " + ", ".join(self.keys),
            )
        )
        self.part.describe(f"{name}{{}}", at + 1, shape, strides, found)


class Keyed(Part):
    """A list of dicts, at most one for each value of the field ``key``, in the order of ``keys``."""

    def __init__(self, key: str, keys: list[object], part: Part) -> None:
        super().__init__(len(keys) * (1 + part.size))
        self.key = key
        self.keys = keys
        self.part = part
        self._places: dict[object, int] = {_hashable(value): place for place, value in enumerate(keys)}

    def write(self, value: object, at: int, viewer: Viewer, cells: Cells) -> None:
        assert isinstance(value, list)
        for one in value:
            place = self._places.get(_hashable(one[self.key]), -1)
            if place >= 0:
                start = at + place * (1 + self.part.size)
                cells.put(start, 1.0)
                self.part.write(one, start + 1, viewer, cells)

    def read(self, tensor: list[float], at: int, viewer: Viewer) -> object:
        found: list[object] = []
        for value in self.keys:
            if tensor[at] != 0.0:
                one = self.part.read(tensor, at + 1, viewer)
                assert isinstance(one, dict)
                found.append({self.key: value, **one})
            at += 1 + self.part.size
        return found

    def normal(self, value: object) -> object:
        assert isinstance(value, list)
        found: list[object] = []
        for one in value:
            kept = self.part.normal(one)
            assert isinstance(kept, dict)
            found.append({self.key: one[self.key], **kept})
        return found

    def describe(self, name: str, at: int, shape: list[int], strides: list[int], found: list[Slice]) -> None:
        shape, strides = [*shape, len(self.keys)], [*strides, 1 + self.part.size]
        meaning = f"1 for each {self.key} there is of " + ", ".join(map(_key, self.keys))
        found.append(Slice(f"{name}[]?", at, [*shape, 1], [*strides, 1], meaning))
        self.part.describe(f"{name}[]", at + 1, shape, strides, found)


class Record(Part):
    """A dict with these fields, one after the other. Those in ``optional`` need not be there."""

    def __init__(self, fields: dict[str, Part], optional: list[str]) -> None:
        self.names = list(fields)
        self.parts = [Maybe(part) if name in optional else part for name, part in fields.items()]
        self.optional = [name in optional for name in self.names]
        self._written = [place for place, part in enumerate(self.parts) if part.size]
        super().__init__(sum(part.size for part in self.parts))

    def write(self, value: object, at: int, viewer: Viewer, cells: Cells) -> None:
        assert isinstance(value, dict)
        for place in self._written:
            part = self.parts[place]
            name = self.names[place]
            part.write(value.get(name) if self.optional[place] else value[name], at, viewer, cells)
            at += part.size

    def read(self, tensor: list[float], at: int, viewer: Viewer) -> object:
        found: dict[str, object] = {}
        for place, name in enumerate(self.names):
            part = self.parts[place]
            value = part.read(tensor, at, viewer)
            if part.size and not (self.optional[place] and value is None):
                found[name] = value
            at += part.size
        return found

    def normal(self, value: object) -> object:
        assert isinstance(value, dict)
        found: dict[str, object] = {}
        for name, one in value.items():
            if name not in self.names:
                found[name] = one
                continue
            place = self.names.index(name)
            if self.parts[place].size and not (self.optional[place] and one is None):
                found[name] = self.parts[place].normal(one)
        return found

    def describe(self, name: str, at: int, shape: list[int], strides: list[int], found: list[Slice]) -> None:
        for place, field in enumerate(self.names):
            self.parts[place].describe(f"{name}/{field}" if name else field, at, shape, strides, found)
            at += self.parts[place].size


ALWAYS_THE_SAME: Final = Omitted("always the same")


def _hashable(value: object) -> object:
    """What a word is looked up by. Words may be texts and numbers, or lists and dicts of them."""
    return _key(value) if isinstance(value, (list, dict)) else value


def _key(value: object) -> str:
    """A word as a text, to sort and to show it."""
    if isinstance(value, list):
        return " ".join(map(str, value))
    if isinstance(value, dict):
        return " ".join(map(str, value.values()))
    return "null" if value is None else str(value)
