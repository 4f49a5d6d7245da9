"""Every skill of the rhododendron set at work, and the cases in which it must not work.

Minato (w102) and Yoru (h102), both 50, lead unless a test says otherwise; w110 is a support of 10, w205 one of 30.
"""

from __future__ import annotations

import pytest

from madoi.games.lily.cards.decks import DeckList, faults
from madoi.games.lily.rules.pieces import GRANT, PLUS
from madoi.games.lily.skills.permissions import NO_MOVE
from support.games.lily.card_duels import (
    COUPLING,
    deploying,
    fight,
    fresh,
    id_at,
    lasts,
    led,
    next_turn,
    sums,
    supports,
)
from support.games.lily.duel import Duel

# Level 1.


@pytest.mark.card("r101", 1)
def test_akari_draws_when_she_is_critical() -> None:
    duel = led(lf="r101").hand(0, "r201").top(0, "w110 h104").top(1, "w110")
    fight(duel, 0, "attack lf cf", critical="critical r201")
    assert duel.in_hand(0) == ["h104"]
    assert duel.in_trash(0) == ["r201", "w110"]


@pytest.mark.card("r101", 1)
def test_akari_draws_for_no_other_critical_and_for_no_plain_attack() -> None:
    duel = fresh().stand(0, cf="r101!", lf="r103").stand(1, cf="h102!").hand(0, "r202")
    supports(duel, "w110 w110", "w110 w110")
    fight(duel, 0, "attack lf cf", critical="critical r202")
    fight(duel, 0, "attack cf cf")
    assert duel.in_hand(0) == []
    assert duel.kinds().count("critical") == 1


@pytest.mark.card("r102", 1)
def test_akari_turns_a_coupling_card_up_when_a_block_protects_her() -> None:
    duel = (
        led(lf="r102")
        .hand(0, "r201")
        .couple(0, "-h104 w105")
        .phase(1, "action")
        .top(0, "w110")
        .top(1, "w110")
    )
    fight(duel, 1, "attack cf lf", block="block r201")
    assert duel.in_coupling(0) == ["h104", "w105"]
    assert not duel.empty(0, "lf")


@pytest.mark.card("r102", 1)
def test_akari_turns_nothing_up_for_somebody_elses_block() -> None:
    duel = fresh().stand(0, cf="r102!", lf="r103").stand(1, cf="h102!").hand(0, "r202").couple(0, "-h104")
    supports(duel.phase(1, "action"), "w110 w110")
    fight(duel, 1, "attack cf lf", block="block r202")
    assert not duel.empty(0, "lf")
    assert duel.in_coupling(0) == ["-h104"]


@pytest.mark.card("r104", 1)
def test_tsubaki_supports_more_against_a_leader_in_the_back() -> None:
    duel = fresh().stand(0, cf="w102!").stand(1, cf="h205", cb="h102!")
    fight(supports(duel, "r104 w110"), 0, "attack cf cf")
    assert sums(duel) == [50 + 20 + 20, 40 + 10]


@pytest.mark.card("r104", 1)
def test_tsubaki_supports_plainly_when_only_the_own_leader_is_in_the_back() -> None:
    duel = fresh().stand(0, cf="w205", cb="w102!").stand(1, cf="h102!", cb="h205")
    fight(supports(duel, "r104 w110"), 0, "attack cf cf")
    assert sums(duel) == [40 + 20, 50 + 10]


@pytest.mark.card("r106", 1)
def test_kaede_moves_an_ally_when_deployed() -> None:
    duel = deploying("r106", lf="w205-")
    duel.say(0, "deploy r106 rf", "yes", "target own lf", "to lb")
    assert duel.empty(0, "lf")
    assert id_at(duel, 0, "lb") == "w205"
    assert not duel.at(0, "lb").active


@pytest.mark.card("r106", 1)
def test_kaede_swaps_allies_and_never_picks_herself() -> None:
    duel = deploying("r106", lf="w205")
    duel.say(0, "deploy r106 rf", "yes")
    duel.refused(0, "target own rf")
    duel.say(0, "target own lf")
    duel.refused(0, "to rf")
    duel.say(0, "to cf")
    assert [id_at(duel, 0, area) for area in ("lf", "cf", "rf")] == ["w102", "w205", "r106"]
    assert duel.at(0, "lf").active
    assert duel.at(0, "cf").active


@pytest.mark.card("r106", 1)
def test_kaede_may_leave_everybody_where_she_is() -> None:
    duel = deploying("r106", lf="w205")
    duel.say(0, "deploy r106 rf", "no")
    assert [id_at(duel, 0, area) for area in ("lf", "cf", "rf")] == ["w205", "w102", "r106"]
    assert duel.fired("r106") == 0


@pytest.mark.card("r106", 1)
def test_kaede_moves_nobody_when_put_on_another_or_when_another_comes() -> None:
    duel = deploying("r106 r110", lf="r204")
    duel.say(0, "level r106 lf")
    assert duel.asked() == ("deploy", 0)
    duel.say(0, "deploy r110 rf")
    assert duel.asked() == ("deploy", 0)


@pytest.mark.card("r106", 1)
def test_kaede_swaps_nobody_with_one_who_cannot_move() -> None:
    duel = lasts(deploying("r106", lf="w205"), 0, "lf", GRANT, NO_MOVE)
    duel.say(0, "deploy r106 rf", "yes")
    assert duel.asked() == ("area", 0)  # only the leader can move, so nobody asks who
    duel.refused(0, "to lf")
    duel.say(0, "to cb")
    assert duel.at(0, "cb").leader


@pytest.mark.card("r107", 1)
def test_hinata_gets_a_near_range_once_a_turn() -> None:
    duel = led(lf="r107").stand(1, cb="h205")
    assert duel.refused(0, "attack lf cf").code == "lily-out-of-range"
    duel.say(0, "skill lf 1")
    assert {"attack lf cf", "attack lf cb"} <= set(duel.legal(0))
    assert duel.refused(0, "skill lf 1").code == "lily-used"
    next_turn(next_turn(duel))
    assert duel.refused(0, "attack lf cf").code == "lily-out-of-range"
    assert "skill lf 1" in duel.legal(0)


@pytest.mark.card("r107", 1)
def test_hinata_in_the_back_does_not_reach_the_back() -> None:
    duel = led(lb="r107").stand(1, cb="h205")
    duel.say(0, "skill lb 1")
    assert duel.refused(0, "attack lb cb").code == "lily-out-of-range"


@pytest.mark.card("r108", 1)
def test_ruri_may_go_to_the_back_when_she_fails() -> None:
    duel = supports(led(lf="r108"), "w110 w110")
    fight(duel, 0, "attack lf cf", use="yes", area="to rb")
    assert duel.empty(0, "lf")
    assert id_at(duel, 0, "rb") == "r108"
    assert not duel.at(0, "rb").active


