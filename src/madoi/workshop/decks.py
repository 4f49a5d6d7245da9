"""``madoi lily deck check`` and ``madoi lily deck stats``."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from madoi.core.refusal import BadOption, Facts, Refused
from madoi.games.lily.cards.card import Pool
from madoi.games.lily.cards.card_facts import CHARACTER, COLORS
from madoi.games.lily.cards.deck_stats import SupportFailure, without_leader_and_partner
from madoi.games.lily.cards.decks import DeckList, faults
from madoi.games.lily.cards.sets import MOST_LEVEL, SUPPORTS
from madoi.games.lily.rules.areas import RANGES
from madoi.terminal.boards.lily_cards import Cards
from madoi.terminal.screen import Screen
from madoi.workshop.sources import load_deck, load_pool, printed_cards, refusal_about_deck

_LONGEST_BAR = 40


def check_deck(screen: Screen, name: str, path: Path | None) -> bool:
    """Say every fault, or that there is none; whether the deck may be played. Raises `Refused`."""
    pool = load_pool(path)
    try:
        deck = load_deck(pool, name)
    except BadOption as bad:  # there is a file, but it is no deck
        screen.line(screen.words.refusal(refusal_about_deck(name, bad.refusal)), "red")
        return False
    wrong = faults(pool, deck)
    for refusal in wrong:
        screen.line(screen.words.refusal(refusal_about_deck(name, refusal)), "red")
    if wrong:
        screen.say("workshop-deck-faults", count=len(wrong))
        return False
    cards = printed_cards(pool, screen.words)
    facts: Facts = {
        "deck": name,
        "count": sum(deck.cards.values()),
        "potentials": sum(deck.potentials.values()),
        "leader": cards.phrase(deck.leader),
        "partner": cards.phrase(deck.partner),
    }
    screen.line(screen.words.text("workshop-deck-good", facts), "green")
    return True


def show_stats(screen: Screen, name: str, path: Path | None) -> None:
    """The deck in numbers. Raises `Refused` when a card of it is unknown."""
    pool = load_pool(path)
    try:
        deck = load_deck(pool, name)
    except BadOption as bad:
        raise Refused(refusal_about_deck(name, bad.refusal)) from None
    wrong = faults(pool, deck)
    unknown = [refusal for refusal in wrong if refusal.code == "lily-deck-no-card"]
    if unknown:
        raise Refused(refusal_about_deck(name, unknown[0]))
    _Report(screen, pool, deck).show(name)
    if wrong:
        screen.say("workshop-deck-faults", "yellow", count=len(wrong))


class _Report:
    """A deck on a screen."""

    def __init__(self, screen: Screen, pool: Pool, deck: DeckList) -> None:
        self.screen = screen
        self.words = screen.words
        self.deck = deck
        self.cards: Cards = printed_cards(pool, screen.words)
        self.all = [
            pool.cards[pool.number_of[id]] for id, number in deck.cards.items() for _ in range(number)
        ]
        self.characters = [card for card in self.all if card.kind == CHARACTER]
        self.leader = pool.cards[pool.number_of[deck.leader]]
        self.failing = SupportFailure(without_leader_and_partner(pool, deck), self.leader)

    def show(self, name: str) -> None:
        title = self.cards.in_language(self.deck.name) or name
        self.screen.line(title, "bold")
        about = self.cards.in_language(self.deck.about)
        if about:
            self.screen.line(about)
        facts: Facts = {
            "count": len(self.all),
            "potentials": sum(self.deck.potentials.values()),
            "leader": self.cards.phrase(self.deck.leader),
            "partner": self.cards.phrase(self.deck.partner),
        }
        self.screen.line(self.words.text("workshop-deck-made-of", facts))
        self.screen.line("")
        self.screen.show(self._bars())
        self.screen.line("")
        self.screen.line(self._names())
        self.screen.line("")
        self._support()

    def _bars(self) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True)
        word = self.words.text
        level = Counter(card.level for card in self.characters)
        self._group(table, "lily-term-level", [(str(n), level[n]) for n in range(1, MOST_LEVEL + 1)])
        kinds: list[tuple[str, int]] = [
            (word("workshop-characters"), len(self.characters)),
            (word("lily-term-event"), len(self.all) - len(self.characters)),
        ]
        self._group(table, "workshop-kinds", kinds)
        color = Counter(card.color for card in self.characters)
        colors = [(word(f"lily-color-{name}"), color[number]) for number, name in enumerate(COLORS)]
        self._group(table, "workshop-colors", colors)
        support = Counter(card.support for card in self.characters)
        supports = [(str(value), support[value]) for value in range(SUPPORTS[0], SUPPORTS[1] + 1, 10)]
        self._group(table, "lily-term-support", supports)
        reach = Counter(card.reach for card in self.characters)
        ranges = [(name, reach[number]) for number, name in enumerate(RANGES)]
        self._group(table, "lily-term-range", ranges)
        return table

    def _group(self, table: Table, key: str, rows: list[tuple[str, int]]) -> None:
        """One question: a bar a row, a block a card; in proportion where there are too many."""
        most = max([number for _, number in rows] + [1])
        for place, (label, number) in enumerate(rows):
            long = number if most <= _LONGEST_BAR else round(number * _LONGEST_BAR / most)
            head: RenderableType = self.words.text(key) if place == 0 else ""
            table.add_row(head, label, str(number), Text("█" * long, "bright_blue"))

    def _names(self) -> str:
        """Every name with how many cards carry it; events among them."""
        count = Counter(card.name for card in self.all)
        called = {card.name: self.cards.in_language(card.called) for card in self.all}
        parts = [f"{called[name]} {number}" for name, number in count.most_common()]
        facts: Facts = {"count": len(count), "names": parts}
        return self.words.text("workshop-names", facts)

    def _support(self) -> None:
        named = sum(1 for card in self.all if card.is_named(self.leader))
        facts: Facts = {
            "name": self.cards.in_language(self.leader.called),
            "named": named,
            **self.failing.facts(),
        }
        for key in ("workshop-leader-name", "workshop-mean-support", "workshop-support-fails"):
            self.screen.line(self.words.text(key, facts))
