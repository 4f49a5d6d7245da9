"""The small game of docs/adding-a-game.md: secret bids at the same time, prizes by chance."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from madoi.core.game import Game

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


@pytest.fixture(scope="session")
def bids() -> Game:
    parts = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    code = "\n\n".join(parts).partition("from madoi.core.testing import check")[0]
    module = ModuleType("bids")
    exec(compile(code, str(PAGE), "exec"), module.__dict__)
    game = module.GAME
    assert isinstance(game, Game)
    return game
