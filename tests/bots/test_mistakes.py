"""Human mistakes: they happen, they are mild, and no game is thrown away by one."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from madoi import bots
from madoi.bots.mistakes import Carelessness, HumanMistakes
from madoi.core.action import Action, Decision, Question
from madoi.core.chance import Chance, Seeded
from madoi.core.event import Event, Outcome
from madoi.core.game import Game, State, View
from madoi.core.settings import Settings
from madoi.core.viewer import Seat, Viewer
from madoi.games import NAMES, find

VERY = Carelessness(0.9, 0.9, 3.0)


class Numbers(Game):
    """One decision among numbers, worth as much as they say. ``wins`` wins at once, ``loses`` loses; anything
    else lets the game go on."""

    def __init__(self, values: dict[str, float], wins: str = "", loses: str = "") -> None:
        super().__init__("numbers", 1, [2], [])
        self.values = values
        self.wins = wins
        self.loses = loses

    def new(self, settings: Settings, chance: Chance) -> tuple[State, list[Event]]:
        return Open(self, chance), []

    def vocabulary(self, settings: Settings) -> list[Action]:
        return [Action(text) for text in self.values]

    def imagine(self, view: View, chance: Chance) -> State:
        return Open(self, chance)

    def appraise(self, view: View, actions: list[Action]) -> list[float]:
        return [self.values[action.text] for action in actions]


class Open(State):
    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(chance)
        self.game = game
        self.played = ""

    def copy(self) -> State:
        return Open(self.game, self.chance.copy())

    def to_move(self) -> list[Seat]:
        return [0]

    def legal(self, seat: Seat) -> list[Action]:
        assert isinstance(self.game, Numbers)
        return [Action(text) for text in self.game.values]

    def play(self, seat: Seat, action: Action) -> list[Event]:
        self.played = action.text
        return []

    def view(self, viewer: Viewer) -> View:
        return Nothing(viewer)

    def outcome(self) -> Outcome | None:
        assert isinstance(self.game, Numbers)
        if not self.played or self.played not in (self.game.wins, self.game.loses):
            return None
        won = self.played == self.game.wins
        return Outcome([0.0, 0.0], [float(won), float(not won)], [0 if won else 1])

    def question(self, seat: Seat) -> Question:
        return Question("numbers")


class Nothing(View):
    def data(self) -> Mapping[str, object]:
        return {}


def chosen(game: Numbers, carelessness: Carelessness, times: int = 300) -> dict[str, int]:
    """How often each action is taken."""
    state, _ = game.new(game.settings({}, 2), Seeded("numbers"))
    bot = HumanMistakes(game, carelessness)
    chance = Seeded("mistakes")
    found = dict.fromkeys(game.values, 0)
    for _ in range(times):
        found[bot.choose(state.view(0), state.decision(0), chance).text] += 1
    return found


def test_near_equal_choices_are_swapped_and_a_clear_best_one_is_not() -> None:
    hurry = Carelessness(0.0, 0.0, 0.4)
    near = chosen(Numbers({"a 1": 0.0, "a 2": 0.0, "a 3": 0.0, "a 4": 9.0, "a 5": 10.0}), hurry)
    assert near["a 4"] > 30
    assert near["a 5"] > near["a 4"]
    clear = chosen(Numbers({"a 1": 0.0, "a 2": 0.5, "a 3": 1.0, "a 4": 2.0, "a 5": 10.0}), hurry)
    assert clear["a 5"] == 300


def test_a_game_may_count_in_any_unit() -> None:
    values = {"a 1": 0.0, "a 2": 2.0, "a 3": 5.0, "a 4": 9.0, "a 5": 10.0}
    by_thousands = {text: 1024.0 * value for text, value in values.items()}
    assert chosen(Numbers(values), VERY) == chosen(Numbers(by_thousands), VERY)


def test_one_of_many_is_overlooked_more_often_than_one_of_few() -> None:
    careless = Carelessness(0.5, 0.0, 0.0)
    many = chosen(Numbers({f"a {number}": float(number) for number in range(30)}), careless, 2000)
    few = chosen(Numbers({"a 1": 0.0, "a 2": 9.0, "a 3": 9.5, "a 4": 10.0}), careless, 2000)
    assert few["a 4"] > many["a 29"] + 330


def test_a_whole_kind_is_overlooked_but_never_the_mildest_choice() -> None:
    game = Numbers({"pass": 4.0, "b 1": 0.0, "b 2": 1.0, "c 1": 5.0, "c 2": 6.0})
    found = chosen(game, Carelessness(0.0, 0.5, 0.0))
    assert found["pass"] > 60
    assert found["c 2"] > 60
    assert found["c 1"] == 0
    assert (
        sum(chosen(game, Carelessness(0.0, 1.0, 0.0)).values())
        == chosen(game, Carelessness(0.0, 1.0, 0.0))["pass"]
    )


def test_nothing_that_costs_over_two_thirds_is_taken() -> None:
    values = {f"{'abc'[number % 3]} {number}": float(number) for number in range(13)}
    found = chosen(Numbers(values), VERY)
    assert sum(count > 0 for count in found.values()) > 5
    assert all(not count for text, count in found.items() if values[text] < 4.0)


@pytest.mark.parametrize(("wins", "loses"), [("a 4", ""), ("", "a 3")])
def test_no_mistake_gives_the_game_away_at_once(wins: str, loses: str) -> None:
    values = {"a 1": 0.0, "a 2": 0.5, "a 3": 9.0, "a 4": 10.0}
    assert chosen(Numbers(values), VERY)["a 3"] > 0
    assert chosen(Numbers(values, wins, loses), VERY)["a 3"] == 0


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_mistakes_are_made_and_none_is_grave(name: str) -> None:
    """Grave: it costs over two thirds of what lies between the best and the worst choice."""
    game = find(name)
    bot = bots.find("beginner", game)
    mistakes = decisions = 0
    for number in range(3):
        state, _ = game.new(game.settings({}, game.seat_counts[0]), Seeded(f"grave/{number}"))
        while state.to_move():
            seat = state.to_move()[0]
            decision: Decision = state.decision(seat)
            view = state.view(seat)
            action = bot.choose(view, decision, Seeded(f"grave/{number}/{decisions}"))
            values = game.appraise(view, decision.actions)
            lost = max(values) - values[decision.actions.index(action)]
            mistakes += lost > 0
            decisions += 1
            assert lost <= 2 * (max(values) - min(values)) / 3 + 1e-9
            state.play(seat, action)
    assert mistakes > 0.05 * decisions
