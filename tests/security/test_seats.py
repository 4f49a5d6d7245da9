"""The threats of docs/security.md, chapter “Seats”, each tried."""

from __future__ import annotations

import asyncio
import base64
import json
from contextlib import AsyncExitStack
from hmac import compare_digest
from pathlib import Path

import pytest

from madoi.client import open_table, sit_down
from madoi.server import tokens
from madoi.server.http.openapi import describe
from madoi.server.http.router import ENDPOINTS
from madoi.server.table.log import Decided
from madoi.server.tokens import hashed, new_secret
from madoi.server.transport.websocket import connection
from support.server.in_process import serve_in_process
from support.server.raw_http import exchange_bytes, send_request
from support.server.recording_client import recording_client
from support.server.service_process import Service, run_services
from support.server.threats import SLOW, asked_first, open_and_sit_down, wait_for_start


async def test_s01_secrets_cannot_be_guessed(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = {new_secret() for _ in range(1000)}
    assert len(drawn) == 1000
    assert all(len(base64.urlsafe_b64decode(one)) * 8 == 192 for one in drawn)
    compared: list[tuple[str, str]] = []

    def compare(one: str, other: str) -> bool:
        compared.append((one, other))
        return compare_digest(one, other)

    monkeypatch.setattr(tokens, "compare_digest", compare)
    assert tokens.fits("right", hashed("right"))
    assert not tokens.fits("wrong", hashed("right"))
    assert not tokens.fits("", "")
    assert compared == [(hashed("right"), hashed("right")), (hashed("wrong"), hashed("right"))]
    table, held, _ = await open_and_sit_down(service.address)
    for wrong in (new_secret(), held[:-1], held.upper(), hashed(held), "' or 1=1 --"):
        async with recording_client(service.address, table, wrong) as client:
            await client.until(lambda client=client: client.closed)
            assert json.loads(client.heard[0])["refusal"]["code"] == "seat-no-secret"
            assert len(client.heard) == 1


async def test_s02_the_store_holds_hashes(tmp_path: Path) -> None:
    given: list[str] = []
    async with serve_in_process(tmp_path / "data") as server:
        seats = [
            {"kind": "me", "name": "Rin"},
            {"kind": "open"},
            {"kind": "invited"},
            {"kind": "invited"},
        ]
        begun = await open_table(server.address, {"game": "kasane", "seats": seats})
        given.extend(one["invitation"] for one in begun["invitations"])
        given.append(begun["secret"])
        for seat, invitation in ((1, ""), (2, given[0])):
            taken = await sit_down(server.address, begun["table"], seat, "Mio", invitation)
            given.append(taken["secret"])
    stored = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir())
    assert len(given) == 5
    for one in given:
        assert hashed(one).encode() in stored
        assert one.encode() not in stored


async def test_s03_no_secret_stands_in_an_address(service: Service) -> None:
    paths = describe(ENDPOINTS)["paths"]
    assert isinstance(paths, dict)
    operations = [one for path in paths.values() for one in path.values()]
    parameters = {
        (one["name"], one["in"]) for operation in operations for one in operation.get("parameters", [])
    }
    kinds = ("table", "seat", "game", "option", "lesson", "parcel", "counter", "day", "puzzle", "evening")
    named = {(name, "path") for name in kinds}
    assert parameters == {
        *named,
        ("viewer", "query"),
        ("background", "query"),
        ("after", "query"),
    }  # a parcel opens with what is not in its address (S54); a counter holds what lies open on a table
    table, held, _ = await open_and_sit_down(service.address)
    while (
        b'"phase":"playing"'
        not in (plain := await send_request(service.address, f"GET /api/tables/{table}")).body
    ):
        await asyncio.sleep(0.02)
    with_secret = await send_request(service.address, f"GET /api/tables/{table}?secret={held}")
    assert with_secret.body == plain.body, "a secret in an address is good for nothing"
    assert plain.headers["referrer-policy"] == "no-referrer"


