"""WebSocket connections: one reader and one writer for each.

The reader takes one request after the other. The writer sends what is new for its viewer when the line is
free, so nothing piles up for a client that reads slowly: it gets less often, and then all at once. One
that does not read at all loses its socket. No table ever waits for a connection.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from madoi.core.game import SPECTATOR, Viewer
from madoi.core.refusal import Refusal, Refused
from madoi.server import limits
from madoi.server.protocol import PROTOCOL
from madoi.server.protocol.client_messages import (
    ClientMessage,
    Consent,
    Correct,
    EnterResults,
    Fill,
    Hand,
    Hello,
    Hint,
    Instead,
    Leave,
    Mute,
    Ping,
    Play,
    Rematch,
    Return,
    Say,
    SetRolling,
    Undo,
    Vote,
    Why,
    Wish,
)
from madoi.server.protocol.server_messages import (
    Advice,
    Bye,
    CommandRefused,
    Done,
    Presence,
    Reason,
    ServerMessage,
)
from madoi.server.runtime.live_table import Listener, Place
from madoi.server.runtime.metrics import CONNECTIONS, DROPPED, MESSAGES, REFUSALS, SECONDS
from madoi.server.runtime.registry import House
from madoi.server.storage.store import StoreFailed
from madoi.server.table.commands import chat, continuations, corrections, decisions, rolls, seating, undo
from madoi.server.table.log import Entry
from madoi.server.table.projection import paper_table, snapshot
from madoi.server.table.state import Table
from madoi.server.tokens import hashed
from madoi.server.transport.rate_limits import Allowance
from madoi.server.workers import hints
from madoi.server.workers.bot_pool import consider

_FIRST_WORD: Final = 10.0
_AGAIN: Final = 1.0
_TO_LEAVE: Final = 5.0
_MOST_ANSWERS: Final = 64
_PATIENCE: Final = 20.0
_RATE: Final = 20.0
_BURST: Final = 60.0

# Close codes of our own (RFC 6455 leaves 4000 to 4999 to applications).
BAD_HELLO: Final = 4400
NO_TABLE: Final = 4404
GOING_AWAY: Final = 1012
TRY_AGAIN: Final = 1013

_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_ENCODER = msgspec.json.Encoder()
_log = structlog.get_logger()


class Connection(Listener):
    """A client at a table, as one viewer."""

    def __init__(
        self, socket: WebSocket, place: Place, viewer: Viewer, hello: Hello, patience: float
    ) -> None:
        super().__init__(viewer)
        self.socket = socket
        self.place = place
        self.patience = patience
        self.seen = min(hello.since, len(place.table.told[viewer]) - 1)
        self.shown = False
        self.chat = hello.chat
        self.here: tuple[list[int], int] | None = None
        self.answers: deque[ServerMessage] = deque()
        self.secret = hello.secret
        self.key = hashed(hello.secret)
        self.busy = False
        self.leaving = False

    def answer(self, told: ServerMessage) -> None:
        """Send this as soon as the line is free. Raises `Overrun` when the client does not read."""
        if len(self.answers) >= _MOST_ANSWERS:
            raise Overrun
        self.answers.append(told)
        self.wake.set()

    async def write(self) -> None:
        """Send what there is, whenever there is something, until the connection ends. An answer comes after
        the update that shows what it did. Raises `Revoked` when somebody else has got the seat."""
        table = self.place.table
        await self._send(_ENCODER.encode(snapshot.welcome(table, self.viewer, self.place.clock.now())))
        self.wake.set()
        while True:
            await self.wake.wait()
            self.wake.clear()
            revoked = self.viewer != SPECTATOR and table.chairs[self.viewer].key != self.key
            ready = len(self.answers)
            last = len(table.told[self.viewer]) - 1
            if not revoked and (last > self.seen or not self.shown):
                update = snapshot.update(table, self.viewer, self.seen, self.chat)
                self.seen, self.shown = last, True
                await self._send(update)
            for _ in range(ready):
                await self._send(_ENCODER.encode(self.answers.popleft()))
            if revoked and not self.busy and not self.answers:  # the request that gave it up is answered
                raise Revoked
            here = self.place.here()
            if here != self.here:
                self.here = here
                await self._send(_ENCODER.encode(Presence(*here)))
            if self.leaving and not self.busy and not self.answers:
                return

    async def _send(self, message: bytes) -> None:
        async with self.place.clock.timeout(self.patience):
            await self.socket.send_text(message.decode())


class Overrun(Exception):
    """The client asks and does not read the answers."""


class Revoked(Exception):
    """The secret of the connection holds its seat no longer."""


class Switchboard:
    """All connections of this process. ``patience``: so many seconds a client may not read."""

    def __init__(self, house: House, patience: float = _PATIENCE) -> None:
        self.house = house
        self.patience = patience
        self.connections: set[Connection] = set()
        self._clock = house.clock
        self._left = asyncio.Event()

    async def serve(self, socket: WebSocket) -> None:
        """One connection, from its first word to its last."""
        await socket.accept()
        try:
            connection = await self._introduced(socket)
        except Refused as refused:
            await self._turn_away(socket, refused.refusal)
            return
        except StoreFailed:
            await _say_last(socket, Bye("store-away", _AGAIN), TRY_AGAIN)
            return
        except (WebSocketDisconnect, TimeoutError):
            return
        writer = asyncio.create_task(connection.write())
        self.connections.add(connection)
        CONNECTIONS.inc()
        reader = asyncio.create_task(self._listen(connection))
        try:
            await connection.place.come(connection)
            await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
            await self._end(connection, reader, writer)
        finally:
            self.connections.discard(connection)
            self._left.set()
            CONNECTIONS.dec()
            for task in (reader, writer):
                task.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)
            await connection.place.go(connection)

    async def _introduced(self, socket: WebSocket) -> Connection:
        async with self._clock.timeout(_FIRST_WORD):
            hello = understood(await heard(socket))
        if not isinstance(hello, Hello):
            raise Refused(Refusal("wire-hello-first", "", {}))
        if hello.protocol != PROTOCOL:
            raise Refused(Refusal("wire-protocol", "", {"given": hello.protocol, "known": PROTOCOL}))
        place = await self.house.find(hello.table)
        viewer = seating.seat_of(place.table, hello.secret) if hello.secret else SPECTATOR
        return Connection(socket, place, viewer, hello, self.patience)

    async def _turn_away(self, socket: WebSocket, refusal: Refusal) -> None:
        REFUSALS.labels(refusal.code).inc()
        code = NO_TABLE if refusal.code == "table-none" else BAD_HELLO
        await _say_last(socket, CommandRefused("", snapshot.reasoned(refusal)), code)

    async def _listen(self, connection: Connection) -> None:
        allowance = Allowance(_RATE, _BURST, self._clock)
        while True:
            message = await heard(connection.socket)
            while not allowance.take():  # its line fills up meanwhile, and nobody else's
                await self._clock.sleep(allowance.wait())
            if connection.leaving:
                return
            begun = self._clock.monotonic()
            try:
                asked = understood(message)
            except Refused as refused:
                connection.answer(_refused("", refused.refusal))
                continue
            MESSAGES.labels(str(asked.__struct_config__.tag)).inc()
            connection.busy = True
            answer = await self._answer(connection, asked)
            connection.busy = False
            connection.answer(answer)
            SECONDS.observe(self._clock.monotonic() - begun)

    async def _answer(self, connection: Connection, asked: ClientMessage) -> ServerMessage:
        id = "" if isinstance(asked, Hello) else asked.id
        try:
            return await self._carry_out(connection, asked)
        except Refused as refused:
            return _refused(id, refused.refusal)
        except StoreFailed:
            return _refused(id, Refusal("store-away", "", {}))

    async def _carry_out(self, connection: Connection, asked: ClientMessage) -> ServerMessage:
        place = connection.place
        if isinstance(asked, Hello):
            raise Refused(Refusal("wire-hello-once", "", {}))
        if isinstance(asked, Ping):
            return Done(asked.id)
        if isinstance(asked, Mute):
            connection.chat = not asked.on
            return Done(asked.id)
        if isinstance(asked, Say):
            name, text = asked.name, asked.text
            await place.ask(lambda table: chat.say(table, _viewer(connection, table), name, text))
            return Done(asked.id)
        if isinstance(asked, Why):
            refusal = decisions.why(place.table, _seat(connection, place.table), asked.action)
            return Reason(asked.id, None if refusal is None else snapshot.reasoned(refusal))
        if isinstance(asked, Instead):
            seat = _seat(connection, place.table)
            if not place.looks_back.take():
                raise Refused(Refusal("correct-too-fast", "", {}))
            return paper_table.instead(place.table, seat, asked.number, asked.id)
        if isinstance(asked, Hint):
            return await self._advise(place, connection, asked)
        if isinstance(asked, Rematch):
            await continuations.rematch(place, _seat(connection, place.table))
            return Done(asked.id)
        if isinstance(asked, Fill):
            await _fill(place, connection, asked)
            return Done(asked.id)
        agrees = isinstance(asked, Consent) and place.table.undo is not None and place.table.undo.change
        if (agrees or isinstance(asked, Correct)) and not place.corrections.take():
            raise Refused(Refusal("correct-too-fast", "", {}))
        judge = _judge(asked, place)
        await place.ask(lambda table: judge(table, _seat(connection, table)))
        return Done(asked.id)

    async def _advise(self, place: Place, connection: Connection, asked: Hint) -> Advice:
        seat = _viewer(connection, place.table)
        if asked.at is None:
            seat = _seat(connection, place.table)
            errand = hints.hint(place.table, seat)
        else:
            seat, errand = hints.review(place.table, asked.at)
        return Advice(asked.id, seat, await self.house.thinkers.ask(consider, errand))

    async def _end(
        self, connection: Connection, reader: asyncio.Task[None], writer: asyncio.Task[None]
    ) -> None:
        """Say why the connection ends, where it was not the client who ended it."""
        failure = next(
            (task.exception() for task in (reader, writer) if task.done() and task.exception()), None
        )
        reason, code = "", GOING_AWAY
        if isinstance(failure, (Overrun, TimeoutError)):
            reason = "reads-not"
        elif isinstance(failure, Revoked):
            await self._turn_away(connection.socket, Refusal("seat-no-secret", "", {}))
        elif failure is not None and not isinstance(failure, (WebSocketDisconnect, RuntimeError)):
            _log.error("connection", error=repr(failure), exc_info=failure)
            reason, code = "failed", 1011
        if reason:
            DROPPED.labels(reason).inc()
        if reason or connection.leaving:
            try:
                async with self._clock.timeout(1):
                    await connection.socket.close(code)
            except (TimeoutError, RuntimeError, WebSocketDisconnect):
                return

    async def say_goodbye(self, again: float) -> None:
        """Tell everybody to come back in a while, and let them go."""
        for connection in list(self.connections):
            connection.answers.append(Bye("wire-restart", again))
            connection.leaving = True
            connection.wake.set()
        with suppress(TimeoutError):
            async with self._clock.timeout(_TO_LEAVE):
                while self.connections:
                    self._left.clear()
                    await self._left.wait()


async def heard(socket: WebSocket) -> str | bytes:
    """The next message of a client, as text or not. Raises `WebSocketDisconnect`."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text: str | None = message.get("text")
    data: bytes | None = message.get("bytes")
    return text if text is not None else data or b""


