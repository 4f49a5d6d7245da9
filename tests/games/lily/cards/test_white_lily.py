"""White Lily: every skill of every card at work, and what keeps it from working."""

from __future__ import annotations

import pytest

from madoi.games.lily.rules.piles import card_of, knows
from support.games.lily.duel import Duel

card = pytest.mark.card

FOUR = "w106 w107 w108 w109"
"""Coupling cards of four names, for a limit of three levels."""
FIVE = FOUR + " w110"


def duel_of_leaders() -> Duel:
    """Minato against Yoru, 50 each, in both centres."""
    return Duel().leaders()


def playing(ids: str, coupling: str = FIVE) -> Duel:
    """Seat 0's deployment phase with these cards in hand; the leader is Minato."""
    return duel_of_leaders().couple(0, coupling).hand(0, ids).phase(0, "deployment")


def without_minato() -> Duel:
    """Sakiho (30) leads against Yoru: Minato may stand beside her (LY-4.6)."""
    return Duel().stand(0, cf="w110!").stand(1, cf="h102!")


def hidden_leader(duel: Duel) -> Duel:
    """Seat 1's leader in the back, with Ibuki (40) before her, and seat 0's leader Minato."""
    return duel.stand(0, cf="w102!").stand(1, cf="h205", cb="h102!")


def top_of(duel: Duel, seat: int, number: int) -> list[str]:
    """The top of a deck, the top card first."""
    return duel.ids([card_of(entry) for entry in reversed(duel.table.players[seat].deck.top)])[:number]


def bottom_of(duel: Duel, seat: int) -> list[str]:
    return sorted(duel.ids([card_of(entry) for entry in duel.table.players[seat].deck.bottom]))


def attack_sum(duel: Duel) -> object:
    """The attacking side's power and support in the last battle, before a critical."""
    return duel.told("sum-attack")[-1]["number"]


def end_turn(duel: Duel, seat: int) -> None:
    """Decline everything until the turn passes."""
    while duel.table.mover == seat:
        whom = duel.asked()[1]
        legal = duel.legal(whom)
        duel.say(whom, next(text for text in ("pass", "no", "end", *legal) if text in legal))


def next_turn(duel: Duel, seat: int) -> None:
    """The other seat's turn is over: this seat's begins."""
    duel.phase(1 - seat, "action").say(1 - seat, "end")


# Level 1.


@card("w101", 1)
@pytest.mark.parametrize(
    ("leader", "lies", "turn", "expected"),
    [
        ("cf", "upright", 1, 60),
        ("cf", "upright", 0, 50),
        ("cf", "sideways", 1, 50),
        ("cf", "face-down", 1, 50),
        ("lf", "upright", 1, 50),
    ],
)
def test_shiho_the_leader_is_stronger_in_the_opponents_turn(
    leader: str, lies: str, turn: int, expected: int
) -> None:
    duel = Duel().stand(0, cf="w101!" if leader == "cf" else "w101", lf="w110!" if leader == "lf" else "w110")
    duel.stand(1, cf="h102!").partner(0, "w102", lies).phase(turn, "action")
    assert duel.power(0, "cf") == expected
    assert duel.power(0, "lf") == 30
    assert duel.power(1, "cf") == 50


@card("w103", 1)
def test_shiho_couples_one_of_two() -> None:
    duel = duel_of_leaders().stand(0, lf="w103").couple(0, FOUR).top(0, "w110 w205 w305")
    duel.say(0, "skill lf 1")
    assert duel.legal(0) == ["take w110", "take w205", "pass"]
    duel.say(0, "take w110")
    assert duel.in_coupling(0) == [*FOUR.split(), "w110"]
    assert bottom_of(duel, 0) == ["w205"]
    assert top_of(duel, 0, 1) == ["w305"]
    assert not duel.at(0, "lf").active


@card("w103", 1)
def test_shiho_may_couple_none_of_the_two() -> None:
    duel = duel_of_leaders().stand(0, lf="w103").couple(0, "w106").top(0, "w110 w205")
    duel.say(0, "skill lf 1", "pass")
    assert duel.in_coupling(0) == ["w106"]
    assert bottom_of(duel, 0) == ["w110", "w205"]


@card("w103", 1)
@pytest.mark.parametrize(
    ("who", "coupling", "code"),
    [("w103", "w106 w107 w108 w109 -w106", "lily-condition"), ("w103-", FOUR, "lily-cost")],
)
def test_shiho_couples_no_more(who: str, coupling: str, code: str) -> None:
    duel = duel_of_leaders().stand(0, lf=who).couple(0, coupling)
    assert duel.refused(0, "skill lf 1").code == code


@card("w104", 1)
def test_yuzuki_feeds_both_and_couples_a_card() -> None:
    duel = playing("w104 w205", "w106 w107").top(0, "w305").top(1, "h104")
    duel.say(0, "deploy w104 lf", "yes")
    assert duel.legal(0) == ["take w205", "take w305"]
    duel.say(0, "take w205")
    assert duel.in_hand(0) == ["w305"]
    assert duel.in_hand(1) == ["h104"]
    assert duel.in_coupling(0) == ["w106", "w107", "-w205"]  # Itoha is there already (LY-4.8)


@card("w104", 1)
def test_yuzuki_may_feed_nobody() -> None:
    duel = playing("w104 w205", "w106 w107")
    duel.say(0, "deploy w104 lf", "no")
    assert (duel.in_hand(0), duel.in_hand(1)) == (["w205"], [])
    assert duel.in_coupling(0) == ["w106", "w107"]