@pytest.mark.card("r108", 1)
def test_ruri_may_stay() -> None:
    duel = supports(led(lf="r108"), "w110 w110")
    assert "use" in fight(duel, 0, "attack lf cf", use="no")
    assert id_at(duel, 0, "lf") == "r108"
    duel = supports(led(lf="r108"), "w110 w205")
    assert "use" not in fight(duel, 0, "attack cf cf", use="yes")  # another failed


@pytest.mark.card("r108", 1)
def test_ruri_stays_when_she_wins_or_the_back_is_full() -> None:
    duel = supports(led(lf="r108").stand(1, lf="h104"), "w205 w110")
    assert "use" not in fight(duel, 0, "attack lf lf", use="yes")
    assert duel.empty(1, "lf")
    duel = supports(led(lf="r108", lb="w205", cb="h104", rb="r105"), "w110 w110")
    assert "use" not in fight(duel, 0, "attack lf cf", use="yes")
    assert id_at(duel, 0, "lf") == "r108"


@pytest.mark.card("r109", 1)
def test_suzu_may_be_in_a_deck_any_number_of_times() -> None:
    pool = Duel().pool
    potentials = {"rp1": 2, "rp2": 2, "rp3": 2, "rp4": 1}

    def wrong(many: str) -> list[str]:
        deck = DeckList({}, {}, {"r104": 4, "r105": 4, many: 32}, potentials, "r104", "r105")
        return [fault.code for fault in faults(pool, deck)]

    assert wrong("r109") == []
    assert wrong("r207") == ["lily-deck-alike"]


@pytest.mark.card("r109", 2)
def test_suzus_stand_beside_each_other() -> None:
    duel = deploying("r109 r207", lf="r109")
    duel.say(0, "deploy r109 rf", "deploy r207 lb")
    assert duel.asked() == ("deploy", 0)
    assert [id_at(duel, 0, area) for area in ("lf", "rf", "lb")] == ["r109", "r109", "r207"]


@pytest.mark.card("r109", 2)
def test_suzus_need_one_of_the_crowd_among_them() -> None:
    assert deploying("r109", lf="r207").refused(0, "deploy r109 rf").code == "lily-same-name"
    duel = deploying("r207", lf="r109", rf="r306")
    duel.say(0, "level r207 lf")
    assert duel.asked() == ("keep", 0)
    duel.say(0, "keep lf")
    assert duel.empty(0, "rf")
    assert duel.in_trash(0) == ["r306"]


@pytest.mark.card("r109", 2)
def test_suzu_allows_twins_of_her_own_name_and_side_alone() -> None:
    duel = deploying("w205", lf="r109", rf="w205")
    assert duel.refused(0, "deploy w205 rb").code == "lily-same-name"
    duel = led(lf="r109").stand(1, lf="r207").hand(1, "r306").couple(1, COUPLING).phase(1, "deployment")
    assert duel.refused(1, "deploy r306 rf").code == "lily-same-name"


@pytest.mark.card("r110", 1)
@pytest.mark.parametrize(("hand", "support"), [("h104 h205", 30 + 10), ("h104 h205 w403", 30)])
def test_benio_supports_more_with_two_cards_in_hand(hand: str, support: int) -> None:
    duel = supports(led().hand(0, hand).hand(1, "r103 r105 r403"), "r110 w110")
    fight(duel, 0, "attack cf cf")
    assert sums(duel) == [50 + support, 50 + 10]


# Level 2.


@pytest.mark.card("r201", 1)
def test_akari_is_stronger_in_the_turn_she_is_put_on() -> None:
    duel = deploying("r201", lf="r101")
    duel.say(0, "level r201 lf")
    assert duel.power(0, "lf") == 60 + 20
    duel.say(0, "end", "end")
    assert duel.power(0, "lf") == 60


@pytest.mark.card("r201", 1)
def test_akari_is_not_stronger_when_deployed() -> None:
    duel = deploying("r201 r202", rf="r103")
    duel.say(0, "deploy r201 lf", "level r202 rf")
    assert (duel.power(0, "lf"), duel.power(0, "rf")) == (60, 60)


@pytest.mark.card("r202", 1)
def test_kagari_attacks_once_more_after_a_victory() -> None:
    duel = supports(led(lf="r202").stand(1, lf="h104").couple(0, "r403 r105"), "w110 w110", "w110 w110")
    asked = fight(duel, 0, "attack lf lf", use="yes", reverse="reverse r105")
    assert asked.count("use") == 1
    assert duel.at(0, "lf").active
    assert duel.in_coupling(0) == ["r403", "-r105"]
    assert "use" not in fight(duel, 0, "attack lf cf", use="yes")  # she won again, but once a turn
    assert len(duel.in_potentials(1)) == 1
    assert not duel.at(0, "lf").active


@pytest.mark.card("r202", 1)
def test_kagari_stays_inactive_when_unpaid_declined_or_beaten() -> None:
    duel = supports(led(lf="r202").stand(1, lf="h104").couple(0, "-r105"), "w110 w110")
    assert "use" not in fight(duel, 0, "attack lf lf", use="yes")
    assert not duel.at(0, "lf").active
    duel = supports(led(lf="r202").stand(1, lf="h104").couple(0, "r105"), "w110 w110")
    assert "use" in fight(duel, 0, "attack lf lf", use="no")
    assert not duel.at(0, "lf").active
    assert duel.in_coupling(0) == ["r105"]
    duel = supports(led(lf="r202").couple(0, "r105"), "w110 w205")
    assert "use" not in fight(duel, 0, "attack lf cf", use="yes")  # 70 against 80
    assert not duel.at(0, "lf").active


@pytest.mark.card("r202", 1)
def test_kagari_does_not_burn_for_another_victory() -> None:
    duel = supports(led(lf="r202-").couple(0, "r105"), "w110 w110")
    assert "use" not in fight(duel, 0, "attack cf cf", use="yes")
    assert not duel.at(0, "lf").active


@pytest.mark.card("r203", 1)
def test_natsume_is_stronger_when_she_becomes_active() -> None:
    duel = led(lf="r203-").phase(1, "action")
    next_turn(duel)
    assert duel.at(0, "lf").active
    assert duel.power(0, "lf") == 40 + 10
    duel.say(0, "end")
    assert duel.power(0, "lf") == 40


@pytest.mark.card("r203", 1)
def test_natsume_is_stronger_when_an_effect_makes_her_active() -> None:
    duel = led(lf="r203-").potentials(0, "rp1")
    duel.say(0, "potential rp1", "target own lf")
    assert duel.power(0, "lf") == 40 + 10


@pytest.mark.card("r203", 1)
def test_natsume_gains_nothing_when_she_was_active() -> None:
    duel = next_turn(led(lf="r203", rf="w205-").phase(1, "action"))
    assert duel.at(0, "rf").active
    assert duel.power(0, "lf") == 40


