"""The HTTP interface of the service, as far as a table on this device has it: the same paths and bodies."""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec

from madoi.core.capabilities import file_options, reference_data
from madoi.core.record import read
from madoi.core.refusal import Refusal, Refused
from madoi.core.session import Session, verify
from madoi.core.viewer import EVERYTHING
from madoi.daily.day import check_day
from madoi.daily.deal import Deal, open_seed
from madoi.games import find
from madoi.local.tables import LocalTables
from madoi.server.protocol.common import Problem
from madoi.server.protocol.daily import DealOpened, LocalDealRequest
from madoi.server.protocol.games import DraftRequest, OptionFileRequest, OptionValue
from madoi.server.protocol.moves import TableLog, TableMoved
from madoi.server.protocol.my_tables import MyTable, MyTables, MyTablesRequest
from madoi.server.protocol.records import ReplayRequest, VerifyRequest
from madoi.server.protocol.tables import (
    ContinuationRequest,
    RecordContinuationRequest,
    TableOpened,
    TableRequest,
)
from madoi.server.table.commands.continuations import continuation_of_record, continuation_of_table
from madoi.server.table.commands.moving import carried_log
from madoi.server.table.commands.opening import SeatPlans, open_requested, read_terms
from madoi.server.table.daily_attempt import attempt_score, opening_entries, opening_log
from madoi.server.table.log import Opened
from madoi.server.table.projection import snapshot
from madoi.server.table.projection.games import build_offer, catalogue, draft_validation
from madoi.server.table.projection.replay import build_replay, summarise
from madoi.server.table.state import Table
from madoi.server.tokens import hashed, new_secret

T = TypeVar("T", bound=msgspec.Struct)
Handler = Callable[[LocalTables, str, str], Awaitable[object]]
"""Gets the name in the path (a table, a game with its option, or a query) and the body."""

_TABLE: Final = r"/api/tables/([\w-]+)"


async def respond(tables: LocalTables, path: str, body: str) -> tuple[int, str]:
    """Status and body of an answer. A text that is no JSON, a record, is sent as a JSON string."""
    for pattern, handler in _ROUTES:
        found = re.fullmatch(pattern, path)
        if found:
            try:
                answer = await handler(tables, " ".join(found.groups("")), body)
            except Refused as refused:
                return 400, msgspec.json.encode(Problem(snapshot.refusal_data(refused.refusal))).decode()
            return 200, msgspec.json.encode(answer).decode()
    return 404, msgspec.json.encode(
        Problem(snapshot.refusal_data(Refusal("http-nothing-here", "", {})))
    ).decode()


def _read(body: str, type: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=type)
    except msgspec.MsgspecError as error:
        raise Refused(Refusal("wire-malformed", "", {"reason": str(error)})) from error


async def _offer(tables: LocalTables, name: str, body: str) -> object:
    return build_offer()


async def _stock(tables: LocalTables, name: str, body: str) -> object:
    return catalogue(find(name))


async def _read_option(tables: LocalTables, name: str, body: str) -> object:
    game, option = name.split()
    return OptionValue(
        file_options(find(game), option).parse_file(option, _read(body, OptionFileRequest).text)
    )


async def _validate_draft(tables: LocalTables, name: str, body: str) -> object:
    game, option = name.split()
    return draft_validation(find(game), option, _read(body, DraftRequest))


async def _open_table(tables: LocalTables, name: str, body: str) -> object:
    wanted = _read(body, TableRequest)
    plans = SeatPlans(wanted.seats)
    return await _open(tables, open_requested(wanted, plans), plans)


async def _open(tables: LocalTables, opened: Opened, plans: SeatPlans) -> TableOpened:
    local = await tables.open(opened)
    return TableOpened(local.table.id, plans.seat, plans.secret, plans.invitations)


async def _show_table(tables: LocalTables, name: str, body: str) -> object:
    return snapshot.table_summary((await tables.find(name)).table)


async def _reference(tables: LocalTables, name: str, body: str) -> object:
    table = (await tables.find(name)).table
    return reference_data(table.game, table.settings)


async def _continue_table(tables: LocalTables, name: str, body: str) -> object:
    wanted = _read(body, ContinuationRequest)
    table = (await tables.find(name)).table
    plans = SeatPlans(wanted.seats)
    opened = continuation_of_table(
        table, plans.plans, read_terms(wanted.terms), wanted.decisions, wanted.number, wanted.secret
    )
    return await _open(tables, opened, plans)


