"""The threats of docs/security.md, chapter “The workshop”, each tried."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from madoi.server.serve import bind_socket
from madoi.server.transport.static import WEB
from madoi.workshop import local_server
from madoi.workshop.local_server import serve_locally
from support.server.in_process import serve_in_process
from support.server.raw_http import send_request

ADDRESS = "GET /api/workshop/print"
needs_client = pytest.mark.skipif(not (WEB / "index.html").exists(), reason="the client is not built")


async def _secret(request: Request) -> Response:
    return PlainTextResponse("a card nobody has seen")


@needs_client
async def test_s110_only_this_machine_reads_an_author_s_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bound: list[str] = []

    def bind(host: str, port: int) -> socket.socket:
        bound.append(host)
        return bind_socket(host, port)

    monkeypatch.setattr(local_server, "bind_socket", bind)
    with serve_locally([Route("/api/workshop/print", _secret)]) as address:
        assert bound == ["127.0.0.1"]
        assert (await send_request(address, ADDRESS)).status == 200
        rebound = await send_request(address, ADDRESS, headers={"Host": "evil.example"})
        assert rebound.status == 421
        assert "nobody has seen" not in str(rebound.body)
        foreign = await send_request(address, ADDRESS, headers={"Origin": "https://evil.example"})
        assert foreign.headers["cross-origin-resource-policy"] == "same-origin"
        assert "access-control-allow-origin" not in foreign.headers
    async with serve_in_process(tmp_path) as server:
        for address in (ADDRESS, "GET /api/workshop/set", "GET /api/workshop/try/w101"):
            assert (await send_request(server.address, address)).status == 404
