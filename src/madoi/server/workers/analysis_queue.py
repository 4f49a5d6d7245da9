"""Reviews: finished games whose chances are being told, one at a time, as long as somebody waits for it.

Who wants one asks again and again and is told how far it is. A game for which nobody asks any more is put
away, so nothing has to be taken back: to stop asking is to stop.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import sha256
from typing import Final

import msgspec
import structlog

from madoi.core.refusal import Refusal, Refused
from madoi.server.clock import Clock
from madoi.server.protocol.analysis import Analysis
from madoi.server.protocol.common import Problem
from madoi.server.workers.sandbox import COMMAND, REVIEW_SECONDS, Answered, Task, ended

PATIENCE: Final = 8.0
"""Who has not asked for so many seconds waits no longer."""
_KEPT: Final = 200
_OF_ONE: Final = 2
_MOST: Final = 40
_LONGEST: Final = 1 << 20

_log = structlog.get_logger()


class _Wanted:
    """A game that somebody waits for."""

    def __init__(self, record: str, caller: str, clock: Clock) -> None:
        self.record = record
        self.caller = caller
        self._clock = clock
        self.asked = clock.monotonic()
        self.found = Analysis([], [], 0.0)

    @property
    def waited_for(self) -> bool:
        return self._clock.monotonic() - self.asked < PATIENCE


class Reviews:
    """What is under way, what waits, what is known."""

    def __init__(self, clock: Clock) -> None:
        self.command = COMMAND
        self._clock = clock
        self._known: dict[str, Analysis | Refused] = {}
        self._wanted: dict[str, _Wanted] = {}
        self._working: asyncio.Task[None] | None = None

    def ask(self, record: str, caller: str) -> Analysis:
        """How far the review of this game is. Raises `Refused`."""
        key = sha256(record.encode()).hexdigest()
        known = self._known.get(key)
        if isinstance(known, Refused):
            del self._known[key]
            raise known
        if known is not None:
            return known
        wanted = self._wanted.get(key)
        if wanted is None:
            wanted = self._wanted[key] = self._taken_on(record, caller)
        wanted.asked = self._clock.monotonic()
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return msgspec.structs.replace(wanted.found, waiting=list(self._wanted).index(key))

    def _taken_on(self, record: str, caller: str) -> _Wanted:
        self._put_away()
        callers = [wanted.caller for wanted in self._wanted.values()]
        if callers.count(caller) >= _OF_ONE:
            raise Refused(Refusal("review-too-many", "", {}))
        if len(callers) >= _MOST:
            raise Refused(Refusal("records-too-many", "", {}))
        return _Wanted(record, caller, self._clock)

    def _put_away(self) -> None:
        """Forget those that nobody waits for any more; the first is under way and ends by itself."""
        for key in list(self._wanted)[1:]:
            if not self._wanted[key].waited_for:
                del self._wanted[key]

    async def _work(self) -> None:
        try:
            while self._wanted:
                self._put_away()
                key, wanted = next(iter(self._wanted.items()))
                try:
                    await self._review(key, wanted)
                except Refused as refused:
                    self._keep(key, refused)
                except Exception:  # whatever it was, the others have their turn
                    _log.exception("review")
                    self._keep(key, Refused(Refusal("review-too-much", "", {})))
                del self._wanted[key]
        finally:
            self._working = None

    async def _review(self, key: str, wanted: _Wanted) -> None:
        """As long as somebody waits for it. Raises `Refused`."""
        process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=_LONGEST,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with self._clock.timeout(2 * REVIEW_SECONDS):
                process.stdin.write(msgspec.json.encode(Task("review", wanted.record)))
                process.stdin.close()
                while wanted.waited_for:
                    told = await self._line(process.stdout)
                    if told is None:
                        continue
                    if not told:
                        raise Refused(Refusal("review-too-much", "", {}))
                    wanted.found = _read(told)
                    if wanted.found.done == 1.0:
                        self._keep(key, wanted.found)
                        return
        except (TimeoutError, ConnectionError, msgspec.DecodeError):  # the last: it ended in mid-sentence
            raise Refused(Refusal("review-too-much", "", {})) from None
        finally:
            await ended(process)

    async def _line(self, told: asyncio.StreamReader) -> bytes | None:
        """What is told next; nothing at the end; None when there was nothing new for a while."""
        try:
            async with self._clock.timeout(PATIENCE / 2):
                return await told.readline()
        except TimeoutError:
            return None

    def _keep(self, key: str, found: Analysis | Refused) -> None:
        self._known[key] = found
        if len(self._known) > _KEPT:
            del self._known[next(iter(self._known))]

    async def close(self) -> None:
        """Do nothing any more."""
        if self._working is not None:
            self._working.cancel()
            with suppress(asyncio.CancelledError):
                await self._working


def _read(told: bytes) -> Analysis:
    try:
        return msgspec.json.decode(told, type=Analysis)
    except msgspec.ValidationError:
        raise Answered(msgspec.json.decode(told, type=Problem).refusal) from None
