"""Cards of Lily in a terminal: in a sentence, on a line, in a table, and in full."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from madoi.core.refusal import Facts
from madoi.games.lily.data_types import LilyReference, PrintedCard
from madoi.terminal.wrapping import Wrapped
from madoi.words import Words

COLORS = ["white-lily", "hexagram", "rhododendron"]
INK = {"white-lily": "bright_blue", "hexagram": "", "rhododendron": "bright_red"}
"""Blue, black (as the terminal writes), red; a letter says the same, so that nobody needs to see colours."""

LEADER = "★"
_WIDEST_CARD = 76
_FIELDS = ("level", "power", "support", "range")
ROOM_FOR_TEXTS = 116
"""From this width on a table of cards has room for their texts."""


class Cards:
    """All cards of a duel, in one language."""

    def __init__(self, words: Words, printed: LilyReference) -> None:
        self.words = words
        self.every = printed["cards"]
        self.decks = printed["decks"]

    def __getitem__(self, id: str) -> PrintedCard:
        return self.every[id]

    def in_deck(self, seat: int, name: str) -> int:
        """How many cards of this name a player's deck was made with."""
        return sum(copies for id, copies in self.decks[seat].items() if self[id]["name"] == name)

    # In a sentence.

    def name(self, id: str) -> str:
        return self.in_language(self[id]["called"])

    def title(self, id: str) -> str:
        return self.in_language(self[id]["title"])

    def in_language(self, text: dict[str, str]) -> str:
        """A text by language, in this one; in another where its author wrote no other."""
        return text.get(self.words.language) or text.get("en") or next(iter(text.values()), "")

    def phrase(self, id: str) -> Facts:
        """Title and name, as a fact of a sentence."""
        card = self[id]
        return {"key": "lily-card", "title": card["title"], "name": card["called"]}

    def full_name(self, id: str) -> str:
        return self.words.text("lily-card", {"title": self[id]["title"], "name": self[id]["called"]})

    def about(self, id: str) -> str:
        """A card's printed facts: colour, level, power, support, range; what it is, where it has none."""
        card = self[id]
        if card["kind"] != "character":
            return self.words.text(f"lily-board-kind-{card['kind']}")
        facts: Facts = {
            "color": f"@lily-term-color-{card['color']}",
            "level": card["level"],
            "power": card["power"],
            "support": card["support"],
            "range": card["range"],
        }
        return self.words.text("lily-board-facts", facts)

    def summary(self, id: str) -> str:
        """The same for one line of a menu."""
        card = self[id]
        if card["kind"] != "character":
            return self.about(id)
        facts: Facts = {
            "mark": f"@lily-board-mark-{card['color']}",
            "level": card["level"],
            "power": card["power"],
            "support": card["support"],
            "range": card["range"],
        }
        return self.words.text("lily-board-brief", facts)

    def skill(self, id: str, number: int) -> str:
        """The text of one of its skills, counted from 1; empty when it has none such."""
        skills = self[id]["skills"]
        return self.text_of(skills[number - 1]) if 1 <= number <= len(skills) else ""

    def text_of(self, phrase: Facts) -> str:
        """A phrase as a sentence."""
        facts = {name: value for name, value in phrase.items() if name != "key"}
        return self.words.text(str(phrase["key"]), facts)

    def texts(self, id: str) -> list[str]:
        return [self.text_of(skill) for skill in self[id]["skills"]]

    # On the table.

    def mark(self, id: str) -> Text:
        """The colour as a letter; what a card without one is, likewise."""
        card = self[id]
        color = card.get("color")
        sign = self.words.text(f"lily-board-mark-{color or card['kind']}")
        return Text(sign, INK.get(color or "", "dim"))

    def ink(self, id: str) -> str:
        return INK.get(self[id].get("color") or "", "")

    def label(self, id: str) -> Text:
        """Mark, name and id: enough to know a card again, and to ask for it."""
        return Text.assemble(self.mark(id), " ", (self.name(id), self.ink(id)), (f" {id}", "dim"))

    def table(self, ids: Sequence[str], width: int) -> Table:
        """Cards line by line; with their texts where there is room, else with as much of their titles as
        there is room for."""
        heads = ["", "", *(self.words.text(f"lily-term-{field}") for field in _FIELDS), ""]
        different = list(dict.fromkeys(ids))
        rows = [self._row(id, ids.count(id)) for id in different]
        table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="dim", pad_edge=False)
        room = width
        for place, head in enumerate(heads):
            wide = max([cell_len(head), *(row[place].cell_len for row in rows)])
            numbers = place in (2, 3, 4)
            table.add_column(head, width=wide, no_wrap=True, justify="right" if numbers else "left")
            room -= wide + 2
        table.add_column("", width=max(room, 1), overflow="fold")
        for id, row in zip(different, rows, strict=True):
            title = Text(self.title(id), "italic")
            if width >= ROOM_FOR_TEXTS:
                table.add_row(*row, Group(title, *(Wrapped(text) for text in self.texts(id))))
            else:
                title.truncate(max(room, 1), overflow="ellipsis")
                table.add_row(*row, title)
        return table

    def _row(self, id: str, copies: int) -> list[Text]:
        card = self[id]
        times = f" ×{copies}" if copies > 1 else ""
        name = Text.assemble(self.mark(id), " ", (self.name(id), f"bold {self.ink(id)}"), times)
        numbers = [Text(str(card.get(field, ""))) for field in _FIELDS]
        return [Text(id, "dim"), name, *numbers, Text(self._types(card), "dim")]

    def _types(self, card: PrintedCard) -> str:
        """Which kinds of skills it has."""
        types = [self.words.text(f"lily-term-skill-{type}") for type in card["skill_types"] if type]
        return "/".join(types) or ("–" if card["kind"] == "character" else "")

    def draw_card(self, id: str) -> RenderableType:
        """Everything that is printed on a card."""
        card = self[id]
        lines: list[RenderableType] = [
            Text(self.title(id), "italic"),
            Text.assemble(self.mark(id), " ", (self.name(id), f"bold {self.ink(id)}")),
            Wrapped(self.about(id)),
        ]
        for text in self.texts(id) or [self.words.text("lily-board-no-skill")]:
            lines += [Text(""), Wrapped(text)]
        if card["kind"] == "event":
            lines += [Text(""), Wrapped(Text(self.words.text("lily-board-event-for-both"), "dim"))]
        flavour = self.in_language(card["flavour"])
        if flavour:
            lines += [Text(""), Wrapped(Text(flavour, "dim italic"))]
        return Panel(
            Group(*lines),
            title=Text(id, "dim"),
            title_align="left",
            box=ROUNDED,
            width=_WIDEST_CARD,
            padding=(0, 1),
        )

    def list_cards(self, ids: Sequence[str]) -> RenderableType:
        """Several cards, one below the other: who they are, their facts and texts."""
        lines: list[RenderableType] = []
        for id in ids:
            lines += [Text("")] if lines else []
            lines.append(Text.assemble((f"{id}  ", "dim"), self.mark(id), " ", (self.full_name(id), "bold")))
            texts = [self.about(id), *self.texts(id)]
            lines += [Padding(Wrapped(text), (0, 0, 0, 2)) for text in texts]
        return Group(*lines)

    # Looking up.

    def find(self, text: str) -> list[str]:
        """The cards somebody means: by id, by name (its key, or in any language), by title, by a part of
        either; the first that gives any. Nothing when the text is empty."""
        wanted = text.casefold().strip()
        if not wanted:
            return []
        if wanted in self.every:
            return [wanted]
        for fits in (_is_named, _is_titled, _holds):
            ids = [id for id, card in self.every.items() if fits(card, wanted)]
            if ids:
                return ids
        return []


def _is_named(card: PrintedCard, wanted: str) -> bool:
    return wanted in (card["name"].casefold(), *(text.casefold() for text in card["called"].values()))


def _is_titled(card: PrintedCard, wanted: str) -> bool:
    return wanted in [text.casefold() for text in card["title"].values()]


def _holds(card: PrintedCard, wanted: str) -> bool:
    texts = [*card["title"].values(), *card["called"].values()]
    return any(wanted in text.casefold() for text in texts)
