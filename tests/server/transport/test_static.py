"""The web client's files and the words it speaks."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import urllib.error
import urllib.request
from pathlib import Path
from urllib.parse import urljoin

import pytest
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from madoi.games import NAMES, find
from madoi.server.transport import static
from madoi.server.transport.static import WEB
from madoi.words import LANGUAGES
from support.checkout import TOP
from support.server.service_process import Service


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


NOT_FOR_PAGES = ("admin", "lab", "learning", "preview", "puzzles", "workshop-metagame")
PARTS = {
    "rules": "rules",
    "web-match": "match",
    "web-evening": "evening",
    "web-daily": "daily",
    "web-puzzles": "puzzles",
    "web-ratings": "ratings",
}
"""How the files of each part of a catalogue begin."""


def test_what_pages_are_not_sent_no_page_says() -> None:
    sources = "\n".join(
        path.read_text(encoding="utf-8")
        for path in (TOP / "web" / "src").rglob("*")
        if path.suffix in (".ts", ".svelte")
    )
    for part in (TOP / "src" / "madoi" / "words" / "en").glob("*.ftl"):
        if part.name.startswith(NOT_FOR_PAGES):
            keys = re.findall(r"^([a-z][\w-]+) =", part.read_text(encoding="utf-8"), re.MULTILINE)
            assert [key for key in keys if key in sources] == [], part.name


def test_the_words_of_every_language_are_served_whole_and_once(service: Service) -> None:
    for language in LANGUAGES:
        texts = {}
        for name in (language, *(f"{language}-{part}" for part in PARTS.values())):
            status, headers, texts[name] = fetched(f"{service.address}/words/{name}.ftl")
            assert status == 200
            assert fetched(f"{service.address}/words/{name}.ftl", if_none_match=headers["etag"])[0] == 304
        for part in (TOP / "src" / "madoi" / "words" / language).glob("*.ftl"):
            within = [name for name, text in texts.items() if part.read_text(encoding="utf-8") in text]
            for_pages = not part.name.startswith(NOT_FOR_PAGES)
            own = next((f"-{name}" for start, name in PARTS.items() if part.name.startswith(start)), "")
            assert within == [f"{language}{own}"] * for_pages
    assert fetched(f"{service.address}/words/xx.ftl")[0] == 404


def test_a_page_knows_whose_rules_are_whose() -> None:
    for language in LANGUAGES:
        text = static.catalogue_text(language).decode()
        assert all(f"rulebook-{name} = {find(name).rules[0][:2]}\n" in f"{text}\n" for name in NAMES)


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
def test_the_icon_that_browsers_ask_for_by_themselves_is_the_client_s(service: Service) -> None:
    status, headers, _ = fetched(f"{service.address}/favicon.ico")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")


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
@pytest.mark.parametrize(("accepted", "sent"), [("gzip, deflate, br", "br"), ("gzip;q=1, abr", "gzip")])
def test_scripts_and_styles_are_sent_as_the_build_compressed_them(
    service: Service, accepted: str, sent: str
) -> None:
    script = max((WEB / "assets").glob("app-*.js"), key=lambda path: path.stat().st_size)
    request = urllib.request.Request(
        f"{service.address}/assets/{script.name}", headers={"accept-encoding": accepted}
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        body = answer.read()
    assert answer.headers["content-encoding"] == sent
    assert answer.headers["content-type"].startswith("text/javascript")
    assert (answer.headers["vary"], "immutable" in answer.headers["cache-control"]) == (
        "Accept-Encoding",
        True,
    )
    assert (body == script.with_name(f"{script.name}.br").read_bytes()) == (sent == "br")
    assert len(body) < script.stat().st_size / 2


@BUILT
def test_the_client_can_be_installed_and_its_worker_knows_every_file(service: Service) -> None:
    where = f"{service.address}/manifest.webmanifest"  # its own addresses are relative: a site may lie in a folder
    status, headers, text = fetched(where)
    manifest = json.loads(text)
    assert status == 200
    assert headers["content-type"].startswith("application/manifest+json")
    assert "maskable" in {icon.get("purpose") for icon in manifest["icons"]}
    page = (WEB / "index.html").read_text(encoding="utf-8")
    wanted = {icon["src"] for icon in manifest["icons"]} | set(re.findall(r'(?:href|src)="(/[^"]+)"', page))
    assert len(wanted) > 6
    for path in wanted | {shortcut["url"] for shortcut in manifest["shortcuts"]}:
        with urllib.request.urlopen(urljoin(where, path), timeout=10) as answer:
            assert answer.status == 200, path
    for icon in manifest["icons"]:
        if icon["type"] == "image/png":
            head = (WEB / icon["src"]).read_bytes()[:24]
            assert [int.from_bytes(head[16:20]), int.from_bytes(head[20:24])] == [
                int(size) for size in icon["sizes"].split("x")
            ]
    status, headers, text = fetched(f"{service.address}/sw.js")
    assert status == 200
    assert headers["cache-control"] == "no-cache"
    assert "javascript" in headers["content-type"]
    files = [
        path.relative_to(WEB).as_posix() for path in WEB.rglob("*") if path.is_file() and path.suffix != ".br"
    ]
    built = {f"/{file}" for file in files if not file.startswith("preview-")}  # those are for chat programs
    words = {f"/words/{name}.ftl" for name in static.CATALOGUES}
    kept = set(re.findall(r'"(/[^"]*)"', text[text.index('"files":') :].partition("]")[0]))
    assert kept == (built - {"/sw.js", "/index.html"}) | words | {"/"}


@pytest.mark.parametrize(
    ("accepted", "encoding", "sent"),
    [("gzip, br", "br", "memory.bin.br"), ("gzip", "gzip", "memory.bin.gz"), ("", "identity", b"memory")],
)
def test_the_runtime_is_sent_in_the_best_form_that_a_browser_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accepted: str, encoding: str, sent: str | bytes
) -> None:
    folder = tmp_path / ("0" * 16)
    folder.mkdir()
    (folder / "memory.bin.br").write_bytes(b"brotli")
    (folder / "memory.bin.gz").write_bytes(gzip.compress(b"memory"))
    monkeypatch.setattr(static, "RUNTIME", tmp_path)
    headers = [(b"accept-encoding", accepted.encode())]
    path = {"file": f"{folder.name}/memory.bin"}
    answer = asyncio.run(
        static.serve_runtime_file(Request({"type": "http", "path_params": path, "headers": headers}))
    )
    assert answer.headers["content-encoding"] == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    found = Path(answer.path).name if isinstance(answer, FileResponse) else answer.body
    assert found == sent


# What is the same for everybody is compressed once (finding F4).


def fetch(language: str, **headers: str) -> Response:
    """One request for a catalogue, past the middleware."""
    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    request = Request({"type": "http", "path_params": {"name": language}, "headers": given})
    return asyncio.run(static.serve_catalogue(request))


def test_a_catalogue_is_compressed_once_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    compressed: list[bytes] = []

    def compress(text: bytes, mtime: float) -> bytes:
        compressed.append(text)
        return gzip.compress(text, mtime=mtime)

    monkeypatch.setattr(static, "compress", compress)
    static._catalogue.cache_clear()
    answers = [fetch("ja", accept_encoding="gzip, br") for _ in range(5)]
    assert len(compressed) == 1
    assert {answer.headers["content-encoding"] for answer in answers} == {"gzip"}
    assert {gzip.decompress(bytes(answer.body)) for answer in answers} == {compressed[0]}
    plain = fetch("ja")
    assert "content-encoding" not in plain.headers
    assert plain.body == compressed[0]
    assert {"Accept-Encoding"} == {answer.headers["vary"] for answer in [*answers, plain]}


def test_a_catalogue_that_is_known_is_not_sent_again() -> None:
    tag = fetch("en").headers["etag"]
    assert fetch("en", if_none_match=tag).status_code == 304
