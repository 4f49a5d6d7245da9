"""Tables that move between the service and a device: which logs are accepted, and what they become."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from madoi.core.record import read
from madoi.core.refusal import Refused
from madoi.core.session import verify
from madoi.games import find
from madoi.server.protocol.moves import LogEntry
from madoi.server.table.commands.moving import carried_log, move_here, open_seats, take_along, verified_log
from madoi.server.table.folding import fold_log
from madoi.server.table.log import TakenAlong
from madoi.server.table.projection import snapshot
from madoi.server.table.state import Table
from support.local_device import LocalPlayer, moving_log

NOW = 2e9
BOT = {"kind": "bot", "bot": "greedy"}


def fold(entries: list[LogEntry]) -> Table:
    return fold_log("moved", [(entry.at, entry.body) for entry in entries])


@pytest.mark.parametrize(("game", "bots"), [("kasane", 2), ("yurikure", 3), ("lily", 1)])
async def test_a_game_goes_to_the_service_and_back(game: str, bots: int) -> None:
    player, log = await moving_log(game, bots, 6)
    table = fold(verified_log(msgspec.convert(log, list[LogEntry]), NOW))
    assert table.log[-1].at == NOW
    [seat] = table.people()
    seen = table.started_session.state.view(seat).data()
    before = [one for one in snapshot.table_summary(table).seats if one.kind == "bot"]
    table.apply(move_here(table), NOW)
    for handed in list(open_seats(table, [1])):
        table.apply(handed, NOW)
    assert table.seats[1].free
    opened = [one for one in snapshot.table_summary(table).seats if one.kind == "bot"]
    assert [msgspec.structs.replace(one, vacant=False) for one in opened] == before, "who they were before"
    assert snapshot.news(table, seat, len(table.visible_entries[seat]) - 1).why == "opened"
    assert table.started_session.state.view(seat).data() == seen == player.now["view"]
    assert table.started_session.record.forks[-1].viewer == seat, "the rest is drawn again"
    assert verify(find(game), read(table.started_session.record.text()))

    assert take_along(table, seat) == TakenAlong(seat)
    device = LocalPlayer()
    moved = await device.request("/api/adopt", {"entries": msgspec.to_builtins(carried_log(table))})
    await device.sit(moved["table"], player.secret)
    prompt = await device.until_asked()
    assert prompt is not None
    assert device.now["view"] == seen
    assert not any(one.get("vacant") for one in device.now["seats"]), "nobody else can come to a device"
    table.apply(TakenAlong(seat), NOW)
    assert table.phase == "over"
    await device.play()
    later = await device.request(f"/api/tables/{moved['table']}/log")
    again = fold(verified_log(msgspec.convert(later["entries"], list[LogEntry]), NOW))
    assert len(again.started_session.record.forks) == 2


async def test_undo_goes_back_to_the_move_and_no_further() -> None:
    player, log = await moving_log()
    device = LocalPlayer()
    moved = await device.request("/api/adopt", {"entries": log})
    await device.sit(moved["table"], player.secret)
    await device.until_asked()
    refused = await device.ask(type="undo", ask=True)
    assert refused["refusal"] == device.now["undo"]["refusal"]
    assert refused["refusal"]["code"] == "undo-forked", "for which the page disables its button"
    asked = device.now["prompt"]["actions"]
    await device.play()
    await device.until_asked()
    assert (await device.ask(type="undo", ask=True))["type"] == "done"
    assert (await device.until_asked() or {})["actions"] == asked


def changed(entry: dict[str, Any], **values: object) -> dict[str, Any]:
    return {**entry, "body": json.dumps({**json.loads(entry["body"]), **values})}


def is_refused(entries: list[dict[str, Any]]) -> bool:
    try:
        verified_log(msgspec.convert(entries, list[LogEntry]), NOW)
    except Refused:
        return True
    return False


async def test_a_log_that_the_service_would_not_have_made_is_refused() -> None:
    _, log = await moving_log(decisions=1)
    at = next(index for index, entry in enumerate(log) if '"decided"' in entry["body"])
    last = {"at": log[-1]["at"]}
    person = {"kind": "person", "name": "Rin", "key": "k"}
    lies: dict[str, list[dict[str, Any]]] = {
        "an illegal decision": [*log[:at], changed(log[at], action="take 9 no 9"), *log[at + 1 :]],
        "the turn of somebody else": [
            *log[:at],
            changed(log[at], seat=(json.loads(log[at]["body"])["seat"] + 1) % 3),
            *log[at + 1 :],
        ],
        "a seat that is not there": [*log, last | {"body": '{"type": "left", "seat": 9}'}],
        "no opening": log[1:],
        "two openings": [log[0], *log],
        "two beginnings": [*log[:at], *log[1:]],
        "time that goes back": [*log[:-1], {**log[-1], "at": 0}],
        "another game": [changed(log[0], game="chess"), *log[1:]],
        "an unknown bot": [changed(log[0], seats=[person, BOT, {**BOT, "bot": "x"}]), *log[1:]],
        "a name in two lines": [changed(log[0], seats=[{**person, "name": "a\nb"}, BOT, BOT]), *log[1:]],
        "nobody": [changed(log[0], seats=[{**BOT, "name": name} for name in "abc"]), *log[1:]],
        "two people": [changed(log[0], seats=[{**person, "name": name} for name in "abc"]), *log[1:]],
        "a long option": [changed(log[0], options={"table": "x" * 100_001}), *log[1:]],
        "other rules": [changed(one, version=99) if '"began"' in one["body"] else one for one in log],
        "no JSON": [{"at": 0, "body": "{"}],
        "chat": [
            *log,
            last | {"body": '{"type": "said", "seat": 0, "name": "a", "text": "b", "room": "table"}'},
        ],
        "many undone": [
            *log,
            *[last | {"body": '{"type": "undone", "seat": 0, "back": 0, "keep": [0, 1, 2]}'}] * 700,
        ],
        "many moves": [*log, *[last | {"body": '{"type": "moved-here", "seat": 0, "seed": "0"}'}] * 41],
    }
    for lie, entries in lies.items():
        assert is_refused(entries), lie
