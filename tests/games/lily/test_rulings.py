"""LY-D: where the book leaves something open."""

from __future__ import annotations

import pytest

from madoi.core.viewer import SPECTATOR
from support.games.lily.plain_cards import Opening, Story, girl

rule = pytest.mark.rule

FIVE = "dull1 dull2 dull3 dull4 dull5"
WIDE = 'type = "continuous", gives = [{ grant = "wide", on = "self" }]'
PIERCING = 'type = "continuous", gives = [{ grant = "piercing", on = "self" }]'
FAN = girl("fan", "helga", "5 80 10", WIDE)


@rule("LY-D1")
@pytest.mark.parametrize(
    ("option", "coupling", "card", "fine"),
    [
        ("below", "c1 d1 g1", "c2", True),
        ("below", "c1 d1 g1", "c3", False),
        ("below", "c1", "c1", False),
        ("up-to", "c1 d1 g1", "c3", True),
        ("up-to", "c1 d1 g1", "c4", False),
        ("up-to", "c1", "c1", True),
    ],
)
def test_the_levels_stay_strictly_below_the_coupling_value_or_reach_it_by_option(
    option: str, coupling: str, card: str, fine: bool
) -> None:
    duel = Story(deployment=option).meet().couple(0, coupling).hand(0, card).phase(0, "deployment")
    if fine:
        duel.say(0, f"deploy {card} lf")
    else:
        refusal = duel.refused(0, f"deploy {card} lf")
        assert refusal.code == "lily-levels"
        assert refusal.facts["most"] == len(coupling.split()) - (option == "below")


@rule("LY-D1")
def test_strictly_below_is_the_default() -> None:
    duel = Story().meet().couple(0, "c1 d1").hand(0, "h2 h1").phase(0, "deployment")
    assert duel.refused(0, "deploy h2 lf").code == "lily-levels"
    duel.say(0, "deploy h1 lf")


@rule("LY-D2")
def test_the_reveal_happens_placing_is_optional_and_the_card_left_on_top_is_known_to_both() -> None:
    duel = Story().meet().top(0, "c1 x10").reveal(0)
    assert duel.legal(0) == ["couple", "pass"]
    duel.say(0, "pass")
    assert duel.told("not-coupled")[0]["rule"] == "LY-D2"
    for viewer in (0, 1, SPECTATOR):
        assert duel.face(viewer, 0)["deck_top"] == ["c1", None]
    duel.phase(0, "action").supports("", "x10").say(0, "attack cf cf")
    duel.say(1, "pass")
    assert duel.sees()["battle"]["supports"][0] == "c1"  # and it is their next support


@rule("LY-D3")
@pytest.mark.parametrize(
    ("mine", "theirs", "sums"), [("c2", "a2", (60, 40)), ("a2", "a3", (50, 40)), ("c2", "c3", (60, 30))]
)
def test_each_support_is_compared_with_its_own_sides_battling_character(
    mine: str, theirs: str, sums: tuple[int, int]
) -> None:
    duel = Story().meet().stand(1, lf="c1")
    duel.clash("attack cf lf", mine, theirs)
    assert duel.sums() == (sums[0], [sums[1]])


@rule("LY-D4")
def test_critical_and_block_cards_come_from_the_hand() -> None:
    """Not from trash, coupling area, or from below a character."""
    duel = Story().meet("a2 a1!").stand(1, lf="c2 c1").supports("x10", "x10")
    duel.trash(0, "a3").couple(0, "a3").trash(1, "c3").couple(1, "c3")
    duel.say(0, "attack cf lf")
    assert duel.legal(0) == ["pass"]
    assert duel.refused(0, "critical a3").code == "lily-not-in-hand"
    duel.say(0, "pass")
    assert duel.legal(1) == ["pass"]
    assert duel.refused(1, "block c3").code == "lily-not-in-hand"


@rule("LY-D5")
def test_of_several_targets_each_is_judged_on_its_own() -> None:
    """One support, a Diana of 10: it fails for Diana and counts for Clara."""
    duel = Story(FAN).stand(0, cf="fan!").stand(1, cf="d1", lf="c1", rb="e1!").supports("x10", "d4")
    duel.say(0, "attack cf cf lf")
    assert duel.sums() == (90, [30, 40])
    duel.fight()
    assert duel.kinds().count("support") == 2


