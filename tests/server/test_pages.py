"""The web client's files and the words it speaks."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from madoi.games import NAMES, find
from madoi.server.protocol.typescript import game_types, protocol_types
from madoi.server.transport.static import WEB
from madoi.words import LANGUAGES
from server.conftest import Service

TOP = Path(__file__).parents[2]


def fetched(address: str, **headers: str) -> tuple[int, dict[str, str], str]:
    request = urllib.request.Request(
        address, headers={name.replace("_", "-"): value for name, value in headers.items()}
    )
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, dict(answer.headers.items()), answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, dict(error.headers.items()), error.read().decode()


def test_the_types_of_the_wire_in_the_client_are_those_of_the_server() -> None:
    kept = (TOP / "web" / "src" / "net" / "protocol.ts").read_text(encoding="utf-8")
    assert kept == protocol_types(), "python -m madoi.server.protocol.typescript > web/src/net/protocol.ts"


@pytest.mark.parametrize("game", NAMES)
def test_the_types_of_a_game_in_the_client_are_those_of_the_game(game: str) -> None:
    place = f"web/src/games/{game}/data-types.ts"
    kept = (TOP / place).read_text(encoding="utf-8")
    assert kept == game_types(find(game)), f"python -m madoi.server.protocol.typescript {game} > {place}"


def test_the_words_of_every_language_are_served_whole_and_once(service: Service) -> None:
    for language in LANGUAGES:
        status, headers, text = fetched(f"{service.address}/words/{language}.ftl")
        assert status == 200
        for part in (TOP / "src" / "madoi" / "words" / language).glob("*.ftl"):
            assert part.read_text(encoding="utf-8") in text
        tag = headers["etag"]
        assert fetched(f"{service.address}/words/{language}.ftl", if_none_match=tag)[0] == 304
    assert fetched(f"{service.address}/words/xx.ftl")[0] == 404


def test_the_address_itself_shows_a_page(service: Service) -> None:
    status, headers, text = fetched(f"{service.address}/", accept_language="ja")
    assert status == 200
    assert headers["content-type"].startswith("text/html")
    assert "script-src 'self'" in headers["content-security-policy"]
    assert "Madoi 円居" in text


BUILT = pytest.mark.skipif(
    not (WEB / "index.html").exists(), reason="the web client is built into the package only"
)


@BUILT
def test_the_client_is_served_at_every_table_and_its_files_for_ever(service: Service) -> None:
    status, headers, text = fetched(f"{service.address}/t/anything")
    assert status == 200
    assert headers["cache-control"] == "no-cache"
    script = text.partition('src="')[2].partition('"')[0]
    assert script.startswith("/assets/")
    status, headers, _ = fetched(service.address + script)
    assert status == 200
    assert "immutable" in headers["cache-control"]
    assert fetched(f"{service.address}/assets/nothing.js")[0] == 404


@BUILT
def test_the_client_can_be_installed_and_its_worker_knows_every_file(service: Service) -> None:
    status, headers, text = fetched(f"{service.address}/manifest.webmanifest")
    manifest = json.loads(text)
    assert status == 200
    assert headers["content-type"].startswith("application/manifest+json")
    assert "maskable" in {icon.get("purpose") for icon in manifest["icons"]}
    page = (WEB / "index.html").read_text(encoding="utf-8")
    wanted = {icon["src"] for icon in manifest["icons"]} | set(re.findall(r'(?:href|src)="(/[^"]+)"', page))
    assert len(wanted) > 6
    for path in wanted | {shortcut["url"] for shortcut in manifest["shortcuts"]}:
        with urllib.request.urlopen(service.address + path, timeout=10) as answer:
            assert answer.status == 200, path
    for icon in manifest["icons"]:
        if icon["type"] == "image/png":
            head = (WEB / icon["src"][1:]).read_bytes()[:24]
            assert [int.from_bytes(head[16:20]), int.from_bytes(head[20:24])] == [
                int(size) for size in icon["sizes"].split("x")
            ]
    status, headers, text = fetched(f"{service.address}/sw.js")
    assert status == 200
    assert headers["cache-control"] == "no-cache"
    assert "javascript" in headers["content-type"]
    built = {f"/{path.relative_to(WEB).as_posix()}" for path in WEB.rglob("*") if path.is_file()}
    words = {f"/words/{language}.ftl" for language in LANGUAGES}
    kept = set(re.findall(r'"(/[^"]*)"', text[text.index('"files":') :].partition("]")[0]))
    assert kept == (built - {"/sw.js", "/index.html"}) | words | {"/"}
