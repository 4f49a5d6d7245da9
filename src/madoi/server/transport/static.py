"""Static files: the web client, the word catalogues, and boards of plugins.

The web client is built into the package (`madoi/web`). The catalogues are those of `madoi.words` and of
plugins: for each language one file that every page needs, and parts that some pages load: the rules, and the
words of one page. Where the client was not built, `/` shows a plain landing page.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Awaitable, Callable
from functools import cache
from gzip import compress, decompress
from hashlib import sha256
from html import escape
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from madoi.core.screens import screens_of
from madoi.games import find as find_game
from madoi.games import names as game_names
from madoi.plugins import GAMES, package_folder, registered
from madoi.words import LANGUAGES, catalogue_texts, closest_language, plugin_text, words

WEB: Final = Path(str(files("madoi"))) / "web"
RUNTIME: Final = Path(str(files("madoi"))) / "local" / "runtime"
"""What browsers load to run tables themselves (tools/runtime_build.py). It may be built while the server
runs."""
_RUNTIME_FILE: Final = re.compile(r"[0-9a-f]{16}/[a-z_.-]+")
_NO_RUNTIME: Final = b'{"version": ""}'
_RUNTIME_TYPES: Final = {".wasm": "application/wasm", ".mjs": "text/javascript", ".json": "application/json"}
RUNTIME_FILES: Final = "/runtime/"
CLIENT_FILES: Final = ("/assets/", "/words/", "/boards/", RUNTIME_FILES)
"""How the paths of files begin that are the same for everybody."""
_CLIENT_PAGES: Final = (
    "/",
    "/t/{table}",
    "/new/{game}",
    "/learn",
    "/learn/{lesson}",
    "/cards",
    "/decks",
    "/decks/{deck}",
    "/print",
    "/print/{deck}",
    "/mine",
    "/replay",
    "/replay/{table}",
    "/sheet",
    "/counter",
    "/workshop",
    "/rules",
    "/rules/{game}",
    "/evening",
    "/evening/{evening}",
    "/about",
    "/preferences",
    "/puzzles",
    "/puzzles/{puzzle}",
    "/ratings",
    "/ratings/{game}",
    "/daily",
    "/daily/{day}",
)
"""Paths of the single-page client; web/src/app/routes.ts says what each shows."""
_ROOT_FILES: Final = {
    "sw.js": "text/javascript",
    "manifest.webmanifest": "application/manifest+json",
    "madoi.svg": "image/svg+xml",
    "icon-180.png": "image/png",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-maskable.png": "image/png",
    "preview-madoi.png": "image/png",
    "preview-kasane.png": "image/png",
    "preview-yurikure.png": "image/png",
    "preview-lily.png": "image/png",
}
"""Files with fixed names: the service worker (web/worker), those of an installed web app, and the pictures of
links (`madoi.server.http.previews`)."""
_LANDING_LINKS: Final = {
    "front-offer": "/api/offer",
    "front-lobby": "/api/tables",
    "front-api": "/api/openapi.json",
}
_NOT_FOR_PAGES: Final = ("admin", "lab", "learning", "preview", "puzzles", "workshop-metagame")
"""How files of a catalogue begin that only the command line and the server itself read."""
_PARTS: Final = {
    "rules": "rules",
    "match": "web-match",
    "evening": "web-evening",
    "daily": "web-daily",
    "puzzles": "web-puzzles",
    "ratings": "web-ratings",
}
"""Parts of a catalogue that pages load when they need them, and how their files begin."""
_CATALOGUE_PARTS: Final = {
    f"{language}-{part}" if part else language: (language, part)
    for language in LANGUAGES
    for part in ("", *_PARTS)
}
CATALOGUES: Final = tuple(_CATALOGUE_PARTS)
"""What a client can ask for; web/src/i18n/words.svelte.ts knows the same names."""
_REVALIDATE: Final = "no-cache"
_CACHE_FOREVER: Final = "public, max-age=31536000, immutable"


def routes(serve_page: Callable[[Request, Path], Awaitable[Response]]) -> list[BaseRoute]:
    """Everything that is not the HTTP API. ``serve_page`` answers with the client's page; the path says what
    it shows."""

    async def show_page(request: Request) -> Response:
        return await serve_page(request, WEB / "index.html")

    found: list[BaseRoute] = [
        Route("/words/{name}.ftl", serve_catalogue),
        Route("/boards/{game}.js", serve_board),
    ]
    if not (WEB / "index.html").exists():
        return [*found, Route("/", serve_landing_page)]
    return [
        *found,
        *(Route(path, show_page) for path in _CLIENT_PAGES),
        Route(RUNTIME_FILES + "{file:path}", serve_runtime_file),
        Mount("/assets", Assets(directory=WEB / "assets")),
        *(Route(f"/{name}", serve_root_file) for name in _ROOT_FILES),
        Route("/favicon.ico", serve_icon),
    ]


class Assets(StaticFiles):
    """Built files have a hash of their contents in their names, so they never change. The build compressed
    most of them (web/packed.ts)."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        packed = f"{full_path}.br"
        if _accepts_brotli(scope) and os.path.exists(packed):
            headers = {"content-encoding": "br", "vary": "Accept-Encoding"}
            response: Response = FileResponse(packed, media_type=guess_type(full_path)[0], headers=headers)
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = _CACHE_FOREVER
        return response


