"""LY-9: skills, their order, once a turn, costs."""

from __future__ import annotations

import pytest

from support.games.lily.plain_cards import Story, event, girl, potential

rule = pytest.mark.rule

ACT = 'type = "activated", cost = { action = true }, do = [{ draw = 1 }]'
ONCE = 'type = "activated", once = true, do = [{ draw = 1 }]'


def auto(
    id: str, name: str, when: str, do: str = "{ draw = 1 }", numbers: str = "1 30 10", more: str = ""
) -> str:
    return girl(id, name, numbers, f'type = "auto", when = "{when}", {more}do = [{do}]')


def order(duel: Story) -> list[object]:
    return [facts["card"] for facts in duel.told("skill")]


# LY-9.1: the five types.


@rule("LY-9.1")
def test_an_activated_skill_is_used_in_ones_own_action_phase() -> None:
    deed = girl("deed", "clara", "1 30 10", ONCE)
    duel = Story(deed).meet().stand(0, lf="deed").top(0, "x30")
    assert "skill lf 1" in duel.legal(0)
    duel.say(0, "skill lf 1")
    assert duel.in_hand(0) == ["x30"]
    assert duel.told("skill")[0]["rule"] == "LY-9.1"
    for phase in ("event", "deployment"):
        duel = Story(deed).meet().stand(0, lf="deed").phase(0, phase)
        assert duel.refused(0, "skill lf 1").code == "lily-other-question"
    duel = Story(deed).meet().stand(1, lf="deed")
    assert duel.refused(1, "skill lf 1").code == "not-your-turn"
    assert duel.refused(0, "skill lf 1").code == "lily-nobody-there"


@rule("LY-9.1")
def test_any_number_of_times_as_long_as_it_can_be_paid() -> None:
    """She acts, is made active by an ally, and acts again."""
    wake = girl(
        "wake",
        "diana",
        "1 30 10",
        'type = "activated", once = true, do = [{ activate = { all = "allies" } }]',
    )
    duel = Story(girl("deed", "clara", "1 30 10", ACT), wake).meet().stand(0, lf="deed", rf="wake")
    duel.say(0, "skill lf 1", "skill rf 1", "skill lf 1")
    assert duel.fired("deed") == 2


@rule("LY-9.1")
def test_not_from_the_hand_the_trash_or_below_another_card() -> None:
    deed = girl("deed", "clara", "1 30 10", ONCE)
    duel = Story(deed).meet().stand(0, lf="deed c2").hand(0, "deed").trash(0, "deed")
    assert duel.refused(0, "skill lf 1").code == "lily-no-such-skill"
    assert not any(text.startswith("skill") for text in duel.legal(0))


@rule("LY-9.1")
def test_a_condition_must_hold() -> None:
    deed = girl(
        "deed",
        "clara",
        "1 30 10",
        'type = "activated", once = true, if = [{ count = "enemies", least = 2 }], do = [{ draw = 1 }]',
    )
    duel = Story(deed).meet().stand(0, lf="deed")
    assert duel.refused(0, "skill lf 1").code == "lily-condition"
    duel.stand(1, lf="c1")
    duel.say(0, "skill lf 1")


@rule("LY-9.1")
def test_a_continuous_skill_works_while_on_the_field_and_only_there() -> None:
    glow = girl("glow", "clara", "1 30 10", 'type = "continuous", gives = [{ power = 10, on = "leader" }]')
    duel = Story(glow).meet().stand(0, lf="glow")
    assert duel.power(0, "cf") == 60
    for elsewhere in (
        Story(glow).meet().hand(0, "glow").trash(0, "glow").couple(0, "glow").partner(0, "glow"),
        Story(glow).meet().stand(0, lf="glow c2"),
        Story(glow).meet().stand(1, lf="glow"),
    ):
        assert elsewhere.power(0, "cf") == 50


