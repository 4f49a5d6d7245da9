"""``madoi lily cards`` and ``madoi lily card``."""

from __future__ import annotations

from pathlib import Path

from madoi.core.refusal import Facts, Refusal, Refused
from madoi.games.lily.cards.card_facts import COLORS, KINDS
from madoi.games.lily.cards.sets import MOST_LEVEL
from madoi.terminal.boards.lily_cards import Cards
from madoi.terminal.screen import Screen
from madoi.words import LANGUAGES, words
from madoi.workshop.sources import load_pool, printed_cards


class CardFilter:
    """What somebody looks for; None where it does not matter. Raises `Refused` for what no card can be."""

    def __init__(
        self, color: str | None, level: str | None, name: str | None, kind: str | None, text: str | None
    ) -> None:
        self.color = None if color is None else _color(color)
        self.kind = None if kind is None else _check_allowed(kind.lower(), KINDS, "kind")
        levels = [str(number) for number in range(1, MOST_LEVEL + 1)]
        self.level = None if level is None else int(_check_allowed(level, levels, "level"))
        self.name = None if name is None else name.casefold().strip()
        self.words = [] if text is None else text.casefold().split()

    def matches(self, cards: Cards, id: str) -> bool:
        card = cards[id]
        if self.color is not None and card.get("color") != self.color:
            return False
        if self.level is not None and card.get("level") != self.level:
            return False
        if self.kind is not None and card["kind"] != self.kind:
            return False
        called = [card["name"], *card["called"].values()]
        if self.name is not None and not any(self.name in name.casefold() for name in called):
            return False
        text = " ".join(cards.texts(id)).casefold()
        return all(word in text for word in self.words)


def _check_allowed(given: str, allowed: list[str], option: str) -> str:
    if given in allowed:
        return given
    facts: Facts = {"option": option, "value": given, "allowed": allowed}
    raise Refused(Refusal("option-value", "", facts))


def _color(given: str) -> str:
    """A colour by its key, or by its name in any language."""
    for color in COLORS:
        names = [words(language).text(f"lily-color-{color}") for language in LANGUAGES]
        if given.casefold() in [name.casefold() for name in names]:
            return color
    return _check_allowed(given.lower(), COLORS, "color")


def list_cards(screen: Screen, wanted: CardFilter, path: Path | None) -> None:
    """A table of the cards that fit, and how many they are. Raises `Refused`."""
    cards = printed_cards(load_pool(path), screen.words)
    found = [id for id in cards.every if wanted.matches(cards, id)]
    if not found:
        screen.say("workshop-no-cards")
        return
    screen.show(cards.table(found, screen.console.width))
    screen.say("workshop-cards", "dim", count=len(found))


def show_cards(screen: Screen, given: list[str], path: Path | None) -> None:
    """The whole card; all of a name, if that is what was given. The words are one title, or else each is a
    card of its own. Raises `Refused`."""
    cards = printed_cards(load_pool(path), screen.words)
    wanted = [" ".join(given)] if cards.find(" ".join(given)) else given
    found = [cards.find(name) for name in wanted]
    for name, ids in zip(wanted, found, strict=True):
        if not ids:
            raise Refused(Refusal("workshop-no-card", "", {"text": name}))
    for ids in found:
        screen.show(cards.draw_card(ids[0]) if len(ids) == 1 else cards.list_cards(ids))
