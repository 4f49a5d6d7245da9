"""LY-4: what can and cannot be done, arithmetic, and the processes that cut in anywhere."""

from __future__ import annotations

import pytest

from support.games.lily.plain_cards import Story, event, girl, potential

rule = pytest.mark.rule

FIVE = "dull1 dull2 dull3 dull4 dull5"


def acting(id: str, effects: str, name: str = "clara", numbers: str = "1 30 10", **more: str) -> str:
    """A girl who can do this once a turn."""
    return girl(id, name, numbers, f'type = "activated", once = true, do = [{effects}]', **more)


# LY-4.1: "cannot" beats "can".


@rule("LY-4.1")
def test_who_may_and_may_not_attack_may_not() -> None:
    """A range is granted, attacking is forbidden."""
    torn = girl(
        "torn",
        "clara",
        "1 30 10",
        'type = "continuous", gives = [{ grant = "range-1-3", on = "self" }, { grant = "no-attack", on = "self" }]',
    )
    duel = Story(torn).meet().stand(0, lf="torn")
    refusal = duel.refused(0, "attack lf cf")
    assert (refusal.code, refusal.rule) == ("lily-cannot-attack", "LY-4.1")


@rule("LY-4.1")
def test_who_cannot_move_is_not_swapped_either() -> None:
    stone = girl(
        "stone", "clara", "1 30 10", 'type = "continuous", gives = [{ grant = "no-move", on = "self" }]'
    )
    duel = Story(stone).meet().stand(0, lf="stone")
    assert duel.refused(0, "move lf lb").rule == "LY-4.1"
    assert duel.refused(0, "move cf lf").code == "lily-cannot-move"
    duel.say(0, "move cf rf")


@rule("LY-4.1")
def test_no_skill_moves_or_swaps_her() -> None:
    stone = girl(
        "stone", "clara", "1 30 10", 'type = "continuous", gives = [{ grant = "no-move", on = "self" }]'
    )
    push = acting("push", '{ move = { pick = "allies", other = true }, to = "adjacent" }', "diana")
    duel = Story(stone, push).meet().stand(0, lf="stone", rb="push")
    duel.say(0, "skill rb 1")  # only Anna can be moved, so nothing is asked about whom
    assert duel.asked() == ("area", 0)
    assert duel.legal(0) == ["to rf", "to cb"]  # and not onto the stone


@rule("LY-4.1")
def test_who_cannot_be_attacked_is_spared_by_wide_attacks_too() -> None:
    ghost = girl(
        "ghost", "clara", "1 30 10", 'type = "continuous", gives = [{ grant = "no-target", on = "self" }]'
    )
    fan = girl("fan", "helga", "5 80 10", 'type = "continuous", gives = [{ grant = "wide", on = "self" }]')
    duel = Story(ghost, fan).stand(0, cf="fan!").stand(1, cf="e1!", lf="ghost")
    refusal = duel.refused(0, "attack cf lf cf")
    assert (refusal.code, refusal.rule) == ("lily-cannot-be-attacked", "LY-4.1")
    duel.say(0, "attack cf cf lf")
    assert duel.sees()["battle"]["targets"] == ["cf"]


@rule("LY-4.1")
def test_who_cannot_be_defeated_is_not() -> None:
    """Neither by a stronger attacker nor by a skill."""
    rock = girl(
        "rock", "diana", "1 30 10", 'type = "continuous", gives = [{ grant = "no-defeat", on = "self" }]'
    )
    smite = acting("smite", '{ defeat = { all = "enemies", leader = false } }')
    duel = Story(rock, smite).meet().stand(0, lf="smite").stand(1, lf="rock", rf="g1")
    duel.say(0, "skill lf 1")
    assert set(duel.fields(1)) == {"cf", "lf"}
    duel.clash("attack cf lf")
    assert duel.sums() == (60, [40])
    assert not duel.empty(1, "lf")


# LY-4.2: what cannot be done is skipped; "if you did so".


