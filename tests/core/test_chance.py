"""Chance: the same everywhere, fair, copied, committed to, fed."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b, sha256
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from madoi.core.chance import Chance, PlayoutChance, Seeded, commitment, playout_chance
from madoi.core.manual_chance import ChanceNeeded, ManualChance
from madoi.core.refusal import Refused


def first(seed: str, n: int, many: int) -> list[int]:
    chance = Seeded(seed)
    return [chance.below(n, "") for _ in range(many)]


def test_the_same_seed_gives_the_same_results_for_ever() -> None:
    # Written down once. If this fails, records made by earlier versions can no longer be played.
    assert first("7", 6, 20) == [3, 1, 5, 4, 4, 2, 1, 4, 1, 1, 3, 5, 5, 4, 2, 3, 4, 4, 2, 1]
    assert first("円居", 52, 10) == [23, 28, 39, 31, 43, 39, 26, 50, 6, 25]
    assert first("", 65536, 3) == [39529, 29905, 8848]


def test_the_algorithm_is_the_one_described() -> None:
    key = blake2b(b"seed", digest_size=32, person=b"madoi-chance-1").digest()
    words = []
    for number in range(40):
        block = blake2b(number.to_bytes(8, "little"), digest_size=64, key=key).digest()
        words += [int.from_bytes(block[at : at + 2], "little") for at in range(0, 64, 2)]
    for n in (1, 2, 6, 52, 40_000):
        limit = 65536 - 65536 % n
        expected = [word % n for word in words if word < limit][:500]
        assert first("seed", n, len(expected)) == expected


@given(st.text(max_size=20), st.integers(1, 65536))
def test_results_stay_below(seed: str, n: int) -> None:
    assert all(0 <= result < n for result in first(seed, n, 50))


def test_a_die_is_fair() -> None:
    chance = Seeded("fair")
    faces = Counter(chance.die("") for _ in range(12_000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    # chi-squared with 5 degrees of freedom: above 20.5 once in a thousand seeds, and this seed is fixed
    assert sum((count - 2000) ** 2 / 2000 for count in faces.values()) < 20.5


def test_drawing_a_whole_bag_is_a_fair_shuffle() -> None:
    chance = Seeded("shuffle")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        bag = [1, 2, 3]
        orders[tuple(chance.draw(bag, "") for _ in range(3))] += 1
        assert bag == []
    assert set(orders) == set(permutations((1, 2, 3)))
    assert all(850 < count < 1150 for count in orders.values())


def test_a_copy_goes_on_alike_and_apart() -> None:
    chance = Seeded("copy")
    for _ in range(37):
        chance.below(6, "")
    twin = chance.copy()
    ahead = [twin.below(6, "") for _ in range(100)]
    assert [chance.below(6, "") for _ in range(100)] == ahead


def test_anyone_can_check_a_commitment_without_this_program() -> None:
    assert commitment("7") == sha256(b"madoi-chance-1:7").hexdigest()


def test_fed_results_come_in_order_and_are_asked_for() -> None:
    chance: Chance = ManualChance([3, 9, 1])
    bag = [5, 9, 9]
    assert chance.die("a-die") == 3
    assert chance.draw(bag, "a-card") == 9
    assert sorted(bag) == [5, 9]
    assert chance.below(2, "a-coin") == 1
    with pytest.raises(ChanceNeeded) as asked:
        chance.draw(bag, "a-card")
    assert (asked.value.what, asked.value.choices) == ("a-card", [5, 9])


@pytest.mark.parametrize(("result", "question"), [(7, "die"), (0, "die"), (4, "draw"), (2, "below")])
def test_an_impossible_result_is_refused(result: int, question: str) -> None:
    chance = ManualChance([result])
    with pytest.raises(Refused) as refused:
        {
            "die": lambda: chance.die("x"),
            "draw": lambda: chance.draw([5], "x"),
            "below": lambda: chance.below(2, "x"),
        }[question]()
    assert refused.value.refusal.code == "fed-impossible"


def test_a_copy_of_a_fed_chance_is_fed_apart() -> None:
    chance = ManualChance([1])
    twin = chance.copy()
    assert isinstance(twin, ManualChance)
    twin.results.append(2)
    assert (twin.die(""), twin.die("")) == (1, 2)
    assert chance.used == 0
    assert chance.results == [1]


@pytest.mark.parametrize("n", [0, -1, 65537])
def test_a_question_that_has_no_fair_answer_is_a_mistake(n: int) -> None:
    with pytest.raises(AssertionError):
        Seeded("x").below(n, "")


def test_a_playout_chance_is_fair() -> None:
    """Chi-squared with five degrees of freedom for dice, and for pairs of neighbouring dice with 35."""
    for seed in range(5):
        chance = PlayoutChance(seed)
        dice = [chance.die("die") for _ in range(12_000)]
        seen = [dice.count(side) for side in range(1, 7)]
        assert sum((count - 2000) ** 2 / 2000 for count in seen) < 25.7  # one time in 10,000
        pairs = Counter(pairwise(dice))
        assert sum((count - 11_999 / 36) ** 2 / (11_999 / 36) for count in pairs.values()) < 78.0


def test_a_playout_chance_gives_the_same_everywhere_and_its_copy_too() -> None:
    chance = PlayoutChance(20261118)
    assert [chance.below(1000, "x") for _ in range(8)] == [426, 941, 921, 582, 929, 279, 264, 67]
    again = chance.copy()
    assert [chance.below(52, "x") for _ in range(50)] == [again.below(52, "x") for _ in range(50)]


def test_neighbouring_seeds_give_different_games() -> None:
    assert len({PlayoutChance(seed).below(65536, "x") for seed in range(300)}) > 290
    assert 100 < sum(PlayoutChance(seed).below(2, "x") for seed in range(300)) < 200


def test_a_playout_chance_continues_a_seeded_one() -> None:
    one, other = playout_chance(Seeded("a")), playout_chance(Seeded("a"))
    assert [one.below(65536, "x") for _ in range(4)] == [other.below(65536, "x") for _ in range(4)]
    assert playout_chance(Seeded("b")).below(65536, "x") != playout_chance(Seeded("a")).below(65536, "x")