async def _say_last(socket: WebSocket, told: ServerMessage, code: int) -> None:
    """Close a connection that has not become one of ours."""
    try:
        await socket.send_text(_ENCODER.encode(told).decode())
        await socket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        return  # gone already


def understood(message: str | bytes) -> ClientMessage:
    """What a client wants. Raises `Refused`."""
    if len(message) > limits.MAX_MESSAGE_BYTES:
        raise Refused(Refusal("wire-too-long", "", {"most": limits.MAX_MESSAGE_BYTES}))
    try:
        return _DECODER.decode(message)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused(Refusal("wire-malformed", "", {"reason": str(error)[:200]})) from error


def _refused(id: str, refusal: Refusal) -> CommandRefused:
    REFUSALS.labels(refusal.code).inc()
    return CommandRefused(id, snapshot.reasoned(refusal))


def _viewer(connection: Connection, table: Table) -> Viewer:
    """Who the connection is now: a seat may have been given to somebody else meanwhile."""
    if connection.viewer != SPECTATOR:
        seating.seat_of(table, connection.secret)
    return connection.viewer


def _seat(connection: Connection, table: Table) -> int:
    if connection.viewer == SPECTATOR:
        raise Refused(Refusal("table-spectator", "", {}))
    return _viewer(connection, table)


