"""A hint says what a strong bot would do, with what the seat knows, and what it expects."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from madoi.core.record import read
from madoi.core.session import replay
from madoi.games import find
from support.golden import RECORDS

Typed = Callable[..., tuple[int, str]]


def offered(text: str) -> list[str]:
    """The choices that stand behind a bar, in notation."""
    found: list[str] = re.findall(r"^  [█░]{20} .*\((.*)\)$", text, re.MULTILINE)
    return found


@pytest.mark.parametrize("game", ["kasane-2", "yurikure-4", "lily-2"])
def test_a_hint_for_a_record_names_choices_that_were_there(typed: Typed, game: str) -> None:
    file = RECORDS / f"{game}.madoi"
    record = read(file.read_text(encoding="utf-8"))
    session = replay(find(record.game), record)
    at = next(
        number
        for number in range(20, session.decisions)
        if len(session.state_at(number).legal(session.deciders()[number])) > 3
    )
    seat = session.deciders()[at]
    status, text = typed(f"hint {file} --at {at} --seat {seat + 1} --seconds 0.05 --lang en")
    assert status == 0
    legal = {action.text for action in session.state_at(at).legal(seat)}
    assert offered(text)
    assert set(offered(text)) <= legal
    assert "% to win" in text


def test_hint_is_a_word_in_a_game(typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("madoi.terminal.play.SEARCH_SECONDS", 0.05)
    file = tmp_path / "game.madoi"
    _, text = typed(f"play kasane --seats me,greedy --seed 5 --lang en --save {file}", "hint")
    assert 1 <= len(offered(text)) <= 3
    assert "simulations. The choices tried most come first" in text


def test_a_moment_that_is_none_is_refused(typed: Typed) -> None:
    status, text = typed(f"hint {RECORDS / 'kasane-2.madoi'} --at 999 --lang en")
    assert status == 2
    assert "There is no such decision" in text


def test_a_seat_that_has_nothing_to_decide_is_told_so(typed: Typed) -> None:
    file = RECORDS / "kasane-2.madoi"
    record = read(file.read_text(encoding="utf-8"))
    session = replay(find(record.game), record)
    other = 1 - session.deciders()[0]
    status, text = typed(f"hint {file} --at 0 --seat {other + 1} --lang en --seconds 0.05")
    assert status == 2
    assert "nothing to decide" in text
