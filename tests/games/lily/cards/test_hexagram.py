"""LY-12: every skill of the Hexagram cards, seen at work, and where it must not work."""

from __future__ import annotations

import pytest

from madoi.games.lily.rules.base_table import GOES_ON
from madoi.games.lily.rules.piles import EVERYBODY, card_of
from support.games.lily.duel import Duel

card = pytest.mark.card

NOBODY, SEAT_0 = 0, 1
"""Who knows a card in a deck."""
CLERK = """
[names.clerk]
ja = "司書"
zh-Hant = "館員"
en = "Clerk"

[[character]]
id = "t1"
name = "clerk"
title = { ja = "試し", zh-Hant = "試", en = "Test" }
color = "hexagram"
level = 1
power = 30
support = 10
range = "1"
flavour = { ja = "はい", zh-Hant = "好", en = "Yes" }
skills = [
  { type = "auto", when = "you turn-end", do = [{ draw = 1 }] },
  { type = "activated", once = true, do = [{ put = { pick = "coupling" }, to = "trash" }] },
]
"""
"""Draws at the end of one's turn; trashes coupling cards."""


def facing(mine: str, foe: str = "h104", *, support: str = "w110", reply: str = "w110") -> Duel:
    """Both leaders in the centre, one character each in the left front; the supports (10 each) are fixed."""
    duel = Duel().leaders().stand(0, lf=mine).stand(1, lf=foe)
    return duel.top(0, support).top(1, reply)


def playing(ids: str, seat: int = 0, up: str = "h104") -> Duel:
    """A deployment phase with these in hand: coupling value 6, of which the named ones lie face up."""
    duel = Duel().leaders().hand(seat, ids).couple(seat, up)
    return duel.couple(seat, "-we2 " * (6 - len(up.split()))).phase(seat, "deployment")


def from_trash(id: str, place: str) -> Duel:
    """Deployed by a potential (hp1) while no coupling card lies face up: nothing can be paid."""
    duel = Duel().leaders().stand(1, lf="h104").trash(0, id).couple(0, "-h104").potentials(0, "hp1")
    duel.say(0, "potential hp1", "option 1", f"place {id} {place}")
    return duel


def decline(duel: Duel) -> str:
    """Say no to what is asked; what was asked."""
    kind, seat = duel.asked()
    legal = duel.legal(seat)
    duel.say(seat, next(text for text in ("pass", "no", "end", *legal) if text in legal))
    return kind


def until(duel: Duel, kind: str) -> int:
    """Decline everything in a battle until this is asked; who is asked."""
    while duel.asked()[0] != kind:
        assert duel.table.battle is not None, f"{kind} was not asked"
        decline(duel)
    return duel.asked()[1]


def questions(duel: Duel) -> list[str]:
    """Decline everything in a battle; what was asked."""
    found: list[str] = []
    while duel.table.battle is not None:
        found.append(decline(duel))
    return found


def to_action(duel: Duel, seat: int) -> Duel:
    """Decline everything until this seat's action phase."""
    while duel.asked() != ("act", seat):
        decline(duel)
    return duel


def next_turn(duel: Duel, seat: int) -> Duel:
    """From one's action phase to one's next."""
    duel.say(seat, "end")
    return to_action(duel, seat)


def top(duel: Duel, seat: int) -> list[tuple[str, int]]:
    """What lies in order on top of a deck, and who knows it."""
    entries = duel.table.players[seat].deck.top[::-1]
    return [(duel.ids([card_of(entry)])[0], entry & EVERYBODY) for entry in entries]


def bottom(duel: Duel, seat: int) -> list[tuple[str, int]]:
    entries = duel.table.players[seat].deck.bottom
    return [(duel.ids([card_of(entry)])[0], entry & EVERYBODY) for entry in entries]


def sums(duel: Duel) -> tuple[object, object]:
    """LY-8.8: what both sides had in the last battle."""
    return duel.told("sum-attack")[-1]["number"], duel.told("sum-defence")[-1]["number"]


def standing(duel: Duel, seat: int, area: str) -> list[str]:
    return duel.ids(duel.at(seat, area).cards)


@card("h107", 1)
@card("h204", 1)
@card("h208", 1)
@card("h305", 1)
@pytest.mark.parametrize(
    ("id", "below"), [("h107", "h305"), ("h204", "h105"), ("h208", "h110"), ("h305", "h107")]
)
def test_what_a_deployment_does_a_level_up_does_not(id: str, below: str) -> None:
    duel = playing(f"{id} h205").stand(0, lf=below).stand(1, lf="h104")
    duel.say(0, f"level {id} lf")
    assert duel.asked() == ("deploy", 0)
    assert duel.fired(id) == 0


@card("h302", 1)
@card("h308", 1)
@card("h401", 1)
@pytest.mark.parametrize("id", ["h302", "h308", "h401"])
def test_what_her_attack_does_an_allys_attack_does_not(id: str) -> None:
    duel = Duel().stand(0, cf="w102!", lf="h205", rf=id).stand(1, cb="h102!", lf="h104")
    duel.partner(0, "w102", "sideways").couple(0, "h104").top(0, "w110").top(1, "w110")
    duel.say(0, "attack lf lf")
    assert questions(duel) == ["critical", "block"]
    assert (sums(duel), duel.fired(id)) == ((50, 40), 0)


# Level 1.


@card("h101", 1)
def test_h101_keeps_the_top_card_or_puts_it_below() -> None:
    duel = Duel().stand(0, cf="h101!").stand(1, cf="h102!").top(0, "h104 w110")
    duel.say(0, "skill cf 1", "take h104")
    assert top(duel, 0) == [("h104", SEAT_0), ("w110", NOBODY)]
    assert bottom(duel, 0) == []

    duel = Duel().stand(0, cf="h101!").stand(1, cf="h102!").top(0, "h104 w110")
    duel.say(0, "skill cf 1", "pass")
    assert top(duel, 0) == [("w110", NOBODY)]
    assert bottom(duel, 0) == [("h104", SEAT_0)]


@card("h101", 1)
def test_h101_once_a_turn() -> None:
    duel = Duel().stand(0, cf="h101!").stand(1, cf="h102!").top(0, "h104 w110")
    duel.say(0, "skill cf 1", "take h104")
    assert duel.refused(0, "skill cf 1").code == "lily-used"
    assert duel.at(0, "cf").active
    assert "skill cf 1" in next_turn(duel, 0).legal(0)


@card("h103", 1)
def test_h103_looks_at_two_of_the_opponents_deck() -> None:
    duel = playing("h103").top(1, "h205 w110 h104")
    duel.say(0, "deploy h103 rb")
    assert top(duel, 1) == [("h205", SEAT_0), ("w110", SEAT_0), ("h104", NOBODY)]
    assert duel.told("looked")[0]["seat"] == 1


