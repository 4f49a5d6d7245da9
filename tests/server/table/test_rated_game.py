"""Which games are rated, for whom, and why not: all from the log of a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from madoi.ratings.rating import Rating
from madoi.server.table.commands import undo
from madoi.server.table.log import (
    Abandoned,
    DailyDeal,
    Handed,
    Hinted,
    MovedHere,
    Opened,
    Plan,
    Returned,
    Said,
    Sat,
    TakenAlong,
    Terms,
    Undone,
)
from madoi.server.table.rated_game import (
    CERTAIN_GAMES,
    PlayerRating,
    RatedGame,
    RatedSeat,
    after_game,
    is_ended_by_last_entry,
    late_game,
    rated_game,
    refuse_late_claim,
    refuse_unrated,
)
from madoi.server.tokens import hashed
from support.server.tables import (
    ScriptedTable,
    bot,
    people,
    person,
    play_on,
    play_out,
    refused,
    secret,
    started_table,
    until_asked,
    waiting_table,
)


def claims(*seats: int) -> dict[str, str]:
    """These seats want the game rated, each with a device of its own."""
    return {hashed(secret(seat)): f"device {seat}" for seat in seats}


def rated(table: ScriptedTable, *seats: int) -> RatedGame:
    return rated_game(table.table, claims(*seats))


def two_and_a_bot() -> ScriptedTable:
    return started_table("kasane", [person(0), person(1), bot("casual", "Ume")])


def test_a_finished_game_is_rated_by_place_with_its_bots() -> None:
    table = two_and_a_bot()
    play_out(table)
    assert is_ended_by_last_entry(table.table)
    ended = table.time
    table.write(Said(0, "Akane", "thanks", "table"))
    assert not is_ended_by_last_entry(table.table)
    game = rated(table, 0, 1)
    assert (game.game, game.ended, game.uncounted) == ("kasane", ended, {})
    assert [(seat.subject, seat.name) for seat in game.seats] == [
        ("device 0", "Akane"),
        ("device 1", "Shirakaba"),
        ("bot:casual", ""),
    ]
    outcome = table.table.started_session.state.outcome()
    assert outcome is not None
    best = max(game.seats, key=lambda seat: seat.score)
    order = ["device 0", "device 1", "bot:casual"]
    assert order.index(best.subject) in outcome.winners


def test_whoever_does_not_want_it_leaves_no_trace() -> None:
    table = two_and_a_bot()
    play_out(table)
    game = rated(table, 1)
    assert [seat.subject for seat in game.seats] == ["device 1", "bot:casual"]
    assert "Akane" not in repr(game)


def test_one_rated_player_alone_is_not_rated() -> None:
    table = started_table("kasane", people(2))
    play_out(table)
    assert rated(table, 0)[2:] == ([], {"device 0": "alone"})
    bots = started_table("kasane", [bot(), bot()])
    play_out(bots)
    assert rated(bots)[2:] == ([], {})


def test_two_seats_of_one_device_are_not_rated() -> None:
    table = two_and_a_bot()
    play_out(table)
    game = rated_game(table.table, dict.fromkeys(claims(0, 1), "one device"))
    assert game[2:] == ([], {"one device": "several"})


@pytest.mark.parametrize("why", ["asked", "clock", "absent", "vote", "host"])
def test_a_seat_that_a_bot_played_for_is_not_rated(why: str) -> None:
    table = two_and_a_bot()
    play_on(table, 4)
    table.write(Handed(0, "casual", why))  # type: ignore[arg-type]
    if why == "asked":
        play_on(table, 2)
        table.write(Returned(0))
    play_out(table)
    game = rated(table, 0, 1)
    assert game.uncounted == {"device 0": "ended" if why == "host" else "left"}
    assert [seat.subject for seat in game.seats] == ["device 1", "bot:casual"], "nor the bot in its place"
    assert game.broken_off == ([] if why == "host" else ["device 0"])


def test_somebody_who_sits_down_later_is_not_rated_and_breaks_nothing_off() -> None:
    table = two_and_a_bot()
    play_on(table, 4)
    table.write(Handed(0, "casual", "vote"))
    table.write(Sat(0, "Rin", hashed("hers")))
    play_out(table)
    game = rated_game(table.table, {**claims(0, 1), hashed("hers"): "her device"})
    assert game.uncounted == {"device 0": "left", "her device": "late"}
    assert game.broken_off == ["device 0"]


def test_a_hint_ends_the_rating_of_its_seat_and_nobody_is_told() -> None:
    table, twin = two_and_a_bot(), two_and_a_bot()
    play_on(table, 2)
    play_on(twin, 2)
    table.write(Hinted(0), 0.0)
    assert table.all_sent() == twin.all_sent()
    play_out(table)
    game = rated(table, 0, 1)
    assert game.uncounted == {"device 0": "hint"}
    assert len(game.seats) == 2


def test_an_undo_counts_where_somebody_had_learnt_something() -> None:
    table = started_table("kasane", [person(0), bot("random", "Ume")])
    until_asked(table, 0)
    play_on(table, 1)
    until_asked(table, 0)  # the bot has answered
    table.write(undo.ask(table.table, 0))
    assert isinstance(table.table.log[-1].entry, Undone)
    play_out(table)
    assert rated(table, 0).uncounted == {"device 0": "undo"}


def test_a_free_undo_of_a_slip_changes_nothing() -> None:
    table = started_table("yurikure", people(3))
    table.play(0, "support akane shirakaba")
    table.write(undo.take_back(table.table, 0))
    play_out(table)
    game = rated(table, 0, 1, 2)
    assert (len(game.seats), game.uncounted) == (3, {})


def test_a_game_that_was_ended_counts_for_nobody() -> None:
    table = two_and_a_bot()
    play_on(table, 4)
    table.write(Abandoned(1))
    assert rated(table, 0, 1)[2:] == ([], {"device 0": "ended", "device 1": "left"})
    alone = started_table("kasane", [person(0), bot()])
    play_on(alone, 4)
    alone.write(TakenAlong(0))
    assert rated(alone, 0).uncounted == {"device 0": "left"}


def test_whoever_left_before_the_game_has_broken_nothing_off() -> None:
    table = two_and_a_bot()
    play_out(table)
    game = rated_game(table.table, {**claims(0), hashed("somebody else"): "gone"})
    assert (game.uncounted, game.broken_off) == ({"gone": "ended"}, [])


def test_a_claim_while_the_game_is_rated_is_late() -> None:
    table = two_and_a_bot()
    play_out(table)
    assert late_game(table.table, claims(1))[2:] == ([], {"device 1": "late"})


def test_a_game_is_wanted_before_the_third_decision() -> None:
    table = started_table("kasane", people(2))
    made = table.table.seats[0]
    while made.decisions_made < 2:
        play_on(table, 1)
        refuse_late_claim(table.table, 0)
    while made.decisions_made < 3:
        play_on(table, 1)
    with refused("rating-too-late"):
        refuse_late_claim(table.table, 0)


DECKS = {"decks": "ember,dusk"}
CUSTOM: dict[str, Callable[[], ScriptedTable]] = {
    "paper": lambda: waiting_table("kasane", terms=Terms(paper=True)),
    "daily": lambda: ScriptedTable(
        Opened("kasane", {}, [person(0), bot()], Terms(), daily=DailyDeal("2026-11-18", True))
    ),
    "copy": lambda: ScriptedTable(Opened("kasane", {}, [person(0), bot()], Terms(), before="a record")),
    "number": lambda: waiting_table("kasane", people(2), {"twelve-points": "9"}),
}


@pytest.mark.parametrize("what", ["paper", "daily", "copy", "number"])
def test_tables_of_another_kind_are_not_rated(what: str) -> None:
    with refused("rating-not-here"):
        refuse_unrated(CUSTOM[what]().table)


def test_a_game_that_came_from_a_device_is_not_rated() -> None:
    table = started_table("kasane", [person(0), bot()])
    refuse_unrated(table.table)
    table.write(MovedHere(0, "another-seed"))
    with refused("rating-not-here"):
        refuse_unrated(table.table)


def test_variants_of_the_book_and_decks_are_rated() -> None:
    refuse_unrated(waiting_table("kasane", people(2), {"open-hands": "yes"}).table)
    refuse_unrated(waiting_table("lily", people(2), DECKS).table)
    refuse_unrated(waiting_table("kasane", [person(0), Plan()]).table)


def test_ratings_after_a_game() -> None:
    seats = [
        RatedSeat("me", "Mio", "", 1.0),
        RatedSeat("bot:casual", "", "", 0.5),
        RatedSeat("bot:casual", "", "", 0.0),
    ]
    known = {
        "me": PlayerRating("me", "Mi", "", Rating(), CERTAIN_GAMES - 1, 2),
        "bot:casual": PlayerRating("bot:casual", "", "", Rating(), 3),
        "left": PlayerRating("left", "Rin", "", Rating(), 5, 1),
    }
    after = after_game(known, RatedGame("kasane", 0.0, seats, {"left": "left", "alone": "ended"}))
    assert after.keys() == {"me", "bot:casual", "left"}
    assert (after["me"].name, after["me"].games, after["me"].broken_off) == ("Mio", CERTAIN_GAMES, 2)
    assert after["me"].is_certain
    assert not known["me"].is_certain
    assert after["bot:casual"].games == 5
    assert after["left"] == known["left"]._replace(broken_off=2)
