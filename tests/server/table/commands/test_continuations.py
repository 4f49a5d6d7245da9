"""Continuing another game from any point, and rematches."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import cast

import pytest
from starlette.requests import Request

from madoi.bots.cast import CHARACTERS
from madoi.core.record import read as read_record
from madoi.core.refusal import Refused
from madoi.core.session import verify
from madoi.core.testing import dump
from madoi.core.viewer import EVERYTHING, SPECTATOR, Seat, Viewer
from madoi.server import limits
from madoi.server.clock import SYSTEM
from madoi.server.config import Config
from madoi.server.http.context import ApiContext
from madoi.server.http.records import show_record
from madoi.server.push.notifier import PushNotifier
from madoi.server.runtime.context import RuntimeContext
from madoi.server.runtime.live_table import LiveTable
from madoi.server.runtime.registry import TableRegistry
from madoi.server.runtime.rematch import open_rematch
from madoi.server.storage.store import Store
from madoi.server.table import automation
from madoi.server.table.commands import absence, chat, seating, undo
from madoi.server.table.commands.continuations import (
    continuation_of_table,
    evening_score,
    rematch_of,
    seat_order,
)
from madoi.server.table.log import Abandoned, ClockTerms, EveningScore, Handed, Opened, Plan, Rematched, Terms
from madoi.server.table.projection import snapshot, updates
from support.server.tables import (
    GAMES,
    NAMES,
    SEATS,
    ScriptedTable,
    bot,
    hand_in,
    people,
    person,
    placed,
    play_on,
    play_out,
    refused,
    secret,
    sent_update,
    started_table,
    waiting_table,
)

TERMS = Terms(pace=0.0, bot="random")


def going_on(
    table: ScriptedTable, *, decisions: int | None = None, number: int | None = None, seat: Seat | None = None
) -> Opened:
    """A table of bots that continues this one."""
    plans = [bot("random", str(seat)) for seat in range(len(table.table.seats))]
    return continuation_of_table(
        table.table, plans, TERMS, decisions, number, "" if seat is None else secret(seat)
    )


def seen(table: ScriptedTable, viewer: Viewer, decisions: int | None = None) -> str:
    """What a viewer saw after so many decisions, or sees now."""
    session = table.table.started_session
    state = session.state if decisions is None else session.state_at(decisions)
    return dump(state.view(viewer).data())


# A finished game.


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_goes_on_from_any_moment_with_hidden_things_kept(game: str) -> None:
    table = started_table(game)
    play_out(table)
    last = table.table.started_session.decisions - 1
    for decisions in {0, 1, last // 3, last // 2, last}:
        opening = going_on(table, decisions=decisions)
        fork = ScriptedTable(opening, "fork").begin("another-seed")
        assert fork.table.started_session.decisions == decisions
        assert seen(fork, EVERYTHING) == seen(table, EVERYTHING, decisions)
        for viewer in fork.table.viewers():
            assert (
                fork.now(viewer)["view"]
                == table.table.started_session.state_at(decisions).view(viewer).data()
            )
        assert snapshot.welcome(fork.table, SPECTATOR, 0.0).source == "table", (
            "everybody may look at that one"
        )
        assert fork.table.settings.options == table.table.settings.options
        assert fork.table.terms == TERMS


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_finished_game_goes_on_from_any_line_of_anybodys_log(game: str, seat: Seat | None) -> None:
    viewer = SPECTATOR if seat is None else seat
    table = started_table(game)
    views: dict[int, str] = {}
    while table.table.phase != "over":
        play_on(table, 1)
        views.setdefault(len(table.table.visible_entries[viewer]) - 1, seen(table, EVERYTHING))
    first, last = min(views), max(views)
    most = table.table.started_session.decisions - 1
    for number in (first + 1, (first + last) // 3, (first + last) // 2, last - 1):
        opening = going_on(table, number=number, seat=seat)
        assert opening.viewer == EVERYTHING
        fork = ScriptedTable(opening, "fork").begin("another-seed")
        assert seen(fork, EVERYTHING) == views[number]
    assert going_on(table, number=last, seat=seat).decisions == most, "after the end nothing goes on"


def test_it_goes_on_with_dice_of_its_own() -> None:
    table = started_table("kasane")
    play_out(table)
    ends: set[str] = set()
    for seed in ("one", "two", "three"):
        fork = ScriptedTable(going_on(table, decisions=10)).begin(seed)
        play_out(fork)
        ends.add(seen(fork, EVERYTHING))
        assert verify(fork.table.game, read_record(fork.table.started_session.record.text())).decisions > 10
    assert len(ends) == 3


def test_after_the_last_decision_there_is_nothing_to_go_on_with() -> None:
    table = started_table("kasane")
    play_out(table)
    last = table.table.started_session.decisions
    for decisions in (last, last + 1):
        with refused("continue-no-moment") as found:
            going_on(table, decisions=decisions)
        assert found[0].facts == {"number": decisions, "most": last - 1}
    assert going_on(table).decisions == last - 1


def test_the_seats_must_be_as_many() -> None:
    table = started_table("kasane")
    with refused("seats-wrong"):
        continuation_of_table(table.table, people(3), TERMS, None, None, "")


def test_before_the_game_there_is_nothing_to_go_on_from() -> None:
    table = waiting_table("kasane", [person(0), Plan(), Plan(), Plan()])
    with refused("table-not-begun"):
        going_on(table)


# A running game.


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_running_game_goes_on_from_what_one_knows(game: str, seat: Seat | None) -> None:
    """A seat's own knowledge, or a spectator's, after each of the news that they were told."""
    viewer = SPECTATOR if seat is None else seat
    table = started_table(game)
    views = {
        0: seen(table, viewer),
        1: seen(table, viewer),
    }  # opened: all there was to know was how it begins
    while len(table.table.visible_entries[viewer]) < 25:
        play_on(table, 1)
        views[len(table.table.visible_entries[viewer]) - 1] = seen(table, viewer)
    for number, view in views.items():
        if number % 4 == 1 or number < 2:
            fork = ScriptedTable(going_on(table, number=number, seat=seat), "fork").begin(f"seed-{number}")
            assert seen(fork, viewer) == view
            assert snapshot.welcome(fork.table, SPECTATOR, 0.0).source == "", "that one still goes on"
            assert snapshot.table_summary(fork.table).source == ""
            fork.settle("bot")
    assert seen(ScriptedTable(going_on(table, seat=seat)).begin("now"), viewer) == seen(table, viewer)


def test_what_one_does_not_know_is_drawn_anew() -> None:
    """Sheets of Yuri-Kure: their own stays, those of the others are other ones in almost every game."""
    table = started_table("yurikure")
    hand_in(table, 0, 1, 2)
    true = table.table.started_session.state.view(EVERYTHING).data()
    same: dict[Seat, int] = dict.fromkeys(range(3), 0)
    for seed in range(20):
        fork = ScriptedTable(going_on(table, seat=0)).begin(f"seed-{seed}")
        for seat in same:
            same[seat] += dump(fork.now(seat)["view"]["sheets"][seat]) == dump(sheet_of(true, seat))
    assert same[0] == 20
    assert same[1] < 5
    assert same[2] < 5
    for seed in range(5):
        fork = ScriptedTable(going_on(table)).begin(f"spectator-{seed}")
        assert any(
            dump(fork.now(seat)["view"]["sheets"][seat]) != dump(sheet_of(true, seat)) for seat in range(3)
        )


def sheet_of(view: Mapping[str, object], seat: Seat) -> object:
    sheets = view["sheets"]
    assert isinstance(sheets, list)
    return sheets[seat]


def test_only_the_secret_of_a_seat_opens_its_knowledge() -> None:
    table = started_table("yurikure")
    assert going_on(table, seat=1).viewer == 1
    assert going_on(table).viewer == SPECTATOR
    with refused("seat-no-secret"):
        continuation_of_table(table.table, people(3), TERMS, None, None, "guessed")
    table.write(Handed(1, "greedy", "vote"))
    with refused("seat-no-secret"):
        going_on(table, seat=1)


def test_nobody_chooses_a_moment_of_a_running_game_by_its_decisions() -> None:
    """The number of decisions counts what others did in secret."""
    table = started_table("yurikure")
    table.play(1, *placed(1))
    assert going_on(table, decisions=0, seat=0).decisions == going_on(table, seat=0).decisions


def test_a_continuation_begins_only_at_news_of_the_viewer() -> None:
    table = started_table("yurikure")
    table.play(1, *placed(1))
    assert going_on(table, number=1, seat=0).decisions == 0
    assert going_on(table, number=6, seat=1).decisions == 5
    with refused("continue-no-moment") as found:
        going_on(table, number=2, seat=0)
    assert found[0].facts == {"number": 2, "most": 1}


def test_what_was_taken_back_cannot_be_gone_on_from_but_all_else_can() -> None:
    table = started_table("kasane")
    play_on(table, 4)
    views = [seen(table, 0, decisions) for decisions in range(5)]
    table.write(undo.take_back(table.table, table.table.started_session.deciders()[-1]))
    with refused("continue-taken-back"):
        going_on(table, number=5, seat=0)
    for decisions in range(4):  # opened, began, then the decisions
        fork = ScriptedTable(going_on(table, number=decisions + 1, seat=0)).begin("another-seed")
        assert seen(fork, 0) == views[decisions]
    fork = ScriptedTable(going_on(table, number=6, seat=0)).begin("another-seed")
    assert seen(fork, 0) == views[3]


def test_what_others_took_back_in_secret_makes_no_difference() -> None:
    table = started_table("yurikure")
    table.play(1, "support akane kuroki")
    table.play(0, "support akane kuroki", "support akane tsuge")
    view = seen(table, 0, 2)
    table.write(undo.take_back(table.table, 1))
    fork = ScriptedTable(going_on(table, number=2, seat=0)).begin("another-seed")
    assert seen(fork, 0) == view
    with refused("continue-taken-back"):
        going_on(table, number=2, seat=1)


def test_a_game_that_was_continued_is_continued_again_but_not_from_before() -> None:
    table = started_table("kasane")
    play_on(table, 8)
    fork = ScriptedTable(going_on(table, number=6, seat=0), "fork").begin("another-seed")
    assert fork.table.started_session.forked_at == 5
    again = ScriptedTable(going_on(fork), "again").begin("a-third-seed")
    assert seen(again, SPECTATOR) == seen(fork, SPECTATOR)
    play_out(fork)
    for decisions in (5, 20):
        again = ScriptedTable(going_on(fork, decisions=decisions), "again").begin("a-third-seed")
        assert seen(again, EVERYTHING) == seen(fork, EVERYTHING, decisions)
    with refused("continue-no-moment"):
        going_on(fork, decisions=4)


def test_a_table_that_goes_on_is_read_again_from_its_log() -> None:
    table = started_table("yurikure")
    hand_in(table, 0, 1, 2)
    play_on(table, 4)
    fork = ScriptedTable(going_on(table, seat=2)).begin("another-seed")
    for _ in range(6):
        fork.settle("bot")
    other = fork.again()
    for viewer in other.viewers():
        assert sent_update(other, viewer, -1, True) == fork.sent(viewer)


# Records.


class Shelf:
    """A registry where these tables are live; no store is asked."""

    def __init__(self, *tables: ScriptedTable) -> None:
        self.registry = TableRegistry(RuntimeContext(Kept(), "here"))
        for table in tables:
            live_table = LiveTable(self.registry.context, table.table)
            self.registry.live_tables[table.table.id] = live_table

    async def record(self, id: str) -> str:
        request = Request({"type": "http", "path_params": {"table": id}})
        return await show_record(
            ApiContext(self.registry, cast(PushNotifier, None), Config("")), request, None
        )


async def test_a_record_is_opened_when_the_game_has_ended() -> None:
    table = started_table("kasane")
    with pytest.raises(Refused) as closed:
        await Shelf(table).record("table")
    assert closed.value.refusal.code == "record-goes-on"
    play_out(table)
    text = await Shelf(table).record("table")
    assert verify(table.table.game, read_record(text)).decisions == table.table.started_session.decisions


async def test_a_record_that_tells_of_a_running_game_is_opened_when_that_has_ended_too() -> None:
    """It holds the seed and the secret decisions of the game it came from; also through a third table."""
    table = started_table("yurikure")
    hand_in(table, 0, 1, 2)
    fork = ScriptedTable(going_on(table, seat=0), "fork").begin("another-seed")
    play_out(fork)
    third = ScriptedTable(going_on(fork, decisions=40), "third").begin("a-third-seed")
    play_out(third)
    shelf = Shelf(table, fork, third)
    for id in ("fork", "third"):
        with pytest.raises(Refused) as closed:
            await shelf.record(id)
        assert closed.value.refusal.code == "record-goes-on"
    play_out(table)
    for id in ("fork", "third"):
        assert table.table.seed in (await shelf.record(id))


def test_the_other_table_shows_nothing_of_the_game_it_came_from() -> None:
    """Neither while it is played nor when it has ended: not the seed, nor a line of its log."""
    table = started_table("yurikure")
    hand_in(table, 0)
    fork = ScriptedTable(going_on(table, seat=0), "fork").begin("another-seed")
    for _ in range(2):
        for viewer in fork.table.viewers():
            assert table.table.seed not in fork.sent(viewer).decode()
            assert [news["what"] for news in fork.update(viewer)["news"][:2]] == ["opened", "began"]
            assert "lines" not in fork.update(viewer)["news"][1]
        play_out(fork)


# Playing again.


class Kept(Store):
    """A store that accepts everything."""

    def __init__(self) -> None:
        self.clock = SYSTEM
        self.bodies: dict[str, list[str]] = {}

    async def append(self, table: str, number: int, at: float, body: str, listing: object = None) -> bool:
        bodies = self.bodies.setdefault(table, [])
        if number != len(bodies):
            return False
        bodies.append(body)
        return True

    async def list_again(self, table: str, listing: object, at: float) -> None:
        return


async def rematched(table: ScriptedTable, times: int) -> tuple[TableRegistry, list[str]]:
    """A rematch is asked for so many times, one after the other."""
    store = Kept()
    store.bodies[table.table.id] = [text for _, text in table.log]
    registry = TableRegistry(RuntimeContext(store, "here"))
    registry.stop()  # nothing happens by itself
    live_table = registry.live_tables[table.table.id] = LiveTable(registry.context, table.table)
    return registry, [await open_rematch(registry, live_table, 0) for _ in range(times)]


async def test_two_who_want_a_rematch_at_once_meet_at_one_table() -> None:
    async def both() -> list[str]:
        registry, _ = await rematched(table, 0)
        live_table = registry.live_tables[table.table.id]
        return list(
            await asyncio.gather(open_rematch(registry, live_table, 0), open_rematch(registry, live_table, 1))
        )

    table = started_table("kasane")
    play_out(table)
    ids = await both()
    assert ids == [table.table.rematch] * 2
    assert [type(one.entry) for one in table.table.log].count(Rematched) == 1


@pytest.mark.parametrize("game", GAMES)
async def test_a_rematch_keeps_seats_and_options(game: str) -> None:
    terms = Terms(public=True, clock=ClockTerms("each", 90), bot="random", pace=0.5)
    seats = [*people(SEATS[game] - 1), bot("greedy", "Robo")]
    options = {"procedure": "open"} if game == "yurikure" else {}
    table = started_table(game, seats, options, terms)
    with pytest.raises(Refused) as early:
        await rematched(table, 1)
    assert early.value.refusal.code == "table-goes-on"
    play_out(table)
    registry, ids = await rematched(table, 2)
    assert ids[0] == ids[1] == table.table.rematch, "once a table"
    assert isinstance(table.table.log[-1].entry, Rematched)
    assert table.last(SPECTATOR)["table"] == table.now(0)["rematch"] == ids[0]
    again = registry.live_tables[ids[0]].table
    assert len(registry.live_tables) == 2
    assert again.names() == table.table.names()
    assert [seat.kind for seat in again.seats] == [seat.kind for seat in table.table.seats]
    assert again.seats[-1].bot == "greedy"
    assert again.settings.options == table.table.settings.options
    assert again.terms == terms
    assert again.opened.source == snapshot.welcome(again, 0, 0.0).source == "table"
    for seat in range(SEATS[game] - 1):
        assert seating.seat_of(again, secret(seat)) == seat, "the secrets hold there too"
    for seat in range(SEATS[game] - 1) if again.opened.gathers else ():
        assert automation.next_due(again) is None, "it waits for everybody"
        again.apply(absence.arrive(again, seat), 2.0)
    assert automation.next_due(again) is not None
    assert again.session is None, "from the beginning"


async def test_a_seat_that_was_given_up_is_its_bots_in_the_rematch() -> None:
    table = started_table("kasane")
    table.write(Handed(1, "greedy", "vote"))
    table.write(seating.hand_over(table.table, 2, "random"))
    play_out(table)
    registry, ids = await rematched(table, 1)
    again = registry.live_tables[ids[0]].table
    assert again.names()[1] in CHARACTERS
    assert again.names() == [NAMES[0], again.names()[1], NAMES[2], NAMES[3]]
    assert [seat.kind for seat in again.seats] == ["person", "bot", "person", "person"]
    assert again.seats[2].by_person, "they have only handed over that game"
    with pytest.raises(Refused):
        seating.seat_of(again, secret(1))


async def test_the_last_words_are_in_the_rematch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_CARRIED_MESSAGES", 3)
    table = started_table("kasane")
    table.write(chat.say(table.table, 1, "", "long ago"))
    table.write(chat.say(table.table, SPECTATOR, "Eve", "only for spectators"))
    table.write(chat.react(table.table, 0, "", "good-game"))
    play_out(table)
    table.write(chat.say(table.table, 2, "", "once more?"))
    registry, ids = await rematched(table, 1)
    again = registry.live_tables[ids[0]].table
    assert [(said.seat, said.text, said.phrase) for said in chat.last_messages(again)] == [
        (1, "long ago", ""),
        (0, "", "good-game"),
        (2, "once more?", ""),
    ]
    again.apply(chat.say(again, 0, "", "yes"), 1.0)
    assert [said.text for said in chat.last_messages(again)] == ["", "once more?", "yes"]
    told = snapshot.news(again, SPECTATOR, 0).chat
    assert [message.name for message in told] == [NAMES[1], NAMES[0], NAMES[2]]
    assert "long ago" in str(updates.next_update(again, 0, -1, chat=True)[0])
    assert "long ago" not in str(updates.next_update(again, 0, -1, chat=False)[0]), "they want no chat"


def test_seats_change_with_what_belongs_to_them() -> None:
    table = started_table("lily", people(2), {"decks": "dawn,dusk"})
    table.write(chat.say(table.table, 0, "", "next time"))
    play_out(table)
    assert seat_order(table.table, "same") == [0, 1]
    assert sorted(seat_order(table.table, "shuffled")) == [0, 1]
    again = rematch_of(table.table, seat_order(table.table, "next"))
    assert [plan.name for plan in again.seats] == [NAMES[1], NAMES[0]]
    assert again.options["decks"] == "dusk,dawn"
    assert [said.seat for said in again.chat] == [1]
    winners = snapshot.table_snapshot(table.table, 0).outcome
    assert winners is not None
    assert again.evening is not None
    assert again.evening.wins == [int(1 in winners.winners), int(0 in winners.winners)]


def test_the_score_of_the_evening_belongs_to_who_won() -> None:
    table = started_table("kasane")
    assert evening_score(table.table) is None, "nothing is finished"
    play_out(table)
    first = evening_score(table.table)
    assert first is not None
    assert (first.games, sum(first.wins) >= 1) == (1, True)
    again = ScriptedTable(rematch_of(table.table, range(4)), "again").begin()
    assert evening_score(again.table) == first
    again.write(Handed(0, "greedy", "vote"))
    assert evening_score(again.table) == EveningScore(1, [0, *first.wins[1:]])
    again.write(Abandoned(1))
    assert evening_score(again.table) == EveningScore(1, [0, *first.wins[1:]]), (
        "an ended game counts for nobody"
    )


async def test_nobody_waits_for_who_has_left() -> None:
    table = started_table("kasane")
    table.write(seating.leave(table.table, 1))
    table.write(seating.leave(table.table, 2))
    table.write(Handed(2, "greedy", "absent"))
    play_out(table)
    again = rematch_of(table.table, range(4))
    assert [plan.kind for plan in again.seats] == ["person", "open", "bot", "person"]
    assert again.gathers
