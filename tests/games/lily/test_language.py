"""What the card language can say besides: one story for each, and what everybody may know of it."""

from __future__ import annotations

import tomllib

import pytest

from madoi.core.viewer import SPECTATOR
from madoi.games.lily.cards.sets import make_pool
from support.games.lily.plain_cards import PLAIN, Story, event, girl, potential

ONCE = 'type = "activated", once = true, '


def deed(effects: str, more: str = "", type: str = ONCE) -> str:
    """A Helga whose skill does this."""
    return girl("deed", "helga", "1 30 10", f"{type}{more}do = [{effects}]")


def acting(effects: str, *cards: str, more: str = "") -> Story:
    """She stands in the left back of seat 0, who is in the action phase."""
    return Story(deed(effects, more), *cards).meet().stand(0, lb="deed")


def refused(skill: str) -> list[str]:
    _, wrong = make_pool(None, [("test", tomllib.loads(PLAIN + girl("t1", "clara", "1 30 10", skill)))])
    return [fault.code for fault in wrong]


# Filters and conditions.


@pytest.mark.parametrize(("card", "fires"), [("c1", 1), ("c2", 0)])
def test_a_moment_can_ask_for_its_subject(card: str, fires: int) -> None:
    host = girl("host", "helga", "1 30 10", 'type = "auto", when = "ally deployed", subject = { level-most = 1 }, do = [{ draw = 1 }]')  # fmt: skip
    duel = (
        Story(host).meet().stand(0, lb="host").couple(0, "c1 d1 g1 h1").hand(0, card).phase(0, "deployment")
    )
    duel.say(0, f"deploy {card} lf")
    assert duel.fired("host") == fires


def test_a_subject_is_looked_at_as_it_left() -> None:
    """In the front when she was defeated."""
    host = girl("host", "helga", "1 30 10", 'type = "auto", when = "other-ally defeated", subject = { row = "front" }, do = [{ draw = 1 }]')  # fmt: skip
    duel = Story(host).stand(0, cf="e5!").stand(1, cf="c1", rf="a1!", lb="host")
    duel.clash("attack cf cf")
    assert duel.fired("host") == 1


def test_only_a_moment_of_several_characters_has_a_subject_to_ask_for() -> None:
    assert refused('type = "auto", when = "self deployed", subject = { level-most = 1 }, do = [{ draw = 1 }]') == ["lily-file-no-subject"]  # fmt: skip
    assert refused('type = "auto", when = "you turn-start", subject = { level-most = 1 }, do = [{ draw = 1 }]') == ["lily-file-no-subject"]  # fmt: skip
    assert refused('type = "auto", when = "ally defeated", subject = { power-most = 50 }, do = [{ draw = 1 }]') == ["lily-file-unknown"]  # fmt: skip
    assert refused(ONCE + "subject = { level-most = 1 }, do = [{ draw = 1 }]") == ["lily-file-not-here"]


@pytest.mark.parametrize(
    ("condition", "hand", "trash", "holds"),
    [
        ('{ any = [{ count = "hand", least = 2 }, { count = "trash", least = 2 }] }', "c1 c2", "", True),
        ('{ any = [{ count = "hand", least = 2 }, { count = "trash", least = 2 }] }', "c1", "d1 d2", True),
        ('{ any = [{ count = "hand", least = 2 }, { count = "trash", least = 2 }] }', "c1", "d1", False),
        ('{ not = { any = [{ count = "hand", least = 2 }, { event = true }] } }', "c1", "", True),
        ('{ not = { any = [{ count = "hand", least = 2 }, { event = true }] } }', "c1 c2", "", False),
        ('{ count = ["hand", "trash"], least = 3 }', "c1", "d1 d2", True),
        ('{ count = ["hand", "trash"], least = 3 }', "c1", "d1", False),
        ('{ more = { of = "hand" }, than = { of = "trash" } }', "c1 c2", "d1", True),
        ('{ more = { of = "hand" }, than = { of = "trash" } }', "c1", "d1", False),
        ('{ more = { of = ["hand", "trash"] }, than = { of = "hand", whose = "opponent" } }', "c1", "", True),
        ('{ not = { more = { of = "allies" }, than = { of = "enemies" } } }', "", "", False),
    ],
)  # fmt: skip
def test_conditions(condition: str, hand: str, trash: str, holds: bool) -> None:
    duel = acting("{ draw = 1 }", more=f"if = [{condition}], ").hand(0, hand).trash(0, trash)
    assert ("skill lb 1" in duel.legal(0)) == holds


