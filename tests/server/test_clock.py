"""All time of the service comes from its clock; and the clock that tests move by hand does what it says."""

from __future__ import annotations

import ast
import asyncio
from pathlib import Path

import pytest

from madoi import server
from support.server.manual_clock import NOON, ManualClock

SOURCE = Path(server.__file__).parent
ALLOWED = {
    "clock.py": {"import time", "asyncio.sleep", "asyncio.timeout", "call_later"},  # the clock itself
    "serve.py": {"import time"},  # whoever starts workers and waits for them has no loop, and decides nothing
    "trial.py": {"from time"},  # in a process of its own: how much it may compute, not when
}
OF_ASYNCIO = {"sleep", "timeout", "timeout_at", "wait_for"}
OF_A_LOOP = {"call_later", "call_at"}


def times_taken(text: str) -> set[str]:
    """Where else than from a clock the code of a module gets time."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {f"import {one.name}" for one in node.names if one.name in ("time", "datetime")}
        elif isinstance(node, ast.ImportFrom) and node.module in ("time", "datetime", "asyncio"):
            found.add(f"from {node.module}")
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner, name = ast.unparse(node.func.value), node.func.attr
            only_yields = name == "sleep" and ast.unparse(node.args[0]) == "0"
            if owner == "asyncio" and name in OF_ASYNCIO and not only_yields:
                found.add(f"asyncio.{name}")
            elif name in OF_A_LOOP and not owner.lower().removesuffix("(self.config)").endswith("clock"):
                found.add(name)
    return found


@pytest.mark.parametrize("path", list(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_the_service_takes_time_from_its_clock_alone(path: Path) -> None:
    assert times_taken(path.read_text(encoding="utf-8")) <= ALLOWED.get(path.name, set())


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("import time\ntime.time()", {"import time"}),
        ("from time import monotonic", {"from time"}),
        ("import asyncio\nasync def go():\n    await asyncio.sleep(0.1)", {"asyncio.sleep"}),
        ("async def go():\n    async with asyncio.timeout(3):\n        pass", {"asyncio.timeout"}),
        ("asyncio.get_running_loop().call_later(1, print)", {"call_later"}),
        ("self.loop.call_at(1, print)", {"call_at"}),
        ("async def go():\n    await asyncio.sleep(0)\n    await self.clock.sleep(pause)", set()),
        ("self._clock.call_later(1, print)", set()),
    ],
)
def test_what_takes_time_from_elsewhere_is_found(text: str, found: set[str]) -> None:
    assert times_taken(text) == found


async def test_a_clock_that_is_moved_by_hand() -> None:
    clock = ManualClock()
    rang: list[tuple[str, float]] = []

    def ring(name: str) -> None:
        rang.append((name, clock.monotonic()))

    async def snooze() -> None:
        await clock.sleep(2)
        ring("slept")
        try:
            async with clock.timeout(3):
                await asyncio.Event().wait()
        except TimeoutError:
            ring("given up")
        async with clock.timeout(3):
            ring("in time")

    clock.call_later(4, ring, "later")
    clock.call_later(1, lambda: clock.call_later(1, ring, "after another"))
    clock.call_later(3, ring, "cancelled").cancel()
    clock.call_later(0, ring, "at once")
    sleeper = asyncio.create_task(snooze())
    await clock.settle()
    assert rang == [("at once", 0)]
    await clock.advance(1.5)
    assert rang == [("at once", 0)]
    await clock.advance(10)
    assert rang[1:] == [("slept", 2), ("after another", 2), ("later", 4), ("given up", 5), ("in time", 5)]
    assert clock.now() == NOON + 11.5
    assert sleeper.done()
