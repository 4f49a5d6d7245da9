"""The threats of docs/security.md, chapter “Decks and cards”, each tried."""

from __future__ import annotations

import json
from pathlib import Path

from support.server.in_process import serve_in_process
from support.server.manual_clock import ManualClock
from support.server.raw_http import RawResponse, send_request


async def test_s50_files_that_are_examined_keep_nobody_waiting(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, openings=6, clock=clock) as server:

        async def validated(option: str, text: str, _from: str = "192.0.2.1", **more: object) -> RawResponse:
            path = f"POST /api/games/lily/options/{option}/examine"
            request = send_request(server.address, path, {"text": text, **more}, {"X-Forwarded-For": _from})
            return await clock.during(request)

        worst = ["a = " + "[" * 90_000, "[[character]]\n" * 7000, "x y\n" * 24_000, "99 w101\n" * 12_000]
        worst += [f"1 w101\na{' ' * 90_000}b", "\ufdfa" * 80_000, f"a = {'9' * 90_000}"]
        worst += [f"a{'.a' * 49_000} = 1", f"[{'a.' * 49_000}a]", f"a = 0x{'f' * 90_000}"]
        for number, text in enumerate(worst):
            for option in ("set", "decks"):
                answer = await validated(option, text, f"192.0.2.{number + 9}")
                assert answer.status == 200
                assert 0 < len(json.loads(answer.body)["faults"]) <= 101
        large = [(await validated("set", "#" * 99_000, "192.0.2.3")).status for _ in range(12)]
        assert 429 in large, "who sends much sends less often"
        half = '{"names": {"x": {"en": "\\ud800", "ja": "x", "zh-Hant": "x"}}}'
        assert (await validated("decks", "", options={"set": half})).code == "lily-set-toml"
        assert (await validated("set", "x" * 100_001)).code == "wire-malformed"
        assert (await validated("decks", "", options={"set": "[" * 90_000})).code == "lily-set-toml"
        assert (await validated("nothing", "")).code == "option-no-file"
        statuses = [(await validated("decks", "")).status for _ in range(40)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        elsewhere = {"X-Forwarded-For": "192.0.2.2"}
        path = "POST /api/games/lily/options/decks/examine"
        for request in (
            send_request(server.address, path, {"text": ""}, elsewhere),
            send_request(server.address, "GET /api/tables", None, elsewhere),
        ):
            assert (await clock.during(request)).status == 200
