"""Lily in a small terminal: both fields, the battle and the hand on one page of 80 by 24."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from madoi.games.lily.data_types import Area, LilyData, SideView
from madoi.terminal.boards.lily_battle import BattlePanel
from madoi.terminal.boards.lily_cards import LEADER, Cards
from madoi.terminal.boards.lily_view import ACTIVE, BACK, FRONT, INACTIVE, MOST_POTENTIALS, MOVER, below
from madoi.terminal.wrapping import flow
from madoi.words import Words

_COLUMNS = 3
_GAP = 2
_BETWEEN = "  "


class CompactTable:
    """Draws a table with a line for each row of a field. Everything is cut to the width."""

    def __init__(self, words: Words, names: list[str], cards: Cards, battles: BattlePanel) -> None:
        self.words = words
        self.names = names
        self.cards = cards
        self.battles = battles

    def draw(self, data: LilyData, title: Text, width: int) -> list[RenderableType]:
        own, other = below(data), 1 - below(data)
        lines = [
            title,
            self._status(data, other),
            *(self._row(data, other, areas, width) for areas in (BACK, FRONT)),
            self._middle(data, width),
            *(self._row(data, own, areas, width) for areas in (FRONT, BACK)),
            self._status(data, own),
        ]
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return [*lines, *self.battles.draw_compact(data, width), *self._hand(data, width)]

    def _status(self, data: LilyData, seat: int) -> Text:
        """Counts of a side in one line; its potentials are the lives that are lost."""
        word = self.words.text
        side = data["players"][seat]
        moves = data["turn"] and data["mover"] == seat and data["result"] is None
        parts = [Text.assemble((f"{MOVER} " if moves else "", "bold yellow"), (self.names[seat], "bold"))]
        if data["turn"]:
            lost = len(side["potentials"])
            parts.append(Text("●" * lost + "○" * max(MOST_POTENTIALS - lost, 0), "bold" if lost else "dim"))
            levels = f"{data['played']}/{max(side['levels'], 0)}" if data["mover"] == seat else ""
            parts.append(Text(f"{word('lily-board-coupling')} {len(side['coupling'])} {levels}".rstrip()))
        parts += self._partner(side)
        counts = [(len(side["hand"]), "lily-term-hand"), (side["deck"], "lily-term-deck")]
        counts += [(side["hatena"], "lily-board-hatena"), (len(side["trash"]), "lily-board-trash")]
        parts += [Text(f"{word(key)} {number}", "dim") for number, key in counts]
        later = sum(one["seat"] == seat for one in data["later"])
        rare = [(len(side["removed"]), "lily-board-removed"), (later, "lily-board-later")]
        parts += [Text(f"{word(key)} {number}", "dim") for number, key in rare if number]
        return Text(_BETWEEN).join(parts)

    def _partner(self, side: SideView) -> list[Text]:
        if side["partner"] is None:
            return []
        sign = {"upright": ACTIVE, "sideways": INACTIVE}.get(side["partner_lies"], "")
        name = self.cards.name(side["partner"])
        return [Text.assemble(f"{sign} " if sign else "", (name, self.cards.ink(side["partner"])))]

    def _row(self, data: LilyData, seat: int, areas: Sequence[Area], width: int) -> Text:
        """Three areas side by side: left faces left (LY-7)."""
        room = (width - (_COLUMNS - 1) * _GAP) // _COLUMNS
        return Text(" " * _GAP).join(_fit(self._area(data, seat, area), room) for area in areas)

    def _area(self, data: LilyData, seat: int, area: Area) -> Text:
        side = data["players"][seat]
        stands = side["field"][area]
        if stands is None:
            known = side["leader"] if area == "cf" and not data["opened"] else None
            return Text(f"{area} {self.cards.name(known) if known else '·'}", "dim")
        card = self.cards[stands["card"]]
        more = stands["power"] - card.get("power", 0)
        part = self.battles.part(data, seat, area)
        return Text.assemble(
            (f"{area} ", "dim"),
            (f"{part} " if part else "", "bold reverse"),
            (ACTIVE if stands["active"] else INACTIVE, "bold" if stands["active"] else "dim"),
            (f"{LEADER}" if stands["leader"] else "", "bold yellow"),
            (self.cards.name(stands["card"]), f"bold {self.cards.ink(stands['card'])}"),
            f" {self.words.text('lily-board-level', {'level': card.get('level', 0)})} ",
            (str(stands["power"]), "bold"),
            (f"{more:+}" if more else "", "green" if more > 0 else "red"),
            ("*" if stands["granted"] else "", "yellow"),
        )

    def _middle(self, data: LilyData, width: int) -> Text:
        """The event that both players share, on the line between the fields."""
        event = data["event"]
        if event is None:
            return Text("─" * width, "dim")
        head = f"── {self.words.text('lily-term-event')}: {self.cards.full_name(event['card'])} "
        return Text(head + "─" * max(width - cell_len(head), 0), "dim")

    def _hand(self, data: LilyData, width: int) -> list[RenderableType]:
        hand = [id for id in data["players"][below(data)]["hand"] if id is not None]
        if not hand or data["viewer"] < 0:
            return []
        if data["battle"] is not None:  # what can be used of it is among the choices
            return [_cut(flow([self.cards.label(id) for id in dict.fromkeys(hand)], 10 * width), width)]
        room = (width - _GAP) // 2
        cards = [_fit(self._card(id, hand.count(id)), room) for id in dict.fromkeys(hand)]
        return [Text(" " * _GAP).join(cards[place : place + 2]) for place in range(0, len(cards), 2)]

    def _card(self, id: str, copies: int) -> Text:
        """Who it is, then its numbers, then what it is called by."""
        card = self.cards[id]
        numbers = ""
        if card["kind"] == "character":
            level = self.words.text("lily-board-level", {"level": card["level"]})
            numbers = f" {level} {card['power']}+{card['support']} ({card['range']})"
        return Text.assemble(
            self.cards.mark(id),
            " ",
            (self.cards.name(id) if numbers else self.cards.full_name(id), f"bold {self.cards.ink(id)}"),
            f" ×{copies}" if copies > 1 else "",
            numbers,
            (f" {id}", "dim"),
        )


def short_menu(choices: Sequence[tuple[str, Text]], width: int, rows: int) -> tuple[list[Text], int]:
    """Choices with their numbers on this many lines, two beside each other where they fit. Also gives how
    many have no room."""
    half = (width - _GAP) // 2
    lines: list[Text] = []
    waiting: Text | None = None
    for place, (number, choice) in enumerate(choices):
        shown = Text.assemble((f"{number:>3} " if number else "", "bold"), choice)
        if waiting is not None and shown.cell_len <= half:
            lines[-1] = Text(" " * _GAP).join([_fit(waiting, half), shown])
            waiting = None
            continue
        if len(lines) == rows:
            return lines, len(choices) - place
        lines.append(_cut(shown, width))
        waiting = shown if shown.cell_len <= half else None
    return lines, 0


def _cut(text: Text, width: int) -> Text:
    text.truncate(width, overflow="ellipsis")
    return text


def _fit(text: Text, width: int) -> Text:
    """Exactly so wide."""
    shown = text.copy()
    shown.truncate(width, overflow="ellipsis", pad=True)
    return shown