def _accepts_brotli(scope: Scope) -> bool:
    """Browsers do over TLS, and from their own machine."""
    accepted = Headers(scope=scope).get("accept-encoding", "")
    return "br" in [part.partition(";")[0].strip() for part in accepted.split(",")]


async def serve_root_file(request: Request) -> Response:
    """Serve a file with a fixed name. Browsers revalidate it, so that no old service worker stays."""
    name = request.url.path.removeprefix("/")
    return FileResponse(WEB / name, media_type=_ROOT_FILES[name], headers={"cache-control": _REVALIDATE})


async def serve_runtime_file(request: Request) -> Response:
    """Serve a file of the runtime of local tables. They are kept compressed: doing it again would take
    a second each time."""
    name: str = request.path_params["file"]
    if name == "manifest.json":
        found = (RUNTIME / name).read_bytes() if (RUNTIME / name).exists() else _NO_RUNTIME
        return Response(found, media_type="application/json", headers={"cache-control": _REVALIDATE})
    packed = {encoding: RUNTIME / f"{name}.{suffix}" for encoding, suffix in (("br", "br"), ("gzip", "gz"))}
    if not _RUNTIME_FILE.fullmatch(name) or not packed["gzip"].exists():
        raise HTTPException(404)
    headers = {"cache-control": _CACHE_FOREVER, "vary": "Accept-Encoding"}
    media_type = _RUNTIME_TYPES.get(Path(name).suffix, "application/octet-stream")
    if _accepts_brotli(request.scope):
        encoding = "br"
    elif "gzip" in request.headers.get("accept-encoding", ""):
        encoding = "gzip"
    else:
        headers["content-encoding"] = "identity"  # so that it is not compressed on the way
        body = await asyncio.to_thread(lambda: decompress(packed["gzip"].read_bytes()))
        return Response(body, media_type=media_type, headers=headers)
    headers["content-encoding"] = encoding
    return FileResponse(packed[encoding], media_type=media_type, headers=headers)


async def serve_icon(request: Request) -> Response:
    """Browsers ask for it where an answer is no page, such as JSON."""
    return RedirectResponse("/madoi.svg", status_code=301)


async def prepare_catalogues() -> None:
    """Read and compress all word catalogues, before somebody asks for them."""
    for name in CATALOGUES:
        _catalogue(name)
        await asyncio.sleep(0)


async def serve_catalogue(request: Request) -> Response:
    name = request.path_params["name"]
    if name not in CATALOGUES:
        return Response(status_code=404)
    catalogue = _catalogue(name)
    headers = {"cache-control": _REVALIDATE, "etag": catalogue.tag, "vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == catalogue.tag:
        return Response(status_code=304, headers=headers)
    body = catalogue.text
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = catalogue.compressed, "gzip"
    return Response(body, media_type="text/plain; charset=utf-8", headers=headers)


async def serve_board(request: Request) -> Response:
    """Serve the board that the package of a game brings for browsers."""
    game = request.path_params["game"]
    path = _board_file(game)
    if path is None or not path.is_file():
        return Response(status_code=404)
    return FileResponse(path, media_type="text/javascript", headers={"cache-control": _REVALIDATE})


def _board_file(game: str) -> Path | None:
    """The board that the package of a game has; None for anything else."""
    registration = registered(GAMES).get(game)
    web = screens_of(find_game(game)).web if registration else ""
    folder = package_folder(registration) if registration and web else None
    return None if folder is None else folder / web


async def serve_landing_page(request: Request) -> Response:
    """A page without script or style, in the browser's language, where the client was not built."""
    preferred = request.headers.get("accept-language", "").partition(",")[0].partition(";")[0]
    language = closest_language(preferred)
    known = words(language)
    links = "".join(
        f'<li><a href="{link}">{escape(known.text(key))}</a></li>' for key, link in _LANDING_LINKS.items()
    )
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Madoi 円居</title>'
        f"<h1>Madoi 円居</h1><p>{escape(known.text('front-about'))}</p><ul>{links}</ul></html>"
    )


class _Catalogue(NamedTuple):
    """The same for everybody, so it is compressed once: compressing costs more than all else of a request."""

    text: bytes
    compressed: bytes
    tag: str


def _rulebooks() -> str:
    """How the ids of each game's rules begin."""
    rules = {name: find_game(name).rules for name in game_names()}
    return "\n".join(
        f"rulebook-{name} = {found[0].partition('-')[0]}" for name, found in rules.items() if found
    )


def catalogue_text(name: str) -> bytes:
    """One of `CATALOGUES`, as the client reads it."""
    return _catalogue(name).text


def _part_of(file: str) -> str | None:
    """The part of the catalogue that a file belongs to; empty: what every page needs; None: no page's."""
    if file.startswith(_NOT_FOR_PAGES):
        return None
    return next((part for part, start in _PARTS.items() if file.startswith(start)), "")


@cache
def _catalogue(name: str) -> _Catalogue:
    language, part = _CATALOGUE_PARTS[name]
    texts = [text for file, text in catalogue_texts(language).items() if _part_of(file) == part]
    if not part:
        texts += [plugin_text(language), _rulebooks()]
    text = "\n".join(texts).encode()
    return _Catalogue(text, compress(text, mtime=0), f'"{sha256(text).hexdigest()[:16]}"')
