"""Evenings: who may act in one, what its link tells, and what one visitor can cost."""

from __future__ import annotations

import random
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
    chance = random.Random("evenings")
    values: list[object] = [
        None,
        -1,
        0,
        1e308,
        "",
        "x" * 70,
        "\u202e",
        [],
        {},
        True,
        "swiss",
        "kasane",
        "start",
    ]
    fields = ["game", "mode", "name", "face", "rounds", "pace", "options", "secret", "what", "table", "after"]
    async with serve_in_process(tmp_path) as server:
        path, host, _ = await open_evening(server)
        before = await server.service.api.evenings.store.fetch(path[1:])
        for number in range(240):
            body = {chance.choice([*fields, "mine", "zzz"]): chance.choice(values) for _ in range(4)}
            if number % 2:
                body |= {"secret": host, "what": chance.choice(["starts", "", 5, None])}
            target = chance.choice(
                [
                    "/api/evenings",
                    "/api/match",
                    *(f"/api/evenings{path}{end}" for end in ("", "/join", "/call", "/call/off")),
                ]
            )
            if target.endswith("/join"):
                body.pop("name", None)
            with pytest.raises(Refused) as refused:
                await http_request(server.address, "POST", target, body)
            assert refused.value.refusal["code"] in ("wire-malformed", "game-unknown", "name-bad")
        assert await server.service.api.evenings.store.fetch(path[1:]) == before
