"""Every skill of Lantern Night at work, and the cases in which it must not work."""

from __future__ import annotations

import pytest

from support.games.lily.card_duels import (
    COUPLING,
    deploying,
    fight,
    fresh,
    id_at,
    led,
    next_turn,
    sums,
    supports,
)

card = pytest.mark.card


# Level 1.


@card("l101", 1)
def test_hotaru_leads_a_crowd() -> None:
    duel = fresh().stand(0, cf="l101!", lf="w205").stand(1, cf="h102!")
    assert duel.power(0, "cf") == 50
    duel.stand(0, rf="w110")
    assert duel.power(0, "cf") == 60


@card("l101", 1)
def test_hotaru_is_not_stronger_when_she_follows() -> None:
    assert led(lf="l101", rf="w110").power(0, "lf") == 50


@card("l102", 1)
def test_hotaru_draws_for_a_small_ally_once_a_turn() -> None:
    duel = deploying("l104 l106", lf="l102").top(0, "w110 w205 w105 w107")
    duel.say(0, "deploy l104 rf", "yes", "reverse w205")
    assert duel.in_hand(0) == ["l106", "w110"]
    assert sum(id.startswith("-") for id in duel.in_coupling(0)) == 1
    duel.say(0, "deploy l106 rb")
    assert duel.fired("l102") == 1


@card("l102", 1)
def test_hotaru_does_not_draw_for_an_ally_of_level_2() -> None:
    duel = deploying("l204", lf="l102")
    duel.say(0, "deploy l204 rf")
    assert duel.asked() == ("deploy", 0)


@card("l105", 1)
def test_two_of_nene_may_stand_together() -> None:
    duel = deploying("l105", lf="l105")
    duel.say(0, "deploy l105 rf")
    assert id_at(duel, 0, "lf") == id_at(duel, 0, "rf") == "l105"


@card("l106", 1)
def test_mitsuha_takes_a_small_character_from_the_top() -> None:
    duel = deploying("l106").top(0, "w205 l104 w201")
    duel.say(0, "deploy l106 rf", "take l104")
    assert duel.in_hand(0) == ["l104"]


@card("l107", 1)
def test_tamaki_is_stronger_with_an_event_or_a_crowd() -> None:
    duel = led(lf="l107")
    assert duel.power(0, "lf") == 30
    assert led(lf="l107").event("we1", 1).power(0, "lf") == 40
    assert led(lf="l107", rf="w110", rb="w205").power(0, "lf") == 40


# Level 2.


@card("l201", 1)
def test_hotaru_brings_a_small_one_back_when_she_levels_up() -> None:
    duel = fresh().stand(0, cf="l101!").stand(1, cf="h102!").trash(0, "l104 l204").hand(0, "l201")
    duel.couple(0, COUPLING).phase(0, "deployment").say(0, "level l201 cf", "place l104 lf")
    assert id_at(duel, 0, "lf") == "l104"
    assert duel.in_trash(0) == ["l204"]


@card("l202", 1)
def test_komugi_draws_once_when_a_small_ally_is_defeated() -> None:
    duel = led(lf="l202", rf="w110", rb="l204").phase(1, "action")
    duel.top(0, "w205 w107").top(1, "w205")
    fight(duel, 1, "attack cf rf")
    assert duel.empty(0, "rf")
    assert duel.fired("l202") == 1
    assert duel.in_hand(0) == ["w107"]


@card("l202", 1)
def test_komugi_does_not_draw_for_a_larger_ally() -> None:
    duel = supports(led(lf="l202", rf="w205").phase(1, "action"), "w110 w108")
    fight(duel, 1, "attack cf rf")
    assert duel.empty(0, "rf")
    assert duel.fired("l202") == 0


@card("l203", 1)
def test_nene_is_as_strong_as_the_small_ones_are_many() -> None:
    duel = led(lf="l203")
    assert duel.power(0, "lf") == 50, "the leader is of level 1"
    assert duel.stand(0, rf="w110", rb="w205").power(0, "lf") == 60


@card("l205", 1)
def test_tamaki_silences_an_enemy_until_the_next_turn_is_over() -> None:
    duel = deploying("l205").stand(1, lf="r207", rf="r109")
    assert duel.power(1, "lf") == 50
    duel.say(0, "deploy l205 rf", "target enemy lf")
    assert duel.power(1, "lf") == 40
    duel.say(0, "end")
    next_turn(next_turn(duel))
    assert duel.power(1, "lf") == 50


