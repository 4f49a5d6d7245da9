"""The web client's files, and the words it speaks.

The client is built into the package (`madoi/web`); the catalogues are those of `madoi.words`, one file a
language. Where the client was not built, the address itself shows a plain page instead (`front`).
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from madoi.server.front import front
from madoi.words import LANGUAGES

WEB: Final = Path(str(files("madoi"))) / "web"
_PAGES: Final = (
    "/",
    "/t/{table}",
    "/new/{game}",
    "/learn",
    "/learn/{lesson}",
    "/cards",
    "/decks",
    "/decks/{deck}",
    "/mine",
    "/replay",
    "/replay/{table}",
    "/sheet",
    "/rules",
    "/rules/{game}",
    "/about",
)
"""Addresses of the one page; web/src/app/routes.ts says what each shows."""
_BESIDE: Final = {
    "sw.js": "text/javascript",
    "manifest.webmanifest": "application/manifest+json",
    "madoi.svg": "image/svg+xml",
    "icon-180.png": "image/png",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-maskable.png": "image/png",
}
"""Files beside the page that keep their names: the worker (web/worker), and what browsers want of an app."""
_EACH_TIME: Final = "no-cache"
_FOREVER: Final = "public, max-age=31536000, immutable"


def routes() -> list[BaseRoute]:
    """Everything that is not the interface of programs."""
    found: list[BaseRoute] = [Route("/words/{language}.ftl", speak)]
    if not (WEB / "index.html").exists():
        return [*found, Route("/", front)]
    return [
        *found,
        *(Route(path, page) for path in _PAGES),
        Mount("/assets", Assets(directory=WEB / "assets")),
        *(Route(f"/{name}", beside) for name in _BESIDE),
    ]


class Assets(StaticFiles):
    """Built files carry their contents' hash in their names, so they never change."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = _FOREVER
        return response


async def page(request: Request) -> Response:
    """The one page of the client; what it shows is in its address."""
    return FileResponse(WEB / "index.html", headers={"cache-control": _EACH_TIME})


async def beside(request: Request) -> Response:
    """A file beside the page. A browser asks for it each time, so that an old worker never stays."""
    name = request.url.path.removeprefix("/")
    return FileResponse(WEB / name, media_type=_BESIDE[name], headers={"cache-control": _EACH_TIME})


async def speak(request: Request) -> Response:
    """All words of a language."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        return Response(status_code=404)
    text, tag = _catalogue(language)
    headers = {"cache-control": _EACH_TIME, "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@cache
def _catalogue(language: str) -> tuple[bytes, str]:
    folder = files("madoi.words") / language
    parts = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )
    text = "\n".join(part.read_text(encoding="utf-8") for part in parts).encode()
    return text, f'"{sha256(text).hexdigest()[:16]}"'
