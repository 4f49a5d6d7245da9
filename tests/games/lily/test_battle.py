"""LY-8: a battle from the declaration to the trash. Counters have their own file."""

from __future__ import annotations

import pytest

from madoi.core.testing import faces
from madoi.core.viewer import SPECTATOR
from support.games.lily.plain_cards import Story, event, girl, potential

rule = pytest.mark.rule

FIVE = "dull1 dull2 dull3 dull4 dull5"
WIDE = 'type = "continuous", gives = [{ grant = "wide", on = "self" }]'
PIERCING = 'type = "continuous", gives = [{ grant = "piercing", on = "self" }]'


def auto(id: str, name: str, when: str, numbers: str = "1 30 10", do: str = "{ draw = 1 }") -> str:
    return girl(id, name, numbers, f'type = "auto", when = "{when}", do = [{do}]')


def order(duel: Story) -> list[object]:
    """The cards whose skills were done, in order."""
    return [facts["card"] for facts in duel.told("skill")]


# LY-8.1.


@rule("LY-8.1")
def test_the_attacker_acts_and_names_an_enemy_in_range() -> None:
    duel = Story().meet().stand(1, lf="c1")
    duel.say(0, "attack cf lf")
    assert duel.fields(0) == {"cf": "a1-"}
    assert duel.told("attacked") == [
        {"seat": 0, "card": "a1", "other": "c1", "start": "cf", "area": "lf", "rule": "LY-8.1"}
    ]
    assert duel.sees()["battle"]["targets"] == ["lf"]


@rule("LY-8.1")
def test_the_course_of_a_battle() -> None:
    duel = Story().meet().stand(1, lf="c1").hand(0, "a2").hand(1, "c2")
    duel.clash("attack cf lf", critical="a2", block="c2")
    assert duel.kinds() == [
        "attacked",
        "support",
        "support",
        "sum-attack",
        "sum-defence",
        "critical",
        "blocked",
        "not-defeated",
        "battle-over",
    ]
    assert [event.rule for event in duel.events] == [
        "LY-8.1",
        "LY-8.4",
        "LY-8.4",
        "LY-8.8",
        "LY-8.8",
        "LY-8.9",
        "LY-8.10",
        "LY-8.11",
        "LY-8.14",
    ]


# LY-8.3.


@rule("LY-8.3")
def test_battle_start_and_attacking_effects_come_before_attacked_ones() -> None:
    """Of the attacker's and the bystanders' too, whoever's turn it is; all before the supports are revealed."""
    cards = [
        auto("striker", "clara", "self attacks"),
        auto("herald", "diana", "anyone battle"),
        auto("victim", "greta", "self attacked"),
        auto("friend", "helga", "ally attacked"),
    ]
    duel = Story(*cards).meet().stand(0, lf="striker").stand(1, lf="victim", rb="herald", lb="friend")
    duel.say(0, "attack lf lf")
    assert order(duel) == ["striker", "herald"]  # the turn player's first, then the opponent's
    assert duel.asked() == ("order", 1)
    duel.say(1, "first 1")
    assert sorted(map(str, order(duel)[2:])) == ["friend", "victim"]
    kinds = duel.kinds()
    assert max(place for place, kind in enumerate(kinds) if kind == "skill") < kinds.index("support")


@rule("LY-8.3")
def test_of_several_attacked_each_is_attacked() -> None:
    fan = girl("fan", "clara", "1 30 10", WIDE)
    duel = (
        Story(fan, auto("victim", "greta", "ally attacked")).meet().stand(0, lf="fan").stand(1, lf="victim")
    )
    duel.say(0, "attack lf cf lf")
    duel.fight()
    assert duel.fired("victim") == 2


@rule("LY-8.3")
@pytest.mark.parametrize(
    ("when", "fires"),
    [
        ("self attacks", False),
        ("ally attacks", True),
        ("other-ally attacks", True),
        ("enemy attacks", False),
        ("leader attacks", True),
        ("you battle", True),
        ("opponent battle", False),
        ("anyone battle", True),
        ("enemy attacked", True),
        ("ally attacked", False),
    ],
)
def test_whom_an_attack_concerns(when: str, fires: bool) -> None:
    """A bystander of the attacking side while their leader attacks."""
    duel = Story(auto("watch", "clara", when)).meet().stand(0, lb="watch")
    duel.clash("attack cf cf")
    assert duel.fired("watch") == fires


# LY-8.4.


