"""YK-8: orientations, and the game start phase."""

from __future__ import annotations

from collections import Counter

import pytest

from madoi.core.chance import Seeded
from madoi.core.event import Event
from madoi.core.refusal import BadOption, Refused
from madoi.core.viewer import SPECTATOR
from madoi.games.yurikure import GAME
from madoi.games.yurikure.rules.girls import GIRLS
from madoi.games.yurikure.rules.orientations import ORIENTATIONS
from madoi.games.yurikure.rules.state import YurikureState
from support.games.yurikure.positions import (
    asked,
    between,
    controller,
    deal,
    decide,
    dice,
    facts,
    hand_in,
    legal,
    let_pass,
    new,
    pairs_told,
    play,
    question,
    refusal,
    rest_of_turn,
    rules,
    seen,
    settings,
    setup_results,
    stage,
    table,
    wait_for,
)

rule = pytest.mark.rule

STANDARD = {
    "akane": ["aggressive", "attracting"],
    "shirakaba": ["attracting", "shy"],
    "kuroki": ["attracting", "cute"],
    "tsuge": ["friendly", "attracted"],
    "murafuji": ["passive", "friendly"],
    "midorino": ["passive", "shy"],
    "sorai": ["aggressive", "cool"],
    "haila": ["cute", "attracted"],
    "momozono": ["cool", "cute"],
}
OWN = (
    "akane shy cute; shirakaba aggressive cool; kuroki friendly attracted; tsuge passive shy; "
    "murafuji cool cute; midorino attracted attracting; sorai attracting passive"
)


def standard(love: str = "", to_act: str = "", seats: int = 3) -> YurikureState:
    return stage(love, to_act, seats, orientations="standard")


# YK-8.1 to YK-8.3


