"""Marks for tests of a table: the page knows one interface with two transports, and the same tests run with both."""

from __future__ import annotations

import pytest

from support.browser.boards import BOARDS

SERVICE, WORKER = "service", "worker"
on_both = pytest.mark.parametrize(
    "transport", [SERVICE, pytest.param(WORKER, marks=pytest.mark.long)], indirect=True
)
"""By default with the service alone: a test of its own has to start a Python in its browser."""


def each_game_on_both(*by_default: tuple[str, str]) -> pytest.MarkDecorator:
    """Every game with both transports; the pairs of transport and game that are given run by default."""
    pairs = [(transport, game) for transport in (SERVICE, WORKER) for game in BOARDS]
    return pytest.mark.parametrize(
        ("transport", "game"),
        [pytest.param(*pair, marks=() if pair in by_default else pytest.mark.long) for pair in pairs],
        indirect=["transport"],
    )
