"""The OpenSpiel adapter, by OpenSpiel's own tests and against OpenSpiel's own game of bids."""

from __future__ import annotations

import pickle
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (extra: research)")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from madoi.core.game import Game  # noqa: E402
from madoi.core.observations import layout_of  # noqa: E402
from madoi.core.refusal import BadOption  # noqa: E402
from madoi.core.settings import Option  # noqa: E402
from madoi.core.viewer import EVERYTHING, SPECTATOR  # noqa: E402
from madoi.games import NAMES, find  # noqa: E402
from madoi.research import openspiel  # noqa: E402

TOP = Path(__file__).parents[2]
# OpenSpiel's own simulations ask for every information state of every player at every step, and each holds the
# whole past: for a game of a thousand decisions that is minutes. Short games stand for all here.
STRINGS = [
    f"madoi_kasane(players={seats}{seeds})"
    for seats in find("kasane").seat_counts
    for seeds in ("", ",seeds=50")
]


@pytest.mark.parametrize("name", NAMES)
def test_every_game_can_be_loaded_and_begun(name: str) -> None:
    game = pyspiel.load_game(f"madoi_{name}(players={find(name).seat_counts[0]},seeds=5)")
    state = played(game, 3, 12)
    assert not state.is_terminal()
    assert all(state.information_state_string(player) for player in range(game.num_players()))


def played(game: Any, seed: int, decisions: int) -> Any:
    """A state after some random actions."""
    dice = random.Random(seed)
    state = game.new_initial_state()
    while decisions and not state.is_terminal():
        decisions -= not state.is_chance_node()
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("string", STRINGS)
def test_openspiels_own_simulation_in_c(string: str) -> None:
    game = pyspiel.load_game(string)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "string",
    [pytest.param(string, marks=pytest.mark.long if number else ()) for number, string in enumerate(STRINGS)],
)
def test_openspiels_own_simulation_in_python(string: str) -> None:
    tests = pytest.importorskip("open_spiel.python.tests.games_sim_test")
    tests.GamesSimTest().sim_game(pyspiel.load_game(string))


def test_bids_are_openspiels_goofspiel(bids: Game) -> None:
    """The same tree, and the same worth of the best answer to random play. Were the first bid known to
    who bids second, or a prize more likely than it is, the best answer would be worth more."""
    ours = openspiel.load(bids, {"cards": "3"}, 2)
    goofspiel = {"num_cards": 3, "points_order": "random", "returns_type": "win_loss"}
    theirs = pyspiel.load_game_as_turn_based("goofspiel", goofspiel)

    def ends(state: Any) -> int:
        return (
            1 if state.is_terminal() else sum(ends(state.child(action)) for action in state.legal_actions())
        )

    assert ends(ours.new_initial_state()) == ends(theirs.new_initial_state()) == 216
    gains = [pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game)) for game in (ours, theirs)]
    # Theirs pays -1, 0 or 1; ours the share of the win: 0, 1/2 or 1.
    assert gains[0] == pytest.approx(gains[1] / 2)


@pytest.mark.long  # that bids are OpenSpiel's Goofspiel is above
def test_regret_falls(bids: Game) -> None:
    """An algorithm written in C++ solves a game written to the contract."""
    game = openspiel.load(bids, {"cards": "3"}, 2)
    solver = pyspiel.CFRSolver(game)
    for _ in range(5):
        solver.evaluate_and_update_policy()
    before = pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game))
    assert pyspiel.nash_conv(game, solver.average_policy()) < before / 2


def test_the_numbers_and_strings_of_actions() -> None:
    game = pyspiel.load_game("madoi_kasane(players=3,seeds=4)")
    kasane = find("kasane")
    vocabulary = kasane.vocabulary(kasane.settings({}, 3))
    assert game.num_distinct_actions() == len(vocabulary)
    state = played(game, 1, 10)
    for number in state.legal_actions():
        text = vocabulary[number].text
        assert state.action_to_string(number) == text
        assert state.string_to_action(text) == number


