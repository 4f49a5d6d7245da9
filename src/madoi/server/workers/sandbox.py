"""The sandbox: a subprocess with limits for an untrusted record or trial.

Replaying a record of many thousand decisions in the server would keep all tables waiting.
`sandbox_process` is what runs there. `job_queue` runs the same command, and reads its output line by line.
The server does not import what only the subprocess needs, so it starts sooner.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
from contextlib import suppress
from typing import Final, Literal

import msgspec

from madoi.core.refusal import Refusal, Refused
from madoi.server import limits
from madoi.server.clock import Clock
from madoi.server.protocol.common import Problem, RefusalData
from madoi.server.protocol.moves import LogEntry
from madoi.server.protocol.trials import TrialRequest
from madoi.server.shared_memory import SharedMemory

EXIT_REFUSED: Final = 3
"""The exit code of a subprocess that has written a `Problem`."""
_READ_BYTES: Final = 1 << 16
COMMAND: Final = [
    *(["nice", "-n", "10"] if shutil.which("nice") else []),
    sys.executable,
    "-m",
    "madoi.server.workers.sandbox_process",
]
"""Records give way to games that are being played, from the start of their process on."""


class TrialPlan(msgspec.Struct, frozen=True):
    """A trial, with the game and the option it is about."""

    game: str
    option: str
    wanted: TrialRequest


class AttemptPlan(msgspec.Struct, frozen=True):
    """The deal of a day that a log is to be an attempt at."""

    day: str
    game: str
    seed: str


class Task(msgspec.Struct, frozen=True):
    """What to do with a record; ``viewer``: for whom, where that matters. ``try``: play a ``trial``.
    ``move``: verify the ``log`` of a table that comes from a device ``now``. ``attempt``: verify the log of a
    deal of the day."""

    what: Literal["verify", "replay", "analyse", "try", "move", "attempt"]
    record: str = ""
    viewer: int = -1
    trial: TrialPlan | None = None
    log: list[LogEntry] = []
    attempt: AttemptPlan | None = None
    now: float = 0


class Sandbox:
    """Runs tasks in subprocesses, few at once."""

    def __init__(self, clock: Clock, shared: SharedMemory) -> None:
        self.command = COMMAND
        self._clock = clock
        self._shared = shared
        self._free = asyncio.Semaphore(max(1, limits.SANDBOX_PROCESSES // shared.workers))

    async def run(self, task: Task, network: str) -> bytes:
        """Run a task and return its result as JSON. Raises `Refused` for a bad record, with line and reason,
        and when too many tasks are queued."""
        if self._shared.total(f"records {network}") >= limits.MAX_SANDBOX_JOBS_PER_ADDRESS:
            raise Refused(Refusal("http-too-fast", "", {}))
        if self._shared.total("records") >= limits.MAX_SANDBOX_JOBS:
            raise Refused(Refusal("records-too-many", "", {}))
        with self._shared.counted("records", f"records {network}"):
            async with self._free:
                status, output = await self._run(task)
        if status == EXIT_REFUSED:
            raise SandboxRefused(msgspec.json.decode(output, type=Problem).refusal)
        if status != 0 or not output:
            too_much = "replay-too-much" if task.what == "replay" else "verify-too-much"
            raise Refused(Refusal(too_much, "", {"seconds": limits.SANDBOX_SECONDS}))
        return output

    async def _run(self, task: Task) -> tuple[int, bytes]:
        """Exit code and output of a subprocess; 1 and nothing if it took too long or wrote too much."""
        process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        output = bytearray()
        try:
            async with self._clock.timeout(limits.SANDBOX_PATIENCE_SECONDS):
                process.stdin.write(msgspec.json.encode(task))
                process.stdin.close()
                while part := await process.stdout.read(_READ_BYTES):
                    output += part
                    if len(output) > limits.MAX_SANDBOX_OUTPUT_BYTES:
                        return 1, b""
                return await process.wait(), bytes(output)
        except (TimeoutError, ConnectionError):
            return 1, b""
        finally:
            await kill_process(process)


async def kill_process(process: asyncio.subprocess.Process) -> None:
    """Kill a process that may still run, and wait for its end even when the task that waits is cancelled."""
    with suppress(ProcessLookupError):
        process.kill()
    gone = asyncio.ensure_future(_wait_for_end(process))
    try:
        await asyncio.shield(gone)
    except asyncio.CancelledError:
        await gone
        raise


async def _wait_for_end(process: asyncio.subprocess.Process) -> None:
    """Wait for the end of a killed process.

    asyncio reports it only after the end of the output.
    Nobody sees that end while unread output pauses the pipe.
    """
    assert process.stdout is not None
    with suppress(OSError):
        while await process.stdout.read(_READ_BYTES):
            pass
    await process.wait()


class SandboxRefused(Refused):
    """A refusal from the subprocess; its facts are plain data already."""

    def __init__(self, reason: RefusalData) -> None:
        super().__init__(Refusal(reason.code, reason.rule, dict(reason.facts)))
