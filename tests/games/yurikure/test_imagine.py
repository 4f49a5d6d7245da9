"""Imagined sheets: they fit all that is known, they are not the truth, and none is much likelier than another."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from madoi.core.chance import Seeded
from madoi.core.testing import dump
from madoi.core.viewer import EVERYTHING, SPECTATOR, Viewer
from madoi.games.yurikure import GAME
from madoi.games.yurikure.imagine import SheetGuess, guess_sheet
from madoi.games.yurikure.rules.girls import SEVEN, Circle
from madoi.games.yurikure.rules.sheets import SETUP_VALUES
from madoi.games.yurikure.rules.state import YurikureState
from support.games.yurikure.positions import asked, hand_in, play, position, rest_of_turn, settings, table

pytestmark = pytest.mark.slow


def imagined(state: YurikureState, viewer: Viewer, seed: str) -> YurikureState:
    twin = GAME.imagine(state.view(viewer), Seeded(seed))
    assert isinstance(twin, YurikureState)
    return twin


def random_game(seed: str, seats: int, **options: str) -> list[YurikureState]:
    """Some moments of a random game, the sheets among them."""
    chance = Seeded(f"{seed}/choices")
    state, _ = GAME.new(settings(seats, **options), Seeded(seed))
    assert isinstance(state, YurikureState)
    moments = []
    while movers := state.to_move():
        if chance.below(12, "moment") == 0:
            moments.append(state.copy())
        seat = movers[chance.below(len(movers), "seat")]
        actions = state.legal(seat)
        state.play(seat, actions[chance.below(len(actions), "choice")])
    return [*moments, state]


def check_sheets(truth: YurikureState, twin: YurikureState, viewer: Viewer) -> None:
    chosen = truth.settings
    for seat, sheet in enumerate(twin.sheets):
        true = truth.sheets[seat]
        if seat == viewer or truth.ending:
            assert (sheet.setup, sheet.extra, sheet.draft) == (true.setup, true.extra, true.draft)
        assert sheet.handed_in == true.handed_in
        assert sum(sheet.setup) == sum(true.setup)
        assert sum(sheet.extra) == sum(true.extra)
        if not chosen.advanced_support:
            assert sorted(sheet.setup) == sorted(true.setup)
        if truth.due is not None and sheet.handed_in:
            assert len(sheet.draft) == len(truth.due.values)
            assert not truth.due.different or len(set(sheet.draft)) == len(sheet.draft)
        for girl in range(chosen.circle.girls):
            control = sum(sheet.total(pair) for pair in chosen.circle.with_girl[girl])
            assert control == twin.control.own[seat][girl] >= truth.control.revealed[seat][girl]
    assert twin.control.revealed == truth.control.revealed


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (3, {"advanced_support": "yes", "procedure": "open"}),
        (4, {"orientations": "standard"}),
        (5, {"edition": "zh-hant"}),
    ],
)
def test_imagined_sheets_fit_all_that_is_known(seats: int, options: dict[str, str]) -> None:
    for moment in random_game("fit", seats, **options):
        for viewer in (0, seats - 1, SPECTATOR):
            twin = imagined(moment, viewer, "fit")
            check_sheets(moment, twin, viewer)
            twin.audit()
            assert dump(twin.view(viewer).data()) == dump(moment.view(viewer).data())


def test_they_differ_from_the_truth_and_from_each_other() -> None:
    state = table()
    worlds = {dump(imagined(state, 0, f"differ/{number}").view(EVERYTHING).data()) for number in range(20)}
    assert len(worlds) == 20
    assert dump(state.view(EVERYTHING).data()) not in worlds
    for number in range(5):
        twin = imagined(state, 0, f"differ/{number}")
        assert twin.sheets[0].setup == state.sheets[0].setup
        assert twin.sheets[1].setup != state.sheets[1].setup
        assert twin.sheets[1].setup != twin.sheets[2].setup


def test_while_sheets_are_filled_only_those_handed_in_are_guessed() -> None:
    state = position(to_act="sorai", turn=6)
    rest_of_turn(state)
    hand_in(state, "B", "akane sorai 3")
    play(state, "C support akane kuroki")
    twin = imagined(state, 0, "due")
    assert [sheet.handed_in for sheet in twin.sheets] == [False, True, False]
    assert [len(sheet.draft) for sheet in twin.sheets] == [0, 3, 0]
    assert asked(twin) == asked(state) == "AC"


@pytest.mark.parametrize(("turn", "extra"), [(3, 0), (4, 1), (6, 1), (7, 4), (9, 4)])
def test_the_extra_points_given_so_far_are_there(turn: int, extra: int) -> None:
    state = position(sheets=("akane sorai 5",), turn=turn)
    twin = imagined(state, 0, "extra")
    assert [sum(sheet.setup) for sheet in twin.sheets] == [5, 15, 15]
    assert [sum(sheet.extra) for sheet in twin.sheets] == [0, extra, extra]


@pytest.mark.parametrize(("advanced", "stacked"), [("yes", True), ("no", False)])
def test_with_advanced_support_a_pair_may_have_several_values(advanced: str, stacked: bool) -> None:
    state = table(advanced_support=advanced)
    sheets = [imagined(state, 0, f"stacked/{number}").sheets[1] for number in range(30)]
    assert any(max(sheet.setup) > 5 for sheet in sheets) == stacked


def test_revealing_much_is_always_possible_to_explain() -> None:
    """The most that a sheet can be: everything on one girl, or on two."""
    star = "akane shirakaba 5, akane kuroki 4, akane tsuge 3, akane murafuji 2, akane midorino 1"
    state = table(star, star, star)
    state.control.revealed[1] = [15, 5, 0, 0, 0, 1, 0]
    for number in range(20):
        sheet = imagined(state, 0, f"star/{number}").sheets[1]
        assert sum(sheet.setup[pair] for pair in SEVEN.with_girl[0]) == 15
        assert sheet.setup[SEVEN.pair(0, 1)] == 5
        assert sheet.setup[SEVEN.pair(0, 5)] >= 1


# Spread. With four girls there are six pairs, and all sheets can be written down.

FOUR = Circle(4)


def control_of(circle: Circle, values: list[int], places: tuple[int, ...]) -> list[int]:
    control = [0] * circle.girls
    for value, pair in zip(values, places, strict=True):
        control[circle.first[pair]] += value
        control[circle.second[pair]] += value
    return control


def all_fitting(different: bool, extra: int, revealed: list[int]) -> list[tuple[int, ...]]:
    """Every placing of the values 5, 4, 3, 2, 1 and the extra points that could have revealed this."""
    values = SETUP_VALUES + [1] * extra
    setups = permutations(range(6), 5) if different else product(range(6), repeat=5)
    found = []
    for setup in setups:
        for points in product(range(6), repeat=extra):
            places = (*setup, *points)
            control = control_of(FOUR, values, places)
            if all(have >= need for have, need in zip(control, revealed, strict=True)):
                found.append(places)
    return found


@pytest.mark.parametrize(
    ("different", "extra", "revealed"),
    [
        (True, 0, [0, 0, 0, 0]),
        (True, 0, [9, 0, 0, 7]),
        (True, 1, [10, 4, 0, 0]),
        (False, 0, [8, 0, 6, 0]),
    ],
)
def test_every_pair_is_about_as_likely_as_among_all_sheets_that_fit(
    different: bool, extra: int, revealed: list[int]
) -> None:
    fitting = all_fitting(different, extra, revealed)
    draws = 1500
    chance = Seeded("spread")
    found = [Counter[int](), Counter[int]()]
    for _ in range(draws):
        sheet = guess_sheet(FOUR, different, extra, revealed, chance)
        for pair in range(6):
            if different:
                found[0][pair] += sheet.setup[pair] == 5
            found[1][pair] += sheet.total(pair)
    values = SETUP_VALUES + [1] * extra
    for pair in range(6):
        if different:
            fives = sum(places[0] == pair for places in fitting) / len(fitting)
            assert abs(found[0][pair] / draws - fives) < 0.05
        mean = sum(
            value for places in fitting for value, where in zip(values, places, strict=True) if where == pair
        ) / len(fitting)
        assert abs(found[1][pair] / draws - mean) < 0.25


def test_all_sheets_that_fit_are_found() -> None:
    revealed = [12, 0, 0, 9]
    fitting = all_fitting(True, 0, revealed)
    chance = Seeded("all")
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(40 * len(fitting)):
        sheet = guess_sheet(FOUR, True, 0, revealed, chance)
        found[tuple(sheet.setup.index(value) for value in SETUP_VALUES)] += 1
    assert set(found) == set(fitting)
    assert all(10 <= times <= 90 for times in found.values())


def test_with_seven_girls_as_if_drawn_until_one_fits() -> None:
    """Against the slow way that is surely fair: any sheet, again and again, until it fits."""
    revealed = [6, 0, 4, 0, 0, 0, 0]
    chance = Seeded("seven")
    draws = 700
    guessed: Counter[int] = Counter()
    drawn: Counter[int] = Counter()
    for _ in range(draws):
        sheet = guess_sheet(SEVEN, True, 0, revealed, chance)
        slow = SheetGuess(SEVEN, SETUP_VALUES, 5, revealed)
        slow.randomize(chance)
        while slow.missing:
            slow.randomize(chance)
        for girl in range(7):
            guessed[girl] += sum(sheet.setup[pair] for pair in SEVEN.with_girl[girl])
            drawn[girl] += slow.control[girl]
    for girl in range(7):
        assert abs(guessed[girl] - drawn[girl]) / draws < 0.5