def test_returns_are_shares_of_the_win() -> None:
    game = pyspiel.load_game("madoi_kasane(players=4,seeds=20)")
    assert game.utility_sum() == 1.0
    state = played(game, 3, 1000)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(1.0)
    assert max(state.returns()) > 0.2


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("madoi_kasane(players=3,harder=yes)")
    assert game.tree.settings.options["harder"] == "yes"
    assert str(game) == "madoi_kasane(harder=yes,players=3)"
    with pytest.raises(BadOption):
        pyspiel.load_game("madoi_kasane(players=4,harder=yes)")
    with pytest.raises(BadOption):
        openspiel.load(find("kasane"), {"easier": "perhaps"}, 2)
    with pytest.raises(pyspiel.SpielError, match="rounder"):
        pyspiel.load_game("madoi_kasane(rounder=yes)")


def test_rule_parameters_are_parameters() -> None:
    game = openspiel.load(find("kasane"), {"bonus-row": "5", "twelve-points": "2"}, 3)
    for copy in (game, pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert copy.tree.settings.parameters == {"plus-ones": 5, "bonus-row": 5, "twelve-points": 2}
        assert copy.tree.settings.options["bonus-row"] == "5"
        assert "twelve-points" not in copy.tree.settings.options
    assert "bonus-row" not in str(openspiel.load(find("kasane"), {}, 3))


def test_a_table_of_ones_own_survives_strings_and_pickles() -> None:
    table = "kasane 2=3,1oo 3=9oo; juu 2=7oo"
    game = openspiel.load(find("kasane"), {"yaku": table}, 2, seeds=3)
    for copy in (game, pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert copy.tree.settings.options["yaku"] == table
        state = played(copy, 5, 20)
        twin = pickle.loads(pickle.dumps(state))
        assert str(twin) == str(state)
        assert twin.information_state_string(1) == state.information_state_string(1)


@pytest.mark.parametrize(
    "value", ["yes", "", "true", "False", "3", "-1.5", "a=b,(c)", "50%", "2%3D", "円居 2=3"]
)
def test_any_text_survives_openspiels_strings(value: str) -> None:
    written = openspiel._parameter(Option("o", [], "", ""), value)
    read = pyspiel.game_parameters_from_string(f"game(first=1,o={written},last=2)")
    assert isinstance(read["o"], str)
    assert unquote(read["o"]) == value


def test_numbers_stay_numbers(bids: Game) -> None:
    name = openspiel.register(bids)
    game = pyspiel.load_game(f"{name}(cards=5,players=3)")
    assert game.num_distinct_actions() == 5
    assert game.num_players() == 3


def test_observers_see_what_they_ask_for() -> None:
    game = pyspiel.load_game("madoi_kasane(players=2,seeds=4)")
    state = played(game, 8, 9)

    def seen(private: Any, recall: bool) -> str:
        kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=recall, private_info=private)
        return str(game.make_py_observer(kind).string_from(state, 0))

    kinds = pyspiel.PrivateInfoType
    position = state.position
    assert seen(kinds.SINGLE_PLAYER, False) == state.observation_string(0) == position.observation(0)
    assert seen(kinds.SINGLE_PLAYER, True) == state.information_state_string(0) == position.information(0)
    assert seen(kinds.NONE, False) == position.observation(SPECTATOR) != position.observation(0)
    assert seen(kinds.ALL_PLAYERS, False) == position.observation(EVERYTHING) != position.observation(0)
    with pytest.raises(ValueError, match="public"):
        game.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=False))


def test_tensors_are_what_the_player_sees(bids: Game) -> None:
    game = pyspiel.load_game("madoi_kasane(players=2,seeds=4)")
    layout = layout_of(find("kasane"), find("kasane").settings({}, 2))
    assert game.observation_tensor_shape() == game.information_state_tensor_shape() == [layout.size]
    state = played(game, 8, 9)
    for player in (0, 1):
        data = state.position.data(player)
        assert data is not None
        expected = layout.encode(data, player)
        assert state.observation_tensor(player) == pytest.approx(expected)
        assert state.information_state_tensor(player) == pytest.approx(expected)
    seen = make_observation(game)
    seen.set_from(state, 1)
    assert [round(one * layout.seats) for one in seen.dict["viewer"]] == [0, 2]
    assert sum(len(part) for part in seen.dict.values()) == layout.size
    before = make_observation(game)
    before.set_from(game.new_initial_state(), 0)
    assert not before.tensor.any()
    assert openspiel.load(bids, {}, 2).get_type().provides_observation_tensor is False


