"""The example game of docs/adding-a-game.md, run as it stands there."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

from madoi.core.game import Game

PAGE = Path(__file__).parents[3] / "docs" / "adding-a-game.md"
CODE = "\n\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL))


def bids_code(*changes: tuple[str, str], capable: bool = True) -> str:
    """The code of the page, with some of its lines changed. The game always says what is hidden; other
    capabilities it has only if ``capable``."""
    first, _, rest = CODE.partition("from madoi.core.testing import check")
    code = first + rest.partition("games=30)\n")[2] if capable else first
    for old, new in changes:
        assert code.count(old) >= 1, old
        code = code.replace(old, new)
    return code


def bids(*changes: tuple[str, str], capable: bool = True) -> Game:
    """The game of the page."""
    module = ModuleType("bids")
    exec(compile(bids_code(*changes, capable=capable), str(PAGE), "exec"), module.__dict__)
    game = module.GAME
    assert isinstance(game, Game)
    return game
