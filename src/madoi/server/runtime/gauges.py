"""Gauges of this process: what is connected, in memory and waiting."""

from __future__ import annotations

from collections import Counter

from madoi.server.runtime.metrics import (
    BOT_JOBS,
    CONNECTED_PLAYERS,
    CONNECTED_SPECTATORS,
    LIVE_TABLES,
)
from madoi.server.runtime.registry import TableRegistry


def set_gauges(registry: TableRegistry) -> None:
    """Count what this process holds now. Called in every round of maintenance."""
    phases: Counter[str] = Counter()
    players = spectators = 0
    for live in registry.live_tables.values():
        phases[live.table.phase] += 1
        seats, watching = live.presence.connected_here()
        players += len(seats)
        spectators += watching
    for phase in ("waiting", "playing", "over"):
        LIVE_TABLES.labels(phase).set(phases[phase])
    CONNECTED_PLAYERS.set(players)
    CONNECTED_SPECTATORS.set(spectators)
    BOT_JOBS.set(registry.context.bot_pool.jobs)
