"""Decks (LY-5.1, LY-5.2): reading them from files and from one line of a record, and finding their faults."""

from __future__ import annotations

from typing import Final

from madoi.core.immutable import Immutable
from madoi.core.package_data import read_package_data
from madoi.core.refusal import BadOption, Facts, Refusal
from madoi.core.toml_files import NotToml, read_toml
from madoi.games.lily.cards.card import Pool
from madoi.games.lily.cards.card_facts import CHARACTER, MOST_ALIKE, POTENTIAL, Text
from madoi.games.lily.cards.deck import Deck
from madoi.games.lily.cards.editions import EDITION, editions_from, find_edition

LEAST_CARDS, MOST_CARDS = 40, 50
LEAST_FIRST_LEVEL: Final = 2
LEAST_POTENTIALS, MOST_POTENTIALS = 7, 10
LANGUAGES: Final = ["ja", "zh-Hant", "en"]
_PARTS: Final = ("name", "about", "leader", "partner", "cards", "potentials")


class DeckList(Immutable):
    """A deck as written: ids and how many of each, before anybody has checked it."""

    def __init__(
        self,
        name: Text,
        about: Text,
        cards: dict[str, int],
        potentials: dict[str, int],
        leader: str,
        partner: str,
    ) -> None:
        self.name = name
        self.about = about
        self.cards = cards
        self.potentials = potentials
        self.leader = leader
        self.partner = partner

    def text(self) -> str:
        """In one line, for a record: ``w101*2 w102*4 / wp1*2 / w101 w102``."""
        parts = [" ".join(f"{id}*{n}" for id, n in part.items()) for part in (self.cards, self.potentials)]
        return " / ".join([*parts, f"{self.leader} {self.partner}"])


def read_deck(text: str) -> DeckList:
    """A deck from a file's text (TOML). Raises `BadOption`; whether it may be played is `faults`'
    business."""
    deck, wrong = read_draft(text)
    if wrong:
        raise BadOption(wrong[0])
    return deck


def read_draft(text: str) -> tuple[DeckList, list[Refusal]]:
    """A deck that may still be unfinished, from a file's text (TOML): what is there, and what is missing or
    no part of a deck. Raises `BadOption` when the text is no TOML."""
    try:
        data = read_toml(text)
    except NotToml as error:
        raise _bad("lily-deck-toml", {"reason": str(error)}) from None
    wrong = [_wrong("lily-deck-unknown", {"field": key}) for key in data if key not in _PARTS]
    counts: list[dict[str, int]] = []
    for part in ("cards", "potentials"):
        table = data.get(part)
        counts.append({})
        if not isinstance(table, dict) or not table:
            wrong.append(_wrong("lily-deck-missing", {"field": part}))
            continue
        for id, number in table.items():
            if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= 99:
                facts: Facts = {"field": f"{part}.{id}", "value": str(number)}
                wrong.append(_wrong("lily-deck-number", facts))
            else:
                counts[-1][str(id)] = int(number)
    people: list[str] = []
    for part in ("leader", "partner"):
        value = data.get(part)
        people.append(value if isinstance(value, str) else "")
        if not people[-1]:
            wrong.append(_wrong("lily-deck-missing", {"field": part}))
    name, about = _text(data.get("name")), _text(data.get("about"))
    return DeckList(name, about, counts[0], counts[1], people[0], people[1]), wrong


def _text(value: object) -> Text:
    """A text that an author may leave out, or write in as many languages as they like."""
    if isinstance(value, str):
        return dict.fromkeys(LANGUAGES, value)
    if isinstance(value, dict):
        return {str(language): str(text) for language, text in value.items()}
    return {}


def parse_deck(text: str, edition: str = EDITION) -> DeckList:
    """A deck from its one line, or by its name. Raises `BadOption`."""
    allowed = find_edition(edition).decks
    if text in allowed:
        return built_in_deck(text, edition)
    parts = [part.split() for part in text.split("/")]
    if len(parts) != 3 or len(parts[2]) != 2:
        raise _bad("lily-deck-text", {"value": text, "allowed": allowed})
    counts: list[dict[str, int]] = [{}, {}]
    for place in (0, 1):
        for word in parts[place]:
            id, star, number = word.partition("*")
            if not (star and number.isascii() and number.isdecimal() and len(number) <= 2 and int(number)):
                raise _bad("lily-deck-text", {"value": text, "allowed": allowed})
            counts[place][id] = int(number)
    return DeckList({}, {}, counts[0], counts[1], parts[2][0], parts[2][1])


def built_in_deck(name: str, edition: str = EDITION) -> DeckList:
    """One of the edition's ready decks: as it was before the first later edition that changed it."""
    folders = [f"{one.folder}/decks" for one in editions_from(edition) if name in one.changed_decks]
    path = f"data/{[*folders, 'decks'][0]}/{name}.toml"
    return read_deck(read_package_data("madoi.games.lily.cards", path))