@rule("LY-9.1")
def test_it_follows_every_change_at_once() -> None:
    proud = girl(
        "proud",
        "clara",
        "1 30 10",
        'type = "continuous", if = [{ self = { row = "front" } }], gives = [{ power = { each = "allies", other = true, times = 10 }, on = "self" }]',
    )
    duel = Story(proud).meet().stand(0, lf="proud", rf="x10")
    assert duel.power(0, "lf") == 50
    duel.say(0, "move lf lb")
    assert duel.power(0, "lb") == 30


@rule("LY-9.1")
def test_an_auto_is_done_when_its_event_happens_once_for_each() -> None:
    fan = girl("fan", "helga", "5 80 10", 'type = "continuous", gives = [{ grant = "wide", on = "self" }]')
    duel = Story(fan, auto("scribe", "clara", "enemy defeated")).stand(0, cf="fan!", lb="scribe")
    duel.stand(1, cf="d1", lf="g1", rb="e1!")
    duel.clash("attack cf cf lf")
    assert duel.fired("scribe") == 2


@rule("LY-9.1")
@pytest.mark.parametrize(
    ("when", "do", "fires"),
    [
        ("self deployed", "deploy auto lf", 1),
        ("self placed", "deploy auto lf", 1),
        ("self levelled", "deploy auto lf", 0),
        ("self levelled", "level auto rf", 1),
        ("self placed", "level auto rf", 1),
        ("self deployed", "level auto rf", 0),
        ("ally deployed", "deploy auto lf", 1),
        ("other-ally deployed", "deploy auto lf", 0),
        ("enemy deployed", "deploy auto lf", 0),
    ],
)
def test_put_on_the_field(when: str, do: str, fires: int) -> None:
    """This very card: on an empty area it is deployed, on an ally it levels her up."""
    duel = (
        Story(auto("auto", "clara", when))
        .meet()
        .couple(0, "d1 x10 g1")
        .hand(0, "auto")
        .phase(0, "deployment")
    )
    if do.startswith("level"):
        duel.stand(0, rf="c2")
    duel.say(0, do)
    assert duel.fired("auto") == fires


@rule("LY-9.1")
@pytest.mark.parametrize(
    ("when", "fires"),
    [
        ("other-ally levelled", 1),
        ("leader levelled", 1),
        ("ally placed", 1),
        ("leader moved", 0),
        ("enemy placed", 0),
    ],
)
def test_what_happens_to_others(when: str, fires: int) -> None:
    duel = (
        Story(auto("watch", "clara", when)).meet().stand(0, lf="watch").couple(0, "d1 x10 g1").hand(0, "a2")
    )
    duel.phase(0, "deployment").say(0, "level a2 cf")
    assert duel.fired("watch") == fires


@rule("LY-9.1")
@pytest.mark.parametrize(
    ("when", "seat", "fires"),
    [
        ("you couples", 0, 1),
        ("you couples", 1, 0),
        ("opponent couples", 1, 1),
        ("anyone couples", 0, 1),
        ("anyone couples", 1, 1),
    ],
)
def test_what_happens_to_players(when: str, seat: int, fires: int) -> None:
    duel = Story(auto("watch", "diana", when)).meet().stand(seat, lf="watch").top(0, "c1").reveal(0)
    duel.say(0, "couple")
    assert duel.fired("watch") == fires


@rule("LY-9.1")
def test_more_triggers_of_players() -> None:
    """An event is put, a potential comes, a deck is renewed."""
    watch = girl(
        "watch",
        "diana",
        "1 30 10",
        'type = "auto", when = "opponent event", do = [{ power = 10 }]',
        'type = "auto", when = "you potential", do = [{ power = 20 }]',
        'type = "auto", when = "anyone refresh", do = [{ power = 40 }]',
    )
    duel = Story(watch).meet().stand(1, lf="watch").hand(0, "quiet").phase(0, "event")
    duel.say(0, "event quiet", "end")
    assert duel.power(1, "lf") == 40
    duel.clash("attack cf cf", "x20", "x10")
    assert duel.power(1, "lf") == 60
    duel.trash(1, "c1").only(1, "x10")
    duel.end()
    assert duel.fired("watch") == 3


