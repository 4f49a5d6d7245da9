"""The page at the address itself: what this is and where to go on, in the browser's language."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from madoi.words import closest_language, words

_LINKS = [("front-offer", "/api/offer"), ("front-lobby", "/api/tables"), ("front-api", "/api/openapi.json")]


async def front(request: Request) -> Response:
    """A page without script or style."""
    wanted = request.headers.get("accept-language", "").partition(",")[0].partition(";")[0]
    language = closest_language(wanted)
    known = words(language)
    links = "".join(f'<li><a href="{link}">{escape(known.text(key))}</a></li>' for key, link in _LINKS)
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Madoi 円居</title>'
        f"<h1>Madoi 円居</h1><p>{escape(known.text('front-about'))}</p><ul>{links}</ul></html>"
    )
