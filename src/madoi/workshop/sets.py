"""``madoi lily set check`` and ``madoi lily set watch``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from madoi.core.refusal import Refusal, Refused
from madoi.games.lily.cards.card import Card, Pool
from madoi.games.lily.cards.card_facts import KINDS
from madoi.games.lily.cards.drafts import with_lines
from madoi.games.lily.cards.sets import make_pool, parse_files, shipped_pool
from madoi.terminal.files import data_files
from madoi.terminal.screen import Screen
from madoi.words import LANGUAGES, words
from madoi.workshop.sources import printed_cards

_FINE = {
    "character": "workshop-fine-character",
    "event": "workshop-fine-event",
    "potential": "workshop-fine-potential",
}


def check_set(screen: Screen, path: Path) -> bool:
    """Say every fault of a file or a folder of cards, then how many cards are fine; whether all are. Raises
    `Refused` when there is nothing to read."""
    fine, wrong = read_set(path)
    for refusal in wrong:
        _show_fault(screen, refusal)
    kinds = Counter(card.kind for card in fine)
    parts = [
        screen.text(key, count=kinds[KINDS.index(kind)])
        for kind, key in _FINE.items()
        if kinds[KINDS.index(kind)]
    ]
    if wrong:
        screen.say("workshop-set-faults", count=len(wrong))
    if parts:
        screen.say("workshop-set-fine", "" if wrong else "green", cards=parts)
    else:
        screen.say("workshop-set-none")
    return bool(parts) and not wrong


def read_set(path: Path) -> tuple[list[Card], list[Refusal]]:
    """The cards of a set that can be played with, and every fault of the others, with its line."""
    files = data_files(path)
    parts, wrong = parse_files(files)
    base = shipped_pool()
    pool, more = make_pool(base, parts)
    found: list[Refusal] = []
    for name, text in files:
        found += with_lines(text, [one for one in wrong + more if one.facts.get("file") == name])
    return pool.cards[len(base.cards) :], found


def watch_set(screen: Screen, path: Path, wait: Callable[[], bool]) -> None:
    """Check a set, and again whenever a file changes: each card that changed is shown, with its text in every
    language, and every fault with its line. ``wait`` lets time pass, and says whether to go on. Raises
    `Refused` when there is nothing to read."""
    check_set(screen, path)
    seen = dict(data_files(path))
    screen.say("workshop-watching", "dim", path=str(path))
    while wait():
        try:
            now = dict(data_files(path))
        except Refused:  # an editor is just writing it
            continue
        if now == seen:
            continue
        fine, wrong = read_set(path)
        changed = changed_cards(seen, now, fine)
        seen = now
        screen.say("workshop-changed", "bold", count=len(changed))
        _show_changed(screen, changed)
        for refusal in wrong:
            _show_fault(screen, refusal)
        if not wrong:
            screen.say("workshop-no-faults", "green")


def changed_cards(before: dict[str, str], after: dict[str, str], cards: list[Card]) -> list[Card]:
    """Which of these cards are written differently in the files after a change."""
    old = {id: card for text in before.values() for id, card in _cards_in(text).items()}
    new = {id: card for text in after.values() for id, card in _cards_in(text).items()}
    return [card for card in cards if new.get(card.id) != old.get(card.id)]


def _show_changed(screen: Screen, changed: list[Card]) -> None:
    """Each card as printed in the language of the screen, and its skills in the others."""
    pool = Pool([*shipped_pool().cards, *changed], shipped_pool().names)
    for card in changed:
        screen.show(printed_cards(pool, screen.words).draw_card(card.id))
        for language in LANGUAGES:
            if language != screen.words.language:
                for text in printed_cards(pool, words(language)).texts(card.id):
                    screen.line(f"{language}  {text}")


def _show_fault(screen: Screen, refusal: Refusal) -> None:
    said = screen.words.refusal(refusal)
    line = refusal.facts.get("line")
    screen.line(said if line is None else screen.text("workshop-line", line=line, fault=said), "red")


def _cards_in(text: str) -> dict[str, object]:
    """The tables of the cards in a file by their ids; none where the file is no TOML."""
    parts, _ = parse_files([("file", text)])
    found: dict[str, object] = {}
    for _, data in parts:
        for kind in KINDS:
            entries = data.get(kind)
            for entry in entries if isinstance(entries, list) else []:
                if isinstance(entry, dict):
                    found[str(entry.get("id"))] = entry
    return found