@rule("LY-8.4")
def test_both_reveal_the_top_card_of_the_deck() -> None:
    duel = Story().meet().supports("x20 x30", "x10 c1")
    duel.say(0, "attack cf cf")
    duel.say(1, "pass")
    assert [(facts["seat"], facts["card"]) for facts in duel.told("support")] == [(0, "x20"), (1, "x10")]
    for viewer in (0, 1, SPECTATOR):
        assert duel.sees(viewer)["battle"]["supports"] == ["x20", "x10"]


@rule("LY-8.4")
def test_an_event_may_be_trashed_and_revealed_anew() -> None:
    duel = Story().meet().stand(1, lf="c1").supports("quiet x20", "x10")
    duel.say(0, "attack cf lf")
    assert duel.asked() == ("redraw", 0)
    duel.say(0, "redraw")
    assert duel.told("redrew") == [{"seat": 0, "card": "quiet", "rule": "LY-8.4"}]
    assert duel.in_trash(0) == ["quiet"]
    assert duel.sees()["battle"]["supports"] == ["x20", "x10"]
    assert duel.sums() == (70, [40])


@rule("LY-8.4")
def test_or_kept() -> None:
    duel = Story().meet().stand(1, lf="c1").supports("quiet x20", "x10")
    duel.say(0, "attack cf lf", "pass")
    assert duel.sees()["battle"]["supports"] == ["quiet", "x10"]
    assert duel.asked() == ("critical", 0)
    assert duel.sums() == (50, [40])


@rule("LY-8.4")
def test_once_for_each_reveal() -> None:
    """The second event stays."""
    duel = Story().meet().stand(1, lf="c1").supports("quiet calm x20", "x10")
    duel.say(0, "attack cf lf", "redraw")
    assert duel.asked() == ("critical", 0)
    assert duel.sees()["battle"]["supports"] == ["calm", "x10"]
    duel.fight()
    assert duel.in_trash(0) == ["quiet", "calm"]


@rule("LY-8.4")
@pytest.mark.parametrize("mover", [0, 1])
def test_the_turn_player_decides_first(mover: int) -> None:
    duel = (
        Story()
        .meet()
        .stand(0, lf="c1")
        .stand(1, lf="d1")
        .phase(mover, "action")
        .supports("quiet x20", "calm x10")
    )
    duel.say(mover, "attack cf lf")
    assert duel.asked() == ("redraw", mover)
    duel.say(mover, "pass")
    assert duel.asked() == ("redraw", 1 - mover)
    duel.say(1 - mover, "redraw")
    assert duel.asked() == ("critical", mover)
    assert sorted(duel.sees()["battle"]["supports"]) == sorted(
        ["quiet", "x10"] if mover == 0 else ["x20", "calm"]
    )


@rule("LY-8.4")
@pytest.mark.parametrize("mover", [0, 1])
def test_also_when_she_is_the_attacked_one(mover: int) -> None:
    """In a sange counter the other player attacks; the turn player still decides first."""
    duel = Story().meet().phase(mover, "action").supports("quiet x20", "calm x10")
    duel.say(mover, "attack cf cf")
    duel.say(1 - mover, "counter")
    assert duel.asked() == ("redraw", mover)


@rule("LY-8.4")
def test_a_character_is_never_revealed_anew() -> None:
    duel = Story().meet().stand(1, lf="c1").supports("a3 x20", "c4 x10")  # both fail
    duel.say(0, "attack cf lf")
    assert duel.asked() == ("critical", 0)


# LY-8.5.


@rule("LY-8.5")
@pytest.mark.parametrize(
    ("mine", "theirs", "sums"),
    [
        ("x20", "x30", (70, 60)),
        ("quiet", "x30", (50, 60)),
        ("a4", "x30", (50, 60)),  # the name of the attacking character
        ("x20", "quiet", (70, 30)),
        ("x20", "c5", (70, 30)),  # the name of the attacked character
        ("c5", "a4", (60, 40)),  # the enemy's name does no harm
        ("annaday", "claraday", (50, 30)),
        ("b2", "f2", (60, 40)),  # nor does the partner's
    ],
)
def test_support_fails_for_an_event_and_for_the_own_battling_characters_name(
    mine: str, theirs: str, sums: tuple[int, int]
) -> None:
    duel = Story().meet().stand(1, lf="c1")
    duel.clash("attack cf lf", mine, theirs)
    assert duel.sums() == (sums[0], [sums[1]])


@rule("LY-8.5")
def test_the_leaders_name_alone_is_no_failure() -> None:
    """It is the battling character that counts."""
    duel = Story().meet().stand(0, lf="c1").stand(1, lf="d1")
    duel.clash("attack lf lf", "a3", "e3")
    assert duel.sums() == (40, [40])


