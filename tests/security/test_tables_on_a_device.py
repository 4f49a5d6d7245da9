"""The threats of docs/security.md, chapter “Tables on a device”, each tried."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from madoi.server import limits
from madoi.server.transport import static
from madoi.server.transport.middleware import PYTHON_WORKER, SECURITY_HEADERS
from support.local_device import moving_log
from support.server.in_process import serve_in_process
from support.server.manual_clock import ManualClock
from support.server.raw_http import RawResponse, send_request
from support.server.recording_client import recording_client


async def test_s115_webassembly_runs_in_the_python_worker_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, runtime = tmp_path / "web", tmp_path / "runtime"
    folder = runtime / ("0" * 16)
    folder.mkdir(parents=True)
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("page")
    for name in ("python-worker-x.js", "index-x.js"):
        (client / "assets" / name).write_text("1")
    (folder / "python_stdlib.zip.gz").write_bytes(gzip.compress(b"zip"))
    (runtime / "manifest.json").write_text("{}")
    monkeypatch.setattr(static, "WEB", client)
    monkeypatch.setattr(static, "RUNTIME", runtime)
    strict = SECURITY_HEADERS["content-security-policy"]
    async with serve_in_process(tmp_path / "data") as server:

        async def policy_of(path: str) -> str:
            answer = await send_request(server.address, f"GET {path}")
            assert answer.status == 200, path
            return answer.headers["content-security-policy"]

        worker = await policy_of(f"{PYTHON_WORKER}x.js")
        assert worker.split("; ")[:2] == ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'"]
        assert "'unsafe-eval'" not in worker
        for path in (
            "/",
            "/assets/index-x.js",
            f"/runtime/{folder.name}/python_stdlib.zip",
            "/runtime/manifest.json",
        ):
            assert await policy_of(path) == strict, path
        for path in (
            "/runtime/../serve.py",
            "/runtime/%2e%2e/worker.py",
            f"/runtime/{folder.name}/../manifest.json",
        ):
            assert (await send_request(server.address, f"GET {path}")).status == 404, path


async def test_s116_a_log_from_a_device_is_verified_and_its_secrets_are_worth_nothing(tmp_path: Path) -> None:
    player, log = await moving_log()
    forged = [
        {**entry, "body": entry["body"].replace('"action":"', '"action":"x')}
        if '"decided"' in entry["body"]
        else entry
        for entry in log
    ]
    async with serve_in_process(tmp_path) as server:

        async def move(entries: object, seats: list[int]) -> RawResponse:
            return await send_request(server.address, "POST /api/move", {"entries": entries, "seats": seats})

        assert (await move(forged, [])).status == 400
        assert (await move(log, [0])).code == "seat-taken", "the player sits there"
        assert (await move([{"at": 0, "body": "{"}] * (limits.MAX_MOVED_ENTRIES + 1), [])).status == 400
        assert not server.service.registry.live_tables
        moved = json.loads((await move(log, [1])).body)
        table = server.table(moved["table"])
        seeds = [json.loads(entry["body"])["seed"] for entry in log if '"began"' in entry["body"]]
        assert table.seed not in seeds
        async with recording_client(server.address, moved["table"], player.secret) as holder:
            await holder.until(lambda: bool(holder.now))
            assert holder.now["view"] == player.now["view"], "the player sees what they saw"


async def test_s116_moving_tables_is_limited(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path, openings=1, clock=ManualClock()) as server:
        body = {"entries": [{"at": 0, "body": "{"}], "seats": []}
        codes = [(await send_request(server.address, "POST /api/move", body)).code for _ in range(11)]
        assert codes == ["move-no-log"] * 10 + ["http-too-fast"]


async def test_s117_only_its_player_takes_a_table_along_and_a_copy_of_a_running_game_stays(
    tmp_path: Path,
) -> None:
    seats = [{"kind": "me", "name": "Rin"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    async with serve_in_process(tmp_path) as server:

        async def post(path: str, **body: object) -> RawResponse:
            return await send_request(server.address, f"POST /api/{path}", body)

        opened = json.loads((await post("tables", game="kasane", seats=seats)).body)
        table = f"tables/{opened['table']}"
        friend = json.loads((await post(f"{table}/seats/1", name="Mio")).body)
        async with recording_client(server.address, opened["table"]) as looking:
            await looking.until(lambda: looking.now.get("phase") == "playing")
        alone = [seats[0], *[seats[2]] * 2]
        copy = json.loads((await post(f"{table}/continue", seats=alone, secret=opened["secret"])).body)
        assert (await post(f"{table}/take", secret="guessed")).code == "seat-no-secret"
        assert (await post(f"{table}/take", secret=opened["secret"])).code == "move-alone"
        assert (await post(f"{table}/take", secret=friend["secret"])).code == "move-alone"
        assert (await post(f"tables/{copy['table']}/take", secret=copy["secret"])).code == "record-goes-on"
