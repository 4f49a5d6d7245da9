"""Options: what a table may choose, and what contradicts itself."""

from __future__ import annotations

import pytest

from madoi.core.refusal import BadOption, Refusal
from madoi.games.yurikure import GAME
from madoi.games.yurikure.rules.girls import GIRLS
from support.games.yurikure.positions import settings

rule = pytest.mark.rule


def refused(seats: int = 3, **options: str) -> Refusal:
    with pytest.raises(BadOption) as caught:
        settings(seats, **options)
    return caught.value.refusal


def test_without_a_word_it_is_the_competition_procedure_of_the_japanese_book() -> None:
    assert settings().options == {
        "procedure": "competition",
        "advanced-support": "no",
        "orientations": "none",
        "edition": "ja",
    }


@rule("YK-8.2")
@pytest.mark.parametrize("orientations", ["standard", "random", "Standard"])
def test_advanced_support_with_orientations_is_refused(orientations: str) -> None:
    found = refused(orientations=orientations, advanced_support="yes")
    assert (found.code, found.rule) == ("yurikure-advanced-with-orientations", "YK-8.2")


@rule("YK-8.1")
def test_orientations_that_no_table_could_have_are_refused() -> None:
    for text in ("akane", "akane shy", "lots", "akane shy cute; akane shy cute", "none; none", ";"):
        assert refused(orientations=text).rule == "YK-8.1"


@rule("YK-8.1")
def test_five_players_give_them_for_nine_girls() -> None:
    names = ["aggressive", "attracting", "cool", "passive", "shy", "friendly", "cute", "attracted"]
    nine = "; ".join(f"{girl} {names[n % 8]} {names[(n + 1) % 8]}" for n, girl in enumerate(GIRLS))
    seven = "; ".join(nine.split("; ")[:7])
    assert [[one.name for one in has] for has in settings(5, orientations=nine).given][8] == [
        "aggressive",
        "attracting",
    ]
    assert len(settings(4, orientations=seven).given) == 7
    assert refused(5, orientations=seven).code == "yurikure-orientation-two"
    assert refused(4, orientations=nine).code == "yurikure-orientation-girl"


@rule("YK-2.1")
@pytest.mark.parametrize("seats", [2, 6])
def test_two_and_six_cannot_play(seats: int) -> None:
    found = refused(seats)
    assert found.code == "seats-wrong"
    assert found.facts == {"given": seats, "allowed": [3, 4, 5]}


@pytest.mark.parametrize(
    ("name", "value", "rule_id"),
    [("procedure", "both", "YK-4.4"), ("advanced_support", "maybe", "YK-2.5"), ("edition", "en", "YK-D4")],
)
def test_values_that_do_not_exist_are_refused_with_their_rule(name: str, value: str, rule_id: str) -> None:
    found = refused(3, **{name: value})
    assert (found.code, found.rule) == ("option-value", rule_id)
    assert refused(speed="fast").code == "option-unknown"


def test_canonical_options_give_the_same_settings() -> None:
    own = (
        "SORAI cool  shy ;akane shy cute; shirakaba attracting cool; kuroki cute friendly; tsuge passive shy;"
    )
    own += "murafuji cool cute; midorino attracted attracting"
    canonical = settings(orientations=own).options
    assert canonical["orientations"].startswith("akane shy cute; shirakaba attracting cool; ")
    assert GAME.settings(canonical, 3).options == canonical


@pytest.mark.parametrize(("chosen", "extra"), [("none", (1, 3)), ("standard", (3, 5)), ("random", (3, 5))])
def test_how_much_extra_support_there_is(chosen: str, extra: tuple[int, int]) -> None:
    found = settings(orientations=chosen)
    assert (found.extra_after_3, found.extra_after_6) == extra
    assert found.most_control == 15 + sum(extra)
