"""LY-10 and LY-11: the event in the event area, and potentials."""

from __future__ import annotations

import pytest

from support.games.lily.plain_cards import Story, event, girl, potential

rule = pytest.mark.rule

FIVE = "dull1 dull2 dull3 dull4 dull5"


def gift(id: str, when: str, do: str = "{ draw = 1 }") -> str:
    return potential(id, f'when = "{when}", do = [{do}]')


# LY-10.1.


@rule("LY-10.1")
@pytest.mark.parametrize("owner", [0, 1])
def test_an_event_works_for_both_players_at_its_moments(owner: int) -> None:
    """ "You" is each player in their own turn, no matter who put it there."""
    feast = event("feast", 'when = "you turn-end", do = [{ draw = 1 }]')
    duel = Story(feast).meet().event("feast", owner).top(0, "x10 x20 x30").top(1, "c1 c2 c3 c4")
    duel.say(0, "end")
    assert duel.in_hand(0) == ["x10"]
    assert duel.in_hand(1) == ["c1"]  # the draw of their start phase
    assert duel.told("skill")[0]["rule"] == "LY-10.1"
    duel.say(1, "pass", "pass", "end", "end")
    assert duel.in_hand(1) == ["c1", "c2"]
    assert duel.fired("feast") == 2


@rule("LY-10.1")
def test_what_it_gives_it_gives_to_both() -> None:
    feast = event("feast", 'gives = [{ power = 10, on = { all = "allies", leader = true } }, { budget = 1 }]')
    duel = Story(feast).meet().stand(0, lf="c1").stand(1, lf="d1").event("feast", 0).couple(1, "c1 d1")
    assert [duel.power(seat, "cf") for seat in (0, 1)] == [60, 60]
    assert [duel.power(seat, "lf") for seat in (0, 1)] == [30, 30]
    assert [duel.face(0, seat)["levels"] for seat in (0, 1)] == [0, 2]


@rule("LY-10.1")
def test_all_characters_are_meant_once() -> None:
    dim = event("dim", 'gives = [{ power = -10, on = { all = "characters" } }]')
    duel = Story(dim).meet().event("dim", 1)
    assert [duel.power(seat, "cf") for seat in (0, 1)] == [40, 40]


@rule("LY-10.1")
def test_at_a_common_moment_the_turn_player_is_first() -> None:
    feast = event("feast", 'when = "anyone turn-end", do = [{ draw = 1 }]')
    duel = Story(feast).meet().event("feast", 0).phase(1, "action")
    duel.say(1, "end")
    assert [facts["seat"] for facts in duel.told("skill")][:2] == [1, 0]


@rule("LY-10.1")
def test_it_stops_when_it_is_gone() -> None:
    feast = event("feast", 'gives = [{ power = 10, on = "leader" }]')
    storm = girl("storm", "clara", "1 30 10", 'type = "activated", once = true, do = [{ event = "trash" }]')
    duel = Story(feast, storm).meet().stand(0, lf="storm").event("feast", 1)
    duel.say(0, "skill lf 1")
    assert duel.power(0, "cf") == duel.power(1, "cf") == 50
    assert duel.in_trash(1) == ["feast"]
    assert duel.sees()["event"] is None


@rule("LY-10.1")
def test_not_from_hand_trash_or_coupling_area() -> None:
    feast = event(
        "feast", 'gives = [{ power = 10, on = "leader" }]', 'when = "you turn-end", do = [{ draw = 1 }]'
    )
    duel = Story(feast).meet().hand(0, "feast").trash(0, "feast").couple(0, "feast")
    assert duel.power(0, "cf") == 50
    duel.say(0, "end")
    assert duel.fired("feast") == 0


# LY-11.1.


@rule("LY-11.1")
def test_a_face_up_potential_is_used_in_the_action_phase_and_then_turned_face_down() -> None:
    duel = Story(gift("gift", "action")).meet().potentials(0, "dull1 gift").top(0, "x30")
    assert "potential gift" in duel.legal(0)
    duel.say(0, "potential gift")
    assert duel.in_hand(0) == ["x30"]
    assert duel.in_potentials(0) == ["dull1", "-gift"]
    assert duel.told("potential-used") == [{"seat": 0, "card": "gift", "rule": "LY-11.1"}]
    assert duel.refused(0, "potential gift").code == "lily-no-such-potential"


