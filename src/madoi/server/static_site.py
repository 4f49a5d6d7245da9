"""A site without a server: the web client, the runtime of local tables, and answers as files, in one folder.

Every page lies in a folder of its own and finds the others by relative addresses, so that any static host can
serve it, also under a sub-path. The client shows nothing that needs a server (web/src/state/site.ts).
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

import msgspec
from markdown_it import MarkdownIt

from madoi.core.refusal import BadOption, Refusal
from madoi.games import find as find_game
from madoi.games import names as game_names
from madoi.server.daily_pars import Pars
from madoi.server.protocol.puzzles import PuzzleGame, PuzzleList
from madoi.server.runtime.lesson_catalogue import LessonCatalogue
from madoi.server.runtime.puzzle_catalogue import PuzzleCatalogue
from madoi.server.table.projection.games import build_offer, catalogue
from madoi.server.transport import static
from madoi.server.transport.middleware import SECURITY_HEADERS

_PAGES: Final = (
    *("", "learn", "rules", "replay", "mine", "decks", "cards", "sheet", "counter", "print"),
    *("preferences", "about", "puzzles", "daily"),
)
"""Pages with a fixed address (web/src/app/routes.ts). Others are reached from these."""
_NO_META: Final = "frame-ancestors"
"""Browsers ignore this part of a policy in a page."""
_PACKED: Final = "-gz"
_ADDRESS: Final = re.compile(r'\b(href|src)="/')
_LINK: Final = re.compile(r'<a href="(?![\w-]+/"|https:)[^"]*">(.*?)</a>')
"""Links of the findings to other pages of the documentation, which the site does not have."""


def write_site(
    out: Path,
    base: str = "",
    findings: Path | None = None,
    puzzles: int | None = None,
    pars: Pars | None = None,
) -> int:
    """Write the site; returns how many files it has. ``base``: the sub-path it will have, for the page that
    hosts show for unknown addresses. ``puzzles``: at most this many per game. ``pars``: those of the deals of
    the day. Raises `BadOption`."""
    if not (static.WEB / "index.html").exists() or not (static.RUNTIME / "manifest.json").exists():
        raise BadOption(Refusal("site-not-built", "", {}))
    if out.exists() and any(out.iterdir()):
        raise BadOption(Refusal("site-not-empty", "", {"folder": str(out)}))
    shutil.copytree(static.WEB, out, dirs_exist_ok=True, ignore=shutil.ignore_patterns("preview-*", "*.br"))
    _write_runtime(out / "runtime")
    page = _page((static.WEB / "index.html").read_text(encoding="utf-8"))
    for name in (*_PAGES, *_pages_of_games()):
        _write(out / name / "index.html", _at(page, "../" * len(Path(name).parts) or "./"))
    if base:
        _write(out / "404.html", _at(page, f"/{base.strip('/')}/".replace("//", "/")))
    _write(out / "api" / "daily" / "pars.json", msgspec.json.encode(pars or {}))
    for name, body in (*_answers(), *_puzzles(puzzles)):
        _write(out / "api" / f"{name}.json", body)
    for name in static.CATALOGUES:
        _write(out / "words" / f"{name}.ftl", static.catalogue_text(name))
    if findings is not None:
        _write_findings(out / "findings", findings)
    return sum(path.is_file() for path in out.rglob("*"))


def _pages_of_games() -> list[str]:
    games = game_names()
    lessons = [one.id for one in LessonCatalogue().list_lessons().lessons]
    return [
        *(f"{page}/{game}" for page in ("rules", "new") for game in games),
        *(f"learn/{id}" for id in lessons),
    ]


def _page(index: str) -> str:
    """The page of the client, with the policy that a server would send and a mark for the client."""
    policy = SECURITY_HEADERS["content-security-policy"].split("; ")
    allowed = "; ".join(part for part in policy if not part.startswith(_NO_META))
    return index.replace(
        "<title>",
        f'<meta http-equiv="Content-Security-Policy" content="{escape(allowed)}" />\n'
        '    <meta name="referrer" content="no-referrer" />\n'
        '    <meta name="madoi-site" content="static" />\n    <title>',
        1,
    )


def _at(page: str, root: str) -> str:
    """The page with the addresses of its files below this one."""
    return _ADDRESS.sub(rf'\1="{root}', page)


def _write_runtime(out: Path) -> None:
    """Write the runtime compressed: hosts may send files as they are, and the client unpacks them.

    Some hosts unpack what is named like an archive. So the names end otherwise."""
    manifest = msgspec.json.decode((static.RUNTIME / "manifest.json").read_bytes())
    _write(out / "manifest.json", msgspec.json.encode({**manifest, "packed": _PACKED}))
    for path in static.RUNTIME.rglob("*.gz"):
        name = path.relative_to(static.RUNTIME)
        _write(out / name.with_name(name.stem + _PACKED), path.read_bytes())


def _answers() -> Iterator[tuple[str, bytes]]:
    """Answers of the HTTP interface that are the same for everybody."""
    yield "offer", msgspec.json.encode(build_offer())
    lessons = LessonCatalogue()
    listed = lessons.list_lessons()
    yield "lessons", msgspec.json.encode(listed)
    for lesson in listed.lessons:
        yield f"lessons/{lesson.id}", lessons.encoded_lesson(lesson.id)
    for game in game_names():
        yield f"games/{game}/stock", msgspec.json.encode(catalogue(find_game(game)))


def _puzzles(most: int | None) -> Iterator[tuple[str, bytes]]:
    """Puzzles, each with its answer in a file of its own, which the page fetches after the move."""
    catalogue = PuzzleCatalogue()
    listed = catalogue.list_puzzles()
    games = [PuzzleGame(one.game, one.puzzles[:most]) for one in listed.games]
    yield "puzzles", msgspec.json.encode(PuzzleList(games))
    for one in games:
        yield f"puzzles/{one.game}", catalogue.encoded_reference(one.game)
        for puzzle in one.puzzles:
            yield f"puzzles/{one.game}/{puzzle.id}", catalogue.encoded_content(one.game, puzzle.id)
            solution = catalogue.encoded_solution(one.game, puzzle.id)
            yield f"puzzles/{one.game}/{puzzle.id}/solution", solution


def _write_findings(out: Path, findings: Path) -> None:
    """The pages of docs/findings as HTML."""
    markdown = MarkdownIt("commonmark").enable("table")
    style = (Path(__file__).parent.parent / "lab" / "page.css").read_text(encoding="utf-8")
    _write(out / "page.css", style)
    for path in sorted(findings.glob("*.md")):
        is_index = path.stem == "README"
        text = path.read_text(encoding="utf-8")
        title = text.partition("\n")[0].removeprefix("# ")
        body = markdown.render(re.sub(r"\]\((\w+)\.md\)", r"](\1/)", text))
        up = "" if is_index else "../"
        body = _LINK.sub(r"\1", body).replace('src="images/', f'src="{up}images/')
        body = body.replace("<table>", '<div class="wide" tabindex="0"><table>')
        body = body.replace("</table>", "</table></div>")
        home = f'<p><a href="../{up}">Madoi 円居</a></p>'
        _write(
            out / ("" if is_index else path.stem) / "index.html",
            '<!doctype html><html lang="en"><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
            f'<link rel="icon" href="../{up}madoi.svg">'
            f'<link rel="stylesheet" href="{up}page.css"><main>{home}{body}</main></html>\n',
        )
    for image in (findings / "images").glob("*.svg"):
        _write(out / "images" / image.name, image.read_bytes())


def _write(path: Path, contents: str | bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(contents.encode() if isinstance(contents, str) else contents)
