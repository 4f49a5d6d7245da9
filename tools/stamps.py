"""Stamps: what a step was made from, so that it is done again only when that has changed."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from tools.checkout import ROOT

MADE = {"__pycache__", "node_modules", ".svelte-check"}
"""Folders that hold no sources, and many files: they are not even looked into."""


class Stamp:
    """A file that remembers the inputs of a step. ``facts`` are inputs that are no files.

    The first line is made from sizes and times of the files, the second from their contents: as long as the
    first is the same, no file is read.
    """

    def __init__(self, file: Path, inputs: Iterable[Path], facts: Sequence[str] = ()) -> None:
        self.file = file
        self._inputs = list(inputs)
        self._facts = (sys.version, *facts)

    def is_fresh(self) -> bool:
        """Whether the step was done with the inputs as they are."""
        try:
            times, contents = self.file.read_text(encoding="utf-8").split("\n")
        except (OSError, ValueError):
            return False
        if times == self._times():
            return True
        if contents != self.contents():
            return False
        self.write()
        return True

    def write(self) -> None:
        """The step is done."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(f"{self._times()}\n{self.contents()}", encoding="utf-8")

    def contents(self) -> str:
        """The inputs as they are, in short."""
        found = self._begun()
        for path in self._inputs:
            found.update(f"{_name(path)}\0{path.stat().st_size}\0".encode() + path.read_bytes())
        return found.hexdigest()

    def _times(self) -> str:
        found = self._begun()
        for path in self._inputs:
            status = path.stat()
            found.update(f"{_name(path)}\0{status.st_size}\0{status.st_mtime_ns}\0".encode())
        return found.hexdigest()

    def _begun(self) -> hashlib._Hash:
        return hashlib.sha256("\0".join(self._facts).encode() + b"\0")


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name


def files_below(folder: Path, *suffixes: str) -> list[Path]:
    """All sources below a folder, in order; only those with one of the suffixes, if any is given."""
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in MADE]
        found += [Path(place, name) for name in names if not suffixes or name.endswith(suffixes)]
    return sorted(found)