@rule("LY-8.5")
def test_a_second_name_makes_it_fail_too() -> None:
    mask = girl("mask", "helga", "1 30 30", 'type = "special", gives = [{ also-named = "anna" }]')
    duel = Story(mask).meet().stand(1, lf="c1")
    duel.clash("attack cf lf", "mask", "mask")
    assert duel.sums() == (50, [60])


@rule("LY-8.5")
def test_a_failed_support_gains_nothing_from_skills_that_raise_supports() -> None:
    choir = girl("choir", "diana", "1 30 10", 'type = "continuous", gives = [{ support = 20 }]')
    for support, total in (("x10", 80), ("a2", 50)):
        duel = Story(choir).meet().stand(0, lb="choir").stand(1, lf="c1")
        duel.clash("attack cf lf", support, "x10")
        assert duel.sums() == (total, [40])


@rule("LY-8.5")
def test_a_sum_tells_how_it_comes_about_and_that_a_support_failed() -> None:
    duel = Story().meet().stand(1, lf="c1")
    duel.clash("attack cf lf", "x20", "c5")
    assert duel.said("sum-attack").endswith("has 50 + 20 = 70.")
    assert duel.said("sum-defence").endswith("has 30 + 0 (support fails) = 30.")
    assert [duel.told(kind)[0]["rule"] for kind in ("sum-attack", "sum-defence")] == ["LY-8.8", "LY-8.5"]


def parts(steps: list[tuple[str, int, str]]) -> list[dict[str, object]]:
    """Steps to a sum, as a view has them."""
    return [{"kind": kind, "number": number, "card": card} for kind, number, card in steps]


@rule("LY-8.8")
def test_a_view_shows_the_parts_of_both_sums() -> None:
    choir = girl("choir", "diana", "1 30 10", 'type = "continuous", gives = [{ support = 20 }]')
    duel = Story(choir).meet().stand(0, lb="choir").stand(1, lf="c1").hand(0, "a5").supports("x10", "quiet")
    duel.say(0, "attack cf lf")
    assert duel.asked() == ("redraw", 1)
    duel.say(1, "pass")
    duel.say(0, "critical a5")
    for viewer in (0, 1, SPECTATOR):
        battle = duel.sees(viewer)["battle"]
        steps = [("printed", 50, "a1"), ("critical", 2, "a1"), ("support", 10, "x10"), ("skill", 20, "choir")]
        attack = {"power": 50, "times": 2, "support": 10, "failed": False, "more": 20, "steps": parts(steps)}
        assert (battle["attack"], battle["attack_parts"]) == (130, attack)
        steps = [("printed", 30, "c1"), ("failed", 0, "quiet")]
        defence = {"power": 30, "times": 1, "support": 0, "failed": True, "more": 0, "steps": parts(steps)}
        assert (battle["defence"], battle["defence_parts"]) == ([30], [defence])
    assert "is now 50 × 2 + 10 + 20 (skills) = 130." in duel.said("critical")


# LY-8.7.

CHEER = girl("cheer", "helga", "1 30 10", 'type = "sp", do = [{ support = 20 }]')


@rule("LY-8.7")
def test_the_attacking_sides_support_runs_its_sp_skill_before_the_sums() -> None:
    duel = Story(CHEER).meet().stand(1, lf="c1")
    duel.clash("attack cf lf", "cheer", "x10")
    assert duel.sums() == (80, [40])
    assert duel.kinds().index("skill") < duel.kinds().index("sum-attack")


@rule("LY-8.7")
def test_the_defenders_does_not() -> None:
    duel = Story(CHEER).meet().stand(1, lf="c1")
    duel.clash("attack cf lf", "x10", "cheer")
    assert duel.sums() == (60, [40])
    assert duel.fired("cheer") == 0


@rule("LY-8.7")
def test_nor_one_that_failed() -> None:
    duel = Story(CHEER).meet().stand(0, lf="h1").stand(1, lf="c1")
    duel.clash("attack lf lf", "cheer", "x10")
    assert duel.sums() == (30, [40])
    assert duel.fired("cheer") == 0


@rule("LY-8.7")
def test_an_sp_skill_may_be_declined_where_it_says_may() -> None:
    kind = girl("kind", "helga", "1 30 10", 'type = "sp", may = true, do = [{ support = 20 }]')
    duel = Story(kind).meet().stand(1, lf="c1").supports("kind", "x10")
    duel.say(0, "attack cf lf")
    assert duel.asked() == ("use", 0)
    duel.say(0, "no")
    assert duel.sums() == (60, [40])