def test_observers_have_the_tensors_of_their_viewers() -> None:
    game = pyspiel.load_game("madoi_kasane(players=2,seeds=4)")
    state = played(game, 8, 9)
    layout = game.layout
    for private, viewer in (
        (pyspiel.PrivateInfoType.NONE, SPECTATOR),
        (pyspiel.PrivateInfoType.ALL_PLAYERS, EVERYTHING),
    ):
        kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=private)
        observer = game.make_py_observer(kind)
        observer.set_from(state, 0)
        assert observer.tensor.tolist() == pytest.approx(layout.encode(state.position.data(viewer), viewer))


def test_the_length_of_a_game_is_the_games_own(bids: Game) -> None:
    assert pyspiel.load_game("madoi_kasane(players=3)").max_game_length() == 36
    assert openspiel.load(bids, {}, 2).max_game_length() == 100_000


SEARCH = """
import pyspiel, random
import madoi.research.openspiel
game = pyspiel.load_game({string!r})
evaluator = pyspiel.RandomRolloutEvaluator(1, 3)
bot = pyspiel.MCTSBot(game, evaluator, 1.4, {simulations}, 100, False, 42, False)
state = game.new_initial_state()
dice = random.Random(5)
for _ in range({steps}):
    if state.is_terminal():
        break
    searches = not state.is_chance_node() and state.current_player() == 0
    state.apply_action(bot.step(state) if searches else dice.choice(state.legal_actions()))
print(len(state.history()))
"""


@pytest.mark.parametrize(
    ("string", "simulations", "steps"),
    [
        ("madoi_kasane(players=2,seeds=5)", 5, 100),
        ("madoi_kasane(players=3)", 1, 40),
        ("madoi_yurikure(players=3,seeds=5)", 1, 3),
        ("madoi_lily(players=2,seeds=5)", 1, 3),
    ],
)
def test_openspiels_search_in_c_runs(string: str, simulations: int, steps: int) -> None:
    """It ended the whole process: OpenSpiel gives Python's lock away while it copies our states."""
    code = SEARCH.format(string=string, simulations=simulations, steps=steps)
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]


class Indifferent:
    """An evaluator for a search that only has to run."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.5] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize(
    "string",
    [
        "madoi_kasane(players=3,seeds=9)",
        "madoi_kasane(players=2)",
        "madoi_yurikure(players=3,seeds=9)",
        "madoi_lily(players=2,seeds=9)",
    ],
)
def test_openspiels_information_set_search_runs(string: str) -> None:
    """Its Python bot asks a state for another one that is the same to the player."""
    state = played(pyspiel.load_game(string), 4, 10)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    bot = ISMCTSBot(state.get_game(), Indifferent(), 1.4, 12, random_state=np.random.RandomState(3))
    assert bot.step(state) in state.legal_actions()


def test_a_resampled_state_is_the_same_to_the_player_and_knows_no_more(bids: Game) -> None:
    """Player 1 decides after player 0 has bid in secret: two worlds that player 1 cannot tell apart."""
    game = openspiel.load(bids, {"cards": "5"}, 2, seeds=7)
    worlds = []
    for secret in (1, 4):
        state = game.new_initial_state()
        for action in (2, secret):
            state.apply_action(action)
        worlds.append(state)
    seen: set[str] = set()
    for number in range(40):
        sampler = iter([number / 40] * 2).__next__
        one, other = (world.resample_from_infostate(1, sampler) for world in worlds)
        assert str(one) == str(other)
        assert one.information_state_string(1) == worlds[0].information_state_string(1)
        assert one.information_state_string(0) == other.information_state_string(0)
        seen.add(one.observation_string(0))
    assert len(seen) == 5  # every bid that player 0 may have made
    copied = one.clone()
    copied.apply_action(0)
    assert one.history() == []
    assert len(copied.history()) == 1
    with pytest.raises(TypeError, match="no path"):
        pickle.dumps(one.position)
    with pytest.raises(ValueError, match="seat decides"):
        game.new_initial_state().resample_from_infostate(0, lambda: 0.5)


def test_the_page_runs_as_it_stands() -> None:
    """docs/research.md, in an interpreter of its own: it must also end well."""
    page = (TOP / "docs" / "research.md").read_text(encoding="utf-8")
    code = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert len(ran.stdout.splitlines()) == code.count("print(")


def test_only_the_adapter_needs_openspiel() -> None:
    source = TOP / "src" / "madoi"
    users = [path for path in source.rglob("*.py") if "pyspiel" in path.read_text(encoding="utf-8")]
    assert users == [source / "research" / "openspiel.py"]
