"""Work on whole records that somebody sends: in a process of its own, for a while and not longer.

A record of a few hundred kilobytes can be a game of many thousand decisions. To play it again in the server
would keep all tables waiting. What is answered at once is asked of `Apart`;
`madoi.server.workers.analysis_queue` has the
same command tell what it finds on its way.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Final, Literal

import msgspec

from madoi.core.chance import FED
from madoi.core.record import Record, read
from madoi.core.refusal import BadRecord, Refusal, Refused
from madoi.core.session import Session, verify
from madoi.games import NAMES, find
from madoi.server.clock import Clock
from madoi.server.protocol.common import Problem, RefusalData
from madoi.server.protocol.records import VerifiedRecord
from madoi.server.table.projection import snapshot
from madoi.server.table.projection.replay import retold
from madoi.server.workers.analysis import reviewed

_SECONDS: Final = 20
REVIEW_SECONDS: Final = 120
_KINDNESS: Final = 10
"""Who looks back lets those who play go first."""
_MEMORY: Final = 1 << 30
_AT_ONCE: Final = 2
_OF_ONE: Final = 4
_MOST_WAITING: Final = 40
"""So many records of one caller, and of all, are worked on or wait for it."""
_MOST_TOLD: Final = 8_000_000
"""So many bytes are taken of what a process tells; a long game told again has half a million."""
_REFUSED: Final = 3
"""What the process ends with when it has told why not."""
COMMAND: Final = [sys.executable, "-m", "madoi.server.workers.sandbox"]


class Task(msgspec.Struct, frozen=True):
    """What is to be done with a record; for whom, where that matters."""

    what: Literal["verify", "retell", "review"]
    record: str
    viewer: int = -1


class Apart:
    """Lets processes of their own work, not many at once."""

    def __init__(self, clock: Clock) -> None:
        self.command = COMMAND
        self._clock = clock
        self._free = asyncio.Semaphore(_AT_ONCE)
        self._callers: Counter[str] = Counter()

    async def done(self, task: Task, caller: str) -> bytes:
        """What comes of it, as JSON. Raises `Refused`, with the line and the reason where the record is not
        one of a game; and where too many wait already, for each keeps its record here."""
        if self._callers[caller] >= _OF_ONE:
            raise Refused(Refusal("http-too-fast", "", {}))
        if self._callers.total() >= _MOST_WAITING:
            raise Refused(Refusal("records-too-many", "", {}))
        self._callers[caller] += 1
        try:
            async with self._free:
                status, told = await self._told(task)
        finally:
            self._callers -= Counter([caller])
        if status == _REFUSED:
            raise Answered(msgspec.json.decode(told, type=Problem).refusal)
        if status != 0 or not told:
            too_much = "replay-too-much" if task.what == "retell" else "verify-too-much"
            raise Refused(Refusal(too_much, "", {"seconds": _SECONDS}))
        return told

    async def _told(self, task: Task) -> tuple[int, bytes]:
        """What a process ended with and told; 1 and nothing where it took too long or told too much."""
        process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        told = bytearray()
        try:
            async with self._clock.timeout(_SECONDS):
                process.stdin.write(msgspec.json.encode(task))
                process.stdin.close()
                while part := await process.stdout.read(1 << 16):
                    told += part
                    if len(told) > _MOST_TOLD:
                        return 1, b""
                return await process.wait(), bytes(told)
        except (TimeoutError, ConnectionError):
            return 1, b""
        finally:
            await ended(process)


async def ended(process: asyncio.subprocess.Process) -> None:
    """End a process that may still run, and see it gone, also when the one who waits is told to stop."""
    with suppress(ProcessLookupError):
        process.kill()
    gone = asyncio.ensure_future(process.wait())
    try:
        await asyncio.shield(gone)
    except asyncio.CancelledError:
        await gone
        raise


class Answered(Refused):
    """What the other process found wrong; its facts are plain already."""

    def __init__(self, reason: RefusalData) -> None:
        super().__init__(Refusal(reason.code, reason.rule, reason.facts))


def do(task: Task) -> Iterator[msgspec.Struct]:
    """What a record gives, bit by bit where it takes long, or the `Problem` with it."""
    try:
        session = _verified(task.record)
        if task.what == "review":
            yield from reviewed(session)
        elif task.what == "retell":
            yield retold(session, task.viewer)
        else:
            yield _found(read(task.record), session)
    except Refused as refused:
        yield Problem(snapshot.reasoned(refused.refusal))


def _found(record: Record, session: Session) -> VerifiedRecord:
    sealed = bool(record.header_check) and all(step.check for step in record.steps)
    fed = record.chance == FED
    committed = bool(record.commitment) and not fed
    return VerifiedRecord(record.game, session.decisions, session.record.points, fed, committed, sealed)


def _verified(text: str) -> Session:
    record = read(text)
    if record.game not in NAMES:
        raise BadRecord(Refusal("game-unknown", "", {"game": record.game, "allowed": NAMES}))
    return verify(find(record.game), record)


def limit(seconds: int = _SECONDS) -> None:
    """Where the system can, it ends this process when it wants too much."""
    try:
        import resource  # noqa: PLC0415  not every system has it
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))


def main() -> None:
    """One task from standard input, what comes of it to standard output, each bit a line."""
    given = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    limit(REVIEW_SECONDS if given.what == "review" else _SECONDS)
    if given.what == "review" and hasattr(os, "nice"):
        os.nice(_KINDNESS)
    for answer in do(given):
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()
        if isinstance(answer, Problem):
            sys.exit(_REFUSED)


if __name__ == "__main__":
    main()