@card("w105", 1)
def test_kanade_takes_an_event_from_the_top_three() -> None:
    duel = playing("w105").top(0, "we1 w110 we4 we2")
    duel.say(0, "deploy w105 lf")
    assert duel.legal(0) == ["take we1", "take we4", "pass"]
    duel.say(0, "take we4")
    assert duel.in_hand(0) == ["we4"]
    assert top_of(duel, 0, 3) == ["we1", "w110", "we2"]
    assert duel.asked() == ("deploy", 0)


@card("w105", 1)
def test_kanade_finds_no_event() -> None:
    duel = playing("w105").top(0, "w110 w205 w305 we2")
    duel.say(0, "deploy w105 lf")
    assert duel.legal(0) == ["pass"]
    duel.say(0, "pass")
    assert duel.in_hand(0) == []
    assert top_of(duel, 0, 4) == ["w110", "w205", "w305", "we2"]


@card("w104", 1)
@card("w105", 1)
@card("w305", 1)
@pytest.mark.parametrize(("below", "above"), [("w203", "w104"), ("w204", "w105"), ("w205", "w305")])
def test_put_on_an_ally_they_are_not_deployed(below: str, above: str) -> None:
    duel = playing(f"{above} w303").stand(0, lf=below)
    duel.say(0, f"level {above} lf")
    assert duel.asked() == ("deploy", 0)
    assert duel.fired(above) == 0


@card("w106", 1)
def test_chitose_coupled_strengthens_the_leader_until_the_opponents_turn_ends() -> None:
    duel = duel_of_leaders().stand(0, lf="w110").top(0, "w205 w106")
    next_turn(duel, 0)
    duel.say(0, "couple")
    assert (duel.power(0, "cf"), duel.power(0, "lf"), duel.power(1, "cf")) == (60, 30, 50)
    end_turn(duel, 0)
    assert duel.power(0, "cf") == 60
    end_turn(duel, 1)
    assert duel.power(0, "cf") == 50


@card("w106", 1)
def test_chitose_left_on_the_deck_does_nothing() -> None:
    duel = duel_of_leaders().top(0, "w205 w106")
    next_turn(duel, 0)
    duel.say(0, "pass")
    assert duel.power(0, "cf") == 50


@card("w107", 1)
def test_itoha_puts_the_partner_upright_when_the_battle_ends() -> None:
    duel = duel_of_leaders().partner(0, "w101", "sideways").top(0, "w107").top(1, "h104")
    duel.say(0, "attack cf cf")
    duel.say(1, "pass")
    assert duel.asked() == ("critical", 0)
    assert duel.partner_lies(0) == "sideways"
    duel.fight()
    assert duel.partner_lies(0) == "upright"


@card("w107", 1)
def test_itoha_works_for_the_attacker_of_a_coupling_counter() -> None:
    duel = duel_of_leaders().partner(0, "w101").top(0, "w103 w107").top(1, "h104").phase(1, "action")
    duel.say(1, "attack cf cf")
    duel.say(0, "pass", "counter")
    assert duel.partner_lies(0) == "sideways"
    duel.fight()
    assert duel.partner_lies(0) == "upright"


@card("w107", 1)
@pytest.mark.parametrize(
    ("attacker", "lies", "turn"),
    [("w102!", "face-down", 0), ("w107!", "sideways", 0), ("w102!", "sideways", 1)],
)
def test_itoha_does_not_help_a_used_partner_nor_failed_nor_in_defence(
    attacker: str, lies: str, turn: int
) -> None:
    duel = Duel().stand(0, cf=attacker).stand(1, cf="h102!").partner(0, "w101", lies)
    duel.top(0, "w107").top(1, "h104").phase(turn, "action")
    duel.say(turn, "attack cf cf")
    duel.fight()
    assert duel.partner_lies(0) == lies


@card("w108", 1)
@pytest.mark.parametrize(
    ("areas", "leader", "expected"),
    [
        ({"cf": "w102!", "cb": "w108"}, "cf", 60),
        ({"cf": "w102!", "lb": "w108"}, "cf", 50),
        ({"lf": "w102!", "cf": "w108"}, "lf", 50),
        ({"cb": "w102!", "cf": "w108"}, "cb", 50),
        ({"cf": "w202", "lf": "w110!", "cb": "w108"}, "cf", 60),
    ],
)
def test_rin_behind_the_leader(areas: dict[str, str], leader: str, expected: int) -> None:
    duel = Duel().stand(0, **areas).stand(1, cf="h102!")
    assert duel.power(0, leader) == expected  # the last: Minato's printed 60, as she is no leader
    assert duel.power(1, "cf") == 50


@card("w109", 1)
def test_haruka_sees_the_opponents_hand() -> None:
    duel = playing("w109 w205").hand(1, "h104 he1")
    duel.say(0, "deploy w109 lf")
    assert all(knows(entry, 0) for entry in duel.table.players[1].hand)
    assert not any(knows(entry, 1) for entry in duel.table.players[0].hand)
    assert [facts["seat"] for facts in duel.told("showed-hand")] == [1]


@card("w109", 1)
def test_haruka_put_on_haruka_sees_nothing() -> None:
    duel = playing("w109").stand(0, lf="w207").hand(1, "h104")
    duel.say(0, "level w109 lf")
    assert not any(knows(entry, 0) for entry in duel.table.players[1].hand)


# Level 2.


@card("w201", 1)
def test_shiho_finds_shiho() -> None:
    duel = playing("w201").stand(0, lf="w101").top(0, "w110 w103 w205 w106 w301")
    duel.say(0, "level w201 lf")
    assert duel.legal(0) == ["take w103", "pass"]
    duel.say(0, "take w103")
    assert duel.in_hand(0) == ["w103"]
    assert bottom_of(duel, 0) == ["w106", "w110", "w205"]
    assert top_of(duel, 0, 1) == ["w301"]


