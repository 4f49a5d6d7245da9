"""Conceding: a decision of the record that a seat may make at any time."""

from __future__ import annotations

from madoi.core.record import read
from madoi.core.session import verify
from madoi.core.viewer import SPECTATOR
from madoi.games import find
from madoi.server.table.commands import decisions
from madoi.server.table.projection import snapshot
from support.server.tables import ScriptedTable, people, play_on, refused, started_table


def duel() -> ScriptedTable:
    table = started_table("lily", people(2))
    play_on(table, 12)
    return table


def test_a_player_concedes_out_of_turn_and_the_other_wins() -> None:
    table = duel()
    loser = 1 - table.table.to_move()[0]
    table.write(decisions.concede(table.table, loser))
    for viewer in (0, 1, SPECTATOR):
        now = table.now(viewer)
        assert (now["phase"], now["outcome"]["winners"]) == ("over", [1 - loser])
        assert now["view"]["result"] == 1 - loser
        (line,) = table.last(viewer)["lines"]
        assert (line["key"], line["facts"]["reason"]) == ("lily-won", "conceded")
    assert table.again().phase == "over", "every process with the same log sees the same"
    for seat in (0, 1):
        with refused("table-not-playing"):
            decisions.concede(table.table, seat)


def test_a_conceded_game_is_replayed_and_verified() -> None:
    table = duel()
    table.write(decisions.concede(table.table, 0))
    text = table.table.started_session.record.text()
    assert "\n1 concede ~" in text
    replayed = verify(find("lily"), read(text))
    outcome = replayed.state.outcome()
    assert outcome is not None
    assert outcome.winners == [1]


def test_who_concedes_is_the_seat_that_asks() -> None:
    """The command knows no other seat than that of the connection; nothing of a game that has not begun or
    cannot be conceded changes."""
    with refused("concede-not-offered"):
        decisions.concede(started_table("kasane", people(2)).table, 0)


def test_the_welcome_says_whether_the_game_can_be_conceded() -> None:
    for game, concedes in (("lily", True), ("kasane", False)):
        table = started_table(game, people(2)).table
        assert snapshot.welcome(table, 0, 0.0).concedes is concedes