# LY-8.8.


@rule("LY-8.8")
@pytest.mark.parametrize(("mine", "theirs", "sums"), [("x10", "x30", (60, 80)), ("x30", "x20", (80, 70))])
def test_each_adds_support_to_power(mine: str, theirs: str, sums: tuple[int, int]) -> None:
    duel = Story().meet()
    duel.clash("attack cf cf", mine, theirs)
    assert duel.sums() == (sums[0], [sums[1]])


@rule("LY-8.8")
def test_power_as_it_is_by_then() -> None:
    """What skills changed on both sides counts."""
    brave = girl("brave", "anna", "1 50 10", 'type = "auto", when = "self attacks", do = [{ power = 20 }]')
    wall = girl("wall", "diana", "1 30 10", 'type = "continuous", gives = [{ power = 10, on = "leader" }]')
    duel = Story(brave, wall).meet("brave!").stand(1, lb="wall")
    duel.clash("attack cf cf", "x10", "x20")
    assert duel.sums() == (80, [80])


# LY-8.9 Critical.


@rule("LY-8.9")
def test_a_card_of_the_attackers_name_from_the_hand_doubles_her_power() -> None:
    duel = Story().meet().hand(0, "a5 c1").supports("x20", "x10").stand(1, lf="c1")
    duel.say(0, "attack cf lf")
    assert duel.asked() == ("critical", 0)
    assert duel.legal(0) == ["critical a5", "pass"]
    duel.say(0, "critical a5")
    (told,) = duel.told("critical")
    assert (told["seat"], told["card"], told["number"], told["rule"]) == (0, "a5", 2 * 50 + 20, "LY-8.9")
    assert "is now 50 × 2 + 20 = 120." in duel.said("critical")
    assert duel.in_trash(0) == ["a5"]
    assert duel.in_hand(0) == ["c1"]


@rule("LY-8.9")
def test_a_card_of_any_kind() -> None:
    duel = Story().meet().hand(0, "annaday").stand(1, lf="c1").supports("x10", "x10")
    duel.say(0, "attack cf lf", "critical annaday")
    assert duel.told("critical")[0]["number"] == 110


@rule("LY-8.9")
def test_no_card_of_another_name_and_none_that_is_not_in_the_hand() -> None:
    duel = Story().meet().hand(0, "c5 b1").stand(1, lf="c1").supports("x10", "x10")
    duel.say(0, "attack cf lf")
    assert duel.legal(0) == ["pass"]
    refusal = duel.refused(0, "critical c5")
    assert (refusal.code, refusal.rule) == ("lily-no-critical", "LY-8.9")
    assert duel.refused(0, "critical a1").code == "lily-not-in-hand"


@rule("LY-8.9")
def test_one_card_only() -> None:
    duel = Story().meet().hand(0, "a2 a3").stand(1, lf="c1").supports("x10", "x10")
    duel.say(0, "attack cf lf", "critical a2")
    assert duel.asked() == ("block", 1)


@rule("LY-8.9")
def test_changes_by_skills_are_doubled_support_is_not() -> None:
    brave = girl(
        "brave",
        "anna",
        "1 50 10",
        'type = "continuous", gives = [{ power = { each = "trash", times = 10 }, on = "self" }]',
    )
    duel = Story(brave).meet("brave!").hand(0, "a2").stand(1, lf="c1").supports("x30", "x10")
    duel.say(0, "attack cf lf")
    assert duel.sums()[0] == 50 + 30
    duel.say(0, "critical a2")  # which is now in the trash, and counts
    assert duel.told("critical")[0]["number"] == (50 + 10) * 2 + 30


@rule("LY-8.9")
def test_only_the_attacking_player_and_only_the_attackers_power() -> None:
    duel = Story().meet().stand(1, lf="c5").hand(0, "a2").hand(1, "c2").supports("x10", "x10")
    duel.say(0, "attack cf lf", "critical a2")
    assert duel.sees()["battle"]["attack"] == 110
    assert duel.sees()["battle"]["defence"] == [90]
    duel.say(1, "pass")
    assert duel.empty(1, "lf")


@rule("LY-8.9")
def test_it_ends_with_the_battle() -> None:
    duel = Story().meet().stand(1, lf="c1").hand(0, "a2")
    duel.clash("attack cf lf", critical="a2")
    assert duel.power(0, "cf") == 50