@rule("LY-11.1")
def test_only_ones_own_and_only_at_its_timing() -> None:
    duel = (
        Story(gift("gift", "action"), gift("other", "leader attacked"))
        .meet()
        .potentials(1, "gift")
        .potentials(0, "other")
    )
    assert duel.refused(0, "potential gift").rule == "LY-11.1"
    refusal = duel.refused(0, "potential other")
    assert (refusal.code, refusal.rule) == ("lily-other-timing", "LY-11.1")
    duel = Story(gift("gift", "action")).meet().potentials(0, "gift").phase(0, "deployment")
    assert duel.refused(0, "potential gift").code == "lily-other-question"


@rule("LY-11.1")
def test_a_second_copy_is_used_on_its_own() -> None:
    duel = Story(gift("gift", "action")).meet().potentials(0, "gift gift")
    duel.say(0, "potential gift")
    assert duel.in_potentials(0) == ["-gift", "gift"]
    duel.say(0, "potential gift")
    assert duel.in_potentials(0) == ["-gift", "-gift"]


@rule("LY-11.1")
@pytest.mark.parametrize(("answer", "power", "left"), [("yes", 70, "-gift"), ("no", 50, "gift")])
def test_at_its_moment_she_is_asked_and_may_decline(answer: str, power: int, left: str) -> None:
    card = gift("gift", "leader attacked", '{ power = 20, on = "leader", until = "battle" }')
    duel = Story(card).meet().potentials(1, "gift").supports("x10", "x10")
    duel.say(0, "attack cf cf")
    duel.say(1, "pass")  # no sange counter
    assert duel.asked() == ("use", 1)
    duel.say(1, answer)
    assert duel.sums() == (60, [power + 10])
    assert duel.in_potentials(1) == [left]


@rule("LY-11.1")
def test_face_down_it_is_not_asked_about() -> None:
    duel = Story(gift("gift", "leader attacked")).meet().potentials(1, "-gift").supports("x10", "x10")
    duel.say(0, "attack cf cf")
    duel.say(1, "pass")
    assert duel.asked() == ("critical", 0)


@rule("LY-11.1")
def test_two_copies_at_one_moment_are_asked_about_one_after_the_other() -> None:
    card = gift("gift", "leader attacked", '{ power = 10, on = "leader", until = "battle" }')
    duel = Story(card).meet().potentials(1, "gift gift").supports("x10", "x10")
    duel.say(0, "attack cf cf")
    duel.say(1, "pass", "yes")
    assert duel.asked() == ("use", 1)
    duel.say(1, "yes")
    assert duel.sums() == (60, [80])
    assert duel.in_potentials(1) == ["-gift", "-gift"]


@rule("LY-11.1")
def test_one_that_comes_by_a_defeat_can_answer_it() -> None:
    """The leader is defeated, gets this potential, and may use it at the moment of her defeat."""
    duel = (
        Story(gift("gift", "leader defeated", "{ draw = 2 }")).meet().hatena(1, "gift").supports("x20", "x10")
    )
    duel.say(0, "attack cf cf")
    duel.say(1, "pass")
    duel.say(0, "pass")
    duel.say(1, "pass")
    assert duel.asked() == ("use", 1)
    duel.say(1, "yes")
    assert len(duel.in_hand(1)) == 2


@rule("LY-11.1")
def test_a_used_one_may_be_renewed_by_a_skill_and_used_again() -> None:
    spring = girl("spring", "clara", "1 30 10", 'type = "activated", once = true, do = [{ renew = 1 }]')
    duel = Story(spring, gift("gift", "action")).meet().stand(0, lf="spring").potentials(0, "gift -dull1")
    duel.say(0, "potential gift", "skill lf 1")
    assert sorted(duel.legal(0)) == ["take dull1", "take gift"]
    duel.say(0, "take gift")
    assert duel.in_potentials(0) == ["gift", "-dull1"]
    duel.say(0, "potential gift")
    assert duel.fired("gift") == 2


@rule("LY-11.1")
def test_it_is_turned_after_it_is_done() -> None:
    """While it works it is one of the face-up potentials."""
    card = gift("gift", "action", '{ power = { each = "potentials", up = true, times = 10 }, on = "leader" }')
    duel = Story(card).meet().potentials(0, "dull1 -dull2 gift")
    duel.say(0, "potential gift")
    assert duel.power(0, "cf") == 70


@rule("LY-11.1")
def test_one_that_would_do_nothing_is_no_choice() -> None:
    duel = Story(gift("gift", "action", '{ activate = "leader" }')).meet().potentials(0, "gift")
    assert duel.refused(0, "potential gift").code == "lily-nothing-to-do"
    duel = Story(gift("gift", "action", '{ activate = "leader" }')).meet("a1!-").potentials(0, "gift")
    duel.say(0, "potential gift")
