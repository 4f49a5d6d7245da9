"""The threats of docs/security.md, chapter “What a browser keeps”, each tried."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from madoi.server.http.openapi import describe
from madoi.server.http.router import ENDPOINTS
from madoi.server.transport.middleware import SECURITY_HEADERS
from madoi.server.transport.static import WEB
from support.checkout import TOP
from support.server.in_process import serve_in_process
from support.server.raw_http import send_request
from support.server.service_process import Service
from support.server.threats import SLOW, open_and_sit_down


async def test_s46_a_worker_keeps_what_everybody_gets(tmp_path: Path) -> None:
    source = (TOP / "web" / "worker" / "kept.ts").read_text(encoding="utf-8")
    kept = [re.compile(one.replace("\\/", "/")) for one in re.findall(r"^  /(\^.*)/,$", source, re.M)]
    worker = (TOP / "web" / "worker" / "sw.ts").read_text(encoding="utf-8")
    assert 'request.method !== "GET"' in worker
    assert 'headers.has("authorization")' in worker
    async with serve_in_process(tmp_path) as server:
        table, *held = await open_and_sit_down(server.address, "yurikure", people=1, bots=2, **SLOW)
        paths = describe(ENDPOINTS)["paths"]
        assert isinstance(paths, dict)
        asked = [path.replace("{table}", table) for path, methods in paths.items() if "get" in methods]
        found = [path for path in asked if any(one.search(path) for one in kept)]
        assert f"/api/tables/{table}/reference" in found
        assert "/api/tables" not in found, "the lobby is of now"
        for path in found:
            answers = [
                (await send_request(server.address, f"GET {path}", headers=headers)).body
                for headers in ({}, {"Authorization": f"Bearer {held[0]}", "Cookie": f"secret={held[0]}"})
            ]
            assert answers[0] == answers[1], path
            assert not any(secret.encode() in answers[0] for secret in held), path


async def test_s47_an_old_client_does_not_stay(service: Service) -> None:
    policy = dict(part.split(" ", 1) for part in SECURITY_HEADERS["content-security-policy"].split("; "))
    assert policy["worker-src"] == policy["manifest-src"] == "'self'"
    if not (WEB / "sw.js").exists():
        pytest.skip("the web client is built into the package only")
    for path in ("/", "/t/x", "/sw.js", "/manifest.webmanifest", "/words/en.ftl"):
        answer = await send_request(service.address, f"GET {path}")
        assert answer.headers["cache-control"] == "no-cache", path
    answer = await send_request(service.address, "GET /sw.js")
    assert "service-worker-allowed" not in answer.headers
    assert b"importScripts" not in answer.body
