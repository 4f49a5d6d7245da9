"""Metrics: what an owner wants to see, and that the dashboard and the alerts name only what exists."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from madoi.client import open_table
from madoi.server.runtime.gauges import set_gauges
from madoi.server.runtime.metrics import REGISTRY
from support.checkout import TOP
from support.server.in_process import serve_in_process
from support.server.manual_clock import ManualClock
from support.server.recording_client import recording_client

FILES = [TOP / "deploy" / "grafana-dashboard.json", TOP / "deploy" / "prometheus-alerts.yaml"]


def known_names() -> set[str]:
    """The names that Prometheus stores."""
    names: set[str] = set()
    for metric in REGISTRY.collect():
        suffixes = {
            "counter": ("_total", "_created"),
            "gauge": ("",),
            "histogram": ("_bucket", "_count", "_sum", "_created"),
        }
        names |= {metric.name + suffix for suffix in suffixes[metric.type]}
    return names


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_metric_that_is_named_exists(path: Path) -> None:
    named = set(re.findall(r"madoi_[a-z_]+", path.read_text(encoding="utf-8")))
    assert len(named) > 3
    assert named - known_names() == set()


def test_the_dashboard_shows_every_metric() -> None:
    text = FILES[0].read_text(encoding="utf-8")
    json.loads(text)
    shown = {metric.name for metric in REGISTRY.collect() if metric.name in text}
    assert {metric.name for metric in REGISTRY.collect()} - shown <= {
        "madoi_computed",
        "madoi_messages",
        "madoi_open_tables",
    }


def value(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


async def test_what_an_owner_wants_to_know_is_counted(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        before = {name: value(name) for name in ("madoi_http_seconds_count", "madoi_append_seconds_count")}
        seats = [{"kind": "me", "name": "Rin"}, {"kind": "open"}]
        opened = await open_table(server.address, {"game": "kasane", "seats": seats})
        async with (
            recording_client(server.address, opened["table"], opened["secret"]) as rin,
            recording_client(server.address, opened["table"]),
        ):
            await rin.ask(type="say", text="hello")
            set_gauges(server.service.registry)
            assert value("madoi_tables", phase="waiting") == 1
            assert value("madoi_players") == 1
            assert value("madoi_spectators") == 1
            await clock.advance(70)
        assert value("madoi_store_bytes") > 4096
        assert value("madoi_http_seconds_count") > before["madoi_http_seconds_count"]
        assert value("madoi_append_seconds_count") > before["madoi_append_seconds_count"]
        assert value("madoi_loop_lag_seconds") >= 0