@card("h103", 1)
def test_h103_not_when_levelled() -> None:
    duel = playing("h103").stand(0, lf="h303").top(1, "h205 w110")
    duel.say(0, "level h103 lf")
    assert top(duel, 1) == [("h205", NOBODY), ("w110", NOBODY)]


@card("h105", 1)
@pytest.mark.parametrize(("answer", "coupled", "trashed"), [("yes", ["h105"], 0), ("no", [], 1)])
def test_h105_from_hand_into_the_coupling(answer: str, coupled: list[str], trashed: int) -> None:
    duel = facing("h204").hand(0, "h105")
    duel.say(0, "attack lf lf")
    until(duel, "critical")
    duel.say(0, "critical h105")
    assert duel.asked() == ("use", 0)
    duel.say(0, answer)
    duel.fight()
    assert duel.in_coupling(0) == coupled
    assert duel.in_trash(0).count("h105") == trashed


@card("h105", 1)
def test_h105_from_the_deck_into_the_coupling() -> None:
    duel = Duel().leaders().event("he2", 1).couple(0, "h304").top(0, "w110 h105").phase(1, "action")
    duel.say(1, "end")
    duel.say(0, "yes", "yes")
    assert duel.in_coupling(0) == ["h304", "-h105"]  # LY-4.8
    assert duel.in_trash(0) == ["w110"]


@card("h105", 1)
def test_h105_from_the_coupling_back_into_it() -> None:
    duel = Duel(CLERK).leaders().stand(0, lf="t1").couple(0, "-h105 h104")
    duel.say(0, "skill lf 2", "take h105", "yes")
    assert (duel.in_coupling(0), duel.in_trash(0)) == (["h104", "h105"], [])


@card("h105", 1)
def test_h105_not_from_the_field_but_as_support() -> None:
    """A revealed support is in the deck (LY-3.4, LY-D14)."""
    duel = facing("h403", "h105", support="h105")
    duel.say(0, "attack lf lf")
    assert until(duel, "use") == 0
    duel.say(0, "yes")
    assert (duel.in_trash(0), duel.in_trash(1)) == ([], ["h105", "w110"])
    assert (duel.in_coupling(0), duel.in_coupling(1)) == (["h105"], [])


@card("h106", 1)
def test_h106_puts_a_high_card_on_top_after_the_battle() -> None:
    duel = facing("h403", support="h106 w102").trash(0, "h301 h205 he1")
    duel.say(0, "attack lf lf")
    assert until(duel, "use") == 0
    assert duel.empty(1, "lf")  # at the end of battle
    duel.say(0, "yes")
    assert top(duel, 0) == [("h301", EVERYBODY), ("w102", NOBODY)]
    assert duel.in_trash(0) == ["h205", "he1", "h106"]


@card("h106", 1)
def test_h106_one_chooses_and_may_decline() -> None:
    duel = facing("h403", support="h106").trash(0, "h301 h302")
    duel.say(0, "attack lf lf")
    until(duel, "use")
    duel.say(0, "yes")
    assert duel.legal(0) == ["take h301", "take h302"]

    duel = facing("h403", support="h106").trash(0, "h301")
    duel.say(0, "attack lf lf")
    assert "use" in questions(duel)
    assert duel.in_trash(0) == ["h301", "h106"]


@card("h106", 1)
@pytest.mark.parametrize(
    ("mine", "support", "reply", "trash"),
    [
        ("h403", "h106", "w110", "h205 he1"),
        ("h404", "h106", "w110", "h301"),
        ("h403", "w110", "h106", "h301"),
    ],
    ids=["nothing-to-put", "failed", "defending"],
)
def test_h106_not(mine: str, support: str, reply: str, trash: str) -> None:
    duel = facing(mine, support=support, reply=reply).trash(0, trash).trash(1, trash)
    duel.say(0, "attack lf lf")
    assert "use" not in questions(duel)
    assert duel.fired("h106") == 0


@card("h107", 1)
def test_h107_changes_a_card() -> None:
    duel = playing("h107 h104 h205").top(0, "w110")
    duel.say(0, "deploy h107 lb", "yes")
    assert duel.legal(0) == ["take h104", "take h205"]
    duel.say(0, "take h104")
    assert duel.in_hand(0) == ["h205", "w110"]
    assert duel.in_trash(0) == ["h104"]


@card("h107", 1)
def test_h107_declined_or_with_an_empty_hand() -> None:
    duel = playing("h107 h104").top(0, "w110")
    duel.say(0, "deploy h107 lb", "no")
    assert (duel.in_hand(0), duel.in_trash(0)) == (["h104"], [])

    duel = playing("h107").top(0, "w110")
    duel.say(0, "deploy h107 lb")
    assert duel.asked() == ("deploy", 0)
    assert duel.in_hand(0) == []


@card("h108", 1)
def test_h108_is_white_lily_too() -> None:
    assert "deploy w110 lf" in playing("w110", up="h108").legal(0)
    assert "deploy h104 lf" in playing("h104", up="h108").legal(0)
    assert "deploy h108 lf" in playing("h108", up="w110").legal(0)
    assert playing("w110", up="h206").refused(0, "deploy w110 lf").code == "lily-no-color"
    assert playing("h206", up="w110").refused(0, "deploy h206 lf").code == "lily-no-color"


@card("h109", 1)
def test_h109_cannot_be_attacked_in_the_back() -> None:
    duel = Duel().leaders().stand(0, lf="h308").stand(1, lb="h109", cb="h104")
    assert duel.refused(0, "attack lf lb").code == "lily-cannot-be-attacked"
    assert "attack lf cb" in duel.legal(0)


@card("h109", 1)
def test_h109_is_not_hit_by_a_wide_attack() -> None:
    duel = facing("h306").stand(1, lb="h109").trash(0, "h104 " * 6 + "h205 h205")
    duel.say(0, "attack lf lf lb")
    assert questions(duel) == ["critical", "block"]
    assert duel.empty(1, "lf")
    assert standing(duel, 1, "lb") == ["h109"]


@card("h109", 1)
def test_h109_can_be_attacked_in_front_and_as_leader() -> None:
    assert "attack lf lf" in facing("h308", "h109").legal(0)
    duel = Duel().stand(0, cf="w102!", lf="h308").stand(1, cf="h104", lb="h109!")
    assert "attack lf lb" in duel.legal(0)


@card("h110", 1)
def test_h110_weakens_and_holds() -> None:
    duel = facing("h110", "h205").stand(1, rf="h403")
    duel.say(0, "skill lf 1")
    assert duel.legal(0) == ["target enemy lf", "target enemy cf", "target enemy rf"]
    duel.say(0, "target enemy lf")
    assert [duel.power(1, area) for area in ("lf", "cf", "rf")] == [30, 50, 70]
    assert not duel.at(0, "lf").active
    duel.say(0, "end")
    to_action(duel, 1)
    assert duel.power(1, "lf") == 40  # this turn only
    assert duel.refused(1, "move lf lb").code == "lily-cannot-move"
    assert "move rf rb" in duel.legal(1)
    assert "move lf lb" in next_turn(duel, 1).legal(1)


