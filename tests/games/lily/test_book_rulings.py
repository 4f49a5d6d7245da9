"""LY-D14: seven rare cases by the book in new duels (rulings 2), as before in records without the option."""

from __future__ import annotations

import pytest

from madoi.core.settings import with_recommended
from madoi.games.lily import GAME
from support.games.lily.plain_cards import Story, girl

rule = pytest.mark.rule
BOTH = pytest.mark.parametrize("rulings", ["1", "2"])

GHOST = girl("ghost", "flora", "1 30 10", 'type = "special", when = "this trashed", do = [{ draw = 1 }]')
"""Flora is the second player's partner: as a support she lets her make a coupling counter."""


@rule("LY-D14")
def test_new_tables_have_the_later_rulings_and_a_record_without_the_option_the_first() -> None:
    assert not GAME.settings({}, 2).by_book
    assert "rulings" not in GAME.settings({"rulings": "1"}, 2).options
    new = GAME.settings(with_recommended({}, GAME.options), 2)
    assert (new.by_book, new.options["rulings"]) == (True, "2")


@rule("LY-D14")
@BOTH
def test_a_support_is_trashed_from_the_deck(rulings: str) -> None:
    duel = Story(GHOST, rulings=rulings).meet()
    duel.clash("attack cf cf", "ghost", "ghost")
    assert duel.fired("ghost") == (2 if rulings == "2" else 0)


@rule("LY-D14")
@BOTH
def test_so_is_the_card_of_a_coupling_counter_and_a_support_that_is_revealed_anew(rulings: str) -> None:
    duel = Story(GHOST, rulings=rulings).meet().supports("x10", "ghost ghost")
    duel.say(0, "attack cf cf")
    duel.say(1, "pass", "counter")
    duel.fight()
    assert duel.fired("ghost") == (2 if rulings == "2" else 0)
    anew = girl("anew", "nina", "1 30 10", 'type = "special", when = "this trashed", do = [{ draw = 1 }]')
    duel = Story(anew, rulings=rulings).meet().supports("x10", "quiet anew")
    duel.say(0, "attack cf cf")
    duel.say(1, "pass", "redraw")
    duel.fight()
    assert duel.fired("anew") == (1 if rulings == "2" else 0)


WITNESS = 'type = "auto", when = "ally defeated", do = [{ draw = 1 }]'
FAN = girl("fan", "helga", "5 80 10", 'type = "continuous", gives = [{ grant = "wide", on = "self" }]')


@rule("LY-D14")
@BOTH
def test_characters_defeated_together_hear_of_each_other(rulings: str) -> None:
    """Each of two witnesses hears of both; the third, who stays, as well."""
    cards = [
        girl(f"wit{n}", name, "1 30 10", WITNESS) for n, name in ((1, "clara"), (2, "diana"), (3, "greta"))
    ]
    duel = (
        Story(FAN, *cards, rulings=rulings)
        .stand(0, cf="fan!")
        .stand(1, cf="wit1", lf="wit2", rf="wit3", rb="e1!")
    )
    duel.clash("attack cf cf lf")
    fired = [duel.fired(f"wit{n}") for n in (1, 2, 3)]
    assert fired == ([2, 2, 2] if rulings == "2" else [1, 1, 2])


TWIN = girl("twin", "clara", "1 30 10", 'type = "continuous", gives = [{ grant = "twins", on = "self" }]')


@rule("LY-D14")
@BOTH
def test_a_second_of_a_name_is_deployed_only_where_both_may_stay(rulings: str) -> None:
    duel = Story(TWIN, rulings=rulings).meet().stand(0, lf="twin").couple(0, "c1 d1 g1 h1")
    duel.hand(0, "twin c1").phase(0, "deployment")
    if rulings == "2":
        assert duel.refused(0, "deploy c1 rf").code == "lily-same-name"
        duel.say(0, "deploy twin rf")
        assert set(duel.fields(0)) == {"lf", "cf", "rf"}
    else:
        duel.say(0, "deploy c1 rf")
        assert duel.asked() == ("keep", 0)


@rule("LY-D14")
def test_what_she_would_bring_does_not_help_her_in() -> None:
    """A continuous skill works on the field: before that nobody may join."""
    crowd = girl(
        "crowd",
        "clara",
        "1 30 10",
        'type = "continuous", gives = [{ grant = "twins", on = { all = "allies" } }]',
    )
    duel = Story(crowd).meet().stand(0, lf="c1").couple(0, "c1 d1 g1").hand(0, "crowd").phase(0, "deployment")
    assert duel.refused(0, "deploy crowd rf").code == "lily-same-name"


@rule("LY-D14")
def test_where_she_would_stand_matters() -> None:
    front = girl(
        "front", "clara", "1 30 10",
        'type = "continuous", gives = [{ grant = "twins", on = { all = "allies", named = "self", row = "front" } }]',
    )  # fmt: skip
    duel = Story(front).meet().stand(0, lf="front").couple(0, "c1 d1 g1").hand(0, "c1").phase(0, "deployment")
    assert [text for text in duel.legal(0) if text.startswith("deploy")] == ["deploy c1 rf"]
    caller = girl(
        "caller",
        "helga",
        "1 30 10",
        'type = "activated", once = true, do = [{ put = { pick = "hand" }, to = "field" }]',
    )
    duel = Story(front, caller).meet().stand(0, lf="front", lb="caller").hand(0, "c1")
    duel.say(0, "skill lb 1")
    assert duel.legal(0) == ["place c1 rf"]


