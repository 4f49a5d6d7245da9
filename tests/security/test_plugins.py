"""Chapter "Plugins" of docs/security.md."""

from __future__ import annotations

import sys

import pytest

from madoi.core.refusal import Refused
from madoi.games import find, is_game
from madoi.server.protocol.common import Problem
from madoi.server.table.commands.seating import check_bot
from madoi.server.workers.sandbox import Task
from madoi.server.workers.sandbox_process import run_task

WANTED = ("antigravity", "antigravity:GAME", "../antigravity", "./antigravity.py", "madoi.games.kasane:GAME")
RECORD = "madoi-record 1\ngame antigravity 1\npackage antigravity\nseat 1 antigravity:fly x\nchance fed\nbegin\nend\n"


def test_s95_nothing_from_outside_names_code_to_load() -> None:
    for name in WANTED:
        assert not is_game(name)
        with pytest.raises(Refused):
            find(name, name)
        with pytest.raises(Refused):
            check_bot(name)
    (problem,) = run_task(Task("verify", RECORD))
    assert isinstance(problem, Problem)
    assert problem.refusal.code == "game-missing"
    assert "antigravity" not in sys.modules


def test_s96_nothing_from_outside_names_a_file_or_program_as_a_bot() -> None:
    for name in (
        "learned:/etc/passwd",
        "learned:weights.json",
        "learned",
        "program:cat",
        "client:cat",
        "os:abort",
    ):
        with pytest.raises(Refused):
            check_bot(name)
