"""Sets of cards: reads the files in which people write them (docs/card-authors.md).

Every mistake is reported with file, card, field and reason. A player's own set is added to the shipped one.
As an option of a table a set is one line of text, so that a record replays without the file.
"""

from __future__ import annotations

import json
from typing import Final

from madoi.core.package_data import read_package_data
from madoi.core.refusal import BadOption, Facts, Refusal
from madoi.core.toml_files import NotToml, read_toml
from madoi.games.lily.cards.card import Card, Pool
from madoi.games.lily.cards.card_facts import CHARACTER, COLORS, KINDS, POTENTIAL, Text
from madoi.games.lily.cards.decks import LANGUAGES
from madoi.games.lily.cards.editions import EDITION, SETS, Edition, editions_from
from madoi.games.lily.notation import MOST_SKILLS
from madoi.games.lily.rules.areas import RANGES
from madoi.games.lily.skills.reader.fields import CardFileError
from madoi.games.lily.skills.reader.skills import Reader

FIELDS: Final[dict[str, list[str]]] = {
    "character": ["id", "name", "title", "color", "level", "power", "support", "range", "flavour", "skills"],
    "event": ["id", "name", "title", "flavour", "skills"],
    "potential": ["id", "name", "title", "flavour", "skills"],
}
"""The fields a card may have, by kind; ``flavour`` may be left out, and the ``skills`` of a character."""

MOST_LEVEL: Final = 5
POWERS: Final = (30, 80)
SUPPORTS: Final = (10, 30)
_PACKAGE: Final = "madoi.games.lily.cards"
_ID_SIGNS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-"
_cached_pools: dict[str, Pool] = {}


def shipped_pool(edition: str = EDITION) -> Pool:
    """The cards that come with the game; each edition is read once (LY-D15)."""
    pool = _cached_pools.get(edition)
    if pool is None:
        chain = editions_from(edition)
        parts, wrong = parse_files(_shipped_files(chain[0].sets))
        for older in reversed(chain[:-1]):
            parts = _as_printed_in(older, parts)
        made, more = make_pool(None, parts)
        assert not wrong + more, wrong + more
        pool = Pool(made.cards, made.names, chain[0].name_share)
        _cached_pools[edition] = pool
    return pool


def _as_printed_in(
    edition: Edition, parts: list[tuple[str, dict[str, object]]]
) -> list[tuple[str, dict[str, object]]]:
    """The cards with those that the next edition changed as they were, each in its old place."""
    before: dict[str, object] = {}
    for kind, entries in read_toml(read_package_data(_PACKAGE, f"data/{edition.folder}/cards.toml")).items():
        for entry in _list(entries):
            assert isinstance(entry, dict)
            before[f"{kind} {entry['id']}"] = entry
    found: list[tuple[str, dict[str, object]]] = []
    for name, data in parts:
        was = dict(data)
        for kind in KINDS:
            entries = [entry for entry in _list(data.get(kind)) if isinstance(entry, dict)]
            was[kind] = [before.get(f"{kind} {entry['id']}", entry) for entry in entries]
        found.append((name, was))
    return found


def shipped_sets() -> dict[str, list[str]]:
    """The files that come with the game: the ids of the cards in each."""
    parts, _ = parse_files(_shipped_files(SETS))
    return {name: _ids(data) for name, data in parts}


def _ids(data: dict[str, object]) -> list[str]:
    entries = [entry for kind in KINDS for entry in _list(data.get(kind))]
    return [str(entry["id"]) for entry in entries if isinstance(entry, dict)]


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _shipped_files(names: list[str]) -> list[tuple[str, str]]:
    return [(name, read_package_data(_PACKAGE, f"data/sets/madoi/{name}.toml")) for name in names]


def parse_files(files: list[tuple[str, str]]) -> tuple[list[tuple[str, dict[str, object]]], list[Refusal]]:
    """Files (name and text) as tables, and the refusals of those that are no TOML."""
    parts: list[tuple[str, dict[str, object]]] = []
    wrong: list[Refusal] = []
    for name, text in files:
        try:
            parts.append((name, read_toml(text)))
        except NotToml as error:
            wrong.append(Refusal("lily-set-toml", "", {"file": name, "reason": str(error)}))
    return parts, wrong