@rule("LY-4.2")
def test_what_cannot_be_done_is_skipped_and_the_rest_goes_on() -> None:
    """No face-down coupling card to turn up, nobody to activate: the player draws all the same."""
    busy = acting("busy", '{ turn-up = 1 }, { activate = { all = "allies" } }, { draw = 1 }')
    duel = Story(busy).meet().stand(0, lf="busy").couple(0, "d1").top(0, "x30")
    duel.say(0, "skill lf 1")
    assert duel.in_hand(0) == ["x30"]


@rule("LY-4.2")
@pytest.mark.parametrize(("down", "hand"), [("-d1", ["x30"]), ("d1", [])])
def test_after_if_you_did_so_the_rest_is_skipped_too(down: str, hand: list[str]) -> None:
    busy = acting(
        "busy", '{ partner = "sideways", whose = "opponent" }, { turn-up = 1 }, { so = [{ draw = 1 }] }'
    )
    duel = Story(busy).meet().stand(0, lf="busy").couple(0, down).top(0, "x30")
    duel.say(0, "skill lf 1")
    assert duel.in_hand(0) == hand
    assert duel.partner_lies(1) == "sideways"


@rule("LY-4.2")
@pytest.mark.parametrize(("answer", "hand"), [("yes", 2), ("no", 0)])
def test_declining_is_not_doing_so(answer: str, hand: int) -> None:
    shy = acting("shy", '{ may = [{ draw = 1 }] }, { so = [{ draw = 1 }] }, { power = 10, on = "self" }')
    duel = Story(shy).meet().stand(0, lf="shy")
    duel.say(0, "skill lf 1")
    assert duel.asked() == ("may", 0)
    duel.say(0, answer)
    assert len(duel.in_hand(0)) == hand
    assert duel.power(0, "lf") == 40  # what stands outside is done in any case


@rule("LY-4.2")
def test_part_of_what_was_wanted_is_done() -> None:
    """Two are to be turned up, one lies face down: that one is turned, and it was done so."""
    busy = acting("busy", "{ turn-up = 2 }, { so = [{ draw = 1 }] }")
    duel = Story(busy).meet().stand(0, lf="busy").couple(0, "-d1 c1").top(0, "x30")
    duel.say(0, "skill lf 1")
    assert duel.in_coupling(0) == ["d1", "c1"]
    assert duel.in_hand(0) == ["x30"]


@rule("LY-4.2")
def test_what_would_do_nothing_at_all_is_no_choice() -> None:
    busy = acting("busy", "{ turn-up = 1 }")
    duel = Story(busy).meet().stand(0, lf="busy").couple(0, "d1")
    refusal = duel.refused(0, "skill lf 1")
    assert (refusal.code, refusal.rule) == ("lily-nothing-to-do", "LY-4.2")


@rule("LY-4.2")
def test_a_hidden_choice_that_cannot_be_made_shows_nothing() -> None:
    """Nothing in the hand fits; the question is put all the same, and "pass" is the only answer."""
    pick = acting(
        "pick", '{ put = { pick = "hand", kind = "event" }, to = "trash" }, { so = [{ draw = 1 }] }'
    )
    looks = []
    for hand in ("x10 quiet", "x10 x20"):
        duel = Story(pick).meet().stand(0, lf="pick").hand(0, hand)
        duel.say(0, "skill lf 1")
        assert duel.asked() == ("card", 0)
        assert duel.legal(0) == (["take quiet"] if "quiet" in hand else ["pass"])
        looks.append(duel.looks(1))
    assert looks[0] == looks[1]
    duel.say(0, "pass")
    assert duel.in_hand(0) == ["x10", "x20"]


# LY-4.3: a state that holds already cannot be applied again.


@rule("LY-4.3")
def test_who_is_inactive_cannot_be_made_inactive() -> None:
    hush = acting("hush", '{ deactivate = { pick = "enemies" } }, { so = [{ draw = 1 }] }')
    duel = Story(hush).stand(0, cf="a1!", lf="hush").stand(1, cf="e1!", lf="d1-").top(0, "x30")
    duel.say(0, "skill lf 1")  # the active one is the only choice
    assert duel.fields(1) == {"cf": "e1-", "lf": "d1-"}
    duel = Story(hush).stand(0, cf="a1!", lf="hush").stand(1, cf="e1!-", lf="d1-")
    assert duel.refused(0, "skill lf 1").rule == "LY-4.2"