@rule("LY-9.1")
def test_a_special_skill_works_in_whatever_area() -> None:
    """The second name counts in hand, for a critical; in the coupling area, for LY-4.8; the second colour there too."""
    mask = girl("mask", "helga", "1 30 10", 'type = "special", gives = [{ also-named = "anna" }]')
    duel = Story(mask).meet().stand(1, lf="c1").hand(0, "mask").supports("x10", "x10")
    duel.say(0, "attack cf lf", "critical mask")
    assert duel.told("critical")[0]["number"] == 110
    duel = Story(mask).meet().couple(0, "a1").top(0, "mask").reveal(0)
    duel.say(0, "couple")
    assert duel.in_coupling(0) == ["a1", "-mask"]
    duel = Story(mask).meet().couple(0, "c1 d1").hand(0, "mask").phase(0, "deployment")
    assert duel.refused(0, "deploy mask lf").code == "lily-same-name"
    duel.say(0, "level mask cf")


@rule("LY-9.1")
@pytest.mark.parametrize(
    ("way", "fires"),
    [("hand", 1), ("deck", 1), ("coupling", 1), ("critical", 1), ("field", 0), ("support", 1)],
)
def test_a_special_skill_may_behave_like_an_auto(way: str, fires: int) -> None:
    """ "When this card is put into the trash": from hand, deck or coupling area, as a support from the deck; not from the field."""
    ghost = girl("ghost", "diana", "1 30 10", 'type = "special", when = "this trashed", do = [{ draw = 1 }]')
    toss = {
        "hand": '{ put = { pick = "hand" }, to = "trash" }',
        "deck": '{ put = { top = 1 }, to = "trash" }',
        "coupling": '{ put = { all = "coupling" }, to = "trash" }',
    }.get(way, "{ draw = 1 }")
    tosser = girl("tosser", "clara", "1 30 10", f'type = "activated", once = true, do = [{toss}]')
    duel = Story(ghost, tosser).meet().stand(0, lf="tosser", rf="d5")
    if way == "hand":
        duel.hand(0, "ghost").say(0, "skill lf 1", "take ghost")
    elif way == "deck":
        duel.top(0, "ghost").say(0, "skill lf 1")
    elif way == "coupling":
        duel.couple(0, "ghost").say(0, "skill lf 1")
    elif way == "critical":
        duel.hand(0, "ghost").clash("attack rf cf", critical="ghost")
    elif way == "support":
        duel.clash("attack cf cf", "ghost", "x10")
    else:
        duel = Story(ghost, tosser).meet("c5!", "e1!").stand(1, lf="ghost")
        duel.clash("attack cf lf")
    assert duel.fired("ghost") == fires


@rule("LY-9.1")
def test_this_coupled() -> None:
    seed = girl("seed", "diana", "1 30 10", 'type = "special", when = "this coupled", do = [{ draw = 1 }]')
    duel = Story(seed).meet().top(0, "seed").reveal(0)
    duel.say(0, "couple")
    assert duel.fired("seed") == 1
    duel = Story(seed).meet().top(0, "seed").reveal(0)
    duel.say(0, "pass")
    assert duel.fired("seed") == 0


# LY-9.2: order.


@rule("LY-9.2")
@pytest.mark.parametrize("choice", ["first 1", "first 2"])
def test_the_turn_players_in_the_order_she_likes_then_the_opponents(choice: str) -> None:
    cards = [
        auto(id, name, "anyone turn-end")
        for id, name in (("one", "clara"), ("two", "diana"), ("three", "greta"), ("four", "helga"))
    ]
    duel = Story(*cards).meet().stand(0, lf="one", rf="two").stand(1, lf="three", rf="four")
    duel.say(0, "end")
    assert duel.asked() == ("order", 0)
    assert duel.legal(0) == ["first 1", "first 2"]
    duel.say(0, choice)
    mine = ["one", "two"] if choice == "first 1" else ["two", "one"]
    assert order(duel) == mine  # of the last one nothing is asked
    assert duel.asked() == ("order", 1)
    assert duel.legal(1) == ["first 1", "first 2"]
    duel.say(1, "first 2")
    assert order(duel) == [*mine, "four", "three"]