# Level 3.


@card("l301", 1)
def test_hotaru_is_stronger_for_each_small_ally_in_front_in_her_own_turn() -> None:
    duel = led(lf="l301", rf="w110", rb="w205")
    assert duel.power(0, "lf") == 60 + 2 * 10
    assert duel.phase(1, "action").power(0, "lf") == 60
    assert led(lf="l301", rf="w305").power(0, "lf") == 60 + 10, "w305 is of level 3"


@card("l302", 1)
def test_komugi_gives_a_small_ally_for_two_cards() -> None:
    duel = led(lf="l302", rf="w110", rb="w205").top(0, "w105 w107 w108")
    duel.say(0, "skill lf 1")
    assert duel.empty(0, "rf")
    assert duel.in_hand(0) == ["w105", "w107"]
    assert duel.refused(0, "skill lf 1").code == "lily-used"


@card("l302", 1)
def test_komugi_gives_no_larger_ally_and_no_leader() -> None:
    duel = led(lf="l302", rb="w205")
    assert "skill lf 1" not in duel.legal(0)


@card("l303", 1)
def test_chihaya_drums_for_the_first_small_attacker() -> None:
    duel = supports(led(lf="l303", rf="w205"), "w110 w110", "w110 w110")
    fight(duel, 0, "attack rf cf")
    assert sums(duel) == [40 + 20 + 10, 50 + 10]
    fight(duel, 0, "attack lf cf")
    assert duel.fired("l303") == 1


@card("l304", 1)
def test_nene_is_followed_by_another_of_hers() -> None:
    duel = led(lf="l304").trash(0, "l105 l104").phase(1, "action")
    supports(duel, "w110 w205")
    fight(duel, 1, "attack cf lf", use="yes", place="place l105 rf")
    assert id_at(duel, 0, "rf") == "l105"


@card("l305", 1)
def test_mitsuha_makes_an_enemy_weak_until_the_turn_ends() -> None:
    duel = deploying("l305").stand(1, lf="h403", rf="h205")
    duel.say(0, "deploy l305 rf", "target enemy lf")
    assert duel.power(1, "lf") == 30
    duel.say(0, "end", "end")
    assert duel.power(1, "lf") == 70


@card("l306", 1)
def test_tamaki_leaves_and_takes_an_enemy_with_her() -> None:
    duel = led(lf="l306").stand(1, lf="h304", rf="h403")
    duel.say(0, "skill lf 1")
    assert duel.empty(0, "lf")
    assert duel.empty(1, "lf")
    assert not duel.empty(1, "rf")


# Level 4 and 5.


@card("l401", 1)
def test_hotaru_makes_small_allies_stronger_when_they_are_many() -> None:
    duel = led(lf="l401", rf="w110")
    assert duel.power(0, "rf") == 30
    duel.stand(0, rb="w303")
    assert [duel.power(0, area) for area in ("lf", "cf", "rf", "rb")] == [70, 60, 40, 50]


@card("l402", 1)
def test_komugi_turns_up_a_card_for_each_ally_in_front() -> None:
    duel = deploying("l402", coupling="r103 r105 -r403 -h104 -w110 w205", rf="w110", rb="w107")
    duel.say(0, "deploy l402 lf", "take h104", "take r403")
    assert sum(id.startswith("-") for id in duel.in_coupling(0)) == 1


@card("l403", 1)
def test_chihaya_supports_with_the_whole_front() -> None:
    duel = supports(led(lf="w205", rf="w108", rb="w107"), "l403 w110")
    fight(duel, 0, "attack lf cf")
    assert sums(duel) == [40 + 30 + 3 * 10, 50 + 10]


@card("l405", 1)
def test_tamaki_draws_when_the_enemies_are_more() -> None:
    duel = led(lf="l405").stand(1, lf="h205", rf="h304").phase(1, "action").top(0, "w110 w107 w108")
    duel.say(1, "end")
    assert duel.fired("l405") == 1
    few = led(lf="l405").stand(1, lf="h205").phase(1, "action")
    few.say(1, "end")
    assert few.fired("l405") == 0


