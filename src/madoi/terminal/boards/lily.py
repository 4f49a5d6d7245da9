"""Lily in a terminal: two fields that face each other, what lies beside them, the hand, a battle."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from rich.box import ROUNDED
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from madoi.core.action import Action
from madoi.core.refusal import Facts
from madoi.core.viewer import SPECTATOR
from madoi.games.lily.data_types import (
    Area,
    FacedCard,
    LaterReference,
    LilyData,
    LilyParts,
    LilyReference,
    SideView,
    SkillReference,
)
from madoi.terminal.boards import Board, Examples
from madoi.terminal.boards.lily_actions import ActionTexts, later
from madoi.terminal.boards.lily_battle import BattlePanel
from madoi.terminal.boards.lily_cards import COLORS, INK, LEADER, Cards
from madoi.terminal.boards.lily_compact import CompactTable, short_menu
from madoi.terminal.boards.lily_input import InputReader
from madoi.terminal.boards.lily_view import ACTIVE, BACK, FRONT, INACTIVE, MOST_POTENTIALS, MOVER, below
from madoi.terminal.screen import is_small
from madoi.terminal.wrapping import flow
from madoi.words import Words

_WON = "★"
_TRASH_SHOWN = 3
_FIELD_WIDTH = 82
_WIDEST_FIELD = 110
_ROOM_BESIDE = 132
"""From this width on both stand side by side."""
_BESIDE_NUMBER = 5
"""What the number of a choice takes of a line."""


class _Fitted:
    """A drawing that wants to know how wide it may be, and takes all of it. ``small``: the drawing for a
    small page."""

    def __init__(
        self, draw: Callable[[int], RenderableType], small: Callable[[int], RenderableType] | None = None
    ) -> None:
        self.draw = draw
        self.small = small or draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield (self.small if is_small(console) else self.draw)(options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(options.max_width, options.max_width)


class LilyBoard(Board[LilyData, LilyParts]):
    """Draws what a `LilyView` shows."""

    EXAMPLES = Examples("attack cf rf", "LY-8", "LY-6.4")
    LEGEND = True
    FITS_PAGE = True

    def __init__(
        self, words: Words, names: list[str], printed: LilyReference, parse: Callable[[str], Action]
    ) -> None:
        super().__init__(words, names, printed, parse)
        self.cards = Cards(words, printed)
        self.battles = BattlePanel(words, names, self.cards)
        self.compact = CompactTable(words, names, self.cards, self.battles)

    # The contract of a board.

    def draw(self, data: LilyData) -> RenderableType:
        return _Fitted(
            lambda width: self._draw_table(data, width),
            lambda width: Group(*self.compact.draw(data, self._title(data), width), *self._skills(data)),
        )

    def reference(self, data: LilyData) -> RenderableType:
        """What the signs mean."""
        word = self.words.text
        signs = [
            Text(f"{ACTIVE} {word('lily-term-active')}"),
            Text(f"{INACTIVE} {word('lily-term-inactive')}"),
            Text(f"{LEADER} {word('lily-term-leader')}"),
            Text(word("lily-board-sign-down")),
        ]
        for color in COLORS:
            mark = Text(word(f"lily-board-mark-{color}"), INK[color])
            signs.append(Text.assemble(mark, f" {word(f'lily-term-color-{color}')}"))
        return _Fitted(lambda width: flow(signs, width, "   "))

    def choice(self, data: LilyData, action: str) -> RenderableType:
        return self._action_texts(data).menu_with_notation(action)

    def later(self, action: str) -> str:
        return later(self.words, self.cards, self.parts(action))

    def menu(
        self, data: LilyData, offered: Sequence[str], width: int, rows: int | None = None
    ) -> RenderableType:
        """A card that may go to several areas is one line."""
        texts = self._action_texts(data)
        if rows is not None:
            return self._short_menu(texts, offered, width, rows)
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", width=3, no_wrap=True)
        table.add_column(no_wrap=True)
        room = width - _BESIDE_NUMBER
        number = 1
        for _, group in groupby(offered, self._same_but_area):
            actions = list(group)
            if len(actions) > 1:
                table.add_row("", texts.areas(actions, number, room))
            else:
                table.add_row(str(number), texts.menu_with_notation(actions[0], room))
            number += len(actions)
        return table

    def _short_menu(
        self, texts: ActionTexts, offered: Sequence[str], width: int, rows: int
    ) -> RenderableType:
        choices: list[tuple[str, Text]] = []
        number = 1
        for _, group in groupby(offered, self._same_but_area):
            actions = list(group)
            if len(actions) > 1:
                choices.append(("", texts.areas(actions, number, width, notation=False)))
            else:
                choices.append((str(number), texts.menu(actions[0], width // 2)))
            number += len(actions)
        lines, left = short_menu(choices, width, rows)
        if left:
            lines[-1] = Text(self.words.text("lily-board-more-choices", {"count": left + 1}), "dim")
        return Group(*lines)

    def _same_but_area(self, action: str) -> str:
        """Alike for actions that put the same card into different areas."""
        parts = self.parts(action)
        return f"{parts['verb']} {parts['card']}" if parts["verb"] in ("deploy", "place") else action

    def in_words(self, data: LilyData, action: str) -> str:
        return self._action_texts(data).menu(action).plain

    def explain(self, data: LilyData, action: str) -> str:
        return self._action_texts(data).explain(action)

    def _action_texts(self, data: LilyData) -> ActionTexts:
        return ActionTexts(self.words, self.names, self.cards, data, self.parts)

    def in_notation(self, data: LilyData, answer: str, offered: Sequence[str] = ()) -> str:
        return InputReader(self.words, self.cards, data, offered).in_notation(answer)

    def hint(self, data: LilyData) -> str:
        return self.words.text("lily-board-hint")

    def help(self) -> str:
        return self.words.text("lily-board-help")

    def look_up(self, data: LilyData, answer: str) -> RenderableType | None:
        """Cards by what they are called; who stands in an area."""
        area = InputReader(self.words, self.cards, data, ()).area_of(answer)
        if area:
            return self._who_stands(data, area)
        found = self.cards.find(answer)
        if not found:
            return None
        if len(found) == 1:
            return self.cards.draw_card(found[0])
        return self.cards.list_cards(found)

    def _who_stands(self, data: LilyData, area: Area) -> RenderableType:
        """Both players' characters in an area, your own first."""
        parts: list[RenderableType] = []
        for seat in (below(data), 1 - below(data)):
            stands = data["players"][seat]["field"][area]
            facts: Facts = {"seat": seat, "area": f"@lily-area-{area}"}
            if stands is None:
                parts.append(Text(self.words.text("lily-board-stands-nobody", facts, self.names)))
            else:
                facts["power"] = stands["power"]
                parts.append(Text(self.words.text("lily-board-stands", facts, self.names)))
                parts.append(self.cards.draw_card(stands["card"]))
        return Group(*parts)

    # The whole table.

    def _draw_table(self, data: LilyData, width: int) -> RenderableType:
        """The table, in a width: side by side where there is room, one below the other where not."""
        own = below(data)
        narrow = width < _ROOM_BESIDE
        field_width = min(width, _WIDEST_FIELD) if narrow else _FIELD_WIDTH
        beside = width if narrow else width - field_width - 2
        fields = [
            self._field(data, 1 - own, [BACK, FRONT], field_width),
            self._field(data, own, [FRONT, BACK], field_width),
        ]
        sides = [self._side(data, 1 - own, beside), self._side(data, own, beside)]
        event = self._event(data, width)
        rest = [*self._hands(data, width), *self.battles.draw(data, width), *self._skills(data)]
        if narrow:
            return Group(self._title(data), sides[0], fields[0], event, fields[1], sides[1], *rest)
        rows: list[RenderableType] = []
        for field, side in zip(fields, sides, strict=True):
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(width=field_width)
            grid.add_column(width=beside)
            grid.add_row(field, side)
            rows.append(grid)
        return Group(self._title(data), rows[0], event, rows[1], *rest)

    def _title(self, data: LilyData) -> Text:
        word = self.words.text
        if data["result"] is not None:
            if data["result"] == "draw":
                return Text(word("lily-board-drawn"), "bold")
            return Text(word("lily-board-won", {"seat": data["result"]}, self.names), "bold")
        if not data["turn"]:
            return Text(word("lily-board-before"), "bold")
        facts: Facts = {
            "turn": data["turn"],
            "seat": data["mover"],
            "phase": f"@lily-board-phase-{data['phase']}",
        }
        return Text(word("lily-board-title", facts, self.names), "bold")

    # The fields.

    def _field(self, data: LilyData, seat: int, rows: list[list[Area]], width: int) -> Table:
        """Six areas, left on the left on both sides: left faces left (LY-7)."""
        inner = (width - 4) // 3 - 2
        table = Table(box=ROUNDED, show_header=False, show_lines=True, padding=(0, 1), border_style="dim")
        for _ in range(3):
            table.add_column(width=inner, overflow="fold")
        for row in rows:
            table.add_row(*(self._area(data, seat, area, inner) for area in row))
        return table

    def _area(self, data: LilyData, seat: int, area: Area, width: int) -> Text:
        stands = data["players"][seat]["field"][area]
        if stands is None:
            return self._empty_area(data, seat, area)
        card = self.cards[stands["card"]]
        word = self.words.text
        first = [
            Text(area, "dim"),
            Text(ACTIVE if stands["active"] else INACTIVE, "bold" if stands["active"] else ""),
            Text.assemble(
                (f"{LEADER} " if stands["leader"] else "", "bold yellow"),
                (self.cards.name(stands["card"]), f"bold {self.cards.ink(stands['card'])}"),
            ),
            Text(word("lily-board-level", {"level": card.get("level", 0)})),
        ]
        more = stands["power"] - card.get("power", 0)
        power = Text.assemble(
            self.cards.mark(stands["card"]),
            f" {word('lily-term-power')} ",
            (str(stands["power"]), "bold"),
            (f" ({more:+})" if more else "", "green" if more > 0 else "red"),
        )
        reach = Text(f"{word('lily-term-range')} {card.get('range', '')}")
        rest = [power, reach, Text(stands["card"], "dim")]
        part = self.battles.part(data, seat, area)
        if part:
            rest.insert(0, Text(f"[{part}]", "bold reverse"))
        if not stands["active"]:
            rest.append(Text(word("lily-term-inactive"), "dim"))
        if stands["below"]:
            rest.append(Text(word("lily-board-below", {"count": len(stands["below"])}), "dim"))
        rest += [Text(word(f"lily-board-granted-{granted}"), "yellow") for granted in stands["granted"]]
        rest += [Text(word("lily-board-used", {"number": number}), "dim") for number in stands["used"]]
        return Text.assemble(flow(first, width, " "), "\n", flow(rest, width))

    def _empty_area(self, data: LilyData, seat: int, area: Area) -> Text:
        """Before leaders are turned up (LY-5.5), the leader lies here face down."""
        side = data["players"][seat]
        known = side["leader"]
        if area == "cf" and not data["opened"] and (known or side["ready"]):
            name = self.cards.name(known) if known else self.words.text("lily-board-face-down")
            return Text.assemble((f"{area} ", "dim"), (f"{LEADER} ", "yellow"), f"({name})")
        return Text(f"{area}  {self.words.text(f'lily-area-{area}')}", "dim")

    def _event(self, data: LilyData, width: int) -> RenderableType:
        """The one area that both players share, between the fields."""
        label = self.words.text("lily-term-event")
        event = data["event"]
        if event is None:
            return Padding(Text(f"{label}  –", "dim"), (0, 2))
        whose = self.words.text("lily-board-of", {"seat": event["owner"]}, self.names)
        parts = [
            Text(label, "dim"),
            Text.assemble((self.cards.full_name(event["card"]), "bold"), (f" {event['card']}", "dim")),
            Text(whose, "dim"),
            *(Text(text) for text in self.cards.texts(event["card"])),
        ]
        return Padding(flow(parts, width - 4), (0, 2))

    # What lies beside a field.

    def _side(self, data: LilyData, seat: int, width: int) -> Table:
        """Piles and counts; partner, couplings, potentials, trash, what is known of the deck."""
        word = self.words.text
        side = data["players"][seat]
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="dim")
        rows = self._side_rows(data, seat)
        labels = max([cell_len(label) for label, _, _ in rows])
        room = width - labels - 2
        table.add_column(width=room, overflow="fold")
        counts = [(side["deck"], "lily-term-deck"), (side["hatena"], "lily-board-hatena")]
        counts += [(len(side["hand"]), "lily-term-hand"), (len(side["trash"]), "lily-board-trash")]
        head = [Text(f"{word(key)} {number}") for number, key in counts]
        mover = data["turn"] and data["mover"] == seat and data["result"] is None
        name = Text.assemble(
            (f"{MOVER} " if mover else f"{_WON} " if data["result"] == seat else "", "bold yellow"),
            (self.names[seat], "bold"),
        )
        if data["turn"] and data["first"] == seat:
            head.append(Text(word("lily-board-first"), "dim"))
        lines: list[RenderableType] = [flow([name, *head], width, "  ")]
        for label, parts, gap in rows:
            table.add_row(label, flow(parts, room, gap))
        return self._stacked([*lines, table])

    def _stacked(self, parts: list[RenderableType]) -> Table:
        table = Table.grid()
        for part in parts:
            table.add_row(part)
        return table

    def _side_rows(self, data: LilyData, seat: int) -> list[tuple[str, list[Text], str]]:
        """Label, what to say, and what stands between."""
        word = self.words.text
        side = data["players"][seat]
        rows = [(word("lily-term-partner"), self._partner(data, side), "  ")]
        if data["turn"]:
            rows.append((word("lily-board-coupling"), self._coupling(data, seat), "  "))
            rows.append((word("lily-term-potential"), self._potentials(side), "  "))
        ends = [("lily-board-deck-top", side["deck_top"]), ("lily-board-deck-bottom", side["deck_bottom"])]
        for key, known in ends:
            if any(known):
                rows.append((word(key), [self._known(id) for id in known], "  "))
        known_hand = [id for id in side["hand"] if id is not None]
        if known_hand and (seat != below(data) or data["viewer"] == SPECTATOR):
            rows.append((word("lily-board-known-hand"), [self.cards.label(id) for id in known_hand], "  "))
        if side["trash"]:
            last = [self.cards.label(id) for id in side["trash"][: -_TRASH_SHOWN - 1 : -1]]
            if len(side["trash"]) > len(last):
                last[-1].append(" …", "dim")
            rows.append((word("lily-board-trash-last"), last, "  "))
        if side["removed"]:
            rows.append((word("lily-board-removed"), [self.cards.label(id) for id in side["removed"]], "  "))
        later = [one for one in data["later"] if one["seat"] == seat]
        if later:
            rows.append((word("lily-board-later"), [self._later(one) for one in later], "  "))
        return rows

    def _later(self, one: LaterReference) -> Text:
        """A card whose effects were put off, and until when."""
        moment = self.words.text(f"lily-board-later-{one['moment']}")
        return Text.assemble(self.cards.label(one["card"]), (f" ({moment})", "dim"))

    def _known(self, id: str | None) -> Text:
        return Text("?", "dim") if id is None else self.cards.label(id)

    def _partner(self, data: LilyData, side: SideView) -> list[Text]:
        word = self.words.text
        if not side["ready"]:
            return [Text(word("lily-board-choosing"), "dim")]
        lies = Text(word(f"lily-board-lies-{side['partner_lies']}"))
        if side["partner"] is None:
            return [lies]
        power = f"{word('lily-term-power')} {self.cards[side['partner']].get('power', 0)}"
        if data["opened"]:
            sign = {"upright": f"{ACTIVE} ", "sideways": f"{INACTIVE} "}.get(side["partner_lies"], "")
            lies = Text(sign + lies.plain, "bold" if side["partner_lies"] == "upright" else "dim")
        return [self.cards.label(side["partner"]), Text(power), lies]

    def _coupling(self, data: LilyData, seat: int) -> list[Text]:
        """The value, how many levels may be and were played with it, and the cards; face down in brackets."""
        side = data["players"][seat]
        most = max(side["levels"], 0)
        facts: Facts = {"value": len(side["coupling"]), "most": most, "played": data["played"]}
        own_turn = data["mover"] == seat
        parts = [Text(self.words.text("lily-board-value" if own_turn else "lily-board-value-waiting", facts))]
        return parts + [self._faced(one) for one in side["coupling"]]

    def _potentials(self, side: SideView) -> list[Text]:
        count = len(side["potentials"])
        signs = "●" * count + "○" * max(MOST_POTENTIALS - count, 0)
        parts = [Text.assemble((signs, "bold" if count else "dim"), f" {count}/{MOST_POTENTIALS}")]
        return parts + [self._faced(one) for one in side["potentials"]]

    def _faced(self, one: FacedCard) -> Text:
        if one["up"]:
            return self.cards.label(one["card"])
        return Text(f"({self.cards.name(one['card'])} {one['card']})", "dim")

    # Hands.

    def _hands(self, data: LilyData, width: int) -> list[RenderableType]:
        """The one below, line by line; if the other can be seen, it stands beside the other field."""
        hand = [id for id in data["players"][below(data)]["hand"] if id is not None]
        if not hand or data["viewer"] == SPECTATOR:
            return []
        label = Text(self.words.text("lily-board-own-hand", {"count": len(hand)}), "bold")
        return [label, Padding(self.cards.table(hand, width - 2), (0, 0, 0, 2))]

    # Skills.

    def _skills(self, data: LilyData) -> list[RenderableType]:
        """The skill that runs, and those that wait, with the numbers they are called by."""
        lines: list[RenderableType] = []
        running = data["skill"]
        asked = data["choice"] is not None and data["choice"]["seat"] == data["viewer"]
        if running is not None and not asked:  # who is asked reads it in the question
            lines.append(self._skill("lily-board-running", running))
        if data["waiting"]:
            lines.append(Text(self.words.text("lily-board-waiting"), "dim"))
            for number, one in enumerate(data["waiting"], 1):
                lines.append(Text.assemble(f"  {number}  ", self._whose_skill(one)))
        return lines

    def _skill(self, key: str, one: SkillReference) -> Text:
        return Text.assemble((f"{self.words.text(key)}  ", "dim"), self._whose_skill(one))

    def _whose_skill(self, one: SkillReference) -> Text:
        text = self.cards.skill(one["card"], one["skill"])
        return Text.assemble(f"{self.names[one['seat']]}: ", self.cards.label(one["card"]), f"  {text}")


BOARD = LilyBoard