@rule("LY-9.2")
def test_in_the_opponents_turn_it_is_hers_that_come_first() -> None:
    cards = [auto(id, name, "anyone turn-end") for id, name in (("one", "clara"), ("two", "diana"))]
    duel = Story(*cards).meet().stand(0, lf="one").stand(1, lf="two").phase(1, "action")
    duel.say(1, "end")
    assert order(duel)[:2] == ["two", "one"]


@rule("LY-9.2")
def test_what_the_turn_players_skills_set_off_waits_among_hers() -> None:
    """Her second auto, set off by her first, comes before the opponent's that waits already."""
    first = auto("one", "clara", "you turn-end", '{ put = { top = 1 }, to = "coupling" }')
    second = auto("two", "diana", "you couples")
    third = auto("three", "greta", "opponent turn-end")
    duel = Story(first, second, third).meet().stand(0, lf="one", rf="two").stand(1, lf="three")
    duel.say(0, "end")
    assert order(duel)[:3] == ["one", "two", "three"]


@rule("LY-9.2")
def test_a_waiting_auto_resolves_even_when_its_character_is_gone() -> None:
    bomb = auto("bomb", "clara", "you turn-end", '{ defeat = { all = "characters", leader = false } }')
    heir = auto("heir", "diana", "opponent turn-end", "{ draw = 2 }")
    duel = Story(bomb, heir).meet().stand(0, lf="bomb").stand(1, lf="heir")
    happened = duel.say(0, "end")
    assert duel.fields(1) == {"cf": "e1"}
    assert order(duel)[:2] == ["bomb", "heir"]
    assert duel.kinds(happened).index("defeated") < duel.kinds(happened).index("drew")


@rule("LY-9.2")
def test_but_she_cannot_act_any_more_to_pay_for_it() -> None:
    bomb = auto("bomb", "clara", "you turn-end", '{ defeat = { all = "characters", leader = false } }')
    heir = auto("heir", "diana", "opponent turn-end", "{ draw = 2 }", more="cost = { action = true }, ")
    duel = Story(bomb, heir).meet().stand(0, lf="bomb").stand(1, lf="heir")
    duel.say(0, "end")
    assert duel.fired("heir") == 0


@rule("LY-9.2")
def test_her_own_defeat_too() -> None:
    """ "When she was defeated" is done after she has left, and knows where she was."""
    grief = girl(
        "grief",
        "diana",
        "1 30 10",
        'type = "auto", when = "self defeated", do = [{ power = -10, on = { all = "enemies", column = "same" } }]',
    )
    duel = Story(grief).stand(0, cf="a1!", lf="c1", lb="g1").stand(1, lf="grief", cf="e1!")
    duel.clash("attack cf lf")
    assert duel.fired("grief") == 1
    assert (duel.power(0, "cf"), duel.power(0, "lf"), duel.power(0, "lb")) == (50, 20, 20)


@rule("LY-9.2")
def test_no_skill_starts_inside_another() -> None:
    """The draw of the first skill's second effect comes before what its first effect set off."""
    first = girl(
        "one",
        "clara",
        "1 30 10",
        'type = "activated", once = true, do = [{ put = { top = 1 }, to = "coupling" }, { draw = 1 }]',
    )
    second = auto("two", "diana", "you couples", "{ draw = 2 }")
    duel = Story(first, second).meet().stand(0, lf="one", rf="two").top(0, "g1 x10 x20 x30")
    happened = duel.say(0, "skill lf 1")
    kinds = [kind for kind in duel.kinds(happened) if kind in ("skill", "coupled", "drew")]
    assert kinds == ["skill", "coupled", "drew", "skill", "drew"]


