"""The sandbox's processes end when the server wants them to."""

from __future__ import annotations

import asyncio
import sys

from madoi.server.workers.sandbox import kill_process


async def test_a_process_with_unread_output_is_seen_to_end() -> None:
    """The reader's limit pauses the pipe, so asyncio does not see the end of the output by itself."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-S",
        "-c",
        "print('x' * 9_000_000)",
        stdout=asyncio.subprocess.PIPE,
        limit=1,
    )
    assert process.stdout is not None
    await process.stdout.read(1)
    await kill_process(process)
    assert process.returncode is not None
