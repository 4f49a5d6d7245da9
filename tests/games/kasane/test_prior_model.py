"""The prior model of Kasane: its file of weights, what it counts, and that it counts only what is known."""

from __future__ import annotations

import pytest

from madoi.core.chance import Seeded
from madoi.core.package_data import read_package_data
from madoi.core.prior_model import PriorModel
from madoi.core.search_model import search_model
from madoi.core.toml_files import read_toml
from madoi.games import find
from madoi.games.kasane.rules.cards import PLUS_ONE
from madoi.games.kasane.rules.robe import make_robe
from madoi.games.kasane.rules.state import KasaneState

GAME = find("kasane")
MODEL = next(offered for offered in GAME.capabilities if isinstance(offered, PriorModel))


def new(seats: int, turns: int, seed: str = "priors") -> KasaneState:
    state, _ = GAME.new(GAME.settings({}, seats), Seeded(seed))
    assert isinstance(state, KasaneState)
    for _ in range(turns):
        state.play(state.mover, state.random_take(state.chance))
    return state


def tops_of(state: KasaneState) -> list[int]:
    return [state.area.top(column) for column in range(state.area.columns)]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_weights_fit_what_is_counted(seats: int) -> None:
    file = read_toml(read_package_data("madoi.games.kasane", "ai/prior_weights.toml"))
    made = file["made"]
    assert isinstance(made, dict)
    assert made["features"] == MODEL.features
    assert len(MODEL.weights[seats]) == MODEL.phases == 13
    assert {len(row) for row in MODEL.weights[seats]} == {len(MODEL.features)}


def test_what_is_counted() -> None:
    """Three cards that are the same make a yaku; with a +1 they cannot."""
    deals = (new(2, 0, f"{number}") for number in range(100))
    state = next(state for state in deals if PLUS_ONE in tops_of(state))
    seat = state.mover
    top = max(tops_of(state))
    state.robes[seat] = make_robe([top, top], [1, 2], 5)
    actions = state.legal(seat)
    by_text = dict(zip([action.text for action in actions], MODEL.counts(state, seat, actions), strict=True))
    plain = [counts for text, counts in by_text.items() if len(text.split()) == 2]
    laid = [counts for text, counts in by_text.items() if "kasane 3" in text]
    assert sorted({counts[0] for counts in plain}) == [0.0, 1.0]
    assert laid
    assert all(counts[:2] in ([0.0, 0.0], [1.0, 1.0]) for counts in plain)  # the second is a +1
    assert all((counts[0] == 1.0) == (counts[6] == 1.0) for counts in plain)
    assert all(counts[0] >= 1.0 and counts[1] == 3.0 and counts[6] == 0.0 for counts in laid)


@pytest.mark.parametrize("turns", [0, 5, 17, 46])
def test_priors_come_from_the_view_alone(turns: int) -> None:
    state = new(4, turns)
    seat = state.mover
    actions = state.legal(seat)
    found = [
        search_model(GAME).priors(GAME.imagine(state.view(seat), Seeded(name)), seat, actions)
        for name in ("one", "other")
    ]
    assert found[0] == found[1] == search_model(GAME).priors(state, seat, actions)
    assert sum(found[0]) == pytest.approx(1.0)
    assert min(found[0]) > 0.0