@card("h110", 1)
def test_h110_must_be_active() -> None:
    assert facing("h110-").refused(0, "skill lf 1").code == "lily-cost"


# Level 2.


@card("h201", 1)
@pytest.mark.parametrize("levelled", [False, True])
def test_h201_takes_a_level_1_character_back(levelled: bool) -> None:
    duel = playing("h201").trash(0, "h104 h205 he1")
    if levelled:
        duel.stand(0, lf="h101")
    duel.say(0, "level h201 lf" if levelled else "deploy h201 lf")
    assert duel.in_hand(0) == ["h104"]
    assert duel.in_trash(0) == ["h205", "he1"]


@card("h201", 1)
def test_h201_one_chooses_or_there_is_none() -> None:
    duel = playing("h201").trash(0, "h104 w110")
    duel.say(0, "deploy h201 lf")
    assert sorted(duel.legal(0)) == ["take h104", "take w110"]
    duel.say(0, "take w110")
    assert duel.in_hand(0) == ["w110"]

    duel = playing("h201").trash(0, "h205 he1").trash(1, "h104")
    duel.say(0, "deploy h201 lf")
    assert duel.in_hand(0) == []
    assert duel.fired("h201") == 0


@card("h202", 1)
def test_h202_takes_one_of_three_after_a_victory() -> None:
    duel = facing("h202", support="w110 h104 h205 he1 w102")
    duel.say(0, "attack lf lf")
    assert until(duel, "card") == 0
    assert sorted(duel.legal(0)) == ["pass", "take h104", "take h205", "take he1"]
    duel.say(0, "take h205")
    assert duel.in_hand(0) == ["h205"]
    assert duel.in_trash(0) == ["h104", "he1", "w110"]
    assert top(duel, 0) == [("w102", NOBODY)]


@card("h202", 1)
def test_h202_may_take_none_and_needs_a_victory() -> None:
    duel = facing("h202", support="w110 h104 h205 he1")
    duel.say(0, "attack lf lf")
    assert "card" in questions(duel)
    assert (duel.in_hand(0), duel.in_trash(0)) == ([], ["h104", "h205", "he1", "w110"])

    duel = facing("h202", support="w110 h104 h205 he1").hand(1, "h403")
    duel.say(0, "attack lf lf")
    duel.fight(block="h403")
    assert duel.fired("h202") == 0
    assert duel.in_trash(0) == ["w110"]


@card("h203", 1)
def test_h203_turns_an_opponents_coupling_card_down() -> None:
    duel = facing("h404", "h104", support="h203").couple(1, "h104 h205 -w110").couple(0, "h101")
    duel.say(0, "attack lf lf")
    assert until(duel, "card") == 0
    assert sorted(duel.legal(0)) == ["take h104", "take h205"]
    duel.say(0, "take h205")
    assert duel.in_coupling(1) == ["h104", "-h205", "-w110"]
    assert duel.in_coupling(0) == ["h101"]
    duel.fight()
    assert sums(duel) == (80, 40)


@card("h203", 1)
@pytest.mark.parametrize(
    ("mine", "support", "reply", "up"),
    [("h403", "h203", "w110", "h104"), ("h404", "w110", "h203", "h104"), ("h404", "h203", "w110", "-h104")],
    ids=["failed", "defending", "nothing-face-up"],
)
def test_h203_not(mine: str, support: str, reply: str, up: str) -> None:
    duel = facing(mine, "h205", support=support, reply=reply).couple(0, "h101").couple(1, up)
    duel.say(0, "attack lf lf")
    assert questions(duel) == ["critical", "block"]
    assert duel.fired("h203") == 0
    assert (duel.in_coupling(0), duel.in_coupling(1)) == (["h101"], [up])


@card("h204", 1)
def test_h204_searches_a_card_of_the_leaders_name() -> None:
    duel = playing("h204", up="h104 h205").partner(0, "h101").only(0, "h104 w202 we3 w302 h204 h201")
    duel.say(0, "deploy h204 rb", "yes", "reverse h205")
    assert sorted(duel.legal(0)) == ["take w202", "take w302"]
    duel.say(0, "take w302")
    assert duel.in_hand(0) == ["w302"]
    assert duel.in_coupling(0)[:2] == ["h104", "-h205"]
    assert top(duel, 0) == []  # shuffled
    assert sorted(duel.ids(duel.table.players[0].deck.cards())) == ["h104", "h201", "h204", "w202", "we3"]


@card("h204", 1)
def test_h204_declined_or_not_payable() -> None:
    duel = playing("h204").top(0, "w202")
    duel.say(0, "deploy h204 rb", "no")
    assert (duel.in_hand(0), duel.in_coupling(0)[0], top(duel, 0)) == ([], "h104", [("w202", NOBODY)])

    duel = from_trash("h204", "rb")
    assert duel.asked() == ("act", 0)
    assert (duel.in_hand(0), duel.fired("h204")) == ([], 0)


@card("h206", 1)
def test_h206_is_named_kuroe_too() -> None:
    assert "level h206 lf" in playing("h206").stand(0, lf="h101").legal(0)
    assert "level h206 lf" in playing("h206").stand(0, lf="h108").legal(0)
    assert playing("h206").stand(0, lf="h101").refused(0, "deploy h206 rf").code == "lily-same-name"
    assert "level h301 lf" in playing("h301").stand(0, lf="h206").legal(0)
    assert playing("h108").stand(0, lf="h101").refused(0, "level h108 lf").code == "lily-other-name"


@card("h206", 1)
def test_h206_gives_a_critical_and_fails_as_support_for_kuroe() -> None:
    duel = facing("h101", "h403", support="h206").hand(0, "h206")
    duel.say(0, "attack lf lf")
    until(duel, "critical")
    assert sums(duel) == (50, 80)
    duel.say(0, "critical h206")
    assert duel.told("critical")[0]["number"] == 100


@card("h207", 1)
def test_h207_coupled_changes_a_card() -> None:
    duel = Duel().leaders().hand(0, "h205").top(0, "h104 h207 w110").phase(1, "action")
    duel.say(1, "end")
    duel.say(0, "couple")
    assert sorted(duel.legal(0)) == ["take h104", "take h205", "take w110"]
    duel.say(0, "take h205")
    assert duel.in_hand(0) == ["h104", "w110"]
    assert bottom(duel, 0) == [("h205", SEAT_0)]
    assert duel.in_coupling(0) == ["h207"]


