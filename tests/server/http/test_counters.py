"""Shared duel counters: two phones, one text, and the faster one wins."""

from __future__ import annotations

from pathlib import Path

import pytest

from madoi.client import Refused, http_request
from madoi.server import limits
from support.server.in_process import serve_in_process
from support.server.manual_clock import ManualClock
from support.server.recording_client import Data


async def test_two_phones_change_a_counter_in_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "COUNTER_SECONDS", 60.0)
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:

        async def ask(method: str, path: str, body: Data | None = None) -> Data:
            answer: Data = await http_request(server.address, method, f"/api/counters{path}", body)
            return answer

        id = (await ask("POST", "", {"body": "one"}))["counter"]
        assert await ask("GET", f"/{id}?after=0") == {"version": 1, "body": "one", "accepted": True}
        assert (await ask("GET", f"/{id}?after=1"))["body"] == "", "the phone has it"
        assert await ask("POST", f"/{id}", {"version": 1, "body": "two"}) == {
            "version": 2,
            "body": "",
            "accepted": True,
        }
        late = await ask("POST", f"/{id}", {"version": 1, "body": "other"})
        assert late == {"version": 2, "body": "two", "accepted": False}
        await clock.advance(limits.COUNTER_SECONDS - 1)
        assert (await ask("POST", f"/{id}", {"version": 2, "body": "three"}))["accepted"]
        await clock.advance(limits.COUNTER_SECONDS - 1)
        assert (await ask("GET", f"/{id}?after=0"))["body"] == "three", "its time begins with the last change"
        await clock.advance(2)
        for method, body in (("GET", None), ("POST", {"version": 3, "body": "four"})):
            with pytest.raises(Refused, match="counter-none"):
                await ask(method, f"/{id}", body)