@rule("LY-8.9")
def test_a_skill_may_forbid_it() -> None:
    frost = event("frost", 'gives = [{ grant = "no-critical", on = { all = "allies" } }]')
    duel = Story(frost).meet().event("frost", 1).stand(1, lf="c1").hand(0, "a2").supports("x10", "x10")
    duel.say(0, "attack cf lf")
    assert duel.asked() == ("block", 1)


@rule("LY-8.9")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_whether_one_could_be_critical_is_never_shown(viewer: int) -> None:
    """Asked in any case; until they answer, and when they decline, the others see and hear the same."""
    looks = set()
    for hand in ("a2 a3", "c2 c3", "c2 a5"):
        duel = Story().meet().stand(1, lf="c1").hand(0, hand)
        duel.supports("x10", "x10")
        happened = duel.say(0, "attack cf lf")
        assert duel.asked() == ("critical", 0)
        assert duel.state.to_move() == [0]
        looks.add(duel.looks(viewer) + "".join(faces(happened, viewer)))
        happened = duel.say(0, "pass")
        looks.add("after" + duel.looks(viewer) + "".join(faces(happened, viewer)))
        assert duel.asked() == ("block", 1)
    assert len(looks) == 2


@rule("LY-8.9")
def test_also_with_an_empty_hand() -> None:
    duel = Story().meet().stand(1, lf="c1").supports("x10", "x10")
    duel.say(0, "attack cf lf")
    assert duel.asked() == ("critical", 0)
    assert duel.legal(0) == ["pass"]


# LY-8.10 Block.


@rule("LY-8.10")
def test_a_card_of_the_attacked_ones_name_from_the_hand_saves_her() -> None:
    duel = Story().meet().stand(1, lf="c1").hand(1, "c5 e1").supports("x30", "x10")
    duel.say(0, "attack cf lf", "pass")
    assert duel.asked() == ("block", 1)
    assert duel.legal(1) == ["block c5", "pass"]
    assert duel.refused(1, "block e1").rule == "LY-8.10"
    duel.say(1, "block c5")
    assert duel.fields(1) == {"cf": "e1", "lf": "c1"}
    assert duel.in_trash(1) == ["c5", "x10"]
    assert duel.told("not-defeated")[0]["card"] == "c1"


@rule("LY-8.10")
def test_a_card_of_any_kind_blocks() -> None:
    duel = Story().meet().stand(1, lf="c1").hand(1, "claraday")
    duel.clash("attack cf lf", "x30", "x10", block="claraday")
    assert not duel.empty(1, "lf")


@rule("LY-8.10")
def test_without_it_she_is_defeated() -> None:
    duel = Story().meet().stand(1, lf="c1").hand(1, "c5")
    duel.clash("attack cf lf", "x30", "x10")
    assert duel.empty(1, "lf")
    assert duel.in_hand(1) == ["c5"]


@rule("LY-8.10")
def test_a_blocked_leader_gains_no_potential() -> None:
    duel = Story().meet().hand(1, "e2")
    duel.clash("attack cf cf", "x30", "x10", block="e2")
    assert duel.in_potentials(1) == []


@rule("LY-8.10")
def test_for_each_target_a_card_of_her_own_name() -> None:
    fan = girl("fan", "helga", "5 80 10", WIDE)
    duel = (
        Story(fan)
        .stand(0, cf="fan!")
        .stand(1, cf="d1", lf="c1", rb="e1!")
        .hand(1, "c2 d2")
        .supports("x10", "x10")
    )
    duel.say(0, "attack cf cf lf", "pass")
    assert duel.legal(1) == ["block d2", "pass"]
    duel.say(1, "pass")
    assert duel.legal(1) == ["block c2", "pass"]
    duel.say(1, "block c2")
    assert set(duel.fields(1)) == {"lf", "rb"}


@rule("LY-8.10")
def test_every_target_is_asked_for_even_when_one_who_blocked_is_gone() -> None:
    """A skill takes the first target away when she has blocked; the second is still asked for."""
    fan = girl("fan", "helga", "5 80 10", WIDE, PIERCING, reach="1-2")
    shade = girl(
        "shade", "diana", "1 30 10", 'type = "auto", when = "self blocked", do = [{ return = "self" }]'
    )
    duel = Story(fan, shade).stand(0, cf="fan!").stand(1, cb="shade", lb="c1", cf="e1!", lf="g1")
    duel.hand(1, "d2 c2 e2 g2").supports("x10", "x10")
    duel.say(0, "attack cf cb lb")
    duel.say(1, "pass")  # no sange counter
    duel.say(0, "pass")
    asked = []
    while duel.table.choice is not None and duel.asked()[0] == "block":
        asked.append(duel.legal(1)[0])
        duel.say(1, duel.legal(1)[0])
    assert sorted(asked) == ["block c2", "block d2", "block e2", "block g2"]
    assert duel.in_potentials(1) == []
    assert set(duel.fields(1)) == {"lb", "cf", "lf"}


