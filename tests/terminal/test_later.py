"""What may follow is said in words: every action by itself, for a moment that has not come and has no view."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from madoi.bots.search import RatedAction
from madoi.core.capabilities import reference_data
from madoi.core.chance import Seeded
from madoi.games import NAMES, find
from madoi.terminal.boards import board_for
from madoi.terminal.hints import show_rated
from madoi.terminal.screen import Screen
from madoi.words import LANGUAGES, words

ALSO_ENGLISH = ("join", "own", "enemy")
"""Words of the notation that a sentence may have too."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_action_is_said_without_notation(name: str, language: str) -> None:
    """The vocabulary is all that is ever legal: the kit sees to that in random games."""
    game = find(name)
    settings = game.settings({}, game.seat_counts[-1])
    board = board_for(game, words(language), [], reference_data(game, settings))
    said: dict[str, str] = {}
    for action in game.vocabulary(settings):
        sentence = said[action.text] = board.later(action.text)
        assert sentence
        assert not re.search(r"[@{}$]", sentence), sentence
        assert language == "en" or not re.search("[a-z]{2}", sentence), sentence
        for word in action.text.split()[1:]:
            if word.isdecimal():
                assert re.search(rf"(?<!\d){word}(?!\d)", sentence), sentence
            elif word not in ALSO_ENGLISH:
                assert not re.search(rf"\b{word}\b", sentence), sentence
    # What differs is said differently; of Lily's cards several have the same name and level.
    same = r" [a-z]+\d\w*" if name == "lily" else "$"
    assert len(set(said.values())) >= len({re.sub(same, "", action) for action in said})


@pytest.mark.parametrize("name", NAMES)
def test_what_may_follow_is_told_with_who_does_it(name: str) -> None:
    game = find(name)
    settings = game.settings({}, game.seat_counts[0])
    state, _ = game.new(settings, Seeded("later"))
    seat = state.to_move()[0]
    actions = state.legal(seat)
    names = [f"Player {number}" for number in range(settings.seats)]
    board = board_for(game, words("en"), names, reference_data(game, settings))
    printed = io.StringIO()
    screen = Screen(words("en"), Console(file=printed, width=100))
    then = [(1, actions[-1]), (0, actions[0])]
    show_rated(RatedAction(actions[0], 0.63, 0.41, then), state, seat, board, screen, names)
    first, *following = printed.getvalue().splitlines()
    assert "About 63% to win (41% of the simulations)" in first
    assert [line.strip() for line in following] == [
        "What may follow:",
        f"Player 1: {board.later(actions[-1].text)}",
        f"Player 0: {board.later(actions[0].text)}",
    ]
