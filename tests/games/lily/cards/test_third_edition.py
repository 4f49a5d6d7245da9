"""The third edition: eleven cards because of which a leader cannot hide in the back."""

from __future__ import annotations

import pytest

from madoi.games.lily.cards.sets import shipped_pool
from support.games.lily.duel import Duel

card = pytest.mark.card
lookouts = pytest.mark.parametrize(
    "id",
    [
        pytest.param("w205", marks=card("w205", 1)),
        pytest.param("w403", marks=card("w403", 1)),
        pytest.param("h205", marks=card("h205", 1)),
        pytest.param("h303", marks=card("h303", 2)),
        pytest.param("h307", marks=card("h307", 3)),
        pytest.param("l204", marks=card("l204", 1)),
        pytest.param("l303", marks=card("l303", 2)),
        pytest.param("l404", marks=card("l404", 1)),
        pytest.param("e203", marks=card("e203", 2)),
        pytest.param("e206", marks=card("e206", 1)),
        pytest.param("e405", marks=card("e405", 2)),
    ],
)


def attacks(leads: str, id: str = "") -> list[str]:
    """What an ally of range 1 may attack with this lookout beside her, with the enemy leader here and another
    enemy in the other row."""
    other = {"cf": "cb", "cb": "cf"}[leads]
    duel = Duel().stand(0, cf="w102!", lf=id, rf="r105") if id else Duel().stand(0, cf="w102!", rf="r105")
    duel.stand(1, **{leads: "h102!", other: "h104"})
    return [text for text in duel.legal(0) if text.startswith("attack rf")]


@lookouts
def test_all_allies_reach_a_leader_who_hides(id: str) -> None:
    assert attacks("cb", id) == ["attack rf cf", "attack rf cb"]


@lookouts
def test_a_leader_in_front_changes_no_range(id: str) -> None:
    assert attacks("cf", id) == ["attack rf cf"]


def test_without_a_lookout_a_leader_can_hide() -> None:
    assert attacks("cb") == ["attack rf cf"]


@lookouts
def test_the_second_edition_has_no_lookouts(id: str) -> None:
    before, now = shipped_pool("2"), shipped_pool()
    assert len(before.cards[before.number_of[id]].skills) == len(now.cards[now.number_of[id]].skills) - 1
