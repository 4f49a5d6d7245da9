"""``madoi inspect``: a table or a record at any moment."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from madoi.cli.admin import add_store, table_id, with_store
from madoi.cli.parsing import OVER, add_language, screen_for

if TYPE_CHECKING:
    from madoi.server.admin.inspection import Inspection
    from madoi.server.storage.store import Store
    from madoi.terminal.screen import Screen

_SHOWN_ENTRIES = 20
_LONGEST_LINE = 160


def add_inspect(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Show a table or a record at any moment: entries, state, view, prompts, and what is due."
        " With everything open, or as one viewer."
    )
    parser.add_argument("what", metavar="TABLE|FILE", help="a table's id or link, an export, or a record")
    parser.add_argument(
        "--at",
        metavar="N",
        type=int,
        help="after entry N of a table, or after N decisions of a record (default: the last)",
    )
    parser.add_argument("--as", dest="viewer", metavar="SEAT", help="as this seat, or as 'spectator'")
    parser.add_argument("--all", action="store_true", help=f"all entries, not only the last {_SHOWN_ENTRIES}")
    parser.add_argument("--json", action="store_true", help="print JSON, with all entries")
    add_store(parser)
    add_language(parser)
    parser.set_defaults(run=_inspect, parser=parser)


def _inspect(options: argparse.Namespace, language: str) -> int:
    found = inspect(options)
    if options.json:
        import msgspec

        print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=1))
    else:
        _show(found, screen_for(language), options)
    return OVER


def inspect(options: argparse.Namespace) -> Inspection:
    """The table or record that was named. Raises `Refused`."""
    from madoi.core.refusal import BadRecord
    from madoi.server.admin.inspection import inspect_record, inspect_table
    from madoi.server.admin.table_files import read_table_file
    from madoi.terminal.files import in_file, read_record, read_text

    viewer, path = parse_viewer(options.viewer), Path(options.what)
    if not path.exists():
        return _inspect_stored(options, viewer)
    text = read_text(path)
    if text.lstrip().startswith("{"):
        file = read_table_file(text)
        return inspect_table(file.table, [(one.at, one.body) for one in file.entries], options.at, viewer)
    try:
        return inspect_record(str(path), read_record(path), options.at, viewer)
    except BadRecord as bad:
        raise in_file(path, bad.refusal) from None


def _inspect_stored(options: argparse.Namespace, viewer: int) -> Inspection:
    from madoi.core.refusal import BadOption, Refusal
    from madoi.server.admin.inspection import inspect_table

    found: list[Inspection] = []

    async def work(store: Store) -> int:
        id = table_id(options.what)
        rows = await store.entries(id)
        if not rows:
            raise BadOption(Refusal("admin-no-table", "", {"table": options.what}))
        found.append(inspect_table(id, [(row.at, row.body) for row in rows], options.at, viewer))
        return OVER

    with_store(options, work)
    return found[0]


def parse_viewer(text: str | None) -> int:
    """The viewer of an option: a seat from 1, ``spectator``, or everything. Raises `Refused`."""
    from madoi.core.refusal import BadOption, Refusal
    from madoi.core.viewer import EVERYTHING, SPECTATOR

    if text is None:
        return EVERYTHING
    if text == "spectator":
        return SPECTATOR
    if text.isdecimal() and 1 <= int(text) <= 99:
        return int(text) - 1
    raise BadOption(Refusal("replay-no-viewer", "", {}))


def _show(found: Inspection, screen: Screen, options: argparse.Namespace) -> None:
    from madoi.core.capabilities import reference_data
    from madoi.games import find
    from madoi.terminal.boards import board_for

    screen.line(f"{found.kind} {found.name}", "bold")
    screen.line(f"{found.game}  {found.phase}  {found.at}/{found.last}  {', '.join(found.players)}")
    entries = found.entries if options.all else found.entries[-_SHOWN_ENTRIES:]
    for entry in entries:
        screen.line(_entry_line(entry))
    if found.view is not None:
        game = find(found.game)
        settings = game.settings(found.options, len(found.players))
        board = board_for(game, screen.words, found.players, reference_data(game, settings))
        screen.show(board.draw(found.view))
    for prompt in found.prompts:
        screen.line(f"seat {prompt.seat + 1}: {prompt.question}", "bold")
        screen.line("  " + ", ".join(prompt.actions))
    if found.due is not None:
        who = f" seat {found.due.seat + 1}" if found.due.seat >= 0 else ""
        screen.line(f"due: {found.due.kind}{who} at {found.due.at:.1f}", "bold")


def _entry_line(entry: dict[str, Any]) -> str:
    rest = {name: value for name, value in entry.items() if name not in ("number", "at", "type", "what")}
    kind = entry.get("type") or entry.get("what") or ""
    at = f"{entry['at']:.1f}  " if "at" in entry else ""
    line = f"{entry.get('number', ''):>5}  {at}{kind:9}  {json.dumps(rest, ensure_ascii=False)}"
    return line if len(line) <= _LONGEST_LINE else line[: _LONGEST_LINE - 1] + "…"