@rule("LY-8.10")
def test_a_skill_may_forbid_blocks() -> None:
    spear = girl(
        "spear", "clara", "1 50 10", 'type = "continuous", gives = [{ grant = "no-block", on = "self" }]'
    )
    duel = Story(spear).meet().stand(0, lf="spear").stand(1, lf="d1").hand(1, "d2").supports("x10", "x10")
    duel.say(0, "attack lf lf", "pass")
    assert duel.empty(1, "lf")
    assert duel.asked() == ("act", 0)


@rule("LY-8.10")
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_whether_one_could_block_is_never_shown(viewer: int) -> None:
    looks = set()
    for hand in ("c2 c3", "d2 d3", "x10 c2"):
        duel = Story().meet().stand(1, lf="c1").hand(1, hand).supports("x10", "x10")
        duel.say(0, "attack cf lf")
        happened = duel.say(0, "pass")
        assert duel.asked() == ("block", 1)
        assert duel.state.to_move() == [1]
        looks.add(duel.looks(viewer) + "".join(faces(happened, viewer)))
        happened = duel.say(1, "pass")
        looks.add("after" + duel.looks(viewer) + "".join(faces(happened, viewer)))
    assert len(looks) == 2


@rule("LY-8.10")
@pytest.mark.parametrize("support", ["x10", "x30"])
def test_even_when_no_block_is_needed_or_the_hand_is_empty(support: str) -> None:
    duel = Story().meet().stand(1, lf="c4").supports(support, "x30")
    duel.say(0, "attack cf lf", "pass")
    assert duel.asked() == ("block", 1)
    assert duel.legal(1) == ["pass"]


# LY-8.11.


@rule("LY-8.11")
@pytest.mark.parametrize(
    ("mine", "theirs", "beaten"), [("x30", "x30", True), ("x20", "x30", False), ("x30", "x20", True)]
)
def test_power_at_least_the_others_defeats(mine: str, theirs: str, beaten: bool) -> None:
    bold = girl("bold", "diana", "1 50 10")
    duel = Story(bold).meet().stand(1, lf="bold")
    duel.clash("attack cf lf", mine, theirs)
    assert duel.empty(1, "lf") == beaten
    if beaten:
        assert duel.told("defeated") == [{"seat": 1, "card": "bold", "area": "lf", "rule": "LY-8.11"}]


@rule("LY-8.11")
def test_the_attacker_is_never_defeated_by_her_own_attack() -> None:
    duel = Story().meet().stand(1, lf="c5")
    duel.clash("attack cf lf")
    assert duel.fields(0) == {"cf": "a1-"}


@rule("LY-8.11")
def test_several_are_defeated_together() -> None:
    fan = girl("fan", "helga", "5 80 10", WIDE)
    duel = Story(fan).stand(0, cf="fan!").stand(1, cf="d1", lf="c5", rf="e1!").supports("x10", "x20")
    duel.say(0, "attack cf cf lf")
    duel.fight()
    assert duel.sums() == (90, [50, 100])
    assert set(duel.fields(1)) == {"lf", "rf"}
    assert duel.in_trash(1) == ["d1", "x20"]


# LY-8.12.


@rule("LY-8.12")
@pytest.mark.parametrize("number", range(5))
def test_a_leader_with_fewer_than_five_potentials_stays_and_gets_one(number: int) -> None:
    before = " ".join(FIVE.split()[:number])
    duel = Story().meet().potentials(1, before).hatena(1, "dull6 dull1")
    duel.clash("attack cf cf", "x20", "x10")
    assert duel.fields(1) == {"cf": "e1"}
    assert duel.in_potentials(1) == [*before.split(), "dull6"]
    assert duel.told("potential") == [{"seat": 1, "card": "dull6", "rule": "LY-8.12"}]
    assert duel.result() is None


@rule("LY-8.12")
@pytest.mark.parametrize("fifth", ["dull5", "-dull5"])
def test_with_five_she_is_gone(fifth: str) -> None:
    """Face-down ones count."""
    duel = Story().meet().potentials(1, "-dull1 -dull2 dull3 dull4 " + fifth)
    duel.clash("attack cf cf", "x20", "x10")
    assert duel.result() == 0
    assert duel.in_trash(1)[0] == "e1"


