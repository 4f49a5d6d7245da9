"""Pages of the web client, each with a title, a description and a picture for chat programs (Open Graph).

A preview has what anybody with the link may know: the game, the names at the table, whether it has begun. It
is read from what the store keeps of a table for the lobby, never from the game itself. Of an evening it has
the name of the host.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from madoi.core.refusal import Refused
from madoi.games import names as game_names
from madoi.server import limits
from madoi.server.protocol.tables import TableSummary
from madoi.server.rate_limits import TokenBuckets, client_network
from madoi.server.runtime.lesson_catalogue import LessonCatalogue
from madoi.server.runtime.registry import TableRegistry
from madoi.server.storage.evenings import EveningStore
from madoi.words import LANGUAGES, Words, closest_language, plain_words, words

SITE: Final = "Madoi 円居"
PICTURES: Final = {game: f"/preview-{game}.png" for game in ("kasane", "yurikure", "lily")}
"""Drawn from the scenes of the home page, 1200 by 630 pixels (web/public)."""
SITE_PICTURE: Final = "/preview-madoi.png"
_LOCALES: Final = {"en": "en_US", "ja": "ja_JP", "zh-Hant": "zh_TW"}
_GAME_PAGES: Final = {"rules": "preview-rules", "new": "preview-new"}
_CARD_PAGES: Final = {"decks": "preview-decks", "cards": "preview-cards"}
_LISTS: Final = {
    "learn": ("preview-learn-all", "web-about"),
    "rules": ("preview-rules-all", "web-about"),
    "evening": ("web-evening-page", "evening-about"),
    "daily": ("web-daily", "daily-about"),
    "puzzles": ("puzzle-title", "puzzle-about"),
    "ratings": ("rating-title", "rating-about"),
}
"""Title and description."""
_STORED_PAGES: Final = ("t", "replay", "evening")
_PHASES: Final = {
    "waiting": "preview-table-playing",  # all seats are taken: the row is older than that
    "playing": "preview-table-playing",
    "over": "preview-table-over",
}
_TITLE: Final = f"<title>{SITE}</title>"
_LANGUAGE: Final = '<html lang="en">'


class Preview(NamedTuple):
    """What a chat program shows of a link."""

    title: str
    description: str
    game: str = ""


class PagePreviews:
    """Makes the pages. A table or an evening is read from the store at most every few seconds. An address
    that has read too many gets the page of an unknown one."""

    def __init__(self, registry: TableRegistry, lessons: LessonCatalogue, origins: Sequence[str]) -> None:
        self._store = registry.context.store
        self._evenings = EveningStore(self._store)
        self._clock = registry.clock
        self._lessons = lessons
        self._origins = {origin.partition("://")[2]: origin for origin in origins}
        self._reads = TokenBuckets(
            "previews",
            limits.PREVIEWS_PER_SECOND,
            limits.PREVIEWS_BURST,
            registry.context.shared,
            registry.clock,
        )
        self._cache: dict[str, tuple[float, Preview | None]] = {}

    async def respond(self, request: Request, page: Path) -> Response:
        """The client's single page, with the preview of this address."""
        language = _language_of(request)
        preview = await self._preview(request, words(language))
        origin = self._origins.get(request.url.netloc, f"{request.url.scheme}://{request.url.netloc}")
        body = _render(page.read_text(encoding="utf-8"), preview, language, origin, request.url.path)
        tag = f'"{sha256(body).hexdigest()[:16]}"'
        headers = {"cache-control": "no-cache", "etag": tag, "vary": "Accept-Language, Accept-Encoding"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(body, media_type="text/html; charset=utf-8", headers=headers)

    async def _preview(self, request: Request, known: Words) -> Preview:
        _, page, about = (*request.url.path.split("/"), "", "")[:3]
        if page in _STORED_PAGES and about:
            return await self._of_stored(request, page, about, known) or _of_site(known)
        if page == "learn" and about:
            return self._of_lesson(about, known)
        if page in _GAME_PAGES and about in game_names():
            title = known.text(_GAME_PAGES[page], {"game": _game_name(known, about)})
            return Preview(title, _game_about(known, about), about)
        if page in _CARD_PAGES:
            return Preview(known.text(_CARD_PAGES[page]), known.text("preview-decks-about"), "lily")
        game = about.rpartition("-")[0]
        if page == "puzzles" and game in game_names():
            title = f"{known.text('puzzle-title')} · {_game_name(known, game)}"
            return Preview(title, known.text("puzzle-about"), game)
        if page in _LISTS:
            title, description = _LISTS[page]
            return Preview(known.text(title), known.text(description))
        return _of_site(known)

    async def _of_stored(self, request: Request, page: str, id: str, known: Words) -> Preview | None:
        """The preview of a table or an evening; None: there is none, or this address has read too many."""
        now = self._clock.monotonic()
        link = f"{known.language} {page} {id}"
        read_at, preview = self._cache.get(link, (-limits.PREVIEW_SECONDS, None))
        if now - read_at < limits.PREVIEW_SECONDS:
            return preview
        if len(id) > limits.MAX_TABLE_ID_CHARACTERS or not self._reads.take(client_network(request.scope), 1):
            return None
        if page == "evening":
            preview = await self._of_evening(id, known)
        else:
            stored = await self._store.summary(id)
            table = msgspec.json.decode(stored, type=TableSummary) if stored else None
            preview = _of_table(table, page, known) if table else None
        self._cache[link] = (now, preview)
        if len(self._cache) > limits.MAX_CACHED_PREVIEWS:
            del self._cache[next(iter(self._cache))]
        return preview

    async def _of_evening(self, id: str, known: Words) -> Preview | None:
        try:
            _, evening = await self._evenings.fetch(id)
        except Refused:
            return None
        host = evening.host
        invites = evening.phase != "over" and host >= 0
        key = "preview-evening-invites" if invites else "evening-of"
        facts = {"game": _game_name(known, evening.game), "name": evening.players[host].name}
        return Preview(known.text(key, facts), known.text("evening-about"), evening.game)

    def _of_lesson(self, id: str, known: Words) -> Preview:
        lesson = next((one for one in self._lessons.list_lessons().lessons if one.id == id), None)
        if lesson is None:
            return _of_site(known)
        title, about = (_localized(texts, known) for texts in (lesson.title, lesson.about))
        return Preview(f"{_game_name(known, lesson.game)}: {title}", about, lesson.game)


def _of_site(known: Words) -> Preview:
    return Preview(SITE, known.text("web-about"))


def _of_table(table: TableSummary, page: str, known: Words) -> Preview:
    game = _game_name(known, table.game)
    people = [seat.name for seat in table.seats if seat.kind == "person" and seat.name]
    is_open = any(seat.kind in ("open", "invited") for seat in table.seats)
    if table.phase == "waiting" and is_open:
        key = "web-invites-you" if people else "web-invitation-to"
        title = known.text(key, {"game": game, "name": people[0] if people else ""})
    elif people:
        key = "preview-replay" if page == "replay" else _PHASES[table.phase]
        title = known.text(key, {"game": game, "name": known.joined(people)})
    else:
        title = game
    return Preview(title, _game_about(known, table.game), table.game)


def _localized(texts: Mapping[str, str], known: Words) -> str:
    return texts.get(known.language) or next(iter(texts.values()), "")


def _game_name(known: Words, game: str) -> str:
    key = f"web-game-{game}"
    return known.text(key) if known.has(key) else plain_words(game)


def _game_about(known: Words, game: str) -> str:
    key = f"web-about-{game}"
    return known.text(key if known.has(key) else "web-about")


def _language_of(request: Request) -> str:
    """The language that the link names, as a chat program asks for none; else the browser's."""
    named = request.query_params.get("lang", "")
    if named in LANGUAGES:
        return named
    return closest_language(request.headers.get("accept-language", "").partition(",")[0].partition(";")[0])


def _render(template: str, preview: Preview, language: str, origin: str, path: str) -> bytes:
    picture = origin + PICTURES.get(preview.game, SITE_PICTURE)
    properties = {
        "og:site_name": SITE,
        "og:type": "website",
        "og:locale": _LOCALES[language],
        "og:url": origin + path,
        "og:title": preview.title,
        "og:description": preview.description,
        "og:image": picture,
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    tags.append(f'<meta name="description" content="{escape(preview.description)}" />')
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    title = preview.title if preview.title == SITE else f"{preview.title} · {SITE}"
    head = "\n    ".join([f"<title>{escape(title)}</title>", *tags])
    return template.replace(_LANGUAGE, f'<html lang="{language}">', 1).replace(_TITLE, head, 1).encode()
