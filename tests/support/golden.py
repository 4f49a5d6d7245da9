"""The golden files of the tests."""

from __future__ import annotations

from pathlib import Path

from madoi.core.record import Record, read
from madoi.core.session import Session, verify
from madoi.games import find

FOLDER = Path(__file__).parents[1] / "golden"
PLAYTHROUGHS = FOLDER / "playthroughs"
RECORDS = FOLDER / "records"


def kept(name: str) -> Record:
    return read((RECORDS / f"{name}.madoi").read_text(encoding="utf-8"))


def played(name: str) -> Session:
    record = kept(name)
    return verify(find(record.game), record)
