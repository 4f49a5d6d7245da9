"""The event loop's time: what one address starts begins one after the other."""

from __future__ import annotations

import asyncio

from madoi.server import limits
from madoi.server.runtime.loop_share import LoopShares
from madoi.server.shared_memory import SharedMemory
from support.server.manual_clock import ManualClock


async def test_requests_that_wait_together_do_not_begin_together() -> None:
    clock = ManualClock()
    shares = LoopShares(SharedMemory(), clock)
    begun: list[str] = []

    async def request(name: str) -> None:
        await shares.wait(name, limits.CHANGE_SECONDS)
        begun.append(name)

    requests = [asyncio.create_task(request("busy")) for _ in range(20)]
    requests.append(asyncio.create_task(request("other")))
    await clock.settle()
    assert begun.count("busy") <= 2
    assert "other" in begun
    await clock.advance(0.1)
    assert begun.count("busy") <= 8
    await clock.advance(5)
    assert begun.count("busy") == 20
    await asyncio.gather(*requests)


async def test_steps_of_one_address_come_after_the_last_was_counted() -> None:
    shares = LoopShares(SharedMemory(), ManualClock())
    done = asyncio.Event()
    begun: list[str] = []

    async def step(name: str) -> None:
        async with shares.turn(name):
            begun.append(name)
            await done.wait()

    steps = [asyncio.create_task(step(name)) for name in ("busy", "busy", "other")]
    await asyncio.sleep(0.01)
    assert begun == ["busy", "other"]
    done.set()
    await asyncio.gather(*steps)
    assert begun == ["busy", "other", "busy"]
