"""The deal of the day on a device: taken along from a service, or of a site without a server."""

from __future__ import annotations

import msgspec
import pytest

from madoi.core.chance import commitment
from madoi.daily.deal import Deal, open_seed
from madoi.server.protocol.moves import LogEntry
from madoi.server.table.daily_attempt import verified_attempt
from support.local_device import LocalPlayer

DAY = "2026-11-18"
SEED = "0123456789abcdef0123456789abcdef"


async def test_a_deal_is_played_on_a_device_and_verified_elsewhere() -> None:
    player = LocalPlayer()
    opened = await player.request(f"/api/daily/{DAY}/kasane/play", {"name": "Mio", "seed": SEED, "pace": 0})
    path = f"/api/tables/{opened['table']}"
    assert opened["counts"]
    with pytest.raises(AssertionError, match="daily-unfinished"):
        await player.request(f"{path}/attempt")
    await player.sit(opened["table"], opened["secret"])
    await player.until_asked()
    refused = await player.ask(type="hint")
    assert refused["refusal"]["code"] == "hint-not-here"
    await player.play_on()
    score = await player.request(f"{path}/attempt")
    log = msgspec.convert((await player.request(f"{path}/log"))["entries"], list[LogEntry])
    assert msgspec.to_builtins(verified_attempt(log, Deal(DAY, "kasane"), SEED)) == score


async def test_a_site_without_a_server_has_a_public_seed() -> None:
    player = LocalPlayer()
    opened = await player.request(f"/api/daily/{DAY}/lily/play", {"name": "Mio"})
    await player.sit(opened["table"], opened["secret"])
    await player.until_asked()
    assert player.now["commitment"] == commitment(open_seed(DAY, "lily"))


async def test_practice_has_no_score() -> None:
    player = LocalPlayer()
    opened = await player.request(f"/api/daily/{DAY}/lily/play", {"name": "Mio", "practice": True})
    assert not opened["counts"]
    with pytest.raises(AssertionError, match="daily-"):
        await player.request(f"/api/tables/{opened['table']}/attempt")
