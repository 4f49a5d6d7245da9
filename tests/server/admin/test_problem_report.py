"""`madoi report`: one file that holds only what its viewer may know."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from madoi.cli import main
from madoi.core.refusal import BadOption
from madoi.core.viewer import EVERYTHING, Viewer
from madoi.server.admin.inspection import inspect_table
from madoi.server.admin.problem_report import make_report
from madoi.server.table.log import Began, Opened, Terms, encode_entry
from support.golden import RECORDS, played
from support.server.watched_table import SEED, opened_table


def entries_from(name: str, decisions: int, knowing: Viewer) -> list[tuple[float, str]]:
    """A table that continues a record: as it was, or as a viewer can imagine that it was."""
    session = played(name)
    table = opened_table(session.game.name, session.settings.seats, dict(session.settings.options))
    opened = Opened(
        session.game.name,
        dict(session.settings.options),
        table.opened.seats,
        Terms(),
        session.record.text(),
        decisions,
        knowing,
    )
    return [(1.0, encode_entry(opened)), (2.0, encode_entry(Began(SEED, session.game.version)))]


@pytest.mark.parametrize(("name", "decisions"), [("kasane-2", 7), ("yurikure-3-open", 12), ("lily-2", 15)])
def test_twin_worlds_give_the_same_file(name: str, decisions: int) -> None:
    for viewer in (-1, 0, 1):
        texts = [
            make_report(
                inspect_table("table", entries_from(name, decisions, knowing), None, viewer), viewer
            ).text()
            for knowing in (EVERYTHING, viewer)
        ]
        assert texts[0] == texts[1]
        assert SEED not in texts[0]
        assert json.loads(texts[0])["seen"]["view"]


def test_there_is_no_report_with_everything_open() -> None:
    seen = inspect_table("table", entries_from("kasane-2", 7, EVERYTHING), None)
    with pytest.raises(BadOption, match="report-as-whom"):
        make_report(seen, EVERYTHING)


def test_the_command_writes_one_file_and_nothing_over_another(tmp_path: Path) -> None:
    record, out = str(RECORDS / "kasane-2.madoi"), str(tmp_path / "report.json")
    words = ["report", record, "--at", "5", "--as", "2", "--note", "odd", "--out", out, "--lang", "en"]
    assert main(words) == 0
    found = json.loads(Path(out).read_text(encoding="utf-8"))
    assert (found["viewer"], found["note"], found["seen"]["at"]) == (1, "odd", 5)
    assert found["versions"]["madoi"].startswith("madoi")
    assert main(words) == 2
