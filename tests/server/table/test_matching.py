"""A quick table: who waits, when the game begins, and who loses a seat. Without a server, at times of our own."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from madoi.core.refusal import Refused
from madoi.core.viewer import SPECTATOR
from madoi.games import NAMES, find
from madoi.server import limits
from madoi.server.table import automation
from madoi.server.table.commands import matching, seating
from madoi.server.table.log import Hosted, Left, Pace, Said
from madoi.server.table.matching import best_count, company_of, pace_of, terms_of
from madoi.server.table.seats import options_in_order
from madoi.server.tokens import hashed
from support.server.tables import NOON, ScriptedTable

START = limits.MATCH_START_SECONDS["live"]


def quick_table(game: str = "kasane", pace: Pace = "live") -> ScriptedTable:
    return ScriptedTable(matching.open_quick(game, pace))


def come(table: ScriptedTable, name: str, after: float = 1.0) -> None:
    table.write(matching.sit_down(table.table, name, f"of {name}", {}, ""), after)


def names(table: ScriptedTable) -> list[str]:
    return [seat.name for seat in table.table.seats]


def test_a_quick_match_is_for_the_middle_of_what_a_game_allows() -> None:
    assert {game: best_count(find(game).seat_counts) for game in NAMES} == {
        "kasane": 3,
        "yurikure": 4,
        "lily": 2,
    }
    assert [pace_of(terms_of(pace)) for pace in ("live", "daily")] == ["live", "daily"]
    assert not terms_of("daily").public, "nobody finds it in the lobby: the service seats people there"


def test_the_game_begins_at_once_when_every_seat_is_taken() -> None:
    table = quick_table("lily")
    come(table, "Mio")
    assert automation.next_due(table.table) is None, "alone there is nothing to begin"
    come(table, "Rin")
    assert company_of(table.table) is None
    table.settle("begin")
    assert table.table.phase == "playing"
    with pytest.raises(Refused, match="seat-taken"):
        come(table, "Aki")


def test_enough_people_wait_a_while_for_more_and_everybody_sees_how_long() -> None:
    table = quick_table("kasane")
    come(table, "Mio")
    assert table.now(SPECTATOR)["match"] == {"least": 2, "begins_at": None, "bots": []}
    come(table, "Rin")
    begins_at = table.time + START
    assert [table.now(viewer)["match"]["begins_at"] for viewer in (0, 1, SPECTATOR)] == [begins_at] * 3
    table.write(Left(0), after=1)
    assert table.now(1)["match"]["begins_at"] is None
    come(table, "Aki", after=5)
    assert names(table) == ["Aki", "Rin", ""], "the first free seat"
    assert table.now(1)["match"]["begins_at"] == table.time + START, "there were too few: it counts anew"
    due = table.settle("trim")
    assert due.at == table.time
    table.settle("begin")
    assert (names(table), table.table.settings.seats) == (["Aki", "Rin"], 2)
    assert table.again().session is not None, "another process reads the same"


def test_who_stays_keeps_what_is_theirs_when_seats_are_numbered_anew() -> None:
    table = quick_table("kasane")
    for name in ("Mio", "Rin", "Aki"):
        come(table, name)
    table.write(Left(0))
    table.write(Hosted(1, "silence", 2))
    table.write(Said(SPECTATOR, "Yu", "only spectators read this", "spectators"))
    before = {viewer: table.update(viewer)["news"] for viewer in (1, 2, SPECTATOR)}
    table.write(matching.trim(table.table))
    assert names(table) == ["Rin", "Aki"]
    assert [seating.seat_of(table.table, f"of {name}") for name in ("Rin", "Aki")] == [0, 1]
    assert table.table.silenced == {1}
    for old, new in ((1, 0), (2, 1), (SPECTATOR, SPECTATOR)):
        assert table.update(new)["news"][:-1] == before[old]
    assert table.again().names() == ["Rin", "Aki"]


def test_a_deck_goes_with_its_holder_and_a_seat_that_goes_takes_its_own_along() -> None:
    options = {"decks": "lantern,tide,ember", "other": "a,b,c"}
    game = find("lily")
    assert options_in_order(game, options, [0, 2]) == {"decks": "lantern,ember", "other": "a,b,c"}
    assert options_in_order(game, {"decks": "lantern"}, [1, 0]) == {"decks": "lantern"}, "one for all"


def test_bots_come_when_all_who_wait_want_them() -> None:
    table = quick_table("yurikure")
    come(table, "Mio")
    come(table, "Rin")
    table.write(matching.want_bots(table.table, 0, True))
    assert automation.next_due(table.table) is None
    assert table.now(1)["match"]["bots"] == [0]
    with pytest.raises(Refused, match="table-stale"):
        matching.want_bots(table.table, 0, True)
    table.write(Left(0))
    come(table, "Aki")
    assert table.now(1)["match"]["bots"] == [], "who sits there now has not been asked"
    table.write(matching.want_bots(table.table, 0, True))
    table.write(matching.want_bots(table.table, 0, False))
    table.write(matching.want_bots(table.table, 1, True))
    assert automation.next_due(table.table) is None
    table.write(matching.want_bots(table.table, 0, True))
    table.settle("fill")
    table.settle("fill")
    table.settle("begin")
    assert [seat.kind for seat in table.table.seats] == ["person", "person", "bot", "bot"]
    with pytest.raises(Refused, match="table-stale"):
        matching.want_bots(table.table, 0, False)


@pytest.mark.parametrize("pace", ["live", "daily"])
def test_who_is_not_there_loses_the_seat_after_a_while(pace: Pace) -> None:
    table = quick_table("kasane", pace)
    come(table, "Mio")
    come(table, "Rin", after=100)
    away = limits.MATCH_AWAY_SECONDS[pace]
    for gone_since, at in ((0.0, table.time + away), (table.time + 7, table.time + 7 + away)):
        due = [one for one in automation._due_before_game(table.table, {1: gone_since}) if one.kind == "away"]
        assert [(one.seat, one.at) for one in due] == [(1, at)], "not before they had time to come"
    first = automation.next_due(table.table, {0: NOON, 1: NOON})
    assert first is not None
    table.write(automation.carry_out(table.table, automation.Due("away", table.time, 1)))
    assert table.last(SPECTATOR)["why"] == "away"
    assert names(table) == ["Mio", "", ""]


def test_a_bot_goes_on_at_a_slow_table_for_who_lets_a_day_pass() -> None:
    table = quick_table("lily", "daily")
    come(table, "Mio")
    come(table, "Rin")
    table.settle("begin")
    table.settle("clock")
    assert sum(bool(seat.bot) for seat in table.table.seats) == 1


@settings(max_examples=60)
@given(st.lists(st.integers(0, 3), max_size=24), st.sampled_from(["kasane", "yurikure"]))
def test_however_people_come_and_go_the_game_has_those_who_are_there(moves: list[int], game: str) -> None:
    table, here = quick_table(game), set[str]()
    for number, move in enumerate(moves):
        company = company_of(table.table)
        if company is None:
            break
        seats = table.table.seats
        if move < 2 or seats[move - 2].kind != "person":
            come(table, f"P{number}")
            here.add(f"P{number}")
        else:
            here.discard(seats[move - 2].name)
            table.write(Left(move - 2))
        company = company_of(table.table)
        assert company is None or len(company.sat_at) == len(here)
        assert company is None or (company.begins_at is None) == (len(here) < min(find(game).seat_counts))
    due = automation.next_due(table.table)
    while due is not None and not table.table.begun:
        table.write(automation.carry_out(table.table, due), max(0.0, due.at - table.time))
        due = automation.next_due(table.table)
    if table.table.begun:
        assert set(names(table)) == here
        assert all(hashed(f"of {seat.name}") == seat.key for seat in table.table.seats)
    else:
        assert len(here) < min(find(game).seat_counts)
