"""Playouts: games played to the end without a record. Fast, for statistics and search."""

from __future__ import annotations

from madoi.bots.bot import Bot
from madoi.core.chance import Chance
from madoi.core.event import Event, Outcome
from madoi.core.game import State


def play_randomly(state: State, chance: Chance) -> Outcome:
    """Play the state to its end at random, every legal action equally likely."""
    state.stop_remembering()
    while state.play_at_random(chance):
        pass
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def play_bots(state: State, bots: list[Bot], chances: list[Chance], events: list[Event]) -> int:
    """Play the state to its end, with one bot and one chance per seat.

    Seats that decide at the same time do so in order. Appends to ``events``.
    Returns the number of decisions.
    """
    decisions = 0
    while True:
        movers = state.to_move()
        if not movers:
            return decisions
        seat = movers[0]
        action = bots[seat].choose(state.view(seat), state.decision(seat), chances[seat])
        events += state.play(seat, action)
        decisions += 1
