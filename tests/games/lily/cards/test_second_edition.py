"""The second edition: cards of which a deck may have only a few, and characters who are stronger as leaders."""

from __future__ import annotations

import pytest

from madoi.games.lily.cards.decks import DeckList, faults
from madoi.games.lily.cards.sets import shipped_pool
from support.games.lily.duel import Duel

card = pytest.mark.card
POOL = shipped_pool()
MANY = dict.fromkeys(["w105", "w107", "w108", "w109", "w110", "w203", "w204", "w205", "w206", "w207"], 4)
POTENTIALS = {"wp1": 2, "wp2": 2, "wp3": 2, "wp4": 1}


@pytest.mark.parametrize(
    ("id", "most"),
    [
        pytest.param("w101", 2, marks=card("w101", 2)),
        pytest.param("w102", 2, marks=card("w102", 1)),
        pytest.param("w103", 2, marks=card("w103", 2)),
        pytest.param("w201", 2, marks=card("w201", 2)),
        pytest.param("w202", 2, marks=card("w202", 2)),
        pytest.param("w301", 2, marks=card("w301", 2)),
        pytest.param("w302", 2, marks=card("w302", 2)),
        pytest.param("w401", 1, marks=card("w401", 2)),
        pytest.param("w501", 1, marks=card("w501", 3)),
        pytest.param("w502", 2, marks=card("w502", 2)),
        pytest.param("h101", 2, marks=card("h101", 2)),
        pytest.param("h102", 2, marks=card("h102", 1)),
        pytest.param("h201", 2, marks=card("h201", 2)),
        pytest.param("h202", 2, marks=card("h202", 2)),
        pytest.param("h301", 2, marks=card("h301", 2)),
        pytest.param("h302", 2, marks=card("h302", 2)),
        pytest.param("h401", 2, marks=card("h401", 2)),
        pytest.param("h402", 2, marks=card("h402", 2)),
        pytest.param("h501", 2, marks=card("h501", 2)),
        pytest.param("h502", 2, marks=card("h502", 2)),
        pytest.param("r101", 2, marks=card("r101", 2)),
        pytest.param("r102", 2, marks=card("r102", 2)),
        pytest.param("r103", 2, marks=card("r103", 1)),
        pytest.param("r201", 2, marks=card("r201", 2)),
        pytest.param("r202", 2, marks=card("r202", 2)),
        pytest.param("r301", 2, marks=card("r301", 2)),
        pytest.param("r302", 2, marks=card("r302", 2)),
        pytest.param("r401", 1, marks=card("r401", 2)),
        pytest.param("r501", 1, marks=card("r501", 3)),
        pytest.param("r502", 2, marks=card("r502", 2)),
        pytest.param("l101", 2, marks=card("l101", 2)),
        pytest.param("l102", 2, marks=card("l102", 2)),
        pytest.param("l103", 2, marks=card("l103", 1)),
        pytest.param("l201", 2, marks=card("l201", 2)),
        pytest.param("l202", 2, marks=card("l202", 2)),
        pytest.param("l301", 2, marks=card("l301", 2)),
        pytest.param("l302", 2, marks=card("l302", 2)),
        pytest.param("l401", 1, marks=card("l401", 2)),
        pytest.param("l402", 2, marks=card("l402", 2)),
        pytest.param("l501", 1, marks=card("l501", 2)),
        pytest.param("l502", 2, marks=card("l502", 2)),
        pytest.param("e101", 2, marks=card("e101", 2)),
        pytest.param("e102", 2, marks=card("e102", 2)),
        pytest.param("e103", 2, marks=card("e103", 1)),
        pytest.param("e201", 2, marks=card("e201", 2)),
        pytest.param("e202", 2, marks=card("e202", 2)),
        pytest.param("e301", 2, marks=card("e301", 2)),
        pytest.param("e302", 2, marks=card("e302", 2)),
        pytest.param("e401", 1, marks=card("e401", 2)),
        pytest.param("e402", 2, marks=card("e402", 2)),
        pytest.param("e501", 1, marks=card("e501", 2)),
        pytest.param("e502", 2, marks=card("e502", 2)),
    ],
)
def test_a_deck_may_have_only_a_few(id: str, most: int) -> None:
    for number, found in ((most, []), (most + 1, ["lily-deck-alike"])):
        deck = DeckList({}, {}, {**MANY, id: number}, POTENTIALS, "w105", "w107")
        assert [fault.code for fault in faults(POOL, deck)] == found


@pytest.mark.parametrize(
    ("id", "leading", "following"),
    [
        pytest.param("w104", 50, 30, marks=card("w104", 2)),
        pytest.param("w106", 50, 30, marks=card("w106", 2)),
        pytest.param("w203", 60, 40, marks=card("w203", 2)),
        pytest.param("w304", 60, 50, marks=card("w304", 2)),
        pytest.param("h103", 40, 30, marks=card("h103", 2)),
        pytest.param("h104", 50, 30, marks=card("h104", 1)),
        pytest.param("h107", 50, 30, marks=card("h107", 2)),
        pytest.param("h305", 60, 50, marks=card("h305", 2)),
        pytest.param("r104", 50, 30, marks=card("r104", 2)),
        pytest.param("r105", 50, 30, marks=card("r105", 1)),
        pytest.param("r110", 50, 30, marks=card("r110", 2)),
        pytest.param("r203", 60, 40, marks=card("r203", 2)),
        pytest.param("l104", 50, 30, marks=card("l104", 1)),
        pytest.param("e104", 50, 30, marks=card("e104", 1)),
        pytest.param("e107", 50, 30, marks=card("e107", 1)),
    ],
)
def test_stronger_as_a_leader(id: str, leading: int, following: int) -> None:
    leads = Duel().stand(0, cf=f"{id}!").stand(1, cf="w102!")
    assert leads.power(0, "cf") == leading
    follows = Duel().stand(0, cf="w110!", lf=id).stand(1, cf="w102!")
    assert follows.power(0, "lf") == following
