"""The journal of a tournament: the games played, in a folder, so that an interrupted tournament continues.

It has a line for the plan, then a line for each finished game, each with check digits in front.
An incomplete last line is dropped. Any other line that does not fit means that the journal is damaged.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final
from zlib import crc32

from madoi import __version__, games
from madoi.core.refusal import BadOption, Facts, Refusal
from madoi.lab.arena.games import PlayedGame
from madoi.lab.arena.plan import ArenaPlan
from madoi.lab.files import unwritable
from madoi.lab.forfeits import Forfeit

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

NAME: Final = "games.journal"
RECORDS: Final = "records"
_FORMAT: Final = "madoi-arena 1"


class Journal:
    """The journal of a plan in a folder; ``played`` is what it holds, by number.

    Opening it makes the folder and the file where they are not there. Raises `BadOption`: for a folder that
    cannot be written, a journal of another plan, a damaged one, and one that another process is writing.
    A plan with more or fewer games than before is the same plan.
    """

    def __init__(self, plan: ArenaPlan, folder: Path) -> None:
        self.played: dict[int, PlayedGame] = {}
        self._plan = plan
        self._path = folder / NAME
        self._records = folder / RECORDS
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if plan.records:
                self._records.mkdir(exist_ok=True)
            self._file: BinaryIO = self._path.open("a+b")
        except OSError as error:
            raise unwritable(self._path, error) from error
        try:
            self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def keep(self, played: Iterable[PlayedGame]) -> None:
        """Write games down, their records first: what a journal names is there. Raises `BadOption`."""
        try:
            for game in played:
                if game.record:
                    self.record_path(game.number).write_text(game.record, encoding="utf-8")
                facts: list[object] = [game.number, game.shares, game.points, game.winners, game.decisions]
                facts += [game.forfeits] if game.forfeits else []
                self._file.write(_line(facts))
                self.played[game.number] = game
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise unwritable(self._path, error) from error

    def record_path(self, number: int) -> Path:
        """Where the record of a game is: deal, and line-up counted from 1."""
        deal = self._plan.deal_of(number)
        line_up = number % len(self._plan.line_ups) + 1
        return self._records / f"{deal:06}-{line_up:03}.madoi"

    def _read(self) -> None:
        self._lock()
        self._file.seek(0)
        *lines, unfinished = self._file.read().split(b"\n")
        if not lines:
            self._file.truncate(0)
            self._file.write(_line(_identity(self._plan)))
            self._file.flush()
            return
        if unfinished:
            self._file.truncate(sum(len(line) + 1 for line in lines))
        self._check_plan(self._fact(lines[0], 1))
        for number, line in enumerate(lines[1:], 2):
            game = self._game(self._fact(line, number), number)
            self.played[game.number] = game

    def _lock(self) -> None:
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BadOption(Refusal("lab-arena-journal-busy", "", {"path": str(self._path)})) from None

    def _fact(self, line: bytes, number: int) -> object:
        check, _, text = line.partition(b" ")
        if check != _check(text):
            raise self._damaged(number)
        fact: object = json.loads(text)
        return fact

    def _check_plan(self, found: object) -> None:
        wanted = _identity(self._plan)
        if not isinstance(found, dict) or found.get("format") != _FORMAT:
            raise self._damaged(1)
        other = [name for name in wanted if found.get(name) != wanted[name]]
        if other:
            facts: Facts = {"path": str(self._path), "what": other}
            raise BadOption(Refusal("lab-arena-journal-other", "", facts))

    def _game(self, found: object, line: int) -> PlayedGame:
        """A line as a game. Its check digits fit, so this program wrote it; for this plan, only if it also
        has the right size."""
        match found:
            case [int(number), list(shares), list(points), int(winners), int(decisions), *more] if (
                number >= 0 and len(shares) == len(points) == self._plan.seats and number not in self.played
            ):
                lost = tuple(Forfeit(*one) for one in _list(more[0])) if more else ()
                return PlayedGame(number, tuple(shares), tuple(points), winners, decisions, forfeits=lost)
        raise self._damaged(line)

    def _damaged(self, line: int) -> BadOption:
        return BadOption(Refusal("lab-arena-journal-damaged", "", {"path": str(self._path), "line": line}))


def _identity(plan: ArenaPlan) -> dict[str, object]:
    """What makes a game of a given number the same game; as a dict that JSON gives back unchanged."""
    return {
        "format": _FORMAT,
        "madoi": __version__,
        "game": plan.game,
        "rules": games.find(plan.game).version,
        "options": plan.options,
        "bots": list(plan.bots),
        "seats": plan.seats,
        "mix": plan.mix,
        "seed": plan.seed,
        "records": plan.records,
    }


def _list(found: object) -> list[Any]:
    return found if isinstance(found, list) else []


def _line(fact: object) -> bytes:
    text = json.dumps(fact, ensure_ascii=False).encode()
    return _check(text) + b" " + text + b"\n"


def _check(text: bytes) -> bytes:
    return b"%08x" % crc32(text)
