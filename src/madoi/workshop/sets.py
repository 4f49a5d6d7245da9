"""``madoi lily set check``."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from madoi.core.refusal import Refusal
from madoi.games.lily.cards.card import Card
from madoi.games.lily.cards.card_facts import KINDS
from madoi.games.lily.cards.drafts import with_lines
from madoi.games.lily.cards.sets import make_pool, parse_files, shipped_pool
from madoi.terminal.files import data_files
from madoi.terminal.screen import Screen

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
        said = screen.words.refusal(refusal)
        line = refusal.facts.get("line")
        screen.line(said if line is None else screen.text("workshop-line", line=line, fault=said), "red")
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
