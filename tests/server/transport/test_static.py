"""What is the same for everybody is compressed once (finding F4)."""

from __future__ import annotations

import asyncio
import gzip

import pytest
from starlette.requests import Request
from starlette.responses import Response

from madoi.server.transport import static


def fetch(language: str, **headers: str) -> Response:
    """One request for a catalogue, past the middleware."""
    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    request = Request({"type": "http", "path_params": {"language": language}, "headers": given})
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
