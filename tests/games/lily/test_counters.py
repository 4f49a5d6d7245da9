"""LY-8.2 and LY-8.6: sange counters and coupling counters."""

from __future__ import annotations

import pytest

from support.games.lily.plain_cards import Story, girl

rule = pytest.mark.rule

FIVE = "dull1 dull2 dull3 dull4 dull5"
WIDE = 'type = "continuous", gives = [{ grant = "wide", on = "self" }]'
PIERCING = 'type = "continuous", gives = [{ grant = "piercing", on = "self" }]'
FAN = girl("fan", "helga", "5 80 10", WIDE, reach="1-2")


def auto(id: str, name: str, when: str, numbers: str = "1 30 10", do: str = "{ draw = 1 }") -> str:
    return girl(id, name, numbers, f'type = "auto", when = "{when}", do = [{do}]')


# LY-8.2 Sange counter.


@rule("LY-8.2")
def test_the_leader_is_attacked_and_the_partner_is_turned_face_down_and_attacks() -> None:
    duel = Story().meet().stand(0, lf="c3").supports("x10", "x20")
    duel.say(0, "attack lf cf")
    assert duel.asked() == ("sange", 1)
    assert duel.legal(1) == ["counter", "pass"]
    duel.say(1, "counter")
    assert duel.partner_lies(1) == "face-down"
    battle = duel.sees()["battle"]
    assert (battle["side"], battle["attacker"], battle["targets"]) == (1, "f1", ["lf"])
    assert duel.asked() == ("critical", 1)
    assert duel.sums() == (2 * 50 + 20, [50 + 10])
    duel.fight()
    assert duel.empty(0, "lf")
    assert duel.in_potentials(1) == []
    assert duel.fields(0) == {"cf": "a1"}


@rule("LY-8.2")
def test_it_may_be_declined() -> None:
    duel = Story().meet().supports("x10", "x20")
    duel.say(0, "attack cf cf")
    duel.say(1, "pass")
    assert duel.partner_lies(1) == "upright"
    assert duel.sees()["battle"]["side"] == 0


@rule("LY-8.2")
@pytest.mark.parametrize("lies", ["sideways", "face-down"])
def test_not_with_a_partner_who_lies_sideways_or_face_down(lies: str) -> None:
    duel = Story().meet().partner(1, "f1", lies).supports("x10", "x20")
    duel.say(0, "attack cf cf")
    assert duel.asked() == ("critical", 0)


@rule("LY-8.2")
def test_not_when_others_are_attacked() -> None:
    duel = Story().meet().stand(1, lf="c1").supports("x10", "x20")
    duel.say(0, "attack cf lf")
    assert duel.asked() == ("critical", 0)


@rule("LY-8.2")
@pytest.mark.parametrize("attack", ["attack cf cf lf", "attack cf lf cf"])
def test_the_leader_among_others_is_enough(attack: str) -> None:
    duel = Story(FAN).stand(0, cf="fan!").stand(1, cf="e1!", lf="c1").supports("x10", "x20")
    duel.say(0, attack)
    assert duel.asked() == ("sange", 1)
    duel.say(1, "counter")
    assert duel.sees()["battle"]["targets"] == ["cf"]  # the attacker
    duel.fight()
    assert set(duel.fields(1)) == {"cf", "lf"}  # nobody of theirs is attacked any more


@rule("LY-8.2")
def test_also_when_she_is_hit_by_piercing() -> None:
    lance = girl("lance", "helga", "1 30 10", PIERCING, reach="2")
    duel = Story(lance).meet().stand(0, lf="lance").stand(1, cb="c1").supports("x10", "x20")
    duel.say(0, "attack lf cb")
    assert duel.asked() == ("sange", 1)


@rule("LY-8.2")
def test_it_comes_before_the_effects_of_attacking_which_are_now_the_other_sides() -> None:
    """The former attacker does not attack any more: she is attacked."""
    cards = [
        auto("lion", "clara", "self attacks"),
        auto("lamb", "diana", "ally attacked"),
        auto("crow", "greta", "you battle"),
        auto("owl", "helga", "opponent battle"),
    ]
    duel = Story(*cards).meet().stand(0, lf="lion", lb="lamb", rb="crow").stand(1, lb="owl", rb="crow")
    duel.supports("x10 x10", "x20 x20")
    duel.say(0, "attack lf cf")
    assert duel.told("skill") == []
    duel.say(1, "counter")
    assert [(facts["seat"], facts["card"]) for facts in duel.told("skill")] == [(1, "crow"), (0, "lamb")]