@pytest.mark.parametrize(("stands", "fits"), [("c1", False), ("c1 c2", True), ("c1 c2 c3", False)])
def test_the_cards_below_can_be_asked_for(stands: str, fits: bool) -> None:
    effect = '{ activate = { pick = "allies", below-least = 1, below-most = 1, active = false } }'
    duel = acting(effect).stand(0, lf=f"{stands}-")
    assert ("skill lb 1" in duel.legal(0)) == fits
    assert (
        "skill lb 1" in acting("{ draw = 1 }", more="if = [{ self = { below-most = 0 } }], ").legal(0)
    ) is True


def test_for_each() -> None:
    duel = acting('{ for-each = "allies", row = "front", do = [{ draw = 1 }] }').stand(0, lf="c1", rf="d1")
    duel.say(0, "skill lb 1")
    assert len(duel.in_hand(0)) == 3
    assert "skill lb 1" not in acting('{ for-each = "trash", do = [{ draw = 1 }] }').legal(0)


# Power and skills.


def test_power_is_set_multiplied_halved_and_then_added_to() -> None:
    effects = '{ power = 10, on = "leader" }, { halve = "leader" }, { times = 3, on = "leader" }, { set-power = 70, on = "leader" }'
    duel = acting(effects)
    duel.say(0, "skill lb 1")
    assert duel.power(0, "cf") == 70 * 3 // 2 + 10
    changes = duel.sees()["players"][0]["field"]["cf"]["changes"]
    assert [(one["kind"], one["number"]) for one in changes] == [
        ("set", 70),
        ("times", 3),
        ("half", 2),
        ("skill", 10),
    ]
    duel.say(0, "end")
    assert duel.power(0, "cf") == 50


def test_a_sange_counter_doubles_a_power_that_was_set() -> None:
    """Flora, of 50, is set to 20 and attacks with 40."""
    omen = event(
        "omen", 'when = "anyone battle", do = [{ set-power = 20, on = "attacker", until = "battle" }]'
    )
    duel = Story(omen).meet().event("omen", 0).supports("x10", "x10")
    duel.say(0, "attack cf cf")
    duel.say(1, "counter")
    assert duel.sums() == (50, [60])


SINGER = girl(
    "singer", "greta", "1 30 10",
    'type = "continuous", gives = [{ power = 20, on = { all = "allies", other = true } }, { grant = "wide" }]',
    'type = "auto", when = "self moved", do = [{ draw = 1 }]',
    'type = "auto", when = "self defeated", do = [{ draw = 1 }]',
    ONCE + "do = [{ draw = 1 }]",
)  # fmt: skip


def test_a_silent_character_has_no_skills() -> None:
    duel = acting('{ grant = "silent", on = { pick = "allies", row = "front", leader = false } }', SINGER)
    duel.stand(0, lf="singer")
    assert duel.power(0, "cf") == 70
    duel.say(0, "skill lb 1")
    assert duel.power(0, "cf") == 50
    assert duel.refused(0, "skill lf 4").code == "lily-silent"
    assert not any(text.startswith("attack lf") and len(text.split()) == 4 for text in duel.legal(0))
    duel.say(0, "move lf cf")
    assert duel.fired("singer") == 0
    duel.say(0, "end")
    assert duel.power(0, "lf") == 70


def test_she_has_none_either_when_she_is_defeated_like_that() -> None:
    duel = acting(
        '{ grant = "silent", on = { pick = "enemies", leader = false } }, { defeat = "chosen" }', SINGER
    )
    duel.stand(1, lf="singer").say(0, "skill lb 1")
    assert duel.empty(1, "lf")
    assert duel.fired("singer") == 0


