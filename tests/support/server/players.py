"""Players for tests that break things: they play on through everything and remember what they were told was
done. What they remember is compared with the logs in the end."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import NamedTuple

from madoi.client import Data, Disconnected, Refused, Seat, http_request, open_table, seated, sit_down
from madoi.core.record import read as read_record
from madoi.core.session import verify
from madoi.games import find
from madoi.server.storage.connect import database_url
from madoi.server.storage.store import Store, open_store
from madoi.server.table.commands.decisions import prompt
from madoi.server.table.log import Decided, DecidedBy, Opened, decode_entry
from madoi.server.table.state import Table

SEARCH_SECONDS = 120.0
FRIENDLY = {"table-stale", "not-your-turn", "game-over", "yurikure-not-asked"}
"""Refusals for one who was a moment too late."""


class Decision(NamedTuple):
    """What one player answered to one question."""

    table: str
    seat: int
    prompt: str
    action: str


class Memory:
    """What players know: what was acknowledged, what they asked for and never heard about, how long answers
    took, what was refused."""

    def __init__(self) -> None:
        self.acknowledged: list[Decision] = []
        self.unsure: list[Decision] = []
        self.seconds: list[float] = []
        self.refusals: Counter[str] = Counter()

    @property
    def slowest(self) -> float:
        return max(self.seconds, default=0.0)


class Game(NamedTuple):
    """A table with people who hold the first seats, by these secrets."""

    table: str
    secrets: list[str]


async def new_game(address: str, people: int, bots: int = 0, game: str = "kasane", **terms: object) -> Game:
    """A table that begins at once. Machines are quick there, if not told otherwise."""
    seats: list[Data] = [{"kind": "me", "name": "Rin"}]
    seats += [{"kind": "open"}] * (people - 1) + [{"kind": "bot", "bot": "greedy"}] * bots
    wanted = {"game": game, "seats": seats, "terms": {"pace": 0.05, **terms}}
    begun = await open_table(address, wanted)
    secrets = [str(begun["secret"])]
    for seat in range(1, people):
        taken = await sit_down(address, begun["table"], seat, f"Rin {seat}")
        secrets.append(str(taken["secret"]))
    return Game(str(begun["table"]), secrets)


async def play_on(seat: Seat, number: int, memory: Memory, seed: str, pause: float = 0.0) -> None:
    """Answer everything that the seat is asked until the game is over, whatever happens meanwhile."""
    chance = random.Random(f"{seed}/{number}")
    answered = ""
    while not seat.over:
        await seat.until(partial(_is_asked_again, answered), SEARCH_SECONDS)
        asked = seat.prompt
        if asked is None:
            continue
        await asyncio.sleep(pause * chance.random() * 2)
        while not seat.connected:
            await asyncio.sleep(0.02)
        if _asked(seat) != asked["id"]:
            continue
        decision = Decision(seat.table, number, asked["id"], chance.choice(asked["actions"]))
        if await decide(seat, decision, memory):
            answered = asked["id"]


async def decide(seat: Seat, decision: Decision, memory: Memory) -> bool:
    """Answer, and remember what came of it; says whether it is known to be done."""
    begun = time.monotonic()
    try:
        await seat.play(decision.action)
    except Refused as refused:
        code = refused.refusal["code"]
        memory.refusals[code] += 1
        if code == "store-away":
            memory.unsure.append(decision)
        elif code not in FRIENDLY:
            raise
        await asyncio.sleep(0.05)
        return False
    except (Disconnected, TimeoutError):
        memory.unsure.append(decision)
        await asyncio.sleep(0.05)
        return False
    except asyncio.CancelledError:
        memory.unsure.append(decision)
        raise
    memory.seconds.append(time.monotonic() - begun)
    memory.acknowledged.append(decision)
    return True


def _is_asked_again(answered: str, seat: Seat) -> bool:
    return seat.over or _asked(seat) not in ("", answered)


def _asked(seat: Seat) -> str:
    return "" if seat.prompt is None else str(seat.prompt["id"])


async def play_games(
    addresses: Sequence[str], games: Iterable[Game], memory: Memory, seed: str = "", pause: float = 0.0
) -> list[Seat]:
    """All people of these games play them to the end, their seats in turn at these addresses. In the end each
    of them has been told everything once and in order."""
    async with AsyncExitStack() as stack:
        seats: list[Seat] = []
        playing: list[asyncio.Task[None]] = []
        async with asyncio.TaskGroup() as group:
            for game in games:
                for number, secret in enumerate(game.secrets):
                    address = addresses[number % len(addresses)]
                    seat = await stack.enter_async_context(seated(address, game.table, secret))
                    seats.append(seat)
                    work = play_on(seat, number, memory, f"{seed}/{game.table}", pause)
                    playing.append(group.create_task(work))
        for seat in seats:
            assert [news["number"] for news in seat.news] == list(range(len(seat.news)))
        return seats


class TableLog(NamedTuple):
    """A table as its log tells it, and the decisions in it, each with the question that it answered."""

    table: Table
    decisions: list[tuple[Decision, DecidedBy]]


async def read_logs(database: str, tables: Iterable[str]) -> dict[str, TableLog]:
    """The logs of these tables, straight from the store."""
    async with open_store(database_url(database, Path())) as store:
        return {table: await _read_log(store, table) for table in tables}


async def _read_log(store: Store, id: str) -> TableLog:
    rows = await store.entries(id)
    assert [row.number for row in rows] == list(range(len(rows)))
    begun = decode_entry(rows[0].body)
    assert isinstance(begun, Opened)
    table = Table(id, begun, rows[0].at)
    decisions: list[tuple[Decision, DecidedBy]] = []
    for row in rows[1:]:
        entry = decode_entry(row.body)
        if isinstance(entry, Decided):
            asked = prompt(table, entry.seat)
            assert asked is not None
            decisions.append((Decision(id, entry.seat, asked.id, entry.action), entry.how))
        table.apply(entry, row.at)
    return TableLog(table, decisions)


def check(memory: Memory, logs: dict[str, TableLog]) -> None:
    """Everything that was acknowledged is in the logs, no question is answered twice, and nothing is there
    that nobody asked for."""
    kept = [decision for log in logs.values() for decision, how in log.decisions]
    by_people = [decision for log in logs.values() for decision, how in log.decisions if how == "person"]
    assert not set(memory.acknowledged) - set(by_people), "lost"
    answered = Counter((decision.table, decision.seat, decision.prompt) for decision in kept)
    assert max(answered.values(), default=0) <= 1, "twice"
    assert not set(by_people) - set(memory.acknowledged) - set(memory.unsure), "from nowhere"


async def check_records(address: str, logs: dict[str, TableLog]) -> None:
    """Every game is over, and its record verifies and tells the same decisions as its log."""
    for id, log in logs.items():
        record = read_record(await http_request(address, "GET", f"/api/tables/{id}/record"))
        session = verify(find(record.game), record)
        told = [(step.seat, step.text) for step in session.record.steps if step.seat >= 0]
        assert told == [(decision.seat, decision.action) for decision, _ in log.decisions]
        assert session.record.points
