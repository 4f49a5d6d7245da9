"""Lily on a page of 80 by 24: every decision is made with both fields, the battle and the hand in sight."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from madoi.bots import find as find_bot
from madoi.core.chance import Seeded
from madoi.core.record import PERSON, Player
from madoi.core.session import start
from madoi.games import find
from madoi.terminal.play import Play
from madoi.terminal.screen import Left, Screen
from madoi.words import words
from support.languages import mostly

WIDTH, HEIGHT = 80, 24
GAME = find("lily")


class Pages(Screen):
    """Keeps what stands on the page whenever something is asked, and answers as a greedy bot would."""

    def __init__(self, language: str, most: int) -> None:
        self.paper = io.StringIO()
        console = Console(
            file=self.paper, force_terminal=True, color_system=None, width=WIDTH, height=HEIGHT, emoji=False
        )
        super().__init__(words(language), console)
        self.most = most
        self.pages: list[list[str]] = []
        self.play: Play | None = None
        self.typed: list[str] = []

    def clear(self) -> None:
        self.paper.seek(0)
        self.paper.truncate()

    def ask(self, prompt: str) -> str:
        self.pages.append(self.paper.getvalue().splitlines())
        if self.typed:
            return self.typed.pop(0)
        if len(self.pages) > self.most:
            raise Left
        assert self.play is not None
        state = self.play.session.state
        seat = state.to_move()[0]
        chance = Seeded(str(len(self.pages)))
        chosen = find_bot("greedy", GAME).choose(state.view(seat), state.decision(seat), chance)
        return str([action.text for action in state.legal(seat)].index(chosen.text) + 1)


def duel(language: str, tmp_path: Path, most: int = 45) -> Pages:
    players = [Player("Aki", PERSON), Player("Kit", "greedy")]
    session = start(GAME, {}, players, "page")
    pages = Pages(language, most)
    pages.play = Play(session, pages, tmp_path / "duel.madoi")
    return pages


@mostly("ja")  # whose characters are twice as wide
def test_every_decision_fits_on_a_page(language: str, tmp_path: Path) -> None:
    pages = duel(language, tmp_path)
    assert pages.play is not None
    pages.play.run()
    assert len(pages.pages) > 40
    for page in pages.pages:
        assert len(page) < HEIGHT, "\n".join(page)
        assert max(cell_len(line) for line in page) <= WIDTH
        assert sum(" cf " in line for line in page[:8]) == 2, "both fields are in sight"
        assert sum("Aki" in line or "Kit" in line for line in page[:8]) >= 2, "and what lies beside them"


def test_details_are_typed_for_and_enter_goes_back_to_the_table(tmp_path: Path) -> None:
    pages = duel("en", tmp_path, most=12)
    assert pages.play is not None
    pages.play.run()
    pages.typed = ["", "menu", "", "help", ""]
    with pytest.raises(Left):
        pages.play.turn(0)
    table, menu, again, help_, last = pages.pages[-5:]
    assert again == last == table
    assert len(menu) > len(table)
    assert words("en").text("lily-term-leader") in "\n".join(help_[len(table) :])