def test_no_continuous_skill_can_silence() -> None:
    assert refused('type = "continuous", gives = [{ grant = "silent", on = { all = "enemies" } }]') == [
        "lily-file-value"
    ]


# Where cards go.


@pytest.mark.parametrize("to", ["deck-top", "deck-bottom", "deck"])
def test_a_character_returns_to_the_deck(to: str) -> None:
    duel = acting(f'{{ return = {{ pick = "enemies", leader = false }}, to = "{to}" }}').stand(1, lf="c1 c2")
    duel.say(0, "skill lb 1")
    side = duel.sees(SPECTATOR)["players"][1]
    assert duel.in_trash(1) == ["c1"]
    assert (side["deck_top"], side["deck_bottom"]) == {"deck-top": (["c2"], []), "deck-bottom": ([], ["c2"]), "deck": ([], [])}[to]  # fmt: skip


def test_a_character_is_removed_from_the_game() -> None:
    duel = acting('{ remove = { pick = "enemies" } }').stand(1, lf="c1 c2")
    duel.say(0, "skill lb 1")
    assert duel.sees(SPECTATOR)["players"][1]["removed"] == ["c1", "c2"]
    assert duel.in_trash(1) == []


def test_cards_are_removed_from_the_game_for_everybody_to_see() -> None:
    duel = acting('{ put = { pick = "hand" }, to = "removed" }').hand(0, "c1 d1")
    duel.say(0, "skill lb 1", "take d1")
    assert duel.sees(1)["players"][0]["removed"] == ["d1"]
    assert duel.in_hand(0) == ["c1"]


@pytest.mark.parametrize("to", ["hand", "coupling", "deck-top", "deck-bottom", "deck", "removed"])
def test_a_replacement_for_the_trash(to: str) -> None:
    ghost = girl("ghost", "greta", "1 30 10", f'type = "continuous", gives = [{{ instead = "{to}" }}]')
    duel = acting('{ defeat = { pick = "enemies", leader = false } }', ghost).stand(1, lf="c1 ghost")
    duel.say(0, "skill lb 1")
    side = duel.sees(SPECTATOR)["players"][1]
    found = {
        "hand": side["known"],
        "coupling": [one["card"] for one in side["coupling"]],
        "deck-top": side["deck_top"],
        "deck-bottom": side["deck_bottom"],
        "removed": side["removed"],
    }
    assert duel.in_trash(1) == ["c1"]
    assert {where for where, cards in found.items() if cards == ["ghost"]} == ({to} - {"deck"})
    assert "defeated" in duel.kinds()


# Costs.


def test_discarding_as_a_cost_is_asked_for_and_seen() -> None:
    duel = acting("{ draw = 1 }", more="cost = { discard = 1 }, ").hand(0, "c1 d1")
    duel.say(0, "skill lb 1")
    assert duel.asked() == ("discard", 0)
    assert duel.legal(0) == ["take c1", "take d1"]
    duel.say(0, "take d1")
    assert duel.in_trash(0) == ["d1"]
    assert len(duel.in_hand(0)) == 2


def test_a_whole_hand_is_discarded_without_asking_and_an_empty_one_pays_nothing() -> None:
    duel = acting("{ draw = 1 }", more="cost = { discard = 2 }, ").hand(0, "c1 d1")
    duel.say(0, "skill lb 1")
    assert sorted(duel.in_trash(0)) == ["c1", "d1"]
    assert (
        acting("{ draw = 1 }", more="cost = { discard = 1 }, ").refused(0, "skill lb 1").code == "lily-cost"
    )


def test_an_ally_is_sacrificed_and_not_defeated() -> None:
    mourner = girl(
        "mourner", "diana", "1 30 10", 'type = "auto", when = "ally defeated", do = [{ draw = 1 }]'
    )
    duel = acting("{ draw = 2 }", mourner, more="cost = { sacrifice = { level-most = 1 } }, ")
    duel.stand(0, lf="c1", rf="mourner", rb="g2")
    duel.say(0, "skill lb 1")
    assert (duel.asked(), duel.legal(0)) == (("sacrifice", 0), ["target own lf", "target own rf"])
    duel.say(0, "target own lf")
    assert duel.in_trash(0) == ["c1"]
    assert len(duel.in_hand(0)) == 2
    assert duel.fired("mourner") == 0


