"""Who meets whom, and where they sit."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from madoi.core.refusal import BadOption
from madoi.lab.arena.plan import MIXES, ArenaPlan, match
from madoi.words import LANGUAGES, words

GOOD: dict[str, Any] = {
    "game": "kasane",
    "options": {},
    "bots": ("greedy", "random"),
    "seats": 4,
    "games": 10,
    "seed": "s",
}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"games": 0}, "lab-games-few"),
        ({"bots": ()}, "lab-arena-bots-few"),
        ({"bots": ("greedy",)}, "lab-arena-bots-few"),
        ({"bots": ("greedy", "random", "greedy")}, "lab-arena-bot-twice"),
        ({"bots": ("greedy", "nobody")}, "bot-unknown"),
        ({"bots": ("greedy", "random:2000")}, "bot-budget"),
        ({"mix": "odd"}, "lab-arena-mix"),
        ({"seats": 1}, "seats-wrong"),
        ({"seats": 9}, "seats-wrong"),
        ({"game": "chess"}, "game-unknown"),
        ({"options": {"speed": "high"}}, "option-unknown"),
        ({"records": True, "seed": "two words"}, "seed-bad"),
        ({"records": True, "seed": "x" * 63}, "seed-bad"),
    ],
)
def test_a_bad_plan_is_refused_in_every_language(change: dict[str, Any], code: str) -> None:
    ArenaPlan(**GOOD)
    with pytest.raises(BadOption) as refused:
        ArenaPlan(**{**GOOD, **change})
    assert refused.value.refusal.code == code
    for language in LANGUAGES:
        assert words(language).refusal(refused.value.refusal)


def test_the_line_ups_of_a_match() -> None:
    assert match("a", "b", 2, "even").line_ups == (("a", "b"), ("b", "a"))
    assert match("a", "b", 2, "one").line_ups == (("a", "b"), ("b", "a"))
    assert match("a", "b", 4, "even").line_ups == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    texts = ["".join(line_up) for line_up in match("a", "b", 4, "one").line_ups]
    assert texts == ["abbb", "babb", "bbab", "bbba", "baaa", "abaa", "aaba", "aaab"]
    texts = ["".join(line_up) for line_up in match("a", "b", 5, "even").line_ups]
    assert len(texts) == 10
    assert texts[0] == "ababa"


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("seats", range(2, 8))
def test_a_match_is_fair(seats: int, mix: str) -> None:
    """Both bots have every seat equally often, and each line-up has its mirror image."""
    line_ups = match("a", "b", seats, mix).line_ups
    assert len(set(line_ups)) == len(line_ups)
    for seat in range(seats):
        counts = Counter(line_up[seat] for line_up in line_ups)
        assert counts["a"] == counts["b"]
    swapped = {tuple("ab"[name == "a"] for name in line_up) for line_up in line_ups}
    assert swapped == set(line_ups)
    for line_up in line_ups:
        fewer = min(line_up.count("a"), line_up.count("b"))
        assert fewer == (1 if mix == "one" else seats // 2)


def test_games_are_numbered_deal_by_deal() -> None:
    plan = ArenaPlan("kasane", {"easier": "yes"}, ("greedy", "casual", "random"), 4, 13, "s")
    assert [(each.first, each.second) for each in plan.matches] == [
        ("greedy", "casual"),
        ("greedy", "random"),
        ("casual", "random"),
    ]
    assert len(plan.line_ups) == 6
    assert plan.deals == 3  # 13 games are rounded up to whole deals
    assert plan.all_games == 18
    assert plan.deal_of(5) == 0
    assert plan.deal_of(6) == 1
    assert plan.bots_of(6) == plan.bots_of(0) == ("greedy", "casual", "greedy", "casual")
    assert plan.seed_of(2) == "s/2"
    assert plan.options["easier"] == "yes"
