"""KS-3.10: the point table: the cells of the yaku cards, their spaces and points, and their sources.

It comes from ``yaku.toml`` or from a player's own file (docs/yaku-tables.md), because the rulebook's text
does not print every number. A record keeps the table in one line of text.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from madoi.core.package_data import read_package_data
from madoi.core.refusal import BadOption, Facts, Refusal
from madoi.core.toml_files import NotToml, read_toml
from madoi.games.kasane.rules.yaku import ASAGAO, IDS, JUU, KASANE, WAKANA_GE, WAKANA_JOU, YUGIRI

RULE: Final = "KS-3.10"
MOST_CARDS: Final = 12
"""Nobody ever has more cards than turns."""

BOOK: Final = "book"
REVIEW: Final = "review"
OURS: Final = "ours"
_SOURCES: Final = {"b": BOOK, "r": REVIEW, "o": OURS}
_LETTERS: Final = {BOOK: "b", REVIEW: "r", OURS: "o"}
_MOST_POINTS: Final = 99
_MOST_SPACES: Final = 9
YAKU_BITS: Final = 9
ALL_YAKU: Final = 511
FEW_CARDS: Final = 6

# The largest run that a yaku's own definition allows with five cards of each number; the three
# illustrated ones are three cards by definition.
_LARGEST: Final = {KASANE: 5, JUU: 7, WAKANA_GE: 5, WAKANA_JOU: 5, ASAGAO: 12, YUGIRI: 12}


def cell_sizes(yaku: int) -> range:
    """How many cards a cell of this yaku can ask for."""
    return range(2, _LARGEST[yaku] + 1) if yaku in _LARGEST else range(3, 4)


class Cell:
    """A cell of a yaku card: the number of cards; the points of its first space, its second, …; where the
    points and the number of spaces come from."""

    def __init__(self, yaku: int, count: int, points: list[int], points_from: str, spaces_from: str) -> None:
        self.yaku: i64 = yaku
        self.bit: i64 = 1 << yaku  # shifted on where it is needed: compiled, a literal has 32 bits
        self.count: i64 = count
        self.points = points
        self.points_from = points_from
        self.spaces_from = spaces_from

    def text(self) -> str:
        sources = _LETTERS[self.points_from] + _LETTERS[self.spaces_from]
        return f"{self.count}={','.join(map(str, self.points))}{sources}"


def of_count(few: i64, many: i64, count: i64) -> i64:
    """The yaku of this number of cards, from masks as in `FreeCells`."""
    if count <= FEW_CARDS:
        return few >> count * YAKU_BITS & ALL_YAKU
    return many >> (count - FEW_CARDS) * YAKU_BITS & ALL_YAKU


@mypyc_attr(free_list_len=1, acyclic=True)
class FreeCells:
    """The cells that still have a free space (KS-2.5), as bits: nine yaku for each number of cards, up to six
    cards in ``few``, more in ``many``."""

    def __init__(self, few: i64, many: i64) -> None:
        self.few = few
        self.many = many

    def copy(self) -> FreeCells:
        return FreeCells(self.few, self.many)

    def of_count(self, count: i64) -> i64:
        """The yaku that this number of cards can still make."""
        return of_count(self.few, self.many, count)

    def flip(self, cell: Cell) -> None:
        """Close an open cell, or open a closed one."""
        if cell.count <= FEW_CARDS:
            self.few ^= cell.bit << cell.count * YAKU_BITS
        else:
            self.many ^= cell.bit << (cell.count - FEW_CARDS) * YAKU_BITS


class PointTable:
    """All cells, by yaku and then by number of cards."""

    def __init__(self, cells: list[Cell]) -> None:
        self.cells = cells
        self.most_cards = max(cell.count for cell in cells)
        self._cell_indices = [-1] * (len(IDS) * (MOST_CARDS + 1))
        self.all_free = self.free_cells([0] * len(cells))
        for place, cell in enumerate(cells):
            self._cell_indices[cell.yaku * (MOST_CARDS + 1) + cell.count] = place

    def cell_index(self, yaku: int, count: int) -> int:
        """Where in ``cells`` the cell is; -1 if the table has none. 0 <= count <= 12."""
        return self._cell_indices[yaku * (MOST_CARDS + 1) + count]

    def free_cells(self, taken: list[int]) -> FreeCells:
        """``taken`` counts the taken spaces of each cell."""
        free = FreeCells(0, 0)
        for place, cell in enumerate(self.cells):
            if taken[place] < len(cell.points):
                free.flip(cell)
        return free

    def text(self) -> str:
        """The table in one line: ``kasane 2=2,2ob 3=5,5ob; juu …``. Behind the points of a cell's
        spaces: where the points and where the spaces come from (book, review, ours)."""
        parts = []
        for yaku, name in enumerate(IDS):
            cells = [cell.text() for cell in self.cells if cell.yaku == yaku]
            if cells:
                parts.append(f"{name} {' '.join(cells)}")
        return "; ".join(parts)


def table_from_text(text: str) -> PointTable:
    """The table that `YakuTable.text` wrote. Raises `BadOption`."""
    cells: list[Cell] = []
    for part in text.split(";"):
        name, _, rest = part.strip().partition(" ")
        yaku = _yaku(name)
        for cell in rest.split():
            count, _, points = cell.partition("=")
            sources = points[-2:]
            if len(sources) != 2 or sources[0] not in _SOURCES or sources[1] not in _SOURCES:
                raise _wrong("yaku-table-sources", name, count, {"found": points})
            values: list[object] = [_number(value) for value in points[:-2].split(",")]
            made = _cell(yaku, count, values, _SOURCES[sources[0]], _SOURCES[sources[1]])
            _add(cells, made)
    return _make_table(cells)


def table_from_toml(text: str) -> PointTable:
    """A table file, as docs/yaku-tables.md describes it. Raises `BadOption` with yaku, cell and
    reason; the caller adds the file's name."""
    try:
        data = read_toml(text)
    except NotToml as error:
        raise BadOption(Refusal("yaku-table-toml", RULE, {"reason": str(error)})) from error
    cells: list[Cell] = []
    for name, section in data.items():
        yaku = _yaku(name)
        if not isinstance(section, dict):
            raise _wrong("yaku-table-cells", name, "-", {"found": section})
        for count, entry in section.items():
            _add(cells, _toml_cell(yaku, count, entry))
    return _make_table(cells)