@rule("LY-D14")
@BOTH
@pytest.mark.parametrize("wanted", ["level-most = 3", "power-most = 50", "level-least = 0"])
def test_an_event_has_neither_level_nor_power(wanted: str, rulings: str) -> None:
    finder = girl(
        "finder", "clara", "1 30 10",
        f'type = "activated", once = true, do = [{{ put = {{ pick = "trash", up-to = 1, {wanted} }}, to = "hand" }}]',
    )  # fmt: skip
    duel = Story(finder, rulings=rulings).meet().stand(0, lf="finder").trash(0, "quiet d1")
    duel.say(0, "skill lf 1")
    found = {"take d1", "pass"} | (set() if rulings == "2" else {"take quiet"})
    assert set(duel.legal(0)) == found


LIFTER = girl(
    "lifter", "helga", "1 30 10",
    'type = "activated", once = true, do = [{ put = { pick = "trash" }, to = "level-up" }]',
)  # fmt: skip
CROWD = girl(
    "crowd", "clara", "1 30 10",
    'type = "continuous", gives = [{ grant = "twins", on = { all = "allies", named = "self" } }]',
)  # fmt: skip


@rule("LY-D14")
@BOTH
def test_of_several_allies_of_its_name_the_player_says_whom_a_card_levels_up(rulings: str) -> None:
    duel = (
        Story(LIFTER, CROWD, rulings=rulings).meet().stand(0, lf="crowd", rf="c1", lb="lifter").trash(0, "c2")
    )
    duel.say(0, "skill lb 1")
    if rulings == "2":
        assert duel.legal(0) == ["place c2 lf", "place c2 rf"]
        duel.say(0, "place c2 rf")
        assert duel.fields(0)["rf"] == "c2"
    else:
        assert duel.fields(0)["lf"] == "c2"


@rule("LY-D14")
def test_where_only_one_ally_can_rise_only_the_card_is_asked_for() -> None:
    duel = Story(LIFTER).meet().stand(0, lf="c1", lb="lifter").trash(0, "c2 c3")
    duel.say(0, "skill lb 1")
    assert duel.legal(0) == ["take c2", "take c3"]
    duel.say(0, "take c3")
    assert duel.fields(0)["lf"] == "c3"


@rule("LY-D14")
def test_a_special_card_asks_too_whom_it_levels_up() -> None:
    rises = girl(
        "rises",
        "clara",
        "2 40 10",
        'type = "special", when = "this trashed", do = [{ put = { this = true }, to = "level-up" }]',
    )
    tosser = girl(
        "tosser",
        "helga",
        "1 30 10",
        'type = "activated", once = true, do = [{ put = { top = 1 }, to = "trash" }]',
    )
    duel = Story(rises, tosser, CROWD).meet().stand(0, lf="crowd", rf="c1", lb="tosser").top(0, "rises")
    duel.say(0, "skill lb 1")
    assert duel.legal(0) == ["place rises lf", "place rises rf"]
    duel.say(0, "place rises rf")
    assert duel.fields(0)["rf"] == "rises"


DROPPER = girl(
    "dropper", "helga", "1 30 10",
    'type = "activated", once = true, do = [{ put = { pick = "coupling" }, to = "trash" }]',
)  # fmt: skip


@rule("LY-D14")
@BOTH
def test_of_two_copies_in_the_coupling_area_either_can_be_chosen(rulings: str) -> None:
    duel = Story(DROPPER, rulings=rulings).meet().stand(0, lf="dropper").couple(0, "c1 -c1")
    duel.say(0, "skill lf 1")
    if rulings == "2":
        assert duel.legal(0) == ["take c1", "take-down c1"]
        duel.say(0, "take-down c1")
        assert duel.in_coupling(0) == ["c1"]
    else:
        assert duel.in_coupling(0) == ["-c1"]


@rule("LY-D14")
def test_a_copy_that_is_alone_is_simply_taken() -> None:
    duel = Story(DROPPER).meet().stand(0, lf="dropper").couple(0, "-c1 -c1 d1")
    duel.say(0, "skill lf 1")
    assert duel.legal(0) == ["take c1", "take d1"]
    assert duel.refused(0, "take-down c1").code == "lily-not-among"
    duel.say(0, "take c1")
    assert duel.in_coupling(0) == ["-c1", "d1"]


@rule("LY-D14")
@BOTH
def test_until_the_end_of_the_battle_means_nothing_outside_one(rulings: str) -> None:
    hasty = girl(
        "hasty",
        "clara",
        "1 30 10",
        'type = "auto", when = "self moved", do = [{ power = 20, until = "battle" }]',
    )
    duel = Story(hasty, rulings=rulings).meet().stand(0, lf="hasty")
    duel.say(0, "move lf lb", "end")
    assert duel.power(0, "lb") == (30 if rulings == "2" else 50)
    assert duel.fired("hasty") == (0 if rulings == "2" else 1)