@card("w201", 1)
def test_shiho_deployed_finds_nobody() -> None:
    duel = playing("w201").top(0, "w103")
    duel.say(0, "deploy w201 lf")
    assert duel.asked() == ("deploy", 0)
    assert top_of(duel, 0, 1) == ["w103"]


@card("w202", 1)
@pytest.mark.parametrize(
    ("coupling", "turn", "expected"), [("w101", 0, 70), ("w101", 1, 60), ("-w101", 0, 60), ("w106", 0, 60)]
)
def test_minato_rows_to_the_song(coupling: str, turn: int, expected: int) -> None:
    duel = without_minato().stand(0, lf="w202").couple(0, coupling).phase(turn, "action")
    assert duel.power(0, "lf") == expected
    assert duel.power(0, "cf") == 30


@card("w203", 1)
def test_yuzuki_makes_high_levels_cheaper() -> None:
    duel = playing("w403 w106", FOUR).stand(0, lf="w203")
    duel.say(0, "deploy w403 rf")
    assert duel.table.levels_played == 3
    assert duel.refused(0, "deploy w106 lb").code == "lily-levels"


@card("w203", 1)
@pytest.mark.parametrize(
    ("hand", "coupling", "yuzuki"),
    [("w403", FOUR, "w104"), ("w403", "w106 w107 w108", "w203"), ("w304", "w106 w107 w108", "w203")],
)
def test_yuzuki_takes_one_level_off_from_level_four(hand: str, coupling: str, yuzuki: str) -> None:
    duel = playing(hand, coupling).stand(0, lf=yuzuki)
    assert duel.refused(0, f"deploy {hand} rf").code == "lily-levels"


@card("w204", 1)
def test_kanade_plays_for_another() -> None:
    duel = duel_of_leaders().stand(0, lf="w204", rf="w110").couple(0, "w106 w107")
    duel.say(0, "skill lf 1", "reverse w107")
    assert duel.legal(0) == ["target own cf", "target own rf"]
    duel.say(0, "target own rf")
    assert [duel.power(0, area) for area in ("lf", "cf", "rf")] == [30, 50, 50]
    assert duel.in_coupling(0) == ["w106", "-w107"]
    assert duel.at(0, "lf").active
    duel.say(0, "end")
    assert duel.power(0, "rf") == 30


@card("w204", 1)
def test_kanade_plays_once_a_turn_and_for_a_card() -> None:
    duel = duel_of_leaders().stand(0, lf="w204").couple(0, "w106 w107")
    duel.say(0, "skill lf 1", "reverse w107")
    assert duel.power(0, "cf") == 70
    assert duel.refused(0, "skill lf 1").code == "lily-used"
    poor = duel_of_leaders().stand(0, lf="w204").couple(0, "-w106")
    assert poor.refused(0, "skill lf 1").code == "lily-cost"


def bell(coupling: str = "w106 w107", enemy: str = "h201!") -> Duel:
    """Rin behind, and a strong enemy who attacks Minato."""
    duel = Duel().stand(0, cf="w102!", lb="w206").stand(1, cf=enemy, lf="h104").couple(0, coupling)
    duel.top(0, "w305 w304").top(1, "h107 h110").partner(0, "w101", "face-down").phase(1, "action")
    duel.say(1, "attack cf cf")
    return duel


@card("w206", 1)
def test_rin_rings_the_bell_once_a_turn() -> None:
    duel = bell()
    assert duel.asked() == ("use", 0)
    duel.say(0, "yes", "reverse w106")
    assert (duel.power(0, "cf"), duel.power(0, "lb"), duel.power(1, "cf")) == (70, 40, 60)
    assert duel.in_coupling(0) == ["-w106", "w107"]
    duel.fight()
    assert duel.power(0, "cf") == 50
    duel.say(1, "attack lf cf")
    assert duel.asked() == ("critical", 1)


@card("w206", 1)
def test_rin_may_keep_silent_and_ring_later() -> None:
    duel = bell()
    duel.say(0, "no")
    assert duel.power(0, "cf") == 50
    duel.fight()
    duel.say(1, "attack lf cf")
    assert duel.asked() == ("use", 0)


@card("w206", 1)
@pytest.mark.parametrize(("coupling", "enemy"), [("w106", "h102!"), ("-w106", "h201!"), ("", "h201!")])
def test_rin_needs_a_strong_enemy_and_a_card(coupling: str, enemy: str) -> None:
    duel = bell(coupling, enemy)
    assert duel.asked() == ("critical", 1)
    assert duel.power(0, "cf") == 50


@card("w206", 1)
def test_rin_rings_in_her_own_turn_too() -> None:
    duel = Duel().stand(0, cf="w102!", lb="w206").stand(1, cf="h104", lf="h201!").couple(0, "w106")
    duel.top(0, "w305").top(1, "h107").say(0, "attack cf cf", "yes")
    assert attack_sum(duel) == 50 + 20 + 30


@card("w207", 1)
def test_haruka_hits_harder_while_the_leader_hides() -> None:
    duel = hidden_leader(Duel()).stand(0, lf="w207").top(0, "w108").top(1, "h104")
    duel.say(0, "attack lf cf")
    assert attack_sum(duel) == 30 + 20 + 30
    duel.fight()
    assert duel.power(0, "lf") == 30


@card("w207", 1)
def test_haruka_as_usual_when_the_leader_stands_in_front() -> None:
    duel = duel_of_leaders().stand(0, lf="w207").stand(1, lf="h205", lb="h104").top(0, "w108").top(1, "h107")
    duel.say(0, "attack lf lf")
    assert attack_sum(duel) == 30 + 30