@pytest.mark.card("r204", 1)
def test_kaede_moves_without_acting_and_is_stronger() -> None:
    duel = led(lf="r204")
    duel.say(0, "skill lf 1", "to lb")
    assert duel.empty(0, "lf")
    assert duel.at(0, "lb").active
    assert duel.power(0, "lb") == 40 + 10
    assert duel.refused(0, "skill lb 1").code == "lily-used"
    duel.say(0, "end")
    assert duel.power(0, "lb") == 40


@pytest.mark.card("r204", 1)
def test_kaede_swaps_and_does_nothing_when_she_cannot_move() -> None:
    duel = led(lf="r204-")
    duel.say(0, "skill lf 1", "to cf")
    assert (id_at(duel, 0, "cf"), id_at(duel, 0, "lf")) == ("r204", "w102")
    assert duel.at(0, "lf").active
    assert (duel.power(0, "cf"), duel.power(0, "lf")) == (50, 50)
    duel = lasts(led(lf="r204"), 0, "lf", GRANT, NO_MOVE)
    assert duel.refused(0, "skill lf 1").code == "lily-nothing-to-do"


@pytest.mark.card("r205", 1)
def test_hinata_weakens_the_attacked_for_the_turn() -> None:
    duel = supports(led().stand(1, lf="h104"), "r205 w110")
    fight(duel, 0, "attack cf cf")
    assert sums(duel) == [50 + 30, 50 - 10 + 10]
    assert (duel.power(1, "cf"), duel.power(1, "lf")) == (40, 30)
    duel.say(0, "end")
    assert duel.power(1, "cf") == 50
    duel = supports(led().stand(1, lf="h205"), "r205 w110")
    fight(duel, 0, "attack cf lf")
    assert sums(duel) == [50 + 30, 40 - 10 + 10]
    assert duel.power(1, "cf") == 50


@pytest.mark.card("r205", 1)
def test_hinata_weakens_nobody_as_a_failed_support_or_for_the_attacked_side() -> None:
    duel = supports(led(lf="r107"), "w110 r205")
    duel.say(0, "skill lf 1")
    fight(duel, 0, "attack lf cf")
    assert sums(duel) == [30 + 10, 50 + 30]
    duel = supports(led(lf="r107"), "r205 w110")
    duel.say(0, "skill lf 1")
    fight(duel, 0, "attack lf cf")
    assert sums(duel) == [30, 50 + 10]


@pytest.mark.card("r206", 1)
def test_ruri_reaches_everywhere_for_a_coupling_card() -> None:
    duel = led(lb="r206").stand(1, lb="h104").couple(0, "r103 r105")
    assert duel.refused(0, "attack lb lb").code == "lily-out-of-range"
    duel.say(0, "skill lb 1", "reverse r103")
    assert duel.in_coupling(0) == ["-r103", "r105"]
    assert duel.power(0, "lb") == 30 + 20
    assert duel.refused(0, "skill lb 1").code == "lily-used"
    assert {"attack lb lb", "attack lb cf"} <= set(duel.legal(0))
    next_turn(duel)
    assert duel.power(0, "lb") == 30
    next_turn(duel)
    assert duel.refused(0, "attack lb lb").code == "lily-out-of-range"


@pytest.mark.card("r206", 1)
def test_ruri_needs_a_face_up_coupling_card() -> None:
    assert led(lb="r206").couple(0, "-r103").refused(0, "skill lb 1").code == "lily-cost"


@pytest.mark.card("r207", 1)
def test_suzu_is_stronger_for_each_other_suzu_of_hers() -> None:
    duel = led(lf="r207").stand(1, lf="r109", rf="r109")
    assert duel.power(0, "lf") == 40
    duel.stand(0, rf="r109")
    assert duel.power(0, "lf") == 40 + 10
    duel.stand(0, lb="r109", rb="w205")
    assert duel.power(0, "lf") == 40 + 20
    assert duel.power(0, "rf") == 30


@pytest.mark.card("r208", 1)
def test_ayame_moves_an_enemy_from_the_back_to_the_front() -> None:
    duel = deploying("r208")
    duel.stand(1, lf="h104", lb="h205", rb="r105-").say(0, "deploy r208 lf", "yes")
    duel.refused(0, "target enemy cf")
    duel.say(0, "target enemy rb")
    assert duel.legal(0) == ["to rf"]
    duel.say(0, "to rf")
    assert duel.empty(1, "rb")
    assert id_at(duel, 1, "rf") == "r105"
    assert not duel.at(1, "rf").active


@pytest.mark.card("r208", 1)
def test_ayame_moves_the_leader_too_or_nobody() -> None:
    for answer, area in (("yes", "lf"), ("no", "cb")):
        duel = fresh().stand(0, cf="w102!").stand(1, cf="h205", cb="h102!")
        duel.hand(0, "r208").couple(0, COUPLING).phase(0, "deployment").say(0, "deploy r208 lf", answer)
        if answer == "yes":
            duel.say(0, "to lf")
        assert duel.at(1, area).leader


@pytest.mark.card("r208", 1)
def test_ayame_has_nothing_to_do_with_an_empty_back_or_a_full_front() -> None:
    for enemies in ({}, {"lf": "h104", "rf": "h205", "lb": "r105"}):
        duel = deploying("r208", rb="w205").stand(1, **enemies)
        duel.say(0, "deploy r208 lf")
        assert duel.asked() == ("deploy", 0)
        assert duel.fired("r208") == 0


@pytest.mark.card("r208", 1)
def test_ayame_moves_nobody_when_put_on_another_or_when_another_comes() -> None:
    duel = deploying("r208 r110", lf="r308").stand(1, lb="h205")
    duel.say(0, "level r208 lf")
    assert duel.asked() == ("deploy", 0)
    duel.say(0, "deploy r110 rf")
    assert duel.asked() == ("deploy", 0)


# Level 3.


@pytest.mark.card("r301", 1)
def test_akari_is_stronger_in_her_turn_with_three_in_front() -> None:
    duel = led(lf="r301", rf="w205")
    assert duel.power(0, "lf") == 60 + 20
    assert (duel.power(0, "cf"), duel.power(0, "rf")) == (50, 40)
    duel.phase(1, "action")
    assert duel.power(0, "lf") == 60


@pytest.mark.card("r301", 1)
def test_akari_needs_three_of_hers_in_front() -> None:
    duel = led(lf="r301", rb="w205", lb="h104").stand(1, lf="h205", rf="r105")
    assert duel.power(0, "lf") == 60
    duel.say(0, "move rb rf")
    assert duel.power(0, "lf") == 80


@pytest.mark.card("r302", 1)
def test_kagari_cannot_be_blocked_for_a_coupling_card() -> None:
    duel = supports(led(lf="r302").hand(1, "h202").couple(0, "r403 r105"), "w110 w110")
    asked = fight(duel, 0, "attack lf cf", use="yes", reverse="reverse r403", block="block h202")
    assert sums(duel) == [60 + 10 + 10, 50 + 10]
    assert "block" not in asked
    assert len(duel.in_potentials(1)) == 1
    assert duel.in_coupling(0) == ["-r403", "r105"]
    assert duel.power(0, "lf") == 60


