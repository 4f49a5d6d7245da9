"""The threats of docs/security.md, chapter “Long answers”, each tried."""

from __future__ import annotations

from pathlib import Path

from madoi.server.clock import SYSTEM
from madoi.server.rate_limits import TokenBuckets
from madoi.server.shared_memory import SharedMemory
from support.server.in_process import serve_in_process
from support.server.raw_http import send_request


async def test_s55_long_answers_are_not_made_again_and_again(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        api = server.service.api
        api._reads = TokenBuckets("reads", 0.001, 13, SharedMemory(), SYSTEM)
        lesson = [await send_request(server.address, "GET /api/lessons/lily-counter") for _ in range(5)]
        assert [answer.status for answer in lesson] == [200, 200, 200, 429, 429], "each counts four"
        assert (await send_request(server.address, "GET /api/lessons/kasane-first")).status == 200, (
            "and this one"
        )
        elsewhere = {"X-Forwarded-For": "192.0.2.4"}
        assert (
            await send_request(server.address, "GET /api/lessons/lily-counter", None, elsewhere)
        ).status == 200