@rule("LY-4.3")
def test_nor_as_a_cost() -> None:
    act = girl("act", "clara", "1 30 10", 'type = "activated", cost = { action = true }, do = [{ draw = 1 }]')
    duel = Story(act).meet().stand(0, lf="act-")
    assert duel.refused(0, "skill lf 1").code == "lily-cost"
    duel = Story(act).meet().stand(0, lf="act")
    duel.say(0, "skill lf 1")
    assert duel.refused(0, "skill lf 1").rule == "LY-9.4"


@rule("LY-4.3")
def test_nor_can_an_active_one_be_activated() -> None:
    wake = acting("wake", '{ activate = { pick = "allies" } }')
    duel = Story(wake).stand(0, cf="a1!", lf="wake").stand(1, cf="e1!")
    assert duel.refused(0, "skill lf 1").code == "lily-nothing-to-do"
    duel = Story(wake).stand(0, cf="a1!-", lf="wake").stand(1, cf="e1!")
    duel.say(0, "skill lf 1")
    assert duel.fields(0) == {"cf": "a1", "lf": "wake"}


@rule("LY-4.3")
@pytest.mark.parametrize(
    ("lies", "to", "after"),
    [
        ("upright", "sideways", "sideways"),
        ("upright", "face-down", "face-down"),
        ("upright", "upright", None),
        ("upright", "face-up", None),
        ("sideways", "upright", "upright"),
        ("sideways", "sideways", None),
        ("sideways", "face-down", "face-down"),
        ("face-down", "upright", None),
        ("face-down", "sideways", None),
        ("face-down", "face-down", None),
        ("face-down", "face-up", "upright"),
    ],
)
def test_the_partner_turns_only_into_another_state(lies: str, to: str, after: str | None) -> None:
    turn = acting("turn", f'{{ partner = "{to}" }}, {{ so = [{{ draw = 1 }}] }}')
    duel = Story(turn).meet().stand(0, lf="turn").partner(0, "b1", lies)
    if after is None:
        assert duel.refused(0, "skill lf 1").code == "lily-nothing-to-do"
    else:
        duel.say(0, "skill lf 1")
        assert duel.partner_lies(0) == after
        assert len(duel.in_hand(0)) == 1


@rule("LY-4.3")
def test_a_face_down_coupling_card_cannot_be_turned_down() -> None:
    duel = Story(acting("dim", "{ turn-down = 1 }")).meet().stand(0, lf="dim").couple(0, "-c1 d1 -x10")
    duel.say(0, "skill lf 1")
    assert duel.in_coupling(0) == ["-c1", "-d1", "-x10"]


# LY-4.4: the turn player first.


@rule("LY-4.4")
@pytest.mark.parametrize("mover", [0, 1])
def test_when_both_draw_the_turn_player_draws_first(mover: int) -> None:
    feast = event("feast", 'when = "you turn-end", do = [{ draw = 1, who = "both" }]')
    duel = Story(feast).meet().event("feast", 0).phase(mover, "action")
    duel.say(mover, "end")
    assert [facts["seat"] for facts in duel.told("drew")][:2] == [mover, 1 - mover]


@rule("LY-4.4")
@pytest.mark.parametrize("mover", [0, 1])
def test_both_keep_one_of_two_the_turn_player_first(mover: int) -> None:
    """The sisters who let namesakes stand are gone on both sides at once."""
    axe = acting("axe", '{ defeat = { all = "characters", level-least = 5 } }', "diana")
    duel = Story(TOGETHER, axe).stand(mover, lb="axe")
    for seat in (0, 1):
        duel.stand(seat, cf="a1!" if seat == 0 else "e1!", lf="c1", rf="c2", cb="sister")
    duel.phase(mover, "action").say(mover, "skill lb 1")
    assert duel.asked() == ("keep", mover)
    duel.say(mover, "keep lf")
    assert duel.asked() == ("keep", 1 - mover)
    duel.say(1 - mover, "keep rf")
    assert duel.asked() == ("act", mover)
    assert set(duel.fields(mover)) == {"lf", "cf", "lb"}
    assert set(duel.fields(1 - mover)) == {"rf", "cf"}


