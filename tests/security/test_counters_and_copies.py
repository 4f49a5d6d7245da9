"""The threats of docs/security.md, chapter “Counters and copies”, each tried."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from madoi.client import http_request
from madoi.server.http.router import ENDPOINTS
from madoi.server.serve import bind_socket
from madoi.server.transport.metrics_server import MetricsServer
from support.server.in_process import InProcessServer, serve_in_process
from support.server.raw_http import send_request
from support.server.recording_client import recording_client
from support.server.tables import PAIRS
from support.server.threats import open_and_sit_down, wait_for_start


async def test_s56_no_public_answer_moves_with_a_hidden_event(tmp_path: Path) -> None:
    async with (
        serve_in_process(tmp_path) as server,
        metrics_port() as metrics,
    ):
        table, *held = await open_and_sit_down(server.address, "yurikure", 3, public=True)
        async with (
            recording_client(server.address, table, held[0]) as rin,
            recording_client(server.address, table, held[1]) as mio,
            recording_client(server.address, table) as spectator,
        ):
            await wait_for_start(rin, mio, spectator)
            others = (mio, spectator)
            await public_answers(server, table)  # what is made on first use is made
            counted = await http_request(metrics, "GET", "/metrics")
            for client in others:
                await client.ask(type="ping")
                client.new()
            before = await public_answers(server, table)
            for pair in PAIRS:
                answer = await rin.ask(type="play", prompt=rin.now["prompt"]["id"], action=f"support {pair}")
                assert answer["type"] == "done"
            assert (await rin.ask(type="undo"))["type"] == "done"
            assert (await rin.ask(type="play", prompt="nothing", action="pass"))["type"] == "refused"
            for client in others:
                pong = await client.ask(type="ping", id="now")
                assert pong["type"] == "done"
                assert len(client.new()) == 1, "nothing but the answer to this ping was sent"
            assert await public_answers(server, table) == before
            assert await http_request(metrics, "GET", "/metrics") != counted, "the operator sees it"


@asynccontextmanager
async def metrics_port() -> AsyncIterator[str]:
    listening = bind_socket("127.0.0.1", 0)
    server = MetricsServer(listening)
    server.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.shutdown()
        server.server_close()


async def public_answers(server: InProcessServer, table: str) -> dict[str, tuple[object, ...]]:
    """Every address that can be read without a secret, with status, headers and body."""
    paths = [one.path.replace("{table}", table) for one in ENDPOINTS if one.method == "GET"]
    found: dict[str, tuple[object, ...]] = {}
    for path in [*(path for path in paths if "{" not in path), "/metrics", f"/table/{table}"]:
        answer = await send_request(server.address, f"GET {path}")
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        body = re.sub(rb'"time":[0-9.]+', b"", answer.body)
        found[path] = (answer.status, headers, body)
    assert found["/metrics"][0] == 404
    assert found[f"/api/tables/{table}"][0] == 200
    return found
