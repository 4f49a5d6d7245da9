"""The threats of docs/security.md, chapter “Messages”, each tried."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from madoi.client import http_request, open_table
from madoi.server.runtime.live_table import LiveTable
from support.server.in_process import serve_in_process
from support.server.raw_http import close_code_after, exchange_bytes, frame, send_request
from support.server.recording_client import recording_client
from support.server.service_process import Service
from support.server.threats import SLOW, asked_first, open_and_sit_down, wait_for_start


async def test_s16_nothing_is_read_beyond_its_limit(service: Service) -> None:
    table, held, _ = await open_and_sit_down(service.address)
    async with recording_client(service.address, table, held) as client:
        await client.send(type="say", id="1", text="x" * 301)
        await client.until(lambda: "wire-malformed" in "".join(client.heard))
        await client.send(type="mute", id="1", on=True, more="x" * 4096)
        await client.until(lambda: client.closed)
        assert client.closed == 1009
    async with recording_client(service.address, table, held) as client:
        await client.socket.send(["x" * 2000] * 3)  # in pieces, it is too long all the same
        await client.until(lambda: client.closed == 1009)
    answer = await send_request(service.address, "POST /api/tables", b"x" * 512_001)
    assert (answer.status, answer.code) == (413, "http-too-long")
    unannounced = (
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
        + b"10000\r\n" + b"x" * 65536 + b"\r\n"
    )  # fmt: skip
    assert b" 413 " in (
        await exchange_bytes(service.address, unannounced + (b"10000\r\n" + b"x" * 65536 + b"\r\n") * 8)
    )
    head = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X: " + b"x" * 200_000
    assert b" 200 " not in await exchange_bytes(service.address, head + b"\r\n\r\n")
    assert (await send_request(service.address, "GET /healthz")).status == 200


STRANGE: list[str | bytes] = [
    *(
        "",
        " ",
        "null",
        "true",
        "0",
        '"hello"',
        "[]",
        "{}",
        "{",
        '{"type":',
        '{"type": "play"}',
        '{"type": 3}',
    ),
    *(
        '{"type": "dance", "id": "1"}',
        '{"type": "mute", "id": "1", "on": 3}',
        '{"type": "mute", "id": 1, "on": true}',
    ),
    *(
        '{"type": "mute", "id": "", "on": true}',
        '{"type": "mute", "on": true}',
        '{"type": "vote", "id": "1", "seat": -1}',
    ),
    *(
        '{"type": "vote", "id": "1", "seat": 1e300}',
        '{"type": "vote", "id": "1", "seat": 99999999999999999999}',
    ),
    '{"type": "say", "id": "1", "text": "\\ud800"}',
    '{"type": "say", "id": "1", "text": "\\u0000"}',
    '{"type": "mute", "id": "1", "on": true, "on": false, "x": ' + "[" * 1500 + "]" * 1500 + "}",
    *("[" * 4000, '{"a":' * 600, "NaN", "Infinity", "-0", "1" * 4000, "\ufeff{}", "円居" * 500),
    *(b"\x00\x01\x02", b"\xff\xfe", b"", b'{"type": "mute"'),
]


async def test_s17_what_is_no_message_is_refused_and_the_table_goes_on(service: Service) -> None:
    table, held, other = await open_and_sit_down(service.address)
    async with (
        recording_client(service.address, table, held) as client,
        recording_client(service.address, table, other) as witness,
    ):
        await wait_for_start(client, witness)
        for message in STRANGE:
            before = len(client.heard)
            await client.socket.send(message)
            await client.until(
                lambda before=before: any('"refused"' in text for text in client.heard[before:])
            )
            answer = next(json.loads(text) for text in client.heard[before:] if '"refused"' in text)
            assert answer["refusal"]["code"] in ("wire-malformed", "chat-bad"), message
        (asked, *_) = asked_first(client, witness)
        prompt = asked.now["prompt"]
        assert (await asked.ask(type="play", prompt=prompt["id"], action=prompt["actions"][0]))[
            "type"
        ] == "done"
        await witness.until(lambda: '"decided"' in witness.heard[-1] or '"decided"' in "".join(witness.heard))
    for message in STRANGE:
        async with recording_client(service.address, table) as client:
            pass
        data = message.encode() if isinstance(message, str) else message
        answer_to = await send_request(service.address, "POST /api/tables", data)
        assert answer_to.status == 400, message
    for rubbish in (
        frame(1, b"\xff\xff"),
        frame(3, b""),
        frame(1, b"half", fin=False) + frame(1, b"again"),
    ):
        assert await close_code_after(service.address, rubbish) in (1002, 1007)
    for number in (
        "9" * 5000,
        "99",
        "-1",
        "one",
        "1.0",
        "%31%32%33",
        "\u0661".encode("unicode_escape").decode(),
    ):
        answer_to = await send_request(
            service.address, f"POST /api/tables/{table}/seats/{number}", {"name": "Eve"}
        )
        assert answer_to.status == 404, number
    assert "Traceback" not in service.told()


async def test_s18_ids_names_and_chat_are_no_sql(database: str, tmp_path: Path) -> None:
    evil = "'); DROP TABLE entries; --"
    async with serve_in_process(tmp_path, database=database) as server:
        seats = [{"kind": "me", "name": evil}, {"kind": "bot", "bot": "random"}]
        begun = await open_table(server.address, {"game": "kasane", "seats": seats, "terms": SLOW})
        async with recording_client(server.address, begun["table"], begun["secret"]) as client:
            await client.ask(type="say", text=evil)
            await client.until(lambda: evil in client.heard[-1] or evil in "".join(client.heard))
        for id in ("%27%20OR%201=1%20--", "%00", "%27;DROP%20TABLE%20tables;--", "%25", "_" * 22):
            assert (await send_request(server.address, f"GET /api/tables/{id}")).code == "table-none"
        shown = await http_request(server.address, "GET", f"/api/tables/{begun['table']}")
        assert shown["seats"][0]["name"] == evil
        rows = await server.service.registry.store.entries(begun["table"])
        assert any(evil in row.body for row in rows)


async def test_s19_no_address_leads_to_a_file(service: Service) -> None:
    for path in (
        *(
            "/../../../../etc/passwd",
            "/%2e%2e/%2e%2e/etc/passwd",
            "/..%2f..%2fetc%2fpasswd",
            "//etc/passwd",
        ),
        *(
            "/api/../../pyproject.toml",
            "/api/tables/..%2F..%2Fmadoi.sqlite",
            "/madoi.sqlite",
            "/static/../x",
        ),
        *("/api/tables/%2e%2e/record", "/.git/config", "/api/tables/", "/%00", "file:///etc/passwd"),
    ):
        answer = await send_request(service.address, f"GET {path}")
        assert answer.status == 404, path
        assert answer.code in ("http-nothing-here", "table-none")
        assert b"root:" not in answer.body


async def test_s20_names_and_chat_are_text_of_one_line(service: Service) -> None:
    wrong = [
        "a\nb",
        "a\rb",
        "a\tb",
        "a\x00b",
        "a\x1b[31mb",
        "a\u202eb",
        "a\u2066b",
        "a\u200bb",
        "a\u2028b",
        " a",
        "a ",
    ]
    markup = "<img src=x onerror=alert(1)>"
    seats = [{"kind": "me", "name": markup}, {"kind": "open"}]
    for name in (*wrong, "x" * 41, ""):
        bad = {"game": "kasane", "seats": [{"kind": "me", "name": name}, {"kind": "open"}]}
        assert (await send_request(service.address, "POST /api/tables", bad)).status == 400
    begun = await open_table(service.address, {"game": "kasane", "seats": seats, "terms": SLOW})
    table = begun["table"]
    for name in (*wrong, "x" * 41, ""):
        answer = await send_request(service.address, f"POST /api/tables/{table}/seats/1", {"name": name})
        assert answer.status == 400
    async with (
        recording_client(service.address, table, begun["secret"]) as rin,
        recording_client(service.address, table) as nao,
    ):
        for text in wrong:
            assert (await rin.ask(type="say", text=text))["refusal"]["code"] == "chat-bad"
            assert (await nao.ask(type="say", text="x", name=text))["refusal"]["code"] == "name-bad"
        await rin.ask(type="say", text=markup)
        await nao.until(lambda: any(markup in text for text in nao.heard))
    answer = await send_request(service.address, f"GET /api/tables/{table}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert json.loads(answer.body)["seats"][0]["name"] == markup, "text stays as it was written"


async def test_s21_the_log_is_json_and_rubbish_does_not_fill_it(tmp_path: Path) -> None:
    service = Service("--data", str(tmp_path / "data"))

    async def rubbish() -> None:
        await open_and_sit_down(service.address)
        quiet = service.told()
        for _ in range(20):
            await exchange_bytes(service.address, b'\x00\xff rubbish\r\n{"event": "forged"}\r\n\r\n')
            await exchange_bytes(
                service.address,
                b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: tea\r\nConnection: upgrade, close\r\n\r\n",
            )
            await close_code_after(service.address, frame(1, b'\xff\n{"event": "forged"}'))
        half = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
        for _ in range(5):
            _, writer = await asyncio.open_connection("127.0.0.1", service.port)
            writer.write(half)
            await writer.drain()
            await send_request(service.address, "GET /healthz")  # what came before this has been read
            writer.transport.abort()
        await send_request(service.address, "GET /healthz")
        assert service.told() == quiet
        # Something that does fail: a log that was changed behind our back.
        with sqlite3.connect(tmp_path / "data" / "madoi.sqlite") as store:
            store.execute(
                "insert into tables (id, public, phase, touched, summary, steward, steward_until)"
                " select 'broken', public, phase, touched, summary, '', 9e12 from tables"
            )
            store.execute("insert into entries values ('broken', 0, 0.0, 1, ?)", ["no\nentry"])
        store.close()
        answer = await send_request(service.address, "GET /api/tables/broken")
        assert answer.status == 500

    service.start()
    try:
        await rubbish()
    finally:
        service.stop()
    lines = service.told().splitlines()
    assert all(isinstance(json.loads(line), dict) for line in lines)
    assert any("Traceback" in line for line in lines), "our own failures are told"
    service.forget()


async def test_s22_our_mistakes_tell_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(live_table: LiveTable, command: object) -> None:
        raise ZeroDivisionError("the secret of the house")

    async with serve_in_process(tmp_path) as server:
        table, held, _ = await open_and_sit_down(server.address)
        monkeypatch.setattr(LiveTable, "submit", fail)
        for path in ("seats/1",):
            answer = await send_request(server.address, f"POST /api/tables/{table}/{path}", {"name": "Mio"})
            assert (answer.status, answer.code) == (500, "http-broken")
            assert b"secret of the house" not in answer.body
            assert b"ZeroDivision" not in answer.body
        async with recording_client(server.address, table, held) as client:
            await client.send(type="say", id="1", text="hello")
            await client.until(lambda: client.closed == 1011)
            assert all("house" not in text and "Zero" not in text for text in client.heard)
