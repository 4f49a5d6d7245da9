"""A socket of a local table: the messages of a WebSocket, between the page and a table on this device."""

from __future__ import annotations

from typing import Final, assert_never

import msgspec

from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import SPECTATOR, Seat
from madoi.local.tables import Command, LocalTable, LocalTables
from madoi.server.protocol import PROTOCOL
from madoi.server.protocol.client_messages import (
    ClientMessage,
    Fill,
    Hello,
    Hint,
    Instead,
    Mute,
    Ping,
    React,
    Rematch,
    Say,
    Why,
)
from madoi.server.protocol.server_messages import (
    ActionValue,
    Advice,
    Changeable,
    CommandRefused,
    Done,
    Presence,
    Reason,
    ServerMessage,
)
from madoi.server.table.commands import chat, decisions, seating
from madoi.server.table.commands.continuations import announce_rematch, rematch_of, seat_order
from madoi.server.table.commands.dispatch import SeatCommand, seat_command
from madoi.server.table.log import Entry
from madoi.server.table.projection import paper_table, snapshot, updates
from madoi.server.table.state import Table
from madoi.server.workers import hints

_CLOSE_REFUSED: Final = 4404
"""The page does not try again."""
_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_ENCODER = msgspec.json.Encoder()


class Socket:
    """One page at one table, as one viewer."""

    def __init__(self, tables: LocalTables, number: int) -> None:
        self._tables = tables
        self._number = number
        self._local: LocalTable | None = None
        self._viewer = SPECTATOR
        self._secret = ""
        self._seen = -1
        self._snapshot_seen = updates.NOTHING
        self._chat = True

    async def receive(self, text: str) -> None:
        """Carry out a message of the page, and answer it."""
        message = _DECODER.decode(text)
        if self._local is None:
            await self._greet(message)
            return
        id = "" if isinstance(message, Hello) else message.id
        try:
            answer = await self._dispatch(message, self._local)
        except Refused as refused:
            answer = CommandRefused(id, snapshot.refusal_data(refused.refusal))
        self._send(answer)

    def close(self) -> None:
        if self._local is not None:
            self._local.listeners.discard(self.update)
            if not self._local.listeners:
                self._local.seats = []
            self._local.reschedule()

    async def _greet(self, message: ClientMessage) -> None:
        try:
            if not isinstance(message, Hello):
                raise Refused(Refusal("wire-hello-first", "", {}))
            if message.protocol != PROTOCOL:
                raise Refused(Refusal("wire-protocol", "", {"given": message.protocol, "known": PROTOCOL}))
            local = await self._tables.find(message.table)
            viewer = seating.seat_of(local.table, message.secret) if message.secret else SPECTATOR
        except Refused as refused:
            self._send(CommandRefused("", snapshot.refusal_data(refused.refusal)))
            self._tables.device.close(self._number, _CLOSE_REFUSED)
            return
        self._local, self._viewer, self._secret = local, viewer, message.secret
        self._seen = min(message.since, len(local.table.visible_entries[viewer]) - 1)
        self._chat = message.chat
        local.listeners.add(self.update)
        local.seats = [] if viewer == SPECTATOR else [viewer]
        self._send(snapshot.welcome(local.table, viewer, local.now()))
        self._send_update(local.table)
        self._send(Presence(local.seats, 0))
        local.reschedule()

    def update(self) -> None:
        """Send what is new."""
        assert self._local is not None
        self._send_update(self._local.table)

    def _send_update(self, table: Table) -> None:
        last = len(table.visible_entries[self._viewer]) - 1
        while True:
            update = updates.next_update(table, self._viewer, self._seen, self._chat, self._snapshot_seen)
            self._seen, self._snapshot_seen = update.last, update.version
            self._tables.device.send(self._number, update.message.decode())
            if self._seen >= last:
                return

    def _send(self, message: ServerMessage) -> None:
        self._tables.device.send(self._number, _ENCODER.encode(message).decode())

    def _seat(self, table: Table) -> Seat:
        if self._viewer == SPECTATOR:
            raise Refused(Refusal("table-spectator", "", {}))
        return seating.seat_of(table, self._secret)

    async def _dispatch(self, message: ClientMessage, local: LocalTable) -> ServerMessage:
        if isinstance(message, SeatCommand):
            command = seat_command(message, lambda: local.seats)
            await local.submit(lambda table: command(table, self._seat(table)))
            return Done(message.id)
        match message:
            case Hello():
                raise Refused(Refusal("wire-hello-once", "", {}))
            case Why():
                refusal = decisions.why_not(local.table, self._seat(local.table), message.action)
                return Reason(message.id, None if refusal is None else snapshot.refusal_data(refusal))
            case Instead():
                return self._alternatives(message, local)
            case Hint():
                return await self._advise(message, local)
            case Ping():
                pass
            case Mute():
                self._chat = not message.on
            case Say():
                await local.submit(lambda table: chat.say(table, self._viewer, message.name, message.text))
            case React():
                await local.submit(
                    lambda table: chat.react(table, self._viewer, message.name, message.phrase)
                )
            case Rematch():
                await self._rematch(message, local)
            case Fill():
                await self._fill(message, local)
            case _:
                assert_never(message)
        return Done(message.id)

    def _alternatives(self, message: Instead, local: LocalTable) -> Changeable:
        return paper_table.alternatives(local.table, self._seat(local.table), message.number, message.id)

    async def _advise(self, message: Hint, local: LocalTable) -> Advice:
        table = local.table
        if message.at is None:
            seat = self._seat(table)
            job = hints.hint_job(table, seat)
        else:
            seat, job = hints.decision_job(table, message.at)
        found = await self._tables.device.search("evaluate", msgspec.json.encode(job).decode())
        goal, actions = msgspec.json.decode(found, type=tuple[str, list[ActionValue]])
        return Advice(message.id, seat, actions, "place" if goal == "place" else "win")

    async def _rematch(self, message: Rematch, local: LocalTable) -> None:
        by = self._seat(local.table)
        if not local.table.rematch:
            again = await self._tables.open(rematch_of(local.table, seat_order(local.table, message.seats)))
            await local.submit(lambda table: announce_rematch(table, again.table.id, by))

    async def _fill(self, message: Fill, local: LocalTable) -> None:
        self._seat(local.table)
        bot = message.bot or local.table.terms.bot
        free = [seat for seat, seat_state in enumerate(local.table.seats) if seat_state.free]
        for seat in free if message.seat is None else [message.seat]:
            await local.submit(_fill_seat(seat, bot))


def _fill_seat(seat: Seat, bot: str) -> Command:
    def fill(table: Table) -> Entry:
        return seating.fill(table, seat, bot)

    return fill