@card("w207", 1)
def test_haruka_watches_others_attack_as_usual() -> None:
    duel = hidden_leader(Duel()).stand(0, lf="w207").top(0, "w108").top(1, "h104")
    duel.say(0, "attack cf cf")
    assert duel.power(0, "lf") == 30
    assert attack_sum(duel) == 50 + 30


@card("w208", 1)
@pytest.mark.parametrize(("lies", "more"), [("upright", 10), ("sideways", 10), ("face-down", 0)])
def test_sakiho_supports_more_with_a_partner(lies: str, more: int) -> None:
    duel = duel_of_leaders().stand(1, lf="h205").partner(0, "w101", lies).top(0, "w208").top(1, "h104")
    duel.say(0, "attack cf lf")
    assert attack_sum(duel) == 50 + 30 + more


@card("w208", 1)
def test_sakiho_fails_for_sakiho() -> None:
    duel = duel_of_leaders().stand(0, lf="w307").stand(1, lf="h205").top(0, "w208").top(1, "h104")
    duel.say(0, "attack lf lf")
    assert attack_sum(duel) == 40


# Level 3.


@card("w301", 1)
@pytest.mark.parametrize(("coupling", "expected"), [(FIVE, 80), (FOUR, 60), (FOUR + " -w110", 60)])
def test_shiho_stands_on_five_voices(coupling: str, expected: int) -> None:
    duel = duel_of_leaders().stand(0, lf="w301").couple(0, coupling).couple(1, FIVE)
    assert duel.power(0, "lf") == expected


@card("w302", 1)
def test_minato_calls_the_partner_to_the_top() -> None:
    duel = without_minato().stand(0, lf="w302").partner(0, "w105").trash(0, "w204 we1 w307 w303")
    duel.say(0, "skill lf 1")
    assert duel.legal(0) == ["take w204", "take w303"]  # we1 is Kanade's, but an event
    duel.say(0, "take w303")
    assert top_of(duel, 0, 1) == ["w303"]
    assert duel.in_trash(0) == ["w204", "we1", "w307"]
    assert not duel.at(0, "lf").active


@card("w302", 1)
@pytest.mark.parametrize(
    ("who", "trash", "code"), [("w302", "we1 w110", "lily-nothing-to-do"), ("w302-", "w204", "lily-cost")]
)
def test_minato_calls_in_vain(who: str, trash: str, code: str) -> None:
    duel = without_minato().stand(0, lf=who).partner(0, "w105").trash(0, trash)
    assert duel.refused(0, "skill lf 1").code == code


@card("w303", 1)
@pytest.mark.parametrize("seat", [0, 1])
def test_kanade_draws_for_anyones_event_once_a_turn(seat: int) -> None:
    duel = (
        duel_of_leaders().stand(0, lf="w303").hand(seat, "we2 we2").top(0, "w110 w205").phase(seat, "event")
    )
    before = duel.in_hand(0)
    duel.say(seat, "event we2")
    assert duel.in_hand(0) == sorted(["w110", *before[1:]])
    duel.phase(seat, "event").say(seat, "event we2")
    assert duel.in_hand(0) == ["w110"]


@card("w303", 1)
def test_kanade_draws_nothing_without_an_event() -> None:
    duel = duel_of_leaders().stand(0, lf="w303").hand(0, "we2").phase(0, "event")
    duel.say(0, "pass")
    assert duel.in_hand(0) == ["we2"]


@card("w304", 1)
def test_chitose_heals_after_a_defeat() -> None:
    duel = duel_of_leaders().stand(0, lf="w304").couple(0, "-w108 -w109").partner(0, "w101", "face-down")
    duel.top(0, "w110 w205 w305").top(1, "h104").hatena(0, "wp1").phase(1, "action")
    duel.say(1, "attack cf cf", "pass")  # 50 + 30 against 50 + 10
    duel.say(0, "pass", "take w109")
    assert duel.in_potentials(0) == ["wp1"]
    assert duel.in_coupling(0) == ["-w108", "w109", "w205"]
    assert top_of(duel, 0, 1) == ["w305"]


@card("w304", 1)
def test_chitose_does_not_care_for_the_opponents_potentials() -> None:
    duel = duel_of_leaders().stand(0, lf="w304").couple(0, "-w107").partner(1, "h101", "face-down")
    duel.top(0, "w305 w205").top(1, "h110").hatena(1, "hp1")
    duel.say(0, "attack cf cf")
    duel.fight()
    assert duel.in_potentials(1) == ["hp1"]
    assert duel.in_coupling(0) == ["-w107"]


@card("w305", 1)
def test_itoha_takes_back_a_card_and_couples_another() -> None:
    duel = playing("w305", "w106 -w110 w108 w109 we2").top(0, "w203")
    duel.say(0, "deploy w305 lf", "yes")
    assert duel.legal(0) == ["take w106", "take w108", "take w109"]
    duel.say(0, "take w108")
    assert duel.in_hand(0) == ["w108"]
    assert duel.in_coupling(0) == ["w106", "-w110", "w109", "we2", "w203"]


@card("w305", 1)
def test_itoha_may_leave_everything_as_it_is() -> None:
    duel = playing("w305", FOUR).top(0, "w203")
    duel.say(0, "deploy w305 lf", "no")
    assert duel.in_hand(0) == []
    assert duel.in_coupling(0) == FOUR.split()


@card("w306", 1)
@pytest.mark.parametrize("levelled", [False, True])
def test_haruka_ends_the_event(levelled: bool) -> None:
    duel = playing("w306").event("he2", 1)
    if levelled:
        duel.stand(0, lf="w109")
    duel.say(0, "level w306 lf" if levelled else "deploy w306 lf", "yes")
    assert duel.table.event == -1
    assert (duel.in_trash(0), duel.in_trash(1)) == ([], ["he2"])


