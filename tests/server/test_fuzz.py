"""Bad input: the long run of bench/service_fuzz.py, short."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from madoi.core.refusal import Refused
from madoi.server.http.responses import decode_body
from madoi.server.http.router import ENDPOINTS
from madoi.server.protocol.common import Problem
from madoi.server.transport.websocket.parsing import parse
from madoi.server.workers.sandbox import Task
from madoi.server.workers.sandbox_process import run_task
from support.golden import RECORDS

BENCH = Path(__file__).parents[2] / "bench" / "service_fuzz.py"
MESSAGES = int(os.environ.get("MADOI_FUZZ", "300"))


@pytest.mark.long  # `run.py fuzz` is its own command; the tests beside this one hold each kind of bad input
def test_bad_messages_and_requests_harm_nobody() -> None:
    words = ["--messages", str(MESSAGES), "--requests", str(MESSAGES // 10), "--examples", "1"]
    done = subprocess.run([sys.executable, BENCH, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "nothing" in done.stdout


@pytest.mark.parametrize("seed", range(20))
def test_whatever_comes_is_understood_or_refused(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(100):
        data = chance.randbytes(chance.randint(0, 60))
        read_by_all(data)
        read_by_all(data.decode(errors="replace").encode())
        read_by_all(b'{"type":"say","id":"1","text":"' + data + b'"}')


def read_by_all(data: bytes) -> None:
    readers: list[Callable[[bytes], object]] = [parse]
    readers += [partial(decode_body, one.body) for one in ENDPOINTS if one.body is not None]
    for read in readers:
        try:
            read(data)
        except Refused as refused:
            if refused.refusal.code != "wire-malformed":
                raise


def test_whatever_is_to_be_verified_is_judged() -> None:
    chance = random.Random("records")
    record = (RECORDS / "kasane-2.madoi").read_text(encoding="utf-8")
    for _ in range(60):
        text = bytearray(record.encode())
        for _ in range(chance.randint(1, 4)):
            place = chance.randrange(len(text))
            text[place : place + chance.randint(0, 3)] = chance.choice(
                [b"", b"9", b"\n", b"seat", "渚".encode(), b" "]
            )
        [judged] = run_task(Task("verify", text.decode(errors="replace")))
        assert not isinstance(judged, Problem) or judged.refusal.code.startswith(
            ("record-", "game-", "option", "seats")
        )