async def test_s04_logs_tell_nothing_of_anybody(tmp_path: Path) -> None:
    marks = [
        "Minamoto no Nanashi",
        "I have the five of pine",
        "guessed-secret",
        "not-a-table",
        "junk-in-a-message",
    ]

    async def talk(service: Service) -> list[str]:
        seats = [{"kind": "me", "name": marks[0]}, {"kind": "invited"}]
        begun = await open_table(service.address, {"game": "kasane", "seats": seats, "terms": SLOW})
        invitation = begun["invitations"][0]["invitation"]
        taken = await sit_down(service.address, begun["table"], 1, "Mio", invitation)
        async with recording_client(service.address, begun["table"], begun["secret"]) as client:
            await client.ask(type="say", text=marks[1])
            await client.socket.send(f'{{"type": "{marks[4]}"')
            await client.socket.send(marks[4].encode() + b"\xff")
        for table, held in ((begun["table"], marks[2]), (marks[3], "")):
            async with recording_client(service.address, table, held) as client:
                await client.until(lambda client=client: client.closed)
        await send_request(service.address, f"POST /api/tables/{begun['table']}/seats/0", {"name": marks[4]})
        await exchange_bytes(service.address, marks[4].encode() + b"\r\n\r\n")
        return [begun["table"], begun["secret"], invitation, taken["secret"], "127.0.0.1"]

    service = Service("--data", str(tmp_path / "data"))
    for one in run_services(service):
        marks += await talk(one)
        one.stop()
        told = one.told()
    assert '"event": "open"' in told
    assert [mark for mark in marks if mark in told] == []


async def test_s05_who_gave_her_seat_up_sees_nothing_of_it_any_more(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        seats = [{"kind": "me", "name": "Rin"}, {"kind": "open"}, {"kind": "open"}]
        begun = await open_table(server.address, {"game": "kasane", "seats": seats, "terms": SLOW})
        table = begun["table"]
        mio = await sit_down(server.address, table, 1, "Mio")
        async with (
            recording_client(server.address, table, mio["secret"]) as tab,
            recording_client(server.address, table, mio["secret"]) as other_tab,
        ):
            await tab.ask(type="leave")
            await sit_down(server.address, table, 1, "Eve")
            await sit_down(server.address, table, 2, "Sae")
            for client in (tab, other_tab):
                await client.until(lambda client=client: client.closed == connection.CLOSE_BAD_HELLO)
                assert all("Eve" not in text and '"hand"' not in text for text in client.heard)
        async with recording_client(server.address, table, mio["secret"]) as client:
            await client.until(lambda: client.closed == connection.CLOSE_BAD_HELLO)


async def test_s06_nobody_acts_for_another_seat(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        table, *held = await open_and_sit_down(server.address, "yurikure", 3)
        async with AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(recording_client(server.address, table, one))
                for one in [*held, ""]
            ]
            await wait_for_start(*clients)
            prompt = clients[0].now["prompt"]
            played = {"type": "play", "prompt": prompt["id"], "action": prompt["actions"][0]}
            assert (await clients[3].ask(**played))["refusal"]["code"] == "table-spectator"
            asked = [client.now["prompt"] for client in clients[:3]]
            assert asked[0]["actions"] == asked[1]["actions"], "the same question to all"
            await clients[1].ask(**played)  # the same question: it is their own answer
            entries = [one.entry for one in server.table(table).log]
            assert [one.seat for one in entries if isinstance(one, Decided)] in ([], [1])
            for more in ({"seat": 0}, {"viewer": 0}, {"secret": held[0]}):
                await clients[1].send(**played, id="x", **more)
            await clients[1].until(lambda: sum("wire-malformed" in text for text in clients[1].heard) == 3)
            assert all(
                one.entry.seat == 1 for one in server.table(table).log if isinstance(one.entry, Decided)
            ), "a request names no seat"


async def test_s07_an_answer_counts_once_and_for_its_own_question(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        table, *held = await open_and_sit_down(server.address)
        async with (
            recording_client(server.address, table, held[0]) as one,
            recording_client(server.address, table, held[1]) as other,
        ):
            await wait_for_start(one, other)
            first, second = asked_first(one, other)
            prompt = first.now["prompt"]
            played = {"type": "play", "prompt": prompt["id"], "action": prompt["actions"][0]}
            answers = await asyncio.gather(*(first.ask(**played, id=str(n)) for n in range(5)))
            assert sorted(one["type"] for one in answers) == ["done"] + ["refused"] * 4
            assert (await second.ask(**{**played, "prompt": "0"}))["refusal"]["code"] == "table-stale"
            assert sum(isinstance(one.entry, Decided) for one in server.table(table).log) == 1


async def test_s08_who_is_there_cannot_be_voted_out(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        table, *held = await open_and_sit_down(server.address, people=3)
        async with (
            recording_client(server.address, table, held[0]) as rin,
            recording_client(server.address, table, held[1]) as mio,
            recording_client(server.address, table, held[2]),
        ):
            await wait_for_start(rin, mio)
            for client in (rin, mio):
                assert (await client.ask(type="vote", seat=2))["refusal"]["code"] == "vote-here"
            assert (await rin.ask(type="vote", seat=0))["refusal"]["code"] == "vote-here"
            assert server.table(table).seats[2].key == hashed(held[2])
