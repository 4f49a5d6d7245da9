"""The threats of docs/security.md, chapter “Browsers”, each tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from madoi.server.http.openapi import describe
from madoi.server.http.router import ENDPOINTS
from madoi.server.transport.middleware import SECURITY_HEADERS
from support.server.in_process import serve_in_process
from support.server.raw_http import HANDSHAKE, exchange_bytes, send_request
from support.server.recording_client import Data
from support.server.threats import open_and_sit_down


async def test_s32_other_sites_cannot_connect(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path, origins=["https://madoi.example"]) as server:
        host = server.address.removeprefix("http://")

        async def first_line(origin: str) -> bytes:
            asked = HANDSHAKE.replace(b"Host: 127.0.0.1", f"Host: {host}\r\nOrigin: {origin}".encode())
            return (await exchange_bytes(server.address, asked, until=b"\r\n\r\n")).partition(b"\r\n")[0]

        for origin in (
            *(
                "https://evil.example",
                "http://127.0.0.1:1",
                f"http://{host}.evil.example",
                "null",
                "http://[",
            ),
            *(
                "https://madoi.example.evil.example",
                "file://",
                f"http://evil.example/{host}",
                f"http://{host}@evil",
            ),
        ):
            assert b" 403 " in await first_line(origin), origin
        for origin in (f"http://{host}", "https://madoi.example"):
            assert b" 101 " in await first_line(origin)


async def test_s33_other_sites_cannot_change_or_read_anything(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        table, *_ = await open_and_sit_down(server.address)
        own = {"Origin": server.address}
        wanted = {"game": "kasane", "seats": [{"kind": "open"}, {"kind": "open"}]}
        for path in (
            "/api/tables",
            f"/api/tables/{table}/seats/0",
            f"/api/tables/{table}/continue",
            "/api/verify",
        ):
            for origin in ("https://evil.example", "null", "http://[", "http://127.0.0.1"):
                answer = await send_request(server.address, f"POST {path}", wanted, {"Origin": origin})
                assert (answer.status, answer.code) == (403, "http-origin"), (path, origin)
        assert (await send_request(server.address, "POST /api/tables", wanted, own)).status == 200
        for method in ("GET", "OPTIONS"):
            answer = await send_request(
                server.address, f"{method} /api/tables", headers={"Origin": "https://evil.example"}
            )
            assert not [name for name in answer.headers if name.startswith("access-control")]
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"


async def test_s34_we_answer_only_to_our_own_names(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path, origins=["https://madoi.example"], host="table.lan") as server:
        port = server.address.rpartition(":")[2]
        for name in (
            "evil.example",
            f"evil.example:{port}",
            "127.0.0.1.evil.example",
            "localhost.evil",
            "[",
            "a b",
            "@",
        ):
            same = {"Host": name, "Origin": f"http://{name}"}
            answer = await send_request(server.address, "GET /api/tables", headers=same)
            assert answer.status in (400, 421), name
            assert (await send_request(server.address, "POST /api/tables", {}, same)).status in (400, 421)
        wanted = {"game": "kasane", "seats": [{"kind": "open"}, {"kind": "open"}]}
        for name in (
            "localhost",
            f"127.0.0.1:{port}",
            "[::1]:80",
            "192.0.2.7",
            "madoi.example",
            "TABLE.lan",
            "x.localhost",
        ):
            answer = await send_request(
                server.address, "POST /api/tables", wanted, {"Host": name, "Origin": f"http://{name}"}
            )
            assert answer.status == 200, name
        without = await exchange_bytes(server.address, b"GET /healthz HTTP/1.0\r\n\r\n")
        assert b" 200 " in without, "no browser asks like this"


async def test_s35_every_answer_has_the_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    policy = dict(part.split(" ", 1) for part in SECURITY_HEADERS["content-security-policy"].split("; "))
    assert (
        policy["default-src"]
        == policy["frame-ancestors"]
        == policy["base-uri"]
        == policy["form-action"]
        == "'none'"
    )
    assert "unsafe" not in SECURITY_HEADERS["content-security-policy"]
    assert policy["script-src"] == policy["connect-src"] == "'self'"

    def check(headers: dict[str, str], what: str) -> None:
        assert {name: headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS, what
        assert "server" not in headers

    async with serve_in_process(tmp_path) as server:
        table, *_ = await open_and_sit_down(server.address)
        paths = describe(ENDPOINTS)["paths"]
        assert isinstance(paths, dict)
        requests: list[tuple[str, dict[str, str]]] = [
            (f"{method.upper()} {path.replace('{table}', table).replace('{seat}', '0')}", {})
            for path, methods in paths.items()
            for method in methods
        ]
        requests += [
            ("GET /", {}),
            ("GET /api/openapi.json", {}),
            ("GET /nowhere", {}),
            ("PUT /api/tables", {}),
        ]
        requests += [("HEAD /api/offer", {}), ("GET /api/tables/x", {}), ("GET /play", {})]
        requests += [
            ("POST /api/tables", {"Origin": "https://evil.example"}),
            ("GET /", {"Host": "evil.example"}),
        ]
        statuses = set()
        for request, headers in requests:
            body: Data | None = {} if request.startswith("P") else None
            answer = await send_request(server.address, request, body, headers)
            statuses.add(answer.status)
            check(answer.headers, request)
        big = await send_request(server.address, "POST /api/tables", b" " * 600_000)
        check(big.headers, "413")
        monkeypatch.setattr(server.service.registry.store, "lobby", None)
        server.service.registry.context.public_tables.forget()
        broken = await send_request(server.address, "GET /api/tables")
        check(broken.headers, "500")
        asked = HANDSHAKE.replace(b"Host: 127.0.0.1", b"Host: 127.0.0.1\r\nOrigin: https://evil.example")
        refused = (await exchange_bytes(server.address, asked)).partition(b"\r\n\r\n")[0].decode().lower()
        assert "content-security-policy: default-src 'none'" in refused
        statuses |= {big.status, broken.status}
        assert statuses >= {200, 400, 403, 404, 405, 409, 413, 421, 500}
