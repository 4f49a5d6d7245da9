"""`madoi admin` and evenings: exported, imported, and without a name that is to be forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path

from madoi.cli import main
from madoi.client import http_request
from support.server.in_process import serve_in_process


async def admin(data: Path, *words: str) -> int:
    return await asyncio.to_thread(main, ["admin", *words, "--data", str(data), "--lang", "en"])


async def test_an_exported_evening_comes_back_the_same_and_a_name_is_erased(tmp_path: Path) -> None:
    body = {"game": "kasane", "mode": "swiss", "name": "Rin", "face": "fox"}
    async with serve_in_process(tmp_path / "one") as server:
        opened = await http_request(server.address, "POST", "/api/evenings", body)
        path = f"/api/evenings/{opened['evening']}"
        await http_request(server.address, "POST", f"{path}/join", {"name": "Mio"})
        file = str(tmp_path / "evening.json")
        link = f"{server.address}/evening/{opened['evening']}"
        assert await admin(tmp_path / "one", "export-evening", link, file) == 0
        assert await admin(tmp_path / "one", "export-evening", link, file) == 2, "nothing is written over"
        assert await admin(tmp_path / "one", "export-evening", "nowhere", f"{file}2") == 2
        assert await admin(tmp_path / "one", "import-evening", file) == 2, "it is there already"
        before = await http_request(server.address, "POST", f"{path}/look", {})
    async with serve_in_process(tmp_path / "two") as server:
        assert await admin(tmp_path / "two", "import-evening", file) == 0
        look = {"secret": opened["secret"]}
        found = await http_request(server.address, "POST", f"{path}/look", look)
        assert (found["players"], found["me"]) == (before["players"], 0), "the secret is still good"
        assert await admin(tmp_path / "two", "forget", "--name", "Rin", "--yes") == 0
        found = await http_request(server.address, "POST", f"{path}/look", {})
        assert [(one["name"], one["face"]) for one in found["players"]] == [("anonymous 1", ""), ("Mio", "")]
        (tmp_path / "other.json").write_text("{}", encoding="utf-8")
        assert await admin(tmp_path / "two", "import-evening", str(tmp_path / "other.json")) == 2
