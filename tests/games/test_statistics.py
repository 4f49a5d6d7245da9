"""Statistics count what happened: on games of which everything is known, and on any game."""

from __future__ import annotations

import pytest

from madoi import bots
from madoi.bots.playout import play_bots
from madoi.core.chance import Chance, Seeded
from madoi.core.event import Event, Outcome
from madoi.games import NAMES, find
from madoi.games.kasane.events import ColourBonus, Made, Started, Took, TookPlusOne
from madoi.games.kasane.rules.yaku import JUU
from madoi.games.kasane.settings import KasaneSettings
from madoi.games.kasane.statistics import KasaneStatistics
from madoi.lab.choice_value import choices_of
from madoi.lab.simulation import collect_statistics


def played(name: str, seats: int, options: dict[str, str], seed: str) -> tuple[dict[str, float], Outcome]:
    game = find(name)
    settings = game.settings(options, seats)
    state, events = game.new(settings, Seeded(seed))
    chances: list[Chance] = [Seeded(f"{seed}/{seat}") for seat in range(seats)]
    play_bots(state, [bots.find("greedy", game)] * seats, chances, events)
    outcome = state.outcome()
    assert outcome is not None
    return collect_statistics(game, settings, events, outcome), outcome


def test_kasane_by_hand() -> None:
    settings = find("kasane").settings({}, 3)
    assert isinstance(settings, KasaneSettings)
    events: list[Event] = [
        Started(2),
        Took(0, 0, 4),
        Took(0, 0, 6),
        Made(0, JUU, [4, 6], False, 2),
        Took(1, 1, 4),
        Made(1, JUU, [4, 6], True, 2),
        Made(0, JUU, [3, 7], True, 1),
        TookPlusOne(1, 0),
        ColourBonus(1, 9, 7, 3),
    ]
    found = KasaneStatistics().collect(settings, events, Outcome([3.0, 6.0, 0.0], [0.0, 0.5, 0.5], [1, 2]))
    row = {measure: found[f"yaku/juu 2/{measure}"] for measure in ("times", "seats", "won", "points")}
    assert row == {"times": 3.0, "seats": 2.0, "won": 0.5, "points": 5.0}
    assert (found["cards/4/times"], found["cards/4/won"]) == (2.0, 0.5)
    assert (found["cards/+1/times"], found["cards/+1/won"]) == (1.0, 0.5)
    assert (found["colours/7/times"], found["colours/7/won"]) == (1.0, 0.5)
    assert [found[f"robe/seat {seat}/cards"] for seat in (1, 2, 3)] == [3.0, 2.0, 0.0]
    assert (found["robes/2/times"], found["robes/2/won"]) == (1.0, 0.5)
    assert [found[f"order/{place}/wins"] for place in (1, 2, 3)] == [0.5, 0.0, 0.5]  # seat 3 began
    assert found["order/3/points"] == 6.0
    assert found["yaku/kasane 2/times"] == 0.0


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("kasane", 3, {}),
        ("yurikure", 3, {"orientations": "standard"}),
        ("yurikure", 3, {"procedure": "open", "turns": "3"}),
        ("lily", 2, {}),
    ],
)
def test_any_game_adds_up(name: str, seats: int, options: dict[str, str]) -> None:
    found, outcome = played(name, seats, options, "survey")
    assert all(key.count("/") >= 2 for key in found)
    for row, (times, won, done) in choices_of(found).items():
        assert 0.0 <= won <= times, row
        assert done == (times > 0)
        if f"{row}/seats" in found:
            assert (times > 0) <= found[f"{row}/seats"] <= min(times, seats), row
    order = [value for key, value in found.items() if key.startswith("order/") and key.endswith("/wins")]
    assert sorted(order) == (sorted(outcome.shares) if order else [])
    endings = [value for key, value in found.items() if key.startswith("endings/")]
    assert not endings or sum(endings) == 1.0
    if name == "yurikure":
        last = [key for key, value in found.items() if key.startswith("last-turn/") and value]
        assert last == [f"last-turn/{found['length/turns/mean']:g}/games"]
        extra = 0 if found["length/turns/mean"] <= 3 else 3 if found["length/turns/mean"] <= 6 else 8
        if "orientations" in options:
            support = [value for key, value in found.items() if key.endswith("/support") and "pair/" in key]
            assert sum(support) == seats * (15 + extra)
            assert found["orientation/all/decided"] > 0
        girls = [key for key, value in found.items() if key.startswith("girl/") and key.endswith("decided")]
        assert len(girls) == 7


@pytest.mark.parametrize("name", NAMES)
def test_the_same_rows_in_every_game(name: str) -> None:
    """So that means over many games are right."""
    seats = find(name).seat_counts[0]
    assert played(name, seats, {}, "a")[0].keys() == played(name, seats, {}, "b")[0].keys()
