"""The rules of Toro as stories, and the kit of Madoi over all options: contract, secrets, fairness."""

from __future__ import annotations

import pytest
from madoi_toro import GAME, ToroState
from madoi_toro.careful import Careful

from madoi.bots import find
from madoi.bots.playout import play_bots
from madoi.core.chance import Seeded
from madoi.core.screens import board_layout
from madoi.core.testing import check


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("hand", ["3", "5"])
def test_the_kit_is_clean(seats: int, hand: str) -> None:
    seen = check(GAME, {"hand": hand}, seats, games=12)
    assert seen.imagined_differing
    assert {"toro-drew", "toro-floated", "toro-caught", "toro-won"} >= seen.kinds


def started(river: list[str], hand: list[str]) -> ToroState:
    state, _ = GAME.new(GAME.settings({}, 2), Seeded("story"))
    assert isinstance(state, ToroState)
    numbers = {action.text.split()[1]: action.card for action in GAME.vocabulary(state.settings)}  # type: ignore[attr-defined]
    state.river = [numbers[text] for text in river]
    state.hands[0] = [numbers[text] for text in hand]
    return state


def test_a_lantern_catches_lower_ones_of_its_colour() -> None:
    state = started(["r1", "r4", "b1", "r2"], ["r3"])
    event = state.play(0, GAME.parse("float r3"))[0]
    assert (event.kind, event.rule) == ("toro-caught", "TR-2.2")
    assert event.public() == {"seat": 0, "card": "r3", "cards": ["r1", "r2"], "points": 3}
    assert state.view(1).data()["river"] == ["r4", "b1"]
    assert state.view(1).data()["points"] == [3, 0]


def test_one_that_catches_nothing_stays() -> None:
    state = started(["r4", "b1"], ["r3"])
    assert state.play(0, GAME.parse("float r3"))[0].rule == "TR-2.3"
    assert state.view(1).data()["river"] == ["r4", "b1", "r3"]


def test_only_what_is_held_can_be_floated() -> None:
    state = started([], ["r3"])
    refusal = state.why_not(0, GAME.parse("float r5"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("toro-not-held", "TR-2.1")


def test_hands_are_hidden() -> None:
    state, events = GAME.new(GAME.settings({}, 3), Seeded("hidden"))
    data = state.view(1).data()
    assert data["hand"][0] == [None] * 4  # type: ignore[index]
    assert None not in data["hand"][1]  # type: ignore[index]
    assert "card" not in events[0].face(1)


def test_the_generic_board_shows_it() -> None:
    layout = {
        field["name"]: (field["kind"], field["place"]) for field in board_layout(GAME, GAME.settings({}, 2))
    }
    assert layout["hand"] == ("cards", "seat")
    assert layout["points"] == ("score", "seat")
    assert layout["deck"] == ("pile", "table")


def test_the_careful_bot_beats_a_random_one() -> None:
    won = 0.0
    for game in range(60):
        state, events = GAME.new(GAME.settings({}, 2), Seeded(f"careful/{game}"))
        play_bots(state, [Careful(GAME), find("random", GAME)], [Seeded("a"), Seeded(f"b/{game}")], events)
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.shares[0]
    assert won > 33
