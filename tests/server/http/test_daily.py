"""The deals of the day at a service: attempts, the board, what is taken along, and what stays sealed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from madoi.client import Refused, http_request
from madoi.core.chance import commitment
from madoi.daily.day import days_before, end_of, sealed_until
from madoi.daily.deal import SEATS, Deal
from madoi.daily.score import Score
from madoi.server import limits
from madoi.server.protocol.moves import LogEntry
from madoi.server.runtime import daily as runtime_daily
from madoi.server.table.commands.decisions import decide, prompt
from madoi.server.table.daily_attempt import opening_entries
from madoi.server.table.log import Opened
from madoi.server.tokens import hashed
from support.server.in_process import InProcessServer, serve_in_process
from support.server.manual_clock import ManualClock
from support.server.recording_client import Data
from support.server.tables import ScriptedTable

DAY = "2026-11-18"
MORNING = end_of(DAY) - 16 * 3600
MIO, RIN, TSUGE = ("mio" * 11)[:32], ("rin" * 11)[:32], ("tsuge" * 11)[:32]
PAR = Score(1, 3.0, 20.0)


class QuickPar:
    """A par that is there at once: the search has tests of its own."""

    def __init__(self, deal: Deal, seed: str) -> None:
        pass

    def next_job(self) -> None:
        return None

    def score(self) -> Score:
        return PAR


class Day:
    """A service on a day, and what one asks of it."""

    def __init__(self, server: InProcessServer, clock: ManualClock) -> None:
        self.server = server
        self.clock = clock

    async def ask(self, path: str, **body: object) -> Data:
        answer: Data = await http_request(self.server.address, "POST", f"/api/daily{path}", body)
        return answer

    async def deals(self, key: str = "", day: str = "") -> dict[str, Data]:
        return {one["game"]: one for one in (await self.ask("", key=key, day=day))["deals"]}

    async def play(self, key: str, name: str, day: str = DAY, game: str = "kasane") -> Data:
        return await self.ask(f"/{day}/{game}/play", key=key, name=name)

    async def board(self, key: str = "", day: str = DAY, first: int = 0) -> Data:
        return await self.ask(f"/{day}/kasane/board", key=key, first=first)

    async def play_to_the_end(self, opened: Data, choice: int) -> None:
        """Always take the choice of this number, or the last."""
        live = self.server.live_table(opened["table"])
        table = live.table
        own = table.people()[0]
        while table.phase == "playing":
            asked = prompt(table, own)
            if asked is None or len(asked.actions) == 1:
                await self.clock.advance(2)
                continue
            action = asked.actions[min(choice, len(asked.actions) - 1)]
            await live.submit(partial(decide, seat=own, prompt_id=asked.id, action=action))
        await self.server.service.registry.context.wait_for_tasks()


@asynccontextmanager
async def a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Day]:
    monkeypatch.setattr(runtime_daily, "ParGame", QuickPar)
    clock = ManualClock(MORNING)
    async with serve_in_process(tmp_path, clock=clock) as server:
        yield Day(server, clock)


async def test_a_day_from_the_first_attempt_to_the_archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_day(tmp_path, monkeypatch) as day:
        before = await day.deals(MIO)
        assert list(before) == list(SEATS)
        assert not any({"par", "seed", "attempt"} & one.keys() for one in before.values())

        mio = await day.play(MIO, "Mio")
        assert mio["counts"]
        again = await day.play(MIO, "Mio")
        assert (again["table"], again["secret"], again["counts"]) == (mio["table"], "", True), "it goes on"
        assert await day.deals(RIN) == before, "who has begun is nobody else's business"
        await day.play_to_the_end(mio, 0)
        mine = (await day.deals(MIO))["kasane"]
        assert mine["attempt"]["rank"] == 1
        assert mine["attempt"]["how"] == "service"
        assert mine["par"] == {"place": 1, "margin": 3.0, "points": 20.0}
        assert "seed" not in mine
        theirs = (await day.deals(RIN))["kasane"]
        assert theirs == {**before["kasane"], "players": 1}, (
            "the others learn only that somebody has finished"
        )
        assert await day.board(RIN) == {"rows": [], "players": 1, "par": None}

        rin = await day.play(RIN, "Rin")
        await day.play_to_the_end(rin, 0)
        tsuge = await day.play(TSUGE, "Tsuge")
        await day.play_to_the_end(tsuge, 3)
        board = await day.board(MIO)
        rows = {row["name"]: row for row in board["rows"]}
        assert rows["Mio"]["score"] == rows["Rin"]["score"], "the same decisions, the same result"
        assert rows["Mio"]["rank"] == rows["Rin"]["rank"]
        assert sorted(row["rank"] for row in rows.values()) in ([1, 1, 3], [1, 2, 2])
        assert "again" not in rows["Mio"]
        assert rows["Rin"]["again"], "from the same address, after the first had finished"
        assert not any("table" in row for row in board["rows"])

        practice = await day.play(MIO, "Mio")
        assert not practice["counts"]
        assert practice["table"] != mio["table"]
        await day.play_to_the_end(practice, 1)
        assert await day.board(MIO) == board, "practice changes nothing"
        for path in ("record", "replay?viewer=open"):
            with pytest.raises(Refused, match="daily-sealed"):
                await http_request(day.server.address, "GET", f"/api/tables/{mio['table']}/{path}")
        wanted = {"seats": [{"kind": "bot", "bot": "greedy"}] * 3, "decisions": 0}
        with pytest.raises(Refused, match="daily-sealed"):
            await http_request(
                day.server.address, "POST", f"/api/tables/{practice['table']}/continue", wanted
            )

        day.clock.skip(sealed_until(DAY) - day.clock.now())
        past = await day.ask("", day=DAY)
        assert (past["first"], past["today"]) == (DAY, days_before(DAY, -1))
        opened = past["deals"][0]
        assert commitment(opened["seed"]) == before["kasane"]["commitment"], "the seed that was promised"
        assert (await day.board())["rows"] == board["rows"], "everybody may look"
        record = await http_request(day.server.address, "GET", f"/api/tables/{mio['table']}/record")
        assert f"seed {opened['seed']}" in record
        assert not (await day.play(TSUGE, "Tsuge"))["counts"], "the archive is for practice"


def scripted(seed: str, name: str) -> list[dict[str, object]]:
    opened, *rest = opening_entries(Deal(DAY, "kasane"), True, seed, name, "", hashed("s"))
    assert isinstance(opened, Opened)
    table = ScriptedTable(opened)
    for entry in rest:
        table.write(entry, 0.0)
    own = table.table.people()[0]
    while table.table.phase == "playing":
        if own in table.table.to_move():
            table.play(own, table.prompt(own).actions[0])
        else:
            table.settle("bot")
    return [{"at": row.at, "body": row.body} for row in (LogEntry(*one) for one in table.log)]


async def test_a_deal_taken_along_is_compared_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_day(tmp_path, monkeypatch) as day:
        path = f"/{DAY}/kasane"
        with pytest.raises(Refused, match="daily-not-taken"):
            await day.ask(f"{path}/result", key=MIO, entries=[{"at": 0, "body": "{}"}])
        seed = (await day.ask(f"{path}/take", key=MIO, name="Mio"))["seed"]
        assert (await day.ask(f"{path}/take", key=MIO, name="Mio"))["seed"] == seed, "the answer may be lost"
        with pytest.raises(Refused, match="daily-no-attempt"):
            await day.ask(f"{path}/result", key=MIO, entries=scripted("0" * 32, "Mio"))
        day.clock.skip(3 * 86_400)
        attempt = await day.ask(f"{path}/result", key=MIO, entries=scripted(seed, "Mio"))
        assert (attempt["how"], attempt["rank"]) == ("device", 1)
        assert [row["how"] for row in (await day.board())["rows"]] == ["device"]
        with pytest.raises(Refused, match="daily-no-day"):
            await day.ask(f"{path}/take", key=RIN, name="Rin")


async def test_what_was_begun_here_cannot_be_taken_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_day(tmp_path, monkeypatch) as day:
        await day.play(MIO, "Mio")
        with pytest.raises(Refused, match="daily-begun"):
            await day.ask(f"/{DAY}/kasane/take", key=MIO, name="Mio")


async def test_other_days_and_games_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_day(tmp_path, monkeypatch) as day:
        for other in (days_before(DAY, -1), days_before(DAY, limits.KEEP_DAILY_DAYS + 1), "2026-02-30", "x"):
            with pytest.raises(Refused, match="daily-no-day"):
                await day.board(day=other)
        with pytest.raises(Refused, match="daily-no-game"):
            await day.play(MIO, "Mio", game="bids")


async def test_one_address_has_so_many_attempts_and_old_boards_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MAX_DAILY_ATTEMPTS_PER_ADDRESS", 2)
    async with a_day(tmp_path, monkeypatch) as day:
        for key in (MIO, RIN):
            await day.play(key, "Mio")
        with pytest.raises(Refused, match="daily-too-many"):
            await day.play(TSUGE, "Mio")
        day.clock.skip((limits.KEEP_DAILY_DAYS + 2) * 86_400)
        await day.clock.advance(limits.RETENTION_ROUND_SECONDS)
        later = await day.ask("")
        assert later["first"] == later["today"], "nothing is left of that day"
