"""The threats of docs/security.md, chapter “The deal of the day”, each tried."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from madoi.core.refusal import Refused
from madoi.daily.day import end_of
from madoi.daily.deal import Deal, sealed_seed
from madoi.daily.score import Score
from madoi.server import limits
from madoi.server.admin.traces import TraceEraser
from madoi.server.runtime import daily as runtime_daily
from madoi.server.storage.daily import DailyStore, StoredAttempt
from madoi.server.table.daily_attempt import opening_entries
from madoi.server.table.log import Opened
from madoi.server.tokens import hashed
from support.server.in_process import InProcessServer, serve_in_process
from support.server.manual_clock import ManualClock
from support.server.raw_http import send_request
from support.server.recording_client import Data, recording_client
from support.server.tables import ScriptedTable

DAY = "2026-11-18"
MORNING = end_of(DAY) - 16 * 3600
MIO, RIN = ("mio" * 11)[:32], ("rin" * 11)[:32]
ATTEMPT = StoredAttempt("Mio", "", "service", False, "t", MORNING, None, None)


class NoPar:
    """Par, without a search."""

    def __init__(self, deal: Deal, seed: str) -> None:
        self._seed = seed

    def next_job(self) -> None:
        return None

    def score(self) -> Score:
        return Score(1 + int(self._seed[0], 16), 1.0, 1.0)


@pytest.fixture(autouse=True)
def quick_par(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runtime_daily, "ParGame", NoPar)


async def ask(server: InProcessServer, path: str, **body: object) -> bytes:
    answer = await send_request(
        server.address,
        f"POST /api/daily{path}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    return answer.body


async def test_s140_the_seed_of_a_day_stays_until_the_day_is_over(tmp_path: Path) -> None:
    clock = ManualClock(MORNING)
    async with serve_in_process(tmp_path, clock=clock) as server:
        opened: Data = json.loads(await ask(server, f"/{DAY}/kasane/play", key=MIO, name="Mio"))
        seed = await server.service.api.daily.seed(Deal(DAY, "kasane"))
        told = [json.dumps(opened).encode()]
        live = server.live_table(opened["table"])
        assert live.table.seed == seed
        async with recording_client(server.address, opened["table"], opened["secret"]) as mio:
            told += [text.encode() for text in mio.heard]
            assert mio.now["commitment"]
        for key in ("", MIO, RIN):
            told += [await ask(server, "", key=key), await ask(server, f"/{DAY}/kasane/board", key=key)]
        for path in ("", "/record", "/replay?viewer=open", "/reference"):
            told.append((await send_request(server.address, f"GET /api/tables/{opened['table']}{path}")).body)
        for path, body in (
            ("take", {"secret": opened["secret"]}),
            ("continue", {"seats": [{"kind": "open"}] * 3, "secret": opened["secret"]}),
        ):
            answer = await send_request(
                server.address, f"POST /api/tables/{opened['table']}/{path}", json.dumps(body).encode()
            )
            assert b"daily-" in answer.body
            told.append(answer.body)
        assert not [text for text in told if seed.encode() in text]
        other = sealed_seed(seed, DAY, "kasane")
        assert other != seed, "a published seed is no key to others"


async def test_s141_the_board_and_par_are_the_same_whatever_is_hidden(tmp_path: Path) -> None:
    """Two services whose deals differ, and where the others have reached something else."""
    seen: list[bytes] = []
    for world, place in (("one", 1), ("other", 3)):
        clock = ManualClock(MORNING)
        async with serve_in_process(tmp_path / world, clock=clock) as server:
            store = DailyStore(server.service.registry.store)
            await store.begin(DAY, "kasane", hashed(MIO), ATTEMPT, "opener")
            await store.finish(
                DAY, "kasane", Score(place, -4.0 * place, 10.0 + place), MORNING + 9, key=hashed(MIO)
            )
            await server.service.api.daily._compute_par(Deal(DAY, "kasane"))
            assert await store.par(DAY, "kasane") is not None
            await ask(server, f"/{DAY}/kasane/play", key=RIN, name="Rin")  # begun, not finished
            for key in ("", RIN):
                told = json.loads(await ask(server, "", key=key))
                for deal in told["deals"]:
                    assert len(deal.pop("commitment")) == 64
                    if key:
                        deal.get("attempt", {}).pop("table", None)
                seen += [json.dumps(told).encode(), await ask(server, f"/{DAY}/kasane/board", key=key)]
            assert (
                place
                == json.loads(await ask(server, f"/{DAY}/kasane/board", key=MIO))["rows"][0]["score"]["place"]
            )
    assert seen[:4] == seen[4:]


def test_s142_an_attempt_that_was_helped_does_not_count() -> None:
    """`tests/server/table/test_daily_attempt.py` tries every kind of change; here, that nothing slips in."""
    deal = Deal(DAY, "kasane")
    opened, *rest = opening_entries(deal, True, "0" * 32, "Mio", "", hashed("s"))
    assert isinstance(opened, Opened)
    table = ScriptedTable(opened)
    for entry in rest:
        table.write(entry, 0.0)
    assert table.table.is_strict
    assert table.table.locked
    assert opened.terms.hints is False
    with pytest.raises(Refused, match="name-bad"):
        opening_entries(deal, True, "0" * 32, "\u202e", "", hashed("s"))


async def test_s143_attempts_of_one_address_are_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MAX_DAILY_ATTEMPTS_PER_ADDRESS", 3)
    clock = ManualClock(MORNING)
    async with serve_in_process(tmp_path, clock=clock) as server:
        store = DailyStore(server.service.registry.store)
        for number in range(3):
            await store.begin(DAY, "lily", f"{number}", ATTEMPT, "one")
        with pytest.raises(Refused, match="daily-too-many"):
            await store.begin(DAY, "lily", "more", ATTEMPT, "one")
        assert await store.begin(DAY, "lily", "more", ATTEMPT, "another") is None
        assert await store.begin(DAY, "lily", "1", ATTEMPT, "one") is not None, "what was begun goes on"
        await TraceEraser(server.service.registry.store).erase_from_boards("Mio")
        erased = await store.attempt(DAY, "lily", "more")
        assert erased is not None
        assert erased.name == "…", "madoi admin forget"
        monkeypatch.setattr(limits, "MAX_DAILY_ATTEMPTS", 4)
        with pytest.raises(Refused, match="daily-too-many"):
            await store.begin(DAY, "lily", "yet more", ATTEMPT, "a third")