@card("h207", 1)
def test_h207_left_on_top_does_nothing() -> None:
    duel = Duel().leaders().hand(0, "h205").top(0, "h104 h207 w110").phase(1, "action")
    duel.say(1, "end")
    duel.say(0, "pass")
    assert duel.asked() == ("event", 0)
    assert duel.in_hand(0) == ["h104", "h205"]


@card("h208", 1)
def test_h208_keeps_one_facing_her_from_attacking() -> None:
    duel = playing("h208").stand(1, lf="h303", lb="w207", rf="h205")
    duel.say(0, "deploy h208 lb")
    assert duel.legal(0) == ["target enemy lf", "target enemy lb"]
    duel.say(0, "target enemy lf", "end", "end")
    to_action(duel, 1)
    assert duel.refused(1, "attack lf cf").code == "lily-cannot-attack"
    assert {"attack lb cf", "attack rf cf", "move lf cf"} <= set(duel.legal(1))
    assert "attack lf cf" in next_turn(duel, 1).legal(1)


@card("h208", 1)
@pytest.mark.parametrize(
    "enemies",
    [{"lf": "h404", "cf": "h102!", "rf": "h104"}, {"lf": "h102!", "cf": "h205", "rf": "h104"}],
    ids=["level-4", "leader"],
)
def test_h208_not_the_strong_nor_the_leader_nor_another_column(enemies: dict[str, str]) -> None:
    duel = Duel().stand(0, cf="w102!").stand(1, **enemies)
    duel.hand(0, "h208").couple(0, "h104 -we2 -we2").phase(0, "deployment")
    duel.say(0, "deploy h208 lb", "end", "end")
    assert duel.fired("h208") == 0
    assert {"attack lf cf", "attack rf cf"} <= set(to_action(duel, 1).legal(1))


# Level 3.


@card("h301", 1)
@pytest.mark.parametrize(("more", "weaker"), [("h205", 10), ("", 0)])
def test_h301_weakens_the_front_with_ten_cards_in_the_trash(more: str, weaker: int) -> None:
    duel = Duel().leaders().stand(0, lf="h301", rf="h104").stand(1, lf="h104", lb="h205", rb="h404")
    duel.trash(0, "h104 w110 he1 " * 3 + more).trash(1, "h104 " * 3)
    assert [duel.power(1, area) for area in ("lf", "cf", "lb", "rb")] == [30 - weaker, 50 - weaker, 40, 60]
    assert [duel.power(0, area) for area in ("lf", "cf", "rf")] == [60, 50, 30]


@card("h302", 1)
@pytest.mark.parametrize(("lies", "more"), [("sideways", 20), ("face-down", 20), ("upright", 0)])
def test_h302_stronger_without_an_upright_partner(lies: str, more: int) -> None:
    duel = facing("h302", "h403").partner(0, "w102", lies)
    duel.say(0, "attack lf lf")
    assert duel.power(0, "lf") == 60 + more
    duel.fight()
    assert sums(duel) == (70 + more, 80)
    assert duel.power(0, "lf") == 60
    assert duel.empty(1, "lf") == (more == 20)


@card("h302", 1)
def test_h302_not_when_attacked() -> None:
    duel = facing("h302", "h403").partner(0, "w102", "sideways").phase(1, "action")
    duel.say(1, "attack lf lf")
    duel.fight()
    assert sums(duel) == (80, 70)


@card("h303", 1)
@pytest.mark.parametrize("levelled", [False, True])
def test_h303_couples_a_hexagram_card_from_the_trash(levelled: bool) -> None:
    duel = playing("h303", up="h104").trash(0, "w110 he1 h205")
    if levelled:
        duel.stand(0, lf="h103")
    duel.say(0, "level h303 lf" if levelled else "deploy h303 lf")
    assert duel.in_coupling(0) == ["h104", "-we2", "-we2", "-we2", "-we2", "-we2", "h205"]
    assert duel.in_trash(0) == ["w110", "he1"]


@card("h303", 1)
def test_h303_face_down_beside_its_name_and_nothing_of_other_colours() -> None:
    duel = playing("h303", up="h104").trash(0, "h403 h205")
    duel.say(0, "deploy h303 lf", "take h403")
    assert duel.in_coupling(0)[-1] == "-h403"

    duel = playing("h303").trash(0, "w110 he1")
    duel.say(0, "deploy h303 lf")
    assert (duel.in_trash(0), duel.fired("h303")) == (["w110", "he1"], 0)


@card("h304", 1)
def test_h304_the_opponent_trashes_a_card_of_her_choice() -> None:
    duel = facing("h404", support="h304").hand(1, "h205 h205 h205 w110 he1")
    duel.say(0, "attack lf lf")
    assert until(duel, "card") == 1
    assert sorted(duel.legal(1)) == ["take h205", "take he1", "take w110"]
    duel.say(1, "take he1")
    assert duel.in_hand(1) == ["h205", "h205", "h205", "w110"]
    assert duel.in_trash(1) == ["he1"]


@card("h304", 1)
@pytest.mark.parametrize(("support", "reply", "hand"), [("h304", "w110", 4), ("w110", "h304", 5)])
def test_h304_not_with_four_cards_nor_for_the_defender(support: str, reply: str, hand: int) -> None:
    duel = facing("h404", support=support, reply=reply).hand(0, "h205 " * 5).hand(1, "h205 " * hand)
    duel.say(0, "attack lf lf")
    assert questions(duel) == ["critical", "block"]
    assert (len(duel.in_hand(0)), len(duel.in_hand(1)), duel.fired("h304")) == (5, hand, 0)


@card("h305", 1)
def test_h305_sends_a_low_enemy_home() -> None:
    duel = playing("h305", up="h104 h205").stand(0, rf="h104").stand(1, lf="w110 w208", rf="h303", rb="h104")
    duel.say(0, "deploy h305 lf", "yes", "reverse h104")
    assert duel.legal(0) == ["target enemy lf", "target enemy rb"]
    duel.say(0, "target enemy lf")
    assert duel.empty(1, "lf")
    assert (duel.in_hand(1), duel.in_trash(1)) == (["w208"], ["w110"])
    assert duel.in_coupling(0)[:2] == ["-h104", "h205"]


@card("h305", 1)
def test_h305_declined_not_payable_or_nobody_to_send() -> None:
    duel = playing("h305").stand(1, lf="h104")
    duel.say(0, "deploy h305 lf", "no")
    assert (standing(duel, 1, "lf"), duel.in_coupling(0)[0]) == (["h104"], "h104")

    duel = from_trash("h305", "rf")
    assert duel.asked() == ("act", 0)
    assert standing(duel, 1, "lf") == ["h104"]

    duel = playing("h305").stand(1, lf="h303")  # and a level 1 leader
    duel.say(0, "deploy h305 lf")
    assert duel.asked() == ("deploy", 0)
    assert duel.in_coupling(0)[0] == "h104"