@rule("LY-8.2")
def test_the_partner_is_no_ally_on_the_field() -> None:
    """Nothing is told of her as an ally who attacks."""
    duel = Story(auto("herald", "clara", "ally attacks")).meet().stand(1, lb="herald")
    duel.clash("attack cf cf", sange=True)
    assert duel.fired("herald") == 0


@rule("LY-8.2")
def test_the_support_of_the_counter_is_compared_with_the_partner() -> None:
    for support, total in (("f3", 100), ("e3", 110)):
        duel = Story().meet()
        duel.clash("attack cf cf", "x10", support, sange=True)
        assert duel.sums() == (total, [60])


@rule("LY-8.2")
def test_her_support_runs_its_sp_skill_and_the_turn_players_does_not() -> None:
    cheer = girl("cheer", "helga", "1 30 10", 'type = "sp", do = [{ support = 20 }]')
    duel = Story(cheer).meet()
    duel.clash("attack cf cf", "cheer", "cheer", sange=True)
    assert duel.sums() == (130, [60])
    assert duel.fired("cheer") == 1


@rule("LY-8.2")
def test_with_a_critical_her_power_is_four_times_the_printed_one() -> None:
    duel = Story().meet().hand(1, "f2 e2").supports("x10", "x20")
    duel.say(0, "attack cf cf")
    duel.say(1, "counter")
    assert duel.asked() == ("critical", 1)
    assert duel.legal(1) == ["critical f2", "pass"]  # the partner's name, not the leader's
    duel.say(1, "critical f2")
    assert duel.told("critical")[0]["number"] == 4 * 50 + 20


@rule("LY-8.2")
def test_the_former_attacker_may_be_blocked_for() -> None:
    duel = Story().meet().hand(0, "a2").supports("x10", "x20")
    duel.say(0, "attack cf cf")
    duel.say(1, "counter", "pass")
    assert duel.asked() == ("block", 0)
    duel.say(0, "block a2")
    assert duel.in_potentials(0) == []


@rule("LY-8.2")
def test_an_attacking_leader_stays_for_a_potential_or_is_gone() -> None:
    duel = Story().meet().hatena(0, "dull2")
    duel.clash("attack cf cf", sange=True)
    assert duel.in_potentials(0) == ["dull2"]
    duel = Story().meet().potentials(0, FIVE)
    duel.clash("attack cf cf", sange=True)
    assert duel.result() == 1


@rule("LY-8.2")
def test_it_is_for_this_battle_and_the_partner_stays_face_down() -> None:
    duel = Story().meet().stand(0, lf="c1")
    duel.clash("attack lf cf", sange=True)
    duel.clash("attack cf cf")
    assert "sange" not in duel.kinds()[duel.kinds().index("battle-over") :]
    assert duel.partner_lies(1) == "face-down"
    duel.start(1)
    assert duel.partner_lies(1) == "face-down"


@rule("LY-8.2")
def test_a_skill_may_forbid_counters() -> None:
    calm = girl(
        "hush", "clara", "1 30 10", 'type = "continuous", gives = [{ grant = "no-counter", on = "self" }]'
    )
    duel = Story(calm).meet().stand(0, lf="hush").supports("x10", "f2")
    duel.say(0, "attack lf cf")
    assert duel.asked() == ("critical", 0)


@rule("LY-8.2")
def test_the_partner_is_not_defeated_however_strong_the_other_is() -> None:
    duel = Story(girl("tower", "clara", "5 80 10")).stand(0, cf="tower!").stand(1, cf="e1!").partner(1, "x10")
    duel.clash("attack cf cf", "x30", "x10", sange=True)
    assert duel.sums() == (60, [110])
    assert duel.face(0, 1)["partner"] == "x10"
    assert duel.in_trash(1) == ["x10"]  # the support


# LY-8.6 Coupling counter.


