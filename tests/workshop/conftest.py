"""The workshop's commands, run as from a shell, with cards of which everything is known."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from madoi.cli import main
from support.workshop_cards import DECK, SET

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """``run("lily cards …")`` gives the exit status and all that was printed."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("MADOI_COMMAND", raising=False)

    def command(line: str, *more: str) -> tuple[int, str]:
        status = main([*line.split(), *more])
        printed = capsys.readouterr()
        return status, printed.out + printed.err

    return command


@pytest.fixture
def card_set(tmp_path: Path) -> Path:
    file = tmp_path / "set.toml"
    file.write_text(SET, encoding="utf-8")
    return file


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    file = tmp_path / "deck.toml"
    file.write_text(DECK, encoding="utf-8")
    return file