@pytest.mark.card("r302", 1)
@pytest.mark.parametrize("coupling", ["r105", "-r105"])
def test_kagari_is_blocked_when_she_does_not_pay(coupling: str) -> None:
    duel = supports(led(lf="r302").hand(1, "h202").couple(0, coupling), "w110 w110")
    asked = fight(duel, 0, "attack lf cf", use="no", block="block h202")
    assert ("use" in asked) == (coupling == "r105")
    assert sums(duel) == [60 + 10, 50 + 10]
    assert duel.in_potentials(1) == []
    assert duel.in_coupling(0) == [coupling]


@pytest.mark.card("r302", 1)
def test_kagari_pays_for_one_attack_and_for_none_of_another() -> None:
    duel = supports(led(lf="r302").couple(0, "r403 r105"), "w110 w110", "w110 w110", "w110 w110")
    assert "use" not in fight(duel, 0, "attack cf cf", use="yes")
    assert "block" not in fight(duel, 0, "attack lf cf", use="yes")
    duel.at(0, "lf").active = True
    assert "block" in fight(duel, 0, "attack lf cf", use="no")


@pytest.mark.card("r303", 1)
def test_tsubaki_tries_again_once() -> None:
    duel = supports(led(lf="r303").couple(0, "r403 r105 h104"), "w110 w205", "w110 w205")
    fight(duel, 0, "attack lf cf", use="yes", reverse="reverse r105")
    assert duel.at(0, "lf").active
    assert duel.in_coupling(0) == ["r403", "-r105", "h104"]
    assert duel.power(0, "lf") == 50 + 10
    assert "use" not in fight(duel, 0, "attack lf cf", use="yes")
    assert not duel.at(0, "lf").active
    assert sums(duel) == [60, 70, 80, 80]
    duel.say(0, "end")
    assert duel.power(0, "lf") == 50


@pytest.mark.card("r303", 1)
def test_tsubaki_may_decline_and_is_asked_again_at_the_next_failure() -> None:
    duel = supports(led(lf="r303").couple(0, "r105"), "w110 w205", "w110 w205")
    assert "use" in fight(duel, 0, "attack lf cf", use="no")
    assert not duel.at(0, "lf").active
    assert duel.power(0, "lf") == 50
    duel.at(0, "lf").active = True
    assert "use" in fight(duel, 0, "attack lf cf", use="yes")
    assert duel.at(0, "lf").active


@pytest.mark.card("r303", 1)
def test_tsubaki_is_done_when_she_wins_or_cannot_pay() -> None:
    duel = supports(led(lf="r303").couple(0, "r105"), "w110 w110")
    assert "use" not in fight(duel, 0, "attack lf cf", use="yes")
    duel = supports(led(lf="r303").couple(0, "-r105"), "w110 w205")
    assert "use" not in fight(duel, 0, "attack lf cf", use="yes")
    assert not duel.at(0, "lf").active
    duel = supports(led(lf="r303-").couple(0, "r105"), "w110 w205")
    assert "use" not in fight(duel, 0, "attack cf cf", use="yes")  # another failed


@pytest.mark.card("r304", 1)
def test_kaede_makes_one_who_moved_active_once_a_turn() -> None:
    duel = led(lf="r304", rf="w205")
    duel.say(0, "move rf rb", "yes")
    assert duel.at(0, "rb").active
    duel.say(0, "move rb rf")
    assert duel.asked() == ("act", 0)
    assert not duel.at(0, "rf").active


@pytest.mark.card("r304", 1)
def test_kaede_may_decline_and_is_asked_again() -> None:
    duel = led(lf="r304", rf="w205")
    duel.say(0, "move rf rb", "no")
    assert not duel.at(0, "rb").active
    duel.say(0, "move cf cb", "yes")
    assert duel.at(0, "cb").active


@pytest.mark.card("r304", 1)
def test_kaede_does_not_turn_the_stage_for_herself_or_in_the_other_turn() -> None:
    duel = led(lf="r304")
    duel.say(0, "move lf lb")
    assert duel.asked() == ("act", 0)
    assert not duel.at(0, "lb").active
    duel = fresh().stand(0, lf="r304", cb="w102!-").stand(1, cf="h102!").potentials(1, "rp3")
    duel.phase(1, "action").say(1, "potential rp3", "to cf")
    assert duel.asked() == ("act", 1)
    assert not duel.at(0, "cf").active


@pytest.mark.card("r305", 1)
def test_hinata_lights_an_ally_red() -> None:
    duel = deploying("r305", rf="w205")
    duel.say(0, "deploy r305 lf", "option 1")
    duel.refused(0, "target enemy cf")
    duel.say(0, "target own rf")
    assert [duel.power(0, area) for area in ("lf", "cf", "rf")] == [50, 50, 40 + 10]
    duel.say(0, "end", "end")
    assert duel.power(0, "rf") == 40


@pytest.mark.card("r305", 1)
def test_hinata_lights_the_enemies_of_her_column_blue() -> None:
    duel = deploying("r305").stand(1, lf="h104", lb="h205", rf="r105")
    duel.say(0, "deploy r305 lf", "option 2")
    assert [duel.power(1, area) for area in ("lf", "lb", "cf", "rf")] == [20, 30, 50, 30]
    duel.say(0, "end", "end")
    assert [duel.power(1, area) for area in ("lf", "lb")] == [30, 40]


@pytest.mark.card("r305", 1)
def test_hinata_lights_the_way_to_the_back() -> None:
    duel = deploying("r305").stand(1, cb="h104")
    duel.say(0, "deploy r305 lf")
    duel.refused(0, "option 2")  # nobody in her column
    duel.say(0, "option 3")
    duel.refused(0, "target enemy cf")
    duel.say(0, "target own cf", "end")
    assert {"attack cf cb", "attack cf cf"} <= set(duel.legal(0))
    assert duel.refused(0, "attack lf cb").code == "lily-out-of-range"
    next_turn(next_turn(duel))
    assert duel.refused(0, "attack cf cb").code == "lily-out-of-range"


@pytest.mark.card("r305", 1)
@pytest.mark.parametrize(("area", "reached"), [("rf", ["cf", "cb"]), ("rb", ["cf"])])
def test_hinata_lights_both_rows_from_the_front_and_one_from_the_back(area: str, reached: list[str]) -> None:
    duel = deploying("r305", **{area: "w110"}).stand(1, cb="h104")
    duel.say(0, "deploy r305 lf", "option 3", f"target own {area}", "end")
    assert [to for to in ("cf", "cb") if f"attack {area} {to}" in duel.legal(0)] == reached


@pytest.mark.card("r305", 1)
def test_hinata_lights_nothing_when_put_on_another_or_when_another_comes() -> None:
    duel = deploying("r305 r110", lf="r107")
    duel.say(0, "level r305 lf")
    assert duel.asked() == ("deploy", 0)
    duel.say(0, "deploy r110 rf")
    assert duel.asked() == ("deploy", 0)


