"""Local tables: the messages and paths of the service, without a server."""

from __future__ import annotations

import json

import pytest

from madoi.core.record import read
from madoi.core.session import replay, verify
from madoi.games import find
from support.local_device import LocalPlayer, MemoryDevice


@pytest.mark.parametrize(("game", "bots"), [("kasane", 2), ("yurikure", 3), ("lily", 1)])
async def test_a_game_ends_with_a_record_that_can_be_verified(game: str, bots: int) -> None:
    player = LocalPlayer()
    opened = await player.open(game, bots)
    await player.play_on()
    text = await player.request(f"/api/tables/{opened['table']}/record")
    record = read(text)
    assert verify(find(game), record).record.text() == text
    assert (await player.request("/api/verify", {"record": text}))["sealed"]
    assert player.device.states[-1]["result"]["points"] == [float(one) for one in record.points]


async def test_a_table_goes_on_after_a_reload() -> None:
    player = LocalPlayer()
    opened = await player.open("kasane", 2)
    for _ in range(3):
        await player.play()
    await player.until_asked()
    later = LocalPlayer(MemoryDevice(player.device.logs))
    await later.sit(opened["table"], opened["secret"])
    assert (await later.until_asked() or {})["actions"] == player.now["prompt"]["actions"]
    await later.play_on()


async def test_undo_and_hint() -> None:
    player = LocalPlayer()
    await player.open("kasane", 1)
    before = await player.until_asked()
    assert before is not None
    advice = await player.ask(type="hint")
    assert advice["type"] == "advice"
    assert {one["action"] for one in advice["lines"]} <= set(before["actions"])
    assert player.device.searches == ["evaluate"]
    await player.play()
    await player.until_asked()
    assert (await player.ask(type="undo", ask=True))["type"] == "done"
    after = await player.until_asked()
    assert after is not None
    assert after["actions"] == before["actions"]


async def test_a_bot_that_thinks_does_so_elsewhere() -> None:
    player = LocalPlayer()
    await player.open("kasane", 1, bot="strongest")
    for _ in range(2):
        await player.play()
    await player.until_asked()
    assert set(player.device.searches) == {"choose"}


async def test_what_another_page_did_is_seen() -> None:
    """Two pages of one browser have the same table; the log takes each number once."""
    first = LocalPlayer()
    opened = await first.open("kasane", 1)
    await first.until_asked()
    second = LocalPlayer(MemoryDevice(first.device.logs))
    await second.sit(opened["table"], opened["secret"])
    prompt = await second.until_asked()
    assert prompt is not None
    first.worker.pause(True)
    second.worker.pause(True)
    await second.ask(type="play", prompt=prompt["id"], action=prompt["actions"][0])
    length = len(first.device.logs[opened["table"]])
    refused = await first.ask(type="play", prompt=prompt["id"], action=prompt["actions"][0])
    assert refused["type"] == "refused"
    assert len(first.device.logs[opened["table"]]) == length


async def test_nothing_happens_while_the_page_is_hidden() -> None:
    player = LocalPlayer()
    opened = await player.open("kasane", 2)
    prompt = await player.until_asked()
    assert prompt is not None
    player.worker.pause(True)
    await player.ask(type="play", prompt=prompt["id"], action=prompt["actions"][0])
    length = len(player.device.logs[opened["table"]])
    assert (await player.ask(type="ping"))["type"] == "done"
    assert len(player.device.logs[opened["table"]]) == length
    player.worker.pause(False)
    await player.until_asked()
    assert len(player.device.logs[opened["table"]]) > length


async def test_continue_replay_and_rematch() -> None:
    player = LocalPlayer()
    opened = await player.open("kasane", 1)
    await player.play_on()
    path = f"/api/tables/{opened['table']}"
    moments = (await player.request(f"{path}/replay?viewer=open"))["moments"]
    assert len(moments) > 20
    seats = [{"kind": "me", "name": "Rin"}, {"kind": "bot", "bot": "greedy"}]
    again = await player.request(f"{path}/continue", {"seats": seats, "decisions": 6})
    record = await player.request(f"{path}/record")
    other = await player.request("/api/continue", {"record": record, "seats": seats, "decisions": 4})
    assert (await player.ask(type="rematch"))["type"] == "done"
    for table, secret in ((again["table"], again["secret"]), (other["table"], other["secret"])):
        player.leave()
        player.now = {}
        await player.sit(table, secret)
        await player.play_on()


async def test_an_analysis_goes_on_whenever_it_is_asked_for() -> None:
    player = LocalPlayer()
    opened = await player.open("kasane", 1)
    await player.play_on()
    first = await player.request(f"/api/tables/{opened['table']}/review")
    second = await player.request(f"/api/tables/{opened['table']}/review?background=yes")
    assert 0 < first["done"] < second["done"] < 1


async def test_decks_and_options_are_read() -> None:
    player = LocalPlayer()
    offer = await player.request("/api/offer")
    assert [one["game"] for one in offer["games"]] == ["kasane", "yurikure", "lily"]
    stock = await player.request("/api/games/lily/stock")
    assert stock
    checked = await player.request("/api/games/lily/options/decks/examine", {"text": "leader = 'x'"})
    assert checked["faults"]
    status, text = await player.worker.request("/api/tables/local-none", "")
    assert (status, json.loads(text)["refusal"]["code"]) == (400, "table-none")


async def test_the_same_seed_and_decisions_give_the_same_record() -> None:
    """What a local table played, the rules of this process play again, whether compiled or not."""
    player = LocalPlayer()
    opened = await player.open("lily", 1)
    await player.play_on()
    text = await player.request(f"/api/tables/{opened['table']}/record")
    assert replay(find("lily"), read(text)).record.text() == text
