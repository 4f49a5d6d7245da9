"""LY-7: what a range reaches, wide and piercing attacks."""

from __future__ import annotations

from itertools import product

import pytest

from support.games.lily.plain_cards import Story, girl

rule = pytest.mark.rule

AREAS = ["lf", "cf", "rf", "lb", "cb", "rb"]

# The table of the book, chapter 9, written down area by area.
RANGE_1 = {"lf": "lf cf", "cf": "lf cf rf", "rf": "cf rf", "lb": "", "cb": "", "rb": ""}
RANGE_2 = {"lf": "lb cb", "cf": "lb cb rb", "rf": "cb rb", "lb": "lf cf", "cb": "lf cf rf", "rb": "cf rf"}
RANGE_1_2 = {
    "lf": "lf cf lb cb",
    "cf": "lf cf rf lb cb rb",
    "rf": "cf rf cb rb",
    "lb": "lf cf",
    "cb": "lf cf rf",
    "rb": "cf rf",
}
RANGE_1_3 = {
    "lf": "lf cf lb cb",
    "lb": "lf cf lb cb",
    "cf": "lf cf rf lb cb rb",
    "cb": "lf cf rf lb cb rb",
    "rf": "rf cf rb cb",
    "rb": "rf cf rb cb",
}
RULES = {"near": "LY-7.1", "far": "LY-7.2", "both": "LY-7.3", "long": "LY-7.4"}


def surrounded(start: str, id: str, *cards: str) -> Story:
    """She stands there; all six areas of the enemy are taken, and the own front is not empty."""
    duel = Story(*cards)
    leader = "cf" if start != "cf" else "lf"
    duel.stand(0, **{leader: "a1!-", start: id})
    return duel.stand(1, lf="c1", cf="e1!", rf="d1", lb="g1", cb="h1", rb="f1")


def reached(duel: Story, start: str) -> set[str]:
    return {text.split()[2] for text in duel.legal(0) if text.startswith(f"attack {start} ")}


def check_reach(start: str, id: str, table: dict[str, str]) -> None:
    duel = surrounded(start, id)
    assert reached(duel, start) == set(table[start].split())
    for area in AREAS:
        if area not in table[start].split():
            assert duel.refused(0, f"attack {start} {area}").code == "lily-out-of-range"
            assert duel.refused(0, f"attack {start} {area}").rule == RULES[id]


@rule("LY-7.1")
@pytest.mark.parametrize("start", AREAS)
def test_range_1(start: str) -> None:
    check_reach(start, "near", RANGE_1)


@rule("LY-7.2")
@pytest.mark.parametrize("start", AREAS)
def test_range_2(start: str) -> None:
    check_reach(start, "far", RANGE_2)


@rule("LY-7.3")
@pytest.mark.parametrize("start", AREAS)
def test_range_1_2_is_both(start: str) -> None:
    check_reach(start, "both", RANGE_1_2)


@rule("LY-7.4")
@pytest.mark.parametrize("start", AREAS)
def test_range_1_3(start: str) -> None:
    check_reach(start, "long", RANGE_1_3)


@rule("LY-8.1")
def test_an_attack_needs_an_enemy_there() -> None:
    duel = Story().meet()
    assert duel.refused(0, "attack cf lf").code == "lily-no-enemy-there"
    assert duel.refused(0, "attack cf lf").rule == "LY-8.1"


@rule("LY-7.3")
def test_a_granted_range_is_added_to_the_printed_one() -> None:
    eye = girl("eye", "helga", "1 30 10", 'type = "continuous", gives = [{ grant = "range-2", on = "self" }]')
    duel = surrounded("lf", "eye", eye)
    assert reached(duel, "lf") == set(RANGE_1["lf"].split()) | set(RANGE_2["lf"].split())


# Wide and piercing.

WIDE = 'type = "continuous", gives = [{ grant = "wide", on = "self" }]'
PIERCING = 'type = "continuous", gives = [{ grant = "piercing", on = "self" }]'
BESIDE = {"lf": "cf lb", "cf": "lf rf cb", "rf": "cf rb", "lb": "lf cb", "cb": "lb rb cf", "rb": "cb rf"}


def attacked(duel: Story) -> set[str]:
    return {str(facts["area"]) for facts in duel.told("attacked")}