def faults(pool: Pool, deck: DeckList) -> list[Refusal]:
    """Everything that LY-5.1 and LY-5.2 have against a deck."""
    ids = [*deck.cards, *deck.potentials, *_leader_and_partner(deck)]
    unknown = sorted({id for id in ids if id not in pool.number_of})
    found = [Refusal("lily-deck-no-card", "LY-5.1", {"id": id}) for id in unknown]
    if found:
        return found
    _check_size(found, "LY-5.1", sum(deck.cards.values()), LEAST_CARDS, MOST_CARDS)
    _check_size(found, "LY-5.2", sum(deck.potentials.values()), LEAST_POTENTIALS, MOST_POTENTIALS)
    first_level = 0
    for id, number in deck.cards.items():
        card = pool.cards[pool.number_of[id]]
        facts: Facts = {"id": id, "card": card.phrase(), "number": number}
        if card.kind == POTENTIAL:
            found.append(Refusal("lily-deck-potential", "LY-5.1", facts))
        if card.kind != POTENTIAL and number > card.most_alike:
            found.append(Refusal("lily-deck-alike", "LY-5.1", {**facts, "most": card.most_alike}))
        if card.kind == CHARACTER and card.level == 1:
            first_level += number
    if first_level < LEAST_FIRST_LEVEL:
        facts = {"number": first_level, "least": LEAST_FIRST_LEVEL}
        found.append(Refusal("lily-deck-first-level", "LY-5.1", facts))
    most = most_of_a_name(pool, sum(deck.cards.values()))
    for name, number in crowded_names(pool, deck.cards).items():
        facts = {"name": dict(pool.names[name]), "named": name, "number": number, "most": most}
        found.append(Refusal("lily-deck-name", "LY-D15", facts))
    for id, number in deck.potentials.items():
        card = pool.cards[pool.number_of[id]]
        facts = {"id": id, "card": card.phrase(), "number": number}
        if card.kind != POTENTIAL:
            found.append(Refusal("lily-deck-no-potential", "LY-5.2", facts))
        if card.kind == POTENTIAL and number > card.most_alike:
            found.append(Refusal("lily-deck-alike", "LY-5.2", {**facts, "most": card.most_alike}))
    return found + _leader_and_partner_faults(pool, deck)


def most_of_a_name(pool: Pool, size: int) -> int:
    """How many cards of a deck may have the same name; an unfinished deck counts as one of the least size."""
    return min(max(size, LEAST_CARDS), MOST_CARDS) // pool.name_share if pool.name_share else MOST_CARDS


def crowded_names(pool: Pool, cards: dict[str, int]) -> dict[str, int]:
    """The characters' names that too many cards have, and how many have them (LY-D15). A card of which
    a deck may have any number does not count, nor do copies too many, which are a fault of their own."""
    found: dict[str, int] = {}
    for id, number in cards.items():
        card = pool.cards[pool.number_of[id]]
        if card.most_alike <= MOST_ALIKE:
            for name in card.names:
                found[name] = found.get(name, 0) + min(number, card.most_alike)
    most = most_of_a_name(pool, sum(cards.values()))
    return {name: number for name, number in found.items() if number > most and name in pool.names}


def _check_size(found: list[Refusal], rule: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        code = "lily-deck-size" if rule == "LY-5.1" else "lily-deck-potential-size"
        found.append(Refusal(code, rule, {"number": number, "least": least, "most": most}))


def _leader_and_partner_faults(pool: Pool, deck: DeckList) -> list[Refusal]:
    """Leader and partner are two level-1 characters of the deck."""
    found: list[Refusal] = []
    for id in _leader_and_partner(deck):
        card = pool.cards[pool.number_of[id]]
        needed = 2 if deck.leader == deck.partner else 1
        if card.kind != CHARACTER or card.level != 1 or deck.cards.get(id, 0) < needed:
            found.append(Refusal("lily-deck-people", "LY-5.1", {"id": id, "card": card.phrase()}))
    return found


def playable(pool: Pool, deck: DeckList) -> Deck:
    """The deck, if the rules have nothing against it. Raises `BadOption` with the first fault."""
    wrong = faults(pool, deck)
    if wrong:
        raise BadOption(wrong[0])
    cards = [pool.number_of[id] for id, number in deck.cards.items() for _ in range(number)]
    potentials = [pool.number_of[id] for id, number in deck.potentials.items() for _ in range(number)]
    return Deck(sorted(cards), sorted(potentials), pool.number_of[deck.leader], pool.number_of[deck.partner])


def _leader_and_partner(deck: DeckList) -> list[str]:
    """Leader and partner, as far as they are chosen; that one is not is said where the deck is read."""
    return [id for id in (deck.leader, deck.partner) if id]


def _wrong(code: str, facts: Facts) -> Refusal:
    return Refusal(code, "LY-5.1", facts)


def _bad(code: str, facts: Facts) -> BadOption:
    return BadOption(_wrong(code, facts))