def test_she_sacrifices_herself() -> None:
    duel = acting("{ draw = 2 }", more='cost = { sacrifice = "self" }, ')
    duel.say(0, "skill lb 1")
    assert duel.in_trash(0) == ["deed"]
    assert len(duel.in_hand(0)) == 2


def test_a_triggered_skill_may_be_left_unpaid() -> None:
    host = girl("host", "helga", "1 30 10", 'type = "auto", when = "self moved", cost = { discard = 1 }, do = [{ draw = 2 }]')  # fmt: skip
    duel = Story(host).meet().stand(0, lf="host").hand(0, "c1 d1")
    duel.say(0, "move lf lb")
    assert duel.asked() == ("use", 0)
    duel.say(0, "no")
    assert duel.in_hand(0) == ["c1", "d1"]


@pytest.mark.parametrize(
    ("skill", "codes"),
    [
        ('type = "activated", cost = { reverse = 1 }, do = [{ draw = 1 }]', []),
        ('type = "activated", cost = { sacrifice = 1 }, do = [{ draw = 1 }]', []),
        ('type = "activated", cost = { discard = 1 }, do = [{ draw = 1 }]', ["lily-file-loop"]),
        ('type = "activated", cost = { reverse = 1 }, do = [{ draw = 1 }, { so = [{ turn-up = 1 }] }]', ["lily-file-loop"]),
        ('type = "activated", cost = { reverse = 1 }, do = [{ may = [{ put = { top = 1 }, to = "coupling" }] }]', ["lily-file-loop"]),
        ('type = "activated", cost = { reverse = 1 }, do = [{ turn-up = 1, whose = "opponent" }]', []),
        ('type = "activated", cost = { reverse = 1, action = true }, do = [{ turn-up = 1 }]', []),
    ],
)  # fmt: skip
def test_what_an_activated_skill_must_cost(skill: str, codes: list[str]) -> None:
    assert refused(skill) == codes


def test_a_reverse_cost_alone_is_paid_as_often_as_there_are_cards() -> None:
    card = girl("deed", "helga", "1 30 10", 'type = "activated", cost = { reverse = 1 }, do = [{ draw = 1 }]')
    duel = Story(card).meet().stand(0, lb="deed").couple(0, "c1 d1")
    duel.say(0, "skill lb 1", "reverse c1", "skill lb 1")
    assert duel.refused(0, "skill lb 1").code == "lily-cost"


# The opponent chooses.


def test_the_opponent_chooses_whom_it_is_done_to() -> None:
    duel = acting('{ defeat = { pick = "enemies", leader = false, by = "opponent" } }').stand(
        1, lf="c1", rf="d1"
    )
    duel.say(0, "skill lb 1")
    assert duel.asked() == ("character", 1)
    assert duel.legal(1) == ["target own lf", "target own rf"]
    duel.say(1, "target own rf")
    assert duel.empty(1, "rf")


@pytest.mark.parametrize("zone", ["trash", "coupling"])
def test_the_opponent_chooses_from_any_zone(zone: str) -> None:
    duel = acting(
        f'{{ put = {{ pick = "{zone}", whose = "opponent", by = "opponent" }}, to = "deck-bottom" }}'
    )
    (duel.trash if zone == "trash" else duel.couple)(1, "c1 d1")
    duel.say(0, "skill lb 1")
    assert duel.asked() == ("card", 1)
    duel.say(1, "take c1")
    assert duel.sees(0)["players"][1]["deck_bottom"] == ["c1"]


@pytest.mark.parametrize(("answer", "hers", "mine"), [("yes", 1, 0), ("no", 2, 1)])
def test_if_she_did_not(answer: str, hers: int, mine: int) -> None:
    effects = '{ may = [{ put = { pick = "hand", whose = "opponent" }, to = "trash" }], who = "opponent" }, { or-else = [{ draw = 1 }] }'
    duel = acting(effects).hand(1, "c1 d1")
    duel.say(0, "skill lb 1")
    assert duel.asked() == ("may", 1)
    duel.say(1, answer)
    if answer == "yes":
        duel.say(1, "take c1")
    assert (len(duel.in_hand(1)), len(duel.in_hand(0))) == (hers, mine)


