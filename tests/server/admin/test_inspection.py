"""`madoi inspect`: tables and records at any moment, with everything open or as one viewer."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from madoi.cli import main
from madoi.client import open_table
from support.golden import RECORDS
from support.server.in_process import serve_in_process
from support.server.manual_clock import ManualClock


async def inspected(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    capsys.readouterr()
    assert await asyncio.to_thread(main, ["inspect", *words, "--json", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    return json.loads("\n".join(line for line in lines if line.startswith(("{", "}", " "))))


async def test_a_table_in_the_store_of_a_running_service(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        seats = [{"kind": "me", "name": "Rin"}, {"kind": "bot", "bot": "random"}]
        opened = await open_table(server.address, {"game": "kasane", "seats": seats, "terms": {"pace": 5}})
        id, store = opened["table"], ["--data", str(tmp_path)]
        live = await server.service.registry.find(id)
        await clock.until(lambda: live.table.phase == "playing")
        found = await inspected(capsys, id, *store)
        assert (found["game"], found["phase"], found["players"][0]) == ("kasane", "playing", "Rin")
        assert [entry["type"] for entry in found["entries"]][:2] == ["opened", "began"]
        assert found["prompts"][0]["actions"]
        assert (await inspected(capsys, id, "--at", "0", *store))["phase"] == "waiting"
        assert await asyncio.to_thread(main, ["inspect", id, *store, "--lang", "en"]) == 0
        assert "Rin" in capsys.readouterr().out
        as_seat = await inspected(capsys, id, "--as", "1", *store)
        seed = found["entries"][1]["seed"]
        assert seed not in json.dumps(as_seat)
        assert opened["secret"] not in json.dumps(found)
        assert as_seat["due"] is None
        assert {prompt["seat"] for prompt in as_seat["prompts"]} <= {0}


@pytest.mark.parametrize("name", ["kasane-2", "lily-2", "yurikure-3-open"])
def test_records_are_inspected_at_any_decision(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = RECORDS / f"{name}.madoi"
    for words in ([], ["--at", "0"], ["--at", "3", "--as", "1"], ["--as", "spectator"]):
        assert main(["inspect", str(path), *words, "--lang", "en"]) == 0
        assert path.name in capsys.readouterr().out
    assert main(["inspect", str(path), "--at", "99999", "--lang", "en"]) == 2
    assert main(["inspect", str(path), "--as", "9", "--lang", "en"]) == 2
