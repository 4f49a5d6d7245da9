"""A whole evening without a server: rounds, results, standings, who comes and goes."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from madoi.evening.pairing import count_meetings
from madoi.evening.standings import BYE_POINTS, Result, place_points, standings
from madoi.evening.state import (
    BOT,
    Evening,
    Mode,
    Player,
    RoundTable,
    begin_round,
    can_start,
    end,
    full_rounds,
    join,
    plan_round,
    record_result,
    running_tables,
    set_left,
)


def evening_of(players: int, mode: Mode = "swiss", rounds: int = 4) -> Evening:
    people = [Player(f"P{number}", f"key {number}") for number in range(players)]
    return Evening("kasane", {}, mode, rounds, "live", "a lot", people, 0.0)


def play_round(evening: Evening, counts: list[int], chance: Random) -> Evening:
    """A round with results by chance."""
    groups, byes = plan_round(evening, counts)
    tables = [RoundTable(f"{len(evening.played)}/{number}", group) for number, group in enumerate(groups)]
    evening = begin_round(evening, tables, byes, 1.0)
    for one in tables:
        scores = [float(chance.randrange(4)) for _ in one.players]
        winners = [scores.index(max(scores))]
        evening = record_result(evening, one.table, scores, winners, 2.0)
    return evening


@pytest.mark.parametrize(
    ("scores", "winners", "points"),
    [
        ([5.0, 3.0], [0], [1.0, 0.0]),
        ([5.0, 5.0], [1], [0.0, 1.0]),  # the game's own tie-break counts
        ([5.0, 5.0], [0, 1], [0.5, 0.5]),
        ([1.0, 9.0, 4.0], [1], [0.0, 1.0, 0.5]),
        ([4.0, 9.0, 4.0, 1.0], [1], [0.5, 1.0, 0.5, 0.0]),
        ([0.0, 0.0, 0.0], [], [0.5, 0.5, 0.5]),
    ],
)
def test_points_go_by_place_and_equal_places_share(
    scores: list[float], winners: list[int], points: list[float]
) -> None:
    assert place_points(scores, winners) == points


@given(st.lists(st.integers(0, 5).map(float), min_size=2, max_size=5), st.data())
def test_a_table_of_k_gives_half_of_k(scores: list[float], data: st.DataObject) -> None:
    winners = data.draw(st.sets(st.integers(0, len(scores) - 1)))
    assert sum(place_points(scores, winners)) == pytest.approx(len(scores) / 2)


def test_ties_are_broken_by_the_opponents_then_by_first_places_and_the_lot_is_last() -> None:
    results = [Result([0, 1], [1.0, 0.0]), Result([2, 3], [1.0, 0.0]), Result([0, 3], [0.0, 1.0])]
    table = {one.player: one for one in standings([3, 2, 1, 0], results, [2])}
    assert [table[number].points for number in range(4)] == [1.0, 0.0, 2.0, 1.0]
    assert table[2].byes == 1
    assert table[3].strength == pytest.approx(1.5), "the mean of 2 and 1"
    assert table[0].strength == pytest.approx(0.5)
    assert [one.player for one in standings([3, 2, 1, 0], results, [2])] == [2, 3, 0, 1]
    assert [one.place for one in standings([1, 0], [], [])] == [1, 1], "nothing but the lot tells them apart"
    ended = standings([0, 1], [Result([0, 1], [0.5, 0.5])], [])
    assert [one.firsts for one in ended] == [0, 0]


@settings(max_examples=60)
@given(
    st.integers(2, 13),
    st.sampled_from([[2], [2, 3, 4], [3, 4, 5]]),
    st.sampled_from(["swiss", "round-robin"]),
    st.integers(0, 99),
)
def test_everybody_plays_as_often_and_all_points_are_there(
    players: int, counts: list[int], mode: Mode, seed: int
) -> None:
    chance, evening = Random(seed), evening_of(players, mode, 4)
    given_points = 0.0
    for _ in range(4):
        evening = play_round(evening, counts, chance)
        tables = evening.played[-1].tables
        seated = [player for one in tables for player in one.players if player != BOT]
        assert sorted(seated + evening.played[-1].byes) == list(range(players))
        assert all(len(one.players) in counts for one in tables)
        given_points += BYE_POINTS * len(evening.played[-1].byes)
        given_points += sum(
            gained
            for one in tables
            for player, gained in zip(one.players, one.points, strict=True)
            if player != BOT
        )
    table = evening.standings()
    assert max(one.games for one in table) - min(one.games for one in table) <= 1
    assert max(one.byes for one in table) - min(one.byes for one in table) <= 1
    assert sum(one.points for one in table) == pytest.approx(given_points)
    assert [one.points for one in table] == sorted((one.points for one in table), reverse=True)
    assert evening.phase == "over"


@pytest.mark.parametrize("players", [3, 4, 6, 9, 12])
def test_a_round_robin_of_pairs_takes_as_many_rounds_as_everybody_has_opponents(players: int) -> None:
    rounds, chance = full_rounds(players, [2]), Random(1)
    evening = evening_of(players, "round-robin", rounds)
    for _ in range(rounds):
        evening = play_round(evening, [2], chance)
    met = count_meetings(one.players for played in evening.played for one in played.tables)
    assert set(met.values()) == {1}
    assert len(met) == players * (players - 1) // 2
    assert set(Counter(player for played in evening.played for player in played.byes).values()) <= {1}


def test_leaders_meet_at_the_first_table_of_the_last_round() -> None:
    evening, chance = evening_of(12, rounds=3), Random(5)
    for _ in range(2):
        evening = play_round(evening, [2, 3, 4], chance)
    leader = evening.standings()[0].player
    groups, _ = plan_round(evening, [2, 3, 4])
    assert leader in groups[0]


def test_people_come_late_and_leave_between_rounds() -> None:
    evening, chance = evening_of(4, rounds=3), Random(2)
    evening = play_round(evening, [2], chance)
    evening = join(set_left(evening, 0, True), Player("Late", "key"))
    assert evening.host == 1
    evening = play_round(evening, [2], chance)
    seated = {player for one in evening.played[1].tables for player in one.players}
    assert seated == {1, 2, 3, 4}
    evening = play_round(set_left(evening, 0, False), [2], chance)
    assert len(evening.played[2].byes) == 1
    assert evening.phase == "over"
    assert not can_start(evening)
    games = {one.player: one.games + one.byes for one in evening.standings()}
    assert games == {0: 2, 1: 3, 2: 3, 3: 3, 4: 2}


def test_a_round_waits_for_its_last_table_and_the_host_can_end_the_evening() -> None:
    evening = evening_of(4)
    assert can_start(evening)
    tables = [RoundTable("a", [0, 1]), RoundTable("b", [2, 3])]
    evening = begin_round(evening, tables, [], 1.0)
    evening = record_result(evening, "a", [3.0, 1.0], [0], 2.0)
    assert [one.table for one in running_tables(evening)] == ["b"]
    assert evening.phase == "playing"
    assert not can_start(evening)
    ended = end(evening, 3.0)
    assert (ended.phase, ended.rounds, running_tables(ended)) == ("over", 1, [])
    assert [one.points for one in ended.standings()] == [1.0, 0.5, 0.5, 0.0]
    assert record_result(evening, "b", [1.0, 1.0], [0, 1], 4.0).phase == "pause"
    alone = evening_of(1)
    assert not can_start(alone)
