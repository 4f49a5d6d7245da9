"""Drafts: unfinished decks and sets, and the catalogue they are made from.

`decks.faults` and `sets.make_pool` check a file for play.
Here every fault is reported with its line, and the valid part is described for a screen.
"""

from __future__ import annotations

import re
from typing import Final

from madoi.core.capabilities import DraftCheck
from madoi.core.refusal import BadOption, Refusal
from madoi.games.lily.cards import decks
from madoi.games.lily.cards.card import Card, Pool, printed
from madoi.games.lily.cards.card_facts import COLORS, MOST_ALIKE, MOST_POTENTIALS_ALIKE
from madoi.games.lily.cards.deck_stats import SupportFailure, without_leader_and_partner
from madoi.games.lily.cards.decks import DeckList, built_in_deck, faults, parse_deck, read_draft
from madoi.games.lily.cards.editions import BUILT_IN_DECKS, NAME_SHARE
from madoi.games.lily.cards.lists import is_heading, read_list
from madoi.games.lily.cards.sets import make_pool, one_line, parse_files, shipped_pool, shipped_sets
from madoi.games.lily.data_types import CatalogueCard, DeckData, LilyCatalogue, LilyDraft
from madoi.games.lily.settings import HAND

_FIELD: Final = re.compile(r"""\s*["']?[\w-]+["']?\s*=""")
_LINE_IN_REASON: Final = re.compile(r"at line (\d+)")
_WORD: Final = re.compile(r"[\w-]+")
_ITEM: Final = re.compile(r"[\w-]+\[(\d+)\]")
_QUOTED: Final = re.compile(r"""("[^"]*"|'[^']*'|#.*)""")
_MOST_FAULTS: Final = 100
"""The most faults that are reported at once."""


def catalogue() -> LilyCatalogue:
    """Every card, which set it is in, the decks that come with the game, and the numbers of LY-5."""
    return {
        "cards": {card.id: describe_card(card) for card in shipped_pool().cards},
        "sets": shipped_sets(),
        "decks": {name: _deck_data(built_in_deck(name)) for name in BUILT_IN_DECKS},
        "limits": {
            "cards": [decks.LEAST_CARDS, decks.MOST_CARDS],
            "alike": MOST_ALIKE,
            "name_share": NAME_SHARE,
            "first_level": decks.LEAST_FIRST_LEVEL,
            "potentials": [decks.LEAST_POTENTIALS, decks.MOST_POTENTIALS],
            "potentials_alike": MOST_POTENTIALS_ALIKE,
            "hand": HAND,
        },
    }


def describe_card(card: Card) -> CatalogueCard:
    """A card as printed, and what its special skills make of it."""
    return {
        **printed(card),
        "names": list(card.names),
        "colors": [COLORS[color] for color in card.colors],
        "most": card.most_alike,
    }


def read(pool: Pool, text: str) -> tuple[DeckList, list[Refusal]]:
    """A deck, finished or not, as people write it: a file (TOML), the one line of records, or a list. With
    what cannot be read of it. Raises `BadOption` when nothing can."""
    lines = [line for line in map(str.strip, text.splitlines()) if not is_heading(line)]
    if len(lines) == 1 and lines[0].count("/") == 2 and "*" in lines[0]:
        return parse_deck(lines[0]), []
    if not lines or any(_FIELD.match(line) for line in lines):
        return read_draft(text)
    return read_list(pool, text)


def validate_deck(pool: Pool, text: str) -> DraftCheck:
    """A deck: everything LY-5.1 and LY-5.2 have against it, what was read, and how often its supports
    fail."""
    try:
        deck, wrong = read(pool, text)
    except BadOption as bad:
        return DraftCheck("", with_lines(text, [bad.refusal]), {})
    wrong = [fault for fault in wrong if fault.code != "lily-deck-missing"]  # said better below
    for id, code in ((deck.leader, "lily-deck-no-leader"), (deck.partner, "lily-deck-no-partner")):
        if not id:
            wrong.append(Refusal(code, "LY-5.1", {}))
    wrong += faults(pool, deck)
    found: LilyDraft = {"deck": _deck_data(deck)}
    leader = pool.number_of.get(deck.leader, -1)
    if leader >= 0 and all(id in pool.number_of for id in deck.cards):
        named = [number for id, number in deck.cards.items() if _of(pool, id).is_named(pool.cards[leader])]
        facts = SupportFailure(without_leader_and_partner(pool, deck), pool.cards[leader]).facts()
        found["failing"] = {"name": dict(pool.cards[leader].called), "named": sum(named), **facts}
    return DraftCheck("" if wrong else deck.text(), with_lines(text, wrong), found)


