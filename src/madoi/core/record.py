"""Records: a game as text, with header, decisions and seed. docs/records.md describes the format.

A record is the truth about a game; states, views and logs are made by playing it again.
Reading checks only the form. `madoi.core.session` plays the decisions and so checks that they are legal.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from madoi.core.chance import ALGORITHM, commitment
from madoi.core.manual_chance import MANUAL
from madoi.core.refusal import BadRecord, Facts, Refusal
from madoi.core.viewer import EVERYTHING, Viewer

FORMAT: Final = "madoi-record"
VERSION: Final = 1
PERSON: Final = "person"
MAX_NAME_CHARS: Final = 40
MAX_SEED_CHARS: Final = 64
MAX_PACKAGE_CHARS: Final = 100
_CHECK_LENGTH: Final = 8


class Step:
    """One line of the game: a seat's decision, or a result of manual chance (``seat`` is -1).

    ``line`` is the line number in the file it was read from, else 0.
    ``check`` are the check digits found there, else empty.
    """

    def __init__(self, seat: int, text: str, line: int = 0, check: str = "") -> None:
        self.seat = seat
        self.text = text
        self.line = line
        self.check = check

    def to_line(self) -> str:
        return f"{self.seat + 1} {self.text}" if self.seat >= 0 else f"= {self.text}"


def is_printable_line(text: str, most: int) -> bool:
    """Whether a text survives in a line of a record: 1 to ``most`` printable characters, no outer space."""
    return 1 <= len(text) <= most and text.isprintable() and text == text.strip()


class Player:
    """The player of a seat: a name, and `PERSON` or the name of a bot (one word)."""

    def __init__(self, name: str, kind: str = PERSON) -> None:
        self.name = name
        self.kind = kind


class Fork:
    """Where a game was continued from an earlier one: after ``decisions``, with ``seed`` up to there.

    ``viewer`` says what was kept: all hidden things (`EVERYTHING`), or what this viewer could know, with the
    rest imagined. ``line`` is the line number in the file it was read from, else 0.
    """

    def __init__(self, decisions: int, viewer: Viewer, seed: str, line: int = 0) -> None:
        self.decisions = decisions
        self.viewer = viewer
        self.seed = seed
        self.line = line

    def to_line(self) -> str:
        how = "kept" if self.viewer == EVERYTHING else f"imagined {self.viewer + 1}"
        return f"from {self.decisions} {how} {self.seed}"


class Record:
    """One game, finished or not.

    ``seed`` is the seed since the last fork; empty while it is sealed, and always with manual chance.
    ``points`` is empty until the game has ended.
    ``package`` is where the game came from, empty for the games of Madoi itself.
    """

    def __init__(
        self, game: str, version: int, options: dict[str, str], players: list[Player], chance: str
    ) -> None:
        self.game = game
        self.version = version
        self.options = options
        self.players = players
        self.chance = chance
        self.package = ""
        self.forks: list[Fork] = []
        self.commitment = ""
        self.seed = ""
        self.steps: list[Step] = []
        self.points: list[str] = []
        self.header_check = ""

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.players]

    def header(self) -> list[str]:
        lines = [f"{FORMAT} {VERSION}", f"game {self.game} {self.version}"]
        if self.package:
            lines.append(f"package {self.package}")
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        for number, player in enumerate(self.players, 1):
            lines.append(f"seat {number} {player.kind} {player.name}")
        lines.append(f"chance {self.chance}")
        lines += [fork.to_line() for fork in self.forks]
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        return lines

    def checks(self) -> list[str]:
        """The check digits for ``begin`` and for each step.

        Each covers everything above it, so the first that differs marks the first line that was changed.
        """
        digest = sha256("\n".join(self.header()).encode()).hexdigest()
        found = [digest[:_CHECK_LENGTH]]
        for step in self.steps:
            digest = sha256(f"{digest}\n{step.to_line()}".encode()).hexdigest()
            found.append(digest[:_CHECK_LENGTH])
        return found

    def text(self, sealed: bool = False) -> str:
        """The record as a file. ``read(record.text())`` gives the same record.

        ``sealed`` leaves the seed out, for a game that goes on.
        """
        checks = self.checks()
        lines = [*self.header(), f"begin ~{checks[0]}"]
        lines += [f"{step.to_line()} ~{check}" for step, check in zip(self.steps, checks[1:], strict=True)]
        if self.points:
            lines.append(f"points {' '.join(self.points)}")
        if self.seed and not sealed:
            lines.append(f"seed {self.seed}")
        return "\n".join([*lines, "end", ""])


def _bad_record(code: str, line: int, facts: Facts) -> BadRecord:
    return BadRecord(Refusal(code, "", {**facts, "line": line}))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 9


def _split_check(line: str) -> tuple[str, str]:
    body, mark, check = line.rpartition("~")
    return (body.rstrip(), check) if mark else (line, "")


def read(text: str) -> Record:
    """Read a record. Raises `BadRecord` with the line and the reason.

    Empty lines and lines that begin with ``#`` are ignored. Check digits, points and seed may be missing.
    """
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1].split()[0] != FORMAT:
        raise _bad_record("record-no-record", lines[0][0] if lines else 1, {})
    number, line = lines[0]
    if line.split() != [FORMAT, str(VERSION)]:
        facts: Facts = {"found": line.removeprefix(FORMAT).strip(), "known": VERSION}
        raise _bad_record("record-version", number, facts)
    reader = _Reader()
    for number, line in lines[1:]:
        reader.take(number, line)
    return reader.finished(lines[-1][0])


class _Reader:
    """Reads the lines below the first one, and checks their order."""

    def __init__(self) -> None:
        self.record = Record("", 0, {}, [], "")
        self.begun = False
        self.ended = False

    def take(self, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if self.ended:
            raise _bad_record("record-after-end", number, {"text": line})
        if self.begun:
            self.take_step(number, line, word, rest)
        else:
            self.take_header(number, line, word, rest)

    def take_header(self, number: int, line: str, word: str, rest: str) -> None:
        record = self.record
        first, _, second = rest.partition(" ")
        if word == "game" and _is_number(second) and not record.game:
            record.game, record.version = first, int(second)
        elif word == "option" and first and first not in record.options:
            record.options[first] = second.strip()
        elif word == "seat" and first == str(len(record.players) + 1) and " " in second.strip():
            kind, _, name = second.strip().partition(" ")
            if not is_printable_line(name.strip(), MAX_NAME_CHARS):
                raise _bad_record("record-header", number, {"text": line})
            record.players.append(Player(name.strip(), kind))
        elif word == "chance" and rest in (ALGORITHM, MANUAL) and not record.chance:
            record.chance = rest
        elif word == "chance" and not record.chance:
            raise _bad_record("record-chance", number, {"found": rest})
        elif word == "from":
            self.take_fork(number, line, rest.split())
        elif word in ("package", "commitment") and self.take_text(word, rest):
            return
        elif _split_check(line)[0] == "begin":
            record.header_check = _split_check(line)[1]
            for what, there in (
                ("game", bool(record.game)),
                ("seat", bool(record.players)),
                ("chance", bool(record.chance)),
            ):
                if not there:
                    raise _bad_record("record-missing", number, {"what": what})
            self.check_forks()
            self.begun = True
        else:
            raise _bad_record("record-header", number, {"text": line})

    def take_text(self, word: str, rest: str) -> bool:
        """Whether a line that can be there once holds a text that it may."""
        record = self.record
        if word == "package" and is_printable_line(rest, MAX_PACKAGE_CHARS) and not record.package:
            record.package = rest
            return True
        if word == "commitment" and rest and not record.commitment:
            record.commitment = rest
            return True
        return False

    def take_fork(self, number: int, line: str, words: list[str]) -> None:
        forks = self.record.forks
        viewer = EVERYTHING
        if len(words) == 4 and words[1] == "imagined" and _is_number(words[2]):
            viewer = int(words[2]) - 1
        elif len(words) != 3 or words[1] != "kept":
            raise _bad_record("record-from", number, {"text": line})
        if not _is_number(words[0]) or not is_printable_line(words[-1], MAX_SEED_CHARS):
            raise _bad_record("record-from", number, {"text": line})
        if forks and forks[-1].decisions > int(words[0]):
            raise _bad_record("record-from-order", number, {"text": line})
        forks.append(Fork(int(words[0]), viewer, words[-1], number))

    def check_forks(self) -> None:
        """Check the forks when the whole header is read: seats and chance may follow them."""
        count = len(self.record.players)
        for fork in self.record.forks:
            if self.record.chance == MANUAL:
                raise _bad_record("record-from-fed", fork.line, {"text": fork.to_line()})
            if fork.viewer >= count:
                raise _bad_record("record-from-seat", fork.line, {"text": fork.to_line(), "count": count})

    def take_step(self, number: int, line: str, word: str, rest: str) -> None:
        record = self.record
        body, check = _split_check(rest)
        if word == "end" and not rest:
            self.ended = True
        elif word == "points" and rest and not record.points:
            record.points = rest.split()
        elif word == "seed" and rest and not record.seed:
            record.seed = rest
        elif record.points or record.seed:
            raise _bad_record("record-after-points", number, {"text": line})
        elif _is_number(word) and 1 <= int(word) <= len(record.players) and body:
            record.steps.append(Step(int(word) - 1, body, number, check))
        elif word == "=" and record.chance == MANUAL and _is_number(body.removeprefix("-")):
            record.steps.append(Step(-1, body, number, check))
        else:
            raise _bad_record("record-step", number, {"text": line, "count": len(record.players)})

    def finished(self, last: int) -> Record:
        if not self.ended:
            raise _bad_record("record-cut-off", last, {})
        decisions = sum(step.seat >= 0 for step in self.record.steps)
        for fork in self.record.forks:
            if fork.decisions > decisions:
                facts: Facts = {"text": fork.to_line(), "decisions": decisions}
                raise _bad_record("record-from-beyond", fork.line, facts)
        return self.record


def check_seal(record: Record) -> None:
    """Raise `BadRecord` where the check digits or the seed do not fit the record."""
    checks = record.checks()
    if record.header_check not in ("", checks[0]):
        raise _bad_record("record-header-changed", 1, {})
    for step, check in zip(record.steps, checks[1:], strict=True):
        if step.check not in ("", check):
            raise _bad_record("record-step-changed", step.line, {"text": step.to_line()})
    if record.seed and record.commitment and commitment(record.seed) != record.commitment:
        raise BadRecord(Refusal("record-seed", "", {"seed": record.seed, "commitment": record.commitment}))
