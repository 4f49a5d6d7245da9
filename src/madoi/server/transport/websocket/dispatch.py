"""Dispatch of a client's messages: `madoi.server.table.commands.dispatch` for those of a seat, the rest here.
mypy names the messages that are missing."""

from __future__ import annotations

from typing import assert_never

from madoi.core.refusal import Refusal, Refused
from madoi.server import limits
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
from madoi.server.protocol.server_messages import Advice, Changeable, Done, Reason, ServerMessage
from madoi.server.runtime.live_table import LiveTable
from madoi.server.runtime.registry import TableRegistry
from madoi.server.runtime.rematch import open_rematch
from madoi.server.table.commands import chat, decisions, seating
from madoi.server.table.commands.dispatch import SeatCommand, changes_paper, seat_command
from madoi.server.table.log import Entry, Hinted
from madoi.server.table.matching import company_of
from madoi.server.table.projection import paper_table, snapshot
from madoi.server.table.state import Table
from madoi.server.transport.websocket.connection import Connection
from madoi.server.workers import hints
from madoi.server.workers.search import evaluate_actions


async def dispatch(message: ClientMessage, connection: Connection, registry: TableRegistry) -> ServerMessage:
    """Carry a message out and return its answer. Raises `Refused`."""
    live = connection.live
    if isinstance(message, SeatCommand):
        if changes_paper(message, live.table):
            _limit_corrections(live)
        command = seat_command(message, lambda: live.presence.connected()[0])
        await live.submit(lambda table: command(table, connection.check_seat(table)), connection.network)
        return Done(message.id)
    match message:
        case Hello():
            raise Refused(Refusal("wire-hello-once", "", {}))
        case Why():
            return _explain(message, connection)
        case Instead():
            return _list_alternatives(message, connection)
        case Hint():
            return await _advise(message, connection, registry)
        case Ping():
            pass
        case Mute():
            connection.chat = not message.on
        case Say() | React():
            await _say(message, connection, registry)
        case Rematch():
            await open_rematch(registry, live, connection.check_seat(live.table), message.seats)
        case Fill():
            await _fill(message, connection)
        case _:
            assert_never(message)
    return Done(message.id)


async def _say(message: Say | React, connection: Connection, registry: TableRegistry) -> None:
    live = connection.live
    registry.context.bans.check_name(message.name)

    def say(table: Table) -> Entry:
        viewer = connection.check_viewer(table)
        if isinstance(message, React):
            return chat.react(table, viewer, message.name, message.phrase)
        return chat.say(table, viewer, message.name, message.text)

    say(live.table)  # what is refused anyway does not count
    registry.context.chat_limits.take(connection.network, live.table.id, connection.viewer)
    await live.submit(say, connection.network)


def _limit_corrections(live: LiveTable) -> None:
    if not live.context.corrections.take(live.table.id):
        raise Refused(Refusal("correct-too-fast", "", {}))


def _explain(message: Why, connection: Connection) -> Reason:
    table = connection.live.table
    refusal = decisions.why_not(table, connection.check_seat(table), message.action)
    return Reason(message.id, None if refusal is None else snapshot.refusal_data(refusal))


def _list_alternatives(message: Instead, connection: Connection) -> Changeable:
    live = connection.live
    seat = connection.check_seat(live.table)
    if not live.context.alternatives.take(live.table.id):
        raise Refused(Refusal("correct-too-fast", "", {}))
    return paper_table.alternatives(live.table, seat, message.number, message.id)


async def _advise(message: Hint, connection: Connection, registry: TableRegistry) -> Advice:
    table = connection.table
    sources = await registry.running_sources(table.opened)
    if message.at is None:
        seat = connection.check_seat(table)
        if not all(hints.allows_hints(source) for source in sources):  # a hint here is one for that game
            raise Refused(Refusal("hint-not-here", "", {}))
        job = hints.hint_job(table, seat)
    else:
        connection.check_viewer(table)
        if sources:  # decisions are counted with those of games that go on
            raise Refused(Refusal("record-goes-on", "", {}))
        seat, job = hints.decision_job(table, message.at)
    context = registry.context
    network, shared = connection.network, context.shared
    is_full = (
        shared.total("hints") >= limits.MAX_HINTS
        or shared.total(f"hints {network}") >= limits.MAX_HINTS_PER_ADDRESS
    )
    if is_full or not context.hints.take(network):
        raise Refused(Refusal("hint-too-fast", "", {}))
    if message.at is None and not table.seats[seat].hinted:
        await connection.live.submit(lambda table: Hinted(connection.check_seat(table)), network)
    with shared.counted("hints", f"hints {network}"):
        goal, actions = await context.bot_pool.run(evaluate_actions, job)
        return Advice(message.id, seat, actions, goal)


async def _fill(message: Fill, connection: Connection) -> None:
    live = connection.live
    connection.check_seat(live.table)
    if company_of(live.table) is not None:
        raise Refused(Refusal("match-agree", "", {}))
    bot = message.bot or live.table.terms.bot
    free = [seat for seat, seat_state in enumerate(live.table.seats) if seat_state.free]
    for seat in free if message.seat is None else [message.seat]:
        await live.submit(lambda table, seat=seat: seating.fill(table, seat, bot))  # type: ignore[misc]
