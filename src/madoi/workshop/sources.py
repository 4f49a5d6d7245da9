"""Loads cards and decks for the workshop: what ships with the game, and files that people write."""

from __future__ import annotations

from pathlib import Path

from madoi.core.refusal import BadOption, Refusal, Refused
from madoi.games.lily.cards.card import Pool, printed
from madoi.games.lily.cards.decks import DeckList, built_in_deck
from madoi.games.lily.cards.drafts import read
from madoi.games.lily.cards.editions import BUILT_IN_DECKS
from madoi.games.lily.cards.sets import make_pool, one_line, parse_files, shipped_pool
from madoi.terminal.boards.lily_cards import Cards
from madoi.terminal.files import data_files, in_file, read_all, read_text
from madoi.words import Words


def load_pool(path: Path | None) -> Pool:
    """The shipped cards, and those of a file or folder. Raises `Refused` with the first fault."""
    if path is None:
        return shipped_pool()
    parts, wrong = parse_files(data_files(path))
    pool, more = make_pool(shipped_pool(), parts)
    if wrong + more:
        raise Refused((wrong + more)[0])
    return pool


def set_as_option(path: Path | None) -> str:
    """The cards of a file or folder as the option ``set`` of a duel. Raises `Refused`."""
    if path is None:
        return ""
    parts, wrong = parse_files([(str(path), read_all(path))])
    if wrong:
        raise Refused(wrong[0])
    return one_line(parts[0][1])


def printed_cards(pool: Pool, words: Words) -> Cards:
    """The cards of a pool, to be shown in a language."""
    return Cards(words, {"cards": {card.id: printed(card) for card in pool.cards}, "decks": []})


def load_deck(pool: Pool, name: str) -> DeckList:
    """A deck that ships with the game, or one from a file or a list of cards of the pool. Raises `BadOption`
    when it is no deck, `Refused` when there is no such file."""
    if name in BUILT_IN_DECKS:
        return built_in_deck(name)
    path = Path(name).expanduser()
    if not path.exists():
        raise Refused(Refusal("workshop-no-deck", "", {"text": name, "allowed": BUILT_IN_DECKS}))
    deck, wrong = read(pool, read_text(path))
    if wrong:
        raise BadOption(wrong[0])
    return deck


def refusal_about_deck(name: str, refusal: Refusal) -> Refusal:
    """A refusal with the deck it is about."""
    return in_file(Path(name), refusal).refusal
