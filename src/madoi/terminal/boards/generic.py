"""The generic board in a terminal: any view by its fields, for games without a board of their own.

`madoi.core.screens.board_layout` says what each field is. A field is called ``GAME-field-NAME`` in the word
catalogues, a card ``GAME-card-VALUE``, an action ``GAME-action-VERB``; else by its name or value itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from madoi.core.action import Action
from madoi.core.screens import CARDS, GRID, HAND, MARK, PILE, SCORE, SEAT, TABLE, TOKENS
from madoi.terminal.boards import Board
from madoi.words import Words, plain_words

Data = Mapping[str, Any]
_PAPER: Final = {
    "red": "white on #c92a2a",
    "orange": "black on #ff922b",
    "yellow": "black on #ffd43b",
    "green": "white on #2b8a3e",
    "blue": "white on #1864ab",
    "purple": "white on #5f3dc4",
    "pink": "black on #faa2c1",
    "grey": "white on #495057",
}
_PLAIN_PAPER: Final = "black on #e9ecef"
_FACE_DOWN: Final = "░░"


class GenericBoard(Board[Data, Data]):
    """Draws a view by its layout."""

    TELLS_WINNERS = False

    def __init__(
        self, words: Words, names: list[str], printed: Mapping[str, Any], parse: Callable[[str], Action]
    ) -> None:
        super().__init__(words, names, printed, parse)
        self._layout: list[Data] = printed.get("layout", [])

    def draw(self, data: Data) -> RenderableType:
        middle = [self._line(field, data.get(str(field["name"]))) for field in self._placed(TABLE)]
        own = [self._line(field, data.get(str(field["name"]))) for field in self._placed(HAND)]
        return Group(*middle, self._seats(data), *own)

    def reference(self, data: Data) -> RenderableType:
        return Text("")

    def choice(self, data: Data, action: str) -> RenderableType:
        return self.later(action)

    def later(self, action: str) -> str:
        verb, *rest = action.split()
        key = f"{self.game}-action-{verb}"
        parts = {"what": " ".join(rest), **self.parts(action)}
        return self.words.text(key, parts) if self.words.has(key) else action[:1].upper() + action[1:]

    def explain(self, data: Data, action: str) -> str:
        return self.later(action)

    def _placed(self, *places: str) -> list[Data]:
        return [field for field in self._layout if field["place"] in places]

    def _label(self, field: Data) -> str:
        name = str(field["name"]).rpartition("/")[2]
        key = f"{self.game}-field-{name.replace('_', '-')}"
        return self.words.text(key) if self.words.has(key) else plain_words(name)

    def _line(self, field: Data, value: object) -> RenderableType:
        label = Text(f"{self._label(field)}  ", style="bold")
        if field["kind"] == GRID:
            return Group(label, self._grid(value))
        return Text.assemble(label, self._value(field, value))

    def _seats(self, data: Data) -> Table:
        """A row for each seat, with its fields."""
        fields = self._placed(SEAT)
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=bool(fields))
        table.add_column("")
        for field in fields:
            number = field["kind"] == SCORE
            table.add_column(self._label(field), justify="right" if number else "left")
        for seat, name in enumerate(self.names):
            table.add_row(name, *(self._value(field, _of_seat(data, field, seat)) for field in fields))
        return table

    def _value(self, field: Data, value: object) -> Text:
        kind = field["kind"]
        if kind in (CARDS, TOKENS) or (kind == PILE and isinstance(value, (list, tuple))):
            things = value if isinstance(value, (list, tuple)) else [] if value in ("", None) else [value]
            if kind == PILE and len(things) > 12:
                return Text(f"× {len(things)}")
            return Text(" ").join(self._card(field, thing) for thing in things) if things else Text("–")
        if kind == PILE:
            return Text(f"× {value}")
        if kind == MARK:
            return Text("●" if value else "·")
        return Text("–" if value is None else self._word(value))

    def _card(self, field: Data, value: object) -> Text:
        if value is None:
            return Text(_FACE_DOWN, style="dim")
        colors = field["colors"]
        color = colors.get(str(value)) or colors.get(str(value)[:1], "")
        return Text(f" {self._word(value)} ", style=_PAPER.get(color, _PLAIN_PAPER))

    def _word(self, value: object) -> str:
        """A value in words: those of the catalogues, else as it stands in the view."""
        if isinstance(value, (list, tuple)):
            return self.words.joined([self._word(one) for one in value])
        key = f"{self.game}-card-{str(value).lower()}"
        return self.words.text(key) if isinstance(value, (str, int)) and self.words.has(key) else str(value)

    def _grid(self, value: object) -> Table:
        rows = list(value.items()) if isinstance(value, dict) else list(enumerate(_list(value), 1))
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for name, row in rows:
            cells = list(row.values()) if isinstance(row, dict) else _list(row)
            table.add_row(plain_words(str(name)), *(self._word(cell) for cell in cells))
        return table


def _of_seat(data: Data, field: Data, seat: int) -> object:
    """The value of one seat: of a list with an entry per seat, or of a field in each entry."""
    name, _, inner = str(field["name"]).partition("/")
    values = data.get(name)
    if not isinstance(values, (list, tuple)) or seat >= len(values):
        return None
    return values[seat].get(inner) if inner else values[seat]


def _list(value: object) -> list[object]:
    return list(value) if isinstance(value, (list, tuple)) else [value]


BOARD = GenericBoard
