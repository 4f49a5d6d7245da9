"""Threats of docs/security.md: the company at a table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from madoi.client import Refused as ClientRefused
from madoi.client import http_request
from madoi.core.refusal import Refused
from madoi.server import limits
from madoi.server.transport.websocket.parsing import parse
from support.server.in_process import serve_in_process
from support.server.manual_clock import ManualClock
from support.server.recording_client import recording_client
from support.server.threats import asked_first, open_and_sit_down, wait_for_start


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


async def test_s113_a_delayed_spectator_receives_nothing_early(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        table, held, other = await open_and_sit_down(server.address, spectator_delay=60, hints=True)
        async with (
            recording_client(server.address, table, held) as one,
            recording_client(server.address, table, other) as two,
            recording_client(server.address, table) as spectator,
            recording_client(server.address, table) as friend,
        ):
            await wait_for_start(one, two)
            assert spectator.now["phase"] == "waiting", "the game has not begun for them"
            assert not spectator.now["seats"][1].get("awaited")
            first = asked_first(one, two)[0]
            prompt = first.now["prompt"]
            await first.ask(type="play", prompt=prompt["id"], action=prompt["actions"][0])
            await one.ask(type="say", text="a secret for a minute")
            for late in (spectator, friend):
                await late.ask(type="ping")
                assert late.now["phase"] == "waiting"
            assert (await spectator.ask(type="say", name="Eve", text="can you see anything?"))[
                "type"
            ] == "done"
            await friend.until(lambda: "can you see anything?" in "".join(friend.heard))
            sent = "".join(spectator.heard + friend.heard)
            assert "a secret for a minute" not in sent
            assert '"decided"' not in sent
            shown = await http_request(server.address, "GET", f"/api/tables/{table}")
            assert shown["phase"] == "waiting"
            bots = [{"kind": "bot", "bot": "random"}] * 2
            with pytest.raises(ClientRefused):
                await http_request(server.address, "POST", f"/api/tables/{table}/continue", {"seats": bots})
            async with recording_client(server.address, table) as newcomer:
                assert newcomer.now["phase"] == "waiting"
            await clock.advance(59)
            await spectator.ask(type="ping")
            assert spectator.now["phase"] == "waiting"
            await clock.advance(2)
            await spectator.until(lambda: '"decided"' in "".join(spectator.heard))
            assert "a secret for a minute" in "".join(spectator.heard)
            assert spectator.now["view"], "a minute later it is all there"
            assert spectator.number == friend.number


async def test_s114_spectators_names_are_names(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path, clock=ManualClock()) as server:
        table, held, _ = await open_and_sit_down(server.address)
        async with (
            recording_client(server.address, table, held) as one,
            recording_client(server.address, table, name="Aki"),
            recording_client(server.address, table, name="two\nlines"),
            recording_client(server.address, table),
        ):
            await one.until(lambda: '"spectators":3' in one.heard[-1])
            assert json.loads(one.heard[-1])["names"] == ["Aki"]
            await one.ask(type="host", what="silence")
            await one.until(
                lambda: any('"type":"here"' in text and "names" not in text for text in one.heard[-2:])
            )
    with pytest.raises(Refused, match="wire-malformed"):
        parse(json.dumps({"type": "hello", "table": table, "name": "x" * 41}))
