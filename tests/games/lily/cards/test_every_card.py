"""No card without a test: each skill of each shipped card is named by the mark of a test that sees it at work."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from madoi.core.package_data import read_package_data
from madoi.games.lily.cards.card import Card
from madoi.games.lily.cards.card_facts import CHARACTER, COLORS, EVENT, POTENTIAL
from madoi.games.lily.cards.decks import built_in_deck, faults
from madoi.games.lily.cards.editions import BUILT_IN_DECKS, FIRST_SETS, SETS
from madoi.games.lily.cards.sets import shipped_pool, shipped_sets
from madoi.games.lily.skills.nodes import TYPES

MARK = re.compile(r'\bcard\(\s*"([a-z0-9-]+)",\s*(\d+)')
CARDS = shipped_pool().cards
NEW_WORDS = [
    "any = [",
    "more = {",
    'count = ["',
    "discard = ",
    "sacrifice = {",
    'sacrifice = "self"',
    "subject = {",
    "for-each = ",
    "set-power = ",
    "halve = ",
    '"silent"',
    "later = ",
    "instead = ",
    '"removed"',
    "remove = {",
    "or-else = ",
    "below-least = ",
]
"""What the language could not yet say when the first set was written."""


def marked() -> set[tuple[str, int]]:
    texts = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    return {(id, int(number)) for text in texts for id, number in MARK.findall(text)}


@pytest.mark.parametrize("name", SETS)
def test_each_skill_has_a_test(name: str) -> None:
    ids = shipped_sets()[name]
    skills = {(c.id, n) for c in CARDS if c.id in ids for n in range(1, len(c.skills) + 1)}
    assert skills
    assert sorted(skills - marked()) == []


def test_no_test_is_for_a_skill_that_is_not_there() -> None:
    skills = {(card.id, number) for card in CARDS for number in range(1, len(card.skills) + 1)}
    assert sorted(marked() - skills) == []


def kinds(kind: int) -> list[Card]:
    return [card for card in CARDS if card.kind == kind]


def test_the_second_set_has_sixty_cards_and_new_words_of_the_language() -> None:
    added = [id for name, ids in shipped_sets().items() if name not in FIRST_SETS for id in ids]
    assert len(added) >= 60
    files = [read_package_data("madoi.games.lily.cards", f"data/sets/madoi/{name}.toml") for name in SETS]
    first, second = "".join(files[: len(FIRST_SETS)]), "".join(files[len(FIRST_SETS) :])
    for word in NEW_WORDS:
        assert word not in first
        assert word in second


def test_the_set_is_as_wide_as_it_was_promised() -> None:
    characters = kinds(CHARACTER)
    assert len(characters) >= 90
    assert len(kinds(EVENT)) >= 12
    assert len(kinds(POTENTIAL)) >= 18
    assert {card.color for card in characters} == set(range(len(COLORS)))
    levels: dict[str, set[int]] = {}
    for card in characters:
        levels.setdefault(card.name, set()).add(card.level)
    assert sum(len(found) > 1 for found in levels.values()) >= 20
    skills = [skill for card in characters for skill in card.skills]
    assert {skill.type for skill in skills} == set(TYPES)
    assert any(skill.cost.action for skill in skills)
    assert any(skill.cost.reverse for skill in skills)
    assert any(skill.once for skill in skills)
    assert {card.reach for card in characters} == {0, 1, 2, 3}


def test_numbers_are_those_of_the_specification() -> None:
    """LY-12: tens, power 30 to 80, support 10 to 30, levels 1 to 5."""
    for card in kinds(CHARACTER):
        assert card.power % 10 == card.support % 10 == 0
        assert 30 <= card.power <= 80
        assert 10 <= card.support <= 30
        assert 1 <= card.level <= 5


@pytest.mark.parametrize("name", BUILT_IN_DECKS)
def test_the_ready_decks_are_of_fifty_cards_and_without_fault(name: str) -> None:
    deck = built_in_deck(name)
    assert faults(shipped_pool(), deck) == []
    assert sum(deck.cards.values()) == 50
    assert set(deck.name) == set(deck.about) == {"ja", "zh-Hant", "en"}


def test_no_two_ready_decks_have_a_card_in_common() -> None:
    """Different plans: each has its own file."""
    counts = Counter(id for name in BUILT_IN_DECKS for id in built_in_deck(name).cards)
    assert max(counts.values()) == 1
