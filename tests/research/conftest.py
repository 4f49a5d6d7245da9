"""The small game of docs/adding-a-game.md: secret bids at the same time, prizes by chance."""

from __future__ import annotations

import pytest

from madoi.core.game import Game
from support.games import bids as page


@pytest.fixture(scope="session")
def bids() -> Game:
    return page.bids(capable=False)
