"""Where HTTP requests arrive, and what an endpoint is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.requests import Request

from madoi.core.game import Viewer
from madoi.core.refusal import Refusal, Refused
from madoi.server.push.notifier import PushNotifier
from madoi.server.runtime.lesson_catalogue import LessonCatalogue
from madoi.server.runtime.live_table import LiveTable
from madoi.server.runtime.registry import TableRegistry
from madoi.server.transport.rate_limits import Allowances, caller
from madoi.server.workers.analysis_queue import Reviews
from madoi.server.workers.sandbox import Apart, Task

_LOOKS: Final = (5.0, 300.0)
"""So many tables of one's own, games told again and lessons can be looked at from one address, in a second
and at once."""
_BYTES: Final = 250_000
"""What is longer counts as several."""
_SIGNS: Final = 20_000
"""So many signs that people have written are read as one request; more of them as several."""
_REQUESTS: Final = (0.5, 60.0)
_PARCELS: Final = (0.05, 10.0)


class Endpoint:
    """One thing that can be asked by HTTP: where, what it takes, what it gives; ``refuses`` are statuses
    besides those that every request, or every request with a body, may get; ``query`` are names of what may
    stand behind the address, with a pattern."""

    def __init__(
        self,
        method: str,
        path: str,
        does: Callable[[Desk, Request, Any], Awaitable[object]],
        takes: type[msgspec.Struct] | None,
        gives: type[msgspec.Struct] | type[str] | type[dict[str, object]],
        refuses: tuple[int, ...] = (),
        query: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.method = method
        self.path = path
        self.does = does
        self.takes = takes
        self.gives = gives
        self.refuses = refuses
        self.query = query


class Desk:
    """Where HTTP requests arrive: the rooms they ask in, and how often each address may ask."""

    def __init__(
        self, registry: TableRegistry, notifier: PushNotifier, openings_per_minute: float, lessons: str = ""
    ) -> None:
        self.registry = registry
        self.notifier = notifier
        self.lessons = LessonCatalogue(lessons)
        clock = registry.clock
        self._openings = Allowances(openings_per_minute / 60, max(10.0, openings_per_minute / 4), clock)
        self._verifying = Allowances(1.0, 10.0, clock)
        self._examining = Allowances(openings_per_minute / 60, max(40.0, openings_per_minute / 3), clock)
        self.apart = Apart(clock)
        self.reviews = Reviews(clock)
        self.retold: dict[tuple[str, Viewer], bytes] = {}
        """Finished games, by their records, as they were told again; those that were asked for last."""
        self._looking = Allowances(*_LOOKS, clock)
        self._asking = Allowances(*_REQUESTS, clock)
        self._parcels = Allowances(*_PARCELS, clock)

    def may_open(self, request: Request, signs: int = 0) -> None:
        """A table, or a file for one, with so many signs of options."""
        self._within(self._openings, request, 1 + signs // _SIGNS)

    async def worked_out(self, request: Request, task: Task) -> bytes:
        """What a process of its own makes of a record. Raises `Refused`."""
        self._within(self._verifying, request)
        return await self.apart.done(task, caller(request.scope))

    def may_examine(self, request: Request, signs: int) -> None:
        self._within(self._examining, request, 1 + signs // _SIGNS)

    def may_look(self, request: Request, length: int = 0) -> None:
        """At one table or lesson: it may have to be read first, and what leaves is compressed for each."""
        self._within(self._looking, request, 1 + length // _BYTES)

    def may_leave(self, request: Request) -> None:
        self._within(self._parcels, request)

    def may_ask(self, request: Request) -> None:
        """For something that is kept for her."""
        self._within(self._asking, request)

    def _within(self, allowances: Allowances, request: Request, many: int = 1) -> None:
        if not allowances.take(caller(request.scope), min(many, allowances.burst)):
            raise Refused(Refusal("http-too-fast", "", {}))

    async def live_table(self, request: Request) -> LiveTable:
        return await self.registry.find(str(request.path_params["table"]))


def signs_of(options: dict[str, str]) -> int:
    """How much somebody has written as options of a game."""
    return sum(map(len, options.values()))