# LY-4.5: numbers.


@rule("LY-4.5")
@pytest.mark.parametrize("order", ["{ power = 10 }, { times = 2 }", "{ times = 2 }, { power = 10 }"])
def test_multiply_first_then_add_in_whatever_order_it_came(order: str) -> None:
    duel = Story(acting("sum", order)).meet().stand(0, lf="sum")
    duel.say(0, "skill lf 1")
    assert duel.power(0, "lf") == 30 * 2 + 10


@rule("LY-4.5")
def test_two_factors_multiply_each_other() -> None:
    duel = Story(acting("sum", "{ times = 2 }, { power = -10 }, { times = 3 }")).meet().stand(0, lf="sum")
    duel.say(0, "skill lf 1")
    assert duel.power(0, "lf") == 30 * 2 * 3 - 10


@rule("LY-4.5")
def test_what_continuous_skills_add_is_not_multiplied() -> None:
    glow = girl(
        "glow", "diana", "1 30 10", 'type = "continuous", gives = [{ power = 10, on = { all = "allies" } }]'
    )
    duel = Story(acting("sum", "{ times = 2 }"), glow).meet().stand(0, lf="sum", rf="glow")
    duel.say(0, "skill lf 1")
    assert duel.power(0, "lf") == 30 * 2 + 10


@rule("LY-4.5")
def test_in_a_battle_power_is_multiplied_skills_then_support_are_added() -> None:
    """Power 30 doubled, 10 more by a skill, support 20: 90; critical doubles the 70, not the 20."""
    duel = Story(acting("sum", "{ power = 10 }, { times = 2 }")).meet().stand(0, lf="sum").hand(0, "c5")
    duel.say(0, "skill lf 1")
    duel.clash("attack lf cf", "x20", "x30", critical="c5")
    assert duel.sums() == (90, [80])
    assert duel.told("critical")[-1]["number"] == 2 * 70 + 20


@rule("LY-4.5")
def test_in_a_sange_counter_too() -> None:
    """The partner's 50 is doubled before what a skill adds; a critical doubles the outcome of both."""
    wind = potential(
        "wind", 'when = "leader attacked", do = [{ power = -20, on = "attacker", until = "battle" }]'
    )
    duel = Story(wind).meet().potentials(0, "wind").hand(1, "f2").supports("x10", "x20")
    duel.say(0, "attack cf cf")
    duel.say(1, "counter")
    duel.say(0, "yes")  # Anna, now attacked, weakens the partner
    duel.fight(critical="f2")
    assert duel.sums() == (50 * 2 - 20 + 20, [60])
    assert duel.told("critical")[-1]["number"] == (50 * 2 - 20) * 2 + 20


# LY-4.6: same-name allies.

TOGETHER = girl(
    "sister",
    "helga",
    "5 80 10",
    'type = "continuous", gives = [{ grant = "twins", on = { all = "allies" } }]',
)


@rule("LY-4.6")
def test_of_allies_with_the_same_name_the_owner_keeps_one() -> None:
    duel = Story().stand(0, cf="a1!", lf="c1", rb="c1 c2", lb="c3").stand(1, cf="e1!").phase(0, "action")
    duel.settle()
    assert duel.asked() == ("keep", 0)
    assert sorted(duel.legal(0)) == ["keep lb", "keep lf", "keep rb"]
    assert duel.refused(0, "keep cf").code == "lily-not-among"
    duel.say(0, "keep rb")
    assert set(duel.fields(0)) == {"cf", "rb"}
    assert sorted(duel.in_trash(0)) == ["c1", "c3"]
    assert {facts["rule"] for facts in duel.told("namesake-left")} == {"LY-4.6"}
    assert duel.asked() == ("act", 0)