@card("w306", 1)
def test_haruka_may_leave_the_event_and_needs_one() -> None:
    duel = playing("w306").event("he2", 1)
    duel.say(0, "deploy w306 lf", "no")
    assert duel.ids([duel.table.event]) == ["he2"]
    duel = playing("w306")
    duel.say(0, "deploy w306 lf")
    assert duel.asked() == ("deploy", 0)


@card("w307", 1)
@pytest.mark.parametrize(("event", "areas"), [("", ["cb", "cf"]), ("we2", ["cb"])])
def test_sakiho_pierces_when_the_sea_is_empty(event: str, areas: list[str]) -> None:
    duel = hidden_leader(Duel()).stand(0, lf="w307")
    if event:
        duel.event(event, 1)
    duel.say(0, "attack lf cb")
    assert sorted(str(facts["area"]) for facts in duel.told("attacked")) == areas


@card("w308", 1)
def test_towa_in_the_back_allows_a_level_more() -> None:
    duel = playing("w205 w110", "w106 w107").stand(0, cb="w308")
    duel.say(0, "deploy w205 lf")
    assert duel.refused(0, "deploy w110 rf").code == "lily-levels"
    front = playing("w205", "w106 w107").stand(0, rf="w308")
    assert front.refused(0, "deploy w205 lf").code == "lily-levels"


# Level 4.


def daybreak(areas: dict[str, str], lies: str, coupling: str) -> Duel:
    return Duel().stand(0, **areas).stand(1, cf="h102!").partner(0, "w102", lies).couple(0, coupling)


@card("w401", 1)
def test_shiho_brings_the_partner_back() -> None:
    duel = daybreak({"cf": "w401!"}, "face-down", "w106 w107 w108")
    duel.say(0, "end", "yes", "reverse w106", "reverse w108")
    assert duel.partner_lies(0) == "upright"
    assert duel.in_coupling(0) == ["-w106", "w107", "-w108"]


@card("w401", 1)
def test_shiho_may_wait() -> None:
    duel = daybreak({"cf": "w401!"}, "face-down", "w106 w107 w108")
    duel.say(0, "end", "no")
    assert duel.partner_lies(0) == "face-down"
    assert duel.in_coupling(0) == ["w106", "w107", "w108"]


@card("w401", 1)
@pytest.mark.parametrize(
    ("areas", "lies", "coupling", "turn"),
    [
        ({"cf": "w401!"}, "face-down", "w106 -w107", 0),
        ({"cf": "w401!"}, "sideways", "w106 w107", 0),
        ({"cf": "w401", "lf": "w110!"}, "face-down", "w106 w107", 0),
        ({"cf": "w401!"}, "face-down", "w106 w107", 1),
    ],
)
def test_shiho_cannot_bring_her_back(areas: dict[str, str], lies: str, coupling: str, turn: int) -> None:
    duel = daybreak(areas, lies, coupling).phase(turn, "action")
    duel.say(turn, "end")
    assert duel.asked() == ("couple", 1 - turn)
    assert duel.partner_lies(0) == lies
    assert duel.in_coupling(0) == coupling.split()


@card("w402", 1)
@pytest.mark.parametrize("levelled", [False, True])
def test_yuzuki_couples_from_hand_and_draws(levelled: bool) -> None:
    duel = playing("w402 w304 w205").top(0, "w303")
    if levelled:
        duel.stand(0, lf="w104")
    duel.say(0, "level w402 lf" if levelled else "deploy w402 lf", "yes", "take w304")
    assert duel.in_coupling(0) == [*FIVE.split(), "-w304"]
    assert duel.in_hand(0) == ["w205", "w303"]


@card("w402", 1)
def test_yuzuki_may_decline_and_needs_a_card() -> None:
    duel = playing("w402 w304")
    duel.say(0, "deploy w402 lf", "no")
    assert (duel.in_hand(0), duel.in_coupling(0)) == (["w304"], FIVE.split())
    duel = playing("w402")
    duel.say(0, "deploy w402 lf")
    assert duel.asked() == ("deploy", 0)
    assert duel.in_hand(0) == []


def low_tide(levelled: bool = False) -> Duel:
    duel = hidden_leader(Duel()).couple(0, FIVE).hand(0, "w404").phase(0, "deployment")
    if levelled:
        duel.stand(0, lf="w108")
    duel.say(0, "level w404 lf" if levelled else "deploy w404 lf")
    return duel


@card("w404", 1)
@pytest.mark.parametrize("levelled", [False, True])
def test_rin_calls_the_leader_out(levelled: bool) -> None:
    duel = low_tide(levelled)
    duel.say(0, "yes")
    assert duel.legal(0) == ["to lf", "to rf"]
    duel.say(0, "to rf")
    assert duel.empty(1, "cb")
    assert duel.at(1, "rf").leader


@card("w404", 1)
def test_rin_may_leave_her_there() -> None:
    duel = low_tide()
    duel.say(0, "no")
    assert duel.at(1, "cb").leader


@card("w404", 1)
def test_rin_calls_no_leader_who_stands_in_front_nor_others() -> None:
    duel = playing("w404").stand(1, lb="h205")
    duel.say(0, "deploy w404 lf")
    assert duel.asked() == ("deploy", 0)


@card("w405", 1)
@pytest.mark.parametrize(("lies", "expected"), [("sideways", 70), ("upright", 50), ("face-down", 50)])
def test_towa_stands_in_for_the_partner(lies: str, expected: int) -> None:
    duel = duel_of_leaders().stand(0, lb="w405").partner(0, "w101", lies)
    assert duel.power(0, "cf") == expected
    assert (duel.power(0, "lb"), duel.power(1, "cf")) == (70, 50)


# Level 5.


