"""The sandbox: a subprocess with limits for an untrusted record or trial.

It verifies, replays or analyses a record, or plays the games of a trial.

Replaying a record of many thousand decisions in the server would keep all tables waiting.
`madoi.server.workers.job_queue` runs the same command, and reads its output line by line.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Final, Literal

import msgspec

from madoi.core.record import read
from madoi.core.refusal import Refusal, Refused
from madoi.core.session import Session, verify
from madoi.daily.deal import Deal
from madoi.games import find
from madoi.server import limits
from madoi.server.clock import Clock
from madoi.server.protocol.common import Problem, RefusalData
from madoi.server.protocol.moves import LogEntry, TableLog
from madoi.server.protocol.trials import TrialRequest
from madoi.server.shared_memory import SharedMemory
from madoi.server.table.commands.moving import verified_log
from madoi.server.table.daily_attempt import verified_attempt
from madoi.server.table.projection import snapshot
from madoi.server.table.projection.replay import build_replay, summarise
from madoi.server.workers.analysis import analyse
from madoi.server.workers.trial import try_out

_NICENESS: Final = 15
"""What is done with a record gives way to the tables."""
_ANALYSIS_NICENESS: Final = 4
"""Analyses and trials also give way to other records."""
_EXIT_REFUSED: Final = 3
"""The exit code of a subprocess that has written a `Problem`."""
_READ_BYTES: Final = 1 << 16
COMMAND: Final = [
    *(["nice", "-n", "10"] if shutil.which("nice") else []),
    sys.executable,
    "-m",
    "madoi.server.workers.sandbox",
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
        if status == _EXIT_REFUSED:
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
    gone = asyncio.ensure_future(process.wait())
    try:
        await asyncio.shield(gone)
    except asyncio.CancelledError:
        await gone
        raise


class SandboxRefused(Refused):
    """A refusal from the subprocess; its facts are plain data already."""

    def __init__(self, reason: RefusalData) -> None:
        super().__init__(Refusal(reason.code, reason.rule, dict(reason.facts)))


def run_task(task: Task) -> Iterator[msgspec.Struct]:
    """Results of a task, one by one where it takes long, or the `Problem` with its record or trial."""
    try:
        if task.trial is not None:
            yield from try_out(task.trial.game, task.trial.option, task.trial.wanted)
            return
        if task.attempt is not None:
            deal = Deal(task.attempt.day, task.attempt.game)
            yield verified_attempt(task.log, deal, task.attempt.seed)
            return
        if task.what == "move":
            yield TableLog(verified_log(task.log, task.now))
            return
        session = _verify(task.record)
        if task.what == "analyse":
            yield from analyse(session)
        elif task.what == "replay":
            yield build_replay(session, task.viewer)
        else:
            yield summarise(read(task.record), session)
    except Refused as refused:
        yield Problem(snapshot.refusal_data(refused.refusal))


def _verify(text: str) -> Session:
    record = read(text)
    return verify(find(record.game, record.package), record)


def limit_resources(seconds: int = limits.SANDBOX_SECONDS) -> None:
    """Set resource limits of this process, where the system has them."""
    try:
        import resource  # noqa: PLC0415  not every system has it
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (limits.SANDBOX_MEMORY_BYTES, limits.SANDBOX_MEMORY_BYTES))


def main() -> None:
    """Read one task from standard input, and write its results to standard output, one per line."""
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    is_long = task.what in ("analyse", "try")
    limit_resources(limits.ANALYSIS_SECONDS if is_long else limits.SANDBOX_SECONDS)
    if hasattr(os, "nice"):
        os.nice(_NICENESS + (_ANALYSIS_NICENESS if is_long else 0))
    for result in run_task(task):
        sys.stdout.buffer.write(msgspec.json.encode(result) + b"\n")
        sys.stdout.buffer.flush()
        if isinstance(result, Problem):
            sys.exit(_EXIT_REFUSED)


if __name__ == "__main__":
    main()
