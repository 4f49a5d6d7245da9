"""A whole game of each game against machines, by clicks alone, from the address to the last scene."""

from __future__ import annotations

import pytest

from support.browser.boards import BOARDS
from support.browser.people import NewPerson

pytestmark = pytest.mark.xdist_group("browser-games")


@pytest.mark.long  # test_endings.py plays one game to its end, on a phone
@pytest.mark.parametrize("game", BOARDS)
def test_two_clicks_and_one_is_in_a_game_that_is_played_to_its_end_by_clicks(
    new_person: NewPerson, game: str
) -> None:
    person = new_person()
    person.come()
    clicks = person.count_clicks()
    person.play_now(game)
    assert person.until_asked()
    assert clicks() <= 2
    board = BOARDS[game](person)
    board.play_on()
    board.ending().wait_for()
    assert len(person.played) > 10
    assert person.now["outcome"]["points"]


def test_a_duel_of_lily_is_played_by_clicks(new_person: NewPerson) -> None:
    """Its first turns; how a duel ends is shown in test_lily_hands.py."""
    person = new_person()
    person.come()
    person.play_now("lily")
    assert BOARDS["lily"](person).play_on(12) == 12
