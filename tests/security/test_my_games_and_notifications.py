"""The threats of docs/security.md, chapter “My games and notifications”, each tried."""

from __future__ import annotations

import asyncio
import base64
import json
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidTag

from madoi.client import http_request
from madoi.server.clock import SYSTEM
from madoi.server.push import delivery
from madoi.server.tokens import hashed, new_secret
from support.server import tables
from support.server.in_process import serve_in_process
from support.server.manual_clock import ManualClock
from support.server.push_service import PushService, Subscription
from support.server.raw_http import send_request
from support.server.recording_client import recording_client
from support.server.threats import open_and_sit_down, wait_for_start


async def test_s51_my_tables_are_shown_to_who_holds_a_seat(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        table, rin, mio, *_ = await open_and_sit_down(server.address, "yurikure", people=3)
        async with recording_client(server.address, table, mio) as client:
            await wait_for_start(client)
            for pair in tables.placed(1):
                await client.until(lambda: client.now.get("prompt"))
                await client.ask(type="play", prompt=client.now["prompt"]["id"], action=pair)
            answers = []
            for held in (
                (table, ""),
                (table, new_secret()),
                (table, hashed(rin)),
                ("nowhere", rin),
                ("' or", rin),
            ):
                seats = [{"table": held[0], "secret": held[1]}]
                answers.append((await send_request(server.address, "POST /api/mine", {"seats": seats})).body)
            assert all(json.loads(answer)["tables"] == [] for answer in answers)
            seats = [{"table": table, "secret": rin}]
            answer = await send_request(server.address, "POST /api/mine", {"seats": seats})
            assert json.loads(answer.body)["tables"][0]["seat"] == 0
            for hidden in (
                rin,
                mio,
                hashed(rin),
                server.table(table).seed,
                "akane",
                "support",
            ):
                assert hidden.encode() not in answer.body
            many = await send_request(server.address, "POST /api/mine", {"seats": seats * 51})
            assert (many.status, many.code) == (400, "wire-malformed")
            answered = [
                await send_request(server.address, "POST /api/mine", {"seats": seats * 50}) for _ in range(8)
            ]
            assert {answer.status for answer in answered} == {200, 429}


ELSEWHERE = [
    "http://fcm.googleapis.com/fcm/send/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com@127.0.0.1/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://localhost/x",
    "https://169.254.169.254/latest/meta-data",
    "https://evil.example/x",
    "https://evilpush.apple.com.evil.example/x",
    "https://xfcm.googleapis.com/x",
    "https://fcm.googleapis.com/x\r\nHost: evil",
    "file:///etc/passwd",
    "https:fcm.googleapis.com/x",
]


async def test_s52_only_push_services_are_posted_to(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        table, rin, _ = await open_and_sit_down(server.address)
        browser = Subscription("https://fcm.googleapis.com").wanted(rin)
        for address in ELSEWHERE:
            wanted = {**browser, "address": address}
            answer = await send_request(server.address, f"POST /api/tables/{table}/call", wanted)
            assert (answer.status, answer.code) == (400, "call-no-service"), address
            with pytest.raises(delivery.DeliveryFailed):
                await delivery.PushServices(SYSTEM).post(address, {}, b"")
        assert (await send_request(server.address, f"POST /api/tables/{table}/call", browser)).status == 200


async def test_s52_a_known_name_must_lead_out_and_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = asyncio.get_running_loop()
    places: list[str] = []

    async def found(host: str, port: int, **_: object) -> list[tuple[object, ...]]:
        return [(0, 0, 0, "", (place, port)) for place in places]

    async def connected(*_: object, **__: object) -> None:
        raise AssertionError("gone to")

    with monkeypatch.context() as patched:
        patched.setattr(loop, "getaddrinfo", found)
        patched.setattr(asyncio, "open_connection", connected)
        for inside in (
            "127.0.0.1",
            "10.0.0.8",
            "192.168.1.1",
            "169.254.169.254",
            "::1",
            "fd00::1",
            "0.0.0.0",
            "::ffff:10.0.0.8",
        ):
            places[:] = [inside]
            with pytest.raises(delivery.DeliveryFailed, match="not a public address"):
                await delivery.PushServices(SYSTEM).post("https://fcm.googleapis.com/x", {}, b"")
    clock = ManualClock()
    async with (
        PushService().serving() as push,
        serve_in_process(tmp_path, clock=clock, push_services=[push.origin]) as server,
    ):
        push.goes_on.clear()
        table, rin, mio = await open_and_sit_down(server.address)
        for number, secret in enumerate((rin, mio)):
            wanted = Subscription(push.origin, f"/{number}").wanted(secret)
            await http_request(server.address, "POST", f"/api/tables/{table}/call", wanted)
        await clock.until(lambda: push.asked)  # the service is being told now, and takes its time
        asked = (rin, mio)[server.table(table).to_move()[0]]
        async with recording_client(server.address, table, asked) as client:
            prompt = client.now["prompt"]
            answer = await client.ask(type="play", prompt=prompt["id"], action=prompt["actions"][0])
            assert answer["type"] == "done"
            assert push.got == [], "they did not wait for it"
        push.goes_on.set()


async def test_s53_a_call_tells_its_carrier_nothing(tmp_path: Path) -> None:
    clock = ManualClock()
    async with (
        PushService().serving() as push,
        serve_in_process(tmp_path, clock=clock, push_services=[push.origin]) as server,
    ):
        table, *secrets = await open_and_sit_down(server.address, "yurikure", people=3)
        browsers = [Subscription(push.origin, f"/{seat}") for seat in range(3)]
        for browser, secret in zip(browsers, secrets, strict=True):
            await http_request(server.address, "POST", f"/api/tables/{table}/call", browser.wanted(secret))
        await clock.until(lambda: len(push.got) == 3)
        seed = server.table(table).seed
        for pushed in push.got:
            browser = browsers[int(pushed.path[1:])]
            carried = pushed.body + str(pushed.headers).encode()
            for hidden in (table, *secrets, "Rin", "yurikure", "Yuri"):
                assert hidden.encode() not in carried
            text = browser.opened(pushed)
            assert set(json.loads(text)) == {"table", "title", "body"}
            assert not any(hidden in text for hidden in (*secrets, seed, *map(hashed, secrets)))
            with pytest.raises(InvalidTag):  # nobody else can
                browsers[int(pushed.path[1:]) - 1].opened(pushed)


async def test_s54_what_is_moved_is_given_once(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path, clock=ManualClock()) as server:
        left = json.loads((await send_request(server.address, "POST /api/parcels", {"body": "sealed"})).body)
        assert len(base64.urlsafe_b64decode(left["parcel"] + "==")) * 8 == 128
        path = f"POST /api/parcels/{left['parcel']}/fetch"
        answers = await asyncio.gather(*(send_request(server.address, path) for _ in range(5)))
        assert sorted(answer.status for answer in answers) == [200, 404, 404, 404, 404]
        stolen = await send_request(server.address, path, {}, {"Origin": "https://evil.example"})
        assert stolen.status == 403
        answered = [await send_request(server.address, "POST /api/parcels", {"body": "x"}) for _ in range(12)]
        assert [answer.status for answer in answered] == [200] * 9 + [429] * 3