@rule("LY-8.12")
def test_she_stays_as_she_is() -> None:
    duel = Story().stand(0, cf="a1!").stand(1, lf="e1 e2!-")
    duel.clash("attack cf lf", "x20", "x10")
    assert duel.fields(1) == {"lf": "e2-"}
    assert duel.at(1, "lf").leader
    assert len(duel.at(1, "lf").cards) == 2
    assert duel.in_trash(1) == ["x10"]


@rule("LY-8.12")
def test_only_the_leader_stays() -> None:
    duel = Story().meet().stand(1, lf="c1")
    duel.clash("attack cf lf")
    assert duel.in_potentials(1) == []
    assert duel.empty(1, "lf")


@rule("LY-8.12")
def test_also_when_a_skill_defeats_her() -> None:
    bolt = girl(
        "bolt", "clara", "1 30 10", 'type = "activated", once = true, do = [{ defeat = "enemy-leader" }]'
    )
    duel = Story(bolt).meet().stand(0, lf="bolt").hatena(1, "dull6")
    duel.say(0, "skill lf 1")
    assert duel.in_potentials(1) == ["dull6"]
    duel = Story(bolt).meet().stand(0, lf="bolt").potentials(1, FIVE)
    duel.say(0, "skill lf 1")
    assert duel.result() == 0


# LY-8.13.


@rule("LY-8.13")
@pytest.mark.parametrize(
    ("when", "theirs", "more", "fires"),
    [
        ("self defeats", "c1", {}, 1),
        ("self defeats", "c5", {}, 0),
        ("self failed", "c5", {}, 1),
        ("self failed", "c1", {}, 0),
        ("self failed", "c1", {"block": "c2"}, 1),
        ("self defeats", "c1", {"block": "c2"}, 0),
        ("self critical", "c1", {"critical": "d2"}, 1),
        ("self critical", "c1", {}, 0),
        ("enemy blocked", "c1", {"block": "c2"}, 1),
        ("enemy defeated", "c1", {}, 1),
        ("enemy defeated", "c5", {}, 0),
    ],
)
def test_effects_of_the_attacker_at_their_triggers(
    when: str, theirs: str, more: dict[str, str], fires: int
) -> None:
    duel = Story(auto("star", "diana", when, "1 50 10")).meet().stand(0, lf="star").stand(1, lf=theirs)
    duel.hand(0, "d2").hand(1, "c2")
    duel.clash("attack lf lf", **more)
    assert duel.fired("star") == fires


@rule("LY-8.13")
@pytest.mark.parametrize(
    ("when", "numbers", "block", "fires"),
    [
        ("self defeated", "1 30 10", "", 1),
        ("self defeated", "5 80 10", "", 0),
        ("self defeated", "1 30 10", "c2", 0),
        ("self blocked", "1 30 10", "c2", 1),
        ("self blocked", "1 30 10", "", 0),
        ("enemy failed", "5 80 10", "", 1),
        ("enemy defeats", "1 30 10", "", 0),  # gone by then, and it did not happen to her
    ],
)
def test_effects_of_the_attacked_one(when: str, numbers: str, block: str, fires: int) -> None:
    duel = Story(auto("prey", "clara", when, numbers)).meet().stand(1, lf="prey").hand(1, "c2")
    duel.clash("attack cf lf", block=block)
    assert duel.fired("prey") == fires


@rule("LY-8.13")
def test_a_leader_who_stays_was_defeated_all_the_same() -> None:
    duel = Story(
        auto("queen", "emma", "self defeated", "1 50 10"), auto("star", "anna", "self defeats", "1 50 10")
    )
    duel.meet("star!", "queen!")
    duel.clash("attack cf cf")
    assert duel.fired("queen") == duel.fired("star") == 1


@rule("LY-8.13")
def test_used_critical_and_used_block_come_at_once() -> None:
    """Before the block is asked for; before powers are compared: what they change counts in this battle."""
    star = auto("star", "diana", "self critical", "1 30 10", "{ power = 10 }")
    wall = auto("wall", "helga", "other-ally blocked", "1 30 10", '{ power = -10, on = "attacker" }')
    duel = (
        Story(star, wall).meet().stand(0, lf="star").stand(1, lf="c1", lb="wall").hand(0, "d2").hand(1, "c2")
    )
    duel.clash("attack lf lf", critical="d2", block="c2")
    kinds = duel.kinds()
    assert kinds.index("critical") < kinds.index("power-changed") < kinds.index("blocked")
    assert duel.power(0, "lf") == 30