def _of(pool: Pool, id: str) -> Card:
    return pool.cards[pool.number_of[id]]


def _deck_data(deck: DeckList) -> DeckData:
    return {
        "name": dict(deck.name),
        "about": dict(deck.about),
        "cards": dict(deck.cards),
        "potentials": dict(deck.potentials),
        "leader": deck.leader,
        "partner": deck.partner,
    }


def validate_set(text: str) -> DraftCheck:
    """A set of cards: the cards that are fine, and everything that is wrong with the others."""
    parts, wrong = parse_files([("set", text)])
    base = shipped_pool()
    pool, more = make_pool(base, parts)
    wrong += more
    fine = pool.cards[len(base.cards) :]
    if not fine and not wrong:
        wrong.append(Refusal("lily-set-no-cards", "", {"file": "set"}))
    found: LilyDraft = {"cards": {card.id: describe_card(card) for card in fine}}
    value = "" if wrong else one_line(parts[0][1])
    return DraftCheck(value, with_lines(text, wrong), found)


def with_lines(text: str, wrong: list[Refusal]) -> list[Refusal]:
    """The faults, each with the ``line`` it is about where that can be found."""
    lines = _LineIndex(text)
    told: list[Refusal] = []
    for fault in wrong[:_MOST_FAULTS]:
        line = 0 if "line" in fault.facts else lines.line_of(fault)
        told.append(Refusal(fault.code, fault.rule, {**fault.facts, "line": line}) if line else fault)
    if len(wrong) > len(told):
        told.append(Refusal("lily-more-faults", "", {"count": len(wrong) - len(told)}))
    return told


class _LineIndex:
    """Where things stand in a file, in lines counted from 1."""

    def __init__(self, text: str) -> None:
        self.lines = [line.strip() for line in text.splitlines()]
        self.words: dict[str, int] = {}
        """The first line in which a word stands."""
        self.firsts: dict[str, int] = {}
        """The first line that begins with a word, but for numbers."""
        self.tables: dict[str, int] = {}
        """Where the table of a card begins, by its id and by what it is the so-manieth of."""
        begins = 0
        seen: dict[str, int] = {}
        for number, line in enumerate(self.lines, 1):
            words = _WORD.findall(line)
            for word in words:
                self.words.setdefault(word, number)
            for word in [word for word in words if not word.isdecimal()][:1]:
                self.firsts.setdefault(word, number)
            if line.startswith("[[") and words:
                begins = number
                seen[words[0]] = seen.get(words[0], 0) + 1
                self.tables[f"{words[0]} {seen[words[0]]}"] = number
            elif begins and len(words) == 2 and words[0] == "id":
                self.tables.setdefault(words[1], begins)

    def line_of(self, fault: Refusal) -> int:
        """The line that a fault is about; 0: nowhere. A card of a set stands where its table does, one of a
        deck where its id does; a field at its name, if it is there."""
        facts = fault.facts
        reason = str(facts.get("reason", ""))
        told = _LINE_IN_REASON.search(reason)
        if told is not None:
            return int(told[1])
        if reason.endswith("(at end of document)"):
            return len(self.lines)
        field = str(facts.get("field", ""))
        begins = self.tables.get(str(facts.get("card", "")), 0)
        if begins:
            return self._line_of_field(begins, field) or begins
        word = str(facts.get("id", "")) or field.rpartition(".")[2]
        found = self.words.get(word, 0)  # "leader = …" comes before the cards
        return found if fault.code == "lily-deck-people" else self.firsts.get(word, found)

    def _line_of_field(self, begins: int, field: str) -> int:
        """Where the first word of a field's path stands in the table that begins here."""
        first = _WORD.match(field)
        for number in range(begins + 1, len(self.lines) + 1):
            line = self.lines[number - 1]
            if line.startswith("[["):
                break
            at = _WORD.match(line)
            if at is not None and first is not None and at[0] == first[0]:
                item = _ITEM.match(field)
                return number if item is None else self._line_of_item(number, int(item[1]))
        return 0

    def _line_of_item(self, begins: int, wanted: int) -> int:
        """Where an item of the list that begins here stands: counted by the brackets of its tables."""
        depth = 0
        seen = 0
        for number in range(begins, len(self.lines) + 1):
            for sign in _QUOTED.sub("", self.lines[number - 1]):
                if sign in "[{":
                    depth += 1
                    seen += depth == 2
                    if seen == wanted:
                        return number
                elif sign in "]}":
                    depth -= 1
                    if depth == 0:
                        return begins
        return begins
