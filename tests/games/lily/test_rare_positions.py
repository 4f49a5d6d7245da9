"""Positions that play hardly ever reaches are generated: namesakes with and without leave (LY-4.6), attacks on several
targets (LY-8.11, LY-8.13), and moments that come together (LY-9.2, LY-9.3, LY-11.1). What must follow is worked out here
from the rulebook, without asking the engine."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.games.lily.duel import AREA_NAMES
from support.games.lily.plain_cards import Story, girl, potential

rule = pytest.mark.rule
rarely = settings(max_examples=60, derandomize=True)

# Namesakes: of each name a plain girl, one who may have company herself, and one who lets all of her name.
_SELF = 'type = "continuous", gives = [{ grant = "twins", on = "self" }]'
_ALL = 'type = "continuous", gives = [{ grant = "twins", on = { all = "allies", named = "self" } }]'
_FRONT = 'type = "continuous", gives = [{ grant = "twins", on = { all = "allies", row = "front" } }]'
NAMESAKES = {"c": "clara", "d": "diana"}
TWINS = "".join(
    girl(f"{letter}{leave}", name, "1 30 10", skill)
    for letter, name in NAMESAKES.items()
    for leave, skill in (("self", _SELF), ("all", _ALL), ("front", _FRONT))
)
PEOPLE = st.tuples(st.sampled_from("cd"), st.sampled_from(["plain", "self", "all", "front"]))


def has_leave(area: str, who: tuple[str, str], field: dict[str, tuple[str, str]]) -> bool:
    """By what is printed: her own leave, that of one of her name, that of anybody for the front."""
    everybody = field.values()
    if who[1] == "self" or (who[0], "all") in everybody:
        return True
    return area.endswith("f") and any(leave == "front" for _, leave in everybody)


@rule("LY-4.6")
@rarely
@given(st.dictionaries(st.sampled_from(["lf", "rf", "lb", "cb", "rb"]), PEOPLE, min_size=2))
def test_namesakes_stay_only_if_all_of_them_have_leave(field: dict[str, tuple[str, str]]) -> None:
    duel = Story(TWINS).meet()
    for area, (letter, leave) in field.items():
        duel.stand(0, **{area: f"{letter}1" if leave == "plain" else f"{letter}{leave}"})
    duel.settle()
    crowds = []
    for letter in NAMESAKES:
        named = [area for area, who in field.items() if who[0] == letter]
        if len(named) > 1 and not all(has_leave(area, field[area], field) for area in named):
            crowds.append(sorted(named))
    if not crowds:
        assert duel.asked() == ("act", 0)
        return
    assert duel.asked() == ("keep", 0)
    asked = sorted(text.split()[1] for text in duel.legal(0))
    assert asked in crowds
    duel.say(0, f"keep {asked[0]}")
    assert {area for area in asked if not duel.empty(0, area)} == {asked[0]}


# Several targets: a fan attacks two areas, and with piercing what stands before them.
_TOLD = [
    'type = "auto", when = "self defeats", do = [{ draw = 1 }]',
    'type = "auto", when = "self failed", do = [{ turn-down = 1 }]',
]
_WIDE = 'type = "continuous", gives = [{ grant = "wide", on = "self" }]'
_PIERCING = 'type = "continuous", gives = [{ grant = "piercing", on = "self" }]'
FANS = "".join(
    girl(
        f"fan{'p' * piercing}{power}",
        "helga",
        f"3 {power} 10",
        *_TOLD,
        *[_WIDE],
        *[_PIERCING] * piercing,
        reach="1-3",
    )
    for piercing in (0, 1)
    for power in (40, 60)
)
STRENGTH = {"c1": 30, "h3": 50, "d4": 70, "g2": 40, "f5": 70}
ADJACENT = {"lf": "cf lb", "cf": "lf rf cb", "rf": "cf rb", "lb": "cb lf", "cb": "lb rb cf", "rb": "cb rf"}


def attacked_areas(first: str, second: str, piercing: bool) -> set[str]:
    """LY-7.5, LY-7.6: both areas and, with piercing, the front before those in the back."""
    front = {area.replace("b", "f") for area in (first, second) if area.endswith("b")} if piercing else set()
    return {first, second} | front


@rule("LY-8.13")
@rule("LY-7.6")
@rarely
@given(
    st.permutations(list(STRENGTH)),
    st.sets(st.sampled_from(["lf", "rf", "lb", "cb", "rb"]), min_size=1),
    st.sampled_from([40, 60]),
    st.booleans(),
    st.data(),
)
def test_defeats_and_failures_are_told_once_for_each_target(
    people: list[str], places: set[str], power: int, piercing: bool, data: st.DataObject
) -> None:
    duel = Story(FANS).stand(0, cf=f"fan{'p' * piercing}{power}!").stand(1, cf="e1!").couple(0, "b1 c1 d1 g1")
    field = dict(zip(sorted(places), people, strict=False))
    for area, id in field.items():
        duel.stand(1, **{area: id})
    strength = {**{area: STRENGTH[id] for area, id in field.items()}, "cf": 50}
    first = data.draw(st.sampled_from(sorted(strength)))
    second = data.draw(st.sampled_from(ADJACENT[first].split()))
    attacked = attacked_areas(first, second, piercing) & set(strength)
    duel.clash(f"attack cf {first} {second}", "x10", "x10")
    defeated = [area for area in attacked if power >= strength[area]]
    told = Counter(
        str(facts["number"]) for facts in duel.told("skill") if str(facts["card"]).startswith("fan")
    )
    assert told == Counter({"1": len(defeated), "2": len(attacked) - len(defeated)}) + Counter()


# Moments that come together: an attack on several allies calls a potential, or a skill once a turn, several times.
_MOMENTS = 'when = "ally attacked", do = [{ draw = 1 }]'
CALLED = potential("called", _MOMENTS)
KEEN = girl("keen", "nina", "1 30 10", f'type = "auto", once = true, may = true, {_MOMENTS}')
FAN = girl("fan", "helga", "5 80 10", _WIDE, _PIERCING, reach="1-3")


@rule("LY-11.1")
@rule("LY-9.3")
@rarely
@given(
    st.dictionaries(
        st.sampled_from(AREA_NAMES), st.sampled_from(["c1", "d1", "keen", "g1", "f1"]), min_size=2
    ),
    st.integers(0, 2),
    st.lists(st.booleans(), min_size=24, max_size=24),
    st.data(),
)
def test_what_is_used_at_one_moment_is_not_offered_at_the_next(
    field: dict[str, str], copies: int, wishes: list[bool], data: st.DataObject
) -> None:
    """Each potential that lies there can be used once in all, each skill once a turn."""
    people = {
        area: id for area, id in field.items() if list(field.values()).index(id) == list(field).index(area)
    }
    people = {area: id for area, id in people.items() if area != "rb"} | {"rb": "e1!"}
    duel = Story(CALLED, KEEN, FAN).stand(0, cf="fan!").stand(1, **people)
    duel.potentials(1, " ".join(["called"] * copies)).supports("x10", "x10").settle()
    standing = set(duel.fields(1))
    first = data.draw(st.sampled_from(sorted(standing)))
    second = data.draw(st.sampled_from(ADJACENT[first].split()))
    attacked = len(attacked_areas(first, second, True) & standing)
    duel.say(0, f"attack cf {first} {second}")
    if duel.asked()[0] == "sange":
        duel.say(1, "pass")
    offers: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for wish in wishes:
        while duel.asked()[0] == "order":
            duel.say(1, data.draw(st.sampled_from(duel.legal(1))))
        if duel.asked()[0] != "use":
            break
        assert duel.table.running is not None
        card = duel.ids([duel.table.running.waiting.card])[0]
        offers[card] += 1
        assert used[card] < (copies if card == "called" else 1), f"{card} is offered when it is used up"
        duel.say(1, "yes" if wish else "no")
        used[card] += wish
    if not any(used.values()):
        assert offers["called"] == attacked * copies
        assert offers["keen"] == attacked * ("keen" in people.values())
    assert sum(one.startswith("-") for one in duel.in_potentials(1)) == used["called"]