@card("h306", 1)
def test_h306_attacks_two_with_eight_cards_in_the_trash() -> None:
    duel = facing("h306").stand(1, lb="w205").trash(0, "h104 w110 he1 h205 " * 2)
    duel.say(0, "attack lf lf lb")
    duel.fight()
    assert (duel.empty(1, "lf"), duel.empty(1, "lb")) == (True, True)  # 50 against 40 and 50


@card("h306", 1)
def test_h306_not_with_seven() -> None:
    duel = facing("h306").stand(1, lb="w205").trash(0, "h104 w110 he1 h205 h104 w110 he1").trash(1, "h104")
    assert duel.refused(0, "attack lf lf lb").code == "lily-not-wide"
    duel.say(0, "attack lf lf")
    duel.fight()
    assert (duel.empty(1, "lf"), duel.empty(1, "lb")) == (True, False)


@card("h307", 1)
def test_h307_defeated_lets_a_level_1_character_out() -> None:
    duel = facing("h109 h307", "h404").trash(0, "h104 h205 he1").phase(1, "action")
    duel.say(1, "attack lf lf")
    assert until(duel, "use") == 0
    duel.say(0, "yes")
    areas = ("lf", "rf", "lb", "cb", "rb")
    assert set(duel.legal(0)) == {f"place {id} {area}" for id in ("h104", "h109") for area in areas}
    duel.say(0, "place h104 rb")
    assert (standing(duel, 0, "rb"), duel.at(0, "rb").active) == (["h104"], True)
    assert duel.in_trash(0) == ["h205", "he1", "h109", "h307", "w110"]


@card("h307", 1)
@pytest.mark.parametrize(("trash", "asked"), [("h104", True), ("h205 he1", False)])
def test_h307_declined_or_nobody_inside(trash: str, asked: bool) -> None:
    duel = facing("h307", "h404").trash(0, trash).trash(1, "h109").phase(1, "action")
    duel.say(1, "attack lf lf")
    assert ("use" in questions(duel)) == asked
    assert duel.in_trash(0) == [*trash.split(), "h307", "w110"]
    assert len(duel.table.players[0].characters()) == 1


@card("h307", 1)
def test_h307_not_when_she_is_not_defeated() -> None:
    duel = facing("h307", "h205").trash(0, "h104").phase(1, "action")
    duel.say(1, "attack lf lf")
    assert "use" not in questions(duel)

    duel = facing("h205", "h403").stand(0, rf="h307").trash(0, "h104").phase(1, "action")
    duel.say(1, "attack lf lf")
    assert "use" not in questions(duel)
    assert duel.empty(0, "lf")


@card("h307", 2)
def test_h307_draws_when_the_deck_is_made_anew() -> None:
    duel = Duel().leaders().stand(0, lf="h307").stand(1, lf="h104").top(1, "w110")
    duel.trash(0, "h104 h104 h104").only(0, "w110").say(0, "attack lf lf")
    assert duel.asked() == ("critical", 0)  # the support was the last card
    assert (duel.in_hand(0), duel.in_trash(0)) == (["h104"], [])
    assert duel.table.players[0].deck.size() == 2


@card("h307", 2)
def test_h307_not_for_the_opponents_deck() -> None:
    duel = Duel().leaders().stand(0, lf="h307").trash(1, "w110 w110 w110").only(1, "h104")
    duel.say(0, "end")
    assert "refreshed" in duel.kinds()
    assert (duel.in_hand(0), duel.in_hand(1), duel.fired("h307")) == ([], ["h104"], 0)


@card("h308", 1)
@pytest.mark.parametrize(("leader", "front", "more"), [("cb", "cf", 20), ("cf", "cb", 0)])
def test_h308_stronger_when_the_enemy_leader_is_in_the_back(leader: str, front: str, more: int) -> None:
    duel = Duel().stand(0, cf="w102!", lf="h308").stand(1, **{leader: "h102!", front: "h205", "lf": "h403"})
    duel.top(0, "w110").top(1, "w110")
    duel.say(0, "attack lf lf")
    assert duel.power(0, "lf") == 40 + more
    duel.fight()
    assert sums(duel) == (50 + more, 80)
    assert duel.power(0, "lf") == 40


# Level 4.


@card("h401", 1)
def test_h401_weakens_whom_she_attacks() -> None:
    duel = facing("h401", "h403", reply="w205").couple(0, "h104 h205").hand(1, "h104")
    duel.say(0, "attack lf lf", "yes", "reverse h205")
    assert (duel.power(1, "lf"), duel.power(1, "cf")) == (50, 50)
    duel.fight(block="h104")
    assert sums(duel) == (80, 80)
    assert duel.in_coupling(0) == ["h104", "-h205"]
    assert duel.power(1, "lf") == 70  # for this battle only


@card("h401", 1)
def test_h401_declined_or_not_payable() -> None:
    duel = facing("h401", "h403", reply="w205").couple(0, "h104")
    duel.say(0, "attack lf lf", "no")
    duel.fight()
    assert sums(duel) == (80, 100)
    assert duel.in_coupling(0) == ["h104"]

    duel = facing("h401", "h403", reply="w205").couple(0, "-h104")
    duel.say(0, "attack lf lf")
    assert questions(duel) == ["critical", "block"]
    assert sums(duel) == (80, 100)


@card("h402", 1)
def test_h402_cannot_be_countered() -> None:
    duel = facing("h402", reply="h102")
    duel.say(0, "attack lf cf")
    assert questions(duel) == ["critical", "block"]
    assert duel.partner_lies(1) == "upright"

    duel = facing("h404", reply="h102").stand(0, rf="h402")  # others can
    duel.say(0, "attack lf cf")
    assert questions(duel) == ["sange", "counter", "critical", "block"]


@card("h403", 1)
@pytest.mark.parametrize("levelled", [False, True])
def test_h403_keeps_an_inactive_enemy_inactive(levelled: bool) -> None:
    duel = playing("h403").stand(0, rf="h205-").stand(1, lf="h104-", rf="h205-", rb="h303")
    if levelled:
        duel.stand(0, lf="h203")
    duel.say(0, "level h403 lf" if levelled else "deploy h403 lf")
    assert duel.legal(0) == ["target enemy lf", "target enemy rf"]
    duel.say(0, "target enemy rf", "end", "end")
    to_action(duel, 1)
    assert [duel.at(1, area).active for area in ("lf", "rf", "rb")] == [True, False, True]
    next_turn(duel, 1)
    assert duel.at(1, "rf").active