@rule("LY-8.6")
def test_a_support_with_the_partners_name_may_attack_and_another_is_revealed() -> None:
    duel = Story().meet().stand(1, lf="c1").supports("x10", "f3 x20")
    duel.say(0, "attack cf lf")
    assert duel.asked() == ("counter", 1)
    assert duel.legal(1) == ["counter", "pass"]
    duel.say(1, "counter")
    assert duel.partner_lies(1) == "sideways"
    battle = duel.sees()["battle"]
    assert (battle["side"], battle["attacker"], battle["targets"]) == (1, "f3", ["cf"])
    assert battle["supports"] == ["x10", "x20"]  # only this player reveals again
    assert duel.sums() == (60 + 20, [60])
    assert duel.asked() == ("critical", 1)
    duel.fight()
    assert duel.kinds().count("support") == 3
    assert len(duel.in_potentials(0)) == 1
    assert not duel.empty(1, "lf")


@rule("LY-8.6")
def test_a_coupling_counter_may_be_declined() -> None:
    duel = Story().meet().stand(1, lf="c1").supports("x10", "f3 x20")
    duel.say(0, "attack cf lf")
    duel.say(1, "pass")
    assert duel.partner_lies(1) == "upright"
    assert duel.sums() == (60, [40])
    assert duel.asked() == ("critical", 0)


@rule("LY-8.6")
@pytest.mark.parametrize("lies", ["sideways", "face-down"])
def test_no_coupling_counter_with_a_partner_who_lies_sideways_or_face_down(lies: str) -> None:
    duel = Story().meet().stand(1, lf="c1").partner(1, "f1", lies).supports("x10", "f3")
    duel.say(0, "attack cf lf")
    assert duel.asked() == ("critical", 0)


@rule("LY-8.6")
@pytest.mark.parametrize("support", ["e2", "x10", "b1"])
def test_not_with_another_name(support: str) -> None:
    duel = Story().meet().stand(1, lf="c1").supports("x10", support)
    duel.say(0, "attack cf lf")
    assert duel.asked() == ("critical", 0)


@rule("LY-8.6")
def test_not_with_an_event_of_her_name() -> None:
    """It must be a character."""
    duel = Story().meet().stand(1, lf="c1").supports("x10", "floraday")
    duel.say(0, "attack cf lf")
    duel.say(1, "pass")  # to reveal anew
    assert duel.asked() == ("critical", 0)


@rule("LY-8.6")
def test_an_event_revealed_anew_may_become_one() -> None:
    duel = Story().meet().stand(1, lf="c1").supports("x10", "quiet f2 x30")
    duel.say(0, "attack cf lf")
    duel.say(1, "redraw")
    assert duel.asked() == ("counter", 1)


@rule("LY-8.6")
def test_even_if_it_failed() -> None:
    """The attacked girl has the partner's name, so her support fails; it counters all the same."""
    duel = Story().meet().stand(1, lf="f2").supports("x10", "f3 x20")
    duel.say(0, "attack cf lf")
    assert duel.asked() == ("counter", 1)
    duel.say(1, "counter")
    assert duel.sums() == (80, [60])


@rule("LY-8.6")
def test_only_the_attacked_player() -> None:
    duel = Story().meet().stand(1, lf="c1").supports("b2", "x10")
    duel.say(0, "attack cf lf")
    assert duel.asked() == ("critical", 0)


@rule("LY-8.6")
def test_she_goes_through_the_reveal_again_an_event_anew_too() -> None:
    """Their first reveal was an event that was revealed again; the second may be again."""
    duel = Story().meet().stand(1, lf="c1").supports("x10", "quiet f2 calm x30")
    duel.say(0, "attack cf lf")
    duel.say(1, "redraw", "counter")
    assert duel.asked() == ("redraw", 1)
    duel.say(1, "redraw")
    assert duel.sees()["battle"]["supports"] == ["x10", "x30"]
    assert duel.sums() == (60 + 30, [60])


@rule("LY-8.6")
def test_the_other_does_not() -> None:
    """The turn player kept an event, or has none: they are not asked again."""
    duel = Story().meet().stand(1, lf="c1").supports("quiet x20", "f2 x30")
    duel.say(0, "attack cf lf", "pass")
    duel.say(1, "counter")
    assert duel.asked() == ("critical", 1)
    assert duel.sums() == (90, [50])
    duel = Story().meet().stand(1, lf="c1").supports("quiet calm x20", "f2 x30")
    duel.say(0, "attack cf lf", "redraw")
    duel.say(1, "counter")
    assert duel.asked() == ("critical", 1)


