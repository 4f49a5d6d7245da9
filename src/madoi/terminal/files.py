"""Files named on the command line: records and data tables, with an error message for bad ones."""

from __future__ import annotations

import os
import tomllib
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from madoi.core.record import Record, read
from madoi.core.refusal import BadRecord, Facts, Refusal, Refused

_MAX_FILE_BYTES: Final = 20_000_000
"""A record of the longest game has a hundredth of that."""


def read_bytes(path: Path) -> bytes:
    """The content of a file. Raises `Refused`."""
    try:
        with path.open("rb") as file:  # a device may have no end
            content = file.read(_MAX_FILE_BYTES + 1)
    except FileNotFoundError:
        raise Refused(Refusal("file-missing", "", {"path": str(path)})) from None
    except OSError as error:
        facts: dict[str, object] = {"path": str(path), "reason": error.strerror or str(error)}
        raise Refused(Refusal("file-unreadable", "", facts)) from None
    if len(content) > _MAX_FILE_BYTES:
        raise Refused(Refusal("file-too-large", "", {"path": str(path), "most": _MAX_FILE_BYTES}))
    return content


def read_text(path: Path) -> str:
    """The text of a file. Raises `Refused`."""
    try:
        return read_bytes(path).decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError:
        raise Refused(Refusal("file-not-text", "", {"path": str(path)})) from None


def read_all(path: Path) -> str:
    """The text of a data file, or of all data files in a folder together. Raises `Refused`."""
    if not path.is_dir():
        return read_text(path)
    parts = data_files(path)
    joined = "\n".join(text for _, text in parts)
    for name, text in [*parts, (str(path), joined)]:
        try:
            tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            together = name == str(path)
            facts: Facts = {"path": name, "count": len(parts), "reason": str(error)}
            raise Refused(Refusal("folder-not-joined" if together else "file-not-toml", "", facts)) from None
    return joined


def data_files(path: Path) -> list[tuple[str, str]]:
    """A data file, or all in a folder: names and texts. Raises `Refused`."""
    if not path.is_dir():
        return [(str(path), read_text(path))]
    found = sorted(path.glob("*.toml"))
    if not found:
        raise Refused(Refusal("folder-empty", "", {"path": str(path)}))
    return [(str(file), read_text(file)) for file in found]


def read_record(path: Path) -> Record:
    """The record in a file. Raises `Refused`, with the file's name."""
    try:
        return read(read_text(path))
    except BadRecord as bad:
        raise in_file(path, bad.refusal) from None


def in_file(path: Path, refusal: Refusal) -> Refused:
    """The refusal, with the file it is about."""
    return Refused(Refusal("in-file", "", {"path": str(path), "refusal": refusal}))


def check_new(path: Path) -> None:
    """Raise `Refused` where a file is there already: nothing of anybody's is ever written over."""
    if path.exists():
        raise Refused(Refusal("file-exists", "", {"path": str(path)}))


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all. Raises `Refused`."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """Write a file whole or not at all. Raises `Refused`."""
    try:
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        draft.write_bytes(content)
        draft.replace(path)
    except OSError as error:
        facts: dict[str, object] = {"path": str(path), "reason": error.strerror or str(error)}
        raise Refused(Refusal("file-unwritable", "", facts)) from None


def own_record_path(game: str) -> Path:
    """Where a game that nobody named a file for is kept, so that nothing is ever lost."""
    moment = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    folder = own_folder()
    with suppress(OSError):  # then writing will say so
        folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game}-{moment}-{os.getpid()}.madoi"


def own_folder() -> Path:
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "madoi"


def last_record_path() -> Path:
    """The record of the game that was played last. Raises `Refused`."""
    kept = sorted(own_folder().glob("*.madoi"), key=lambda path: path.stat().st_mtime)
    if not kept:
        raise Refused(Refusal("resume-none", "", {"path": str(own_folder())}))
    return kept[-1]
