"""The threats of docs/security.md, chapter “Previews”, each tried."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from madoi.client import http_request
from madoi.server import limits
from madoi.server.transport import static
from support.server.in_process import InProcessServer, serve_in_process
from support.server.manual_clock import ManualClock
from support.server.raw_http import send_request
from support.server.recording_client import recording_client
from support.server.tables import PAIRS
from support.server.threats import open_and_sit_down, wait_for_start

PAGE = '<!doctype html><html lang="en"><head><title>Madoi 円居</title></head><body></body></html>'


@pytest.fixture(autouse=True)
def client_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that needs no build."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(static, "WEB", folder)


async def page(server: InProcessServer, path: str, language: str = "en") -> str:
    answer = await send_request(server.address, f"GET {path}", headers={"Accept-Language": language})
    assert answer.status == 200
    return answer.body.decode()


def told(text: str, name: str) -> str:
    found = re.search(rf'property="og:{name}" content="([^"]*)"', text)
    assert found, text
    return unescape(found[1])


async def test_s120_a_preview_is_the_same_whatever_is_hidden(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        table, *held = await open_and_sit_down(server.address, "yurikure", 3)
        async with recording_client(server.address, table, held[0]) as rin:
            await wait_for_start(rin)
            before = [await page(server, f"/{where}/{table}") for where in ("t", "replay")]
            for pair in PAIRS:
                answer = await rin.ask(type="play", prompt=rin.now["prompt"]["id"], action=f"support {pair}")
                assert answer["type"] == "done"
            await clock.advance(limits.PREVIEW_SECONDS + 1)  # nothing is remembered any more
            assert [await page(server, f"/{where}/{table}") for where in ("t", "replay")] == before
        assert told(before[0], "title") == "Yuri-Kure: Rin, Rin 1, Rin 2 are playing"
        assert not any(secret in text for secret in held for text in before)


async def test_s120_a_preview_of_an_evening_has_its_host_and_no_secret(tmp_path: Path) -> None:
    clock = ManualClock()
    async with serve_in_process(tmp_path, clock=clock) as server:
        wanted = {"game": "lily", "mode": "swiss", "rounds": 2, "name": "Rin"}
        opened = await http_request(server.address, "POST", "/api/evenings", wanted)
        link = f"/evening/{opened['evening']}"
        before = await page(server, link)
        assert told(before, "title") == "Rin invites you to an evening of Lily: The Coupling Generation"
        assert told(before, "image").endswith("/preview-lily.png")
        assert "さん" in told(await page(server, link, "ja"), "title")
        await http_request(server.address, "POST", f"/api/evenings/{opened['evening']}/join", {"name": "Mio"})
        await clock.advance(limits.PREVIEW_SECONDS + 1)
        assert await page(server, link) == before, "who has joined is for those who open it"
        stored = await server.service.api.evenings.store.fetch(opened["evening"])
        assert not any(text in before for text in (opened["secret"], stored[1].lot, stored[1].players[0].key))
        assert told(await page(server, "/evening/none"), "title") == "Madoi 円居"


async def test_s121_previews_cost_an_address_little(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path, clock=ManualClock()) as server:
        table, *_ = await open_and_sit_down(server.address)
        store = server.service.registry.context.store
        read: list[str] = []
        summary = store.summary

        async def counting(id: str) -> str:
            read.append(id)
            return await summary(id)

        store.summary = counting  # type: ignore[method-assign,assignment]
        first = await page(server, f"/t/{table}")
        for _ in range(5):
            assert await page(server, f"/t/{table}") == first
        assert read == [table], "read once"
        nothing = {await page(server, f"/t/{id}") for id in ("x", "no-such", "y" * 200)}
        assert {told(text, "title") for text in nothing} == {"Madoi 円居"}
        for number in range(int(limits.PREVIEWS_BURST) + 20):
            await page(server, f"/t/no{number}")
        assert len(read) == limits.PREVIEWS_BURST
        other, *_ = await open_and_sit_down(server.address)
        assert told(await page(server, f"/t/{other}"), "title") == "Madoi 円居", (
            "the page itself is still served"
        )


async def test_s122_names_in_a_preview_are_text(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        name = '"><script>alert(1)</script>'
        seats = [{"kind": "me", "name": name}, {"kind": "open"}]
        opened = await http_request(server.address, "POST", "/api/tables", {"game": "kasane", "seats": seats})
        text = await page(server, f"/t/{opened['table']}")
        assert "<script" not in text
        assert told(text, "title") == f"{name} invites you to Colors of Kasane"


async def test_previews_speak_the_language_of_the_link_or_of_the_browser(tmp_path: Path) -> None:
    async with serve_in_process(tmp_path) as server:
        assert told(await page(server, "/rules/kasane", "ja"), "title") == "襲ノ色目のルール"
        assert told(await page(server, "/rules/kasane?lang=zh-Hant", "ja"), "title") == "襲之色目 規則"
        assert told(await page(server, "/rules/kasane?lang=xx", "ja"), "locale") == "ja_JP"
        lesson = await page(server, "/learn/kasane-first", "en")
        assert told(lesson, "title").startswith("Colors of Kasane: ")
        assert told(lesson, "image") == f"{server.address}/preview-kasane.png"
        assert told(await page(server, "/decks"), "title") == "Decks for Lily"
        puzzle = await page(server, "/puzzles/lily-none")
        assert told(puzzle, "title") == "Find the best move · Lily: The Coupling Generation"
        assert told(puzzle, "image") == f"{server.address}/preview-lily.png"
        described = {
            told(await page(server, f"/{one}"), "description") for one in ("daily", "evening", "ratings")
        }
        assert len(described | {told(puzzle, "description")}) == 4
        answer = await send_request(server.address, "GET /about")
        again = await send_request(
            server.address, "GET /about", headers={"If-None-Match": answer.headers["etag"]}
        )
        assert again.status == 304
