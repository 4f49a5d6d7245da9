"""Opens a table of every game: the Python of a browser then has its cards read and its decoders made.

web/python/compile.mjs runs this file in Pyodide and packs the memory that it leaves. No table stays in it.
"""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import TypeVar

import msgspec

from madoi.local.worker import Worker
from madoi.server.protocol.client_messages import Hello
from madoi.server.protocol.games import GameInfo
from madoi.server.protocol.tables import SeatRequest, TableOpened, TableRequest
from madoi.server.table.projection.games import build_offer

T = TypeVar("T")


class Nowhere:
    """A `madoi.local.device.Device` that keeps nothing and shows nothing."""

    async def append(self, table: str, number: int, at: float, entry: str) -> bool:
        return True

    async def entries(self, table: str, first: int) -> Sequence[tuple[float, str]]:
        return []

    async def search(self, task: str, job: str) -> str:
        raise RuntimeError("these bots do not search")

    def send(self, socket: int, message: str) -> None:
        pass

    def close(self, socket: int, code: int) -> None:
        pass

    def changed(self, table: str, state: str) -> None:
        pass


def open_table(game: GameInfo) -> None:
    """What a page does until it shows a table of this game."""
    worker = Worker(Nowhere())
    worker.pause(True)  # there is no event loop for what comes by itself
    seats = [SeatRequest("me", "Mio"), *[SeatRequest("bot", bot=game.bots[0])] * (game.seats[0] - 1)]
    status, answer = run(worker.request("/api/tables", encode(TableRequest(game.game, seats))))
    assert status == 200, answer
    opened = msgspec.json.decode(answer, type=TableOpened)
    hello = Hello(opened.table, secret=opened.secret)
    run(worker.receive(1, encode(hello)))
    status, answer = run(worker.request(f"/api/tables/{opened.table}/reference", ""))
    assert status == 200, answer


def encode(message: object) -> str:
    return msgspec.json.encode(message).decode()


def run(coroutine: Coroutine[object, None, T]) -> T:
    """Run a coroutine that waits for nothing."""
    try:
        coroutine.send(None)
    except StopIteration as ended:
        found: T = ended.value
        return found
    raise RuntimeError("this waits")


for offered in build_offer().games:
    open_table(offered)