@card("w501", 1)
def test_shiho_renews_a_potential() -> None:
    duel = playing("w501").stand(0, lf="w101").potentials(0, "-wp1 wp4 -wp6").couple(0, "-w106")
    duel.say(0, "level w501 lf")
    assert duel.legal(0) == ["take wp1", "take wp6"]
    duel.say(0, "take wp6")
    assert duel.in_potentials(0) == ["-wp1", "wp4", "wp6"]


@card("w501", 1)
def test_shiho_deployed_renews_nothing() -> None:
    duel = playing("w501").couple(0, "-w106").potentials(0, "-wp1")
    duel.say(0, "deploy w501 lf")
    assert duel.in_potentials(0) == ["-wp1"]


@card("w501", 2)
def test_shiho_sings_for_all_to_hear() -> None:
    duel = duel_of_leaders().stand(0, lf="w501").stand(1, lf="h205").couple(0, "w106 w107 w108")
    assert duel.refused(0, "attack lf cf lf").code == "lily-not-wide"
    duel.say(0, "skill lf 2")
    assert duel.in_coupling(0) == ["-w106", "-w107", "-w108"]
    assert duel.power(0, "lf") == 70 + 20
    duel.say(0, "attack lf lf cf")
    assert sorted(str(facts["area"]) for facts in duel.told("attacked")) == ["cf", "lf"]


@card("w501", 2)
def test_shiho_sings_once_a_turn_until_it_ends() -> None:
    duel = duel_of_leaders().stand(0, lf="w501").couple(0, FIVE + " w203")
    duel.say(0, "skill lf 2", "reverse w106", "reverse w107", "reverse w108")
    assert duel.refused(0, "skill lf 2").code == "lily-used"
    duel.say(0, "end")
    assert duel.power(0, "lf") == 70
    duel.phase(0, "action")
    assert duel.refused(0, "attack lf cf lf").code == "lily-not-wide"


@card("w501", 2)
def test_shiho_cannot_sing_with_two_cards() -> None:
    duel = duel_of_leaders().stand(0, lf="w501").couple(0, "w106 w107 -w108")
    assert duel.refused(0, "skill lf 2").code == "lily-cost"


def one_boat(lies: str) -> Duel:
    duel = Duel().stand(0, lf="w110!", cf="w502", rf="w205").stand(1, cf="h205", lf="h102!")
    duel.partner(0, "w101", lies).top(0, "w108").top(1, "h104")
    return duel


@card("w502", 1)
def test_minato_rows_for_two() -> None:
    duel = one_boat("upright")
    duel.say(0, "attack cf cf", "yes")
    assert duel.partner_lies(0) == "sideways"
    assert attack_sum(duel) == 70 + 30 + 30
    duel.fight()
    assert duel.power(0, "cf") == 70


@card("w502", 1)
def test_minato_may_row_alone() -> None:
    duel = one_boat("upright")
    duel.say(0, "attack cf cf", "no")
    assert duel.partner_lies(0) == "upright"
    assert attack_sum(duel) == 70 + 30


@card("w502", 1)
@pytest.mark.parametrize("lies", ["sideways", "face-down"])
def test_minato_needs_an_upright_partner(lies: str) -> None:
    duel = one_boat(lies)
    duel.say(0, "attack cf cf")
    assert duel.asked() == ("critical", 0)
    assert attack_sum(duel) == 70 + 30
    assert duel.partner_lies(0) == lies


@card("w502", 1)
def test_minato_rows_for_no_other() -> None:
    duel = one_boat("upright")
    duel.say(0, "attack rf cf")
    assert duel.asked() == ("critical", 0)
    assert attack_sum(duel) == 40 + 30


@card("w503", 1)
def test_towa_hurts_the_opponent_without_a_battle() -> None:
    duel = (
        duel_of_leaders().stand(0, lf="w503").couple(0, FOUR).potentials(1, "hp1 -hp2 hp3").hatena(1, "hp5")
    )
    duel.say(0, "skill lf 1", "reverse w106", "reverse w107", "reverse w108")
    assert duel.in_potentials(1) == ["hp1", "-hp2", "hp3", "hp5"]
    assert duel.in_potentials(0) == []
    assert duel.in_coupling(0) == ["-w106", "-w107", "-w108", "w109"]
    assert not duel.at(0, "lf").active


@card("w503", 1)
@pytest.mark.parametrize(
    ("who", "coupling", "potentials", "code"),
    [
        ("w503", FOUR, "hp1 -hp2 hp3 -hp4", "lily-condition"),
        ("w503-", FOUR, "hp1", "lily-cost"),
        ("w503", "w106 w107 -w108", "hp1", "lily-cost"),
    ],
)
def test_towa_cannot_always_hurt(who: str, coupling: str, potentials: str, code: str) -> None:
    duel = duel_of_leaders().stand(0, lf=who).couple(0, coupling).potentials(1, potentials)
    assert duel.refused(0, "skill lf 1").code == code


@card("w503", 2)
@pytest.mark.parametrize("seat", [0, 1])
def test_towa_turns_two_up_when_anyones_deck_is_renewed(seat: int) -> None:
    duel = duel_of_leaders().stand(0, lf="w503").couple(0, "-w106 -w107 -w108 w110").couple(1, "-h104")
    duel.trash(seat, "h303 h304").only(seat, "h106")
    next_turn(duel, seat)
    assert duel.asked() == ("card", 0)
    duel.say(0, "take w106", "take w108")
    assert duel.in_coupling(0) == ["w106", "-w107", "w108", "w110"]
    assert duel.in_coupling(1) == ["-h104"]