@pytest.mark.card("r306", 1)
def test_suzu_draws_for_the_first_block_of_an_enemy() -> None:
    duel = led(lf="r306").hand(1, "h202 h202").top(0, "w110 h104 w110 h205").top(1, "w110 w110")
    fight(duel, 0, "attack cf cf", block="block h202")
    assert duel.in_hand(0) == ["h104"]
    fight(duel, 0, "attack lf cf", block="block h202")
    assert duel.in_hand(0) == ["h104"]
    assert duel.in_hand(1) == []


@pytest.mark.card("r306", 1)
def test_suzu_draws_for_no_block_in_the_other_turn() -> None:
    duel = supports(led(lf="r306").hand(1, "h202").phase(1, "action"), "w205 w110")
    fight(duel, 1, "attack cf cf", sange="counter", block="block h202")
    assert "blocked" in duel.kinds()
    assert duel.in_hand(0) == []
    duel = supports(led(lf="r306").hand(0, "w202").phase(1, "action"), "w110 w110")
    fight(duel, 1, "attack cf cf", block="block w202")  # an ally's block
    assert duel.in_hand(0) == []


@pytest.mark.card("r307", 1)
def test_benio_pierces_the_front_on_the_way_to_the_back() -> None:
    duel = supports(led(lf="r307").stand(1, lf="h104", lb="r105"), "w205 w110")
    fight(duel, 0, "attack lf lb")
    assert sums(duel) == [40 + 30, 30 + 10, 30 + 10]
    assert duel.empty(1, "lf")
    assert duel.empty(1, "lb")


@pytest.mark.card("r307", 1)
def test_benio_in_front_hits_the_front_alone() -> None:
    duel = supports(led(lf="r307").stand(1, lf="h104", lb="r105"), "w205 w110")
    fight(duel, 0, "attack lf lf")
    assert duel.empty(1, "lf")
    assert not duel.empty(1, "lb")


@pytest.mark.card("r308", 1)
def test_ayame_acts_to_make_a_low_ally_active_and_move_her() -> None:
    duel = led(lf="r308", rf="w205-", lb="r105-", rb="w403-").stand(1, lf="h104-")
    duel.say(0, "skill lf 1")
    assert duel.legal(0) == ["target own rf", "target own lb"]
    duel.say(0, "target own lb", "yes")
    assert set(duel.legal(0)) == {"to lf", "to cb"}
    duel.say(0, "to cb")
    assert duel.empty(0, "lb")
    assert duel.at(0, "cb").active
    assert [duel.at(0, area).active for area in ("lf", "rf", "rb")] == [False, False, False]


@pytest.mark.card("r308", 1)
def test_ayame_may_leave_her_where_she_is() -> None:
    duel = led(lf="r308", rf="w205-")
    duel.say(0, "skill lf 1", "no")
    assert duel.at(0, "rf").active
    assert duel.asked() == ("act", 0)


@pytest.mark.card("r308", 1)
def test_ayame_needs_to_act_and_somebody_low_and_inactive() -> None:
    assert led(lf="r308-", rf="w205-").refused(0, "skill lf 1").code == "lily-cost"
    for high in ("w403-", "r302-"):
        duel = led(lf="r308", rf="w205", rb=high)
        assert duel.refused(0, "skill lf 1").code == "lily-nothing-to-do"


# Levels 4 and 5.


@pytest.mark.card("r401", 1)
def test_akari_makes_low_allies_stronger_in_her_turn() -> None:
    duel = led(lf="r401", rf="r302", lb="w205").stand(1, lf="h104")
    assert [duel.power(0, area) for area in ("cf", "lb", "lf", "rf")] == [60, 50, 70, 60]
    assert [duel.power(1, area) for area in ("cf", "lf")] == [50, 30]
    duel.phase(1, "action")
    assert [duel.power(0, area) for area in ("cf", "lb", "lf", "rf")] == [50, 40, 70, 60]


@pytest.mark.card("r402", 1)
@pytest.mark.parametrize(("seat", "expected"), [(0, [50 + 10 + 10, 50 + 10]), (1, [50 + 10, 50 + 10])])
def test_natsume_makes_supports_better_in_her_players_turn(seat: int, expected: list[int]) -> None:
    duel = supports(led(lf="r402").phase(seat, "action"), "w110 w110")
    fight(duel, seat, "attack cf cf")
    assert sums(duel) == expected


@pytest.mark.card("r402", 1)
def test_natsume_adds_nothing_to_a_failed_support() -> None:
    duel = supports(led(lf="r402"), "w202 w110")
    fight(duel, 0, "attack cf cf")
    assert sums(duel) == [50, 50 + 10]


@pytest.mark.card("r404", 1)
def test_benio_makes_the_attacker_active_at_the_end_of_the_battle() -> None:
    duel = supports(led().couple(0, "r103 r105 r403 r109"), "r404 w110")
    duel.say(0, "attack cf cf")
    duel.say(1, "pass")
    assert duel.asked() == ("critical", 0)
    assert not duel.at(0, "cf").active
    duel.fight()
    assert duel.at(0, "cf").active
    assert sums(duel) == [50 + 30, 50 + 10]


@pytest.mark.card("r404", 1)
@pytest.mark.parametrize("coupling", ["r103 r105 r403 -r109", "r103 r105 r403 w110 h104"])
def test_benio_needs_four_rhododendrons_face_up(coupling: str) -> None:
    duel = supports(led().couple(0, coupling).couple(1, "r103 r105 r403 r109"), "r404 w110")
    fight(duel, 0, "attack cf cf")
    assert not duel.at(0, "cf").active


@pytest.mark.card("r405", 1)
def test_ayame_puts_an_ally_anywhere_and_makes_her_stronger() -> None:
    duel = deploying("r405", lf="w205-")
    duel.say(0, "deploy r405 rf")
    duel.refused(0, "target own rf")
    duel.say(0, "target own lf")
    duel.refused(0, "to cf")
    duel.say(0, "to rb")
    assert id_at(duel, 0, "rb") == "w205"
    assert [duel.power(0, area) for area in ("rb", "rf", "cf")] == [40 + 20, 70, 50]
    duel.say(0, "end", "end")
    assert duel.power(0, "rb") == 40


@pytest.mark.card("r405", 1)
def test_ayame_moves_somebody_when_put_on_another_or_nobody() -> None:
    duel = deploying("r405", lf="r208")
    duel.say(0, "level r405 lf", "target own cf", "to rf")
    assert duel.at(0, "rf").leader
    assert duel.power(0, "rf") == 50 + 20
    duel = deploying("r405 r110")
    duel.couple(0, "h205").say(0, "deploy r405 lf")
    duel.refused(0, "target enemy cf")
    duel.say(0, "pass")
    assert duel.at(0, "cf").leader
    assert [duel.power(0, area) for area in ("cf", "lf")] == [50, 70]
    duel.say(0, "deploy r110 rf")
    assert duel.asked() == ("deploy", 0)  # only when she herself is placed