@rule("LY-D5")
def test_added_compared_and_blocked_for_each() -> None:
    duel = (
        Story(FAN)
        .stand(0, cf="fan!")
        .stand(1, cf="d5", lf="c1", rb="e1!")
        .hand(1, "d1 c2")
        .supports("x10", "x20")
    )
    duel.say(0, "attack cf cf lf", "pass")
    assert duel.sums() == (90, [100, 50])
    duel.say(1, "pass", "pass")
    assert set(duel.fields(1)) == {"cf", "rb"}


@rule("LY-D5")
def test_it_is_one_battle_with_one_critical_and_one_end() -> None:
    duel = Story(FAN).stand(0, cf="fan!").stand(1, cf="d1", lf="c1", rb="e1!").hand(0, "h1 h2")
    duel.clash("attack cf cf lf", critical="h1")
    for kind, times in (
        ("critical", 1),
        ("battle-over", 1),
        ("defeated", 2),
        ("sum-defence", 2),
        ("sum-attack", 1),
    ):
        assert duel.kinds().count(kind) == times


@rule("LY-D6")
@pytest.mark.parametrize("counter", ["sange", "coupling"])
def test_a_counter_has_one_target_the_former_attacker(counter: str) -> None:
    duel = Story(FAN).stand(0, cf="fan!", lf="a1").stand(1, cf="e1!", lf="c1").supports("x10", "f2 x20")
    duel.say(0, "attack cf cf lf")
    if counter == "coupling":
        duel.say(1, "pass")
    duel.say(1, "counter")
    assert duel.sees()["battle"]["targets"] == ["cf"]
    assert duel.sees()["battle"]["side"] == 1
    duel.fight()
    assert set(duel.fields(1)) == {"cf", "lf"}
    assert duel.in_potentials(1) == []


@rule("LY-D7")
def test_the_card_that_attacked_in_a_coupling_counter_goes_to_the_trash_with_the_supports() -> None:
    duel = Story().meet().stand(1, lf="c1").supports("x10", "f2 x20")
    duel.say(0, "attack cf lf")
    duel.say(1, "counter")
    assert duel.in_trash(1) == []
    duel.fight()
    assert sorted(duel.in_trash(1)) == ["f2", "x20"]
    assert duel.in_trash(0) == ["x10"]


@rule("LY-D8")
@pytest.mark.parametrize("counter", ["sange", "coupling"])
def test_a_counters_attacker_is_not_on_the_field(counter: str) -> None:
    """Not defeated however weak; no continuous skill for allies reaches her, her own neither; nobody finds her there."""
    proud = girl("proud", "flora", "1 30 10", 'type = "continuous", gives = [{ power = 50, on = "self" }]')
    choir = girl(
        "choir", "diana", "1 30 10", 'type = "continuous", gives = [{ power = 20, on = { all = "allies" } }]'
    )
    spite = girl(
        "spite",
        "anna",
        "1 50 10",
        'type = "auto", when = "self attacked", do = [{ defeat = "attacker" }, { draw = 1 }]',
    )
    duel = Story(proud, choir, spite).meet("spite!").stand(1, lb="choir").partner(1, "proud")
    if counter == "coupling":
        duel.supports("x30", "proud x10")
    else:
        duel.supports("c1 x30", "x10")  # they draw one before
    duel.say(0, "attack cf cf")
    if counter == "coupling":
        duel.say(1, "pass")
    duel.say(1, "counter")
    duel.fight()
    printed = 60 if counter == "sange" else 30
    assert duel.sums() == (printed + 10, [80])
    assert duel.fired("spite") == (counter == "sange")
    assert duel.face(0, 1)["partner"] == "proud"
    assert "defeated" not in duel.kinds()


@rule("LY-D8")
def test_she_is_not_activated_returned_or_moved_either() -> None:
    back = girl(
        "back", "helga", "1 30 10", 'type = "sp", at = "end", do = [{ activate = "attacker" }, { draw = 1 }]'
    )
    hook = girl(
        "hook",
        "anna",
        "1 50 10",
        'type = "auto", when = "self attacked", do = [{ return = "attacker" }, { so = [{ draw = 1 }] }]',
    )
    duel = Story(back, hook).meet("hook!")
    duel.clash("attack cf cf", "x10", "back", sange=True)
    assert duel.partner_lies(1) == "face-down"
    assert duel.in_hand(0) == []
    assert "activated" not in duel.kinds()
    assert "returned" not in duel.kinds()


@rule("LY-D8")
def test_her_power_can_be_changed() -> None:
    bold = girl(
        "bold", "helga", "1 30 10", 'type = "sp", do = [{ power = 20, on = "attacker", until = "battle" }]'
    )
    duel = Story(bold).meet().stand(1, lf="c1").supports("x10", "f2 bold")
    duel.say(0, "attack cf lf")
    duel.say(1, "counter")
    assert duel.sums() == (60 + 20 + 10, [60])