@card("h403", 1)
def test_h403_not_the_active_nor_the_leader() -> None:
    duel = playing("h403").stand(1, lf="h104")
    duel.at(1, "cf").active = False
    duel.say(0, "deploy h403 lf", "end", "end")
    assert duel.fired("h403") == 0
    assert to_action(duel, 1).at(1, "cf").active


@card("h404", 1)
def test_h404_makes_a_newcomer_inactive_once_a_turn() -> None:
    duel = playing("h104 h205", seat=1).stand(0, lf="h404").couple(0, "h104 w110")
    duel.say(1, "deploy h104 lf")
    assert duel.asked() == ("use", 0)
    duel.say(0, "yes", "reverse w110")
    assert not duel.at(1, "lf").active
    assert duel.in_coupling(0) == ["h104", "-w110"]
    duel.say(1, "deploy h205 rf")
    assert duel.asked() == ("deploy", 1)
    assert duel.at(1, "rf").active


@card("h404", 1)
def test_h404_declined_is_not_used_up() -> None:
    duel = playing("h104 h205", seat=1).stand(0, lf="h404").couple(0, "h104")
    duel.say(1, "deploy h104 lf")
    duel.say(0, "no")
    assert (duel.at(1, "lf").active, duel.in_coupling(0)) == (True, ["h104"])
    duel.say(1, "deploy h205 rf")
    duel.say(0, "yes")
    assert (duel.at(1, "rf").active, duel.in_coupling(0)) == (False, ["-h104"])


@card("h404", 1)
def test_h404_not_payable_not_for_level_ups_nor_allies() -> None:
    duel = playing("h104", seat=1).stand(0, lf="h404").couple(0, "-h104")
    duel.say(1, "deploy h104 lf")
    assert (duel.asked(), duel.at(1, "lf").active) == (("deploy", 1), True)

    duel = playing("h205", seat=1).stand(0, lf="h404").stand(1, lf="h106").couple(0, "h104")
    duel.say(1, "level h205 lf")
    assert duel.asked() == ("deploy", 1)

    duel = playing("h104").stand(0, lf="h404")
    duel.say(0, "deploy h104 rf")
    assert duel.asked() == ("deploy", 0)


@card("h405", 1)
def test_h405_defeats_a_weak_enemy() -> None:
    duel = Duel().stand(0, cf="w102!", lf="h405", rf="h104")
    duel.stand(1, cf="h104!", lf="h303", rb="h106 h205")
    duel.couple(0, "h104 w110").say(0, "skill lf 1", "reverse w110")
    assert duel.empty(1, "rb")
    assert sorted(duel.in_trash(1)) == ["h106", "h205"]
    assert len(duel.table.players[1].characters()) == 2
    assert not duel.at(0, "lf").active
    assert duel.in_coupling(0) == ["h104", "-w110"]


@card("h405", 1)
def test_h405_counts_present_power_and_one_chooses() -> None:
    duel = Duel().leaders().stand(0, lf="h405", rf="h301").stand(1, lf="h303", rf="h205", rb="w305")
    duel.couple(0, "h104").trash(0, "h104 h205 " * 5)
    duel.say(0, "skill lf 1")
    assert duel.legal(0) == ["target enemy lf", "target enemy rf"]  # 50 - 10 in front
    duel.say(0, "target enemy lf")
    assert (duel.empty(1, "lf"), duel.empty(1, "rf")) == (True, False)


@card("h405", 1)
@pytest.mark.parametrize(
    ("mine", "up", "foe", "code"),
    [
        ("h405-", "h104", "h104", "lily-cost"),
        ("h405", "-h104", "h104", "lily-cost"),
        ("h405", "h104", "h303", "lily-nothing-to-do"),
    ],
)
def test_h405_not(mine: str, up: str, foe: str, code: str) -> None:
    duel = facing(mine, foe).couple(0, up)
    assert duel.refused(0, "skill lf 1").code == code


# Level 5.


@card("h501", 1)
def test_h501_brings_a_character_back_once_a_turn() -> None:
    duel = Duel().stand(0, cf="h501!", lf="h104").stand(1, cf="h102!").couple(0, "h104 h205 w110 w102")
    duel.trash(0, "h301 h402 h205 w305 he1")
    duel.say(0, "skill cf 1", "reverse h205", "reverse w110")
    areas = ("rf", "lb", "cb", "rb")
    assert set(duel.legal(0)) == {f"place {id} {area}" for id in ("h205", "w305") for area in areas}
    duel.say(0, "place h205 rf")
    assert (standing(duel, 0, "rf"), duel.at(0, "rf").active) == (["h205"], True)
    assert duel.in_trash(0) == ["h301", "h402", "w305", "he1"]
    assert duel.in_coupling(0) == ["h104", "-h205", "-w110", "w102"]
    assert duel.at(0, "cf").active
    assert duel.refused(0, "skill cf 1").code == "lily-used"


@card("h501", 1)
@pytest.mark.parametrize(
    ("up", "trash", "code"),
    [("h104 -h205", "h205", "lily-cost"), ("h104 h205", "h301 h402 he1", "lily-nothing-to-do")],
)
def test_h501_not(up: str, trash: str, code: str) -> None:
    duel = Duel().stand(0, cf="h501!").stand(1, cf="h102!").couple(0, up).trash(0, trash)
    assert duel.refused(0, "skill cf 1").code == code


@card("h502", 1)
def test_h502_reaches_the_back_and_pierces() -> None:
    duel = facing("h502").stand(1, lb="h205").couple(0, "h104 w110")
    assert duel.refused(0, "attack lf lb").code == "lily-out-of-range"
    duel.say(0, "skill lf 1", "reverse h104")
    assert duel.in_coupling(0) == ["-h104", "w110"]
    assert duel.refused(0, "skill lf 1").code == "lily-used"
    assert {"attack lf lf", "attack lf cf", "attack lf lb"} <= set(duel.legal(0))
    duel.top(0, "w110").top(1, "w110").say(0, "attack cf cf")
    duel.fight()
    duel.say(0, "attack lf lb")
    duel.fight()
    assert (duel.empty(1, "lf"), duel.empty(1, "lb")) == (True, True)


@card("h502", 1)
def test_h502_for_this_turn_and_if_it_is_paid() -> None:
    duel = facing("h104").stand(0, rb="h502").stand(1, rf="h303", rb="h205").couple(0, "h104")
    duel.say(0, "skill rb 1")
    assert "attack rb rf" in duel.legal(0)  # range 2 from the back
    assert duel.refused(0, "attack rb rb").code == "lily-out-of-range"
    duel.say(0, "end")
    assert duel.table.granted(duel.at(0, "rb")) == 0
    to_action(duel, 0)
    assert duel.refused(0, "attack rb rf").code == "lily-out-of-range"
    assert duel.refused(0, "skill rb 1").code == "lily-cost"


SIX = "h101 h102 h103 h104 h105 h106"


