"""Bots choose legal actions from views alone, the same way each time, and greedy is better than chance."""

from __future__ import annotations

import inspect

import pytest

from madoi import bots
from madoi.bots.bot import Bot
from madoi.bots.playout import play_bots, play_randomly
from madoi.core.chance import Chance, Seeded
from madoi.core.game import State
from madoi.core.refusal import BadOption
from madoi.games import NAMES, find

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("bot_name", ["beginner", "casual", "greedy", "random"])
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_a_legal_action_and_the_same_again(name: str, bot_name: str) -> None:
    game = find(name)
    bot = bots.find(bot_name, game)
    for seats in game.seat_counts:
        state, _ = game.new(game.settings({}, seats), Seeded(f"bots/{seats}"))
        number = 0
        while state.to_move():
            seat = state.to_move()[0]
            decision = state.decision(seat)
            chosen = bot.choose(state.view(seat), decision, Seeded(f"choice/{number}"))
            assert chosen in decision.actions
            assert bot.choose(state.view(seat), decision, Seeded(f"choice/{number}")) == chosen
            state.play(seat, chosen)
            number += 1


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_decides_from_what_its_view_shows_and_remembers(name: str) -> None:
    """Two worlds that look alike to a seat get the same choice from its bot: it cannot have peeked."""
    game = find(name)
    bot = bots.find("greedy", game)
    state, _ = game.new(game.settings({}, game.seat_counts[-1]), Seeded("peek"))
    while state.to_move():
        seat = state.to_move()[0]
        twin = game.imagine(state.view(seat), Seeded("another world"))
        chosen = bot.choose(state.view(seat), state.decision(seat), Seeded("choice"))
        assert bot.choose(twin.view(seat), twin.decision(seat), Seeded("choice")) == chosen
        state.play(seat, chosen)


def test_no_bot_is_given_a_state() -> None:
    parameters = inspect.signature(Bot.choose).parameters
    assert list(parameters) == ["self", "view", "decision", "chance"]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOption):
        bots.find("oracle", find("kasane"))


def share_of_first(names: list[str], games: int) -> float:
    """How much of the wins the first bot gets, its seat moving on from game to game."""
    game = find("kasane")
    settings = game.settings({}, len(names))
    share = 0.0
    for number in range(games):
        turn = number % len(names)
        seated = [bots.find(names[seat - turn], game) for seat in range(len(names))]
        chances: list[Chance] = [Seeded(f"strength/{number}/{seat}") for seat in range(len(names))]
        state, events = game.new(settings, Seeded(f"strength/{number}"))
        play_bots(state, seated, chances, events)
        outcome = state.outcome()
        assert outcome is not None
        share += outcome.shares[turn]
    return share / games


def test_greedy_beats_random_clearly() -> None:
    # 25% would be chance; docs/bots.md has the figures of a long run. 60 games: 2 standard errors are 13%.
    assert share_of_first(["greedy", "random", "random", "random"], 60) > 0.7


def test_a_random_playout_ends_and_leaves_others_alone() -> None:
    game = find("kasane")
    state, _ = game.new(game.settings({}, 3), Seeded("playout"))
    before: State = state.copy()
    outcome = play_randomly(state, Seeded("choices"))
    assert sum(outcome.shares) == pytest.approx(1)
    assert before.outcome() is None
    assert play_randomly(before, Seeded("choices")).points == outcome.points
