"""Evenings: who may act in one, what its link tells, and what one visitor can cost."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from madoi.client import Refused, http_request, seated
from madoi.server import limits
from support.server.in_process import InProcessServer, serve_in_process
from support.server.manual_clock import ManualClock
from support.server.recording_client import Data


async def ask(server: InProcessServer, path: str, **body: object) -> Data:
    answer: Data = await http_request(server.address, "POST", f"/api/evenings{path}", body)
    return answer


REFUSALS = (
    "wire-malformed",
    "game-unknown",
    "name-bad",
    "evening-no-secret",
    "evening-not-now",
    "call-no-service",
)
"""What bad requests are answered."""


async def open_evening(server: InProcessServer, **wanted: object) -> tuple[str, str, str]:
    """An evening of two: its path, and the secrets of the host and the guest."""
    opened = await ask(server, "", **{"game": "kasane", "mode": "swiss", "name": "Rin", **wanted})
    path = f"/{opened['evening']}"
    return path, opened["secret"], (await ask(server, f"{path}/join", name="Mio"))["secret"]


async def test_s160_only_the_host_acts_for_all_and_nobody_for_another_player(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        path, host, guest = await open_evening(server)
        for what in ("start", "end", "play-on"):
            with pytest.raises(Refused, match="evening-host-only"):
                await ask(server, path, secret=guest, what=what)
            with pytest.raises(Refused, match="evening-no-secret"):
                await ask(server, path, secret="guessed", what=what)
        begun = await ask(server, path, secret=host, what="start")
        with pytest.raises(Refused, match="evening-not-now"):
            await ask(server, path, secret=host, what="play-on", table="another")
        [table] = begun["played"][0]["tables"]
        seat = table["players"].index(1)
        async with seated(server.address, table["table"], guest) as mio:
            assert mio.welcome["viewer"] == seat, "a secret holds its own seat and no other"


async def test_s161_a_link_shows_names_and_results_and_no_secret(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        path, host, guest = await open_evening(server)
        await ask(server, path, secret=host, what="start")
        shown = msgspec.json.encode(await ask(server, f"{path}/look")).decode()
        _, evening = await server.service.api.evenings.store.fetch(path[1:])
        hidden = [host, guest, evening.lot, evening.opener, *(player.key for player in evening.players)]
        assert not [one for one in hidden if one in shown]
        for unknown in ("/nowhere", "/%00", "/" + "x" * 200):
            with pytest.raises(Refused, match=r"evening-none|http-nothing-here"):
                await ask(server, f"{unknown}/look")


async def test_s162_evenings_and_their_players_are_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MAX_EVENING_PLAYERS", 2)
    monkeypatch.setattr(limits, "MAX_STORED_EVENINGS", 1)
    monkeypatch.setattr(limits, "EVENINGS_BURST", 5.0)
    async with serve_in_process(tmp_path, clock=ManualClock()) as server:
        path, *_ = await open_evening(server)
        with pytest.raises(Refused, match="evening-full"):
            await ask(server, f"{path}/join", name="Aki")
        with pytest.raises(Refused, match="evening-too-many"):
            await open_evening(server)
        for _ in range(5):
            await ask(server, f"{path}/look")
        with pytest.raises(Refused, match="http-too-fast"):
            await ask(server, f"{path}/look")


async def test_s163_bad_requests_change_no_evening_and_no_quick_match(tmp_path: Path) -> None:
    """Every field of every request in turn gets something that it must not have."""
    bad: list[object] = [None, -1, 1e308, "\u202e", [], {"x": "y"}, True, "x" * 5000]
    async with serve_in_process(tmp_path) as server:
        path, host, _ = await open_evening(server)
        here = f"/api/evenings{path}"
        browser = {"secret": host, "address": "https://fcm.googleapis.com/x"}
        wanted: dict[str, Data] = {
            "/api/evenings": {"game": "kasane", "mode": "swiss", "rounds": 2, "pace": "live", "name": "Rin"},
            "/api/match": {"game": "kasane", "pace": "live", "name": "Rin", "mine": []},
            f"{here}/join": {"name": "Mio", "face": "cat"},
            here: {"secret": host, "what": "play-on", "table": "none"},
            f"{here}/call": {**browser, "public": "B" * 87, "auth": "A" * 22, "language": "en"},
            f"{here}/call/off": browser,
        }
        before = await server.service.api.evenings.store.fetch(path[1:])
        for target, body in wanted.items():
            for field in (*body, "zzz"):
                for value in bad:
                    if target.endswith("/off") and field == "address" and isinstance(value, str):
                        continue  # an address that nobody has is forgotten, too
                    if field == "mine" and value == []:
                        continue
                    with pytest.raises(Refused) as refused:
                        await http_request(server.address, "POST", target, {**body, field: value})
                    code = refused.value.refusal["code"]
                    assert code in REFUSALS, (target, field, value, code)
        assert await server.service.api.evenings.store.fetch(path[1:]) == before
        lobby = await http_request(server.address, "GET", "/api/tables")
        assert not lobby["waiting"]