@card("w503", 2)
def test_towa_turns_none_up_beside_its_own_name() -> None:
    duel = duel_of_leaders().stand(0, lf="w503").couple(0, "-w106 w304 -w107")
    duel.trash(1, "h303 h304").only(1, "h106")
    next_turn(duel, 1)
    assert duel.in_coupling(0) == ["-w106", "w304", "w107"]


# Events.


@card("we1", 1)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_chorus_draws_for_each_at_the_end_of_her_turn(seat: int) -> None:
    duel = duel_of_leaders().event("we1", 1).couple(seat, FOUR).top(seat, "w110").phase(seat, "action")
    duel.say(seat, "end")
    assert duel.in_hand(seat) == ["w110"]


@card("we1", 1)
@pytest.mark.parametrize(("coupling", "turn"), [("w106 w107 w108 -w109", 0), (FOUR, 1)])
def test_the_chorus_needs_four_voices_and_her_own_turn(coupling: str, turn: int) -> None:
    duel = duel_of_leaders().event("we1", 1).couple(0, coupling).phase(turn, "action")
    duel.say(turn, "end")
    assert duel.fired("we1") == 0
    assert len(duel.in_hand(turn)) == 0


@card("we1", 1)
def test_the_chorus_is_counted_again_when_it_begins() -> None:
    duel = daybreak({"cf": "w401!"}, "face-down", FOUR).event("we1", 0)
    duel.say(0, "end")
    assert duel.asked() == ("order", 0)
    baton = next(place for place, one in enumerate(duel.table.waiting, 1) if duel.ids([one.card]) == ["w401"])
    duel.say(0, f"first {baton}", "yes", "reverse w106", "reverse w107")
    assert duel.partner_lies(0) == "upright"
    assert duel.fired("we1") == 0
    assert duel.in_hand(0) == []


@card("we2", 1)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_spring_tide_allows_both_a_level_more(seat: int) -> None:
    duel = duel_of_leaders().event("we2", 0).couple(seat, "w106 w107").hand(seat, "w205 w110 w304")
    duel.phase(seat, "deployment")
    assert duel.refused(seat, "deploy w304 lf").code == "lily-levels"
    duel.say(seat, "deploy w205 lf")
    assert duel.refused(seat, "deploy w110 rf").code == "lily-levels"


@card("we3", 1)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_calls_strengthen_the_leader_of_who_couples(seat: int) -> None:
    duel = duel_of_leaders().stand(seat, lf="w108").event("we3", 0).top(seat, "w205 w110")
    next_turn(duel, seat)
    duel.say(seat, "couple")
    assert (duel.power(seat, "cf"), duel.power(seat, "lf"), duel.power(1 - seat, "cf")) == (60, 30, 50)
    duel.phase(seat, "action").say(seat, "end")
    assert duel.power(seat, "cf") == 60
    end_turn(duel, 1 - seat)
    assert duel.power(seat, "cf") == 50


@card("we3", 1)
def test_the_calls_do_nothing_for_who_does_not_couple() -> None:
    duel = duel_of_leaders().event("we3", 0).top(0, "w205 w110")
    next_turn(duel, 0)
    duel.say(0, "pass")
    assert duel.power(0, "cf") == 50


@card("we4", 1)
@pytest.mark.parametrize("seat", [0, 1])
def test_roll_call_draws_for_a_hand_shown(seat: int) -> None:
    duel = duel_of_leaders().event("we4", 0).hand(seat, "w106").hand(1 - seat, "w108").top(seat, "w205 w110")
    next_turn(duel, seat)
    assert duel.asked() == ("may", seat)
    duel.say(seat, "yes")
    hand = duel.table.players[seat].hand
    assert duel.in_hand(seat) == ["w106", "w110", "w205"]  # one for the call, one as always
    assert [duel.ids([card_of(entry)]) for entry in hand if knows(entry, 1 - seat)] == [["w106"]]
    assert not any(knows(entry, seat) for entry in duel.table.players[1 - seat].hand)


@card("we4", 1)
def test_roll_call_may_be_skipped_and_needs_a_hand() -> None:
    duel = duel_of_leaders().event("we4", 0).hand(0, "w106").top(0, "w205 w110")
    next_turn(duel, 0)
    duel.say(0, "no")
    assert duel.in_hand(0) == ["w106", "w205"]
    assert not any(knows(entry, 1) for entry in duel.table.players[0].hand)
    empty = duel_of_leaders().event("we4", 0).top(0, "w205 w110")
    next_turn(empty, 0)
    assert empty.asked() == ("couple", 0)
    assert empty.in_hand(0) == ["w205"]


# Potentials.


@card("wp1", 1)
def test_a_deep_breath_draws_three_and_one() -> None:
    duel = duel_of_leaders().potentials(0, "wp1").top(0, "w106 w107 w108 w109").top(1, "h104 h106")
    duel.say(0, "potential wp1")
    assert duel.in_hand(0) == ["w106", "w107", "w108"]
    assert duel.in_hand(1) == ["h104"]
    assert duel.in_potentials(0) == ["-wp1"]
    assert duel.refused(0, "potential wp1").code == "lily-no-such-potential"


def palms(target: str) -> Duel:
    duel = duel_of_leaders().stand(0, lf="w205").potentials(0, "wp2").partner(0, "w101", "face-down")
    duel.couple(0, "w106 -w107 w108 h104 we2").couple(1, "w109 w110")
    duel.top(0, "w304").top(1, "h104").phase(1, "action").say(1, f"attack cf {target}")
    return duel


@card("wp2", 1)
def test_hands_shield_the_leader() -> None:
    duel = palms("cf")
    assert duel.asked() == ("use", 0)
    duel.say(0, "yes")
    assert (duel.power(0, "cf"), duel.power(0, "lf")) == (50 + 2 * 10, 40)
    assert duel.in_potentials(0) == ["-wp2"]
    duel.fight()
    assert duel.power(0, "cf") == 50


