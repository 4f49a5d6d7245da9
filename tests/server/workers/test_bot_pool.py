"""Bots that search: they think beside the service, within the time that is hidden anyway."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
from collections.abc import Callable, Iterator
from typing import TypeVar

import msgspec
import pytest

from madoi.bots import find as find_bot
from madoi.bots.place_model import place_values
from madoi.client import open_table, seated
from madoi.core.chance import Seeded
from madoi.core.event import Outcome
from madoi.core.record import Player
from madoi.core.session import start
from madoi.games import find
from madoi.server.table import automation
from madoi.server.table.log import Terms
from madoi.server.table.search_job import SearchJob
from madoi.server.workers import bot_pool as thinking_module
from madoi.server.workers.bot_pool import BotPool, choose_action
from madoi.server.workers.search import evaluate_actions, mildest
from support.server.service_process import Service
from support.server.tables import ScriptedTable, bot, person, started_table

T = TypeVar("T")


@pytest.fixture
def thinkers() -> Iterator[BotPool]:
    found = BotPool(1)
    yield found
    found.close()


def thinking(game: str = "kasane", pace: float = 0.8, kind: str = "strong") -> ScriptedTable:
    """A table whose first question goes to a bot that searches."""
    for turn in range(2):
        seats = [bot(kind), person(1)] if turn == 0 else [person(0), bot(kind)]
        table = started_table(game, seats, terms=Terms(pace=pace))
        if table.table.seats[table.table.to_move()[0]].bot:
            return table
    raise AssertionError("somebody begins")


def job_of(table: ScriptedTable) -> SearchJob:
    found = automation.search_job(table.table, table.table.to_move()[0])
    assert found is not None
    return found


def test_a_bot_that_searches_has_a_search_job_and_a_quick_one_has_none() -> None:
    assert job_of(thinking()).bot == "strong"
    quick = thinking(kind="greedy")
    assert automation.search_job(quick.table, quick.table.to_move()[0]) is None


def test_thinking_never_takes_longer_than_two_seconds() -> None:
    assert job_of(thinking(pace=10.0, kind="strongest")).seconds < 2.0


async def test_what_a_thinker_finds_is_what_the_bot_finds_here(thinkers: BotPool) -> None:
    to_do = job_of(thinking(pace=10.0))
    assert (await thinkers.run(choose_action, to_do)) == choose_action(to_do)


async def test_processes_share_a_search_where_the_service_says_so() -> None:
    shared = BotPool(1, search_processes=2)
    try:
        to_do = job_of(thinking(pace=10.0))
        in_two = msgspec.structs.replace(to_do, bot="strong@2")
        assert await shared.run(choose_action, to_do) == choose_action(in_two)
        assert await shared.run(mildest, msgspec.structs.replace(to_do, bot="greedy"))
    finally:
        shared.close()


def test_a_search_that_gets_no_process_does_without(monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> int:
        raise OSError(errno.EAGAIN, "Resource temporarily unavailable")

    to_do = job_of(thinking(pace=10.0))
    alone = choose_action(to_do)
    monkeypatch.setattr(os, "fork", full)
    assert choose_action(msgspec.structs.replace(to_do, bot="strong@2")) == alone


async def test_a_thinker_that_dies_is_replaced(thinkers: BotPool) -> None:
    to_do = job_of(thinking(pace=0.4))
    await thinkers.run(choose_action, to_do)
    assert thinkers._pool is not None
    for process in list(thinkers._pool._processes.values()):
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
    assert await thinkers.run(choose_action, to_do)


class Counting(BotPool):
    """Notes how many seconds each errand was given, and lets nobody think before all have come."""

    def __init__(self, processes: int, many: int) -> None:
        super().__init__(processes)
        self.given: list[float] = []
        self.all_here = asyncio.Barrier(many)

    async def _submit(self, what: Callable[[SearchJob], T], job: SearchJob) -> T:
        self.given.append(job.seconds)
        await self.all_here.wait()
        return what(job)


async def test_a_crowd_gets_less_time_each() -> None:
    to_do = SearchJob("", 0, "strongest", 1.2, "seed")

    async def crowd(many: int) -> list[float]:
        thinkers = Counting(2, many)
        await asyncio.gather(*(thinkers.run(lambda errand: "", to_do) for _ in range(many)))
        return thinkers.given

    assert (await crowd(2)) == [1.2, 1.2]
    assert (await crowd(6)) == pytest.approx([1.2, 1.2, 0.8, 0.6, 0.48, 0.4])
    assert (await crowd(400))[-1] == 0.02, "not less than that"


def test_all_choices_are_considered_with_what_they_promise() -> None:
    table = thinking(pace=0.4)
    goal, found = evaluate_actions(job_of(table))
    assert goal == "win"
    assert {one.action for one in found} == set(table.prompt(table.table.to_move()[0]).actions)
    assert sum(one.tried for one in found) == pytest.approx(1)


def lost_position() -> tuple[str, int, dict[str, float]]:
    """A last choice in Kasane that cannot win any more: the record so far, the seat, and what each action brings."""
    game = find("kasane")
    for number in range(60):
        players = [Player(f"Player {seat}") for seat in range(4)]
        session = start(game, {}, players, f"lost-{number}")
        bot, chance = find_bot("random", game), Seeded(f"bot {number}")
        while session.state.outcome() is None:
            seat = session.state.to_move()[0]
            decision = session.state.decision(seat)
            values: dict[str, float] = {}
            outcomes = []
            for action in decision.actions:
                after = session.state.copy()
                after.play(seat, action)
                outcome = after.outcome()
                outcomes.append(outcome)
                if outcome is not None:
                    values[action.text] = place_values(outcome)[seat]
            is_last = len(values) == len(decision.actions)
            if (
                is_last
                and len(set(values.values())) > 1
                and not any(one.shares[seat] for one in outcomes if one)
            ):
                return session.record.text(), seat, values
            session.play(seat, bot.choose(session.state.view(seat), decision, chance))
    raise AssertionError("somebody loses")


def test_where_nothing_can_be_won_choices_are_rated_by_place_and_points() -> None:
    record, seat, values = lost_position()
    goal, found = evaluate_actions(SearchJob(record, seat, "strong:200", 1.0, "lost"))
    assert goal == "place"
    best = max(values.values())
    assert values[found[0].action] == pytest.approx(best)
    assert found[0].worth == pytest.approx(best)


def test_a_place_is_worth_more_than_any_points() -> None:
    second, third, last = (
        place_values(Outcome([9.0, 5.0, 4.0, 0.0], [1.0, 0.0, 0.0, 0.0], [0]))[seat] for seat in (1, 2, 3)
    )
    assert second > third > last == 0.0
    assert place_values(Outcome([1.0, 0.0], [1.0, 0.0], [0]))[1] == 0.0, "a duel has no second place"


async def test_people_and_bots_that_search_play_a_game_to_its_end(service: Service) -> None:
    seats = [{"kind": "me", "name": "Rin"}, {"kind": "bot", "bot": "strong"}]
    opened = await open_table(service.address, {"game": "kasane", "seats": seats, "terms": {"pace": 0.05}})
    async with seated(service.address, opened["table"], opened["secret"]) as seat:
        while not seat.over:
            if seat.prompt:
                await seat.play(seat.prompt["actions"][0])
            await seat.changed()


def process_of(_: SearchJob) -> int:
    return os.getpid()


async def test_bots_use_compiled_rules_as_soon_as_they_are_built(
    thinkers: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = False
    monkeypatch.setattr(thinking_module, "compiled", lambda: False)
    monkeypatch.setattr(thinking_module, "compiled_later", lambda: built)
    to_do = job_of(thinking())
    first = await thinkers.run(process_of, to_do)
    assert await thinkers.run(process_of, to_do) == first
    built = True
    second = await thinkers.run(process_of, to_do)
    assert second != first
    assert await thinkers.run(process_of, to_do) == second