def shipped_table() -> PointTable:
    """The table that comes with the program."""
    return table_from_toml(read_package_data("madoi.games.kasane", "yaku.toml"))


def _toml_cell(yaku: int, count: str, entry: object) -> Cell:
    if not isinstance(entry, dict):
        raise _wrong("yaku-table-entry", IDS[yaku], count, {"found": entry})
    for key in entry:
        if key not in ("points", "points_from", "spaces_from"):
            raise _wrong("yaku-table-key", IDS[yaku], count, {"found": key})
    points = entry.get("points")
    if not isinstance(points, list):
        raise _wrong("yaku-table-points", IDS[yaku], count, {"found": points})
    points_from = entry.get("points_from", OURS)
    spaces_from = entry.get("spaces_from", points_from)
    return _cell(yaku, count, points, points_from, spaces_from)


def _cell(yaku: int, count: str, points: list[object], points_from: object, spaces_from: object) -> Cell:
    name = IDS[yaku]
    allowed = cell_sizes(yaku)
    number = _number(count)
    if not isinstance(number, int) or number not in allowed:
        facts: Facts = {"least": allowed[0], "most": allowed[-1]}
        raise _wrong("yaku-table-count", name, count, facts)
    if not 1 <= len(points) <= _MOST_SPACES:
        raise _wrong("yaku-table-spaces", name, count, {"found": len(points), "most": _MOST_SPACES})
    checked: list[int] = []
    for value in points:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= _MOST_POINTS:
            raise _wrong("yaku-table-value", name, count, {"found": value, "most": _MOST_POINTS})
        checked.append(value)
    for source in (points_from, spaces_from):
        if source not in (BOOK, REVIEW, OURS):
            raise _wrong("yaku-table-sources", name, count, {"found": source})
    assert isinstance(points_from, str)
    assert isinstance(spaces_from, str)
    return Cell(yaku, number, checked, points_from, spaces_from)


def _add(cells: list[Cell], cell: Cell) -> None:
    for other in cells:
        if other.yaku == cell.yaku and other.count == cell.count:
            raise _wrong("yaku-table-twice", IDS[cell.yaku], str(cell.count), {})
    cells.append(cell)


def _make_table(cells: list[Cell]) -> PointTable:
    if not cells:
        raise BadOption(Refusal("yaku-table-empty", RULE, {}))
    return PointTable(sorted(cells, key=lambda cell: (cell.yaku, cell.count)))


def _yaku(name: str) -> int:
    if name not in IDS:
        raise BadOption(Refusal("yaku-table-unknown", RULE, {"found": name, "allowed": IDS}))
    return IDS.index(name)


def _number(text: str) -> object:
    """The whole number a text says, or the text itself."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else text


def _wrong(code: str, name: str, count: str, facts: Facts) -> BadOption:
    where: Facts = {"yaku": "@kasane-yaku-" + name, "name": name, "cell": count}
    return BadOption(Refusal(code, RULE, {**where, **facts}))
