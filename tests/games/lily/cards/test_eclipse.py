"""Every skill of Eclipse at work, and the cases in which it must not work."""

from __future__ import annotations

import pytest

from support.games.lily.card_duels import deploying, fight, fresh, id_at, led, next_turn, sums, supports
from support.games.lily.duel import Duel

card = pytest.mark.card
TWO_COLOURS = "w104 w106 h104 h109 r105 r107"


def arriving(hand: str, **allies: str) -> Duel:
    """Seat 0's deployment phase with both colours in the coupling area."""
    return deploying(hand, TWO_COLOURS, **allies)


# Level 1.


@card("e101", 1)
def test_asahi_leads_stronger_beside_the_night() -> None:
    duel = fresh().stand(0, cf="e101!").stand(1, cf="h102!")
    assert duel.power(0, "cf") == 50
    assert duel.couple(0, "h104 h109").power(0, "cf") == 50
    assert duel.couple(0, "h205").power(0, "cf") == 60
    assert duel.phase(1, "action").power(0, "cf") == 50


@card("e101", 1)
def test_asahi_is_not_stronger_when_she_follows_or_the_card_is_face_down() -> None:
    assert led(lf="e101").couple(0, "h104 h109 h205").power(0, "lf") == 50
    assert fresh().stand(0, cf="e101!").couple(0, "h104 h109 -h205").power(0, "cf") == 50


@card("e102", 1)
@pytest.mark.parametrize(
    ("hand", "partner", "fires"),
    [("", "upright", 1), ("w104 w106 w108", "sideways", 1), ("w104 w106 w108", "upright", 0)],
)
def test_asahi_draws_at_dusk(hand: str, partner: str, fires: int) -> None:
    duel = led(lf="e102").hand(0, hand).couple(0, "w205").partner(0, "w102", partner).top(0, "w110")
    duel.say(0, "end")
    if fires:
        duel.say(0, "yes")
    assert duel.fired("e102") == fires
    assert ("w110" in duel.in_hand(0)) == bool(fires)


@card("e105", 1)
def test_sumire_counts_as_both_colours() -> None:
    duel = led().hand(0, "w105 h106").couple(0, "e105 r105 r107").phase(0, "deployment")
    assert {"deploy w105 lf", "deploy h106 lf"} <= set(duel.legal(0))


@card("e106", 1)
def test_shigure_draws_when_the_next_turn_starts() -> None:
    duel = arriving("e106").top(0, "w110 w108 w105")
    duel.say(0, "deploy e106 rf", "end")
    assert duel.in_hand(0) == []
    next_turn(next_turn(duel))
    assert duel.in_hand(0) == ["w108", "w110"]


# Level 2.


@card("e201", 1)
def test_asahi_finds_a_card_of_the_night() -> None:
    duel = fresh().stand(0, cf="e101!").stand(1, cf="h102!").hand(0, "e201").couple(0, TWO_COLOURS)
    duel.top(0, "w205 h205 w110").phase(0, "deployment").say(0, "level e201 cf", "take h205")
    assert duel.in_hand(0) == ["h205"]


@card("e202", 1)
def test_tsukine_borrows_light_in_her_own_turn() -> None:
    duel = led(lf="e202", rf="w205")
    assert duel.power(0, "lf") == 70
    assert duel.phase(1, "action").power(0, "lf") == 60
    assert led(lf="e202").power(0, "lf") == 60


@card("e203", 1)
def test_aoi_is_stronger_with_many_cards_in_hand_and_coupling_area() -> None:
    duel = led(lf="e203").hand(0, "w104 w105 w106").couple(0, "w205 h104 -h109 r105")
    assert duel.power(0, "lf") == 40
    assert duel.hand(0, "w107").power(0, "lf") == 50


@card("e204", 1)
def test_sumire_exchanges_a_card() -> None:
    duel = led(lf="e204").hand(0, "w104 w105").top(0, "w110")
    duel.say(0, "skill lf 1", "take w104")
    assert duel.in_hand(0) == ["w105", "w110"]
    assert duel.power(0, "lf") == 50
    assert duel.refused(0, "skill lf 1").code == "lily-used"


@card("e205", 1)
@pytest.mark.parametrize(("enemies", "more"), [({"lf": "h304"}, 20), ({}, 0)])
def test_shigure_supports_those_who_are_fewer(enemies: dict[str, str], more: int) -> None:
    duel = supports(led().stand(1, **enemies), "e205 w110")
    fight(duel, 0, "attack cf cf")
    assert sums(duel) == [50 + 30 + more, 50 + 10]


