"""Attempts at the deal of the day: the same decisions make the same game, and only honest logs count."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from madoi.core.refusal import Refused
from madoi.core.viewer import SPECTATOR
from madoi.daily.day import sealed_until
from madoi.daily.deal import SEATS, Deal
from madoi.daily.score import Score
from madoi.server.protocol.moves import LogEntry
from madoi.server.table import automation
from madoi.server.table.commands import continuations, decisions, hosting, moving, seating, undo
from madoi.server.table.daily_attempt import (
    attempt_score,
    is_sealed,
    opening_entries,
    verified_attempt,
)
from madoi.server.table.daily_par import ParGame
from madoi.server.table.log import Began, Decided, Entry, Handed, Opened, Said, Terms, Undone, encode_entry
from madoi.server.table.state import Table
from madoi.server.tokens import hashed
from madoi.server.workers import hints
from support.server.tables import ScriptedTable, people

DAY = "2026-11-18"
SEED = "0123456789abcdef0123456789abcdef"
SECRET = "the secret of the seat"


def new_attempt(game: str, counts: bool = True, name: str = "Mio", seed: str = SEED) -> ScriptedTable:
    opened, *rest = opening_entries(Deal(DAY, game), counts, seed, name, "cat", hashed(SECRET))
    assert isinstance(opened, Opened)
    table = ScriptedTable(opened)
    for entry in rest:
        table.write(entry, 0.0)
    return table


def play_attempt(table: ScriptedTable, seed: str, pauses: float) -> None:
    """The player chooses by this seed, and takes this long."""
    chance = random.Random(seed)
    own = table.table.people()[0]
    while table.table.phase == "playing":
        if own in table.table.to_move():
            asked = table.prompt(own)
            table.play(own, chance.choice(asked.actions), after=pauses * chance.random())
        else:
            table.settle("bot")


def rows(table: ScriptedTable) -> list[LogEntry]:
    return [LogEntry(at, text) for at, text in table.log]


def actions(table: ScriptedTable) -> list[tuple[int, str]]:
    found = (one.entry for one in table.table.log)
    return [(one.seat, one.action) for one in found if isinstance(one, Decided)]


@pytest.fixture(scope="module")
def finished() -> ScriptedTable:
    table = new_attempt("kasane")
    play_attempt(table, "a", 1.0)
    return table


@pytest.mark.parametrize("game", SEATS)
def test_the_same_choices_make_the_same_game_for_fast_and_slow_players(game: str) -> None:
    fast, slow = new_attempt(game), new_attempt(game, name="Rin")
    play_attempt(fast, "a", 0.0)
    play_attempt(slow, "a", 60.0)
    assert actions(fast) == actions(slow)
    score = attempt_score(fast.table)
    assert attempt_score(slow.table) == score
    assert verified_attempt(rows(fast), Deal(DAY, game), SEED) == score, "and it is verified by replay"


def test_it_is_sealed_until_two_hours_after_the_day(finished: ScriptedTable) -> None:
    assert is_sealed(finished.table, sealed_until(DAY) - 1)
    assert not is_sealed(finished.table, sealed_until(DAY))
    assert not any(SEED in finished.sent(viewer).decode() for viewer in finished.table.viewers())


def test_there_is_no_undo_no_hint_no_bot_and_no_copy() -> None:
    table = new_attempt("kasane")
    own = table.table.people()[0]
    while own not in table.table.to_move():
        table.settle("bot")
    table.play(own, table.prompt(own).actions[0])
    for refused in (
        lambda: undo.take_back(table.table, own),
        lambda: undo.ask(table.table, own),
        lambda: seating.hand_over(table.table, own, "greedy"),
        lambda: moving.take_along(table.table, own),
        lambda: continuations.continuation_of_table(table.table, people(3), Terms(), None, None, SECRET),
        lambda: hints.hint_job(table.table, own),
    ):
        with pytest.raises(Refused, match=r"daily-no|hint-not-here"):
            refused()
    assert table.now(own)["undo"]["refusal"]["code"] == "daily-no-undo"


def test_practice_may_undo_and_ask_but_not_leave_with_the_seed() -> None:
    table = new_attempt("kasane", counts=False)
    own = table.table.people()[0]
    while own not in table.table.to_move():
        table.settle("bot")
    hints.hint_job(table.table, own)
    table.play(own, table.prompt(own).actions[0])
    assert isinstance(undo.ask(table.table, own), Undone)
    with pytest.raises(Refused, match="daily-no-copy"):
        moving.take_along(table.table, own)
    with pytest.raises(Refused, match="daily-no-attempt"):
        attempt_score(finish(table))


def finish(table: ScriptedTable) -> Table:
    play_attempt(table, "b", 0.0)
    return table.table


def test_nobody_looks_on_not_even_if_the_player_lets_them(finished: ScriptedTable) -> None:
    assert finished.now(SPECTATOR)["locked"] is True
    own = finished.table.people()[0]
    with pytest.raises(Refused, match="daily-no-unlock"):
        hosting.host(finished.table, own, "unlock", own)


def changed(table: ScriptedTable) -> Iterator[tuple[str, list[LogEntry]]]:
    """Logs that claim to be an attempt and are none."""
    log = rows(table)
    entries = [one.entry for one in table.table.log]
    opened, began = entries[0], entries[2]
    assert isinstance(opened, Opened)
    assert isinstance(began, Began)
    own = table.table.people()[0]

    def put(place: int, *new: Entry, instead: int = 0) -> list[LogEntry]:
        made = [LogEntry(log[place].at, encode_entry(one)) for one in new]
        return [*log[:place], *made, *log[place + instead :]]

    replaced = msgspec.structs.replace
    yield "daily-unfinished", log[:-1]
    yield "daily-no-attempt", []
    yield "daily-no-attempt", log[1:]
    yield "daily-no-attempt", [LogEntry(0, "{"), *log[1:]]
    yield "daily-no-attempt", put(2, replaced(began, seed="0" * 32), instead=1)
    yield "daily-no-attempt", put(0, replaced(opened, daily=None), instead=1)
    yield "daily-no-attempt", put(0, replaced(opened, options={**opened.options, "easier": "yes"}), instead=1)
    weaker = [replaced(plan, bot="random") if plan.kind == "bot" else plan for plan in opened.seats]
    yield "daily-no-attempt", put(0, replaced(opened, seats=weaker), instead=1)
    yield "daily-not-alone", put(6, Undone(own, 0, []))
    yield "daily-not-alone", put(6, Handed(own, "greedy", "asked"))
    by_bot = next(
        number for number, one in enumerate(entries) if isinstance(one, Decided) and one.how == "bot"
    )
    decided = entries[by_bot]
    assert isinstance(decided, Decided)
    yield "daily-not-alone", put(by_bot, replaced(decided, how="person"), instead=1)
    session = table.again().started_session
    others = session.state_at(by_bot - 3).decision(decided.seat).actions
    other = next(action.text for action in others if action.text != decided.action)
    yield "daily-no-attempt", put(by_bot, replaced(decided, action=other), instead=1)


def test_a_log_that_was_changed_does_not_count(finished: ScriptedTable) -> None:
    for code, log in changed(finished):
        with pytest.raises(Refused, match=code):
            verified_attempt(log, Deal(DAY, "kasane"), SEED)


def test_what_is_said_changes_nothing(finished: ScriptedTable) -> None:
    log = rows(finished)
    said = LogEntry(log[5].at, encode_entry(Said(finished.table.people()[0], "Mio", "hm", "table")))
    assert verified_attempt([*log[:6], said, *log[6:]], Deal(DAY, "kasane"), SEED)


def test_another_days_game_does_not_count(finished: ScriptedTable) -> None:
    with pytest.raises(Refused, match="daily-no-attempt"):
        verified_attempt(rows(finished), Deal("2026-11-17", "kasane"), SEED)


def settle_all(table: ScriptedTable) -> None:
    while (due := automation.next_due(table.table)) is not None:
        table.settle(due.kind)


def test_par_is_a_game_of_the_same_deal() -> None:
    """With the choices of a player in place of the search, it is the player's game."""
    table = new_attempt("kasane")
    par = ParGame(Deal(DAY, "kasane"), SEED)
    own = table.table.people()[0]
    while (job := par.next_job()) is not None:
        assert (job.seat, job.bot) == (own, "strong")
        settle_all(table)
        action = table.prompt(own).actions[-1]
        table.play(own, action)
        par.answer(action)
    settle_all(table)
    assert isinstance(par.score(), Score)
    assert attempt_score(table.table) == par.score()
    assert decisions.prompt(table.table, own) is None
