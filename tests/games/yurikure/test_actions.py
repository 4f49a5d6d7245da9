"""YK-5: what a girl may do, and what it does."""

from __future__ import annotations

import pytest

from madoi.games.yurikure.rules.state import YurikureState
from support.games.yurikure.positions import (
    asked,
    between,
    decide,
    dice,
    facts,
    legal,
    no_dice_left,
    play,
    position,
    question,
    refusal,
    rules,
    stage,
)

rule = pytest.mark.rule


def choices(state: YurikureState) -> list[str]:
    """What A may declare for the girl whose turn it is."""
    play(state, "B pass", "C pass", "A pass")
    return legal(state, "A")


# YK-5.1 Approach


@rule("YK-5.1")
def test_an_approach_raises_favor_by_one() -> None:
    state = stage("akane kuroki favor 2")
    events = decide(state, "approach kuroki")
    assert between(state, "akane kuroki") == "favor 3"
    assert rules(events, "favor") == ["YK-5.1"]
    assert question(state) == "shirakaba action"


@rule("YK-5.1")
def test_any_other_girl_may_be_approached_but_not_herself() -> None:
    state = stage("akane shirakaba couple, akane kuroki sworn, tsuge sorai couple")
    approaches = [text for text in choices(state) if text.startswith("approach")]
    others = ("shirakaba", "kuroki", "tsuge", "murafuji", "midorino", "sorai")
    assert approaches == [f"approach {name}" for name in others]
    assert refusal(state, "A approach akane").code == "yurikure-choice-herself"


@rule("YK-5.1")
def test_the_other_couples_of_both_girls_get_discomfort() -> None:
    love = "akane sorai couple favor 4, kuroki tsuge sworn discomfort 2, kuroki midorino couple"
    state = stage(love)
    events = decide(state, "approach kuroki")
    assert between(state, "akane sorai") == "couple favor 4 discomfort 1"
    assert between(state, "kuroki tsuge") == "sworn discomfort 3"
    assert between(state, "kuroki midorino") == "couple discomfort 1"
    assert between(state, "akane kuroki") == "favor 1"
    assert rules(events, "discomfort") == ["YK-5.1"] * 3


@rule("YK-5.1")
def test_not_the_couple_that_the_two_are_and_not_pairs_that_are_no_couples() -> None:
    state = stage("akane kuroki couple, akane sorai favor 5, kuroki tsuge discomfort 1")
    decide(state, "approach kuroki")
    assert between(state, "akane kuroki") == "couple favor 1"
    assert between(state, "akane sorai") == "favor 5"
    assert between(state, "kuroki tsuge") == "discomfort 1"


# YK-5.2 Confession


@rule("YK-5.2")
def test_only_a_girl_in_no_couple_confesses_to_any_other_girl() -> None:
    state = stage("kuroki sorai couple, akane kuroki favor 2")
    others = ("shirakaba", "kuroki", "tsuge", "murafuji", "midorino", "sorai")
    confessions = [text for text in choices(state) if text.startswith("confess")]
    assert confessions == [f"confess {name}" for name in others]
    taken = stage("akane tsuge couple")
    assert not any(text.startswith("confess") for text in choices(taken))
    refused = refusal(taken, "A confess kuroki")
    assert (refused.code, refused.rule) == ("yurikure-confess-in-couple", "YK-5.2")


@rule("YK-5.2")
def test_a_yes_makes_a_couple_without_a_die() -> None:
    state = stage("akane kuroki favor 1 discomfort 2")
    dice(state)
    decide(state, "confess kuroki", "yes")
    assert between(state, "akane kuroki") == "couple favor 1 discomfort 2"
    assert question(state) == "shirakaba action"


@rule("YK-5.2")
@pytest.mark.parametrize("favor", range(7))
@pytest.mark.parametrize("die", range(1, 7))
def test_after_a_no_the_die_is_compared_with_the_favor(favor: int, die: int) -> None:
    state = stage(f"akane kuroki favor {favor}")
    dice(state, die)
    decide(state, "confess kuroki")
    events = decide(state, "no")
    assert no_dice_left(state)
    if die <= favor:
        assert between(state, "akane kuroki") == f"couple favor {favor}"
    else:
        assert between(state, "akane kuroki") == f"favor {favor + 1}"
    assert facts(events, "confession-die")[0]["limit"] == favor
    assert question(state) == "shirakaba action"


@rule("YK-5.2")
def test_the_answer_is_the_targets_decision() -> None:
    state = position(sheets=("akane sorai 5", "kuroki tsuge 4"), revealed=("akane 1", "kuroki 1"))
    decide(state, "confess kuroki")
    assert question(state) == "kuroki answer"
    play(state, "pass", "pass", "pass")
    assert asked(state) == "B"
    assert legal(state) == ["yes", "no"]


# YK-5.3 Game of Love


@rule("YK-5.3")
def test_a_pair_without_the_actor_that_is_not_a_couple() -> None:
    state = stage("kuroki tsuge couple, sorai kuroki couple")
    loves = [text for text in choices(state) if text.startswith("love")]
    assert len(loves) == 15 - 2
    assert "love tsuge sorai" in loves  # each is in another couple
    assert refusal(state, "A love kuroki tsuge").rule == "YK-5.3"
    assert refusal(state, "A love akane sorai").code == "yurikure-choice-herself"


@rule("YK-5.3")
def test_a_girl_in_a_couple_may_begin_one() -> None:
    state = stage("akane tsuge couple")
    decide(state, "love kuroki sorai")
    assert question(state) == "shirakaba vote"


