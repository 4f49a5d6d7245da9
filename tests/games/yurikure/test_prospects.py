"""What choices do to the chances of pairs, and what that is worth to somebody."""

from __future__ import annotations

import pytest

from madoi.games.yurikure.ai.interest import Interest
from madoi.games.yurikure.ai.prospects import Prospects, ending_chance
from madoi.games.yurikure.notation import Choice, parse
from madoi.games.yurikure.rules.girls import GIRLS
from madoi.games.yurikure.rules.relations import SINGLE, UNSWORN
from madoi.games.yurikure.rules.state import YurikureState
from support.games.yurikure.positions import pair, position


def worth(state: YurikureState, text: str, desired: dict[str, float], controls: str = "") -> float:
    """Of what Akane does, to somebody who desires these pairs and controls these girls."""
    circle = state.settings.circle
    prospects = Prospects(circle, state.orientations, state.relations)
    desire = [0.0] * circle.pairs
    for names, much in desired.items():
        desire[pair(state, names)] = much
    control = [int(girl in controls.split()) for girl in GIRLS[: circle.girls]]
    choice = parse(text)
    assert isinstance(choice, Choice)
    interest = Interest(prospects, desire, control, [0] * circle.girls)
    return interest.value_of(prospects.of("action", 0, choice, -1, -1))


def test_an_approach_raises_a_chance_and_disturbs_the_couples_of_both() -> None:
    state = position(love="akane kuroki couple favor 2, sorai tsuge couple favor 1, akane sorai favor 4")
    nearer = ending_chance(5, 0, SINGLE) - ending_chance(4, 0, SINGLE)
    strained = ending_chance(2, 1, UNSWORN) - ending_chance(2, 0, UNSWORN)
    others = ending_chance(1, 1, UNSWORN) - ending_chance(1, 0, UNSWORN)
    assert worth(state, "approach sorai", {"akane sorai": 2.0}) == pytest.approx(2.0 * nearer)
    assert worth(state, "approach sorai", {"akane kuroki": 1.0}) == pytest.approx(strained)
    assert worth(state, "approach sorai", {"sorai tsuge": 1.0}) == pytest.approx(others)
    assert worth(state, "approach sorai", {"kuroki tsuge": 1.0}) == 0.0


def test_a_couple_does_not_disturb_itself() -> None:
    state = position(love="akane kuroki couple favor 2")
    nearer = ending_chance(3, 0, UNSWORN) - ending_chance(2, 0, UNSWORN)
    assert worth(state, "approach kuroki", {"akane kuroki": 1.0}) == pytest.approx(nearer)


def test_who_decides_for_the_girl_asked_lets_her_say_what_is_better() -> None:
    state = position(love="akane sorai favor 1")
    wanted = {"akane sorai": 3.0}
    unwanted = {"akane sorai": -3.0}
    refused = worth(state, "confess sorai", wanted)
    assert worth(state, "confess sorai", wanted, "sorai") > refused
    assert worth(state, "confess sorai", wanted, "kuroki") == refused
    assert worth(state, "confess sorai", unwanted, "sorai") == worth(state, "confess sorai", unwanted)


def test_both_have_to_be_controlled_in_a_game_of_love() -> None:
    state = position(love="kuroki sorai favor 1")
    wanted = {"kuroki sorai": 3.0}
    risked = worth(state, "love kuroki sorai", wanted)
    assert worth(state, "love kuroki sorai", wanted, "sorai") == risked
    assert worth(state, "love kuroki sorai", wanted, "kuroki sorai") > risked
