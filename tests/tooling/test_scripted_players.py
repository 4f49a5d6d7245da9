"""The scripted players of the benchmarks read what the service sends: no run of the tests plays with them."""

from __future__ import annotations

import msgspec

from bench.service_load import DECODE
from madoi.server.protocol.server_messages import Changes


def raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def test_changes_with_and_without_a_prompt() -> None:
    prompt = {"id": "p1", "actions": ["pass"]}
    asked = DECODE(msgspec.json.encode(Changes([], {"prompt": raw(prompt)})))
    assert asked.now is not None
    assert asked.now.prompt is not None
    assert (asked.now.prompt.id, asked.now.prompt.actions) == ("p1", ["pass"])
    unasked = DECODE(msgspec.json.encode(Changes([], {"number": raw(7)}, {}, ["prompt"])))
    assert unasked.now is not None
    assert unasked.now.prompt is None
