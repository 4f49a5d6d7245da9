"""Dispatch: what each message of a client does. mypy names the messages that are missing here.

A new command is a class in `madoi.server.protocol.client_messages`, a function in
`madoi.server.table.commands`, and a case here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, assert_never

from madoi.core.refusal import Refusal, Refused
from madoi.core.viewer import Seat
from madoi.server import limits
from madoi.server.protocol.client_messages import (
    AnswerAbsence,
    ClientMessage,
    Concede,
    Consent,
    Correct,
    EnterResults,
    Fill,
    Hand,
    Hello,
    Hint,
    Host,
    Instead,
    Leave,
    Mute,
    Ping,
    Play,
    React,
    Rematch,
    Return,
    Say,
    SetRolling,
    Undo,
    Vote,
    Why,
    Wish,
    Withdraw,
)
from madoi.server.protocol.server_messages import Advice, Changeable, Done, Reason, ServerMessage
from madoi.server.runtime.live_table import LiveTable
from madoi.server.runtime.registry import TableRegistry
from madoi.server.runtime.rematch import open_rematch
from madoi.server.table.commands import absence, chat, corrections, decisions, hosting, rolls, seating, undo
from madoi.server.table.log import Entry
from madoi.server.table.projection import paper_table, snapshot
from madoi.server.table.state import Table
from madoi.server.transport.websocket.connection import Connection
from madoi.server.workers import hints
from madoi.server.workers.bot_pool import evaluate_actions

Command: TypeAlias = Callable[[Table, Seat], Entry]
"""A command of a seat: the entry to append, or a refusal."""

_PaperCommand: TypeAlias = EnterResults | SetRolling | Correct
_ResignCommand: TypeAlias = Hand | Return | Concede | Leave
_SeatCommand: TypeAlias = (
    Play | Wish | Undo | Consent | Withdraw | Vote | AnswerAbsence | Host | _ResignCommand | _PaperCommand
)
"""Messages that append one entry for a seat."""


async def dispatch(message: ClientMessage, connection: Connection, registry: TableRegistry) -> ServerMessage:
    """Carry a message out and return its answer. Raises `Refused`."""
    live = connection.live
    if isinstance(message, _SeatCommand):
        command = _seat_command(message, live)
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


def _seat_command(message: _SeatCommand, live: LiveTable) -> Command:
    """The command for a message. Raises `Refused` over the rate limit."""
    if isinstance(message, _PaperCommand):
        return _paper_command(message, live)
    if isinstance(message, _ResignCommand):
        return _resign_command(message)
    match message:
        case Play():
            return lambda table, seat: decisions.decide(table, seat, message.prompt, message.action)
        case Wish():
            return lambda table, seat: decisions.set_premove(table, seat, message.wish)
        case Undo():
            return undo.ask if message.ask else undo.take_back
        case Consent():
            request = live.table.consent_request
            if request is not None and request.change:
                _limit_corrections(live)
            return lambda table, seat: undo.answer(table, seat, message.yes)
        case Vote():
            return lambda table, seat: seating.vote(table, seat, message.seat, live.presence.connected()[0])
        case AnswerAbsence():
            return lambda table, seat: absence.answer_absence(
                table, seat, message.seat, message.answer, live.presence.connected()[0]
            )
        case Withdraw():
            return undo.withdraw
        case Host():
            return lambda table, seat: hosting.host(table, seat, message.what, message.seat)
        case _:
            assert_never(message)


def _resign_command(message: _ResignCommand) -> Command:
    """Somebody stops playing, for a while or for good, or comes back."""
    match message:
        case Hand():
            return lambda table, seat: seating.hand_over(table, seat, message.bot)
        case Return():
            return seating.return_to
        case Concede():
            return decisions.concede
        case Leave():
            return seating.leave
        case _:
            assert_never(message)


def _paper_command(message: _PaperCommand, live: LiveTable) -> Command:
    match message:
        case EnterResults():
            return lambda table, seat: rolls.enter_results(table, seat, message.chance, message.results)
        case SetRolling():
            return lambda table, seat: rolls.set_roller(table, seat, message.by)
        case Correct():
            _limit_corrections(live)
            return lambda table, seat: corrections.correct(
                table, seat, message.number, message.action, message.results, message.more, message.cut
            )
        case _:
            assert_never(message)


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
    with shared.counted("hints", f"hints {network}"):
        goal, actions = await context.bot_pool.run(evaluate_actions, job)
        return Advice(message.id, seat, actions, goal)


async def _fill(message: Fill, connection: Connection) -> None:
    live = connection.live
    connection.check_seat(live.table)
    bot = message.bot or live.table.terms.bot
    free = [seat for seat, seat_state in enumerate(live.table.seats) if seat_state.free]
    for seat in free if message.seat is None else [message.seat]:
        await live.submit(lambda table, seat=seat: seating.fill(table, seat, bot))  # type: ignore[misc]
