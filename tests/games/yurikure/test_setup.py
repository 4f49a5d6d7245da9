"""YK-1 and YK-2: the girls, what lies between them, secret support, and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from madoi.core.chance import Seeded
from madoi.core.event import Event
from madoi.core.manual_chance import ChanceNeeded
from madoi.core.refusal import BadOption, Malformed, Refused
from madoi.core.viewer import EVERYTHING, SPECTATOR
from madoi.games.yurikure import GAME
from madoi.games.yurikure.rules.girls import circle_for
from madoi.games.yurikure.rules.state import YurikureState
from support.games.yurikure.positions import (
    NINE,
    ON_ALL_SEVEN,
    SEVEN,
    act,
    asked,
    between,
    controller,
    deal,
    decide,
    dice,
    facts,
    fill,
    girl,
    hand_in,
    lay,
    let_pass,
    new,
    pair,
    play,
    position,
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


def drawn(number: int, seats: int = 3, **options: str) -> YurikureState:
    state, _ = GAME.new(settings(seats, **options), Seeded(f"setup/{number}"))
    assert isinstance(state, YurikureState)
    return state


# YK-1 Terms


@rule("YK-1.1")
@pytest.mark.parametrize(("seats", "names"), [(3, SEVEN), (4, SEVEN), (5, NINE)])
def test_these_are_the_girls(seats: int, names: str) -> None:
    assert seen(drawn(0, seats), SPECTATOR, "girls") == names.split()


@rule("YK-1.1")
def test_haila_and_momozono_come_only_with_five_players() -> None:
    assert refusal(deal(4, virtual="A"), "A support akane haila").rule == "YK-2.1"
    play(deal(5, virtual="A"), "A support akane haila", "B support haila momozono")
    for procedure in ("competition", "open"):
        state = stage(procedure=procedure)
        for text in ("reveal haila 1", "approach momozono", "confess haila", "love kuroki haila"):
            assert refusal(state, f"B {text}").rule == "YK-2.1"


@rule("YK-1.2")
@pytest.mark.parametrize(("seats", "pairs"), [(3, 21), (4, 21), (5, 36)])
def test_a_pair_is_two_different_girls_in_any_order(seats: int, pairs: int) -> None:
    circle = circle_for(seats)
    made = {circle.pair(one, other) for one in range(circle.girls) for other in range(one)}
    assert made == set(range(pairs))
    assert len(drawn(0, seats).legal(0)) == pairs
    for one in range(circle.girls):
        for other in range(one):
            assert circle.pair(one, other) == circle.pair(other, one)
            pair = circle.pair(one, other)
            assert (circle.first[pair], circle.second[pair]) == (other, one)
    assert act("support kuroki akane") == act("support akane kuroki")
    with pytest.raises(Malformed):
        act("support akane akane")


@rule("YK-1.3")
def test_favor_and_discomfort_are_counted_apart() -> None:
    state = stage("akane kuroki couple favor 4")
    decide(state, "approach shirakaba")
    assert between(state, "akane kuroki") == "couple favor 4 discomfort 1"


@rule("YK-1.3")
def test_favor_stays_at_six() -> None:
    state = stage("akane kuroki favor 6")
    decide(state, "approach kuroki")
    assert between(state, "akane kuroki") == "favor 6"


@rule("YK-1.3")
def test_favor_that_rises_by_more_stays_at_six_too() -> None:
    state = table(favor="sorai kuroki, akane tsuge, akane midorino", orientations="standard")
    lay(state, "sorai kuroki favor 4")
    wait_for(state, "sorai cool")
    play(state, "reveal sorai 1")
    decide(state, "warm kuroki")
    assert between(state, "sorai kuroki") == "favor 6"


@rule("YK-1.3")
def test_discomfort_stays_at_six() -> None:
    state = stage("akane kuroki couple discomfort 6")
    decide(state, "approach shirakaba")
    assert between(state, "akane kuroki") == "couple discomfort 6"


@rule("YK-1.3")
def test_nothing_falls_below_zero() -> None:
    state = stage("akane kuroki couple", to_act="sorai")
    rest_of_turn(state, 5, 1)
    state.audit()
    assert between(state, "akane kuroki") == "couple"


@rule("YK-1.4")
def test_a_couple_is_unsworn_until_a_kiss_succeeds_and_again_when_one_fails() -> None:
    state = stage("kuroki tsuge favor 3")
    decide(state, "nothing", "nothing", "confess tsuge", "yes")
    assert between(state, "kuroki tsuge") == "couple favor 3"
    assert seen(state, SPECTATOR, "relations") == [
        {"pair": ["kuroki", "tsuge"], "favor": 3, "discomfort": 0, "couple": True, "sworn": False}
    ]
    rest_of_turn(state, 5, 1)
    assert between(state, "kuroki tsuge") == "sworn favor 3"
    assert seen(state, SPECTATOR, "relations") == [
        {"pair": ["kuroki", "tsuge"], "favor": 3, "discomfort": 0, "couple": True, "sworn": True}
    ]
    unlucky = stage("kuroki tsuge sworn", to_act="sorai")
    rest_of_turn(unlucky, 5, 3)
    assert between(unlucky, "kuroki tsuge") == "couple"


@rule("YK-1.5")
def test_setup_support_and_extra_support_are_kept_apart() -> None:
    fresh = table()
    assert (sum(fresh.sheets[0].setup), sum(fresh.sheets[0].extra)) == (15, 0)
    state = stage("", to_act="sorai")
    state.turn = 3
    rest_of_turn(state)
    for player in "ABC":
        hand_in(state, player, "akane shirakaba 1")
    sheet = state.sheets[0]
    where = pair(state, "akane shirakaba")
    assert (sheet.setup[where], sheet.extra[where], sheet.total(where)) == (5, 1, 6)
    sheets = seen(state, 0, "sheets")
    assert isinstance(sheets, list)
    assert {"pair": ["akane", "shirakaba"], "setup": 5, "extra": 1} in sheets[0]["support"]


@rule("YK-1.6")
def test_control_is_the_support_of_both_kinds_on_every_pair_with_her() -> None:
    state = position(sheets=("akane shirakaba 5+2, shirakaba kuroki 4, tsuge sorai 0+1",))
    own = {name: state.control.own[0][girl(name)] for name in SEVEN.split()}
    assert own == {
        "akane": 7,
        "shirakaba": 11,
        "kuroki": 4,
        "tsuge": 1,
        "murafuji": 0,
        "midorino": 0,
        "sorai": 1,
    }
    assert seen(state, 0, "sheets")[0]["control"] == own  # type: ignore[index]


@rule("YK-1.6")
def test_control_of_sheets_that_were_handed_in() -> None:
    state = table(
        "akane shirakaba 3, shirakaba kuroki 2, tsuge murafuji 5, murafuji midorino 4, sorai tsuge 1"
    )
    assert state.control.own[0] == [3, 5, 2, 6, 9, 4, 1]
    state.audit()


@rule("YK-1.7")
def test_what_is_revealed_never_falls() -> None:
    state = table()
    play(state, "A reveal akane 3")
    assert refusal(state, "B reveal akane 2").rule == "YK-4.2"
    decide(state, "nothing")
    rest_of_turn(state, 5)
    assert state.turn == 2
    assert state.control.revealed == [[3, 0, 0, 0, 0, 0, 0], [0] * 7, [0] * 7]
    play(state, "B reveal akane 4", "C pass")
    assert refusal(state, "A reveal akane 2").rule == "YK-4.2"
    assert state.control.revealed[0][girl("akane")] == 3
    state.audit()


@rule("YK-1.8")
def test_who_has_revealed_most_controls_her() -> None:
    state = position(revealed=("akane 2, sorai 1", "akane 5", "akane 1, sorai 7"))
    assert [controller(state, name) for name in ("akane", "sorai", "kuroki")] == ["B", "C", ""]
    assert state.control.highest(girl("akane")) == 5
    assert state.control.highest(girl("kuroki")) == 0


@rule("YK-1.9")
def test_left_is_the_next_seat_and_right_the_one_before() -> None:
    state = position(sheets=("akane kuroki 5",), revealed=("akane 1",), seats=4)
    assert asked(state) == "B"  # left of A
    play(state, "pass", "pass", "pass", "pass")
    assert asked(state) == "A"
    play(state, "nothing")
    assert asked(state) == "D"  # right of A


@rule("YK-1.10")
def test_a_die_has_six_faces() -> None:
    state = stage("akane kuroki couple", to_act="sorai")
    dice(state)
    with pytest.raises(ChanceNeeded) as missing:
        let_pass(state)
    assert missing.value.choices == [1, 2, 3, 4, 5, 6]
    for face in (0, 7):
        state = stage("akane kuroki couple", to_act="sorai")
        dice(state, face)
        with pytest.raises(Refused):
            let_pass(state)
    chance = Seeded("die")
    assert {chance.die("yurikure-chance-kiss") for _ in range(200)} == {1, 2, 3, 4, 5, 6}


# YK-2 Setup


@rule("YK-2.1")
@pytest.mark.parametrize(("seats", "girls"), [(3, 7), (4, 7), (5, 9)])
def test_three_or_four_play_with_seven_girls_and_five_with_nine(seats: int, girls: int) -> None:
    state = drawn(0, seats)
    assert len(state.order) == girls == state.settings.circle.girls
    assert len(state.sheets) == seats


@rule("YK-2.1")
@pytest.mark.parametrize("seats", [0, 1, 2, 6, 7])
def test_nobody_else_can_play(seats: int) -> None:
    with pytest.raises(BadOption) as refused:
        settings(seats)
    assert refused.value.refusal.code == "seats-wrong"
    assert refused.value.refusal.facts["allowed"] == [3, 4, 5]


@rule("YK-2.2")
def test_one_random_pair_starts_as_an_unsworn_couple() -> None:
    state = deal(couple="sorai tsuge")
    assert between(state, "tsuge sorai") == "couple"
    assert state.relations.couples() == [pair(state, "tsuge sorai")]
    assert seen(state, SPECTATOR, "setup_couple") == ["tsuge", "sorai"]
    couples = Counter(drawn(number).setup_couple for number in range(1050))
    assert set(couples) == set(range(21))
    assert all(25 <= times <= 80 for times in couples.values())


@rule("YK-2.3")
def test_one_pair_starts_at_favor_two_and_two_at_favor_one() -> None:
    state = deal(favor="akane kuroki, kuroki sorai, tsuge sorai")
    assert between(state, "akane kuroki") == "favor 2"
    assert between(state, "kuroki sorai") == "favor 1"
    assert between(state, "tsuge sorai") == "favor 1"
    assert sum(state.relations.favor) == 4


@rule("YK-2.3")
def test_they_are_three_different_pairs_and_girls_may_recur() -> None:
    wanted = settings()
    for favor in (
        "akane kuroki, akane kuroki, tsuge sorai",
        "akane kuroki, tsuge sorai, akane kuroki",
        "tsuge sorai, akane kuroki, akane kuroki",
    ):
        with pytest.raises(Refused):
            new(wanted, setup_results(wanted, favor=favor))
    recurring = deal(favor="akane kuroki, akane sorai, akane tsuge")
    assert sorted(recurring.relations.favor) == [0] * 18 + [1, 1, 2]


@rule("YK-2.3")
def test_the_setup_couple_may_be_any_of_them() -> None:
    for number, favor in enumerate(
        (
            "akane kuroki, tsuge sorai, shirakaba sorai",
            "tsuge sorai, akane kuroki, shirakaba sorai",
            "tsuge sorai, shirakaba sorai, akane kuroki",
        )
    ):
        state = deal(couple="akane kuroki", favor=favor)
        assert between(state, "akane kuroki") == ("couple favor 2" if number == 0 else "couple favor 1")


@rule("YK-2.3")
def test_every_pair_gets_favor_about_equally_often() -> None:
    twos = Counter(drawn(number).relations.favor.index(2) for number in range(1050))
    assert set(twos) == set(range(21))
    assert all(25 <= times <= 80 for times in twos.values())


@rule("YK-2.4")
def test_the_action_order_is_a_random_permutation() -> None:
    order = "sorai akane tsuge shirakaba midorino kuroki murafuji"
    assert seen(deal(order=order), SPECTATOR, "order") == order.split()
    wanted = settings()
    with pytest.raises(Refused):
        new(wanted, setup_results(wanted, order="sorai sorai tsuge shirakaba midorino kuroki murafuji"))
    firsts = Counter(drawn(number).order[0] for number in range(700))
    assert all(70 <= firsts[one] <= 130 for one in range(7))
    assert any(drawn(number).order != sorted(drawn(number).order) for number in range(3))


@rule("YK-2.4")
def test_the_order_is_fixed_for_the_game() -> None:
    order = "sorai akane tsuge shirakaba midorino kuroki murafuji"
    state = table(order=order)
    for _ in range(2):
        acted = []
        turn = state.turn
        dice(state, 5, *[5] * turn)
        while state.turn == turn:
            acted.append(question(state))
            let_pass(state)
        assert acted == [f"{name} action" for name in order.split()]


@rule("YK-2.5")
def test_everybody_gives_one_to_five_each_once() -> None:
    state = deal()
    assert asked(state) == "ABC"
    hand_in(state, "A", ON_ALL_SEVEN)
    assert asked(state) == "BC"
    hand_in(state, "C", ON_ALL_SEVEN)
    assert state.sheets[0].setup == [0] * 21  # it counts when all have handed in
    hand_in(state, "B", ON_ALL_SEVEN)
    where = [pair(state, names) for names in ("akane shirakaba", "kuroki tsuge", "murafuji midorino")]
    assert [state.sheets[0].setup[number] for number in where] == [5, 4, 3]
    assert sorted(state.sheets[0].setup) == [0] * 16 + [1, 2, 3, 4, 5]
    assert state.sheets[0].extra == [0] * 21
    assert question(state) == "akane action"


@rule("YK-2.5")
def test_not_fewer_and_not_more() -> None:
    state = deal()
    play(state, "A support akane kuroki")
    assert refusal(state, "A hand-in").rule == "YK-2.5"
    play(state, *[f"A support akane {name}" for name in ("shirakaba", "tsuge", "murafuji")])
    assert refusal(state, "A hand-in").facts["count"] == 1
    play(state, "A support akane midorino")
    assert refusal(state, "A support akane sorai").code == "yurikure-sheet-full"
    play(state, "A hand-in")


@rule("YK-2.5")
def test_five_different_pairs_in_the_standard_rule() -> None:
    state = deal()
    play(state, "A support akane kuroki")
    refused = refusal(state, "A support kuroki akane")
    assert (refused.code, refused.rule) == ("yurikure-sheet-same-pair", "YK-2.5")


@rule("YK-2.5")
def test_with_advanced_support_a_pair_may_take_several() -> None:
    state = deal(advanced_support="yes")
    play(state, *["A support akane kuroki"] * 5, "A hand-in")
    for player in "BC":
        hand_in(state, player, ON_ALL_SEVEN)
    assert state.sheets[0].setup[pair(state, "akane kuroki")] == 15
    assert state.control.own[0][girl("akane")] == 15


@rule("YK-2.5")
def test_one_may_begin_again_until_the_sheet_is_handed_in() -> None:
    state = deal()
    assert refusal(state, "A clear").code == "yurikure-sheet-empty"
    fill(state, "A", ON_ALL_SEVEN)
    play(state, "A clear", "A support sorai tsuge")
    assert state.sheets[0].draft == [pair(state, "sorai tsuge")]
    play(state, "A clear")
    hand_in(state, "A", ON_ALL_SEVEN)
    for text in ("A clear", "A support sorai tsuge", "A hand-in"):
        assert refusal(state, text).rule == "YK-2.5"


@rule("YK-2.5")
def test_who_has_handed_in_is_public_and_what_is_not() -> None:
    state = deal()
    fill(state, "A", ON_ALL_SEVEN)
    for viewer in (1, SPECTATOR):
        assert seen(state, viewer, "handed_in") == [False, False, False]
    events = play(state, "A hand-in")
    for viewer in (1, SPECTATOR):
        assert seen(state, viewer, "handed_in") == [True, False, False]
        assert seen(state, viewer, "sheets")[0] is None  # type: ignore[index]
        assert [event.face(viewer) for event in events if event.told_to(viewer)] == [{"seat": 0}]


@rule("YK-2.5")
def test_the_setup_is_public_before_support_is_given() -> None:
    wanted = settings()
    state, events = new(wanted, setup_results(wanted, virtual="B"))
    assert asked(state) == "ABC"
    assert rules(events, "setup-couple") == ["YK-2.2"]
    assert rules(events, "setup-favor") == ["YK-2.3"] * 3
    assert rules(events, "order") == ["YK-2.4"]
    assert rules(events, "virtual") == ["YK-2.6"]
    assert all(event.told_to(SPECTATOR) for event in events)


@rule("YK-2.6")
def test_a_random_player_is_the_virtual_controller_in_the_competition_procedure() -> None:
    wanted = settings(4)
    state, events = new(wanted, setup_results(wanted, virtual="D"))
    assert seen(state, SPECTATOR, "virtual_controller") == 3
    assert facts(events, "virtual") == [{"seat": 3}]
    for player in "ABCD":
        hand_in(state, player, ON_ALL_SEVEN)
    assert asked(state) == "A"  # left of D
    who = Counter(drawn(number, 4).virtual for number in range(400))
    assert all(70 <= who[seat] <= 130 for seat in range(4))


@rule("YK-2.6")
def test_only_for_as_long_as_nobody_has_revealed_anything() -> None:
    state = table(virtual="C")
    play(state, "A reveal akane 1")
    decide(state, "nothing")
    assert asked(state) == "B"  # shirakaba is nobody's: left of A, who controls akane, not left of C


@rule("YK-2.6")
def test_there_is_none_in_the_open_procedure() -> None:
    wanted = settings(procedure="open")
    state, events = new(wanted, setup_results(wanted))  # and chance is not asked for one
    assert seen(state, SPECTATOR, "virtual_controller") == -1
    assert facts(events, "virtual") == []


def told(events: list[Event], viewer: int) -> list[str]:
    return [event.kind for event in events if event.told_to(viewer)]


@rule("YK-2.7")
def test_support_is_secret_from_everyone_else() -> None:
    state = deal()
    events = play(state, "B support akane kuroki", "B clear", "B support sorai tsuge")
    assert told(events, 1) == ["yurikure-supported", "yurikure-cleared", "yurikure-supported"]
    assert told(events, EVERYTHING) == told(events, 1)
    for viewer in (0, 2, SPECTATOR):
        assert told(events, viewer) == []
    playing = table()
    for viewer in (0, 1, 2, SPECTATOR):
        sheets = seen(playing, viewer, "sheets")
        assert isinstance(sheets, list)
        assert [seat for seat in range(3) if sheets[seat] is not None] == ([viewer] if viewer >= 0 else [])


@rule("YK-2.7")
def test_it_is_all_public_when_the_game_ends() -> None:
    state = stage("akane kuroki sworn favor 3", to_act="sorai")
    events = rest_of_turn(state, 5, 1)
    assert state.ending == "fated"
    opened = facts(events, "sheet-opened")
    assert [fact["seat"] for fact in opened] == [0, 1, 2]
    assert rules(events, "sheet-opened") == ["YK-2.7"] * 3
    for viewer in (0, 1, SPECTATOR):
        sheets = seen(state, viewer, "sheets")
        assert isinstance(sheets, list)
        assert None not in sheets
        assert sheets[0]["support"] == [
            {"pair": ["akane", "shirakaba"], "setup": 5, "extra": 0},
            {"pair": ["akane", "sorai"], "setup": 2, "extra": 0},
            {"pair": ["kuroki", "tsuge"], "setup": 4, "extra": 0},
            {"pair": ["kuroki", "sorai"], "setup": 1, "extra": 0},
            {"pair": ["murafuji", "midorino"], "setup": 3, "extra": 0},
        ]
