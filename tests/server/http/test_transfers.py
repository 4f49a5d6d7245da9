"""Taking everything to another device."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from madoi.client import Refused, http_request
from madoi.server import limits
from support.server.in_process import serve_in_process
from support.server.manual_clock import ManualClock
from support.server.recording_client import Data


async def test_a_parcel_is_fetched_once_and_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        address = server.address

        async def leave(body: str) -> Data:
            left: Data = await http_request(address, "POST", "/api/parcels", {"body": body})
            return left

        async def fetch(parcel: str) -> str:
            body: str = (await http_request(address, "POST", f"/api/parcels/{parcel}/fetch", {}))["body"]
            return body

        one, other = await leave("sealed"), await leave("also sealed")
        assert one["until"] == clock.now() + limits.TRANSFER_SECONDS
        assert await fetch(one["parcel"]) == "sealed"
        assert await fetch(other["parcel"]) == "also sealed"
        for gone in (one["parcel"], "never-was"):
            with pytest.raises(Refused, match="parcel-none"):
                await fetch(gone)
        late = await leave("late")
        await clock.advance(limits.TRANSFER_SECONDS + 1)
        with pytest.raises(Refused, match="parcel-none"):
            await fetch(late["parcel"])
        with pytest.raises(Refused, match="wire-malformed"):
            await leave("x" * (limits.MAX_TRANSFER_CHARACTERS + 1))
        monkeypatch.setattr(limits, "MAX_STORED_TRANSFER_CHARACTERS", 100)
        with pytest.raises(Refused, match="parcel-too-many"):
            await leave("x" * 101)
        assert "sealed again" not in json.dumps(await leave("sealed again"))
