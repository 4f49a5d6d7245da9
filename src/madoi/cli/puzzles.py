"""``madoi puzzles``: make puzzles by search, and check them with a longer one."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from madoi.cli.parsing import FALSE, INTERRUPTED, OVER, add_language, shows_help, whole_number

if TYPE_CHECKING:
    from madoi.core.game import Game
    from madoi.puzzles.files import PuzzleFile

_COUNT = 200
_MAX_COUNT = 100_000
_SEED = "spring"
_SIMULATIONS = 256
_MAX_SIMULATIONS = 1_000_000
_GOAL = 0.95


def add_puzzles(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "A puzzle is a position with one clearly best move: it leads by 15 points of winning chance."
        " docs/puzzles.md says how puzzles are found, graded and checked."
    )
    shows_help(parser)
    commands = parser.add_subparsers(metavar="COMMAND")
    make = commands.add_parser("make", help="make puzzles; continues a file that is there")
    make.description = (
        "Let bots play games and keep the positions with one clearly best move. Ctrl-C keeps what was found;"
        " the same command continues. The same seed gives the same puzzles."
    )
    make.add_argument("game", metavar="GAME", help="the game")
    make.add_argument("--out", metavar="FILE", type=Path, required=True, help="the file, new or begun")
    make.add_argument(
        "--count",
        metavar="N",
        type=whole_number(_MAX_COUNT),
        default=_COUNT,
        help=f"in all (default: {_COUNT})",
    )
    make.add_argument("--seed", help=f"another seed gives other puzzles (default: {_SEED})")
    make.add_argument(
        "--simulations",
        metavar="N",
        type=whole_number(_MAX_SIMULATIONS),
        help=f"the budget per move; the best move also leads with four times that (default: {_SIMULATIONS})",
    )
    make.add_argument(
        "--skip",
        metavar="PERCENT",
        type=whole_number(99, 0),
        help="leave out the beginning of each game that bots play: late positions are quicker to search, and"
        " more of them have one best move (default: 0)",
    )
    make.add_argument(
        "--from",
        dest="records",
        metavar="RECORD",
        type=Path,
        nargs="+",
        default=[],
        help="look at these records first",
    )
    add_language(make)
    make.set_defaults(run=_make, parser=make)
    check = commands.add_parser("check", help="search puzzles again, longer and with another seed")
    check.description = (
        "Search every puzzle again with eight times its budget and another seed, and say what share kept its"
        f" best move. The exit status is 1 below {_GOAL:.0%}."
    )
    check.add_argument("file", metavar="FILE", type=Path, help="a file of puzzles")
    check.add_argument("--seed", default="autumn", help="the seed of this check (default: autumn)")
    add_language(check)
    check.set_defaults(run=_check, parser=check)


def _make(options: argparse.Namespace, language: str) -> int:
    from madoi.games import find
    from madoi.lab.interruption import interruptible, stop_requested
    from madoi.puzzles.files import encode
    from madoi.puzzles.runs import make
    from madoi.terminal.files import read_record, write_bytes
    from madoi.words import words

    known = words(language)
    game = find(options.game)
    content = _content(options, game)
    records = [read_record(path) for path in options.records]
    began, found_before = content.making.seconds, len(content.puzzles)

    def keep(content: PuzzleFile) -> None:
        write_bytes(options.out, encode(content))
        making = content.making
        hours = max(making.seconds - began, 0.1) / 3600
        facts = {
            "found": len(content.puzzles),
            "count": options.count,
            "positions": making.positions,
            "deals": making.deals + len(making.records),
            "rate": round((len(content.puzzles) - found_before) / hours),
        }
        print(known.text("puzzles-progress", facts), file=sys.stderr, flush=True)

    with interruptible():
        make(game, content, options.count, records, keep, stop_requested)
        stopped = stop_requested()
    facts = {"found": len(content.puzzles), "path": str(options.out)}
    print(known.text("puzzles-interrupted" if stopped else "puzzles-made", facts))
    return INTERRUPTED if stopped else OVER


def _content(options: argparse.Namespace, game: Game) -> PuzzleFile:
    """The file that is there, to be continued, or a new one. Raises `Refused`."""
    from datetime import UTC, datetime

    from madoi import __version__
    from madoi.core.refusal import Refusal, Refused
    from madoi.puzzles.files import Making, PuzzleFile

    if not options.out.exists():
        today = datetime.now(UTC).date().isoformat()
        seed, simulations = options.seed or _SEED, options.simulations or _SIMULATIONS
        making = Making(game.name, game.version, __version__, seed, simulations, today, options.skip or 0)
        return PuzzleFile(making, [])
    content = _read(options.out)
    making = content.making
    for given, kept in (
        (game.name, making.game),
        (game.version, making.version),
        (options.seed, making.seed),
        (options.simulations, making.simulations),
        (options.skip, making.skip),
    ):
        if given is not None and given != kept:
            facts: dict[str, object] = {"path": str(options.out), "given": str(given), "kept": str(kept)}
            raise Refused(Refusal("puzzles-other", "", facts))
    return content


def _read(path: Path) -> PuzzleFile:
    """A file of puzzles. Raises `Refused`."""
    from madoi.puzzles.files import decode
    from madoi.terminal.files import read_bytes

    return decode(read_bytes(path), str(path))


def _check(options: argparse.Namespace, language: str) -> int:
    from madoi.games import find
    from madoi.lab.interruption import interruptible, stop_requested
    from madoi.puzzles.runs import CheckResult, check
    from madoi.words import words

    known = words(language)
    content = _read(options.file)
    result = CheckResult()
    with interruptible():
        for result in check(find(content.making.game), content, options.seed, stop_requested):
            if sys.stderr.isatty():
                print(f"\r{result.checked} / {len(content.puzzles)}", end="", file=sys.stderr)
        stopped = stop_requested()
    share = result.kept / max(1, result.checked)
    facts = {
        "path": str(options.file),
        "checked": result.checked,
        "count": len(content.puzzles),
        "kept": result.kept,
        "percent": f"{100 * share:.1f}",
        "clear": result.clear,
    }
    print(known.text("puzzles-checked", facts))
    if result.lost:
        print(known.text("puzzles-lost", {"ids": " ".join(result.lost)}))
    if stopped:
        return INTERRUPTED
    return OVER if share >= _GOAL else FALSE