@pytest.mark.card("r501", 1)
def test_akari_attacks_two_areas() -> None:
    duel = supports(led(lf="r501").stand(1, lf="h104"), "w110 w110")
    assert duel.refused(0, "attack lf cf").code == "lily-wide"
    assert "attack cf cf" in duel.legal(0)
    fight(duel, 0, "attack lf cf lf")
    assert sums(duel) == [70 + 10, 50 + 10, 30 + 10]
    assert duel.empty(1, "lf")
    assert len(duel.in_potentials(1)) == 1


@pytest.mark.card("r501", 2)
def test_akari_attacks_once_more_for_two_coupling_cards() -> None:
    duel = led(lf="r501").stand(1, lf="h104").couple(0, "r103 r105 r403 h104 w110")
    supports(duel, "w110 w110", "w110 w110")
    asked = fight(duel, 0, "attack lf lf cf", use="yes", reverse="reverse r103, reverse h104")
    assert asked.count("use") == 1  # for two victories
    assert duel.at(0, "lf").active
    assert duel.in_coupling(0) == ["-r103", "r105", "r403", "-h104", "w110"]
    assert "use" not in fight(duel, 0, "attack lf cf cb", use="yes")
    assert not duel.at(0, "lf").active
    assert len(duel.in_potentials(1)) == 2


@pytest.mark.card("r501", 2)
@pytest.mark.parametrize("coupling", ["r103 r105", "r103 -r105"])
def test_akari_rests_when_she_does_not_pay(coupling: str) -> None:
    duel = supports(fresh().stand(0, cf="r501!").stand(1, cf="h102!").couple(0, coupling), "w110 w110")
    asked = fight(duel, 0, "attack cf cf lf", use="no")
    assert ("use" in asked) == (coupling == "r103 r105")
    assert not duel.at(0, "cf").active
    assert duel.in_coupling(0) == coupling.split()


@pytest.mark.card("r501", 2)
def test_akari_rests_when_she_fails_or_another_wins() -> None:
    duel = fresh().stand(0, cf="r501!").stand(1, cf="w403!").couple(0, "r103 r105")
    assert "use" not in fight(supports(duel, "w110 w205"), 0, "attack cf cf lf", use="yes")
    assert not duel.at(0, "cf").active
    duel = led(lf="r501-").couple(0, "r103 r105")
    assert "use" not in fight(supports(duel, "w110 w110"), 0, "attack cf cf", use="yes")  # another won


@pytest.mark.card("r502", 1)
def test_kagari_is_stronger_for_each_enemy_in_front() -> None:
    duel = led(lf="r502", rf="w205").stand(1, cb="h205")
    assert duel.power(0, "lf") == 70 + 10
    duel.stand(1, lf="h104", rf="r105")
    assert duel.power(0, "lf") == 70 + 30
    assert duel.power(0, "cf") == 50
    duel.phase(1, "action")
    assert duel.power(0, "lf") == 70 + 30


@pytest.mark.card("r503", 1)
def test_tsubaki_doubles_her_power_for_two_coupling_cards() -> None:
    duel = lasts(led(lf="r503").couple(0, "r103 r105 r403"), 0, "lf", PLUS, 20)
    supports(duel, "w110 w110")
    fight(duel, 0, "attack lf cf", use="yes", reverse="reverse r103, reverse r403")
    assert sums(duel) == [80 * 2 + 20 + 10, 50 + 10]
    assert duel.in_coupling(0) == ["-r103", "r105", "-r403"]
    assert duel.power(0, "lf") == 80 + 20


@pytest.mark.card("r503", 1)
def test_tsubaki_can_be_critical_besides() -> None:
    duel = supports(led(lf="r503").couple(0, "r103 r105").hand(0, "r104"), "w110 w110")
    fight(duel, 0, "attack lf cf", use="yes", critical="critical r104")
    assert duel.told("critical")[0]["number"] == 80 * 2 * 2 + 10


@pytest.mark.card("r503", 1)
@pytest.mark.parametrize("coupling", ["r103 r105", "r103 -r105"])
def test_tsubaki_strikes_plainly_when_she_does_not_pay(coupling: str) -> None:
    duel = supports(led(lf="r503").couple(0, coupling), "w110 w110")
    asked = fight(duel, 0, "attack lf cf", use="no")
    assert ("use" in asked) == (coupling == "r103 r105")
    assert sums(duel) == [80 + 10, 50 + 10]
    assert duel.in_coupling(0) == coupling.split()
    assert "use" not in fight(supports(duel, "w110 w110"), 0, "attack cf cf", use="yes")  # another's attack


# Events.


@pytest.mark.card("re1", 1)
def test_evening_rehearsal_makes_all_low_characters_stronger() -> None:
    duel = led(lf="w205", rf="r301").stand(1, lf="h205", lb="w403")
    before = [duel.power(0, "cf"), duel.power(1, "cf")]
    duel.event("re1", 1)
    assert before == [50, 50]
    assert [duel.power(0, area) for area in ("cf", "lf")] == [60, 50]
    assert [duel.power(1, area) for area in ("cf", "lf", "lb")] == [60, 50, 70]
    duel.phase(1, "action")
    assert duel.power(0, "rf") == 60  # level 3, and Akari's own skill sleeps in the other turn


@pytest.mark.card("re2", 1)
@pytest.mark.parametrize("seat", [0, 1])
def test_applause_draws_for_whoever_is_critical(seat: int) -> None:
    duel = led(lf="w205").stand(1, lf="w205").event("re2", 0).hand(0, "w305").hand(1, "w305")
    duel.phase(seat, "action").top(0, "w110 h104").top(1, "w110 h104")
    fight(duel, seat, "attack lf lf", critical="critical w305")
    assert duel.in_hand(seat) == ["h104"]
    assert duel.in_hand(1 - seat) == ["w305"]


@pytest.mark.card("re2", 1)
def test_no_applause_without_a_critical() -> None:
    duel = led().event("re2", 0).hand(0, "w202").top(0, "w110 h104").top(1, "w110")
    fight(duel, 0, "attack cf cf")
    assert duel.in_hand(0) == ["w202"]


@pytest.mark.card("re3", 1)
def test_smoke_weakens_both_leaders_in_the_back() -> None:
    duel = fresh().stand(0, cf="w205", cb="w102!").stand(1, cf="h205", cb="h102!", lb="h104").event("re3", 0)
    assert [duel.power(seat, "cb") for seat in (0, 1)] == [50 - 20, 50 - 20]
    assert [duel.power(seat, "cf") for seat in (0, 1)] == [40, 40]
    assert duel.power(1, "lb") == 30


@pytest.mark.card("re3", 1)
def test_smoke_does_not_reach_leaders_in_front() -> None:
    duel = led(lb="w205").event("re3", 0)
    assert [duel.power(seat, "cf") for seat in (0, 1)] == [50, 50]
    duel.say(0, "move cf cb")
    assert duel.at(0, "cf").leader  # she was alone in front: they close up
    assert duel.power(0, "cf") == 50


