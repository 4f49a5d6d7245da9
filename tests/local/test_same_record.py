"""The Python of browsers, under Node: the same seed and decisions give the same record as here, and the same seeds
the same decisions of bots. tests/golden has the same records on plain and on compiled rules. Its memory has Lily's
cards, so that no first table has to read them."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from madoi.games.lily.cards.sets import shipped_pool
from madoi.server.transport.static import RUNTIME
from support.golden import RECORDS
from support.node import WEB
from support.programs import binaries

PLAY = """
from madoi.bots import find as find_bot
from madoi.core.chance import Seeded
from madoi.core.record import Player, read
from madoi.core.session import start, verify
from madoi.games import find

def replayed(text):
    record = read(text)
    return verify(find(record.game), record).record.text()

def played(name, seats):
    game, chances = find(name), [Seeded(f"bot {seat}") for seat in range(seats)]
    session = start(game, {}, [Player(f"P{seat}", "greedy") for seat in range(seats)], "0123456789abcdef")
    bot = find_bot("greedy", game)
    while session.state.to_move():
        seat = session.state.to_move()[0]
        session.play(seat, bot.choose(session.state.view(seat), session.state.decision(seat), chances[seat]))
    return session.record.text()
"""
SCRIPT = """
import { loadPyodide } from "pyodide";
import { readFileSync } from "node:fs";
import { restored } from "./python/memory.mjs";
const { folder, code, records, games } = JSON.parse(readFileSync(0, "utf8"));
const { default: createModule } = await import(`${folder}/pyodide.asm.mjs`);
const read = (name) => new Uint8Array(readFileSync(`${folder}/${name}`));
const memory = restored(createModule, read("extension.so"), new Response(read("memory.bin")).body);
const python = await loadPyodide({ indexURL: folder, ...memory });
const inMemory = "from madoi.games.lily.cards import editions, sets; sets._cached_pools[editions.EDITION]";
const cards = python.runPython(`${inMemory}.cards.__len__()`);
python.runPython(code);
const [replayed, played] = [python.globals.get("replayed"), python.globals.get("played")];
const answers = [...records.map((one) => replayed(one)), ...games.map(([name, seats]) => played(name, seats))];
console.log(JSON.stringify([cards, ...answers]));
"""
GAMES = (("kasane", 3), ("yurikure", 3), ("lily", 2))
PATIENCE = 240


def test_python_in_a_browser_writes_the_same_records(tmp_path: Path) -> None:
    if not (RUNTIME / "manifest.json").exists():
        pytest.skip("the runtime of local tables is built with the client only")
    version = json.loads((RUNTIME / "manifest.json").read_bytes())["version"]
    for path in (RUNTIME / version).iterdir():
        body = path.read_bytes()
        name = path.name.removesuffix(".gz")
        if path.suffix != ".br":
            (tmp_path / name).write_bytes(gzip.decompress(body) if path.suffix == ".gz" else body)
    records = [
        (RECORDS / f"{name}.madoi").read_text(encoding="utf-8")
        for name in ("kasane-2", "yurikure-4", "lily-2")
    ]
    node = shutil.which("node", path=binaries())
    assert node is not None
    done = subprocess.run(
        [node, "--input-type=module", "-e", SCRIPT],
        input=json.dumps({"folder": str(tmp_path), "code": PLAY, "records": records, "games": GAMES}),
        cwd=WEB,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    cards, *found = json.loads(done.stdout)
    assert cards == len(shipped_pool().cards)
    assert found[: len(records)] == records
    here: dict[str, Any] = {}
    exec(PLAY, here)
    assert found[len(records) :] == [here["played"](name, seats) for name, seats in GAMES]