# Level 3.


@card("e301", 1)
def test_asahi_is_stronger_with_two_of_each_colour() -> None:
    assert led(lf="e301").couple(0, "w104 w106 h104").power(0, "lf") == 60
    assert led(lf="e301").couple(0, "w104 w106 h104 -h109").power(0, "lf") == 60
    assert led(lf="e301").couple(0, "w104 w106 h104 h109").power(0, "lf") == 70


@card("e302", 1)
def test_tsukine_silences_even_a_leader() -> None:
    duel = fresh().stand(0, cf="w102!").stand(1, cf="h104!", lf="h205").hand(0, "e302")
    duel.couple(0, TWO_COLOURS).phase(0, "deployment")
    assert duel.power(1, "cf") == 50
    duel.say(0, "deploy e302 rf", "target enemy cf", "end")
    assert duel.power(1, "cf") == 30
    assert next_turn(duel).power(1, "cf") == 30
    assert next_turn(duel).power(1, "cf") == 50


@card("e303", 1)
def test_aoi_sends_a_small_enemy_below_the_deck() -> None:
    duel = arriving("e303").stand(1, lf="h205", rf="h304")
    duel.say(0, "deploy e303 rf", "yes", "reverse r105")
    assert duel.empty(1, "lf")
    assert duel.in_trash(1) == []
    assert not duel.empty(1, "rf")


@card("e304", 1)
def test_sumire_is_coupled_when_she_is_defeated() -> None:
    duel = supports(led(lf="e304").phase(1, "action"), "w110 w205")
    fight(duel, 1, "attack cf lf")
    assert duel.in_coupling(0) == ["e304"]


@card("e306", 1)
@pytest.mark.parametrize(("coupling", "more"), [("w104", 10), ("h104", 0)])
def test_tokiwa_strikes_harder_beside_the_day(coupling: str, more: int) -> None:
    duel = supports(led(lf="e306").couple(0, coupling), "w110 w110")
    fight(duel, 0, "attack lf cf")
    assert sums(duel) == [50 + more + 10, 50 + 10]


# Level 4 and 5.


@card("e401", 1)
def test_asahi_upon_two_cards_cannot_be_countered() -> None:
    duel = supports(led(lf="e101 e201 e401"), "w110 h202")
    assert "counter" not in fight(duel, 0, "attack lf cf")
    assert sums(duel) == [70 + 10 + 10, 50]


@card("e401", 1)
def test_asahi_upon_one_card_is_as_strong_as_printed() -> None:
    duel = supports(led(lf="e101 e401"), "w110 h202")
    assert "counter" in fight(duel, 0, "attack lf cf")
    assert sums(duel) == [70 + 10, 50]


@card("e402", 1)
def test_tsukine_removes_a_small_enemy_from_the_game() -> None:
    duel = led(lf="e402").stand(1, lf="h104 h203", rf="h304").hand(0, "w104 w105")
    duel.say(0, "skill lf 1", "take w105")
    assert duel.empty(1, "lf")
    assert duel.in_trash(1) == []
    assert duel.in_trash(0) == ["w105"]


@card("e403", 1)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_sumire_wants_an_answer(answer: str) -> None:
    duel = arriving("e403").hand(1, "h104 h205").top(0, "w110")
    duel.say(0, "deploy e403 rf")
    duel.say(1, answer, *(["take h104"] if answer == "yes" else []))
    assert duel.in_hand(0) == ([] if answer == "yes" else ["w110"])
    assert duel.in_hand(1) == (["h205"] if answer == "yes" else ["h104", "h205"])


@card("e404", 1)
def test_shigure_washes_the_trash_away() -> None:
    duel = led(lf="e404").stand(1, lf="h205").trash(1, "h104 h109").top(0, "w110 w108").top(1, "w110")
    fight(duel, 0, "attack lf lf", card="take h104, pass")
    assert duel.empty(1, "lf")
    assert "h104" not in duel.in_trash(1)
    assert duel.in_hand(0) == ["w108"]


@card("e405", 1)
def test_tokiwa_protects_the_leader_with_what_was_day() -> None:
    duel = led(lf="e405").trash(0, "w104 w106 h104").couple(0, "w205 h109").phase(1, "action")
    assert duel.power(0, "cf") == 50
    assert duel.couple(0, "w303").power(0, "cf") == 60
    assert duel.phase(0, "action").power(0, "cf") == 50


