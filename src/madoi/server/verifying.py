"""Verifying a record that somebody sends: in a process of its own, for a while and not longer.

A record of a few hundred kilobytes can be a game of many thousand decisions. To play it again in the server
would keep all tables waiting.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Final

import msgspec

from madoi.core.record import read
from madoi.core.refusal import BadRecord, Refusal, Refused
from madoi.core.session import verify
from madoi.games import NAMES, find
from madoi.server import showing
from madoi.server.protocol import Problem, Reasoned, Verified

_SECONDS: Final = 20
_MEMORY: Final = 1 << 30
_AT_ONCE: Final = 2


class Verifier:
    """Lets processes of their own verify records, not many at once."""

    def __init__(self) -> None:
        self.command = [sys.executable, "-m", "madoi.server.verifying"]
        self._free = asyncio.Semaphore(_AT_ONCE)

    async def verified(self, record: str) -> Verified:
        """What the record tells, if every decision, its seed and its points hold. Raises `Refused`."""
        async with self._free:
            process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
            try:
                async with asyncio.timeout(_SECONDS):
                    told, _ = await process.communicate(record.encode())
            except TimeoutError:
                told = b""
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
        if process.returncode != 0 or not told:
            raise Refused(Refusal("verify-too-much", "", {"seconds": _SECONDS}))
        try:
            return msgspec.json.decode(told, type=Verified)
        except msgspec.ValidationError:
            raise _Answered(msgspec.json.decode(told, type=Problem).refusal) from None


class _Answered(Refused):
    """What the other process found wrong; its facts are plain already."""

    def __init__(self, reason: Reasoned) -> None:
        super().__init__(Refusal(reason.code, reason.rule, reason.facts))


def judged(text: str) -> Verified | Problem:
    """What there is to say about a record."""
    try:
        record = read(text)
        if record.game not in NAMES:
            raise BadRecord(Refusal("game-unknown", "", {"game": record.game, "allowed": NAMES}))
        session = verify(find(record.game), record)
    except Refused as refused:
        return Problem(showing.reasoned(refused.refusal))
    return Verified(record.game, session.decisions, session.record.points)


def limit() -> None:
    """Where the system can, it ends this process when it wants too much."""
    try:
        import resource  # noqa: PLC0415  not every system has it
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_CPU, (_SECONDS, _SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))


if __name__ == "__main__":
    limit()
    sys.stdout.buffer.write(msgspec.json.encode(judged(sys.stdin.buffer.read().decode())))