@rule("LY-8.13")
def test_sp_skills_at_the_end_of_battle_come_after_the_defeat_and_before_the_trash() -> None:
    late = girl("late", "helga", "1 30 10", 'type = "sp", at = "end", do = [{ activate = "attacker" }]')
    duel = Story(late).meet().stand(1, lf="c1")
    duel.clash("attack cf lf", "late", "x10")
    kinds = duel.kinds()
    assert kinds.index("defeated") < kinds.index("skill") < kinds.index("battle-over")
    assert duel.fields(0) == {"cf": "a1"}


@rule("LY-8.13")
def test_not_of_a_failed_support_nor_of_the_defenders() -> None:
    late = girl("late", "anna", "1 30 10", 'type = "sp", at = "end", do = [{ draw = 1 }]')
    for mine, theirs in (("late", "x10"), ("x10", "late")):
        duel = Story(late).meet().stand(1, lf="c1")
        duel.clash("attack cf lf", mine, theirs)
        assert duel.fired("late") == 0


@rule("LY-8.13")
@pytest.mark.parametrize(("support", "fires"), [("late", 1), ("fail", 0)])
def test_whether_it_failed_does_not_change_when_the_attacker_is_gone_by_then(
    support: str, fires: int
) -> None:
    """The defeated girl takes the attacker with her; a support that had failed still does nothing, one that had not
    still does."""
    late = girl("late", "helga", "1 30 10", 'type = "sp", at = "end", do = [{ draw = 1 }]')
    fail = girl("fail", "diana", "1 30 10", 'type = "sp", at = "end", do = [{ draw = 1 }]')
    spite = auto("spite", "clara", "self defeated", "1 30 10", '{ return = "attacker" }')
    duel = Story(late, fail, spite).meet().stand(0, lf="d5").stand(1, lf="spite")
    duel.clash("attack lf lf", support, "x10")
    assert duel.empty(0, "lf")
    assert duel.fired(support) == fires


@rule("LY-8.13")
def test_the_names_that_decide_are_those_of_the_attacker_and_of_nobody_else() -> None:
    """As above, with a support whose name is that of the last card in the list of all cards."""
    late = girl("late", "helga", "1 30 10", 'type = "sp", at = "end", do = [{ draw = 1 }]')
    spite = auto("spite", "clara", "self defeated", "1 30 10", '{ return = "attacker" }')
    last = potential("zzz", 'when = "action", do = [{ draw = 1 }]')
    last = last.replace('name = { ja = "zzz", zh-Hant = "zzz", en = "zzz" }', 'name = "helga"', 1)
    duel = Story(late, spite, last).meet().stand(0, lf="d5").stand(1, lf="spite")
    assert duel.pool.cards[-1].name == "helga"
    duel.clash("attack lf lf", "late", "x10")
    assert duel.fired("late") == 1


# LY-8.14.


@rule("LY-8.14")
def test_supports_go_to_the_trash() -> None:
    duel = Story().meet().stand(1, lf="c1")
    duel.clash("attack cf lf", "x20", "x30")
    assert (duel.in_trash(0), duel.in_trash(1)) == (["x20"], ["c1", "x30"])
    assert duel.sees()["battle"] is None
    assert duel.asked() == ("act", 0)


@rule("LY-8.14")
def test_what_lasts_until_the_end_of_battle_ends() -> None:
    brave = girl(
        "brave",
        "anna",
        "1 50 10",
        'type = "auto", when = "self attacks", do = [{ power = 20, until = "battle" }, { power = 10, until = "turn" }]',
    )
    duel = Story(brave).meet("brave!").stand(1, lf="c1")
    duel.clash("attack cf lf")
    assert duel.sums()[0] == 90
    assert duel.power(0, "cf") == 60


@rule("LY-8.14")
def test_a_battle_whose_target_a_skill_took_away_is_over_and_supports_are_trashed() -> None:
    duck = auto("duck", "clara", "self attacked", "1 30 10", '{ return = "self" }')
    duel = Story(duck).meet().stand(1, lf="duck").supports("x10", "x20")
    duel.say(0, "attack cf lf")
    assert duel.asked() == ("act", 0)
    assert duel.sees()["battle"] is None
    assert duel.in_trash(0) == duel.in_trash(1) == []  # none had been revealed
    swat = girl("swat", "helga", "1 30 10", 'type = "sp", do = [{ return = "attacked" }]')
    duel = Story(swat).meet().stand(1, lf="c1").supports("swat", "x20")
    duel.say(0, "attack cf lf")
    assert duel.asked() == ("act", 0)
    assert (duel.in_trash(0), duel.in_trash(1)) == (["swat"], ["x20"])
    assert "not-defeated" not in duel.kinds()