@card("wp2", 1)
def test_hands_may_stay_folded() -> None:
    duel = palms("cf")
    duel.say(0, "no")
    assert duel.power(0, "cf") == 50
    assert duel.in_potentials(0) == ["wp2"]


@card("wp2", 1)
def test_hands_shield_nobody_else() -> None:
    duel = palms("lf")
    assert duel.asked() == ("critical", 1)
    assert duel.in_potentials(0) == ["wp2"]


def welcome(lies: str) -> Duel:
    duel = duel_of_leaders().potentials(0, "wp3").partner(0, "w101", lies).couple(0, "w106 -w107 -w108 -w109")
    duel.hand(0, "w403 w503 w110").top(0, "w205 w205")
    return duel


@card("wp3", 1)
def test_welcome_back() -> None:
    duel = welcome("face-down")
    next_turn(duel, 0)
    duel.say(0, "yes", "take w107")
    assert duel.partner_lies(0) == "upright"
    assert duel.in_coupling(0) == ["w106", "w107", "-w108", "-w109"]
    assert duel.in_potentials(0) == ["-wp3"]
    duel.say(0, "pass", "pass", "deploy w403 lf")  # four cards: three levels, and one more
    assert duel.refused(0, "deploy w110 rf").code == "lily-levels"


@card("wp3", 1)
def test_welcome_back_goes_on_when_she_never_left() -> None:
    duel = welcome("upright")
    next_turn(duel, 0)
    duel.say(0, "yes", "take w107", "pass", "pass", "deploy w403 lf")
    assert duel.partner_lies(0) == "upright"


@card("wp3", 1)
def test_welcome_back_may_wait_and_waits_in_the_opponents_turn() -> None:
    duel = welcome("face-down")
    next_turn(duel, 1)
    assert duel.asked() == ("couple", 1)
    next_turn(duel, 0)
    duel.say(0, "no", "pass", "pass")
    assert duel.partner_lies(0) == "face-down"
    assert duel.in_coupling(0) == ["w106", "-w107", "-w108", "-w109"]
    assert duel.in_potentials(0) == ["wp3"]
    assert duel.refused(0, "deploy w403 lf").code == "lily-levels"


@card("wp4", 1)
def test_the_tune_comes_back_as_a_level_up() -> None:
    duel = Duel().stand(0, cf="w101!", lf="w110").stand(1, cf="h102!").potentials(0, "wp4")
    duel.trash(0, "w401 w301 w307 w103").say(0, "potential wp4")
    assert duel.legal(0) == ["take w103", "take w301"], "w401 is of level 4"
    duel.say(0, "take w301")
    assert duel.ids(duel.at(0, "cf").cards) == ["w101", "w301"]
    assert (duel.power(0, "cf"), duel.power(0, "lf")) == (60 + 20, 30)
    assert duel.in_trash(0) == ["w401", "w307", "w103"]
    assert duel.in_potentials(0) == ["-wp4"]
    duel.say(0, "end")
    assert duel.power(0, "cf") == 60


@card("wp4", 1)
def test_no_tune_without_the_leaders_name_in_the_trash() -> None:
    duel = duel_of_leaders().stand(0, lf="w110").potentials(0, "wp4").trash(0, "we3 w307")
    assert duel.refused(0, "potential wp4").code == "lily-nothing-to-do"
    assert duel.power(0, "cf") == 50


@card("wp5", 1)
def test_the_tide_closes_the_way_out() -> None:
    duel = hidden_leader(Duel()).stand(0, lf="w110").potentials(0, "wp5")
    duel.say(0, "potential wp5")
    assert duel.legal(0) == ["to lf", "to rf"]
    duel.say(0, "to lf")
    assert duel.partner_lies(1) == "sideways"
    assert duel.partner_lies(0) == "upright"
    assert duel.at(1, "lf").leader
    assert (duel.power(0, "cf"), duel.power(0, "lf")) == (70, 30)
    assert duel.in_potentials(0) == ["-wp5"]
    duel.say(0, "end")
    assert duel.power(0, "cf") == 50


@card("wp5", 1)
def test_the_tide_skips_what_cannot_be_done() -> None:
    duel = duel_of_leaders().stand(1, lb="h205").potentials(0, "wp5").partner(1, "h101", "face-down")
    duel.say(0, "potential wp5")
    assert duel.asked() == ("act", 0)
    assert duel.partner_lies(1) == "face-down"
    assert not duel.empty(1, "lb")
    assert duel.power(0, "cf") == 70


@card("wp6", 1)
@pytest.mark.parametrize(
    ("leader", "lies"), [("w102!-", "upright"), ("w102!-", "sideways"), ("w102!", "upright")]
)
def test_the_oar_gives_the_leader_another_stroke(leader: str, lies: str) -> None:
    duel = Duel().stand(0, cf=leader, lf="w110-").stand(1, cf="h102!").partner(0, "w101", lies)
    duel.potentials(0, "wp6").say(0, "potential wp6")
    assert duel.partner_lies(0) == "face-down"
    assert (duel.at(0, "cf").active, duel.at(0, "lf").active) == (True, False)
    assert (duel.power(0, "cf"), duel.power(0, "lf")) == (70, 30)
    assert duel.in_potentials(0) == ["-wp6"]
    duel.say(0, "end")
    assert duel.power(0, "cf") == 50


@card("wp6", 1)
def test_no_oar_without_a_partner_to_turn() -> None:
    duel = (
        Duel().stand(0, cf="w102!-").stand(1, cf="h102!").partner(0, "w101", "face-down").potentials(0, "wp6")
    )
    assert duel.refused(0, "potential wp6").code == "lily-nothing-to-do"
