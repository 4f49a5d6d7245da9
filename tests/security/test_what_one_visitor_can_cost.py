"""The threats of docs/security.md, chapter “What one visitor can cost”, each tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from madoi.server import limits
from support.server.in_process import serve_in_process
from support.server.manual_clock import ManualClock
from support.server.recording_client import RecordingClient, recording_client
from support.server.threats import asked_first, open_and_sit_down, wait_for_start


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
        prompt = asked.now["prompt"]
        answer = await asked.ask(type="play", prompt=prompt["id"], action=prompt["actions"][0])
        assert answer["type"] == "done", answer
        for client in clients:
            await client.until(
                lambda client=client: client.now["phase"] == "over" or asked_first(*clients)[0].now["prompt"]
            )


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
            await clock.until(lambda: asked_first(one, two)[0].now["prompt"])
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