@card("l501", 1)
def test_hotaru_gives_a_small_ally_for_an_attack_that_is_not_blocked() -> None:
    duel = supports(led(lf="l501", rf="w205", rb="w304").hand(1, "h202"), "w110 w110")
    asked = fight(duel, 0, "attack lf cf", use="yes")
    assert duel.empty(0, "rf")
    assert sums(duel) == [70 + 20 + 10, 50 + 10]
    assert "block" not in asked


@card("l501", 1)
def test_hotaru_may_keep_her() -> None:
    duel = supports(led(lf="l501", rf="w205"), "w110 w110")
    fight(duel, 0, "attack lf cf")
    assert not duel.empty(0, "rf")
    assert sums(duel) == [70 + 10, 50 + 10]


@card("l502", 1)
def test_komugi_keeps_small_ones_for_the_next_festival() -> None:
    duel = supports(led(lf="l502", rf="w205").phase(1, "action"), "w110 w108")
    fight(duel, 1, "attack cf rf")
    assert duel.in_hand(0) == ["w205"]


@card("l502", 1)
def test_komugi_keeps_no_larger_ones() -> None:
    duel = supports(led(lf="l502", rf="w305").phase(1, "action"), "w110 w108")
    fight(duel, 1, "attack cf rf")
    assert duel.empty(0, "rf")
    assert "w305" in duel.in_trash(0)


# Events.


@card("le1", 1)
def test_small_ones_come_stronger_in_the_procession() -> None:
    duel = deploying("l104 l204").event("le1", 1)
    duel.say(0, "deploy l104 rf", "deploy l204 lf")
    assert [duel.power(0, "rf"), duel.power(0, "lf")] == [40, 40]
    duel.say(0, "end")
    assert next_turn(duel).power(0, "rf") == 40
    assert next_turn(duel).power(0, "rf") == 30


@card("le2", 1)
def test_a_crowd_draws_at_the_stalls() -> None:
    duel = led(lf="w205", rf="w110", rb="w108").event("le2", 1).phase(1, "action").top(0, "w105 w106 w108")
    duel.say(1, "end")
    assert duel.fired("le2") == 1
    few = led(lf="w205", rf="w110").event("le2", 1).phase(1, "action")
    few.say(1, "end")
    assert few.fired("le2") == 0


@card("le3", 1)
def test_small_ones_go_below_the_deck_in_the_rain() -> None:
    duel = supports(led(rf="w205").event("le3", 0).phase(1, "action"), "w110 w108")
    fight(duel, 1, "attack cf rf")
    assert duel.empty(0, "rf")
    assert "w205" not in duel.in_trash(0)


# Potentials.


@card("lp1", 1)
def test_two_small_ones_come_back() -> None:
    duel = led().potentials(0, "lp1").trash(0, "l104 w105 l204")
    duel.say(0, "potential lp1", "place l104 lf", "place w105 rf")
    assert {id_at(duel, 0, "lf"), id_at(duel, 0, "rf")} == {"l104", "w105"}


@card("lp2", 1)
def test_a_wall_of_allies_protects_the_leader() -> None:
    duel = supports(led(lf="w205", rf="w110", rb="w108").potentials(0, "lp2").phase(1, "action"), "w110 w110")
    fight(duel, 1, "attack cf cf", trigger="potential lp2", use="yes")
    assert sums(duel) == [50 + 10, 50 + 3 * 10 + 10]


@card("lp3", 1)
def test_the_drums_are_for_small_ones_and_the_leader() -> None:
    duel = led(lf="w205", rf="w304").potentials(0, "lp3")
    duel.say(0, "potential lp3")
    assert [duel.power(0, area) for area in ("lf", "cf", "rf")] == [60, 80, 50]


@card("lp4", 1)
def test_a_small_one_goes_and_the_leader_acts_again() -> None:
    duel = fresh().stand(0, cf="w102!-", lf="w205").stand(1, cf="h102!").potentials(0, "lp4")
    duel.say(0, "potential lp4")
    assert duel.empty(0, "lf")
    assert duel.at(0, "cf").active
    assert duel.power(0, "cf") == 60


@card("lp5", 1)
def test_two_enemies_are_half_as_strong_for_their_turn() -> None:
    duel = led().stand(1, lf="h205", rf="h304").potentials(0, "lp5")
    duel.say(0, "end", "yes", "target enemy lf", "target enemy rf")
    assert [duel.power(1, area) for area in ("lf", "cf", "rf")] == [20, 50, 25]
