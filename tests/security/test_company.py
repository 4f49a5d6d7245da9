"""Threats of docs/security.md: the company at a table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from madoi.core.refusal import Refused
from madoi.server import limits
from madoi.server.transport.websocket.parsing import parse
from support.server.in_process import serve_in_process
from support.server.manual_clock import ManualClock
from support.server.recording_client import recording_client
from support.server.threats import open_and_sit_down, wait_for_start


async def test_s111_reactions_count_as_chat(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        table, held, other = await open_and_sit_down(server.address)
        async with (
            recording_client(server.address, table, held) as one,
            recording_client(server.address, table, other) as two,
            recording_client(server.address, table) as spectator,
        ):
            said = [await one.ask(type="say", text="hello") for _ in range(5)]
            said += [await one.ask(type="react", phrase="love") for _ in range(10)]
            codes = [answer.get("refusal", {}).get("code", "") for answer in said]
            assert codes == [""] * int(limits.CHAT_BURST) + ["chat-too-fast"] * 5
            assert (await spectator.ask(type="react", phrase="wow", name="Eve"))["type"] == "done"
            assert (await spectator.ask(type="react", phrase="wow"))["refusal"]["code"] == "name-bad"
            await two.until(lambda: two.number >= 12)
            assert '"wow"' not in "".join(two.heard), "the players do not hear the spectators"
            assert (await one.ask(type="host", what="silence", seat=1))["type"] == "done"
            assert (await two.ask(type="react", phrase="cry"))["refusal"]["code"] == "chat-silenced"
    for bad in ("", "<b>", "LOVE", 3, None, ["love"]):
        with pytest.raises(Refused, match="wire-malformed"):
            parse(json.dumps({"type": "react", "id": "1", "phrase": bad}))


async def test_s112_nobody_who_is_there_is_replaced_and_the_holder_keeps_the_seat(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        table, held, other, third = await open_and_sit_down(server.address, people=3)
        async with (
            recording_client(server.address, table, held) as one,
            recording_client(server.address, table, other) as two,
        ):
            async with recording_client(server.address, table, third) as away:
                await wait_for_start(one, two, away)
                for answer in ("bot", "wait", "end"):
                    refused = await one.ask(type="absence", seat=2, answer=answer)
                    assert refused["refusal"]["code"] == "vote-here"
            await two.until(lambda: '"seats":[0,1]' in two.heard[-1])
            assert (await one.ask(type="absence", seat=2, answer="end"))["type"] == "done"
            assert one.now["phase"] == "playing", "not alone"
            async with recording_client(
                server.address, table, third
            ):  # they are back: nothing counts any more
                await two.until(lambda: "absence" not in two.now["seats"][2])
            await two.until(lambda: '"seats":[0,1]' in two.heard[-1])
            assert (await two.ask(type="absence", seat=2, answer="end"))["type"] == "done"
            assert two.now["phase"] == "playing"
            assert (await two.ask(type="absence", seat=2, answer="bot"))["type"] == "done"
            assert (await one.ask(type="absence", seat=2, answer="bot"))["type"] == "done"
            await one.until(lambda: one.now["seats"][2].get("bot"))
            async with recording_client(server.address, table, third) as back:
                assert (await back.ask(type="return"))["type"] == "done"
                await one.until(lambda: not one.now["seats"][2].get("bot"))