@rule("LY-D9")
def test_with_an_empty_hatena_a_leader_is_defeated() -> None:
    duel = Story().meet().potentials(1, "dull1")
    hatena = duel.table.players[1].hatena
    for card in hatena.bag:
        duel.table.settings.decks[1].potentials.remove(card)
    hatena.bag.clear()
    duel.clash("attack cf cf", "x20", "x10")
    assert duel.result() == 0
    assert duel.in_trash(1)[0] == "e1"


@rule("LY-D9")
def test_the_last_card_of_hatena_still_keeps_her() -> None:
    duel = Story().meet().stand(0, lf="c5").hatena(1, "dull1")
    hatena = duel.table.players[1].hatena
    for card in hatena.bag:
        duel.table.settings.decks[1].potentials.remove(card)
    hatena.bag.clear()
    duel.clash("attack cf cf", "x20", "x10")
    assert duel.in_potentials(1) == ["dull1"]
    assert duel.result() is None
    duel.clash("attack lf cf", "x20", "x10")
    assert duel.result() == 0


@rule("LY-D10")
def test_no_counter_to_a_sange_counter() -> None:
    """The attacked leader's side shows the partner's name as support, upright: they are not asked. Nor is sange asked."""
    duel = Story().meet().supports("b2", "x10")
    duel.say(0, "attack cf cf")
    duel.say(1, "counter")
    assert duel.asked() == ("critical", 1)
    assert duel.partner_lies(0) == "upright"


@rule("LY-D10")
def test_no_counter_to_a_coupling_counter() -> None:
    duel = Story().meet().supports("b2", "f2 x10")
    duel.say(0, "attack cf cf")
    duel.say(1, "pass", "counter")
    assert duel.asked() == ("critical", 1)


@rule("LY-D10")
def test_nor_a_second_one_of_the_same_player() -> None:
    """Their new support has the partner's name again."""
    duel = Story().meet().stand(1, lf="c1").supports("x10", "f2 f3")
    duel.say(0, "attack cf lf")
    duel.say(1, "counter")
    assert duel.asked() == ("critical", 1)
    assert duel.sums() == (60, [60])  # and it fails


# LY-D11.


@rule("LY-D11")
def test_a_deck_that_runs_out_while_a_support_is_revealed_is_renewed_at_once_without_it() -> None:
    duel = Story().meet().stand(1, lf="c1").top(1, "x20").trash(0, "x10 x30").only(0, "c3")
    duel.say(0, "attack cf lf")
    assert duel.sees()["battle"]["supports"] == ["c3", "x20"]
    assert duel.told("refreshed") == [{"seat": 0, "number": 2, "rule": "LY-4.9"}]
    assert duel.deck_size(0) == 2
    duel.fight()
    assert duel.in_trash(0) == ["c3"]


@rule("LY-D11")
def test_with_an_empty_trash_nothing_happens_until_a_card_comes_into_it() -> None:
    duel = Story().meet().stand(1, lf="c1").hand(0, "a2").top(1, "x20").only(0, "c3")
    duel.say(0, "attack cf lf")
    assert duel.result() is None  # the support is in the deck (LY-3.4)
    assert "refreshed" not in duel.kinds()
    duel.say(0, "critical a2")
    assert duel.told("refreshed") == [{"seat": 0, "number": 1, "rule": "LY-4.9"}]
    assert duel.deck_size(0) == 1
    duel.say(1, "pass")
    assert duel.in_trash(0) == ["c3"]


@rule("LY-D11")
def test_otherwise_when_the_supports_go_to_the_trash() -> None:
    duel = Story().meet().stand(1, lf="c1").top(1, "x20").only(0, "c3")
    duel.say(0, "attack cf lf")
    duel.fight()
    assert duel.kinds()[-2:] == ["battle-over", "refreshed"]
    assert (duel.deck_size(0), duel.in_trash(0), duel.result()) == (1, [], None)


@rule("LY-D11")
def test_an_event_trashed_to_be_revealed_anew_may_come_back() -> None:
    """It is the only card: the new deck is made of it alone."""
    duel = Story().meet().stand(1, lf="c1").top(1, "x20").only(0, "quiet")
    duel.say(0, "attack cf lf", "redraw")
    assert duel.sees()["battle"]["supports"] == ["quiet", "x20"]
    assert duel.asked() == ("critical", 0)
    assert duel.result() is None