@rule("LY-4.6")
def test_the_rest_go_with_the_cards_below_and_are_not_defeated() -> None:
    mourn = girl("mourn", "clara", "2 40 10", 'type = "auto", when = "self defeated", do = [{ draw = 1 }]')
    duel = Story(mourn).stand(0, cf="a1!", lf="c3", rb="c1 mourn").stand(1, cf="e1!").phase(0, "action")
    duel.settle()
    duel.say(0, "keep lf")
    assert sorted(duel.in_trash(0)) == ["c1", "mourn"]
    assert duel.fired("mourn") == 0


@rule("LY-4.6")
def test_it_does_not_matter_on_which_field_the_other_stands() -> None:
    duel = Story().stand(0, cf="a1!", lf="c1").stand(1, cf="e1!", lf="c1")
    duel.settle()
    assert duel.asked() == ("act", 0)


@rule("LY-4.6")
def test_giving_up_ones_leader_loses() -> None:
    duel = Story().stand(0, cf="a1!", lf="a2").stand(1, cf="e1!")
    duel.settle()
    assert duel.state.default(0).text == "keep cf"
    duel.say(0, "keep lf")
    assert duel.result() == 1


@rule("LY-4.6")
def test_unless_a_skill_allows_it() -> None:
    duel = Story(TOGETHER).stand(0, cf="a1!", lf="c1", rf="c2", cb="sister").stand(1, cf="e1!")
    duel.settle()
    assert duel.asked() == ("act", 0)
    duel = Story(TOGETHER).stand(0, cf="a1!", lf="c1", rf="c2").stand(1, cf="e1!", cb="sister")
    duel.settle()  # the enemy's sister does not count
    assert duel.asked() == ("keep", 0)


@rule("LY-4.6")
def test_it_cuts_in_within_a_skill_when_what_allowed_it_goes() -> None:
    """First effect: the sister is defeated. Before the second is done the owner keeps one of the two."""
    axe = acting("axe", '{ defeat = { pick = "enemies", level-least = 5 } }, { draw = 1 }', "diana")
    duel = Story(TOGETHER, axe).stand(0, cf="a1!", lf="axe")
    duel.stand(1, cf="e1!", lf="c1", rf="c2", cb="sister").top(0, "x30")
    duel.say(0, "skill lf 1")
    assert duel.asked() == ("keep", 1)
    assert duel.in_hand(0) == []
    duel.say(1, "keep rf")
    assert duel.in_hand(0) == ["x30"]
    assert duel.in_trash(1) == ["sister", "c1"]


@rule("LY-4.6")
def test_namesakes_by_a_second_name() -> None:
    """Helga who is also called Clara: only those who share a name with the kept one, or are given up for her, go."""
    mask = girl("mask", "helga", "1 30 10", 'type = "special", gives = [{ also-named = "clara" }]')
    duel = Story(mask).stand(0, cf="a1!", lf="mask", rf="c1").stand(1, cf="e1!")
    duel.settle()
    assert sorted(duel.legal(0)) == ["keep lf", "keep rf"]
    duel = Story(mask).stand(0, cf="a1!", lf="mask", rf="c1", rb="h2").stand(1, cf="e1!")
    duel.settle()
    duel.say(0, "keep rb")  # Helga instead of the mask; Clara has no namesake then
    assert set(duel.fields(0)) == {"cf", "rf", "rb"}


# LY-4.7: nobody in front.


@rule("LY-4.7")
def test_nobody_in_front_all_of_the_back_step_forward_each_in_its_column() -> None:
    duel = Story().stand(0, lf="a1!", cf="c5").stand(1, rf="d1", lb="e1!-", rb="g1")
    duel.clash("attack cf rf")
    assert duel.fields(1) == {"lf": "e1-", "rf": "g1"}
    assert duel.told("closed-up")[-1]["rule"] == "LY-4.7"


