"""``madoi lily set watch --page``: a page that shows cards while their files are edited, on this machine."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from madoi.core.refusal import Refusal, Refused
from madoi.games.lily.cards.card import Card, Pool
from madoi.games.lily.cards.drafts import describe_card, validate_set
from madoi.games.lily.cards.sets import shipped_pool
from madoi.server.http.responses import refusal_response
from madoi.server.table.projection.snapshot import refusal_data
from madoi.terminal.files import data_files, read_all
from madoi.terminal.screen import Screen
from madoi.workshop.local_server import serve_locally
from madoi.workshop.sets import changed_cards, read_set
from madoi.workshop.try_out import make_try_out


class WatchedSet:
    """A file or folder of cards as the page shows it: read again when a file has changed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.version = 0
        self._files: dict[str, str] = {}
        self._body = b""

    def read(self) -> bytes:
        """The cards, every fault with its line, and which cards changed last."""
        try:
            files = dict(data_files(self.path))
        except Refused as refused:
            return self._encode([], [refused.refusal], [])
        if files != self._files:
            self.version += 1
            cards, faults = read_set(self.path)
            changed = [card.id for card in changed_cards(self._files, files, cards)]
            self._files = files
            self._body = self._encode(cards, faults, changed)
        return self._body

    def _encode(self, cards: list[Card], faults: list[Refusal], changed: list[str]) -> bytes:
        state = {
            "path": str(self.path),
            "version": self.version,
            "cards": {card.id: describe_card(card) for card in cards},
            "faults": [refusal_data(fault) for fault in faults],
            "changed": changed,
        }
        return msgspec.json.encode(state)

    def try_out(self, id: str) -> bytes:
        """A duel with this card in hand, as a record to continue. Raises `Refused`."""
        cards, faults = read_set(self.path)
        if faults:
            raise Refused(faults[0])
        pool = Pool([*shipped_pool().cards, *cards], shipped_pool().names)
        if id not in pool.number_of:
            raise Refused(Refusal("workshop-no-card", "", {"text": id}))
        tried = make_try_out(pool, validate_set(read_all(self.path)).value, pool.cards[pool.number_of[id]])
        return msgspec.json.encode({"record": tried.record, "decisions": tried.decisions})


def routes(watched: WatchedSet) -> list[BaseRoute]:
    """What the page asks for."""

    async def show_set(request: Request) -> Response:
        return Response(watched.read(), media_type="application/json")

    async def try_card(request: Request) -> Response:
        try:
            return Response(watched.try_out(str(request.path_params["card"])), media_type="application/json")
        except Refused as refused:
            return refusal_response(refused.refusal)

    return [Route("/api/workshop/set", show_set), Route("/api/workshop/try/{card}", try_card)]


def watch_page(screen: Screen, path: Path, wait: Callable[[], None]) -> None:
    """Serve the page until ``wait`` returns. Raises `Refused`."""
    data_files(path)
    with serve_locally(routes(WatchedSet(path))) as address:
        screen.say("workshop-watch-page", address=f"{address}/workshop")
        webbrowser.open(f"{address}/workshop")
        wait()
