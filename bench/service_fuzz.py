"""Bad input for the service: very many broken messages and requests, while a game goes on at the same table.

    python3 run.py fuzz --messages 100000

Starts a server of its own on this machine. At a table, and at a paper table, sit two honest players and Eve,
who holds a seat and a grudge: that player and friends among the spectators send messages that were good ones
before something happened to them, and rubbish from the first byte on; others do the same by HTTP, with
records, decks and cards that were good ones too, and schemathesis does what the description allows and
forbids. Game follows upon game meanwhile, by rematch.

What must hold, and ends the run with 1 if it does not: every message is answered, or its connection closed
with a reason; no 500, and no closing for a failure of ours; no traceback in the log; the logs hold the
decisions of the honest players that were acknowledged and no others; records verify; every view that Eve
and the spectators were sent is one that they may see; no secret, no hash of one and no seed of a running
game was ever sent; no honest player waits long for an answer. Ctrl-C ends it.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Sheet
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from madoi.client import PROTOCOL, Disconnected, Refused, Seat, open_table, seated, sit_down, whole_update
from madoi.core.package_data import read_package_data
from madoi.core.record import read as read_record
from madoi.core.session import verify
from madoi.core.testing import dump
from madoi.core.viewer import SPECTATOR
from madoi.daily.day import day_at, days_before
from madoi.puzzles import shipped_puzzles
from madoi.server.storage.connect import database_url
from madoi.server.storage.store import open_store
from madoi.server.table.log import Decided, Entry, Opened, decode_entry
from madoi.server.table.state import Table
from madoi.server.tokens import hashed

Data = dict[str, Any]

EVE = 2
PUZZLE = shipped_puzzles("kasane").puzzles[0].id
AT_ONCE = 8
"""Bad clients that work side by side."""
BURST = 55
"""Messages that a connection may send without having to wait."""
FINE_CLOSES = {1000, 1002, 1003, 1007, 1009, 4400, 4404}
TOO_LATE = {"table-stale", "not-your-turn", "game-over", "table-chance-first"}
PATIENCE = 10.0
"""Seconds after which an honest player has waited too long for an answer."""
TOP = Path(__file__).parents[1]
RECORD = (TOP / "tests" / "golden" / "records" / "kasane-2.madoi").read_text(encoding="utf-8")
DECK = read_package_data("madoi.games.lily.cards", "data/decks/dawn.toml")
LIST = "Leader: w101\nPartner: w102\n4 w101\n2x 「朝凪の歌い手」志穂\nMorning of the School Chorus *3\n"
CARDS = read_package_data("madoi.games.lily.cards", "data/sets/madoi/hexagram.toml")[:3000]
AGAIN = [" ", "a", ".a", "[", "{a=", '"', "9", "1 w101\n", "x y\n", "a = 1\n", "[[character]]\n", "\ufdfa"]
"""What a file can hold so often that reading it might take for ever."""
WORKED_ON = 0.02
"""So many of the requests want a record worked on, which takes a process of its own."""
PAGES = ["/", "/api/offer", "/healthz", "/metrics", "/play", "//", "/%", "/api/openapi.json", "/api/tables/"]
PAGES += [
    "/api/lessons",
    "/api/lessons/kasane",
    "/api/lessons/x",
    "/api/puzzles",
    "/api/puzzles/kasane",
    "/api/puzzles/kasane/x",
    "/api/puzzles/x/%00",
    "/api/ratings",
    "/api/calls",
    "/api/games/lily/stock",
    "/sw.js",
]
CHECKS = """
[checks]
negative_data_rejection.expected-statuses = ["4xx"]
"""
"""Too long is 413."""
CONSOLE = Console()

STRANGE: list[object] = [
    *(
        None,
        True,
        -1,
        0,
        15,
        16,
        2**31,
        2**63,
        2**64,
        -(2**63),
        1e308,
        0.5,
        "",
        " ",
        "\x00",
        "\ud800",
        "\u202e",
    ),
    *(
        "x" * 64,
        "x" * 201,
        "円居" * 30,
        "' or 1=1 --",
        "<script>",
        "../../etc/passwd",
        "%s%n",
        "{}",
        [],
        {},
        [[]],
    ),
    *({"a": {}}, ["x"] * 50, "take 1", "pass", "end", "greedy", "random"),
]


class Seen:
    """What came back, and what is wrong with it."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()
        self.closes: Counter[int] = Counter()
        self.statuses: Counter[int] = Counter()
        self.wrong: Counter[str] = Counter()
        self.views: dict[tuple[str, int], set[str]] = {}
        self.hex: dict[str, set[str]] = {}
        self.secrets: set[str] = set()
        self.messages = 0
        self.requests = 0

    def look(self, table: str, viewer: int, text: str, before: Data) -> Data:
        """Everything that comes is looked at. ``before`` is the last snapshot."""
        for secret in self.secrets:
            if secret in text:
                self.wrong["a secret was sent"] += 1
        message = whole_update(json.loads(text), before)
        now = message.get("now")
        if now is not None:
            if "view" in now:
                self.views.setdefault((table, viewer), set()).add(digest(now["view"]))
            if now["phase"] != "over":
                self.hex.setdefault(table, set()).update(
                    re.findall(r"(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])", text)
                )
        return message