def one_line(data: dict[str, object]) -> str:
    """A set as the text of an option."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def pool_with(text: str, strict: bool = True, edition: str = EDITION) -> Pool:
    """The shipped cards and those of a set in one line; empty: only the shipped. ``strict``: as in
    `make_pool`. Raises `BadOption`."""
    base = shipped_pool(edition)
    if not text:
        return base
    try:
        data = json.loads(text)
        one_line(data).encode()  # half of a sign cannot be written anywhere
    except (ValueError, RecursionError) as error:
        raise BadOption(Refusal("lily-set-toml", "", {"file": "set", "reason": str(error)})) from None
    if not isinstance(data, dict):
        raise BadOption(Refusal("lily-set-toml", "", {"file": "set", "reason": text[:40]}))
    pool, wrong = make_pool(base, [("set", data)], strict)
    if wrong:
        raise BadOption(wrong[0])
    return pool


def make_pool(
    base: Pool | None, parts: list[tuple[str, dict[str, object]]], strict: bool = True
) -> tuple[Pool, list[Refusal]]:
    """The cards of a base and of these files together, and everything that is wrong with the files. Not
    ``strict``: fields that mean nothing are let pass, as in records from before LY-D14."""
    names: dict[str, Text] = {} if base is None else dict(base.names)
    cards: list[Card] = [] if base is None else list(base.cards)
    wrong: list[Refusal] = []
    for file, data in parts:
        _read_names(file, data, names, wrong)
    ids = {card.id for card in cards}
    same = {_identity(card) for card in cards}
    for file, data in parts:
        strange = [key for key in data if key != "names" and key not in FIELDS]
        wrong += [Refusal("lily-set-unknown", "", {"file": file, "field": key}) for key in strange]
        for kind in KINDS:
            entries = data.get(kind, [])
            if not isinstance(entries, list):
                wrong.append(Refusal("lily-set-list", "", {"file": file, "field": kind}))
                continue
            for place, entry in enumerate(entries, 1):
                card = _CardReader(file, kind, place, entry, names, wrong, strict).read_card()
                if card is None:
                    continue
                facts: Facts = {"file": file, "card": card.id, "field": "id", "value": card.id}
                if card.id in ids:
                    wrong.append(Refusal("lily-file-twice", "LY-2.4", facts))
                elif _identity(card) in same:
                    wrong.append(Refusal("lily-file-same", "LY-2.4", facts))
                else:
                    ids.add(card.id)
                    same.add(_identity(card))
                    cards.append(card)
    return Pool(cards, names, 0 if base is None else base.name_share), wrong


def _identity(card: Card) -> str:
    """LY-2.4: the same title and name, the same card."""
    return f"{card.name}/{card.title.get('ja')}/{card.title.get('en')}"


def _read_names(file: str, data: dict[str, object], names: dict[str, Text], wrong: list[Refusal]) -> None:
    given = data.get("names", {})
    if not isinstance(given, dict):
        wrong.append(Refusal("lily-set-list", "", {"file": file, "field": "names"}))
        return
    for key, value in given.items():
        field = f"names.{key}"
        reader = Reader({})
        try:
            text = _in_all_languages(reader, value, field)
            if key in names and names[key] != text:
                raise CardFileError("lily-file-name-twice", field)
            names[str(key)] = text
        except CardFileError as mistake:
            facts: Facts = {"file": file, "card": "names", "field": mistake.field, **mistake.facts}
            wrong.append(Refusal(mistake.code, "", facts))


def _in_all_languages(reader: Reader, value: object, field: str) -> Text:
    table = reader.table(value, field)
    reader.only(table, field, LANGUAGES)
    for language in LANGUAGES:
        text = table.get(language)
        if not isinstance(text, str) or not text.strip():
            raise CardFileError("lily-file-language", f"{field}.{language}")
    return {language: str(table[language]) for language in LANGUAGES}


class _CardReader:
    """One card being read: every field is tried, so that all mistakes are found at once."""

    def __init__(
        self,
        file: str,
        kind: str,
        place: int,
        entry: object,
        names: dict[str, Text],
        wrong: list[Refusal],
        strict: bool,
    ) -> None:
        self.file = file
        self.kind = kind
        self.entry: dict[str, object] = entry if isinstance(entry, dict) else {}
        self.id = str(self.entry.get("id", f"{kind} {place}"))
        self.reader = Reader(names, strict)
        self.wrong = wrong
        self.mistakes = 0

    def add_fault(self, mistake: CardFileError) -> None:
        facts: Facts = {"file": self.file, "card": self.id, "field": mistake.field, **mistake.facts}
        self.wrong.append(Refusal(mistake.code, "", facts))
        self.mistakes += 1

    def read_card(self) -> Card | None:
        """The card, or None when something was wrong."""
        try:
            self.reader.only(self.entry, "", FIELDS[self.kind])
        except CardFileError as mistake:
            self.add_fault(mistake)
        id = self.read_id()
        title = self.read_text("title", needed=True)
        flavour = self.read_text("flavour", needed=False)
        name, called = self.read_name()
        card = Card(id, KINDS.index(self.kind), name, title, called, flavour)
        if card.kind == CHARACTER:
            card.color = COLORS.index(self.read_word("color", COLORS))
            card.reach = RANGES.index(self.read_word("range", RANGES))
            card.level = self.read_number("level", 1, MOST_LEVEL, 1)
            card.power = self.read_number("power", POWERS[0], POWERS[1], 10)
            card.support = self.read_number("support", SUPPORTS[0], SUPPORTS[1], 10)
        self.read_skills(card)
        if self.mistakes:
            return None
        card.index_skills()
        return card

    def read_id(self) -> str:
        id = self.entry.get("id")
        if (
            isinstance(id, str)
            and 1 < len(id) <= 24
            and all(sign in _ID_SIGNS for sign in id)
            and id[0].isalpha()
        ):
            return id
        self.add_fault(CardFileError("lily-file-id", "id", {"value": str(id)}))
        return ""

    def read_name(self) -> tuple[str, Text]:
        """A key of the names, or, for what is nobody, a name of its own in all languages."""
        value = self.entry.get("name")
        try:
            if isinstance(value, dict) and self.kind != "character":
                return f"-{self.id}", _in_all_languages(self.reader, value, "name")
            key = self.reader.name(value, "name", [])
            return key, self.reader.names[key]
        except CardFileError as mistake:
            self.add_fault(mistake)
            return "", {}

    def read_text(self, field: str, needed: bool) -> Text:
        if not needed and field not in self.entry:
            return {}
        try:
            return _in_all_languages(self.reader, self.entry.get(field), field)
        except CardFileError as mistake:
            self.add_fault(mistake)
            return {}

    def read_word(self, field: str, allowed: list[str]) -> str:
        try:
            return self.reader.word(self.entry.get(field), field, allowed)
        except CardFileError as mistake:
            self.add_fault(mistake)
            return allowed[0]

    def read_number(self, field: str, least: int, most: int, step: int) -> int:
        try:
            number = self.reader.number(self.entry.get(field), field, least, most)
            if number % step:
                raise CardFileError("lily-file-tens", field, {"value": number})
            return number
        except CardFileError as mistake:
            self.add_fault(mistake)
            return least

    def read_skills(self, card: Card) -> None:
        given = self.entry.get("skills", [])
        if (
            not isinstance(given, list)
            or len(given) > MOST_SKILLS
            or (card.kind != CHARACTER and not given)
            or (card.kind == POTENTIAL and len(given) != 1)
        ):
            self.add_fault(CardFileError("lily-file-skills", "skills", {"value": self.kind}))
            return
        for number, value in enumerate(given, 1):
            try:
                card.skills.append(self.reader.skill(value, f"skills[{number}]", self.kind))
            except CardFileError as mistake:
                self.add_fault(mistake)