@rule("LY-4.7")
def test_one_in_front_is_enough_to_stay_back() -> None:
    duel = Story().stand(0, cf="c5", lf="a1!").stand(1, cf="d1", rf="h1", lb="e1!", rb="g1")
    duel.clash("attack cf cf")
    assert duel.fields(1) == {"rf": "h1", "lb": "e1", "rb": "g1"}


@rule("LY-4.7")
def test_it_is_no_move_and_active_stays_active() -> None:
    dance = girl("dance", "clara", "1 30 10", 'type = "auto", when = "self moved", do = [{ draw = 1 }]')
    stone = girl(
        "stone", "greta", "1 30 10", 'type = "continuous", gives = [{ grant = "no-move", on = "self" }]'
    )
    duel = Story(dance, stone).stand(0, lb="dance", cf="a1!", rb="stone").stand(1, cf="e1!")
    duel.say(0, "move cf cb")
    assert duel.fields(0) == {"lf": "dance", "cf": "a1-", "rf": "stone"}
    assert duel.fired("dance") == 0
    assert [facts["card"] for facts in duel.told("moved")] == ["a1"]


@rule("LY-4.7")
def test_it_cuts_in_within_a_skill() -> None:
    """The one in front is returned; the second effect finds the others already in front."""
    gust = acting(
        "gust",
        '{ return = { pick = "enemies", row = "front" } }, { power = -10, on = { all = "enemies", row = "front" } }',
    )
    duel = Story(gust).stand(0, cf="a1!", lf="gust").stand(1, lf="d1", cb="e1!", rb="g1")
    duel.say(0, "skill lf 1")
    assert duel.fields(1) == {"cf": "e1", "rf": "g1"}
    assert (duel.power(1, "cf"), duel.power(1, "rf")) == (40, 20)


@rule("LY-4.7")
def test_the_leader_alone_steps_forward_after_every_step_back() -> None:
    duel = Story().stand(0, cf="a1!").stand(1, cf="e1!")
    duel.say(0, "move cf cb")
    assert duel.fields(0) == {"cf": "a1-"}


# LY-4.8: the coupling area.


@rule("LY-4.8")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", ["c2"]),
        ("c1", ["c1", "-c2"]),
        ("-c1", ["-c1", "c2"]),
        ("d1", ["d1", "c2"]),
        ("c1 -c3", ["c1", "-c3", "-c2"]),
        ("claraday", ["claraday", "-c2"]),
    ],
)
def test_beside_a_face_up_card_of_its_name_a_card_goes_face_down(before: str, after: list[str]) -> None:
    duel = Story().meet().couple(0, before).top(0, "c2").reveal(0)
    duel.say(0, "couple")
    assert duel.in_coupling(0) == after


@rule("LY-4.8")
def test_the_other_players_coupling_cards_do_not_matter() -> None:
    duel = Story().meet().couple(1, "c1").top(0, "c2").reveal(0)
    duel.say(0, "couple")
    assert duel.in_coupling(0) == ["c2"]


@rule("LY-4.8")
def test_also_when_a_skill_puts_it_there() -> None:
    pair = acting("pair", '{ put = { top = 2 }, to = "coupling" }')
    duel = Story(pair).meet().stand(0, lf="pair").top(0, "d1 d2")
    duel.say(0, "skill lf 1")
    assert duel.in_coupling(0) == ["d1", "-d2"]
    assert duel.told("coupled-down")[0]["rule"] == "LY-4.8"


@rule("LY-4.8")
def test_two_of_a_name_are_not_turned_face_up_beside_each_other() -> None:
    lamp = acting("lamp", "{ turn-up = 2 }")
    duel = Story(lamp).meet().stand(0, lf="lamp").couple(0, "d1 -d2 -x10 -g1 -g2")
    duel.say(0, "skill lf 1")
    assert sorted(duel.legal(0)) == ["take g1", "take g2", "take x10"]
    duel.say(0, "take g1")
    assert duel.legal(0) == ["take x10"]
    duel.say(0, "take x10")
    assert duel.in_coupling(0) == ["d1", "-d2", "x10", "g1", "-g2"]


# LY-4.9: an empty deck.