async def _show_log(tables: LocalTables, name: str, body: str) -> object:
    return TableLog(carried_log(await _table(tables, name)))


async def _adopt(tables: LocalTables, name: str, body: str) -> object:
    local = await tables.adopt(_read(body, TableLog).entries)
    return TableMoved(local.table.id, local.table.people()[0])


async def _play_deal(tables: LocalTables, name: str, body: str) -> object:
    day, game = name.split()
    wanted = _read(body, LocalDealRequest)
    deal = Deal(check_day(day), game)
    secret = new_secret()
    seed = wanted.seed or open_seed(day, game)
    counts = not wanted.practice
    entries = opening_entries(deal, counts, seed, wanted.name, wanted.face, hashed(secret), wanted.pace)
    local = await tables.open_with(opening_log(entries, time.time()))
    return DealOpened(local.table.id, secret, counts)


async def _attempt(tables: LocalTables, name: str, body: str) -> object:
    return attempt_score(await _table(tables, name))


async def _continue_record(tables: LocalTables, name: str, body: str) -> object:
    wanted = _read(body, RecordContinuationRequest)
    is_over = bool(_verified(wanted.record).record.points)
    plans = SeatPlans(wanted.seats)
    opened = continuation_of_record(
        wanted.record, is_over, plans.plans, read_terms(wanted.terms), wanted.decisions
    )
    return await _open(tables, opened, plans)


async def _record(tables: LocalTables, name: str, body: str) -> object:
    return _finished(await _table(tables, name)).started_session.record.text()


async def _replay_table(tables: LocalTables, name: str, body: str) -> object:
    id, viewer = name.split()
    table = _finished(await _table(tables, id))
    return build_replay(table.started_session, EVERYTHING if viewer == "open" else int(viewer))


async def _replay_record(tables: LocalTables, name: str, body: str) -> object:
    wanted = _read(body, ReplayRequest)
    return build_replay(_verified(wanted.record), wanted.viewer)


async def _review_table(tables: LocalTables, name: str, body: str) -> object:
    record = _finished(await _table(tables, name.split(maxsplit=1)[0])).started_session.record.text()
    return msgspec.Raw((await tables.device.search("analyse", record)).encode())


async def _review_record(tables: LocalTables, name: str, body: str) -> object:
    record = _read(body, VerifyRequest).record
    _verified(record)
    return msgspec.Raw((await tables.device.search("analyse", record)).encode())


async def _verify_record(tables: LocalTables, name: str, body: str) -> object:
    text = _read(body, VerifyRequest).record
    return summarise(read(text), _verified(text))


async def _my_tables(tables: LocalTables, name: str, body: str) -> object:
    found: list[MyTable] = []
    for credentials in _read(body, MyTablesRequest).seats:
        try:
            mine = (await tables.find(credentials.table)).my_table()
        except Refused:
            continue
        if mine is not None:
            found.append(mine)
    return MyTables(time.time(), found)


async def _table(tables: LocalTables, id: str) -> Table:
    return (await tables.find(id)).table


def _finished(table: Table) -> Table:
    if table.phase != "over":
        raise Refused(Refusal("record-goes-on", "", {}))
    return table


def _verified(text: str) -> Session:
    record = read(text)
    return verify(find(record.game, record.package), record)


_ROUTES: Final[tuple[tuple[str, Handler], ...]] = (
    (r"/api/offer", _offer),
    (r"/api/games/(\w+)/stock", _stock),
    (r"/api/games/(\w+)/options/(\w+)", _read_option),
    (r"/api/games/(\w+)/options/(\w+)/examine", _validate_draft),
    (r"/api/tables", _open_table),
    (_TABLE, _show_table),
    (rf"{_TABLE}/reference", _reference),
    (rf"{_TABLE}/continue", _continue_table),
    (rf"{_TABLE}/log", _show_log),
    (r"/api/adopt", _adopt),
    (r"/api/continue", _continue_record),
    (r"/api/daily/([\d-]+)/(\w+)/play", _play_deal),
    (rf"{_TABLE}/attempt", _attempt),
    (rf"{_TABLE}/record", _record),
    (rf"{_TABLE}/replay\?viewer=(open|-?\d+)", _replay_table),
    (r"/api/replay", _replay_record),
    (rf"{_TABLE}/review(\?background=yes)?", _review_table),
    (r"/api/review", _review_record),
    (r"/api/verify", _verify_record),
    (r"/api/mine", _my_tables),
)