@rule("YK-8.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_standard_orientations_are_as_listed(seats: int) -> None:
    girls = GIRLS[: 9 if seats == 5 else 7]
    state = deal(seats, virtual="A", orientations="standard")
    assert seen(state, SPECTATOR, "orientations") == {name: STANDARD[name] for name in girls}
    assert seen(deal(seats, virtual="A"), SPECTATOR, "orientations") == {}


@rule("YK-8.1")
@pytest.mark.parametrize("seats", [3, 5])
def test_random_ones_are_two_different_for_each_girl_and_none_on_more_than_three(seats: int) -> None:
    held: Counter[str] = Counter()
    for number in range(150):
        state, events = GAME.new(settings(seats, orientations="random"), Seeded(f"random/{number}"))
        shown = state.view(SPECTATOR).data()["orientations"]
        assert isinstance(shown, dict)
        assert len(shown) == (9 if seats == 5 else 7)
        assert all(len(set(has)) == 2 == len(has) for has in shown.values())
        holders = Counter(name for has in shown.values() for name in has)
        assert max(holders.values()) <= 3
        held += holders
        assert [event.rule for event in events if event.kind == "yurikure-orientation"] == ["YK-8.1"] * len(
            shown
        )
    expected = held.total() / len(ORIENTATIONS)
    assert all(0.8 * expected < held[orientation.name] < 1.2 * expected for orientation in ORIENTATIONS)


@rule("YK-8.1")
def test_random_ones_are_drawn() -> None:
    wanted = settings(orientations="random")
    drawn = [0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 7, 4]
    state, _ = new(wanted, drawn + setup_results(wanted))
    assert [[one.name for one in has] for has in state.orientations] == [
        *[["aggressive", "attracting"]] * 3,
        *[["cool", "passive"]] * 3,
        ["shy", "attracted"],
    ]
    with pytest.raises(Refused):
        new(wanted, [0, 0])  # two different ones
    with pytest.raises(Refused):
        new(wanted, [0, 1, 0, 1, 0, 1, 0])  # a fourth Aggressive


@rule("YK-8.1")
def test_or_given_by_the_players() -> None:
    state = deal(orientations=OWN.replace("; ", " ;  ").upper())
    shown = seen(state, SPECTATOR, "orientations")
    assert shown == {
        "akane": ["shy", "cute"],
        "shirakaba": ["aggressive", "cool"],
        "kuroki": ["friendly", "attracted"],
        "tsuge": ["passive", "shy"],
        "murafuji": ["cool", "cute"],
        "midorino": ["attracted", "attracting"],
        "sorai": ["attracting", "passive"],
    }


@rule("YK-8.1")
@pytest.mark.parametrize(
    ("given", "code"),
    [
        (OWN.replace("shy cute", "shy shy"), "yurikure-orientation-two"),
        (OWN.replace("shy cute", "shy"), "yurikure-orientation-two"),
        (OWN.replace("shy cute", "shy cute cool"), "yurikure-orientation-two"),
        (OWN.replace("akane shy cute; ", ""), "yurikure-orientation-two"),
        (OWN.replace("aggressive", "cute").replace("friendly", "cute"), "yurikure-orientation-holders"),
        (OWN.replace("aggressive", "sleepy"), "yurikure-orientation-unknown"),
        (OWN.replace("akane", "haila"), "yurikure-orientation-girl"),
        (OWN.replace("shirakaba", "akane"), "yurikure-orientation-twice"),
        (OWN + ";", "yurikure-orientation-girl"),
        ("", "yurikure-orientation-girl"),
    ],
)
def test_what_breaks_it_is_refused(given: str, code: str) -> None:
    with pytest.raises(BadOption) as refused:
        settings(orientations=given)
    assert (refused.value.refusal.code, refused.value.refusal.rule) == (code, "YK-8.1")


@rule("YK-8.2")
def test_setup_support_is_on_five_different_pairs() -> None:
    for chosen in ("standard", "random", OWN):
        with pytest.raises(BadOption) as refused:
            settings(orientations=chosen, advanced_support="yes")
        assert refused.value.refusal.rule == "YK-8.2"
    state = deal(orientations="standard")
    play(state, "A support akane kuroki")
    assert refusal(state, "A support akane kuroki").code == "yurikure-sheet-same-pair"


@rule("YK-8.2")
@pytest.mark.parametrize(("turn", "count"), [(3, 3), (6, 5)])
def test_extra_support_is_three_and_five(turn: int, count: int) -> None:
    state = standard(to_act="sorai")
    state.turn = turn
    events = rest_of_turn(state)
    assert rules(events, "extra") == ["YK-8.2"]
    assert facts(events, "extra") == [{"count": count}]
    for player in "ABC":
        hand_in(state, player, f"akane sorai {count}")  # all on the same pair
    assert sum(state.sheets[0].extra) == count
    assert state.turn == turn + 1


@rule("YK-8.3")
def test_before_turn_one_a_reveal_step_for_every_girl() -> None:
    state = table(orientations="standard", order="tsuge akane kuroki sorai midorino murafuji shirakaba")
    assert state.turn == 0
    visited = []
    while state.turn == 0:
        visited.append(question(state))
        if question(state) == "kuroki start":
            play(state, "reveal kuroki 2")  # nothing is declared for her
            assert refusal(state, "nothing").code == "yurikure-not-yours-to-declare"
        let_pass(state)
    assert visited == [
        *["tsuge start", "akane start", "kuroki start", "sorai cool", "midorino start"],
        *["murafuji start", "shirakaba start"],
    ]
    assert (state.turn, question(state)) == (1, "tsuge action")
    assert controller(state, "kuroki") != ""


@rule("YK-8.3")
def test_without_orientations_turn_one_begins_at_once() -> None:
    assert (table().turn, question(table())) == (1, "akane action")


@rule("YK-8.3")
def test_for_a_cool_girl_the_whole_procedure() -> None:
    state = table(orientations="standard")
    wait_for(state, "sorai cool")
    play(state, "A reveal sorai 1", "B pass", "C pass", "A pass")
    others = ("akane", "shirakaba", "kuroki", "tsuge", "murafuji", "midorino")
    assert legal(state) == [f"warm {name}" for name in others]
    play(state, "A warm kuroki", "C reveal sorai 2", "A pass", "B pass", "C pass", "C warm midorino")
    events = play(state, "B pass", "A pass")
    assert rules(events, "final-cool") == ["YK-4.5"]
    assert between(state, "sorai midorino") == "favor 3"
    assert between(state, "sorai kuroki") == "-"
    assert (state.turn, question(state)) == (1, "akane action")


@rule("YK-8.3")
def test_a_cool_girl_with_nobody_in_control_chooses_nobody() -> None:
    state = table(orientations="standard")
    wait_for(state, "sorai cool")
    before = state.relations.favor.copy()
    events = let_pass(state)
    assert rules(events, "nobody") == ["YK-4.3"]
    assert state.relations.favor == before
    assert state.turn == 1


@rule("YK-8.3")
def test_in_the_open_procedure_only_on_her_until_all_have_let_it_pass() -> None:
    state = table(orientations="standard", procedure="open")
    assert question(state) == "akane start"
    assert refusal(state, "A reveal sorai 1").code == "yurikure-reveal-other-girl"
    assert legal(state, "A") == ["pass", *[f"reveal akane {value}" for value in range(1, 8)]]
    play(state, "B pass", "C pass", "A reveal akane 1")
    assert asked(state) == "ABC"
    play(state, "B pass", "C pass")
    assert question(state) == "akane start"  # the controller too
    play(state, "A pass")
    assert question(state) == "shirakaba start"


@rule("YK-8.3")
def test_in_the_open_procedure_a_cool_girls_controller_declares() -> None:
    state = table(orientations="standard", procedure="open", order="sorai " + " ".join(GIRLS[:6]))
    assert question(state) == "sorai cool"
    play(state, "A reveal sorai 1")
    assert refusal(state, "A pass").code == "yurikure-must-declare"
    assert refusal(state, "A reveal akane 1").code == "yurikure-reveal-other-girl"
    events = play(state, "A warm tsuge", "A warm kuroki", "B pass", "C pass")
    assert rules(events, "final-cool") == ["YK-4.9"]
    assert between(state, "sorai kuroki") == "favor 3"
    assert question(state) == "akane start"


# YK-8.10 to YK-8.17


@rule("YK-8.10")
@pytest.mark.parametrize("favor", [0, 1, 3, 6])
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("aggressive", [True, False])
def test_aggressive_compares_with_two_more(favor: int, die: int, aggressive: bool) -> None:
    actor = "akane" if aggressive else "shirakaba"
    state = standard(f"{actor} tsuge favor {favor}", to_act=actor)
    dice(state, die)
    decide(state, "confess tsuge", "no")
    limit = favor + (2 if aggressive else 0)
    after = f"favor {min(6, favor + 1)}" if die > limit else ("couple" + (f" favor {favor}" if favor else ""))
    assert between(state, f"{actor} tsuge") == after


@rule("YK-8.10")
def test_it_is_she_who_confesses() -> None:
    state = standard(to_act="tsuge")
    dice(state, 1)
    decide(state, "confess akane", "no")
    assert between(state, "akane tsuge") == "favor 1"


@rule("YK-8.11")
@pytest.mark.parametrize(
    ("names", "favor", "becomes"),
    [
        ("akane tsuge", 5, True),
        ("akane tsuge", 4, False),
        ("akane kuroki", 5, True),
        ("akane kuroki", 4, False),  # two of them count once
        ("tsuge midorino", 5, False),
        ("tsuge midorino", 6, True),
    ],
)
def test_attracting_from_favor_five(names: str, favor: int, becomes: bool) -> None:
    state = standard(f"{names} favor {favor} discomfort 6", to_act="sorai")
    events = rest_of_turn(state, *[1] * becomes)
    assert pairs_told(events, "couple") == ([names] if becomes else [])
    assert rules(events, "couple") == ([] if not becomes else ["YK-8.11" if favor == 5 else "YK-6.4"])


@rule("YK-8.11")
@rule("YK-6.4")
@pytest.mark.parametrize("favor", [5, 6])
def test_a_couple_by_favor_disturbs_nobody(favor: int) -> None:
    love = f"akane tsuge favor {favor}, akane sorai couple discomfort 1, tsuge kuroki sworn"
    state = standard(love, to_act="sorai")
    events = rest_of_turn(state, 5, 5, 1, 1, 1)
    assert pairs_told(events, "couple") == ["akane tsuge"]
    assert pairs_told(events, "discomfort") == []
    assert between(state, "akane sorai") == "couple discomfort 1"
    assert between(state, "kuroki tsuge") == "couple"


@rule("YK-8.12")
def test_cool_raises_favor_by_three_before_turn_one() -> None:
    state = table(orientations="standard", favor="akane sorai, kuroki tsuge, murafuji midorino")
    wait_for(state, "sorai cool")
    play(state, "reveal sorai 1")
    events = decide(state, "warm akane")
    assert rules(events, "favor") == ["YK-8.12"]
    assert between(state, "akane sorai") == "favor 5"


@rule("YK-8.12")
def test_momozono_is_cool_too() -> None:
    state = table(seats=5, orientations="standard")
    wait_for(state, "momozono cool")
    play(state, "reveal momozono 1")
    decide(state, "warm haila")
    assert between(state, "haila momozono") == "favor 3"


@rule("YK-8.13")
@pytest.mark.parametrize("target", ["murafuji", "midorino"])
def test_passive_rises_by_one_at_once_before_her_answer(target: str) -> None:
    state = standard(f"tsuge {target} favor 2", to_act="tsuge")
    events = decide(state, f"confess {target}")
    assert question(state) == f"{target} answer"
    assert between(state, f"tsuge {target}") == "favor 3"
    assert rules(events, "favor") == ["YK-8.13"]
    said_yes = state.copy()
    decide(said_yes, "yes")
    assert between(said_yes, f"tsuge {target}") == "couple favor 3"
    dice(state, 4)
    decide(state, "no")
    assert between(state, f"tsuge {target}") == "favor 4"  # and again


@rule("YK-8.13")
def test_not_while_it_is_only_declared_and_not_when_she_confesses() -> None:
    state = standard(to_act="tsuge")
    play(state, "B pass", "C pass", "A pass", "A confess murafuji")
    assert between(state, "tsuge murafuji") == "-"
    state = standard(to_act="murafuji")
    decide(state, "confess tsuge")
    assert between(state, "tsuge murafuji") == "-"


@rule("YK-8.14")
@pytest.mark.parametrize(
    ("target", "favor", "after"), [("midorino", 0, 3), ("midorino", 1, 2), ("tsuge", 0, 1)]
)
def test_shy_approached_at_favor_zero(target: str, favor: int, after: int) -> None:
    state = standard(f"akane {target} favor {favor}")
    events = decide(state, f"approach {target}")
    assert between(state, f"akane {target}") == f"favor {after}"
    assert rules(events, "favor") == ["YK-8.14" if after == 3 else "YK-5.1"]


@rule("YK-8.14")
def test_not_when_she_approaches() -> None:
    state = standard(to_act="shirakaba")
    decide(state, "approach kuroki")
    assert between(state, "shirakaba kuroki") == "favor 1"


def votes(events: list[Event]) -> tuple[object, object]:
    told = facts(events, "vote-result")[0]
    return told["agree"], told["disagree"]


@rule("YK-8.15")
def test_a_friendly_vote_counts_three_times() -> None:
    state = standard()
    decide(state, "love kuroki sorai")
    events = decide(state, "no", "yes", "no", "no")  # shirakaba, tsuge, murafuji, midorino
    assert votes(events) == (1 + 3, 1 + 3 + 1)
    assert rules(events, "voted") == ["YK-5.3", "YK-8.15", "YK-8.15", "YK-5.3"]


@rule("YK-8.15")
def test_the_actors_automatic_vote_too() -> None:
    state = standard(to_act="murafuji")
    events = decide(state, "love kuroki tsuge")
    assert facts(events, "voted") == [{"girl": "@yurikure-girl-murafuji", "agrees": "yes", "count": 3}]
    assert votes(decide(state, "no", "no", "no", "no")) == (3, 4)


@rule("YK-8.16")
@pytest.mark.parametrize(
    ("names", "seats", "charm"),
    [("akane sorai", 3, 0), ("akane kuroki", 3, 1), ("kuroki haila", 5, 2), ("haila momozono", 5, 2)],
)
@pytest.mark.parametrize("die", range(1, 7))
def test_cute_adds_one_to_the_kiss_for_each_girl(names: str, seats: int, charm: int, die: int) -> None:
    state = standard(f"{names} couple", to_act="sorai" if seats == 3 else "momozono", seats=seats)
    events = rest_of_turn(state, 5, die)
    assert facts(events, "kiss-die")[0]["sum"] == die + charm
    assert between(state, names) == ("sworn" if die + charm >= 4 else "couple")


@rule("YK-8.16")
@pytest.mark.parametrize(("die", "ending"), [(2, ""), (3, "fated")])
def test_cute_counts_for_a_sworn_couple_too(die: int, ending: str) -> None:
    state = standard("akane kuroki sworn", to_act="sorai")
    events = rest_of_turn(state, 5, die)
    assert facts(events, "kiss-die")[0]["sum"] == die + 1
    assert state.ending == ending


@rule("YK-8.17")
@pytest.mark.parametrize(
    ("names", "discomfort", "die", "after"),
    [
        ("akane kuroki", 3, 3, "-"),
        ("akane haila", 3, 3, "couple discomfort 4"),  # 3 - 2
        ("tsuge haila", 3, 3, "couple discomfort 4"),  # 3 - 1
        ("tsuge haila", 3, 1, "-"),  # 1 - 1
        ("tsuge haila", 3, 4, "couple discomfort 3"),  # 4 - 1
        ("tsuge haila", 1, 2, "couple discomfort 2"),  # 2 - 0: not below 0
        ("tsuge haila", 1, 3, "couple discomfort 1"),
        ("akane tsuge", 0, 1, "couple discomfort 1"),
        ("akane tsuge", 0, 2, "couple discomfort 1"),  # not 2 + 1
    ],
)
def test_attracted_counts_discomfort_lower_in_the_couples_phase(
    names: str, discomfort: int, die: int, after: str
) -> None:
    state = standard(f"{names} couple discomfort {discomfort}", to_act="momozono", seats=5)
    rest_of_turn(state, die, *[1] * (after != "-"))
    assert between(state, names) == after


@rule("YK-8.17")
def test_but_not_for_the_break_up_at_six_and_not_for_the_kiss() -> None:
    state = standard("tsuge haila couple discomfort 6", to_act="momozono", seats=5)
    events = rest_of_turn(state, 6)
    assert rules(events, "broke-up") == ["YK-6.2"]
    state = standard("akane tsuge couple discomfort 2", to_act="sorai")
    events = rest_of_turn(state, 5, 5)
    assert facts(events, "kiss-die")[0]["sum"] == 3
