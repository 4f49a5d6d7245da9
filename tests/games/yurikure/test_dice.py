"""The odds of the dice: all six faces counted, and many games' worth of them thrown."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from madoi.core.chance import Seeded
from madoi.games.yurikure.notation import PASS
from madoi.games.yurikure.rules.state import YurikureState
from support.games.yurikure.positions import asked, between, dice, let_pass, pair, play, question, stage

FACES = range(1, 7)
BREAK_UP = [0, 1, 2, 3, 4, 5, 6]
DISCOMFORT = [2, 2, 2, 2, 1, 0, 0]
FAVOR = [1, 1, 1, 1, 1, 1, 0]  # at 6, what the six gives is lost at once


def before_the_dice(love: str) -> YurikureState:
    """All that is missing is one pass."""
    state = stage(love, to_act="sorai")
    play(state, "B pass", "C pass", "A pass", "A nothing", "C pass")
    assert question(state) == "sorai action"
    assert asked(state) == "B"
    return state


def fate(state: YurikureState, discomfort: int) -> str:
    """What the couples phase did to akane and kuroki."""
    words = between(state, "akane kuroki").replace("sworn", "couple")
    if words == "-":
        return "break-up"
    if words == f"couple discomfort {discomfort + 1}":
        return "discomfort"
    return "favor" if "favor 1" in words else "nothing"


@pytest.mark.parametrize("discomfort", range(7))
def test_the_couples_phase_by_counting(discomfort: int) -> None:
    found: Counter[str] = Counter()
    for face in FACES:
        state = before_the_dice(f"akane kuroki couple discomfort {discomfort}")
        broken = face != 6 and face <= discomfort
        dice(state, face, *[1] * (not broken and discomfort < 6))
        play(state, "B pass")
        found[fate(state, discomfort)] += 1
    assert found["break-up"] == BREAK_UP[discomfort]
    assert found["discomfort"] == DISCOMFORT[discomfort]
    assert found["favor"] == FAVOR[discomfort]
    assert found.total() == 6


def close(found: int, faces: int, throws: int) -> bool:
    """Within four standard deviations of so many faces of six."""
    odds = faces / 6
    return abs(found - throws * odds) <= 4 * sqrt(throws * odds * (1 - odds))


@pytest.mark.parametrize("discomfort", range(7))
def test_the_couples_phase_by_throwing(discomfort: int) -> None:
    start = before_the_dice(f"akane kuroki couple discomfort {discomfort}")
    chance = Seeded(f"odds/{discomfort}")
    found: Counter[str] = Counter()
    throws = 900
    for _ in range(throws):
        state = start.copy()
        state.chance = chance
        state.play(1, PASS)
        found[fate(state, discomfort)] += 1
    assert close(found["break-up"], BREAK_UP[discomfort], throws)
    assert close(found["discomfort"], DISCOMFORT[discomfort], throws)
    assert close(found["favor"], FAVOR[discomfort], throws)


# With discomfort up to 2, a die of 5 leaves a couple as it is; above, a 6 gives it one favor and no more.
# A couple with discomfort 6 never comes to kiss, nor one with discomfort above 2 and no favor at all.
KISSES = [
    (favor, discomfort) for favor in range(7) for discomfort in range(6) if favor > 0 or discomfort <= 2
]


@pytest.mark.parametrize(("favor", "discomfort"), KISSES)
def test_the_kiss_by_counting(favor: int, discomfort: int) -> None:
    phase = 5 if discomfort <= 2 else 6
    before = favor if phase == 5 else favor - 1
    successes = 0
    for face in FACES:
        state = before_the_dice(f"akane kuroki couple favor {before} discomfort {discomfort}")
        dice(state, phase, face)
        play(state, "B pass")
        where = pair(state, "akane kuroki")
        assert (state.relations.favor[where], state.relations.discomfort[where]) == (favor, discomfort)
        successes += between(state, "akane kuroki").startswith("sworn")
    assert successes == min(6, max(0, 3 + favor - discomfort))


def test_the_kiss_at_six_and_six() -> None:
    """Whom favor brings together in the couples phase kisses in the same turn, whatever the discomfort."""
    successes = 0
    for face in FACES:
        state = stage("akane kuroki favor 6 discomfort 6", to_act="sorai")
        dice(state, face)
        let_pass(state)
        successes += between(state, "akane kuroki").startswith("sworn")
    assert successes == 3


@pytest.mark.parametrize(
    ("love", "faces"), [("", 3), ("favor 1", 4), ("favor 2 discomfort 1", 4), ("favor 3", 6)]
)
def test_the_kiss_by_throwing(love: str, faces: int) -> None:
    start = before_the_dice(f"akane kuroki couple {love}")
    chance = Seeded(f"kiss/{love}")
    kisses = succeeded = 0
    while kisses < 900:
        state = start.copy()
        state.chance = chance
        events = state.play(1, PASS)
        same = (state.relations.favor, state.relations.discomfort)
        if same == (start.relations.favor, start.relations.discomfort):  # the couples phase left it alone
            kisses += 1
            succeeded += any(event.kind == "yurikure-sworn" for event in events)
    assert close(succeeded, faces, kisses)