@pytest.mark.card("re4", 1)
def test_backstage_passage_leads_to_a_leader_in_the_back() -> None:
    duel = fresh().stand(0, cf="w102!", lf="w105").stand(1, cf="h205", cb="h102!")
    duel.top(0, "w105 w110").top(1, "w204")
    duel.event("re4", 1).phase(1, "action").say(1, "end")
    assert duel.asked() == ("character", 0)
    duel.refused(0, "target enemy cf")
    duel.say(0, "target own cf", "pass", "pass", "end")
    assert {"attack cf cb", "attack cf cf"} <= set(duel.legal(0))
    assert duel.refused(0, "attack lf cb").code == "lily-out-of-range"
    assert duel.power(0, "cf") == 50
    fight(duel, 0, "attack lf cf")
    assert "attack cf cb" in duel.legal(0)  # the whole turn


@pytest.mark.card("re4", 1)
@pytest.mark.parametrize(("area", "reached"), [("rf", ["cb"]), ("rb", ["cf"])])
def test_backstage_passage_gives_nobody_more_than_range_two(area: str, reached: list[str]) -> None:
    duel = fresh().stand(0, cf="w102!", **{area: "w110"}).stand(1, cf="h205", cb="h102!")
    duel.event("re4", 1).phase(1, "action").say(1, "end")
    duel.say(0, f"target own {area}", "pass", "pass", "end")
    assert [to for to in ("cf", "cb") if f"attack {area} {to}" in duel.legal(0)] == reached


@pytest.mark.card("re4", 1)
def test_backstage_passage_need_not_be_taken() -> None:
    duel = fresh().stand(0, cf="w102!").stand(1, cf="h205", cb="h102!").event("re4", 1).phase(1, "action")
    duel.say(1, "end")
    duel.say(0, "pass", "pass", "pass", "end")
    assert duel.refused(0, "attack cf cb").code == "lily-out-of-range"


@pytest.mark.card("re4", 1)
def test_backstage_passage_strengthens_against_a_leader_in_front() -> None:
    duel = led(lf="w205").stand(1, rf="h104", rb="r105").event("re4", 1).phase(1, "action")
    duel.say(1, "end")
    duel.refused(0, "pass")
    duel.refused(0, "target enemy rf")
    duel.say(0, "target own lf")
    assert [duel.power(0, area) for area in ("lf", "cf")] == [40 + 10, 50]
    duel.say(0, "pass", "pass", "end", "end")
    assert duel.power(0, "lf") == 40
    duel.say(1, "target own rf")  # it works for both players
    assert duel.power(1, "rf") == 30 + 10


@pytest.mark.card("re4", 1)
def test_backstage_passage_does_not_care_for_the_own_leader() -> None:
    duel = fresh().stand(0, cf="w205", cb="w102!").stand(1, cf="h102!").event("re4", 1).phase(1, "action")
    duel.say(1, "end")
    duel.say(0, "target own cf")
    assert duel.power(0, "cf") == 40 + 10


# Potentials.


@pytest.mark.card("rp1", 1)
def test_raise_it_once_more_makes_two_active() -> None:
    duel = led(lf="w205-", rf="h104-", rb="r105-").stand(1, lf="h205-").potentials(0, "rp1")
    duel.say(0, "potential rp1")
    assert duel.legal(0) == ["target own lf", "target own rf", "target own rb", "pass"]
    duel.say(0, "target own lf", "target own rb")
    assert [duel.at(0, area).active for area in ("lf", "rf", "rb")] == [True, False, True]
    assert duel.in_potentials(0) == ["-rp1"]
    assert duel.refused(0, "potential rp1").code == "lily-no-such-potential"


@pytest.mark.card("rp1", 1)
def test_raise_it_once_more_needs_somebody_inactive() -> None:
    duel = led(lf="w205").stand(1, lf="h205-").potentials(0, "rp1")
    assert duel.refused(0, "potential rp1").code == "lily-nothing-to-do"
    duel.stand(0, rf="h104-", rb="r105-").say(0, "potential rp1", "target own rb", "pass")
    assert [duel.at(0, area).active for area in ("rf", "rb")] == [False, True]


@pytest.mark.card("rp2", 1)
def test_soliloquy_lets_nobody_counter_the_leader() -> None:
    duel = supports(led().potentials(0, "rp2"), "w110 h202", "w110 w110")
    duel.say(0, "potential rp2")
    assert duel.power(0, "cf") == 50 + 20
    asked = fight(duel, 0, "attack cf cf")
    assert "sange" not in asked
    assert "counter" not in asked
    assert sums(duel) == [70 + 10, 50]  # a support of her own name fails
    assert duel.in_potentials(0) == ["-rp2"]
    assert duel.power(0, "cf") == 50 + 20
    duel.at(0, "cf").active = True
    assert "sange" not in fight(duel, 0, "attack cf cf")  # the whole turn
    duel.say(0, "end")
    assert duel.power(0, "cf") == 50


@pytest.mark.card("rp2", 1)
def test_soliloquy_is_the_leaders_alone() -> None:
    duel = supports(led(lf="w205").potentials(0, "rp2"), "w110 h202")
    duel.say(0, "potential rp2")
    assert duel.power(0, "lf") == 40
    asked = fight(duel, 0, "attack lf cf")
    assert "sange" in asked
    assert "counter" in asked


@pytest.mark.card("rp3", 1)
def test_lead_to_the_front_brings_a_hidden_leader_out() -> None:
    duel = fresh().stand(0, cf="w102!").stand(1, cf="h205", cb="h102!").potentials(0, "rp3")
    duel.say(0, "potential rp3")
    assert duel.legal(0) == ["to lf", "to rf"]
    duel.say(0, "to rf")
    assert duel.at(1, "rf").leader
    assert duel.power(1, "rf") == 50 - 20
    assert duel.power(1, "cf") == 40
    duel.say(0, "end")
    assert duel.power(1, "rf") == 50


@pytest.mark.card("rp3", 1)
def test_lead_to_the_front_weakens_a_leader_in_front_less() -> None:
    duel = fresh().stand(0, cf="w205", cb="w102!").stand(1, cf="h102!", lb="h104").potentials(0, "rp3")
    duel.say(0, "potential rp3")
    assert duel.at(1, "cf").leader
    assert duel.asked() == ("act", 0)
    assert duel.power(1, "cf") == 50 - 10
    assert duel.in_potentials(0) == ["-rp3"]
    duel.say(0, "end")
    assert duel.power(1, "cf") == 50


@pytest.mark.card("rp3", 1)
def test_lead_to_the_front_weakens_a_leader_behind_a_full_front() -> None:
    duel = fresh().stand(0, cf="w102!").stand(1, lf="h104", cf="h205", rf="r105", cb="h102!")
    duel.potentials(0, "rp3").say(0, "potential rp3")
    assert duel.at(1, "cb").leader
    assert duel.power(1, "cb") == 50 - 20


