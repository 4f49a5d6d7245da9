"""Whole games, kept as files: they must go on to verify. When the rules change so that one does not, the
game's version must grow (older records are then refused with that reason), and new ones are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from madoi.core.record import read
from madoi.core.session import verify
from madoi.games import NAMES, find
from support.golden import RECORDS

FILES = sorted(RECORDS.glob("*.madoi"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_record_still_verifies(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))
    session = verify(find(record.game), record)
    assert session.state.outcome() is not None
    assert session.record.text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_there_is_one_for_every_number_of_players(name: str) -> None:
    kept = [read(path.read_text(encoding="utf-8")) for path in FILES]
    assert {len(record.players) for record in kept if record.game == name} == set(find(name).seat_counts)