@card("h503", 1)
def test_h503_wins_with_six_hexagram_cards() -> None:
    duel = Duel().leaders().stand(0, lf="h503").couple(0, SIX + " -h107 w110").phase(1, "action")
    duel.say(1, "end")
    assert duel.table.result == 0
    assert duel.told("won")[0]["rule"] == "LY-1.3"


@card("h503", 1)
@pytest.mark.parametrize(
    ("field", "coupled"),
    [
        ({"cf": "w102!", "lb": "h503"}, SIX),
        ({"cf": "h503!"}, SIX),
        ({"cf": "w102!", "lf": "h503"}, SIX.replace("h106", "-h106")),
        ({"cf": "w102!", "lf": "h503"}, SIX.replace("h106", "w110 he2")),
    ],
    ids=["back", "leader", "five-face-up", "five-hexagram"],
)
def test_h503_not(field: dict[str, str], coupled: str) -> None:
    duel = Duel().stand(0, **field).stand(1, cf="h102!").couple(0, coupled).phase(1, "action")
    duel.say(1, "end")
    assert duel.table.result == GOES_ON
    assert duel.fired("h503") == 0


@card("h503", 1)
def test_h503_not_at_the_opponents_start() -> None:
    duel = Duel().leaders().stand(0, lf="h503").couple(0, SIX)
    duel.say(0, "end")
    assert duel.table.result == GOES_ON


# Events.


@card("he1", 1)
@pytest.mark.parametrize("seat", [0, 1])
def test_he1_no_criticals_for_anybody(seat: int) -> None:
    duel = facing("h403").event("he1", 0).hand(0, "h104").hand(1, "h403").phase(seat, "action")
    duel.say(seat, "attack lf lf")
    assert questions(duel) == ["block"]

    duel = facing("h403").event("he4", 0).phase(seat, "action")
    duel.say(seat, "attack lf lf")
    assert questions(duel) == ["critical", "block"]


@card("he2", 1)
@pytest.mark.parametrize("seat", [0, 1])
def test_he2_each_may_trash_two_from_the_deck(seat: int) -> None:
    duel = Duel().leaders().event("he2", 0).top(seat, "h104 w110 h205").phase(1 - seat, "action")
    duel.say(1 - seat, "end")
    assert duel.asked() == ("may", seat)
    duel.say(seat, "yes")
    assert (duel.in_trash(seat), duel.in_hand(seat)) == (["h104", "w110"], ["h205"])
    assert duel.in_trash(1 - seat) == []


@card("he2", 1)
def test_he2_declined() -> None:
    duel = Duel().leaders().event("he2", 0).top(0, "h104 w110").phase(1, "action")
    duel.say(1, "end")
    duel.say(0, "no")
    assert (duel.in_trash(0), duel.in_hand(0)) == ([], ["h104"])


@card("he3", 1)
def test_he3_weakens_leaders_in_the_back() -> None:
    duel = Duel().event("he3", 0)
    duel.stand(0, cb="w102!", cf="h104", lb="h404").stand(1, rb="h102!", rf="h104", lb="h205")
    assert [duel.power(0, area) for area in ("cb", "cf", "lb")] == [30, 30, 60]
    assert [duel.power(1, area) for area in ("rb", "rf", "lb")] == [30, 30, 40]


@card("he3", 1)
def test_he3_not_in_the_front() -> None:
    duel = Duel().leaders().event("he3", 0)
    assert (duel.power(0, "cf"), duel.power(1, "cf")) == (50, 50)


@card("he4", 1)
@pytest.mark.parametrize("seat", [0, 1])
def test_he4_draws_at_the_end_with_two_cards(seat: int) -> None:
    duel = Duel().leaders().event("he4", 0).hand(seat, "h104 h205").top(seat, "w110").phase(seat, "action")
    duel.say(seat, "end")
    assert duel.in_hand(seat) == ["h104", "h205", "w110"]
    assert len(duel.in_hand(1 - seat)) == 1  # their turn's card


@card("he4", 1)
def test_he4_not_with_three() -> None:
    duel = Duel().leaders().event("he4", 0).hand(0, "h104 h205 h205")
    duel.say(0, "end")
    assert duel.in_hand(0) == ["h104", "h205", "h205"]


@card("he4", 1)
def test_he4_counts_again_when_it_starts() -> None:
    """Somebody else's skill fills the hand first: the condition no longer holds."""
    duel = Duel(CLERK).leaders().stand(0, lf="t1").event("he4", 0).hand(0, "h104 h205").top(0, "w110")
    duel.say(0, "end", "first 1")
    assert duel.in_hand(0) == ["h104", "h205", "w110"]
    assert (duel.fired("t1"), duel.fired("he4")) == (1, 0)


# Potentials.


@card("hp1", 1)
def test_hp1_brings_one_back_to_the_field() -> None:
    duel = Duel().leaders().potentials(0, "hp1").trash(0, "h303 h403 he1 w202")
    duel.say(0, "potential hp1", "option 1")
    areas = ("lf", "rf", "lb", "cb", "rb")
    assert set(duel.legal(0)) == {f"place h303 {area}" for area in areas}
    duel.say(0, "place h303 rf")
    assert standing(duel, 0, "rf") == ["h303"]
    assert duel.in_potentials(0) == ["-hp1"]


@card("hp1", 1)
def test_hp1_or_two_to_the_hand() -> None:
    duel = Duel().leaders().potentials(0, "hp1").trash(0, "h403 h104 he1 w202")
    duel.say(0, "potential hp1", "option 2")
    assert sorted(duel.legal(0)) == ["pass", "take h104", "take h403", "take w202"]
    duel.say(0, "take h403", "take w202")
    assert (duel.in_hand(0), duel.in_trash(0)) == (["h403", "w202"], ["h104", "he1"])
    assert (duel.asked(), duel.in_potentials(0)) == (("act", 0), ["-hp1"])


@card("hp1", 1)
def test_hp1_not_without_characters_nor_face_down() -> None:
    duel = Duel().leaders().potentials(0, "hp1 -hp1").trash(0, "he1").trash(1, "h104")
    assert duel.refused(0, "potential hp1").code == "lily-nothing-to-do"
    duel = Duel().leaders().potentials(0, "-hp1").trash(0, "h104")
    assert duel.refused(0, "potential hp1").code == "lily-no-such-potential"


@card("hp2", 1)
@pytest.mark.parametrize(("answer", "after"), [("yes", ["-hp2"]), ("no", ["hp2", "hp6"])])
def test_hp2_the_leader_cannot_be_defeated(answer: str, after: list[str]) -> None:
    duel = facing("h104", "h403").potentials(0, "hp2").hatena(0, "hp6").phase(1, "action")
    duel.say(1, "attack lf cf")
    assert until(duel, "use") == 0
    duel.say(0, answer)
    duel.fight()
    assert sums(duel) == (80, 60)
    assert duel.in_potentials(0) == after


