"""``madoi admin``: what the owner of a server does with its tables, people and bans."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from madoi.cli.parsing import FALSE, OVER, add_language, screen_for, shows_help

if TYPE_CHECKING:
    from madoi.server.storage.store import Store
    from madoi.terminal.screen import Screen

_UNIT_SECONDS = {"m": 60.0, "h": 3600.0, "d": 86_400.0}
_FOREVER_SECONDS = 100 * 365 * 86_400.0
_LONGEST_NAMES = 40

Work = Callable[["Store", argparse.Namespace, "Screen"], Awaitable[int]]


def add_admin(parser: argparse.ArgumentParser) -> None:
    parser.description = "Manage a server: tables, people, bans and backups. The service may run meanwhile."
    shows_help(parser)
    commands = parser.add_subparsers(metavar="COMMAND")
    _add_tables(commands)
    _add_people(commands)
    _add_files(commands)


def _add_tables(commands: Any) -> None:
    tables = commands.add_parser("list", help="list tables with their sizes and ages")
    tables.add_argument(
        "--phase", choices=("waiting", "playing", "over", "closed"), help="only tables in this phase"
    )
    tables.add_argument("--game", help="only tables of this game")
    tables.add_argument("--name", help="only tables with a player whose name contains this")
    tables.add_argument(
        "--unused", metavar="TIME", type=duration, default=0.0, help="not used for this long: 30m, 12h or 7d"
    )
    tables.add_argument("--largest", action="store_true", help="the largest first (default: the latest used)")
    tables.add_argument("--most", metavar="N", type=count, default=50, help="at most N tables (default: 50)")
    _set_up(tables, _list)
    for name, run, what in (
        ("close", _close, "close a table: nobody can use it, nothing is deleted"),
        ("reopen", _reopen, "open a closed table again"),
        ("delete", _delete, "delete a table with all that belongs to it"),
    ):
        command = commands.add_parser(name, help=what)
        command.add_argument("table", metavar="TABLE", help="the id of the table, or its link")
        _set_up(command, run, asks=name != "reopen")


def _add_people(commands: Any) -> None:
    forget = commands.add_parser("forget", help="erase a person's name and chat; their games stay playable")
    forget.add_argument("--name", help="the person's name, exactly")
    forget.add_argument("--table", help="only at this table")
    forget.add_argument("--seat", metavar="N", type=count, help="the person at this seat of --table")
    _set_up(forget, _forget, asks=True)
    ban = commands.add_parser("ban", help="ban an address, a network or a name for a time")
    unban = commands.add_parser("unban", help="lift a ban")
    for command in (ban, unban):
        whom = command.add_mutually_exclusive_group(required=True)
        whom.add_argument("--address", help="an address or a network: 203.0.113.7 or 2001:db8::/64")
        whom.add_argument("--name", help="a name; case, width and spaces make no difference")
    ban.add_argument(
        "--for",
        dest="time",
        metavar="TIME",
        type=duration,
        default=_UNIT_SECONDS["d"],
        help="30m, 12h, 7d or 'forever' (default: 1d)",
    )
    ban.add_argument("--reason", default="", help="a note for yourself")
    _set_up(ban, _ban)
    _set_up(unban, _unban)
    _set_up(commands.add_parser("bans", help="show the bans that have not ended"), _bans)


def _add_files(commands: Any) -> None:
    export = commands.add_parser("export", help="write a table to a file, hidden information included")
    export.add_argument("table", metavar="TABLE", help="the id of the table, or its link")
    export.add_argument("file", metavar="FILE", type=Path, help="the file to write")
    _set_up(export, _export)
    imported = commands.add_parser("import", help="read a table from a file")
    imported.add_argument("file", metavar="FILE", type=Path, help="a file that export wrote")
    imported.add_argument("--new-id", action="store_true", help="store it under a new id")
    _set_up(imported, _import)
    evening = commands.add_parser("export-evening", help="write an evening to a file, without its tables")
    evening.add_argument("evening", metavar="EVENING", help="the id of the evening, or its link")
    evening.add_argument("file", metavar="FILE", type=Path, help="the file to write")
    _set_up(evening, _export_evening)
    evening = commands.add_parser("import-evening", help="read an evening from a file")
    evening.add_argument("file", metavar="FILE", type=Path, help="a file that export-evening wrote")
    _set_up(evening, _import_evening)
    backup = commands.add_parser("backup", help="copy an SQLite database, also while it is used")
    backup.add_argument("file", metavar="FILE", type=Path, help="the file to write; it must not exist")
    _set_up(backup, _backup)


def _set_up(parser: argparse.ArgumentParser, work: Work, asks: bool = False) -> None:
    add_store(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")
    if asks:
        parser.add_argument("--yes", action="store_true", help="do not ask for confirmation")
    add_language(parser)

    def run(options: argparse.Namespace, language: str) -> int:
        return with_store(options, lambda store: work(store, options, screen_for(language)))

    parser.set_defaults(run=run, parser=parser)


def add_store(parser: argparse.ArgumentParser) -> None:
    """The options that say which store."""
    parser.add_argument(
        "--data", metavar="DIR", type=Path, help="folder of the database file (default: your data folder)"
    )
    parser.add_argument("--database", metavar="URL", default="", help="PostgreSQL database (postgresql://…)")


def with_store(options: argparse.Namespace, work: Callable[[Store], Awaitable[int]]) -> int:
    """Run this with the store of the options. Raises `Refused`."""
    import asyncio

    from madoi.core.refusal import BadOption, Refusal
    from madoi.server.admin.opening import existing_database, open_existing_store
    from madoi.server.storage.store import StoreFailed
    from madoi.terminal.files import own_folder

    url = existing_database(options.database, options.data or own_folder())

    async def worked() -> int:
        async with open_existing_store(url) as store:
            return await work(store)

    try:
        return asyncio.run(worked())
    except StoreFailed as failed:
        facts: dict[str, object] = {"place": url.render_as_string(), "reason": str(failed)}
        raise BadOption(Refusal("serve-store", "", facts)) from failed


def duration(text: str) -> float:
    """A time such as ``30m``, ``12h``, ``7d`` or ``forever``, in seconds."""
    if text == "forever":
        return _FOREVER_SECONDS
    found = re.fullmatch(r"([0-9]{1,5})([mhd])", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text} is no time; write 30m, 12h, 7d or forever")
    return int(found[1]) * _UNIT_SECONDS[found[2]]


def count(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 1_000_000:
        raise argparse.ArgumentTypeError("at least 1, at most 1000000")
    return number


def table_id(text: str) -> str:
    """The id of a table that was given as an id or as a link."""
    return text.rstrip("/").rpartition("/")[2]


async def _list(store: Store, options: argparse.Namespace, screen: Screen) -> int:
    from madoi.server.admin.tables import TableAdmin, TableFilter

    texts = (options.phase or "", options.game or "", options.name or "")
    wanted = TableFilter(*texts, options.unused, options.largest, options.most)
    found = await TableAdmin(store).select(wanted)
    if options.json:
        _print_json(found)
        return OVER
    now = store.clock.now()
    for info in found:
        names = ", ".join(info.players)[:_LONGEST_NAMES]
        age = f"{(now - info.used) / 86_400:.1f}d"
        size = f"{info.size_bytes / 1000:.1f} kB"
        public = "public" if info.public else "private"
        facts = f"{info.table:22}  {info.game:8}  {info.phase:7}  {public:7}  {info.entries:5}  {size:>10}"
        screen.line(f"{facts}  {age:>7}  {names}")
    screen.say("admin-listed", count=len(found))
    return OVER


async def _close(store: Store, options: argparse.Namespace, screen: Screen) -> int:
    from madoi.server.admin.tables import TableAdmin

    admin, id = TableAdmin(store), table_id(options.table)
    await admin.find(id)
    if not _confirmed(options, screen, "admin-ask-close", table=id):
        return FALSE
    await admin.close(id)
    return _done(options, screen, "admin-closed", table=id)


async def _reopen(store: Store, options: argparse.Namespace, screen: Screen) -> int:
    from madoi.server.admin.table_files import export_table, fold_table_file
    from madoi.server.admin.tables import TableAdmin

    id = table_id(options.table)
    phase = fold_table_file(await export_table(store, id)).phase
    await TableAdmin(store).reopen(id, phase)
    return _done(options, screen, "admin-reopened", table=id)


async def _delete(store: Store, options: argparse.Namespace, screen: Screen) -> int:
    from madoi.server.admin.tables import TableAdmin

    admin, id = TableAdmin(store), table_id(options.table)
    info = await admin.find(id)
    if not _confirmed(options, screen, "admin-ask-delete", table=id, entries=info.entries):
        return FALSE
    await admin.delete(id)
    return _done(options, screen, "admin-deleted", table=id)


async def _forget(store: Store, options: argparse.Namespace, screen: Screen) -> int:
    from madoi.core.refusal import BadOption, Refusal
    from madoi.server.admin.tables import TableAdmin
    from madoi.server.admin.traces import TraceEraser

    eraser, name, id = TraceEraser(store), options.name or "", table_id(options.table or "")
    if bool(name) == bool(options.seat) or (options.seat and not id):
        raise BadOption(Refusal("admin-forget-whom", "", {}))
    if id:
        await TableAdmin(store).find(id)
    if options.seat:
        name = await eraser.name_at(id, options.seat - 1)
    tables = [id] if id else await eraser.tables_of(name)
    if not _confirmed(options, screen, "admin-ask-forget", name=name, count=len(tables)):
        return FALSE
    changed = [await eraser.erase(table, name) for table in tables]
    if not id:
        await eraser.erase_from_evenings(name)
        await eraser.erase_from_boards(name)
        await eraser.erase_from_ratings(name)
    touched = sum(entries > 0 for entries in changed)
    return _done(options, screen, "admin-forgotten", name=name, count=touched, entries=sum(changed))


async def _ban(store: Store, options: argparse.Namespace, screen: Screen) -> int:
    from madoi.server.storage.bans import Ban, BanStore, banned_name, normalized_address
    from madoi.server.storage.owner_actions import OwnerActionStore

    until = store.clock.now() + options.time
    if options.address is not None:
        ban = Ban("address", normalized_address(options.address), until, options.reason[:200])
    else:
        ban = Ban("name", banned_name(options.name), until, options.reason[:200])
    await BanStore(store).add(ban)
    await OwnerActionStore(store).add("bans")
    return _done(options, screen, "admin-banned", what=ban.value, until=_day(until))


async def _unban(store: Store, options: argparse.Namespace, screen: Screen) -> int:
    from madoi.server.storage.bans import BanStore, banned_name, normalized_address
    from madoi.server.storage.owner_actions import OwnerActionStore

    by_address = options.address is not None
    value = normalized_address(options.address) if by_address else banned_name(options.name)
    if not await BanStore(store).remove("address" if by_address else "name", value):
        screen.say("admin-no-ban", what=value)
        return FALSE
    await OwnerActionStore(store).add("bans")
    return _done(options, screen, "admin-unbanned", what=value)


async def _bans(store: Store, options: argparse.Namespace, screen: Screen) -> int:
    from madoi.server.storage.bans import BanStore

    found = await BanStore(store).all()
    if options.json:
        _print_json(found)
        return OVER
    for ban in found:
        screen.line(f"{ban.kind:7}  {ban.value:40}  {_day(ban.until)}  {ban.reason}")
    screen.say("admin-bans", count=len(found))
    return OVER


async def _export(store: Store, options: argparse.Namespace, screen: Screen) -> int:
    from madoi.server.admin.table_files import export_table
    from madoi.terminal.files import check_new, write_text

    file = await export_table(store, table_id(options.table))
    check_new(options.file)
    write_text(options.file, file.text())
    options.file.chmod(0o600)
    return _done(options, screen, "admin-exported", path=str(options.file), entries=len(file.entries))


async def _import(store: Store, options: argparse.Namespace, screen: Screen) -> int:
    from madoi.core.refusal import BadOption
    from madoi.server.admin.table_files import import_table, read_table_file
    from madoi.terminal.files import in_file, read_text

    try:
        file = read_table_file(read_text(options.file))
        id = await import_table(store, file, options.new_id)
    except BadOption as bad:
        raise in_file(options.file, bad.refusal) from None
    return _done(options, screen, "admin-imported", table=id, entries=len(file.entries))


async def _export_evening(store: Store, options: argparse.Namespace, screen: Screen) -> int:
    from madoi.server.admin.evening_files import export_evening
    from madoi.terminal.files import check_new, write_text

    file = await export_evening(store, table_id(options.evening))
    check_new(options.file)
    write_text(options.file, file.text())
    options.file.chmod(0o600)
    facts = {"path": str(options.file), "count": len(file.state.players)}
    return _done(options, screen, "admin-evening-exported", **facts)


async def _import_evening(store: Store, options: argparse.Namespace, screen: Screen) -> int:
    from madoi.core.refusal import BadOption
    from madoi.server.admin.evening_files import import_evening
    from madoi.terminal.files import in_file, read_text

    try:
        file = await import_evening(store, read_text(options.file))
    except BadOption as bad:
        raise in_file(options.file, bad.refusal) from None
    facts = {"evening": file.evening, "count": len(file.state.players)}
    return _done(options, screen, "admin-evening-imported", **facts)


async def _backup(store: Store, options: argparse.Namespace, screen: Screen) -> int:
    import asyncio

    from madoi.server.admin.backup import back_up

    size = await asyncio.to_thread(back_up, store.database.engine.url, options.file)
    return _done(options, screen, "admin-backed-up", path=str(options.file), size=size)


def _confirmed(options: argparse.Namespace, screen: Screen, question: str, **facts: object) -> bool:
    """Whether the owner wants it. Raises `Refused` where nobody can be asked."""
    from madoi.core.refusal import BadOption, Refusal

    if options.yes:
        return True
    if options.json or not sys.stdin.isatty():
        raise BadOption(Refusal("admin-needs-yes", "", {}))
    if screen.ask(screen.text(question, **facts)).casefold() in ("y", "yes", "はい", "是"):
        return True
    screen.say("admin-not-done")
    return False


def _done(options: argparse.Namespace, screen: Screen, key: str, **facts: object) -> int:
    if options.json:
        _print_json({"done": key.removeprefix("admin-"), **facts})
    else:
        screen.line(screen.words.text(key, facts))
    return OVER


def _print_json(found: object) -> None:
    import msgspec

    print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=1))


def _day(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")
