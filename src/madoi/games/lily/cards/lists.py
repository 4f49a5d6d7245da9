"""Deck lists that people share: a number and a card per line, by id, title or name.

Leader: Shiho “Singer of the Morning Calm”
Partner: w102

4 w101
2x 「朝凪の歌い手」志穂
Morning of the School Chorus *3
# potentials find their own place
2 wp1
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Final

from madoi.core.refusal import Facts, Refusal
from madoi.games.lily.cards.card import Card, Pool
from madoi.games.lily.cards.card_facts import POTENTIAL
from madoi.games.lily.cards.decks import LANGUAGES, DeckList

_FIRST: Final = re.compile(r"(\d{1,2})\s*[x×*]?\s+(\S.*)", re.IGNORECASE)
_LAST: Final = re.compile(r"(\S.*?)\s*(?:[x×*]|\s)\s*(\d{1,2})", re.IGNORECASE)
_FIELD_LINE: Final = re.compile(r"([^:：=]+?)\s*[:：=]\s*(\S.*)")
_WORDS: Final = re.compile(r"[\s/()（）\[\],、，*×“”「」]+")
_FIELD_NAMES: Final = {
    "leader": "leader",
    "リーダー": "leader",
    "領袖": "leader",
    "partner": "partner",
    "パートナー": "partner",
    "搭檔": "partner",
    "name": "name",
    "デッキ名": "name",
    "名稱": "name",
}
_MOST_CANDIDATES: Final = 8
_LONGEST_LINE: Final = 500
"""In characters: longer lines name no card."""


class _ListReader:
    """What the lines of a list have said so far."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.called = [_index(pool, calls) for calls in (_whole, _title, _name)]
        self.name = ""
        self.cards: dict[str, int] = {}
        self.potentials: dict[str, int] = {}
        self.people: dict[str, str] = {"leader": "", "partner": ""}
        self.wrong: list[Refusal] = []

    def read_line(self, number: int, line: str) -> None:
        """Read one line. Anything that does not belong in a list is refused with its number."""
        said = _FIELD_LINE.fullmatch(line)
        what = "" if said is None else _FIELD_NAMES.get(said[1].casefold(), "")
        if said is not None and what == "name":
            self.name = said[2]
        elif said is not None and what:
            card = self._find_card(number, said[2])
            if card is not None:
                self.people[what] = card.id
        else:
            self._read_card_line(number, line)

    def _read_card_line(self, number: int, line: str) -> None:
        first, last = _FIRST.fullmatch(line), _LAST.fullmatch(line)
        copies, called = 1, line
        if first is not None:
            copies, called = int(first[1]), first[2]
        elif last is not None:
            copies, called = int(last[2]), last[1]
        card = self._find_card(number, called)
        if card is None:
            return
        part = self.potentials if card.kind == POTENTIAL else self.cards
        copies += part.get(card.id, 0)
        if not 1 <= copies <= 99:
            facts: Facts = {"field": card.id, "value": str(copies), "line": number}
            self.wrong.append(Refusal("lily-deck-number", "LY-5.1", facts))
            return
        part[card.id] = copies

    def _find_card(self, number: int, called: str) -> Card | None:
        """The card that is called so: by id, by title and name, by one of them if no other card has it."""
        ids = [word for word in _WORDS.split(called.casefold()) if word in self.pool.number_of]
        if len(ids) == 1:
            return self.pool.cards[self.pool.number_of[ids[0]]]
        wanted = _normalize(called)
        facts: Facts = {"line": number, "text": called[:60]}
        for index in self.called:
            found = index.get(wanted, [])
            if len(found) == 1:
                return found[0]
            if found:
                facts["meant"] = [card.id for card in found[:_MOST_CANDIDATES]]
                self.wrong.append(Refusal("lily-list-several", "LY-5.1", facts))
                return None
        self.wrong.append(Refusal("lily-list-nobody", "LY-5.1", facts))
        return None


def _normalize(text: str) -> str:
    """Letters and digits only, so that quotes, spaces and wide letters make no difference."""
    return "".join([sign for sign in unicodedata.normalize("NFKC", text).casefold() if sign.isalnum()])


def _index(pool: Pool, calls: Callable[[Card], list[str]]) -> dict[str, list[Card]]:
    """The cards by what they are called."""
    index: dict[str, list[Card]] = {}
    for card in pool.cards:
        for text in sorted(set(calls(card)) - {""}):
            index.setdefault(text, []).append(card)
    return index


def _whole(card: Card) -> list[str]:
    pairs = [(card.title.get(one, ""), card.called.get(one, "")) for one in LANGUAGES]
    return [_normalize(title + name) for title, name in pairs] + [
        _normalize(name + title) for title, name in pairs
    ]


def _title(card: Card) -> list[str]:
    return [_normalize(text) for text in card.title.values()]


def _name(card: Card) -> list[str]:
    return [_normalize(text) for text in card.called.values()]


def is_heading(line: str) -> bool:
    """Empty lines, remarks, and headings such as ``[cards]`` or ``Potentials (8):``."""
    return not line or line[0] in "#;[" or line.startswith("//") or line[-1] in ":："


def read_list(pool: Pool, text: str) -> tuple[DeckList, list[Refusal]]:
    """The deck of a list, and every line that says no card, with its number."""
    found = _ListReader(pool)
    for number, written in enumerate(text.splitlines(), 1):
        # One space for many: the patterns try every way to share out a run of spaces.
        line = " ".join(unicodedata.normalize("NFKC", written[:_LONGEST_LINE]).split())
        if not is_heading(line):
            found.read_line(number, line)
    for part, id in found.people.items():
        if not id:
            found.wrong.append(Refusal("lily-deck-missing", "LY-5.1", {"field": part}))
    name = dict.fromkeys(LANGUAGES, found.name) if found.name else {}
    people = found.people
    deck = DeckList(name, {}, found.cards, found.potentials, people["leader"], people["partner"])
    return deck, found.wrong