@card("hp2", 1)
def test_hp2_only_for_the_leader_and_this_battle() -> None:
    duel = facing("h104", "h403").potentials(0, "hp2").phase(1, "action")
    duel.say(1, "attack lf lf")
    assert "use" not in questions(duel)

    duel = facing("h104", "h403").potentials(0, "hp2").hatena(0, "hp6").stand(1, rf="h404")
    duel.top(0, "w110 w110").top(1, "w110 w110").phase(1, "action").say(1, "attack lf cf")
    until(duel, "use")
    duel.say(0, "yes")
    duel.fight()
    duel.say(1, "attack rf cf")
    duel.fight()
    assert duel.in_potentials(0) == ["-hp2", "hp6"]


@card("hp2", 1)
def test_hp2_not_for_those_attacked_with_the_leader() -> None:
    duel = facing("h104", "h306").trash(1, "h205 " * 6 + "he1 he1").potentials(0, "hp2")
    duel.top(0, "he1").phase(1, "action").say(1, "attack lf cf lf")
    until(duel, "use")
    duel.say(0, "yes")
    duel.fight()
    assert sums(duel)[0] == 50  # against 50 and 30
    assert (duel.empty(0, "lf"), duel.in_potentials(0)) == (True, ["-hp2"])


@card("hp3", 1)
def test_hp3_ten_for_each_potential_and_no_block() -> None:
    duel = facing("h205", "h403").potentials(0, "hp3 -hp1 hp6").potentials(1, "hp4 hp4").hand(1, "h403")
    duel.say(0, "attack lf lf")
    assert duel.asked() == ("use", 0)
    duel.say(0, "yes")
    assert (duel.power(0, "lf"), duel.power(0, "cf")) == (70, 50)
    assert questions(duel) == ["critical"]
    assert sums(duel) == (80, 80)
    assert duel.empty(1, "lf")
    assert (duel.power(0, "lf"), duel.table.granted(duel.at(0, "lf"))) == (40, 0)
    assert duel.in_potentials(0) == ["-hp3", "-hp1", "hp6"]


@card("hp3", 1)
def test_hp3_declined_and_not_for_enemies() -> None:
    duel = facing("h205", "h403").potentials(0, "hp3")
    duel.say(0, "attack lf lf")
    assert questions(duel) == ["use", "critical", "block"]
    assert (sums(duel), duel.in_potentials(0)) == ((50, 80), ["hp3"])

    duel = facing("h205", "h403").potentials(0, "hp3").phase(1, "action")
    duel.say(1, "attack lf lf")
    assert questions(duel) == ["critical", "block"]


@card("hp4", 1)
def test_hp4_levels_the_leader_up_from_the_trash() -> None:
    duel = Duel().leaders().stand(0, lf="h203").partner(0, "h101")
    duel.potentials(0, "hp4").trash(0, "h104 w202 w402 we3")
    duel.say(0, "potential hp4")
    assert (standing(duel, 0, "cf"), duel.power(0, "cf")) == (["w102", "w202"], 70)
    assert (duel.in_trash(0), duel.in_potentials(0)) == (["h104", "w402", "we3"], ["-hp4"])
    duel.say(0, "end")
    assert to_action(duel, 1).power(0, "cf") == 70
    assert to_action(duel, 0).power(0, "cf") == 60


@card("hp4", 1)
def test_hp4_not_without_the_leaders_name_in_the_trash() -> None:
    duel = Duel().leaders().potentials(0, "hp4").trash(0, "h104 we3 h402")
    assert duel.refused(0, "potential hp4").code == "lily-nothing-to-do"
    assert duel.power(0, "cf") == 50


@card("hp5", 1)
def test_hp5_two_enemies_stay_at_home() -> None:
    duel = Duel().leaders().stand(0, lf="h104", rf="h205", lb="w110").potentials(1, "hp5").phase(1, "action")
    duel.say(1, "end")
    assert duel.asked() == ("use", 1)
    duel.say(1, "yes")
    assert duel.legal(1) == ["target enemy lf", "target enemy rf", "target enemy lb", "pass"]
    duel.say(1, "target enemy lf", "target enemy rf")
    assert duel.in_potentials(1) == ["-hp5"]
    to_action(duel, 0)
    assert duel.refused(0, "attack lf cf").code == "lily-cannot-attack"
    assert duel.refused(0, "attack rf cf").code == "lily-cannot-attack"
    assert {"attack lb cf", "attack cf cf"} <= set(duel.legal(0))
    assert {"attack lf cf", "attack rf cf"} <= set(next_turn(duel, 0).legal(0))


@card("hp5", 1)
def test_hp5_fewer_none_or_declined() -> None:
    duel = Duel().leaders().stand(0, lf="h104", rf="h205").potentials(1, "hp5").phase(1, "action")
    duel.say(1, "end", "yes", "target enemy lf", "pass")
    assert "attack rf cf" in to_action(duel, 0).legal(0)
    assert duel.refused(0, "attack lf cf").code == "lily-cannot-attack"

    duel = Duel().leaders().stand(0, lf="h104").potentials(1, "hp5").phase(1, "action")
    duel.say(1, "end", "no")
    assert "attack lf cf" in to_action(duel, 0).legal(0)
    assert duel.in_potentials(1) == ["hp5"]

    duel = Duel().leaders().stand(1, lf="h104").potentials(1, "hp5").phase(1, "action")  # the leader alone
    duel.say(1, "end")
    assert duel.asked() == ("couple", 0)


@card("hp5", 1)
def test_hp5_not_at_her_own_start() -> None:
    duel = Duel().leaders().stand(0, lf="h104").potentials(1, "hp5")
    duel.say(0, "end")
    assert duel.asked() == ("couple", 1)


@card("hp6", 1)
def test_hp6_returns_the_hand_and_draws_five() -> None:
    duel = Duel().leaders().potentials(0, "hp6").hand(0, "w110 w110").only(0, "h104 " * 6)
    duel.say(0, "potential hp6")
    deck = duel.table.players[0].deck
    assert (len(duel.in_hand(0)), deck.size(), duel.in_trash(0)) == (5, 3, [])
    assert sorted(duel.in_hand(0) + duel.ids(deck.cards())) == ["h104"] * 6 + ["w110"] * 2
    assert (top(duel, 0), bottom(duel, 0)) == ([], [])  # shuffled
    assert duel.in_potentials(0) == ["-hp6"]


@card("hp6", 1)
def test_hp6_not_with_an_empty_hand() -> None:
    duel = Duel().leaders().potentials(0, "hp6")
    assert duel.refused(0, "potential hp6").code == "lily-nothing-to-do"
