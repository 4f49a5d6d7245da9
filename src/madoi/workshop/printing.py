"""``madoi lily print``: cards as a PDF, nine to a page.

The page itself is `/print` of the web client, so that a card on paper is drawn by the same component as on
a screen. A browser of this machine writes it as a PDF (docs/decisions/0013-cards-on-paper.md).
"""

from __future__ import annotations

import re
import webbrowser
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypedDict
from urllib.parse import urlencode

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from madoi.core.refusal import BadOption, Refusal, Refused
from madoi.games.lily.cards.card import Pool, printed
from madoi.games.lily.cards.card_facts import POTENTIAL
from madoi.games.lily.cards.editions import BUILT_IN_DECKS
from madoi.games.lily.data_types import PrintedCard
from madoi.terminal.screen import Screen
from madoi.words import Words
from madoi.workshop.browsers import find_browser, write_pdf
from madoi.workshop.local_server import serve_locally
from madoi.workshop.sources import load_deck, load_pool, printed_cards, refusal_about_deck

PAPERS: Final = ("a4", "letter")
CARDS_PER_PAGE: Final = 9
_COPIES: Final = re.compile(r"(.+)\*([1-9][0-9]?)")


class PrintOrder(TypedDict):
    """What is printed: how many of each card, and the cards themselves, which may be of a set that only this
    machine has. web/src/features/print/print-order.ts is the same."""

    name: str
    cards: dict[str, int]
    potentials: dict[str, int]
    leader: str
    found: dict[str, PrintedCard]


class PrintSettings(msgspec.Struct):
    """How it is printed."""

    paper: str = "a4"
    backs: bool = False
    once: bool = False


def make_order(pool: Pool, words: Words, wanted: list[str]) -> PrintOrder:
    """A deck by its name or file, or cards by id, name or title, with ``*N`` for copies. Raises `Refused`."""
    if len(wanted) == 1 and (wanted[0] in BUILT_IN_DECKS or Path(wanted[0]).expanduser().is_file()):
        return _deck_order(pool, words, wanted[0])
    cards = printed_cards(pool, words)
    count: Counter[str] = Counter()
    for text in wanted:
        named = _COPIES.fullmatch(text)
        name, copies = (named[1], int(named[2])) if named else (text, 1)
        ids = cards.find(name)
        if not ids:
            raise Refused(Refusal("workshop-no-card", "", {"text": name}))
        count.update(dict.fromkeys(ids, copies))
    kinds = {id: pool.cards[pool.number_of[id]].kind for id in count}
    return _order(
        pool,
        words.text("workshop-print-cards"),
        {id: number for id, number in count.items() if kinds[id] != POTENTIAL},
        {id: number for id, number in count.items() if kinds[id] == POTENTIAL},
    )


def _deck_order(pool: Pool, words: Words, name: str) -> PrintOrder:
    try:
        deck = load_deck(pool, name)
    except BadOption as bad:
        raise Refused(refusal_about_deck(name, bad.refusal)) from None
    for id in (*deck.cards, *deck.potentials):
        if id not in pool.number_of:
            raise Refused(Refusal("workshop-no-card", "", {"text": id}))
    title = printed_cards(pool, words).in_language(deck.name) or Path(name).stem
    return _order(pool, title, dict(deck.cards), dict(deck.potentials), deck.leader)


def _order(
    pool: Pool, name: str, cards: dict[str, int], potentials: dict[str, int], leader: str = ""
) -> PrintOrder:
    found = {id: printed(pool.cards[pool.number_of[id]]) for id in (*cards, *potentials)}
    return {"name": name, "cards": cards, "potentials": potentials, "leader": leader, "found": found}


def count_cards(order: PrintOrder, once: bool) -> int:
    counts = (order["cards"], order["potentials"])
    return sum(len(part) if once else sum(part.values()) for part in counts)


def print_cards(
    screen: Screen,
    wanted: list[str],
    set_path: Path | None,
    out: Path | None,
    settings: PrintSettings,
    wait: Callable[[], None],
) -> None:
    """Write the cards as a PDF to ``out``; or show the page in the user's own browser, where there is no
    ``out`` or no browser that writes PDFs, and ``wait`` until they are done. Raises `Refused`."""
    order = make_order(load_pool(set_path), screen.words, wanted)
    sheets = -(-count_cards(order, settings.once) // CARDS_PER_PAGE)
    body = msgspec.json.encode(order)

    async def serve_order(request: Request) -> Response:
        return Response(body, media_type="application/json")

    query = {"order": "yes", "lang": screen.words.language, "paper": settings.paper}
    query |= {"backs": "yes"} if settings.backs else {}
    query |= {"select": "once"} if settings.once else {}
    with serve_locally([Route("/api/workshop/print", serve_order)]) as address:
        page = f"{address}/print?{urlencode(query)}"
        browser = find_browser()
        if out is not None and browser:
            write_pdf(browser, page, out, sheets * (2 if settings.backs else 1))
            screen.say(
                "workshop-printed",
                "green",
                path=str(out),
                count=count_cards(order, settings.once),
                pages=sheets,
            )
            return
        if out is not None:
            screen.say("workshop-no-browser", "yellow")
        screen.say("workshop-print-page", address=page)
        webbrowser.open(page)
        wait()