def _judge(asked: ClientMessage, place: Place) -> Callable[[Table, int], Entry]:
    """What has to be judged for a request that is one entry."""
    if isinstance(asked, Play):
        return lambda table, seat: decisions.decide(table, seat, asked.prompt, asked.action)
    if isinstance(asked, Wish):
        return lambda table, seat: decisions.wish(table, seat, asked.wish)
    if isinstance(asked, Undo):
        return undo.ask if asked.ask else undo.take_back
    if isinstance(asked, Consent):
        return lambda table, seat: undo.answer(table, seat, asked.yes)
    if isinstance(asked, Hand):
        return lambda table, seat: seating.hand_over(table, seat, asked.bot)
    if isinstance(asked, Return):
        return seating.return_to
    if isinstance(asked, Leave):
        return seating.leave
    if isinstance(asked, EnterResults):
        return lambda table, seat: rolls.fell(table, seat, asked.chance, asked.results)
    if isinstance(asked, SetRolling):
        return lambda table, seat: rolls.switch(table, seat, asked.by)
    if isinstance(asked, Correct):
        return lambda table, seat: corrections.correct(
            table, seat, asked.number, asked.action, asked.results, asked.more, asked.cut
        )
    assert isinstance(asked, Vote)
    return lambda table, seat: seating.vote(table, seat, asked.seat, place.here()[0])


async def _fill(place: Place, connection: Connection, asked: Fill) -> None:
    _seat(connection, place.table)
    bot = asked.bot or place.table.terms.bot
    if asked.seat is not None:
        one = asked.seat
        await place.ask(lambda table: seating.fill(table, one, bot))
        return
    free = [seat for seat, chair in enumerate(place.table.chairs) if chair.free]
    for seat in free:
        await place.ask(lambda table, seat=seat: seating.fill(table, seat, bot))  # type: ignore[misc]
