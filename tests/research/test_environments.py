"""The environments of PettingZoo and Gymnasium, by their own API tests and against the rules themselves."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed (extra: research)")
gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed (extra: research)")

import numpy as np  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test  # noqa: E402

from madoi.core.chance import Seeded  # noqa: E402
from madoi.core.game import Game  # noqa: E402
from madoi.core.observations import NoLayout, layout_of  # noqa: E402
from madoi.core.tensors import Cells, Record  # noqa: E402
from madoi.games import NAMES, find  # noqa: E402
from madoi.research.gymnasium import SeatAtATable, register  # noqa: E402
from madoi.research.pettingzoo import env, parallel_env  # noqa: E402
from madoi.research.vector import VectorGames  # noqa: E402
from support.checkout import TOP  # noqa: E402

# PettingZoo says so of every environment with action masks, its own too.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoos_own_tests(name: str) -> None:
    game = find(name)
    api_test(env(game), num_cycles=50)
    parallel_api_test(parallel_env(game), num_cycles=30)


def test_pettingzoos_own_tests_of_seeds() -> None:
    seed_test(lambda: env(find("kasane"), seats=3), num_cycles=20)
    parallel_seed_test(lambda: parallel_env(find("kasane"), seats=3), num_cycles=20)


@pytest.mark.parametrize("name", NAMES)
def test_gymnasiums_own_test(name: str) -> None:
    environment = gymnasium.make(register(find(name)), opponents="random", render_mode="ansi")
    check_env(environment.unwrapped)


def legal(mask: Any, dice: random.Random) -> int:
    return int(dice.choice(np.flatnonzero(mask)))


def test_turn_based_games_are_the_rules_own() -> None:
    """The same decisions, played directly, give the same views and the same shares."""
    environment = env(find("kasane"), seats=3)
    environment.reset(seed=4)
    table = environment.unwrapped.table
    state = table.state.copy()
    layout = layout_of(table.game, table.settings)
    dice = random.Random(4)
    rewards = dict.fromkeys(environment.agents, 0.0)
    for agent in environment.agent_iter():
        seen, reward, ended, _, _ = environment.last()
        seat = environment.possible_agents.index(agent)
        rewards[agent] += reward
        assert seen["observation"].tolist() == pytest.approx(layout.encode(state.view(seat).data(), seat))
        texts = {table.vocabulary[number].text for number in np.flatnonzero(seen["action_mask"])}
        assert texts == (
            {action.text for action in state.legal(seat)} if state.to_move() == [seat] else set()
        )
        action = None if ended else legal(seen["action_mask"], dice)
        if action is not None:
            state.play(seat, table.vocabulary[action])
        environment.step(action)
    outcome = state.outcome()
    assert outcome is not None
    assert list(rewards.values()) == outcome.shares


def test_an_illegal_action_ends_the_game() -> None:
    environment = env(find("kasane"), seats=2)
    environment.reset(seed=1)
    agent = environment.agent_selection
    mask = environment.observe(agent)["action_mask"]
    environment.step(int(np.argmin(mask)))
    assert environment.terminations[agent]
    assert environment.rewards[agent] == -1.0
    raw = env(find("kasane"), seats=2).unwrapped
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="is not allowed now: kasane-"):
        raw.step(int(np.argmin(mask)))


def test_in_parallel_seats_decide_at_the_same_time_and_others_wait() -> None:
    dice = random.Random(2)
    environment = parallel_env(find("yurikure"), seats=3)
    seen, _ = environment.reset(seed=2)
    at_once = waited = 0
    for _ in range(40):
        actions = {agent: legal(seen[agent]["action_mask"], dice) for agent in environment.agents}
        movers = environment.table.state.to_move()
        waiting = [
            environment.possible_agents.index(agent)
            for agent, one in actions.items()
            if one == environment.wait
        ]
        assert sorted([*movers, *waiting]) == [0, 1, 2]
        at_once += len(movers) > 1
        waited += bool(waiting)
        seen, rewards, _, _, _ = environment.step(actions)
        assert set(rewards.values()) == {0.0}
    assert at_once
    assert waited
    environment.reset(seed=2)
    _, rewards, ended, _, _ = environment.step(dict.fromkeys(environment.agents, environment.wait))
    assert all(ended.values())
    assert min(rewards.values()) == -1.0
    assert environment.agents == []


def test_a_seat_against_bots() -> None:
    environment = gymnasium.make("madoi/kasane-v1", seats=3, opponents="greedy,random", seat=1)
    dice = random.Random(5)
    _, info = environment.reset(seed=5)
    ended, reward, steps = False, 0.0, 0
    while not ended:
        assert info["seat"] == 1
        assert (environment.unwrapped.action_masks() == info["action_mask"]).all()
        _, reward, ended, _, info = environment.step(legal(info["action_mask"], dice))
        steps += 1
    assert steps == 12
    assert 0.0 <= reward <= 1.0
    _, again = environment.reset(seed=5)
    assert again["action_mask"].any()
    with pytest.raises(ValueError, match="there may be 1 or 3"):
        SeatAtATable(find("kasane"), seats=4, opponents="greedy,random")


def test_a_seat_of_ones_own_in_every_game() -> None:
    environment = SeatAtATable(find("kasane"), seats=4, opponents="random")
    environment.reset(seed=3)
    seats = {environment.reset()[1]["seat"] for _ in range(20)}
    assert seats == {0, 1, 2, 3}


def test_a_game_without_a_layout_says_so(bids: Game) -> None:
    with pytest.raises(NoLayout, match="bids does not say"):
        env(bids)


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("kasane", 4),
        ("yurikure", 3),
        *(pytest.param(*one, marks=pytest.mark.long) for one in [("kasane", 2), ("lily", 2)]),
    ],
)
def test_lanes_play_the_rules_own_games(name: str, seats: int) -> None:
    """Lane by lane the games are those of their seeds, with the views, masks and shares of the rules."""
    game = find(name)
    games = VectorGames(game, {}, seats, lanes=3, seed="lanes")
    dice = random.Random(seats)
    states = [game.new(games.settings, Seeded(f"lanes/{lane}/0"))[0] for lane in range(3)]
    played = [0, 0, 0]
    for _ in range(60):
        actions = []
        for lane, state in enumerate(states):
            seat = state.to_move()[0]
            assert games.seat[lane] == seat
            expected = games.layout.encode(state.view(seat).data(), seat)
            assert games.observation[lane].tolist() == pytest.approx(expected)
            texts = {games.batch.vocabulary[number].text for number in np.flatnonzero(games.mask[lane])}
            assert texts == {action.text for action in state.legal(seat)}
            actions.append(legal(games.mask[lane], dice))
            state.play(seat, games.batch.vocabulary[actions[lane]])
        games.step(actions)
        for lane, state in enumerate(states):
            outcome = state.outcome()
            assert games.ended[lane] == (outcome is not None)
            assert games.rewards[lane].tolist() == pytest.approx(outcome.shares if outcome else [0.0] * seats)
            if outcome is not None:
                played[lane] += 1
                states[lane] = game.new(games.settings, Seeded(f"lanes/{lane}/{played[lane]}"))[0]
    assert name != "kasane" or min(played) > 0


def test_a_lane_refuses_what_its_mask_forbids() -> None:
    games = VectorGames(find("kasane"), {}, 2, lanes=2, seed="any")
    legal_numbers = [int(np.argmax(mask)) for mask in games.mask]
    with pytest.raises(ValueError, match=r"lane 1: take .* is not allowed now"):
        games.step([legal_numbers[0], int(np.argmin(games.mask[1]))])
    games.step(legal_numbers)


def test_afterstates_are_what_the_mover_would_see() -> None:
    games = VectorGames(find("kasane"), {}, 2, lanes=2, seed="any")
    rows, counts = games.afterstates(Seeded("imagined"))
    assert counts == [int(mask.sum()) for mask in games.mask]
    assert len(rows) == sum(counts)
    state, seat = games.batch.states[0].copy(), games.batch.seats[0]
    state.play(seat, games.batch.actions[0][0])
    assert rows[0].tolist() == pytest.approx(games.layout.encode(state.view(seat).data(), seat))


def test_the_page_runs_as_it_stands() -> None:
    page = (TOP / "docs" / "learning.md").read_text(encoding="utf-8")
    code = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
    names: dict[str, Any] = {}
    exec(compile(code, "learning.md", "exec"), names)
    declared = names["MyObservations"](1).parts(find("kasane").settings({}, 2))
    data = {"deck": 20, "river": ["r1"], "points": [0, 20], "hand": [["b5"], [None] * 5]}
    told = Record(declared, [])
    cells = Cells()
    told.write(data, 0, 1, cells)
    tensor = [0.0] * told.size
    for index, value in zip(cells.indices, cells.values, strict=True):
        tensor[index] = value
    assert told.read(tensor, 0, 1) == told.normal(data) == data