@rule("LY-D11")
def test_a_support_that_cannot_be_revealed_counts_0() -> None:
    """Their one card attacks in a coupling counter; nothing is left to be revealed. Nor does a skill that raises
    supports help."""
    choir = girl("choir", "diana", "1 30 30", 'type = "continuous", gives = [{ support = 20 }]')
    duel = Story(choir).meet().stand(1, lf="c1", lb="choir").top(0, "x10").only(1, "f2")
    duel.say(0, "attack cf lf")
    duel.say(1, "counter")
    assert duel.told("no-support") == [{"seat": 1, "rule": "LY-D11"}]
    assert duel.said("sum-attack").endswith("has 60 + 0 = 60.")
    assert duel.told("sum-attack")[0]["rule"] == "LY-8.8"
    assert duel.sums() == (60, [60])
    assert duel.result() is None  # the attacking card came from the deck
    duel.fight()
    assert len(duel.in_potentials(0)) == 1
    assert duel.deck_size(1) == 1


@rule("LY-D11")
def test_the_card_attacking_in_a_coupling_counter_is_not_shuffled_in_either() -> None:
    duel = Story().meet().stand(1, lf="c1").top(0, "x10").trash(1, "x30").only(1, "f2")
    duel.say(0, "attack cf lf")
    assert duel.deck_size(1) == 1
    duel.say(1, "counter")
    assert duel.sees()["battle"]["supports"] == ["x10", "x30"]
    assert duel.sums() == (90, [60])


@rule("LY-D11")
def test_a_card_revealed_in_the_coupling_phase_is_in_the_deck() -> None:
    duel = Story().meet().trash(0, "x30").only(0, "x10").reveal(0)
    assert "refreshed" not in duel.kinds()
    duel.say(0, "couple")
    assert "refreshed" in duel.kinds()
    assert duel.deck_size(0) == 1


@rule("LY-D11")
def test_a_skill_that_draws_meanwhile_does_not_draw_the_support() -> None:
    reader = girl("reader", "diana", "1 30 10", 'type = "sp", do = [{ draw = 1 }]')
    duel = Story(reader).meet().stand(1, lf="c1").top(0, "reader x30").top(1, "x10")
    duel.say(0, "attack cf lf")
    assert duel.in_hand(0) == ["x30"]
    assert duel.sees()["battle"]["supports"] == ["reader", "x10"]


# LY-D12.


@rule("LY-D12")
@pytest.mark.parametrize(
    ("turns", "turn", "result"),
    [("100", 99, None), ("100", 100, "draw"), ("60", 60, "draw"), ("60", 59, None), ("none", 100, None)],
)
def test_at_the_end_of_the_hundredth_turn_it_is_a_draw(turns: str, turn: int, result: str | None) -> None:
    duel = Story(turns=turns).meet().turn(turn)
    duel.say(0, "end")
    assert duel.result() == result
    if result:
        assert duel.told("drawn") == [{"reason": "turns", "rule": "LY-D12"}]
        found = duel.state.outcome()
        assert found is not None
        assert (found.points, found.winners) == ([0.5, 0.5], [])


@rule("LY-D12")
def test_turn_end_effects_of_it_are_still_done() -> None:
    crown = girl("crown", "clara", "1 30 10", 'type = "auto", when = "you turn-end", do = [{ win = true }]')
    duel = Story(crown).meet().stand(0, lf="crown").turn(100)
    duel.say(0, "end")
    assert duel.result() == 0


@rule("LY-D12")
def test_both_players_turns_are_counted_together() -> None:
    duel = Opening(first=1).chosen()
    duel.say(1, "pass")
    duel.say(0, "pass")
    for number, seat in enumerate((1, 0, 1, 0), 1):
        assert duel.state.table.turn == number
        duel.say(seat, "pass", "pass", "end", "end")


@rule("LY-D12")
def test_skills_that_set_each_other_off_for_ever_end_in_a_draw() -> None:
    restless = girl(
        *("restless", "clara", "1 30 10"),
        'type = "auto", when = "self attacks", do = [{ activate = "self" }]',
        'type = "auto", when = "self activated", do = [{ deactivate = "self" }, { activate = "self" }]',
    )
    duel = Story(restless).meet().stand(0, lf="restless").stand(1, lf="c1")
    duel.say(0, "attack lf lf")
    assert duel.result() == "draw"
    assert duel.told("drawn") == [{"rule": "LY-D12", "reason": "skills"}]