@rule("LY-9.2")
def test_conditions_are_asked_when_it_triggers_and_again_when_it_starts() -> None:
    """Both wait for the end of the turn with one card in hand; the first draws, so the second has nothing to do."""
    cards = [
        auto(id, name, "you turn-end", more='if = [{ count = "hand", most = 1 }], ')
        for id, name in (("one", "clara"), ("two", "diana"))
    ]
    duel = Story(*cards).meet().stand(0, lf="one", rf="two").hand(0, "x10")
    duel.say(0, "end", "first 2")
    assert order(duel)[:1] == ["two"]
    assert duel.fired("one") == 0
    duel = Story(*cards).meet().stand(0, lf="one").hand(0, "x10 x20")
    duel.say(0, "end")
    assert duel.fired("one") == 0


@rule("LY-9.2")
def test_two_of_the_same_card_are_put_in_order_too() -> None:
    """One area is left in front: which of the sisters steps forward is hers to choose."""
    step = girl(
        "step",
        "clara",
        "1 30 10",
        'type = "auto", when = "you turn-end", do = [{ move = "self", to = "front" }]',
        'type = "continuous", gives = [{ grant = "twins", on = { all = "allies", named = "self" } }]',
    )
    duel = Story(step).stand(0, cf="a1!", lf="x10", lb="step-", rb="step").stand(1, cf="e1!")
    duel.say(0, "end")
    assert duel.asked() == ("order", 0)
    duel.say(0, "first 2", "to rf")
    assert duel.fields(0) == {"cf": "a1", "lf": "x10", "lb": "step-", "rf": "step"}


# LY-9.3: once a turn.


@rule("LY-9.3")
def test_once_a_turn() -> None:
    duel = Story(girl("deed", "clara", "1 30 10", ONCE)).meet().stand(0, lf="deed")
    duel.say(0, "skill lf 1")
    refusal = duel.refused(0, "skill lf 1")
    assert (refusal.code, refusal.rule) == ("lily-used", "LY-9.3")
    assert duel.face(1, 0)["field"]["lf"]["used"] == [1]
    duel.end()
    duel.say(1, "pass", "pass", "end", "end")
    duel.say(0, "pass", "pass", "end", "skill lf 1")


@rule("LY-9.3")
def test_each_skill_and_each_character_on_its_own() -> None:
    two = girl("two", "clara", "1 30 10", ONCE, ONCE)
    duel = Story(two, girl("deed", "diana", "1 30 10", ONCE)).meet().stand(0, lf="two", rf="deed")
    duel.say(0, "skill lf 2")
    duel.say(0, "skill lf 1")
    duel.say(0, "skill rf 1")
    assert duel.refused(0, "skill lf 2").code == "lily-used"


@rule("LY-9.3")
def test_an_auto_once_a_turn_is_done_the_first_time() -> None:
    scribe = auto("scribe", "clara", "anyone battle", more="once = true, ")
    duel = Story(scribe).meet().stand(0, lb="scribe", lf="near").stand(1, lf="c1")
    duel.clash("attack cf lf")
    duel.clash("attack lf cf")
    assert duel.fired("scribe") == 1
    duel.end()
    duel.say(1, "pass", "pass", "end")
    duel.supports("x10", "x10").say(1, "attack cf cf")
    duel.say(0, "pass")  # no sange counter
    assert duel.fired("scribe") == 2  # another turn, though the opponent's


@rule("LY-9.3")
def test_two_of_its_events_at_once_count_once() -> None:
    fan = girl("fan", "helga", "5 80 10", 'type = "continuous", gives = [{ grant = "wide", on = "self" }]')
    scribe = auto("scribe", "clara", "enemy defeated", more="once = true, ")
    duel = Story(fan, scribe).stand(0, cf="fan!", lb="scribe").stand(1, cf="d1", lf="g1", rb="e1!")
    duel.supports("x10", "x10")
    duel.say(0, "attack cf cf lf")
    duel.fight()
    while duel.asked()[0] == "order":
        duel.say(0, "first 1")
    assert duel.fired("scribe") == 1


