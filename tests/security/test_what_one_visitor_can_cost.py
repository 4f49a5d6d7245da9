"""The threats of docs/security.md, chapter “What one visitor can cost”, each tried."""

from __future__ import annotations

import asyncio
import json
import tomllib
from pathlib import Path

import pytest

from madoi.client import seated
from madoi.server import limits
from support.server.in_process import serve_in_process
from support.server.manual_clock import ManualClock
from support.server.raw_http import RawResponse, send_request
from support.server.recording_client import RecordingClient, recording_client
from support.server.threats import HARBOUR, RESTLESS, asked_first, open_and_sit_down, wait_for_start


async def codes_until_full(client: RecordingClient, clock: ManualClock, **message: object) -> list[str]:
    """Send a message again and again, slowly enough, until it is refused for good."""
    codes: list[str] = []
    while len(codes) < 100 and "chat-full" not in codes and "table-share-full" not in codes:
        answer = await client.ask(**message, id=str(len(codes)))
        codes.append(answer["refusal"]["code"] if answer["type"] == "refused" else "")
        await clock.advance(2.1)
    return codes


async def finish(*clients: RecordingClient) -> None:
    """Play the first choice until the game is over."""
    while clients[0].now["phase"] != "over":
        asked = asked_first(*clients)[0]
        prompt = asked.now.get("prompt")
        if prompt is None:  # it is on its way
            await asyncio.sleep(0.001)
            continue
        answer = await asked.ask(type="play", prompt=prompt["id"], action=prompt["actions"][0])
        assert answer["type"] == "done", answer


async def test_s70_a_table_full_of_chat_can_be_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MAX_SIDE_ENTRIES", 90)
    monkeypatch.setattr(limits, "MAX_GAME_ENTRIES", 60)
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        table, held, other = await open_and_sit_down(server.address)
        async with (
            recording_client(server.address, table, held) as one,
            recording_client(server.address, table, other) as two,
            recording_client(server.address, table) as spectator,
            recording_client(server.address, table) as another,
        ):
            await wait_for_start(one, two)
            said = await codes_until_full(spectator, clock, type="say", name="Eve", text="and on")
            assert said == [""] * 15 + ["chat-full"]
            assert (await another.ask(type="say", name="Ann", text="hm"))["refusal"]["code"] == "chat-full"
            mine = await codes_until_full(one, clock, type="say", text="and on")
            assert mine == [""] * 15 + ["chat-full"]
            assert (await two.ask(type="say", text="hello"))["type"] == "done", "each has a share"
            await clock.until(lambda: asked_first(one, two)[0].now.get("prompt"))
            (wish,) = {*asked_first(one, two)[0].now["prompt"]["wishes"][:1]} or {""}
            wished = await codes_until_full(one, clock, type="wish", wish=wish)
            assert wished[-1] == "table-share-full"
            await finish(one, two)


