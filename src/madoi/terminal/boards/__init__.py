"""Boards for the terminal, one per game: draw a view and describe actions. They know no rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar, cast

from rich.console import RenderableType
from rich.table import Table

from madoi.core.action import Action
from madoi.core.game import Game
from madoi.core.refusal import Refusal
from madoi.core.screens import screens_of
from madoi.plugins import Registration
from madoi.words import Words

DataT = TypeVar("DataT", bound=Mapping[str, object])
"""What `View.data` of the game gives."""
PartsT = TypeVar("PartsT", bound=Mapping[str, object])
"""What `Action.parts` of the game gives."""


class Examples(NamedTuple):
    """What the help takes its examples from: a move in notation, a chapter of the rules, a rule."""

    move: str
    chapter: str
    rule: str


class Board(ABC, Generic[DataT, PartsT]):
    """How one game looks in a terminal. ``data`` is always what `View.data` gave, ``printed`` the game's
    reference data: what never changes during a game. ``offered`` are the viewer's legal actions."""

    EXAMPLES: ClassVar[Examples | None] = None
    """None: the help takes them from the game."""
    TELLS_WINNERS: ClassVar[bool] = True
    """Whether the last event of its game says who won, and why."""
    LEGEND: ClassVar[bool] = False
    """Whether the reference never changes, so that one look at it is enough."""
    FITS_PAGE: ClassVar[bool] = False
    """Whether it has a drawing and a menu for a small page, which is redrawn in place."""

    def __init__(
        self, words: Words, names: list[str], printed: Mapping[str, object], parse: Callable[[str], Action]
    ) -> None:
        self.game = ""
        """Its name, for boards of several games."""
        self.words = words
        self.names = names
        self._parse = parse

    def parts(self, action: str) -> PartsT:
        """An action in notation, taken apart by its game."""
        return cast(PartsT, self._parse(action).parts())

    @abstractmethod
    def draw(self, data: DataT) -> RenderableType:
        """The whole table as the viewer may see it."""

    @abstractmethod
    def reference(self, data: DataT) -> RenderableType:
        """What lies beside the table to look things up."""

    @abstractmethod
    def choice(self, data: DataT, action: str) -> RenderableType:
        """A legal action of the viewer's in one line of a menu."""

    def menu(
        self, data: DataT, offered: Sequence[str], width: int, rows: int | None = None
    ) -> RenderableType:
        """All choices with the numbers they are chosen by. ``rows``: a small page has this many lines
        for them."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", min_width=3, no_wrap=True)
        table.add_column()
        for number, action in enumerate(offered, 1):
            table.add_row(str(number), self.choice(data, action))
        return table

    def in_words(self, data: DataT, action: str) -> str:
        """A legal action of the viewer's, for a sentence."""
        return str(self.choice(data, action))

    @abstractmethod
    def later(self, action: str) -> str:
        """What an action of anybody's says by itself, for a moment that has not come and has no view yet."""

    @abstractmethod
    def explain(self, data: DataT, action: str) -> str:
        """What a legal action of the viewer's would do, with the rules that make it so."""

    def hint(self, data: DataT) -> str:
        """A line below the choices, where an answer can take another form than the list shows."""
        return ""

    def several(self, data: DataT, answer: str) -> list[str] | list[Refusal]:
        """An answer that stands for several actions in a row, or all that is wrong with it; empty where it
        is an ordinary answer."""
        return []

    def in_notation(self, data: DataT, answer: str, offered: Sequence[str] = ()) -> str:
        """What a person typed, in notation. Raises `Refused` where it could mean several things."""
        return answer

    def look_up(self, data: DataT, answer: str) -> RenderableType | None:
        """What is printed on something (a card) that a person names; None when nothing is called so."""
        return None

    def help(self) -> str:
        """What can be typed in this game besides what can be typed in all."""
        return ""


def board_for(game: Game, words: Words, names: list[str], printed: Mapping[str, object]) -> Board[Any, Any]:
    """The board of a game: its own, else the generic one."""
    target = screens_of(game).terminal or "madoi.terminal.boards.generic:BOARD"
    kind = Registration(game.name, target, game.package).load()
    assert isinstance(kind, type)
    board = kind(words, names, printed, game.parse)
    assert isinstance(board, Board)
    board.game = game.name
    return board