@rule("LY-9.3")
@pytest.mark.parametrize("more", ["may = true, ", "cost = { reverse = 1 }, "])
def test_declined_or_not_paid_it_is_not_used_up(more: str) -> None:
    scribe = auto("scribe", "clara", "you battle", more="once = true, " + more)
    duel = Story(scribe).meet().stand(0, lb="scribe", lf="near").stand(1, lf="c1").couple(0, "d1")
    duel.supports("x10 x10 x20", "x10 x10").say(0, "attack cf lf")
    assert duel.asked() == ("use", 0)
    duel.say(0, "no")
    assert (duel.fired("scribe"), duel.in_hand(0), duel.in_coupling(0)) == (0, [], ["d1"])
    assert duel.face(0, 0)["field"]["lb"]["used"] == []
    duel.fight()
    duel.say(0, "attack lf cf")
    duel.say(1, "pass")
    assert duel.asked() == ("use", 0)
    duel.say(0, "yes")
    assert duel.fired("scribe") == 1
    assert duel.face(0, 0)["field"]["lb"]["used"] == [1]


@rule("LY-9.3")
def test_what_cannot_be_paid_is_not_offered_and_not_used_up() -> None:
    scribe = auto("scribe", "clara", "you battle", more="once = true, cost = { reverse = 2 }, ")
    duel = Story(scribe).meet().stand(0, lb="scribe", lf="near").stand(1, lf="c1").couple(0, "d1 -g1")
    duel.clash("attack cf lf")
    assert duel.fired("scribe") == 0
    duel.couple(0, "x10").supports("x10", "x10").say(0, "attack lf cf")
    duel.say(1, "pass")
    assert duel.asked() == ("use", 0)


@rule("LY-9.3")
def test_an_auto_without_cost_or_may_is_not_asked_about() -> None:
    duel = Story(auto("scribe", "clara", "you battle")).meet().stand(0, lb="scribe").stand(1, lf="c1")
    duel.supports("x10", "x10").say(0, "attack cf lf")
    assert duel.fired("scribe") == 1


# LY-9.4: costs.


@rule("LY-9.4")
def test_action_the_character_acts() -> None:
    duel = Story(girl("deed", "clara", "1 30 10", ACT)).meet().stand(0, lf="deed")
    duel.say(0, "skill lf 1")
    assert duel.fields(0)["lf"] == "deed-"
    assert duel.refused(0, "attack lf cf").code == "lily-inactive"


@rule("LY-9.4")
def test_reverse_face_up_coupling_cards_of_ones_choice_are_turned_face_down() -> None:
    deed = girl(
        "deed",
        "clara",
        "1 30 10",
        'type = "activated", once = true, cost = { reverse = 2 }, do = [{ draw = 1 }]',
    )
    duel = Story(deed).meet().stand(0, lf="deed").couple(0, "d1 -g1 x10 x20").couple(1, "c1")
    duel.say(0, "skill lf 1")
    assert duel.asked() == ("reverse", 0)
    assert sorted(duel.legal(0)) == ["reverse d1", "reverse x10", "reverse x20"]
    duel.say(0, "reverse x20")
    assert duel.in_hand(0) == []  # nothing is done before all is paid
    duel.say(0, "reverse d1")
    assert duel.in_coupling(0) == ["-d1", "-g1", "x10", "-x20"]
    assert duel.in_coupling(1) == ["c1"]
    assert len(duel.in_hand(0)) == 1