@rule("LY-7.5")
@pytest.mark.parametrize("start", AREAS)
def test_wide_names_an_area_beside_the_attacked_one_in_range_or_not(start: str) -> None:
    fan = girl("fan", "helga", "1 30 10", WIDE, reach="1-2")
    duel = surrounded(start, "fan", fan)
    named = {tuple(text.split()[2:]) for text in duel.legal(0) if text.startswith(f"attack {start} ")}
    wanted = {(area, other) for area in RANGE_1_2[start].split() for other in BESIDE[area].split()}
    assert named == wanted


@rule("LY-7.5")
def test_wide_must_name_one_and_only_beside() -> None:
    fan = girl("fan", "helga", "1 30 10", WIDE)
    duel = surrounded("lf", "fan", fan)
    assert duel.refused(0, "attack lf cf").code == "lily-wide"
    assert duel.refused(0, "attack lf lf rf").code == "lily-wide-not-adjacent"
    assert duel.refused(0, "attack lf lf rf").rule == "LY-7.5"
    assert duel.refused(0, "attack lf lf lf").code == "lily-wide-not-adjacent"
    assert duel.refused(0, "attack lf rf cf").code == "lily-out-of-range"


@rule("LY-7.5")
def test_who_is_not_wide_names_one_area() -> None:
    duel = surrounded("lf", "near")
    assert duel.refused(0, "attack lf cf rf").code == "lily-not-wide"


@rule("LY-7.5")
@pytest.mark.parametrize(("other", "hit"), [("lf", {"cf", "lf"}), ("cb", {"cf", "cb"}), ("rf", {"cf"})])
def test_who_stands_in_the_named_area_is_attacked_at_the_same_time(other: str, hit: set[str]) -> None:
    fan = girl("fan", "helga", "5 80 10", WIDE)
    duel = Story(fan).stand(0, cf="fan!").stand(1, cf="c1", lf="d1", cb="e1!")
    duel.clash(f"attack cf cf {other}")
    assert attacked(duel) == hit
    assert {facts["area"] for facts in duel.told("defeated")} == hit - {"cb"}
    assert duel.kinds().count("stays") == (other == "cb")
    assert duel.kinds().count("support") == 2  # one battle


@rule("LY-7.5")
def test_a_wide_attack_without_piercing_leaves_the_front_alone() -> None:
    fan = girl("fan", "helga", "5 80 10", WIDE, reach="2")
    duel = Story(fan).stand(0, cf="fan!").stand(1, cf="e1!", lf="c1", lb="d1", cb="g1")
    duel.clash("attack cf lb cb")
    assert attacked(duel) == {"lb", "cb"}


@rule("LY-7.6")
@pytest.mark.parametrize(("target", "hit"), [("lb", {"lb", "lf"}), ("cb", {"cb", "cf"}), ("cf", {"cf"})])
def test_piercing_attacks_the_front_before_an_attacked_back(target: str, hit: set[str]) -> None:
    lance = girl("lance", "helga", "5 80 10", PIERCING, reach="1-2")
    duel = Story(lance).stand(0, cf="lance!").stand(1, cf="e1!", lf="c1", lb="d1", cb="g1", rb="h1")
    duel.clash(f"attack cf {target}")
    assert attacked(duel) == hit


@rule("LY-7.6")
def test_piercing_an_empty_front_attacks_the_back_alone() -> None:
    lance = girl("lance", "helga", "5 80 10", PIERCING, reach="2")
    duel = Story(lance).stand(0, cf="lance!").stand(1, cf="e1!", rb="h1")
    duel.clash("attack cf rb")
    assert attacked(duel) == {"rb"}


@rule("LY-7.6")
@pytest.mark.parametrize(
    ("named", "other"),
    [(named, other) for named, other in product(AREAS, AREAS) if other in BESIDE[named].split()],
)
def test_wide_and_piercing_together(named: str, other: str) -> None:
    """Both the named and the wide area pierce; nobody is attacked twice."""
    storm = girl("storm", "helga", "5 80 10", WIDE, PIERCING, reach="1-3")
    duel = surrounded("cf", "storm", storm)
    duel.say(0, f"attack cf {named} {other}")
    hit = {named, other}
    hit |= {area[0] + "f" for area in hit if area[1] == "b"}
    told = [facts["area"] for facts in duel.told("attacked")]
    assert sorted(map(str, told)) == sorted(hit)
    assert sorted(duel.sees()["battle"]["targets"]) == sorted(hit)