@rule("YK-5.3")
def test_the_actor_votes_for_and_the_others_follow_from_the_girl_after_her() -> None:
    order = "sorai tsuge akane midorino kuroki murafuji shirakaba"
    state = stage(order=order, to_act="akane")
    events = decide(state, "love kuroki tsuge")
    assert facts(events, "voted") == [{"girl": "@yurikure-girl-akane", "agrees": "yes", "count": 1}]
    voters = []
    while question(state).endswith("vote"):
        voters.append(question(state).split()[0])
        decide(state, "yes")
    assert voters == ["midorino", "murafuji", "shirakaba", "sorai"]


@rule("YK-5.3")
@pytest.mark.parametrize("ayes", range(5))
def test_more_for_than_against(ayes: int) -> None:
    state = stage()
    decide(state, "love kuroki tsuge")
    events = decide(state, *["yes"] * ayes, *["no"] * (4 - ayes))
    passed = 1 + ayes > 4 - ayes
    assert facts(events, "vote-result") == [
        {"agree": 1 + ayes, "disagree": 4 - ayes, "passed": "yes" if passed else "no"}
    ]
    assert question(state) == ("kuroki love-answer" if passed else "shirakaba action")
    assert between(state, "kuroki tsuge") == "-"


@rule("YK-5.3")
@pytest.mark.parametrize("answers", [("yes", "yes"), ("yes", "no"), ("no", "yes"), ("no", "no")])
def test_both_are_asked_and_both_must_want_it(answers: tuple[str, str]) -> None:
    state = stage("kuroki tsuge favor 2, tsuge sorai couple")
    decide(state, "love kuroki tsuge", "yes", "yes", "yes", "yes")
    assert question(state) == "kuroki love-answer"
    decide(state, answers[0])
    assert question(state) == "tsuge love-answer"
    events = decide(state, answers[1])
    assert question(state) == "shirakaba action"
    if answers == ("yes", "yes"):
        assert between(state, "kuroki tsuge") == "couple favor 2"
        assert between(state, "tsuge sorai") == "couple discomfort 1"
        assert rules(events, "couple") == ["YK-5.5"]
    else:
        assert between(state, "kuroki tsuge") == "favor 2 discomfort 1"
        assert between(state, "tsuge sorai") == "couple"
        assert rules(events, "discomfort") == ["YK-5.3"]


@rule("YK-5.3")
def test_a_vote_that_fails_does_nothing() -> None:
    state = stage("kuroki tsuge favor 2")
    decide(state, "love kuroki tsuge", "no", "no", "no", "no")
    assert between(state, "kuroki tsuge") == "favor 2"
    assert question(state) == "shirakaba action"


# YK-5.4, YK-5.5


@rule("YK-5.4")
def test_nothing_changes_nothing() -> None:
    state = stage("akane kuroki couple favor 2, sorai tsuge discomfort 1")
    before = state.copy().relations
    assert choices(state)[0] == "nothing"
    play(state, "nothing", "pass", "pass")
    assert question(state) == "shirakaba action"
    after = state.relations
    assert (after.favor, after.discomfort, after.couple) == (
        before.favor,
        before.discomfort,
        before.couple,
    )


@rule("YK-5.5")
def test_becoming_a_couple_disturbs_every_other_couple_of_either() -> None:
    state = stage("kuroki tsuge sworn favor 1, kuroki sorai couple, midorino sorai couple")
    events = decide(state, "confess kuroki", "yes")
    assert between(state, "akane kuroki") == "couple"
    assert between(state, "kuroki tsuge") == "sworn favor 1 discomfort 1"  # two-timing is legal
    assert between(state, "kuroki sorai") == "couple discomfort 1"
    assert between(state, "midorino sorai") == "couple"
    assert rules(events, "couple") == ["YK-5.5"]
    assert rules(events, "discomfort") == ["YK-5.5"] * 2


@rule("YK-5.5")
def test_by_the_die_after_a_no_too() -> None:
    state = stage("akane kuroki favor 3, kuroki tsuge couple")
    dice(state, 2)
    decide(state, "confess kuroki", "no")
    assert between(state, "akane kuroki") == "couple favor 3"
    assert between(state, "kuroki tsuge") == "couple discomfort 1"


@rule("YK-5.5")
def test_the_couples_of_both_girls_of_a_game_of_love_are_disturbed() -> None:
    state = stage("kuroki sorai couple, tsuge midorino couple, kuroki akane couple")
    decide(state, "love kuroki tsuge", "yes", "yes", "yes", "yes", "yes", "yes")
    for names in ("kuroki sorai", "tsuge midorino", "kuroki akane"):
        assert between(state, names) == "couple discomfort 1"
    assert between(state, "kuroki tsuge") == "couple"


@rule("YK-5.5")
@pytest.mark.parametrize("discomfort", range(1, 7))
@pytest.mark.parametrize("favor", [1, 5, 6])
def test_the_marker_is_unsworn_and_the_pair_keeps_its_favor_and_discomfort(
    favor: int, discomfort: int
) -> None:
    kept = f"favor {favor} discomfort {discomfort}"
    state = stage(f"akane kuroki {kept}")
    decide(state, "confess kuroki", "yes")
    assert between(state, "akane kuroki") == f"couple {kept}"
    state = stage(f"kuroki tsuge {kept}")
    decide(state, "love kuroki tsuge", *["yes"] * 6)
    assert between(state, "kuroki tsuge") == f"couple {kept}"