@card("e501", 1)
def test_asahi_halves_the_front() -> None:
    duel = fresh().stand(0, cf="w104!", lf="e101").stand(1, cf="h102!", lf="h304", rb="h205")
    duel.hand(0, "e501").couple(0, TWO_COLOURS).phase(0, "deployment").say(0, "level e501 lf")
    assert [duel.power(1, area) for area in ("lf", "cf", "rb")] == [25, 50, 40]
    duel.say(0, "end", "end")
    assert duel.power(1, "lf") == 50


@card("e502", 1)
def test_tsukine_halves_whom_she_attacks() -> None:
    duel = supports(led(lf="e502").couple(0, "w104 h104"), "w110 w110")
    fight(duel, 0, "attack lf cf", use="yes")
    assert sums(duel) == [70 + 10, 25 + 10]
    assert duel.in_coupling(0) == ["-w104", "-h104"]


# Events.


@card("ee1", 1)
def test_the_eclipse_weakens_great_ones_of_both_players() -> None:
    duel = led(lf="w304", rf="w205").stand(1, lf="h403").event("ee1", 1)
    assert [duel.power(0, area) for area in ("lf", "cf", "rf")] == [40, 50, 40]
    assert duel.power(1, "lf") == 60


@card("ee2", 1)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_covered_walk_couples_a_card_for_another(answer: str) -> None:
    duel = led().event("ee2", 1).hand(0, "w104 w105").phase(1, "action").top(0, "w110 w108 w106")
    duel.say(1, "end")
    duel.say(0, answer, *(["take w105"] if answer == "yes" else []))
    assert duel.in_coupling(0) == (["w105"] if answer == "yes" else [])
    assert len(duel.in_hand(0)) == 3


@card("ee3", 1)
def test_at_twelve_great_ones_cost_a_level_less() -> None:
    duel = led().hand(0, "w403").couple(0, "w104 w106 w108 w205").phase(0, "deployment")
    assert "deploy w403 lf" not in duel.legal(0)
    duel.event("ee3", 1)
    assert "deploy w403 lf" in duel.legal(0)


# Potentials.


@card("ep1", 1)
def test_the_leader_rises_and_a_card_comes_later() -> None:
    duel = led().potentials(0, "ep1").couple(0, "-w104 -h104").top(0, "w110 w108 w105")
    duel.say(0, "potential ep1")
    assert duel.in_coupling(0) == ["w104", "h104"]
    assert duel.power(0, "cf") == 70
    assert duel.in_hand(0) == []
    next_turn(next_turn(duel))
    assert duel.in_hand(0) == ["w108", "w110"]


@card("ep2", 1)
def test_an_attacker_of_the_leader_is_half_as_strong() -> None:
    duel = supports(led().potentials(0, "ep2").phase(1, "action"), "w110 w110")
    fight(duel, 1, "attack cf cf", use="yes")
    assert sums(duel) == [25 + 10, 50 + 10]


@card("ep3", 1)
def test_the_partner_comes_back_to_her_seat() -> None:
    duel = led().potentials(0, "ep3").partner(0, "w102", "face-down").hand(0, "w303").couple(0, "w104 w106")
    duel.phase(1, "action").top(0, "w110 w108 w105").say(1, "end")
    duel.say(0, "yes", "pass", "pass")
    assert duel.partner_lies(0) == "upright"
    assert len(duel.in_hand(0)) == 3
    assert "deploy w303 lf" not in duel.legal(0), "she brings no budget"


@card("ep4", 1)
def test_two_enemies_are_silent_and_weak() -> None:
    duel = led().stand(1, lf="r207", rf="r109").potentials(0, "ep4")
    duel.say(0, "potential ep4", "target enemy lf", "target enemy cf")
    assert [duel.power(1, area) for area in ("lf", "cf", "rf")] == [30, 40, 30]


@card("ep5", 1)
def test_the_leader_levels_up_from_the_trash() -> None:
    duel = led().potentials(0, "ep5").trash(0, "w202 w402 w104")
    duel.say(0, "potential ep5")
    assert id_at(duel, 0, "cf") == "w202", "w402 is of level 4"
    assert duel.power(0, "cf") == 60 + 20
    duel.say(0, "end")
    assert duel.power(0, "cf") == 60
