"""madoi lily deck check, madoi lily deck stats: faults by rule, numbers as counted by hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations
from pathlib import Path

import pytest

from madoi.games.lily.cards.card_facts import CHARACTER, EVENT
from madoi.games.lily.cards.deck_stats import SupportFailure, without_leader_and_partner
from madoi.games.lily.cards.decks import built_in_deck, faults
from madoi.games.lily.cards.editions import BUILT_IN_DECKS
from madoi.games.lily.cards.sets import shipped_pool
from madoi.words import LANGUAGES
from support.workshop_cards import DECK

Run = Callable[..., tuple[int, str]]


@pytest.mark.parametrize("name", BUILT_IN_DECKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_decks_that_ship_are_good(run: Run, name: str, language: str) -> None:
    status, text = run(f"lily deck check {name} --lang {language}")
    assert status == 0
    assert text.startswith(name)
    assert len(text.strip().splitlines()) == 1


def test_a_deck_of_own_cards_needs_their_set(run: Run, deck: Path, card_set: Path) -> None:
    assert run(f"lily deck check {deck} --set {card_set} --lang en")[0] == 0
    status, text = run(f"lily deck check {deck} --lang en")
    assert status == 1
    assert text.count("which is in the deck") == 14
    assert all(line.startswith(f"{deck}: ") for line in text.splitlines() if "no card" in line)


def test_a_list_is_a_deck_too(run: Run, tmp_path: Path, deck: Path, card_set: Path) -> None:
    cards = [f"{line[-1]} {line[:3]}" for line in DECK.splitlines() if line[:1] == "x"]
    listed = tmp_path / "list.txt"
    listed.write_text("\n".join(["Leader: Title xa1", "Partner: xb1", "", *cards]), encoding="utf-8")
    assert run(f"lily deck check {listed} --set {card_set} --lang en")[0] == 0
    numbers = run(f"lily deck stats {listed} --set {card_set} --lang en")[1].splitlines()[1:]
    assert numbers == run(f"lily deck stats {deck} --set {card_set} --lang en")[1].splitlines()[1:]
    listed.write_text("3 nobody", encoding="utf-8")
    status, text = run(f"lily deck check {listed} --set {card_set} --lang en")
    assert status == 1
    assert 'Line 1: there is no card "nobody"' in text


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("xa1 = 4", "xa1 = 5"), [("5 copies of ", "LY-5.1")]),
        (("xc5 = 4", "xc5 = 3"), [("39 cards", "LY-5.1")]),
        (("xp1 = 2", "xp1 = 3"), [("3 copies of ", "LY-5.2")]),
        (("xp1 = 2\n", ""), [("6 cards", "LY-5.2")]),
        (('leader = "xa1"', 'leader = "xa2"'), [("(xa2) can't be leader", "LY-5.1")]),
        (('partner = "xb1"', 'partner = "xe1"'), [("(xe1) can't be leader", "LY-5.1")]),
        (("xe1 = 4", "xp1 = 4"), [("(xp1) is a potential", "LY-5.1")]),
        (("xp1 = 2", "xa1 = 2"), [("(xa1) isn't a potential", "LY-5.2")]),
        (("xe1 = 4", "xe1 = 15"), [("51 cards", "LY-5.1"), ("15 copies of ", "LY-5.1")]),
        (("xa1 = 4", 'xa1 = "many"'), [("cards.xa1", "LY-5.1")]),
        (("[potentials]", "[potential]"), [("potential", "LY-5.1")]),
        (("[cards]", "[cards"), [("TOML", "LY-5.1")]),
    ],
)
def test_every_fault_is_told_with_its_rule(
    run: Run, deck: Path, card_set: Path, change: tuple[str, str], told: list[tuple[str, str]]
) -> None:
    deck.write_text(deck.read_text(encoding="utf-8").replace(*change), encoding="utf-8")
    status, text = run(f"lily deck check {deck} --set {card_set} --lang en")
    assert status == 1
    lines = [line for line in text.splitlines() if line.startswith(f"{deck}: ")]
    assert len(lines) == len(told)
    for line, (part, rule) in zip(lines, told, strict=True):
        assert part in line
        assert line.endswith(f"[{rule}]")


def test_the_numbers_of_a_deck_as_counted_by_hand(run: Run, deck: Path, card_set: Path) -> None:
    """40 cards: 32 characters, 8 events; 12 characters and 4 events are called Aya.

    Without leader and partner 38 cards: 11 characters with her name, 8 events, 19 others (500 of support). A support
    fails with 11/38 + 8/38 x 18/37 = 551/1406. A certain other card is the support with 1/38 + 8/38 x 1/37 = 45/1406.
    """
    status, text = run(f"lily deck stats {deck} --set {card_set} --lang en")
    assert status == 0

    def row(label: str, number: int) -> bool:
        return re.search(rf"^.*\b{label} +{number}  {'█' * number}(?!█)", text, re.MULTILINE) is not None

    assert all(row(label, number) for label, number in (("1", 12), ("2", 8), ("3", 4), ("4", 4), ("5", 4)))
    assert all(row(label, number) for label, number in (("characters", 32), ("event", 8)))
    assert all(
        row(label, number) for label, number in (("White Lily", 20), ("Hexagram", 12), ("Rhododendron", 0))
    )
    assert all(row(label, number) for label, number in (("10", 12), ("20", 8), ("30", 12)))
    assert all(row(label, number) for label, number in (("1", 24), ("2", 0), ("1-2", 4), ("1-3", 4)))
    assert "Names (4): Aya 16, Bea 12, Cleo 8, Rain 4." in text
    assert "the leader's name, Aya: 16." in text
    assert "Mean support: 20.3 as printed on characters; 16.0 when Aya fights" in text
    assert Fraction(551, 1406) == Fraction(11, 38) + Fraction(8, 38) * Fraction(18, 37)
    assert "a support fails 39.2% of the time" in text
    assert "11/38 + 8/38 × 18/37" in text
    assert "nowhere else in the deck: 4.0%." in text


@pytest.mark.parametrize("name", BUILT_IN_DECKS)
def test_the_chance_is_that_of_all_pairs_of_cards(name: str) -> None:
    """Every first card with every second one: the second counts when the first is an event."""
    pool = shipped_pool()
    deck = built_in_deck(name)
    rest = without_leader_and_partner(pool, deck)
    assert len(rest) == sum(deck.cards.values()) - 2
    leader = pool.cards[pool.number_of[deck.leader]]
    failed = added = 0
    pairs = list(permutations(rest, 2))
    for first, second in pairs:
        support = second if first.kind == EVENT else first
        fails = support.kind != CHARACTER or support.is_named(leader)
        failed += fails
        added += 0 if fails else support.support
    failing = SupportFailure(rest, leader)
    assert failing.chance == Fraction(failed, len(pairs))
    assert failing.counted == Fraction(added, len(pairs))


@pytest.mark.parametrize("language", LANGUAGES)
def test_stats_in_each_language(run: Run, language: str) -> None:
    status, text = run(f"lily deck stats ember --lang {language}")
    assert status == 0
    assert built_in_deck("ember").name[language] in text
    assert not re.search(r"lily-|workshop-|@", text)


def test_a_faulty_deck_has_numbers_too_if_its_cards_are_known(run: Run, deck: Path, card_set: Path) -> None:
    deck.write_text(deck.read_text(encoding="utf-8").replace("xc5 = 4", "xc5 = 3"), encoding="utf-8")
    status, text = run(f"lily deck stats {deck} --set {card_set} --lang en")
    assert status == 0
    assert "1 fault: this deck can't be played." in text
    status, text = run(f"lily deck stats {deck} --lang en")
    assert status == 2
    assert text.startswith(f"{deck}: ")
    assert len(text.strip().splitlines()) == 1


def test_what_check_says_is_what_the_game_says() -> None:
    assert not [fault for name in BUILT_IN_DECKS for fault in faults(shipped_pool(), built_in_deck(name))]
