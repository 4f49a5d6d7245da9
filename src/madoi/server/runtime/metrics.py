"""Prometheus metrics of this process, served at the metrics port only (`transport/metrics_server.py`).

Some of them move with hidden events, so no player may see them while a game goes on.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

ENTRIES = Counter("madoi_entries", "Log entries appended, by kind", ["kind"], registry=REGISTRY)
AUTOMATIC_STEPS = Counter(
    "madoi_computed", "Automatic steps of tables worked out here, by kind", ["kind"], registry=REGISTRY
)
APPEND_CONFLICTS = Counter(
    "madoi_overtaken", "Appends whose number another process had taken", registry=REGISTRY
)
REFUSALS = Counter("madoi_refusals", "Requests that were refused, by code", ["code"], registry=REGISTRY)
MESSAGES = Counter("madoi_messages", "Messages of clients, by type", ["type"], registry=REGISTRY)
CONNECTIONS = Gauge("madoi_connections", "Open WebSocket connections", registry=REGISTRY)
DROPPED = Counter("madoi_dropped", "Connections closed by us, by reason", ["reason"], registry=REGISTRY)
PUSH_NOTIFICATIONS = Counter("madoi_calls", "Push notifications, by outcome", ["how"], registry=REGISTRY)
OPEN_TABLES = Gauge("madoi_open_tables", "Tables in memory", registry=REGISTRY)
LIVE_TABLES = Gauge("madoi_tables", "Tables in memory, by phase", ["phase"], registry=REGISTRY)
CONNECTED_PLAYERS = Gauge("madoi_players", "Seats that are connected to this process", registry=REGISTRY)
CONNECTED_SPECTATORS = Gauge(
    "madoi_spectators", "Spectators that are connected to this process", registry=REGISTRY
)
BOT_JOBS = Gauge("madoi_bot_jobs", "Searches of bots that run or wait", registry=REGISTRY)
STORE_SIZE = Gauge("madoi_store_bytes", "Size of the database on disk", registry=REGISTRY)
LOOP_LAG = Gauge(
    "madoi_loop_lag_seconds", "How late the event loop was when it last woke up on time", registry=REGISTRY
)
_LATENCY_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
HTTP_LATENCY = Histogram(
    "madoi_http_seconds",
    "From an HTTP request's arrival to its answer",
    registry=REGISTRY,
    buckets=_LATENCY_BUCKETS,
)
APPEND_LATENCY = Histogram(
    "madoi_append_seconds",
    "How long the store takes to make an entry durable",
    registry=REGISTRY,
    buckets=_LATENCY_BUCKETS,
)
REMOVED_TABLES = Counter(
    "madoi_removed_tables", "Tables deleted because their time was up, by reason", ["why"], registry=REGISTRY
)
SECONDS = Histogram(
    "madoi_request_seconds",
    "From a request's arrival to its answer, the commit included",
    registry=REGISTRY,
    buckets=_LATENCY_BUCKETS,
)