@rule("LY-8.6")
@pytest.mark.parametrize(("again", "total"), [("f3", 60), ("floraday", 60), ("e3", 70), ("c3", 70)])
def test_her_new_support_is_compared_with_the_attacking_card(again: str, total: int) -> None:
    duel = Story().meet().stand(1, lf="c1").supports("x10", f"f2 {again}")
    duel.say(0, "attack cf lf")
    duel.say(1, "counter")
    duel.fight()
    assert duel.sums() == (total, [60])


@rule("LY-8.6")
def test_the_former_attackers_support_is_compared_with_her_as_before() -> None:
    duel = Story().meet().stand(1, lf="c1").supports("a3", "f2 x30")
    duel.say(0, "attack cf lf")
    duel.say(1, "counter")
    assert duel.sums() == (90, [50])


@rule("LY-8.6")
def test_the_effects_of_attacking_are_not_told_again() -> None:
    cards = [auto("lion", "anna", "self attacked", "1 50 10"), auto("crow", "greta", "anyone battle")]
    duel = Story(*cards).meet("lion!").stand(0, lb="crow").stand(1, lf="c1").supports("x10 x10 x10", "f2 x30")
    duel.say(0, "attack cf lf")
    assert duel.fired("crow") == 1
    duel.say(1, "counter")
    assert (duel.fired("crow"), duel.fired("lion")) == (1, 0)


@rule("LY-8.6")
def test_critical_and_block_are_for_the_turned_battle() -> None:
    duel = Story().meet().stand(1, lf="c1").hand(0, "a2").hand(1, "f1 c2").supports("x10", "f2 x30")
    duel.say(0, "attack cf lf")
    duel.say(1, "counter")
    assert duel.legal(1) == ["critical f1", "pass"]
    duel.say(1, "critical f1")
    assert duel.told("critical")[0]["number"] == 2 * 60 + 30
    assert duel.asked() == ("block", 0)
    assert duel.legal(0) == ["block a2", "pass"]


@rule("LY-8.6")
def test_the_new_support_runs_its_sp_skill_at_the_end_too() -> None:
    """Among others one that turns the partner upright again."""
    knot = girl("knot", "helga", "1 30 10", 'type = "sp", at = "end", do = [{ partner = "upright" }]')
    duel = Story(knot).meet().stand(1, lf="c1").supports("knot", "f2 knot")
    duel.say(0, "attack cf lf")
    duel.say(1, "counter")
    duel.fight()
    assert duel.fired("knot") == 1
    assert duel.partner_lies(1) == "upright"


@rule("LY-8.6")
def test_it_is_the_first_answer_to_the_attack_of_whomever() -> None:
    """The leader may be attacked too, if no sange counter was wanted."""
    duel = Story().meet().supports("x10", "f2 x30")
    duel.say(0, "attack cf cf")
    duel.say(1, "pass")
    assert duel.asked() == ("counter", 1)


@rule("LY-8.6")
def test_a_second_name_will_do() -> None:
    mask = girl("mask", "helga", "1 40 10", 'type = "special", gives = [{ also-named = "flora" }]')
    duel = Story(mask).meet().stand(1, lf="c1").supports("x10", "mask x30")
    duel.say(0, "attack cf lf")
    duel.say(1, "counter")
    assert duel.sums() == (70, [60])


@rule("LY-8.6")
def test_what_lasts_a_turn_on_one_attacking_card_is_not_on_the_next() -> None:
    """In the first battle the countering card is made stronger for this turn. Another card counters later in the turn."""
    knot = girl(
        "knot",
        "helga",
        "1 30 10",
        'type = "sp", do = [{ power = 20, on = "attacker", until = "turn" }, { partner = "upright" }]',
    )
    duel = Story(knot).meet().stand(0, lf="near").stand(1, lf="c1").supports("x10 x10", "f1 knot f2 x30")
    duel.say(0, "attack lf lf")
    duel.say(1, "counter")
    assert duel.sums()[0] == 50 + 20 + 10
    duel.fight()
    duel.say(0, "attack cf lf")
    duel.say(1, "counter")
    assert duel.sums()[0] == 60 + 30
