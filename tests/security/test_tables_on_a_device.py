"""The threats of docs/security.md, chapter “Tables on a device”, each tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from madoi.server.transport import static
from madoi.server.transport.middleware import PYTHON_WORKER, SECURITY_HEADERS
from support.server.in_process import serve_in_process
from support.server.raw_http import send_request


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
    (folder / "python_stdlib.zip").write_text("zip")
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
