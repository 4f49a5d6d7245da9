"""The job queue: analyses of finished games and trials of decks, one at a time.

A client polls for the progress. A job that nobody polls for is dropped, so nothing has to be cancelled.
Analyses in the *background*, which no player has asked for, run only while there is nothing else to do.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import sha256
from typing import Final

import msgspec
import structlog

from madoi.core.refusal import Refusal, Refused
from madoi.server import limits
from madoi.server.clock import Clock
from madoi.server.protocol.analysis import Analysis
from madoi.server.protocol.common import Problem
from madoi.server.protocol.trials import Trial
from madoi.server.shared_memory import SharedMemory
from madoi.server.workers.sandbox import COMMAND, SandboxRefused, Task, kill_process

_log = structlog.get_logger()

_TOO_MUCH: Final = {"analyse": "review-too-much", "try": "trial-too-much"}


class _Job:
    """A task that somebody polls for."""

    def __init__(self, task: Task, network: str, clock: Clock, background: bool) -> None:
        self.task = task
        self.network = network
        self.background = background
        self._clock = clock
        self.polled_at = clock.monotonic()
        self.found: Analysis | Trial = Analysis([], [], 0.0) if task.trial is None else Trial([], 0.0)

    @property
    def too_much(self) -> Refused:
        return Refused(Refusal(_TOO_MUCH[self.task.what], "", {}))

    @property
    def is_wanted(self) -> bool:
        return self._clock.monotonic() - self.polled_at < limits.ANALYSIS_POLL_SECONDS


class JobQueue:
    """Jobs that run or wait, and finished ones."""

    def __init__(self, clock: Clock, shared: SharedMemory) -> None:
        self._shared = shared
        self.command = COMMAND
        self._clock = clock
        self._finished: dict[str, Analysis | Trial | Refused] = {}
        self._queue: dict[str, _Job] = {}
        self._worker: asyncio.Task[None] | None = None

    def poll_analysis(self, record: str, network: str, background: bool = False) -> Analysis:
        """The analysis of this game so far; queues a new game, in the ``background`` only if none is queued.
        Raises `Refused`."""
        found = self._poll(Task("analyse", record), network, background)
        assert isinstance(found, Analysis)
        return found

    def poll_trial(self, task: Task, network: str) -> Trial:
        """The results of this trial so far; queues a new one. Raises `Refused`."""
        found = self._poll(task, network, background=False)
        assert isinstance(found, Trial)
        return found

    def _poll(self, task: Task, network: str, background: bool) -> Analysis | Trial:
        key = sha256(msgspec.json.encode(task)).hexdigest()
        finished = self._finished.get(key)
        if isinstance(finished, Refused):
            del self._finished[key]
            raise finished
        if finished is not None:
            return finished
        job = self._queue.get(key)
        if job is None:
            others = self._shared.total("analyses")
            if background and others:
                return Analysis([], [], 0.0, others)
            job = self._queue[key] = self._enqueue(task, network, background)
        job.background = job.background and background
        job.polled_at = self._clock.monotonic()
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        return msgspec.structs.replace(job.found, waiting=list(self._queue).index(key))

    def _enqueue(self, task: Task, network: str, background: bool) -> _Job:
        self._drop_unwanted()
        if self._shared.total(f"analyses {network}") >= limits.MAX_ANALYSES_PER_ADDRESS:
            raise Refused(Refusal("review-too-many", "", {}))
        if self._shared.total("analyses") >= limits.MAX_ANALYSES:
            raise Refused(Refusal("records-too-many", "", {}))
        self._count(network, 1)
        return _Job(task, network, self._clock, background)

    def _drop_unwanted(self) -> None:
        """Drop jobs that nobody polls for any more, except the first, which is running and stops itself."""
        for key in list(self._queue)[1:]:
            if not self._queue[key].is_wanted:
                self._dequeue(key)

    def _dequeue(self, key: str) -> None:
        self._count(self._queue.pop(key).network, -1)

    def _count(self, network: str, number: int) -> None:
        self._shared.add("analyses", number)
        self._shared.add(f"analyses {network}", number)

    async def _work(self) -> None:
        try:
            while self._queue:
                self._drop_unwanted()
                key, job = next(iter(self._queue.items()))
                try:
                    await self._run(key, job)
                except Refused as refused:
                    self._keep(key, refused)
                except Exception:  # whatever it was, the others get their turn
                    _log.exception("analysis")
                    self._keep(key, job.too_much)
                self._dequeue(key)
        finally:
            self._worker = None

    async def _run(self, key: str, job: _Job) -> None:
        """Work as long as somebody polls for it. Raises `Refused`."""
        process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=limits.MAX_ANALYSIS_LINE_BYTES,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with self._clock.timeout(2 * limits.ANALYSIS_SECONDS):
                process.stdin.write(msgspec.json.encode(job.task))
                process.stdin.close()
                while job.is_wanted and not self._gives_way(job):
                    line = await self._read_line(process.stdout)
                    if line is None:
                        continue
                    if not line:
                        raise job.too_much
                    job.found = _parse(line, type(job.found))
                    if job.found.done == 1.0:
                        self._keep(key, job.found)
                        return
        except (
            TimeoutError,
            ConnectionError,
            msgspec.DecodeError,
        ):  # it ended in the middle of a line
            raise job.too_much from None
        finally:
            await kill_process(process)

    def _gives_way(self, job: _Job) -> bool:
        """Whether an analysis in the background stops because a player waits for another job."""
        return job.background and len(self._queue) > 1

    async def _read_line(self, output: asyncio.StreamReader) -> bytes | None:
        """The next line; empty at the end; None when nothing came for a while."""
        try:
            async with self._clock.timeout(limits.ANALYSIS_POLL_SECONDS / 2):
                return await output.readline()
        except TimeoutError:
            return None

    def _keep(self, key: str, found: Analysis | Trial | Refused) -> None:
        self._finished[key] = found
        if len(self._finished) > limits.MAX_CACHED_ANALYSES:
            del self._finished[next(iter(self._finished))]

    async def close(self) -> None:
        """Stop."""
        if self._worker is not None:
            self._worker.cancel()
            with suppress(asyncio.CancelledError):
                await self._worker


def _parse(line: bytes, kind: type[Analysis | Trial]) -> Analysis | Trial:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.ValidationError:
        raise SandboxRefused(msgspec.json.decode(line, type=Problem).refusal) from None
