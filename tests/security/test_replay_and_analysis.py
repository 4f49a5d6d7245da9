"""The threats of docs/security.md, chapter “Replay and analysis”, each tried."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from madoi.server import limits
from support.golden import RECORDS
from support.server.in_process import serve_in_process
from support.server.raw_http import RawResponse, send_request
from support.server.recording_client import recording_client


async def test_s48_nobody_keeps_the_server_busy_with_chances(tmp_path: Path) -> None:
    record = (RECORDS / "kasane-2.madoi").read_text(encoding="utf-8")
    others = [record.replace("greedy 1", f"greedy {number}") for number in range(2, 5)]
    async with serve_in_process(tmp_path) as server:
        every = server.service.api.jobs
        busy = (
            'import time\nprint(\'{"points": [], "turnings": [], "done": 0.1}\', flush=True)\ntime.sleep(600)'
        )
        every.command = [sys.executable, "-S", "-c", busy]
        answers = [await send_request(server.address, "POST /api/review", {"record": one}) for one in others]
        assert [answer.status for answer in answers] == [200, 200, 429]
        assert answers[2].code == "review-too-many"
        assert json.loads(answers[1].body)["waiting"] == 1, "one after the other"
        from_there = {"X-Forwarded-For": "192.0.2.7"}
        elsewhere = await send_request(server.address, "POST /api/review", {"record": others[2]}, from_there)
        assert elsewhere.status == 200, "others are not kept waiting for it"


async def test_s49_a_record_that_is_brought_must_hold_before_it_is_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = (RECORDS / "kasane-2.madoi").read_text(encoding="utf-8")
    wanted = {"seats": [{"kind": "bot", "bot": "random"}] * 2, "terms": {"pace": 0}, "decisions": 9}
    async with serve_in_process(tmp_path) as server:

        async def answer(text: str, **other: object) -> RawResponse:
            return await send_request(
                server.address, "POST /api/continue", {**wanted, "record": text, **other}
            )

        first = next(line for line in record.splitlines() if re.match(r"[12] take", line))
        assert (await answer(record.replace(first, "1 take 9"))).code == "record-step-changed"
        assert (await answer(re.sub(r" ~\w+", "", record).replace("take", "give"))).code == "record-decision"
        assert (await answer(record, decisions=24)).code == "continue-no-moment", "it was over"
        assert (await answer(record, seats=wanted["seats"] * 2)).code == "seats-wrong"  # type: ignore[operator]
        assert (await answer(record, terms={"paper": True})).code == "fork-unseeded"
        assert not server.service.registry.live_tables, "no table was opened"
        table = json.loads((await answer(record)).body)["table"]
        async with recording_client(server.address, table) as looking:
            await looking.until(lambda: looking.now["phase"] == "over")
        given = (await send_request(server.address, f"GET /api/tables/{table}/record")).body.decode()
        assert "from 9 kept" in given
        monkeypatch.setattr(limits, "MAX_IMPORTED_DECISIONS", 20)
        assert (await answer(record)).code == "continue-too-long"