class Honest:
    """Two players who play, and notice everything."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.tables: list[str] = []
        self.at: dict[str, str] = {}
        """The table that is played at now, in each room."""
        self.acknowledged: dict[str, list[tuple[int, str]]] = {}
        self.decisions = 0
        self.stopped = False
        self.slowest = 0.0

    async def play(self, address: str, room: str, table: str, secrets: list[str]) -> None:
        """Game after game, until told to stop; the last one is played to its end."""
        while True:
            self.tables.append(table)
            self.at[room] = table
            self.acknowledged[table] = []
            async with AsyncExitStack() as stack:
                seats = [
                    await stack.enter_async_context(seated(address, table, secret))
                    for secret in secrets[:EVE]
                ]
                await asyncio.gather(*(self.sit(seat, number, table) for number, seat in enumerate(seats)))
                if self.stopped:
                    return
                await seats[0].request("rematch")
                await seats[0].until(lambda seat: seat.now.get("rematch"))
                table = seats[0].now["rematch"]

    async def sit(self, seat: Seat, number: int, table: str) -> None:
        chance = random.Random(table)
        answered = ""
        while not seat.over:
            if await self.told_what_fell(seat, chance):
                continue
            prompt = seat.prompt
            if prompt is None or prompt["id"] == answered:
                await seat.changed(60)
                continue
            answered = prompt["id"]
            action = chance.choice(prompt["actions"])
            begun = time.monotonic()
            try:
                await seat.play(action)
            except Refused as refused:
                if refused.refusal["code"] not in TOO_LATE:
                    self.seen.wrong[f"an honest player was refused: {refused}"] += 1
                continue
            except Disconnected:
                self.seen.wrong["an honest player lost the line"] += 1
                continue
            self.slowest = max(self.slowest, time.monotonic() - begun)
            self.acknowledged[table].append((number, action))
            self.decisions += 1
            if not self.stopped:
                await asyncio.sleep(0.01)

    async def told_what_fell(self, seat: Seat, chance: random.Random) -> bool:
        """At a paper table: whether something was asked for, and typed in."""
        asked = seat.now.get("chance")
        if not asked or not asked["choices"] or seat.now["rolls"] != "people":
            return False
        fallen = [chance.choice(asked["choices"])["result"]]
        begun = time.monotonic()
        try:
            await seat.request("fell", chance=asked["id"], results=fallen)
        except Refused as refused:
            # Of cards that are no longer there, the player chooses another one.
            if refused.refusal["code"] not in {*TOO_LATE, "fed-impossible"}:
                self.seen.wrong[f"an honest player was refused: {refused}"] += 1
        except Disconnected:
            self.seen.wrong["an honest player lost the line"] += 1
        self.slowest = max(self.slowest, time.monotonic() - begun)
        return True

    async def check(self, folder: Path) -> None:
        """The logs of all games, read again entry by entry, from what is left when the server has ended."""
        async with open_store(database_url("", folder)) as store:
            for id in self.tables:
                self.check_log(id, [(decode_entry(row.body), row.at) for row in await store.entries(id)])

    def check_log(self, id: str, log: list[tuple[Entry, float]]) -> None:
        first, at = log[0]
        assert isinstance(first, Opened)
        table = Table(id, first, at)
        allowed: dict[int, set[str]] = {SPECTATOR: set(), EVE: set()}
        for entry, at in log[1:]:
            table.apply(entry, at)
            for viewer, views in allowed.items():
                if table.session is not None:
                    views.add(digest(table.session.state.view(viewer).data()))
        for viewer, views in allowed.items():
            if not self.seen.views.get((id, viewer), set()) <= views:
                self.seen.wrong["a view was sent that nobody may see"] += 1
        for seat in range(EVE):
            made = [
                one.action
                for one, _ in log
                if isinstance(one, Decided) and (one.seat, one.how) == (seat, "person")
            ]
            if made != [action for number, action in self.acknowledged[id] if number == seat]:
                self.seen.wrong["the log holds other decisions than were acknowledged"] += 1
        if table.phase != "over":
            self.seen.wrong["a game was not finished"] += 1
            return
        verify(table.game, read_record(table.started_session.record.text()))
        if table.seed in self.seen.hex.get(id, set()):
            self.seen.wrong["a seed was sent before the end"] += 1


def digest(view: object) -> str:
    return hashlib.sha256(dump(view).encode()).hexdigest()


class Eve:
    """Somebody who sends what is no message, or not quite."""

    def __init__(self, address: str, honest: Honest, room: str, secret: str, seen: Seen, seed: str) -> None:
        self.address = address
        self.honest = honest
        self.room = room
        self.secret = secret
        self.seen = seen
        self.chance = random.Random(seed)
        self.sent = 0

    async def go_on(self, messages: int) -> None:
        while messages > 0:
            before = self.sent
            if self.chance.random() < 0.05:
                await self.rubbish(min(BURST, messages))
            else:
                await self.connect(min(BURST, messages))
            messages -= self.sent - before

    async def connect(self, many: int) -> None:
        """A hello, most of the time a good one, and then so many bad messages; each gets an answer."""
        table = self.honest.at[self.room]
        secret = self.secret if self.chance.random() < 0.7 else ""
        viewer = EVE if secret else SPECTATOR
        hello: Data = {
            "type": "hello",
            "table": table,
            "secret": secret,
            "since": self.chance.randint(-1, 40),
        }
        good = self.chance.random() < 0.9
        now: Data = {}
        left = many
        try:
            async with connect(
                self.address.replace("http", "ws") + "/play", max_size=None, close_timeout=1
            ) as line:
                await line.send(json.dumps(hello) if good else self.broken(hello))
                waits_for = {"update"}
                while True:
                    async with asyncio.timeout(20):
                        text = await line.recv()
                    assert isinstance(text, str)
                    message = self.seen.look(table, viewer, text, now)
                    self.seen.answers[message["type"]] += 1
                    if message["type"] == "update":
                        now = message["now"]
                    if message["type"] not in waits_for:
                        continue
                    left -= 1
                    self.sent += 1
                    if left == 0:
                        line.transport.abort()
                        return
                    await line.send(self.message(now))
                    waits_for = {"done", "refused", "reason", "advice", "changeable"}
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
            self.seen.closes[code] += 1
            self.sent += 1
            if code not in FINE_CLOSES:
                self.seen.wrong[f"closed with {code}"] += 1
        except TimeoutError:
            self.seen.wrong["a message got no answer"] += 1

    def message(self, now: Data) -> str | bytes:
        """A good message, or one to which something has happened."""
        message = self.valid(now)
        kind = self.chance.random()
        if kind < 0.1:
            return json.dumps(message)
        if kind < 0.55:
            return self.changed(message)
        return self.broken(message)

    def valid(self, now: Data) -> Data:
        chance = self.chance
        prompt = now.get("prompt") or {}
        asked = now.get("chance") or {}
        number = chance.randint(0, max(0, now.get("number", 0)))
        results = [chance.randint(0, 8) for _ in range(chance.randint(1, 3))]
        action = chance.choice(prompt.get("actions") or ["take 1", "pass"])
        wishes = ["", *prompt.get("wishes", [])]
        kinds: list[Data] = [
            {"type": "play", "prompt": prompt.get("id", "0"), "action": action},
            {"type": "why", "action": action},
            {"type": "wish", "wish": chance.choice(wishes)},
            {"type": "undo", "ask": chance.random() < 0.5},
            {"type": "consent", "yes": chance.random() < 0.5},
            {"type": "hand", "bot": chance.choice(["random", "greedy"])},
            *({"type": kind} for kind in ("return", "leave", "rematch")),
            {"type": "vote", "seat": chance.randint(0, 3)},
            {"type": "fill", "bot": "random", "seat": chance.choice([None, 0, 2])},
            {"type": "say", "text": "I will find it", "name": "Eve"},
            {"type": "react", "phrase": "love", "name": "Eve"},
            {"type": "absence", "seat": 0, "answer": "end"},
            {"type": "withdraw"},
            {"type": "mute", "on": chance.random() < 0.5},
            {"type": "ping"},
            {"type": "hint", "at": chance.choice([None, 0, number])},
            {"type": "fell", "chance": asked.get("id", "0"), "results": results},
            {"type": "rolls", "by": chance.choice(["people", "people", "program"])},
            {"type": "correct", "number": number, "results": [chance.choice([None, *results])]},
            {"type": "correct", "number": number, "action": action, "more": results, "cut": True},
            {"type": "instead", "number": number},
            {"type": "hello", "table": "t", "protocol": PROTOCOL, "secret": "", "since": -1, "chat": True},
        ]
        message = chance.choice(kinds)
        return message if message["type"] == "hello" else {"id": str(chance.randint(0, 9)), **message}

    def changed(self, message: Data) -> str:
        """Still JSON, but some value is another one, gone, or too many."""
        chance = self.chance
        for _ in range(chance.randint(1, 3)):
            name = chance.choice([*message, "more"])
            kind = chance.randint(0, 3)
            if kind == 0:
                message.pop(name, None)
            elif kind == 1 and isinstance(message.get(name), str):
                message[name] = self.bent(message[name])
            else:
                message[name] = chance.choice(STRANGE)
        text = json.dumps(message)
        if chance.random() < 0.05:
            text = text.replace('"id"', '"id":"0","id"', 1)
        return text

    def bent(self, text: str) -> str:
        place = self.chance.randint(0, len(text))
        return (
            text[:place]
            + self.chance.choice(["", "x", "\x00", "\n", "😀", "9" * 40, text])
            + text[place + 1 :]
        )

    def broken(self, message: Data) -> str | bytes:
        """Bytes of a message that were lost, doubled, turned or put in."""
        chance = self.chance
        data = bytearray(json.dumps(message).encode())
        for _ in range(chance.randint(1, 6)):
            place = chance.randrange(len(data) or 1)
            kind = chance.randint(0, 5)
            if kind == 0:
                data[place : place + 1] = bytes([chance.randrange(256)])
            elif kind == 1:
                del data[place : place + chance.randint(1, 8)]
            elif kind == 2:
                data[place:place] = chance.choice(
                    [b'"', b"{", b"[", b"}", b"\\u", b"\\ud800", b"\xff", b"\x00", b"e9999"]
                )
            elif kind == 3:
                data[place:place] = data[: chance.randint(1, 40)]
            elif kind == 4:
                data[place:place] = chance.choice([b"[", b'{"a":', b"x"]) * chance.choice([1, 9, 90, 900])
            else:
                data = data[:place]
        data = data[:6000]
        if chance.random() < 0.3:
            return bytes(data)
        return data.decode(errors="replace")

    async def rubbish(self, many: int) -> None:
        """Bytes that are no WebSocket, or not for long."""
        host, _, port = self.address.removeprefix("http://").partition(":")
        for _ in range(many):
            self.sent += 1
            reader, writer = await asyncio.open_connection(host, int(port))
            try:
                writer.write(self.first_bytes(port))
                if self.chance.random() < 0.8:
                    async with asyncio.timeout(0.2):
                        head = await reader.read(1000)
                    if head.startswith(b"HTTP/1.1 5"):
                        self.seen.wrong[f"rubbish got {head[:20]!r}"] += 1
                    writer.write(self.chance.randbytes(self.chance.randint(1, 80)))
                    async with asyncio.timeout(0.05):
                        await reader.read(1000)
            except (TimeoutError, ConnectionError):
                pass
            finally:
                writer.transport.abort()

    def first_bytes(self, port: str) -> bytes:
        head = (
            f"GET /play HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        kind = self.chance.random()
        if kind < 0.5:
            return head
        if kind < 0.75:
            data = bytearray(head)
            for _ in range(self.chance.randint(1, 5)):
                data[self.chance.randrange(len(data))] = self.chance.randrange(256)
            return bytes(data) + b"\r\n\r\n"
        return self.chance.randbytes(self.chance.randint(1, 300)) + b"\r\n\r\n"


class Wanted:
    """Requests as they would be good."""

    def __init__(self, honest: Honest, chance: random.Random) -> None:
        self.honest = honest
        self.chance = chance
        self.parcels: list[str] = []

    def one(self) -> tuple[Data, str]:
        """A body, empty where nothing is sent, and an address."""
        if self.chance.random() < WORKED_ON:
            return self.chance.choice(self.with_records())
        return self.chance.choice(self.usual())

    def table(self) -> str:
        return self.chance.choice([*self.honest.at.values(), "nowhere", "%00", "..", "x" * 70])

    def seats(self) -> list[Data]:
        return [{"kind": "me", "name": "Eve"}, {"kind": "bot", "bot": "random"}]

    def text(self) -> str:
        """A file that somebody writes."""
        chance = self.chance
        text = chance.choice([DECK, LIST, CARDS])
        if chance.random() < 0.5:
            place = chance.randint(0, len(text))
            again = chance.choice(AGAIN)
            text = text[:place] + again * chance.choice([3, 60, 60_000 // len(again)]) + text[place:]
        return text

    def usual(self) -> list[tuple[Data, str]]:
        chance = self.chance
        at = f"/api/tables/{self.table()}"
        secret = "x" * 32
        browser = {"secret": secret, "address": "https://fcm.googleapis.com/x"}
        keys = {"public": "B" * 87, "auth": "A" * 22, "language": "ja"}
        given: list[tuple[Data, str]] = [
            ({"game": "kasane", "seats": self.seats(), "terms": {"pace": 1}}, "/api/tables"),
            ({"game": "lily", "seats": self.seats(), "options": {"set": self.text()}}, "/api/tables"),
            ({"name": "Eve", "invitation": ""}, f"{at}/seats/{chance.choice(['0', '9', '-', '99999'])}"),
            ({"seats": self.seats(), "number": 3, "secret": ""}, f"{at}/continue"),
            ({"text": self.text()}, f"/api/games/lily/options/{chance.choice(['decks', 'set', 'x'])}"),
            ({"text": self.text(), "options": {}}, "/api/games/lily/options/decks/examine"),
            ({"text": self.text(), "options": {"set": "{}"}}, "/api/games/lily/options/set/examine"),
            ({"seats": [{"table": self.table(), "secret": secret}]}, "/api/mine"),
            ({**browser, **keys}, f"{at}/call"),
            (browser, f"{at}/call/off"),
            ({"body": "sealed" * chance.choice([1, 1000])}, "/api/parcels"),
            ({"device": secret[:32]}, "/api/puzzles"),
            (
                {"action": "take 1", "device": secret[:32]},
                f"/api/puzzles/kasane/{chance.choice([PUZZLE, PUZZLE, 'x', '%00'])}",
            ),
            *self.of_ratings(),
            *self.of_evenings({**browser, **keys}),
            ({"x": 1}, f"/api/parcels/{chance.choice([*self.parcels[-3:], 'x', '%00'])}/fetch"),
            *self.of_the_day(),
        ]
        more = chance.choice(
            ["", "/record", "/reference", "/x", "/replay", "/replay?viewer=9", "/replay?viewer=x"]
        )
        return [*given, ({}, at + more), ({}, chance.choice(PAGES))]

    def of_ratings(self) -> list[tuple[Data, str]]:
        chance = self.chance
        device = chance.choice("abc") * 32
        season = chance.choice(["", "2026-4", "0000-1", "9999-4", "2026-5"])
        game = chance.choice(["kasane", "lily", "x"])
        return [
            (
                {"game": game, "season": season, "device": device},
                "/api/ratings",
            ),
            ({"table": self.table(), "secret": "x" * 32, "device": device}, "/api/ratings/game"),
            ({"device": device, "erase": chance.random() < 0.5}, "/api/ratings/leave"),
        ]

    def of_evenings(self, browser: Data) -> list[tuple[Data, str]]:
        chance = self.chance
        game, pace = chance.choice(["kasane", "lily", "x"]), chance.choice(["live", "daily", "x"])
        mode = chance.choice(["swiss", "round-robin", "x"])
        at = f"/api/evenings/{chance.choice([self.table(), 'x', '%00'])}"
        what = chance.choice(["start", "leave", "return", "play-on", "end", "x"])
        return [
            ({"game": game, "pace": pace, "name": "Eve"}, "/api/match"),
            (
                {"game": game, "mode": mode, "rounds": chance.choice([1, 31, 99]), "name": "Eve"},
                "/api/evenings",
            ),
            ({"name": "Eve"}, f"{at}/join"),
            ({"secret": "x" * 32, "after": chance.choice([0, 10**9])}, f"{at}/look"),
            ({"secret": "x" * 32, "what": what, "table": self.table()}, at),
            (browser, f"{at}/call{chance.choice(['', '/off'])}"),
        ]

    def of_the_day(self) -> list[tuple[Data, str]]:
        chance = self.chance
        today = day_at(time.time())
        key = chance.choice("abc") * 32
        player = {"key": key, "name": "Eve", "face": "cat"}
        day = chance.choice([today, today, days_before(today, 1), "2026-02-30", "1999-01-01", "%00"])
        at = f"/api/daily/{day}/{chance.choice(['kasane', 'yurikure', 'lily', 'x'])}"
        return [
            ({"key": key, "day": ""}, "/api/daily"),
            (player, f"{at}/play"),
            (player, f"{at}/take"),
            ({"key": key, "first": chance.choice([0, 50, 10**6])}, f"{at}/board"),
            ({"key": key, "entries": [{"at": 0, "body": "{}"}]}, f"{at}/result"),
        ]

    def with_records(self) -> list[tuple[Data, str]]:
        return [
            ({"record": RECORD, "viewer": self.chance.choice([-2, -1, 0, 5])}, "/api/replay"),
            ({"record": RECORD}, "/api/verify"),
            ({"record": RECORD}, "/api/review"),
            ({"x": 1}, f"/api/tables/{self.table()}/review"),
            ({"record": RECORD, "seats": self.seats(), "decisions": 3}, "/api/continue"),
        ]

    def learn(self, path: str, answer: bytes) -> None:
        if path == "/api/parcels" and b'"parcel":"' in answer:
            self.parcels.append(answer.partition(b'"parcel":"')[2].partition(b'"')[0].decode())


async def requests(address: str, honest: Honest, seen: Seen, many: int, seed: str) -> None:
    """Broken HTTP requests, byte by byte as they are written here."""
    chance = random.Random(seed)
    eve = Eve(address, honest, "", "", seen, seed)
    wanted = Wanted(honest, chance)
    host, _, port = address.removeprefix("http://").partition(":")
    for _ in range(many):
        body, path = wanted.one()
        kind = chance.random()
        sent = (
            json.dumps(body)
            if kind < 0.2
            else eve.changed(dict(body))
            if kind < 0.6
            else eve.broken(dict(body))
        )
        data = sent.encode(errors="replace") if isinstance(sent, str) else sent
        usual = "POST" if body else "GET"
        method = chance.choice([usual] * 8 + ["GET", "POST", "PUT", "HEAD", "DELETE", "OPTIONS", "X"])
        length = chance.choice([len(data)] * 8 + [0, len(data) - 1])
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: close"]
        lines += [
            f"Content-Length: {length}",
            # From so many addresses that what one may ask for hides nothing.
            f"X-Forwarded-For: 10.0.{chance.randint(0, 255)}.{chance.randint(0, 255)}",
            *chance.choice([[], ["Origin: http://["], ["X: \x80"], ["Content-Type: x"]]),
        ]
        seen.requests += 1
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + data)
            async with asyncio.timeout(20):
                answer = await reader.read()
        except TimeoutError:
            seen.wrong["a request got no answer"] += 1
            continue
        except ConnectionError:
            continue
        finally:
            writer.transport.abort()
        status = int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0
        seen.statuses[status] += 1
        wanted.learn(path, answer)
        if status == 500 or (status > 500 and b"-too-many" not in answer):
            seen.wrong[f"{method} {path} got {status}"] += 1
        for secret in seen.secrets:
            if secret.encode() in answer:
                seen.wrong["a secret was sent"] += 1


def described(address: str, examples: int) -> int:
    """What schemathesis finds; 0: nothing."""
    command = [str(Path(sys.executable).parent / "schemathesis"), "run", f"{address}/api/openapi.json"]
    command += ["--max-examples", str(examples), "--checks", "all", "--no-color", "--seed", "1"]
    # What the rules of a game refuse is described by the game, not by the schema.
    command += ["--exclude-checks", "positive_data_acceptance"]
    if examples < 10:
        command += ["--phases", "examples,fuzzing,stateful"]
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "schemathesis.toml").write_text(CHECKS, encoding="utf-8")
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        CONSOLE.print(done.stdout[-5000:], markup=False, highlight=False)
    else:
        CONSOLE.print("schemathesis:", *re.findall(r"\d+ generated, .*", done.stdout))
    return done.returncode


async def fuzz(address: str, messages: int, many: int, seed: str, seen: Seen) -> Honest:
    """All of them at once, at two tables."""
    honest = Honest(seen)
    eves: list[tuple[str, str]] = []
    playing: list[asyncio.Task[None]] = []
    for room in ("screen", "paper"):
        seats = [{"kind": "me", "name": "Rin"}, {"kind": "open"}, {"kind": "open"}]
        terms = {"pace": 0.05, "clock": {"kind": "each", "seconds": 1}, "paper": room == "paper"}
        begun = await open_table(address, {"game": "kasane", "seats": seats, "terms": terms})
        table = begun["table"]
        secrets = [begun["secret"]]
        for seat, name in ((1, "Mio"), (EVE, "Eve")):
            secrets.append((await sit_down(address, table, seat, name))["secret"])
        seen.secrets |= {*secrets[:EVE], *map(hashed, secrets)}
        eves.append((room, secrets[EVE]))
        playing.append(asyncio.create_task(honest.play(address, room, table, secrets)))
        while room not in honest.at:
            await asyncio.sleep(0.01)
    each = [messages // AT_ONCE + (number < messages % AT_ONCE) for number in range(AT_ONCE)]
    bad = [
        (Eve(address, honest, *eves[number % 2], seen, f"{seed}/{number}"), count)
        for number, count in enumerate(each)
    ]
    await asyncio.gather(
        *(eve.go_on(count) for eve, count in bad), requests(address, honest, seen, many, f"{seed}/http")
    )
    seen.messages = sum(eve.sent for eve, _ in bad)
    honest.stopped = True
    await asyncio.gather(*playing)
    if honest.slowest > PATIENCE:
        seen.wrong["an honest player waited too long"] += 1
    return honest


def started(folder: Path, log: Path) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [
        sys.executable,
        "-m",
        "madoi",
        "serve",
        "--port",
        str(port),
        "--data",
        str(folder),
        "--lang",
        "en",
    ]
    with log.open("w") as errors:
        process = subprocess.Popen(
            [*command, "--openings", "1000000"],
            stdout=subprocess.DEVNULL,
            stderr=errors,
            start_new_session=True,
        )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            with socket.create_connection(("127.0.0.1", port), 1):
                return process, f"http://127.0.0.1:{port}"
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server does not start")


def memory(pid: int) -> str:
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    except OSError:
        return "?"
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return f"{int(found.group(1)) / 1024:.0f} MB" if found else "?"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--messages", type=int, default=100_000, help="bad WebSocket messages (default: 100000)"
    )
    parser.add_argument(
        "--requests", type=int, default=0, help="bad HTTP requests (default: a tenth of that)"
    )
    parser.add_argument(
        "--examples", type=int, default=100, help="of schemathesis, for each operation; 0: none"
    )
    parser.add_argument("--seed", default="fuzz")
    options = parser.parse_args()
    seen = Seen()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="madoi-fuzz-") as folder:
        log = Path(folder) / "log"
        process, address = started(Path(folder) / "data", log)
        try:
            before = memory(process.pid)
            wanted = options.requests or options.messages // 10
            honest = asyncio.run(fuzz(address, options.messages, wanted, options.seed, seen))
            after = memory(process.pid)
            seconds = time.monotonic() - begun
            if options.examples and described(address, options.examples):
                seen.wrong["schemathesis found something"] += 1
            if process.poll() is not None:
                seen.wrong["the server has ended"] += 1
        finally:
            if process.poll() is None:
                os.kill(process.pid, signal.SIGTERM)
                process.wait(30)
        asyncio.run(honest.check(Path(folder) / "data"))
        told = log.read_text(encoding="utf-8")
    if "Traceback" in told or '"error"' in told:
        seen.wrong["the log tells of failures"] += 1
        CONSOLE.print(told[-3000:], markup=False, highlight=False)
    report(seen, honest, seconds, f"{before} before, {after} after")
    return 1 if seen.wrong else 0


def report(seen: Seen, honest: Honest, seconds: float, memory: str) -> None:
    sheet = Sheet(show_header=False)
    slowest = 1000 * honest.slowest
    rows = {
        "bad messages": f"{seen.messages} in {seconds:.0f} s",
        "answers": ", ".join(f"{kind} {count}" for kind, count in seen.answers.most_common()),
        "connections closed": ", ".join(f"{code}: {count}" for code, count in seen.closes.most_common()),
        "bad requests": f"{seen.requests}: "
        + ", ".join(f"{status}: {count}" for status, count in seen.statuses.most_common()),
        "honest decisions": f"{honest.decisions} in {len(honest.tables)} games, slowest {slowest:.0f} ms",
        "memory": memory,
        "wrong": ", ".join(f"{what} ({count})" for what, count in seen.wrong.items()) or "nothing",
    }
    for name, value in rows.items():
        sheet.add_row(name, value)
    CONSOLE.print(sheet)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