async def test_s70_a_table_that_was_filled_before_can_be_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chat used to have no share of its own: the logs of such tables are longer than they can get now."""
    async with serve_in_process(tmp_path) as server:
        table, held, other = await open_and_sit_down(server.address)
        async with (
            recording_client(server.address, table, held) as one,
            recording_client(server.address, table, other) as two,
            recording_client(server.address, table) as spectator,
        ):
            await wait_for_start(one, two)
            for number in range(10):
                await spectator.ask(type="say", name="Eve", text=f"{number}")
    monkeypatch.setattr(limits, "MAX_SIDE_ENTRIES", 6)
    async with (
        serve_in_process(tmp_path) as server,
        recording_client(server.address, table, held) as one,
        recording_client(server.address, table, other) as two,
    ):
        assert (await one.ask(type="say", text="at last"))["type"] == "done"
        await finish(one, two)


async def test_s71_chat_has_a_rate_per_seat_for_spectators_together_and_per_address(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        table, held, other = await open_and_sit_down(server.address)

        async def accepted(client: RecordingClient, messages: int) -> int:
            answers = [
                await client.ask(type="say", name="Eve", text="hello", id=f"{number}")
                for number in range(messages)
            ]
            refused = {one["refusal"]["code"] for one in answers if one["type"] == "refused"}
            assert refused <= {"chat-too-fast"}
            return sum(one["type"] == "done" for one in answers)

        async with (
            recording_client(server.address, table, held) as one,
            recording_client(server.address, table, other) as two,
            recording_client(server.address, table) as spectator,
        ):
            assert await accepted(one, 15) == limits.CHAT_BURST
            assert await accepted(spectator, 15) == 15
            assert await accepted(two, 5) == 0, "all of them have one address, which has its own limit"
            await clock.advance(10)
            assert await accepted(one, 8) == 10 * limits.CHAT_PER_SECOND


async def test_s72_a_long_history_comes_in_pages_and_nothing_of_it_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "NEWS_PAGE_BYTES", 2000)
    monkeypatch.setattr(limits, "CHAT_BURST", 1000.0)
    monkeypatch.setattr(limits, "ADDRESS_CHAT_BURST", 1000.0)
    async with serve_in_process(tmp_path) as server:
        table, held, _ = await open_and_sit_down(server.address)
        async with recording_client(server.address, table, held) as one:
            for number in range(100):
                await one.ask(type="say", text=f"{number}", id=f"{number}")
        last = len(server.table(table).log) - 1
        for since in range(-1, last):
            async with recording_client(server.address, table, since=since) as spectator:
                messages = [json.loads(text) for text in spectator.heard]
                pages = [one for one in messages if one["type"] in ("history", "update")]
                assert [one["type"] for one in pages] == ["history"] * (len(pages) - 1) + ["update"]
                assert all(len(json.dumps(one["news"])) < 3000 for one in pages)
                numbers = [news["number"] for one in pages for news in one["news"]]
                assert numbers == list(range(since + 1, last + 1))
        assert sum(key[0] == "update" for key in server.table(table).memo if isinstance(key, tuple)) <= 2
        async with seated(server.address, table) as seat:
            assert [news["number"] for news in seat.news] == list(range(last + 1))


async def test_s73_an_address_that_was_sent_too_much_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SENT_BYTES_BURST", 20_000.0)
    monkeypatch.setattr(limits, "SENT_BYTES_PER_SECOND", 1000.0)
    monkeypatch.setattr(limits, "MESSAGES_BURST", 1000.0)
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        table, held, _ = await open_and_sit_down(server.address)
        async with recording_client(server.address, table, held) as one:
            for _ in range(400):
                await one.send(type="hello", table=table)  # refused, and each refusal is sent
            await one.until(lambda: len(one.heard) > 60)
            for _ in range(20):
                await clock.settle()
                await asyncio.sleep(0.005)
            heard = len(one.heard)
            assert heard < 390
            elsewhere = await send_request(
                server.address, "GET /healthz", headers={"X-Forwarded-For": "192.0.2.9"}
            )
            assert elsewhere.status == 200
            await clock.advance(5)
            assert heard < len(one.heard) < 390, "it only waits"


async def test_s74_the_lobby_is_short_and_has_room_for_everybody(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:

        async def opened_from(address: str, public: bool = True) -> RawResponse:
            wanted = {
                "game": "lily",
                "seats": [{"kind": "open"}] * 2,
                "options": {"set": json.dumps(tomllib.loads(RESTLESS)), "decks": HARBOUR},
                "terms": {"public": public},
            }
            from_there = {"X-Forwarded-For": address}
            return await send_request(server.address, "POST /api/tables", wanted, from_there)

        others = [json.loads((await opened_from(f"192.0.2.{number}")).body)["table"] for number in range(3)]
        answers = [await opened_from("198.51.100.7") for _ in range(15)]
        assert [one.status for one in answers] == [200] * limits.MAX_PUBLIC_TABLES_PER_ADDRESS + [429] * 3
        assert answers[-1].code == "tables-too-many"
        assert (await opened_from("198.51.100.7", public=False)).status == 200
        lobby = await send_request(server.address, "GET /api/tables")
        listed = [one["table"] for one in json.loads(lobby.body)["tables"]]
        assert set(others) < set(listed)
        assert len(listed) == 3 + limits.MAX_LISTED_TABLES_PER_ADDRESS
        assert len(lobby.body) < 1000 * len(listed)
        assert b"Restless" not in lobby.body
        whole = await send_request(server.address, f"GET /api/tables/{others[0]}")
        assert b"Restless" in whole.body, "the table itself says what is played"


async def test_s75_answers_that_are_the_same_for_everybody_are_made_once(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        store = server.service.registry.store
        read: list[float] = []
        lobby = store.lobby

        async def counted(since: float) -> list[str]:
            read.append(since)
            return await lobby(since)

        store.lobby = counted  # type: ignore[method-assign]
        gzip = {"Accept-Encoding": "gzip"}
        for path in ("/api/tables", "/api/offer", "/api/games/lily/stock", "/api/lessons"):
            answers = [await send_request(server.address, f"GET {path}", headers=gzip) for _ in range(3)]
            assert len({one.body for one in answers}) == 1
        assert len(read) <= 2, "once per second"
        made = server.service.api._answers
        assert made["stock lily"]._compressed is not None
        assert {"lobby", "offer", "stock lily", "lessons"} <= made.keys()
