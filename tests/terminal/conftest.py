"""A terminal for tests: what is typed goes in, what is printed comes out."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from madoi.cli import main

Typed = Callable[..., tuple[int, str]]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Typed:
    """``typed("play …", "1", "undo")`` runs madoi with these words and types these lines; gives the
    exit status and all that was printed."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("MADOI_COMMAND", raising=False)

    def run(command: str, *lines: str) -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
        status = main(command.split())
        printed = capsys.readouterr()
        return status, printed.out + printed.err

    return run
