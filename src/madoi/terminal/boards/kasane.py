"""Kasane in a terminal: the columns, the rows as they grow, the yaku cards, the player's hand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from madoi.core.refusal import Facts
from madoi.games.kasane.data_types import CellView, KasaneData, KasaneParts, SeatView
from madoi.terminal.boards import Board, Examples

# KS-1.1: deep orange, orange, yellow, yellow-green, green, light blue, blue, pale violet, violet.
_PAPER = [
    "#d9480f",
    "#ff922b",
    "#ffd43b",
    "#a9e34b",
    "#37b24d",
    "#74c0fc",
    "#1c7ed6",
    "#b197fc",
    "#7048e8",
]
_INK = ["white", "black", "black", "black", "white", "black", "white", "black", "white"]
_FREE, _TAKEN = "○", "●"
_YAKU = (
    *("kasane", "juu", "sakura-chirashi", "mukai-zuru", "shippou"),
    *("wakana-ge", "wakana-jou", "asagao", "yugiri"),
)


@dataclass(frozen=True)
class _Move:
    """A turn on this table; ``cards`` are those of the yaku, ``laid`` those from the hand."""

    column: int
    card: int
    yaku: str
    count: int
    join: bool
    cards: list[int]
    laid: list[int]
    points: int


def card(number: int, top: bool = True) -> Text:
    """A card on its paper, with a dark edge on its left so that equal neighbours stay apart. Cards that
    cannot be taken yet are only written; the number always tells them apart, never colour alone."""
    face = "+1" if number == 0 else f"{number} "
    paper = "#e9ecef" if number == 0 else _PAPER[number - 1]
    ink = "black" if number == 0 else _INK[number - 1]
    if not top:
        return Text(f" {face}", style=paper)
    return Text.assemble(("▏", f"black on {paper}"), (face, f"bold {ink} on {paper}"))


def cards(numbers: list[int]) -> Text:
    return Text("").join(card(number) for number in numbers)


def _digits(numbers: list[int]) -> str:
    return ".".join("+1" if number == 0 else str(number) for number in numbers)


def _move(data: KasaneData, parts: KasaneParts) -> _Move:
    column = parts["column"] - 1
    taken = data["columns"][column][-1]
    yaku, count, join = parts["yaku"], parts["count"], parts["join"]
    if yaku is None:
        return _Move(column, taken, "", 0, False, [], [], 0)
    seat = data["seats"][data["viewer"]]
    hand = (seat["hand"] or []) + ([taken] if taken else [])
    laid = hand[len(hand) - (count - join) :]
    used = [seat["row"][-1], *laid] if join else laid
    cell = next(cell for cell in data["cells"] if (cell["yaku"], cell["count"]) == (yaku, count))
    return _Move(column, taken, yaku, count, join, used, laid, cell["points"][cell["taken"]])


class KasaneBoard(Board[KasaneData, KasaneParts]):
    """Draws what a `KasaneView` shows."""

    EXAMPLES = Examples("take 1 juu 2", "KS-5", "KS-2.4")

    def draw(self, data: KasaneData) -> RenderableType:
        area = [Padding(self._common_area(data), (0, 2))] if any(data["columns"]) else []
        return Group(self._title(data), *area, self._players(data), *self._hand(data))

    def reference(self, data: KasaneData) -> RenderableType:
        return self._yaku(data)

    def choice(self, data: KasaneData, action: str) -> RenderableType:
        move = _move(data, self.parts(action))
        taken = Text.assemble(
            card(move.card), " ", self.words.text("kasane-menu-take", {"column": move.column + 1})
        )
        if not move.yaku:
            return taken
        facts: Facts = {"yaku": f"@kasane-yaku-{move.yaku}", "count": move.count, "points": move.points}
        key = "kasane-menu-join" if move.join else "kasane-menu-make"
        return Text.assemble(taken, "  ", self.words.text(key, facts), "  ", cards(move.cards))

    def later(self, action: str) -> str:
        parts = self.parts(action)
        if parts["yaku"] is None:
            return self.words.text("kasane-later-take", {"column": parts["column"]})
        yaku = f"@kasane-yaku-{parts['yaku']}"
        facts: Facts = {"column": parts["column"], "yaku": yaku, "count": parts["count"]}
        return self.words.text("kasane-later-join" if parts["join"] else "kasane-later-make", facts)

    def explain(self, data: KasaneData, action: str) -> str:
        move = _move(data, self.parts(action))
        seat = data["seats"][data["viewer"]]
        hand, row = list(seat["hand"] or []), list(seat["row"])
        lines: list[str] = []
        if move.card == 0:
            row.append(0)
            lines.append(self.words.text("kasane-explain-plus-one", {"column": move.column + 1}))
        else:
            hand.append(move.card)
            facts: Facts = {"column": move.column + 1, "card": move.card}
            lines.append(self.words.text("kasane-explain-take", facts))
        if move.yaku:
            hand = hand[: len(hand) - len(move.laid)]
            row += move.laid
            facts = {
                "cards": move.cards,
                "yaku": f"@kasane-yaku-{move.yaku}",
                "condition": f"@kasane-condition-{move.yaku}",
                "points": move.points,
            }
            key = "kasane-explain-join" if move.join else "kasane-explain-make"
            lines.append(self.words.text(key, facts))
        facts = {"hand": _digits(hand) or "–", "row": _digits(row) or "–"}
        lines.append(self.words.text("kasane-explain-after", facts))
        return "\n".join(lines)

    def in_notation(self, data: KasaneData, answer: str, offered: Sequence[str] = ()) -> str:
        """Yaku may be called by the names on the screen: ``take 1 拾 2``."""
        for yaku in _YAKU:
            shown = self.words.text(f"kasane-yaku-{yaku}").partition(" (")[0]
            answer = re.sub(rf"(?<=\s){re.escape(shown)}(?=\s)", yaku, answer, flags=re.IGNORECASE)
        return answer

    def _title(self, data: KasaneData) -> Text:
        if data["winners"]:
            return Text(self.words.text("kasane-board-over"), style="bold")
        facts: Facts = {
            "round": data["round"],
            "rounds": data["rounds"],
            "deck": data["deck_size"],
        }
        return Text(self.words.text("kasane-board-title", facts), style="bold")

    def _common_area(self, data: KasaneData) -> Table:
        """The top cards stand in the lowest line, next to their column's number."""
        table = Table.grid(padding=(0, 2))
        columns = data["columns"]
        for _ in columns:
            table.add_column()
        height = max((len(column) for column in columns), default=0)
        for line in range(height):
            row = []
            for column in columns:
                place = line - (height - len(column))
                row.append(card(column[place], place == len(column) - 1) if place >= 0 else Text("   "))
            table.add_row(*row)
        table.add_row(
            *[
                Text(f" {number} " if column else " – ", style="bold underline" if column else "dim")
                for number, column in enumerate(columns, 1)
            ]
        )
        return table

    def _players(self, data: KasaneData) -> Table:
        table = Table(box=None, padding=(0, 1), show_edge=False, header_style="dim")
        table.add_column("", no_wrap=True)
        table.add_column("", no_wrap=True, overflow="ellipsis")
        table.add_column(self.words.text("kasane-board-points"), justify="right", no_wrap=True)
        table.add_column(self.words.text("kasane-board-hand"), justify="right", no_wrap=True)
        table.add_column(self.words.text("kasane-board-row"), overflow="fold")
        for number, seat in enumerate(data["seats"]):
            marks = ("▶" if number == data["mover"] else " ") + ("◉" if number == data["start"] else " ")
            if number in data["winners"]:
                marks = "★ "
            table.add_row(
                marks,
                Text(self.names[number], style="bold" if number == data["viewer"] else ""),
                str(seat["points"]),
                str(seat["hand_size"]),
                Text.assemble(cards(seat["row"]), (f" {self._progress(seat)}", "dim")),
            )
            if seat["hand"] and number != data["viewer"]:
                label = self.words.text("kasane-board-hand")
                table.add_row("", "", "", "", Text.assemble((f"{label} ", "dim"), cards(seat["hand"])))
        return table

    def _progress(self, seat: SeatView) -> str:
        facts: Facts = {"count": len(seat["row"]), "colours": seat["colours"]}
        return self.words.text("kasane-board-progress", facts)

    def _hand(self, data: KasaneData) -> list[RenderableType]:
        if data["viewer"] < 0:
            return []
        hand = data["seats"][data["viewer"]]["hand"] or []
        label = self.words.text("kasane-board-own-hand")
        shown = cards(hand) if hand else Text("–")
        return [Text.assemble(f"{label}  ", shown, Text("  ◀ ", style="dim") if hand else "")]

    def _yaku(self, data: KasaneData) -> RenderableType:
        table = Table(box=None, padding=(0, 1), show_edge=False, header_style="dim")
        counts = sorted({cell["count"] for cell in data["cells"]})
        table.add_column(self.words.text("kasane-board-yaku"))
        table.add_column("")
        for count in counts:
            table.add_column(f" {count}", no_wrap=True)
        for yaku in dict.fromkeys(cell["yaku"] for cell in data["cells"]):
            row: list[RenderableType] = [
                Text(self.words.text(f"kasane-yaku-{yaku}"), style="bold"),
                self.words.text(f"kasane-short-{yaku}"),
            ]
            for count in counts:
                found = [cell for cell in data["cells"] if (cell["yaku"], cell["count"]) == (yaku, count)]
                row.append(self._cell(found[0]) if found else "")
            table.add_row(*row)
        points = " ".join(str(points) for points in data["colour_points"])
        counts_text = " ".join(str(number) for number in range(1, len(data["colour_points"]) + 1))
        facts: Facts = {"points": points, "counts": counts_text}
        notes = [self.words.text("kasane-board-end", facts), self.words.text("kasane-board-ours")]
        return Group(table, *(Text(note, style="dim") for note in notes))

    def _cell(self, cell: CellView) -> Text:
        """The points of each space, taken ones struck out."""
        shown = Text()
        for space, points in enumerate(cell["points"]):
            taken = space < cell["taken"]
            shown.append(f"{_TAKEN if taken else _FREE}{points} ", style="dim" if taken else "")
        return shown


BOARD = KasaneBoard
