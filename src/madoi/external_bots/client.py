"""A client of the service as a bot in simulations and tournaments.

The client is started as at a real table, with the address, the table, its seat, a name and an invitation. It
sits down and plays over the same messages (docs/protocol.md). What it reaches is not a whole service but a
stand-in for one seat, which asks it the questions of all games one after the other: a bot keeps nothing
between decisions.
"""

from __future__ import annotations

import asyncio
import queue
import socket
import subprocess
import threading
from contextlib import suppress
from time import monotonic, time
from typing import Any, Final

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from madoi.bots.bot import Bot
from madoi.core.action import Action, Decision
from madoi.core.chance import Chance
from madoi.core.game import Game, View
from madoi.external_bots.judge import BotFailed, decision_seconds
from madoi.server.protocol import PROTOCOL
from madoi.server.protocol.snapshot import PromptSnapshot

_TABLE: Final = "arena"
_START_SECONDS: Final = 30.0
"""How long a client may take to start and to sit down; this is not part of a decision."""
_POLL_SECONDS: Final = 0.05


class ClientBot(Bot):
    """Lets a client of the service choose. Each seat has a client of its own."""

    def __init__(self, command: list[str], game: Game) -> None:
        self._command = command
        self._game = game
        self._seats: dict[int, StandIn] = {}

    def prepare(self, seat: int) -> None:
        """Start the client of a seat. Raises `BotFailed`."""
        if seat not in self._seats:
            self._seats[seat] = StandIn(self._command, self._game.name, seat)
            try:
                self._seats[seat].wait_for_client()
            except BotFailed:
                self._seats.pop(seat).close()
                raise

    def choose(self, view: View, decision: Decision, chance: Chance) -> Action:
        self.prepare(decision.seat)
        try:
            return Action(self._seats[decision.seat].ask(view, decision))
        except BaseException:
            self._seats.pop(decision.seat).close()
            raise

    def __del__(self) -> None:
        for seat in self._seats.values():
            with suppress(Exception):
                seat.close()


class StandIn:
    """The part of the service that the client of one seat sees."""

    def __init__(self, command: list[str], game: str, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._answers: queue.Queue[str] = queue.Queue()
        self._connected = threading.Event()
        self._client: WebSocket | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._prompt: PromptSnapshot | None = None
        self._view: dict[str, object] = {}
        self._number = 0
        routes = [
            Route("/api/tables/{table}/seats/{seat}", self._sit, methods=["POST"]),
            WebSocketRoute("/play", self._play),
        ]
        listening = socket.create_server(("127.0.0.1", 0))
        config = uvicorn.Config(
            Starlette(routes=routes),
            ws="websockets-sansio",
            lifespan="off",
            log_config=None,
            access_log=False,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, args=([listening],), daemon=True)
        self._thread.start()
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self._process: subprocess.Popen[bytes] | None = None
        self._error = ""
        try:
            self._process = subprocess.Popen(
                [*command, address, _TABLE, str(seat), "bot", ""],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        except OSError as error:
            self._error = str(error)

    def wait_for_client(self) -> None:
        """Wait until the client is connected. Raises `BotFailed`."""
        deadline = monotonic() + _START_SECONDS
        while not self._connected.wait(_POLL_SECONDS):
            self._check_alive()
            if monotonic() > deadline:
                raise BotFailed("bot-stalled", self._seat, f"{_START_SECONDS:g}")

    def ask(self, view: View, decision: Decision) -> str:
        """The client's answer, as it sent it. Raises `BotFailed`."""
        self._number += 1
        self._view = dict(view.data())
        self._prompt = PromptSnapshot(
            str(self._number),
            decision.question.key,
            decision.question.facts,
            [action.text for action in decision.actions],
            decision.default.text,
            [],
            [dict(action.parts()) for action in decision.actions],
        )
        self._send_update()
        deadline = monotonic() + decision_seconds()
        while True:
            try:
                return self._answers.get(timeout=_POLL_SECONDS)
            except queue.Empty:
                self._check_alive()
                if monotonic() > deadline:
                    raise BotFailed("bot-stalled", self._seat, f"{decision_seconds():g}") from None

    def close(self) -> None:
        """End the client, and what it is connected to."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self._server.should_exit = True
        self._thread.join(_START_SECONDS)

    def _check_alive(self) -> None:
        status = None if self._process is None else self._process.poll()
        if self._process is None or status is not None:
            raise BotFailed("bot-crashed", self._seat, self._error or f"exit status {status}")

    async def _sit(self, request: Request) -> Response:
        return JSONResponse({"table": _TABLE, "seat": self._seat, "secret": "secret"})

    async def _play(self, client: WebSocket) -> None:
        """The messages of a connection: a greeting, and answers to prompts."""
        await client.accept()
        self._loop = asyncio.get_running_loop()
        with suppress(WebSocketDisconnect, RuntimeError):
            await client.receive_json()
            welcome = {"viewer": self._seat, "game": self._game, "options": {}, "terms": {}, "source": ""}
            await client.send_json(
                {
                    "type": "welcome",
                    "protocol": PROTOCOL,
                    "version": "",
                    "table": _TABLE,
                    "time": time(),
                    **welcome,
                }
            )
            self._client = client
            await client.send_text(self._update())
            self._connected.set()
            while True:
                await self._receive(client, await client.receive_json())

    async def _receive(self, client: WebSocket, message: dict[str, Any]) -> None:
        id = str(message.get("id", ""))
        asked = self._prompt
        if message.get("type") != "play":
            await client.send_json({"type": "done", "id": id})
        elif asked is None or message.get("prompt") != asked.id:
            refusal = {"code": "table-stale", "rule": "", "facts": {}}
            await client.send_json({"type": "refused", "id": id, "refusal": refusal})
        else:
            self._prompt = None
            await client.send_text(self._update())
            await client.send_json({"type": "done", "id": id})
            self._answers.put(str(message.get("action", "")))

    def _send_update(self) -> None:
        """Send the table as it is now, from the thread that asks."""
        client, loop = self._client, self._loop
        assert client is not None
        assert loop is not None
        asyncio.run_coroutine_threadsafe(client.send_text(self._update()), loop)

    def _update(self) -> str:
        news = {"number": self._number, "at": time(), "what": "decided"}
        now = {
            "number": self._number,
            "phase": "playing",
            "seats": [],
            "to_move": [self._seat] if self._prompt else [],
            "view": self._view,
            "prompt": self._prompt,
        }
        return msgspec.json.encode({"type": "update", "news": [news], "now": now}).decode()
