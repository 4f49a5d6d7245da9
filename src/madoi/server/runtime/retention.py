"""Retention: deletes tables that nobody needs any more, a few at a time.

Several processes share the work: each round is done by the one that claims it.
"""

from __future__ import annotations

from math import inf

import structlog

from madoi.daily.day import day_at, days_before
from madoi.server import limits
from madoi.server.runtime.metrics import REMOVED_TABLES, STORE_SIZE
from madoi.server.runtime.ratings import settle_missed
from madoi.server.runtime.registry import TableRegistry
from madoi.server.storage import puzzle_ratings
from madoi.server.storage.bans import BanStore
from madoi.server.storage.daily import DailyStore
from madoi.server.storage.evenings import EveningStore
from madoi.server.storage.owner_actions import OwnerActionStore
from madoi.server.storage.ratings import RatingStore
from madoi.server.storage.retention import Cutoffs, Retention

_log = structlog.get_logger()


class RetentionPolicy:
    """How long tables are kept after they were last used, in seconds. None: for ever."""

    def __init__(
        self,
        idle_seconds: float | None = limits.KEEP_IDLE_SECONDS,
        finished_seconds: float | None = limits.KEEP_FINISHED_SECONDS,
    ) -> None:
        self._idle_seconds = idle_seconds
        self._finished_seconds = finished_seconds

    def cutoffs(self, now: float) -> Cutoffs:
        return Cutoffs(
            now - limits.KEEP_UNJOINED_SECONDS,
            -inf if self._idle_seconds is None else now - self._idle_seconds,
            -inf if self._finished_seconds is None else now - self._finished_seconds,
        )


class RetentionLoop:
    """The part of maintenance that deletes tables. Call `run_once` in every round of it."""

    def __init__(self, registry: TableRegistry, policy: RetentionPolicy) -> None:
        self._registry = registry
        self._policy = policy
        self._clock = registry.clock
        self._retention = Retention(registry.store)
        self._evenings = EveningStore(registry.store)
        self._bans = BanStore(registry.store)
        self._owner_actions = OwnerActionStore(registry.store)
        self._daily = DailyStore(registry.store)
        self._ratings = RatingStore(registry.store)
        self._next_round = 0.0
        self._next_mark = self._clock.monotonic() + limits.MARK_ACTIVE_SECONDS

    async def run_once(self) -> None:
        """Do what is due. Between two rounds this costs nothing."""
        if self._clock.monotonic() >= self._next_mark:
            self._next_mark = self._clock.monotonic() + limits.MARK_ACTIVE_SECONDS
            await self._mark_active()
        if self._clock.monotonic() < self._next_round:
            return
        self._next_round = self._clock.monotonic() + limits.RETENTION_ROUND_SECONDS
        now = self._clock.now()
        STORE_SIZE.set(await self._retention.size_bytes())
        if await self._retention.claim("retention", now, now + limits.RETENTION_ROUND_SECONDS / 2):
            await self._delete_expired(now)
            await self._retention.delete_transfers(now)
            await puzzle_ratings.delete_old(self._registry.store, now)
            await settle_missed(self._registry)
            await self._ratings.delete_old(now)
            await self._evenings.delete_before(now - limits.KEEP_EVENINGS_SECONDS)
            await self._bans.delete_ended(now)
            await self._daily.delete_before(days_before(day_at(now), limits.KEEP_DAILY_DAYS))
            await self._owner_actions.delete_before(now - limits.KEEP_OWNER_ACTIONS_SECONDS)
            await self._retention.shrink()

    async def _mark_active(self) -> None:
        used = [id for id, live in self._registry.live_tables.items() if live.presence.subscribers]
        await self._retention.mark_active(used, self._clock.now())

    async def _delete_expired(self, now: float) -> None:
        live = self._registry.live_tables
        expired = [
            one
            for one in await self._retention.expired(self._policy.cutoffs(now))
            if one.id not in live or not live[one.id].presence.subscribers
        ]
        if expired:
            await self._retention.hide([one.id for one in expired])
        for one in expired:
            self._registry.drop(one.id, "table-none")
            REMOVED_TABLES.labels(one.why).inc()
        deleted = await self._retention.delete_hidden()
        if deleted:
            _log.info("retention", tables=deleted)
