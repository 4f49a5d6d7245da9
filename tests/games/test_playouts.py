"""Playouts: what a game does quickly is what it does in the readable way, and nobody is told."""

from __future__ import annotations

import pytest

from madoi.core.chance import Chance, PlayoutChance
from madoi.core.game import NOBODY, State
from madoi.core.viewer import EVERYTHING
from madoi.games import NAMES, find

TABLES = [(name, seats) for name in NAMES for seats in find(name).seat_counts]
COMPARED_EVERY = 40  # decisions; views of everything are large


def play_by_lists(state: State, chance: Chance) -> bool:
    """`State.play_at_random` as the contract describes it, with events."""
    movers = state.to_move()
    if not movers:
        return False
    seat = movers[0] if len(movers) == 1 else movers[chance.below(len(movers), "bot-order")]
    actions = state.legal(seat)
    chosen = 0 if len(actions) == 1 else chance.below(len(actions), "bot-choice")
    state.play(seat, actions[chosen])
    return True


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_random_decision_is_the_one_that_lists_would_make(name: str, seats: int) -> None:
    game = find(name)
    settings = game.settings({}, seats)
    for seed in range(2):
        state, _ = game.new(settings, PlayoutChance(seed))
        twin = state.copy()
        quick, plain = PlayoutChance(100 + seed), PlayoutChance(100 + seed)
        number = 0
        while True:
            movers = state.to_move()
            assert state.first_to_move() == (movers[0] if movers else NOBODY)
            goes_on = state.play_at_random(quick)
            assert play_by_lists(twin, plain) == goes_on
            assert state.to_move() == twin.to_move(), number
            number += 1
            if number % COMPARED_EVERY == 0 or not goes_on:
                assert state.view(EVERYTHING).data() == twin.view(EVERYTHING).data(), number
                state.audit()
            if not goes_on:
                break
        assert quick.below(65536, "same") == plain.below(65536, "same")


@pytest.mark.parametrize("name", NAMES)
def test_after_a_decision_that_nobody_heard_events_are_told_again(name: str) -> None:
    game = find(name)
    state, _ = game.new(game.settings({}, game.seat_counts[-1]), PlayoutChance(7))
    twin = state.copy()
    chance = PlayoutChance(8)
    for _ in range(30):
        seat = state.first_to_move()
        action = state.legal(seat)[chance.below(len(state.legal(seat)), "bot-choice")]
        state.play_unheard(seat, action)
        twin.play(seat, action)
    seat = state.first_to_move()
    action = state.legal(seat)[0]
    told = [(event.kind, event.face(EVERYTHING)) for event in state.play(seat, action)]
    assert told == [(event.kind, event.face(EVERYTHING)) for event in twin.play(seat, action)]
    assert told