def test_the_opponent_chooses_one_of_several() -> None:
    duel = acting('{ one-of = [[{ draw = 1 }], [{ draw = 2 }]], who = "opponent" }')
    duel.say(0, "skill lb 1")
    assert duel.asked() == ("option", 1)
    duel.say(1, "option 1")
    assert len(duel.in_hand(0)) == 1


def test_a_hand_that_the_other_player_picks_from_is_revealed() -> None:
    duel = acting('{ put = { pick = "hand", whose = "opponent", by = "you" }, to = "deck-bottom" }').hand(
        1, "c1 d1"
    )
    duel.say(0, "skill lb 1")
    assert duel.legal(0) == ["take c1", "take d1"]
    assert sorted(duel.sees(0)["players"][1]["hand"]) == ["c1", "d1"]
    assert sorted(duel.sees(SPECTATOR)["players"][1]["hand"]) == ["c1", "d1"]
    duel.say(0, "take c1")
    assert duel.sees(0)["players"][1]["deck_bottom"] == ["c1"]
    assert duel.sees(SPECTATOR)["players"][1]["deck_bottom"] == ["c1"]
    assert duel.sees(0)["players"][1]["hand"] == ["d1"]


def test_or_else_follows_its_effect_directly() -> None:
    assert refused(
        ATTACKS + "do = [{ draw = 1 }, { so = [{ draw = 1 }] }, { or-else = [{ draw = 1 }] }]"
    ) == ["lily-file-so-else"]
    assert refused(ATTACKS + "do = [{ or-else = [{ draw = 1 }] }]") == ["lily-file-so"]
    assert refused(ATTACKS + 'do = [{ put = { pick = "hand", by = "you" }, to = "trash" }]') == [
        "lily-file-by"
    ]


ATTACKS = 'type = "auto", when = "self attacks", '


# Later.


def test_at_the_end_of_the_turn() -> None:
    duel = acting(
        '{ power = 10, on = { pick = "allies", leader = false } }, { later = "turn-end", do = [{ return = "chosen" }] }'
    )
    duel.stand(0, lf="c1", rf="d1").say(0, "skill lb 1", "target own rf")
    assert duel.sees(1)["later"] == [{"seat": 0, "card": "deed", "skill": 1, "moment": "turn-end"}]
    assert not duel.empty(0, "rf")
    duel.say(0, "end")
    assert duel.empty(0, "rf")
    assert duel.sees(1)["later"] == []


def test_at_the_start_of_ones_next_turn_also_when_she_is_gone() -> None:
    duel = acting('{ later = "next-turn", do = [{ draw = 2 }] }, { return = "self" }')
    duel.say(0, "skill lb 1", "end")
    assert duel.told("later") == []
    duel.table.mover, duel.table.step, duel.table.choice = 1, 7, None
    duel.go_on()
    assert [facts["seat"] for facts in duel.told("later")] == [0]


def test_at_the_end_of_the_battle() -> None:
    card = girl(
        "deed", "helga", "1 30 10", ATTACKS + 'do = [{ later = "battle-end", do = [{ activate = "self" }] }]'
    )
    duel = Story(card).meet().stand(0, lf="deed")
    duel.clash("attack lf cf")
    assert duel.at(0, "lf").active
    assert refused(ONCE + 'do = [{ later = "battle-end", do = [{ draw = 1 }] }]') == ["lily-file-no-battle"]


def test_a_potential_may_cost_a_card() -> None:
    gift = potential("gift", 'when = "action", cost = { discard = 1 }, do = [{ draw = 2 }]')
    duel = Story(gift).meet().potentials(0, "gift").hand(0, "c1 d1")
    duel.say(0, "potential gift", "take c1")
    assert duel.in_potentials(0) == ["-gift"]
