"""Bot jobs: the searches under way for the bots of one table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from madoi.core.refusal import Refusal, Refused
from madoi.server.table.automation import Due, search_job
from madoi.server.table.commands.decisions import Prompt, prompt
from madoi.server.table.search_job import SearchJob
from madoi.server.table.state import Table

Search = Callable[[SearchJob], Coroutine[Any, Any, str]]


class BotJobs:
    """Searches by seat and prompt. They start with the prompt, so that the answer is ready when it is due."""

    def __init__(self, search: Search) -> None:
        self._search = search
        self._jobs: dict[str, asyncio.Task[str]] = {}

    def start(self, table: Table) -> None:
        """Start the searches for all bots to move, keep those that run already, and cancel the others."""
        wanted: dict[str, asyncio.Task[str]] = {}
        for seat in table.to_move():
            asked = prompt(table, seat)
            assert asked is not None
            key = _key(seat, asked)
            running = self._jobs.pop(key, None)
            if running is not None and not _has_failed(running):
                wanted[key] = running
            else:
                job = search_job(table, seat)
                if job is not None:
                    wanted[key] = asyncio.create_task(self._search(job))
        self.cancel()
        self._jobs = wanted

    async def result(self, table: Table, due: Due) -> str:
        """The action a search found, empty where none is needed. Raises `Refused` when the table has moved
        on."""
        if due.kind != "bot" or due.prompt is None:
            return ""
        self.start(table)
        key = _key(due.seat, due.prompt)
        if key not in self._jobs:
            return ""
        try:
            return await asyncio.shield(self._jobs[key])
        except asyncio.CancelledError:
            if key in self._jobs:
                raise
            raise Refused(Refusal("table-stale", "", {})) from None

    def running(self) -> set[str]:
        return {key for key, job in self._jobs.items() if not job.done()}

    def cancel(self) -> None:
        for job in self._jobs.values():
            job.cancel()
        self._jobs = {}


def _key(seat: int, asked: Prompt) -> str:
    return f"{seat} {asked.id}"


def _has_failed(job: asyncio.Task[str]) -> bool:
    return job.done() and (job.cancelled() or job.exception() is not None)