@rule("LY-9.4")
@pytest.mark.parametrize(("coupling", "fine"), [("d1 x10", True), ("d1 -x10", False), ("", False)])
def test_all_or_nothing(coupling: str, fine: bool) -> None:
    deed = girl(
        "deed",
        "clara",
        "1 30 10",
        'type = "activated", once = true, cost = { reverse = 2 }, do = [{ draw = 1 }]',
    )
    duel = Story(deed).meet().stand(0, lf="deed").couple(0, coupling)
    if fine:
        duel.say(0, "skill lf 1")  # there is nothing to choose
        assert duel.in_coupling(0) == ["-d1", "-x10"]
    else:
        refusal = duel.refused(0, "skill lf 1")
        assert (refusal.code, refusal.rule) == ("lily-cost", "LY-9.4")


@rule("LY-9.4")
@pytest.mark.parametrize(("state", "coupling"), [("-", "d1 x10"), ("", "d1")])
def test_both_costs_or_none(state: str, coupling: str) -> None:
    deed = girl(
        "deed",
        "clara",
        "1 30 10",
        'type = "activated", cost = { action = true, reverse = 2 }, do = [{ draw = 1 }]',
    )
    duel = Story(deed).meet().stand(0, lf=f"deed{state}").couple(0, coupling)
    assert duel.refused(0, "skill lf 1").code == "lily-cost"
    duel = Story(deed).meet().stand(0, lf="deed").couple(0, "d1 x10")
    duel.say(0, "skill lf 1")
    assert duel.fields(0)["lf"] == "deed-"
    assert duel.in_coupling(0) == ["-d1", "-x10"]


@rule("LY-9.4")
def test_a_second_copy_of_a_card_is_another_card_to_turn() -> None:
    deed = girl(
        "deed",
        "clara",
        "1 30 10",
        'type = "activated", once = true, cost = { reverse = 1 }, do = [{ draw = 1 }]',
    )
    duel = Story(deed).meet().stand(0, lf="deed").couple(0, "d1 -d1")
    duel.say(0, "skill lf 1")
    assert duel.in_coupling(0) == ["-d1", "-d1"]


@rule("LY-9.4")
def test_potentials_and_events_may_cost_coupling_cards() -> None:
    gift = potential("gift", 'when = "action", cost = { reverse = 1 }, do = [{ draw = 1 }]')
    duel = Story(gift).meet().potentials(0, "gift").couple(0, "-d1")
    assert duel.refused(0, "potential gift").code == "lily-cost"
    duel.couple(0, "x10").say(0, "potential gift")
    assert duel.in_coupling(0) == ["-d1", "-x10"]
    toll = event("toll", 'when = "you turn-end", cost = { reverse = 1 }, do = [{ draw = 1 }]')
    duel = Story(toll).meet().event("toll", 1).couple(0, "x10")
    duel.say(0, "end")
    assert duel.asked() == ("use", 0)
    duel.say(0, "yes")
    assert duel.in_coupling(0) == ["-x10"]


# The language: what is put where (LY-12), as far as rules depend on it.


@rule("LY-9.1")
def test_only_characters_level_up() -> None:
    """An event of her name in the trash is not put on her."""
    rise = girl(
        "rise",
        "clara",
        "1 30 10",
        'type = "activated", once = true, do = [{ put = { pick = "trash", up-to = 1 }, to = "level-up" }]',
    )
    duel = Story(rise).meet().stand(0, lf="rise").trash(0, "annaday a3")
    duel.say(0, "skill lf 1")
    assert duel.legal(0) == ["take a3", "pass"]


@rule("LY-3.2")
def test_all_face_down_coupling_cards_means_those() -> None:
    """A card of which one copy lies face up and one face down: the face-down one is taken."""
    broom = girl(
        "broom",
        "clara",
        "1 30 10",
        'type = "activated", once = true, do = [{ put = { all = "coupling", up = false }, to = "hand" }]',
    )
    duel = Story(broom).meet().stand(0, lf="broom").couple(0, "d1 -d1 -x10")
    duel.say(0, "skill lf 1")
    assert duel.in_coupling(0) == ["d1"]
    assert duel.in_hand(0) == ["d1", "x10"]