@rule("LY-4.9")
def test_an_empty_deck_is_made_anew_from_the_trash() -> None:
    duel = (
        Story(acting("reader", "{ draw = 1 }"))
        .meet()
        .stand(0, lf="reader")
        .trash(0, "x20 x30 c1")
        .only(0, "x10")
    )
    duel.say(0, "skill lf 1")
    assert (duel.in_trash(0), duel.deck_size(0)) == ([], 3)
    assert duel.told("refreshed") == [{"seat": 0, "number": 3, "rule": "LY-4.9"}]


@rule("LY-4.9")
def test_it_is_shuffled() -> None:
    """Whatever order the trash had, each of its cards may be drawn next."""
    drawn = set()
    for number in range(30):
        duel = Story(acting("reader", "{ draw = 2 }"), seed=f"shuffled/{number}")
        duel.meet().stand(0, lf="reader").trash(0, "x20 x30 c1").only(0, "x10")
        duel.say(0, "skill lf 1")
        drawn.add(tuple(duel.in_hand(0)))
    assert drawn == {("x10", "x20"), ("x10", "x30"), ("c1", "x10")}


@rule("LY-4.9")
def test_in_the_middle_of_a_draw_the_rest_is_drawn_from_the_new_deck() -> None:
    duel = (
        Story(acting("reader", "{ draw = 4 }"))
        .meet()
        .stand(0, lf="reader")
        .trash(0, "c1 c2 c3 c4")
        .only(0, "x10 x20")
    )
    duel.say(0, "skill lf 1")
    assert len(duel.in_hand(0)) == 4
    assert {"x10", "x20"} <= set(duel.in_hand(0))
    assert (duel.in_trash(0), duel.deck_size(0)) == ([], 2)
    assert duel.kinds().count("refreshed") == 1


@rule("LY-4.9")
def test_a_draw_with_nothing_left_anywhere_draws_what_there_is() -> None:
    duel = Story(acting("reader", "{ draw = 4 }")).meet().stand(0, lf="reader").only(0, "x10 x20")
    duel.say(0, "skill lf 1")
    assert duel.in_hand(0) == ["x10", "x20"]
    assert duel.result() == 1  # LY-1.2


@rule("LY-4.9")
def test_the_new_deck_is_there_within_a_skill() -> None:
    """Two cards go from the deck to the trash; the second effect draws from the renewed deck."""
    mill = acting("mill", '{ put = { top = 2 }, to = "trash" }, { draw = 1 }')
    duel = Story(mill).meet().stand(0, lf="mill").only(0, "x10 x20")
    duel.say(0, "skill lf 1")
    assert duel.kinds().index("refreshed") < duel.kinds().index("drew")
    assert len(duel.in_hand(0)) == 1
    assert duel.deck_size(0) == 1


@rule("LY-4.9")
@pytest.mark.parametrize("mover", [0, 1])
def test_both_at_once_the_turn_players_first(mover: int) -> None:
    duel = Story().meet().phase(mover, "action")
    for seat in (0, 1):
        duel.trash(seat, "x10 x20").only(seat, "")
    duel.settle()
    assert [facts["seat"] for facts in duel.told("refreshed")] == [mover, 1 - mover]


@rule("LY-4.9")
def test_the_start_of_a_turn_draws_the_last_card_and_reveals_one_of_the_new_deck() -> None:
    duel = Story().meet().trash(1, "c1 c2").only(1, "x10")
    duel.start(1)
    assert duel.in_hand(1) == ["x10"]
    assert duel.told("revealed")[0]["card"] in ("c1", "c2")


@rule("LY-4.9")
def test_a_deck_with_a_card_left_is_not_renewed() -> None:
    duel = (
        Story(acting("reader", "{ draw = 1 }"))
        .meet()
        .stand(0, lf="reader")
        .trash(0, "c1 c2")
        .only(0, "x10 x20")
    )
    duel.say(0, "skill lf 1")
    assert (duel.in_trash(0), duel.deck_size(0)) == (["c1", "c2"], 1)
