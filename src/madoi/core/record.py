"""Records: a game as text. Header, decisions in notation, seed. docs/records.md describes the format.

A record is the truth about a game; states, views and logs are made by playing it again. Reading
checks only the form. Whether the decisions are legal and the seed is the one committed to is checked
by `madoi.core.session`, which plays them.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from madoi.core.chance import ALGORITHM, FED, commitment
from madoi.core.game import EVERYTHING, Viewer
from madoi.core.refusal import BadRecord, Facts, Refusal

FORMAT: Final = "madoi-record"
VERSION: Final = 1
PERSON: Final = "person"
MOST_NAME: Final = 40
MOST_SEED: Final = 64
_CHECK_LENGTH: Final = 8


class Step:
    """One line of the game: a seat's decision, or a result of chance that was fed by hand.

    ``seat`` is -1 for a result. ``line`` is where it stands in the file it was read from, else 0;
    ``check`` the check digits found there, else empty.
    """

    def __init__(self, seat: int, text: str, line: int = 0, check: str = "") -> None:
        self.seat = seat
        self.text = text
        self.line = line
        self.check = check

    def written(self) -> str:
        return f"{self.seat + 1} {self.text}" if self.seat >= 0 else f"= {self.text}"


def is_line(text: str, most: int) -> bool:
    """Whether a text can stand in a line of a record and be read back: something, printable, not too long,
    no white space at its ends."""
    return 1 <= len(text) <= most and text.isprintable() and text == text.strip()


class Player:
    """Who sits at a seat: a name of one line, and `PERSON` or the name of a bot (one word)."""

    def __init__(self, name: str, kind: str = PERSON) -> None:
        self.name = name
        self.kind = kind


class Fork:
    """Where a game was continued from an earlier one: after so many decisions, by ``seed`` up to there.

    ``viewer`` says what was carried on: all that is hidden too (`EVERYTHING`), or what this viewer could
    know, with the rest imagined. ``line`` is where it stands in the file it was read from, else 0.
    """

    def __init__(self, decisions: int, viewer: Viewer, seed: str, line: int = 0) -> None:
        self.decisions = decisions
        self.viewer = viewer
        self.seed = seed
        self.line = line

    def written(self) -> str:
        how = "kept" if self.viewer == EVERYTHING else f"imagined {self.viewer + 1}"
        return f"from {self.decisions} {how} {self.seed}"


class Record:
    """One game, finished or not. ``seed`` is empty while it is sealed, and for fed chance always; with
    ``forks`` it is the one used since the last of them. ``points`` is empty until the game has ended."""

    def __init__(
        self, game: str, version: int, options: dict[str, str], players: list[Player], chance: str
    ) -> None:
        self.game = game
        self.version = version
        self.options = options
        self.players = players
        self.chance = chance
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
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        for number, player in enumerate(self.players, 1):
            lines.append(f"seat {number} {player.kind} {player.name}")
        lines.append(f"chance {self.chance}")
        lines += [fork.written() for fork in self.forks]
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        return lines

    def checks(self) -> list[str]:
        """The check digits that belong behind ``begin`` and behind each step. Each covers everything
        above it, so the first one that differs stands at the first line that was changed."""
        digest = sha256("\n".join(self.header()).encode()).hexdigest()
        found = [digest[:_CHECK_LENGTH]]
        for step in self.steps:
            digest = sha256(f"{digest}\n{step.written()}".encode()).hexdigest()
            found.append(digest[:_CHECK_LENGTH])
        return found

    def text(self, sealed: bool = False) -> str:
        """The record as it is written to a file. ``read(record.text())`` gives the same record;
        ``sealed`` leaves the seed out, for a game that goes on."""
        checks = self.checks()
        lines = [*self.header(), f"begin ~{checks[0]}"]
        lines += [f"{step.written()} ~{check}" for step, check in zip(self.steps, checks[1:], strict=True)]
        if self.points:
            lines.append(f"points {' '.join(self.points)}")
        if self.seed and not sealed:
            lines.append(f"seed {self.seed}")
        return "\n".join([*lines, "end", ""])


def _broken(code: str, line: int, facts: Facts) -> BadRecord:
    return BadRecord(Refusal(code, "", {**facts, "line": line}))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 9


def _split_check(line: str) -> tuple[str, str]:
    body, mark, check = line.rpartition("~")
    return (body.rstrip(), check) if mark else (line, "")


def read(text: str) -> Record:
    """Read a record. Lines that begin with ``#`` and empty lines mean nothing; check digits, points
    and seed may be missing. Raises `BadRecord` with the line and the reason."""
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1].split()[0] != FORMAT:
        raise _broken("record-no-record", lines[0][0] if lines else 1, {})
    number, line = lines[0]
    if line.split() != [FORMAT, str(VERSION)]:
        facts: Facts = {"found": line.removeprefix(FORMAT).strip(), "known": VERSION}
        raise _broken("record-version", number, facts)
    reader = _Reader()
    for number, line in lines[1:]:
        reader.take(number, line)
    return reader.finished(lines[-1][0])


class _Reader:
    """Takes the lines below the first one; knows which may stand where."""

    def __init__(self) -> None:
        self.record = Record("", 0, {}, [], "")
        self.begun = False
        self.ended = False

    def take(self, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if self.ended:
            raise _broken("record-after-end", number, {"text": line})
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
            if not is_line(name.strip(), MOST_NAME):
                raise _broken("record-header", number, {"text": line})
            record.players.append(Player(name.strip(), kind))
        elif word == "chance" and rest in (ALGORITHM, FED) and not record.chance:
            record.chance = rest
        elif word == "chance" and not record.chance:
            raise _broken("record-chance", number, {"found": rest})
        elif word == "from":
            self.take_fork(number, line, rest.split())
        elif word == "commitment" and rest and not record.commitment:
            record.commitment = rest
        elif _split_check(line)[0] == "begin":
            record.header_check = _split_check(line)[1]
            for what, there in (
                ("game", bool(record.game)),
                ("seat", bool(record.players)),
                ("chance", bool(record.chance)),
            ):
                if not there:
                    raise _broken("record-missing", number, {"what": what})
            self.check_forks()
            self.begun = True
        else:
            raise _broken("record-header", number, {"text": line})

    def take_fork(self, number: int, line: str, words: list[str]) -> None:
        forks = self.record.forks
        viewer = EVERYTHING
        if len(words) == 4 and words[1] == "imagined" and _is_number(words[2]):
            viewer = int(words[2]) - 1
        elif len(words) != 3 or words[1] != "kept":
            raise _broken("record-from", number, {"text": line})
        if not _is_number(words[0]) or not is_line(words[-1], MOST_SEED):
            raise _broken("record-from", number, {"text": line})
        if forks and forks[-1].decisions > int(words[0]):
            raise _broken("record-from-order", number, {"text": line})
        forks.append(Fork(int(words[0]), viewer, words[-1], number))

    def check_forks(self) -> None:
        """What can only be said when the whole header is read: seats and chance may stand below."""
        count = len(self.record.players)
        for fork in self.record.forks:
            if self.record.chance == FED:
                raise _broken("record-from-fed", fork.line, {"text": fork.written()})
            if fork.viewer >= count:
                raise _broken("record-from-seat", fork.line, {"text": fork.written(), "count": count})

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
            raise _broken("record-after-points", number, {"text": line})
        elif _is_number(word) and 1 <= int(word) <= len(record.players) and body:
            record.steps.append(Step(int(word) - 1, body, number, check))
        elif word == "=" and record.chance == FED and _is_number(body.removeprefix("-")):
            record.steps.append(Step(-1, body, number, check))
        else:
            raise _broken("record-step", number, {"text": line, "count": len(record.players)})

    def finished(self, last: int) -> Record:
        if not self.ended:
            raise _broken("record-cut-off", last, {})
        decisions = sum(step.seat >= 0 for step in self.record.steps)
        for fork in self.record.forks:
            if fork.decisions > decisions:
                facts: Facts = {"text": fork.written(), "decisions": decisions}
                raise _broken("record-from-beyond", fork.line, facts)
        return self.record


def check_seal(record: Record) -> None:
    """Raise `BadRecord` where check digits or the seed do not fit what they vouch for."""
    checks = record.checks()
    if record.header_check not in ("", checks[0]):
        raise _broken("record-header-changed", 1, {})
    for step, check in zip(record.steps, checks[1:], strict=True):
        if step.check not in ("", check):
            raise _broken("record-step-changed", step.line, {"text": step.written()})
    if record.seed and record.commitment and commitment(record.seed) != record.commitment:
        raise BadRecord(Refusal("record-seed", "", {"seed": record.seed, "commitment": record.commitment}))