def under_fire(**enemies: str) -> Duel:
    """Seat 1 is about to beat seat 0's leader, who has Fire Under Ash: 50 and 30 against 50 and 10."""
    duel = led().stand(1, **enemies).potentials(0, "rp4").phase(1, "action")
    return supports(duel, "w110 w205")


@pytest.mark.card("rp4", 1)
def test_fire_under_ash_defeats_a_weak_enemy() -> None:
    duel = under_fire(lf="h104", rf="w403", lb="h205")
    fight(duel, 1, "attack cf cf", use="yes", option="option 1", character="target enemy lb")
    assert duel.empty(1, "lb")
    assert not duel.empty(1, "lf")
    assert duel.in_trash(1) == ["h205", "w205"]
    assert duel.in_potentials(0) == ["-rp4", "rp1"]


@pytest.mark.card("rp4", 1)
def test_fire_under_ash_weakens_all_enemies_until_their_next_turn_is_over() -> None:
    duel = under_fire(lf="h104", rf="w403")
    fight(duel, 1, "attack cf cf", use="yes", option="option 2")
    weaker = [50 - 10, 30 - 10, 70 - 10]
    assert [duel.power(1, area) for area in ("cf", "lf", "rf")] == weaker
    assert duel.power(0, "cf") == 50
    next_turn(duel)
    assert [duel.power(1, area) for area in ("cf", "lf", "rf")] == weaker
    next_turn(duel)
    assert [duel.power(1, area) for area in ("cf", "lf", "rf")] == weaker
    next_turn(duel)
    assert [duel.power(1, area) for area in ("cf", "lf", "rf")] == [50, 30, 70]


@pytest.mark.card("rp4", 1)
def test_fire_under_ash_finds_only_weak_enemies_who_do_not_lead() -> None:
    duel = lasts(under_fire(rf="w403", lf="r103"), 1, "cf", PLUS, -10).stand(0, lf="h104")
    asked = fight(duel, 1, "attack cf cf", use="yes")
    assert "use" in asked
    assert "option" not in asked  # nobody weak but the leader: the other is done
    assert [duel.power(1, area) for area in ("cf", "lf", "rf")] == [50 - 10 - 10, 50 - 10, 70 - 10]


@pytest.mark.card("rp4", 1)
def test_fire_under_ash_need_not_burn_and_burns_for_the_leaders_defeat_alone() -> None:
    duel = under_fire(lf="h104")
    assert "use" in fight(duel, 1, "attack cf cf", use="no")
    assert duel.in_potentials(0) == ["rp4", "rp1"]
    duel = under_fire().stand(0, lf="h104")
    assert "use" not in fight(duel, 1, "attack cf lf", use="yes")
    assert duel.empty(0, "lf")
    duel = under_fire().hand(0, "w202")
    assert "use" not in fight(duel, 1, "attack cf cf", use="yes", block="block w202")
    assert duel.in_potentials(0) == ["rp4"]


@pytest.mark.card("rp5", 1)
def test_everyone_takes_a_bow_on_the_field() -> None:
    duel = led().trash(0, "r105 r202 r203 r104 r301 w205 re1").potentials(0, "rp5")
    duel.say(0, "potential rp5")
    for other in ("r301", "w205"):  # too high, of another colour
        duel.refused(0, f"place {other} lf")
    duel.refused(0, "place r105 cf")
    duel.say(0, "place r105 lb")
    duel.refused(0, "place r203 lf")  # a Natsume too
    duel.say(0, "place r202 rf")
    assert duel.asked() == ("act", 0)
    assert (id_at(duel, 0, "lb"), id_at(duel, 0, "rf")) == ("r105", "r202")
    assert duel.at(0, "rf").active
    assert duel.in_trash(0) == ["r203", "r104", "r301", "w205", "re1"]
    assert duel.in_potentials(0) == ["-rp5"]


@pytest.mark.card("rp5", 1)
def test_one_may_take_a_bow_alone_and_somebody_must_be_there() -> None:
    duel = led().trash(0, "r105 r202").potentials(0, "rp5")
    duel.say(0, "potential rp5", "place r105 lb", "pass")
    assert duel.in_trash(0) == ["r202"]
    duel = led().trash(0, "r301 w205").trash(1, "r105").potentials(0, "rp5")
    assert duel.refused(0, "potential rp5").code == "lily-nothing-to-do"


@pytest.mark.card("rp5", 1)
def test_a_crowd_takes_a_bow_together() -> None:
    duel = led(lf="r109").trash(0, "r109 r109").potentials(0, "rp5")
    duel.say(0, "potential rp5", "place r109 rf", "place r109 lb")
    assert [id_at(duel, 0, area) for area in ("lf", "rf", "lb")] == ["r109", "r109", "r109"]
    assert duel.asked() == ("act", 0)


@pytest.mark.card("rp6", 1)
def test_swords_across_the_stage() -> None:
    duel = supports(led(lf="r403").potentials(0, "rp6"), "w110 w110")
    duel.stand(1, lf="h104", lb="r105", cb="h205").say(0, "potential rp6", "target own lf")
    assert (duel.power(0, "lf"), duel.power(0, "cf")) == (60 + 20, 50)
    fight(duel, 0, "attack lf lb cb")
    assert sorted(str(facts["area"]) for facts in duel.told("attacked")) == ["cb", "cf", "lb", "lf"]
    assert sorted(duel.in_trash(1)) == ["h104", "h205", "r105", "w110"]
    assert len(duel.in_potentials(1)) == 1
    assert duel.in_potentials(0) == ["-rp6"]


@pytest.mark.card("rp6", 1)
def test_swords_are_put_away_with_the_turn() -> None:
    duel = led(lf="r403").potentials(0, "rp6").stand(1, lb="r105")
    duel.say(0, "potential rp6")
    duel.refused(0, "target enemy cf")
    duel.say(0, "target own cf")
    assert duel.refused(0, "attack cf cf").code == "lily-wide"
    assert "attack lf lb" in duel.legal(0)  # the other swings as ever
    duel.say(0, "end")
    assert duel.power(0, "cf") == 50
    duel.say(1, "pass", "pass", "end")
    next_turn(duel)
    assert "attack cf cf" in duel.legal(0)


@pytest.mark.card("rp6", 1)
def test_swords_are_drawn_for_the_whole_turn() -> None:
    duel = supports(led(lf="r403").potentials(0, "rp6").stand(1, lb="r105"), "w110 w110", "w110 w205")
    duel.say(0, "potential rp6", "target own lf")
    fight(duel, 0, "attack cf cf")
    assert duel.power(0, "lf") == 60 + 20
    duel.events.clear()
    fight(duel, 0, "attack lf lb cb")
    assert sorted(str(facts["area"]) for facts in duel.told("attacked")) == ["cf", "lb"]
