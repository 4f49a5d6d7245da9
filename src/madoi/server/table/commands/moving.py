"""Moving a table between the service and a device, with its log.

A log has secrets in it, and the player who had it on their device may have read or changed them.
So the service checks a log entry by entry, as if each were a command.
Every move draws again what the player did not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from madoi.core.record import MAX_NAME_CHARS, is_printable_line, read
from madoi.core.refusal import Refusal, Refused
from madoi.core.session import verify
from madoi.core.viewer import Seat
from madoi.games import find
from madoi.server import limits
from madoi.server.protocol.moves import LogEntry
from madoi.server.protocol.tables import SeatRequest, TableRequest, TermsRequest
from madoi.server.table.commands import seating
from madoi.server.table.commands.opening import read_terms
from madoi.server.table.log import (
    Began,
    Decided,
    Entry,
    Filled,
    Handed,
    Left,
    MovedHere,
    Opened,
    Plan,
    Returned,
    Sat,
    TakenAlong,
    Undone,
    decode_entry,
    encode_entry,
)
from madoi.server.table.state import Table
from madoi.server.tokens import new_seed

_CARRIED = Opened | Began | Decided | Undone | Sat | Filled | Left | Handed | Returned | MovedHere
"""What makes a game what it is. Chat, premoves and requests stay behind: they belong to the company there."""


def take_along(table: Table, seat: Seat) -> TakenAlong:
    """End the game here: its only player goes on with it on their device. Raises `Refused`."""
    _refuse_unless_alone(table, seat)
    if table.opened.daily is not None:  # the log has the seed, which others have not played yet
        raise Refused(Refusal("daily-no-copy", "", {}))
    if table.phase != "playing" or table.terms.paper:
        raise Refused(Refusal("table-not-playing", "", {}))
    return TakenAlong(seat)


def carried_log(table: Table) -> list[LogEntry]:
    """The log of a table as it goes along."""
    return [
        LogEntry(applied.at, encode_entry(applied.entry))
        for applied in table.log
        if isinstance(applied.entry, _CARRIED)
    ]


def move_here(table: Table) -> MovedHere:
    """Go on here with chance of our own. Raises `Refused`."""
    return MovedHere(_only_player(table), new_seed())


def open_seats(table: Table, seats: Sequence[Seat]) -> Iterator[Handed]:
    """Let anybody sit down at these seats; their bots play until somebody does. Raises `Refused`."""
    for seat in dict.fromkeys(seats):
        if seating.find_seat(table, seat).kind != "bot":
            raise Refused(Refusal("seat-taken", "", {"number": seat + 1}))
        yield Handed(seat, table.seats[seat].bot, "opened")


def verified_log(entries: Sequence[LogEntry], now: float) -> list[LogEntry]:
    """A log from a device, if every entry of it could have been made here. Its last entry is put to ``now``.

    Raises `Refused`. Takes as long as the game: for untrusted logs only in the sandbox."""
    try:
        table = _fold_checked(entries)
    except Refused:
        raise
    except Exception as error:  # whatever this is, it is no log of a table
        raise Refused(Refusal("move-no-log", "", {})) from error
    if table.phase != "playing":
        raise Refused(Refusal("table-not-playing", "", {}))
    _only_player(table)
    later = now - table.log[-1].at
    return [LogEntry(applied.at + later, encode_entry(applied.entry)) for applied in table.log]


def _fold_checked(entries: Sequence[LogEntry]) -> Table:
    first = decode_entry(entries[0].body)
    if not isinstance(first, Opened):
        raise ValueError("a log begins with the entry that opens its table")
    table = Table("", _checked_opening(first), entries[0].at)
    replayed = moves = 0
    for entry, at in ((decode_entry(one.body), one.at) for one in entries[1:]):
        replayed += len(entry.keep) if isinstance(entry, Undone) else 0
        moves += isinstance(entry, MovedHere)
        if at < table.log[-1].at or replayed > limits.MAX_IMPORTED_DECISIONS or moves > limits.MAX_MOVES:
            raise ValueError("time goes forward, and a log takes a bounded time to replay")
        _check_entry(table, entry)
        table.log_shares.check(entry)
        table.apply(entry, at)
    return table


def _checked_opening(opened: Opened) -> Opened:
    """The first entry, as somebody could have asked for it here. Where it came from stays behind."""
    seats = [
        SeatRequest("me" if plan.kind == "person" else plan.kind, plan.name, plan.bot)
        for plan in opened.seats
    ]
    asked = TableRequest(
        opened.game, seats, opened.options, msgspec.convert(msgspec.to_builtins(opened.terms), TermsRequest)
    )
    msgspec.convert(msgspec.to_builtins(asked), TableRequest)  # with the limits of a request
    for plan in opened.seats:
        _check_plan(plan)
    if opened.terms.paper:
        raise Refused(Refusal("fork-unseeded", "", {}))
    if opened.before:
        _check_earlier_game(opened)
    terms = msgspec.structs.replace(read_terms(asked.terms), public=False, chat=True)
    return Opened(
        opened.game, opened.options, opened.seats, terms, opened.before, opened.decisions, opened.viewer
    )


def _check_plan(plan: Plan) -> None:
    if plan.kind in ("person", "bot") and not is_printable_line(plan.name, MAX_NAME_CHARS):
        raise ValueError("a name")
    if plan.kind == "bot":
        seating.check_bot(plan.bot)
    if len(plan.key) > limits.MAX_SECRET_CHARACTERS:
        raise ValueError("a hash")
    msgspec.convert({"kind": "me", "face": plan.face}, SeatRequest)


def _check_earlier_game(opened: Opened) -> None:
    if len(opened.before) > limits.MAX_RECORD_CHARACTERS or opened.decisions > limits.MAX_IMPORTED_DECISIONS:
        raise Refused(Refusal("continue-too-long", "", {"most": limits.MAX_IMPORTED_DECISIONS}))
    record = read(opened.before)
    verify(find(record.game, record.package), record)


def _check_entry(table: Table, entry: Entry) -> None:
    """What a command would have checked; decisions are checked when they are played."""
    if not isinstance(entry, _CARRIED) or isinstance(entry, Opened):
        raise ValueError("no entry of a table that moves")
    if isinstance(entry, Sat | Filled) and not is_printable_line(entry.name, MAX_NAME_CHARS):
        raise ValueError("a name")
    if isinstance(entry, Sat):
        _check_arrival(table, entry)
    if isinstance(entry, Filled | Handed):
        seating.check_bot(entry.bot)
    if not isinstance(entry, Began):
        seating.find_seat(table, entry.seat)
    elif table.begun:
        raise ValueError("a game begins once")
    if isinstance(entry, Decided) and len(entry.action) > limits.MAX_ACTION_CHARACTERS:
        raise ValueError("an action")


def _check_arrival(table: Table, entry: Sat) -> None:
    if len(entry.key) > limits.MAX_SECRET_CHARACTERS:
        raise ValueError("a hash")
    if entry.options and table.begun:
        raise ValueError("nobody changes the options of a game that has begun")
    if any(len(value) > limits.MAX_OPTION_CHARACTERS for value in entry.options.values()):
        raise ValueError("an option")
    msgspec.convert({"kind": "me", "face": entry.face}, SeatRequest)


def _only_player(table: Table) -> Seat:
    people = table.people()
    if len(people) != 1:
        raise Refused(Refusal("move-alone", "", {}))
    return people[0]


def _refuse_unless_alone(table: Table, seat: Seat) -> None:
    if _only_player(table) != seat:
        raise Refused(Refusal("move-alone", "", {}))
